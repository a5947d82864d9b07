//! What a bot says when a line is wrong: the referee's errors as far as they fit, and a few of its own.

use bots::Bot;
use games::{SpecError, StateError};
use serde_json::Value;
use table::Turn;
use thiserror::Error;

use crate::error::{error_json, spec_code};

/// Why a bot cannot make anything of a line.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BotError {
    /// The line is not JSON.
    #[error("this is not a line of JSON: {0}")]
    Json(String),
    /// The JSON is not a state line.
    #[error("this is not a state line: {0}")]
    Message(String),
    /// There is no such game.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// The bot was started for another game.
    #[error("this bot plays {own}, not {asked}")]
    WrongGame {
        /// What it plays.
        own: String,
        /// What it was asked to play.
        asked: &'static str,
    },
    /// The state is not one of the game.
    #[error(transparent)]
    State(#[from] StateError),
    /// The line says something else of the turn than the state.
    #[error("the line contradicts its state, which {}", waits_for(.0))]
    Turn(Turn),
    /// The bot cannot play with these options or this material.
    #[error("the bot `{bot}` cannot play this: {message}")]
    CannotPlay {
        /// The bot.
        bot: Bot,
        /// Why not.
        message: String,
    },
}

/// All codes of a bot with what they mean, as `docs/protocol.md` lists them.
pub const BOT_ERROR_CODES: [(&str, &str); 9] = [
    ("bad_json", "the line is not JSON"),
    ("bad_message", "the JSON is not a state line with `seat`"),
    ("unknown_game", "no game has this name"),
    ("wrong_game", "the bot was started for another game"),
    ("bad_seats", "the game is not played by so many"),
    ("unknown_option", "the game has no such option"),
    ("bad_material", "the sheets or cards given are not usable"),
    ("bad_state", "the state could never arise, or contradicts itself or the line"),
    ("cannot_play", "the bot cannot play with these options or this material"),
];

impl BotError {
    /// The code that programs can rely on.
    pub fn code(&self) -> &'static str {
        match self {
            BotError::Json(_) => "bad_json",
            BotError::Message(_) => "bad_message",
            BotError::Spec(error) => spec_code(error),
            BotError::WrongGame { .. } => "wrong_game",
            BotError::State(_) | BotError::Turn(_) => "bad_state",
            BotError::CannotPlay { .. } => "cannot_play",
        }
    }

    /// The answer line.
    pub fn to_json(&self) -> Value {
        let rule = if let BotError::State(error) = self { error.rule() } else { None };
        error_json(self.code(), &self.to_string(), rule)
    }
}

fn waits_for(turn: &Turn) -> String {
    match turn {
        Turn::Chance(_) => "waits for chance".to_owned(),
        Turn::Decide(seats) => format!("waits for the choice of seat {seats}"),
        Turn::Over => "is over".to_owned(),
    }
}
