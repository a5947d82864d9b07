//! Records of all games: what is written is read back, with names, options, matches and material of one's own.

#![allow(clippy::unwrap_used, clippy::panic)]

use games::{AnyGame, AnyTable, GAMES, Spec, read_record};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use table::record::Header;
use table::{Seat, Turn, below};

/// Plays a game of these rules with random choices.
fn play(game: &AnyGame, seed: u64) -> Box<dyn AnyTable> {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut table = game.table();
    loop {
        match table.turn() {
            Turn::Over => return table,
            Turn::Chance(_) => table.sample(&mut rng).unwrap(),
            Turn::Decide(seats) => {
                let choices = seats.iter().map(|seat| {
                    let legal = table.choices(seat);
                    (seat, legal[below(&mut rng, legal.len() as u32) as usize].clone())
                });
                let choices = choices.collect();
                table.decide(&choices).unwrap();
            }
        }
    }
}

fn rules(name: &str, seats: usize, on: bool) -> AnyGame {
    let info = games::GameInfo::named(name).unwrap();
    let options = info.options.iter().map(|option| ((*option).to_owned(), on)).collect();
    AnyGame::new(&Spec { options, ..Spec::named(name) }, seats).unwrap()
}

#[test]
fn records_of_every_setting_round_trip() {
    for info in GAMES {
        for seats in 1..=info.max_seats {
            for on in [false, true] {
                let game = rules(info.name, seats, on);
                let table = play(&game, seats as u64);
                let names: Vec<String> = (1..=seats).map(|number| format!("Player {number}")).collect();
                let header = Header { names, date: Some("2026-01-02".to_owned()), ..Header::default() };
                let text = table.record(&header);
                let read = read_record(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
                assert_eq!((read.len(), read[0].is_over()), (1, true));
                assert_eq!(read[0].game, game);
                assert_eq!(read[0].table.record(&read[0].header), text);
                assert_eq!(read[0].table.state(), table.state());
            }
        }
    }
}

#[test]
fn names_cannot_break_a_record() {
    let table = play(&rules("qwixx", 2, false), 1);
    let names = vec!["Ann, the\nfirst".to_owned(), "\u{1b}[31mBen\r".to_owned()];
    let text = table.record(&Header { names, ..Header::default() });
    let read = read_record(&text).unwrap();
    assert_eq!(read[0].header.names.len(), 2);
    assert!(read[0].header.names.iter().all(|name| !name.contains(['\n', '\r', '\u{1b}', ','])));
}

#[test]
fn matches_are_checked_game_by_game() {
    for info in GAMES {
        let seats = 2;
        let first = play(&rules(info.name, seats, false), 3);
        let starter = first.starter().unwrap();
        let second = games::with_game!(rules(info.name, seats, false), game => {
            play(&AnyGame::from(table::Game::begun_by(&game, starter.next(seats))), 4)
        });
        let place = |number: usize| Header { place: Some((number, 2)), ..Header::default() };
        let text = first.record(&place(1)) + "\n" + &second.record(&place(2));
        let read = read_record(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
        assert_eq!(read.len(), 2);
        assert_eq!(read[1].table.starter(), Some(starter.next(seats)));
        // The same game again does not begin with the next seat.
        let wrong = first.record(&place(1)) + "\n" + &first.record(&place(2));
        assert_eq!(read_record(&wrong).err().unwrap().rule, Some("Q20"));
        let other = first.record(&place(1))
            + "\n"
            + &second.record(&Header { place: Some((2, 3)), ..Header::default() });
        assert!(read_record(&other).err().unwrap().why.to_string().contains("Match"));
        let off = text.replacen("Seats: 2", "Seats: 2\nOptions: ", 1);
        assert!(read_record(&off).is_ok(), "an option that is off is as good as one not named");
        let totals = games::match_totals(&read).unwrap();
        assert_eq!(
            totals[Seat::FIRST],
            read.iter().map(|game| game.table.scores()[Seat::FIRST]).sum::<i32>()
        );
        assert_eq!(games::match_totals(&read[..1]), None);
        // Records without a match stand side by side, and so do the parts of different matches.
        let alone = first.record(&Header::default()) + "\n" + &first.record(&Header::default());
        assert_eq!(read_record(&alone).unwrap().len(), 2);
        assert_eq!(read_record(&second.record(&place(2))).unwrap().len(), 1, "one game of a match alone");
    }
}

#[test]
fn material_of_ones_own_travels_with_the_record() {
    let cards = include_str!("../../one-card/data/cards.txt").replace("R6 Y3* G2 B4* P5", "R5 Y3* G3 B4* P5");
    let sheets = include_str!("../../twenty-one/data/sheets.txt").replace("bonus: 0 1 3", "bonus: 0 2 4");
    for (game, cards, sheets) in [("one-card", Some(cards), None), ("twenty-one", None, Some(sheets))] {
        let own = AnyGame::new(&Spec { cards, sheets, ..Spec::named(game) }, 2).unwrap();
        let text = play(&own, 1).record(&Header::default());
        let read = read_record(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
        assert_eq!(read[0].game, own);
        let key = if game == "one-card" { "Cards: R5 Y3* G3 B4* P5" } else { "Sheets: bonus: 0 2 4" };
        let line = text.lines().position(|line| line.starts_with(key)).unwrap() + 1;
        let (broken_key, rule) =
            if game == "one-card" { ("Cards: Z5", "K1") } else { ("Sheets: bonus: z", "T8") };
        let broken = text.replacen(&key[..broken_key.len()], broken_key, 1);
        let error = read_record(&broken).err().unwrap();
        assert_eq!((error.line, error.rule), (line, Some(rule)), "{error}");
    }
}

#[test]
fn headers_are_read_strictly() {
    let moves = "\n\nfirst 1\n";
    for (header, line, says) in [
        ("Game: qwixx\nSeats: 2", 1, "begins with"),
        ("Rollwright: 1\nSeats: 2", 1, "Game"),
        ("Rollwright: 1\nGame: qwixx", 1, "Seats"),
        ("Rollwright: 1\nGame: qwixx\nSeats: 7", 3, "Seats"),
        ("Rollwright: 1\nGame: qwixx\nSeats: 6", 3, "1 to 5 seats"),
        ("Rollwright: 1\nGame: qwixx\nSeats: 2\nSeats: 2", 4, "twice"),
        ("Rollwright: 1\nGame: qwixx\nSeats: 2\nOptions: finish_turn", 4, "name=true"),
        ("Rollwright: 1\nGame: qwixx\nSeats: 2\nOptions: advanced=true", 4, "no option"),
        ("Rollwright: 1\nGame: qwixx\nSeats: 2\nOptions: finish_turn=true, finish_turn=false", 4, "twice"),
        ("Rollwright: 1\nGame: qwixx\nSeats: 2\nNames: Ann", 4, "one name for each seat"),
        ("Rollwright: 1\nGame: qwixx\nSeats: 2\nMatch: 3/2", 4, "Match"),
        ("Rollwright: 1\nGame: qwixx\nSeats: 2\nMatch: 1/6", 4, "Match"),
        ("Rollwright: 1\nGame: qwixx\nSeats: 2\nResult: many", 4, "Result"),
        ("Rollwright: 1\nGame: qwixx\nSeats: 2\nResult: 1 2", 4, "not over"),
        ("Rollwright: 1\nGame: qwixx\nSeats: 2\nCards: R1", 4, "does not use a cards file"),
        ("Rollwright: 1\nGame: qwixx\nSeats: 2\nCards: R1\nSheets: A", 5, "not both"),
        ("Rollwright: 1\nGame: qwixx\nSeats: 2\nnonsense", 4, "Key: value"),
    ] {
        let error = read_record(&format!("{header}{moves}")).err().unwrap_or_else(|| panic!("{header}"));
        assert_eq!(error.line, line, "{error}");
        assert!(error.to_string().contains(says), "{error}");
    }
    let kept = "Rollwright: 1\nGame: qwixx\nSeats: 1\nPlace: home\nCommitment: abc\nSeed: 7\n\nfirst 1\n";
    let read = read_record(kept).unwrap();
    assert_eq!(read[0].header.other, [("Place".to_owned(), "home".to_owned())]);
    let again = read_record(&read[0].table.record(&read[0].header)).unwrap();
    assert_eq!(again[0].header, read[0].header);
    assert_eq!(read[0].table.starter(), Some(Seat::FIRST));
}
