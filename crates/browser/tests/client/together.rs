//! Two people with a browser each, and a bot: whole games, from the start page to the end.

use browser::{Device, Site};

use crate::player::{Did, Friends, Player, play_out};

/// One opens a table for friends, the other comes by the link, and they play it out.
fn whole_game(game: &str, option: Option<&str>) {
    let site = Site::start();
    let host = Player::new(Device::PHONE, 11);
    host.open_table(&site, Friends { game, seats: "3", bots: "1", option, ..Friends::default() });
    host.page.wait_for("document.querySelector('.invite .qr')?.naturalWidth > 0");
    host.assert_accessible("the invitation");

    let guest = Player::new(Device::DESKTOP, 12);
    guest.join(&host.page.address(), "Ben");
    for player in [&host, &guest] {
        player.page.wait_for("document.querySelector('.sheet') && !document.querySelector('.invite, .join')");
    }
    host.page.wait_for("document.querySelector('.seatbar').innerText.includes('Ben')");

    let mut players = [host, guest];
    for turn in 0..300 {
        if players[turn % 2].act() == Did::Waited {
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
        if players[0].page.count(".end") > 0 || turn > 40 {
            break;
        }
    }
    for player in &players {
        player.assert_accessible("the table");
    }
    play_out(&mut players);
    let [host, guest] = &players;
    assert_eq!(host.totals(), guest.totals());
    assert_eq!(host.totals().len(), 3);
    for player in &players {
        player.page.wait_for("document.querySelector('.end .verdict.dice.good')");
        player.assert_accessible("the end");
        player.page.assert_no_errors();
    }
    guest.hit(".end .links a[href*='/g/']");
    guest.page.wait_for("document.querySelector('.replay .sheet')");
    guest.page.wait_for("document.querySelector('.verdict.good:not(.dice)')");
    assert!(guest.page.text(".verdict.dice").contains("this device saw the server’s promise"));
    guest.assert_accessible("the record");
    guest.page.assert_no_errors();
}

#[test]
fn a_whole_game_of_qwixx() {
    whole_game("qwixx", None);
}

#[test]
fn a_whole_game_of_twenty_one() {
    whole_game("twenty-one", None);
}

#[test]
fn a_whole_game_of_one_card() {
    whole_game("one-card", None);
}

#[test]
fn a_whole_advanced_game_of_one_card() {
    whole_game("one-card", Some("advanced"));
}
