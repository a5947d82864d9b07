//! The parts of a review put together: the values of all positions, and what adds up to the result.

use bots::{Evaluated, Outlook};
use table::{BySeat, Event, Seat, Turn};

use super::{Looked, Moment};
use crate::analyst::Analyst;
use crate::class::Class;
use crate::intervals::mean_and_margin;
use crate::outlooks::{self, difference};
use crate::report::{
    CurvePoint, DecisionReview, GameReview, PlayerReview, PointsReview, RollReview, TurningPoint,
};
use crate::skill::Skills;

/// How many turning points a review names.
const TURNING_POINTS: usize = 5;

/// What everybody got, by where it came from.
struct Sums {
    luck: BySeat<Outlook>,
    own: BySeat<Outlook>,
}

impl<G: Evaluated> Analyst<G> {
    /// The values of all positions: those known, and else what dice or choices made of the one before.
    pub(super) fn chained(&self, looked: &[Looked]) -> Vec<BySeat<Outlook>> {
        let mut values: Vec<BySeat<Outlook>> = Vec::with_capacity(looked.len());
        for place in 0..looked.len() {
            let value = match (looked[place].value, values.last()) {
                (Some(known), _) => known,
                (None, Some(before)) => {
                    let (mut value, event) = (*before, &looked[place - 1]);
                    if let Some(luck) = &event.luck {
                        outlooks::add(&mut value, luck);
                    }
                    if let Some(decided) = &event.decided {
                        outlooks::add(&mut value, &decided.own);
                        outlooks::add(&mut value, &decided.others);
                    }
                    value
                }
                (None, None) => outlooks::none(self.game().seats()),
            };
            values.push(value);
        }
        values
    }

    /// Puts everything together.
    pub(super) fn add_up(
        &self,
        moments: &[Moment<'_, G>],
        values: &[BySeat<Outlook>],
        looked: Vec<Looked>,
    ) -> GameReview {
        let game = self.game();
        let seats = game.seats();
        let mut sums = Sums { luck: outlooks::none(seats), own: outlooks::none(seats) };
        let mut rolls: Vec<RollReview> = Vec::new();
        let mut decisions = Vec::new();
        let mut turning_points = Vec::new();
        for ((moment, pair), looked) in moments.iter().zip(values.windows(2)).zip(looked) {
            let change = difference(&pair[1], &pair[0]);
            let (ply, turn) = (moment.ply, moment.turn);
            if let Some(Event::Chance(chance)) = moment.event {
                let given = looked.luck.unwrap_or(change);
                outlooks::add(&mut sums.luck, &given);
                let (luck, luck_points) = split(&given);
                rolls.push(RollReview { ply, turn, event: chance.to_string(), luck, luck_points });
                turning_points.push(TurningPoint { ply, turn, seat: None, change: self.aims(&given) });
            }
            if let Some(decided) = looked.decided {
                outlooks::add(&mut sums.own, &decided.own);
                turning_points.extend(decided.decisions.iter().filter_map(|decision| self.lost(decision)));
                decisions.extend(decided.decisions);
            }
        }
        let Sums { luck, own } = sums;
        let largest = |point: &TurningPoint| {
            point.change.as_slice().iter().fold(0.0, |largest: f64, change| largest.max(change.abs()))
        };
        turning_points.sort_by(|a, b| largest(b).total_cmp(&largest(a)));
        turning_points.truncate(TURNING_POINTS);
        turning_points.sort_by_key(|point| point.ply);
        let curve = moments.iter().zip(values).map(|(moment, value)| {
            let (win, points) = split(value);
            CurvePoint { ply: moment.ply, turn: moment.turn, win, points }
        });
        let nothing = outlooks::none(seats);
        let (start, result) = (values.first().unwrap_or(&nothing), values.last().unwrap_or(&nothing));
        let mut others = difference(result, start);
        outlooks::add_times(&mut others, &luck, -1.0);
        outlooks::add_times(&mut others, &own, -1.0);
        if self.is_exact() {
            others = nothing;
        }
        let ((result, result_points), (start, start_points)) = (split(result), split(start));
        let ((luck, luck_points), (own, own_points), (others, others_points)) =
            (split(&luck), split(&own), split(&others));
        let players = Seat::all(seats)
            .map(|seat| self.player(seat, &decisions, start[seat] + own[seat] + others[seat]))
            .collect();
        GameReview {
            game: G::NAME.to_owned(),
            seats,
            names: Vec::new(),
            options: game
                .options()
                .iter()
                .filter(|(_, on)| *on)
                .map(|(name, _)| (*name).to_owned())
                .collect(),
            date: None,
            finished: moments.last().is_some_and(|last| game.turn(&last.state) == Turn::Over),
            broken: None,
            exact: self.is_exact(),
            result,
            start,
            luck,
            own,
            others,
            points: PointsReview {
                result: result_points,
                start: start_points,
                luck: luck_points,
                own: own_points,
                others: others_points,
            },
            players,
            decisions,
            rolls,
            curve: curve.collect(),
            turning_points,
        }
    }

    /// How well one player played.
    fn player(&self, seat: Seat, decisions: &[DecisionReview], even_luck: f64) -> PlayerReview {
        let free = || decisions.iter().filter(|decision| decision.seat == seat && !decision.forced);
        let (loss_per_decision, margin) = mean_and_margin(free().map(|decision| decision.loss));
        let count = |class| free().filter(|decision| decision.class == class).count();
        PlayerReview {
            seat,
            decisions: free().count(),
            loss_per_decision,
            margin: if margin.is_finite() { margin } else { loss_per_decision },
            inaccuracies: count(Class::Inaccuracy),
            mistakes: count(Class::Mistake),
            blunders: count(Class::Blunder),
            skill: Skills::of(G::NAME, self.game().seats()).placed(loss_per_decision, margin),
            even_luck,
        }
    }

    /// What everybody plays for: chances to win, or alone points.
    fn aims(&self, change: &BySeat<Outlook>) -> BySeat<f64> {
        let (win, points) = split(change);
        if self.game().seats() == 1 { points } else { win }
    }

    /// A decision that lost something, as a turning point.
    fn lost(&self, decision: &DecisionReview) -> Option<TurningPoint> {
        let seats = self.game().seats();
        let given = decision.loss / (seats.max(2) - 1) as f64;
        let change =
            BySeat::from_fn(seats, |seat| if seat == decision.seat { -decision.loss } else { given });
        let (ply, turn) = (decision.ply, decision.turn);
        decision.class.is_listed().then_some(TurningPoint { ply, turn, seat: Some(decision.seat), change })
    }
}

/// Chances to win and points, apart.
fn split(outlooks: &BySeat<Outlook>) -> (BySeat<f64>, BySeat<f64>) {
    let seats = outlooks.count();
    (BySeat::from_fn(seats, |seat| outlooks[seat].win), BySeat::from_fn(seats, |seat| outlooks[seat].points))
}
