//! Who and what is who: players by the hash of a secret token, tables by an unguessable name and a short code.

use std::fmt;
use std::sync::Mutex;

use rand::rngs::SysRng;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;
use table::below;

use crate::lock::lock;

/// Letters of codes that are read out aloud: none that looks like another.
const CODE_LETTERS: &[u8] = b"ABCDEFGHJKLMNPQRSTUVWXYZ";
/// How many letters a code has.
const CODE_LENGTH: usize = 6;
/// Characters of names and tokens.
const NAME_LETTERS: &[u8] = b"abcdefghijkmnpqrstuvwxyz23456789";
const TABLE_LENGTH: usize = 14;
const TOKEN_LENGTH: usize = 32;
/// The longest token that is looked at.
const MAX_TOKEN: usize = 128;

/// A player: the hash of their token. The token itself is never kept.
#[derive(Clone, Copy, Eq)]
pub struct PlayerId([u8; 32]);

impl PlayerId {
    /// Whose token this is; `None` for something that cannot be a token.
    pub fn of_token(token: &str) -> Option<PlayerId> {
        let plausible =
            (16..=MAX_TOKEN).contains(&token.len()) && token.bytes().all(|byte| byte.is_ascii_graphic());
        plausible.then(|| PlayerId(Sha256::digest(token).into()))
    }

    /// The hash.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The hash in hexadecimal digits, as events have it.
    pub fn digits(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The player with this hash.
    pub(crate) fn from_hash(hash: [u8; 32]) -> PlayerId {
        PlayerId(hash)
    }

    /// From a stored hash.
    pub fn from_bytes(bytes: &[u8]) -> Option<PlayerId> {
        bytes.try_into().ok().map(PlayerId)
    }
}

impl PartialEq for PlayerId {
    /// In constant time: how much of a guess is right cannot be told from how long it takes.
    fn eq(&self, other: &PlayerId) -> bool {
        let different =
            self.0.iter().zip(&other.0).fold(0, |different, (own, other)| different | (own ^ other));
        different.ct_eq(&0).into()
    }
}

impl fmt::Debug for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a player")
    }
}

impl Serialize for PlayerId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.digits())
    }
}

impl<'de> Deserialize<'de> for PlayerId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PlayerId, D::Error> {
        let text = String::deserialize(deserializer)?;
        let byte = |at: usize| text.get(2 * at..2 * at + 2).and_then(|two| u8::from_str_radix(two, 16).ok());
        let bytes: Option<Vec<u8>> = (0..32).map(byte).collect();
        let id = bytes.filter(|_| text.len() == 64).and_then(|bytes| PlayerId::from_bytes(&bytes));
        id.ok_or_else(|| serde::de::Error::custom("a player is 64 hexadecimal digits"))
    }
}

/// The source of everything that must not be guessed.
pub struct SecureRandom(Mutex<ChaCha20Rng>);

impl SecureRandom {
    /// Seeded by the operating system; an error if that has no randomness to give.
    pub fn new() -> std::io::Result<SecureRandom> {
        let rng = ChaCha20Rng::try_from_rng(&mut SysRng).map_err(std::io::Error::other)?;
        Ok(SecureRandom(Mutex::new(rng)))
    }

    /// From any generator: a simulation can foresee everything.
    pub fn from_rng(rng: ChaCha20Rng) -> SecureRandom {
        SecureRandom(Mutex::new(rng))
    }

    /// Draws something.
    pub fn draw<T>(&self, from: impl FnOnce(&mut ChaCha20Rng) -> T) -> T {
        from(&mut lock(&self.0))
    }

    /// A new token: 160 bits.
    pub fn token(&self) -> String {
        self.draw(|rng| letters(rng, NAME_LETTERS, TOKEN_LENGTH))
    }

    /// A new table's name: 70 bits.
    pub fn table(&self) -> String {
        self.draw(|rng| letters(rng, NAME_LETTERS, TABLE_LENGTH))
    }

    /// A code to be read out aloud.
    pub fn code(&self) -> String {
        self.draw(|rng| letters(rng, CODE_LETTERS, CODE_LENGTH))
    }
}

fn letters<R: Rng + ?Sized>(rng: &mut R, of: &[u8], length: usize) -> String {
    (0..length).map(|_| char::from(of[below(rng, of.len() as u32) as usize])).collect()
}

/// The code that somebody typed, as it is kept: small or large, in groups or in one; `None` if it cannot be one.
pub fn read_code(text: &str) -> Option<String> {
    let is_between = |letter: char| letter.is_whitespace() || "-\u{2010}\u{2011}\u{2013}.".contains(letter);
    let code: String = text.chars().filter(|&letter| !is_between(letter)).collect();
    let code = code.to_ascii_uppercase();
    (code.len() == CODE_LENGTH && code.bytes().all(|letter| CODE_LETTERS.contains(&letter))).then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_type_them() {
        for typed in [" abcdef ", "abc def", "ABC-DEF", "a b c d e f", "AbC\u{a0}\u{2013} dEf."] {
            assert_eq!(read_code(typed).as_deref(), Some("ABCDEF"), "{typed}");
        }
        for wrong in ["ABCDE", "ABCDEFG", "ABCDE1", "ABCDEO", "ÄBCDEF", ""] {
            assert_eq!(read_code(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn players_are_hashes_of_tokens() {
        let random = SecureRandom::new().unwrap();
        let (token, other) = (random.token(), random.token());
        assert_ne!(token, other);
        let player = PlayerId::of_token(&token).unwrap();
        assert_eq!(Some(player), PlayerId::of_token(&token));
        assert_ne!(Some(player), PlayerId::of_token(&other));
        let text = serde_json::to_string(&player).unwrap();
        assert!(!text.contains(&token));
        assert_eq!(serde_json::from_str::<PlayerId>(&text).unwrap(), player);
        assert_eq!(PlayerId::of_token("short"), None);
        assert_eq!(PlayerId::of_token(&"x".repeat(1000)), None);
        assert!(serde_json::from_str::<PlayerId>("\"é0\"").is_err());
    }
}
