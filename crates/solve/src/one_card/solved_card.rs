//! A card with its solution: what to keep and whether to use it, told in its own colours.

use std::sync::atomic::AtomicU64;

use one_card::{Card, Choice, Colour, Dice, OpenCard};

use super::kept_dice::{KeptDice, RESULTS, SYMBOLS};
use super::objective::Objective;
use super::shape::{Crossed, ROWS, Shape};
use super::solution::{Solution, TooLarge};
use super::turn_plan::TurnPlan;
use crate::{Advice, Rated};

/// A card alone, solved for some objective.
#[derive(Clone, Debug)]
pub struct SolvedCard {
    solution: Solution,
    colours: [Colour; ROWS],
}

impl SolvedCard {
    /// Solves a card. `done` counts the states while it goes on, for whoever watches.
    pub fn new(card: &Card, objective: &Objective, done: &AtomicU64) -> Result<SolvedCard, TooLarge> {
        let (shape, colours) = Shape::of(card);
        Ok(SolvedCard { solution: Solution::new(shape, objective, done)?, colours })
    }

    /// The solution of its shape.
    pub fn solution(&self) -> &Solution {
        &self.solution
    }

    /// The boxes crossed, in the order of the shape's rows.
    pub fn crossed(&self, open: &OpenCard) -> Crossed {
        self.colours.map(|colour| open.crossed(colour))
    }

    /// The boxes crossed if the card is used (K7); `None` if nothing would be entered.
    pub fn used(&self, crossed: Crossed, dice: Dice) -> Option<Crossed> {
        let free = self.solution.shape().free(crossed);
        let count = |row: usize| Some(dice.count(self.colours[row])).filter(|count| *count <= free[row]);
        let used = std::array::from_fn(|row| crossed[row] + count(row).unwrap_or(0));
        (used != crossed).then_some(used)
    }

    /// The whole turn of an own roll, from a state that is not scored. The price of this turn is paid already.
    pub fn plan(&self, crossed: Crossed) -> TurnPlan {
        let mut values = [0.0; RESULTS];
        for (number, value) in values.iter_mut().enumerate() {
            let marks = self.mark_advice(crossed, KeptDice::result(number).dice());
            *value = marks.best().map_or(0.0, |best| best.worth);
        }
        let mut plan = TurnPlan::default();
        plan.solve(&values);
        plan
    }

    /// Stopping and every way to roll again, with so many rerolls left (K5); what is left after this turn counts.
    pub fn roll_advice(&self, crossed: Crossed, dice: Dice, rerolls: usize) -> Advice<Choice> {
        let plan = self.plan(crossed);
        let counts = KeptDice::of(dice).counts();
        let within = |kept: &KeptDice| (0..SYMBOLS).all(|symbol| kept.counts()[symbol] <= counts[symbol]);
        let rate = |kept: KeptDice| {
            let choice = if kept.number().is_some() { Choice::Stop } else { Choice::Keep(kept.dice()) };
            Rated { choice, worth: plan.keep_worth(kept, rerolls) }
        };
        let mut choices: Vec<Rated<Choice>> = KeptDice::all().filter(within).map(rate).collect();
        // Of equal choices the one that keeps most comes first.
        choices.reverse();
        choices.retain(|rated| rerolls > 0 || rated.choice == Choice::Stop);
        Advice::new(choices)
    }

    /// Passing and using the card, if something would be entered (K6, K7); what is left after this turn counts.
    pub fn mark_advice(&self, crossed: Crossed, dice: Dice) -> Advice<Choice> {
        let used = self.used(crossed, dice);
        let used = used.map(|used| Rated { choice: Choice::Mark(1), worth: self.solution.value(used) });
        let pass = Rated { choice: Choice::Pass, worth: self.solution.value(crossed) };
        Advice::new(used.into_iter().chain([pass]).collect())
    }
}
