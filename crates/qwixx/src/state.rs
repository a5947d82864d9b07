//! What lies on the table: the sheets, the dice, the closed rows, and whose turn it is.

use table::Seat;

use crate::choice::Choice;
use crate::dice::Dice;
use crate::row::Rows;
use crate::sheet::Sheet;

/// The most seats (Q1).
pub const MAX_SEATS: usize = 5;

table::named_enum! {
    /// What the game waits for.
    pub enum Phase {
        /// The lot for the first active player (Q4).
        Setup = "setup",
        /// The active player's roll (Q5).
        Roll = "roll",
        /// Everybody's choice for the white sum (Q6).
        Action1 = "action 1",
        /// The choice of those who could have locked a row that somebody locked in action 1 (Q21).
        JoinLocks = "join locks",
        /// The active player's choice for a white and a coloured die (Q7).
        Action2 = "action 2",
        /// Nothing: the game is over (Q16).
        Over = "over",
    }
}

/// Everything on the table. All of it is common knowledge; only the rules change it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) sheets: [Sheet; MAX_SEATS],
    /// The dice on the table, or [`Dice::NONE`] between turns.
    pub(crate) dice: Dice,
    pub(crate) closed: Rows,
    pub(crate) phase: Phase,
    pub(crate) active: Seat,
    /// Whether the active player has crossed something in action 1 of this turn (Q8).
    pub(crate) crossed: bool,
    /// What everybody chose in action 1, while some may still give it up (Q21); nothing at any other time.
    pub(crate) revealed: [Choice; MAX_SEATS],
}

impl State {
    pub(crate) const START: State = State {
        sheets: [Sheet::EMPTY; MAX_SEATS],
        dice: Dice::NONE,
        closed: Rows::NONE,
        phase: Phase::Setup,
        active: Seat::FIRST,
        crossed: false,
        revealed: [Choice::Pass; MAX_SEATS],
    };

    /// A seat's sheet. There are [`MAX_SEATS`] of them; those of seats that do not play stay empty.
    #[inline]
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    /// The dice on the table; `None` between turns.
    pub fn dice(&self) -> Option<Dice> {
        (self.dice != Dice::NONE).then_some(self.dice)
    }

    /// The rows that somebody has locked (Q14).
    pub fn closed(&self) -> Rows {
        self.closed
    }

    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether the active player has crossed something in action 1 of this turn (Q8).
    pub fn crossed_in_action_1(&self) -> bool {
        self.crossed
    }

    /// What a seat chose in action 1, while some may still give it up to join a lock (Q21); `None` at any
    /// other time. The sheets show these choices.
    pub fn revealed(&self, seat: Seat) -> Option<Choice> {
        (self.phase == Phase::JoinLocks).then(|| self.revealed[seat.index()])
    }

    /// The rows that somebody has locked in the action 1 just revealed (Q21); none at any other time. Their
    /// dice stay on the table until action 1 is settled.
    pub fn just_locked(&self) -> Rows {
        if self.phase == Phase::JoinLocks { self.closed.without(self.dice.missing()) } else { Rows::NONE }
    }
}

const _: () = assert!(size_of::<State>() <= 128, "five seats fit into two cache lines");
