//! What a page did with its time, as Chromium's own tracing tells it: frames that came late, and long tasks.

use std::time::Duration;

use serde_json::{Value, json};

use crate::page::Page;

/// What is traced: marks that the page sets, frames, and the tasks of threads.
const CATEGORIES: &str = "blink.user_timing,disabled-by-default-devtools.timeline,disabled-by-default-devtools.timeline.frame,devtools.timeline.frame";
/// How long Chromium may take to hand a trace over.
const HAND_OVER_WITHIN: Duration = Duration::from_secs(30);

/// A part of a page's life: what happened between two marks that the page set with `performance.mark`. Tracing itself
/// holds a page up when it begins, so what is looked at should begin later.
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

    /// Begins to trace what the page does.
    #[track_caller]
    pub fn begin_trace(&self) {
        self.call("Tracing.start", json!({ "categories": CATEGORIES, "transferMode": "ReportEvents" }));
    }

    /// Ends the trace: what the page did from one mark to another.
    #[track_caller]
    pub fn end_trace(&self, marks: [&str; 2]) -> Trace {
        self.call("Tracing.end", json!({}));
        match self.journal().wait_for_trace(HAND_OVER_WITHIN) {
            Some(events) => Trace::read(&events, marks),
            None => self.fail("the trace does not come"),
        }
    }
}

impl Trace {
    fn read(events: &[Value], marks: [&str; 2]) -> Trace {
        // The thread that has most to do with the page is the one that ran scripts in it.
        let main = events.iter().find(|event| event["args"]["name"] == "CrRendererMain");
        let on = |event: &Value, thread: Option<&Value>| {
            thread.is_some_and(|thread| event["pid"] == thread["pid"] && event["tid"] == thread["tid"])
        };
        let milliseconds = |value: &Value| value.as_f64().unwrap_or_default() / 1000.0;
        let marked = |name: &str| {
            let mark =
                events.iter().find(|event| event["cat"] == "blink.user_timing" && event["name"] == name);
            mark.map_or(f64::NAN, |mark| milliseconds(&mark["ts"]))
        };
        let [from, to] = marks.map(marked);
        let within = |event: &&Value| (from..=to).contains(&milliseconds(&event["ts"]));
        let events = || events.iter().filter(within);
        let tasks = events().filter(|event| event["name"] == "RunTask" && on(event, main));
        let tasks = tasks.map(|task| milliseconds(&task["dur"])).collect();
        let drawn = events().filter(|event| event["name"] == "DrawFrame");
        let mut drawn: Vec<f64> = drawn.map(|frame| milliseconds(&frame["ts"])).collect();
        drawn.sort_by(f64::total_cmp);
        Trace { frames: drawn.windows(2).map(|pair| pair[1] - pair[0]).collect(), tasks }
    }
}
