//! The pages around the table: they fit every screen and text, say what a link leads to, jump and flash nowhere, and
//! come in a new version by themselves.

use browser::{ColorScheme, Device, Site};
use serde_json::json;

use crate::player::{Friends, MODULE, PAGES, Player, play_out};

/// Words that are broken into single letters: elements with text on several lines that are hardly wider than one.
const BROKEN_WORDS: &str = r"[...document.querySelectorAll('main :is(b, span, p, a, label, h1, h2, button, li)')]
    .filter((one) => one.checkVisibility() && !one.closest('.sr, .sheet, svg, table, .figure'))
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim().length > 3))
    .filter((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const size = parseFloat(getComputedStyle(one).fontSize);
        const { width, height } = range.getBoundingClientRect();
        return width < 2.5 * size && height > 3 * size;
    }).map((one) => one.outerHTML.slice(0, 120))";
const TOO_WIDE: &str = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

#[test]
fn every_page_fits_small_screens_and_large_text() {
    let site = Site::start();
    for (width, height, size) in
        [(320, 640, "100%"), (360, 740, "200%"), (740, 360, "100%"), (820, 1180, "200%")]
    {
        let player = Player::new(Device { width, height, touch: true, scale: 1.0 }, 91);
        for path in PAGES.into_iter().chain(["/nowhere", "/#friends", "/#one-device"]) {
            player.visit(&site.at(path));
            player.page.eval(&format!("document.documentElement.style.fontSize = '{size}'"));
            if path.contains('#') {
                player.page.wait_for("document.querySelector('.newtable [name=game]')");
            }
            let what = format!("{path} at {width} with {size}");
            assert_eq!(player.page.eval(TOO_WIDE), 0, "{what} is too wide");
            assert_eq!(player.page.eval(BROKEN_WORDS), json!([]), "{what} has broken words");
        }
    }
}

#[test]
fn a_code_is_read_as_people_write_it_and_a_wrong_one_is_told_beside_it() {
    let site = Site::start();
    let host = Player::new(Device::PHONE, 92);
    host.open_table(&site, Friends::default());
    host.page.wait_for("document.querySelector('.invite .code')");
    let code = host.page.text(".invite .code");
    let guest = Player::new(Device::PHONE, 93);
    guest.visit(&site.at("/"));
    for (typed, words) in [("abc", "six letters"), ("zzz zzz", "no such table")] {
        guest.fill("#code", typed);
        guest.page.press("Enter");
        guest
            .page
            .wait_for(&format!("document.querySelector('#code-problem').innerText.includes('{words}')"));
        assert_eq!(guest.page.count(".toast"), 0, "it is not told where nobody looks for it");
        assert_eq!(
            guest.page.eval("document.activeElement.id + document.activeElement.ariaInvalid"),
            "codetrue"
        );
        let described =
            "document.querySelector('#code').getAttribute('aria-describedby').includes('code-problem')";
        assert_eq!(guest.page.eval(described), true);
        guest.assert_accessible("the code with its problem");
    }
    let (first, last) = code.split_at(3);
    guest.fill("#code", &format!(" {}-{} ", first.to_lowercase(), last));
    guest.page.press("Enter");
    guest.page.wait_for("location.pathname.startsWith('/t/') && document.querySelector('.join')");
    assert_eq!(guest.page.address(), host.page.address());
}

#[test]
fn an_invitation_says_who_invites_to_what() {
    let site = Site::start();
    let host = Player::new(Device::DESKTOP, 94);
    let table = Friends {
        game: "one-card",
        seats: "3",
        option: Some("advanced"),
        dice: "tap",
        games: "2",
        ..Friends::default()
    };
    host.open_table(&site, table);
    let guest = Player::new(Device::PHONE, 95);
    guest.visit(&host.page.address());
    guest.page.wait_for("document.querySelector('.join .facts')");
    let told = guest.page.text(".join");
    for words in [
        "Ann invites you to Alles auf 1 Karte",
        "Advanced game",
        "2 of 3 seats free",
        "clock",
        "tap to roll",
        "2 games in a row",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
    guest.assert_accessible("the invitation");
}

#[test]
fn unknown_addresses_have_a_page() {
    let site = Site::start();
    let player = Player::new(Device::PHONE, 96);
    player.visit(&site.at("/nowhere/at/all"));
    assert!(player.page.text("main").contains("Nothing here"));
    player.hit("main a.main");
    player.page.wait_for("document.querySelector('[data-play]')");
}

#[test]
fn finished_games_are_listed_with_points_and_the_page_of_one_stands_still() {
    let site = Site::start();
    let player = Player::new(Device::PHONE, 97);
    player.play_now(&site, "twenty-one");
    let mut players = [player];
    play_out(&mut players);
    let [player] = players;
    let totals = player.totals();
    player.visit(&site.at("/"));
    player.page.wait_for("document.querySelector('.results .own')");
    let listed = player.page.text(".results");
    assert!(listed.contains("Twenty One") && listed.contains("Medium bot"), "{listed}");
    let date = "new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(Date.now())";
    assert!(listed.contains(player.page.eval(date).as_str().unwrap()), "{listed}");
    for points in &totals {
        assert!(listed.contains(&points.to_string()), "{points}: {listed}");
    }
    player.assert_accessible("the start with a finished game");
    // What is known is not asked for again.
    player.visit(&site.at("/"));
    player.page.wait_for("document.querySelector('.results .own')");
    let asked = "performance.getEntriesByType('resource').filter((one) => one.name.includes('/api/v1/games/')).length";
    assert_eq!(player.page.eval(asked), 0);

    // How far things jump while the page of the game comes, as browsers reckon it.
    player.page.before_scripts(
        "globalThis.shifted = 0; new PerformanceObserver((list) => { for (const one of list.getEntries()) globalThis.shifted += one.value; }).observe({ type: 'layout-shift', buffered: true });",
    );
    player.page.throttle(80, 400_000);
    let address = player.page.eval("document.querySelector('.results a').href");
    player.visit(address.as_str().unwrap());
    player.page.wait_for("document.querySelector('.verdict.dice')");
    player.page.settle();
    let shifted = player.page.eval("globalThis.shifted").as_f64().unwrap();
    assert!(shifted < 0.05, "the page jumps by {shifted}");
    // Choices are told in words, dice are shown: nothing is left in notation.
    for _ in 0..4 {
        player.hit(".replay .buttons button:first-child");
        player.page.wait_for("document.querySelector('.replayevent :is(li, .die)')");
        player.page.wait_for("!document.querySelector('.replayevent code')");
    }
    player.page.wait_for("(document.querySelector('.replay .buttons button').click(), document.querySelector('.replayevent li'))");
    player.page.assert_no_errors();
}

#[test]
fn the_chosen_colours_and_language_are_there_from_the_first_paint() {
    let site = Site::start();
    let player = Player::new(Device::DESKTOP, 98);
    player.page.emulate_media(ColorScheme::Light, true);
    player.visit(&site.at("/settings"));
    player.select("[data-theme-choice]", "dark");
    player.select("[data-language]", "de");
    player.page.wait_for("document.documentElement.lang === 'de' && document.documentElement.dataset.ready");
    // What the page looks like when its head has been read, before anything is drawn by the client.
    player.page.before_scripts(
        "addEventListener('DOMContentLoaded', () => { globalThis.first = [document.documentElement.dataset.theme, getComputedStyle(document.querySelector('main')).visibility, document.documentElement.dataset.ready ?? 'not ready'].join(' '); });",
    );
    player.visit(&site.at("/privacy"));
    let first = player.page.eval("globalThis.first");
    let first = first.as_str().unwrap();
    assert!(first == "dark hidden not ready" || first == "dark visible yes", "{first}");
    assert_eq!(player.page.eval("getComputedStyle(document.querySelector('main')).visibility"), "visible");
}

#[test]
fn a_page_that_nobody_looks_at_comes_in_its_new_version() {
    let site = Site::start();
    let player = Player::new(Device::DESKTOP, 99);
    player.visit(&site.at("/privacy"));
    let note = |version: &str| {
        player.page.eval(&format!(
            "({MODULE})('core/update.js').then((update) => (update.noteVersion({version}), update.isUpdateWaiting()))"
        ))
    };
    player.page.eval("globalThis.isOld = true");
    assert_eq!(note("document.documentElement.dataset.version"), false);
    assert_eq!(note("'another'"), true);
    assert_eq!(player.page.eval("globalThis.isOld"), true, "whoever reads the page is not disturbed");
    player.page.eval(
        "(Object.defineProperty(document, 'hidden', { value: true }), document.dispatchEvent(new Event('visibilitychange')))",
    );
    player.page.wait_for("!globalThis.isOld && document.documentElement.dataset.ready");
    // A server that does not agree with itself has it load no more.
    assert_eq!(note("'another'"), false);
}
