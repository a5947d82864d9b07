//! The score sheet of one player: filled in by tapping, checked by the server, kept by the browser.

use browser::{Device, Site};

use crate::player::Player;

fn opened(site: &Site, game: &str) -> Player {
    let player = Player::new(Device::PHONE, 81);
    player.visit(&site.at("/sheet"));
    player.hit(&format!("[data-sheet={game}]"));
    player.page.wait_for("document.querySelector('.sheet')");
    player
}

#[test]
fn qwixx_is_filled_in_undone_and_kept() {
    let site = Site::start();
    let player = opened(&site, "qwixx");
    for (field, points) in [("r4", 1), ("r7", 3), ("g10", 4)] {
        player.hit(&format!("[data-token={field}]"));
        player.hit("[data-confirm]");
        player
            .page
            .wait_for(&format!("document.querySelector('.sum.total').lastChild.textContent === '{points}'"));
    }
    assert_eq!(player.page.count("[data-token=r5]"), 0, "what was skipped cannot be crossed");
    player.assert_accessible("the score sheet");
    player.hit("[data-undo]");
    player.page.wait_for("document.querySelector('.sum.total').lastChild.textContent === '3'");
    player.page.reload();
    player.page.wait_for("document.querySelector('.sum.total')?.lastChild.textContent === '3'");
    player.hit("[data-close=r]");
    player.page.wait_for("!document.querySelector('[data-token^=r]')");
    player.page.assert_no_errors();
}

/// Takes one misthrow and finishes the game: minus five points.
fn finish_with_a_misthrow(player: &Player) {
    player.page.wait_for("document.querySelector('[data-token=x]')");
    player.hit("[data-token=x]");
    player.hit("[data-confirm]");
    player.hit("[data-finish]");
    player.hit("[data-count]");
    player.page.wait_for("!document.querySelector('dialog') && document.querySelector('[data-other-game]')");
}

#[test]
fn five_games_fill_a_block() {
    let site = Site::start();
    let player = opened(&site, "qwixx");
    let places = "[...document.querySelectorAll('.block td')].map((one) => one.textContent).join(' ')";
    for played in 1..=5 {
        finish_with_a_misthrow(&player);
        player.page.wait_for(&format!(
            "document.querySelector('[data-block-sum]')?.textContent === '-{}'",
            5 * played
        ));
    }
    assert_eq!(player.page.eval(places), "-5 -5 -5 -5 -5 -25");
    player.assert_accessible("a full block");
    player.page.reload();
    player.page.wait_for(&format!("({places}) === '-5 -5 -5 -5 -5 -25'"));
    finish_with_a_misthrow(&player);
    player.page.wait_for(&format!("({places}) === '-5     -5'"));
    player.hit("[data-block-clear]");
    player.page.wait_for("!document.querySelector('.block')");
    assert_eq!(player.page.text("[data-total]"), "-30", "the list keeps all results");
    player.page.assert_no_errors();
}

#[test]
fn twenty_one_asks_which_number_is_written() {
    let site = Site::start();
    let player = opened(&site, "twenty-one");
    player.hit(".row.current .field.lit");
    player.hit("[data-number]");
    player.page.wait_for("document.querySelector('.row.current .written')");
    player.page.assert_no_errors();
}
