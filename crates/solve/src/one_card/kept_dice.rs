//! Some of the five dice as one small number, so that a turn's values are plain arrays.
//!
//! Dice whose colours are worth the same can be told apart or not as one likes. A card's dead colours (the
//! missing one, and those of full rows) are worth the same, nothing; taken together they are one symbol that
//! comes up more often. Fewer symbols mean fewer results: 252 with six, 126 with five, 56 with four.

use std::sync::LazyLock;

use one_card::{Colour, DICE, Dice};

/// How many results five dice with six colours have.
pub const RESULTS: usize = 252;
/// How many ways there are to keep none to five of the dice.
pub const KEPT_SETS: usize = 462;
/// Room for all of them, a power of two so that an index can be cut to it instead of checked.
pub(crate) const SET_CAPACITY: usize = 512;
/// The most symbols: one for each colour.
pub(crate) const SYMBOLS: usize = 6;
/// The most different symbols that five dice show.
const SHOWN: usize = DICE as usize;

/// None to five dice, by colour: [`KEPT_SETS`] of them, the [`RESULTS`] with all five at the end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct KeptDice(u16);

impl KeptDice {
    /// No dice.
    pub const NONE: KeptDice = KeptDice(0);

    /// These dice.
    pub fn of(dice: Dice) -> KeptDice {
        let colours = Alphabet::colours();
        let mut kept = 0;
        for colour in Colour::ALL {
            for _ in 0..dice.count(colour) {
                kept = usize::from(colours.one_more[kept][colour.index()]);
            }
        }
        KeptDice(kept as u16)
    }

    /// The five dice with this number, below [`RESULTS`]; larger numbers begin again.
    pub fn result(number: usize) -> KeptDice {
        KeptDice((KEPT_SETS - RESULTS + number % RESULTS) as u16)
    }

    /// The number of the result, if these are five dice.
    pub fn number(self) -> Option<usize> {
        self.index().checked_sub(KEPT_SETS - RESULTS)
    }

    /// The dice.
    pub fn dice(self) -> Dice {
        Dice::with_counts(self.counts()).unwrap_or_default()
    }

    /// How many dice show each colour, in the order of [`Colour::ALL`].
    pub fn counts(self) -> [u8; SYMBOLS] {
        Alphabet::colours().counts[self.index()]
    }

    /// All of them, the smaller ones first.
    pub fn all() -> impl Iterator<Item = KeptDice> {
        (0..KEPT_SETS as u16).map(KeptDice)
    }

    pub(crate) fn at(index: u16) -> KeptDice {
        KeptDice(index)
    }

    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The symbols that five dice can show, and how the sets of dice lead to each other.
pub(crate) struct Alphabet {
    /// How many symbols there are. The last one stands for all other colours.
    pub(crate) symbols: usize,
    /// The chance that a die shows the last symbol; each other one has a sixth.
    pub(crate) last: f64,
    /// How many dice of a set show each symbol; smaller sets come first.
    pub(crate) counts: Vec<[u8; SYMBOLS]>,
    /// The set with one more die of each symbol.
    pub(crate) one_more: Vec<[u16; SYMBOLS]>,
    /// The sets with one die less, each at least once.
    pub(crate) one_less: Vec<[u16; SHOWN]>,
    /// The index of the first set of five.
    pub(crate) first_result: usize,
    /// The chance of each set of five in one roll of all dice.
    pub(crate) chances: Vec<f64>,
}

static ALPHABETS: LazyLock<[Alphabet; 3]> =
    LazyLock::new(|| [Alphabet::new(4), Alphabet::new(5), Alphabet::new(6)]);

impl Alphabet {
    /// Every colour a symbol.
    pub(crate) fn colours() -> &'static Alphabet {
        &ALPHABETS[2]
    }

    /// This many live colours, three to five, and one symbol for all dead ones.
    pub(crate) fn live(colours: usize) -> &'static Alphabet {
        &ALPHABETS[colours.clamp(3, 5) - 3]
    }

    fn new(symbols: usize) -> Alphabet {
        let mut counts: Vec<[u8; SYMBOLS]> = Vec::new();
        for dice in 0..=DICE as u8 {
            extend(&mut counts, symbols, [0; SYMBOLS], 0, dice);
        }
        let index =
            |wanted: [u8; SYMBOLS]| counts.iter().position(|counts| *counts == wanted).unwrap_or(0) as u16;
        let total = |counts: &[u8; SYMBOLS]| counts.iter().map(|count| u32::from(*count)).sum::<u32>();
        let first_result = counts.iter().filter(|counts| total(counts) < DICE).count();
        let one_more = |counts: &[u8; SYMBOLS]| {
            std::array::from_fn(|symbol| {
                let mut more = *counts;
                more[symbol] += 1;
                index(more)
            })
        };
        let one_less = |counts: &[u8; SYMBOLS]| {
            let mut sets = (0..SYMBOLS).filter(|symbol| counts[*symbol] > 0).map(|symbol| {
                let mut less = *counts;
                less[symbol] -= 1;
                index(less)
            });
            let first = sets.next().unwrap_or(0);
            let mut one_less = [first; SHOWN];
            one_less.iter_mut().skip(1).zip(sets).for_each(|(place, set)| *place = set);
            one_less
        };
        let last = (SYMBOLS + 1 - symbols) as f64 / SYMBOLS as f64;
        let chance = |counts: &[u8; SYMBOLS]| {
            let mut chance = 1.0;
            let mut left = DICE;
            for (symbol, count) in counts.iter().enumerate() {
                let each = if symbol + 1 == symbols { last } else { 1.0 / SYMBOLS as f64 };
                for die in 0..u32::from(*count) {
                    chance *= each * f64::from(left) / f64::from(die + 1);
                    left -= 1;
                }
            }
            chance
        };
        Alphabet {
            symbols,
            last,
            one_more: counts[..first_result].iter().map(one_more).collect(),
            one_less: counts.iter().map(one_less).collect(),
            chances: counts[first_result..].iter().map(chance).collect(),
            first_result,
            counts,
        }
    }

    /// How many sets of five there are.
    pub(crate) fn results(&self) -> usize {
        self.chances.len()
    }
}

/// Adds every way to show this many dice with the symbols from one on.
fn extend(all: &mut Vec<[u8; SYMBOLS]>, symbols: usize, mut counts: [u8; SYMBOLS], symbol: usize, dice: u8) {
    if symbol + 1 == symbols {
        counts[symbol] = dice;
        return all.push(counts);
    }
    for count in 0..=dice {
        counts[symbol] = count;
        extend(all, symbols, counts, symbol + 1, dice - count);
    }
}
