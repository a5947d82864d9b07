//! Mixing numbers, once for all crates: SplitMix64 (Steele, Lea and Flood 2014) and the FNV-1a hash.
//!
//! Seeds of games, recorded results and the bots' choices depend on these values, so they never change. None of
//! this is secret: dice that nobody may foresee come from the crate `fair`.

/// The step of SplitMix64: 2^64 divided by the golden ratio, made odd.
pub const GOLDEN_GAMMA: u64 = 0x9E37_79B9_7F4A_7C15;

const FNV_OFFSET: u64 = 0xCBF2_9CE4_8422_2325;
const FNV_PRIME: u64 = 0x0000_0100_0000_01B3;

/// What SplitMix64 gives out in this state: neighbouring states have nothing in common.
#[inline]
pub const fn splitmix64(state: u64) -> u64 {
    let sum = state.wrapping_add(GOLDEN_GAMMA);
    splitmix64_multiplications(sum ^ sum >> 30)
}

/// The second half of SplitMix64: two multiplications, and the shifts behind them.
#[inline]
pub const fn splitmix64_multiplications(word: u64) -> u64 {
    let word = word.wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}

/// Mixes one more number into a mixed one.
#[inline]
pub const fn combine(mixed: u64, number: u64) -> u64 {
    splitmix64(mixed ^ number.wrapping_mul(GOLDEN_GAMMA))
}

/// The seed of one of many generators that depend on one seed. Neighbours are near each other, so it is for
/// generators that mix their seeds themselves.
#[inline]
pub const fn numbered_seed(seed: u64, number: u64) -> u64 {
    seed.wrapping_mul(GOLDEN_GAMMA).wrapping_add(number)
}

/// The FNV-1a hash of some bytes; a seed of 0 gives the usual one.
pub fn fnv1a(seed: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(seed ^ FNV_OFFSET, |hash, byte| fnv1a_step(hash, u64::from(*byte)))
}

/// One step of FNV-1a: by the usual definition of a byte, but a whole word is mixed in just so.
#[inline]
pub const fn fnv1a_step(hash: u64, word: u64) -> u64 {
    (hash ^ word).wrapping_mul(FNV_PRIME)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values that the authors of both publish for their tests.
    #[test]
    fn known_values_come_out() {
        let first = [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F];
        let mut state = 0u64;
        for expected in first {
            assert_eq!(splitmix64(state), expected);
            state = state.wrapping_add(GOLDEN_GAMMA);
        }
        assert_eq!(fnv1a(0, b""), 0xCBF2_9CE4_8422_2325);
        assert_eq!(fnv1a(0, b"a"), 0xAF63_DC4C_8601_EC8C);
        assert_eq!(fnv1a(0, b"foobar"), 0x8594_4171_F739_67E8);
    }

    /// Recorded seeds depend on these.
    #[test]
    fn mixtures_stay_as_they_are() {
        assert_eq!(combine(0, 0), splitmix64(0));
        assert_eq!(combine(combine(0, 7), 1), 0xD8BF_EBF9_5ED6_1C74);
        assert_eq!(numbered_seed(21, 3), 0xFA8C_FC37_711C_2DBC);
    }
}
