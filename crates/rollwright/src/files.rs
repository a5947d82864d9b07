//! Text files that the command line names.

use std::fs;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result};

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

/// Makes sure that a file can be written later; what is in it stays.
pub(crate) fn check_writable(path: &Path) -> Result<()> {
    let opened = fs::OpenOptions::new().append(true).create(true).open(path);
    opened.map(drop).with_context(|| format!("cannot write {}", path.display()))
}

/// Writes a text file.
pub(crate) fn write_file(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}
