//! Games that are played wrongly: at every moment everything is tried that can be written down.

use conformance::{most_points, noisy, random_game, seeded};
use games::{AnyGame, GAMES, PaperError, Spec, with_game};
use table::{BySeat, Event, Game, MaterialKind, Seat, Turn};

use crate::Provoked;

/// Dice and cards of all games, and what is none.
const CHANCES: [&str; 24] = [
    "first 1",
    "first 2",
    "first 6",
    "first 9",
    "w1 w1 r1 y1 g1 b1",
    "w1 w1 r1",
    "w1 w1 g6 b1",
    "first 1 sheets AB",
    "first 1 sheets AA",
    "first 1",
    "w1 k1 r1 b1 y1 g1",
    "w1 k1",
    "deal 1 2",
    "deal 1 1",
    "deal 1 2 3 4 5",
    "deal 1",
    "open 1 2 3",
    "open 1 1 3",
    "open 1",
    "draw 5",
    "draw 99",
    "royyp",
    "ro",
    "nonsense",
];

/// Choices of all games but for the fields of Qwixx, and what is none.
const CHOICES: [&str; 23] = [
    "",
    "-",
    "stop",
    "keep yy",
    "keep rr",
    "keep ppppp",
    "keep z",
    "1",
    "2",
    "3",
    "9",
    "hold 1 2 3",
    "take 1",
    "take 3",
    "k1 b3",
    "w6 k6",
    "b6",
    "y5 g5",
    "r3",
    "x",
    "keep",
    "reroll",
    "nonsense",
];

fn fields() -> impl Iterator<Item = String> {
    "rygb".chars().flat_map(|row| (2..=12).map(move |number| format!("{row}{number}")))
}

/// Every game with all options off and on, as rules of a first and of a later game.
pub(crate) fn err_through_all_games(provoked: &mut Provoked) {
    for info in GAMES {
        for on in [false, true] {
            let options = info.options.iter().map(|option| ((*option).to_owned(), on)).collect();
            let spec = Spec { options, ..Spec::named(info.name) };
            for seats in [1, 2, info.max_seats] {
                let rules = AnyGame::new(&spec, seats).unwrap();
                with_game!(&rules, game => err_in(game, provoked));
                let later = rules.begun_by(Seat::numbered(seats).unwrap());
                with_game!(&later, game => err_at(game, &game.start(), provoked));
            }
        }
    }
    // Rows that lock for two players at once: seat 3 cannot join, seat 2 has the lock already, or may join (Q21).
    let joining = Spec::named("qwixx").with_option("join_locks", true);
    let start =
        "r2,3,4,5,6 y- g- b- x0 / r2,3,4,5,7 y2,3,4,5,6 g- b- x0 / r2,3,4,5 y2,3,4,5,6 g- b- x0 ; active 1";
    let AnyGame::Qwixx(rules) = AnyGame::new(&joining, 3).unwrap() else { unreachable!() };
    for choices in ["r12, -, -", "-, r12, y12", "-, y12, -"] {
        let state = conformance::script::play(&rules, start, &format!("w6 w6 r1 y2 g3 b4 | {choices}"));
        err_at(&rules, &state, provoked);
    }
    // All dice show 1 (T4).
    let AnyGame::TwentyOne(rules) = AnyGame::new(&Spec::named("twenty-one"), 1).unwrap() else {
        unreachable!()
    };
    let ones = conformance::script::go_on(&rules, rules.start(), "first 1 sheets A | w1 k1 r1 b1 y1 g1");
    err_at(&rules, &ones, provoked);
    // Sheets that were picked (T2).
    let picked = Spec::named("twenty-one").with_material(MaterialKind::Sheets, "seats: C -".to_owned());
    let AnyGame::TwentyOne(rules) = AnyGame::new(&picked, 2).unwrap() else { unreachable!() };
    err_at(&rules, &rules.start(), provoked);
}

fn err_in<G: Game>(game: &G, provoked: &mut Provoked) {
    for seed in 0..6 {
        let choose = noisy(4, most_points);
        random_game(game, &mut seeded(seed), &choose, |state, _| err_at(game, state, provoked));
    }
}

/// Everything that can be done wrong here.
fn err_at<G: Game>(game: &G, state: &G::State, provoked: &mut Provoked) {
    let mut refused = |event: &Event<G>| {
        if let Err(error) = game.play(&mut state.clone(), event) {
            provoked.note(&error.why());
        }
    };
    refused(&Event::Decided(BySeat::new(game.seats())));
    for chance in CHANCES.iter().filter_map(|text| text.parse().ok()) {
        refused(&Event::Chance(chance));
    }
    match game.turn(state) {
        Turn::Chance(_) => {
            provoked.note(&game.awaited_chance(state));
            for error in CHANCES.iter().filter_map(|text| text.parse::<G::Chance>().err()) {
                provoked.note(error.why());
            }
            if let Ok(choice) = "-".parse() {
                provoked.note(&game.explain(state, Seat::FIRST, choice).why);
            }
        }
        Turn::Decide(seats) => {
            for text in CHOICES.into_iter().map(str::to_owned).chain(fields()) {
                match text.parse::<G::Choice>() {
                    Err(error) => provoked.note(error.why()),
                    Ok(choice) => seats.iter().for_each(|seat| {
                        if let Err(error) = game.check_choice(state, seat, choice) {
                            provoked.note(&error.why());
                        }
                    }),
                }
            }
        }
        Turn::Over => {}
    }
}

/// Score sheets with marks that are wrong after those before them.
pub(crate) fn err_on_paper(provoked: &mut Provoked) {
    let full = vec!["x"; 31].join("; ");
    for (game, marks) in [
        ("qwixx", "nonsense".to_owned()),
        ("qwixx", "r5; r4".to_owned()),
        ("qwixx", "r12".to_owned()),
        ("qwixx", "close r; close r".to_owned()),
        ("qwixx", "close r; r5".to_owned()),
        ("qwixx", "x; x; x; x; r5".to_owned()),
        ("twenty-one", "nonsense".to_owned()),
        ("twenty-one", full),
        ("twenty-one", "r1; r1".to_owned()),
        ("twenty-one", "w6 k6 r6 b6 y6 g6".to_owned()),
        ("one-card", "nonsense".to_owned()),
        ("one-card", "1 r1".to_owned()),
        ("one-card", "card 1; card 1".to_owned()),
        ("one-card", "card 1; card 2; card 3".to_owned()),
        ("one-card", "card 1; card 2; 3 r1".to_owned()),
    ] {
        let rules = AnyGame::new(&Spec::named(game), 1).unwrap();
        note_paper(&rules, &marks.split("; ").map(str::to_owned).collect::<Vec<_>>(), provoked);
    }
    let rules = AnyGame::new(&Spec::named("one-card"), 1).unwrap();
    let mut marks: Vec<String> = vec!["card 1".to_owned(), "card 2".to_owned()];
    // Any colour five times over: no room, or no row. Then whatever is allowed, until nothing is.
    for colour in "roygbp".chars() {
        let mut wrong = marks.clone();
        wrong.extend([format!("1 {colour}1"), format!("1 {colour}5"), format!("1 {colour}5")]);
        note_paper(&rules, &wrong, provoked);
    }
    while let Some(next) = rules.marked(None, &marks).unwrap().choices.last().cloned() {
        marks.push(next);
    }
    marks.push("card 9".to_owned());
    note_paper(&rules, &marks, provoked);
    let no_sheet = AnyGame::new(&Spec::named("twenty-one"), 1).unwrap().marked(Some("Z"), &[]);
    provoked.note(&no_sheet.unwrap_err().why());
}

fn note_paper(rules: &AnyGame, marks: &[String], provoked: &mut Provoked) {
    match rules.marked(None, marks) {
        Err(error @ (PaperError::Notation { .. } | PaperError::Forbidden { .. })) => {
            provoked.note(&error.why())
        }
        Err(error) => panic!("{error}"),
        Ok(_) => {}
    }
}
