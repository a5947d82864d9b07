//! One open card and what each result would make of it, quickly: a bot asks for all 252 results.

use one_card::{Card, Colour, DICE, OpenCard, ROWS_TO_SCORE};
use table::Six;

use super::kept_dice::SYMBOLS;

/// How many counts of a colour there are: none to all dice.
const COUNTS: usize = DICE as usize + 1;

/// Several small numbers in one word, added up over the colours at once: from the lowest bits the state's
/// number, the points of full rows, the full rows, their suns, and the dice entered.
#[derive(Clone, Copy, Default)]
struct Packed(u64);

const POINTS: u32 = 24;
const FULL: u32 = 40;
const SUNS: u32 = 44;
const ENTERED: u32 = 48;

impl Packed {
    fn new(state: u32, full: Option<(u8, bool)>, entered: u8) -> Packed {
        let row =
            full.map_or(0, |(boxes, sun)| u64::from(boxes) << POINTS | 1 << FULL | u64::from(sun) << SUNS);
        Packed(u64::from(state) | row | u64::from(entered) << ENTERED)
    }

    #[inline]
    fn plus(self, other: Packed) -> Packed {
        Packed(self.0 + other.0)
    }

    #[inline]
    fn state(self) -> usize {
        (self.0 & ((1 << POINTS) - 1)) as usize
    }

    #[inline]
    fn points(self) -> i32 {
        (self.0 >> POINTS & 0xFFFF) as i32
    }

    #[inline]
    fn is_scored(self) -> bool {
        (self.0 >> FULL & 0xF) as u32 >= ROWS_TO_SCORE
    }

    #[inline]
    fn sun_points(self) -> i32 {
        [0, 2, 5][(self.0 >> SUNS & 0xF).min(2) as usize]
    }

    #[inline]
    fn entered(self) -> bool {
        self.0 >> ENTERED > 0
    }

    #[inline]
    fn read(self, values: &[StoredValue], free: Six) -> CardValue {
        let scored = self.is_scored();
        let suns = if scored { self.sun_points() } else { 0 };
        let StoredValue { value, turns } = values.get(self.state()).copied().unwrap_or_default();
        CardValue { value, turns, points: self.points() + suns, scored, free }
    }
}

/// An open card with its table of values.
#[derive(Clone, Copy)]
pub(crate) struct CardOutcomes<'a> {
    values: &'a [StoredValue],
    start: Packed,
    now: CardValue,
    free: Six,
    steps: [[Packed; COUNTS]; SYMBOLS],
}

/// What lies ahead of a card in some state.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct StoredValue {
    /// The points to come less what the turns cost.
    pub(crate) value: f32,
    /// The turns until it is scored.
    pub(crate) turns: f32,
}

/// A card as it is, or as it becomes when it is used.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardValue {
    /// The points it is going to bring less what the turns for it cost; of a scored card it has no meaning.
    pub value: f32,
    /// The turns of all players until it is scored, if it is worked on alone.
    pub turns: f32,
    /// The points of its full rows, with suns once it is scored (K8, K11).
    pub points: i32,
    /// Whether it is scored.
    pub scored: bool,
    /// The free boxes of each colour's row.
    pub free: Six,
}

impl CardValue {
    /// What it is worth beyond its full rows.
    pub(crate) fn gain(&self) -> f64 {
        f64::from(self.value) - f64::from(self.points)
    }
}

impl<'a> CardOutcomes<'a> {
    /// An open card, the distance of its states for each colour, and their values.
    pub(crate) fn new(
        card: &Card,
        open: &OpenCard,
        strides: &[u32; SYMBOLS],
        values: &'a [StoredValue],
    ) -> CardOutcomes<'a> {
        let (mut start, mut all_free) = (Packed::default(), Six::ZERO);
        let mut steps = [[Packed::default(); COUNTS]; SYMBOLS];
        for colour in card.colours() {
            let (boxes, crossed, stride) =
                (card.boxes(colour), open.crossed(colour), strides[colour.index()]);
            let row = (boxes, card.has_sun(colour));
            let free = boxes - crossed;
            all_free = all_free.with(colour.index(), free);
            start = start.plus(Packed::new(stride * u32::from(crossed), (free == 0).then_some(row), 0));
            for count in 1..=free.min(DICE as u8) {
                steps[colour.index()][usize::from(count)] =
                    Packed::new(stride * u32::from(count), (count == free).then_some(row), count);
            }
        }
        CardOutcomes { values, start, now: start.read(values, all_free), free: all_free, steps }
    }

    /// The card as it is.
    #[inline]
    pub(crate) fn unused(&self) -> CardValue {
        self.now
    }

    /// The card if it is used; `None` if nothing would be entered (K7).
    #[inline]
    pub(crate) fn used(&self, counts: &[u8; SYMBOLS]) -> Option<CardValue> {
        let mut sum = self.start;
        for (steps, count) in self.steps.iter().zip(counts) {
            sum = sum.plus(steps[usize::from(*count) % COUNTS]);
        }
        let rolled = Six::new(*counts);
        let entered = rolled.only(rolled.not_larger(self.free));
        sum.entered().then(|| sum.read(self.values, self.free.minus(entered)))
    }
}

const _: () = assert!(Colour::ALL.len() == SYMBOLS);
