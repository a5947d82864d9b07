//! What players lose by their decisions, without trusting their own judgement: rollouts look for something better than what was
//! chosen, and fresh dice say how much better it is.
//!
//! Whatever looks best by some dice looks better than it is (the winner's curse), so those dice only find it. What it gains is
//! found out with others, and with what the others at the table really chose. So a player whose choices cannot be improved on
//! loses nothing on average, and one whom rollouts improve on loses at least what is found.

use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Effort, Evaluated};
use rand::SeedableRng;
use rand_xoshiro::Xoroshiro128PlusPlus;
use study::{ChanceSource, Chooser, CommonRandomNumbers};
use table::mix::combine;
use table::{BySeat, Game, Seat, Turn, below};

use crate::analyst::Analyst;
use crate::intervals::{REACH, ratio_and_margin};
use crate::rollout::RolloutSettings;

/// How the decisions of players are looked at.
#[derive(Clone, Copy, Debug)]
pub struct DecisionLossSettings<'a> {
    /// About how many decisions of every player are looked at; those with only one choice are none.
    pub decisions: u64,
    /// The most playouts of a choice to find a better one, and as many again to say how much better it is.
    pub playouts: u32,
    /// Where all dice come from.
    pub seed: u64,
    /// How many threads work; the result does not depend on them.
    pub threads: usize,
    /// Counts decisions that are done, for whoever watches.
    pub done: &'a AtomicU64,
}

/// What a player's decisions lose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DecisionLoss {
    /// In how many games decisions were looked at.
    pub games: usize,
    /// How many decisions were looked at.
    pub decisions: usize,
    /// In how many of them rollouts would have chosen otherwise.
    pub otherwise: usize,
    /// How many decisions a player has in a game.
    pub decisions_a_game: f64,
    /// What a decision loses on average: in chances to win, or alone in points. Below zero where what seemed better was not.
    pub loss_per_decision: f64,
    /// Half the 95 % interval of that. Games are independent; the decisions of one need not be. It says nothing where
    /// rollouts never chose otherwise and the values are not exact.
    pub margin: f64,
    /// What the decisions of a game lose together.
    pub loss_per_game: f64,
    /// Half the 95 % interval of that.
    pub margin_per_game: f64,
}

/// How many decisions of a player are looked at in one game: few, so that there are many games.
const DECISIONS_A_GAME: usize = 4;
/// How many of the choices that the evaluator likes best are tried, besides the one that was made.
const CANDIDATES: usize = 4;
/// Something seems better from so many standard errors on.
const SEEMS_BETTER: f64 = 1.0;

/// One decision of a game.
struct Decision<G: Game> {
    player: usize,
    seat: Seat,
    state: G::State,
    /// What everybody chose who was asked at the same time.
    choices: BySeat<Option<G::Choice>>,
    /// Where the dice that it is looked at with come from.
    seed: u64,
}

/// A player in one game: how many decisions there were, and the places of those that are looked at.
struct Sample {
    player: usize,
    of: usize,
    places: std::ops::Range<usize>,
}

impl<G: Evaluated> Analyst<G> {
    /// What the decisions of players lose on average. They play as many games as it takes, the next deal with the next of
    /// some seatings, which say who sits where.
    pub fn decision_losses<C: Chooser<G>>(
        &self,
        players: &mut C,
        seatings: &[Vec<usize>],
        settings: DecisionLossSettings<'_>,
    ) -> Result<Vec<DecisionLoss>, C::Error> {
        let count = seatings.iter().flatten().max().map_or(0, |last| last + 1);
        let (mut decisions, mut samples) = (Vec::new(), Vec::new());
        for deal in 0..games(settings.decisions, count, self.game().seats()) {
            let number = spread(deal, seatings.len());
            let Some(seating) = seatings.get(number) else { break };
            let mut source = CommonRandomNumbers::new(settings.seed, deal, number as u64);
            let played = self.played(players, seating, &mut source, combine(settings.seed, deal))?;
            let most = DECISIONS_A_GAME.min(settings.decisions.max(1) as usize);
            sample(played, most, combine(!settings.seed, deal), &mut decisions, &mut samples);
        }
        let judged = parallel::map(settings.threads, &decisions, |decision| {
            let judged = self.judged(decision, settings.playouts);
            settings.done.fetch_add(1, Ordering::Relaxed);
            judged
        });
        Ok((0..count).map(|player| loss_of(player, &samples, &judged)).collect())
    }

    /// Plays a game, and gathers all its decisions in order.
    fn played<C: Chooser<G>>(
        &self,
        players: &mut C,
        seating: &[usize],
        source: &mut CommonRandomNumbers,
        seed: u64,
    ) -> Result<Vec<Decision<G>>, C::Error> {
        let game = self.game();
        let mut state = game.start();
        let mut decisions = Vec::new();
        let mut choices = BySeat::new(game.seats());
        for ply in 0.. {
            players.watch(game, &state, ply, |seat| seating[seat.index()])?;
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance(kind) => {
                    let chance = source.chance(game, &state, kind);
                    game.chance_unchecked(&mut state, chance);
                }
                Turn::Decide(seats) => {
                    for seat in seats.iter() {
                        let rng = ChanceSource::<G>::bot_rng(source);
                        choices[seat] =
                            Some(players.choose(seating[seat.index()], game, &state, seat, rng)?);
                    }
                    let free = seats.iter().filter(|seat| !self.is_forced(&state, *seat));
                    decisions.extend(free.map(|seat| Decision {
                        player: seating[seat.index()],
                        seat,
                        state: state.clone(),
                        choices,
                        seed: combine(combine(seed, ply), seat.number() as u64),
                    }));
                    game.decide_unchecked(&mut state, &choices);
                }
            }
        }
        Ok(decisions)
    }

    /// What a decision loses against what rollouts would have chosen; `None` if they would have chosen the same.
    fn judged(&self, decision: &Decision<G>, playouts: u32) -> Option<f64> {
        let Decision { seat, state, choices, seed, .. } = decision;
        let (seat, chosen) = (*seat, choices[*seat]?);
        let advice = self.game().evaluate(self.evaluator(), state, seat, Effort::Full);
        if self.is_exact() {
            let rated = advice.choices().iter().find(|rated| rated.choice == chosen)?;
            return Some(advice.loss(rated)).filter(|loss| *loss > 0.0);
        }
        let mut candidates: Vec<G::Choice> =
            advice.choices().iter().take(CANDIDATES).map(|rated| rated.choice).collect();
        if !candidates.contains(&chosen) {
            candidates.push(chosen);
        }
        let settings = RolloutSettings { most: playouts, seed: *seed, ..RolloutSettings::default() };
        let ratings = self.race(state, seat, &candidates, None, settings);
        let best = ratings.first()?.choice;
        let found = ratings.iter().find(|rating| rating.choice == chosen)?;
        if best == chosen || found.loss <= SEEMS_BETTER / REACH * found.loss_margin? {
            return None;
        }
        let [better, worse] = [best, chosen].map(|choice| self.after(state, choices, seat, choice));
        let fresh = RolloutSettings { seed: combine(*seed, 1), ..settings };
        Some(self.paired_loss(seat, [&better, &worse], fresh).0)
    }
}

/// Some decisions of every player of a game, all of theirs equally likely.
fn sample<G: Game>(
    played: Vec<Decision<G>>,
    most: usize,
    seed: u64,
    decisions: &mut Vec<Decision<G>>,
    samples: &mut Vec<Sample>,
) {
    let mut rng = Xoroshiro128PlusPlus::seed_from_u64(seed);
    let mut of_players: Vec<(usize, Vec<Decision<G>>)> = Vec::new();
    for decision in played {
        match of_players.iter_mut().find(|(player, _)| *player == decision.player) {
            Some((_, own)) => own.push(decision),
            None => of_players.push((decision.player, vec![decision])),
        }
    }
    for (player, mut own) in of_players {
        let (of, begun) = (own.len(), decisions.len());
        for _ in 0..most.min(of) {
            decisions.push(own.swap_remove(below(&mut rng, own.len() as u32) as usize));
        }
        samples.push(Sample { player, of, places: begun..decisions.len() });
    }
}

/// How many games it takes to see so many decisions of each of some players.
fn games(decisions: u64, players: usize, seats: usize) -> u64 {
    (decisions.div_ceil(DECISIONS_A_GAME as u64) * players as u64).div_ceil(seats.max(1) as u64)
}

/// The seating of a deal: one after the other, but far apart, so that after a few deals everybody has sat everywhere.
fn spread(deal: u64, seatings: usize) -> usize {
    let many = seatings.max(1) as u64;
    // Any step without a common divisor comes by all of them.
    let divides = |step: u64| {
        (2..=step).any(|divisor: u64| step.is_multiple_of(divisor) && many.is_multiple_of(divisor))
    };
    let step = (many * 5 / 13).max(1);
    let step = (step..).find(|step| !divides(*step)).unwrap_or(1);
    (deal % many * step % many) as usize
}

/// The mean losses of one player.
fn loss_of(player: usize, samples: &[Sample], judged: &[Option<f64>]) -> DecisionLoss {
    let own = || samples.iter().filter(move |sample| sample.player == player);
    let of_sample = |sample: &Sample| judged[sample.places.clone()].iter();
    // What a whole game lost, by those of its decisions that were looked at.
    let lost = |sample: &Sample| {
        let lost: f64 = of_sample(sample).flatten().sum();
        lost * sample.of as f64 / sample.places.len().max(1) as f64
    };
    let (loss_per_decision, margin) = ratio_and_margin(own().map(|sample| (lost(sample), sample.of as f64)));
    let (loss_per_game, margin_per_game) = ratio_and_margin(own().map(|sample| (lost(sample), 1.0)));
    let games = own().count();
    DecisionLoss {
        games,
        decisions: own().map(|sample| sample.places.len()).sum(),
        otherwise: own().map(|sample| of_sample(sample).flatten().count()).sum(),
        decisions_a_game: own().map(|sample| sample.of).sum::<usize>() as f64 / games.max(1) as f64,
        loss_per_decision,
        margin,
        loss_per_game,
        margin_per_game,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_everywhere() {
        for seatings in 1..=120 {
            let mut seen: Vec<usize> = (0..seatings as u64).map(|deal| spread(deal, seatings)).collect();
            seen.sort_unstable();
            assert_eq!(seen, (0..seatings).collect::<Vec<usize>>());
        }
    }

    #[test]
    fn a_game_counts_for_all_its_decisions() {
        let sample = |places: std::ops::Range<usize>, of| Sample { player: 0, of, places };
        let samples = [sample(0..2, 10), sample(2..4, 20)];
        let loss = loss_of(0, &samples, &[Some(0.2), None, Some(-0.1), Some(0.2)]);
        // 10 decisions that lose 0.1 each, and 20 that lose 0.05 each.
        assert!(
            (loss.loss_per_game - 1.0).abs() < 1e-12 && (loss.loss_per_decision - 2.0 / 30.0).abs() < 1e-12
        );
        assert_eq!((loss.games, loss.decisions, loss.otherwise), (2, 4, 3));
        assert!((loss.decisions_a_game - 15.0).abs() < 1e-12);
    }
}
