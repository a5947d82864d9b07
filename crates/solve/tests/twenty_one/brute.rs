//! The last row by trying everything that the rules offer: slow, and sharing nothing with the solution.

use table::{BySeat, ChoiceSet, Game, Seat, Turn};
use twenty_one::{Choice, Dice, Mark, ROWS, State, TwentyOne};

/// How far a row is, told from its marks: the empty fields, the hits, and the numbers written.
fn told(game: &TwentyOne, state: &State, row: usize) -> (u8, u8, i32) {
    let sheet = state.sheet(Seat::FIRST);
    let fields = game.layouts().row(sheet.letter(), row).fields();
    let mut told = (0, 0, 0);
    for (place, (field, mark)) in fields.iter().zip(sheet.marks(game.layouts(), row)).enumerate() {
        match mark {
            Mark::Empty => told.0 |= 1 << place,
            Mark::Number(number) => {
                told.1 += u8::from(number == field.number);
                told.2 += i32::from(number);
            }
            Mark::CrossedOut => {}
        }
    }
    told
}

/// The best play of the last row by trying everything that the rules offer, all dice one by one.
pub(crate) struct Brute<'a> {
    game: &'a TwentyOne,
    /// Points are to reach this; without it, as many as possible are wanted.
    target: Option<i32>,
    /// By empty fields, hits and points written; no number where it is not known.
    known: Vec<f64>,
    /// The states that were met.
    pub(crate) states: Vec<State>,
}

impl<'a> Brute<'a> {
    pub(crate) fn new(game: &'a TwentyOne, target: Option<i32>) -> Brute<'a> {
        Brute { game, target, known: vec![f64::NAN; 64 * 7 * 37], states: Vec::new() }
    }

    /// The expected final points, or the chance to reach the target, at the start of a round in the last row.
    pub(crate) fn value(&mut self, state: &State) -> f64 {
        let (empty, hits, written) = told(self.game, state, ROWS - 1);
        // Points written add up by themselves; a target is nearer with them.
        let (apart, near) = if self.target.is_none() { (written, 0) } else { (0, written) };
        let key = (usize::from(empty) * 7 + usize::from(hits)) * 37 + near as usize;
        let apart = f64::from(apart);
        if !self.known[key].is_nan() {
            return self.known[key] + apart;
        }
        let value = if self.game.turn(state) == Turn::Over {
            let score = self.game.scores(state)[Seat::FIRST];
            self.target.map_or(f64::from(score), |target| f64::from(u8::from(score >= target)))
        } else {
            self.states.push(*state);
            self.round(state)
        };
        self.known[key] = value - apart;
        value
    }

    fn round(&mut self, state: &State) -> f64 {
        let game = self.game;
        // What each roll is worth if it stands; rolls come in the order of their faces.
        let mut rolls = Vec::new();
        game.outcomes(state, |chance, _| rolls.push(chance));
        let rolled = |chance| {
            let mut rolled = *state;
            game.chance_unchecked(&mut rolled, chance);
            rolled
        };
        let mut stands = vec![0.0; rolls.len()];
        for chance in &rolls {
            let mut kept = rolled(*chance);
            let place = place(kept.dice().unwrap());
            decide(game, &mut kept, Choice::Keep);
            stands[place] = self.writing(&kept);
        }
        // What rolling again is worth, by the dice that show 1.
        let mut again = [f64::NAN; 64];
        let mut sum = 0.0;
        for chance in &rolls {
            let mut state = rolled(*chance);
            let dice = state.dice().unwrap();
            let mut best = stands[place(dice)];
            if game.choices(&state, Seat::FIRST).contains(Choice::Reroll) {
                let ones: u8 = dice.iter().map(|(colour, face)| u8::from(face == 1) << colour.index()).sum();
                let known = &mut again[usize::from(ones)];
                if known.is_nan() {
                    decide(game, &mut state, Choice::Reroll);
                    let (mut sum, mut weights) = (0.0, 0.0);
                    game.outcomes(&state, |chance, weight| {
                        let mut fell = state;
                        game.chance_unchecked(&mut fell, chance);
                        sum += weight as f64 * stands[place(fell.dice().unwrap())];
                        weights += weight as f64;
                    });
                    *known = sum / weights;
                }
                best = best.max(*known);
            }
            sum += best;
        }
        sum / rolls.len() as f64
    }

    /// The best that can be written with the dice on the table.
    fn writing(&mut self, state: &State) -> f64 {
        let choices = self.game.choices(state, Seat::FIRST);
        let after = |choice| {
            let mut next = *state;
            decide(self.game, &mut next, choice);
            self.value(&next)
        };
        choices.iter().map(after).fold(f64::NEG_INFINITY, f64::max)
    }
}

/// The place of a roll of all dice among all rolls in the order of their faces.
fn place(dice: Dice) -> usize {
    dice.iter().fold(0, |place, (_, face)| 6 * place + usize::from(face) - 1)
}

pub(crate) fn decide(game: &TwentyOne, state: &mut State, choice: Choice) {
    game.decide_unchecked(state, &BySeat::from_fn(1, |_| Some(choice)));
}
