//! What the referee evaluates positions with: prepared when somebody asks, one for each kind of table, the last ones kept.

use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

use analysis::{AnyAnalyst, Evaluation, RolloutSettings};
use bots::SolveContext;
use games::{AnyGame, AnyTable};
use serde_json::Value;
use solve::Cache;

use crate::RefereeError;

/// The most memory for evaluators that are kept, in bytes; the one used last is always kept.
const MOST_BYTES: usize = 256 << 20;
/// The most states that are solved for somebody's own sheets or cards.
const MOST_STATES: u64 = 400_000;
/// How long a preparation for somebody's own sheets or cards may take.
const LONGEST: Duration = Duration::from_secs(30);

/// Evaluators for all kinds of tables that were asked about.
pub struct Evaluators {
    cache: Cache,
    threads: usize,
    /// The most recently used one last.
    ready: Vec<AnyAnalyst>,
}

impl Default for Evaluators {
    /// One thread, and nothing kept on disk.
    fn default() -> Evaluators {
        Evaluators::new(Cache::nowhere(), 1)
    }
}

impl Evaluators {
    /// Evaluators that keep their tablebases here, and work with so many threads. Their answers do not depend on that.
    pub fn new(cache: Cache, threads: usize) -> Evaluators {
        Evaluators { cache, threads, ready: Vec::new() }
    }

    /// What a position and every choice in it are worth, as the answer line.
    pub(crate) fn evaluate(
        &mut self,
        game: &AnyGame,
        table: &dyn AnyTable,
        rollouts: Option<u32>,
    ) -> Result<Value, RefereeError> {
        let threads = self.threads;
        let settings = rollouts.map(|most| RolloutSettings { most, threads, ..RolloutSettings::default() });
        let evaluation = self.ready(game)?.evaluate(table, settings);
        let answer = evaluation.as_ref().map(serde_json::to_value::<&Evaluation>).transpose();
        let answer = answer.map_err(|error| RefereeError::NoEvaluation(error.to_string()))?;
        answer.ok_or_else(|| RefereeError::NoEvaluation("it is another game".to_owned()))
    }

    /// The evaluator for a game, prepared if it is not ready.
    fn ready(&mut self, game: &AnyGame) -> Result<&AnyAnalyst, RefereeError> {
        let found = match self.ready.iter().position(|known| known.is_for(game)) {
            Some(place) => self.ready.remove(place),
            None => self.prepare(game)?,
        };
        self.ready.push(found);
        while self.ready.len() > 1 && self.ready.iter().map(AnyAnalyst::bytes).sum::<usize>() > MOST_BYTES {
            self.ready.remove(0);
        }
        self.ready.last().ok_or_else(|| RefereeError::NoEvaluation("it is not ready".to_owned()))
    }

    fn prepare(&self, game: &AnyGame) -> Result<AnyAnalyst, RefereeError> {
        let cannot = |why: String| RefereeError::NoEvaluation(why);
        let (states, is_own) = AnyAnalyst::preparation(game);
        if is_own && states > MOST_STATES {
            return Err(cannot(format!(
                "{states} states would have to be solved, and {MOST_STATES} are the most"
            )));
        }
        let (begun, done) = (Instant::now(), AtomicU64::new(0));
        let is_late = || is_own && begun.elapsed() > LONGEST;
        let context = SolveContext {
            threads: self.threads,
            done: &done,
            cancelled: &is_late,
            ..SolveContext::new(&self.cache)
        };
        AnyAnalyst::new(game, context).map_err(|error| cannot(error.to_string()))
    }
}
