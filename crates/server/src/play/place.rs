//! One place at the table: who has it, and what they want done for them.

use bots::Bot;
use fair::PlayerSeed;

use crate::identity::PlayerId;

/// How often in a row a player may be late before they count as away.
const MISSED_DECISIONS_UNTIL_AWAY: u8 = 2;

/// Who has a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Who {
    /// Nobody.
    #[default]
    Open,
    /// It is kept for a player.
    Reserved(PlayerId),
    /// A player.
    Person(PlayerId),
    /// A bot.
    Bot(Bot),
}

/// One place at the table.
#[derive(Clone, Debug)]
pub struct Place {
    /// Who has it.
    pub who: Who,
    /// What the player added to the dice.
    pub luck: Option<PlayerSeed>,
    /// The bot that plays for a missing player.
    pub stand_in: Option<Bot>,
    /// Whether single choices are made for the player.
    pub auto: bool,
    /// Whether what the player says is kept back.
    pub muted: bool,
    /// What will be chosen as soon as it can, the dearest first.
    pub armed: Vec<String>,
    /// What was chosen and is not resolved yet.
    pub chosen: Option<String>,
    /// Whether `auto` or `armed` has changed and is not stored yet.
    pub(super) has_new_preferences: bool,
    /// How often in a row the player was late.
    pub(super) late: u8,
}

impl Default for Place {
    fn default() -> Place {
        Place {
            who: Who::Open,
            luck: None,
            stand_in: None,
            auto: true,
            muted: false,
            armed: Vec::new(),
            chosen: None,
            has_new_preferences: false,
            late: 0,
        }
    }
}

impl Place {
    /// The player who has it.
    pub fn person(&self) -> Option<PlayerId> {
        match self.who {
            Who::Person(player) => Some(player),
            _ => None,
        }
    }

    /// Whether a person plays here, and no bot for them.
    pub fn is_played_by_person(&self) -> bool {
        self.person().is_some() && self.stand_in.is_none()
    }

    /// The bot that plays here.
    pub fn bot(&self) -> Option<Bot> {
        match self.who {
            Who::Bot(bot) => Some(bot),
            _ => self.stand_in,
        }
    }

    /// Whether the player has not answered for so long that nobody waits for them any more.
    pub fn is_away(&self) -> bool {
        self.late >= MISSED_DECISIONS_UNTIL_AWAY
    }

    /// Whether the player has missed the last decision that was theirs.
    pub fn has_missed(&self) -> bool {
        self.late > 0
    }

    /// Counts a decision that the player has missed.
    pub fn count_missed(&mut self) {
        self.late = self.late.saturating_add(1);
    }

    /// Marks the player as there: what they have missed does not count any more.
    pub fn mark_present(&mut self) {
        self.late = 0;
    }
}
