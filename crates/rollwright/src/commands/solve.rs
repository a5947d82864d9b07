//! `rollwright solve`: exact solutions.

mod numbers;
mod one_card;
mod qwixx;
mod tablebase_args;
mod twenty_one;

use anyhow::Result;

use crate::cli::{Solvable, SolveArgs};

pub(crate) use one_card::OneCardArgs;
pub(crate) use qwixx::{QwixxAloneArgs, QwixxSoloArgs};
pub(crate) use twenty_one::TwentyOneArgs;

pub(crate) fn run(args: &SolveArgs) -> Result<()> {
    match &args.what {
        Solvable::QwixxSolo(solo) => qwixx::run_solo(solo, args.json),
        Solvable::QwixxAlone(alone) => qwixx::run_alone(alone, args.json),
        Solvable::TwentyOneSolo(solo) => twenty_one::run(solo, args.json),
        Solvable::OneCardCards(cards) => one_card::run(cards, args.json),
    }
}
