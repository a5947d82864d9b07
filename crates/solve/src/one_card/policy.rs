//! A player that stands on the exact values of single cards.
//!
//! With a fair price for a turn, cards can be added up: a turn works on one card, and a new card is worth
//! nothing on average. So a hand is worth its points and the values of its open cards, and the better card to
//! use is the one that gains more value. The player rolls for the results that lead to the best chance to win,
//! and what they give to the others counts against them.

use one_card::{Choice, Dice, Hand, MAX_OPEN, MAX_SEATS, OneCard, Phase, ROLLS, SCORED_AT_END, State};
use table::{Game, Seat};

use super::book::Book;
use super::kept::{Alphabet, Kept, RESULTS};
use super::race::{Race, Standing, Tally};
use super::solution::TooLarge;
use super::turn_plan::TurnPlan;

/// A strong player for one deck and number of seats, basic and advanced.
#[derive(Debug)]
pub struct Policy {
    book: Book,
}

impl Policy {
    /// Prepares for a game's deck and seats. Cards are solved when they are first seen.
    pub fn new(game: &OneCard) -> Result<Policy, TooLarge> {
        Ok(Policy { book: Book::new(game.deck(), game.seats())? })
    }

    /// What a turn is worth: the points that a card brings in the long run, by turns of all players.
    pub fn price(&self) -> f64 {
        self.book.price()
    }

    /// What the player would choose for a seat that is asked.
    pub fn choose(&self, game: &OneCard, state: &State, seat: Seat) -> Choice {
        match state.phase() {
            Phase::Roller => self.roll(game, state, seat),
            Phase::Hold => self.hold(state, seat),
            Phase::Take(_) => self.take(state),
            _ => self.mark(game, state, seat),
        }
    }

    /// K5: stops, or keeps the dice that promise most.
    fn roll(&self, game: &OneCard, state: &State, seat: Seat) -> Choice {
        let race = self.race(game, state, seat);
        let colours = Alphabet::colours();
        let mut values = [0.0; RESULTS];
        for (value, counts) in values.iter_mut().zip(&colours.counts[colours.first_result..]) {
            (*value, _) = race.best(counts);
        }
        let mut plan = TurnPlan::default();
        plan.solve(&values);
        let result = Kept::of(state.dice().unwrap_or(Dice::NONE));
        let kept = plan.best_keep(result, usize::from(ROLLS.saturating_sub(state.rolls())));
        if kept == result { Choice::Stop } else { Choice::Keep(kept.dice()) }
    }

    /// K6: uses the best card or passes.
    fn mark(&self, game: &OneCard, state: &State, seat: Seat) -> Choice {
        let counts = Kept::of(state.dice().unwrap_or(Dice::NONE)).counts();
        let (_, place) = self.race(game, state, seat).best(&counts);
        place.map_or(Choice::Pass, |place| Choice::Mark(place as u8 + 1))
    }

    /// K13: keeps the three cards with the highest values.
    fn hold(&self, state: &State, seat: Seat) -> Choice {
        let dealt = state.dealt(seat);
        let value =
            |place: &u8| dealt.get(usize::from(*place) - 1).map_or(f32::MIN, |id| self.book.fresh(*id));
        let mut places = [1, 2, 3, 4, 5];
        places.sort_by(|a, b| value(b).total_cmp(&value(a)));
        let [first, second, third, ..] = places;
        let mut best = [first, second, third];
        best.sort_unstable();
        Choice::Hold(best)
    }

    /// K14: takes the open card with the highest value.
    fn take(&self, state: &State) -> Choice {
        let values = state.display().iter().map(|id| self.book.fresh(*id));
        let best = values.enumerate().reduce(|best, next| if next.1 > best.1 { next } else { best });
        Choice::Take(best.map_or(1, |(place, _)| place as u8 + 1))
    }

    fn race<'a>(&'a self, game: &OneCard, state: &State, seat: Seat) -> Race<'a> {
        let seats = game.seats();
        let me = self.standing(game, state.hand(seat));
        let mut others = [me; MAX_SEATS - 1];
        for (further, other) in others[..seats - 1].iter_mut().enumerate() {
            *other = self.standing(game, state.hand(seat.after(further + 1, seats)));
        }
        let active = game.active(state).unwrap_or(seat);
        let to_mark = (1..seats).take_while(|further| seat.after(*further, seats) != active).count();
        let finished = |seat: Seat| state.hand(seat).scored().len() == SCORED_AT_END;
        let last_turn = Seat::all(seats).any(finished);
        Race { me, others, rivals: seats - 1, to_mark, last_turn, price: self.book.price() }
    }

    fn standing<'a>(&'a self, game: &OneCard, hand: &Hand) -> Standing<'a> {
        let mut cards = [None; MAX_OPEN];
        let left = SCORED_AT_END - hand.scored().len();
        let mut tally = Tally { points: f64::from(hand.points(game.deck())), left, ..Tally::default() };
        for (place, open) in cards.iter_mut().zip(hand.open()) {
            let card = self.book.reach(game.deck(), open);
            tally.rows += card.unused().points;
            tally.values += card.unused().value;
            *place = Some(card);
        }
        Standing { tally, cards }
    }
}
