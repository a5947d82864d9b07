//! The review of a game: what every decision lost, what every roll gave, and how that adds up to the result.
//!
//! Luck is what a roll is worth less the mean over all rolls, both by the same look ahead: so it is nothing on average,
//! however good the look is. A player's own losses are those of their choices. All else that happened between the chance
//! at the start and the result is what the others' choices did: their losses, how choices made at the same time met, and
//! what the estimates had to take back. So for every seat the result is the chance at the start, and luck, and one's own
//! losses, and what the others' choices gave, exactly. Alone there are no others, and what is left over goes to luck.

use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Evaluated, Outlook};
use table::mix::combine;
use table::{BySeat, ChanceKind, Event, Game, Seat, Table, Turn};

use crate::analyst::{Analyst, ChoiceRating, Sampling};
use crate::class::{Class, Thresholds};
use crate::intervals::mean_and_margin;
use crate::outlooks::{self, difference};
use crate::report::{
    Alternative, CurvePoint, DecisionReview, GameReview, PlayerReview, PointsReview, RollReview, TurningPoint,
};
use crate::rollout::RolloutSettings;
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
    /// The dice that the position is tried with: others in every game, so that their luck does not add up.
    seed: u64,
    state: G::State,
    event: Option<&'a Event<G>>,
}

/// What a look at one event has found.
struct Looked {
    /// The value before it, if it does not follow from what came before.
    value: Option<BySeat<Outlook>>,
    /// What the dice or cards gave, if it does not follow from the values.
    luck: Option<BySeat<Outlook>>,
    /// What the choices did.
    decided: Option<Decided>,
}

/// What everybody got, by where it came from.
struct Sums {
    luck: BySeat<Outlook>,
    own: BySeat<Outlook>,
}

impl<G: Evaluated> Analyst<G> {
    /// Reviews a game as far as it was played. Names and the like are left empty.
    pub fn review(&self, table: &Table<G>, settings: ReviewSettings<'_>) -> GameReview {
        let moments = self.moments(table);
        let looked_at = |moment: &Moment<'_, G>| {
            let value = self.value_between(moment, &settings);
            let (luck, decided) = match moment.event {
                Some(Event::Decided(choices)) => (None, Some(self.decided(moment, choices, &settings))),
                Some(Event::Chance(chance)) => (self.luck(moment, *chance, value, &settings), None),
                None => (None, None),
            };
            settings.done.fetch_add(1, Ordering::Relaxed);
            Looked { value, luck, decided }
        };
        // Rollouts use all threads for one decision; a quick look does several events at once.
        let threads = if settings.depth == Depth::Quick { settings.threads } else { 1 };
        let looked = parallel::map(threads, &moments, looked_at);
        let values = self.chained(&looked);
        self.add_up(&moments, &values, looked)
    }

    fn moments<'a>(&self, table: &'a Table<G>) -> Vec<Moment<'a, G>> {
        let game = self.game();
        let mut state = game.start();
        let mut turn = 0;
        let mut moments = Vec::with_capacity(table.log().len() + 1);
        let seed = table.log().iter().fold(0, |seed, event| match event {
            Event::Chance(chance) => {
                chance.to_string().bytes().fold(seed, |seed, byte| combine(seed, byte.into()))
            }
            Event::Decided(_) => seed,
        });
        let seed_of = |ply: usize| combine(seed, ply as u64);
        for (ply, event) in table.log().iter().enumerate() {
            turn += usize::from(game.turn(&state) == Turn::Chance(ChanceKind::Roll));
            moments.push(Moment { ply, turn, seed: seed_of(ply), state: state.clone(), event: Some(event) });
            game.play_unchecked(&mut state, event);
        }
        let ply = table.log().len();
        moments.push(Moment { ply, turn, seed: seed_of(ply), state, event: None });
        moments
    }

    /// The value of a position between two turns, or in which the game stops, or of any position whose value is exact;
    /// `None` where it follows from the one before.
    fn value_between(
        &self,
        moment: &Moment<'_, G>,
        settings: &ReviewSettings<'_>,
    ) -> Option<BySeat<Outlook>> {
        let turn = self.game().turn(&moment.state);
        let is_within_turn =
            matches!(turn, Turn::Chance(kind) if kind != ChanceKind::Roll) && moment.turn > 0;
        let is_decision = matches!(turn, Turn::Decide(_)) && moment.event.is_some();
        if is_within_turn || is_decision && !self.is_exact() {
            return None;
        }
        match self.value_rollouts(moment, settings) {
            Some(rollouts) if turn == Turn::Chance(ChanceKind::Roll) => {
                Some(self.rollout_value(&moment.state, rollouts).outlooks)
            }
            _ => Some(self.quick_value_with(&moment.state, settings.playouts, moment.seed)),
        }
    }

    /// The rollouts that say what a roll at this moment is worth, if any.
    fn value_rollouts(
        &self,
        moment: &Moment<'_, G>,
        settings: &ReviewSettings<'_>,
    ) -> Option<RolloutSettings> {
        let rollouts = settings.depth.value_rollouts().filter(|_| !self.is_exact())?;
        Some(RolloutSettings { threads: settings.threads, seed: moment.seed, ..rollouts })
    }

    /// What dice or cards gave: the value after them less the mean over all of them. `None` if the values are exact, and
    /// say it themselves.
    fn luck(
        &self,
        moment: &Moment<'_, G>,
        chance: G::Chance,
        before: Option<BySeat<Outlook>>,
        settings: &ReviewSettings<'_>,
    ) -> Option<BySeat<Outlook>> {
        if self.is_exact() {
            return None;
        }
        let (game, playouts) = (self.game(), settings.playouts);
        let mut after = moment.state.clone();
        game.chance_unchecked(&mut after, chance);
        let is_roll = game.turn(&moment.state) == Turn::Chance(ChanceKind::Roll);
        let within_turn = |state, seed| self.value(state, Sampling { rolls: 0, playouts, seed });
        let before = before.unwrap_or_else(|| within_turn(&moment.state, moment.seed));
        // Other dice than before the roll, or the two would err together.
        let seed = combine(moment.seed, 1);
        let after = match self.value_rollouts(moment, settings).filter(|_| is_roll) {
            Some(rollouts) => self.rollout_value(&after, RolloutSettings { seed, ..rollouts }).outlooks,
            None => within_turn(&after, seed),
        };
        Some(difference(&after, &before))
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

    /// The values of all positions: those known, and else what dice or choices made of the one before.
    fn chained(&self, looked: &[Looked]) -> Vec<BySeat<Outlook>> {
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
    fn add_up(
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
            let mut change = difference(&pair[1], &pair[0]);
            let (ply, turn) = (moment.ply, moment.turn);
            if let Some(Event::Chance(chance)) = moment.event {
                let given = looked.luck.unwrap_or(change);
                outlooks::add_times(&mut change, &given, -1.0);
                outlooks::add(&mut sums.luck, &given);
                let (luck, luck_points) = split(&given);
                rolls.push(RollReview { ply, turn, event: chance.to_string(), luck, luck_points });
                turning_points.push(TurningPoint { ply, turn, seat: None, change: self.aims(&given) });
            }
            if let Some(decided) = looked.decided {
                outlooks::add_times(&mut change, &decided.own, -1.0);
                outlooks::add(&mut sums.own, &decided.own);
                turning_points.extend(decided.decisions.iter().filter_map(|decision| self.lost(decision)));
                decisions.extend(decided.decisions);
            }
            // Alone, nobody else can have done what is left over.
            if let (1, Some(roll)) = (seats, rolls.last_mut()) {
                outlooks::add(&mut sums.luck, &change);
                roll.luck_points[Seat::FIRST] += change[Seat::FIRST].points;
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
        if seats == 1 {
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
