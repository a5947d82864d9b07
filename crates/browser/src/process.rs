//! A browser's process: started with user data of its own, and gone when the tests are, however they end.

use std::fs;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// How long it may take to start.
const START_WITHIN: Duration = Duration::from_secs(60);
/// Waits for the end of its input, that is of the test's process, however that came; then cleans up.
const WATCH: &str = r#"read -r _; kill -s KILL -- "-$1"; rm -rf "$2" || { sleep 1; rm -rf "$2"; }"#;

/// A browser that runs. It ends when this is dropped, and also when the test's process ends without dropping it.
pub(crate) struct BrowserProcess {
    process: Child,
    watch: Child,
    profile: TempDir,
}

impl BrowserProcess {
    /// A folder for the user data of a browser.
    pub(crate) fn profile(name: &str) -> TempDir {
        let profile = tempfile::Builder::new().prefix(&format!("rollwright-{name}-")).tempdir();
        profile.expect("there is room for temporary files")
    }

    /// Starts a browser with these user data.
    pub(crate) fn start(command: &mut Command, profile: TempDir) -> BrowserProcess {
        let told = fs::File::create(profile.path().join("errors.txt"));
        let process = command
            .env("LANGUAGE", "en_US")
            // Whatever it leaves behind goes with its profile.
            .env("TMPDIR", profile.path())
            .env("XDG_CONFIG_HOME", profile.path())
            .env("XDG_CACHE_HOME", profile.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(told.expect("temporary files can be written"))
            // A group of its own, so that all of its processes can be ended at once.
            .process_group(0)
            .spawn()
            .unwrap_or_else(|error| panic!("{command:?} cannot be started: {error}"));
        let watch = Command::new("sh")
            .args(["-c", WATCH, "sh", &process.id().to_string()])
            .arg(profile.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .expect("sh can be started");
        BrowserProcess { process, watch, profile }
    }

    /// Waits for a file in which the browser says where it listens, until something can be read from it.
    pub(crate) fn address<T>(&mut self, file: &str, read: impl Fn(&str) -> Option<T>) -> T {
        let start = Instant::now();
        let text = |file: &str| fs::read_to_string(self.profile.path().join(file)).unwrap_or_default();
        while start.elapsed() < START_WITHIN && matches!(self.process.try_wait(), Ok(None)) {
            if let Some(address) = read(&text(file)) {
                return address;
            }
            thread::sleep(Duration::from_millis(20));
        }
        panic!("the browser does not start: {}", text("errors.txt"));
    }
}

impl Drop for BrowserProcess {
    fn drop(&mut self) {
        // The end of its input tells the watch to do its work.
        drop(self.watch.stdin.take());
        let _ = self.watch.wait();
        let _ = self.process.wait();
    }
}
