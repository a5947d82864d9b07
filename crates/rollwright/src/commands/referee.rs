//! `rollwright referee`: the rules over standard input and output.

use anyhow::Result;
use referee::{Referee, RefereeError};

use crate::cli::RefereeArgs;
use crate::conversation::{NOT_UTF8, converse};
use crate::machine::random_seed;

pub(crate) fn run(args: &RefereeArgs) -> Result<()> {
    let mut referee = Referee::new(args.seed.unwrap_or_else(random_seed));
    converse(|line| {
        Some(match line {
            Some(line) => referee.answer(line),
            None => RefereeError::Json(NOT_UTF8.to_owned()).to_json().to_string(),
        })
    })
}
