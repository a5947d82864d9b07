//! Means with 95 % intervals, also where numbers come in groups that belong together.

/// How many standard errors a 95 % interval reaches to either side when there is much to go by.
pub(crate) const REACH: f64 = 1.96;

/// The mean of some numbers, and half its 95 % interval by Student's t.
pub(crate) fn mean_and_margin(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    let (mut count, mut mean, mut squares) = (0.0, 0.0, 0.0);
    for number in numbers {
        count += 1.0;
        let step = number - mean;
        mean += step / count;
        squares += step * (number - mean);
    }
    if count < 2.0 {
        return (mean, f64::INFINITY);
    }
    let freedom = count - 1.0;
    (mean, reach(freedom) * (squares / freedom / count).sqrt())
}

/// The quantile of Student's t, to three digits from five degrees of freedom on.
fn reach(freedom: f64) -> f64 {
    REACH + 2.4 / freedom + 3.0 / (freedom * freedom)
}

/// How many standard errors from nothing a number has to be, if so many are looked at and all of those that are only chance
/// are to stay out in 95 of 100 cases (Bonferroni).
pub(crate) fn reach_among(many: usize) -> f64 {
    let tail = 0.025 / many.max(1) as f64;
    // The quantile of the normal distribution, to three digits (Abramowitz and Stegun, 26.2.23).
    let t = (-2.0 * tail.ln()).sqrt();
    let above = 2.515_517 + t * (0.802_853 + t * 0.010_328);
    let below = 1.0 + t * (1.432_788 + t * (0.189_269 + t * 0.001_308));
    t - above / below
}

/// What all groups have together for each of what they count, and half its 95 % interval: the groups are independent, and
/// what is within one of them need not be. Every group is a sum, and how many it is of.
pub(crate) fn ratio_and_margin(groups: impl Iterator<Item = (f64, f64)> + Clone) -> (f64, f64) {
    let (mut number, mut sum, mut count) = (0.0, 0.0, 0.0);
    for (of_group, many) in groups.clone() {
        number += 1.0;
        sum += of_group;
        count += many;
    }
    if count <= 0.0 {
        return (0.0, f64::INFINITY);
    }
    let ratio: f64 = sum / count;
    if number < 2.0 {
        return (ratio, f64::INFINITY);
    }
    let squares: f64 = groups.map(|(of_group, many)| (of_group - ratio * many).powi(2)).sum();
    let freedom = number - 1.0;
    (ratio, reach(freedom) * (squares * number / freedom).sqrt() / count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_follow_students_t() {
        let (mean, margin) = mean_and_margin([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0].into_iter());
        assert!((mean - 4.5).abs() < 1e-12);
        // t(0.975, 7) = 2.365; the standard error is sqrt(6 / 8).
        assert!((margin - 2.365 * 0.75f64.sqrt()).abs() < 0.01, "{margin}");
        assert_eq!(mean_and_margin([3.0].into_iter()), (3.0, f64::INFINITY));
    }

    #[test]
    fn many_looks_reach_further() {
        for (many, reach) in [(1, 1.960), (5, 2.576), (10, 2.807)] {
            assert!((reach_among(many) - reach).abs() < 0.001, "{many}");
        }
    }

    #[test]
    fn groups_of_one_are_numbers() {
        let numbers = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0];
        let (mean, margin) = mean_and_margin(numbers.into_iter());
        let (ratio, of_groups) = ratio_and_margin(numbers.into_iter().map(|number| (number, 1.0)));
        assert!((mean - ratio).abs() < 1e-12 && (margin - of_groups).abs() < 1e-12);
        // What comes in pairs of the same number tells half as much.
        let (ratio, of_pairs) = ratio_and_margin(numbers.into_iter().map(|number| (2.0 * number, 2.0)));
        assert!((mean - ratio).abs() < 1e-12 && (margin - of_pairs).abs() < 1e-12);
        assert_eq!(ratio_and_margin([(3.0, 2.0)].into_iter()), (1.5, f64::INFINITY));
        assert_eq!(ratio_and_margin(std::iter::empty()), (0.0, f64::INFINITY));
    }
}
