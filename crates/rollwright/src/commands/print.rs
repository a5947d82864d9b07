//! `rollwright print`: score sheets and cards for a game around a table.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use print::{Drawing, Paper, pages, pdf, sheets};
use words::Language;

use crate::cli::game::rules;
use crate::cli::{GameArgs, languages};
use crate::terminal::environment_language;
use crate::usage_error::UsageError;

/// The most sets of sheets in one file.
const MOST_COPIES: i64 = 100;

#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  rollwright print qwixx --out qwixx.pdf\n  rollwright print twenty-one --paper letter --copies 2 --out sheets.pdf\n  rollwright print one-card --cards my-cards.txt --out cards.svg\n\nEach page of SVG is a file of its own: further pages are written to cards-2.svg, cards-3.svg and so on."
)]
pub(crate) struct PrintArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Where to write: a .pdf or an .svg file
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// The paper: a4 or letter
    #[arg(long, value_name = "SIZE", default_value_t)]
    pub(crate) paper: Paper,
    /// How many sets of all sheets or cards to print; a single page is always filled
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=MOST_COPIES))]
    pub(crate) copies: u16,
    /// The language on the paper [default: taken from LC_ALL, LC_MESSAGES or LANG]
    #[arg(long, value_name = "CODE", value_parser = languages())]
    pub(crate) lang: Option<Language>,
}

pub(crate) fn run(args: &PrintArgs) -> Result<()> {
    let game = rules(&args.game.spec()?, 1)?;
    let language = args.lang.unwrap_or_else(environment_language);
    let pages = pages(&sheets(&game, language), args.paper, usize::from(args.copies));
    match args.out.extension().and_then(OsStr::to_str) {
        Some("pdf") => {
            write(&args.out, &pdf(&pages))?;
            println!("{}: {}", args.out.display(), counted(pages.len()));
        }
        Some("svg") => {
            for (number, page) in (1..).zip(&pages) {
                write_svg(&args.out, number, page)?;
            }
        }
        _ => return Err(UsageError("--out needs a file that ends in .pdf or .svg".to_owned()).into()),
    }
    Ok(())
}

fn write_svg(out: &Path, number: usize, page: &Drawing) -> Result<()> {
    let path = match number {
        1 => out.to_owned(),
        _ => {
            let stem = out.file_stem().unwrap_or_default().to_string_lossy();
            out.with_file_name(format!("{stem}-{number}.svg"))
        }
    };
    write(&path, page.svg().as_bytes())?;
    println!("{}", path.display());
    Ok(())
}

fn write(path: &Path, content: &[u8]) -> Result<()> {
    fs::write(path, content).with_context(|| format!("cannot write {}", path.display()))
}

fn counted(pages: usize) -> String {
    if pages == 1 { "1 page".to_owned() } else { format!("{pages} pages") }
}
