//! Whether sampled outcomes come with the weights they should.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use table::Game;

use crate::seeded;

/// More outcomes than this are put into as many bins.
const MOST_CELLS: u64 = 2_000;
/// How often each cell is expected at least.
const EXPECTED: u64 = 40;

/// Compares samples with the weights of the outcomes at this state. With a fixed seed the verdict is always
/// the same.
pub(crate) fn check_sample<G: Game>(game: &G, state: &G::State, seed: u64) {
    let mut rng = seeded(seed);
    check_draws(game, state, || game.sample(state, &mut rng));
}

/// Compares what is drawn with the weights of the outcomes at this state by Pearson's chi-square; the bound is
/// five standard deviations.
pub fn check_draws<G: Game>(game: &G, state: &G::State, mut draw: impl FnMut() -> G::Chance) {
    let mut weights: HashMap<String, u64> = HashMap::new();
    game.outcomes(state, |chance, weight| {
        assert!(weight > 0, "{chance} has no weight");
        assert_eq!(weights.insert(chance.to_string(), weight), None, "{chance} is listed twice");
    });
    let cells = (weights.len() as u64).min(MOST_CELLS);
    let cell = |text: &str| if weights.len() as u64 > MOST_CELLS { hash(text) % cells } else { hash(text) };
    let total: u64 = weights.values().sum();
    let mut expected: HashMap<u64, f64> = HashMap::new();
    for (text, weight) in &weights {
        *expected.entry(cell(text)).or_default() += *weight as f64 / total as f64;
    }
    let rarest = expected.values().copied().fold(1.0, f64::min);
    let samples = (EXPECTED as f64 / rarest).clamp(1_000.0, 400_000.0) as u64;
    let mut seen: HashMap<u64, u64> = HashMap::new();
    for _ in 0..samples {
        let text = draw().to_string();
        assert!(weights.contains_key(&text), "{text} was sampled but is no outcome");
        *seen.entry(cell(&text)).or_default() += 1;
    }
    let statistic: f64 = expected
        .iter()
        .map(|(cell, share)| {
            let expected = share * samples as f64;
            (seen.get(cell).copied().unwrap_or(0) as f64 - expected).powi(2) / expected
        })
        .sum();
    let freedom = (expected.len() - 1) as f64;
    let bound = freedom + 5.0 * (2.0 * freedom).sqrt() + 10.0;
    assert!(statistic <= bound, "chi-square {statistic} with {freedom} degrees of freedom at {state:?}");
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
