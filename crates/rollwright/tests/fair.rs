//! Games with fair dice, checked three times: by `rollwright verify`, by the script that shares no code with it, and by
//! the module that the browser client checks dice with.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use browser::Tools;
use fair::{Checked, DiceLines, FairDice, PlayerSeed, Secret};
use games::{AnyGame, AnyTable, GAMES, Spec, read_record, with_game};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use table::record::Header;
use table::{ChanceKind, Game, Seat, Turn, below};

/// Where a test keeps its records until it is over.
struct Desk {
    directory: tempfile::TempDir,
    rng: Xoshiro256PlusPlus,
}

/// Has the module of the client check all records of a file, which is a list of texts.
const IN_THE_PAGE: &str = r#"
    import { readFileSync } from "node:fs";
    const [, , client] = process.argv;
    const { checkRecord } = await import(`${client}/core/dice-check.js`);
    console.log(JSON.stringify(JSON.parse(readFileSync("records.json", "utf8")).map(checkRecord)));
"#;

/// A game with fair dice.
struct Played {
    table: Box<dyn AnyTable>,
    lines: DiceLines,
}

impl Played {
    fn record(&self, place: Option<(usize, usize)>) -> String {
        let mut header = Header { place, ..Header::default() };
        self.lines.write(&mut header);
        self.table.record(&header)
    }
}

impl Desk {
    fn new(seed: u64) -> Desk {
        Desk { directory: tempfile::tempdir().unwrap(), rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    fn luck(&mut self) -> Option<PlayerSeed> {
        let length = below(&mut self.rng, 65);
        let character = |rng: &mut Xoshiro256PlusPlus| {
            let characters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
            char::from(characters[below(rng, characters.len() as u32) as usize])
        };
        // No characters are no luck: the seat of a bot.
        (0..length).map(|_| character(&mut self.rng)).collect::<String>().parse().ok()
    }

    /// Plays with random choices: to the end, or until this many turns have begun.
    fn play(&mut self, game: &AnyGame, passed_on: bool, turns: usize) -> Played {
        let luck = (0..game.seats()).map(|_| self.luck()).collect();
        let lines = DiceLines { passed_on, ..self.lines(luck) };
        self.play_with(game, lines, turns)
    }

    /// Dice of a new secret and of this luck.
    fn lines(&mut self, luck: Vec<Option<PlayerSeed>>) -> DiceLines {
        let secret = Secret::draw(&mut self.rng);
        let commitment = secret.commitment();
        DiceLines { secret: Some(secret), commitment, luck, passed_on: false, restored: None }
    }

    /// Plays with these dice, and with others from where the game went on from a backup.
    fn play_with(&mut self, game: &AnyGame, lines: DiceLines, turns: usize) -> Played {
        let dice = FairDice::new(lines.secret.as_ref().unwrap(), &lines.luck);
        let others = FairDice::new(&Secret::draw(&mut self.rng), &lines.luck);
        let (mut table, mut begun) = (game.table(), 0);
        while begun < turns {
            match table.turn() {
                Turn::Over => break,
                Turn::Chance(kind) => {
                    let number = table.chances();
                    let restored = lines.restored.is_some_and(|first| number >= first);
                    let dice = if restored { &others } else { &dice };
                    table.sample(&mut dice.chance(number)).unwrap();
                    begun += usize::from(kind == ChanceKind::Roll);
                }
                Turn::Decide(seats) => {
                    let choose = |seat: Seat| {
                        let legal = table.choices(seat);
                        (seat, legal[below(&mut self.rng, legal.len() as u32) as usize].clone())
                    };
                    let choices = seats.iter().map(choose).collect();
                    table.decide(&choices).unwrap();
                }
            }
        }
        Played { table, lines }
    }

    /// A file with this record.
    fn file(&self, text: &str) -> PathBuf {
        let file = self.directory.path().join("game.rw");
        std::fs::write(&file, text).unwrap();
        file
    }

    /// What the program and the script say to a record.
    fn check(&self, text: &str) -> (Output, Output) {
        let file = self.file(text);
        let verify =
            Command::new(env!("CARGO_BIN_EXE_rollwright")).arg("verify").arg(&file).output().unwrap();
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/check_dice.py");
        (verify, Command::new("python3").arg(script).arg(&file).output().unwrap())
    }

    /// What the client finds out about the dice of each game in these records.
    fn in_the_page(&self, records: &[String]) -> Vec<Vec<Value>> {
        // It is there once the tools of the browser tests are.
        Tools::get();
        let folder = self.directory.path();
        let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/assets").canonicalize().unwrap();
        std::fs::write(folder.join("check.mjs"), IN_THE_PAGE).unwrap();
        std::fs::write(folder.join("records.json"), json!(records).to_string()).unwrap();
        let output = Command::new("node").arg("check.mjs").arg(client).current_dir(folder).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        serde_json::from_slice(&output.stdout).unwrap()
    }

    /// Checks that all accept the dice of this many games, and find the same.
    fn accepted(&self, text: &str, games: usize) {
        let page = self.in_the_page(&[text.to_owned()]).remove(0);
        let known: Vec<Checked> =
            read_record(text).unwrap().iter().map(|game| fair::check(game).unwrap()).collect();
        assert_eq!(page.iter().map(in_the_words_of_rust).collect::<Vec<_>>(), known, "{text}");
        let (verify, script) = self.check(text);
        for output in [verify, script] {
            let said = String::from_utf8(output.stdout).unwrap();
            let error = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(0), "{error} in\n{text}");
            let follows = "rolls and draws follow from the seed, which matches the commitment";
            assert_eq!(said.matches(follows).count(), games, "{said}");
        }
    }

    /// Checks that all refuse the dice, and those that speak do so in one line that says this.
    fn refused(&self, text: &str, says: &str) {
        let page = self.in_the_page(&[text.to_owned()]).remove(0);
        assert_eq!(page[0]["status"], "wrong", "{page:?} in\n{text}");
        let (verify, script) = self.check(text);
        for output in [verify, script] {
            let error = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(1), "{error} in\n{text}");
            assert!(error.lines().count() == 1 && error.contains(says), "{error} should say {says:?}");
        }
    }
}

/// What the client has found out.
fn in_the_words_of_rust(page: &Value) -> Checked {
    let rolls = page["rolls"].as_array().unwrap_or_else(|| panic!("{page}")).len();
    Checked::Fair {
        events: rolls,
        passed_on: page["passedOn"].as_bool().unwrap(),
        restored: page["restored"].as_u64().map(|number| number as usize),
        luck: page["anyLuck"].as_bool().unwrap(),
    }
}

/// The rules for so many seats; with `own` material, which also says which sheets some seats have picked.
fn rules(name: &str, seats: usize, options: &[&str], own: bool) -> AnyGame {
    let options = options.iter().map(|option| ((*option).to_owned(), true)).collect();
    let own = |game: &str, text: String| (own && name == game).then_some(text);
    let cards = include_str!("../../one-card/data/cards.txt").replace("R6 Y3* G2 B4* P5", "R5 Y3* G3 B4* P5");
    let sheets = include_str!("../../twenty-one/data/sheets.txt").replace("bonus: 0 1 3", "bonus: 0 2 4");
    let sheets = format!("{sheets}\nseats: - B - E");
    let (cards, sheets) = (own("one-card", cards), own("twenty-one", sheets));
    AnyGame::new(&Spec { game: name.to_owned(), options, cards, sheets }, seats).unwrap()
}

fn begun_by(game: &AnyGame, first: Seat) -> AnyGame {
    with_game!(game, rules => AnyGame::from(rules.begun_by(first)))
}

#[test]
fn every_game_is_checked_by_the_program_the_script_and_the_client() {
    let mut desk = Desk::new(1);
    for info in GAMES {
        for seats in 1..=info.max_seats {
            for options in [&[], info.options] {
                let game = rules(info.name, seats, options, seats % 2 == 0);
                let drawn = desk.play(&game, false, usize::MAX);
                let next = drawn.table.starter().unwrap().next(seats);
                let passed_on = desk.play(&begun_by(&game, next), true, usize::MAX);
                desk.accepted(&(drawn.record(None) + "\n" + &passed_on.record(None)), 2);
            }
        }
    }
}

#[test]
fn the_games_of_a_match_pass_the_start_on() {
    let mut desk = Desk::new(2);
    for info in GAMES {
        let game = rules(info.name, 3, &[], false);
        let mut series = table::Series::new(3, 3).unwrap();
        let mut records = Vec::new();
        while let Some(number) = series.current() {
            let game = series.starter().map_or(game.clone(), |first| begun_by(&game, first));
            let played = desk.play(&game, false, usize::MAX);
            series.finish(played.table.starter().unwrap(), played.table.scores());
            records.push(played.record(Some((number, 3))));
        }
        desk.accepted(&records.join("\n"), 3);
        desk.accepted(&records[1], 1);
    }
}

#[test]
fn whatever_is_changed_is_noticed() {
    let mut desk = Desk::new(3);
    for info in GAMES {
        for options in [&[], info.options] {
            let game = rules(info.name, 2, options, false);
            // The last thing that happened is a roll, so that another one breaks no rule.
            let played = desk.play(&game, false, 4);
            let (text, roll) = (played.record(None), played.table.event(played.table.ply() - 1).unwrap());
            desk.accepted(&text, 1);
            let before = text.trim_end().strip_suffix(&roll).unwrap();
            for another in other_rolls(&roll) {
                desk.refused(&format!("{before}{another}\n"), &format!("the seed gives `{roll}`"));
            }
            let (secret, commitment) = (played.lines.secret.clone().unwrap(), played.lines.commitment);
            let flipped = |digits: &str| {
                let (first, rest) = digits.split_at(1);
                format!("{}{rest}", if first == "0" { "1" } else { "0" })
            };
            let wrong = "does not match the commitment";
            desk.refused(&text.replace(&secret.to_string(), &flipped(&secret.to_string())), wrong);
            desk.refused(&text.replace(&commitment.to_string(), &flipped(&commitment.to_string())), wrong);
            let luck = text.lines().find(|line| line.starts_with("Luck")).unwrap();
            desk.refused(&text.replace(luck, "Luck: other, luck"), "the seed gives");
            desk.refused(&text.replace(luck, "Place: home"), "Luck");
            // A whole new secret with its own commitment gives other dice.
            let mine = Secret::draw(&mut desk.rng);
            let mine = text
                .replace(&secret.to_string(), &mine.to_string())
                .replace(&commitment.to_string(), &mine.commitment().to_string());
            desk.refused(&mine, "the seed gives");
        }
    }
}

#[test]
fn dice_without_luck_and_after_a_backup_are_called_so() {
    let mut desk = Desk::new(6);
    let alone = ", but no player added any luck: the host alone made these dice";
    let backup = "; the rest is not checked, because the game went on from a backup";
    let follow = "rolls and draws follow from the seed, which matches the commitment";
    let says = |desk: &Desk, text: &str, says: &str| {
        desk.accepted(text, 1);
        let (verify, script) = desk.check(text);
        for output in [verify, script] {
            let said = String::from_utf8(output.stdout).unwrap();
            assert!(said.trim_end().ends_with(says), "{said} should say {says:?}");
        }
    };
    for info in GAMES {
        let game = rules(info.name, 2, info.options, false);
        let lines = desk.lines(vec![None, None]);
        let played = desk.play_with(&game, lines, usize::MAX);
        let (text, events) = (played.record(None), played.table.chances());
        says(&desk, &text, &format!("all {events} {follow}{alone}"));
        let lines = DiceLines { restored: Some(3), ..desk.lines(vec![None, None]) };
        let played = desk.play_with(&game, lines, usize::MAX);
        let (text, events) = (played.record(None), played.table.chances());
        says(&desk, &text, &format!("the first 3 of {events} {follow}{backup}{alone}"));
        desk.refused(&text.replace("Restored: 3\n", ""), "the seed gives");
        desk.refused(&text.replace("Restored: 3", "Restored: 4"), "the seed gives");
        desk.refused(
            &text.replace("Restored: 3", "Restored: three"),
            "Restored: expected the number of a roll or draw",
        );
    }
}

#[test]
fn the_client_agrees_about_records_that_were_tampered_with() {
    let mut desk = Desk::new(7);
    let mut records = Vec::new();
    for info in GAMES {
        for options in [&[], info.options] {
            let game = rules(info.name, 2, options, false);
            let text = desk.play(&game, false, 4).record(None);
            for _ in 0..300 {
                records.push(tampered(&mut desk.rng, &text));
            }
        }
    }
    let (mut fair, mut wrong, mut unchecked) = (0, 0, 0);
    for (text, page) in records.iter().zip(desk.in_the_page(&records)) {
        // Rules are not the business of the client.
        let Ok(games) = read_record(text) else { continue };
        let [game] = games.as_slice() else { panic!("{text}") };
        let status = page[0]["status"].as_str().unwrap();
        match fair::check(game) {
            Ok(checked @ Checked::Fair { .. }) => {
                assert_eq!(status, "fair", "{page:?} in\n{text}");
                assert_eq!(in_the_words_of_rust(&page[0]), checked, "{text}");
                fair += 1;
            }
            Ok(checked) => {
                let expected = match checked {
                    Checked::NoSeed => "no-seed",
                    Checked::NotRevealed => "not-revealed",
                    _ => "number",
                };
                assert_eq!(status, expected, "{text}");
                unchecked += 1;
            }
            Err(error) => {
                assert_eq!(status, "wrong", "{error} in\n{text}");
                wrong += 1;
            }
        }
    }
    assert!(fair > 100 && wrong > 300 && unchecked > 5, "{fair} {wrong} {unchecked}");
}

/// A record in which something is different: a character, or a whole line is gone or stands twice.
fn tampered(rng: &mut Xoshiro256PlusPlus, text: &str) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let place = below(rng, lines.len() as u32) as usize;
    match below(rng, 6) {
        0 => drop(lines.remove(place)),
        1 => lines.insert(place, lines[place].clone()),
        _ => {
            let with = b"0123456789abcdefrgyw-, |:\nA+"[below(rng, 28) as usize];
            let line = &mut lines[place];
            if !line.is_empty() {
                let at = below(rng, line.len() as u32) as usize;
                line.replace_range(at..=at, &char::from(with).to_string());
            }
        }
    }
    lines.join("\n") + "\n"
}

/// The roll with another first die, and with another last one.
fn other_rolls(roll: &str) -> [String; 2] {
    let first = usize::from(roll.contains(' '));
    [first, roll.len() - 1].map(|at| {
        let mut roll = roll.as_bytes().to_vec();
        roll[at] = match roll[at] {
            b'6' => b'1',
            face @ b'1'..=b'5' => face + 1,
            b'r' => b'p',
            _ => b'r',
        };
        String::from_utf8(roll).unwrap()
    })
}

#[test]
fn json_says_what_the_dice_are_worth() {
    let mut desk = Desk::new(4);
    let played = desk.play(&rules("qwixx", 2, &[], false), false, 5);
    let lines = desk.lines(vec![None, None]);
    let alone = desk.play_with(&rules("qwixx", 2, &[], false), lines, 5).record(None);
    let verify = |text: &str| -> Value {
        let binary = env!("CARGO_BIN_EXE_rollwright");
        let output = Command::new(binary).args(["verify", "--json"]).arg(desk.file(text)).output().unwrap();
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let text = played.record(None);
    let fair = verify(&text);
    assert_eq!((&fair["ok"], &fair["games"][0]["dice"]["status"]), (&true.into(), &"fair".into()));
    assert_eq!(fair["games"][0]["dice"]["events"], 6, "who begins, and five rolls");
    assert_eq!(fair["games"][0]["dice"]["luck"], true);
    assert_eq!(fair["games"][0]["dice"]["restored"], Value::Null);
    let restored = verify(&text.replace("Seed:", "Restored: 2\nSeed:"));
    assert_eq!(restored["games"][0]["dice"]["restored"], 2, "{restored}");
    assert_eq!(verify(&alone)["games"][0]["dice"]["luck"], false);
    assert_eq!(verify(&alone)["games"][0]["dice"]["status"], "fair");
    let luck = text.lines().find(|line| line.starts_with("Luck")).unwrap();
    let wrong = verify(&text.replace(luck, "Luck: other, luck"));
    assert_eq!((&wrong["ok"], &wrong["error"]["game"]), (&false.into(), &1.into()));
    assert!(wrong["error"]["message"].as_str().unwrap().contains("the seed gives"), "{wrong}");
    let seed = format!("Seed: {}\n", played.lines.secret.as_ref().unwrap());
    assert_eq!(verify(&text.replace(&seed, ""))["games"][0]["dice"]["status"], "not revealed");
    let typed_in = played.table.record(&Header::default());
    assert_eq!(verify(&typed_in)["games"][0]["dice"]["status"], "no seed");
}

#[test]
fn the_example_of_the_page_holds() {
    let page = include_str!("../../../docs/fair-dice.md");
    let record = page.split("```\n").find(|block| block.starts_with("Rollwright: 1")).unwrap();
    Desk::new(5).accepted(record, 1);
}
