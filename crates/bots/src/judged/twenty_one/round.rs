//! One round with its dice on the table, seen by the one who judges it.
//!
//! Everybody writes at the same time. The judge first guesses that all look after their own rows only, then
//! what each answers to that, and rates a seat's choices against those answers: so who is about to end the game
//! is expected to do it only where it wins. A second throw is tried with a few balanced rolls; what the exact
//! solution of one's own row says about those rolls and about all rolls corrects their luck. With more time, the
//! best few steps are followed through another round.

use solve::twenty_one::{RowSolution, Seen, Standing, Step};
use solve::{Advice, Rated};
use table::{BySeat, Game, Seat};
use twenty_one::{Choice, FIELDS, Field, Phase, ROWS, State, TwentyOne};

use super::super::{Care, share};
use super::Race;
use super::inputs::look;
use super::prospects::Sight;
use super::rolls::{Faces, faces, mixed, second_throw};

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
pub(super) struct Round<'a> {
    game: &'a TwentyOne,
    race: &'a Race,
    state: &'a State,
    care: Care,
    roller: Seat,
    sights: BySeat<Sight>,
    faces: Faces,
}

/// What a seat can do with the dice.
#[derive(Clone, Copy)]
struct Hand<'a> {
    seat: Seat,
    standing: Standing,
    solution: &'a RowSolution,
    seen: Seen,
}

impl Hand<'_> {
    /// The best step for this row alone, and what it brings.
    fn guess(&self) -> (Step, f64) {
        self.solution.best(self.standing.state, &self.seen)
    }

    /// Whether rolling again is better for this row alone.
    fn rolls_again(&self) -> bool {
        self.solution.rerolled(self.standing.state, &self.seen) > self.guess().1
    }

    fn after(&self, step: &Step) -> Standing {
        self.standing.after(step, self.solution.row())
    }
}

impl<'a> Round<'a> {
    /// The round of a state in which the dice lie; `None` if they do not.
    pub(super) fn new(
        game: &'a TwentyOne,
        race: &'a Race,
        state: &'a State,
        care: Care,
    ) -> Option<Round<'a>> {
        let (dice, roller) = (state.dice()?, game.active(state)?);
        let sights = BySeat::from_fn(game.seats(), |seat| {
            race.prospects.of(Standing::of(game.layouts(), state.sheet(seat)))
        });
        Some(Round { game, race, state, care, roller, sights, faces: faces(dice) })
    }

    /// Rates the choices of a seat; there are none if it is not asked.
    pub(super) fn weigh(&self, seat: Seat) -> Advice<Choice> {
        let mut rated = Vec::with_capacity(1 << FIELDS);
        match self.state.phase() {
            Phase::Roller if seat == self.roller => {
                let (kept, _) = self.outlook(self.faces);
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
                let rolls_again = may && self.rerolled() > self.outlook(self.faces).0;
                choices[self.roller] = Some(if rolls_again { Choice::Reroll } else { Choice::Keep });
            }
            Phase::Write => {
                let guessed = self.guesses(self.faces);
                for seat in Seat::all(self.game.seats()) {
                    let hand = self.hand(seat, self.faces);
                    let (step, _) = self.answer(&hand, &guessed);
                    choices[seat] = Some(step.choice(self.fields(seat), self.game.choices(self.state, seat)));
                }
            }
            _ => {}
        }
        choices
    }

    /// The fields of the row that a seat is filling.
    fn fields(&self, seat: Seat) -> &'a [Field; FIELDS] {
        let row = self.sights[seat].standing.row.min(ROWS - 1);
        self.game.layouts().row(self.state.sheet(seat).letter(), row).fields()
    }

    /// What a seat sees of these dice.
    fn hand(&self, seat: Seat, faces: Faces) -> Hand<'a> {
        let standing = self.sights[seat].standing;
        let solution = self.race.solo.row(standing.row);
        let face = |colour: twenty_one::Colour| Some(faces[colour.index()]);
        Hand { seat, standing, solution, seen: Seen::of(self.fields(seat), standing.state, face) }
    }

    /// The sheets if all write what is best for their own rows.
    fn guesses(&self, faces: Faces) -> BySeat<Sight> {
        BySeat::from_fn(self.game.seats(), |seat| {
            let hand = self.hand(seat, faces);
            self.race.prospects.of(hand.after(&hand.guess().0))
        })
    }

    /// The sheets if all but one write what wins most often against the guesses; that one's sheet is a guess.
    fn answers(&self, faces: Faces, but: Seat) -> BySeat<Sight> {
        let guessed = self.guesses(faces);
        BySeat::from_fn(self.game.seats(), |seat| {
            if seat == but {
                return guessed[seat];
            }
            let hand = self.hand(seat, faces);
            self.race.prospects.of(hand.after(&self.answer(&hand, &guessed).0))
        })
    }

    /// The step that wins most often if the others' sheets become as given, and how often.
    fn answer(&self, hand: &Hand<'_>, table: &BySeat<Sight>) -> (Step, f32) {
        let (guess, worth) = hand.guess();
        let mut best = (guess, f32::NEG_INFINITY);
        let last = hand.standing.row + 1 >= ROWS;
        let thought_of = |step: &Step| last || hand.solution.of_step(step) > worth - MARGIN;
        self.each_step(hand, *table, thought_of, |step, chance| {
            if chance > best.1 {
                best = (step, chance);
            }
        });
        best
    }

    /// Each step of a seat that is to be thought of, with its chance to win.
    fn each_step(
        &self,
        hand: &Hand<'_>,
        mut table: BySeat<Sight>,
        thought_of: impl Fn(&Step) -> bool,
        mut each: impl FnMut(Step, f32),
    ) {
        Step::each(hand.standing.state, &hand.seen, |step| {
            if thought_of(&step) {
                table[hand.seat] = self.race.prospects.of(hand.after(&step));
                each(step, self.chance(&table, hand.seat));
            }
        });
    }

    /// The chance of a seat when the round has ended with these sheets.
    fn chance(&self, table: &BySeat<Sight>, seat: Seat) -> f32 {
        if table.as_slice().iter().any(Sight::is_full) {
            return share(&BySeat::from_fn(table.count(), |seat| table[seat].standing.points), seat);
        }
        self.race.network.chance(&look(table, seat, self.roller.next(table.count())))
    }

    /// Every step of a seat with its chance to win.
    fn steps(&self, seat: Seat) -> Vec<(Step, f32)> {
        let (hand, table) = (self.hand(seat, self.faces), self.answers(self.faces, seat));
        let mut steps = Vec::with_capacity(1 << FIELDS);
        self.each_step(&hand, table, |_| true, |step, chance| steps.push((step, chance)));
        if self.care == Care::Full {
            self.look_further(&hand, &table, &mut steps);
        }
        steps
    }

    /// Rates the steps that look best once more, by a seat's chance after another round. All of them meet the
    /// same dice.
    fn look_further(&self, hand: &Hand<'_>, table: &BySeat<Sight>, steps: &mut [(Step, f32)]) {
        steps.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let Some((_, best)) = steps.first().copied() else { return };
        let close = steps.iter().take(FURTHER_STEPS).filter(|(_, chance)| *chance > best - CLOSE).count();
        if close < 2 {
            return;
        }
        let mut change = 0.0;
        for (place, (step, chance)) in steps.iter_mut().enumerate() {
            if place < close {
                let mut table = *table;
                table[hand.seat] = self.race.prospects.of(hand.after(step));
                let further = self.after_another_round(hand.seat, table).unwrap_or(*chance);
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
    fn after_another_round(&self, seat: Seat, sights: BySeat<Sight>) -> Option<f32> {
        if sights.as_slice().iter().any(Sight::is_full) {
            return None;
        }
        let round = Round { roller: self.roller.next(sights.count()), sights, ..*self };
        let (question, blocks) = (self.question(), FURTHER_WORK / sights.count());
        let rolls = |question| self.race.rolls.some(question, blocks);
        let (mut sum, mut count) = (0.0, 0.0);
        for (first, second) in rolls(question).zip(rolls(!question)) {
            // Whether to roll again is up to the roller, who looks at his own row.
            let roller = round.hand(round.roller, first);
            let faces = if roller.rolls_again() { second_throw(first, second) } else { first };
            let table = round.answers(faces, seat);
            sum += round.answer(&round.hand(seat, faces), &table).1;
            count += 1.0;
        }
        Some(sum / count)
    }

    /// The roller's chance once these dice lie for good, and what they bring in his own row alone.
    fn outlook(&self, faces: Faces) -> (f32, f64) {
        let hand = self.hand(self.roller, faces);
        let table = match self.care {
            Care::Quick => self.guesses(faces),
            Care::Full => self.answers(faces, self.roller),
        };
        (self.answer(&hand, &table).1, hand.guess().1)
    }

    /// The roller's chance if he rolls again.
    fn rerolled(&self) -> f32 {
        let blocks = match self.care {
            Care::Quick => 1,
            Care::Full => REROLL_WORK / self.game.seats(),
        };
        let (mut count, mut sums, mut products, mut squares) = (0.0, (0.0, 0.0), 0.0, 0.0);
        for roll in self.race.rolls.some(self.question(), blocks) {
            let faces = second_throw(self.faces, roll);
            let (chance, own) = self.outlook(faces);
            let chance = f64::from(chance);
            count += 1.0;
            sums = (sums.0 + chance, sums.1 + own);
            products += chance * own;
            squares += own * own;
        }
        let (chance, own) = (sums.0 / count, sums.1 / count);
        let spread = squares / count - own * own;
        let slope = if spread > 1e-6 { (products / count - chance * own) / spread } else { 0.0 };
        let hand = self.hand(self.roller, self.faces);
        let luck = own - hand.solution.rerolled(hand.standing.state, &hand.seen);
        (chance - slope * luck).clamp(0.0, 1.0) as f32
    }

    /// A number that stands for what lies on the table.
    fn question(&self) -> u64 {
        let dice = self.faces.iter().fold(0, |number, face| 8 * number + u64::from(*face));
        self.sights.as_slice().iter().fold(dice, |number, sight| {
            let standing = &sight.standing;
            mixed(number.wrapping_add(standing.points as u64)).wrapping_add(standing.state.index() as u64)
        })
    }
}
