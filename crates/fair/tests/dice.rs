//! The method byte by byte, against values worked out with other tools (sha256sum, Python's hashlib and hmac),
//! and that the dice it gives are fair.

#![allow(clippy::unwrap_used, clippy::panic)]

use conformance::{check_draws, random_choice, seeded};
use fair::{Commitment, DigitsError, FairDice, PlayerSeed, PlayerSeedError, Secret};
use one_card::OneCard;
use proptest::prelude::*;
use qwixx::Qwixx;
use rand::Rng;
use table::{ChanceKind, Event, Game, Table, Turn};
use twenty_one::TwentyOne;

/// The bytes 0 to 31.
const SECRET: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

fn dice(luck: &[&str]) -> FairDice {
    let luck: Vec<Option<PlayerSeed>> = luck.iter().map(|luck| luck.parse().ok()).collect();
    FairDice::new(&SECRET.parse().unwrap(), &luck)
}

#[test]
fn the_commitment_is_the_hash_of_the_digits() {
    let commitment = SECRET.parse::<Secret>().unwrap().commitment();
    assert_eq!(commitment.to_string(), "6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b");
}

#[test]
fn streams_are_the_words_of_the_blocks() {
    let mut chance = dice(&["a1B2", "-", "xyz"]).chance(17);
    let words: Vec<u64> = (0..5).map(|_| chance.next_u64()).collect();
    let block_0 =
        [0x0b00_ec63_d7c7_d9ad, 0x412a_d9e6_9f73_dbf1, 0xec4c_ed5b_4a16_8fc9, 0xf440_f802_9a31_4d2d];
    assert_eq!(words[..4], block_0);
    assert_eq!(words[4], 0x1de3_52c5_7a2a_fe72, "block 1");
    let mut first = dice(&["a1B2", "-", "xyz"]).chance(0);
    assert_eq!((first.next_u32(), first.next_u64()), (0x15fd_ff05, 0xdc06_9fe1_583e_5b4d), "the upper half");
}

#[test]
fn bytes_come_as_they_stand_in_the_blocks() {
    let mut bytes = [0; 11];
    let mut chance = dice(&["a1B2", "-", "xyz"]).chance(17);
    chance.fill_bytes(&mut bytes);
    assert_eq!(bytes, [0x0b, 0x00, 0xec, 0x63, 0xd7, 0xc7, 0xd9, 0xad, 0x41, 0x2a, 0xd9]);
    assert_eq!(chance.next_u64(), 0xec4c_ed5b_4a16_8fc9, "the rest of a word is dropped");
}

#[test]
fn every_part_changes_the_dice() {
    let first = |dice: &FairDice| dice.chance(0).next_u64();
    let plain = dice(&["a", "b"]);
    for other in [dice(&["b", "a"]), dice(&["a", "-"]), dice(&["a", "b", "-"]), dice(&["ab"])] {
        assert_ne!(first(&plain), first(&other));
    }
    assert_ne!(first(&plain), plain.chance(1).next_u64());
    let mut rng = seeded(1);
    assert_ne!(Secret::draw(&mut rng), Secret::draw(&mut rng));
}

#[test]
fn only_one_spelling_is_read() {
    for wrong in ["", "00", &SECRET.to_uppercase(), &format!("{SECRET}0"), &SECRET.replace("00", "é"), "7"] {
        assert_eq!(wrong.parse::<Secret>(), Err(DigitsError), "{wrong}");
        assert_eq!(wrong.parse::<Commitment>(), Err(DigitsError), "{wrong}");
    }
    assert_eq!(format!("{:?}", SECRET.parse::<Secret>().unwrap()), "Secret(..)", "logs do not tell it");
    assert_eq!("".parse::<PlayerSeed>(), Err(PlayerSeedError::Length));
    assert_eq!("x".repeat(65).parse::<PlayerSeed>(), Err(PlayerSeedError::Length));
    assert_eq!("-".parse::<PlayerSeed>(), Err(PlayerSeedError::Character('-')));
    assert_eq!("a b".parse::<PlayerSeed>(), Err(PlayerSeedError::Character(' ')));
    assert_eq!("ä".parse::<PlayerSeed>(), Err(PlayerSeedError::Character('ä')));
}

proptest! {
    #[test]
    fn secrets_and_commitments_round_trip(seed: u64) {
        let secret = Secret::draw(&mut seeded(seed));
        prop_assert_eq!(secret.to_string().len(), 64);
        prop_assert_eq!(&secret.to_string().parse::<Secret>().unwrap(), &secret);
        prop_assert_eq!(secret.commitment().to_string().parse::<Commitment>().unwrap(), secret.commitment());
    }

    #[test]
    fn luck_round_trips(text in "[A-Za-z0-9]{1,64}") {
        prop_assert_eq!(text.parse::<PlayerSeed>().unwrap().to_string(), text);
    }

    #[test]
    fn texts_of_all_kinds_are_read_or_refused(text: String) {
        prop_assert_eq!(text.parse::<PlayerSeed>().is_ok(), (1..=64).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_alphanumeric()));
        prop_assert!(text.parse::<Secret>().is_err());
    }
}

/// Compares the first chance of each kind in a game with what it should be: every draw from another secret.
fn check_fair<G: Game>(game: &G, kinds: &[ChanceKind]) {
    let mut rng = seeded(2);
    let luck = vec!["luck".parse().ok(); game.seats()];
    let (mut table, mut seen, mut number) = (Table::new(game.clone()), Vec::new(), 0);
    while seen.len() < kinds.len() {
        match table.turn() {
            Turn::Chance(kind) => {
                let mut draw = || {
                    let dice = FairDice::new(&Secret::draw(&mut rng), &luck);
                    game.sample(table.state(), &mut dice.chance(number))
                };
                let chance = draw();
                if !seen.contains(&kind) {
                    check_draws(game, table.state(), draw);
                    seen.push(kind);
                }
                table.play(Event::Chance(chance)).unwrap();
                number += 1;
            }
            Turn::Decide(seats) => {
                for seat in seats.iter() {
                    let choice = random_choice(game, table.state(), seat, &mut rng);
                    table.commit(seat, choice).unwrap();
                }
            }
            Turn::Over => (table, number) = (Table::new(game.clone()), 0),
        }
    }
    assert!(seen.iter().all(|kind| kinds.contains(kind)));
}

#[test]
fn rolls_and_draws_of_many_seeds_come_as_often_as_they_should() {
    use ChanceKind::{Deal, Draw, Open, Reroll, Roll, Setup};
    check_fair(&Qwixx::new(5).unwrap(), &[Setup, Roll]);
    check_fair(&TwentyOne::new(3).unwrap(), &[Setup, Roll, Reroll]);
    check_fair(&OneCard::new(2).unwrap(), &[Setup, Deal, Roll, Reroll, Draw]);
    check_fair(&OneCard::new(3).unwrap().with_advanced(true), &[Setup, Deal, Open, Roll, Reroll, Draw]);
}
