//! Ratings on the scale of Elo: numbers whose differences say how often one bot comes before another, fitted by the
//! Bradley-Terry model. Their margins are those of the jackknife.

use crate::standings::{JACKKNIFE_GROUPS, Standings};

/// How many points make a player ten times as likely to come first.
const SCALE: f64 = 400.0;
/// What the ratings of all bots average to.
const MEAN: f64 = 1500.0;
/// More steps than the fit needs.
const STEPS: usize = 10_000;
/// When the fit is good enough, in points.
const ENOUGH: f64 = 1e-6;

/// A bot's rating and its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating; the mean of all bots is 1500.
    pub rating: f64,
    /// Half the width of the 95 % interval.
    pub margin: f64,
}

/// The ratings that explain best who came before whom (maximum likelihood under the Bradley-Terry model). The margins
/// come from the jackknife: from how the ratings change when one group of deals after the other is left out.
pub fn ratings(standings: &Standings) -> Vec<Rating> {
    let all = fit(&standings.before(None));
    let without: Vec<Vec<f64>> =
        (0..JACKKNIFE_GROUPS).map(|part| fit(&standings.before(Some(part)))).collect();
    let margin = |bot: usize| {
        let mean = without.iter().map(|ratings| ratings[bot]).sum::<f64>() / JACKKNIFE_GROUPS as f64;
        let squares: f64 = without.iter().map(|ratings| (ratings[bot] - mean).powi(2)).sum();
        // Student's factor for so many groups.
        2.09 * (squares * (JACKKNIFE_GROUPS - 1) as f64 / JACKKNIFE_GROUPS as f64).sqrt()
    };
    all.iter().enumerate().map(|(bot, rating)| Rating { rating: *rating, margin: margin(bot) }).collect()
}

/// Each bot's rating by how often it came before the others, by the minorise-maximise iteration. Half a win for and
/// against everybody is added (a prior), so that nobody is rated endlessly high.
fn fit(before: &[Vec<f64>]) -> Vec<f64> {
    let bots = before.len();
    let mut strengths = vec![1.0_f64; bots];
    let rating = |strength: f64| SCALE * strength.log10();
    for _ in 0..STEPS {
        let next: Vec<f64> = (0..bots)
            .map(|bot| {
                let others = || (0..bots).filter(|other| *other != bot);
                let won: f64 = others().map(|other| before[bot][other] + 0.5).sum();
                let expected: f64 = others()
                    .map(|other| {
                        let games = before[bot][other] + before[other][bot] + 1.0;
                        games / (strengths[bot] + strengths[other])
                    })
                    .sum();
                if expected > 0.0 { won / expected } else { 1.0 }
            })
            .collect();
        let mean = next.iter().map(|strength| strength.ln()).sum::<f64>() / bots.max(1) as f64;
        let next: Vec<f64> = next.iter().map(|strength| strength / mean.exp()).collect();
        let moved = |(old, new): (&f64, &f64)| (rating(*old) - rating(*new)).abs();
        let furthest = strengths.iter().zip(&next).map(moved).fold(0.0, f64::max);
        strengths = next;
        if furthest < ENOUGH {
            break;
        }
    }
    strengths.iter().map(|strength| MEAN + rating(*strength)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_are_what_the_results_say() {
        // 10 : 1 is 400 points.
        let ratings = fit(&[vec![0.0, 1000.0], vec![100.0, 0.0]]);
        assert!((ratings[0] - ratings[1] - 400.0).abs() < 1.0, "{ratings:?}");
        assert!((ratings[0] + ratings[1] - 3000.0).abs() < 1e-6);
        // Strengths 4 : 2 : 1 are found from all pairs together.
        let ratings = fit(&[vec![0.0, 4000.0, 4800.0], vec![2000.0, 0.0, 4000.0], vec![1200.0, 2000.0, 0.0]]);
        for pair in ratings.windows(2) {
            assert!((pair[0] - pair[1] - SCALE * 2.0_f64.log10()).abs() < 1.0, "{ratings:?}");
        }
    }

    #[test]
    fn nobody_is_rated_endlessly() {
        let ratings = fit(&[vec![0.0, 100.0], vec![0.0, 0.0]]);
        assert!(ratings[0] - ratings[1] > 500.0 && ratings.iter().all(|rating| rating.is_finite()));
        assert_eq!(fit(&[vec![0.0]]), [MEAN]);
    }
}
