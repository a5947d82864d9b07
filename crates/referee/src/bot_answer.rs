//! What a bot answers when it is asked: one line, written by ours and read from those of others.

use serde::Deserialize;
use serde_json::{Value, json};
use thiserror::Error;

use crate::strict::{ReadError, read_object};

/// The answer of a bot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BotAnswer {
    /// `{"choice":"r5"}`: what it chooses, in notation.
    Choice(String),
    /// `{"error":{…}}`: it could not make anything of the line, for this reason.
    Error(String),
}

/// A line that is no answer.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("an answer looks like {{\"choice\":\"r5\"}}: {0}")]
pub struct BotAnswerError(String);

/// The keys of an answer; others are ignored.
#[derive(Deserialize)]
#[serde(expecting = "an answer")]
struct Line {
    choice: Option<String>,
    error: Option<Value>,
}

impl BotAnswer {
    /// Reads an answer.
    pub fn parse(line: &str) -> Result<BotAnswer, BotAnswerError> {
        let read: Result<Line, ReadError> = read_object(line);
        match read {
            Ok(Line { choice: Some(choice), error: None }) => Ok(BotAnswer::Choice(choice)),
            Ok(Line { choice: None, error: Some(error) }) => {
                let message = error.get("message").and_then(Value::as_str).map(str::to_owned);
                Ok(BotAnswer::Error(message.unwrap_or_else(|| error.to_string())))
            }
            Ok(_) => Err(BotAnswerError("it has one of the keys choice, error".to_owned())),
            Err(ReadError::Syntax(message) | ReadError::Form(message)) => Err(BotAnswerError(message)),
        }
    }
}

/// The answer line of a choice.
pub(crate) fn choice_json(choice: &str) -> Value {
    json!({ "choice": choice })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read() {
        let choice = |text: &str| Ok(BotAnswer::Choice(text.to_owned()));
        assert_eq!(BotAnswer::parse(r#"{"choice":"r5"}"#), choice("r5"));
        assert_eq!(BotAnswer::parse(" {\"choice\":\"keep yy\",\"comment\":[1]}\r"), choice("keep yy"));
        let error = BotAnswer::parse(r#"{"error":{"code":"bad_state","message":"no dice"}}"#);
        assert_eq!(error, Ok(BotAnswer::Error("no dice".to_owned())));
        assert_eq!(BotAnswer::parse(r#"{"error":7}"#), Ok(BotAnswer::Error("7".to_owned())));
        let wrong =
            ["", "r5", "\"r5\"", "{}", "[\"r5\",null]", r#"{"choice":5}"#, r#"{"choice":"-","error":1}"#];
        for line in wrong {
            assert!(BotAnswer::parse(line).is_err(), "{line}");
        }
    }
}
