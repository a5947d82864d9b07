//! What is printed, as JSON: exactly what a screen needs besides the state.

#![allow(clippy::unwrap_used)]

use games::{AnyGame, Spec};
use serde_json::{Value, json};

fn layout(spec: Spec) -> Value {
    serde_json::from_str(AnyGame::new(&spec, 2).unwrap().layout().get()).unwrap()
}

fn of(game: &str) -> Value {
    layout(Spec::named(game))
}

#[test]
fn qwixx() {
    let layout = of("qwixx");
    assert_eq!(
        layout["rows"][0],
        json!({ "colour": "red", "letter": "r", "numbers": [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] })
    );
    assert_eq!(layout["rows"][3]["numbers"][0], 12);
    assert_eq!(layout["points"], json!([0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]));
    let rest = ["crosses_before_last", "misthrows", "misthrow_points", "dice", "faces"];
    assert_eq!(
        rest.map(|key| layout[key].clone()),
        [
            json!(5),
            json!(4),
            json!(-5),
            json!(["w", "w", "r", "y", "g", "b"]),
            json!(["1", "2", "3", "4", "5", "6"])
        ]
    );
}

#[test]
fn twenty_one() {
    let layout = of("twenty-one");
    assert_eq!(layout["bonus"], json!([0, 1, 3, 6, 10, 15, 21]));
    assert_eq!(layout["rows"], 5);
    assert_eq!(layout["dice"], json!(["w", "k", "r", "b", "y", "g"]));
    let sheets = layout["sheets"].as_object().unwrap();
    assert_eq!(sheets.keys().map(String::as_str).collect::<String>(), "ABCDEF");
    assert_eq!(sheets["A"][0][0], json!({ "colour": "blue", "letter": "b", "number": 6 }));
    assert!(sheets.values().all(|rows| rows.as_array().unwrap().len() == 5));
    // One's own sheets are shown as they are.
    let rows = "ABCDEF".chars().map(|letter| format!("{letter}: r2 w2 k2 b2 y2 g2\n").repeat(5));
    let sheets = Some(format!("bonus: 7 6 5 4 3 2 1\n{}", rows.collect::<String>()));
    let own = layout_of_own(sheets);
    assert_eq!(own["bonus"], json!([7, 6, 5, 4, 3, 2, 1]));
    assert_eq!(own["sheets"]["F"][4][0], json!({ "colour": "red", "letter": "r", "number": 2 }));
}

fn layout_of_own(sheets: Option<String>) -> Value {
    layout(Spec { sheets, ..Spec::named("twenty-one") })
}

#[test]
fn one_card() {
    let basic = of("one-card");
    let rest = ["cards_to_score", "full_rows_to_score", "cards_in_play", "sun", "dice", "rolls"];
    assert_eq!(
        rest.map(|key| basic[key].clone()),
        [json!(4), json!(3), json!(2), json!([0, 2, 5]), json!(5), json!(3)]
    );
    assert_eq!(basic["faces"], json!(["r", "o", "y", "g", "b", "p"]));
    assert_eq!(basic["colours"]["p"], "purple");
    assert_eq!(basic["cards"].as_array().unwrap().len(), 30);
    let card = &basic["cards"][5];
    assert_eq!(
        (&card["card"], &card["rows"][1]),
        (&json!(6), &json!({ "colour": "yellow", "boxes": 3, "sun": true }))
    );
    let advanced = layout(Spec::named("one-card").with_option("advanced", true));
    assert_eq!(advanced["cards_in_play"], 3);
}
