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

#[test]
fn twenty_one_asks_which_number_is_written() {
    let site = Site::start();
    let player = opened(&site, "twenty-one");
    player.hit(".row.current .field.lit");
    player.hit("[data-number]");
    player.page.wait_for("document.querySelector('.row.current .written')");
    player.page.assert_no_errors();
}
