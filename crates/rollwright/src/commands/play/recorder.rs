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
    /// Files that this session may write again, each with what it has written last.
    ours: Vec<(PathBuf, String)>,
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

    /// A recorder that continues a file with this text, which begins with the records of games that are over.
    pub(crate) fn resuming(file: &Path, text: String, finished: &str) -> Recorder {
        let finished = finished.trim_end();
        Recorder {
            file: Some(file.to_owned()),
            ours: vec![(file.to_owned(), text)],
            finished: if finished.is_empty() { String::new() } else { format!("{finished}\n") },
            current: String::new(),
        }
    }

    /// Makes a new file, or refuses one that somebody else has made.
    fn claim(&mut self, file: &Path) -> Result<()> {
        if self.ours.iter().any(|(own, _)| own == file) {
            return Ok(());
        }
        if file.exists() {
            bail!("{} already exists: choose a new file for the record", file.display());
        }
        let made = OpenOptions::new().write(true).create_new(true).open(file);
        made.with_context(|| format!("cannot write {}", file.display()))?;
        self.ours.push((file.to_owned(), String::new()));
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
    pub(crate) fn write(&mut self) -> Result<Option<PathBuf>> {
        let Some(file) = self.file.clone() else { return Ok(None) };
        self.write_to(&file)?;
        Ok(Some(file))
    }

    /// Writes another file: a new one, or one that was saved before.
    pub(crate) fn save(&mut self, file: &Path) -> Result<()> {
        self.claim(file)?;
        self.write_to(file)
    }

    /// Replaces a file at once, so that there is always a whole record, unless somebody else has changed it.
    fn write_to(&mut self, file: &Path) -> Result<()> {
        let between = if self.finished.is_empty() || self.current.is_empty() { "" } else { "\n" };
        let text = format!("{}{between}{}", self.finished, self.current);
        let Some((_, written)) = self.ours.iter_mut().find(|(own, _)| own == file) else { return Ok(()) };
        if *written == text {
            return Ok(());
        }
        if fs::read_to_string(file).is_ok_and(|found| found != *written) {
            bail!("{} was changed by somebody else and is not overwritten", file.display());
        }
        // What a link leads to is replaced, not the link.
        let target = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
        let name = target.file_name().unwrap_or_default().to_string_lossy();
        let beside = target.with_file_name(format!(".{name}.{}.new", std::process::id()));
        let replaced = fs::write(&beside, &text).and_then(|()| fs::rename(&beside, &target));
        replaced.with_context(|| format!("cannot write {}", file.display()))?;
        *written = text;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_somebody_else_has_changed_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.rw");
        fs::write(&file, "first game\n\nsecond").unwrap();
        let mut recorder = Recorder::resuming(&file, "first game\n\nsecond".to_owned(), "first game\n\n");
        recorder.note("second, played on\n".to_owned());
        assert_eq!(recorder.write().unwrap().as_deref(), Some(file.as_path()));
        assert_eq!(fs::read_to_string(&file).unwrap(), "first game\n\nsecond, played on\n");
        fs::write(&file, "something else").unwrap();
        recorder.note("second, to the end\n".to_owned());
        assert!(recorder.write().unwrap_err().to_string().contains("was changed by somebody else"));
        assert_eq!(fs::read_to_string(&file).unwrap(), "something else");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing lies beside it");
    }
}
