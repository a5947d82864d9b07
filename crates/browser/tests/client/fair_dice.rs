//! Dice that the page checks itself: an honest server is told so, and one that cheats is caught.

use browser::{Device, Page, Site};
use serde_json::{Value, json};

use crate::player::{Friends, Player, play_out};

/// A server that cheats in one way, seen from the page that it cheats.
const CHEAT: &str = r#"((how) => {
    const real = window.fetch;
    const heard = (window.lucks = []);
    let lost = how === "lost";
    window.fetch = async (input, init = {}) => {
        const path = new URL(input, location.href).pathname;
        if (path.endsWith("/seats")) {
            heard.push(JSON.parse(init.body).luck);
            if (how === "luck") init = { ...init, body: init.body.replace(/"luck":"\w+"/, '"luck":"chosen"') };
        }
        const answer = await real(input, init);
        if (path.endsWith("/seats") && lost) {
            lost = false;
            throw new TypeError("the answer is lost");
        }
        if (how === "promise" && path.endsWith("/tables") && init.method === "POST") {
            const told = await answer.json();
            return Response.json({ ...told, commitments: told.commitments.map((one) => [...one].reverse().join("")) });
        }
        if (how === "roll" && path.endsWith(".rw")) {
            return new Response((await answer.text()).replace(/^w\d/m, (die) => (die === "w6" ? "w5" : "w6")));
        }
        return answer;
    };
    const { set, ...rest } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    const turn = (data) => data.replace(/"chance":"w(\d)/g, (_, face) => `"chance":"w${(face % 6) + 1}`);
    if (how === "shown") {
        Object.defineProperty(WebSocket.prototype, "onmessage", {
            ...rest,
            set(hear) {
                set.call(this, ({ data }) => hear({ data: turn(data) }));
            },
        });
    }
})"#;

fn cheat(page: &Page, how: &str) {
    page.before_scripts(&format!("{CHEAT}({})", json!(how)));
}

/// What the page says about the dice: the id of the words, and the words.
#[track_caller]
fn verdict(page: &Page) -> (String, String) {
    page.wait_for("document.querySelector('.verdict.dice')");
    let id = page.eval("document.querySelector('.verdict.dice').dataset.dice");
    (id.as_str().unwrap().to_owned(), page.text(".verdict.dice"))
}

/// Makes a table at which two bots play alone, as a stranger: its path, and the stranger's token.
fn bots_alone(page: &Page, site: &Site) -> Value {
    page.goto(&site.at("/"));
    let wish = json!({ "game": "qwixx", "seats": 2, "bots": { "1": "easy", "2": "easy" } });
    page.eval(&format!(
        "fetch('/api/v1/tables', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, \
         body: {} }}).then((answer) => answer.json())",
        json!(wish.to_string())
    ))
}

/// What this browser has kept about the dice of its tables.
fn kept(page: &Page) -> Value {
    page.eval("JSON.parse(localStorage.getItem('rollwright.dice') ?? '[]')")
}

#[test]
fn a_server_that_changes_its_promise_or_the_luck_is_caught() {
    let site = Site::start();
    let host = Player::new(Device::PHONE, 41);
    cheat(&host.page, "promise");
    host.open_table(&site, Friends::default());
    let guest = Player::new(Device::DESKTOP, 42);
    cheat(&guest.page, "luck");
    guest.join(&host.page.address(), "Ben");
    let mut players = [host, guest];
    for player in &players {
        player.page.wait_for("document.querySelector('.sheet') && !document.querySelector('.invite, .join')");
    }
    play_out(&mut players);
    let [host, guest] = &players;
    let (id, words) = verdict(&host.page);
    assert_eq!(id, "dice-wrong-promise", "{words}");
    assert!(words.contains("NOT what was promised"), "{words}");
    assert_eq!(verdict(&guest.page).0, "dice-wrong-luck");
    guest.assert_accessible("dice that were not promised");
    // The page of the game says the same later.
    guest.hit(".end .links a[href*='/g/']");
    guest.page.wait_for("document.querySelector('.replay .sheet')");
    assert_eq!(verdict(&guest.page).0, "dice-wrong-luck");
    // For somebody else these dice are in order, as far as they can tell.
    let other = Player::new(Device::DESKTOP, 43);
    other.visit(&guest.page.address());
    let (id, words) = verdict(&other.page);
    assert_eq!(id, "dice-unseen", "{words}");
    assert!(words.contains("did not see it then"), "{words}");
}

#[test]
fn dice_without_luck_are_called_so_and_other_dice_are_noticed() {
    let site = Site::start();
    let made = bots_alone(&Player::new(Device::DESKTOP, 1).page, &site);
    let address = site.at(made["path"].as_str().unwrap());
    // Bots wait for somebody to watch them: the first one sees all dice fall.
    let watchers = ["shown", "roll", ""].map(|how| {
        let watcher = Player::new(Device::DESKTOP, 1);
        cheat(&watcher.page, how);
        watcher.visit(&address);
        watcher
    });
    for watcher in &watchers {
        watcher.page.wait_for("document.querySelector('.end')");
    }
    let [shown, roll, honest] = watchers.each_ref().map(|watcher| verdict(&watcher.page));
    assert_eq!(honest.0, "dice-follow", "{}", honest.1);
    assert!(honest.1.contains("no player added any luck: the server alone made these dice"), "{}", honest.1);
    assert_eq!(roll.0, "dice-wrong-roll", "{}", roll.1);
    assert_eq!(shown.0, "dice-wrong-shown", "{}", shown.1);

    let watcher = &watchers[2];
    let page = &watcher.page;
    watcher.hit(".end .links a[href*='/g/']");
    page.wait_for("document.querySelector('.replay .sheet')");
    assert_eq!(verdict(page), honest);
    let record = page.eval("document.querySelector('details pre').textContent");
    watcher.visit(&site.at("/verify"));
    let check = |text: &str| {
        page.eval(&format!(
            "(() => {{ const field = document.querySelector('[name=record]'); field.value = {}; \
             field.dispatchEvent(new Event('input', {{ bubbles: true }})); }})()",
            json!(text)
        ));
        watcher.hit("form button.main");
    };
    check(record.as_str().unwrap());
    assert_eq!(verdict(page), honest);
    let restored = record.as_str().unwrap().replacen("\n\n", "\nRestored: 3\n\n", 1);
    check(&restored);
    page.wait_for("document.querySelector('.verdict.dice').dataset.dice === 'dice-restored'");
    assert!(verdict(page).1.contains("the first 3 of"), "{}", verdict(page).1);
    watcher.assert_accessible("the check of a record");
}

#[test]
fn every_request_for_a_seat_brings_new_luck_and_the_first_that_came_counts() {
    let site = Site::start();
    let host = Player::new(Device::DESKTOP, 44);
    host.open_table(&site, Friends { seats: "3", ..Friends::default() });
    let address = host.page.address();

    // The answer is lost, and the guest tries again: they sit there already.
    let guest = Player::new(Device::PHONE, 45);
    let token = bots_alone(&guest.page, &site)["token"].to_string();
    guest.page.eval(&format!("localStorage.setItem('rollwright.token', {})", json!(token)));
    cheat(&guest.page, "lost");
    guest.join(&address, "Ben");
    guest.page.wait_for("document.querySelector('.toast.problem')");
    guest.hit(".join button.main");
    guest.page.wait_for("!document.querySelector('.join')");
    let lucks = guest.page.eval("window.lucks");
    assert_eq!(lucks.as_array().unwrap().len(), 2);
    assert_ne!(lucks[0], lucks[1], "the server knows the first one");
    guest.page.wait_for("JSON.parse(localStorage.getItem('rollwright.dice'))[0].own[2]");
    let promise = &kept(&guest.page)[0];
    assert_eq!(promise["own"], json!({ "2": lucks[0] }), "{promise}");
    assert_eq!(promise["commitments"].as_array().unwrap().len(), 1);

    // What the browser kept is no token any more: it asks again, with other luck.
    let other = Player::new(Device::PHONE, 46);
    cheat(&other.page, "");
    other.visit(&address);
    other.page.wait_for("document.querySelector('.join')");
    other.page.eval("localStorage.setItem('rollwright.token', '\"old\"')");
    other.fill(".join [name=name]", "Eva");
    other.hit(".join button.main");
    other.page.wait_for("document.querySelector('.sheet') && !document.querySelector('.join')");
    let lucks = other.page.eval("window.lucks");
    assert_eq!(lucks.as_array().unwrap().len(), 2);
    assert_ne!(lucks[0], lucks[1]);
    other.page.wait_for("JSON.parse(localStorage.getItem('rollwright.dice'))[0].own[3]");
    assert_eq!(kept(&other.page)[0]["own"], json!({ "3": lucks[1] }));
}

#[test]
fn what_is_kept_about_dice_does_not_grow_without_end_and_can_be_forgotten() {
    let site = Site::start();
    let player = Player::new(Device::DESKTOP, 47);
    player.visit(&site.at("/"));
    player.page.eval(
        "localStorage.setItem('rollwright.dice', JSON.stringify(Array.from({ length: 60 }, (_, place) => \
         ({ table: `old${place}`, at: place < 5 ? 0 : Date.now(), commitments: [], drawn: ['a'], own: {}, carried: [] }))))",
    );
    player.play_now(&site, "qwixx");
    let tables = kept(&player.page);
    let tables = tables.as_array().unwrap();
    assert_eq!(tables.len(), 40);
    assert!(player.page.address().ends_with(tables[0]["table"].as_str().unwrap()));
    assert_eq!(tables[1]["table"], "old5", "what is very old goes first");
    player.visit(&site.at("/privacy"));
    player.hit("[data-forget]");
    player.page.wait_for("localStorage.getItem('rollwright.dice') === null");
}
