//! The values of one position and of every choice in it, as plain data: for `rollwright evaluate`, the referee and hints.

use std::collections::BTreeMap;

use bots::{Evaluated, Outlook};
use serde::Serialize;
use table::{BySeat, Seat, Turn};

use crate::analyst::{Analyst, ChoiceRating};
use crate::rollout::RolloutSettings;

/// What everybody can expect, and what every choice of whoever is asked leads to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Evaluation {
    /// The chances to win.
    pub win: BySeat<f64>,
    /// The final points expected.
    pub points: BySeat<f64>,
    /// Half the 95 % intervals of the chances, or alone of the points, where they come from rollouts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub margin: Option<BySeat<f64>>,
    /// The choices of every seat asked, the best first.
    pub choices: BTreeMap<Seat, Vec<RatedChoice>>,
}

/// A choice with its values.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RatedChoice {
    /// The choice.
    pub choice: String,
    /// The chance to win after it.
    pub win: f64,
    /// The final points expected after it.
    pub points: f64,
    /// What it loses against the best: in chances to win, or alone in points.
    pub loss: f64,
    /// The 95 % interval of the chance to win, or alone of the points. Exact values, and those of the evaluator, have
    /// none: it is `null`.
    pub interval: Option<[f64; 2]>,
}

/// Playouts for the value of a position, and of a choice that rolls again.
const VALUE_PLAYOUTS: u32 = 432;
const CHOICE_PLAYOUTS: u32 = 144;

impl<G: Evaluated> Analyst<G> {
    /// Evaluates a position in any phase, by a quick look or by rollouts.
    pub fn evaluate(&self, state: &G::State, rollouts: Option<RolloutSettings>) -> Evaluation {
        let seats = self.game().seats();
        let asked = match self.game().turn(state) {
            Turn::Decide(asked) => asked,
            Turn::Chance(_) | Turn::Over => Default::default(),
        };
        let is_over = self.game().turn(state) == Turn::Over;
        let mut choices = BTreeMap::new();
        for seat in asked.iter() {
            let ratings = match rollouts {
                Some(settings) => self.rollout_ratings(state, seat, None, settings),
                None => self.ratings(state, seat, CHOICE_PLAYOUTS),
            };
            choices.insert(seat, ratings);
        }
        let (value, margin) = match (rollouts, choices.values().collect::<Vec<_>>().as_slice()) {
            // Of one player's decision, the position is worth what the best choice is.
            (_, [only]) if !only.is_empty() && asked.len() == 1 => (only[0].outlooks, None),
            (Some(settings), _) if !is_over => {
                let value = self.rollout_value(state, settings);
                let margin = |seat: Seat| {
                    let Outlook { win, points } = value.margins[seat];
                    if seats == 1 { points } else { win }
                };
                (value.outlooks, Some(BySeat::from_fn(seats, margin)))
            }
            _ => (self.quick_value(state, VALUE_PLAYOUTS), None),
        };
        Evaluation {
            win: BySeat::from_fn(seats, |seat| value[seat].win),
            points: BySeat::from_fn(seats, |seat| value[seat].points),
            margin,
            choices: choices.into_iter().map(|(seat, ratings)| (seat, listed(&ratings))).collect(),
        }
    }
}

fn listed<C: ToString>(ratings: &[ChoiceRating<C>]) -> Vec<RatedChoice> {
    let rated = |rating: &ChoiceRating<C>| {
        let ChoiceRating { win, points, loss, interval, .. } = *rating;
        RatedChoice { choice: rating.choice.to_string(), win, points, loss, interval }
    };
    ratings.iter().map(rated).collect()
}
