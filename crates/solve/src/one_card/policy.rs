//! A player that stands on the exact values of single cards.
//!
//! With a fair price for a turn, cards can be added up: a turn works on one card, and a new card is worth
//! nothing on average. So a hand is worth its points and the values of its open cards, and the better card to
//! use is the one that gains more value. The player rolls for the results that lead to the best chance to win,
//! and what they give to the others counts against them.

use std::sync::atomic::AtomicU64;

use one_card::{
    CardId, Choice, Dice, Hand, MAX_OPEN, MAX_SEATS, OneCard, Phase, ROLLS, SCORED_AT_END, State,
};
use table::{Game, Seat};

use super::book::Book;
use super::kept::{Alphabet, Kept, RESULTS};
use super::outlook::{Lead, Outlook};
use super::plans::Plans;
use super::race::Race;
use super::reach::Marked;
use super::solution::Unsolved;
use super::tally::{Standing, Tally};
use super::turn_plan::TurnPlan;
use crate::{Cancelled, IsCancelled, NEVER};

/// A strong player for one deck and number of seats, basic and advanced. What it expects of a game that goes
/// on is up to its outlook.
#[derive(Debug)]
pub struct Policy<O = Lead> {
    book: Book,
    outlook: O,
    pub(super) plans: Plans,
}

impl Policy {
    /// Prepares for a game's deck and seats. Cards are solved when they are first seen.
    pub fn new(game: &OneCard) -> Result<Policy, Unsolved> {
        Policy::with_outlook(game, NEVER, |lead| lead)
    }

    /// What the player would choose for a seat that is asked.
    pub fn choose(&self, game: &OneCard, state: &State, seat: Seat) -> Choice {
        match state.phase() {
            Phase::Roller => self.roll(game, state, seat),
            Phase::Hold => self.hold(state, seat),
            Phase::Take(_) => self.best_on_display(state),
            _ => self.mark(game, state, seat),
        }
    }

    /// K5: stops, or keeps the dice that promise most.
    fn roll(&self, game: &OneCard, state: &State, seat: Seat) -> Choice {
        let plan = plan(&self.race(game, state, seat, false), f64::INFINITY);
        let result = result(state);
        let kept = plan.best_keep(result, rerolls(state));
        if kept == result { Choice::Stop } else { Choice::Keep(kept.dice()) }
    }

    /// K6: uses the best card or passes.
    fn mark(&self, game: &OneCard, state: &State, seat: Seat) -> Choice {
        let (_, place) = self.race(game, state, seat, false).best(&result(state).counts(), f64::INFINITY);
        mark(place)
    }

    /// K13: keeps the three cards with the highest values.
    fn hold(&self, state: &State, seat: Seat) -> Choice {
        Choice::Hold(self.best_three(state, seat))
    }
}

impl<O: Outlook> Policy<O> {
    /// Prepares for a game's deck and seats, with an outlook that may be made from the plain one.
    pub fn with_outlook(
        game: &OneCard,
        cancelled: IsCancelled<'_>,
        outlook: impl FnOnce(Lead) -> O,
    ) -> Result<Policy<O>, Unsolved> {
        let book = Book::new(game.deck(), game.seats(), cancelled)?;
        let outlook = outlook(Lead { price: book.price() });
        Ok(Policy { book, outlook, plans: Plans::default() })
    }

    /// Solves all cards now, on some threads, so that no choice has to wait for it. `done` counts the cards,
    /// for whoever watches.
    pub fn solve_all(
        &self,
        threads: usize,
        done: &AtomicU64,
        cancelled: IsCancelled<'_>,
    ) -> Result<(), Cancelled> {
        self.book.solve_all(threads, done, cancelled)
    }

    /// How much memory the values of the cards and the plans kept can take, once all cards are solved.
    pub fn bytes(&self) -> usize {
        self.book.bytes() + Plans::MOST_BYTES
    }

    /// What a turn is worth: the points that a card brings in the long run, by turns of all players.
    pub fn price(&self) -> f64 {
        self.book.price()
    }

    /// What says who is going to win a game that goes on.
    pub fn outlook(&self) -> &O {
        &self.outlook
    }

    /// How a seat stands.
    pub fn tally(&self, game: &OneCard, state: &State, seat: Seat) -> Tally {
        self.standing(game, state.hand(seat), None).tally
    }

    /// A new card.
    pub(super) fn fresh(&self, id: CardId) -> Marked {
        self.book.fresh(id)
    }

    /// K14: takes the open card with the highest value.
    pub(super) fn best_on_display(&self, state: &State) -> Choice {
        let values = state.display().iter().map(|id| self.fresh(*id).value);
        let best = values.enumerate().reduce(|best, next| if next.1 > best.1 { next } else { best });
        Choice::Take(best.map_or(1, |(place, _)| place as u8 + 1))
    }

    /// The three cards dealt with the highest values, by their places.
    pub(super) fn best_three(&self, state: &State, seat: Seat) -> [u8; MAX_OPEN] {
        let dealt = state.dealt(seat);
        let value =
            |place: &u8| dealt.get(usize::from(*place) - 1).map_or(f32::MIN, |id| self.fresh(*id).value);
        let mut places = [1, 2, 3, 4, 5];
        places.sort_by(|a, b| value(b).total_cmp(&value(a)));
        let [first, second, third, ..] = places;
        let mut best = [first, second, third];
        best.sort_unstable();
        best
    }

    pub(super) fn race<'a>(
        &'a self,
        game: &OneCard,
        state: &State,
        seat: Seat,
        careful: bool,
    ) -> Race<'a, O> {
        let seats = game.seats();
        let open =
            state.display().iter().filter(|_| O::KNOWS_NEW_CARDS && seats > 1).map(|id| self.fresh(*id));
        let replacement = open.max_by(|a, b| a.value.total_cmp(&b.value));
        let me = self.standing(game, state.hand(seat), replacement);
        let mut others = [me; MAX_SEATS - 1];
        for (further, other) in others[..seats - 1].iter_mut().enumerate() {
            *other = self.standing(game, state.hand(seat.after(further + 1, seats)), replacement);
        }
        let active = game.active(state).unwrap_or(seat);
        let to_mark = (1..seats).take_while(|further| seat.after(*further, seats) != active).count();
        let finished = |seat: Seat| state.hand(seat).scored().len() == SCORED_AT_END;
        let last_turn = Seat::all(seats).any(finished);
        Race { me, others, rivals: seats - 1, to_mark, last_turn, outlook: &self.outlook, careful }
    }

    fn standing<'a>(&'a self, game: &OneCard, hand: &Hand, replacement: Option<Marked>) -> Standing<'a> {
        let mut cards = [None; MAX_OPEN];
        let left = SCORED_AT_END - hand.scored().len();
        let mut tally = Tally { points: f64::from(hand.points(game.deck())), left, ..Tally::default() };
        for (place, open) in hand.open().iter().enumerate() {
            let card = self.book.reach(game.deck(), open);
            tally.rows += f64::from(card.unused().points);
            tally.values += f64::from(card.unused().value);
            tally.cards[place] = Some(card.unused());
            cards[place] = Some(card);
        }
        Standing { tally, cards, replacement }
    }
}

/// How many states are solved for a game's deck in all, which is what time and memory depend on.
pub fn deck_states(game: &OneCard) -> u64 {
    Book::states(game.deck())
}

/// The turn of a player who rolls, solved for the best use of every result.
pub(super) fn plan<O: Outlook>(race: &Race<'_, O>, margin: f64) -> Box<TurnPlan> {
    plan_with_uses(race, margin).0
}

/// The same, and the place of the card that each result is used for, if one is.
pub(super) fn plan_with_uses<O: Outlook>(
    race: &Race<'_, O>,
    margin: f64,
) -> (Box<TurnPlan>, [Option<usize>; RESULTS]) {
    let colours = Alphabet::colours();
    let (mut values, mut uses) = ([0.0; RESULTS], [None; RESULTS]);
    let results = colours.counts[colours.first_result..].iter();
    for ((value, used), counts) in values.iter_mut().zip(&mut uses).zip(results) {
        (*value, *used) = race.best(counts, margin);
    }
    let mut plan = Box::<TurnPlan>::default();
    plan.solve(&values);
    (plan, uses)
}

/// The dice on the table.
pub(super) fn result(state: &State) -> Kept {
    Kept::of(state.dice().unwrap_or(Dice::NONE))
}

/// How often the active player may still roll again (K5).
pub(super) fn rerolls(state: &State) -> usize {
    usize::from(ROLLS.saturating_sub(state.rolls()))
}

/// The choice to use the card at a place, from 0, or none.
pub(super) fn mark(place: Option<usize>) -> Choice {
    place.map_or(Choice::Pass, |place| Choice::Mark(place as u8 + 1))
}
