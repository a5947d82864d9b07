//! Connections that break: the server goes away, the network goes away, the page is closed. Nothing is lost.

use browser::{Device, Site};

use crate::player::{Did, Player, play_out};

#[test]
fn a_player_comes_back_in_the_middle_of_a_turn() {
    let mut site = Site::start();
    let mut player = Player::new(Device::PHONE, 21);
    player.play_now(&site, "qwixx");
    for _ in 0..12 {
        player.act();
    }
    player.page.wait_for("document.querySelector('[data-choice]')");
    let crossed = player.page.count(".ownsheet .cell.crossed");
    site.stop();
    player.page.wait_for("document.querySelector('.lost')");
    site.start_again();
    player.page.wait_for("!document.querySelector('.lost') && document.querySelector('[data-choice]')");
    assert_eq!(player.page.count(".ownsheet .cell.crossed"), crossed);
    player.page.take_errors();
    let mut players = [player];
    play_out(&mut players);
    players[0].totals();
}

#[test]
fn a_page_that_was_closed_goes_on_from_the_start_page() {
    let site = Site::start();
    let mut player = Player::new(Device::PHONE, 22);
    player.play_now(&site, "twenty-one");
    let table = player.page.address();
    while player.act() != Did::Acted {}
    player.visit(&site.at("/"));
    player.hit("[data-continue]");
    player.page.wait_for(&format!("location.href === '{table}' && document.querySelector('.sheet')"));
    while player.act() != Did::Acted {}
    player.page.assert_no_errors();
}

#[test]
fn without_a_network_there_is_a_page_that_helps() {
    let site = Site::start();
    let player = Player::new(Device::PHONE, 23);
    player.visit(&site.at("/"));
    player.page.wait_for("navigator.serviceWorker.getRegistration().then((found) => found?.active)");
    player.page.wait_for("caches.match(new URL('offline', document.baseURI)).then(Boolean)");
    player.page.offline(true);
    player.visit(&site.at("/privacy"));
    player.page.wait_for("document.querySelector('a[href*=\"rules/qwixx\"]')");
    player.hit("a[href*='rules/qwixx']");
    player
        .page
        .wait_for("location.pathname === '/rules/qwixx' && document.querySelectorAll('main h2').length > 2");
    player.page.offline(false);
    player.visit(&site.at("/"));
    player.page.wait_for("document.querySelector('[data-play]')");
}
