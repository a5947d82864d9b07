//! The server's messages are read back as they were written.

use protocol::{By, GameView, News, Notice, ServerMessage};
use serde_json::{Value, json};
use table::Seat;

type Message<'a> = ServerMessage<'a, GameView<'a>>;

const STEP: &str = r#"{"n":7,"events":[{"chose":{"seat":2,"by":"bot"}},{"decided":"r5 -"},"undone"],"seconds":30,"line":{"ply":12,"turn":"decide","seats":[1,3],"choices":{"1":["r5","-"],"3":["-"]},"scores":[1,2,0],"state":{"game":"qwixx","options":{},"active":1,"phase":"action 1","dice":null,"closed":[]}}}"#;

#[test]
fn a_step_is_read_with_everything_in_it() {
    let message: Message<'_> = serde_json::from_str(STEP).unwrap();
    assert_eq!(json!(message), serde_json::from_str::<Value>(STEP).unwrap());
    let ServerMessage::Step(step) = message else { panic!("{message:?}") };
    let two = Seat::numbered(2).unwrap();
    assert_eq!(step.events[0], News::Chose { seat: two, by: By::Bot });
    let view = step.line.unwrap();
    assert_eq!((step.n, view.ply, view.state.game.as_str()), (7, 12, "qwixx"));
    let choices = view.choices.unwrap();
    assert_eq!(choices[&Seat::FIRST], ["r5", "-"]);
    assert!(!choices.contains_key(&two));
}

#[test]
fn the_first_key_says_which_message_it_is() {
    let read = |text| serde_json::from_str::<Message<'_>>(text);
    let here = read(r#"{"here":{"seats":[1],"watching":0}}"#);
    assert!(matches!(here, Ok(ServerMessage::Notice(Notice::Here { watching: 0, .. }))));
    assert!(matches!(read(r#"{"ok":7,"carry":"abc"}"#), Ok(ServerMessage::Done(done)) if done.ok == 7));
    let refused = read(r#"{"error":{"code":"a","message":"b"},"id":3}"#);
    assert!(matches!(refused, Ok(ServerMessage::Refused(answer)) if answer.id == Some(3)));
}

#[test]
fn what_is_no_message_is_refused() {
    for text in ["{}", "[]", r#"{"n":1}"#, r#"{"n":1,"events":[{"chose":}]}"#, r#"{"unheard":{}}"#] {
        assert!(serde_json::from_str::<Message<'_>>(text).is_err(), "{text}");
    }
}
