//! What lies on the table: everybody's cards, the display, the pile, the dice, and whose turn it is.

use table::Seat;

use crate::card::{CardId, Pile};
use crate::dice::Dice;
use crate::hand::Hand;

/// The most seats (K1).
pub const MAX_SEATS: usize = 4;
/// How many cards lie open in the advanced game (K14).
pub const DISPLAY: usize = 3;
/// How many cards are dealt to each seat in the advanced game (K13).
pub(crate) const DEALT_ADVANCED: usize = 5;
/// How often a player may roll in a turn (K5).
pub const ROLLS: u8 = 3;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The lot for the first active player (K4).
    Setup,
    /// The first cards of this seat (K4, K13).
    Deal(Seat),
    /// Everybody's choice of three of five cards (K13).
    Hold,
    /// The three cards of the display (K14).
    Open,
    /// The active player's first roll (K5).
    Roll,
    /// The active player's choice to stop or to roll again (K5).
    Roller,
    /// A further roll of the dice that are not kept (K5).
    Reroll,
    /// This seat's choice of a card (K6).
    Mark(Seat),
    /// This seat's choice from the display (K14).
    Take(Seat),
    /// A card for this seat, or for the display (K8, K14).
    Draw(Seat),
    /// Nothing: the game is over (K10).
    Over,
}

impl Phase {
    /// The phase with this name in views, of the seat it concerns, if it concerns one.
    pub fn named(name: &str, seat: Option<Seat>) -> Option<Phase> {
        let concerned =
            seat.map(|seat| [Phase::Deal(seat), Phase::Mark(seat), Phase::Take(seat), Phase::Draw(seat)]);
        let of_all =
            [Phase::Setup, Phase::Hold, Phase::Open, Phase::Roll, Phase::Roller, Phase::Reroll, Phase::Over];
        let mut known = of_all.into_iter().filter(|_| seat.is_none()).chain(concerned.into_iter().flatten());
        known.find(|phase| phase.name() == name)
    }

    /// The name in views.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Setup => "setup",
            Phase::Deal(_) => "deal",
            Phase::Hold => "hold",
            Phase::Open => "open",
            Phase::Roll => "roll",
            Phase::Roller => "roller",
            Phase::Reroll => "reroll",
            Phase::Mark(_) => "mark",
            Phase::Take(_) => "take",
            Phase::Draw(_) => "draw",
            Phase::Over => "over",
        }
    }

    /// The seat concerned, where it is one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Phase::Deal(seat) | Phase::Mark(seat) | Phase::Take(seat) | Phase::Draw(seat) => Some(seat),
            _ => None,
        }
    }
}

/// Everything on the table. All of it is common knowledge; only the rules change it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) hands: [Hand; MAX_SEATS],
    /// The five cards dealt to each seat, from which it keeps three (K13).
    pub(crate) dealt: [[CardId; DEALT_ADVANCED]; MAX_SEATS],
    /// The open cards of the advanced game (K14).
    pub(crate) display: [CardId; DISPLAY],
    pub(crate) display_count: u8,
    /// The cards that can still be drawn.
    pub(crate) pile: Pile,
    /// The dice on the table; waiting for a further roll, those kept.
    pub(crate) dice: Dice,
    /// How often the active player has rolled in this turn.
    pub(crate) rolls: u8,
    pub(crate) phase: Phase,
    pub(crate) active: Seat,
    /// Whether somebody has scored their last card (K10).
    pub(crate) last_turn: bool,
}

impl State {
    pub(crate) const START: State = State {
        hands: [Hand::EMPTY; MAX_SEATS],
        dealt: [[CardId::FIRST; DEALT_ADVANCED]; MAX_SEATS],
        display: [CardId::FIRST; DISPLAY],
        display_count: 0,
        pile: Pile::FULL,
        dice: Dice::NONE,
        rolls: 0,
        phase: Phase::Setup,
        active: Seat::FIRST,
        last_turn: false,
    };

    /// A seat's cards. There are [`MAX_SEATS`] hands; those of seats that do not play stay empty.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The cards dealt to a seat, while it chooses which to keep (K13). In the basic game there are none: what
    /// is dealt is in play at once.
    pub fn dealt(&self, seat: Seat) -> &[CardId] {
        match self.phase {
            Phase::Hold => &self.dealt[seat.index()],
            Phase::Deal(next) if seat < next && self.hand(seat).open().is_empty() => {
                &self.dealt[seat.index()]
            }
            _ => &[],
        }
    }

    /// The open cards of the advanced game.
    pub fn display(&self) -> &[CardId] {
        &self.display[..usize::from(self.display_count)]
    }

    /// The dice on the table; waiting for a further roll, those kept.
    pub fn dice(&self) -> Option<Dice> {
        (self.rolls > 0).then_some(self.dice)
    }

    /// How often the active player has rolled in this turn.
    pub fn rolls(&self) -> u8 {
        self.rolls
    }

    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Takes an open card; those behind it move up (K14).
    pub(crate) fn take_from_display(&mut self, place: usize) -> CardId {
        let taken = self.display[place];
        self.display.copy_within(place + 1.., place);
        self.display_count -= 1;
        // Nothing stays behind the last open card, so that equal tables are equal states.
        self.display[usize::from(self.display_count)] = CardId::FIRST;
        taken
    }

    /// Adds a card behind the open ones.
    pub(crate) fn add_to_display(&mut self, card: CardId) {
        self.display[usize::from(self.display_count)] = card;
        self.display_count += 1;
    }
}
