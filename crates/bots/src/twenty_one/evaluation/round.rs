//! One round with its dice on the table, as its evaluator sees it.
//!
//! Everybody writes at the same time. The evaluator first guesses that all look after their own rows only, then
//! what each answers to that, and rates a seat's choices against those answers: so who is about to end the game
//! is expected to do it only where it wins. A reroll is tried with a few balanced rolls; the exact solution of
//! one's own row is known for those rolls and for all rolls, and serves as a control variate. With more time, the
//! best few steps are followed through another round.

use games::twenty_one::{Choice, FIELDS, Field, Phase, ROWS, State, TwentyOne};
use solve::twenty_one::{FittingFaces, RowSolution, Standing, Step};
use solve::{Advice, Rated};
use table::{BySeat, Game, Seat};

use super::NetworkEvaluator;
use super::balanced_rolls::{Faces, faces, mixed, reroll};
use super::forecasts::SheetForecast;
use super::inputs::features;
use crate::{Effort, win_share};

/// By how many points, as the solution of a row counts them, a step may fall short of the best one to be thought
/// of where there is no time for all. In the last row all are.
const MARGIN: f64 = 8.0;

/// How many steps are looked at one round further, where they are as close to the best as this.
const FURTHER_STEPS: usize = 4;
const CLOSE: f32 = 0.03;
/// How much the look further counts against the first look.
const FURTHER_WEIGHT: f32 = 0.7;
/// How many blocks of rolls there is time for, divided by the seats: for the look further and for a second throw.
const FURTHER_WORK: usize = 16;
const REROLL_WORK: usize = 24;

/// A round in which the dice lie.
pub(super) struct RoundEvaluation<'a> {
    game: &'a TwentyOne,
    evaluator: &'a NetworkEvaluator,
    state: &'a State,
    effort: Effort,
    roller: Seat,
    forecasts: BySeat<SheetForecast>,
    faces: Faces,
}

/// What a seat can do with the dice.
#[derive(Clone, Copy)]
struct SeatView<'a> {
    seat: Seat,
    standing: Standing,
    solution: &'a RowSolution,
    fitting: FittingFaces,
}

impl SeatView<'_> {
    /// The best step for this row alone, and what it brings.
    fn guess(&self) -> (Step, f64) {
        self.solution.best(self.standing.state, &self.fitting)
    }

    /// Whether rolling again is better for this row alone.
    fn rolls_again(&self) -> bool {
        self.solution.rerolled(self.standing.state, &self.fitting) > self.guess().1
    }

    fn after(&self, step: &Step) -> Standing {
        self.standing.after(step, self.solution.row())
    }
}

impl<'a> RoundEvaluation<'a> {
    /// The round of a state in which the dice lie; `None` if they do not.
    pub(super) fn new(
        game: &'a TwentyOne,
        evaluator: &'a NetworkEvaluator,
        state: &'a State,
        effort: Effort,
    ) -> Option<RoundEvaluation<'a>> {
        let (dice, roller) = (state.dice()?, game.active(state)?);
        let forecasts = BySeat::from_fn(game.seats(), |seat| {
            evaluator.forecasts.of(Standing::of(game.layouts(), state.sheet(seat)))
        });
        Some(RoundEvaluation { game, evaluator, state, effort, roller, forecasts, faces: faces(dice) })
    }

    /// Rates the choices of a seat; there are none if it is not asked.
    pub(super) fn evaluate(&self, seat: Seat) -> Advice<Choice> {
        let mut rated = Vec::with_capacity(1 << FIELDS);
        match self.state.phase() {
            Phase::Roller if seat == self.roller => {
                let (kept, _) = self.after_dice(self.faces);
                rated.push(Rated { choice: Choice::Keep, worth: f64::from(kept) });
                if self.faces.iter().any(|face| *face != 1) {
                    rated.push(Rated { choice: Choice::Reroll, worth: f64::from(self.rerolled()) });
                }
            }
            Phase::Write if seat.index() < self.game.seats() => {
                let choices = self.game.choices(self.state, seat);
                let fields = self.fields(seat);
                rated.extend(self.steps(seat).iter().map(|(step, chance)| Rated {
                    choice: step.choice(fields, choices),
                    worth: f64::from(*chance),
                }));
            }
            _ => {}
        }
        Advice::new(rated)
    }

    /// The best choices of all seats asked.
    pub(super) fn decide(&self) -> BySeat<Option<Choice>> {
        let mut choices = BySeat::new(self.game.seats());
        match self.state.phase() {
            Phase::Roller => {
                let may = self.faces.iter().any(|face| *face != 1);
                let rolls_again = may && self.rerolled() > self.after_dice(self.faces).0;
                choices[self.roller] = Some(if rolls_again { Choice::Reroll } else { Choice::Keep });
            }
            Phase::Write => {
                let guessed = self.guesses(self.faces);
                for seat in Seat::all(self.game.seats()) {
                    let view = self.view(seat, self.faces);
                    let (step, _) = self.answer(&view, &guessed);
                    choices[seat] = Some(step.choice(self.fields(seat), self.game.choices(self.state, seat)));
                }
            }
            _ => {}
        }
        choices
    }

    /// The fields of the row that a seat is filling.
    fn fields(&self, seat: Seat) -> &'a [Field; FIELDS] {
        let row = self.forecasts[seat].standing.row.min(ROWS - 1);
        self.game.layouts().row(self.state.sheet(seat).letter(), row).fields()
    }

    /// What a seat sees of these dice.
    fn view(&self, seat: Seat, faces: Faces) -> SeatView<'a> {
        let standing = self.forecasts[seat].standing;
        let solution = self.evaluator.solo.row(standing.row);
        let face = |colour: games::twenty_one::Colour| Some(faces[colour.index()]);
        SeatView {
            seat,
            standing,
            solution,
            fitting: FittingFaces::of(self.fields(seat), standing.state, face),
        }
    }

    /// The sheets if all write what is best for their own rows.
    fn guesses(&self, faces: Faces) -> BySeat<SheetForecast> {
        BySeat::from_fn(self.game.seats(), |seat| {
            let view = self.view(seat, faces);
            self.evaluator.forecasts.of(view.after(&view.guess().0))
        })
    }

    /// The sheets if all but one write what wins most often against the guesses; that one's sheet is a guess.
    fn answers(&self, faces: Faces, but: Seat) -> BySeat<SheetForecast> {
        let guessed = self.guesses(faces);
        BySeat::from_fn(self.game.seats(), |seat| {
            if seat == but {
                return guessed[seat];
            }
            let view = self.view(seat, faces);
            self.evaluator.forecasts.of(view.after(&self.answer(&view, &guessed).0))
        })
    }

    /// The step that wins most often if the others' sheets become as given, and how often.
    fn answer(&self, view: &SeatView<'_>, sheets: &BySeat<SheetForecast>) -> (Step, f32) {
        let (guess, worth) = view.guess();
        let mut best = (guess, f32::NEG_INFINITY);
        let last = view.standing.row + 1 >= ROWS;
        let thought_of = |step: &Step| last || view.solution.of_step(step) > worth - MARGIN;
        self.each_step(view, *sheets, thought_of, |step, chance| {
            if chance > best.1 {
                best = (step, chance);
            }
        });
        best
    }

    /// Each step of a seat that is to be thought of, with its chance to win.
    fn each_step(
        &self,
        view: &SeatView<'_>,
        mut sheets: BySeat<SheetForecast>,
        thought_of: impl Fn(&Step) -> bool,
        mut each: impl FnMut(Step, f32),
    ) {
        Step::each(view.standing.state, &view.fitting, |step| {
            if thought_of(&step) {
                sheets[view.seat] = self.evaluator.forecasts.of(view.after(&step));
                each(step, self.chance(&sheets, view.seat));
            }
        });
    }

    /// The chance of a seat when the round has ended with these sheets.
    fn chance(&self, sheets: &BySeat<SheetForecast>, seat: Seat) -> f32 {
        if sheets.as_slice().iter().any(SheetForecast::is_full) {
            return win_share(&BySeat::from_fn(sheets.count(), |seat| sheets[seat].standing.points), seat);
        }
        self.evaluator.network.chance(&features(sheets, seat, self.roller.next(sheets.count())))
    }

    /// Every step of a seat with its chance to win.
    fn steps(&self, seat: Seat) -> Vec<(Step, f32)> {
        let (view, sheets) = (self.view(seat, self.faces), self.answers(self.faces, seat));
        let mut steps = Vec::with_capacity(1 << FIELDS);
        self.each_step(&view, sheets, |_| true, |step, chance| steps.push((step, chance)));
        if self.effort == Effort::Full {
            self.look_further(&view, &sheets, &mut steps);
        }
        steps
    }

    /// Rates the steps that look best once more, by a seat's chance after another round. All of them meet the
    /// same dice.
    fn look_further(&self, view: &SeatView<'_>, sheets: &BySeat<SheetForecast>, steps: &mut [(Step, f32)]) {
        steps.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let Some((_, best)) = steps.first().copied() else { return };
        let close = steps.iter().take(FURTHER_STEPS).filter(|(_, chance)| *chance > best - CLOSE).count();
        if close < 2 {
            return;
        }
        let mut change = 0.0;
        for (place, (step, chance)) in steps.iter_mut().enumerate() {
            if place < close {
                let mut sheets = *sheets;
                sheets[view.seat] = self.evaluator.forecasts.of(view.after(step));
                let further = self.after_another_round(view.seat, sheets).unwrap_or(*chance);
                let before = std::mem::replace(chance, *chance + FURTHER_WEIGHT * (further - *chance));
                change += (*chance - before) / close as f32;
            } else if 0.0 < *chance && *chance < 1.0 {
                // So that those not looked at again can still be compared with those that were.
                *chance = (*chance + change).clamp(0.0, 1.0);
            }
        }
    }

    /// The chance of a seat after another round from these sheets, on average over some dice; `None` if there is
    /// no other round.
    fn after_another_round(&self, seat: Seat, forecasts: BySeat<SheetForecast>) -> Option<f32> {
        if forecasts.as_slice().iter().any(SheetForecast::is_full) {
            return None;
        }
        let round = RoundEvaluation { roller: self.roller.next(forecasts.count()), forecasts, ..*self };
        let (position_hash, blocks) = (self.position_hash(), FURTHER_WORK / forecasts.count());
        let rolls = |position_hash| self.evaluator.rolls.sample(position_hash, blocks);
        let (mut sum, mut count) = (0.0, 0.0);
        for (first, second) in rolls(position_hash).zip(rolls(!position_hash)) {
            // Whether to roll again is up to the roller, who looks at their own row.
            let roller = round.view(round.roller, first);
            let faces = if roller.rolls_again() { reroll(first, second) } else { first };
            let sheets = round.answers(faces, seat);
            sum += round.answer(&round.view(seat, faces), &sheets).1;
            count += 1.0;
        }
        Some(sum / count)
    }

    /// The roller's chance once these dice lie for good, and what they bring in their own row alone.
    fn after_dice(&self, faces: Faces) -> (f32, f64) {
        let view = self.view(self.roller, faces);
        let sheets = match self.effort {
            Effort::Quick => self.guesses(faces),
            Effort::Full => self.answers(faces, self.roller),
        };
        (self.answer(&view, &sheets).1, view.guess().1)
    }

    /// The roller's chance after a reroll: the mean over some rolls, with the points of the roller's own row as a
    /// control variate, whose expectation the exact solution knows.
    fn rerolled(&self) -> f32 {
        let blocks = match self.effort {
            Effort::Quick => 1,
            Effort::Full => REROLL_WORK / self.game.seats(),
        };
        let (mut count, mut sums, mut products, mut squares) = (0.0, (0.0, 0.0), 0.0, 0.0);
        for roll in self.evaluator.rolls.sample(self.position_hash(), blocks) {
            let faces = reroll(self.faces, roll);
            let (chance, control) = self.after_dice(faces);
            let chance = f64::from(chance);
            count += 1.0;
            sums = (sums.0 + chance, sums.1 + control);
            products += chance * control;
            squares += control * control;
        }
        let (chance, control) = (sums.0 / count, sums.1 / count);
        let variance = squares / count - control * control;
        let covariance = products / count - chance * control;
        let coefficient = if variance > 1e-6 { covariance / variance } else { 0.0 };
        let view = self.view(self.roller, self.faces);
        let expected_control = view.solution.rerolled(view.standing.state, &view.fitting);
        (chance - coefficient * (control - expected_control)).clamp(0.0, 1.0) as f32
    }

    /// A number that stands for what lies on the table.
    fn position_hash(&self) -> u64 {
        let dice = self.faces.iter().fold(0, |number, face| 8 * number + u64::from(*face));
        self.forecasts.as_slice().iter().fold(dice, |number, forecast| {
            let standing = &forecast.standing;
            mixed(number.wrapping_add(standing.points as u64)).wrapping_add(standing.state.index() as u64)
        })
    }
}
