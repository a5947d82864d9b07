//! Mouse and finger: real events, where a person would aim.

use serde_json::{Value, json};

use crate::page::{Page, poll, text};

const POINTER: &str = include_str!("pointer.js");
const NAMED: &str = include_str!("named.js");

/// The call of a function that a script defines.
fn call(function: &str, arguments: &str) -> String {
    // The formatter ends a script with a semicolon, which cannot stand inside of an expression.
    format!("({})({arguments})", function.trim_end().trim_end_matches(';'))
}

/// Something to click, in words and as a script that finds it.
pub(crate) struct Aim {
    pub(crate) words: String,
    find: String,
}

impl Aim {
    pub(crate) fn at(selector: &str) -> Aim {
        Aim { words: selector.to_owned(), find: format!("() => document.querySelector({})", json!(selector)) }
    }

    fn named(kind: &str, name: &str) -> Aim {
        Aim {
            words: format!("{kind} {name:?}"),
            find: format!("() => {}", call(NAMED, &format!("{}, {}", json!(kind), json!(name)))),
        }
    }
}

impl Aim {
    /// What finds the middle of it, in a page, once it can be clicked.
    pub(crate) fn script(&self) -> String {
        call(POINTER, &self.find)
    }
}

/// The point that the script of an aim has found, or why it has found none.
pub(crate) fn point_in(told: &Value) -> Result<(f64, f64), String> {
    told["x"].as_f64().zip(told["y"].as_f64()).ok_or_else(|| text(&told["why"]))
}

impl Page {
    /// Clicks the first element that a selector finds, in its middle, once it is there. Fails if something else
    /// covers that point.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        self.click_on(&Aim::at(selector));
    }

    /// Clicks the first element of a kind, that is a tag or a role, with this text or name.
    #[track_caller]
    pub fn click_text(&self, kind: &str, text: &str) {
        self.click_on(&Aim::named(kind, text));
    }

    /// Touches the first element that a selector finds.
    #[track_caller]
    pub fn tap(&self, selector: &str) {
        self.tap_on(&Aim::at(selector));
    }

    /// Touches the first element of a kind, that is a tag or a role, with this text or name.
    #[track_caller]
    pub fn tap_text(&self, kind: &str, text: &str) {
        self.tap_on(&Aim::named(kind, text));
    }

    #[track_caller]
    fn click_on(&self, aim: &Aim) {
        let (x, y) = self.point(aim);
        self.call("Input.dispatchMouseEvent", json!({ "type": "mouseMoved", "x": x, "y": y }));
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.call("Input.dispatchMouseEvent", event);
        }
    }

    #[track_caller]
    fn tap_on(&self, aim: &Aim) {
        let (x, y) = self.point(aim);
        let finger = json!([{ "x": x, "y": y }]);
        self.call("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": finger }));
        self.call("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] }));
    }

    /// The middle of an element that can be clicked.
    #[track_caller]
    fn point(&self, aim: &Aim) -> (f64, f64) {
        let script = aim.script();
        let found = poll(self.patience(), || point_in(&self.try_eval(&script)?));
        found.unwrap_or_else(|why| self.fail(&format!("{} cannot be clicked: it {why}", aim.words)))
    }
}
