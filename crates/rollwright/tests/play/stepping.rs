//! Stepping through a record, as somebody at a terminal does.

use std::fs;
use std::path::PathBuf;

use super::{EXAMPLE, any_choice, folder, printed, rollwright, text};

/// The example in a folder of its own.
fn example(test: &str) -> PathBuf {
    let folder = folder(test);
    fs::write(folder.join("game.rw"), EXAMPLE).unwrap();
    folder
}

#[test]
fn a_game_is_stepped_through_there_and_back() {
    let folder = example("stepping");
    let typed = "\nn\nb\n2\nturn 1\nevent 3\n/BLUE 10\n/\n/nothing at all\nfirst\nb\nlast\nn\n9\nevent 99\ndance\n?\n";
    let shown = printed(&folder, "replay game.rw --interactive", typed);
    let parts: Vec<&str> = shown.split("[Enter: next, b: back, ?: help]").collect();
    let expected = [
        "Before the first event",
        "event 1 of 7\n  first 1  Ann goes first",
        "Turn 1 · Ann · event 2 of 7",
        "event 1 of 7",
        "Turn 2 · Ben · event 5 of 7",
        "Turn 1 · Ann · event 2 of 7",
        "Turn 1 · Ann · event 3 of 7\n  Ann  r5    cross red 5 (skips 3 numbers)",
        "event 4 of 7\n  Ann  b10   cross blue 10",
        "event 4 of 7",
        "Nothing in this game contains “nothing at all”.",
        "Before the first event",
        "This is the beginning of the game.",
        "event 7 of 7",
        "This is the end of the game.",
        "There is no turn 9; the last one is 2.",
        "There is no event 99; the last one is 7.",
        "That is not a command",
        "Step through the game:",
    ];
    assert_eq!(parts.len(), expected.len() + 1, "{shown}");
    for (part, expected) in parts.iter().zip(expected) {
        assert!(part.contains(expected), "{expected:?} in {part}");
    }
    assert!(!shown.contains('\x1b'), "nothing is cleared, and nothing coloured in a pipe");
    let from_turn = printed(&folder, "replay game.rw --interactive --turn 2", "q\n");
    assert!(from_turn.contains("Turn 2 · Ben · event 5 of 7"), "{from_turn}");
}

#[test]
fn evaluation_stands_beside_the_sheets() {
    let folder = example("stepping_evaluated");
    let typed = "m\ne\nevent 3\nm\nfirst\nm\ne\nlast\nq\n";
    let shown = printed(&folder, "replay game.rw --interactive", typed);
    assert!(shown.contains("Switch evaluation on first"), "{shown}");
    assert!(shown.contains("Evaluation is on.") && shown.contains("Evaluation is off."), "{shown}");
    assert!(shown.contains("Chances to win: Ann "), "{shown}");
    assert!(shown.contains("  Ann: r5 ") && shown.contains("  Ben: - "), "{shown}");
    assert!(shown.contains(" loses ") && shown.contains("; better: "), "{shown}");
    let (_, after) = shown.split_once("Evaluation is off.").unwrap();
    assert!(!after.contains("Chances to win"), "{after}");
    // A pipe gets the whole game, with evaluation if it is asked for.
    let printed_all = printed(&folder, "replay game.rw --evaluate", "");
    assert!(printed_all.contains("    Ann: r5 "), "{printed_all}");
    assert_eq!(printed_all.matches("Chances to win: ").count(), 2, "{printed_all}");
    let plain = printed(&folder, "replay game.rw --plain", "");
    assert_eq!(plain, printed(&folder, "replay game.rw", ""));
    let wrong = rollwright(&folder, "replay game.rw --plain --interactive", "");
    assert_eq!(wrong.status.code(), Some(2), "{}", text(&wrong.stderr));
}

#[test]
fn every_game_is_evaluated_alone_and_in_company() {
    let folder = folder("replay_evaluated");
    for (number, arguments) in
        ["twenty-one", "twenty-one --bots none", "one-card", "one-card --bots none --option advanced=true"]
            .into_iter()
            .enumerate()
    {
        let typed = "1\n2\n3\n-\n\n".repeat(8);
        printed(&folder, &format!("play {arguments} --seed 5 --record {number}.rw"), &typed);
        let shown = printed(&folder, &format!("replay {number}.rw --evaluate --brief"), "");
        let worth = if arguments.contains("none") { "Expected points: " } else { "Chances to win: " };
        assert!(shown.contains(worth) && shown.contains(" is the best choice"), "{arguments}: {shown}");
        let too_wide = shown.lines().find(|line| line.chars().count() > 80);
        assert_eq!(too_wide, None, "{arguments}");
    }
}

#[test]
fn the_games_of_a_match_are_changed() {
    let folder = folder("stepping_match");
    printed(&folder, "play qwixx --match 2 --seed 3 --record m.rw", &any_choice());
    let shown = printed(&folder, "replay m.rw --interactive", "games\n2\ngame 1\ngames\n\nq\n");
    let places: Vec<&str> = shown.lines().filter(|line| line.contains(" of 2 · ")).collect();
    assert_eq!(places.len(), 4, "{places:?}");
    assert!(places[1].contains("game 2 of 2") && places[2].contains("game 1 of 2"), "{places:?}");
    let example = example("stepping_one_game");
    let shown = printed(&example, "replay game.rw --interactive", "games\nq\n");
    assert!(shown.contains("There is only one game in this record."), "{shown}");
}
