//! The record on its way to a file: written anew whenever somebody is asked, so that even a game cut off
//! in the middle is not lost.

use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// The record of a match as far as it is played.
#[derive(Debug, Default)]
pub(crate) struct Recorder {
    /// The file that the command line names.
    file: Option<PathBuf>,
    /// Files that this session has made, and may write again.
    ours: Vec<PathBuf>,
    /// The records of the games that are over.
    finished: String,
    /// The record of the game being played.
    current: String,
}

impl Recorder {
    /// A recorder that writes to a file which must not exist yet: nobody's record is overwritten.
    pub(crate) fn new(file: Option<&Path>) -> Result<Recorder> {
        let mut recorder = Recorder::default();
        if let Some(file) = file {
            recorder.claim(file)?;
            recorder.file = Some(file.to_owned());
        }
        Ok(recorder)
    }

    /// Makes a new file, or refuses one that somebody else has made.
    fn claim(&mut self, file: &Path) -> Result<()> {
        if self.ours.iter().any(|own| own == file) {
            return Ok(());
        }
        if file.exists() {
            bail!("{} already exists: choose a new file for the record", file.display());
        }
        let made = OpenOptions::new().write(true).create_new(true).open(file);
        made.with_context(|| format!("cannot write {}", file.display()))?;
        self.ours.push(file.to_owned());
        Ok(())
    }

    /// Notes how the game being played stands.
    pub(crate) fn note(&mut self, record: String) {
        self.current = record;
    }

    /// The game being played is over: another one may follow.
    pub(crate) fn next_game(&mut self) {
        if !self.finished.is_empty() {
            self.finished.push('\n');
        }
        self.finished.push_str(&std::mem::take(&mut self.current));
    }

    /// Writes the file that the command line names, if it does. Returns its name.
    pub(crate) fn write(&self) -> Result<Option<&Path>> {
        let Some(file) = &self.file else { return Ok(None) };
        self.write_to(file)?;
        Ok(Some(file))
    }

    /// Writes another file: a new one, or one that was saved before.
    pub(crate) fn save(&mut self, file: &Path) -> Result<()> {
        self.claim(file)?;
        self.write_to(file)
    }

    fn write_to(&self, file: &Path) -> Result<()> {
        let between = if self.finished.is_empty() || self.current.is_empty() { "" } else { "\n" };
        let text = format!("{}{between}{}", self.finished, self.current);
        fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))
    }
}
