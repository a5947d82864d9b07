//! Pictures of every main screen, on a phone and on a desk, light and dark: `docs/screens/`.
//!
//! ```text
//! cargo run -p rollwright-browser --example screens
//! cargo run -p rollwright-browser --example screens -- reviews   # only the pages of reviews
//! ```

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../tests/client/player.rs"]
#[allow(dead_code)]
mod player;

use std::path::Path;
use std::process::Command;

use browser::{Chromium, ColorScheme, Device, Site, shoot};

use self::player::{Did, Friends, Player, play_out};

const PHONE: Device = Device { width: 390, height: 780, touch: true, scale: 1.5 };
const DESKTOP: Device = Device { width: 1200, height: 780, touch: false, scale: 1.0 };

/// Somebody with a device and a taste, and what their pictures are called.
struct Photographer {
    device: Device,
    scheme: ColorScheme,
    ending: &'static str,
}

impl Photographer {
    fn player(&self, seed: u64) -> Player {
        let player = Player::new(self.device, seed);
        player.page.emulate_media(self.scheme, true);
        player
    }

    fn shoot(&self, player: &Player, name: &str) {
        player.page.eval("scrollTo(0, 0)");
        // News go by themselves; they would hide what is below them.
        player.page.wait_for("!document.querySelector('.toast')");
        shoot(&player.page, &format!("{name}-{}", self.ending));
    }

    /// Pages that need no game.
    fn pages(&self, site: &Site) {
        let player = self.player(1);
        for (name, path) in [
            ("start", "/"),
            ("rules", "/rules"),
            ("rules-qwixx", "/rules/qwixx"),
            ("rules-twenty-one", "/rules/twenty-one"),
            ("rules-one-card", "/rules/one-card"),
            ("sheet", "/sheet"),
            ("settings", "/settings"),
            ("print", "/print"),
            ("verify", "/verify"),
        ] {
            player.visit(&site.at(path));
            self.shoot(&player, name);
        }
        player.visit(&site.at("/"));
        player.hit("[data-way=friends]");
        player.page.wait_for("document.querySelector('.newtable [name=game]')");
        player.page.eval("document.querySelector('.newtable').scrollIntoView()");
        shoot(&player.page, &format!("new-table-{}", self.ending));
        player.fill(".newtable [name='name 0']", "Ann");
        player.hit(".newtable button.main");
        player.page.wait_for("document.querySelector('.invite .qr')?.naturalWidth > 0");
        self.shoot(&player, "invitation");
    }

    /// A game in the middle, its menu, its end and its record.
    fn game(&self, site: &Site, game: &str, option: Option<&str>, name: &str) {
        let mut player = self.player(4);
        player.open_table(site, Friends { game, seats: "3", bots: "2", option, ..Friends::default() });
        player.page.wait_for("document.querySelector('.sheet')");
        if option.is_none() {
            player.page.wait_for("document.querySelector('.hint')");
            self.shoot(&player, &format!("{name}-first"));
            player.hit("[data-hint-close]");
        }
        let mut acted = 0;
        while acted < 16 && player.page.count(".end") == 0 {
            acted += usize::from(player.act() == Did::Acted);
        }
        // Something is lit in the picture.
        for _ in 0..200 {
            if player.page.count("main [data-token]") > 0 || player.act() == Did::Finished {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        self.shoot(&player, name);
        if game == "qwixx" {
            player.hit("[data-menu]");
            self.shoot(&player, "menu");
            player.page.press("Escape");
        }
        let mut players = [player];
        play_out(&mut players);
        let [player] = players;
        self.shoot(&player, &format!("{name}-end"));
        if game == "qwixx" {
            player.hit(".end .links a[href*='/g/']");
            player.page.wait_for("document.querySelector('.replay .sheet')");
            self.shoot(&player, "record");
        }
    }

    /// Real dice, and one device for two.
    fn at_one_table(&self, site: &Site) {
        let player = self.player(5);
        player.visit(&site.at("/"));
        player.hit("[data-way=one-device]");
        player.fill(".newtable [name='name 0']", "Ann");
        player.fill(".newtable [name='name 1']", "Ben");
        player.pick("dice", "real");
        player.hit(".newtable button.main");
        player.page.wait_for("location.pathname.startsWith('/t/')");
        player.page.wait_for(
            "(document.querySelector('[data-roll]')?.click(), document.querySelector('.realdice'))",
        );
        player.hit(".realdie:nth-of-type(1) .face:nth-child(4)");
        self.shoot(&player, "real-dice");
        for die in 2..=6 {
            player.hit(&format!(".realdie:nth-of-type({die}) .face:nth-child(3)"));
        }
        player.page.wait_for("document.querySelector('[data-choice], [data-cover]')");
        if player.page.count("[data-cover]") == 0 {
            player.hit("[data-choice]");
        }
        player.page.wait_for("document.querySelector('[data-cover]')");
        self.shoot(&player, "one-device");
    }
}

/// The pages of reviews, which `rollwright review` writes.
fn reviews() {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/tests-js/records");
    let folder = tempfile::tempdir().unwrap();
    for game in ["qwixx", "twenty-one", "one-card", "one-card-advanced"] {
        let page = folder.path().join(format!("{game}.html"));
        let mut review = Command::new(env!("CARGO"));
        review
            .args(["run", "--quiet", "-p", "rollwright", "--", "review", "--quick", "--lang", "en", "--html"])
            .arg(&page);
        let output = review.arg(format!("{game}.rw")).current_dir(&records).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        for (device, scheme, ending) in LOOKS {
            let person = Chromium::shared().page();
            // Tall enough for the sheets.
            person.device(Device { height: 1200, ..device });
            person.emulate_media(scheme, true);
            person.goto(&format!("file://{}", page.display()));
            person.wait_for("document.querySelector('[data-mistake]')");
            // The last of the mistakes, so that there is something on the sheets.
            person.eval("[...document.querySelectorAll('[data-mistake]')].at(-1).click()");
            person.eval("scrollTo(0, 0)");
            shoot(&person, &format!("review-{game}-{ending}"));
            if game == "qwixx" {
                person.eval("document.querySelector('#sums').scrollIntoView()");
                shoot(&person, &format!("review-sums-{ending}"));
            }
        }
    }
}

/// What pictures are taken with, and what they are called.
const LOOKS: [(Device, ColorScheme, &str); 4] = [
    (PHONE, ColorScheme::Light, "phone-light"),
    (PHONE, ColorScheme::Dark, "phone-dark"),
    (DESKTOP, ColorScheme::Light, "desktop-light"),
    (DESKTOP, ColorScheme::Dark, "desktop-dark"),
];

fn main() {
    reviews();
    if std::env::args().nth(1).is_some_and(|only| only == "reviews") {
        return;
    }
    let site = Site::start();
    for (device, scheme, ending) in LOOKS {
        let photographer = Photographer { device, scheme, ending };
        photographer.pages(&site);
        photographer.game(&site, "qwixx", None, "qwixx");
        photographer.game(&site, "twenty-one", None, "twenty-one");
        photographer.game(&site, "one-card", None, "one-card");
        photographer.game(&site, "one-card", Some("advanced"), "one-card-advanced");
        photographer.at_one_table(&site);
    }
}
