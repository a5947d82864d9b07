//! `rollwright bot`: a bot that plays over standard input and output.

use anyhow::Result;
use bots::SolveContext;
use games::MIN_SEATS;
use referee::{BotError, BotSession};
use solve::Cache;

use crate::cli::BotArgs;
use crate::cli::game::rules;
use crate::conversation::{NOT_UTF8, converse};
use crate::machine::{cores, random_seed};
use crate::ready_bots::print_notice;

pub(crate) fn run(args: &BotArgs) -> Result<()> {
    // How many play is seen at the table; what else is wrong is better said at once.
    let spec = args.game.spec()?;
    rules(&spec, MIN_SEATS)?;
    let cache = Cache::of_user();
    let context = SolveContext { threads: cores(), notify: &print_notice, ..SolveContext::new(&cache) };
    let seed = args.seed.unwrap_or_else(random_seed);
    let mut bot = BotSession::new(args.level, spec, seed, context);
    converse(|line| match line {
        Some(line) => bot.answer(line),
        None => Some(BotError::Json(NOT_UTF8.to_owned()).to_json().to_string()),
    })
}
