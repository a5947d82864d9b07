//! One turn of expectimax: what a choice is worth by the best play of the next turn, instead of by a look at the
//! table before it. The dice of that turn are counted exactly, which tells how soon a card can be scored.

use one_card::{Chance, Choice, OneCard, Phase, State};
use table::{BySeat, Game, Seat, winners};

use super::kept_dice::{KeptDice, RESULTS};
use super::policy::{Policy, mark, plan_with_uses, result};
use super::win_estimator::WinEstimator;
use crate::Rated;

/// Choices whose chance looks so much worse than the best one's are not followed any further.
const CLOSE: f64 = 0.05;
/// Results of another player's turn that come less often are not looked at.
const RARE: f64 = 1e-3;

impl<O: WinEstimator> Policy<O> {
    /// Rates those of some choices anew that are close to the best: by what the next turn brings. What that
    /// changes for the best one is thought to hold for the others.
    pub(super) fn look_further(
        &self,
        game: &OneCard,
        state: &State,
        seat: Seat,
        rated: &mut [Rated<Choice>],
    ) {
        let best =
            rated.iter().copied().reduce(|best, next| if next.worth > best.worth { next } else { best });
        let Some(best) = best.filter(|_| rated.len() > 1) else { return };
        let change = self.next_turn_worth(game, state, seat, best.choice) - best.worth;
        for rated in rated {
            if rated.choice == best.choice || rated.worth < best.worth - CLOSE {
                rated.worth += change;
            } else {
                rated.worth = self.next_turn_worth(game, state, seat, rated.choice);
            }
        }
    }

    /// The chance of a seat that has this choice, by what the next turn brings.
    fn next_turn_worth(&self, game: &OneCard, state: &State, seat: Seat, choice: Choice) -> f64 {
        let mut state = *state;
        game.decide_unchecked(&mut state, &only(game, seat, choice));
        self.finish_turn(game, &mut state);
        if state.phase() == Phase::Over {
            let winners = winners(&game.scores(&state));
            return if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        }
        let seats = game.seats();
        let active = game.active(&state).unwrap_or(seat);
        let evaluation = self.evaluation(game, &state, active, true);
        let (plan, uses) = plan_with_uses(&evaluation, 0.0);
        if active == seat {
            return plan.value();
        }
        if seats == 2 {
            return 1.0 - plan.value();
        }
        let mut chances = [0.0; RESULTS];
        plan.distribution(&mut chances);
        let further = (1..seats).find(|further| active.after(*further, seats) == seat).unwrap_or(1);
        let (mut worth, mut counted) = (0.0, 0.0);
        for (number, (chance, used)) in chances.into_iter().zip(uses).enumerate() {
            if chance > RARE {
                worth +=
                    chance * evaluation.chance_further(further, &KeptDice::result(number).counts(), used);
                counted += chance;
            }
        }
        worth / counted
    }

    /// Lets everybody who marks later do their best, until the dice are to be rolled or the game is over.
    fn finish_turn(&self, game: &OneCard, state: &mut State) {
        loop {
            match state.phase() {
                Phase::Mark(seat) => {
                    let evaluation = self.evaluation(game, state, seat, true);
                    let (_, place) = evaluation.best(&result(state).counts(), f64::INFINITY);
                    game.decide_unchecked(state, &only(game, seat, mark(place)));
                }
                Phase::Take(seat) => {
                    let choice = self.best_on_display(state);
                    game.decide_unchecked(state, &only(game, seat, choice));
                }
                Phase::Draw(_) => {
                    let Some(card) = self.middling_card(game, state) else { return };
                    game.chance_unchecked(state, card);
                }
                _ => return,
            }
        }
    }

    /// Of the cards that can be drawn one with a middling value.
    fn middling_card(&self, game: &OneCard, state: &State) -> Option<Chance> {
        let mut cards = Vec::new();
        game.outcomes(state, |chance, _| {
            if let Chance::Draw(id) = chance {
                cards.push((self.fresh(id).value, chance));
            }
        });
        cards.sort_by(|a, b| a.0.total_cmp(&b.0));
        cards.get(cards.len() / 2).map(|(_, chance)| *chance)
    }
}

/// The choice of one seat, where only that is asked.
fn only(game: &OneCard, seat: Seat, choice: Choice) -> BySeat<Option<Choice>> {
    BySeat::from_fn(game.seats(), |asked| (asked == seat).then_some(choice))
}
