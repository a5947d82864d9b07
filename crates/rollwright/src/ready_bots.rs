//! Bots made ready on the command line, with a progress bar and a word about what takes its time.

use std::io::IsTerminal;

use anyhow::Result;
use bots::{Bot, Playable, Player, SolveContext};
use solve::{Cache, NEVER, Notice};

use crate::machine::cores;
use crate::progress::with_progress;

/// Makes bots ready for a game, with a progress bar if something has to be worked out first.
pub(crate) fn ready_bots<G: Playable>(bots: &[Bot], game: &G) -> Result<Vec<Player<G>>> {
    let threads = cores();
    let players = with_progress(Player::work(bots, game), "sheets", |done| {
        Player::seat(
            bots,
            game,
            SolveContext { cache: &Cache::of_user(), threads, done, notify: &print_notice, cancelled: NEVER },
        )
    });
    players.map_err(Into::into)
}

/// Prints what is worth knowing about a tablebase, on standard error; that it is being made, only for people.
pub(crate) fn print_notice(notice: Notice<'_>) {
    if !matches!(notice, Notice::Making(_)) || std::io::stderr().is_terminal() {
        eprintln!("rollwright: {notice}");
    }
}
