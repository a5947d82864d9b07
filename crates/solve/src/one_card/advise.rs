//! Rates every choice, not only the best one: by the chance to win, or alone by points.

use one_card::{Choice, MAX_OPEN, MAX_SEATS, OneCard, Phase, SCORED_AT_END, State};
use table::{ChoiceSet, Game, Seat};

use super::kept_dice::KeptDice;
use super::player_standing::PlayerStanding;
use super::policy::{Policy, mark, plan, rerolls, result};
use super::turn_plan_cache::TurnPlanKey;
use super::win_estimator::WinEstimator;
use super::win_evaluation::WinEvaluation;
use crate::{Advice, Rated};

/// How much is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSettings {
    /// When the dice are rolled, a card is thought to be used only if it is worth no more than so many points
    /// less than the best.
    pub margin: f64,
    /// Whether the win estimator looks carefully, and cards are used and taken by what the next turn brings.
    pub careful: bool,
}

impl<O: WinEstimator> Policy<O> {
    /// Rates every choice of a seat that is asked: by the chance to win, or alone by the points less what
    /// further turns cost.
    pub fn advise(
        &self,
        game: &OneCard,
        state: &State,
        seat: Seat,
        settings: SearchSettings,
    ) -> Advice<Choice> {
        let SearchSettings { margin, careful } = settings;
        let choices = game.choices(state, seat);
        let mut rated = Vec::with_capacity(choices.len());
        let mut rate = |choice, worth| rated.push(Rated { choice, worth });
        match state.phase() {
            Phase::Roller => {
                let rerolls = rerolls(state);
                let kept =
                    |choice| if let Choice::Keep(dice) = choice { KeptDice::of(dice) } else { result(state) };
                self.plans.read(
                    TurnPlanKey::new(state, seat, settings),
                    || plan(&self.evaluation(game, state, seat, careful), margin),
                    |plan| choices.iter().for_each(|each| rate(each, plan.keep_worth(kept(each), rerolls))),
                );
            }
            Phase::Hold => {
                choices.iter().for_each(|each| rate(each, self.held_worth(game, state, seat, each)));
            }
            _ => {
                let evaluation = self.evaluation(game, state, seat, careful);
                if let Phase::Take(_) = state.phase() {
                    choices.iter().for_each(|each| rate(each, self.taken_worth(&evaluation, state, each)));
                } else {
                    evaluation.rate(&result(state).counts(), |place, worth| rate(mark(place), worth));
                }
                if careful && evaluation.rivals > 0 && !evaluation.last_turn {
                    self.look_further(game, state, seat, &mut rated);
                }
            }
        }
        Advice::new(rated)
    }

    /// What some three of the cards dealt are worth, if the others hold those with the highest values (K13).
    fn held_worth(&self, game: &OneCard, state: &State, seat: Seat, choice: Choice) -> f64 {
        let Choice::Hold(places) = choice else { return 0.0 };
        let seats = game.seats();
        let me = self.dealt_standing(state, seat, places);
        if seats == 1 {
            return me.worth(1.0);
        }
        let mut others = [PlayerStanding::default(); MAX_SEATS - 1];
        let others = &mut others[..seats - 1];
        for (further, other) in others.iter_mut().enumerate() {
            let seat = seat.after(further + 1, seats);
            *other = self.dealt_standing(state, seat, self.best_three(state, seat));
        }
        let active = game.active(state).unwrap_or(seat);
        let next = (0..seats).find(|further| seat.after(*further, seats) == active).unwrap_or(0);
        self.estimator().chance(&me, others, next, true)
    }

    /// What it is worth to take a card from the display (K14).
    fn taken_worth(&self, evaluation: &WinEvaluation<'_, O>, state: &State, choice: Choice) -> f64 {
        let Choice::Take(place) = choice else { return 0.0 };
        let card = usize::from(place).checked_sub(1).and_then(|place| state.display().get(place));
        let free = evaluation.me.standing.cards.iter().position(Option::is_none).unwrap_or(0);
        let me = evaluation.me.standing.with_card(free, card.map(|id| self.fresh(*id)));
        if evaluation.rivals == 0 {
            return me.worth(1.0);
        }
        evaluation.chance(&me, &evaluation.replies(&result(state).counts()))
    }

    fn dealt_standing(&self, state: &State, seat: Seat, held: [u8; MAX_OPEN]) -> PlayerStanding {
        let start = PlayerStanding { left: SCORED_AT_END, ..PlayerStanding::default() };
        let dealt = held.map(|place| state.dealt(seat).get(usize::from(place).saturating_sub(1)));
        let cards = dealt.into_iter().map(|id| id.map(|id| self.fresh(*id)));
        cards.enumerate().fold(start, |standing, (place, card)| standing.with_card(place, card))
    }
}
