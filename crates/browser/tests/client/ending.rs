//! The end of a game: why it ended, the count, the podium, the picture, and the way to the next game.

use browser::{ColorScheme, Device, Site};

use crate::player::{Friends, Player, ann_and_ben, play_out};

/// Saves the picture, and tells what the file is like once it is read as a picture again.
const SAVE: &str = r#"(async () => {
    const made = new Promise((done) => {
        const old = URL.createObjectURL;
        URL.createObjectURL = (file) => (done(file), old.call(URL, file));
    });
    document.querySelector("[data-save-picture]").click();
    const file = await made;
    const { width, height } = await createImageBitmap(file);
    return { name: file.name, type: file.type, size: file.size, width, height };
})()"#;

/// Somebody who has played a game to its end against a bot.
fn at_the_end(device: Device, table: Friends<'_>) -> (Site, Player) {
    let site = Site::start();
    let player = Player::new(device, 21);
    player.open_table(&site, table);
    player.page.wait_for("document.querySelector('.sheet')");
    let mut players = [player];
    play_out(&mut players);
    let [player] = players;
    (site, player)
}

#[test]
fn the_end_says_why_and_shows_everybody_on_the_podium() {
    for game in ["qwixx", "twenty-one", "one-card"] {
        let (_site, player) = at_the_end(Device::PHONE, Friends { game, bots: "1", ..Friends::default() });
        assert!(player.page.text(".end [data-why]").len() > 20, "{game} says why it ended");
        assert!(player.page.count(".podium [data-place='1']") == 1, "{game} has a winner");
        for name in ["Ann", "bot"] {
            assert!(player.page.text(".podium").contains(name), "{name} stands on the podium of {game}");
        }
        // Nothing moves for those who want no movement: all is there at once.
        assert_eq!(player.page.count(".end.counting, .uncounted, .celebration"), 0);
        assert_eq!(player.totals().len(), 2);
        player.assert_accessible("the end");

        player.page.wait_for("document.querySelector('.preview img')?.naturalWidth > 0");
        let picture = player.page.eval(SAVE);
        assert_eq!(picture["type"], "image/png", "{game}: {picture}");
        assert!(picture["name"].as_str().unwrap().starts_with(game), "{picture}");
        assert!(picture["size"].as_u64().unwrap() > 10_000 && picture["width"].as_u64().unwrap() > 600);
        player.page.assert_no_errors();
    }
}

#[test]
fn the_points_are_counted_up_until_somebody_taps() {
    let (_site, player) = at_the_end(Device::PHONE, Friends { bots: "1", ..Friends::default() });
    let totals = player.totals();
    // A clock that stands still, so that the count waits for us; and a device that can share files.
    player.page.before_scripts(
        "window.setInterval = () => 0; navigator.canShare = () => true; \
         navigator.share = async ({ files: [file] }) => { window.shared = `${file.type} ${file.size > 10_000}`; };",
    );
    player.page.emulate_media(ColorScheme::Light, false);
    player.set("speed", "'normal'");
    player.page.reload();
    player.page.wait_for("document.querySelector('.end.counting .uncounted')");
    assert_eq!(player.totals(), totals, "those who do not look have all points at once");
    player.assert_accessible("the count");
    player.hit(".end .why");
    player.page.wait_for("document.querySelector('.end:not(.counting)')");
    assert_eq!(player.page.count(".uncounted, .running"), 0);
    assert_eq!(player.totals(), totals);
    player.page.wait_for("document.querySelector('[data-share]:not(:disabled)')");
    player.hit("[data-share]");
    player.page.wait_for("window.shared === 'image/png true'");
    player.page.assert_no_errors();
}

#[test]
fn a_rematch_is_a_request_that_one_tap_answers() {
    let site = Site::start();
    let [host, guest] = ann_and_ben(&site, [Device::PHONE, Device::DESKTOP], [11, 12]);
    host.page.wait_for("document.querySelector('.sheet')");
    let first = host.page.address();
    let mut players = [host, guest];
    play_out(&mut players);
    let [host, guest] = &players;
    assert_eq!(guest.page.count(".whatnext.asked"), 0);
    host.hit("[data-again]");
    host.page.wait_for("document.querySelector('[data-wish]').innerText === 'Waiting for Ben'");
    guest.page.wait_for("document.querySelector('.whatnext.asked')");
    assert_eq!(guest.page.text(".whatnext.asked [data-wish]"), "Ann wants to play again");
    guest.assert_accessible("the request");
    guest.hit("[data-again]");
    for player in &players {
        player.page.wait_for(&format!("location.href !== '{first}' && document.querySelector('.sheet')"));
        player.page.assert_no_errors();
    }
}

#[test]
fn the_next_game_of_a_match_begins_by_itself_unless_somebody_says_not_yet() {
    let (_site, player) =
        at_the_end(Device::DESKTOP, Friends { bots: "1", games: "2", ..Friends::default() });
    assert!(player.page.text(".end .whichgame").contains("1 of 2"));
    assert!(player.page.text(".end h1").contains("game 1"), "a game is not the match");
    player.page.wait_for("document.querySelector('.whatnext [role=timer]')");
    player.assert_accessible("the pause");
    player.hit("[data-not-yet]");
    player.page.wait_for("!document.querySelector('.whatnext [role=timer]')");
    assert_eq!(player.page.count("[data-again]:not(:disabled)"), 1);
    // Twelve seconds, twenty times as fast.
    player.page.before_scripts(
        "{ const old = window.setInterval; window.setInterval = (what, ms) => old(what, ms / 20); }",
    );
    player.page.reload();
    player.page.wait_for("document.querySelector('.sheet') && !document.querySelector('.end')");
    player.page.assert_no_errors();
}

#[test]
fn sounds_are_fetched_at_a_table_and_not_before_it_is_touched() {
    let site = Site::start();
    let player = Player::new(Device::DESKTOP, 5);
    let sounds =
        "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.mp3')).length";
    player.visit(&site.at("/"));
    player.hit("h1");
    std::thread::sleep(std::time::Duration::from_millis(500));
    assert_eq!(player.page.eval(sounds), 0);
    player.play_now(&site, "qwixx");
    player.page.reload();
    player.page.wait_for("document.querySelector('.sheet')");
    assert_eq!(player.page.eval(sounds), 0);
    player.hit(".sheet");
    player.page.wait_for(&format!("{sounds} >= 16"));
    player.page.assert_no_errors();
}
