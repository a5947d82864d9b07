//! Alles auf 1 Karte, played slowly and plainly: it exists to check the fast engine's `one-card`
//! against the rule page (K1 to K14).

use crate::{Reference, Turn, check_decisions, first_seat, highest, number, number_after};
use std::collections::BTreeMap;

mod cards;
mod ways;

use cards::Card;
use ways::{choice_in_order, in_order, phrase, picks, read_colours, rolls};

const DICE: usize = 5;

#[derive(Clone)]
struct Player {
    /// Advanced: the five cards dealt, until three are held.
    dealt: Vec<usize>,
    /// In the order received.
    cards: Vec<Card>,
    /// The scored cards: number and points.
    scored: Vec<(usize, i32)>,
}

impl Player {
    fn points(&self) -> i32 {
        let scored: i32 = self.scored.iter().map(|(_, points)| points).sum();
        let open: i32 = self.cards.iter().map(Card::points_of_full_rows).sum();
        scored + open
    }

    fn show(&self) -> String {
        let scored: Vec<String> =
            self.scored.iter().map(|(number, points)| format!("#{number}={points}")).collect();
        let scored = if scored.is_empty() { "-".to_string() } else { scored.join(" ") };
        let cards: Vec<String> = self.cards.iter().map(Card::show).collect();
        let mut text = format!("{scored} | {}", cards.join(", "));
        if !self.dealt.is_empty() {
            text += &format!("dealt {:?}", self.dealt);
        }
        text
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    First,
    /// The seat, counted from 0, gets its cards.
    Deal(usize),
    Hold,
    Open,
    Roll,
    KeepOrStop,
    Reroll,
    /// The seat, counted from 0, marks, takes or draws.
    Mark(usize),
    Take(usize),
    Draw(usize),
    Over,
}

#[derive(Clone)]
pub(crate) struct OneCard {
    advanced: bool,
    players: Vec<Player>,
    active: usize,
    phase: Phase,
    /// The cards not yet dealt, opened or drawn, ascending.
    deck: Vec<usize>,
    /// Advanced: the open cards (K14).
    display: Vec<usize>,
    /// The dice on the table in the order r o y g b p; during a reroll those kept.
    dice: Vec<char>,
    /// Rolls made in this turn.
    rolls: usize,
}

impl OneCard {
    pub(crate) fn new(seats: usize, advanced: bool) -> OneCard {
        let player = Player { dealt: Vec::new(), cards: Vec::new(), scored: Vec::new() };
        OneCard {
            advanced,
            players: vec![player; seats],
            active: 0,
            phase: Phase::First,
            deck: (1..=30).collect(),
            display: Vec::new(),
            dice: Vec::new(),
            rolls: 0,
        }
    }

    /// How many cards the coming `deal`, `open` or `draw` turns up.
    fn cards_due(&self) -> usize {
        match self.phase {
            Phase::Deal(_) if self.advanced => 5, // K13
            Phase::Deal(_) => 2,                  // K4
            Phase::Open => 3,                     // K14
            Phase::Draw(_) => 1,                  // K8
            _ => 0,
        }
    }

    /// Reads `deal 4 17` and the like and takes the cards out of the deck. Order is kept as given.
    fn take_from_deck(&mut self, word: &str, text: &str) -> Result<Vec<usize>, String> {
        let mut words = text.split(' ');
        if words.next() != Some(word) {
            return Err(format!("expected `{word} …`, got {text:?}"));
        }
        let mut deck = self.deck.clone();
        let mut cards = Vec::new();
        for word in words {
            let card = number(word)?;
            if !deck.contains(&card) {
                return Err(format!("card {card} is not in the deck"));
            }
            deck.retain(|other| *other != card);
            cards.push(card);
        }
        if cards.len() != self.cards_due() {
            return Err(format!("{} cards are due", self.cards_due()));
        }
        self.deck = deck;
        Ok(cards)
    }

    fn deal(&mut self, seat: usize, cards: Vec<usize>) {
        if self.advanced {
            self.players[seat].dealt = cards;
        } else {
            self.players[seat].cards = cards.into_iter().map(Card::from_deck).collect();
        }
        self.phase = if seat + 1 < self.players.len() {
            Phase::Deal(seat + 1)
        } else if self.advanced {
            Phase::Hold
        } else {
            Phase::Roll
        };
    }

    /// K13: each keeps the three cards chosen; the other two go back into the deck.
    fn hold(&mut self, choices: &BTreeMap<usize, String>) {
        for (seat, choice) in choices {
            let player = &mut self.players[seat - 1];
            for (index, card) in std::mem::take(&mut player.dealt).into_iter().enumerate() {
                let place = (index + 1).to_string();
                if choice.split(' ').any(|word| word == place) {
                    player.cards.push(Card::from_deck(card));
                } else {
                    self.deck.push(card);
                }
            }
        }
        self.deck.sort();
        self.phase = Phase::Open;
    }

    /// After a roll: K5 allows two more, after the third the roller is asked nothing.
    fn rolled(&mut self, text: &str) -> Result<(), String> {
        let rolled = read_colours(text)?;
        if rolled.len() + self.dice.len() != DICE {
            return Err(format!("{} dice are rolled", DICE - self.dice.len()));
        }
        self.dice.extend(rolled);
        self.dice = in_order(&self.dice);
        self.rolls += 1;
        self.phase = if self.rolls < 3 {
            Phase::KeepOrStop
        } else {
            Phase::Mark(self.active) // K6: starting with the active one
        };
        Ok(())
    }

    fn keep_or_stop(&mut self, choice: &str) {
        if choice == "stop" {
            self.phase = Phase::Mark(self.active);
        } else {
            self.dice = choice.chars().skip("keep ".len()).collect();
            self.phase = Phase::Reroll;
        }
    }

    /// K10.
    fn somebody_scored_four(&self) -> bool {
        self.players.iter().any(|player| player.scored.len() >= 4)
    }

    /// K6 to K8 for one player.
    fn mark(&mut self, seat: usize, choice: &str) {
        let mut scored_now = false;
        for index in 0..self.players[seat].cards.len() {
            if choice != (index + 1).to_string() {
                continue;
            }
            let (card, _) = self.players[seat].cards[index].entered(&self.dice);
            // K8: three full rows or more are scored at once.
            if card.full_rows() >= 3 {
                let points = card.points_when_scored();
                self.players[seat].scored.push((card.number, points));
                self.players[seat].cards.remove(index);
                scored_now = true;
            } else {
                self.players[seat].cards[index] = card;
            }
            break;
        }
        // K8, K14: a new card right away; K10: not once somebody has scored their fourth.
        if scored_now && !self.somebody_scored_four() {
            self.phase = if self.advanced { Phase::Take(seat) } else { Phase::Draw(seat) };
        } else {
            self.after(seat);
        }
    }

    /// K6: the next player in player order marks, or the turn ends.
    fn after(&mut self, seat: usize) {
        let next = (seat + 1) % self.players.len();
        if next != self.active {
            self.phase = Phase::Mark(next);
            return;
        }
        self.dice = Vec::new();
        self.rolls = 0;
        // K10: the turn was finished for all players; now the game is over.
        if self.somebody_scored_four() {
            self.phase = Phase::Over;
        } else {
            self.active = (self.active + 1) % self.players.len(); // K4: clockwise
            self.phase = Phase::Roll;
        }
    }

    fn take(&mut self, seat: usize, choice: &str) {
        if let Ok(place) = number_after("take", choice)
            && place >= 1
            && place <= self.display.len()
        {
            let card = self.display.remove(place - 1);
            self.players[seat].cards.push(Card::from_deck(card));
            self.phase = Phase::Draw(seat);
        }
    }

    /// K8: the player's new card; K14: the refill of the display.
    fn draw(&mut self, seat: usize, cards: Vec<usize>) {
        if self.advanced {
            self.display.extend(cards);
        } else {
            let new = cards.into_iter().map(Card::from_deck);
            self.players[seat].cards.extend(new);
        }
        self.after(seat);
    }
}

impl Reference for OneCard {
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::First => Turn::Chance("setup"),
            Phase::Deal(_) => Turn::Chance("deal"),
            Phase::Hold => Turn::Decide((1..=self.players.len()).collect()),
            Phase::Open => Turn::Chance("open"),
            Phase::Roll => Turn::Chance("roll"),
            Phase::KeepOrStop => Turn::Decide(vec![self.active + 1]),
            Phase::Reroll => Turn::Chance("reroll"),
            Phase::Mark(seat) | Phase::Take(seat) => Turn::Decide(vec![seat + 1]),
            Phase::Draw(_) => Turn::Chance("draw"),
            Phase::Over => Turn::Over,
        }
    }

    fn choices(&self, seat: usize) -> Vec<String> {
        let asked = matches!(self.turn(), Turn::Decide(seats) if seats.contains(&seat));
        if !asked {
            return Vec::new();
        }
        let mut choices = Vec::new();
        match self.phase {
            Phase::Hold => {
                // K13: any three of the five.
                for places in picks(&[1, 2, 3, 4, 5], 3) {
                    choices.push(phrase("hold", &places));
                }
            }
            Phase::KeepOrStop => {
                choices.push("stop".to_string());
                choices.push("keep".to_string());
                // K5: one to five dice are rolled again, so none to four are kept.
                for count in 1..DICE {
                    for places in picks(&[0, 1, 2, 3, 4], count) {
                        let kept: String = places.iter().map(|place| self.dice[*place]).collect();
                        let choice = format!("keep {kept}");
                        if !choices.contains(&choice) {
                            choices.push(choice);
                        }
                    }
                }
            }
            Phase::Mark(_) => {
                choices.push("-".to_string()); // K6: or pass
                for (index, card) in self.players[seat - 1].cards.iter().enumerate() {
                    // K7: a card on which nothing would be entered cannot be chosen.
                    let (_, anything) = card.entered(&self.dice);
                    if anything {
                        choices.push((index + 1).to_string());
                    }
                }
            }
            Phase::Take(_) => {
                for place in 1..=self.display.len() {
                    choices.push(format!("take {place}")); // K14
                }
            }
            _ => {}
        }
        choices
    }

    fn outcomes(&self) -> Vec<(String, u64)> {
        let word = match self.phase {
            Phase::First => {
                let seats = 1..=self.players.len();
                return seats.map(|seat| (format!("first {seat}"), 1)).collect();
            }
            Phase::Roll | Phase::Reroll => return rolls(DICE - self.dice.len()),
            Phase::Deal(_) => "deal",
            Phase::Open => "open",
            Phase::Draw(_) => "draw",
            _ => return Vec::new(),
        };
        let picked = picks(&self.deck, self.cards_due());
        picked.iter().map(|cards| (phrase(word, cards), 1)).collect()
    }

    fn chance(&mut self, text: &str) -> Result<(), String> {
        match self.phase {
            Phase::First => {
                self.active = first_seat(text, self.players.len())?;
                self.phase = Phase::Deal(0);
            }
            Phase::Deal(seat) => {
                let cards = self.take_from_deck("deal", text)?;
                self.deal(seat, cards);
            }
            Phase::Open => {
                self.display = self.take_from_deck("open", text)?;
                self.phase = Phase::Roll;
            }
            Phase::Roll | Phase::Reroll => self.rolled(text)?,
            Phase::Draw(seat) => {
                let cards = self.take_from_deck("draw", text)?;
                self.draw(seat, cards);
            }
            _ => return Err("no chance event is due".to_string()),
        }
        Ok(())
    }

    fn decide(&mut self, choices: &BTreeMap<usize, String>) -> Result<(), String> {
        let mut ordered = BTreeMap::new();
        for (seat, choice) in choices {
            ordered.insert(*seat, choice_in_order(choice));
        }
        check_decisions(self, &ordered)?;
        if self.phase == Phase::Hold {
            self.hold(&ordered);
            return Ok(());
        }
        for choice in ordered.values() {
            match self.phase {
                Phase::KeepOrStop => self.keep_or_stop(choice),
                Phase::Mark(seat) => self.mark(seat, choice),
                Phase::Take(seat) => self.take(seat, choice),
                _ => {}
            }
        }
        Ok(())
    }

    fn scores(&self) -> Vec<i32> {
        self.players.iter().map(Player::points).collect()
    }

    fn winners(&self) -> Vec<usize> {
        highest(&self.scores()) // K12
    }

    fn show(&self) -> String {
        let players: Vec<String> = self.players.iter().map(Player::show).collect();
        let mut text = format!("{} ; {:?}", players.join(" / "), self.phase);
        if self.phase != Phase::First {
            text += &format!(" ; active {}", self.active + 1);
        }
        if !self.display.is_empty() {
            text += &format!(" ; {}", phrase("open", &self.display));
        }
        if self.rolls > 0 {
            let dice: String = self.dice.iter().collect();
            text += &format!(" ; rolls {} dice {dice}", self.rolls);
        }
        text
    }

    fn boxed_clone(&self) -> Box<dyn Reference> {
        Box::new(self.clone())
    }
}

#[cfg(test)]
mod tests;
