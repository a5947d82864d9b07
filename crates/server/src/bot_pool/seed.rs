//! Where the bots' random choices come from: a secret, so that nobody can foresee them.

use fair::Secret;
use sha2::{Digest, Sha256};
use table::Seat;

/// What the text that is hashed begins with. Dice and commitments are hashed from other texts, so that a bot's
/// choices tell nothing about them.
const PURPOSE: &str = "rollwright bot choices 1";

/// The seed for one choice of a bot. The same choice has the same seed, so that nobody learns anything by taking
/// a choice back.
pub fn bot_seed(secret: &Secret, table: &str, game: usize, ply: usize, seat: Seat) -> [u8; 32] {
    Sha256::digest(format!("{PURPOSE}\n{secret}\n{table}\n{game} {ply} {seat}\n")).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_has_a_seed_of_its_own_that_depends_on_the_secret() {
        let secret = |digit: &str| digit.repeat(64).parse::<Secret>().unwrap();
        let seat = |number| Seat::numbered(number).unwrap();
        let seeds = [
            bot_seed(&secret("1"), "table", 1, 7, seat(1)),
            bot_seed(&secret("2"), "table", 1, 7, seat(1)),
            bot_seed(&secret("1"), "elbat", 1, 7, seat(1)),
            bot_seed(&secret("1"), "table", 2, 7, seat(1)),
            bot_seed(&secret("1"), "table", 1, 8, seat(1)),
            bot_seed(&secret("1"), "table", 1, 7, seat(2)),
        ];
        for (place, seed) in seeds.iter().enumerate() {
            assert!(!seeds[..place].contains(seed), "{place}");
        }
        assert_eq!(seeds[0], bot_seed(&secret("1"), "table", 1, 7, seat(1)));
    }

    #[test]
    fn the_seed_is_not_what_is_shown_of_the_secret() {
        let secret: Secret = "1".repeat(64).parse().unwrap();
        let seed = bot_seed(&secret, "", 1, 0, Seat::FIRST);
        let digits: String = seed.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_ne!(digits, secret.commitment().to_string());
    }
}
