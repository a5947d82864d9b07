//! Thirty-two bytes as 64 hexadecimal digits: one spelling for each value, because it is the text that is hashed.

use std::fmt;

use table::{Phrase, phrase};
use thiserror::Error;

/// Why a text is not a secret or a commitment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", self.why())]
pub struct DigitsError;

impl DigitsError {
    /// What is wrong, for people.
    pub fn why(self) -> Phrase {
        phrase!("why-fair-digits", "expected 64 hexadecimal digits with lower-case letters")
    }
}

/// Writes two digits for each byte.
pub(crate) fn write(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// Reads exactly what [`write`] writes.
pub(crate) fn read(text: &str) -> Result<[u8; 32], DigitsError> {
    let value = |digit: u8| match digit {
        b'0'..=b'9' => Ok(digit - b'0'),
        b'a'..=b'f' => Ok(digit - b'a' + 10),
        _ => Err(DigitsError),
    };
    let digits: &[u8; 64] = text.as_bytes().try_into().map_err(|_| DigitsError)?;
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = value(pair[0])? << 4 | value(pair[1])?;
    }
    Ok(bytes)
}
