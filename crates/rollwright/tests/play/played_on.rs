//! Playing on from a turn of a record, as a new game whose record says so.

use std::fs;
use std::path::Path;

use super::{EXAMPLE, any_choice, folder, printed, replayed, rollwright, text};

fn read(folder: &Path, file: &str) -> String {
    fs::read_to_string(folder.join(file)).unwrap()
}

#[test]
fn a_new_game_begins_at_a_turn_and_its_record_says_so() {
    let folder = folder("played_on");
    fs::write(folder.join("game.rw"), EXAMPLE).unwrap();
    let arguments = "play --from game.rw --turn 2 --seed 4 --record new.rw";
    let shown = printed(&folder, arguments, &any_choice());
    assert!(shown.contains("Qwixx: Ann and Ben, played on from turn 2 of game.rw."), "{shown}");
    assert!(shown.contains("Final scores"), "{shown}");
    assert_eq!(read(&folder, "game.rw"), EXAMPLE, "the old record stays");
    let record = read(&folder, "new.rw");
    assert!(record.contains("\nFrom: turn 2 of game.rw\n"), "{record}");
    assert!(record.contains("\nDice: seed 4 from event 4\n"), "{record}");
    assert!(!record.contains("\nSeed: "), "no seed made the dice before: {record}");
    assert!(record.contains("\n\nfirst 1\nw4 w1 r3 y5 g2 b6 | r5, - | b10\nw"), "{record}");
    assert!(!record.contains("w2 w2 r1 y1 g1 b1 | -, y4"), "{record}");
    assert!(replayed(&folder, "new.rw").contains("Turn 2 · Ben"));
    // The same seed gives the same game, also to somebody who leaves it in between.
    printed(&folder, &arguments.replace("new", "left"), "\n-\n-\n-\n\n");
    printed(&folder, "play --resume left.rw", &any_choice());
    let dice = |file: &str| -> Vec<String> {
        let record = read(&folder, file);
        let moves = record.split_once("\n\n").unwrap().1.lines();
        moves.map(|line| line.split(" | ").next().unwrap().to_owned()).take(5).collect()
    };
    assert_eq!(dice("left.rw"), dice("new.rw"));
    assert!(read(&folder, "left.rw").contains("\nDice: seed 4 from event 4\n"));
}

#[test]
fn nothing_of_the_old_game_can_be_undone() {
    let folder = folder("played_on_undo");
    fs::write(folder.join("game.rw"), EXAMPLE).unwrap();
    let shown = printed(&folder, "play --from game.rw --turn 2 --real-dice --record new.rw", "u\nq\n");
    assert!(shown.contains("There is nothing to undo yet."), "{shown}");
    assert!(read(&folder, "new.rw").contains("\nDice: real from event 4\n"));
    let shown = printed(&folder, "play --resume new.rw", "u\n2 3 1 1 1 1\nu\nq\n");
    assert!(shown.contains("There is nothing to undo yet."), "{shown}");
    assert!(shown.contains("Undone: re-enter what was rolled or drawn."), "{shown}");
    printed(&folder, "verify new.rw", "");
}

#[test]
fn others_may_take_the_seats() {
    let folder = folder("played_on_seats");
    fs::write(folder.join("game.rw"), EXAMPLE).unwrap();
    let record_of = |arguments: &str, file: &str| {
        printed(&folder, &format!("play --from game.rw --turn 1 --record {file} {arguments}"), "\nq\n");
        read(&folder, file)
    };
    assert!(record_of("--players Cleo --bots easy", "a.rw").contains("\nNames: Cleo, Easy\n"));
    assert!(record_of("--bots easy", "b.rw").contains("\nNames: Ann, Ben\n"));
    let refused = |arguments: &str, code: i32, says: &str| {
        let output = rollwright(&folder, arguments, "");
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{arguments}: {error}");
        assert!(error.contains(says), "{arguments}: {error}");
    };
    let too_many = "play --from game.rw --turn 1 --players Ann,Ben,Cleo";
    refused(too_many, 2, "the recorded game has 2 seat(s), not 3");
    refused("play --from game.rw --turn 5", 1, "game.rw: there is no turn 5; the last one is 2");
    refused("play --from game.rw", 2, "--turn");
    refused("play --from - --turn 1", 2, "--from needs a file");
    refused("play qwixx --from game.rw --turn 1", 2, "cannot be used");
    refused("play --from game.rw --turn 1 --game 2", 1, "there is no game 2; the record has 1");
}

#[test]
fn every_game_of_a_match_can_be_played_on() {
    let folder = folder("played_on_match");
    for game in ["qwixx", "twenty-one", "one-card"] {
        printed(&folder, &format!("play {game} --match 2 --seed 3 --record {game}.rw"), &any_choice());
        let arguments = format!("play --from {game}.rw --turn 4 --game 2 --record new-{game}.rw");
        let shown = printed(&folder, &arguments, &any_choice());
        assert!(shown.contains("Final scores"), "{shown}");
        let record = read(&folder, &format!("new-{game}.rw"));
        assert!(record.contains(&format!("\nFrom: turn 4 of game 2 of {game}.rw\n")), "{record}");
        assert!(!record.contains("Match: "), "{record}");
        replayed(&folder, &format!("new-{game}.rw"));
        let output = rollwright(&folder, &format!("play --from {game}.rw --turn 4"), "");
        assert!(text(&output.stderr).contains("the record has 2 games"), "{}", text(&output.stderr));
    }
}
