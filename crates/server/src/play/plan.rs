//! What a table is set up with, once and for all.

use fair::Secret;
use games::{AnyGame, Spec, SpecError};
use protocol::http::{MAX_BOT_DELAY, NewTable};
use protocol::{DiceMode, SECONDS, TimeoutPolicy};
use serde::{Deserialize, Serialize};
use table::{MAX_GAMES, Phrase, Seat, phrase};
use thiserror::Error;

/// What a table is set up with.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Plan {
    /// Which game it is, with its options and material.
    #[serde(flatten)]
    pub spec: Spec,
    /// How many seats play.
    pub seats: usize,
    /// How many games the match has.
    pub games: usize,
    /// The time for a decision.
    #[serde(default)]
    pub seconds: Option<u32>,
    /// How long a bot waits at least before it chooses, in milliseconds.
    #[serde(default)]
    pub bot_delay: u32,
    /// Who decides when it is over.
    #[serde(default)]
    pub late: TimeoutPolicy,
    /// Whether the table is listed for everybody.
    #[serde(default)]
    pub public: bool,
    /// Where dice and cards come from.
    #[serde(default)]
    pub dice: DiceMode,
    /// Who begins, if the start has passed on from an earlier match of the same people.
    #[serde(default)]
    pub first: Option<Seat>,
    /// The host's secret for each game, in hexadecimal digits; none with real dice.
    #[serde(default)]
    pub secrets: Vec<String>,
}

/// Why a table cannot be set up so.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.why())]
pub enum PlanError {
    /// The rules forbid it.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// A match has another length.
    Games(usize),
    /// The time is too short or too long.
    Seconds(u32),
    /// Bots are told to wait for too long.
    BotDelay(u32),
}

impl PlanError {
    /// What is wrong, for people.
    pub fn why(&self) -> Phrase {
        match self {
            PlanError::Spec(error) => error.why(),
            PlanError::Games(games) => phrase!(
                "why-plan-games",
                "a match has 1 to {most} games, not {games}",
                most = MAX_GAMES,
                games = *games
            ),
            PlanError::Seconds(seconds) => phrase!(
                "why-plan-seconds",
                "the time per decision must be unlimited or {least} to {most} seconds, not {seconds}",
                least = *SECONDS.start(),
                most = *SECONDS.end(),
                seconds = *seconds
            ),
            PlanError::BotDelay(delay) => phrase!(
                "why-plan-bot-delay",
                "bots wait at most {most} milliseconds, not {delay}",
                most = MAX_BOT_DELAY,
                delay = *delay
            ),
        }
    }
}

impl From<NewTable> for Plan {
    /// What a table is set up with; who sits where, and the secrets of its dice, come later.
    fn from(table: NewTable) -> Plan {
        let NewTable { spec, seats, games, bots: _, bot_delay, seconds, late, public, dice } = table;
        Plan { spec, seats, games, seconds, bot_delay, late, public, dice, first: None, secrets: Vec::new() }
    }
}

impl Plan {
    /// The rules, if the plan can be played at all.
    pub fn rules(&self) -> Result<AnyGame, PlanError> {
        if !(1..=MAX_GAMES).contains(&self.games) {
            return Err(PlanError::Games(self.games));
        }
        if let Some(seconds) = self.seconds.filter(|seconds| !SECONDS.contains(seconds)) {
            return Err(PlanError::Seconds(seconds));
        }
        if self.bot_delay > MAX_BOT_DELAY {
            return Err(PlanError::BotDelay(self.bot_delay));
        }
        Ok(AnyGame::new(&self.spec, self.seats)?)
    }

    /// The secret of a game of the match, from 1.
    pub fn secret(&self, game: usize) -> Option<Secret> {
        self.secrets.get(game.checked_sub(1)?)?.parse().ok()
    }

    /// What everybody may know of the secrets before the games.
    pub fn commitments(&self) -> Vec<String> {
        let secrets = (1..=self.secrets.len()).filter_map(|game| self.secret(game));
        secrets.map(|secret| secret.commitment().to_string()).collect()
    }
}
