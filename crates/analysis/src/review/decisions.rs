//! What the choices of an event lost, and what they did to everybody.

use bots::{Evaluated, Outlook};
use table::{BySeat, Seat};

use super::{Moment, ReviewSettings};
use crate::analyst::{Analyst, ChoiceRating};
use crate::class::{Class, Thresholds};
use crate::outlooks::{self, difference};
use crate::report::{Alternative, DecisionReview};
use crate::rollout::RolloutSettings;

/// How many alternatives a decision lists, besides the choice that was made.
const ALTERNATIVES: usize = 6;
/// The most playouts for the value of a choice that rolls again.
const CHOICE_PLAYOUTS: u32 = 36;

/// What the choices of one event did.
pub(super) struct Decided {
    pub(super) decisions: Vec<DecisionReview>,
    /// What each seat's own choice did to that seat.
    pub(super) own: BySeat<Outlook>,
    /// What the other seats' choices did to it.
    pub(super) others: BySeat<Outlook>,
}

/// A decision, and what it did to everybody.
struct Decision {
    review: DecisionReview,
    effect: BySeat<Outlook>,
}

impl<G: Evaluated> Analyst<G> {
    /// What the choices of an event did.
    pub(super) fn decided(
        &self,
        moment: &Moment<'_, G>,
        choices: &BySeat<Option<G::Choice>>,
        settings: &ReviewSettings<'_>,
    ) -> Decided {
        let seats = self.game().seats();
        let (mut own, mut others) = (outlooks::none(seats), outlooks::none(seats));
        let mut decisions = Vec::new();
        for (seat, choice) in choices.iter() {
            let Some(choice) = *choice else { continue };
            let decision = self.decision(moment, seat, choice, settings);
            for other in Seat::all(seats) {
                let change = &decision.effect[other];
                let sum = if other == seat { &mut own[other] } else { &mut others[other] };
                sum.win += change.win;
                sum.points += change.points;
            }
            decisions.push(decision.review);
        }
        Decided { decisions, own, others }
    }

    fn decision(
        &self,
        moment: &Moment<'_, G>,
        seat: Seat,
        choice: G::Choice,
        settings: &ReviewSettings<'_>,
    ) -> Decision {
        let (state, seats) = (&moment.state, self.game().seats());
        let thresholds = Thresholds::at_table(seats);
        let forced = self.is_forced(state, seat);
        let ratings = if forced { Vec::new() } else { self.rated(state, seat, choice, settings) };
        let found = |wanted: G::Choice| ratings.iter().find(|rating| rating.choice == wanted);
        let (effect, loss, loss_margin, best) = match (found(choice), ratings.first()) {
            (Some(chosen), Some(best)) if chosen.choice != best.choice => {
                (self.effect(seat, chosen, best), chosen.loss, chosen.loss_margin, best.choice)
            }
            _ => (outlooks::none(seats), 0.0, None, choice),
        };
        let class = if forced { Class::Forced } else { thresholds.class(loss) };
        let habit = class.is_listed().then(|| self.game().habit(state, seat, choice, best)).flatten();
        let listed = |(place, rating): &(usize, &ChoiceRating<G::Choice>)| {
            *place < ALTERNATIVES || rating.choice == choice
        };
        let alternatives =
            ratings.iter().enumerate().filter(listed).map(|(_, rating)| alternative(rating)).collect();
        let review = DecisionReview {
            ply: moment.ply,
            turn: moment.turn,
            seat,
            choice: choice.to_string(),
            best: best.to_string(),
            loss,
            loss_margin,
            loss_points: 0.0 - effect[seat].points,
            forced,
            class,
            habit,
            alternatives,
        };
        Decision { review, effect }
    }

    /// The choices of a seat, the best first, as closely as the settings ask for.
    fn rated(
        &self,
        state: &G::State,
        seat: Seat,
        choice: G::Choice,
        settings: &ReviewSettings<'_>,
    ) -> Vec<ChoiceRating<G::Choice>> {
        let playouts = settings.playouts.min(CHOICE_PLAYOUTS);
        let ratings = self.best_ratings(state, seat, playouts, ALTERNATIVES, Some(choice));
        if self.is_exact() {
            return ratings;
        }
        let loss = ratings.iter().find(|rating| rating.choice == choice).map_or(0.0, |rating| rating.loss);
        match settings.depth.rollouts(loss, &Thresholds::at_table(self.game().seats())) {
            None => ratings,
            Some(rollouts) => {
                let rollouts =
                    RolloutSettings { threads: settings.threads, seed: self.seed(state), ..rollouts };
                self.rollout_ratings(state, seat, Some(choice), rollouts)
            }
        }
    }

    /// What a choice instead of the best one does to everybody: the seat itself loses its loss, and the others share it.
    fn effect(
        &self,
        seat: Seat,
        chosen: &ChoiceRating<G::Choice>,
        best: &ChoiceRating<G::Choice>,
    ) -> BySeat<Outlook> {
        let seats = self.game().seats();
        let mut effect = difference(&chosen.outlooks, &best.outlooks);
        if seats == 1 {
            // Where the game is not solved, time has a price too, and the loss is not one of points alone.
            let points = if self.is_exact() { -chosen.loss } else { effect[seat].points };
            effect[seat] = Outlook { win: 0.0, points };
            return effect;
        }
        let others = || Seat::all(seats).filter(|other| *other != seat);
        let given: f64 = others().map(|other| effect[other].win).sum();
        // Two ways to look at the same loss: what they disagree about is spread over the others.
        let rest = (chosen.loss - given) / (seats - 1) as f64;
        others().for_each(|other| effect[other].win += rest);
        effect[seat].win = -chosen.loss;
        effect
    }
}

fn alternative<C: ToString>(rating: &ChoiceRating<C>) -> Alternative {
    let ChoiceRating { win, points, interval, loss, .. } = *rating;
    Alternative { choice: rating.choice.to_string(), win, points, loss, interval }
}
