//! What comes in files: somebody's own sheets and cards, records, and the lines about dice in them.

use games::{AnyGame, Spec, read_record};
use table::MaterialKind;
use table::record::Header;

use crate::Provoked;

/// Six good sheets with one line changed or added.
fn sheets(change: impl Fn(&mut Vec<String>)) -> String {
    let rules = AnyGame::new(&Spec::named("twenty-one"), 1).unwrap();
    let AnyGame::TwentyOne(rules) = rules else { unreachable!() };
    let mut lines = rules.layouts().lines();
    change(&mut lines);
    lines.join("\n")
}

fn cards(change: impl Fn(&mut Vec<String>)) -> String {
    let rules = AnyGame::new(&Spec::named("one-card"), 1).unwrap();
    let AnyGame::OneCard(rules) = rules else { unreachable!() };
    let mut lines = rules.deck().lines();
    change(&mut lines);
    lines.join("\n")
}

pub(crate) fn err_in_setups(provoked: &mut Provoked) {
    let sheets = [
        sheets(|lines| lines.push("nonsense".to_owned())),
        sheets(|lines| lines.push("bonus: 1".to_owned())),
        sheets(|lines| lines.push("bonus: 0 1 3 6 10 15 21".to_owned())),
        "seats: A A".to_owned(),
        "seats: A B\nseats: A B".to_owned(),
        sheets(|lines| lines.push("Z: b6 w5 g4 y3 k2 r1".to_owned())),
        sheets(|lines| lines.push("A: b6 w5 g4 y3 k2 r1".to_owned())),
        sheets(|lines| drop(lines.pop())),
        sheets(|lines| *lines.last_mut().unwrap() = "F: b1 w1 g1 y1 k1 r1".to_owned()),
        sheets(|lines| *lines.last_mut().unwrap() = "F: z1 w1 g1 y1 k1 r1".to_owned()),
        sheets(|lines| *lines.last_mut().unwrap() = "F: b9 w1 g1 y1 k1 r1".to_owned()),
        sheets(|lines| *lines.last_mut().unwrap() = "F: b1 b1 g1 y1 k1 r1".to_owned()),
        sheets(|lines| *lines.last_mut().unwrap() = "F: b1".to_owned()),
    ];
    let cards = [
        cards(|lines| drop(lines.pop())),
        cards(|lines| lines[0] = "Z6 O1 Y1 G1 B1".to_owned()),
        cards(|lines| lines[0] = "R0 O1 Y1 G1 B1".to_owned()),
        cards(|lines| lines[0] = "R6 R1 Y1 G1 B1".to_owned()),
        cards(|lines| lines[0] = "R6".to_owned()),
        cards(|lines| lines[0] = "R6 O1 Y1 G1 B1".to_owned()),
    ];
    let own = |kind: MaterialKind| move |text: String| Spec::default().with_material(kind, text);
    let own_sheets = sheets.into_iter().map(own(MaterialKind::Sheets));
    let own_cards = cards.into_iter().map(own(MaterialKind::Cards));
    let own_sheets = own_sheets.map(|spec| Spec { game: "twenty-one".to_owned(), ..spec });
    let own_cards = own_cards.map(|spec| Spec { game: "one-card".to_owned(), ..spec });
    let others = [
        Spec::named("chess"),
        Spec::named("qwixx").with_option("nonsense", true),
        Spec::named("twenty-one").with_option("nonsense", true),
        Spec::named("qwixx").with_material(MaterialKind::Sheets, String::new()),
        Spec::named("qwixx").with_material(MaterialKind::Cards, String::new()),
    ];
    for spec in own_sheets.chain(own_cards).chain(others) {
        provoked.note(&AnyGame::new(&spec, 1).unwrap_err().why());
    }
    provoked.note(&AnyGame::new(&Spec::named("qwixx"), 9).unwrap_err().why());
}

/// A whole game alone, with this header.
fn finished(header: Header) -> String {
    let rules = AnyGame::new(&Spec::named("qwixx"), 1).unwrap();
    let mut table = rules.table();
    let mut events = vec!["first 1"];
    for _ in 0..4 {
        events.extend(["w1 w1 r6 y6 g6 b6", "-", "-"]);
    }
    let seat = table::Seat::FIRST;
    for event in events {
        if event == "-" {
            table.commit(seat, event).unwrap();
        } else {
            table.chance(event).unwrap();
        }
    }
    table.record(&header)
}

pub(crate) fn err_in_records(provoked: &mut Provoked) {
    let place = |number, of| Header { place: Some((number, of)), ..Header::default() };
    let game = |moves: &str| format!("Rollwright: 1\nGame: qwixx\nSeats: 2\n\n{moves}\n");
    let header = |lines: &str| format!("Rollwright: 1\n{lines}\n\n");
    let whole = finished(Header::default());
    let unfinished = "Rollwright: 1\nGame: qwixx\nSeats: 1\nMatch: 1/2\n\nfirst 1\n";
    let named = Header { names: vec!["Ann".to_owned()], ..place(2, 2) };
    for record in [
        String::new(),
        "nonsense".to_owned(),
        "Rollwright: 9\n\n".to_owned(),
        header("nonsense"),
        header("Game: qwixx"),
        header("Seats: 2"),
        header("Game: qwixx\nSeats: 99"),
        header("Game: qwixx\nSeats: 1\nSeats: 1"),
        header("Game: qwixx\nSeats: 2\nNames: Ann"),
        header("Game: qwixx\nSeats: 2\nOptions: finish_turn=true, finish_turn=true"),
        header("Game: qwixx\nSeats: 2\nOptions: nonsense"),
        header("Game: qwixx\nSeats: 2\nOptions: nonsense=true"),
        header("Game: qwixx\nSeats: 2\nMatch: 3/2"),
        header("Game: qwixx\nSeats: 2\nCards: a\nSheets: b"),
        header("Game: qwixx\nSeats: 2\nCards: a"),
        header("Game: one-card\nSeats: 2\nCards: a"),
        header("Game: qwixx\nSeats: 2\nResult: many"),
        header("Game: qwixx\nSeats: 2\nResult: 1 2"),
        header("Game: chess\nSeats: 2"),
        header("Game: qwixx\nSeats: 6"),
        game("nonsense"),
        game("first 5"),
        game("first 1\nw6 w6 r1 y1 g1 b1 | r5, r12"),
        game("first 1\nw6 w6 r1 y1 g1 b1 | nonsense, -"),
        game("first 1\nw6 w6 r1 y1 g1 b1 | -"),
        format!("{whole}w1 w1 r6 y6 g6 b6\n"),
        whole.replace("Result: -20", "Result: 5"),
        format!("{}\n{}", finished(place(1, 1)), finished(place(2, 2))),
        format!("{}\n{}", finished(place(1, 3)), finished(place(3, 3))),
        format!("{unfinished}\n{}", finished(place(2, 2))),
        format!("{}\n{}", finished(place(1, 2)), finished(named)),
    ] {
        match read_record(&record) {
            Err(error) => provoked.note(&error.phrase()),
            Ok(_) => panic!("nothing is wrong with\n{record}"),
        }
    }
}

pub(crate) fn err_in_fair_dice(provoked: &mut Provoked) {
    let digits = "0".repeat(64);
    let with = |seed: Option<&str>, commitment: Option<&str>, other: &[(&str, &str)]| Header {
        seed: seed.map(str::to_owned),
        commitment: commitment.map(str::to_owned),
        other: other.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect(),
        ..Header::default()
    };
    for header in [
        with(Some("nonsense"), None, &[]),
        with(Some("7"), None, &[]),
        with(Some(&digits), None, &[]),
        with(Some(&digits), Some("nonsense"), &[("Luck", "-")]),
        with(Some("nonsense"), Some(&digits), &[("Luck", "-")]),
        with(Some(&digits), Some(&digits), &[]),
        with(Some(&digits), Some(&digits), &[("Luck", "-, -")]),
        with(Some(&digits), Some(&digits), &[("Luck", "é")]),
        with(Some(&digits), Some(&digits), &[("Luck", "")]),
        with(Some(&digits), Some(&digits), &[("Luck", "-"), ("Luck", "-")]),
        with(Some(&digits), Some(&digits), &[("Luck", "-"), ("Starter", "nonsense")]),
        with(Some(&digits), Some(&digits), &[("Luck", "-"), ("Restored", "nonsense")]),
        with(Some(&digits), Some(&digits), &[("Luck", "-")]),
    ] {
        let record = read_record(&finished(header)).unwrap().remove(0);
        match fair::check(&record) {
            Err(error) => provoked.note(&error.why()),
            Ok(checked) => panic!("nothing is wrong: {checked}"),
        }
    }
}
