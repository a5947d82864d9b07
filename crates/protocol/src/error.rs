//! What is wrong with a request, in the same words over HTTP and over the socket.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Phrase;

/// What is wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ProtocolError {
    /// For programs; `docs/protocol.md` lists all.
    pub code: Cow<'static, str>,
    /// For people.
    pub message: String,
    /// What is wrong, without the rule's number, for a client that says it in another language; where the code alone
    /// does not tell it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Box<Phrase>>,
    /// The number of the rule that was broken, where it was one of the game's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Cow<'static, str>>,
    /// Which event of a trial is wrong, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<usize>,
    /// Which mark on a score sheet is wrong, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<usize>,
}

impl ProtocolError {
    /// An error that no rule has to do with.
    pub fn new(code: &'static str, message: impl Into<String>) -> ProtocolError {
        let (code, message) = (code.into(), message.into());
        ProtocolError { code, message, why: None, rule: None, event: None, mark: None }
    }

    /// The same with what is wrong, to be said in any language.
    pub fn because(self, why: &table::Phrase) -> ProtocolError {
        ProtocolError { why: Phrase::new(why).map(Box::new), ..self }
    }

    /// As the answer to a request with this number.
    pub fn answer(self, id: Option<u64>) -> ErrorAnswer {
        ErrorAnswer { error: self, id }
    }
}

/// The answer to a request that was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ErrorAnswer {
    /// What is wrong.
    pub error: ProtocolError,
    /// The client's number of the message, on the socket.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
}
