//! Bots made ready on the command line, with a progress bar and a word about what takes its time.

use std::io::IsTerminal;

use anyhow::Result;
use bots::{Bot, Playable, Player, SolveContext};
use solve::{Cache, CacheNotice};

use crate::machine::cores;
use crate::progress::with_progress;

/// Makes bots ready for a game, with a progress bar if something has to be worked out first.
pub(crate) fn ready_bots<G: Playable>(bots: &[Bot], game: &G) -> Result<Vec<Player<G>>> {
    let (cache, threads) = (Cache::of_user(), cores());
    let players = with_progress(Player::work(bots, game), "sheets", |done| {
        let context = SolveContext { threads, done, notify: &print_notice, ..SolveContext::new(&cache) };
        Player::seat(bots, game, context)
    });
    players.map_err(Into::into)
}

/// Prints what is worth knowing about a tablebase, on standard error; that it is being made, only for people.
pub(crate) fn print_notice(notice: CacheNotice<'_>) {
    if !matches!(notice, CacheNotice::Computing(_)) || std::io::stderr().is_terminal() {
        eprintln!("rollwright: {notice}");
    }
}
