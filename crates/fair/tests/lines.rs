//! The lines of a record about its dice: written, read back, and refused one by one.

#![allow(clippy::unwrap_used, clippy::panic)]

use conformance::seeded;
use fair::{Checked, DiceLines, FairDice, FairError, LinesError, PlayerSeedError, Secret, check};
use games::{AnyGame, GameRecord, Spec, read_record};
use proptest::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use table::Seat;
use table::record::Header;

fn lines(seed: u64) -> DiceLines {
    let secret = Secret::draw(&mut seeded(seed));
    let luck = vec!["a1B2".parse().ok(), None, "xyz".parse().ok()];
    DiceLines {
        commitment: secret.commitment(),
        secret: Some(secret),
        luck,
        passed_on: false,
        restored: None,
    }
}

/// What the check of whole dice says, with the luck of at least one player.
fn fair(events: usize) -> Checked {
    Checked::Fair { events, passed_on: false, restored: None, luck: true }
}

/// A record of Twenty One for three seats with the setup and the first roll.
fn record(lines: &DiceLines) -> String {
    let mut table = AnyGame::new(&Spec::named("twenty-one"), 3).unwrap().table();
    let dice = FairDice::new(lines.secret.as_ref().unwrap(), &lines.luck);
    for number in 0..2 {
        table.sample(&mut dice.chance(number)).unwrap();
    }
    let mut header = Header::default();
    lines.write(&mut header);
    table.record(&header)
}

fn read(text: &str) -> GameRecord {
    read_record(text).unwrap_or_else(|error| panic!("{error} in\n{text}")).remove(0)
}

fn checked(text: &str) -> Result<Checked, FairError> {
    check(&read(text))
}

#[test]
fn a_record_tells_what_its_dice_are_worth() {
    let text = record(&lines(1));
    assert_eq!(checked(&text), Ok(fair(2)));
    assert!(text.contains("\nLuck: a1B2, -, xyz\n"), "{text}");
    let secret = lines(1).secret.unwrap();
    let kept = text.replace(&format!("Seed: {secret}\n"), "");
    assert_eq!(checked(&kept), Ok(Checked::NotRevealed));
    assert_eq!(checked("Rollwright: 1\nGame: qwixx\nSeats: 1\n\nfirst 1\n"), Ok(Checked::NoSeed));
}

#[test]
fn lines_that_are_missing_or_wrong_are_named() {
    let text = record(&lines(1));
    let line = |key: &str| text.lines().find(|line| line.starts_with(key)).unwrap();
    let other = lines(2);
    let wrong = |from: &str, to: &str| checked(&text.replace(from, to)).unwrap_err();
    let malformed = |from: &str, to: &str| match wrong(from, to) {
        FairError::Lines(error) => error,
        error => panic!("{error}"),
    };
    let seed = line("Seed");
    assert_eq!(wrong(seed, &format!("Seed: {}", other.secret.unwrap())), FairError::Commitment);
    assert_eq!(
        wrong(line("Commitment"), &format!("Commitment: {}", other.commitment)),
        FairError::Commitment
    );
    assert!(matches!(malformed(seed, "Seed: 7"), LinesError::Seed(_)), "a number is nothing to commit to");
    assert!(matches!(malformed(line("Commitment"), "Commitment: abc"), LinesError::Commitment(_)));
    assert_eq!(malformed(line("Commitment"), "Place: home"), LinesError::NoCommitment);
    assert_eq!(malformed(line("Luck"), "Place: home"), LinesError::NoLuck);
    assert_eq!(malformed("Luck: a1B2, ", "Luck: "), LinesError::LuckCount { seats: 3, found: 2 });
    assert_eq!(malformed("Luck: a1B2", "Luck: a.1"), LinesError::PlayerSeed(PlayerSeedError::Character('.')));
    assert_eq!(malformed("Luck: a1B2", "Luck: "), LinesError::PlayerSeed(PlayerSeedError::Length));
    assert_eq!(malformed(line("Luck"), "Luck: -, -, -\nLuck: -, -, -"), LinesError::Twice("Luck"));
    assert_eq!(malformed("\n\n", "\nStarter: me\n\n"), LinesError::Starter);
    assert!(matches!(wrong("Luck: a1B2", "Luck: a1B3"), FairError::Chance { number: 0, .. }));
    let seed_alone = "Rollwright: 1\nGame: qwixx\nSeats: 1\nSeed: mine\n\nfirst 1\n";
    assert_eq!(checked(seed_alone), Err(FairError::Seed));
}

#[test]
fn a_roll_that_the_seed_does_not_give_is_told() {
    let text = record(&lines(1));
    let roll = text.lines().last().unwrap().to_owned();
    let (start, last) = roll.split_at(roll.len() - 1);
    let changed = format!("{start}{}", last.parse::<u8>().unwrap() % 6 + 1);
    let error = checked(&text.replace(&roll, &changed)).unwrap_err();
    assert_eq!(error, FairError::Chance { number: 1, recorded: changed, expected: roll });
}

#[test]
fn a_start_that_passed_on_is_not_drawn_but_the_sheets_are() {
    let text = record(&lines(1));
    let setup = text.lines().find(|line| line.starts_with("first")).unwrap();
    let first = read(&text).table.starter().unwrap();
    let other = setup.replacen(&first.to_string(), &first.next(3).to_string(), 1);
    let moved = text.replace(setup, &other);
    assert!(matches!(checked(&moved), Err(FairError::Chance { number: 0, .. })));
    let fair = Ok(Checked::Fair { events: 2, passed_on: true, restored: None, luck: true });
    assert_eq!(checked(&moved.replace("\n\n", "\nStarter: passed on\n\n")), fair);
    assert_eq!(checked(&moved.replace("\nLuck", "\nMatch: 2/3\nLuck")), fair, "one game of a match alone");
    let sheets = setup.rsplit(' ').next().unwrap();
    let turned: String = sheets.chars().rev().collect();
    let other_sheets = moved.replace(sheets, &turned).replace("\n\n", "\nStarter: passed on\n\n");
    assert!(matches!(checked(&other_sheets), Err(FairError::Chance { number: 0, .. })));
}

#[test]
fn dice_without_the_luck_of_a_player_are_called_the_hosts_own() {
    let text = record(&DiceLines { luck: vec![None; 3], ..lines(1) });
    let told = checked(&text).unwrap();
    assert_eq!(told, Checked::Fair { events: 2, passed_on: false, restored: None, luck: false });
    assert!(told.to_string().ends_with("no player added any luck: the host alone made these dice"), "{told}");
    let one = record(&DiceLines { luck: vec![None, None, "a".parse().ok()], ..lines(1) });
    assert!(!checked(&one).unwrap().to_string().contains("the host alone"));
}

#[test]
fn after_a_restored_backup_the_dice_up_to_there_are_checked() {
    let text = record(&lines(1));
    let roll = text.lines().last().unwrap();
    let (start, last) = roll.split_at(roll.len() - 1);
    let text = text.replace(roll, &format!("{start}{}", last.parse::<u8>().unwrap() % 6 + 1));
    let restored = |number: &str| checked(&text.replace("\n\n", &format!("\nRestored: {number}\n\n")));
    let told = restored("1").unwrap();
    assert_eq!(told, Checked::Fair { events: 2, passed_on: false, restored: Some(1), luck: true });
    assert!(told.to_string().starts_with("the first 1 of 2 rolls and draws follow from the seed"), "{told}");
    assert!(told.to_string().contains("the rest is not checked, because the game went on from a backup"));
    assert!(matches!(restored("2"), Err(FairError::Chance { number: 1, .. })), "this one is checked");
    assert!(matches!(restored("0").unwrap(), Checked::Fair { restored: Some(0), .. }));
    for wrong in ["", "-1", "+1", "01", "1 000", "1234567890", "soon", "1\nRestored: 1"] {
        assert!(matches!(restored(wrong), Err(FairError::Lines(_))), "{wrong}");
    }
    let whole = record(&lines(1)).replace("\n\n", "\nRestored: 2\n\n");
    assert_eq!(checked(&whole), Ok(fair(2)), "the game was over with the dice that were there");
    let setup = text.lines().find(|line| line.starts_with("first")).unwrap();
    let first = read(&text).table.starter().unwrap();
    let other = setup.replacen(&first.to_string(), &first.next(3).to_string(), 1);
    let moved = text.replace(setup, &other).replace("\n\n", "\nRestored: 0\n\n");
    assert!(matches!(checked(&moved).unwrap(), Checked::Fair { restored: Some(0), .. }), "who begins, too");
}

#[test]
fn dice_of_a_plain_number_are_made_again_too() {
    let mut table = AnyGame::new(&Spec::named("qwixx"), 2).unwrap().table();
    let mut dice = ChaCha20Rng::seed_from_u64(7);
    table.sample(&mut dice).unwrap();
    table.sample(&mut dice).unwrap();
    let text = table.record(&Header { seed: Some("7".to_owned()), ..Header::default() });
    assert_eq!(checked(&text), Ok(Checked::Number { events: 2 }));
    assert!(matches!(checked(&text.replace("Seed: 7", "Seed: 8")), Err(FairError::Chance { .. })));
    assert_eq!(
        table.starter().map(Seat::index),
        Some(table.event(0).unwrap()[6..].parse::<usize>().unwrap() - 1)
    );
    assert_eq!(table.event(2), None);
}

proptest! {
    #[test]
    fn lines_round_trip(
        seed: u64,
        luck in prop::collection::vec(prop::option::of("[A-Za-z0-9]{1,64}"), 1..=6),
        told: bool,
        passed_on: bool,
        restored in prop::option::of(0usize..1_000_000_000),
    ) {
        let secret = Secret::draw(&mut seeded(seed));
        let luck: Vec<_> = luck.iter().map(|luck| luck.as_ref().map(|luck| luck.parse().unwrap())).collect();
        let (commitment, seats) = (secret.commitment(), luck.len());
        let lines = DiceLines { secret: told.then_some(secret), commitment, luck, passed_on, restored };
        let place = ("Place".to_owned(), "home".to_owned());
        let mut header = Header { seats, other: vec![place.clone()], ..Header::default() };
        DiceLines { passed_on: true, restored: Some(7), ..lines.clone() }.write(&mut header);
        lines.write(&mut header);
        prop_assert_eq!(DiceLines::read(&header), Ok(Some(lines)));
        prop_assert_eq!(&header.other[0], &place);
        prop_assert_eq!(header.other.len(), 2 + usize::from(passed_on) + usize::from(restored.is_some()));
    }
}
