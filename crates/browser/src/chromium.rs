//! Chromium: one process for all tests of a binary.

use std::process::Command;
use std::sync::{Arc, OnceLock};

use crate::page::Page;
use crate::process::BrowserProcess;
use crate::tools::Tools;
use crate::wire::Wire;

/// No window, no sandbox (tests run as root in containers), nothing that goes on behind a test's back.
const FLAGS: [&str; 19] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--disable-breakpad",
    // All pages run as if somebody looked at them.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--mute-audio",
    "--lang=en-US",
    "--remote-debugging-port=0",
];
/// A browser that runs.
pub struct Chromium {
    wire: Arc<Wire>,
    _process: BrowserProcess,
}

impl Chromium {
    /// The one that all tests of a binary share.
    pub fn shared() -> &'static Chromium {
        static SHARED: OnceLock<Chromium> = OnceLock::new();
        SHARED.get_or_init(Chromium::launch)
    }

    /// Starts another one.
    pub fn launch() -> Chromium {
        let profile = BrowserProcess::profile("chromium");
        let mut command = Command::new(&Tools::get().chromium);
        command.args(FLAGS).arg(format!("--user-data-dir={}", profile.path().display())).arg("about:blank");
        let mut process = BrowserProcess::start(&mut command, profile);
        let (port, path) = process.address("DevToolsActivePort", |text| {
            let (port, path) = text.split_once('\n')?;
            path.starts_with('/').then_some((port.parse().ok()?, path.trim_end().to_owned()))
        });
        Chromium { wire: Wire::connect(port, &path), _process: process }
    }

    /// A new person with a page: nothing is shared with any other.
    pub fn page(&self) -> Page {
        Page::open(&self.wire)
    }
}
