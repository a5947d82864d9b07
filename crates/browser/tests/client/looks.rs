//! Every page on small and large screens, light and dark, with large text: usable by everybody, nothing cut off.

use browser::{ColorScheme, Device, Site};

use crate::player::{PAGES, Player};

/// The narrowest screen that is cared for.
const NARROW: Device = Device { width: 360, height: 740, touch: true, scale: 1.0 };
/// What is wider than the screen, or than what it can be scrolled in by so little that nobody would scroll.
pub(crate) const TOO_WIDE: &str = r"(() => {
    const named = (one) => `${one.tagName} ${one.className}`;
    const over = (one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
    const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflow);
    const hairs = [...document.querySelectorAll('body, body *')].filter(
        (one) => scrolls(one) && over(one).some((much) => much > 0 && much < 6));
    if (hairs.length) return hairs.map((one) => `${named(one)} can be scrolled by ${over(one).join(', ')} pixels`);
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > width + 1)
        .slice(0, 5).map((one) => `${named(one)} ${Math.round(one.getBoundingClientRect().right)}`);
})()";

#[track_caller]
fn assert_fits(player: &Player, what: &str) {
    assert_eq!(player.page.eval(TOO_WIDE), serde_json::json!([]), "{what} is too wide");
}

#[test]
fn all_pages_are_accessible_and_fit() {
    let site = Site::start();
    for (device, scheme) in [(NARROW, ColorScheme::Light), (Device::DESKTOP, ColorScheme::Dark)] {
        let player = Player::new(device, 71);
        player.page.emulate_media(scheme, true);
        for path in PAGES.into_iter().chain(["/t/none"]) {
            player.visit(&site.at(path));
            player.assert_accessible(path);
            assert_fits(&player, path);
        }
    }
}

#[test]
fn tables_fit_a_narrow_phone_and_large_text() {
    let site = Site::start();
    for game in ["qwixx", "twenty-one", "one-card"] {
        let player = Player::new(NARROW, 72);
        player.page.emulate_media(ColorScheme::Dark, true);
        player.play_now(&site, game);
        player.page.wait_for("document.querySelector('[data-choice], [data-token]')");
        assert_fits(&player, game);
        player.assert_accessible(game);
        player.page.eval("document.documentElement.style.fontSize = '200%'");
        assert_fits(&player, &format!("{game} with text twice as large"));
    }
}

#[test]
fn menu_and_chat_fit_beside_their_scrollbars() {
    let site = Site::start();
    let player = Player::new(Device::DESKTOP, 74);
    player.play_now(&site, "qwixx");
    player.hit("[data-menu]");
    player.page.wait_for("document.querySelector('[data-leave]')");
    assert!(player.page.count(".chat, .history, .menu") > 1, "there is nothing to look at");
    assert_fits(&player, "the menu, the history and the chat");
}
