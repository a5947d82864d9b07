//! The page that prints: chosen, seen as it will be, and saved.

use browser::{Device, Site};

use crate::player::Player;

/// Keeps what the page would save, and how it begins.
const KEEP_FILES: &str = r#"
    globalThis.saved = [];
    URL.createObjectURL = (file) => {
        const kept = { name: file.name, type: file.type, begin: "" };
        file.slice(0, 5).text().then((begin) => { kept.begin = begin; });
        saved.push(kept);
        return "data:text/plain,";
    };
    URL.revokeObjectURL = () => {};
    HTMLAnchorElement.prototype.click = function () {};
"#;

fn opened(site: &Site, device: Device, path: &str) -> Player {
    let player = Player::new(device, 91);
    player.page.before_scripts(KEEP_FILES);
    player.visit(&site.at(path));
    player.page.wait_for("document.querySelector('.preview img')?.naturalWidth > 0");
    player
}

/// How a page is described, once it says this.
#[track_caller]
fn shows(player: &Player, words: &str) {
    player.page.wait_for(&format!("document.querySelector('.preview img')?.alt.includes('{words}')"));
}

#[test]
fn a_game_is_chosen_seen_and_saved() {
    let site = Site::start();
    for device in [Device::PHONE, Device::DESKTOP] {
        let player = opened(&site, device, "/print");
        shows(&player, "Page 1 of 1: Qwixx, A4");
        let first = player.page.eval("document.querySelector('.preview img').src");
        player.hit("[name=game][value=one-card]");
        player.hit("[name=paper][value=letter]");
        shows(&player, ": Alles auf 1 Karte, US Letter");
        player.page.wait_for("!document.querySelector('.pager button:last-child').disabled");
        assert_ne!(player.page.eval("document.querySelector('.preview img').src"), first);
        player.hit(".pager button:last-child");
        shows(&player, "Page 2 of ");
        player.hit("[data-save=pdf]");
        player.page.wait_for("saved[0]?.begin === '%PDF-'");
        assert_eq!(player.page.eval("saved[0].name"), "rollwright-one-card.pdf");
        player.hit("[data-save=svg]");
        player.page.wait_for("saved[1]?.begin === '<svg '");
        player.assert_accessible("the page that prints");
        player.page.assert_no_errors();
    }
}

#[test]
fn own_cards_are_printed_and_their_mistakes_told() {
    let site = Site::start();
    let player = opened(&site, Device::DESKTOP, "/print#one-card");
    shows(&player, ": Alles auf 1 Karte, A4");
    let before = player.page.eval("document.querySelector('.preview img').src");
    player.hit("label:has([name=own-material])");
    // The window opens with the cards of this site.
    player.page.wait_for("document.querySelector('.materialtext')?.value");
    let type_cards = |cards: &str| {
        player.page.eval(&format!(
            "(() => {{ const area = document.querySelector('.materialtext'); area.value = `{cards}`; \
             area.dispatchEvent(new Event('input', {{ bubbles: true }})); }})()"
        ));
    };
    type_cards("nonsense");
    player.page.wait_for("document.querySelector('dialog .codeerror:not([hidden])')");
    type_cards(&["R6 Y3* G2 B4* P5"; 30].join("\\n"));
    player.page.wait_for("!document.querySelector('dialog .codeerror:not([hidden])')");
    player.hit("[data-material-keep]");
    player.page.wait_for(&format!("document.querySelector('.preview img').src !== {before}"));
    // They are kept for tables, too, and printed only if that is wanted.
    player.hit("label:has([name=own-material])");
    player.page.wait_for(&format!("document.querySelector('.preview img').src === {before}"));
    player.hit("label:has([name=own-material])");
    player.hit("[data-save=pdf]");
    player.page.wait_for("saved[0]?.begin === '%PDF-'");
}

#[test]
fn the_keyboard_is_enough() {
    let site = Site::start();
    let player = opened(&site, Device::DESKTOP, "/print");
    player.page.eval("document.querySelector('[name=game]:checked').focus()");
    player.page.press("ArrowRight");
    shows(&player, "Twenty One");
    player.page.press("Tab");
    player.page.press("ArrowRight");
    shows(&player, "US Letter");
    player.page.press("Tab");
    player.page.press("Enter");
    player.page.wait_for("saved[0]?.begin === '%PDF-'");
    player.page.assert_no_errors();
}
