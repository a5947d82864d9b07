//! Games with real dice: what they show is typed, in a short form or in full, and can be taken back.

use super::{folder, printed, replayed};

#[test]
fn real_dice_are_typed_and_checked() {
    let folder = folder("real_dice");
    let typed = "first 3\n1\n4 1 3 5 2\nw4 w1 r3 y5 g2\nw4 w1 r3 y5 g2 b7\nW4 w1 R3 y5 g2 b6\nr5\nb10\n";
    let shown = printed(&folder, "play qwixx --real-dice --players Ann --record r.rw", typed);
    for expected in [
        "Q4: there is no seat 3: the table has 2 seats.\nType who goes first, like `first 1`",
        "Dice rolled: 6; numbers typed: 5.\nType the numbers in this order: white, white, red, yellow, green, blue (like",
        "Q5: roll the dice of all open rows; missing: blue.",
        "is not a roll (like `w4 w1 r3 y5 g2 b6`)",
        "Ann rolled white 4 + 1 = 5",
    ] {
        assert!(shown.contains(expected), "{expected}\n{shown}");
    }
    let record = std::fs::read_to_string(folder.join("r.rw")).unwrap();
    assert!(record.contains("first 1\nw4 w1 r3 y5 g2 b6 | r5, ") && !record.contains("Seed"), "{record}");
    replayed(&folder, "r.rw");
    let typed = "first 1\ndeal 6 11\noyypp\nkeep yy\nrgb\nstop\n1\n";
    let shown = printed(&folder, "play one-card --real-dice --bots none", typed);
    assert!(shown.contains("You rerolled: 1 red, 1 green, 1 blue"), "{shown}");
}

#[test]
fn numbers_alone_name_the_dice_that_are_rolled_now() {
    let folder = folder("numbers");
    // Somebody alone crosses red 2 to 6 and 12, which closes the red row: its die leaves the game.
    let mut typed = "1\n".to_owned();
    for (white, action) in [("11", "r2"), ("12", "r3"), ("13", "r4"), ("14", "r5"), ("15", "r6")] {
        typed += &format!("{white}2222\n{action}\n-\n");
    }
    typed += "6,6 2222\nr12\n-\n4 1 3 5 2\n";
    let shown = printed(&folder, "play qwixx --real-dice --bots none --record n.rw", &typed);
    assert!(shown.contains("dice w w r y g b> 112222\n"), "{shown}");
    assert!(shown.contains("dice w w y g b> 4 1 3 5 2\n"), "{shown}");
    assert!(shown.contains("in this order: white, white, yellow, green,\nblue (like"), "{shown}");
    let record = std::fs::read_to_string(folder.join("n.rw")).unwrap();
    assert!(record.contains("\nw6 w6 r2 y2 g2 b2 | r12 | -\nw4 w1 y3 g5 b2"), "{record}");
    replayed(&folder, "n.rw");
    // A reroll names only the dice that are rolled again.
    let typed = "first 1 sheets A\n1 1 6 6 6 6\nreroll\n3344\n";
    let shown = printed(&folder, "play twenty-one --real-dice --bots none", typed);
    assert!(shown.contains("dice w k r b y g> 1 1 6 6 6 6\n"), "{shown}");
    assert!(shown.contains("dice r b y g> 3344\n") && shown.contains("rerolled"), "{shown}");
    // Dice that show colours are typed by letters, cards by their numbers.
    let typed = "1\n6 11\nO, y y P p\nkeep yy\nr g b\nstop\n1\n";
    let shown = printed(&folder, "play one-card --real-dice --bots none --lang de", typed);
    assert!(shown.contains("5 Würfeln"), "{shown}");
    assert!(shown.contains("r Rot, o Orange, y Gelb, g Grün, b Blau, p Lila"), "{shown}");
    assert!(shown.contains("3 Würfeln"), "{shown}");
    assert!(!shown.lines().any(|line| line.chars().count() > 80), "{shown}");
}

#[test]
fn what_was_typed_can_be_taken_back_step_by_step() {
    let folder = folder("typed_undo");
    let typed = "u\n1\n413526\nu\n413525\nr5\nb9\n222222\nu\nu\nb6\n666666\n-\n-\nsave u.rw\n";
    let shown = printed(&folder, "play qwixx --real-dice --bots none", typed);
    assert!(shown.contains("There is nothing to undo yet."), "{shown}");
    assert_eq!(shown.matches("Undone: re-enter what was rolled or drawn.").count(), 2, "{shown}");
    assert_eq!(shown.matches("Undone: You choose again.").count(), 1, "{shown}");
    let record = std::fs::read_to_string(folder.join("u.rw")).unwrap();
    assert!(record.contains("first 1\nw4 w1 r3 y5 g2 b5 | r5 | b6\nw6 w6 r6 y6 g6 b6 | - | -\n"), "{record}");
}
