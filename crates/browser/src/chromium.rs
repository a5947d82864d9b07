//! The browser's process: one for all tests of a binary, and gone when they are.

use std::fs;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::page::Page;
use crate::tools::Tools;
use crate::wire::Wire;

/// How long it may take to start.
const START_WITHIN: Duration = Duration::from_secs(60);
/// No window, no sandbox (tests run as root in containers), nothing that goes on behind a test's back.
const FLAGS: [&str; 20] = [
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
    "--hide-scrollbars",
    "--mute-audio",
    "--lang=en-US",
    "--remote-debugging-port=0",
];
/// Waits for the end of its input, that is of the test's process, however that came; then cleans up.
const WATCH: &str = r#"read -r _; kill -s KILL -- "-$1"; rm -rf "$2" || { sleep 1; rm -rf "$2"; }"#;

/// A browser that runs. It ends when this is dropped, and also when the test's process ends without dropping it.
pub struct Chromium {
    wire: Arc<Wire>,
    process: Child,
    watch: Child,
    /// Its user data.
    _profile: TempDir,
}

impl Chromium {
    /// The one that all tests of a binary share.
    pub fn shared() -> &'static Chromium {
        static SHARED: OnceLock<Chromium> = OnceLock::new();
        SHARED.get_or_init(Chromium::launch)
    }

    /// Starts another one.
    pub fn launch() -> Chromium {
        let profile = tempfile::Builder::new().prefix("rollwright-chromium-").tempdir();
        let profile = profile.expect("there is room for temporary files");
        let errors = profile.path().join("errors.txt");
        let told = fs::File::create(&errors).expect("temporary files can be written");
        let mut process = Command::new(&Tools::get().chromium)
            .args(FLAGS)
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg("about:blank")
            .env("LANGUAGE", "en_US")
            // Whatever it leaves behind goes with its profile.
            .env("TMPDIR", profile.path())
            .env("XDG_CONFIG_HOME", profile.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(told)
            // A group of its own, so that all of its processes can be ended at once.
            .process_group(0)
            .spawn()
            .expect("Chromium can be started");
        let watch = Command::new("sh")
            .args(["-c", WATCH, "sh", &process.id().to_string()])
            .arg(profile.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .expect("sh can be started");
        let Some((port, path)) = wait_for_port(&profile.path().join("DevToolsActivePort"), &mut process)
        else {
            panic!("Chromium does not start: {}", fs::read_to_string(&errors).unwrap_or_default());
        };
        Chromium { wire: Wire::connect(port, &path), process, watch, _profile: profile }
    }

    /// A new person with a page: nothing is shared with any other.
    pub fn page(&self) -> Page {
        Page::open(&self.wire)
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // The end of its input tells the watch to do its work.
        drop(self.watch.stdin.take());
        let _ = self.watch.wait();
        let _ = self.process.wait();
    }
}

/// Waits for the file in which Chromium writes its port and the path of its socket.
fn wait_for_port(file: &Path, process: &mut Child) -> Option<(u16, String)> {
    let start = Instant::now();
    while start.elapsed() < START_WITHIN && matches!(process.try_wait(), Ok(None)) {
        if let Ok(text) = fs::read_to_string(file)
            && let Some((port, path)) = text.split_once('\n')
            && path.starts_with('/')
            && let Ok(port) = port.parse()
        {
            return Some((port, path.trim_end().to_owned()));
        }
        thread::sleep(Duration::from_millis(20));
    }
    None
}
