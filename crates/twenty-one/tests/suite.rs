//! The suite every game passes, the slow reference, perft and the golden playthrough, for Twenty One.

#![allow(clippy::unwrap_used, clippy::panic)]

use conformance::{check_text, most_points, noisy, random_choice, random_game, seeded};
use proptest::prelude::*;
use table::{Game, Seat, Turn};
use twenty_one::{Layouts, Letter, Mark, ROWS, TwentyOne};

/// Every seat count; sheets of one's own, whose limits repeat or are as small and as large as they can be (T3); and
/// sheets that some or all have picked (T2).
fn rules() -> impl Iterator<Item = TwentyOne> {
    let own = [1, 2, 6].into_iter().flat_map(|seats| {
        let game = TwentyOne::new(seats).unwrap();
        OWN_SHEETS.map(|(limits, bonus)| game.clone().with_sheets(own_sheets(limits, bonus)))
    });
    let picked = [(1, "seats: D"), (2, "seats: - A"), (4, "seats: F - - B"), (6, "seats: B A - F D C")];
    let picked =
        picked.map(|(seats, line)| TwentyOne::new(seats).unwrap().with_sheets(line.parse().unwrap()));
    (1..=6).filter_map(TwentyOne::new).chain(own).chain(picked)
}

/// The limits of the five rows, and the bonus for 0 to 6 hits.
const OWN_SHEETS: [([&str; ROWS], &str); 4] = [
    (["654321", "655432", "554433", "443322", "332211"], "0 1 3 6 10 15 21"),
    (["666666", "666666", "666666", "666666", "666666"], "0 1 3 6 10 15 21"),
    (["111111", "111111", "111111", "111111", "111111"], "-7 0 0 2 2 1000000 -1000000"),
    (["123456", "161616", "661111", "116611", "635241"], "21 15 10 6 3 1 0"),
];

/// The colours of our own sheets with other limits.
fn own_sheets(limits: [&str; ROWS], bonus: &str) -> Layouts {
    let printed = Layouts::built_in();
    let row = |letter: Letter, place: usize| {
        let fields = printed.row(letter, place).fields().iter().zip(limits[place].chars());
        let words: Vec<String> =
            fields.map(|(field, limit)| format!("{}{limit}", field.colour.letter())).collect();
        format!("{letter}: {}\n", words.join(" "))
    };
    let rows: String =
        Letter::ALL.into_iter().flat_map(|letter| (0..ROWS).map(move |place| row(letter, place))).collect();
    format!("bonus: {bonus}\n{rows}").parse().unwrap()
}

conformance::suite! {
    rules: rules(),
    choosing: noisy(6, most_points),
    reference_games: 100,
    perft: [
        (TwentyOne::new(1).unwrap(), "perft_1.txt", 50_000),
        (TwentyOne::new(2).unwrap(), "perft_2.txt", 50_000),
    ],
    playthroughs: [(TwentyOne::new(2).unwrap(), 21, "playthrough.txt")],
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Whatever happens: marks never change once made, at least one field is marked a round and only in one
    /// row, numbers are never larger than their fields, nothing right of an empty field is crossed out while
    /// it was empty, and the points are those of a plain count.
    #[test]
    fn sheets_only_ever_fill_up(seed: u64, seats in 1usize..=6) {
        let game = TwentyOne::new(seats).unwrap();
        let mut before = game.start();
        random_game(&game, &mut seeded(seed), &random_choice, |state, _| {
            let wrote = game.turn(&before) == Turn::Decide(table::Seats::all(seats)) && before.dice().is_some() && state.dice().is_none();
            for seat in Seat::all(seats).filter(|_| game.active(&before).is_some()) {
                let (old, new) = (before.sheet(seat), state.sheet(seat));
                let mut changed = 0;
                let mut points = 0;
                for row in 0..ROWS {
                    let (old_marks, marks) = (old.marks(game.layouts(), row), new.marks(game.layouts(), row));
                    let fields = game.layouts().row(new.letter(), row).fields();
                    let (mut sum, mut hits) = (0, 0);
                    for (place, field) in fields.iter().enumerate() {
                        assert!(old_marks[place] == Mark::Empty || old_marks[place] == marks[place]);
                        if old_marks[place] != marks[place] {
                            changed += 1;
                            assert_eq!(old.current_row(), Some(row));
                        }
                        if let Mark::Number(number) = marks[place] {
                            assert!(number <= field.number);
                            sum += i32::from(number);
                            hits += usize::from(number == field.number);
                        }
                    }
                    points += sum + [0, 1, 3, 6, 10, 15, 21][hits];
                }
                assert_eq!(changed > 0, wrote);
                assert_eq!(new.points(game.layouts()), points);
            }
            let finished = Seat::all(seats).any(|seat| state.sheet(seat).current_row().is_none());
            assert_eq!(game.turn(state) == Turn::Over, finished);
            before = *state;
        });
    }

    /// Any text at all is read or refused.
    #[test]
    fn any_text_is_read_or_refused(text in "[wkrbyg0-7 xA-G:/-]{0,16}") {
        check_text(&TwentyOne::new(1).unwrap(), &text);
        let _ = text.parse::<twenty_one::Layouts>();
    }
}
