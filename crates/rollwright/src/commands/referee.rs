//! `rollwright referee`: the rules over standard input and output.

use std::io::{BufRead, Write};

use anyhow::{Context, Result};
use referee::{Referee, RefereeError};

use crate::cli::RefereeArgs;
use crate::setup::random_seed;

pub(crate) fn run(args: &RefereeArgs) -> Result<()> {
    let mut referee = Referee::new(args.seed.unwrap_or_else(random_seed));
    let mut input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line).context("cannot read standard input")? == 0 {
            return Ok(());
        }
        let answer = match std::str::from_utf8(&line) {
            Ok(line) => referee.answer(line.trim_end_matches(['\n', '\r'])),
            Err(_) => RefereeError::Json("the line is not UTF-8".to_owned()).to_json().to_string(),
        };
        writeln!(output, "{answer}").and_then(|()| output.flush()).context("cannot write the answer")?;
    }
}
