//! What lies on the table: the sheets, the dice, and whose turn it is to roll.

use table::Seat;

use crate::dice::Dice;
use crate::layout::Letter;
use crate::sheet::Sheet;

/// The most seats (T1).
pub const MAX_SEATS: usize = 6;

table::named_enum! {
    /// What the game waits for.
    pub enum Phase {
        /// The lot for the first roller and the sheets (T2, T4).
        Setup = "setup",
        /// The roller's first roll (T4).
        Roll = "roll",
        /// The roller's choice to keep or to roll again (T4).
        Roller = "roller",
        /// The second roll (T4).
        Reroll = "reroll",
        /// Everybody's choice what to write (T5).
        Write = "write",
        /// Nothing: the game is over (T9).
        Over = "over",
    }
}

/// Everything on the table. All of it is common knowledge; only the rules change it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) sheets: [Sheet; MAX_SEATS],
    /// The dice on the table, or [`Dice::NONE`] between rounds. Waiting for the second roll they still
    /// show the first one.
    pub(crate) dice: Dice,
    pub(crate) phase: Phase,
    pub(crate) roller: Seat,
}

impl State {
    pub(crate) const START: State = State {
        sheets: [Sheet::new(Letter::ALL[0]); MAX_SEATS],
        dice: Dice::NONE,
        phase: Phase::Setup,
        roller: Seat::FIRST,
    };

    /// A seat's sheet. There are [`MAX_SEATS`] of them; those of seats that do not play stay empty.
    #[inline]
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    /// The dice on the table; `None` between rounds.
    pub fn dice(&self) -> Option<Dice> {
        (self.dice != Dice::NONE).then_some(self.dice)
    }

    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }
}
