//! `rollwright bot`: a bot that plays over standard input and output.

use std::sync::atomic::AtomicU64;

use anyhow::Result;
use bots::SolveContext;
use referee::{BotError, BotSession};
use solve::{Cache, NEVER};

use crate::cli::BotArgs;
use crate::conversation::{NOT_UTF8, converse};
use crate::setup;

pub(crate) fn run(args: &BotArgs) -> Result<()> {
    // How many play is seen at the table; what else is wrong is better said at once.
    let spec = setup::spec(&args.game.game, 1, &args.game.variant)?;
    setup::rules(&spec)?;
    let (cache, done) = (Cache::of_user(), AtomicU64::new(0));
    let context = SolveContext {
        cache: &cache,
        threads: setup::cores(),
        done: &done,
        notify: &setup::tell,
        cancelled: NEVER,
    };
    let seed = args.seed.unwrap_or_else(setup::random_seed);
    let mut bot = BotSession::new(args.level, spec, seed, context);
    converse(|line| match line {
        Some(line) => bot.answer(line),
        None => Some(BotError::Json(NOT_UTF8.to_owned()).to_json().to_string()),
    })
}
