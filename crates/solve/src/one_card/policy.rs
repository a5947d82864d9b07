//! A player that stands on the exact values of single cards.
//!
//! With a fair price for a turn, cards can be added up: a turn works on one card, and a new card is worth
//! nothing on average. So a hand is worth its points and the values of its open cards, and the better card to
//! use is the one that gains more value. The player rolls for the results that lead to the best chance to win,
//! and what they give to the others counts against them.

use one_card::{
    CardId, Choice, Dice, Hand, MAX_OPEN, MAX_SEATS, OneCard, Phase, ROLLS, SCORED_AT_END, State,
};
use table::{Game, Seat};

use super::card_outcomes::CardValue;
use super::deck_values::DeckValues;
use super::kept_dice::{Alphabet, KeptDice, RESULTS};
use super::player_standing::{PlayerOptions, PlayerStanding};
use super::solution::Unsolved;
use super::turn_plan::TurnPlan;
use super::turn_plan_cache::TurnPlanCache;
use super::win_estimator::{LeadEstimator, WinEstimator};
use super::win_evaluation::WinEvaluation;
use crate::{Cancelled, SolveContext};

/// A strong player for one deck and number of seats, basic and advanced. What it expects of a game that goes
/// on is up to its estimator.
#[derive(Debug)]
pub struct Policy<O = LeadEstimator> {
    deck_values: DeckValues,
    estimator: O,
    pub(super) plans: TurnPlanCache,
}

impl Policy {
    /// Prepares for a game's deck and seats. Cards are solved when they are first seen.
    pub fn new(game: &OneCard, context: SolveContext<'_>) -> Result<Policy, Unsolved> {
        Policy::with_estimator(game, context, |lead| lead)
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
        let plan = plan(&self.evaluation(game, state, seat, false), f64::INFINITY);
        let result = result(state);
        let kept = plan.best_keep(result, rerolls(state));
        if kept == result { Choice::Stop } else { Choice::Keep(kept.dice()) }
    }

    /// K6: uses the best card or passes.
    fn mark(&self, game: &OneCard, state: &State, seat: Seat) -> Choice {
        let (_, place) =
            self.evaluation(game, state, seat, false).best(&result(state).counts(), f64::INFINITY);
        mark(place)
    }

    /// K13: keeps the three cards with the highest values.
    fn hold(&self, state: &State, seat: Seat) -> Choice {
        Choice::Hold(self.best_three(state, seat))
    }
}

impl<O: WinEstimator> Policy<O> {
    /// Prepares for a game's deck and seats, with an estimator that may be made from the plain one.
    pub fn with_estimator(
        game: &OneCard,
        context: SolveContext<'_>,
        estimator: impl FnOnce(LeadEstimator) -> O,
    ) -> Result<Policy<O>, Unsolved> {
        let deck_values = DeckValues::new(game.deck(), game.seats(), context)?;
        let estimator = estimator(LeadEstimator { price: deck_values.price() });
        Ok(Policy { deck_values, estimator, plans: TurnPlanCache::default() })
    }

    /// Solves all cards now, so that no choice has to wait for it. Counts the cards.
    pub fn solve_all(&self, context: SolveContext<'_>) -> Result<(), Cancelled> {
        self.deck_values.solve_all(context)
    }

    /// How much memory the values of the cards and the plans kept can take, once all cards are solved.
    pub fn bytes(&self) -> usize {
        self.deck_values.bytes() + TurnPlanCache::MOST_BYTES
    }

    /// What a turn is worth: the points that a card brings in the long run, by turns of all players.
    pub fn price(&self) -> f64 {
        self.deck_values.price()
    }

    /// What says who is going to win a game that goes on.
    pub fn estimator(&self) -> &O {
        &self.estimator
    }

    /// How a seat stands.
    pub fn standing(&self, game: &OneCard, state: &State, seat: Seat) -> PlayerStanding {
        self.options(game, state.hand(seat), None).standing
    }

    /// A new card.
    pub(super) fn fresh(&self, id: CardId) -> CardValue {
        self.deck_values.fresh(id)
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

    pub(super) fn evaluation<'a>(
        &'a self,
        game: &OneCard,
        state: &State,
        seat: Seat,
        careful: bool,
    ) -> WinEvaluation<'a, O> {
        let seats = game.seats();
        let open =
            state.display().iter().filter(|_| O::KNOWS_NEW_CARDS && seats > 1).map(|id| self.fresh(*id));
        let replacement = open.max_by(|a, b| a.value.total_cmp(&b.value));
        let me = self.options(game, state.hand(seat), replacement);
        let mut others = [me; MAX_SEATS - 1];
        for (further, other) in others[..seats - 1].iter_mut().enumerate() {
            *other = self.options(game, state.hand(seat.after(further + 1, seats)), replacement);
        }
        let active = game.active(state).unwrap_or(seat);
        let to_mark = (1..seats).take_while(|further| seat.after(*further, seats) != active).count();
        let finished = |seat: Seat| state.hand(seat).scored().len() == SCORED_AT_END;
        let last_turn = Seat::all(seats).any(finished);
        WinEvaluation {
            me,
            others,
            rivals: seats - 1,
            to_mark,
            last_turn,
            estimator: &self.estimator,
            careful,
        }
    }

    fn options<'a>(
        &'a self,
        game: &OneCard,
        hand: &Hand,
        replacement: Option<CardValue>,
    ) -> PlayerOptions<'a> {
        let mut cards = [None; MAX_OPEN];
        let left = SCORED_AT_END - hand.scored().len();
        let mut standing =
            PlayerStanding { points: f64::from(hand.points(game.deck())), left, ..PlayerStanding::default() };
        for (place, open) in hand.open().iter().enumerate() {
            let card = self.deck_values.outcomes(game.deck(), open);
            standing.rows += f64::from(card.unused().points);
            standing.values += f64::from(card.unused().value);
            standing.cards[place] = Some(card.unused());
            cards[place] = Some(card);
        }
        PlayerOptions { standing, cards, replacement }
    }
}

/// How many states are solved for a game's deck in all, which is what time and memory depend on.
pub fn deck_states(game: &OneCard) -> u64 {
    DeckValues::states(game.deck())
}

/// The turn of a player who rolls, solved for the best use of every result.
pub(super) fn plan<O: WinEstimator>(evaluation: &WinEvaluation<'_, O>, margin: f64) -> Box<TurnPlan> {
    plan_with_uses(evaluation, margin).0
}

/// The same, and the place of the card that each result is used for, if one is.
pub(super) fn plan_with_uses<O: WinEstimator>(
    evaluation: &WinEvaluation<'_, O>,
    margin: f64,
) -> (Box<TurnPlan>, [Option<usize>; RESULTS]) {
    let colours = Alphabet::colours();
    let (mut values, mut uses) = ([0.0; RESULTS], [None; RESULTS]);
    let results = colours.counts[colours.first_result..].iter();
    for ((value, used), counts) in values.iter_mut().zip(&mut uses).zip(results) {
        (*value, *used) = evaluation.best(counts, margin);
    }
    let mut plan = Box::<TurnPlan>::default();
    plan.solve(&values);
    (plan, uses)
}

/// The dice on the table.
pub(super) fn result(state: &State) -> KeptDice {
    KeptDice::of(state.dice().unwrap_or(Dice::NONE))
}

/// How often the active player may still roll again (K5).
pub(super) fn rerolls(state: &State) -> usize {
    usize::from(ROLLS.saturating_sub(state.rolls()))
}

/// The choice to use the card at a place, from 0, or none.
pub(super) fn mark(place: Option<usize>) -> Choice {
    place.map_or(Choice::Pass, |place| Choice::Mark(place as u8 + 1))
}
