//! The page in a real browser, from the disk: keys, clicks, screens, eyes.

use std::fs;
use std::path::Path;

use browser::{Chromium, ColorScheme, Device, Page};
use serde_json::json;

use crate::records::{Records, played, stored};

const TOO_WIDE: &str = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
/// Where the slider stands.
const AT: &str = "Number(document.querySelector('.plot input').value)";

/// Opens a page, and makes sure that no name becomes a script.
fn opened(path: &Path, device: Device) -> Page {
    let page = Chromium::shared().page();
    page.device(device);
    page.before_scripts("window.alert = () => { window.attacked = true; }");
    page.goto(&format!("file://{}", path.display()));
    page.wait_for("document.querySelector('.game h1')");
    page
}

fn text_of(name: &str) -> String {
    fs::read_to_string(stored(name)).unwrap()
}

fn small(width: u32) -> Device {
    Device { width, height: 740, touch: true, scale: 1.0 }
}

#[test]
fn one_goes_through_a_game_with_keys_and_clicks() {
    let records = Records::of(&[("game.rw", &text_of("qwixx.rw"))]);
    let (_, path) = records.page(&[]);
    let page = opened(&path, Device::DESKTOP);
    assert_eq!(page.eval(AT), 0);
    for (key, at) in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0), ("ArrowLeft", 0)] {
        page.press(key);
        page.wait_for(&format!("{AT} === {at}"));
    }
    page.press("End");
    page.wait_for(&format!("{AT} === Number(document.querySelector('.plot input').max)"));
    assert!(page.text(".happened").contains("wins the game"));
    assert!(page.count(".qwixx .cell.crossed") > 0, "the sheets show the end");

    page.click("[data-mistake]");
    let ply = "Number(document.querySelector('[data-mistake]').dataset.mistake)";
    page.wait_for(&format!("{AT} === {ply}"));
    assert_eq!(page.count("[data-mistake][aria-current=true]"), 1);
    assert!(page.text(".decisions").contains("blunder"));
    assert_eq!(page.count(".qwixx .cell.ghost"), 2, "what both chose is on the sheets");
    let other = page
        .eval("document.querySelector('.decision[open] [data-alternative][aria-pressed=false]').innerText");
    page.click(".decision[open] [data-alternative][aria-pressed=false]");
    page.wait_for(&format!(
        "document.querySelector('[data-alternative][aria-pressed=true]').innerText === {other}"
    ));

    page.click("[data-step=mistake-after]");
    page.wait_for(&format!("{AT} > {ply}"));
    // The curve is a slider: it is clicked where one wants to be.
    page.click(".plot input");
    page.wait_for(&format!("Math.abs({AT} - document.querySelector('.plot input').max / 2) <= 1"));
    page.click("[data-step=play]");
    let before = page.eval(AT);
    page.wait_for(&format!("{AT} > {before}"));
    page.click("[data-step=play]");
    page.assert_no_errors();
}

#[test]
fn colours_can_be_switched_and_are_kept() {
    let records = Records::of(&[("game.rw", &text_of("one-card.rw"))]);
    let (_, path) = records.page(&[]);
    let page = opened(&path, Device::DESKTOP);
    let paper = "getComputedStyle(document.body).backgroundColor";
    let light = page.eval(paper);
    page.eval("document.querySelector('[name=theme]').value = 'dark'");
    page.eval("document.querySelector('[name=theme]').dispatchEvent(new Event('change', { bubbles: true }))");
    page.wait_for(&format!("{paper} !== {light}"));
    page.assert_no_errors();
}

#[test]
fn all_games_fit_small_screens_and_can_be_used_by_everybody() {
    let files = [
        ("a.rw", text_of("qwixx.rw")),
        ("b.rw", text_of("twenty-one.rw")),
        ("c.rw", text_of("one-card-advanced.rw")),
        ("d.rw", played("qwixx", 5, "Ann, Ben, Cleo, Dora, Somebody with quite a long name")),
        ("e.rw", played("twenty-one", 1, "Ann")),
    ];
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    let records = Records::of(&files);
    for language in ["en", "de", "is"] {
        let (_, path) = records.page(&["--lang", language]);
        let page = opened(&path, small(360));
        for (place, (name, _)) in files.iter().enumerate() {
            page.click(&format!("[data-game='{}']", place + 1));
            page.wait_for(&format!(
                "document.querySelector('.gamehead .faint').innerText.includes('{name}')"
            ));
            for at in [0, 9, 10, 11, 500] {
                page.eval(&format!(
                    "(() => {{ const slider = document.querySelector('.plot input'); slider.value = {at};
                    slider.dispatchEvent(new Event('input', {{ bubbles: true }})); }})()"
                ));
                for width in [320, 360, 1280] {
                    page.device(small(width));
                    assert_eq!(page.eval(TOO_WIDE), 0, "{language} {name} at {at}, {width} wide");
                }
            }
            if language != "is" {
                continue;
            }
            for scheme in [ColorScheme::Light, ColorScheme::Dark] {
                page.emulate_media(scheme, true);
                assert_eq!(page.axe(), Vec::<String>::new(), "{name} {scheme:?}");
            }
        }
        page.assert_no_errors();
    }
}

#[test]
fn no_name_becomes_a_script() {
    let names = "</script><img src=x onerror=alert(1)>, \"'><svg onload=alert(2)>";
    let game = text_of("qwixx.rw").replacen("Names: Net bot, medium bot", &format!("Names: {names}"), 1);
    let records = Records::of(&[("<img src=x onerror=alert(3)>.rw", &game), ("b.rw", &game)]);
    let (_, path) = records.page(&[]);
    let page = opened(&path, Device::DESKTOP);
    assert!(page.text("h1").contains("</script><img src=x onerror=alert(1)>"));
    page.press("End");
    page.settle();
    assert_eq!(page.eval("window.attacked ?? false"), json!(false));
    assert_eq!(page.count("img"), 0);
    page.assert_no_errors();
}
