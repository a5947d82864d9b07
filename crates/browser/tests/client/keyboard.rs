//! A whole game without a mouse: Tab, the arrows, Enter.

use browser::{Device, Site};

use crate::player::Player;

/// What has the focus.
const FOCUSED: &str = "document.activeElement?.matches('[data-token], [data-choice], [data-confirm]') ? (document.activeElement.dataset.token ?? document.activeElement.dataset.choice ?? 'confirm') : ''";

#[test]
fn a_game_is_played_with_keys_alone() {
    let site = Site::start();
    let player = Player::new(Device::DESKTOP, 51);
    let page = &player.page;
    player.visit(&site.at("/"));
    for _ in 0..30 {
        page.press("Tab");
        if page.eval("document.activeElement?.dataset.play === 'qwixx'") == true {
            break;
        }
    }
    page.press("Enter");
    page.wait_for("location.pathname.startsWith('/t/') && document.querySelector('[data-choice]')");
    let mut decided = 0;
    for turn in 0..2000 {
        if page.count(".end") > 0 {
            break;
        }
        if page.count("[data-choice]") == 0 {
            std::thread::sleep(std::time::Duration::from_millis(10));
            continue;
        }
        // Into the table, if the focus is elsewhere; then on by arrows, and decide.
        if page.eval(FOCUSED) == "" {
            page.eval("document.getElementById('main').focus()");
        }
        for _ in 0..=(turn % 3) {
            page.press("ArrowRight");
        }
        if page.eval(FOCUSED) == "" {
            continue;
        }
        page.press("Enter");
        decided += 1;
        if page.count("[data-confirm]") > 0 {
            page.press("Enter");
        }
    }
    page.wait_for("document.querySelector('.end')");
    assert!(decided > 5);
    player.totals();
    page.assert_no_errors();
}

#[test]
fn the_news_are_told_to_who_cannot_see_them() {
    let site = Site::start();
    let mut player = Player::new(Device::DESKTOP, 52);
    player.play_now(&site, "qwixx");
    for _ in 0..10 {
        player.act();
    }
    player.page.wait_for("document.querySelector('[role=log]')?.textContent.length > 10");
    let fields =
        "[...document.querySelectorAll('[data-token]')].every((field) => field.textContent.length > 3)";
    assert_eq!(player.page.eval(fields), true);
}
