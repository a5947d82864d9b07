//! Games on the terminal as people play them: the built program with a pipe for the keyboard.

// Clippy spares the functions marked as tests, but not those that help them.
#![allow(clippy::unwrap_used)]

#[path = "play/learning.rs"]
mod learning;
#[path = "play/played_on.rs"]
mod played_on;
#[path = "play/real_dice.rs"]
mod real_dice;
#[path = "play/resume.rs"]
mod resume;
#[path = "play/stepping.rs"]
mod stepping;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A folder of its own for each test, empty.
fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Runs the program with this typed at it, in an environment that asks for no language.
fn rollwright(folder: &Path, arguments: &str, typed: &str) -> Output {
    rollwright_in(folder, "C.UTF-8", arguments, typed)
}

/// Runs the program with this typed at it, in a locale.
fn rollwright_in(folder: &Path, locale: &str, arguments: &str, typed: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_rollwright"))
        .args(arguments.split_whitespace())
        .current_dir(folder)
        .env("LC_ALL", locale)
        .env("ROLLWRIGHT_CACHE", folder.join("cache"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut keyboard = program.stdin.take().unwrap();
    let typed = typed.to_owned();
    // The program may end before everything is typed.
    let typing = std::thread::spawn(move || drop(keyboard.write_all(typed.as_bytes())));
    let output = program.wait_with_output().unwrap();
    typing.join().unwrap();
    output
}

/// Runs the program, which must succeed without complaints, and returns what it printed.
fn printed(folder: &Path, arguments: &str, typed: &str) -> String {
    let output = rollwright(folder, arguments, typed);
    let (text, errors) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{arguments}: {errors}\n{text}");
    assert_eq!(errors, "", "{arguments}");
    text
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Lines that get through any game: one of the first choices or cards, and Enter at every pause.
fn any_choice() -> String {
    "1\n2\n3\n-\n\n".repeat(3000)
}

/// Whether the record is legal and can be replayed; returns the replay.
fn replayed(folder: &Path, record: &str) -> String {
    let verified = printed(folder, &format!("verify {record}"), "");
    assert!(verified.contains(record), "{verified}");
    printed(folder, &format!("replay {record}"), "")
}

#[test]
fn whole_games_are_played_recorded_and_replayed() {
    let folder = folder("whole_games");
    for (number, arguments) in [
        "qwixx",
        "qwixx --bots none",
        "qwixx --players Ann,Ben --bots random,greedy",
        "qwixx --option finish_turn=true",
        "qwixx --players Ann --bots greedy,greedy --option join_locks=true",
        "twenty-one",
        "twenty-one --players Ann,Ben,Cleo --cover",
        "one-card",
        "one-card --bots none --option advanced=true",
        "one-card --players Ann --bots greedy,random,random --option advanced=true",
    ]
    .into_iter()
    .enumerate()
    {
        let record = format!("{number}.rw");
        let shown = printed(&folder, &format!("play {arguments} --seed 5 --record {record}"), &any_choice());
        assert!(shown.contains("Final scores"), "{arguments}: {shown}");
        assert!(shown.contains(&format!("The record was saved to {record}.")), "{arguments}");
        let too_wide = shown.lines().find(|line| line.chars().count() > 80);
        assert_eq!(too_wide, None, "{arguments}");
        let replayed = replayed(&folder, &record);
        assert!(replayed.contains("Turn 1 · "), "{arguments}: {replayed}");
        // Both end with the same words about the result.
        let result = replayed.lines().rfind(|line| !line.trim().is_empty()).unwrap();
        assert!(shown.contains(result), "{arguments}: {result}");
        let written = std::fs::read_to_string(folder.join(&record)).unwrap();
        assert!(written.contains("\nSeed: 5\n") && written.contains("\nDate: 2"), "{written}");
        assert!(written.contains("\nNames: ") && written.contains("\nResult: "), "{written}");
        let verified = printed(&folder, &format!("verify {record}"), "");
        assert!(verified.contains("rolls and draws follow from the seed"), "{verified}");
    }
}

#[test]
fn the_dice_depend_on_the_seed_alone() {
    let folder = folder("seeds");
    let rolls = |arguments: &str| -> Vec<String> {
        let shown = printed(&folder, &format!("play qwixx --seed 11 {arguments}"), &any_choice());
        let is_roll = |line: &&str| line.contains(" rolled white ");
        let roll = |line: &str| line.split_once(" white ").unwrap().1.to_owned();
        shown.lines().filter(is_roll).map(roll).take(4).collect()
    };
    assert_eq!(rolls("--bots greedy"), rolls("--bots random"));
    assert_eq!(rolls("--bots greedy").len(), 4);
}

#[test]
fn a_match_adds_up_its_games_and_the_start_passes_on() {
    let folder = folder("matches");
    let shown = printed(&folder, "play qwixx --match 2 --seed 3 --record m.rw", &any_choice());
    assert!(shown.contains("Game 2 of 2"), "{shown}");
    assert!(shown.contains("game 1  game 2   total"), "{shown}");
    assert!(shown.contains("the match"), "{shown}");
    let written = std::fs::read_to_string(folder.join("m.rw")).unwrap();
    assert!(written.contains("Match: 1/2") && written.contains("Match: 2/2"), "{written}");
    let starters: Vec<&str> = written.lines().filter(|line| line.starts_with("first ")).collect();
    assert!(starters == ["first 1", "first 2"] || starters == ["first 2", "first 1"], "{starters:?}");
    assert!(replayed(&folder, "m.rw").contains("game 1  game 2   total"));
    assert!(!printed(&folder, "replay m.rw --game 2", "").contains("game 1 of 2"));
    let verified = printed(&folder, "verify m.rw", "");
    assert_eq!(verified.matches("rolls and draws follow from the seed").count(), 2, "{verified}");
}

#[test]
fn choices_can_be_taken_back_until_dice_fall() {
    let folder = folder("undo");
    // Seed 1 or not, the first prompt is a pause with nothing to take back.
    let shown = printed(&folder, "play qwixx --bots none --seed 1", "u\n\n2\nu\n1\n2\nu\n1\nu\nu\n");
    assert_eq!(shown.matches("There is nothing to undo").count(), 1, "{shown}");
    assert_eq!(shown.matches("Undone: You choose again.").count(), 4, "{shown}");
    let typed = "\n2\nu\n1\n1\n\nu\nsave game.rw\n";
    let shown = printed(&folder, "play qwixx --bots none --seed 1", typed);
    assert!(
        shown.contains("There is nothing to undo: nobody has chosen anything since the last roll or card."),
        "{shown}"
    );
    let record = std::fs::read_to_string(folder.join("game.rw")).unwrap();
    assert!(record.lines().any(|line| line.ends_with(" | - | -")), "only what stands is written: {record}");
    let typed = "1\nu\n10\n\nsave held.rw\n";
    printed(&folder, "play one-card --bots none --option advanced=true --seed 1", typed);
    let record = std::fs::read_to_string(folder.join("held.rw")).unwrap();
    assert!(record.contains("| hold 3 4 5 | open ") && !record.contains("hold 1 2 3"), "{record}");
}

#[test]
fn a_secret_choice_can_be_taken_back_before_the_others_have_chosen() {
    let folder = folder("secret");
    let shown = printed(&folder, "play qwixx --players Ann,Ben --seed 1", "\n2\nu\n3\n1\n");
    let asked = shown.lines().filter_map(|line| line.split_once("> "));
    let asked: Vec<&str> = asked.map(|(who, _)| who).filter(|who| ["Ann", "Ben"].contains(who)).collect();
    assert!(asked.starts_with(&["Ann", "Ben", "Ann", "Ben"]), "{asked:?}\n{shown}");
    let revealed = shown.find("\n  Ann  ").unwrap();
    let last_answer = shown.find("Ben> 1").unwrap();
    assert!(last_answer < revealed, "nothing is shown before all have chosen: {shown}");
}

#[test]
fn the_screen_is_covered_between_secret_choices() {
    let folder = folder("cover");
    let shown = printed(&folder, "play qwixx --players Ann,Ben --seed 1 --cover", "\n\n1\n\n1\n");
    let first = shown.find("Pass the device to Ann. Ann, press Enter.").unwrap();
    let second = shown.find("Pass the device to Ben. Ben, press Enter.").unwrap();
    assert!(first < second);
    let shown = printed(&folder, "play qwixx --players Ann,Ben --seed 1 --no-cover", "\n1\n1\n");
    assert!(!shown.contains("Pass the device"));
}

#[test]
fn wrong_answers_are_explained_and_asked_again() {
    let folder = folder("wrong");
    let typed = "\nhello\n99\nr13\nr6\n0\nrules Q6\nrules Z9\n?\nsheets\nsave\n1\n";
    // White dice that show 6 and 1 with this seed: their sum is 7.
    let shown = printed(&folder, "play qwixx --seed 7", typed);
    for expected in [
        "\"hello\" is not a choice (like `r5` or `-`)",
        "Choose a number from 1 to 5.",
        "Not allowed by Q6: in action 1 you cross the sum of the white dice, 7, not 6.\n(Type `rules Q6` to read the rule.)",
        "- Q6. In action 1 all players",
        "There is no rule Z9",
        "u, undo ",
        "Save to which file? Type, for example, `save game.rw`.",
    ] {
        assert!(shown.contains(expected), "{expected}\n{shown}");
    }
    assert_eq!(shown.matches("You> ").count(), 12, "{shown}");
}

#[test]
fn the_end_of_input_leaves_the_game_and_keeps_the_record() {
    let folder = folder("eof");
    for (number, typed) in ["", "\n", "\n1\n", "\n1\n1\n\n", "\nq\n"].into_iter().enumerate() {
        let record = format!("{number}.rw");
        let shown = printed(&folder, &format!("play qwixx --seed 2 --record {record}"), typed);
        assert!(shown.contains("You left the game. The score so far: "), "{shown}");
        assert!(replayed(&folder, &record).contains("The game is not finished."));
    }
}

#[test]
fn records_are_never_overwritten() {
    let folder = folder("overwrite");
    std::fs::write(folder.join("mine.rw"), "mine").unwrap();
    let output = rollwright(&folder, "play qwixx --record mine.rw", "");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        text(&output.stderr),
        "rollwright: mine.rw already exists: choose a new file for the record\n"
    );
    assert_eq!(text(&output.stdout), "");
    let shown = printed(&folder, "play qwixx --seed 1", "save mine.rw\nsave new.rw\n\n1\nsave new.rw\n");
    assert!(shown.contains("mine.rw already exists: choose a new file for the record."), "{shown}");
    assert_eq!(shown.matches("Saved to new.rw.").count(), 2, "{shown}");
    assert_eq!(std::fs::read_to_string(folder.join("mine.rw")).unwrap(), "mine");
    replayed(&folder, "new.rw");
}

#[test]
fn wrong_usage_is_told_in_one_line() {
    let folder = folder("usage");
    for (arguments, expected) in [
        ("play one-card --players A,B,C,D,E", "one-card has 1 to 4 seats, not 5"),
        ("play qwixx --players Ann,Ann", "two players are called \"Ann\""),
        ("play qwixx --players Ann,,Ben", "a player's name needs 1 to 20 letters"),
        ("play qwixx --option advanced=true", "qwixx has no option"),
    ] {
        let output = rollwright(&folder, arguments, "");
        let errors = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments}");
        assert!(errors.starts_with(&format!("rollwright: {expected}")), "{errors}");
        assert_eq!(errors.lines().count(), 1, "{errors}");
    }
    for arguments in ["play chess", "play qwixx --bots strong", "play qwixx --seed 1 --real-dice"] {
        assert_eq!(rollwright(&folder, arguments, "").status.code(), Some(2), "{arguments}");
    }
    for command in ["play", "replay"] {
        let help = printed(&folder, &format!("{command} --help"), "");
        assert!(help.contains("Example") && help.contains(&format!("rollwright {command} ")), "{help}");
    }
}

#[test]
fn without_a_game_a_menu_asks_what_to_play() {
    let folder = folder("menu");
    let shown = printed(&folder, "play", "");
    assert!(shown.contains("2  Twenty One") && shown.contains("rollwright --help"), "{shown}");
    let shown = printed(&folder, "play", "7\n3\n9\n0\n\nq\n");
    assert_eq!(shown.matches("That is not one of the options").count(), 2, "{shown}");
    assert!(shown.contains("Alles auf 1 Karte: You, with dice from seed "), "{shown}");
    let shown = printed(&folder, "play", &format!("qwixx\n\n9\neasy\n{}", any_choice()));
    assert!(shown.contains("Qwixx: You and Easy bot") && shown.contains("Final scores"), "{shown}");
}

#[test]
fn games_are_played_in_every_language() {
    let folder = folder("languages");
    for (language, reckoning, names) in [
        ("de", "Schlusswertung", ["Du hast gewürfelt: ", "Greedy hat gewürfelt: "]),
        ("is", "Lokastaða", ["Þú kastaðir: ", "Greedy kastaði: "]),
    ] {
        for (number, game) in ["qwixx --match 2", "twenty-one", "one-card", "one-card --option advanced=true"]
            .into_iter()
            .enumerate()
        {
            let record = format!("{language}{number}.rw");
            let arguments = format!("play {game} --bots greedy --seed 5 --lang {language} --record {record}");
            let shown = printed(&folder, &arguments, &format!("?\n{}", any_choice()));
            assert!(shown.contains(reckoning) && shown.contains("undo "), "{arguments}: {shown}");
            assert!(names.iter().all(|name| shown.contains(name)), "{arguments}: {shown}");
            let replayed = printed(&folder, &format!("replay {record} --lang {language}"), "");
            for text in [&shown, &replayed] {
                // A message or a variable that is missing shows its name.
                let broken = |line: &&str| line.contains("terminal-") || line.contains("{$");
                let too_wide = |line: &&str| line.chars().count() > 80;
                let english =
                    |line: &&str| [" the ", "row ", " rolled "].iter().any(|word| line.contains(word));
                let wrong = text.lines().find(|line| broken(line) || too_wide(line) || english(line));
                assert_eq!(wrong, None, "{arguments}");
            }
            // What is recorded is the same in all languages.
            let written = std::fs::read_to_string(folder.join(&record)).unwrap();
            assert!(written.contains("\nNames: You, Greedy\n"), "{written}");
            assert!(printed(&folder, &format!("replay {record}"), "").contains("You rolled"), "{arguments}");
        }
    }
}

#[test]
fn wrong_answers_are_explained_in_every_language() {
    let folder = folder("wrong_answers");
    for (language, explained) in [
        (
            "en",
            [
                "Type who goes first, like `first 1`",
                "\"foo\" is not a roll (like `w4 w1 r3 y5 g2 b6`).",
                "Q4: the first player is drawn before the first roll.",
                "\"foo\" is not a choice (like `r5` or `-`).",
                "Not allowed by Q6: in action 1 you cross the sum of the white dice, 4, not 12.",
            ],
        ),
        (
            "de",
            [
                "Tippe: wer anfängt, zum Beispiel `first 1`",
                "„foo“ ist kein Wurf (wie `w4 w1 r3 y5 g2 b6`).",
                "Q4: wer anfängt, wird vor dem ersten Wurf ausgelost.",
                "„foo“ ist keine Wahl (wie `r5` oder `-`).",
                "Nicht erlaubt, Q6: in der 1. Aktion kreuzt du die Summe der weißen Würfel an, 4, nicht 12.",
            ],
        ),
        (
            "is",
            [
                "Sláðu inn: hver byrjar, til dæmis `first 1`",
                "„foo“ er ekki kast (eins og `w4 w1 r3 y5 g2 b6`).",
                "Q4: dregið er um hver byrjar áður en kastað er í fyrsta sinn.",
                "„foo“ er ekki val (eins og `r5` eða `-`).",
                "Ekki leyfilegt, Q6: í fyrri aðgerð er krossað yfir samtölu hvítu teninganna, 4, ekki 12.",
            ],
        ),
    ] {
        let arguments = format!("play qwixx --bots easy --real-dice --lang {language}");
        let typed = "foo\nw1 w3 r1 y1 g1 b1\nfirst 1\nw1 w3 r1 y1 g1 b1\nfoo\nr12\nq\n";
        let shown = printed(&folder, &arguments, typed);
        let on_one_line = shown.replace('\n', " ");
        for text in explained {
            assert!(on_one_line.contains(text), "{language}: {text}\n{shown}");
        }
    }
}

#[test]
fn the_language_is_that_of_the_environment_unless_one_is_named() {
    let folder = folder("locale");
    let asked = |locale: &str, arguments: &str| text(&rollwright_in(&folder, locale, arguments, "").stdout);
    assert!(asked("de_AT.UTF-8", "play").contains("Was möchtest du spielen?"));
    assert!(asked("is_IS.UTF-8", "play").contains("Hvað viltu spila?"));
    assert!(asked("fr_FR.UTF-8", "play").contains("What do you want to play?"));
    assert!(asked("de_AT.UTF-8", "play --lang en").contains("What do you want to play?"));
    assert_eq!(rollwright(&folder, "play --lang tlh", "").status.code(), Some(2));
    for (locale, level, expected) in [
        (
            "de_DE.UTF-8",
            "schwer",
            [
                "Qwixx: Du und Bot (schwer), ",
                "Eine Regel Z9 gibt es nicht",
                "- Q12. Um die letzte Zahl einer Reihe anzukreuzen",
            ],
        ),
        (
            "is_IS.UTF-8",
            "erfiður",
            [
                "Qwixx: Þú og Botti (erfiður), ",
                "Regla Z9 er ekki til",
                "- Q12. Til að krossa yfir síðustu tölu raðar",
            ],
        ),
    ] {
        let typed = format!("qwixx\n\n{level}\nrules Z9\nrules q12\nq\n");
        let shown = text(&rollwright_in(&folder, locale, "play", &typed).stdout);
        for expected in expected {
            assert!(shown.contains(expected), "{expected}\n{shown}");
        }
    }
}

const EXAMPLE: &str = "\
Rollwright: 1
Game: qwixx
Seats: 2
Names: Ann, Ben

first 1
w4 w1 r3 y5 g2 b6 | r5, - | b10
w2 w2 r1 y1 g1 b1 | -, y4 | -
";

#[test]
fn a_replay_tells_each_turn() {
    let folder = folder("replay");
    std::fs::write(folder.join("game.rw"), EXAMPLE).unwrap();
    let shown = printed(&folder, "replay game.rw --brief", "");
    let expected = "\
qwixx
Ann and Ben

  first 1  Ann goes first

Turn 1 · Ann
  w4 w1 r3 y5 g2 b6  Ann rolled white 4 + 1 = 5, red 3, yellow 5, green 2,
                     blue 6
  Ann  r5    cross red 5 (skips 3 numbers)
  Ben  -     skip
  Ann  b10   cross blue 10 (skips 2 numbers)

Turn 2 · Ben
  w2 w2 r1 y1 g1 b1  Ben rolled white 2 + 2 = 4, red 1, yellow 1, green 1,
                     blue 1
  Ann  -     skip
  Ben  y4    cross yellow 4 (skips 2 numbers)
  Ben  -     skip

The game is not finished.

";
    assert_eq!(shown, expected);
    let shown = printed(&folder, "replay game.rw --turn 2", "");
    assert!(shown.starts_with("Turn 2 · Ben") && shown.contains("[10]") && !shown.contains("Turn 1"));
    assert!(!shown.contains('\x1b'), "no colours in a pipe");
    let output = rollwright(&folder, "replay game.rw --turn 3", "");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stderr), "rollwright: game.rw: there is no turn 3; the last one is 2\n");
}

#[test]
fn a_broken_record_is_refused_as_verify_does() {
    let folder = folder("broken");
    std::fs::write(folder.join("game.rw"), EXAMPLE.replace("| r5,", "| r6,")).unwrap();
    let (replay, verify) =
        (rollwright(&folder, "replay game.rw", ""), rollwright(&folder, "verify game.rw", ""));
    assert_eq!((replay.status.code(), verify.status.code()), (Some(1), Some(1)));
    assert_eq!(text(&replay.stderr), text(&verify.stderr));
    assert!(text(&replay.stderr).starts_with("rollwright: game.rw: line 7, column 21: rule Q6: "));
    assert_eq!(text(&replay.stdout), "");
}
