//! Real dice and cards as people type them: numbers alone are enough, in the order in which the dice are named.

use games::AnyTable;
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use table::{ChanceKind, Game, Table, Turn};

use crate::draw::{Draw, Pen};

/// What real dice or cards are to show, and how somebody may type it.
pub(crate) struct TypedChance {
    /// The dice to be rolled, in order: each by its letter, or by an empty text where dice are all alike.
    dice: Vec<String>,
    /// Something that could come, in full notation.
    example: String,
}

impl TypedChance {
    /// What a table waits for.
    pub(crate) fn awaited<G: Game>(table: &Table<G>) -> TypedChance {
        let example = table.game().sample(table.state(), &mut ChaCha20Rng::seed_from_u64(0));
        TypedChance { dice: AnyTable::awaited_dice(table), example: example.to_string() }
    }

    /// What was typed, in full notation; an error says what is missing.
    pub(crate) fn in_full(&self, typed: &str, pen: Pen) -> Result<String, String> {
        let parts: Vec<&str> = typed.split([' ', '\t', ',']).filter(|part| !part.is_empty()).collect();
        let is_numbers = parts.iter().all(|part| part.chars().all(|c| c.is_ascii_digit()));
        if self.shows_numbers() && is_numbers {
            let faces = parts.concat();
            if faces.len() != self.dice.len() {
                let counts = [("dice", self.dice.len().into()), ("typed", faces.len().into())];
                return Err(pen.text_with("terminal-dice-count", &counts));
            }
            let dice = self.dice.iter().zip(faces.chars()).map(|(letter, face)| format!("{letter}{face}"));
            return Ok(dice.collect::<Vec<_>>().join(" "));
        }
        if !self.dice.is_empty() && !self.shows_numbers() {
            return Ok(parts.concat());
        }
        Ok(match self.keyword() {
            Some(keyword) if is_numbers => format!("{keyword} {}", parts.join(" ")),
            _ => typed.to_owned(),
        })
    }

    /// How to type it, in words.
    pub(crate) fn how<G: Draw>(&self, table: &Table<G>, pen: Pen) -> String {
        if self.dice.is_empty() {
            let awaited = pen.phrase(&table.game().awaited_chance(table.state()));
            return pen.text_with("terminal-type-awaited", &[("awaited", awaited.into())]);
        }
        if !self.shows_numbers() {
            let letters = table.game().die_letters();
            let letters: Vec<String> =
                letters.iter().map(|letter| format!("{letter} {}", pen.die(letter))).collect();
            let example = ("example", self.example.as_str().into());
            let all = [("count", self.dice.len().into()), ("letters", letters.join(", ").into()), example];
            return pen.text_with("terminal-type-colours", &all);
        }
        let dice: Vec<String> = self.dice.iter().map(|letter| pen.die(letter)).collect();
        let faces: Vec<&str> =
            self.example.split(' ').map(|die| die.trim_start_matches(char::is_alphabetic)).collect();
        let all = [("dice", dice.join(", ").into()), ("example", faces.join(" ").into())];
        let id = if dice.len() == 1 { "terminal-type-number-of-die" } else { "terminal-type-numbers" };
        pen.text_with(id, &all)
    }

    /// What stands before the answer: of dice their order.
    pub(crate) fn prompt(&self, kind: ChanceKind, pen: Pen) -> String {
        match kind {
            ChanceKind::Roll | ChanceKind::Reroll if self.shows_numbers() => {
                pen.text_with("terminal-prompt-dice-order", &[("order", self.dice.join(" ").into())])
            }
            ChanceKind::Roll | ChanceKind::Reroll => pen.text("terminal-prompt-dice"),
            ChanceKind::Setup => pen.text("terminal-prompt-start"),
            ChanceKind::Deal | ChanceKind::Open | ChanceKind::Draw => pen.text("terminal-prompt-cards"),
        }
    }

    /// Whether the dice are told apart, and show numbers.
    fn shows_numbers(&self) -> bool {
        !self.dice.is_empty() && self.dice.iter().all(|letter| !letter.is_empty())
    }

    /// The word that numbers follow in notation, if nothing else does: `deal` of `deal 4 17`.
    fn keyword(&self) -> Option<&str> {
        let (keyword, numbers) = self.example.split_once(' ')?;
        numbers.split(' ').all(|number| number.parse::<u32>().is_ok()).then_some(keyword)
    }
}

/// What comes by itself and need not be typed: the outcome of a lot with a single one, as who begins when a match goes
/// on.
pub(crate) fn only_outcome<G: Game>(game: &G, state: &G::State) -> Option<G::Chance> {
    let (mut only, mut count) = (None, 0u64);
    if game.turn(state) == Turn::Chance(ChanceKind::Setup) {
        game.outcomes(state, |chance, _| {
            only = Some(chance);
            count += 1;
        });
    }
    only.filter(|_| count == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn full(dice: &[&str], example: &str, typed: &str) -> Result<String, String> {
        let dice = dice.iter().map(|letter| (*letter).to_owned()).collect();
        TypedChance { dice, example: example.to_owned() }.in_full(typed, Pen::PLAIN)
    }

    #[test]
    fn numbers_are_the_dice_in_their_order() {
        let qwixx = |typed| full(&["w", "w", "r", "b"], "w4 w1 r3 b5", typed);
        for typed in ["4 1 3 5", "4135", "4,1, 3 5", "41 35"] {
            assert_eq!(qwixx(typed), Ok("w4 w1 r3 b5".to_owned()), "{typed}");
        }
        assert_eq!(qwixx("b5 w4 r3 w1"), Ok("b5 w4 r3 w1".to_owned()), "full notation stays");
        assert_eq!(qwixx("413"), Err("Dice rolled: 4; numbers typed: 3.".to_owned()));
    }

    #[test]
    fn dice_that_are_alike_show_letters_in_any_form() {
        assert_eq!(full(&["", "", ""], "oyp", "r r, o"), Ok("rro".to_owned()));
    }

    #[test]
    fn numbers_alone_are_cards_or_seats() {
        assert_eq!(full(&[], "deal 4 17", "6, 11"), Ok("deal 6 11".to_owned()));
        assert_eq!(full(&[], "first 2", "1"), Ok("first 1".to_owned()));
        assert_eq!(full(&[], "first 2 sheets CAF", "1"), Ok("1".to_owned()));
    }
}
