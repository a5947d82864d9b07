//! Who is there and who is not: time that runs out, players who are missed, and the ways on.

use std::time::Duration;

use browser::{Device, Site};

use crate::player::{MODULE, Player, ann_and_ben};

/// Two people at a table, both asked.
fn two(site: &Site) -> [Player; 2] {
    let both = ann_and_ben(site, [Device::PHONE; 2], [3, 4]);
    for player in &both {
        player.page.wait_for("document.querySelector('.actions [data-choice]:not(:disabled)')");
    }
    both
}

#[test]
fn somebody_who_is_missed_is_named_and_there_are_three_ways_on() {
    let site = Site::start_with(|config| config.missing_grace_seconds = 5);
    let [host, guest] = two(&site);
    let table = guest.page.address();
    host.hit(".actions [data-choice]");
    guest.page.goto("about:blank");
    host.page.wait_for("document.querySelector('.presence:not(.folded)')?.innerText.includes('Ben')");
    host.assert_accessible("somebody is missed");
    // To wait: the board is free again.
    host.hit("[data-wait]");
    host.page.wait_for("document.querySelector('.presence.folded')");
    // They come back: nothing is left of it.
    guest.visit(&table);
    host.page.wait_for("!document.querySelector('.presence')");
    guest.page.wait_for("document.querySelector('.actions [data-choice]')");
    // A bot: the game goes on once the time of grace is over, and whoever returns has their seat back.
    guest.page.goto("about:blank");
    host.page.wait_for("document.querySelector('[data-vote-bot]')");
    host.hit("[data-vote-bot]");
    host.page.wait_for("document.querySelector('[data-vote-bot][aria-pressed=true]')");
    host.page.wait_for_within("!document.querySelector('.presence')", Duration::from_secs(60));
    host.page.wait_for("document.querySelector('.side .history').innerText.includes('A bot took over for')");
    guest.visit(&table);
    guest.page.wait_for("document.querySelector('.sheet')");
    host.page.wait_for("document.querySelector('.side .history').innerText.includes('came back')");
    guest.page.wait_for("!document.querySelector('.presence')");
    for player in [&host, &guest] {
        player.page.assert_no_errors();
    }
}

#[test]
fn leaving_asks_first() {
    let site = Site::start();
    let [host, guest] = two(&site);
    guest.hit("[data-menu]");
    guest.hit("[data-leave]");
    guest.page.wait_for("document.querySelector('[data-leave-really]')");
    guest.assert_accessible("leaving");
    assert_eq!(host.page.count(".presence"), 0, "nothing has happened yet");
    guest.hit("[data-leave-really]");
    guest.page.wait_for("location.pathname === '/'");
    host.page.wait_for("document.querySelector('.side .history').innerText.includes('A bot took over for')");
}

#[test]
fn what_is_picked_when_the_time_is_over_is_taken() {
    let open = format!(
        "void ({MODULE})('core/api.js').then(({{ openTable }}) => \
         openTable({{ game: 'qwixx', seats: 2, bots: {{ 2: 'easy' }}, seconds: 5 }}, ['Ann']))"
    );
    let site = Site::start();
    let player = Player::new(Device::PHONE, 6);
    player.visit(&site.at("/"));
    player.page.eval(&open);
    player.page.wait_for("location.pathname.startsWith('/t/')");
    player.ready();
    player.page.wait_for("document.querySelector('main .cell[data-token]')");
    assert_eq!(player.page.count(".seatclock"), 1, "the time is shown round the seat");
    player.hit("main .cell[data-token]");
    player.page.wait_for("document.querySelector('.cell.picked')");
    player.page.wait_for("document.querySelector('.ownsheet .cell.crossed')");
    let told = player.page.text(".side .history");
    assert!(told.contains("Ann crossed"), "{told}");
    player.page.assert_no_errors();
}
