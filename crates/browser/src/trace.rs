//! What a page did with its time, as Chromium's own tracing tells it: frames that came late, and long tasks.

use std::time::Duration;

use serde_json::{Value, json};

use crate::page::Page;

/// What is traced: frames, and the tasks of threads.
const CATEGORIES: &str = "disabled-by-default-devtools.timeline,disabled-by-default-devtools.timeline.frame,devtools.timeline.frame";
/// How long Chromium may take to hand a trace over.
const HAND_OVER_WITHIN: Duration = Duration::from_secs(30);

/// A part of a page's life.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// The milliseconds from each frame that was drawn to the next.
    pub frames: Vec<f64>,
    /// The milliseconds of each task of the page's main thread.
    pub tasks: Vec<f64>,
}

impl Page {
    /// Makes the page's processor so many times slower.
    #[track_caller]
    pub fn slow_down(&self, times: f64) {
        self.call("Emulation.setCPUThrottlingRate", json!({ "rate": times }));
    }

    /// Traces what the page does while something happens to it.
    #[track_caller]
    pub fn trace(&self, happens: impl FnOnce()) -> Trace {
        self.call("Tracing.start", json!({ "categories": CATEGORIES, "transferMode": "ReportEvents" }));
        happens();
        self.call("Tracing.end", json!({}));
        match self.journal().wait_for_trace(HAND_OVER_WITHIN) {
            Some(events) => Trace::read(&events),
            None => self.fail("the trace does not come"),
        }
    }
}

impl Trace {
    fn read(events: &[Value]) -> Trace {
        // The thread that has most to do with the page is the one that ran scripts in it.
        let main = events.iter().find(|event| event["args"]["name"] == "CrRendererMain");
        let on = |event: &Value, thread: Option<&Value>| {
            thread.is_some_and(|thread| event["pid"] == thread["pid"] && event["tid"] == thread["tid"])
        };
        let milliseconds = |value: &Value| value.as_f64().unwrap_or_default() / 1000.0;
        let tasks = events.iter().filter(|event| event["name"] == "RunTask" && on(event, main));
        let tasks = tasks.map(|task| milliseconds(&task["dur"])).collect();
        let drawn = events.iter().filter(|event| event["name"] == "DrawFrame");
        let mut drawn: Vec<f64> = drawn.map(|frame| milliseconds(&frame["ts"])).collect();
        drawn.sort_by(f64::total_cmp);
        Trace { frames: drawn.windows(2).map(|pair| pair[1] - pair[0]).collect(), tasks }
    }
}
