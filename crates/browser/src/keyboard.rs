//! The keyboard: real events, key by key.

use serde_json::{Value, json};

use crate::page::Page;

/// A key as browsers tell it.
struct Key {
    key: String,
    code: String,
    number: u32,
    /// What it types, if it types something.
    text: Option<String>,
}

const SHIFT: u32 = 8;

impl Key {
    /// A key by its name, like `Tab` or `ArrowLeft`, or by the one sign that it types.
    fn named(name: &str) -> Option<Key> {
        let typing = |number, text: &str| (number, Some(text.to_owned()));
        let (number, text) = match name {
            "Tab" => (9, None),
            "Enter" => typing(13, "\r"),
            "Space" => return Some(Key::typing(' ')),
            "Escape" => (27, None),
            "Backspace" => (8, None),
            "Delete" => (46, None),
            "PageUp" => (33, None),
            "PageDown" => (34, None),
            "End" => (35, None),
            "Home" => (36, None),
            "ArrowLeft" => (37, None),
            "ArrowUp" => (38, None),
            "ArrowRight" => (39, None),
            "ArrowDown" => (40, None),
            _ => {
                let mut signs = name.chars();
                return signs.next().filter(|_| signs.next().is_none()).map(Key::typing);
            }
        };
        Some(Key { key: name.to_owned(), code: name.to_owned(), number, text })
    }

    fn typing(sign: char) -> Key {
        let upper = sign.to_ascii_uppercase();
        let (code, number) = match upper {
            'A'..='Z' => (format!("Key{upper}"), u32::from(upper)),
            '0'..='9' => (format!("Digit{upper}"), u32::from(upper)),
            ' ' => ("Space".to_owned(), u32::from(upper)),
            // Where other signs are depends on the keyboard.
            _ => (String::new(), 0),
        };
        Key { key: sign.to_string(), code, number, text: Some(sign.to_string()) }
    }

    fn event(&self, kind: &str, modifiers: u32) -> Value {
        json!({
            "type": kind,
            "key": self.key,
            "code": self.code,
            "windowsVirtualKeyCode": self.number,
            "modifiers": modifiers,
        })
    }
}

impl Page {
    /// Presses and releases a key: a name like `Tab`, `Enter`, `Space`, `Escape`, `ArrowLeft`, or a letter, a digit,
    /// a sign. `Shift+`, `Control+` and `Alt+` may stand before it.
    #[track_caller]
    pub fn press(&self, name: &str) {
        let mut modifiers = 0;
        let mut rest = name;
        for (prefix, bit) in [("Alt+", 1), ("Control+", 2), ("Shift+", SHIFT)] {
            if let Some(after) = rest.strip_prefix(prefix) {
                rest = after;
                modifiers |= bit;
            }
        }
        let key = Key::named(rest).unwrap_or_else(|| panic!("there is no key {rest:?}"));
        self.strike(&key, modifiers);
    }

    /// Types a text into whatever has the focus.
    #[track_caller]
    pub fn type_text(&self, text: &str) {
        for sign in text.chars() {
            let shift = if sign.is_uppercase() { SHIFT } else { 0 };
            self.strike(&Key::typing(sign), shift);
        }
    }

    #[track_caller]
    fn strike(&self, key: &Key, modifiers: u32) {
        let mut down = key.event("keyDown", modifiers);
        match &key.text {
            // With Control or Alt a key types nothing.
            Some(text) if modifiers & !SHIFT == 0 => down["text"] = json!(text),
            _ => down["type"] = json!("rawKeyDown"),
        }
        self.call("Input.dispatchKeyEvent", down);
        self.call("Input.dispatchKeyEvent", key.event("keyUp", modifiers));
    }
}
