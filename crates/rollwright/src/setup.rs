//! From the command line's words to the rules of a game.

use std::fs;
use std::io::{IsTerminal, Read, Stdout};
use std::path::Path;

use anstream::{AutoStream, ColorChoice};
use anyhow::{Context, Result};
use bots::{Bot, Playable, Player, SolveContext};
use games::{AnyGame, Spec, SpecError};
use solve::{Cache, CacheNotice};
use words::Language;

use crate::cli::{LookArgs, VariantArgs};
use crate::draw::Pen;
use crate::progress::with_progress;

/// Wrong usage: the exit code is 2.
#[derive(Debug)]
pub(crate) struct Usage(pub(crate) String);

impl std::fmt::Display for Usage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

/// The rules for a number of seats.
pub(crate) fn game(name: &str, seats: usize, variant: &VariantArgs) -> Result<AnyGame> {
    rules(&spec(name, seats, variant)?)
}

/// What a game is to be set up with.
pub(crate) fn spec(name: &str, seats: usize, variant: &VariantArgs) -> Result<Spec> {
    let file = |path: &Option<std::path::PathBuf>| path.as_deref().map(read_file).transpose();
    Ok(Spec {
        game: name.to_owned(),
        seats,
        options: variant.options.clone(),
        sheets: file(&variant.sheets)?,
        cards: file(&variant.cards)?,
    })
}

/// The rules that a specification describes.
pub(crate) fn rules(spec: &Spec) -> Result<AnyGame> {
    AnyGame::new(spec).map_err(|error| match error {
        SpecError::Material { .. } => error.into(),
        other => Usage(other.to_string()).into(),
    })
}

/// Makes bots ready for a game, with a progress bar if something has to be worked out first.
pub(crate) fn seat_bots<G: Playable>(bots: &[Bot], game: &G) -> Result<Vec<Player<G>>> {
    let (cache, threads) = (Cache::of_user(), cores());
    let players = with_progress(Player::work(bots, game), "sheets", |done| {
        let context = SolveContext { threads, done, notify: &tell, ..SolveContext::new(&cache) };
        Player::seat(bots, game, context)
    });
    players.map_err(Into::into)
}

/// Tells what is worth knowing about a table, on standard error; that it is being made, only to people.
pub(crate) fn tell(notice: CacheNotice<'_>) {
    if !matches!(notice, CacheNotice::Computing(_)) || std::io::stderr().is_terminal() {
        eprintln!("rollwright: {notice}");
    }
}

/// How many threads can work at once.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A text file, or standard input for `-`.
pub(crate) fn read_file(path: &Path) -> Result<String> {
    let bytes = if path == Path::new("-") {
        let mut bytes = Vec::new();
        std::io::stdin().read_to_end(&mut bytes).context("cannot read standard input")?;
        bytes
    } else {
        fs::read(path).with_context(|| format!("cannot read {}", path.display()))?
    };
    String::from_utf8(bytes).with_context(|| format!("{} is not UTF-8 text", path.display()))
}

/// Writes a text file.
pub(crate) fn write_file(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// A seed nobody chose, from the hasher's keys that the standard library draws at random.
pub(crate) fn random_seed() -> u64 {
    use std::hash::{BuildHasher, Hasher};
    std::collections::hash_map::RandomState::new().build_hasher().finish()
}

/// What to draw with on standard output, and the output itself. The pen leaves colours out where they are
/// not wanted, so the output passes on whatever it gets.
pub(crate) fn drawing(look: &LookArgs) -> (Pen, AutoStream<Stdout>) {
    let output = std::io::stdout();
    let colours = !look.no_colour && AutoStream::choice(&output) != ColorChoice::Never;
    let language = look.lang.unwrap_or_else(|| Language::of_environment(|name| std::env::var(name).ok()));
    (Pen::new(colours, !look.ascii && locale_has_unicode(), language), AutoStream::always(output))
}

/// Whether the terminal's character set is Unicode: yes, unless the environment names another one.
fn locale_has_unicode() -> bool {
    let variables = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    let locale = variables.into_iter().find(|value| !value.is_empty());
    locale.is_none_or(|locale| {
        let locale = locale.to_ascii_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    })
}
