//! The same client in Firefox: the pages, and a whole game of each kind.

use browser::{Device, Firefox, Site};
use serde_json::json;

use crate::looks::TOO_WIDE;
use crate::player::{AIM, AT_ONCE, PAGES};

/// How often something is looked for before a game counts as stuck.
const LOOKS: u64 = 6_000;

#[test]
fn pages_are_whole_in_firefox() {
    let site = Site::start();
    for device in [Device::PHONE, Device::DESKTOP] {
        let page = Firefox::shared().page(device, AT_ONCE);
        for path in PAGES.into_iter().chain(["/t/none", "/nowhere"]) {
            page.goto(&site.at(path));
            page.wait_for("document.documentElement.dataset.ready");
            page.wait_for("document.querySelector('h1')");
            assert_eq!(page.eval(TOO_WIDE), json!([]), "{path}");
        }
        page.assert_no_errors();
    }
}

/// A game against a bot, from the start page to the end, with a reload in the middle.
fn play(game: &str, device: Device) {
    let site = Site::start();
    let page = Firefox::shared().page(device, AT_ONCE);
    page.goto(&site.at("/"));
    page.wait_for("document.documentElement.dataset.ready");
    page.hit(&format!("[data-play={game}]"));
    page.wait_for("location.pathname.startsWith('/t/')");
    page.wait_for("document.querySelector('.sheet')");
    let mut acted = 0;
    for look in 0..LOOKS {
        // A made-up way to choose: it only has to be another one every time.
        match page.eval(&format!("({AIM})({})", look * 7919)).as_str() {
            Some("act") => {
                page.hit("[data-aim]");
                acted += 1;
                if acted == 5 {
                    page.hit("[data-menu]");
                    page.wait_for("document.querySelector('[data-leave]')");
                    assert_eq!(page.eval(TOO_WIDE), json!([]), "{game}");
                    page.reload();
                    page.wait_for("document.querySelector('.sheet')");
                }
            }
            Some("over") => break,
            _ => std::thread::sleep(std::time::Duration::from_millis(20)),
        }
    }
    assert!(acted > 5, "{game}: {acted} actions");
    page.wait_for("document.querySelector('.end .reckoning')");
    page.assert_no_errors();
}

#[test]
fn a_game_of_qwixx_in_firefox() {
    play("qwixx", Device::PHONE);
}

#[test]
fn a_game_of_twenty_one_in_firefox() {
    play("twenty-one", Device::DESKTOP);
}

#[test]
fn a_game_of_one_card_in_firefox() {
    play("one-card", Device::PHONE);
}
