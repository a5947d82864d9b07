//! The review of a game: what every decision lost, what every roll gave, and how that adds up to the result.
//!
//! Every position between two turns has a value for every seat. What a decision lost is taken from it by the choices
//! themselves, and goes to the others; whatever else changes between two values is luck. So for every seat the result is
//! the chance at the start, and luck, and one's own losses, and what the others' choices gave, exactly.

use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Evaluated, Outlook};
use table::{BySeat, ChanceKind, Event, Game, Seat, Table, Turn};

use crate::analyst::{Analyst, ChoiceRating};
use crate::class::{Class, Thresholds};
use crate::outlooks::{self, difference};
use crate::report::{
    Alternative, CurvePoint, DecisionReview, GameReview, PlayerReview, PointsReview, RollReview, TurningPoint,
};
use crate::rollout::{RolloutSettings, mean_and_margin};
use crate::skill::Skills;

/// How closely a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// By the evaluator alone: under a second a game.
    Quick,
    /// With rollouts for every choice that seems to lose something.
    Normal,
    /// With rollouts until every listed loss is known to half a percent, and for every turn's value.
    Deep,
}

/// How a review is made.
#[derive(Clone, Copy, Debug)]
pub struct ReviewSettings<'a> {
    /// How closely the game is looked at.
    pub depth: Depth,
    /// How many playouts of one turn make the value of a position; [`ReviewSettings::PLAYOUTS`] as a rule.
    pub playouts: u32,
    /// How many threads work.
    pub threads: usize,
    /// Counts events that are done, for whoever watches.
    pub done: &'a AtomicU64,
}

impl<'a> ReviewSettings<'a> {
    /// How many playouts of one turn make the value of a position, as a rule.
    pub const PLAYOUTS: u32 = 144;

    /// As closely as this, on one thread.
    pub fn new(depth: Depth, done: &'a AtomicU64) -> ReviewSettings<'a> {
        ReviewSettings { depth, playouts: ReviewSettings::PLAYOUTS, threads: 1, done }
    }
}

/// How many alternatives a decision lists, besides the choice that was made.
const ALTERNATIVES: usize = 6;
/// How many turning points a review names.
const TURNING_POINTS: usize = 5;
/// The most playouts for the value of a choice that rolls again.
const CHOICE_PLAYOUTS: u32 = 36;

impl Depth {
    /// The rollouts of a decision whose first look says that the choice loses this much, if any.
    fn rollouts(self, loss: f64, thresholds: &Thresholds) -> Option<RolloutSettings> {
        let (share, most, margin) = match self {
            Depth::Quick => return None,
            Depth::Normal => (0.5, 1_152, 0.0),
            Depth::Deep => (0.25, 46_080, 0.005),
        };
        (loss >= share * thresholds.inaccuracy).then_some(RolloutSettings {
            most,
            margin,
            ..RolloutSettings::default()
        })
    }

    /// The rollouts of a position between two turns, if any.
    fn value_rollouts(self) -> Option<RolloutSettings> {
        (self == Depth::Deep).then_some(RolloutSettings { most: 2_304, ..RolloutSettings::default() })
    }
}

/// What the choices of one event did.
struct Decided {
    decisions: Vec<DecisionReview>,
    /// What each seat's own choice did to that seat.
    own: BySeat<Outlook>,
    /// What the other seats' choices did to it.
    others: BySeat<Outlook>,
}

/// One event with the position before it.
struct Moment<'a, G: Game> {
    ply: usize,
    turn: usize,
    state: G::State,
    event: Option<&'a Event<G>>,
}

impl<G: Evaluated> Analyst<G> {
    /// Reviews a game as far as it was played. Names and the like are left empty.
    pub fn review(&self, table: &Table<G>, settings: ReviewSettings<'_>) -> GameReview {
        let moments = self.moments(table);
        let looked_at = |moment: &Moment<'_, G>| {
            let value = self.value_between(moment, &settings);
            let decided = match moment.event {
                Some(Event::Decided(choices)) => Some(self.decided(moment, choices, &settings)),
                Some(Event::Chance(_)) | None => None,
            };
            settings.done.fetch_add(1, Ordering::Relaxed);
            (value, decided)
        };
        // Rollouts use all threads for one decision; a quick look does several events at once.
        let threads = if settings.depth == Depth::Quick { settings.threads } else { 1 };
        let (known, decided): (Vec<_>, Vec<_>) =
            parallel::map(threads, &moments, looked_at).into_iter().unzip();
        let values = self.chained(&known, &decided);
        self.add_up(&moments, &values, decided)
    }

    fn moments<'a>(&self, table: &'a Table<G>) -> Vec<Moment<'a, G>> {
        let game = self.game();
        let mut state = game.start();
        let mut turn = 0;
        let mut moments = Vec::with_capacity(table.log().len() + 1);
        for (ply, event) in table.log().iter().enumerate() {
            turn += usize::from(game.turn(&state) == Turn::Chance(ChanceKind::Roll));
            moments.push(Moment { ply, turn, state: state.clone(), event: Some(event) });
            game.play_unchecked(&mut state, event);
        }
        moments.push(Moment { ply: table.log().len(), turn, state, event: None });
        moments
    }

    /// The value of a position in which nobody decides, or in which the game stops; `None` where it follows from the
    /// next one, or from an exact one before it.
    fn value_between(
        &self,
        moment: &Moment<'_, G>,
        settings: &ReviewSettings<'_>,
    ) -> Option<BySeat<Outlook>> {
        let turn = self.game().turn(&moment.state);
        let is_decision = matches!(turn, Turn::Decide(_)) && moment.event.is_some();
        let is_within_turn =
            matches!(turn, Turn::Chance(kind) if kind != ChanceKind::Roll) && moment.turn > 0;
        if if self.is_exact() { is_within_turn } else { is_decision } {
            return None;
        }
        match settings.depth.value_rollouts() {
            Some(rollouts) if turn == Turn::Chance(ChanceKind::Roll) && !self.is_exact() => {
                let rollouts = RolloutSettings { threads: settings.threads, ..rollouts };
                Some(self.rollout_value(&moment.state, rollouts).outlooks)
            }
            _ => Some(self.quick_value(&moment.state, settings.playouts)),
        }
    }

    /// What the choices of an event did.
    fn decided(
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
            effect[seat] = Outlook { win: 0.0, points: -chosen.loss };
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

    /// The values of all positions: those known, and before a decision, or after one whose values are exact, what its
    /// choices leave.
    fn chained(
        &self,
        known: &[Option<BySeat<Outlook>>],
        decided: &[Option<Decided>],
    ) -> Vec<BySeat<Outlook>> {
        let mut values: Vec<BySeat<Outlook>> =
            known.iter().map(|known| known.unwrap_or_else(|| outlooks::none(self.game().seats()))).collect();
        let changed = |value: &BySeat<Outlook>, decided: &Option<Decided>, times: f64| {
            let mut changed = *value;
            if let Some(decided) = decided {
                outlooks::add_times(&mut changed, &decided.own, times);
                outlooks::add_times(&mut changed, &decided.others, times);
            }
            changed
        };
        let unknown = |place: &usize| known[*place].is_none();
        if self.is_exact() {
            for place in (1..known.len()).filter(unknown) {
                values[place] = changed(&values[place - 1], &decided[place - 1], 1.0);
            }
        } else {
            for place in (0..known.len().saturating_sub(1)).rev().filter(unknown) {
                values[place] = changed(&values[place + 1], &decided[place], -1.0);
            }
        }
        values
    }

    /// Puts everything together.
    fn add_up(
        &self,
        moments: &[Moment<'_, G>],
        values: &[BySeat<Outlook>],
        decided: Vec<Option<Decided>>,
    ) -> GameReview {
        let game = self.game();
        let seats = game.seats();
        let mut luck = outlooks::none(seats);
        let (mut own, mut others) = (luck, luck);
        let mut rolls = Vec::new();
        let mut decisions = Vec::new();
        let mut turning_points = Vec::new();
        for ((moment, pair), decided) in moments.iter().zip(values.windows(2)).zip(decided) {
            let mut change = difference(&pair[1], &pair[0]);
            let (ply, turn) = (moment.ply, moment.turn);
            match (moment.event, decided) {
                (Some(Event::Chance(chance)), _) => {
                    outlooks::add(&mut luck, &change);
                    let (luck, luck_points) = split(&change);
                    rolls.push(RollReview { ply, turn, event: chance.to_string(), luck, luck_points });
                    turning_points.push(TurningPoint { ply, turn, seat: None, change: self.aims(&change) });
                }
                (_, Some(decided)) => {
                    outlooks::add(&mut own, &decided.own);
                    outlooks::add(&mut others, &decided.others);
                    // What is left over in an exact solution is rounding, and stays with the dice.
                    outlooks::add_times(&mut change, &decided.own, -1.0);
                    outlooks::add_times(&mut change, &decided.others, -1.0);
                    outlooks::add(&mut luck, &change);
                    for decision in &decided.decisions {
                        turning_points.extend(self.lost(decision));
                    }
                    decisions.extend(decided.decisions);
                }
                _ => {}
            }
        }
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

/// A decision, and what it did to everybody.
struct Decision {
    review: DecisionReview,
    effect: BySeat<Outlook>,
}

fn alternative<C: ToString>(rating: &ChoiceRating<C>) -> Alternative {
    let ChoiceRating { win, points, interval, loss, .. } = *rating;
    Alternative { choice: rating.choice.to_string(), win, points, loss, interval }
}

/// Chances to win and points, apart.
fn split(outlooks: &BySeat<Outlook>) -> (BySeat<f64>, BySeat<f64>) {
    let seats = outlooks.count();
    (BySeat::from_fn(seats, |seat| outlooks[seat].win), BySeat::from_fn(seats, |seat| outlooks[seat].points))
}
