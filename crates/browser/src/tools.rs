//! What the tests need that is not written in Rust, and where it is.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The programs and packages that `scripts/browser-tools` finds or installs.
#[derive(Debug)]
pub struct Tools {
    /// The browser of most tests.
    pub chromium: PathBuf,
    /// Another browser.
    pub firefox: PathBuf,
    /// The folder with the packages from npm.
    pub packages: PathBuf,
}

impl Tools {
    /// Finds the tools, and has them installed where they are missing.
    pub fn get() -> &'static Tools {
        static TOOLS: OnceLock<Tools> = OnceLock::new();
        TOOLS.get_or_init(Tools::find)
    }

    fn find() -> Tools {
        let root = workspace();
        let output = Command::new(root.join("scripts/browser-tools")).current_dir(&root).output();
        let output = output.expect("scripts/browser-tools can be run");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let told = String::from_utf8(output.stdout).expect("paths are text");
        let mut paths = told.lines().map(PathBuf::from);
        let mut next = || paths.next().expect("scripts/browser-tools prints three paths");
        Tools { chromium: next(), firefox: next(), packages: next() }
    }
}

/// The folder of the whole project.
pub(crate) fn workspace() -> PathBuf {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    crates.and_then(Path::parent).expect("a crate lies two folders deep").to_owned()
}
