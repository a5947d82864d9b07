//! Film strips: eight pictures over a turn of each game, on a phone and on a desk: `docs/screens/film-*.webp`.
//!
//! ```text
//! cargo run -p rollwright-browser --example film
//! ```

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../tests/client/player.rs"]
#[allow(dead_code)]
mod player;

use std::thread;
use std::time::{Duration, Instant};

use browser::{ColorScheme, Device, Site, shoot};

use self::player::{Did, Friends, Player};

const PHONE: Device = Device { width: 390, height: 780, touch: true, scale: 1.0 };
const DESKTOP: Device = Device { width: 1200, height: 780, touch: false, scale: 1.0 };
/// How many pictures a strip has, and the time between two.
const FRAMES: usize = 8;
const BETWEEN: Duration = Duration::from_millis(450);

/// Hints stand over what is filmed.
const HINTS: &str = "['hint-qwixx-active', 'hint-qwixx-passive', 'hint-qwixx-action-2', 'hint-twenty-one-roller', \
    'hint-twenty-one-write', 'hint-one-card-roller', 'hint-one-card-mark']";
/// Somebody who picks the first thing that is lit and confirms it, without moving the page.
const ANSWER: &str = "(document.querySelector('[data-confirm]') ?? document.querySelector('main [data-token]') \
    ?? document.querySelector('.actions [data-choice]:not(:disabled)'))?.click()";

/// Plays some turns, then films what follows one's own decision.
fn film(site: &Site, device: Device, form: &str, game: &str) {
    let mut player = Player::new(device, 8);
    player.page.emulate_media(ColorScheme::Light, false);
    player.visit(&site.at("/rules"));
    player.set("speed", "'normal'");
    player.set("hinted", HINTS);
    player.open_table(site, Friends { game, seats: "3", bots: "2", ..Friends::default() });
    let mut acted = 0;
    while acted < 6 {
        if player.act() == Did::Acted {
            acted += 1;
        }
        thread::sleep(Duration::from_millis(120));
    }
    player.page.wait_for("document.querySelector('.actions button:not(:disabled)')");
    player.page.eval("scrollTo(0, 0)");
    player.page.eval(ANSWER);
    let begun = Instant::now();
    let frames: Vec<String> = (0..FRAMES)
        .map(|frame| {
            thread::sleep((begun + BETWEEN * frame as u32).saturating_duration_since(Instant::now()));
            // Whoever is asked in the meantime answers.
            player.page.eval(ANSWER);
            player.page.frame()
        })
        .collect();
    let (width, height) = (device.width * 4 + 40, device.height * 2 + 30);
    let scale = if device.touch { 0.75 } else { 0.4 };
    let strip = Player::new(Device { width, height, touch: false, scale }, 1);
    let pictures: String = frames.iter().map(|frame| format!("<img src=\"{frame}\" alt=\"\">")).collect();
    strip.page.show(&format!(
        "<style>body {{ margin: 10px; display: grid; grid-template-columns: repeat(4, 1fr); gap: 10px; background: #888 }} \
         img {{ width: 100% }}</style>{pictures}"
    ));
    strip.page.wait_for("[...document.images].every((one) => one.complete && one.naturalWidth)");
    shoot(&strip.page, &format!("film-{game}-{form}"));
}

fn main() {
    let site = Site::start();
    for (device, form) in [(PHONE, "phone"), (DESKTOP, "desktop")] {
        for game in ["qwixx", "twenty-one", "one-card"] {
            film(&site, device, form, game);
        }
    }
}
