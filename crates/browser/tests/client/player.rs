//! A person who plays: sees what is asked, and taps something that is lit.

use browser::{Chromium, Device, Page, Site};
use serde_json::json;

/// Something to aim at: what is asked of the person, one of the things that can be tapped now. `pick` is a random number.
pub(crate) const AIM: &str = r#"(pick) => {
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.offsetParent !== null && !one.disabled);
    if (shown(".end").length) return "over";
    const now = shown("[data-cover], [data-roll]");
    const confirm = shown("[data-confirm]");
    const open = [...shown("main [data-token]:not([aria-pressed=true])"), ...shown(".actions [data-choice]")];
    const all = now.length ? now : confirm.length && pick % 4 ? confirm : open.length ? open : confirm;
    if (!all.length) return "wait";
    document.querySelectorAll("[data-aim]").forEach((old) => old.removeAttribute("data-aim"));
    all[pick % all.length].setAttribute("data-aim", "");
    return "act";
}"#;

/// Shows everything at once, unless another speed is set.
pub(crate) const AT_ONCE: &str = r#"try {
    const kept = JSON.parse(localStorage.getItem("rollwright.settings") ?? "{}");
    localStorage.setItem("rollwright.settings", JSON.stringify({ speed: "instant", ...kept }));
} catch {}"#;

/// A module of the client as the page itself has it, by its path.
pub(crate) const MODULE: &str = r#"async (path) => {
    const main = await import(`/assets/${document.documentElement.dataset.version}/packs/main.js`);
    return main.need(path);
}"#;

/// The pages that need no table.
pub(crate) const PAGES: [&str; 11] = [
    "/",
    "/rules",
    "/rules/qwixx",
    "/rules/twenty-one",
    "/rules/one-card",
    "/sheet",
    "/print",
    "/settings",
    "/verify",
    "/privacy",
    "/offline",
];

/// A table for friends, as it is set up on the start page.
#[derive(Clone, Copy)]
pub(crate) struct Friends<'a> {
    pub(crate) game: &'a str,
    pub(crate) seats: &'a str,
    pub(crate) bots: &'a str,
    pub(crate) option: Option<&'a str>,
    pub(crate) dice: &'a str,
    pub(crate) games: &'a str,
}

impl Default for Friends<'_> {
    fn default() -> Self {
        Friends { game: "qwixx", seats: "2", bots: "0", option: None, dice: "program", games: "1" }
    }
}

/// What there was to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Did {
    /// Something, and it is done.
    Acted,
    /// Nothing: others are asked.
    Waited,
    /// Nothing more: the end is shown.
    Finished,
}

pub(crate) struct Player {
    pub(crate) page: Page,
    touch: bool,
    seed: u64,
}

impl Player {
    /// A person with a device, before any page.
    pub(crate) fn new(device: Device, seed: u64) -> Player {
        let page = Chromium::shared().page();
        page.device(device);
        // Movements only cost time here, and so does the pace of other players.
        page.emulate_media(browser::ColorScheme::Light, true);
        page.before_scripts(AT_ONCE);
        Player { page, touch: device.touch, seed }
    }

    /// Sets something for this device: the name of a setting, and its value as JSON. A page must be open.
    #[track_caller]
    pub(crate) fn set(&self, name: &str, value: &str) {
        self.page.eval(&format!(
            "(() => {{ const kept = JSON.parse(localStorage.getItem('rollwright.settings') ?? '{{}}'); \
             localStorage.setItem('rollwright.settings', JSON.stringify({{ ...kept, {name}: {value} }})); }})()"
        ));
    }

    /// Opens a page, and waits until the client has drawn it.
    #[track_caller]
    pub(crate) fn visit(&self, address: &str) {
        self.page.goto(address);
        self.ready();
    }

    #[track_caller]
    pub(crate) fn ready(&self) {
        self.page.wait_for("document.documentElement.dataset.ready");
    }

    /// Touches or clicks something.
    #[track_caller]
    pub(crate) fn hit(&self, selector: &str) {
        if self.touch { self.page.tap(selector) } else { self.page.click(selector) }
    }

    /// From the start page to a game against a bot, in one tap.
    #[track_caller]
    pub(crate) fn play_now(&self, site: &Site, game: &str) {
        self.visit(&site.at("/"));
        self.hit(&format!("[data-play={game}]"));
        self.page.wait_for("location.pathname.startsWith('/t/')");
        self.ready();
        self.page.wait_for("document.querySelector('.sheet')");
    }

    /// From the start page to a table for friends, as Ann.
    #[track_caller]
    pub(crate) fn open_table(&self, site: &Site, table: Friends<'_>) {
        self.visit(&site.at("/"));
        self.hit("[data-way=friends]");
        self.page.wait_for("document.querySelector('.newtable [name=game]')");
        self.page.eval(&format!("document.querySelector('.newtable [value={}]').click()", table.game));
        let (seats, bots) = (table.seats.parse::<usize>().unwrap(), table.bots.parse::<usize>().unwrap());
        // As a fresh form has it, one friend is there already.
        self.page.wait_for("document.querySelectorAll('.newtable .seated').length === 2");
        let friends = seats - bots - 1;
        if friends == 0 {
            self.hit(".newtable [data-remove=friend]");
        }
        let others = std::iter::repeat_n("friend", friends.saturating_sub(1));
        for who in others.chain(std::iter::repeat_n("medium", bots)) {
            self.hit(&format!(".newtable [data-add={who}]"));
        }
        self.page.wait_for(&format!("document.querySelectorAll('.newtable .seated').length === {seats}"));
        self.fill(".newtable [name='name 0']", "Ann");
        self.pick("dice", table.dice);
        self.pick("match", table.games);
        if let Some(option) = table.option {
            self.hit(&format!("label:has([name='option {option}'])"));
        }
        self.hit(".newtable button.main");
        self.page.wait_for("location.pathname.startsWith('/t/')");
        self.ready();
    }

    /// Taps one of the pictures in a form.
    #[track_caller]
    pub(crate) fn pick(&self, name: &str, value: &str) {
        self.hit(&format!(".newtable label:has([name={name}][value='{value}'])"));
        self.page.wait_for(&format!(
            "document.querySelector(\".newtable [name={name}][value='{value}']\").checked"
        ));
    }

    /// Comes by a link, and sits down.
    #[track_caller]
    pub(crate) fn join(&self, address: &str, name: &str) {
        self.visit(address);
        self.page.wait_for("document.querySelector('.join')");
        self.fill(".join [name=name]", name);
        self.hit(".join button.main");
    }

    /// Does one thing, if there is something to do.
    #[track_caller]
    pub(crate) fn act(&mut self) -> Did {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let pick = self.seed >> 40;
        let told = self.page.eval(&format!("({AIM})({pick})"));
        match told.as_str() {
            Some("act") => {
                self.hit("[data-aim]");
                Did::Acted
            }
            Some("over") => Did::Finished,
            _ => Did::Waited,
        }
    }

    /// What stands in the columns of the final reckoning: each seat's total, after checking that it is the sum of its
    /// rows.
    #[track_caller]
    pub(crate) fn totals(&self) -> Vec<i64> {
        let told = self.page.eval(
            r#"(() => {
                const rows = (part) => [...document.querySelectorAll(`.end .reckoning:first-of-type ${part} tr`)]
                    .map((row) => [...row.querySelectorAll("td")].map((cell) => parseInt(cell.textContent)));
                const [total] = rows("tfoot");
                const sums = total.map((_, place) => rows("tbody").reduce((sum, row) => sum + row[place], 0));
                return { total, sums };
            })()"#,
        );
        assert_eq!(told["total"], told["sums"], "the reckoning does not add up");
        told["total"].as_array().unwrap().iter().map(|total| total.as_i64().unwrap()).collect()
    }

    /// Nothing serious bars anybody from what is shown.
    #[track_caller]
    pub(crate) fn assert_accessible(&self, what: &str) {
        let found = self.page.axe();
        assert!(found.is_empty(), "{what}: {}", found.join("\n"));
    }

    /// Fills a field of a form, as if it were typed.
    #[track_caller]
    pub(crate) fn fill(&self, selector: &str, text: &str) {
        self.hit(selector);
        self.page.eval(&format!("document.querySelector({}).select()", json!(selector)));
        self.page.type_text(text);
    }

    /// Chooses in a list.
    #[track_caller]
    pub(crate) fn select(&self, selector: &str, value: &str) {
        self.page.wait_for(&format!("document.querySelector({})", json!(selector)));
        let (selector, value) = (json!(selector), json!(value));
        let script = format!(
            "(() => {{ const list = document.querySelector({selector}); list.value = {value}; \
             list.dispatchEvent(new Event('change', {{ bubbles: true }})); return list.value; }})()"
        );
        assert_eq!(self.page.eval(&script), value, "{selector} has no {value}");
    }
}

/// Ann, who opens a table for friends, and Ben, who comes by her link.
#[track_caller]
pub(crate) fn ann_and_ben(site: &Site, devices: [Device; 2], seeds: [u64; 2]) -> [Player; 2] {
    let [ann, ben] = [0, 1].map(|place| Player::new(devices[place], seeds[place]));
    ann.open_table(site, Friends::default());
    ben.join(&ann.page.address(), "Ben");
    [ann, ben]
}

/// Everybody acts in turn until all see the end.
#[track_caller]
pub(crate) fn play_out(players: &mut [Player]) {
    let mut idle = 0;
    loop {
        let did: Vec<Did> = players.iter_mut().map(Player::act).collect();
        if did.iter().all(|did| *did == Did::Finished) {
            return;
        }
        idle = if did.contains(&Did::Acted) { 0 } else { idle + 1 };
        if idle > 0 {
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        if idle > 1500 {
            players[0].page.wait_for_within("false", std::time::Duration::ZERO);
        }
    }
}
