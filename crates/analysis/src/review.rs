//! The review of a game: what every decision lost, what every roll gave, and how that adds up to the result.
//!
//! Luck is what a roll is worth less the mean over all rolls, both by the same look ahead: so it is nothing on average,
//! however good the look is. A player's own losses are those of their choices. All else that happened between the chance
//! at the start and the result is what the others' choices did: their losses, how choices made at the same time met, and
//! what the estimates had to take back. So for every seat the result is the chance at the start, and luck, and one's own
//! losses, and what the others' choices gave, exactly. Alone, only estimates that are taken back are left over; exact ones are not.

mod decisions;
mod sums;

use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Evaluated, Outlook};
use table::mix::combine;
use table::{BySeat, ChanceKind, Event, Game, Table, Turn};

use self::decisions::Decided;
use crate::analyst::{Analyst, Sampling};
use crate::class::Thresholds;
use crate::outlooks::difference;
use crate::report::GameReview;
use crate::rollout::RolloutSettings;

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

impl Depth {
    /// The rollouts of a decision whose first look says that the choice loses this much, if any.
    fn rollouts(self, loss: f64, thresholds: &Thresholds) -> Option<RolloutSettings> {
        let (share, most, margin) = match self {
            Depth::Quick => return None,
            Depth::Normal => (0.5, 1_152, 0.0),
            Depth::Deep => (0.25, 184_320, 0.005),
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
}
