//! The course of a game: which rule applies when. The numbers are those of `docs/rules/twenty-one.md`.

use std::sync::Arc;

use rand::Rng;
use table::{
    BySeat, ChanceKind, ChoiceSet, Game, Phrase, PositionError, Seat, Seats, SixMask, Starter, Turn,
    ViewError, Violation,
};

use crate::chance::Chance;
use crate::choice::{Choice, Choices};
use crate::dice::Dice;
use crate::layout::Layouts;
use crate::sheet::Sheet;
use crate::state::{MAX_SEATS, Phase, State};
use crate::view::{self, LayoutView, View};
use crate::{explain, position};

/// All six dice.
const ALL_DICE: SixMask = SixMask::from_bits(0x3F);

/// The rules of Twenty One for a number of seats with a set of sheets.
#[derive(Clone, PartialEq, Debug)]
pub struct TwentyOne {
    starter: Starter,
    layouts: Arc<Layouts>,
}

impl TwentyOne {
    /// The rules for one to six seats (T1) with the built-in sheets; `None` for any other number.
    pub fn new(seats: usize) -> Option<TwentyOne> {
        let layouts = Layouts::built_in();
        let starter = Starter::drawn_among(seats);
        (1..=MAX_SEATS).contains(&seats).then_some(TwentyOne { starter, layouts })
    }

    /// With other sheets.
    pub fn with_sheets(self, layouts: Layouts) -> TwentyOne {
        TwentyOne { layouts: Arc::new(layouts), ..self }
    }

    /// The sheets played on.
    #[inline]
    pub fn layouts(&self) -> &Layouts {
        &self.layouts
    }

    /// The same, to be kept.
    pub(crate) fn shared_layouts(&self) -> Arc<Layouts> {
        Arc::clone(&self.layouts)
    }

    /// Who can begin.
    pub(crate) fn starter(&self) -> &Starter {
        &self.starter
    }

    /// Everybody's choices, applied together; then the next roller (T4), or the end (T9).
    #[inline]
    fn resolve_writing(&self, state: &mut State, choices: &BySeat<Option<Choice>>) {
        let mut finished = false;
        for (sheet, choice) in state.sheets.iter_mut().zip(choices.as_slice()) {
            match choice {
                Some(Choice::Write(dice)) => sheet.write(*dice),
                _ => sheet.cross_out(&self.layouts),
            }
            finished |= sheet.current_row().is_none();
        }
        state.dice = Dice::NONE;
        if finished {
            state.phase = Phase::Over;
        } else {
            state.phase = Phase::Roll;
            state.roller = state.roller.next(self.seats());
        }
    }
}

impl Game for TwentyOne {
    const NAME: &'static str = "twenty-one";
    const END_RULE: &'static str = "T9";

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
        Vec::new()
    }

    fn own_material(&self) -> Option<(&'static str, Vec<String>)> {
        (*self.layouts != *Layouts::built_in()).then(|| ("Sheets", self.layouts.lines()))
    }

    fn begun_by(&self, first: Seat) -> TwentyOne {
        TwentyOne { starter: self.starter.fixed(first), ..self.clone() }
    }

    fn start(&self) -> State {
        State::START
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Setup => Turn::Chance(ChanceKind::Setup),
            Phase::Roll => Turn::Chance(ChanceKind::Roll),
            Phase::Roller => Turn::Decide(Seats::only(state.roller)),
            Phase::Reroll => Turn::Chance(ChanceKind::Reroll),
            Phase::Write => Turn::Decide(Seats::all(self.seats())),
            Phase::Over => Turn::Over,
        }
    }

    fn active(&self, state: &State) -> Option<Seat> {
        (state.phase != Phase::Setup).then_some(state.roller)
    }

    #[inline]
    fn choices(&self, state: &State, seat: Seat) -> Choices {
        match state.phase {
            Phase::Roller if seat == state.roller => {
                Choices::Roller { may_reroll: !state.dice.rerolled().is_empty() }
            }
            Phase::Write if seat.index() < self.seats() => {
                let fitting = state.sheet(seat).fitting(&self.layouts, state.dice);
                Choices::Writer { dice: state.dice, fitting }
            }
            _ => Choices::None,
        }
    }

    /// All exact hits, or else the cross-out: nobody loses a hit by being away.
    fn unanswered(&self, state: &State, seat: Seat) -> Choice {
        match self.choices(state, seat) {
            Choices::Writer { dice, fitting } => {
                let hits = fitting.and(state.sheet(seat).matching(&self.layouts, dice));
                if hits.is_empty() { Choice::CrossOut } else { Choice::Write(Dice(dice.0.only(hits))) }
            }
            choices => choices.nth(0),
        }
    }

    /// The dice that are written (T5).
    fn dice_of(&self, _state: &State, _seat: Seat, choice: Choice) -> Vec<String> {
        match choice {
            Choice::Write(dice) => dice.tokens(),
            Choice::Keep | Choice::Reroll | Choice::CrossOut => Vec::new(),
        }
    }

    fn outcomes(&self, state: &State, mut each: impl FnMut(Chance, u64)) {
        match state.phase {
            Phase::Setup => {
                for first in self.starter.candidates() {
                    Chance::setups(first, self.seats(), &self.layouts, &mut |chance| each(chance, 1));
                }
            }
            Phase::Roll => Dice::outcomes(ALL_DICE, |dice| each(Chance::Dice(dice), 1)),
            Phase::Reroll => Dice::outcomes(state.dice.rerolled(), |dice| each(Chance::Dice(dice), 1)),
            Phase::Roller | Phase::Write | Phase::Over => {}
        }
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.phase {
            Phase::Setup => {
                let first = self.starter.draw(rng);
                Chance::sample_setup(rng, first, self.seats(), &self.layouts)
            }
            Phase::Reroll => Chance::Dice(Dice::sample(rng, state.dice.rerolled())),
            _ => Chance::Dice(Dice::sample(rng, ALL_DICE)),
        }
    }

    #[inline]
    fn scores(&self, state: &State) -> BySeat<i32> {
        BySeat::from_fn(self.seats(), |seat| state.sheet(seat).points(&self.layouts))
    }

    fn view(&self, state: &State) -> View {
        View::new(self, state)
    }

    fn layout(&self) -> LayoutView {
        LayoutView::new(self)
    }

    fn read_view(&self, active: Option<Seat>, view: &View) -> Result<State, ViewError> {
        view::read(self, active, view)
    }

    #[inline]
    fn chance_unchecked(&self, state: &mut State, chance: Chance) {
        match (chance, state.phase) {
            (Chance::Setup(first, letters), _) => {
                for (sheet, letter) in state.sheets.iter_mut().zip(letters.as_slice()) {
                    *sheet = Sheet::new(*letter);
                }
                state.roller = first;
                state.phase = Phase::Roll;
            }
            (Chance::Dice(dice), Phase::Reroll) => {
                // T4: the dice that showed 1 stay, the others are new.
                let kept = state.dice.0.only(state.dice.rerolled().not());
                state.dice = Dice(kept.plus(dice.0));
                state.phase = Phase::Write;
            }
            (Chance::Dice(dice), _) => {
                state.dice = dice;
                state.phase = Phase::Roller;
            }
        }
    }

    #[inline]
    fn decide_unchecked(&self, state: &mut State, choices: &BySeat<Option<Choice>>) {
        match state.phase {
            Phase::Roller if choices[state.roller] == Some(Choice::Reroll) => state.phase = Phase::Reroll,
            Phase::Roller => state.phase = Phase::Write,
            _ => self.resolve_writing(state, choices),
        }
    }

    fn check_chance(&self, state: &State, chance: &Chance) -> Result<(), Violation> {
        explain::chance(self, state, chance)
    }

    fn explain(&self, state: &State, seat: Seat, choice: Choice) -> Violation {
        explain::choice(self, state, seat, choice)
    }

    fn rule_now(&self, state: &State) -> &'static str {
        match state.phase {
            Phase::Setup => "T2",
            Phase::Roll | Phase::Roller | Phase::Reroll => "T4",
            Phase::Write => "T5",
            Phase::Over => Self::END_RULE,
        }
    }

    fn awaited_chance(&self, state: &State) -> Phrase {
        explain::awaited_chance(self, state)
    }

    fn read_position(&self, text: &str) -> Result<State, PositionError> {
        position::read(self, text)
    }

    fn write_position(&self, state: &State) -> Option<String> {
        position::write(self, state)
    }
}
