//! A tiny made-up game for the test that adds a game: take dice or pass, and come as close to twelve as you dare. Its
//! rules are in `rules.md`. Only the feature `made-up-game` of the crate `games` puts it on the list.

mod notation;
mod paper;

pub use notation::{Chance, Choice, Choices};
pub use paper::PaperSum;

use rand::Rng;
use serde::{Deserialize, Serialize};
use table::{
    BySeat, ChanceKind, Game, MaterialError, MaterialKind, NotationError, Phrase, PositionError,
    PositionText, Seat, Seats, Setup, Starter, Turn, ViewError, Violation, below, number,
};

/// The most that counts (D4).
pub const DOZEN: u8 = 12;
/// How many rolls a game has (D5).
pub const ROLLS: u8 = 5;
/// The most players (D1).
pub const MAX_SEATS: usize = 3;
/// How many faces the die has.
const FACES: u8 = 6;

/// The rules for a number of seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dozen {
    starter: Starter,
}

/// What lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct State {
    active: Option<Seat>,
    rolls: u8,
    die: Option<u8>,
    sums: [u8; MAX_SEATS],
}

/// The table as screens see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// How many rolls are over.
    pub rolls: u8,
    /// The die on the table.
    pub die: Option<u8>,
    /// What each seat has taken.
    pub sums: Vec<u8>,
}

/// What is printed: the most that counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Layout {
    dozen: u8,
}

impl State {
    /// The die on the table.
    pub fn die(&self) -> Option<u8> {
        self.die
    }

    /// What a seat has taken.
    pub fn sum(&self, seat: Seat) -> u8 {
        self.sums.get(seat.index()).copied().unwrap_or_default()
    }
}

/// The points of so many pips (D4).
pub fn points(sum: u8) -> i32 {
    if sum <= DOZEN { i32::from(sum) } else { 0 }
}

impl Game for Dozen {
    const NAME: &'static str = "dozen";
    const END_RULE: &'static str = "D5";

    type State = State;
    type Choice = Choice;
    type Choices = Choices;
    type Chance = Chance;
    type View = View;
    type Layout = Layout;

    fn seats(&self) -> usize {
        self.starter.seats()
    }

    fn options(&self) -> Vec<(&'static str, bool)> {
        Vec::new()
    }

    fn own_material(&self) -> Option<(&'static str, Vec<String>)> {
        None
    }

    fn begun_by(&self, first: Seat) -> Dozen {
        Dozen { starter: self.starter.fixed(first) }
    }

    fn start(&self) -> State {
        State::default()
    }

    fn turn(&self, state: &State) -> Turn {
        match (state.active, state.die) {
            (None, _) => Turn::Chance(ChanceKind::Setup),
            (Some(_), Some(_)) => Turn::Decide(Seats::all(self.seats())),
            (Some(_), None) if state.rolls >= ROLLS => Turn::Over,
            (Some(_), None) => Turn::Chance(ChanceKind::Roll),
        }
    }

    fn active(&self, state: &State) -> Option<Seat> {
        state.active
    }

    fn choices(&self, state: &State, seat: Seat) -> Choices {
        Choices { asked: state.die.is_some() && seat.index() < self.seats() }
    }

    fn outcomes(&self, state: &State, mut each: impl FnMut(Chance, u64)) {
        match self.turn(state) {
            Turn::Chance(ChanceKind::Setup) => {
                self.starter.candidates().for_each(|seat| each(Chance::First(seat), 1));
            }
            Turn::Chance(_) => (1..=FACES).for_each(|face| each(Chance::Roll(face), 1)),
            Turn::Decide(_) | Turn::Over => {}
        }
    }

    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.active {
            None => Chance::First(self.starter.draw(rng)),
            Some(_) => Chance::Roll(below(rng, FACES.into()) as u8 + 1),
        }
    }

    fn scores(&self, state: &State) -> BySeat<i32> {
        BySeat::from_fn(self.seats(), |seat| points(state.sum(seat)))
    }

    fn view(&self, state: &State) -> View {
        View { rolls: state.rolls, die: state.die, sums: state.sums[..self.seats()].to_vec() }
    }

    fn layout(&self) -> Layout {
        Layout { dozen: DOZEN }
    }

    fn read_view(&self, active: Option<Seat>, view: &View) -> Result<State, ViewError> {
        ViewError::check_count("sums", view.sums.len(), self.seats())?;
        let drawn = active.is_some() || view.rolls > 0 || view.die.is_some();
        ViewError::check_active(active, drawn, self.seats())?;
        let mut state = State { active, rolls: view.rolls, die: view.die, ..State::default() };
        state.sums[..view.sums.len()].copy_from_slice(&view.sums);
        check(&state)?;
        Ok(state)
    }

    fn chance_unchecked(&self, state: &mut State, chance: Chance) {
        match chance {
            Chance::First(seat) => state.active = Some(seat),
            Chance::Roll(face) => state.die = Some(face),
        }
    }

    fn decide_unchecked(&self, state: &mut State, choices: &BySeat<Option<Choice>>) {
        let die = state.die.take().unwrap_or_default();
        for (sum, choice) in state.sums.iter_mut().zip(choices.as_slice()) {
            if *choice == Some(Choice::Take) {
                *sum += die;
            }
        }
        state.rolls += 1;
        state.active = state.active.map(|active| active.next(self.seats()));
    }

    fn check_chance(&self, state: &State, chance: &Chance) -> Result<(), Violation> {
        match (state.active, chance) {
            (None, Chance::First(seat)) => self.starter.check(*seat, "D2"),
            (Some(_), Chance::Roll(_)) => Ok(()),
            (None, Chance::Roll(_)) | (Some(_), Chance::First(_)) => {
                Err(Violation::new(self.rule_now(state), format!("now comes {}", self.awaited_chance(state))))
            }
        }
    }

    fn explain(&self, _: &State, _: Seat, _: Choice) -> Violation {
        Violation::new("D3", "nobody is asked before the die has fallen")
    }

    fn rule_now(&self, state: &State) -> &'static str {
        match self.turn(state) {
            Turn::Chance(ChanceKind::Setup) => "D2",
            Turn::Chance(_) | Turn::Decide(_) => "D3",
            Turn::Over => Self::END_RULE,
        }
    }

    fn awaited_chance(&self, state: &State) -> Phrase {
        if state.active.is_none() { self.starter.awaited() } else { "the die, like `d4`".into() }
    }

    fn read_position(&self, text: &str) -> Result<State, PositionError> {
        let text = PositionText::split(text, self.seats())?;
        let wrong =
            || NotationError::expected("a position", "7 / 0 ; active 1 ; rolls 2", &text.seats.join(" / "));
        let rolls = text.rest.first().and_then(|rest| number(rest.strip_prefix("rolls ")?));
        let rolls = rolls.and_then(|rolls| u8::try_from(rolls).ok()).ok_or_else(wrong)?;
        let mut state = State { active: Some(text.active), rolls, ..State::default() };
        for (sum, text) in state.sums.iter_mut().zip(&text.seats) {
            *sum = number(text).and_then(|sum| u8::try_from(sum).ok()).ok_or_else(wrong)?;
        }
        check(&state)?;
        Ok(state)
    }

    fn write_position(&self, state: &State) -> Option<String> {
        let sums: Vec<String> = state.sums[..self.seats()].iter().map(u8::to_string).collect();
        let starts = self.turn(state) == Turn::Chance(ChanceKind::Roll);
        starts.then(|| {
            PositionText::join(
                &sums,
                state.active.unwrap_or(Seat::FIRST),
                &[format!("rolls {}", state.rolls)],
            )
        })
    }
}

/// Whether so many rolls can lead here (D3, D5).
fn check(state: &State) -> Result<(), Violation> {
    let rolls = state.rolls + u8::from(state.die.is_some());
    if state.rolls > ROLLS || rolls > ROLLS {
        return Err(Violation::new("D5", "a game has five rolls"));
    }
    let too_much = state.sums.iter().any(|sum| *sum > state.rolls * FACES);
    if too_much || state.die.is_some_and(|die| !(1..=FACES).contains(&die)) {
        return Err(Violation::new("D3", "each roll brings one die"));
    }
    Ok(())
}

impl Setup for Dozen {
    const TITLE: &'static str = "Dozen";
    const MAX_SEATS: usize = MAX_SEATS;
    const OPTIONS: &'static [&'static str] = &[];
    const MATERIAL: Option<MaterialKind> = None;
    const RULE_PAGE: &'static str = include_str!("../rules.md");

    type Paper = PaperSum;

    fn for_seats(seats: usize) -> Option<Dozen> {
        (1..=MAX_SEATS).contains(&seats).then(|| Dozen { starter: Starter::drawn_among(seats) })
    }

    fn with_option(self, _: &str, _: bool) -> Dozen {
        self
    }

    fn with_material(self, _: &str) -> Result<Dozen, MaterialError> {
        Ok(self)
    }

    fn paper_named(&self, sheet: Option<&str>) -> Option<PaperSum> {
        sheet.is_none().then(PaperSum::default)
    }
}
