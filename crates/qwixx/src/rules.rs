//! The course of a game: which rule applies when. The numbers are those of `docs/rules/qwixx.md`.

use std::fmt;
use std::str::FromStr;

use rand::Rng;
use table::{
    BySeat, ChanceKind, Game, NotationError, Phrase, PositionError, Seat, Seats, Starter, Turn, ViewError,
    Violation,
};

use crate::choice::{Choice, Choices};
use crate::dice::Dice;
use crate::row::Rows;
use crate::sheet::{Crosses, MISTHROWS};
use crate::state::{MAX_SEATS, Phase, State};
use crate::targets::{LegalRows, Targets};
use crate::view::{self, LayoutView, View};
use crate::{explain, join_locks, position};

/// The fields with the same number in all rows.
static SUMS: [Targets; 16] = {
    let mut sums = [Targets::NONE; 16];
    let mut sum = 2;
    while sum <= 12 {
        sums[sum as usize] = Targets::numbers([sum; 4]);
        sum += 1;
    }
    sums
};

/// The fields with the sum of the white dice (Q6).
#[inline]
pub(crate) fn white_sum(dice: &Dice) -> Targets {
    SUMS[usize::from(dice.white_sum() & 0xF)]
}

/// The rules of Qwixx for a number of seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Qwixx {
    starter: Starter,
    finish_turn: bool,
    join_locks: bool,
}

/// What chance decides: who begins (Q4), and the rolls (Q5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// This seat begins.
    First(Seat),
    /// These dice fell.
    Roll(Dice),
}

impl Qwixx {
    /// The official rules for one to five seats (Q1); `None` for any other number.
    pub fn new(seats: usize) -> Option<Qwixx> {
        (1..=MAX_SEATS).contains(&seats).then(|| Qwixx {
            starter: Starter::drawn_among(seats),
            finish_turn: false,
            join_locks: false,
        })
    }

    /// With the option `finish_turn`: a second lock in action 1 ends the game only after action 2 (Q17).
    pub fn with_finish_turn(self, finish_turn: bool) -> Qwixx {
        Qwixx { finish_turn, ..self }
    }

    /// With the option `join_locks`: who could have locked a row that another locked in action 1 is asked
    /// once more (Q21).
    pub fn with_join_locks(self, join_locks: bool) -> Qwixx {
        Qwixx { join_locks, ..self }
    }

    /// Whether the option `finish_turn` is on (Q17).
    pub(crate) fn finishes_turn(&self) -> bool {
        self.finish_turn
    }

    /// Whether two rows are locked or the active player has all misthrows, which ends the game (Q16).
    #[inline]
    fn ends(state: &State) -> bool {
        state.closed.are_several() || state.sheet(state.active).misthrows() >= MISTHROWS
    }

    /// Everybody's choices of action 1, applied together: each may lock a row, several rows at once (Q15).
    #[inline]
    fn resolve_action_1(&self, state: &mut State, choices: &BySeat<Option<Choice>>) {
        let mut crossed = Crosses::default();
        for (sheet, choice) in state.sheets.iter_mut().zip(choices.as_slice()) {
            crossed = crossed.and(sheet.cross(choice.unwrap_or(Choice::Pass)));
        }
        state.crossed = choices[state.active] != Some(Choice::Pass);
        state.phase = Phase::Action2;
        if crossed.lock_something() {
            state.closed = state.closed.and(crossed.locked());
            if !(self.join_locks && join_locks::asks(state, self.seats(), choices)) {
                self.settle_locks(state);
            }
        }
    }

    /// The answers of those who could join a lock, and the end of action 1 (Q21).
    fn resolve_join_locks(&self, state: &mut State, choices: &BySeat<Option<Choice>>) {
        join_locks::apply(state, self.seats(), choices);
        state.phase = Phase::Action2;
        self.settle_locks(state);
    }

    /// What follows from the locks of action 1, when nobody can join them any more.
    fn settle_locks(&self, state: &mut State) {
        // Q14: locks take effect when all have decided, and action 2 is played without those dice.
        state.dice.remove(state.closed);
        // Q17: a second lock ends the game here, before action 2 and without a misthrow.
        if Self::ends(state) && !self.finish_turn {
            state.dice = Dice::NONE;
            state.phase = Phase::Over;
        }
    }

    /// The active player's choice of action 2, and the end of the turn.
    #[inline]
    fn resolve_action_2(&self, state: &mut State, choice: Choice) {
        let active = state.active;
        let sheet = &mut state.sheets[active.index()];
        let crossed = sheet.cross(choice);
        // Q8, Q9: nothing crossed in either action is a misthrow, and only for the active player.
        sheet.cross_misthrows(u8::from(crossed.is_empty() & !state.crossed));
        if crossed.lock_something() {
            Self::close(state, crossed.locked());
        }
        state.dice = Dice::NONE;
        state.crossed = false;
        if Self::ends(state) {
            state.phase = Phase::Over;
        } else {
            state.phase = Phase::Roll;
            state.active = active.next(self.seats());
        }
    }

    /// Q14: a row locked by anyone is closed for everyone, and its die leaves the game.
    fn close(state: &mut State, rows: Rows) {
        state.closed = state.closed.and(rows);
        state.dice.remove(rows);
    }
}

impl Game for Qwixx {
    const NAME: &'static str = "qwixx";
    const END_RULE: &'static str = "Q16";

    type State = State;
    type Choice = Choice;
    type Choices = Choices;
    type Chance = Chance;
    type View = View;
    type Layout = LayoutView;

    #[inline]
    fn seats(&self) -> usize {
        self.starter.seats()
    }

    fn options(&self) -> Vec<(&'static str, bool)> {
        vec![("finish_turn", self.finish_turn), ("join_locks", self.join_locks)]
    }

    fn own_material(&self) -> Option<(&'static str, Vec<String>)> {
        None
    }

    fn begun_by(&self, first: Seat) -> Qwixx {
        Qwixx { starter: self.starter.fixed(first), ..self.clone() }
    }

    fn start(&self) -> State {
        State::START
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Setup => Turn::Chance(ChanceKind::Setup),
            Phase::Roll => Turn::Chance(ChanceKind::Roll),
            Phase::Action1 => Turn::Decide(Seats::all(self.seats())),
            Phase::JoinLocks => Turn::Decide(join_locks::asked(state, self.seats())),
            Phase::Action2 => Turn::Decide(Seats::only(state.active)),
            Phase::Over => Turn::Over,
        }
    }

    fn active(&self, state: &State) -> Option<Seat> {
        (state.phase != Phase::Setup).then_some(state.active)
    }

    #[inline]
    fn choices(&self, state: &State, seat: Seat) -> Choices {
        match state.phase {
            // Q6: the sum of the white dice in one row, or nothing.
            Phase::Action1 if seat.index() < self.seats() => {
                let sum = white_sum(&state.dice);
                let legal = state.sheet(seat).legal(sum, state.closed);
                Choices::new(sum, Targets::NONE, legal.interleave(LegalRows::NONE))
            }
            Phase::JoinLocks if seat.index() < self.seats() => join_locks::choices(state, seat),
            // Q7, Q10: one white die and one coloured die still in play, in any row, or nothing.
            Phase::Action2 if seat == state.active => {
                let (low, high) = state.dice.low_and_high();
                let (low_sums, high_sums) = (state.dice.targets(low), state.dice.targets(high));
                let sheet = state.sheet(seat);
                let low_rows = sheet.legal(low_sums, state.closed);
                let high_rows = sheet.legal(high_sums, state.closed);
                // With equal white dice each sum comes once, whichever die makes it.
                let high_rows = if low == high { LegalRows::NONE } else { high_rows };
                Choices::new(low_sums, high_sums, low_rows.interleave(high_rows))
            }
            _ => Choices::NONE,
        }
    }

    /// Both white dice in action 1 (Q6) and to join a lock (Q21), a white and a coloured one in action 2 (Q7).
    fn dice_of(&self, state: &State, _seat: Seat, choice: Choice) -> Vec<String> {
        let Choice::Cross(field) = choice else { return Vec::new() };
        match state.phase {
            Phase::Action1 | Phase::JoinLocks => state.dice.white_pair().to_vec(),
            Phase::Action2 => state.dice.pair_for(field).map_or_else(Vec::new, |pair| pair.to_vec()),
            Phase::Setup | Phase::Roll | Phase::Over => Vec::new(),
        }
    }

    fn outcomes(&self, state: &State, mut each: impl FnMut(Chance, u64)) {
        match state.phase {
            Phase::Setup => self.starter.candidates().for_each(|seat| each(Chance::First(seat), 1)),
            Phase::Roll => Dice::outcomes(state.closed, |dice, weight| each(Chance::Roll(dice), weight)),
            Phase::Action1 | Phase::JoinLocks | Phase::Action2 | Phase::Over => {}
        }
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        if state.phase != Phase::Setup {
            return Chance::Roll(Dice::sample(rng, state.closed));
        }
        Chance::First(self.starter.draw(rng))
    }

    #[inline]
    fn scores(&self, state: &State) -> BySeat<i32> {
        BySeat::from_fn(self.seats(), |seat| state.sheet(seat).points())
    }

    fn view(&self, state: &State) -> View {
        View::new(self, state)
    }

    fn layout(&self) -> LayoutView {
        LayoutView::new()
    }

    fn read_view(&self, active: Option<Seat>, view: &View) -> Result<State, ViewError> {
        view::read(self, active, view)
    }

    #[inline]
    fn chance_unchecked(&self, state: &mut State, chance: Chance) {
        match chance {
            Chance::First(seat) => {
                state.active = seat;
                state.phase = Phase::Roll;
            }
            Chance::Roll(dice) => {
                state.dice = dice;
                state.phase = Phase::Action1;
            }
        }
    }

    #[inline]
    fn decide_unchecked(&self, state: &mut State, choices: &BySeat<Option<Choice>>) {
        if state.phase == Phase::Action1 {
            self.resolve_action_1(state, choices);
        } else if state.phase == Phase::JoinLocks {
            self.resolve_join_locks(state, choices);
        } else {
            self.resolve_action_2(state, choices[state.active].unwrap_or(Choice::Pass));
        }
    }

    fn check_chance(&self, state: &State, chance: &Chance) -> Result<(), Violation> {
        explain::chance(&self.starter, state, chance)
    }

    fn explain(&self, state: &State, seat: Seat, choice: Choice) -> Violation {
        explain::choice(state, seat, choice)
    }

    fn rule_now(&self, state: &State) -> &'static str {
        match state.phase {
            Phase::Setup => "Q4",
            Phase::Roll => "Q5",
            Phase::Action1 => "Q6",
            Phase::JoinLocks => "Q21",
            Phase::Action2 => "Q7",
            Phase::Over => Self::END_RULE,
        }
    }

    fn awaited_chance(&self, state: &State) -> Phrase {
        explain::awaited_chance(&self.starter, state)
    }

    fn read_position(&self, text: &str) -> Result<State, PositionError> {
        position::read(self, text)
    }

    fn write_position(&self, state: &State) -> Option<String> {
        position::write(self, state)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Roll(dice) => dice.fmt(f),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        match text.trim().strip_prefix("first ") {
            None => text.parse().map(Chance::Roll),
            Some(number) => Seat::parse(number).map(Chance::First),
        }
    }
}
