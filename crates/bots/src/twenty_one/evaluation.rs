//! Twenty One: a race, so the evaluator asks how likely each choice is to win it.
//!
//! The round under way is played to its end for everybody, and a network looks at how far all sheets then are;
//! where a fifth row is full, the points decide (T9). See [`RoundEvaluation`].

mod balanced_rolls;
mod forecasts;
mod inputs;
mod round;

use games::twenty_one::{Choice, State, TwentyOne};
use solve::Advice;
use solve::twenty_one::{Objective, SoloSolution, Standing};
use table::{BySeat, Game, Seat, Seats};

use self::balanced_rolls::BalancedRolls;
use self::forecasts::Forecasts;
use self::round::RoundEvaluation;
use super::habits;
use crate::points::PointsNetwork;
use crate::{
    Effort, Evaluated, Features, Network, Noise, NoiseLevels, Outlook, SolveContext, Trainable, Unsolvable,
};

const WIDE: usize = 64;

static WEIGHTS: &[u8] = include_bytes!("../../weights/twenty-one.safetensors");
static POINTS_WEIGHTS: &[u8] = include_bytes!("../../weights/twenty-one-points.safetensors");

/// Rates the choices in Twenty One.
#[derive(Debug)]
pub enum TwentyOneEvaluator {
    /// For one seat: the exact solution.
    Solo(SoloSolution),
    /// For several: a network.
    Network(Box<NetworkEvaluator>),
}

/// What the evaluator for several seats stands on.
#[derive(Debug)]
pub struct NetworkEvaluator {
    network: Network<WIDE>,
    points: PointsNetwork,
    /// What players would do who look at their own rows only: a first guess.
    solo: SoloSolution,
    forecasts: Forecasts,
    rolls: BalancedRolls,
}

impl Evaluated for TwentyOne {
    type Evaluator = TwentyOneEvaluator;

    const AMONG_OTHERS: NoiseLevels = NoiseLevels {
        easy: Noise { spread: 0.1, most: 0.28 },
        medium: Noise { spread: 0.05, most: 0.18 },
        hard: Noise { spread: 0.027, most: 0.11 },
    };
    const ALONE: NoiseLevels = NoiseLevels {
        easy: Noise { spread: 3.0, most: 9.0 },
        medium: Noise { spread: 1.2, most: 5.0 },
        hard: Noise { spread: 0.5, most: 2.0 },
    };

    const HABITS: &'static [&'static str] = habits::ALL;

    fn evaluator(
        &self,
        weights: Option<&[u8]>,
        _: SolveContext<'_>,
    ) -> Result<TwentyOneEvaluator, Unsolvable> {
        let solo = SoloSolution::new(self.layouts(), Objective::at_table(self.seats()));
        if self.seats() == 1 {
            return Ok(TwentyOneEvaluator::Solo(solo));
        }
        let network = Network::read(weights.unwrap_or(WEIGHTS), TwentyOne::INPUTS)?;
        let points = PointsNetwork::read(POINTS_WEIGHTS, TwentyOne::INPUTS)?;
        let (forecasts, rolls) = (Forecasts::new(&solo), BalancedRolls::new());
        Ok(TwentyOneEvaluator::Network(Box::new(NetworkEvaluator {
            network,
            points,
            solo,
            forecasts,
            rolls,
        })))
    }

    fn evaluator_work(&self) -> u64 {
        0
    }

    fn evaluator_states(&self) -> u64 {
        SoloSolution::most_states() as u64
    }

    fn evaluator_bytes(evaluator: &TwentyOneEvaluator) -> usize {
        match evaluator {
            TwentyOneEvaluator::Solo(solo) => solo.bytes(),
            TwentyOneEvaluator::Network(network_evaluator) => {
                network_evaluator.network.bytes()
                    + network_evaluator.points.bytes()
                    + network_evaluator.solo.bytes()
                    + network_evaluator.forecasts.bytes()
                    + network_evaluator.rolls.bytes()
            }
        }
    }

    fn evaluate(
        &self,
        evaluator: &TwentyOneEvaluator,
        state: &State,
        seat: Seat,
        effort: Effort,
    ) -> Advice<Choice> {
        match evaluator {
            TwentyOneEvaluator::Solo(solo) => solo.advise(self, state, seat),
            TwentyOneEvaluator::Network(network_evaluator) => {
                match RoundEvaluation::new(self, network_evaluator, state, effort) {
                    Some(round) => round.evaluate(seat),
                    None => Advice::new(Vec::new()),
                }
            }
        }
    }

    fn is_exact(&self, evaluator: &TwentyOneEvaluator) -> bool {
        matches!(evaluator, TwentyOneEvaluator::Solo(_))
    }

    fn habit(&self, state: &State, seat: Seat, choice: Choice, best: Choice) -> Option<&'static str> {
        habits::habit(self, state, seat, choice, best)
    }

    fn estimate(&self, evaluator: &TwentyOneEvaluator, state: &State) -> BySeat<Outlook> {
        let standing = |seat| Standing::of(self.layouts(), state.sheet(seat));
        match evaluator {
            TwentyOneEvaluator::Solo(solo) => BySeat::from_fn(self.seats(), |seat| {
                let standing = standing(seat);
                Outlook { win: 1.0, points: f64::from(standing.points) + solo.to_go(&standing) }
            }),
            TwentyOneEvaluator::Network(network_evaluator) => {
                let forecasts =
                    BySeat::from_fn(self.seats(), |seat| network_evaluator.forecasts.of(standing(seat)));
                let roller = self.active(state).unwrap_or(Seat::FIRST);
                BySeat::from_fn(self.seats(), |seat| {
                    let features = inputs::features(&forecasts, seat, roller);
                    Outlook {
                        win: network_evaluator.network.chance(&features).into(),
                        points: f64::from(forecasts[seat].standing.points)
                            + network_evaluator.points.to_go(&features),
                    }
                })
            }
        }
    }

    fn decide(&self, evaluator: &TwentyOneEvaluator, state: &State, seats: Seats) -> BySeat<Option<Choice>> {
        let best = |seat| self.evaluate(evaluator, state, seat, Effort::Quick).best().map(|best| best.choice);
        match evaluator {
            TwentyOneEvaluator::Network(network_evaluator) => {
                match RoundEvaluation::new(self, network_evaluator, state, Effort::Quick) {
                    Some(round) => round.decide(),
                    None => BySeat::new(self.seats()),
                }
            }
            TwentyOneEvaluator::Solo(_) => {
                BySeat::from_fn(self.seats(), |seat| seats.contains(seat).then(|| best(seat)).flatten())
            }
        }
    }
}

impl Trainable for TwentyOne {
    const INPUTS: usize = inputs::ALL;
    const WIDE: usize = WIDE;

    fn features(&self, evaluator: &TwentyOneEvaluator, state: &State, seat: Seat, _: bool) -> Features {
        let TwentyOneEvaluator::Network(network_evaluator) = evaluator else { return Features::default() };
        let standings = BySeat::from_fn(self.seats(), |seat| {
            network_evaluator.forecasts.of(Standing::of(self.layouts(), state.sheet(seat)))
        });
        inputs::features(&standings, seat, self.active(state).unwrap_or(seat))
    }

    fn chance(evaluator: &TwentyOneEvaluator, features: &Features) -> f32 {
        match evaluator {
            TwentyOneEvaluator::Solo(_) => 1.0,
            TwentyOneEvaluator::Network(network_evaluator) => network_evaluator.network.chance(features),
        }
    }
}
