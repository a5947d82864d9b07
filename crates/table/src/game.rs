//! The one interface between a game's rules and everything built on them.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use rand::Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{BySeat, NotationError, Phrase, PositionError, Seat, Seats, ViewError, join, phrase};

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Dice or cards.
    Chance(ChanceKind),
    /// A choice of each of these seats; of several, at the same time and hidden until all have chosen.
    Decide(Seats),
    /// Nothing any more.
    Over,
}

/// What kind of chance a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum ChanceKind {
    /// Who begins, and what else is drawn by lot before the first turn.
    Setup,
    /// The first roll of a turn. It begins a new line of the record.
    Roll,
    /// A further roll of the same turn.
    Reroll,
    /// The first cards of one seat.
    Deal,
    /// The cards of the open display.
    Open,
    /// One card from the pile.
    Draw,
}

/// One thing that happened at the table.
#[derive(PartialEq, Debug)]
pub enum Event<G: Game> {
    /// Dice fell or cards were drawn.
    Chance(G::Chance),
    /// Every seat that was asked has chosen; the others hold `None`.
    Decided(BySeat<Option<G::Choice>>),
}

// Derived, these would ask for rules that can be copied; the events themselves always can.
impl<G: Game> Copy for Event<G> {}

impl<G: Game> Clone for Event<G> {
    fn clone(&self) -> Event<G> {
        *self
    }
}

impl<G: Game> Display for Event<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Event::Chance(chance) => Display::fmt(chance, f),
            Event::Decided(choices) => f.write_str(&join(choices.as_slice().iter().flatten(), ", ")),
        }
    }
}

/// The legal choices of one seat, as a small value: counted and indexed without listing them.
pub trait ChoiceSet: Copy {
    /// What is chosen.
    type Choice: Copy + Ord;

    /// How many choices there are; none only for a seat that is not asked.
    fn len(&self) -> usize;

    /// The choice at this place of the sorted list; the place must be below [`ChoiceSet::len`].
    fn nth(&self, place: usize) -> Self::Choice;

    /// Whether there are none, because the seat is not asked.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All choices in ascending order.
    fn iter(&self) -> impl Iterator<Item = Self::Choice> {
        (0..self.len()).map(|place| self.nth(place))
    }

    /// Whether this choice is among them.
    fn contains(&self, choice: Self::Choice) -> bool {
        self.iter().any(|legal| legal == choice)
    }
}

/// A broken rule: its number, and what is wrong in words.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{rule}: {why}")]
pub struct Violation {
    /// The number of the rule in `docs/rules`.
    pub rule: &'static str,
    /// What is wrong, for people.
    pub why: Phrase,
}

impl Violation {
    /// A violation of this rule.
    pub fn new(rule: &'static str, why: impl Into<Phrase>) -> Violation {
        Violation { rule, why: why.into() }
    }
}

/// What would have been legal where something else was tried.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Legal(pub Vec<String>);

impl Legal {
    /// All choices of a set.
    pub fn of<C: ChoiceSet<Choice: Display>>(choices: &C) -> Legal {
        Legal(choices.iter().map(|choice| choice.to_string()).collect())
    }
}

impl Display for Legal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&join(self.0.iter().map(|choice| format!("`{choice}`")), " "))
    }
}

/// Why an event was refused. The state is as it was before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayError {
    /// The game waits for dice or cards.
    ChanceAwaited,
    /// The game waits for choices.
    ChoiceAwaited(Seats),
    /// Some other seats were to choose.
    WrongSeats(Seats),
    /// Nothing can happen after the end.
    Over(&'static str),
    /// The dice or cards named cannot come now.
    IllegalChance(Violation),
    /// This seat may not choose that.
    IllegalChoice {
        /// Whose choice it was.
        seat: Seat,
        /// The rule it breaks.
        violation: Violation,
        /// What would have been legal.
        legal: Legal,
    },
}

impl PlayError {
    /// The number of the rule that was broken, where it was a rule.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            PlayError::Over(rule) => Some(rule),
            PlayError::IllegalChance(violation) | PlayError::IllegalChoice { violation, .. } => {
                Some(violation.rule)
            }
            PlayError::ChanceAwaited | PlayError::ChoiceAwaited(_) | PlayError::WrongSeats(_) => None,
        }
    }

    /// What is wrong, without the number of the rule and without what would have been legal.
    pub fn why(&self) -> Phrase {
        match self {
            PlayError::ChanceAwaited => {
                phrase!("why-chance-awaited", "the game is waiting for dice or cards, not for a choice")
            }
            PlayError::ChoiceAwaited(seats) => phrase!(
                "why-choice-awaited",
                "the game is waiting for seat(s) {seats} to choose, not for dice or cards",
                seats = *seats
            ),
            PlayError::WrongSeats(seats) => {
                phrase!("why-wrong-seats", "only these seats choose now: {seats}", seats = *seats)
            }
            PlayError::Over(_) => phrase!("why-over", "the game is over"),
            PlayError::IllegalChance(violation) | PlayError::IllegalChoice { violation, .. } => {
                violation.why.clone()
            }
        }
    }
}

impl Display for PlayError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            PlayError::Over(rule) => write!(f, "{rule}: {}", self.why()),
            PlayError::IllegalChance(violation) => Display::fmt(violation, f),
            PlayError::IllegalChoice { seat, violation, legal } => {
                write!(f, "seat {seat} may not choose that. {violation}; legal: {legal}")
            }
            PlayError::ChanceAwaited | PlayError::ChoiceAwaited(_) | PlayError::WrongSeats(_) => {
                Display::fmt(&self.why(), f)
            }
        }
    }
}

// No source: the message says all of it, and would be printed twice.
impl std::error::Error for PlayError {}

/// The rules of one game. The value holds the seat count, the options and the material (sheets,
/// cards); the state holds what lies on the table, and all of it is common knowledge.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The name in commands, records and messages.
    const NAME: &'static str;
    /// The rule that says when the game is over.
    const END_RULE: &'static str;

    /// What lies on the table. Only the rules can make or change one.
    type State: Clone + PartialEq + Debug + Send + Sync;
    /// One seat's decision.
    type Choice: Copy + Ord + Debug + Display + FromStr<Err = NotationError> + Send + Sync;
    /// The legal decisions of one seat.
    type Choices: ChoiceSet<Choice = Self::Choice>;
    /// One outcome of dice or cards.
    type Chance: Copy + PartialEq + Debug + Display + FromStr<Err = NotationError> + Send + Sync;
    /// What a screen or a program needs to show the state.
    type View: Serialize + DeserializeOwned + PartialEq + Debug;
    /// What a screen needs besides, and does not change during a game: what is printed.
    type Layout: Serialize + PartialEq + Debug;

    /// How many seats play.
    fn seats(&self) -> usize;
    /// The options by name, all of them.
    fn options(&self) -> Vec<(&'static str, bool)>;
    /// The header key and lines of sheets or cards that are not the built-in ones.
    fn own_material(&self) -> Option<(&'static str, Vec<String>)>;
    /// The same game begun by this seat instead of one drawn by lot (Q20); a seat that does not play changes
    /// nothing.
    fn begun_by(&self, first: Seat) -> Self;

    /// The empty table.
    fn start(&self) -> Self::State;
    /// What the game waits for.
    fn turn(&self, state: &Self::State) -> Turn;
    /// The seat whose turn it is; `None` before it is drawn.
    fn active(&self, state: &Self::State) -> Option<Seat>;
    /// What a seat may choose now: empty exactly if it is not asked.
    fn choices(&self, state: &Self::State, seat: Seat) -> Self::Choices;
    /// What a seat that is asked and does not answer is taken to choose: the first of its choices, unless the
    /// game has something better.
    fn unanswered(&self, state: &Self::State, seat: Seat) -> Self::Choice {
        self.choices(state, seat).nth(0)
    }
    /// The dice on the table that make a choice of a seat, in notation: what a screen marks beside it. None where
    /// choices are not made of single dice.
    fn dice_of(&self, _state: &Self::State, _seat: Seat, _choice: Self::Choice) -> Vec<String> {
        Vec::new()
    }
    /// Every outcome of the awaited chance with its integer weight, one order of each.
    fn outcomes(&self, state: &Self::State, each: impl FnMut(Self::Chance, u64));
    /// One outcome of the awaited chance, drawn with the probabilities of [`Game::outcomes`].
    fn sample<R: Rng + ?Sized>(&self, state: &Self::State, rng: &mut R) -> Self::Chance;
    /// What each seat would have if the game ended now.
    fn scores(&self, state: &Self::State) -> BySeat<i32>;
    /// The whole table, for screens and programs.
    fn view(&self, state: &Self::State) -> Self::View;
    /// What is printed on sheets, cards and dice, for screens: none of it changes during a game.
    fn layout(&self) -> Self::Layout;
    /// The state that a view shows, in any phase, checked for what could never arise. What follows from the
    /// rest, like points, is not looked at.
    fn read_view(&self, active: Option<Seat>, view: &Self::View) -> Result<Self::State, ViewError>;

    /// Applies chance without checking it. Of an outcome that cannot come now nothing is promised.
    fn chance_unchecked(&self, state: &mut Self::State, chance: Self::Chance);
    /// Applies the choices of all seats asked without checking them; what stands for other seats is not
    /// looked at. Of illegal choices nothing is promised.
    fn decide_unchecked(&self, state: &mut Self::State, choices: &BySeat<Option<Self::Choice>>);

    /// Why this chance cannot come now, in any order it may be given in.
    fn check_chance(&self, state: &Self::State, chance: &Self::Chance) -> Result<(), Violation>;
    /// The rule that a choice breaks which is not among the legal ones.
    fn explain(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> Violation;
    /// The rule that says what happens now.
    fn rule_now(&self, state: &Self::State) -> &'static str;
    /// What chance may be given now, in words.
    fn awaited_chance(&self, state: &Self::State) -> Phrase;

    /// The state at the start of a turn that this text describes, checked for what could never arise.
    fn read_position(&self, text: &str) -> Result<Self::State, PositionError>;
    /// The text of a state at the start of a turn; `None` elsewhere.
    fn write_position(&self, state: &Self::State) -> Option<String>;

    /// Applies an event if it is legal, and says what is wrong with it otherwise.
    fn play(&self, state: &mut Self::State, event: &Event<Self>) -> Result<(), PlayError> {
        match (self.turn(state), event) {
            (Turn::Over, _) => Err(PlayError::Over(Self::END_RULE)),
            (Turn::Chance(_), Event::Decided(_)) => Err(PlayError::ChanceAwaited),
            (Turn::Decide(seats), Event::Chance(_)) => Err(PlayError::ChoiceAwaited(seats)),
            (Turn::Chance(_), Event::Chance(chance)) => {
                self.check_chance(state, chance).map_err(PlayError::IllegalChance)?;
                self.chance_unchecked(state, *chance);
                Ok(())
            }
            (Turn::Decide(seats), Event::Decided(choices)) => {
                let given: Seats =
                    choices.iter().filter(|(_, choice)| choice.is_some()).map(|(seat, _)| seat).collect();
                if given != seats || choices.count() != self.seats() {
                    return Err(PlayError::WrongSeats(seats));
                }
                for (seat, choice) in choices.iter() {
                    if let Some(choice) = choice {
                        self.check_choice(state, seat, *choice)?;
                    }
                }
                self.decide_unchecked(state, choices);
                Ok(())
            }
        }
    }

    /// Whether a seat that is asked may choose this.
    fn check_choice(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> Result<(), PlayError> {
        let legal = self.choices(state, seat);
        if legal.contains(choice) {
            return Ok(());
        }
        Err(PlayError::IllegalChoice {
            seat,
            violation: self.explain(state, seat, choice),
            legal: Legal::of(&legal),
        })
    }

    /// Applies an event that is known to be legal.
    fn play_unchecked(&self, state: &mut Self::State, event: &Event<Self>) {
        match event {
            Event::Chance(chance) => self.chance_unchecked(state, *chance),
            Event::Decided(choices) => self.decide_unchecked(state, choices),
        }
    }
}

/// All seats with the highest total (Q19, T11, K12).
pub fn winners(scores: &BySeat<i32>) -> Seats {
    let best = scores.as_slice().iter().max();
    scores.iter().filter(|(_, score)| Some(*score) == best).map(|(seat, _)| seat).collect()
}
