//! One person and a bot: what a newcomer sees first, and what makes the table comfortable.

use browser::{Device, Site};

use crate::player::{Did, Friends, Player, ann_and_ben, play_out};

#[test]
fn a_newcomer_is_in_a_game_with_one_tap() {
    let site = Site::start();
    for game in ["qwixx", "twenty-one", "one-card"] {
        let mut player = Player::new(Device::PHONE, 5);
        player.play_now(&site, game);
        while player.act() == Did::Waited {}
        player.page.assert_no_errors();
    }
}

#[test]
fn a_hint_that_was_closed_stays_away() {
    let site = Site::start();
    let player = Player::new(Device::PHONE, 5);
    player.play_now(&site, "twenty-one");
    let closed = player.page.text(".hint p");
    player.hit("[data-hint-close]");
    player.page.wait_for("!document.querySelector('.hint')");
    for _ in 0..3 {
        player.play_now(&site, "twenty-one");
        player.page.wait_for("document.querySelector('[data-choice]')");
        assert!(player.page.count(".hint") == 0 || player.page.text(".hint p") != closed);
    }
}

#[test]
fn a_second_tap_confirms_and_a_choice_can_be_changed() {
    let site = Site::start();
    let [host, guest] = ann_and_ben(&site, [Device::PHONE, Device::DESKTOP], [7, 8]);
    host.page.wait_for("document.querySelector('.cell.lit')");
    host.hit(".cell.lit");
    host.page
        .wait_for("document.querySelector('.cell.lit.picked') && document.querySelector('[data-confirm]')");
    host.hit(".cell.lit.picked");
    host.page.wait_for("document.querySelector('[data-takeback]')");
    // The other one sees that something was chosen, never what.
    guest.page.wait_for("document.querySelector('.seatbar').innerText.includes('✓')");
    assert_eq!(guest.page.count(".cell.crossed"), 0);
    host.hit("[data-takeback]");
    host.page.wait_for("document.querySelector('.cell.lit') && !document.querySelector('[data-takeback]')");
    guest.page.wait_for("!document.querySelector('.seatbar').innerText.includes('✓')");
    // With one tap for a decision, as the player may set it.
    host.page.eval("(() => { const all = JSON.parse(localStorage['rollwright.settings']); localStorage['rollwright.settings'] = JSON.stringify({ ...all, oneTap: true }); })()");
    host.page.reload();
    host.page.wait_for("document.querySelector('.cell.lit')");
    host.page.wait_for("document.querySelector('[data-choice]:not(:disabled)')");
    host.hit(".cell.lit");
    host.page.wait_for("document.querySelector('[data-takeback]')");
}

#[test]
fn a_match_has_standings_and_a_rematch_another_table() {
    let site = Site::start();
    let player = Player::new(Device::DESKTOP, 3);
    player.open_table(&site, Friends { bots: "1", games: "2", ..Friends::default() });
    player.page.wait_for("document.querySelector('.sheet')");
    let first = player.page.address();
    let mut players = [player];
    play_out(&mut players);
    players[0].hit("[data-again]");
    players[0].page.wait_for("!document.querySelector('.end')");
    play_out(&mut players);
    let [player] = players;
    player.page.wait_for("document.querySelectorAll('.end .reckoning').length === 2");
    player.hit("[data-again]");
    player.page.wait_for(&format!("location.href !== '{first}' && document.querySelector('.sheet')"));
    player.page.assert_no_errors();
}

#[test]
fn words_reach_the_others_unless_they_are_muted() {
    let site = Site::start();
    let host = Player::new(Device::PHONE, 1);
    host.play_now(&site, "qwixx");
    host.hit("[data-chat]");
    host.hit(".reaction");
    host.page.wait_for("document.querySelectorAll('.said li:not(.faint)').length === 1");
    host.fill(".sayform input", "Good <b>luck</b>!");
    host.page.press("Enter");
    host.page.wait_for("document.querySelector('.said').innerText.includes('Good <b>luck</b>!')");
    host.assert_accessible("the talk");
    let watcher = Player::new(Device::DESKTOP, 1);
    watcher.visit(&host.page.address());
    watcher.page.wait_for("document.querySelector('.sheet')");
    assert_eq!(
        watcher.page.count(".cell.lit, [data-choice], [data-confirm]"),
        0,
        "who watches has no buttons"
    );
    watcher.hit("[data-chat]");
    watcher.page.wait_for("document.querySelector('.said').innerText.includes('Good <b>luck</b>!')");
    assert_eq!(watcher.page.count(".sayform"), 0);
    watcher.hit(".chat .check input");
    watcher.page.wait_for("!document.querySelector('.said')");
}
