//! What came of an attack, and whether that is good enough.

use std::time::Duration;

use serde::Serialize;

use super::AttackKind;
use super::honest::{HonestFindings, PACE};
use crate::Latency;

/// What another player's choice may take, 99 times of 100, in milliseconds.
const MOST_CHOICE_MS: f64 = 50.0;
/// What another player's bot may take, 99 times of 100, in milliseconds.
const MOST_BOT_MS: f64 = 1000.0;
/// What somebody new may wait, 99 times of 100, in milliseconds.
const MOST_NEWCOMER_MS: f64 = 1000.0;
/// The memory that the server may take, in bytes.
const MOST_BYTES: u64 = 200_000_000;
/// How long the server may take to end, in milliseconds.
const MOST_STOP_MS: f64 = 2000.0;
/// The share of the choices due that must have been made; a person at a table waits for others, too.
const FEWEST_CHOICES: f64 = 0.4;
/// How many troubles are told.
const TROUBLES_TOLD: usize = 5;

/// What was seen from outside.
pub(super) struct Observations {
    pub(super) honest: HonestFindings,
    pub(super) echo: Latency,
    pub(super) is_running: bool,
    pub(super) peak_bytes: Option<u64>,
    pub(super) processor: Option<f64>,
}

/// What the attacker achieved.
#[derive(Clone, Debug, Serialize)]
pub struct AttackerReport {
    /// Connections, requests, messages or frames, whatever the kind is about.
    pub operations: u64,
    /// A second.
    pub operations_per_second: f64,
    /// How often the server said no.
    pub refused: u64,
    /// How often a connection could not be opened, or was ended by the server.
    pub dropped: u64,
    /// The most connections open at a time, where they are kept open.
    pub most_open: u64,
    /// What it was sent and read, in bytes, where it reads without looking.
    pub received_bytes: u64,
    /// The processor time that it took, in seconds.
    pub processor_seconds: Option<f64>,
}

/// What came of one kind of attack.
#[derive(Clone, Debug, Serialize)]
pub struct KindReport {
    /// Which one.
    pub kind: &'static str,
    /// For how long, in seconds.
    pub seconds: f64,
    /// Whether it was withstood.
    pub passed: bool,
    /// What was not good enough.
    pub failures: Vec<String>,
    /// How many choices others made meanwhile.
    pub choices: u64,
    /// From sending a choice until it is told, in milliseconds; choices that were not made for waiting count, too.
    pub choice_ms: Latency,
    /// From asking another player's bot until its choice is told, in milliseconds.
    pub bot_ms: Latency,
    /// How long somebody new waits for the first look at a table, in milliseconds.
    pub newcomer_ms: Latency,
    /// How long a byte takes to a thread of the load generator and back, in milliseconds: what the machine adds.
    pub echo_ms: Latency,
    /// How often others were refused or lost their connection.
    pub honest_troubles: usize,
    /// The first of these.
    pub first_troubles: Vec<String>,
    /// The most memory that the server used, in bytes.
    pub server_peak_bytes: Option<u64>,
    /// The server's processor time, in seconds.
    pub server_processor_seconds: Option<f64>,
    /// How long the server took to end after SIGTERM, in milliseconds; none if it had to be killed.
    pub stop_ms: Option<f64>,
    /// What the server wrote into its log, in bytes.
    pub log_bytes: u64,
    /// What the attacker achieved.
    pub attacker: AttackerReport,
}

/// What came of all.
#[derive(Clone, Debug, Serialize)]
pub struct AttackReport {
    /// Whether all were withstood.
    pub passed: bool,
    /// One after the other.
    pub attacks: Vec<KindReport>,
}

impl AttackReport {
    pub(super) fn new(attacks: Vec<KindReport>) -> AttackReport {
        AttackReport { passed: attacks.iter().all(|attack| attack.passed), attacks }
    }
}

impl KindReport {
    pub(super) fn new(
        kind: AttackKind,
        time: Duration,
        seen: Observations,
        attacker: AttackerReport,
        stopped: Option<Duration>,
        log_bytes: u64,
    ) -> KindReport {
        let HonestFindings { choices, choice, bot, newcomer, mut troubles } = seen.honest;
        let honest_troubles = troubles.len();
        troubles.truncate(TROUBLES_TOLD);
        let mut report = KindReport {
            kind: kind.name(),
            seconds: time.as_secs_f64(),
            passed: false,
            failures: Vec::new(),
            choices,
            choice_ms: choice,
            bot_ms: bot,
            newcomer_ms: newcomer,
            echo_ms: seen.echo,
            honest_troubles,
            first_troubles: troubles,
            server_peak_bytes: seen.peak_bytes,
            server_processor_seconds: seen.processor,
            stop_ms: stopped.map(|stopped| stopped.as_secs_f64() * 1e3),
            log_bytes,
            attacker,
        };
        if !seen.is_running {
            report.failures.push("the server died".to_owned());
        }
        report.failures.extend(report.judge());
        report.passed = report.failures.is_empty();
        report
    }

    /// What is not good enough.
    fn judge(&self) -> Vec<String> {
        let mut failures = Vec::new();
        let mut fail = |failed: bool, what: String| {
            if failed {
                failures.push(what);
            }
        };
        let due = self.seconds / PACE.as_secs_f64() * 2.0;
        fail(
            (self.choices as f64) < FEWEST_CHOICES * due,
            format!("only {} of {due:.0} choices were made", self.choices),
        );
        fail(self.choice_ms.p99 >= MOST_CHOICE_MS, format!("a choice took {:.0} ms", self.choice_ms.p99));
        fail(
            self.newcomer_ms.p99 >= MOST_NEWCOMER_MS,
            format!("somebody new waited {:.0} ms", self.newcomer_ms.p99),
        );
        fail(self.bot_ms.p99 >= MOST_BOT_MS, format!("a bot took {:.0} ms", self.bot_ms.p99));
        fail(self.honest_troubles > 0, format!("others had trouble {} times", self.honest_troubles));
        let bytes = self.server_peak_bytes.unwrap_or_default();
        fail(bytes >= MOST_BYTES, format!("the server took {} MB", bytes / 1_000_000));
        match self.stop_ms {
            None => fail(true, "the server did not end".to_owned()),
            Some(time) => fail(time > MOST_STOP_MS, format!("the server took {time:.0} ms to end")),
        }
        failures
    }
}
