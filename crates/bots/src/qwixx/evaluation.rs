//! Qwixx: the turn under way is played to its end, and a network looks at all sheets.
//!
//! Everybody chooses at the same time. The evaluator first guesses what the passive players cross as if the
//! active player did nothing, then finds the active player's best pair of actions against that, and then what
//! the passive players answer to it. Where they answer otherwise, it goes on like that, and a choice is worth what it
//! is worth on average over all of these plans.

mod inputs;

use std::sync::OnceLock;

use games::qwixx::{Chance, Choice, Dice, Phase, Qwixx, State};
use rand::SeedableRng;
use rand_xoshiro::Xoroshiro128PlusPlus;
use solve::qwixx::{OwnSheetGame, OwnSheetTablebase, TurnTiming};
use solve::{Advice, Rated};
use table::{BySeat, ChoiceSet, Game, Seat, Seats, below};

use self::inputs::features;
use super::{habits, joining};
use crate::points::PointsNetwork;
use crate::{
    Effort, Evaluated, Features, Network, Noise, NoiseLevels, Outlook, SolveContext, Trainable, Unsolvable,
    win_share,
};

const WIDE: usize = 128;

/// The weights for two seats, and for more.
static WEIGHTS: [&[u8]; 2] = [
    include_bytes!("../../weights/qwixx-2.safetensors"),
    include_bytes!("../../weights/qwixx-3.safetensors"),
];

/// The same for the points to go.
static POINTS_WEIGHTS: [&[u8]; 2] = [
    include_bytes!("../../weights/qwixx-2-points.safetensors"),
    include_bytes!("../../weights/qwixx-3-points.safetensors"),
];

/// Rates the choices in Qwixx.
#[derive(Debug)]
pub enum QwixxEvaluator {
    /// For one seat: the exact solution.
    Solo(OwnSheetTablebase),
    /// For several: networks.
    Network(Box<Networks>),
}

/// What looks at the sheets between turns.
#[derive(Debug)]
pub struct Networks {
    win: Network<WIDE>,
    points: PointsNetwork,
}

impl Evaluated for Qwixx {
    type Evaluator = QwixxEvaluator;

    const AMONG_OTHERS: NoiseLevels = NoiseLevels {
        easy: Noise { spread: 0.085, most: 0.25 },
        medium: Noise { spread: 0.047, most: 0.15 },
        hard: Noise { spread: 0.027, most: 0.1 },
    };
    const ALONE: NoiseLevels = NoiseLevels {
        easy: Noise { spread: 3.5, most: 10.0 },
        medium: Noise { spread: 1.8, most: 6.0 },
        hard: Noise { spread: 0.9, most: 3.0 },
    };

    const HABITS: &'static [&'static str] = habits::ALL;

    fn evaluator(
        &self,
        weights: Option<&[u8]>,
        context: SolveContext<'_>,
    ) -> Result<QwixxEvaluator, Unsolvable> {
        if self.seats() == 1 {
            return Ok(QwixxEvaluator::Solo(OwnSheetGame::solo().tablebase(context)?));
        }
        let several = usize::from(self.seats() > 2);
        let win = Network::read(weights.unwrap_or(WEIGHTS[several]), Qwixx::INPUTS)?;
        let points = PointsNetwork::read(POINTS_WEIGHTS[several], Qwixx::INPUTS)?;
        Ok(QwixxEvaluator::Network(Box::new(Networks { win, points })))
    }

    fn evaluator_work(&self) -> u64 {
        if self.seats() == 1 { OwnSheetGame::solo().work() } else { 0 }
    }

    fn evaluator_states(&self) -> u64 {
        self.evaluator_work()
    }

    fn evaluator_bytes(evaluator: &QwixxEvaluator) -> usize {
        match evaluator {
            QwixxEvaluator::Solo(table) => table.bytes(),
            QwixxEvaluator::Network(networks) => networks.win.bytes() + networks.points.bytes(),
        }
    }

    fn evaluate(
        &self,
        evaluator: &QwixxEvaluator,
        state: &State,
        seat: Seat,
        effort: Effort,
    ) -> Advice<Choice> {
        match evaluator {
            QwixxEvaluator::Solo(table) => {
                table.advise(self, state, seat, TurnTiming::of(self, state, seat, 1))
            }
            QwixxEvaluator::Network(networks) => {
                let evaluation = TurnEvaluation { game: self, network: &networks.win, effort };
                let mut choices = evaluation.rate(state, seat);
                if effort == Effort::Full {
                    evaluation.look_ahead(seat, &mut choices);
                }
                let rated = |rated: RatedChoice| Rated { choice: rated.choice, worth: rated.chance.into() };
                Advice::new(choices.into_iter().map(rated).collect())
            }
        }
    }

    fn is_exact(&self, evaluator: &QwixxEvaluator) -> bool {
        matches!(evaluator, QwixxEvaluator::Solo(_))
    }

    fn habit(&self, state: &State, seat: Seat, choice: Choice, best: Choice) -> Option<&'static str> {
        habits::habit(self, state, seat, choice, best)
    }

    fn estimate(&self, evaluator: &QwixxEvaluator, state: &State) -> BySeat<Outlook> {
        let points = self.scores(state);
        BySeat::from_fn(self.seats(), |seat| match evaluator {
            QwixxEvaluator::Solo(table) => {
                let timing = TurnTiming::of(self, state, seat, 1);
                let to_go = table.points_to_go(state.sheet(seat), state.closed(), timing);
                Outlook { win: 1.0, points: f64::from(points[seat]) + to_go }
            }
            QwixxEvaluator::Network(networks) => {
                let [one, other] = [false, true].map(|mirrored| features(self, state, seat, mirrored));
                let win = networks.win.chance(&one) + networks.win.chance(&other);
                let to_go = networks.points.to_go(&one) + networks.points.to_go(&other);
                Outlook { win: 0.5 * f64::from(win), points: f64::from(points[seat]) + 0.5 * to_go }
            }
        })
    }

    fn decide(&self, evaluator: &QwixxEvaluator, state: &State, seats: Seats) -> BySeat<Option<Choice>> {
        let each_by_itself = || {
            BySeat::from_fn(self.seats(), |seat| {
                self.evaluate(evaluator, state, seat, Effort::Quick).best().map(|best| best.choice)
            })
        };
        let (QwixxEvaluator::Network(networks), Some(active)) = (evaluator, self.active(state)) else {
            return each_by_itself();
        };
        if state.phase() == Phase::JoinLocks {
            return each_by_itself();
        }
        let evaluation = TurnEvaluation { game: self, network: &networks.win, effort: Effort::Quick };
        if state.phase() == Phase::Action2 {
            let (second, _) = evaluation.best_second(state, active);
            return BySeat::from_fn(self.seats(), |seat| seats.contains(seat).then_some(second));
        }
        let Plan { first, second } = evaluation.plan(state, active);
        BySeat::from_fn(self.seats(), |seat| {
            let answer = || evaluation.best_passive(state, &first, seat, active, second);
            if seat == active { first[active] } else { Some(answer()) }
        })
    }
}

/// What the active player does in a turn, and what the others cross in action 1.
struct Plan {
    first: BySeat<Option<Choice>>,
    second: Choice,
}

/// A choice, the tables after the turn that it may lead to, and its chance to win.
struct RatedChoice {
    choice: Choice,
    after: Vec<State>,
    chance: f32,
}

#[derive(Clone, Copy)]
struct TurnEvaluation<'a> {
    game: &'a Qwixx,
    network: &'a Network<WIDE>,
    effort: Effort,
}

impl TurnEvaluation<'_> {
    /// The chance of a seat when the turn has ended.
    fn chance(&self, state: &State, seat: Seat) -> f32 {
        if state.phase() == Phase::Over {
            return win_share(&self.game.scores(state), seat);
        }
        let seen = |mirrored| self.network.chance(&features(self.game, state, seat, mirrored));
        match self.effort {
            Effort::Quick => seen(false),
            Effort::Full => 0.5 * (seen(false) + seen(true)),
        }
    }

    /// Rates the choices of a seat that is asked, in their order.
    fn rate(&self, state: &State, seat: Seat) -> Vec<RatedChoice> {
        let choices = self.game.choices(state, seat);
        let Some(active) = self.game.active(state) else { return Vec::new() };
        let sure = |choice, after: State| self.rated(choice, [after].into(), seat);
        match state.phase() {
            Phase::Action1 => {
                let plans = self.plans(state, active);
                let after = |choice, plan: &Plan| {
                    let state = self.after_action_1(state, &plan.first, seat, choice);
                    let second =
                        if seat == active { self.best_second(&state, active).0 } else { plan.second };
                    self.finished(state, active, second)
                };
                let rated =
                    |choice| self.rated(choice, plans.iter().map(|plan| after(choice, plan)).collect(), seat);
                choices.iter().map(rated).collect()
            }
            Phase::JoinLocks => {
                let mut answers = joining::expected(self.game, state);
                let rated = |choice| {
                    answers[seat] = Some(choice);
                    let state = joining::answered(self.game, state, &answers);
                    let (second, _) = self.best_second(&state, active);
                    sure(choice, self.finished(state, active, second))
                };
                choices.iter().map(rated).collect()
            }
            Phase::Action2 => {
                choices.iter().map(|choice| sure(choice, self.finished(*state, active, choice))).collect()
            }
            _ => Vec::new(),
        }
    }

    /// A choice with the tables that it may lead to, all of them equally likely.
    fn rated(&self, choice: Choice, after: Vec<State>, seat: Seat) -> RatedChoice {
        let chance = mean(&after, |state| self.chance(state, seat));
        RatedChoice { choice, after, chance }
    }

    /// Looks one turn further where the best choices are close: what becomes of each by some rolls, the same
    /// for all (common random numbers). The others keep their distance from the best.
    fn look_ahead(&self, seat: Seat, choices: &mut [RatedChoice]) {
        choices.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        let Some(best) = choices.first().map(|best| best.chance) else { return };
        let most = if self.game.seats() == 2 { CLOSE } else { 2 };
        let close = choices.iter().take(most).take_while(|choice| choice.chance > best - MARGIN).count();
        if close < 2 {
            return;
        }
        let quick = TurnEvaluation { effort: Effort::Quick, ..*self };
        let further = |after: &State| match after.phase() {
            Phase::Over => self.chance(after, seat),
            _ => quick.after_a_turn(after, seat),
        };
        let mut highest = f32::NEG_INFINITY;
        for rated in &mut choices[..close] {
            rated.chance = mean(&rated.after, further);
            highest = highest.max(rated.chance);
        }
        for rated in &mut choices[close..] {
            rated.chance = (rated.chance - best + highest).clamp(0.0, 1.0);
        }
    }

    /// The mean chance of a seat after one more turn: over rolls that have every white pair once, or over a
    /// part of them where a turn of many players takes longer.
    fn after_a_turn(&self, state: &State, seat: Seat) -> f32 {
        let rolls = &rolls()[..36 / (self.game.seats() - 1).max(1)];
        let mut sum = 0.0;
        for (white, coloured) in rolls {
            let mut state = *state;
            let dice = Dice::rolled(*white, *coloured, state.closed());
            self.game.chance_unchecked(&mut state, Chance::Roll(dice));
            sum += self.chance(&self.turn_played(state), seat);
        }
        sum / rolls.len() as f32
    }

    /// The table after a turn whose dice lie, everybody playing by a first look.
    fn turn_played(&self, state: State) -> State {
        let Some(active) = self.game.active(&state) else { return state };
        let Plan { first, second } = self.plan(&state, active);
        let answer = |seat| Some(self.best_passive(&state, &first, seat, active, second));
        let answers = |seat| if seat == active { first[seat] } else { answer(seat) };
        let choices = BySeat::from_fn(self.game.seats(), answers);
        let mut after = state;
        self.game.decide_unchecked(&mut after, &choices);
        let mut after = self.locks_joined(after);
        if after.phase() == Phase::Action2 {
            let (second, _) = self.best_second(&after, active);
            after = self.finished(after, active, second);
        }
        after
    }

    /// What everybody may do in a turn whose dice lie: nobody knows what the others do at the same time. First the
    /// passive players take the active one to do nothing, then they answer the plan that is best against that, and so
    /// on (fictitious play); it ends where answers come again.
    fn plans(&self, state: &State, active: Seat) -> Vec<Plan> {
        let mut plans = vec![self.plan(state, active)];
        while let Some(plan) = plans.last().filter(|_| plans.len() < MOST_PLANS) {
            let replies = self.replies(state, active, plan);
            let is_known = |plan: &Plan| {
                let others = Seat::all(self.game.seats()).filter(|seat| *seat != active);
                others.into_iter().all(|seat| plan.first[seat] == replies[seat])
            };
            if plans.iter().any(is_known) {
                break;
            }
            plans.push(self.best_plan(state, active, replies));
        }
        plans
    }

    /// What everybody is expected to do at a first look. For a passive player, the plan of the active one does not
    /// know of their answer yet.
    fn plan(&self, state: &State, active: Seat) -> Plan {
        let pass = BySeat::from_fn(self.game.seats(), |_| Some(Choice::Pass));
        self.best_plan(
            state,
            active,
            self.replies(state, active, &Plan { first: pass, second: Choice::Pass }),
        )
    }

    /// What the passive players cross if the active one follows a plan; each takes the others to stick to it.
    fn replies(&self, state: &State, active: Seat, plan: &Plan) -> BySeat<Option<Choice>> {
        let mut replies = plan.first;
        for seat in Seat::all(self.game.seats()).filter(|seat| *seat != active) {
            replies[seat] = Some(self.best_passive(state, &replies, seat, active, plan.second));
        }
        replies
    }

    /// The active player's best pair of actions against what the others cross.
    fn best_plan(&self, state: &State, active: Seat, mut first: BySeat<Option<Choice>>) -> Plan {
        let mut best = (Choice::Pass, Choice::Pass, f32::NEG_INFINITY);
        for choice in self.game.choices(state, active).iter() {
            let state = self.after_action_1(state, &first, active, choice);
            let (second, chance) = self.best_second(&state, active);
            if chance > best.2 {
                best = (choice, second, chance);
            }
        }
        first[active] = Some(best.0);
        Plan { first, second: best.1 }
    }

    /// The best that a passive player can cross, given what the others do.
    fn best_passive(
        &self,
        state: &State,
        first: &BySeat<Option<Choice>>,
        seat: Seat,
        active: Seat,
        second: Choice,
    ) -> Choice {
        let choices = self.game.choices(state, seat);
        if choices.len() < 2 {
            return Choice::Pass;
        }
        let mut best = (Choice::Pass, f32::NEG_INFINITY);
        for choice in choices.iter() {
            let state = self.finished(self.after_action_1(state, first, seat, choice), active, second);
            let chance = self.chance(&state, seat);
            if chance > best.1 {
                best = (choice, chance);
            }
        }
        best.0
    }

    /// The active player's best action 2 and their chance then; nothing if the game is over already.
    fn best_second(&self, state: &State, active: Seat) -> (Choice, f32) {
        if state.phase() == Phase::Over {
            return (Choice::Pass, self.chance(state, active));
        }
        let mut best = (Choice::Pass, f32::NEG_INFINITY);
        for choice in self.game.choices(state, active).iter() {
            let chance = self.chance(&self.finished(*state, active, choice), active);
            if chance > best.1 {
                best = (choice, chance);
            }
        }
        best
    }

    /// The table after whoever may join a lock has done what is expected of them (Q21).
    fn locks_joined(&self, state: State) -> State {
        if state.phase() != Phase::JoinLocks {
            return state;
        }
        joining::answered(self.game, &state, &joining::expected(self.game, &state))
    }

    /// The table after action 1, one seat choosing this and the others what was planned.
    fn after_action_1(
        &self,
        state: &State,
        first: &BySeat<Option<Choice>>,
        seat: Seat,
        choice: Choice,
    ) -> State {
        let mut state = *state;
        let mut choices = *first;
        choices[seat] = Some(choice);
        self.game.decide_unchecked(&mut state, &choices);
        self.locks_joined(state)
    }

    /// The table after action 2, if it comes to that. A cross that has become illegal is left out.
    fn finished(&self, mut state: State, active: Seat, second: Choice) -> State {
        if state.phase() == Phase::Action2 {
            let legal = second == Choice::Pass || self.game.choices(&state, active).contains(second);
            let second = if legal { second } else { Choice::Pass };
            let choices = BySeat::from_fn(self.game.seats(), |seat| (seat == active).then_some(second));
            self.game.decide_unchecked(&mut state, &choices);
        }
        state
    }
}

/// How many plans for a turn are compared.
const MOST_PLANS: usize = 3;

/// How many of the best choices are looked at further, and how close to the best they must be.
const CLOSE: usize = 4;
const MARGIN: f32 = 0.03;

/// The mean of what tables are worth.
fn mean(tables: &[State], worth: impl Fn(&State) -> f32) -> f32 {
    tables.iter().map(worth).sum::<f32>() / tables.len() as f32
}

/// Rolls that stand for all (stratified sampling): every pair of white faces once, with coloured dice that show every face equally
/// often and have nothing to do with the white ones.
fn rolls() -> &'static [([u8; 2], [u8; 4])] {
    static ROLLS: OnceLock<Vec<([u8; 2], [u8; 4])>> = OnceLock::new();
    ROLLS.get_or_init(|| {
        let mut rng = Xoroshiro128PlusPlus::seed_from_u64(1);
        let mut rolls: Vec<([u8; 2], [u8; 4])> = (0..36).map(|n| ([n / 6 + 1, n % 6 + 1], [0; 4])).collect();
        for die in 0..4 {
            let mut faces: Vec<u8> = (0..36).map(|n| n % 6 + 1).collect();
            for place in (1..faces.len()).rev() {
                faces.swap(place, below(&mut rng, place as u32 + 1) as usize);
            }
            rolls.iter_mut().zip(faces).for_each(|(roll, face)| roll.1[die] = face);
        }
        // Any first part of them is to be a fair sample.
        for place in (1..rolls.len()).rev() {
            rolls.swap(place, below(&mut rng, place as u32 + 1) as usize);
        }
        rolls
    })
}

impl Trainable for Qwixx {
    const INPUTS: usize = inputs::ALL;
    const WIDE: usize = WIDE;

    fn features(&self, _: &QwixxEvaluator, state: &State, seat: Seat, mirrored: bool) -> Features {
        features(self, state, seat, mirrored)
    }

    fn chance(evaluator: &QwixxEvaluator, features: &Features) -> f32 {
        match evaluator {
            QwixxEvaluator::Solo(_) => 1.0,
            QwixxEvaluator::Network(networks) => networks.win.chance(features),
        }
    }
}
