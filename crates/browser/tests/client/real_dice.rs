//! Around one table with real dice: they are entered by tapping what they show.

use browser::{Device, Site};

use crate::player::{Did, Friends, Player};

fn opened(site: &Site, game: &str) -> Player {
    let player = Player::new(Device::PHONE, 41);
    player.open_table(site, Friends { game, bots: "1", dice: "real", ..Friends::default() });
    // Who begins, and cards, may be drawn by the program.
    player
        .page
        .wait_for("(document.querySelector('[data-roll]')?.click(), document.querySelector('.realdice'))");
    player
}

/// Taps a face of every die, and counts the taps.
fn enter(player: &Player) -> usize {
    let dice = player.page.count(".realdie");
    for die in 0..dice {
        let face = 2 + (die * 2) % 6;
        player.hit(&format!(".realdie:nth-of-type({}) .face:nth-child({face})", die + 1));
    }
    player.page.wait_for("!document.querySelector('.face.picked')");
    dice
}

#[test]
fn six_taps_enter_a_roll_of_qwixx_and_it_can_be_corrected() {
    let site = Site::start();
    let player = opened(&site, "qwixx");
    player.assert_accessible("the dice to enter");
    assert_eq!(enter(&player), 6);
    player.page.wait_for(
        "document.querySelectorAll('.dice .die').length === 6 && document.querySelector('[data-choice]')",
    );
    let shown = "[...document.querySelectorAll('.dice .die')].map((die) => die.querySelectorAll('.pips circle').length).join('')";
    assert_eq!(player.page.eval(shown), "135135");
    player.page.assert_no_errors();
}

#[test]
fn a_roll_can_be_taken_back_until_somebody_has_acted() {
    let site = Site::start();
    let mut host = Player::new(Device::PHONE, 42);
    host.open_table(&site, Friends { dice: "real", ..Friends::default() });
    let guest = Player::new(Device::PHONE, 43);
    guest.join(&host.page.address(), "Ben");
    host.hit("[data-roll]");
    host.page.wait_for("document.querySelector('.realdice')");
    enter(&host);
    guest.page.wait_for("document.querySelector('[data-choice]')");
    guest.hit("[data-unroll]");
    host.page.wait_for("document.querySelector('.realdice')");
    guest.page.wait_for("document.querySelector('.realdice')");
    enter(&guest);
    host.page.wait_for("document.querySelector('[data-choice]')");
    while host.act() != Did::Acted {}
    host.page.assert_no_errors();
    guest.page.assert_no_errors();
}

#[test]
fn only_the_dice_that_are_rolled_are_asked_for() {
    let site = Site::start();
    let mut player = opened(&site, "twenty-one");
    assert_eq!(enter(&player), 6);
    // Two of the dice show 1 and stay, if somebody rolls again.
    for _ in 0..60 {
        player.page.wait_for("document.querySelector('[data-choice], [data-token], .realdice')");
        if player.page.count("[data-choice=reroll]") > 0 {
            player.hit("[data-choice=reroll]");
            player.page.wait_for("document.querySelector('.realdice')");
            assert_eq!(player.page.count(".realdie"), 4);
            enter(&player);
            break;
        }
        if player.page.count(".realdice") > 0 {
            enter(&player);
        } else {
            player.act();
        }
    }
    let cards = opened(&site, "one-card");
    assert_eq!(cards.page.count(".realdie"), 5);
    enter(&cards);
    cards.page.assert_no_errors();
}

#[test]
fn players_with_real_dice_pick_their_sheets() {
    let site = Site::start();
    let player = Player::new(Device::PHONE, 44);
    player.open_table(&site, Friends { game: "twenty-one", bots: "1", dice: "real", ..Friends::default() });
    player.hit(".picksheets summary");
    player.select("[name='sheet 1']", "F");
    // Whoever had it takes the other one.
    player.select("[name='sheet 2']", "F");
    player.page.wait_for("document.querySelector(\"[name='sheet 1']\").value === 'B'");
    player.select("[name=first]", "2");
    player.assert_accessible("the sheets to pick");
    player.hit("[data-pick-sheets]");
    player.page.wait_for("document.querySelector('.realdice')");
    player.page.wait_for("document.querySelector('.ownsheet .letter, .letter')?.textContent.includes('B')");
    player.page.assert_no_errors();
}
