//! What a first visit costs: bytes over the wire, time to the first paint and until one can play, also over a slow line;
//! and how fast a tap is answered on the screen.
//!
//! ```text
//! cargo run -p rollwright-browser --example weigh
//! ```

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../tests/client/player.rs"]
#[allow(dead_code)]
mod player;

use browser::{Device, Site};

use self::player::Player;

/// A line of 1.6 Mbit/s that needs 150 ms there and back.
const SLOW: (u32, u32) = (150, 200_000);
/// Milliseconds from the beginning of the visit until the client has drawn the page and can be used.
const READY: &str = "performance.getEntriesByName('ready')[0]?.startTime";
/// Taps something, and tells the milliseconds until the page shows an answer to it.
const TAP: &str = r"(selector, answered) => new Promise((done) => {
    const start = performance.now();
    const look = () => document.querySelector(answered) ? requestAnimationFrame(() => done(performance.now() - start)) : requestAnimationFrame(look);
    document.querySelector(selector)?.click();
    look();
})";

fn milliseconds(player: &Player, expression: &str) -> f64 {
    player.page.wait_for(expression);
    player.page.eval(expression).as_f64().unwrap_or_default()
}

fn main() {
    let site = Site::start();
    for (name, path) in [("start", "/"), ("rules", "/rules/qwixx"), ("sheet", "/sheet")] {
        let player = Player::new(Device::PHONE, 1);
        player.visit(&site.at(path));
        println!("{name}: {} bytes over the wire", player.page.bytes());
        let slow = Player::new(Device::PHONE, 1);
        slow.page.throttle(SLOW.0, SLOW.1);
        slow.visit(&site.at(path));
        let (paint, ready) = (slow.page.first_paint_ms(), milliseconds(&slow, READY));
        println!("{name}, 150 ms and 1.6 Mbit/s: first paint {paint:.0} ms, usable {ready:.0} ms");
    }
    let player = Player::new(Device::PHONE, 1);
    player.play_now(&site, "qwixx");
    player.visit(&player.page.address());
    player.page.wait_for("document.querySelector('.sheet')");
    println!("table: {} bytes over the wire", player.page.bytes());
    let slow = Player::new(Device::PHONE, 1);
    slow.page.throttle(SLOW.0, SLOW.1);
    slow.visit(&player.page.address());
    println!("table, 150 ms and 1.6 Mbit/s: first paint {:.0} ms", slow.page.first_paint_ms());
    let mut taps = Vec::new();
    let mut answers = Vec::new();
    while taps.len() < 20 {
        player.page.wait_for("document.querySelector('.cell.lit, .end, [data-choice]')");
        if player.page.count(".end") > 0 {
            player.play_now(&site, "qwixx");
        } else if player.page.count(".cell.lit") == 0 {
            player.page.eval("document.querySelector('[data-choice]')?.click()");
        } else {
            taps.push(
                player
                    .page
                    .eval(&format!("({TAP})('.cell.lit', '.cell.picked')"))
                    .as_f64()
                    .unwrap_or_default(),
            );
            let answered = ".actions:not(:has([data-confirm])), .end";
            answers.push(
                player
                    .page
                    .eval(&format!("({TAP})('[data-confirm]', '{answered}')"))
                    .as_f64()
                    .unwrap_or_default(),
            );
        }
    }
    for (what, mut times) in [("a tap is shown", taps), ("a choice is shown as made", answers)] {
        times.sort_by(f64::total_cmp);
        println!(
            "{what} after {:.0} ms in the middle, {:.0} ms at most, of {}",
            times[times.len() / 2],
            times[times.len() - 1],
            times.len()
        );
    }
}
