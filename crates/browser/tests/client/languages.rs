//! German and Icelandic: whole games, and not a word left in English or without a translation.

use browser::{Device, Site};

use crate::player::{PAGES, Player, play_out};

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
