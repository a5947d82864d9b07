//! Numbers in words, and advice as JSON: what all solutions print alike.

use std::fmt::Display;

use serde_json::{Value, json};
use solve::Advice;

/// The most memory this program has had at once, in bytes, where the system tells.
pub(crate) fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(1024 * kilobytes)
}

/// A number of bytes in words.
pub(crate) fn megabytes(bytes: u64) -> String {
    format!("{:.1} MB", bytes as f64 / 1e6)
}

/// A number with commas between the thousands.
pub(crate) fn thousands(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A chance with enough digits to tell small ones apart.
pub(crate) fn percent(chance: f64) -> String {
    digits(chance, 2)
}

/// The same with four digits.
pub(crate) fn exact_percent(chance: f64) -> String {
    digits(chance, 4)
}

fn digits(chance: f64, digits: usize) -> String {
    // The sum of many chances may end up a hair outside.
    let percent = 100.0 * chance.clamp(0.0, 1.0);
    if percent == 0.0 || percent >= 0.1_f64.powi(digits as i32) {
        format!("{percent:.digits$} %")
    } else {
        format!("{percent:.1e} %")
    }
}

/// The choices of one decision with their worth and loss, the best first.
pub(crate) fn advice_json<C: Copy + Display>(advice: &Advice<C>) -> Value {
    let rated = advice.choices().iter();
    rated
        .map(|rated| {
            json!({
                "choice": rated.choice.to_string(),
                "worth": rated.worth,
                "loss": advice.loss(rated),
            })
        })
        .collect()
}
