//! Several people around one device.

use browser::{Device, Site};

use crate::player::{Did, Player, play_out};

fn opened(site: &Site, cover: bool) -> Player {
    let player = Player::new(Device::TABLET, 31);
    player.visit(&site.at("/"));
    player.hit("[data-way=one-device]");
    player.fill(".newtable [name='name 0']", "Ann");
    player.fill(".newtable [name='name 1']", "Ben");
    if !cover {
        player.hit(".newtable .check input");
    }
    player.hit(".newtable button.main");
    player.page.wait_for("location.pathname.startsWith('/t/')");
    player.page.wait_for("document.querySelector('.sheet, .cover')");
    player
}

#[test]
fn two_people_pass_one_device_and_cover_their_choices() {
    let site = Site::start();
    let player = opened(&site, true);
    let mut covers = 0;
    let mut players = [player];
    while covers < 3 {
        // Under a cover nothing can be seen.
        let seen = "document.querySelector('.cover') ? [...document.querySelectorAll('.sheet, [data-takeback]')].length : -1";
        let seen = players[0].page.eval(seen);
        assert!(seen == -1 || seen == 0, "{seen}");
        covers += usize::from(seen == 0);
        match players[0].act() {
            Did::Acted => {}
            Did::Waited => std::thread::sleep(std::time::Duration::from_millis(20)),
            Did::Finished => panic!("the device is not passed around"),
        }
    }
    play_out(&mut players);
    assert_eq!(players[0].totals().len(), 2);
    players[0].assert_accessible("the end");
    players[0].page.assert_no_errors();
}

#[test]
fn the_cover_can_be_left_away() {
    let site = Site::start();
    let mut players = [opened(&site, false)];
    for _ in 0..16 {
        assert_eq!(players[0].page.count(".cover"), 0);
        players[0].act();
    }
    players[0].page.wait_for("/Ann|Ben/.test(document.querySelector('[data-situation]')?.textContent)");
}
