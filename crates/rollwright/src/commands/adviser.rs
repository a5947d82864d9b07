//! Who judges positions for people at the terminal: an analyst of the game, made ready when somebody first asks, with a
//! progress bar if that takes its time.

use std::sync::Arc;

use analysis::{Analyst, ChoiceRating};
use anyhow::Result;
use bots::{Evaluated, SolveContext};
use solve::Cache;
use table::Seat;

use crate::machine::cores;
use crate::progress::with_progress;
use crate::ready_bots::print_notice;

/// Playouts for a choice that rolls again: an answer within a second.
const PLAYOUTS: u32 = 72;

/// An analyst for all games of one kind, whoever begins; nothing until somebody asks.
pub(crate) struct Adviser<G: Evaluated> {
    evaluator: Option<Arc<G::Evaluator>>,
}

impl<G: Evaluated> Adviser<G> {
    pub(crate) fn new() -> Adviser<G> {
        Adviser { evaluator: None }
    }

    /// The analyst of a game.
    pub(crate) fn analyst(&mut self, game: &G) -> Result<Analyst<G>> {
        let evaluator = match &self.evaluator {
            Some(evaluator) => Arc::clone(evaluator),
            None => Arc::new(evaluator(game)?),
        };
        self.evaluator = Some(Arc::clone(&evaluator));
        Ok(Analyst::with_evaluator(game.clone(), evaluator))
    }

    /// The choices of a seat that is asked, the best first.
    pub(crate) fn ratings(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
    ) -> Result<Vec<ChoiceRating<G::Choice>>> {
        Ok(self.analyst(game)?.ratings(state, seat, PLAYOUTS))
    }
}

/// The evaluator of a game, with a progress bar if something has to be worked out first.
fn evaluator<G: Evaluated>(game: &G) -> Result<G::Evaluator> {
    let cache = Cache::of_user();
    let evaluator = with_progress(game.evaluator_work(), "states", |done| {
        let context =
            SolveContext { threads: cores(), done, notify: &print_notice, ..SolveContext::new(&cache) };
        game.evaluator(None, context)
    });
    Ok(evaluator?)
}
