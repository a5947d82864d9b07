//! What a client's message asks for, once it has been read and is known to ask for exactly one thing.

use table::Seat;

use crate::{ClientMessage, Hello, HostRequest, RollRequest, True, UndoRequest};

/// A message with what stands beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Incoming {
    /// The client's own number for it; an answer carries the same.
    pub id: Option<u64>,
    /// For which of their seats a player speaks.
    pub seat: Option<Seat>,
    /// The request.
    pub request: Request,
}

/// What a client wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// To be at a table; the first message on every socket.
    Hello(Hello),
    /// To choose; in place of what was chosen before.
    Choose {
        /// What.
        choice: String,
        /// The number of events at which it is meant; refused if the game has moved on.
        ply: Option<usize>,
    },
    /// To have something taken when the time is over, and to see what it would lead to.
    Select {
        /// What; `None` for nothing.
        choice: Option<String>,
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
    Undo(UndoRequest),
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
    /// To have a bot play for a missing player, or not.
    VoteBot {
        /// The missing player's seat.
        seat: Seat,
        /// Whether it is wanted.
        on: bool,
    },
    /// To be there still, and waited for again.
    Present,
    /// To have one's seat back from the bot that plays there.
    Back,
    /// To leave the table.
    Leave,
    /// To go on with one's seats on another device: asks for a one-time code.
    TransferDevice,
    /// Something that only the host may do.
    Host(HostRequest),
    /// To see whether the server is there.
    Ping,
}

/// Reads a message; otherwise says what is wrong with it.
pub fn read(text: &str) -> Result<Incoming, String> {
    let message: ClientMessage = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let ClientMessage { id, seat, ply, .. } = message;
    let found = [
        message.hello.map(Request::Hello),
        message.choose.map(|choice| Request::Choose { choice, ply }),
        message.select.map(|choice| Request::Select { choice, ply }),
        message.take_back.map(|True| Request::TakeBack),
        message.arm.map(Request::Arm),
        message.auto.map(Request::Auto),
        message.roll.map(|rolled| match rolled {
            RollRequest::Program(True) => Request::Roll(None),
            RollRequest::Typed(text) => Request::Roll(Some(text)),
        }),
        message.unroll.map(|True| Request::Unroll),
        message.undo.map(Request::Undo),
        message.say.map(Request::Say),
        message.react.map(Request::React),
        message.name.map(Request::Name),
        message.ready.map(|True| Request::Ready),
        message.rematch.map(|True| Request::Rematch),
        message.vote_bot.zip(message.on).map(|(seat, on)| Request::VoteBot { seat, on }),
        message.present.map(|True| Request::Present),
        message.back.map(|True| Request::Back),
        message.leave.map(|True| Request::Leave),
        message.carry.map(|True| Request::TransferDevice),
        message.host.map(Request::Host),
        message.ping.map(|True| Request::Ping),
    ];
    let mut requests = found.into_iter().flatten();
    match (requests.next(), requests.next()) {
        (Some(request), None) if message.on.is_some() == matches!(request, Request::VoteBot { .. }) => {
            Ok(Incoming { id, seat, request })
        }
        _ => Err("a message has exactly one request".to_owned()),
    }
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
        assert_eq!(request(r#"{"undo":"agree"}"#), Ok(Request::Undo(UndoRequest::Agree)));
        let select = |choice: Option<&str>, ply| Request::Select { choice: choice.map(str::to_owned), ply };
        assert_eq!(request(r#"{"select":"r5","ply":3}"#), Ok(select(Some("r5"), Some(3))));
        assert_eq!(request(r#"{"select":null}"#), Ok(select(None, None)));
        let seat = Seat::numbered(2).unwrap_or(Seat::FIRST);
        assert_eq!(request(r#"{"vote_bot":2,"on":false}"#), Ok(Request::VoteBot { seat, on: false }));
        assert_eq!(request(r#"{"present":true,"seat":1}"#), Ok(Request::Present));
        assert_eq!(request(r#"{"back":true}"#), Ok(Request::Back));
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
            r#"{"select":7}"#,
            r#"{"select":null,"choose":"r5"}"#,
            r#"{"vote_bot":2}"#,
            r#"{"on":true}"#,
            r#"{"ping":true,"on":true}"#,
            r#"{"present":false}"#,
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
