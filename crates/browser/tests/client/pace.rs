//! The pace of a table: what is shown in which order, and what one sees before and after choosing.

use std::thread;
use std::time::Duration;

use browser::{Device, Site};
use serde_json::Value;

use crate::player::{Did, Friends, Player, ann_and_ben};

/// Notes every look of the table, one after the other: what is being shown, whether dice are in the air, whether
/// somebody is asked, the words above the dice, and what stands under the names of players, where it can be seen.
const WATCH: &str = r#"(() => {
    window.looks = [];
    const look = () => {
        const tray = document.querySelector(".tray");
        if (!tray) return;
        const one = {
            scene: tray.dataset.scene,
            flying: document.querySelectorAll(".die.thrown").length,
            asked: document.querySelectorAll("main [data-token], .actions [data-choice], .actions [data-confirm]").length,
            turn: tray.querySelector(".turnwords").textContent.trim(),
            words: tray.querySelector("[data-situation]").textContent,
            done: [...document.querySelectorAll(".seat .did")].filter((one) => {
                const { top, bottom, left, right } = one.getBoundingClientRect();
                return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
            }).length,
            dice: [...tray.querySelectorAll(".die")].map((die) => die.getAttribute("aria-label")).join(),
            at: performance.now(),
        };
        const last = window.looks.at(-1);
        if (last && ["scene", "flying", "asked", "turn", "words", "done", "dice"].every((key) => last[key] === one[key])) return;
        window.looks.push(one);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
})()"#;

/// Somebody at a table with bots, at a speed, who watches closely.
fn watching(device: Device, game: &str, speed: &str) -> (Site, Player) {
    let site = Site::start();
    let player = Player::new(device, 5);
    player.visit(&site.at("/rules"));
    player.set("speed", &format!("'{speed}'"));
    player.set("hinted", "[]");
    player.open_table(&site, Friends { game, seats: "3", bots: "2", ..Friends::default() });
    player.page.wait_for("document.querySelector('.tray')");
    player.page.eval(WATCH);
    (site, player)
}

fn play(player: &mut Player, actions: usize) -> Vec<Value> {
    let mut acted = 0;
    for _ in 0..600 {
        match player.act() {
            Did::Acted => acted += 1,
            Did::Waited => thread::sleep(Duration::from_millis(20)),
            Did::Finished => break,
        }
        if acted == actions {
            break;
        }
    }
    player.page.eval("window.looks").as_array().unwrap().clone()
}

#[test]
fn dice_land_before_anybody_is_asked_about_them() {
    for game in ["qwixx", "twenty-one", "one-card"] {
        let (_site, mut player) = watching(Device::PHONE, game, "fast");
        let mut looks = play(&mut player, 8);
        let flown = |looks: &[Value]| looks.iter().filter(|look| look["flying"].as_u64() > Some(0)).count();
        // On a busy machine a throw may be over before it is drawn: nobody is kept waiting for it.
        for _ in 0..8 {
            if flown(&looks) > 1 {
                break;
            }
            looks = play(&mut player, 4);
        }
        assert!(flown(&looks) > 1, "{game}: no die was ever in the air: {looks:#?}");
        for look in &looks {
            let is_showing = look["scene"] != "";
            assert!(!is_showing || look["asked"] == 0, "{game}: asked while {look}");
            assert!(look["flying"] == 0 || look["scene"] == "throw", "{game}: {look}");
        }
        player.page.assert_no_errors();
    }
}

/// Counts throws, and notes what changes on the page while the dice of one are in the air.
const FLIGHTS: &str = r#"(() => {
    window.flights = { throws: 0, changes: [] };
    let flying = null;
    new MutationObserver((records) => {
        const now = document.querySelector(".die.thrown");
        const isTheSame = now !== null && now === flying;
        flying = now;
        if (isTheSame) window.flights.changes.push(...records.map(({ type, target }) => `${type} ${target.className}`));
        else if (now) window.flights.throws += 1;
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
})()"#;

#[test]
fn nothing_is_drawn_anew_while_dice_are_in_the_air() {
    for game in ["qwixx", "one-card"] {
        let (_site, mut player) = watching(Device::PHONE, game, "normal");
        player.page.eval(FLIGHTS);
        for _ in 0..8 {
            play(&mut player, 2);
            if player.page.eval("window.flights.throws").as_u64() > Some(2) {
                break;
            }
        }
        let flights = player.page.eval("window.flights");
        assert!(flights["throws"].as_u64() > Some(2), "{game}: {flights}");
        assert_eq!(flights["changes"], serde_json::json!([]), "{game}");
    }
}

#[test]
fn a_turn_of_a_bot_is_seen_step_by_step() {
    let (_site, mut player) = watching(Device::PHONE, "one-card", "normal");
    let mut looks = play(&mut player, 6);
    // Until both bots have had a turn.
    for _ in 0..8 {
        if looks
            .iter()
            .any(|look| look["scene"] == "decision" && look["words"].as_str().unwrap().contains("bot"))
        {
            break;
        }
        looks = play(&mut player, 3);
    }
    let scenes: Vec<&str> = looks.iter().filter_map(|look| look["scene"].as_str()).collect();
    assert!(scenes.contains(&"throw") && scenes.contains(&"decision"), "{scenes:?}");
    let told = looks.iter().filter(|look| look["scene"] == "decision");
    let told: Vec<&str> = told.filter_map(|look| look["words"].as_str()).collect();
    assert!(told.iter().any(|words| words.contains("bot")), "what bots do is told in words: {told:?}");
    // Dice that are kept stay where they are.
    let history = player.page.text(".side .history");
    assert!(history.contains("bot"), "{history}");
    player.page.assert_no_errors();
}

/// Plays until something was seen.
#[track_caller]
fn play_until(player: &mut Player, is_it: impl Fn(&Value) -> bool) -> Vec<Value> {
    for _ in 0..12 {
        let looks = play(player, 2);
        if looks.iter().any(&is_it) {
            return looks;
        }
    }
    panic!("it was never seen: {:#?}", play(player, 0));
}

#[test]
fn what_all_decided_is_told_from_oneself_on_and_stands_under_every_name_in_sight() {
    let (_site, mut player) = watching(Device::PHONE, "qwixx", "normal");
    let is_of_all = |look: &Value| look["scene"] == "decision" && look["turn"] == "Everybody has chosen";
    let looks = play_until(&mut player, is_of_all);
    for look in looks.iter().filter(|look| is_of_all(look)) {
        let words = look["words"].as_str().unwrap();
        assert!(words.starts_with("Ann ") && words.matches("bot").count() == 2, "{words}");
        assert_eq!(look["done"], 3, "{look}");
    }
    // It does not outlive the dice that it was about.
    assert!(looks.iter().filter(|look| look["scene"] == "throw").all(|look| look["done"] == 0), "{looks:#?}");
    player.page.assert_no_errors();
}

#[test]
fn dice_are_said_to_be_rerolled_only_when_they_were() {
    let (_site, mut player) = watching(Device::PHONE, "one-card", "normal");
    let words = |look: &Value| look["words"].as_str().unwrap().to_owned();
    let looks = play_until(&mut player, |look| words(look).contains(" rerolls "));
    for look in looks.iter().filter(|look| look["scene"] == "decision") {
        assert!(!words(look).contains("rerolled"), "{look}");
    }
}

#[test]
fn whoever_has_chosen_waits_for_the_others_at_their_own_turn_too() {
    let site = Site::start();
    let [mut host, mut guest] = [3, 4].map(|seed| Player::new(Device::PHONE, seed));
    host.open_table(&site, Friends { game: "twenty-one", ..Friends::default() });
    guest.join(&host.page.address(), "Ben");
    for player in [&host, &guest] {
        player.page.wait_for("document.querySelector('.turnwords')?.textContent.trim()");
    }
    let is_host = host.page.text(".turnwords") == "Your turn";
    let (active, other) = if is_host { (&mut host, "Ben") } else { (&mut guest, "Ann") };
    let waiting = format!("{other} is thinking …");
    for _ in 0..600 {
        if active.page.text("[data-situation]") == waiting {
            break;
        }
        active.act();
        thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(active.page.text("[data-situation]"), waiting);
    assert_eq!(active.page.text(".turnwords").trim(), "You have chosen");
}

#[test]
fn a_tap_hurries_what_is_shown() {
    let (_site, player) = watching(Device::PHONE, "one-card", "slow");
    // Whatever is shown, the tap comes in the middle of it; where nothing is shown, a choice makes something happen.
    let at_once = player.page.eval(
        r#"(async () => {
            const tray = () => document.querySelector(".tray");
            for (let tries = 0; tries < 3000; tries += 1) {
                await new Promise((done) => setTimeout(done, 5));
                if (!tray()?.dataset.scene) {
                    document.querySelector(".actions button:not(:disabled)")?.click();
                    continue;
                }
                tray().click();
                // A throw would be shown for about a hundred frames.
                for (let frames = 0; frames < 20 && tray()?.dataset.scene; frames += 1) {
                    await new Promise((done) => requestAnimationFrame(done));
                }
                return tray()?.dataset.scene ?? "";
            }
            return "nothing was shown";
        })()"#,
    );
    assert_eq!(at_once, "");
}

#[test]
fn what_is_picked_and_what_is_chosen_stay_on_the_sheet() {
    let site = Site::start();
    let [host, guest] = ann_and_ben(&site, [Device::PHONE; 2], [3, 4]);
    for player in [&host, &guest] {
        player.page.wait_for("document.querySelector('main [data-token]')");
    }
    host.hit("main .cell[data-token]");
    host.page.wait_for("document.querySelector('[data-gain]')");
    assert!(host.page.text("[data-gain]").contains("+1"), "{}", host.page.text("[data-gain]"));
    assert!(host.page.count(".die.joined") == 2, "the two white dice make it");
    host.hit("[data-confirm]");
    host.page.wait_for("document.querySelector('.ownsheet .cell.ghost')");
    assert_eq!(guest.page.count(".cell.ghost"), 0, "nobody else sees it");
    host.hit("[data-takeback]");
    host.page.wait_for("!document.querySelector('.cell.ghost')");
    host.page.assert_no_errors();
}

#[test]
fn the_history_is_complete_after_a_reload_and_in_order() {
    for game in ["qwixx", "twenty-one", "one-card"] {
        let (_site, mut player) = watching(Device::DESKTOP, game, "instant");
        play(&mut player, 6);
        let lines = "[...document.querySelectorAll('.side .history li')].map((line) => line.textContent)";
        player.page.wait_for(&format!("{lines}.length > 4"));
        let before = player.page.eval(lines);
        player.page.reload();
        player.ready();
        player.page.wait_for(&format!("{lines}.length >= {}", before.as_array().unwrap().len()));
        let after = player.page.eval(lines);
        let (before, after) = (before.as_array().unwrap(), after.as_array().unwrap());
        assert_eq!(before[..], after[..before.len()], "{game}");
    }
}

#[test]
fn answers_in_advance_are_marked_on_the_sheet_and_taken_back_by_a_tap() {
    let site = Site::start();
    let [host, _guest] = ann_and_ben(&site, [Device::PHONE; 2], [3, 4]);
    host.page.wait_for("document.querySelector('.actions [data-choice]:not(:disabled)')");
    host.hit(".actions [data-choice]");
    host.hit("[data-arm]");
    host.page.wait_for("document.querySelector('.cell.advance')");
    host.hit(".cell.advance[data-token=b12]");
    host.page.wait_for("document.querySelector('.cell.armed')");
    host.page.reload();
    host.ready();
    host.page.wait_for("document.querySelector('.cell.armed')");
    host.hit("[data-arm]");
    host.hit(".cell.advance[data-token=b12]");
    host.page.wait_for("!document.querySelector('.cell.armed')");
    host.assert_accessible("answers in advance");
    host.page.assert_no_errors();
}

#[test]
fn six_players_are_all_in_sight_on_a_small_phone() {
    let site = Site::start();
    let player = Player::new(Device { width: 360, height: 740, touch: true, scale: 1.0 }, 3);
    player.open_table(&site, Friends { game: "twenty-one", seats: "6", bots: "5", ..Friends::default() });
    player.page.wait_for("document.querySelectorAll('.seatbar .seat').length === 6");
    let inside = player.page.eval(
        "[...document.querySelectorAll('.seatbar .seat')].every((seat) => { \
           const { left, right, bottom } = seat.getBoundingClientRect(); \
           const points = seat.querySelector('.seatpoints').getBoundingClientRect(); \
           return left >= 0 && right <= innerWidth && bottom < 150 && points.width > 8; }) \
         && document.documentElement.scrollWidth <= innerWidth",
    );
    assert_eq!(inside, true);
}
