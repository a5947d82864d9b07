//! What a position and every choice in it are worth: by the evaluator, by exact tables, or by sampling.

use std::sync::Arc;

use bots::{Effort, Evaluated, Outlook, SolveContext, Unsolvable};
use table::{BySeat, ChanceKind, ChoiceSet, Seat, Seats, Turn, mix};

use crate::outlooks::{self, divided};
use crate::playout::{PlayoutChance, Stratum, play_on};

/// Judges the positions of one game.
#[derive(Debug)]
pub struct Analyst<G: Evaluated> {
    game: G,
    evaluator: Arc<G::Evaluator>,
}

/// How a value is sampled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sampling {
    /// How many first rolls are played through before the network is asked; `usize::MAX` plays to the end.
    pub rolls: usize,
    /// How many playouts there are, stratified by their first roll or draw.
    pub playouts: u32,
    /// Where their dice come from.
    pub seed: u64,
}

/// A choice with what it leads to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChoiceRating<C> {
    /// The choice.
    pub choice: C,
    /// The chance to win after it; 1 for somebody alone.
    pub win: f64,
    /// The expected final points after it.
    pub points: f64,
    /// The 95 % interval of the chance to win, or alone of the points, where it was sampled.
    pub interval: Option<[f64; 2]>,
    /// What everybody can expect after it.
    pub outlooks: BySeat<Outlook>,
    /// What it loses against the best choice: in chances to win, or alone in points. Never negative.
    pub loss: f64,
    /// Half the 95 % interval of the loss, where it was sampled.
    pub loss_margin: Option<f64>,
}

// Not derived: that would ask for an evaluator that can be cloned.
impl<G: Evaluated> Clone for Analyst<G> {
    fn clone(&self) -> Analyst<G> {
        Analyst { game: self.game.clone(), evaluator: Arc::clone(&self.evaluator) }
    }
}

impl<G: Evaluated> Analyst<G> {
    /// An analyst for this game's seats, options and material.
    pub fn new(game: G, context: SolveContext<'_>) -> Result<Analyst<G>, Unsolvable> {
        let evaluator = Arc::new(game.evaluator(None, context)?);
        Ok(Analyst { game, evaluator })
    }

    /// The same with an evaluator that is ready already.
    pub fn with_evaluator(game: G, evaluator: Arc<G::Evaluator>) -> Analyst<G> {
        Analyst { game, evaluator }
    }

    /// The same for a game that differs only in who begins.
    pub(crate) fn for_game(&self, game: G) -> Analyst<G> {
        Analyst { game, evaluator: Arc::clone(&self.evaluator) }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What rates choices.
    pub fn evaluator(&self) -> &G::Evaluator {
        &self.evaluator
    }

    /// Whether values are exact, and not estimates.
    pub fn is_exact(&self) -> bool {
        self.game.is_exact(&self.evaluator)
    }

    /// What everybody can expect in a position, in any phase: the mean of some playouts.
    pub fn value(&self, state: &G::State, sampling: Sampling) -> BySeat<Outlook> {
        let mut sum = outlooks::none(self.game.seats());
        for number in 0..sampling.playouts.max(1) {
            let stratum = Stratum { number, of: sampling.playouts.max(1) };
            let mut chance = PlayoutChance::new(sampling.seed, stratum);
            let reached =
                play_on(&self.game, &self.evaluator, &mut state.clone(), sampling.rolls, &mut chance);
            if !chance.was_used() {
                return reached;
            }
            outlooks::add(&mut sum, &reached);
        }
        divided(sum, f64::from(sampling.playouts.max(1)))
    }

    /// What everybody can expect in a position, in any phase, by a quick look: exact where the game is solved, else one
    /// turn further than the network.
    pub fn quick_value(&self, state: &G::State, playouts: u32) -> BySeat<Outlook> {
        self.quick_value_with(state, playouts, self.seed(state))
    }

    /// The same with dice of this seed.
    pub(crate) fn quick_value_with(&self, state: &G::State, playouts: u32, seed: u64) -> BySeat<Outlook> {
        let turn = self.game.turn(state);
        if turn == Turn::Over {
            return self.game.outlook(&self.evaluator, state);
        }
        if self.is_exact() {
            return self.exact_value(state);
        }
        if self.is_even(state) {
            return self.even_value(state, playouts, seed);
        }
        let rolls = usize::from(turn == Turn::Chance(ChanceKind::Roll));
        self.value(state, Sampling { rolls, playouts, seed })
    }

    /// The exact value of a position of somebody alone.
    fn exact_value(&self, state: &G::State) -> BySeat<Outlook> {
        match self.game.turn(state) {
            Turn::Decide(seats) => {
                let mut value = outlooks::none(self.game.seats());
                for seat in seats.iter() {
                    let best = self.game.evaluate(&self.evaluator, state, seat, Effort::Full).best();
                    value[seat] = self.alone(state, seat, best.map_or(0.0, |best| best.worth));
                }
                value
            }
            Turn::Chance(ChanceKind::Roll) | Turn::Over => self.game.outlook(&self.evaluator, state),
            Turn::Chance(_) => {
                let mut sum = outlooks::none(self.game.seats());
                let mut total = 0.0;
                self.game.outcomes(state, |outcome, weight| {
                    let mut after = state.clone();
                    self.game.chance_unchecked(&mut after, outcome);
                    let weight = weight as f64;
                    total += weight;
                    outlooks::add_times(&mut sum, &self.exact_value(&after), weight);
                });
                divided(sum, total.max(1.0))
            }
        }
    }

    /// What somebody alone can expect with so many points to go.
    fn alone(&self, state: &G::State, seat: Seat, to_go: f64) -> Outlook {
        Outlook { win: 1.0, points: f64::from(self.game.scores(state)[seat]) + to_go }
    }

    /// Whether nothing has happened yet and everybody is equally likely to begin: nobody is ahead then.
    fn is_even(&self, state: &G::State) -> bool {
        if self.game.turn(state) != Turn::Chance(ChanceKind::Setup) {
            return false;
        }
        let mut weights: BySeat<u64> = BySeat::new(self.game.seats());
        self.game.outcomes(state, |outcome, weight| {
            let mut after = state.clone();
            self.game.chance_unchecked(&mut after, outcome);
            if let Some(starter) = self.game.active(&after) {
                weights[starter] += weight;
            }
        });
        weights.as_slice().windows(2).all(|pair| pair[0] == pair[1])
    }

    /// Equal parts of everything.
    fn even_value(&self, state: &G::State, playouts: u32, seed: u64) -> BySeat<Outlook> {
        let seats = self.game.seats();
        let sampled = self.value(state, Sampling { rolls: 0, playouts, seed });
        let points = sampled.as_slice().iter().map(|outlook| outlook.points).sum::<f64>() / seats as f64;
        BySeat::from_fn(seats, |_| Outlook { win: 1.0 / seats as f64, points })
    }

    /// The choices of a seat that is asked, the best first, by the evaluator: quick, and exact where the game is solved.
    /// The others that are asked at the same time do what is expected of them. Points are sampled by some playouts where
    /// dice or cards come before the turn ends.
    pub fn ratings(&self, state: &G::State, seat: Seat, playouts: u32) -> Vec<ChoiceRating<G::Choice>> {
        self.best_ratings(state, seat, playouts, usize::MAX, None)
    }

    /// The same for so many of the best choices, and for one more.
    pub(crate) fn best_ratings(
        &self,
        state: &G::State,
        seat: Seat,
        playouts: u32,
        most: usize,
        also: Option<G::Choice>,
    ) -> Vec<ChoiceRating<G::Choice>> {
        let advice = self.game.evaluate(&self.evaluator, state, seat, Effort::Full);
        let expected = self.expected(state);
        let is_exact = self.is_exact();
        let rated = |rated: &solve::Rated<G::Choice>| {
            let (loss, loss_margin, interval) = (advice.loss(rated).max(0.0), None, None);
            let choice = rated.choice;
            if is_exact {
                let outlook = self.alone(state, seat, rated.worth);
                let outlooks = BySeat::from_fn(self.game.seats(), |_| outlook);
                let Outlook { win, points } = outlook;
                return ChoiceRating { choice, win, points, interval, outlooks, loss, loss_margin };
            }
            let after = self.after(state, &expected, seat, choice);
            let outlooks = self.value(&after, Sampling { rolls: 0, playouts, seed: self.seed(state) });
            let win = if self.game.seats() == 1 { 1.0 } else { rated.worth };
            ChoiceRating { choice, win, points: outlooks[seat].points, interval, outlooks, loss, loss_margin }
        };
        let wanted =
            |(place, rated): &(usize, &solve::Rated<G::Choice>)| *place < most || Some(rated.choice) == also;
        advice.choices().iter().enumerate().filter(wanted).map(|(_, choice)| rated(choice)).collect()
    }

    /// What everybody who is asked is expected to choose.
    pub(crate) fn expected(&self, state: &G::State) -> BySeat<Option<G::Choice>> {
        self.game.decide(&self.evaluator, state, self.asked(state))
    }

    /// Who is asked.
    pub(crate) fn asked(&self, state: &G::State) -> Seats {
        match self.game.turn(state) {
            Turn::Decide(seats) => seats,
            Turn::Chance(_) | Turn::Over => Seats::default(),
        }
    }

    /// The table after one seat has chosen this, and the others what is given.
    pub(crate) fn after(
        &self,
        state: &G::State,
        others: &BySeat<Option<G::Choice>>,
        seat: Seat,
        choice: G::Choice,
    ) -> G::State {
        let mut after = state.clone();
        let mut choices = *others;
        choices[seat] = Some(choice);
        self.game.decide_unchecked(&mut after, &choices);
        after
    }

    /// Whether a seat has nothing to decide.
    pub(crate) fn is_forced(&self, state: &G::State, seat: Seat) -> bool {
        self.game.choices(state, seat).len() < 2
    }

    /// The dice that a position is tried with: always the same ones, and other ones elsewhere.
    pub(crate) fn seed(&self, state: &G::State) -> u64 {
        let scores = self.game.scores(state);
        let mut seed = mix::combine(0, self.game.active(state).map_or(0, Seat::number) as u64);
        for score in scores.as_slice() {
            seed = mix::combine(seed, *score as u64);
        }
        seed
    }
}
