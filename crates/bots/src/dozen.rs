//! The bots of the made-up game: all of them take what still counts.

use games::dozen::{Choice, DOZEN, Dozen, State, points};
use solve::{Advice, Rated};
use table::{BySeat, ChoiceSet, Game, Phrase, Seat};

use crate::{
    Effort, Evaluated, Greedy, Noise, NoiseLevels, Outlook, Reasons, SolveContext, Solved, Unsolvable,
};

/// What a seat would have after a choice.
fn points_after(state: &State, seat: Seat, choice: Choice) -> i32 {
    let die = if choice == Choice::Take { state.die().unwrap_or_default() } else { 0 };
    points(state.sum(seat) + die)
}

impl Greedy for Dozen {
    fn greedy(&self, state: &State, seat: Seat) -> Choice {
        let gains = points_after(state, seat, Choice::Take) > points_after(state, seat, Choice::Pass);
        if gains { Choice::Take } else { Choice::Pass }
    }
}

impl Reasons for Dozen {
    fn facts(&self, state: &State, seat: Seat, choice: Choice) -> Vec<Phrase> {
        vec![format!("leaves you with {} points", points_after(state, seat, choice)).into()]
    }
}

impl Solved for Dozen {
    type Solution = ();

    fn work(&self) -> u64 {
        0
    }

    fn solve(&self, _: SolveContext<'_>) -> Result<(), Unsolvable> {
        Ok(())
    }

    fn solver_choice(&self, (): &(), state: &State, seat: Seat) -> Choice {
        self.greedy(state, seat)
    }
}

const LEVELS: NoiseLevels = {
    const fn noise(most: f64) -> Noise {
        Noise { spread: most / 2.0, most }
    }
    NoiseLevels { easy: noise(0.5), medium: noise(0.2), hard: noise(0.1) }
};

impl Evaluated for Dozen {
    type Evaluator = ();

    const AMONG_OTHERS: NoiseLevels = LEVELS;
    const ALONE: NoiseLevels = LEVELS;

    fn evaluator(&self, _: Option<&[u8]>, _: SolveContext<'_>) -> Result<(), Unsolvable> {
        Ok(())
    }

    fn evaluator_work(&self) -> u64 {
        0
    }

    fn evaluator_states(&self) -> u64 {
        0
    }

    fn evaluator_bytes((): &()) -> usize {
        0
    }

    fn evaluate(&self, (): &(), state: &State, seat: Seat, _: Effort) -> Advice<Choice> {
        let rated = |choice| {
            let worth = f64::from(points_after(state, seat, choice)) / f64::from(DOZEN);
            Rated { choice, worth }
        };
        Advice::new(self.choices(state, seat).iter().map(rated).collect())
    }

    /// Everybody takes a few more pips, and whoever has more wins more often.
    fn estimate(&self, (): &(), state: &State) -> BySeat<Outlook> {
        BySeat::from_fn(self.seats(), |seat| {
            let points = f64::from(points(state.sum(seat)));
            Outlook { win: 1.0 + points, points: (points + f64::from(DOZEN)) / 2.0 }
        })
    }
}
