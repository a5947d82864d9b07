//! What a player may do: stop or reroll, mark a card or pass, and pick cards in the advanced game.

use std::fmt;
use std::str::FromStr;

use table::{ChoiceSet, NotationError, Six, phrase};

use crate::dice::{DICE, Dice};

/// One player's choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// The roller is content with the dice (K5).
    Stop,
    /// The roller keeps these dice, none to four, and rolls the others again (K5).
    Keep(Dice),
    /// Use no card (K6).
    Pass,
    /// Use the card at this place, from 1 (K6).
    Mark(u8),
    /// Keep the cards at these three places of the five dealt, from 1 (K13).
    Hold([u8; 3]),
    /// Take the open card at this place, from 1 (K14).
    Take(u8),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Stop => f.write_str("stop"),
            Choice::Keep(Dice::NONE) => f.write_str("keep"),
            Choice::Keep(dice) => write!(f, "keep {dice}"),
            Choice::Pass => f.write_str("-"),
            Choice::Mark(place) => place.fmt(f),
            Choice::Hold([a, b, c]) => write!(f, "hold {a} {b} {c}"),
            Choice::Take(place) => write!(f, "take {place}"),
        }
    }
}

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Choice, NotationError> {
        let wrong = || {
            NotationError::expected_one_of(
                phrase!("thing-choice", "a choice"),
                &["stop", "keep yy", "-", "1", "hold 1 3 4", "take 2"],
                text,
            )
        };
        let place = |text: &str, last: u8| {
            let mut chars = text.trim().chars();
            let digit = chars.next().and_then(|c| c.to_digit(10)).filter(|_| chars.next().is_none());
            digit.map(|digit| digit as u8).filter(|digit| (1..=last).contains(digit)).ok_or_else(wrong)
        };
        let text = text.trim();
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        match word {
            "stop" if rest.is_empty() => Ok(Choice::Stop),
            "-" if rest.is_empty() => Ok(Choice::Pass),
            "keep" => {
                let dice: Dice = rest.parse().map_err(|_| wrong())?;
                if dice.len() < DICE { Ok(Choice::Keep(dice)) } else { Err(wrong()) }
            }
            "take" => place(rest, 3).map(Choice::Take),
            "hold" => {
                let places: Vec<u8> =
                    rest.split_whitespace().map(|text| place(text, 5)).collect::<Result<_, _>>()?;
                let places: [u8; 3] = places.try_into().map_err(|_| wrong())?;
                if places.is_sorted_by(|a, b| a < b) { Ok(Choice::Hold(places)) } else { Err(wrong()) }
            }
            _ => place(text, 3).map(Choice::Mark),
        }
    }
}

/// The legal choices of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choices {
    /// The seat is not asked.
    None,
    /// Stop, or keep some of these dice (K5).
    Roller(Dice),
    /// Pass, or use one of the cards whose bits are set (K6, K7).
    Marker(u8),
    /// Keep three of five cards (K13).
    Holder,
    /// Take one of three cards (K14).
    Taker,
}

/// The ten ways to keep three of five cards.
const HOLDS: [[u8; 3]; 10] = [
    [1, 2, 3],
    [1, 2, 4],
    [1, 2, 5],
    [1, 3, 4],
    [1, 3, 5],
    [1, 4, 5],
    [2, 3, 4],
    [2, 3, 5],
    [2, 4, 5],
    [3, 4, 5],
];

/// The places of the set bits, two bits each, for each set of three bits.
const PLACES: [u8; 8] = [0, 0, 1, 0b0100, 2, 0b1000, 0b1001, 0b10_0100];

/// How many different dice can be kept: of each colour none to all of its dice.
#[inline]
fn ways_to_keep(dice: Dice) -> usize {
    dice.0.numbers().iter().map(|count| usize::from(*count) + 1).product()
}

impl ChoiceSet for Choices {
    type Choice = Choice;

    #[inline]
    fn len(&self) -> usize {
        match self {
            Choices::None => 0,
            // Keeping all five is stopping.
            Choices::Roller(dice) => ways_to_keep(*dice),
            Choices::Marker(cards) => 1 + cards.count_ones() as usize,
            Choices::Holder => HOLDS.len(),
            Choices::Taker => 3,
        }
    }

    #[inline]
    fn nth(&self, place: usize) -> Choice {
        debug_assert!(place < self.len());
        match self {
            Choices::None => Choice::Pass,
            Choices::Roller(_) if place == 0 => Choice::Stop,
            Choices::Roller(dice) => {
                let mut rest = place - 1;
                let mut kept = Six::ZERO;
                for (colour, count) in dice.0.numbers().into_iter().enumerate() {
                    if count > 0 {
                        let ways = usize::from(count) + 1;
                        kept = kept.with(colour, (rest % ways) as u8);
                        rest /= ways;
                    }
                }
                Choice::Keep(Dice(kept))
            }
            Choices::Marker(_) if place == 0 => Choice::Pass,
            Choices::Marker(cards) => {
                Choice::Mark((PLACES[usize::from(cards & 7)] >> (2 * (place - 1)) & 3) + 1)
            }
            Choices::Holder => Choice::Hold(HOLDS[place]),
            Choices::Taker => Choice::Take(place as u8 + 1),
        }
    }
}
