//! What the bots' decisions lose, by rollouts: found, and shown as text, CSV and JSON.

use std::sync::atomic::AtomicU64;

use analysis::{Analyst, DecisionLoss, DecisionLossSettings};
use anyhow::Result;
use bots::{Playable, SolveContext};
use serde_json::{Value, json};
use solve::Cache;
use study::{Arena, FailureFlag};

use super::BotResult;
use crate::cli::BotGamesArgs;
use crate::foreign::BotRoster;
use crate::machine::cores;
use crate::progress::with_progress;
use crate::ready_bots::print_notice;

/// The most playouts of a choice, to find a better one and then to say how much better it is.
const PLAYOUTS: u32 = 576;

/// What every bot loses, in the order named, from about so many decisions of each.
pub(super) fn found<G: Playable>(
    decisions: u64,
    args: &BotGamesArgs,
    arena: &Arena,
    game: &G,
    roster: &BotRoster<G>,
) -> Result<Vec<DecisionLoss>> {
    let (cache, threads) = (Cache::of_user(), args.threads.count());
    let context = SolveContext { threads: cores(), notify: &print_notice, ..SolveContext::new(&cache) };
    let analyst = Analyst::new(game.clone(), context)?;
    let most = decisions * args.bots.0.len() as u64;
    with_progress(most, "decisions", |done: &AtomicU64| {
        let settings = DecisionLossSettings { decisions, playouts: PLAYOUTS, seed: args.seed, threads, done };
        let mut bots = roster.on_thread(FailureFlag::default());
        Ok(analyst.decision_losses(&mut bots, arena.seatings(), settings)?)
    })
}

/// The losses below the standings; nothing if they were not asked for.
pub(super) fn table(results: &[BotResult], width: usize) -> String {
    let mut text = String::new();
    for BotResult { name, loss, .. } in results {
        let Some(loss) = loss else { continue };
        if text.is_empty() {
            text = format!(
                "\nWhat rollouts on fresh dice gain over the bots' decisions, in chances to win (95 %):\n\
                 {:<width$}decisions  games  otherwise          a decision            a game\n",
                "bot"
            );
        }
        let [decision, margin, game, margin_of_game] =
            [loss.loss_per_decision, loss.margin, loss.loss_per_game, loss.margin_per_game]
                .map(|chance| 100.0 * chance);
        text += &format!(
            "{name:<width$}{:>9} {:>6} {:>10} {decision:>8.3} % ± {margin:<6.3} {game:>7.2} % ± {margin_of_game:.2}\n",
            loss.decisions, loss.games, loss.otherwise
        );
    }
    text
}

/// More columns of the standings as CSV.
pub(super) const COLUMNS: &str = ",reviewed_decisions,reviewed_games,otherwise,decisions_per_game,loss_per_decision,\
                                  loss_per_decision_margin,loss_per_game,loss_per_game_margin";

/// The cells of these columns.
pub(super) fn cells(loss: &DecisionLoss) -> String {
    let DecisionLoss {
        games,
        decisions,
        otherwise,
        decisions_a_game,
        loss_per_decision,
        margin,
        loss_per_game,
        margin_per_game,
    } = loss;
    format!(
        ",{decisions},{games},{otherwise},{decisions_a_game},{loss_per_decision},{margin},{loss_per_game},{margin_per_game}"
    )
}

/// The loss of one bot for programs.
pub(super) fn loss_json(loss: &DecisionLoss) -> Value {
    let around = |mean: f64, margin: f64| [mean - margin, mean + margin];
    json!({
        "decisions": loss.decisions,
        "games": loss.games,
        "otherwise": loss.otherwise,
        "decisions_per_game": loss.decisions_a_game,
        "per_decision": loss.loss_per_decision,
        "per_decision_95": around(loss.loss_per_decision, loss.margin),
        "per_game": loss.loss_per_game,
        "per_game_95": around(loss.loss_per_game, loss.margin_per_game),
    })
}
