//! Firefox, driven by WebDriver BiDi: another engine, with as much as playing a game needs.

use std::fs;
use std::process::Command;
use std::sync::{Arc, OnceLock};

use data_encoding::BASE64;
use serde_json::{Value, json};

use crate::device::Device;
use crate::journal::Journal;
use crate::page::{PATIENCE, poll, text};
use crate::picture;
use crate::pointer::{Aim, point_in};
use crate::process::BrowserProcess;
use crate::tools::Tools;
use crate::wire::Wire;

/// Nothing that goes on behind a test's back; little that moves; scrollbars that take their room.
const PREFERENCES: &str = r#"
user_pref("app.normandy.enabled", false);
user_pref("app.update.disabledForTesting", true);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.newtabpage.enabled", false);
user_pref("browser.safebrowsing.malware.enabled", false);
user_pref("browser.safebrowsing.phishing.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("browser.topsites.contile.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("extensions.getAddons.cache.enabled", false);
user_pref("extensions.systemAddon.update.enabled", false);
user_pref("intl.accept_languages", "en-US");
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,");
user_pref("toolkit.telemetry.server", "data:,");
user_pref("ui.prefersReducedMotion", 1);
user_pref("widget.gtk.overlay-scrollbars.enabled", false);
"#;
/// Where its first page is, before a test opens one.
const NOWHERE: &str = "about:blank";

/// A Firefox that runs.
pub struct Firefox {
    wire: Arc<Wire>,
    _process: BrowserProcess,
}

impl Firefox {
    /// The one that all tests of a binary share.
    pub fn shared() -> &'static Firefox {
        static SHARED: OnceLock<Firefox> = OnceLock::new();
        SHARED.get_or_init(Firefox::launch)
    }

    fn launch() -> Firefox {
        let profile = BrowserProcess::profile("firefox");
        fs::write(profile.path().join("user.js"), PREFERENCES).expect("temporary files can be written");
        let mut command = Command::new(&Tools::get().firefox);
        command.args(["--headless", "--no-remote", "--remote-debugging-port=0", "--profile"]);
        command.arg(profile.path()).arg(NOWHERE);
        let mut process = BrowserProcess::start(&mut command, profile);
        let port = process.address("WebDriverBiDiServer.json", |text| {
            serde_json::from_str::<Value>(text).ok()?["ws_port"].as_u64()?.try_into().ok()
        });
        let wire = Wire::connect(port, "/session");
        let firefox = Firefox { wire, _process: process };
        firefox.call("session.new", json!({ "capabilities": {} }));
        firefox.call("session.subscribe", json!({ "events": ["log.entryAdded"] }));
        firefox
    }

    fn call(&self, method: &str, params: Value) -> Value {
        self.wire.call(None, method, params).unwrap_or_else(|error| panic!("{error}"))
    }

    /// A new person with a page: nothing is shared with any other. `script` runs in every document before its own ones.
    pub fn page(&self, device: Device, script: &str) -> FirefoxPage {
        let person = text(&self.call("browser.createUserContext", json!({}))["userContext"]);
        let made = self.call("browsingContext.create", json!({ "type": "tab", "userContext": person }));
        let page = FirefoxPage {
            wire: Arc::clone(&self.wire),
            person,
            context: text(&made["context"]),
            touch: device.touch,
            journal: Arc::default(),
        };
        page.wire.listen(&page.context, &page.journal);
        let size = json!({ "width": device.width, "height": device.height });
        page.call("browsingContext.setViewport", json!({ "viewport": size }));
        let function = format!("() => {{ {script} }}");
        let preload = json!({ "functionDeclaration": function, "contexts": [page.context] });
        self.call("script.addPreloadScript", preload);
        page
    }
}

/// A page in Firefox.
pub struct FirefoxPage {
    wire: Arc<Wire>,
    /// Whose storage it has.
    person: String,
    context: String,
    touch: bool,
    journal: Arc<Journal>,
}

impl Drop for FirefoxPage {
    fn drop(&mut self) {
        self.wire.forget(&self.context);
        // It has gone already if Firefox has.
        let _ = self.wire.call(None, "browser.removeUserContext", json!({ "userContext": self.person }));
    }
}

impl FirefoxPage {
    #[track_caller]
    fn call(&self, method: &str, mut params: Value) -> Value {
        params["context"] = json!(self.context);
        self.wire.call(None, method, params).unwrap_or_else(|error| self.fail(&error.to_string()))
    }

    /// Opens an address, and waits until everything that its document names is loaded.
    #[track_caller]
    pub fn goto(&self, address: &str) {
        self.call("browsingContext.navigate", json!({ "url": address, "wait": "complete" }));
    }

    /// Loads the page again.
    #[track_caller]
    pub fn reload(&self) {
        self.call("browsingContext.reload", json!({ "wait": "complete" }));
    }

    /// The value of an expression in the page; of what it promises, if it is a promise.
    #[track_caller]
    pub fn eval(&self, expression: &str) -> Value {
        self.try_eval(expression).unwrap_or_else(|error| self.fail(&format!("{expression}\nthrows {error}")))
    }

    fn try_eval(&self, expression: &str) -> Result<Value, String> {
        let params = json!({
            "expression": format!("(async () => JSON.stringify((await ({expression}\n)) ?? null))()"),
            "target": { "context": self.context },
            "awaitPromise": true,
            "userActivation": true,
        });
        let answer = self.wire.call(None, "script.evaluate", params).map_err(|error| error.to_string())?;
        match answer["result"]["value"].as_str() {
            Some(told) => serde_json::from_str(told).map_err(|error| error.to_string()),
            None => Err(text(&answer["exceptionDetails"]["text"])),
        }
    }

    /// Waits until an expression in the page is true, or something like it.
    #[track_caller]
    pub fn wait_for(&self, expression: &str) {
        let whether = format!("Boolean(await ({expression}\n))");
        let seen = poll(PATIENCE, || match self.try_eval(&whether) {
            Ok(value) if value == true => Ok(()),
            Ok(_) => Err("is not true".to_owned()),
            // It may throw while a page is still loading, or is exchanged for another one.
            Err(error) => Err(format!("throws {error}")),
        });
        if let Err(why) = seen {
            self.fail(&format!("after {} s, {expression}\n{why}", PATIENCE.as_secs()));
        }
    }

    /// Touches or clicks the first element that a selector finds, in its middle, once it is there.
    #[track_caller]
    pub fn hit(&self, selector: &str) {
        let aim = Aim::at(selector);
        let script = aim.script();
        let found = poll(PATIENCE, || point_in(&self.try_eval(&script)?));
        let (x, y) =
            found.unwrap_or_else(|why| self.fail(&format!("{} cannot be clicked: it {why}", aim.words)));
        let pointer = json!({
            "type": "pointer",
            "id": "pointer",
            "parameters": { "pointerType": if self.touch { "touch" } else { "mouse" } },
            "actions": [
                { "type": "pointerMove", "x": x.round() as i64, "y": y.round() as i64 },
                { "type": "pointerDown", "button": 0 },
                { "type": "pointerUp", "button": 0 },
            ],
        });
        self.call("input.performActions", json!({ "actions": [pointer] }));
    }

    /// Fails if anything has gone wrong so far: uncaught exceptions, errors on the console.
    #[track_caller]
    pub fn assert_no_errors(&self) {
        let _ = self.try_eval("0");
        if !self.journal.errors().is_empty() {
            self.fail("the page has errors");
        }
    }

    fn picture(&self) -> Result<Vec<u8>, String> {
        let params = json!({ "context": self.context });
        let taken = self.wire.call(None, "browsingContext.captureScreenshot", params);
        let taken = taken.map_err(|error| error.to_string())?;
        BASE64.decode(text(&taken["data"]).as_bytes()).map_err(|error| error.to_string())
    }

    /// Ends a test, and tells what the page looked like.
    #[track_caller]
    fn fail(&self, why: &str) -> ! {
        let glance = "`${location.href.slice(0, 200)}\n${document.body?.innerText.slice(0, 2000)}`";
        let glance = self.try_eval(glance).map_or_else(|error| error, |seen| text(&seen));
        let errors = self.journal.errors().join("\n");
        let picture = picture::of_failure(self.picture());
        panic!("{why}\n--- errors\n{errors}\n--- picture\n{picture}\n--- page\n{glance}");
    }
}
