//! Every page on small and large screens, light and dark, with large text: usable by everybody, nothing cut off.

use browser::{ColorScheme, Device, Site};

use crate::player::{PAGES, Player};

/// The narrowest screen that is cared for.
const NARROW: Device = Device { width: 360, height: 740, touch: true, scale: 1.0 };
/// What is wider than the screen.
const TOO_WIDE: &str = r"(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > width + 1)
        .slice(0, 5).map((one) => `${one.tagName} ${one.className} ${Math.round(one.getBoundingClientRect().right)}`);
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
        for path in ["/", "/settings"] {
            player.page.tab();
            let large = Player::new(Device { width: 360, height: 740, touch: true, scale: 1.0 }, 73);
            large.visit(&site.at(path));
            large.page.eval("document.documentElement.style.fontSize = '200%'");
            assert_fits(&large, &format!("{path} with text twice as large"));
        }
        player.page.eval("document.documentElement.style.fontSize = '200%'");
        assert_fits(&player, &format!("{game} with text twice as large"));
    }
}
