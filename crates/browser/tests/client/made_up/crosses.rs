//! A game like Qwixx with rows from right to left.

use serde_json::{Value, json};

use super::server::{MadeUp, Visit};

const ROWS: [(&str, &str, [u8; 5]); 2] = [("red", "r", [7, 3, 11, 4, 40]), ("purple", "p", [5, 9, 1, 8, 21])];
const POINTS: [i32; 6] = [0, 4, 7, 17, 18, 100];

/// How many fields of each row are crossed, from the right.
#[derive(Default)]
struct Backwards {
    crossed: [usize; 2],
    passes: u8,
}

impl Backwards {
    /// What passing means changes with every pass.
    fn is_misthrow(&self) -> bool {
        self.passes == 1
    }
}

impl MadeUp for Backwards {
    const GAME: &'static str = "qwixx";

    fn layout(&self) -> Value {
        let rows = ROWS.map(
            |(colour, letter, numbers)| json!({ "colour": colour, "letter": letter, "numbers": numbers }),
        );
        json!({
            "rows": rows, "points": POINTS, "misthrows": 3, "misthrow_points": -5, "dice": ["w", "w", "p"], "faces": ["1"]
        })
    }

    fn state(&self) -> Value {
        let mut sheet = json!({ "misthrows": self.passes, "misthrow_points": 3, "points": self.points() });
        for (row, (colour, _, numbers)) in ROWS.iter().enumerate() {
            let crossed = &numbers[numbers.len() - self.crossed[row]..];
            // Nothing is lost in red; in purple the first field is, whatever is crossed.
            let lost: &[u8] = if row == 0 { &[] } else { &numbers[..1] };
            sheet[colour] = json!({
                "crossed": crossed, "lost": lost, "locked": false, "points": POINTS[self.crossed[row]]
            });
        }
        let misthrow_due = self.is_misthrow().then_some(1);
        json!({
            "phase": "action 1", "dice": "w2 w5 p3", "crossed": false, "closed": [], "white_sum": 99,
            "misthrow_due": misthrow_due, "sheets": [sheet],
        })
    }

    /// The next field of each row from the right, and the one before it.
    fn choices(&self) -> Vec<String> {
        if self.passes > 1 {
            return Vec::new();
        }
        let next = |(row, (_, letter, numbers)): (usize, &(&str, &str, [u8; 5]))| {
            let left = numbers.len() - self.crossed[row];
            let fields = numbers[left.saturating_sub(2)..left].iter();
            fields.map(|number| format!("{letter}{number}")).collect::<Vec<_>>()
        };
        ["-".to_owned()].into_iter().chain(ROWS.iter().enumerate().flat_map(next)).collect()
    }

    /// Crosses a field and all that it jumps over.
    fn choose(&mut self, choice: &str) {
        for (row, (_, letter, numbers)) in ROWS.iter().enumerate() {
            if let Some(number) = choice.strip_prefix(letter) {
                let place = numbers.iter().position(|known| known.to_string() == number).unwrap_or_default();
                self.crossed[row] = numbers.len() - place;
            }
        }
        self.passes += u8::from(choice == "-");
    }

    fn points(&self) -> i32 {
        self.crossed.iter().map(|crossed| POINTS[*crossed]).sum::<i32>() + 3
    }
}

#[test]
fn crosses_go_where_the_server_allows_them() {
    let visit = Visit::<Backwards>::new();
    let page = &visit.player.page;
    assert_eq!(page.count(".qwixx .row"), 2, "the rows are the server's");
    assert!(page.text("[data-situation]").contains("99"), "the sum of the dice is the server's");
    visit.assert_offered(&["p21", "p8", "r4", "r40"], &["-"]);
    visit.pick(&["p21"]);
    visit.pick(&["r40"]);
    // A number left of the crosses is not lost unless the server says so.
    assert_eq!(page.count(".c-red .cell.skipped"), 0);
    assert_eq!(page.count(".c-purple .cell.skipped"), 1);
    visit.assert_offered(&["p8", "p1", "r4", "r11"], &["-"]);
    visit.pick(&["r11"]);
    assert_eq!(page.count(".c-red .cell.crossed"), 3);
    visit.pick(&["p1"]);
    assert_eq!(page.text(".sum.minus .sr + *, .sum.minus").split_whitespace().last(), Some("3"));
    let pass = || page.text("[data-choice='-']");
    let before = pass();
    visit.press("-");
    page.wait_for("document.querySelector('[data-choice=\"-\"]')");
    assert_ne!(pass(), before, "whether passing is a misthrow is what the server says");
    visit.press("-");
    visit.assert_over();
}
