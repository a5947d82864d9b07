//! The errors a program gets to see, each with a code it can rely on.

use games::{SpecError, TableError};
use serde_json::{Value, json};
use table::PlayError;
use table::record::RecordError;
use thiserror::Error;

use crate::message::MOST_ROLLOUTS;

/// Why a line was refused. The game is as it was before.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RefereeError {
    /// The line is not JSON.
    #[error("this is not a line of JSON: {0}")]
    Json(String),
    /// The JSON is not one of the messages.
    #[error("this is not a message: {0}")]
    Message(String),
    /// The game cannot be set up so.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// There is no game yet.
    #[error("there is no game yet: begin with {{\"new\":{{\"game\":\"qwixx\",\"seats\":2}}}}")]
    NoGame,
    /// The rules refuse it.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The record breaks a rule or the format.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// There cannot be so many rollouts.
    #[error("`rollouts` is a whole number from 1 to {MOST_ROLLOUTS}, not {0}")]
    Rollouts(String),
    /// There is nothing to evaluate this game with.
    #[error("this game cannot be evaluated: {0}")]
    NoEvaluation(String),
}

/// All codes with what they mean, as `docs/protocol.md` lists them.
pub const ERROR_CODES: [(&str, &str); 15] = [
    ("bad_json", "the line is not JSON"),
    ("bad_message", "the JSON is not one of the messages"),
    ("unknown_game", "no game has this name"),
    ("bad_seats", "the game is not played by so many"),
    ("unknown_option", "the game has no such option"),
    ("bad_material", "the sheets or cards given are not usable"),
    ("no_game", "nothing has been begun or loaded yet"),
    ("not_your_turn", "the game waits for something else: chance, or the choices of other seats"),
    ("game_over", "the game is over"),
    ("bad_notation", "the text is not notation of this game"),
    ("illegal_chance", "these dice or cards cannot come now"),
    ("illegal_choice", "this seat may not choose that"),
    ("bad_record", "the record breaks a rule or the format"),
    ("bad_rollouts", "there cannot be so many rollouts"),
    ("cannot_evaluate", "there is nothing to evaluate this game with: its sheets or cards are too much work"),
];

impl RefereeError {
    /// The code that programs can rely on.
    pub fn code(&self) -> &'static str {
        match self {
            RefereeError::Json(_) => "bad_json",
            RefereeError::Message(_) => "bad_message",
            RefereeError::Spec(error) => spec_code(error),
            RefereeError::NoGame => "no_game",
            RefereeError::Table(TableError::Notation(_)) => "bad_notation",
            RefereeError::Table(TableError::Play(error)) => match error {
                PlayError::ChanceAwaited | PlayError::ChoiceAwaited(_) | PlayError::WrongSeats(_) => {
                    "not_your_turn"
                }
                PlayError::Over(_) => "game_over",
                PlayError::IllegalChance(_) => "illegal_chance",
                PlayError::IllegalChoice { .. } => "illegal_choice",
            },
            RefereeError::Record(_) => "bad_record",
            RefereeError::Rollouts(_) => "bad_rollouts",
            RefereeError::NoEvaluation(_) => "cannot_evaluate",
        }
    }

    /// The number of the rule that was broken, where it was a rule.
    fn rule(&self) -> Option<&'static str> {
        match self {
            RefereeError::Table(TableError::Play(error)) => error.rule(),
            RefereeError::Record(error) => error.rule,
            _ => None,
        }
    }

    /// The answer line.
    pub fn to_json(&self) -> Value {
        error_json(self.code(), &self.to_string(), self.rule())
    }
}

/// The code of a game that cannot be set up.
pub(crate) fn spec_code(error: &SpecError) -> &'static str {
    match error {
        SpecError::UnknownGame(_) => "unknown_game",
        SpecError::Seats { .. } => "bad_seats",
        SpecError::UnknownOption { .. } => "unknown_option",
        SpecError::Material { .. } | SpecError::NoMaterial { .. } => "bad_material",
    }
}

/// The line that answers something wrong.
pub(crate) fn error_json(code: &str, message: &str, rule: Option<&str>) -> Value {
    let mut error = json!({ "code": code, "message": message });
    if let Some(rule) = rule {
        error["rule"] = json!(rule);
    }
    json!({ "error": error })
}
