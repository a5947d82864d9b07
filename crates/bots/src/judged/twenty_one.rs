//! Twenty One: a race, so the judge asks how likely each choice is to win it.
//!
//! The round under way is played to its end for everybody, and a network looks at how far all sheets then are;
//! where a fifth row is full, the points decide (T9). See [`Round`].

mod inputs;
mod prospects;
mod rolls;
mod round;

use solve::Advice;
use solve::twenty_one::{Objective, Solo, Standing};
use table::{BySeat, Game, Seat, Seats};
use twenty_one::{Choice, State, TwentyOne};

use self::prospects::Prospects;
use self::rolls::Rolls;
use self::round::Round;
use super::{Care, Judged, Taught};
use crate::{Features, Network, Noise, NoiseLevels, SolveContext, Unsolvable};

const WIDE: usize = 64;

static WEIGHTS: &[u8] = include_bytes!("../../weights/twenty-one.safetensors");

/// Rates the choices in Twenty One.
#[derive(Debug)]
pub enum TwentyOneJudge {
    /// For one seat: the exact solution.
    Alone(Solo),
    /// For several: a network.
    Race(Box<Race>),
}

/// What the judge of a race stands on.
#[derive(Debug)]
pub struct Race {
    network: Network<WIDE>,
    /// What everybody would do who looks at his own row only: a first guess.
    solo: Solo,
    prospects: Prospects,
    rolls: Rolls,
}

impl Judged for TwentyOne {
    type Judge = TwentyOneJudge;

    const AMONG_OTHERS: NoiseLevels = NoiseLevels {
        easy: Noise { spread: 0.1, most: 0.28 },
        medium: Noise { spread: 0.05, most: 0.18 },
        hard: Noise { spread: 0.023, most: 0.1 },
    };
    const ALONE: NoiseLevels = NoiseLevels {
        easy: Noise { spread: 3.0, most: 9.0 },
        medium: Noise { spread: 1.2, most: 5.0 },
        hard: Noise { spread: 0.5, most: 2.0 },
    };

    fn judge(&self, weights: Option<&[u8]>, _: SolveContext<'_>) -> Result<TwentyOneJudge, Unsolvable> {
        let solo = Solo::new(self.layouts(), Objective::at_table(self.seats()));
        if self.seats() == 1 {
            return Ok(TwentyOneJudge::Alone(solo));
        }
        let network = Network::read(weights.unwrap_or(WEIGHTS), TwentyOne::INPUTS)?;
        let (prospects, rolls) = (Prospects::new(&solo), Rolls::new());
        Ok(TwentyOneJudge::Race(Box::new(Race { network, solo, prospects, rolls })))
    }

    fn judge_work(&self) -> u64 {
        0
    }

    fn judge_states(&self) -> u64 {
        Solo::most_states() as u64
    }

    fn judge_bytes(judge: &TwentyOneJudge) -> usize {
        match judge {
            TwentyOneJudge::Alone(solo) => solo.bytes(),
            TwentyOneJudge::Race(race) => {
                race.network.bytes() + race.solo.bytes() + race.prospects.bytes() + race.rolls.bytes()
            }
        }
    }

    fn weigh(&self, judge: &TwentyOneJudge, state: &State, seat: Seat, care: Care) -> Advice<Choice> {
        match judge {
            TwentyOneJudge::Alone(solo) => solo.advise(self, state, seat),
            TwentyOneJudge::Race(race) => match Round::new(self, race, state, care) {
                Some(round) => round.weigh(seat),
                None => Advice::new(Vec::new()),
            },
        }
    }
}

impl Taught for TwentyOne {
    const INPUTS: usize = inputs::ALL;
    const WIDE: usize = WIDE;

    fn look(&self, judge: &TwentyOneJudge, state: &State, seat: Seat, _: bool) -> Features {
        let TwentyOneJudge::Race(race) = judge else { return Features::default() };
        let standings = BySeat::from_fn(self.seats(), |seat| {
            race.prospects.of(Standing::of(self.layouts(), state.sheet(seat)))
        });
        inputs::look(&standings, seat, self.active(state).unwrap_or(seat))
    }

    fn chance(judge: &TwentyOneJudge, features: &Features) -> f32 {
        match judge {
            TwentyOneJudge::Alone(_) => 1.0,
            TwentyOneJudge::Race(race) => race.network.chance(features),
        }
    }

    fn decide(&self, judge: &TwentyOneJudge, state: &State, seats: Seats) -> BySeat<Option<Choice>> {
        let best = |seat| self.weigh(judge, state, seat, Care::Quick).best().map(|best| best.choice);
        match judge {
            TwentyOneJudge::Race(race) => match Round::new(self, race, state, Care::Quick) {
                Some(round) => round.decide(),
                None => BySeat::new(self.seats()),
            },
            TwentyOneJudge::Alone(_) => {
                BySeat::from_fn(self.seats(), |seat| seats.contains(seat).then(|| best(seat)).flatten())
            }
        }
    }
}
