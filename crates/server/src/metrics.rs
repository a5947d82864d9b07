//! Numbers for whoever watches the server, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Upper bounds of the buckets for the time of a commit, in microseconds.
const COMMIT_BUCKETS: [u64; 10] = [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 1_000_000];

/// Something that only grows.
#[derive(Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// Adds to it.
    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    /// What has come together.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Something that grows and shrinks.
#[derive(Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    /// Adds to it, or takes away.
    pub fn add(&self, more: i64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    /// Sets it.
    pub fn set(&self, to: i64) {
        self.0.store(to, Ordering::Relaxed);
    }

    /// What it is.
    pub fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// All numbers of a server.
#[derive(Default)]
pub struct Metrics {
    /// Tables made.
    pub tables_made: Counter,
    /// Tables in memory.
    pub tables: Gauge,
    /// Sockets that are open.
    pub sockets: Gauge,
    /// Messages that came in over sockets.
    pub messages: Counter,
    /// Messages that were refused.
    pub refused: Counter,
    /// Choices taken from people and bots.
    pub choices: Counter,
    /// Games played to their end.
    pub games: Counter,
    /// Steps stored.
    pub steps: Counter,
    /// Records of finished games that were wrong when they were made.
    pub wrong_records: Counter,
    /// Times the storage failed.
    pub storage_failures: Counter,
    /// Tables marked to be removed.
    pub tables_marked: Counter,
    /// Tables removed because they were too old.
    pub tables_removed: Counter,
    /// Things that were found to be damaged.
    pub damaged: Gauge,
    /// Requests turned away because there were too many.
    pub limited: Counter,
    /// Connections that are open, sockets among them.
    pub connections: Gauge,
    /// Connections refused because there were too many.
    pub connections_refused: Counter,
    /// Connections closed because they took too long.
    pub connections_timed_out: Counter,
    commits: Counter,
    commit_micros: Counter,
    commit_buckets: [Counter; COMMIT_BUCKETS.len()],
}

impl Metrics {
    /// Notes a commit.
    pub(crate) fn committed(&self, steps: u64, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.steps.add(steps);
        self.commits.add(1);
        self.commit_micros.add(micros);
        for (bound, bucket) in COMMIT_BUCKETS.iter().zip(&self.commit_buckets) {
            bucket.add(u64::from(micros <= *bound));
        }
    }

    /// All of it as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let counters: [(&str, &str, &Counter); 13] = [
            ("tables_made_total", "Tables made.", &self.tables_made),
            ("messages_total", "Messages that came in over sockets.", &self.messages),
            ("messages_refused_total", "Messages that were refused.", &self.refused),
            ("choices_total", "Choices taken from people and bots.", &self.choices),
            ("games_finished_total", "Games played to their end.", &self.games),
            ("writes_total", "Things stored.", &self.steps),
            ("wrong_records_total", "Records of finished games that were wrong.", &self.wrong_records),
            ("storage_failures_total", "Times that something could not be stored.", &self.storage_failures),
            ("tables_marked_total", "Tables marked to be removed in a week.", &self.tables_marked),
            ("tables_removed_total", "Tables removed because they were too old.", &self.tables_removed),
            ("limited_total", "Requests turned away because there were too many.", &self.limited),
            (
                "connections_refused_total",
                "Connections refused because there were too many.",
                &self.connections_refused,
            ),
            (
                "connections_timed_out_total",
                "Connections closed because they took too long.",
                &self.connections_timed_out,
            ),
        ];
        for (name, help, counter) in counters {
            entry(&mut text, name, help, "counter");
            line(&mut text, name, counter.get());
        }
        for (name, help, gauge) in [
            ("tables", "Tables in memory.", &self.tables),
            ("connections", "Connections that are open, sockets among them.", &self.connections),
            ("sockets", "Sockets that are open.", &self.sockets),
            ("damaged", "Tables and records that were found to be damaged.", &self.damaged),
        ] {
            entry(&mut text, name, help, "gauge");
            line(&mut text, name, gauge.get());
        }
        let name = "commit_seconds";
        entry(&mut text, name, "How long a commit to the storage takes.", "histogram");
        for (bound, bucket) in COMMIT_BUCKETS.iter().zip(&self.commit_buckets) {
            let bound = *bound as f64 / 1e6;
            line(&mut text, &format!("{name}_bucket{{le=\"{bound}\"}}"), bucket.get());
        }
        line(&mut text, &format!("{name}_bucket{{le=\"+Inf\"}}"), self.commits.get());
        line(&mut text, &format!("{name}_sum"), self.commit_micros.get() as f64 / 1e6);
        line(&mut text, &format!("{name}_count"), self.commits.get());
        text
    }
}

fn entry(text: &mut String, name: &str, help: &str, kind: &str) {
    let _ = writeln!(text, "# HELP rollwright_{name} {help}\n# TYPE rollwright_{name} {kind}");
}

fn line(text: &mut String, name: &str, value: impl std::fmt::Display) {
    let _ = writeln!(text, "rollwright_{name} {value}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_has_every_number_once() {
        let metrics = Metrics::default();
        metrics.committed(3, Duration::from_micros(700));
        let text = metrics.text();
        for line in [
            "rollwright_writes_total 3",
            "rollwright_commit_seconds_bucket{le=\"0.0005\"} 0",
            "rollwright_commit_seconds_bucket{le=\"0.001\"} 1",
            "rollwright_commit_seconds_bucket{le=\"+Inf\"} 1",
            "rollwright_commit_seconds_sum 0.0007",
            "rollwright_tables 0",
        ] {
            assert_eq!(text.lines().filter(|found| *found == line).count(), 1, "{line} in\n{text}");
        }
    }
}
