//! The cards: five rows of boxes in five colours, two of them with a sun (K2).
//!
//! They are data, never code: `data/cards.txt` is compiled in, and a user's own file replaces it.

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

use table::{MaterialError, NotationError, Phrase, PhraseArgument, Six, SixMask, material_lines, phrase};

use crate::colour::Colour;

/// How many cards the deck has (K2).
pub const CARDS: usize = 30;
/// The longest row a user's card may have: what the boxes' counters hold.
const LONGEST_ROW: u8 = Six::MAX;
/// How many full rows score a card (K8).
pub const ROWS_TO_SCORE: u32 = 3;

/// How many rows a card has (K2).
pub(crate) const ROWS: usize = 5;
/// How many rows of a card carry a sun (K2).
pub(crate) const SUNS: usize = 2;
/// What no, one and both suns on full rows of a scored card are worth (K8).
pub const SUN_POINTS: [i32; SUNS + 1] = [0, 2, 5];

/// The number of a card in the deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CardId(u8);

impl CardId {
    pub(crate) const FIRST: CardId = CardId(0);

    /// The card with this number, from 1.
    pub const fn numbered(number: usize) -> Option<CardId> {
        if 1 <= number && number <= CARDS { Some(CardId((number - 1) as u8)) } else { None }
    }

    /// The number people use, from 1.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every card in order.
    pub fn all() -> impl Iterator<Item = CardId> {
        (0..CARDS as u8).map(CardId)
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{self}")
    }
}

impl FromStr for CardId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<CardId, NotationError> {
        let card = table::number(text).and_then(CardId::numbered);
        card.ok_or_else(|| {
            NotationError::expected(phrase!("thing-one-card-number", "the number of a card"), "17", text)
        })
    }
}

/// A card as it is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// The boxes of each colour's row; none for the missing colour.
    lengths: Six,
    suns: SixMask,
}

impl Card {
    /// How many boxes the row of a colour has; none for the missing colour.
    pub fn boxes(&self, colour: Colour) -> u8 {
        self.lengths.get(colour.index())
    }

    /// Whether the row of a colour carries a sun.
    pub fn has_sun(&self, colour: Colour) -> bool {
        self.suns.contains(colour.index())
    }

    /// The colours of the card's rows.
    pub fn colours(&self) -> impl Iterator<Item = Colour> + '_ {
        Colour::ALL.into_iter().filter(|colour| self.boxes(*colour) > 0)
    }

    /// How many boxes the row of each colour has.
    #[inline]
    pub fn lengths(&self) -> Six {
        self.lengths
    }

    /// The rows that are full with these boxes crossed.
    #[inline]
    pub(crate) fn full_rows(&self, crossed: Six) -> SixMask {
        crossed.equal(self.lengths).and(self.lengths.zeros().not())
    }

    /// The points of full rows, without suns (K11).
    #[inline]
    pub(crate) fn row_points(&self, full: SixMask) -> i32 {
        self.lengths.only(full).sum() as i32
    }

    /// The points of a scored card: its full rows, and 2 for one sun or 5 for both (K8).
    #[inline]
    pub(crate) fn scored_points(&self, full: SixMask) -> i32 {
        self.row_points(full) + SUN_POINTS[full.and(self.suns).len() as usize]
    }

    /// Whether a scored card can have these points: three rows or more are full (K8).
    pub(crate) fn can_score(&self, points: i32) -> bool {
        let rows = self.lengths.zeros().not();
        (0..1 << rows.len())
            .map(|number| rows.subset(number))
            .any(|full| full.len() >= ROWS_TO_SCORE && self.scored_points(full) == points)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |colour: Colour| {
            let sun = if self.has_sun(colour) { "*" } else { "" };
            format!("{}{}{sun}", colour.letter().to_ascii_uppercase(), self.boxes(colour))
        };
        f.write_str(&table::join(self.colours().map(row), " "))
    }
}

/// The 30 cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    cards: [Card; CARDS],
}

static BUILT_IN: LazyLock<Arc<Deck>> = LazyLock::new(|| match include_str!("../data/cards.txt").parse() {
    Ok(deck) => Arc::new(deck),
    Err(error) => unreachable!("the built-in deck is tested: {error}"),
});

impl Deck {
    /// The deck that comes with the program (K3).
    pub fn built_in() -> Arc<Deck> {
        Arc::clone(&BUILT_IN)
    }

    /// A card.
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// The lines of a file that gives this deck.
    pub fn lines(&self) -> Vec<String> {
        self.cards.iter().map(Card::to_string).collect()
    }
}

impl FromStr for Deck {
    type Err = MaterialError;

    fn from_str(text: &str) -> Result<Deck, MaterialError> {
        let cards: Vec<Card> =
            material_lines(text).map(|(line, content)| read_card(line, content)).collect::<Result<_, _>>()?;
        let found = cards.len();
        let end = material_lines(text).nth(CARDS).map_or(text.lines().count().max(1), |(line, _)| line);
        let cards = cards.try_into();
        let cards = cards.map_err(|_| {
            MaterialError::new(
                end,
                "K2",
                phrase!(
                    "why-one-card-deck",
                    "a deck has {cards} cards, not {found}",
                    cards = CARDS,
                    found = found
                ),
            )
        })?;
        Ok(Deck { cards })
    }
}

fn read_card(line: usize, content: &str) -> Result<Card, MaterialError> {
    let fail = |rule, why: Phrase| MaterialError::new(line, rule, why);
    let (mut lengths, mut suns, mut rows) = (Six::ZERO, 0u8, 0);
    for token in content.split_whitespace() {
        let (row, sun) = token.strip_suffix('*').map_or((token, false), |row| (row, true));
        let mut chars = row.chars();
        let colour = chars.next().and_then(|letter| Colour::with_letter(letter.to_ascii_lowercase()));
        let colour = colour.ok_or_else(|| {
            fail(
                "K1",
                phrase!(
                    "why-one-card-colour",
                    "`{token}` does not begin with a colour: R O Y G B P",
                    token = token
                ),
            )
        })?;
        let boxes = table::number(chars.as_str()).and_then(|boxes| u8::try_from(boxes).ok());
        let boxes = boxes.filter(|boxes| (1..=LONGEST_ROW).contains(boxes));
        let boxes = boxes.ok_or_else(|| {
            fail(
                "K2",
                phrase!(
                    "why-one-card-boxes",
                    "`{token}` is not a row of 1 to {most} boxes, like `R6` or `Y3*`",
                    token = token,
                    most = LONGEST_ROW
                ),
            )
        })?;
        if lengths.get(colour.index()) > 0 {
            return Err(fail(
                "K2",
                phrase!(
                    "why-one-card-colour-twice",
                    "the five rows must have different colours, but {colour} appears twice",
                    colour = PhraseArgument::Colours(vec![colour.name()])
                ),
            ));
        }
        lengths = lengths.with(colour.index(), boxes);
        suns |= u8::from(sun) << colour.index();
        rows += 1;
    }
    if rows != ROWS {
        return Err(fail(
            "K2",
            phrase!("why-one-card-rows", "a card has five rows, not {rows}", rows = rows),
        ));
    }
    let suns = SixMask::from_bits(suns);
    if suns.len() as usize != SUNS {
        return Err(fail(
            "K2",
            phrase!("why-one-card-suns", "two rows must have a sun, not {suns}", suns = suns.len()),
        ));
    }
    Ok(Card { lengths, suns })
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Pile(u32);

impl Pile {
    pub(crate) const FULL: Pile = Pile((1 << CARDS) - 1);

    #[inline]
    pub(crate) fn contains(self, card: CardId) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    #[inline]
    pub(crate) fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    #[inline]
    pub(crate) fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.0);
    }

    #[inline]
    pub(crate) fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The card at this place of the ascending list.
    #[inline]
    pub(crate) fn nth(self, place: u32) -> CardId {
        let mut rest = self.0;
        for _ in 0..place {
            rest &= rest - 1;
        }
        CardId(rest.trailing_zeros() as u8)
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = CardId> {
        CardId::all().filter(move |card| self.contains(*card))
    }
}
