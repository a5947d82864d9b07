//! German and Icelandic: whole games, and not a word left in English or without a translation.

use browser::{Device, Site};

use crate::player::{MODULE, PAGES, Player, play_out};

/// Texts on the page that look like the name of a message: what is shown where there is none.
const UNTRANSLATED: &str = r"[...document.querySelectorAll('body *')]
    .flatMap((one) => [...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent), one.getAttribute('aria-label') ?? ''])
    .filter((text) => /^[a-z]+(-[a-z0-9]+)+$/.test(text.trim()) && !['one-card', 'twenty-one'].includes(text.trim()))";

fn plays(tag: &str, code: &str, game: &str, words: &str) {
    let site = Site::start();
    let player = Player::new(Device::PHONE, 61);
    player.page.language(tag);
    player.visit(&site.at("/"));
    assert_eq!(player.page.eval("document.documentElement.lang"), code);
    assert!(player.page.text("main").contains(words), "{}", player.page.text("main"));
    player.play_now(&site, game);
    let mut players = [player];
    for _ in 0..20 {
        players[0].act();
        assert_eq!(players[0].page.eval(UNTRANSLATED), serde_json::json!([]));
    }
    play_out(&mut players);
    let [player] = players;
    assert_eq!(player.page.eval(UNTRANSLATED), serde_json::json!([]));
    player.hit("[data-menu]");
    assert_eq!(player.page.eval(UNTRANSLATED), serde_json::json!([]));
    for path in PAGES {
        player.visit(&site.at(path));
        assert_eq!(player.page.eval(UNTRANSLATED), serde_json::json!([]), "{path}");
    }
    player.page.assert_no_errors();
}

#[test]
fn german_is_complete() {
    plays("de-AT", "de", "qwixx", "Sofort spielen");
}

#[test]
fn icelandic_is_complete() {
    plays("is", "is", "one-card", "Spila");
}

#[test]
fn the_language_can_be_changed() {
    let site = Site::start();
    let player = Player::new(Device::DESKTOP, 62);
    player.page.language("fr");
    player.visit(&site.at("/settings"));
    assert_eq!(player.page.eval("document.documentElement.lang"), "en");
    player.select("[data-language]", "is");
    player.page.wait_for("document.documentElement.lang === 'is' && document.documentElement.dataset.ready");
    player.visit(&site.at("/"));
    assert_eq!(player.page.eval("document.documentElement.lang"), "is");
}

#[test]
fn refusals_are_told_in_the_language_of_the_player() {
    let site = Site::start();
    let player = Player::new(Device::DESKTOP, 63);
    player.page.language("de");
    player.visit(&site.at("/verify"));
    let record = "Rollwright: 1\nGame: qwixx\nSeats: 1\n\nfirst 1\nw6 w6 r1 y1 g1 b1 | r5\n";
    // Typing would lose the line breaks.
    player.page.eval(&format!(
        "(() => {{ const field = document.querySelector('[name=record]'); field.value = {}; \
         field.dispatchEvent(new Event('input', {{ bubbles: true }})); }})()",
        serde_json::json!(record)
    ));
    player.hit("form button.main");
    player.page.wait_for("document.querySelector('.verdict.bad')");
    let told = player.page.text(".verdict.bad");
    let expected = "Zeile 6, Spalte 21, Regel Q6: Platz 1 darf `r5` nicht wählen: in der 1. Aktion kreuzt du die Summe der \
                    weißen Würfel an, 12, nicht 5; erlaubt: `-` `g12` `b12`";
    assert!(told.contains(expected), "{told}");
    // What is asked directly is refused with the number of the rule.
    let refused = format!(
        "({MODULE})('core/api.js').then(({{ ask }}) => \
         ask('POST', 'api/v1/sheet', {{ game: 'qwixx', marks: ['r5', 'r4'] }})).catch((refused) => refused.message)"
    );
    let told = player.page.eval(&refused);
    assert_eq!(told, "Rot 4 steht nicht rechts vom letzten Kreuz der Reihe (Regel Q11).");
}
