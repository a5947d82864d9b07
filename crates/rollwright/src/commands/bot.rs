//! `rollwright bot`: a bot that plays over standard input and output.

use anyhow::Result;
use bots::SolveContext;
use referee::{BotError, BotSession};
use solve::Cache;

use crate::cli::BotArgs;
use crate::conversation::{NOT_UTF8, converse};
use crate::setup;

pub(crate) fn run(args: &BotArgs) -> Result<()> {
    // How many play is seen at the table; what else is wrong is better said at once.
    let spec = setup::spec(&args.game.game, 1, &args.game.variant)?;
    setup::rules(&spec)?;
    let cache = Cache::of_user();
    let context = SolveContext { threads: setup::cores(), notify: &setup::tell, ..SolveContext::new(&cache) };
    let seed = args.seed.unwrap_or_else(setup::random_seed);
    let mut bot = BotSession::new(args.level, spec, seed, context);
    converse(|line| match line {
        Some(line) => bot.answer(line),
        None => Some(BotError::Json(NOT_UTF8.to_owned()).to_json().to_string()),
    })
}
