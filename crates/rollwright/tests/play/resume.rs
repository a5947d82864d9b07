//! Games that are left and played on: from a record of `--record` or `save`, in the same file.

use std::path::Path;

use super::{any_choice, folder, printed, replayed, rollwright, text};

fn read(folder: &Path, file: &str) -> String {
    std::fs::read_to_string(folder.join(file)).unwrap()
}

/// Plays some lines, leaves, and plays on until the end.
fn left_and_resumed(folder: &Path, arguments: &str, typed: &str, file: &str) -> String {
    printed(folder, arguments, typed);
    let before = read(folder, file);
    assert!(!before.contains("Result"), "{arguments}: {before}");
    let shown = printed(folder, &format!("play --resume {file}"), &any_choice());
    assert!(shown.contains(&format!("continued from {file}")), "{arguments}: {shown}");
    assert!(shown.contains("Final scores"), "{arguments}: {shown}");
    let after = read(folder, file);
    let last = before.lines().last().unwrap();
    assert!(after.contains(last), "{arguments}: what was played stays: {last}\n{after}");
    assert!(after.contains("Result"), "{after}");
    replayed(folder, file);
    printed(folder, &format!("verify {file}"), "")
}

#[test]
fn games_are_continued_with_the_dice_of_their_seed() {
    let folder = folder("resumed");
    std::fs::write(folder.join("cards.txt"), "R6 Y3* G2 B4* P5\n".repeat(30)).unwrap();
    for (number, arguments) in [
        "qwixx --players Ann,Ben --bots greedy",
        "qwixx --option finish_turn=true",
        "twenty-one --bots random,easy",
        "one-card --cards cards.txt --option advanced=true",
    ]
    .into_iter()
    .enumerate()
    {
        let file = format!("{number}.rw");
        let arguments = format!("play {arguments} --seed 5 --record {file}");
        let verified = left_and_resumed(&folder, &arguments, &"1\n2\n3\n-\n\n".repeat(4), &file);
        assert!(verified.contains("rolls and draws follow from the seed"), "{arguments}: {verified}");
    }
    // The dice are those of a game that nobody left.
    printed(&folder, "play qwixx --bots none --seed 9 --record whole.rw", &"1\n1\n\n".repeat(200));
    printed(&folder, "play qwixx --bots none --seed 9", "\n1\n1\n\nsave left.rw\n");
    printed(&folder, "play --resume left.rw", &"1\n1\n\n".repeat(200));
    let moves = |file| read(&folder, file).split_once("\n\n").unwrap().1.to_owned();
    assert_eq!(moves("left.rw"), moves("whole.rw"));
    // Nothing else is left beside the records.
    let files = std::fs::read_dir(&folder).unwrap();
    let odd = files.map(|file| file.unwrap().file_name()).find(|name| name.to_string_lossy().contains("new"));
    assert_eq!(odd, None);
}

#[test]
fn a_match_goes_on_where_it_was_left() {
    let folder = folder("resumed_match");
    let start = "play qwixx --bots greedy --match 2 --seed 3 --record m.rw";
    // Left in the first game, and again between the two.
    printed(&folder, start, "\n1\n1\n");
    let to_the_end = "1\n1\n\n".repeat(300);
    let shown = printed(&folder, "play --resume m.rw", &to_the_end);
    assert!(shown.contains("Game 1 of 2") && shown.contains("Game 2 of 2"), "{shown}");
    assert_eq!(printed(&folder, "verify m.rw", "").matches("follow from the seed").count(), 2);
    let whole = read(&folder, "m.rw");
    let (first, second) = whole.split_at(whole.rfind("Rollwright: 1").unwrap());
    std::fs::write(folder.join("between.rw"), first).unwrap();
    let shown = printed(&folder, "play --resume between.rw", &to_the_end);
    assert!(shown.contains("Game 2 of 2") && !shown.contains("Game 1 of 2"), "{shown}");
    assert!(read(&folder, "between.rw").starts_with(first.trim_end()), "the first game stays as it is");
    assert!(printed(&folder, "verify between.rw", "").contains("match of 2 games"));
    // The second game alone has nothing to be added to.
    std::fs::write(folder.join("alone.rw"), second.split_once("Result").unwrap().0).unwrap();
    let output = rollwright(&folder, "play --resume alone.rw", "");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn real_dice_and_bots_are_found_in_the_record() {
    let folder = folder("resumed_real");
    printed(&folder, "play qwixx --real-dice --bots greedy --record r.rw", "1\n413526\nr5\nb10\n222222\n");
    // What was typed before can be taken back after.
    let shown = printed(&folder, "play --resume r.rw", "u\n222221\n-\n");
    assert!(shown.contains("Qwixx: You and Greedy, continued from r.rw."), "{shown}");
    assert!(shown.contains("Undone: re-enter what was rolled"), "{shown}");
    assert!(read(&folder, "r.rw").contains("\nw2 w2 r2 y2 g2 b1"), "{}", read(&folder, "r.rw"));
    let shown = printed(&folder, "play --resume r.rw --bots none", "q\n");
    assert!(shown.contains("dice w w r y g b>") || shown.contains("Greedy> "), "{shown}");
    replayed(&folder, "r.rw");
}

#[test]
fn what_cannot_be_continued_is_refused_and_stays_as_it_is() {
    let folder = folder("not_resumed");
    printed(&folder, "play qwixx --bots none --seed 1 --record over.rw", &"1\n1\n\n".repeat(200));
    let header = "Rollwright: 1\nGame: qwixx\nSeats: 2\n";
    let fair = format!("{header}Commitment: {}\nLuck: -, -\n\nfirst 1\n", "0".repeat(64));
    let lucky = format!("{header}Seed: 1\n\nfirst 1\nw6 w6 r6 y6 g6 b6\n");
    for (name, content, expected) in [
        ("over.rw", None, "over.rw: this game is finished: `rollwright replay` shows it"),
        ("broken.rw", Some(format!("{header}\nfirst 3\n")), "broken.rw: line 5, column 1: rule Q4"),
        ("foreign.rw", Some("1. e4 e5\n".to_owned()), "foreign.rw: line 1, column 1: a record begins with"),
        ("server.rw", Some(fair), "server.rw: the dice of this game come from a server"),
        ("lucky.rw", Some(lucky), "lucky.rw: dice: roll or draw 1"),
        ("none.rw", None, "cannot read none.rw"),
    ] {
        if let Some(content) = &content {
            std::fs::write(folder.join(name), content).unwrap();
        }
        let before = std::fs::read(folder.join(name)).ok();
        let output = rollwright(&folder, &format!("play --resume {name}"), "1\n");
        let errors = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{name}: {errors}");
        assert!(errors.starts_with(&format!("rollwright: {expected}")), "{name}: {errors}");
        assert_eq!(std::fs::read(folder.join(name)).ok(), before, "{name}");
    }
    for arguments in ["play qwixx --resume over.rw", "play --resume over.rw --seed 1", "play --resume -"] {
        assert_eq!(rollwright(&folder, arguments, "").status.code(), Some(2), "{arguments}");
    }
}
