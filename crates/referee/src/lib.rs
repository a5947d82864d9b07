//! The rules over lines of JSON: any program in any language can drive a game with it.
//!
//! A [`Referee`] answers each line with exactly one line. A line that is wrong in any way is answered
//! with an error and changes nothing. A [`BotSession`] is the other side: a bot that is shown those answers
//! and says what it chooses; a [`BotAnswer`] is what any such program says. The protocol is described in
//! `docs/protocol.md`.
//!
//! ```
//! let mut referee = referee::Referee::new(1);
//! let answer = referee.answer(r#"{"new":{"game":"qwixx","seats":2}}"#);
//! assert!(answer.starts_with(r#"{"ply":0,"turn":"chance","kind":"setup","scores":[0,0],"#));
//! ```

mod bot_answer;
mod bot_error;
mod bot_session;
mod error;
mod evaluators;
mod message;
mod session;
mod strict;

pub use bot_answer::{BotAnswer, BotAnswerError};
pub use bot_error::{BOT_ERROR_CODES, BotError};
pub use bot_session::BotSession;
pub use error::{ERROR_CODES, RefereeError};
pub use evaluators::Evaluators;
pub use message::{MOST_ROLLOUTS, NewGame, Request};
pub use session::Referee;
