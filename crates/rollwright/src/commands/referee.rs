//! `rollwright referee`: the rules over standard input and output.

use anyhow::Result;
use referee::{Evaluators, Referee, RefereeError};
use solve::Cache;

use crate::cli::RefereeArgs;
use crate::conversation::{NOT_UTF8, converse};
use crate::machine::{cores, random_seed};

pub(crate) fn run(args: &RefereeArgs) -> Result<()> {
    let evaluators = Evaluators::new(Cache::of_user(), cores());
    let mut referee = Referee::new(args.seed.unwrap_or_else(random_seed)).with_evaluators(evaluators);
    converse(|line| {
        Some(match line {
            Some(line) => referee.answer(line),
            None => RefereeError::Json(NOT_UTF8.to_owned()).to_json().to_string(),
        })
    })
}
