//! Standings in a file, so that an arena that was interrupted goes on where it stopped.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context, Result, bail};
use games::Spec;
use serde::Deserialize;
use serde_json::{Value, json};
use study::{Arena, Standings};

use crate::cli::ArenaArgs;
use crate::entrant::Entrant;

/// The standings so far, and where they are kept.
pub(super) struct SavedStandings<'a> {
    pub(super) standings: Standings,
    /// Everything that the results depend on.
    identity: Value,
    file: Option<&'a Path>,
}

impl<'a> SavedStandings<'a> {
    /// The standings in the file that the command line names, or none yet.
    pub(super) fn open(
        args: &'a ArenaArgs,
        spec: &Spec,
        seats: usize,
        arena: &Arena,
    ) -> Result<SavedStandings<'a>> {
        let identity = json!({
            "game": spec.game,
            "options": spec.options.iter().collect::<Vec<_>>(),
            "sheets": spec.sheets,
            "cards": spec.cards,
            "bots": args.run.bots.0.iter().map(Entrant::to_string).collect::<Vec<_>>(),
            "seats": seats,
            "seed": args.run.seed,
            "version": env!("CARGO_PKG_VERSION"),
        });
        let file = args.save.as_deref();
        let mut saved = SavedStandings { standings: arena.begin(), identity, file };
        let Some(path) = file else { return Ok(saved) };
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(saved),
            Err(error) => return Err(error).with_context(|| format!("cannot read {}", path.display())),
        };
        let found: Option<Value> = serde_json::from_str(&text).ok();
        let standings = found.as_ref().and_then(|found| Standings::deserialize(&found["standings"]).ok());
        match (found, standings) {
            (Some(found), _) if found.get("arena").is_some_and(|arena| *arena != saved.identity) => {
                bail!("{} has the standings of a different arena: choose another file", path.display())
            }
            (Some(_), Some(standings)) if arena.fits(&standings) => saved.standings = standings,
            _ => bail!("{} does not have the standings of an arena: choose another file", path.display()),
        }
        Ok(saved)
    }

    /// Writes the file, if there is to be one: under another name first, so that it is never half written.
    pub(super) fn keep(&self) -> Result<()> {
        let Some(path) = self.file else { return Ok(()) };
        let text = json!({ "arena": self.identity, "standings": self.standings }).to_string();
        let mut unfinished = path.as_os_str().to_owned();
        unfinished.push(".unfinished");
        fs::write(&unfinished, text)
            .and_then(|()| fs::rename(&unfinished, path))
            .with_context(|| format!("cannot write {}", path.display()))
    }
}
