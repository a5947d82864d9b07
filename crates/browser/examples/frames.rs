//! Whether a throw of dice is smooth on a slow phone: the frames that are drawn while dice fly, with a processor four
//! times slower, by Chromium's own tracing.
//!
//! ```text
//! cargo run -p rollwright-browser --example frames
//! ```

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../tests/client/player.rs"]
#[allow(dead_code)]
mod player;

use std::thread;
use std::time::Duration;

use browser::{ColorScheme, Device, Site};

use self::player::{Did, Player};

/// How many times slower than this machine the phone is.
const SLOWER: f64 = 4.0;
/// The window of a phone, but none that is emulated: there Chromium leaves out three frames when something begins to
/// move, at any speed of the processor and with an idle page.
const PHONE: Device = Device { width: 390, height: 844, touch: false, scale: 3.0 };
/// How many throws are looked at in each game.
const THROWS: usize = 12;
/// How long the beginning of a trace holds the page up.
const TRACING_BEGINS: Duration = Duration::from_millis(500);
/// A frame that takes longer is seen to stutter, in milliseconds.
const LONG: f64 = 50.0;
/// Calls something now and whenever the page changes, until it is true. It asks for no frames: whoever does makes the
/// page draw itself anew with each of them.
const UNTIL: &str = r#"(look) => {
    if (look()) return;
    const watch = new MutationObserver(() => look() && watch.disconnect());
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
}"#;
/// Waits until dice are in the air, or somebody is asked; tells which.
const THROWN_OR_ASKED: &str = r#"(until) => new Promise((done) => until(() => {
    const isThrown = document.querySelector(".die.thrown");
    // With the frame that brings them: until then nothing flies.
    if (isThrown) requestAnimationFrame(() => (performance.mark("thrown"), done("thrown")));
    const isAsked = document.querySelector("main [data-token], .actions button:not(:disabled), .end");
    if (!isThrown && isAsked) done("asked");
    return isThrown || isAsked;
}))"#;
/// Waits until no die is in the air.
const LANDED: &str = r#"(until) => new Promise((done) => until(() => {
    if (document.querySelector(".die.thrown")) return false;
    performance.mark("landed");
    done();
    return true;
}))"#;

/// Plays until so many throws were traced; the frames, and the tasks of the main thread.
fn throws(site: &Site, game: &str, device: Device) -> (Vec<f64>, Vec<f64>) {
    let mut player = Player::new(device, 5);
    player.page.emulate_media(ColorScheme::Light, false);
    player.visit(&site.at("/rules"));
    player.set("speed", "'normal'");
    player.play_now(site, game);
    player.page.slow_down(SLOWER);
    let (mut frames, mut tasks) = (Vec::new(), Vec::new());
    let mut seen = 0;
    while seen < THROWS {
        let mut is_over = false;
        player.page.begin_trace();
        thread::sleep(TRACING_BEGINS);
        while !is_over && player.page.eval(&format!("({THROWN_OR_ASKED})({UNTIL})")) != "thrown" {
            is_over = player.act() == Did::Finished;
            thread::sleep(Duration::from_millis(20));
        }
        player.page.eval(&format!("({LANDED})({UNTIL})"));
        let trace = player.page.end_trace(["thrown", "landed"]);
        if is_over {
            player.page.slow_down(1.0);
            player.play_now(site, game);
            player.page.slow_down(SLOWER);
        } else {
            frames.extend(trace.frames);
            tasks.extend(trace.tasks);
            seen += 1;
        }
    }
    (frames, tasks)
}

fn main() {
    let site = Site::start();
    for game in ["qwixx", "twenty-one", "one-card"] {
        for (name, device) in [("phone", PHONE), ("desktop", Device::DESKTOP)] {
            let (mut frames, mut tasks) = throws(&site, game, device);
            frames.sort_by(f64::total_cmp);
            tasks.sort_by(f64::total_cmp);
            let long = frames.iter().filter(|&&frame| frame > LONG).count();
            println!(
                "{game}, {name}: {THROWS} throws, {} frames, {:.0} ms in the middle, {:.0} at most, {long} over {LONG} ms; \
                 longest task {:.0} ms",
                frames.len(),
                frames.get(frames.len() / 2).copied().unwrap_or_default(),
                frames.last().copied().unwrap_or_default(),
                tasks.last().copied().unwrap_or_default(),
            );
        }
    }
}
