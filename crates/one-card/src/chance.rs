//! What chance decides: who begins, which cards come, and the rolls.

use std::fmt;
use std::str::FromStr;

use rand::Rng;
use table::{NotationError, Seat, below, join, phrase};

use crate::card::{CardId, Pile};
use crate::dice::Dice;
use crate::state::{DEALT_ADVANCED, DISPLAY};

/// One outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// This seat begins (K4).
    First(Seat),
    /// These cards are dealt to a seat in this order: two (K4), or five in the advanced game (K13).
    Deal(Cards),
    /// These cards lie open (K14).
    Open([CardId; DISPLAY]),
    /// These dice fell: all five, or those rolled again.
    Roll(Dice),
    /// This card is drawn (K8, K14).
    Draw(CardId),
}

/// Two or five cards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Cards {
    cards: [CardId; DEALT_ADVANCED],
    count: u8,
}

impl Cards {
    /// These cards, at most five.
    pub(crate) fn new(cards: &[CardId]) -> Cards {
        let mut all = [CardId::FIRST; DEALT_ADVANCED];
        all[..cards.len()].copy_from_slice(cards);
        Cards { cards: all, count: cards.len() as u8 }
    }

    /// The cards in the order dealt.
    pub fn as_slice(&self) -> &[CardId] {
        &self.cards[..usize::from(self.count)]
    }

    /// A fair choice of this many cards, at most five, in ascending order.
    pub(crate) fn sample<R: Rng + ?Sized>(rng: &mut R, mut pile: Pile, count: usize) -> Cards {
        let mut cards = [CardId::FIRST; DEALT_ADVANCED];
        for card in &mut cards[..count] {
            *card = pile.nth(below(rng, pile.len()));
            pile.remove(*card);
        }
        cards[..count].sort_unstable();
        Cards { cards, count: count as u8 }
    }

    /// Every choice of this many cards, at most five, each in ascending order.
    pub(crate) fn outcomes(pile: Pile, count: usize, mut each: impl FnMut(Cards)) {
        fn extend(pile: &[CardId], count: usize, drawn: &mut Vec<CardId>, each: &mut impl FnMut(Cards)) {
            if drawn.len() == count {
                return each(Cards::new(drawn));
            }
            for (place, card) in pile.iter().enumerate() {
                drawn.push(*card);
                extend(&pile[place + 1..], count, drawn, each);
                drawn.pop();
            }
        }
        let pile: Vec<CardId> = pile.iter().collect();
        extend(&pile, count, &mut Vec::new(), &mut each);
    }
}

impl Chance {
    /// Three cards as the display.
    pub(crate) fn open(cards: &Cards) -> Chance {
        let [first, second, third, ..] = cards.cards;
        Chance::Open([first, second, third])
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Deal(cards) => write!(f, "deal {}", join(cards.as_slice(), " ")),
            Chance::Open(cards) => write!(f, "open {}", join(cards, " ")),
            Chance::Roll(dice) => dice.fmt(f),
            Chance::Draw(card) => write!(f, "draw {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let text = text.trim();
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let cards = || rest.split_whitespace().map(str::parse).collect::<Result<Vec<CardId>, _>>();
        match word {
            "first" => Seat::parse(rest).map(Chance::First),
            "deal" => {
                let cards = cards()?;
                let wrong = || {
                    NotationError::expected(
                        phrase!("thing-one-card-deal", "a deal of two or five cards"),
                        "deal 4 17",
                        text,
                    )
                };
                if cards.len() == 2 || cards.len() == 5 {
                    Ok(Chance::Deal(Cards::new(&cards)))
                } else {
                    Err(wrong())
                }
            }
            "open" => {
                let wrong = |_| {
                    NotationError::expected(
                        phrase!("thing-one-card-open", "three open cards"),
                        "open 3 9 28",
                        text,
                    )
                };
                cards()?.try_into().map(Chance::Open).map_err(wrong)
            }
            "draw" => rest.trim().parse().map(Chance::Draw),
            "" => Err(NotationError::expected(phrase!("thing-roll", "a roll"), "oyypp", text)),
            _ => text.parse().map(Chance::Roll),
        }
    }
}
