//! What clients send.

use std::collections::BTreeMap;

use games::Spec;
use serde::Deserialize;
use serde::de::{Deserializer, Error};
use table::Seat;

use crate::play::{DiceMode, Level, Plan, TimeoutPolicy};

/// A message with what stands beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Incoming {
    /// The client's own number for it; an answer carries the same.
    pub id: Option<u64>,
    /// For which of his seats a player speaks.
    pub seat: Option<Seat>,
    /// The request.
    pub request: Request,
}

/// What a client wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// To be at a table; the first message on every socket.
    Hello {
        /// The version of the protocol that the client speaks.
        version: u32,
        /// The table, by name or code.
        table: String,
        /// The player's token; without one he watches.
        token: Option<String>,
        /// The number of the last step that he has seen.
        since: Option<u64>,
    },
    /// To choose; in place of what was chosen before.
    Choose {
        /// What.
        choice: String,
        /// The number of events at which it is meant; refused if the game has moved on.
        ply: Option<usize>,
    },
    /// To take the choice back before all have chosen.
    TakeBack,
    /// To say in advance what is chosen, if it comes.
    Arm(Vec<String>),
    /// To have single choices made, or not.
    Auto(bool),
    /// To roll, or to say what was rolled.
    Roll(Option<String>),
    /// To take back the dice that were typed in last.
    Unroll,
    /// About taking back the last decision.
    Undo(UndoWord),
    /// To say something.
    Say(String),
    /// To react.
    React(String),
    /// To be called differently.
    Name(String),
    /// To be ready for the next game.
    Ready,
    /// To play again.
    Rematch,
    /// To leave the table.
    Leave,
    /// To go on with one's seats on another device: asks for a one-time code.
    TransferDevice,
    /// Something that only the host may do.
    Host(HostRequest),
    /// To see whether the server is there.
    Ping,
}

/// A word about taking back the last decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum UndoWord {
    /// May it be taken back?
    Ask,
    /// Yes.
    Agree,
    /// No.
    Refuse,
}

/// What only the host may do.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum HostRequest {
    /// Give a free seat, or that of a missing player, to a bot.
    Bot {
        /// The seat.
        seat: Seat,
        /// Which bot.
        level: Level,
    },
    /// Remove somebody.
    Remove {
        /// The seat.
        seat: Seat,
    },
    /// Keep back what somebody says, or pass it on again.
    Mute {
        /// The seat.
        seat: Seat,
        /// Whether it is kept back.
        on: bool,
    },
}

/// A word that stands for itself: `true` and nothing else.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Yes;

impl<'de> Deserialize<'de> for Yes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Yes, D::Error> {
        if bool::deserialize(deserializer)? {
            Ok(Yes)
        } else {
            Err(D::Error::custom("only `true` makes sense here"))
        }
    }
}

/// `true`, or what was rolled.
#[derive(Deserialize)]
#[serde(untagged)]
enum Rolled {
    Program(Yes),
    Typed(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hello {
    version: u32,
    table: String,
    token: Option<String>,
    since: Option<u64>,
}

/// A message as it stands in JSON: one of the requests, and what stands beside it.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Written {
    id: Option<u64>,
    seat: Option<Seat>,
    ply: Option<usize>,
    hello: Option<Hello>,
    choose: Option<String>,
    take_back: Option<Yes>,
    arm: Option<Vec<String>>,
    auto: Option<bool>,
    roll: Option<Rolled>,
    unroll: Option<Yes>,
    undo: Option<UndoWord>,
    say: Option<String>,
    react: Option<String>,
    name: Option<String>,
    ready: Option<Yes>,
    rematch: Option<Yes>,
    leave: Option<Yes>,
    carry: Option<Yes>,
    host: Option<HostRequest>,
    ping: Option<Yes>,
}

/// Reads a message; otherwise says what is wrong with it.
pub fn read(text: &str) -> Result<Incoming, String> {
    let written: Written = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let Written { id, seat, ply, .. } = written;
    let found = [
        written.hello.map(|Hello { version, table, token, since }| Request::Hello {
            version,
            table,
            token,
            since,
        }),
        written.choose.map(|choice| Request::Choose { choice, ply }),
        written.take_back.map(|Yes| Request::TakeBack),
        written.arm.map(Request::Arm),
        written.auto.map(Request::Auto),
        written.roll.map(|rolled| match rolled {
            Rolled::Program(Yes) => Request::Roll(None),
            Rolled::Typed(text) => Request::Roll(Some(text)),
        }),
        written.unroll.map(|Yes| Request::Unroll),
        written.undo.map(Request::Undo),
        written.say.map(Request::Say),
        written.react.map(Request::React),
        written.name.map(Request::Name),
        written.ready.map(|Yes| Request::Ready),
        written.rematch.map(|Yes| Request::Rematch),
        written.leave.map(|Yes| Request::Leave),
        written.carry.map(|Yes| Request::TransferDevice),
        written.host.map(Request::Host),
        written.ping.map(|Yes| Request::Ping),
    ];
    let mut requests = found.into_iter().flatten();
    match (requests.next(), requests.next()) {
        (Some(request), None) => Ok(Incoming { id, seat, request }),
        _ => Err("a message has exactly one request".to_owned()),
    }
}

/// What a table is to be set up with: the body of a request.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game it is, with its options and material.
    #[serde(flatten)]
    pub spec: Spec,
    /// How many seats play.
    pub seats: usize,
    /// How many games the match has.
    #[serde(default = "one", rename = "match")]
    pub games: usize,
    /// Which seats bots have.
    #[serde(default)]
    pub bots: BTreeMap<Seat, Level>,
    /// The time for a decision.
    pub seconds: Option<u32>,
    /// Who decides when it is over.
    #[serde(default)]
    pub late: TimeoutPolicy,
    /// Whether the table is listed for everybody.
    #[serde(default)]
    pub public: bool,
    /// Where the dice come from.
    #[serde(default)]
    pub dice: DiceMode,
}

fn one() -> usize {
    1
}

impl NewTable {
    /// What the table is set up with; who sits where, and the secrets of its dice, come later.
    pub fn plan(&self) -> Plan {
        Plan {
            spec: self.spec.clone(),
            seats: self.seats,
            games: self.games,
            seconds: self.seconds,
            late: self.late,
            public: self.public,
            dice: self.dice,
            first: None,
            secrets: Vec::new(),
        }
    }
}

/// Somebody wants to sit down: the body of a request.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SitDown {
    /// The player's name.
    pub name: String,
    /// What he adds to the dice.
    pub luck: Option<String>,
    /// The seat that he wants.
    pub seat: Option<Seat>,
    /// Whether he wants one more, if he has a seat already.
    pub another: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read() {
        let request = |text: &str| read(text).map(|incoming| incoming.request);
        assert_eq!(
            read(r#"{"id":7,"seat":2,"choose":"r5","ply":3}"#),
            Ok(Incoming {
                id: Some(7),
                seat: Seat::numbered(2),
                request: Request::Choose { choice: "r5".to_owned(), ply: Some(3) }
            })
        );
        assert_eq!(request(r#"{"roll":true}"#), Ok(Request::Roll(None)));
        assert_eq!(request(r#"{"roll":"w1 w2"}"#), Ok(Request::Roll(Some("w1 w2".to_owned()))));
        assert_eq!(request(r#"{"undo":"agree"}"#), Ok(Request::Undo(UndoWord::Agree)));
        assert!(matches!(
            request(r#"{"host":{"bot":{"seat":2,"level":"hard"}}}"#),
            Ok(Request::Host(HostRequest::Bot { .. }))
        ));
    }

    #[test]
    fn wrong_messages_are_refused() {
        for text in [
            "",
            "[]",
            "{}",
            "null",
            r#"{"id":1}"#,
            r#"{"choose":"r5","ping":true}"#,
            r#"{"ping":false}"#,
            r#"{"chose":"r5"}"#,
            r#"{"roll":false}"#,
            r#"{"roll":7}"#,
            r#"{"seat":0,"ping":true}"#,
            r#"{"seat":7,"ping":true}"#,
            r#"{"host":{"bot":{"seat":2,"level":"strong"}}}"#,
            r#"{"host":{"mute":{"seat":2,"on":true,"why":1}}}"#,
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
