//! Learning from the program: hints, reasons, and warnings before bad choices.

use std::fs;

use super::{folder, printed, rollwright_in, text};

/// Asks for a hint and its reasons before every answer.
fn asking(times: usize) -> String {
    "hint\nwhy\n1\nhint\n2\n3\n-\n\n".repeat(times)
}

#[test]
fn hints_come_in_every_phase_of_every_game() {
    let folder = folder("hints");
    fs::write(folder.join("cards.txt"), "R6 Y3* G2 B4* P5\n".repeat(30)).unwrap();
    for (arguments, worth) in [
        ("qwixx --bots random", "Chance to win: "),
        ("qwixx --players Ann,Ben,Cleo --option join_locks=true", "Chance to win: "),
        ("qwixx --bots none", "Expected points: "),
        ("twenty-one --players Ann,Ben", "Chance to win: "),
        ("twenty-one --bots none", "Expected points: "),
        ("one-card --players Ann,Ben --option advanced=true", "Chance to win: "),
        ("one-card --bots none", "Expected points: "),
        ("one-card --bots greedy --cards cards.txt", "Chance to win: "),
    ] {
        let shown = printed(&folder, &format!("play {arguments} --seed 7"), &asking(30));
        assert!(shown.contains("Best: ") && shown.contains(worth), "{arguments}: {shown}");
        assert!(shown.contains(" loses "), "{arguments}: {shown}");
        assert!(shown.contains("Why "), "{arguments}: {shown}");
        assert!(shown.contains("There is nothing to choose now"), "{arguments}: {shown}");
        let too_wide = shown.lines().find(|line| line.chars().count() > 80);
        assert_eq!(too_wide, None, "{arguments}");
        assert!(!shown.contains("{$") && !shown.contains("terminal-"), "{arguments}: {shown}");
    }
}

#[test]
fn hints_speak_every_language() {
    let folder = folder("hints_in_languages");
    for (locale, words) in [
        ("de_DE.UTF-8", ["Am besten: ", "Gewinnchance: ", "Warum "]),
        ("is_IS.UTF-8", ["Best: ", "Vinningslíkur: ", "Hvers vegna "]),
    ] {
        for game in ["qwixx", "twenty-one", "one-card"] {
            let output = rollwright_in(&folder, locale, &format!("play {game} --seed 7"), &asking(20));
            let shown = text(&output.stdout);
            for word in words {
                assert!(shown.contains(word), "{locale} {game}: {word} in {shown}");
            }
            for english in [" loses ", "gains ", "Chance to win", "skips "] {
                assert!(!shown.contains(english), "{locale} {game}: {english} in {shown}");
            }
        }
    }
}

/// Real dice that make the same decision every time: the white sum is 11.
const ELEVEN: &str = "1\n5 6 1 1 1 1\n";

#[test]
fn why_compares_with_the_choice_that_is_named() {
    let folder = folder("why");
    let typed = format!("{ELEVEN}why r11\nwhy 1\nwhy r3\nq\n");
    let shown = printed(&folder, "play qwixx --players Ann,Ben --real-dice", &typed);
    assert!(shown.contains("skips 9 numbers in red"), "{shown}");
    assert!(shown.contains("leaves too few numbers in red to lock it"), "{shown}");
    assert!(shown.contains("Not allowed by Q6"), "{shown}");
}

#[test]
fn the_tutor_warns_once_and_gives_in() {
    let folder = folder("tutor");
    let arguments = "play qwixx --players Ann,Ben --real-dice --tutor --no-cover";
    let typed = format!("{ELEVEN}r11\nwhy\nr11\ng11\nsave insisted.rw\nq\n");
    let shown = printed(&folder, arguments, &typed);
    assert_eq!(shown.matches("Careful: r11 loses ").count(), 1, "{shown}");
    assert!(shown.contains("which is a blunder. Better: "), "{shown}");
    assert!(shown.contains("Why ") && shown.contains("skips 9 numbers in red"), "{shown}");
    let record = fs::read_to_string(folder.join("insisted.rw")).unwrap();
    assert!(record.contains("| r11, g11"), "{record}");
    // Whoever chooses something else is not held up, and is warned anew of another blunder.
    let typed = format!("{ELEVEN}r11\ny11\ng11\ng11\nsave better.rw\nq\n");
    let shown = printed(&folder, arguments, &typed);
    assert_eq!(shown.matches("Careful: ").count(), 2, "{shown}");
    let record = fs::read_to_string(folder.join("better.rw")).unwrap();
    assert!(record.contains("| g11, g11"), "{record}");
    // Without it nobody is asked twice.
    let shown = printed(&folder, &arguments.replace(" --tutor", ""), &typed);
    assert!(!shown.contains("Careful"), "{shown}");
}

#[test]
fn alone_the_tutor_counts_points() {
    let folder = folder("tutor_alone");
    let typed = "1\n5 6 1 1 1 1\nr11\nq\n";
    let shown = printed(&folder, "play qwixx --bots none --real-dice --tutor", typed);
    assert!(shown.contains("Careful: r11 loses ") && shown.contains(" points, which is a "), "{shown}");
}
