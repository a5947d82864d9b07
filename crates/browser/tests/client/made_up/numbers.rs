//! A game like Twenty One, filled from the bottom with numbers that are too large.

use serde_json::{Value, json};

use super::server::{MadeUp, Visit};

const COLOURS: [(&str, char); 3] = [("green", 'g'), ("white", 'w'), ("black", 'k')];

/// What is written in each row, from the top.
#[derive(Default)]
struct TooLarge {
    rolled: bool,
    written: Vec<String>,
}

impl TooLarge {
    /// The row being filled, from 1: the bottom one first.
    fn row(&self) -> usize {
        3 - self.written.len().min(2)
    }
}

impl MadeUp for TooLarge {
    const GAME: &'static str = "twenty-one";

    fn layout(&self) -> Value {
        json!({ "bonus": [0, 50, -7], "rows": 3, "dice": ["g", "w", "k"], "faces": ["1"] })
    }

    fn state(&self) -> Value {
        let rows: Vec<Value> = (1..=3)
            .map(|row| {
                let written = self.written.get(3 - row).map(String::as_str).unwrap_or_default();
                let fields = COLOURS.map(|(colour, letter)| {
                    let number = written.split(' ').find_map(|token| token.strip_prefix(letter));
                    let number: Option<u8> = number.and_then(|number| number.parse().ok());
                    json!({ "colour": colour, "number": 2, "written": number, "crossed": false, "hit": number == Some(9) })
                });
                let points = if written.is_empty() { 0 } else { 10 };
                json!({ "fields": fields, "marks": "", "hits": 0, "points": points })
            })
            .collect();
        let sheet = json!({ "sheet": "Z", "row": self.row(), "rows": rows, "exact": ["w9"], "points": self.points() });
        json!({ "phase": if self.rolled { "write" } else { "roll" }, "dice": "g9 w9 k8", "sheets": [sheet] })
    }

    fn choices(&self) -> Vec<String> {
        let choices = match self.written.len() {
            _ if !self.rolled => &[][..],
            0 => &["g9", "g9 w9", "x"],
            1 => &["k8", "w9 k8", "reroll"],
            _ => &[],
        };
        choices.iter().map(|&choice| choice.to_owned()).collect()
    }

    fn choose(&mut self, choice: &str) {
        if choice == "reroll" {
            self.rolled = false;
        } else {
            self.written.push(choice.to_owned());
        }
    }

    fn awaits_roll(&self) -> bool {
        !self.rolled
    }

    /// Not the first time that it is awaited, whosever turn it is.
    fn may_roll(&self) -> bool {
        !self.rolled && !self.written.is_empty()
    }

    fn roll(&mut self) {
        self.rolled = true;
    }

    fn points(&self) -> i32 {
        10 * self.written.len() as i32
    }
}

#[test]
fn numbers_are_written_where_the_server_allows_them() {
    let visit = Visit::<TooLarge>::new();
    let page = &visit.player.page;
    // It is this player's turn, and a roll is awaited: but the server does not let them.
    assert_eq!(page.count("[data-roll]"), 0);
    visit.table().game.rolled = true;
    page.reload();
    visit.assert_offered(&["g9", "w9"], &["x"]);
    assert_eq!(page.count(".twenty-one .row"), 3);
    assert_eq!(page.count(".row:last-of-type [data-token]"), 2, "the bottom row is filled first");
    // A hit is what the server calls one, not what equals the limit.
    visit.player.hit("main [data-token=g9]");
    page.wait_for("document.querySelector('.field.picked')");
    assert_eq!(page.count(".ring"), 0);
    visit.player.hit("main [data-token=w9]");
    page.wait_for("document.querySelectorAll('.field.picked').length === 2");
    assert_eq!(page.count(".ring"), 1);
    visit.done(|player| player.hit("[data-confirm]"));
    visit.assert_offered(&["k8", "w9"], &["reroll"]);
    visit.press("reroll");
    page.wait_for("document.querySelector('[data-roll]')");
    visit.done(|player| player.hit("[data-roll]"));
    visit.pick(&["w9", "k8"]);
    visit.assert_over();
}
