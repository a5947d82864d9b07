//! A game like Alles auf 1 Karte in which only yellow dice are kept, and any card is scored.

use serde_json::{Value, json};

use super::server::{MadeUp, Visit};

/// What has been decided.
#[derive(Default)]
struct YellowOnly {
    decided: Vec<String>,
}

fn card(number: usize, boxes: u8, crossed: u8, points: i32) -> Value {
    json!({
        "card": number, "points": points,
        "rows": [{ "colour": "yellow", "boxes": boxes, "crossed": crossed, "would_cross": 6, "sun": false, "points": 0 }],
    })
}

impl MadeUp for YellowOnly {
    const GAME: &'static str = "one-card";

    fn layout(&self) -> Value {
        json!({
            "cards_to_score": 9, "full_rows_to_score": 8, "cards_in_play": 4, "sun": [0, 70, 80], "dice": 4, "rolls": 77,
            "faces": ["y", "b"], "colours": { "y": "yellow", "b": "blue" }, "card_rows": 1, "card_suns": 0,
            "most_boxes": 9, "cards": [],
        })
    }

    fn state(&self) -> Value {
        let done = self.decided.len();
        let cards: Vec<Value> = (1..=4).map(|number| card(number, 9, done as u8, 0)).collect();
        let scored: &[Value] = if done > 1 { &[card(4, 9, 9, 33)] } else { &[] };
        let hand = json!({ "dealt": [], "cards": cards, "scored": scored, "points": self.points() });
        let phase = ["roller", "mark", "take", "over"][done.min(3)];
        json!({
            "phase": phase, "seat": 1, "dice": "yybb", "rolls": 5, "last_turn": false,
            "display": [card(50, 2, 0, 0), card(51, 2, 0, 0)], "hands": [hand],
        })
    }

    fn choices(&self) -> Vec<String> {
        let choices = match self.decided.len() {
            0 => &["keep y", "keep yy", "stop"][..],
            1 => &["2", "4"],
            2 => &["take 2"],
            _ => &[],
        };
        choices.iter().map(|&choice| choice.to_owned()).collect()
    }

    fn choose(&mut self, choice: &str) {
        self.decided.push(choice.to_owned());
    }

    fn points(&self) -> i32 {
        if self.decided.len() > 1 { 33 } else { 0 }
    }
}

#[test]
fn dice_are_kept_and_cards_are_used_as_the_server_allows() {
    let visit = Visit::<YellowOnly>::new();
    let page = &visit.player.page;
    assert!(page.text("[data-situation]").contains("77"), "how often one may roll is the server's");
    // The blue dice lie there, too, and cannot be kept.
    visit.assert_offered(&["die y 1", "die y 2"], &["stop"]);
    assert_eq!(page.count(".dice .die"), 4);
    visit.pick(&["die y 1", "die y 2"]);
    assert_eq!(visit.table().game.decided, ["keep yy"]);
    visit.assert_offered(&["card 2", "card 4"], &[]);
    visit.pick(&["card 4"]);
    // Not a single row is full, and a card is scored all the same.
    page.wait_for("document.querySelector('.scoredcard')?.textContent === '33'");
    visit.assert_offered(&["open 2"], &[]);
    visit.pick(&["open 2"]);
    visit.assert_over();
}

/// Every look of the fourth card, with the total: its crosses, and the points across it.
const WATCH: &str = r#"(() => {
    window.looks = [];
    const look = () => {
        const card = document.querySelectorAll(".ownsheet .cards .card")[3];
        if (!card) return;
        const crosses = card.querySelectorAll(".box .pen").length;
        const score = card.querySelector(".cardscore")?.textContent ?? "";
        const one = `${crosses} ${score} ${document.querySelector(".ownsheet .total").textContent}`;
        if (window.looks.at(-1) !== one && document.querySelector(".tray").dataset.scene) window.looks.push(one);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
})()"#;

#[test]
fn a_card_is_seen_complete_then_with_its_points_before_it_goes() {
    let visit = Visit::<YellowOnly>::new();
    let page = &visit.player.page;
    visit.player.set("speed", "'normal'");
    page.reload();
    visit.player.ready();
    page.wait_for("document.querySelector('main [data-token]')");
    visit.pick(&["die y 1", "die y 2"]);
    visit.assert_offered(&["card 2", "card 4"], &[]);
    page.eval(WATCH);
    visit.pick(&["card 4"]);
    visit.assert_offered(&["open 2"], &[]);
    // One cross was there, and the dice have brought six; the points come after them.
    assert_eq!(page.eval("window.looks"), serde_json::json!(["7  0", "7 +33 33"]));
    page.assert_no_errors();
}
