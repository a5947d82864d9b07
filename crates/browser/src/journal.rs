//! What a page tells by itself: errors, bytes, loaded documents, workers.

use std::collections::HashMap;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};

use crate::conditions::Conditions;
use crate::wire::{Wire, lock};

/// Everything that was heard of a page and of its workers.
#[derive(Default)]
pub(crate) struct Journal {
    notes: Mutex<Notes>,
    changed: Condvar,
}

#[derive(Default)]
struct Notes {
    errors: Vec<String>,
    bytes: u64,
    /// The last document that was loaded, by frame.
    loaded: HashMap<String, String>,
    /// The sessions of workers that run.
    workers: Vec<String>,
    conditions: Conditions,
    /// What has come of a trace so far, and whether that is all.
    trace: Vec<Value>,
    is_traced: bool,
}

impl Journal {
    /// Takes down an event. Workers are set up as they come.
    pub(crate) fn hear(self: &Arc<Journal>, wire: &Wire, session: &str, method: &str, params: &Value) {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        match method {
            "Network.loadingFinished" => {
                lock(&self.notes).bytes += params["encodedDataLength"].as_f64().unwrap_or_default() as u64;
            }
            "Page.lifecycleEvent" if params["name"] == "load" => {
                lock(&self.notes).loaded.insert(text(&params["frameId"]), text(&params["loaderId"]));
                self.changed.notify_all();
            }
            "Tracing.dataCollected" => {
                lock(&self.notes).trace.extend(params["value"].as_array().into_iter().flatten().cloned());
            }
            "Tracing.tracingComplete" => {
                lock(&self.notes).is_traced = true;
                self.changed.notify_all();
            }
            "Page.javascriptDialogOpening" => {
                wire.tell(session, "Page.handleJavaScriptDialog", json!({ "accept": true }));
            }
            "Target.attachedToTarget" => {
                let worker = text(&params["sessionId"]);
                wire.listen(&worker, self);
                let mut notes = lock(&self.notes);
                let conditions = notes.conditions.params();
                notes.workers.push(worker.clone());
                drop(notes);
                for method in ["Runtime.enable", "Network.enable"] {
                    wire.tell(&worker, method, json!({}));
                }
                wire.tell(&worker, Conditions::METHOD, conditions);
                wire.tell(&worker, "Runtime.runIfWaitingForDebugger", json!({}));
            }
            "Target.detachedFromTarget" => {
                let worker = text(&params["sessionId"]);
                wire.forget(&worker);
                lock(&self.notes).workers.retain(|other| *other != worker);
            }
            _ => {
                if let Some(error) = error(method, params) {
                    lock(&self.notes).errors.push(error);
                }
            }
        }
    }

    /// The errors so far, which are forgotten then.
    pub(crate) fn take_errors(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.notes).errors)
    }

    /// The errors so far.
    pub(crate) fn errors(&self) -> Vec<String> {
        lock(&self.notes).errors.clone()
    }

    /// How many bytes came over the network since they were last counted from nothing.
    pub(crate) fn bytes(&self) -> u64 {
        lock(&self.notes).bytes
    }

    /// Counts bytes from nothing again.
    pub(crate) fn reset_bytes(&self) {
        lock(&self.notes).bytes = 0;
    }

    /// Waits until another document than this one is loaded in a frame; whether it was.
    pub(crate) fn wait_for_other(&self, frame: &str, than: &str, patience: Duration) -> bool {
        let still = |notes: &mut Notes| notes.loaded.get(frame).is_none_or(|loaded| loaded == than);
        let waited = self.changed.wait_timeout_while(lock(&self.notes), patience, still);
        !waited.unwrap_or_else(PoisonError::into_inner).1.timed_out()
    }

    /// Waits until a whole trace has come, which is forgotten then; nothing if it does not.
    pub(crate) fn wait_for_trace(&self, patience: Duration) -> Option<Vec<Value>> {
        let waited = self.changed.wait_timeout_while(lock(&self.notes), patience, |notes| !notes.is_traced);
        let mut notes = waited.unwrap_or_else(PoisonError::into_inner).0;
        let trace = std::mem::take(&mut notes.trace);
        std::mem::take(&mut notes.is_traced).then_some(trace)
    }

    /// The state of the line.
    pub(crate) fn conditions(&self) -> Conditions {
        lock(&self.notes).conditions
    }

    /// Notes another state of the line; the workers that have to hear of it.
    pub(crate) fn set_conditions(&self, conditions: Conditions) -> Vec<String> {
        let mut notes = lock(&self.notes);
        notes.conditions = conditions;
        notes.workers.clone()
    }
}

/// What an event tells of an error, if it does.
fn error(method: &str, params: &Value) -> Option<String> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    match method {
        "Runtime.consoleAPICalled" if params["type"] == "error" || params["type"] == "assert" => {
            let arguments = params["args"].as_array()?;
            let words = arguments.iter().map(|argument| match argument.get("value") {
                Some(Value::String(word)) => word.clone(),
                Some(value) => value.to_string(),
                None => text(&argument["description"]),
            });
            Some(format!("console: {}", words.collect::<Vec<_>>().join(" ")))
        }
        "Runtime.exceptionThrown" => {
            let details = &params["exceptionDetails"];
            Some(format!(
                "uncaught: {} ({}:{})",
                thrown(details),
                text(&details["url"]),
                details["lineNumber"]
            ))
        }
        // Of Firefox. What a page no longer waits for, because it is left, is an error there.
        "log.entryAdded"
            if params["level"] == "error" && !text(&params["text"]).contains("ServiceWorker") =>
        {
            let place = &params["stackTrace"]["callFrames"][0];
            Some(format!("{} ({}:{})", text(&params["text"]), text(&place["url"]), place["lineNumber"]))
        }
        "Log.entryAdded" if params["entry"]["level"] == "error" => {
            let entry = &params["entry"];
            Some(format!("{}: {} ({})", text(&entry["source"]), text(&entry["text"]), text(&entry["url"])))
        }
        _ => None,
    }
}

/// What was thrown, in words.
pub(crate) fn thrown(details: &Value) -> String {
    let exception = &details["exception"];
    let words =
        exception["description"].as_str().or(exception["value"].as_str()).or(details["text"].as_str());
    words.unwrap_or("something").to_owned()
}
