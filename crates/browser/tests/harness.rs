//! The tests' own tools: what they report is what happens in the browser.

mod common;

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use browser::{Chromium, ColorScheme, Device, Extent, PATIENCE, Page, Site, Vision};
use serde_json::{Value, json};

/// A new person before a planted page.
fn shown(html: &str) -> Page {
    let page = Chromium::shared().page();
    page.show(html);
    page
}

/// Why something fails.
fn failure(attempt: impl FnOnce()) -> String {
    let panic = catch_unwind(AssertUnwindSafe(attempt)).expect_err("it works");
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}

/// The width and height of a PNG file.
fn size(file: &std::path::Path) -> (u32, u32) {
    let bytes = fs::read(file).unwrap();
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[test]
fn a_page_of_the_server_opens_without_errors() {
    let site = Site::start();
    let page = Chromium::shared().page();
    page.goto(&site.at("/"));
    assert!(page.text("title").contains("Rollwright"));
    assert_eq!(page.count("main"), 1);
    assert_eq!(page.address(), site.at("/"));
    let bytes = page.bytes();
    assert!((1_000..2_000_000).contains(&bytes), "{bytes} bytes");
    assert!(page.first_paint_ms() > 0.0);
    page.assert_no_errors();
    // What is kept needs not come again.
    page.reload();
    assert!(page.bytes() < bytes, "{} bytes", page.bytes());
    page.assert_no_errors();
}

#[test]
fn clicks_are_real_and_find_their_way() {
    let page = shown(
        r#"<body style="height: 5000px">
        <button id=far style="position: absolute; top: 4000px" onclick="far = event.isTrusted">far</button>
        <button disabled id=late>Late</button>
        <label><input type=checkbox style="opacity: 0; position: absolute"> Agreed</label>
        <span role=button aria-label="Go there" onclick="went = true">→</span>
        <div id=under style="width: 50px; height: 50px" onclick="under = true">under</div>
        <div id=over style="width: 50px; height: 50px; margin-top: -50px; position: relative">over</div>
        <script>
            late.onclick = () => { pressed = true };
            setTimeout(() => { late.disabled = false }, 200);
        </script>"#,
    );
    page.click("#far");
    assert_eq!(page.eval("far"), true);
    page.click_text("button", "Late");
    assert_eq!(page.eval("pressed"), true);
    page.click_text("checkbox", "Agreed");
    assert_eq!(page.eval("document.querySelector('input').checked"), true);
    page.click_text("button", "Go there");
    assert_eq!(page.eval("went"), true);
    page.set_patience(Duration::from_millis(300));
    let why = failure(|| page.click("#under"));
    assert!(why.contains("#under cannot be clicked: it is covered by <div id=\"over\""), "{why}");
    assert!(failure(|| page.click("#nowhere")).contains("is not there"));
    assert_eq!(page.eval("typeof under === 'boolean'"), false);
    page.assert_no_errors();
}

#[test]
fn keys_are_real() {
    let page = shown(
        r#"<input id=first autofocus><button onclick="pressed = (window.pressed ?? 0) + 1">Press</button>
        <script>
            keys = [];
            addEventListener("keydown", (event) => { keys.push([event.key, event.code, event.shiftKey, event.isTrusted]) });
        </script>"#,
    );
    page.wait_for("document.activeElement.id === 'first'");
    page.type_text("Zoë 12");
    page.press("ArrowLeft");
    page.press("Backspace");
    page.press("7");
    assert_eq!(page.eval("first.value"), "Zoë 72");
    page.press("Tab");
    assert_eq!(page.eval("document.activeElement.matches('button:focus-visible')"), true);
    page.press("Enter");
    page.press("Space");
    assert_eq!(page.eval("pressed"), 2);
    page.press("Shift+Tab");
    assert_eq!(page.eval("document.activeElement.id"), "first");
    let keys = page.eval("keys");
    assert_eq!(keys[0], json!(["Z", "KeyZ", true, true]));
    let names: Vec<&Value> = keys.as_array().unwrap().iter().map(|key| &key[0]).collect();
    assert_eq!(names[6..], ["ArrowLeft", "Backspace", "7", "Tab", "Enter", " ", "Tab"]);
    page.assert_no_errors();
}

#[test]
fn a_finger_touches() {
    let page = Chromium::shared().page();
    page.device(Device::PHONE);
    page.show(
        r#"<meta name=viewport content="width=device-width"><button>Touch</button>
        <script>
            heard = [];
            for (const kind of ["touchstart", "pointerdown", "click"]) addEventListener(kind, (event) => heard.push(kind, event.pointerType ?? ""));
        </script>"#,
    );
    page.tap_text("button", "Touch");
    page.wait_for("heard.includes('click')");
    assert_eq!(page.eval("heard"), json!(["pointerdown", "touch", "touchstart", "", "click", "touch"]));
    assert_eq!(page.eval("matchMedia('(pointer: coarse)').matches && innerWidth"), 390);
    page.tap("button");
    page.wait_for("heard.length === 12");
}

#[test]
fn two_pages_are_two_people() {
    let site = Site::start();
    let [one, two] = [(); 2].map(|()| Chromium::shared().page());
    for page in [&one, &two] {
        page.goto(&site.at("/"));
    }
    one.eval("localStorage.setItem('planted', 'mine')");
    assert_eq!(two.eval("localStorage.getItem('planted')"), Value::Null);
    one.reload();
    assert_eq!(one.eval("localStorage.getItem('planted')"), "mine");
    let tab = one.tab();
    drop(one);
    tab.goto(&site.at("/"));
    assert_eq!(tab.eval("localStorage.getItem('planted')"), "mine");
}

#[test]
fn errors_are_collected() {
    let page = shown(
        r#"<script>
            console.log("all is well");
            console.error("planted", { much: 1 }, 7);
            setTimeout(() => { missing() });
            Promise.reject(new Error("broken promise"));
        </script>"#,
    );
    page.wait_for("new Promise((done) => { setTimeout(() => done(true), 50) })");
    let why = failure(|| page.assert_no_errors());
    for planted in ["console: planted Object 7", "missing is not defined", "broken promise"] {
        assert!(why.contains(planted), "{why}");
    }
    assert_eq!(page.take_errors().len(), 3);
    page.assert_no_errors();
    // A script of a page may do no more than the page's policy says.
    let site = Site::start();
    page.goto(&site.at("/"));
    page.eval("document.body.append(Object.assign(document.createElement('script'), { textContent: 'hacked = 1' }))");
    assert_eq!(page.eval("typeof hacked"), "undefined");
    let errors = page.take_errors();
    assert!(errors.len() == 1 && errors[0].contains("Content Security Policy"), "{errors:?}");
    let why = failure(|| drop(page.eval("(() => { throw new Error('planted') })()")));
    assert!(why.contains("Error: planted"), "{why}");
}

#[test]
fn pictures_have_the_size_of_the_screen() {
    let page = shown(r#"<body style="margin: 0; background: red; height: 2000px">"#);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("deep/picture.png");
    page.screenshot(&file, Extent::Screen);
    assert_eq!(size(&file), (1280, 800));
    page.device(Device { width: 300, height: 400, touch: false, scale: 1.5 });
    page.screenshot(&file, Extent::Whole);
    assert_eq!(size(&file), (450, 3000));
    page.device(Device::PHONE.turned());
    page.screenshot(&file, Extent::Screen);
    assert_eq!(size(&file), (2532, 1170));
    let red = fs::read(&file).unwrap();
    page.emulate_vision(Vision::Achromatopsia);
    page.screenshot(&file, Extent::Screen);
    assert_ne!(fs::read(&file).unwrap(), red);
}

#[test]
fn what_bars_people_is_found() {
    let start = "<!doctype html><html lang=en><title>Planted</title><main><h1>Planted</h1>";
    let page =
        shown(&format!("{start}<img src='data:,'><p style='color: #ccc; background: white'>faint</p>"));
    let found = page.axe();
    assert_eq!(found.len(), 2, "{found:#?}");
    assert!(found.iter().any(|text| text.starts_with("critical image-alt: ")), "{found:#?}");
    assert!(found.iter().any(|text| text.starts_with("serious color-contrast: ")), "{found:#?}");
    page.show(start);
    assert_eq!(page.axe(), [""; 0]);
    // A strict policy does not keep the check from a page.
    let site = Site::start();
    page.goto(&site.at("/"));
    page.axe();
}

#[test]
fn a_line_can_be_cut_and_slow() {
    let text = "a".repeat(40_000);
    let files = Box::leak(Box::new([("/", "text/html", "planted"), ("/long", "text/plain", &*text.leak())]));
    let address = common::serve(files);
    let page = Chromium::shared().page();
    page.goto(&format!("http://{address}/"));
    let before = page.bytes();
    let fetch = "fetch('/long').then((answer) => answer.text()).then((text) => text.length, String)";
    assert_eq!(page.eval(fetch), 40_000);
    assert!((40_000..41_000).contains(&(page.bytes() - before)), "{} - {before} bytes", page.bytes());
    page.take_errors();

    page.offline(true);
    assert_eq!(page.eval("navigator.onLine"), false);
    assert_eq!(page.eval(fetch), "TypeError: Failed to fetch");
    assert!(page.take_errors()[0].contains("ERR_INTERNET_DISCONNECTED"));
    page.offline(false);
    assert_eq!(page.eval(fetch), 40_000);

    page.throttle(300, 50_000);
    let timed = format!(
        "(async () => {{ const start = performance.now(); await {fetch}; return performance.now() - start }})()"
    );
    let took = page.eval(&timed).as_f64().unwrap();
    assert!(took > 900.0, "{took} ms");
    page.assert_no_errors();
}

#[test]
fn workers_share_the_line_of_their_page() {
    let address = common::serve(&[
        ("/", "text/html", "<script>navigator.serviceWorker.register('/worker.js')</script>"),
        (
            "/worker.js",
            "text/javascript",
            "oninstall = () => skipWaiting();
            onactivate = (event) => event.waitUntil(clients.claim());
            onfetch = (event) => {
                if (event.request.url.endsWith('/kept')) event.respondWith(new Response('from the worker'));
                else event.respondWith(fetch(event.request).catch(() => new Response('cut off')));
            };
            onmessage = () => { throw new Error('planted in the worker') };",
        ),
        ("/fetched", "text/plain", "from the server"),
    ]);
    let page = Chromium::shared().page();
    page.goto(&format!("http://{address}/"));
    page.wait_for("navigator.serviceWorker.controller");
    let fetch = |path: &str| page.eval(&format!("fetch('{path}').then((answer) => answer.text())"));
    let before = page.bytes();
    assert_eq!(fetch("/fetched"), "from the server");
    // What a worker fetches for its page is counted once.
    page.wait_for("performance.getEntriesByName(new URL('/fetched', location)).length > 0");
    let bytes = page.bytes() - before;
    assert!((15..240).contains(&bytes), "{bytes} bytes");
    page.offline(true);
    assert_eq!(fetch("/fetched"), "cut off");
    assert_eq!(fetch("/kept"), "from the worker");
    page.offline(false);
    assert_eq!(fetch("/fetched"), "from the server");
    page.take_errors();
    page.eval("navigator.serviceWorker.controller.postMessage('go')");
    let start = Instant::now();
    let mut errors = Vec::new();
    while errors.is_empty() && start.elapsed() < PATIENCE {
        errors = page.take_errors();
    }
    assert!(errors.concat().contains("planted in the worker"), "{errors:?}");
}

#[test]
fn languages_and_tastes_reach_the_page() {
    let address = common::serve(&[("/", "text/html", "<title>planted</title>")]);
    let page = Chromium::shared().page();
    page.goto(&format!("http://{address}/"));
    assert_eq!(page.eval("navigator.language"), "en-US");
    page.language("de");
    page.emulate_media(ColorScheme::Dark, true);
    page.reload();
    assert_eq!(page.eval("[navigator.language, ...navigator.languages]"), json!(["de", "de"]));
    assert_eq!(page.eval("(1.5).toLocaleString()"), "1,5");
    assert_eq!(page.eval("fetch('/language').then((answer) => answer.text())"), "de");
    let liked = "['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'].map((query) => matchMedia(query).matches)";
    assert_eq!(page.eval(liked), json!([true, true]));
    page.emulate_media(ColorScheme::Light, false);
    assert_eq!(page.eval(liked), json!([false, false]));
    let other = Chromium::shared().page();
    assert_eq!(other.eval("[navigator.language, (1.5).toLocaleString()]"), json!(["en-US", "1.5"]));
}

#[test]
fn a_server_goes_and_comes_back_with_what_it_kept() {
    let mut site = Site::start();
    let page = Chromium::shared().page();
    page.goto(&site.at("/"));
    let made = page.eval(
        "fetch('/api/v1/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ game: 'qwixx', seats: 2 }) }).then((answer) => answer.json())",
    );
    let path = format!("/t/{}", made["table"].as_str().unwrap());
    let status = format!("fetch('{path}').then((answer) => answer.status, String)");
    assert_eq!(page.eval(&status), 200);
    site.stop();
    assert_eq!(page.eval(&status), "TypeError: Failed to fetch");
    site.start_again();
    assert_eq!(page.eval(&status), 200);
    page.goto(&site.at(&path));
}
