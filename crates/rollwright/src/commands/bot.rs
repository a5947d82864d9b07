//! `rollwright bot`: a bot that plays over standard input and output.

use std::sync::atomic::AtomicU64;

use anyhow::Result;
use bots::SolveContext;
use games::MIN_SEATS;
use referee::{BotError, BotSession};
use solve::{Cache, NEVER};

use crate::cli::BotArgs;
use crate::cli::game::rules;
use crate::conversation::{NOT_UTF8, converse};
use crate::machine::{cores, random_seed};
use crate::ready_bots::print_notice;

pub(crate) fn run(args: &BotArgs) -> Result<()> {
    // How many play is seen at the table; what else is wrong is better said at once.
    let spec = args.game.spec()?;
    rules(&spec, MIN_SEATS)?;
    let (cache, done) = (Cache::of_user(), AtomicU64::new(0));
    let context = SolveContext {
        cache: &cache,
        threads: cores(),
        done: &done,
        notify: &print_notice,
        cancelled: NEVER,
    };
    let seed = args.seed.unwrap_or_else(random_seed);
    let mut bot = BotSession::new(args.level, spec, seed, context);
    converse(|line| match line {
        Some(line) => bot.answer(line),
        None => Some(BotError::Json(NOT_UTF8.to_owned()).to_json().to_string()),
    })
}
