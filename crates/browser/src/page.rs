//! A page, and the person before it.

use std::cell::Cell;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use data_encoding::BASE64;
use serde_json::{Value, json};

use crate::device::Device;
use crate::journal::{Journal, thrown};
use crate::picture::{self, Extent};
use crate::wire::{Wire, WireError};

/// How long anything is waited for, if nothing else is said.
pub const PATIENCE: Duration = Duration::from_secs(30);
const LOOK_EVERY: Duration = Duration::from_millis(30);

/// A page in a browser. Its storage is shared only with its own [tabs](Page::tab).
pub struct Page {
    wire: Arc<Wire>,
    profile: Arc<Profile>,
    target: String,
    session: String,
    journal: Arc<Journal>,
    patience: Cell<Duration>,
}

/// What a browser keeps for a person: its storage, its cache. It goes with the last page.
struct Profile {
    wire: Arc<Wire>,
    id: String,
}

impl Drop for Profile {
    fn drop(&mut self) {
        // It has gone already if Chromium has.
        let _ = self.wire.call(None, "Target.disposeBrowserContext", json!({ "browserContextId": self.id }));
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.wire.forget(&self.session);
        let _ = self.wire.call(None, "Target.closeTarget", json!({ "targetId": self.target }));
    }
}

impl Page {
    pub(crate) fn open(wire: &Arc<Wire>) -> Page {
        let made = wire.call(None, "Target.createBrowserContext", json!({ "disposeOnDetach": true }));
        let made = made.unwrap_or_else(|error| panic!("{error}"));
        let profile = Profile { wire: Arc::clone(wire), id: text(&made["browserContextId"]) };
        Page::open_for(Arc::new(profile))
    }

    /// Another tab of the same person.
    pub fn tab(&self) -> Page {
        Page::open_for(Arc::clone(&self.profile))
    }

    fn open_for(profile: Arc<Profile>) -> Page {
        let wire = Arc::clone(&profile.wire);
        let ask = |method, params| wire.call(None, method, params).unwrap_or_else(|error| panic!("{error}"));
        let made =
            ask("Target.createTarget", json!({ "url": "about:blank", "browserContextId": profile.id }));
        let target = text(&made["targetId"]);
        let attached = ask("Target.attachToTarget", json!({ "targetId": target, "flatten": true }));
        let session = text(&attached["sessionId"]);
        let journal = Arc::new(Journal::default());
        wire.listen(&session, &journal);
        let page = Page { wire, profile, target, session, journal, patience: Cell::new(PATIENCE) };
        for domain in ["Page", "Runtime", "Log", "Network"] {
            page.call(&format!("{domain}.enable"), json!({}));
        }
        page.call("Page.setLifecycleEventsEnabled", json!({ "enabled": true }));
        let workers = json!({ "autoAttach": true, "waitForDebuggerOnStart": true, "flatten": true });
        page.call("Target.setAutoAttach", workers);
        page.call("Emulation.setFocusEmulationEnabled", json!({ "enabled": true }));
        page.device(Device::DESKTOP);
        page
    }

    pub(crate) fn wire(&self) -> &Wire {
        &self.wire
    }

    pub(crate) fn journal(&self) -> &Journal {
        &self.journal
    }

    /// A command of the Chrome DevTools Protocol.
    #[track_caller]
    pub(crate) fn call(&self, method: &str, params: Value) -> Value {
        self.try_call(method, params).unwrap_or_else(|error| panic!("{error}"))
    }

    pub(crate) fn try_call(&self, method: &str, params: Value) -> Result<Value, WireError> {
        self.wire.call(Some(&self.session), method, params)
    }

    /// Waits so long for anything from now on, if nothing else is said.
    pub fn set_patience(&self, patience: Duration) {
        self.patience.set(patience);
    }

    /// Opens an address, and waits until everything that its document names is loaded.
    #[track_caller]
    pub fn goto(&self, address: &str) {
        let before = self.document();
        self.journal.reset_bytes();
        let went = self.call("Page.navigate", json!({ "url": address }));
        if let Some(error) = went["errorText"].as_str() {
            self.fail(&format!("{address} cannot be opened: {error}"));
        }
        // Without a new document only the part behind the # has changed.
        if went.get("loaderId").is_some() {
            self.wait_for_load(&before);
        }
    }

    /// Runs a script in every document that is opened from now on, before its own scripts.
    #[track_caller]
    pub fn before_scripts(&self, script: &str) {
        self.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }));
    }

    /// Loads the page again.
    #[track_caller]
    pub fn reload(&self) {
        let before = self.document();
        self.journal.reset_bytes();
        self.call("Page.reload", json!({}));
        self.wait_for_load(&before);
    }

    /// Shows a document that is on no server.
    #[track_caller]
    pub fn show(&self, html: &str) {
        self.goto(&format!("data:text/html;charset=utf-8;base64,{}", BASE64.encode(html.as_bytes())));
    }

    fn document(&self) -> String {
        text(&self.call("Page.getFrameTree", json!({}))["frameTree"]["frame"]["loaderId"])
    }

    #[track_caller]
    fn wait_for_load(&self, before: &str) {
        if !self.journal.wait_for_other(&self.target, before, self.patience.get()) {
            self.fail("the page does not finish loading");
        }
    }

    /// The value of an expression in the page; of what it promises, if it is a promise.
    #[track_caller]
    pub fn eval(&self, expression: &str) -> Value {
        self.try_eval(expression).unwrap_or_else(|error| self.fail(&format!("{expression}\nthrows {error}")))
    }

    pub(crate) fn try_eval(&self, expression: &str) -> Result<Value, String> {
        let params = json!({
            "expression": expression,
            "awaitPromise": true,
            "returnByValue": true,
            "userGesture": true,
        });
        let mut answer = self.try_call("Runtime.evaluate", params).map_err(|error| error.to_string())?;
        match answer.get("exceptionDetails") {
            Some(details) => Err(thrown(details)),
            None => Ok(answer["result"]["value"].take()),
        }
    }

    /// Waits until an expression in the page is true, or something like it.
    #[track_caller]
    pub fn wait_for(&self, expression: &str) {
        self.wait_for_within(expression, self.patience.get());
    }

    /// Waits until an expression in the page is true, but not longer than this.
    #[track_caller]
    pub fn wait_for_within(&self, expression: &str, patience: Duration) {
        let whether = format!("(async () => Boolean(await ({expression}\n)))()");
        let seen = poll(patience, || match self.try_eval(&whether) {
            Ok(value) if value == true => Ok(()),
            Ok(_) => Err("is not true".to_owned()),
            // It may throw while a page is still loading, or is exchanged for another one.
            Err(error) => Err(format!("throws {error}")),
        });
        if let Err(why) = seen {
            self.fail(&format!("after {} s, {expression}\n{why}", patience.as_secs_f64()));
        }
    }

    pub(crate) fn patience(&self) -> Duration {
        self.patience.get()
    }

    /// The text that people see in the first element of this kind, once there is one.
    #[track_caller]
    pub fn text(&self, selector: &str) -> String {
        self.wait_for(&format!("document.querySelector({})", json!(selector)));
        text(&self.eval(&format!("document.querySelector({})?.innerText ?? ''", json!(selector))))
    }

    /// How many elements of this kind there are now.
    #[track_caller]
    pub fn count(&self, selector: &str) -> usize {
        let count = self.eval(&format!("document.querySelectorAll({}).length", json!(selector)));
        count.as_u64().unwrap_or_default() as usize
    }

    /// The address that the page has now.
    #[track_caller]
    pub fn address(&self) -> String {
        text(&self.eval("location.href"))
    }

    /// How long it took until something was to be seen, since the page was asked for.
    #[track_caller]
    pub fn first_paint_ms(&self) -> f64 {
        let painted = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime";
        self.wait_for(painted);
        self.eval(painted).as_f64().unwrap_or_default()
    }

    /// What has gone wrong so far: uncaught exceptions, errors on the console, things that could not be loaded.
    /// They are forgotten then.
    pub fn take_errors(&self) -> Vec<String> {
        self.catch_up();
        self.journal.take_errors()
    }

    /// Fails if anything has gone wrong so far.
    #[track_caller]
    pub fn assert_no_errors(&self) {
        self.catch_up();
        if !self.journal.errors().is_empty() {
            self.fail("the page has errors");
        }
    }

    /// Waits until everything has been heard that the page has told: answers come after it.
    pub(crate) fn catch_up(&self) {
        let _ = self.try_eval("0");
    }

    /// Ends a test, and tells what the page looked like.
    #[track_caller]
    pub(crate) fn fail(&self, why: &str) -> ! {
        let glance = "`${location.href.slice(0, 200)}\n${document.body?.innerText.slice(0, 2000)}`";
        let glance = self.try_eval(glance).map_or_else(|error| error, |seen| text(&seen));
        let errors = self.journal.errors().join("\n");
        let picture = picture::of_failure(self.picture(Extent::Screen, "png"));
        panic!("{why}\n--- errors\n{errors}\n--- picture\n{picture}\n--- page\n{glance}");
    }
}

/// Tries something until it works; otherwise why it did not at the end.
pub(crate) fn poll<T>(
    patience: Duration,
    mut attempt: impl FnMut() -> Result<T, String>,
) -> Result<T, String> {
    let start = Instant::now();
    loop {
        match attempt() {
            Err(_) if start.elapsed() < patience => thread::sleep(LOOK_EVERY),
            done => return done,
        }
    }
}

/// The text in a value, or none.
pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
