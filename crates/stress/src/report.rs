//! What was seen: moves, times, memory.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use serde::Serialize;

use crate::Load;

/// What players count together.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) open: AtomicU64,
    pub(crate) moves: AtomicU64,
    pub(crate) games: AtomicU64,
    pub(crate) reconnects: AtomicU64,
    times: Mutex<Vec<u32>>,
    bot_times: Mutex<Vec<u32>>,
}

/// Some times in milliseconds.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Latency {
    /// Half are shorter.
    pub p50: f64,
    /// Nine in ten are shorter.
    pub p90: f64,
    /// Ninety-nine in a hundred are shorter.
    pub p99: f64,
    /// The longest.
    pub worst: f64,
}

impl Latency {
    /// Of times in microseconds.
    pub(crate) fn of(mut micros: Vec<u32>) -> Latency {
        micros.sort_unstable();
        let at = |share: f64| {
            let place = ((micros.len() as f64 * share) as usize).min(micros.len().saturating_sub(1));
            micros.get(place).map_or(0.0, |micros| f64::from(*micros) / 1e3)
        };
        Latency { p50: at(0.5), p90: at(0.9), p99: at(0.99), worst: at(1.0) }
    }
}

/// A time in microseconds, as it is collected.
pub(crate) fn micros(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}

/// What was seen.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// Tables at a time.
    pub tables: usize,
    /// Seats at each.
    pub seats: usize,
    /// For how long, in seconds.
    pub seconds: f64,
    /// Choices taken by the server.
    pub moves: u64,
    /// A second.
    pub moves_per_second: f64,
    /// Games played to their end, with their records checked.
    pub games: u64,
    /// From a choice being sent until another player's socket has the news of it, in milliseconds.
    pub latency_ms: Latency,
    /// What a playing table with its sockets adds to the server's memory, in bytes.
    pub bytes_per_table: Option<u64>,
    /// The server's memory at the end, in bytes.
    pub server_bytes: Option<u64>,
    /// The server's processor time a move, in microseconds.
    pub processor_us_per_move: Option<f64>,
    /// How often the server was killed.
    pub kills: usize,
    /// How often players came back.
    pub reconnects: u64,
    /// The longest time from a kill until the server listened again, in milliseconds.
    pub longest_outage_ms: f64,
}

impl Tally {
    pub(crate) fn add_times(&self, times: &[u32]) {
        self.times.lock().unwrap_or_else(PoisonError::into_inner).extend(times);
    }

    pub(crate) fn add_bot_time(&self, time: Duration) {
        self.bot_times.lock().unwrap_or_else(PoisonError::into_inner).push(micros(time));
    }

    /// How long each choice took to be told, in microseconds.
    pub(crate) fn times(&self) -> Vec<u32> {
        self.times.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// How long bots took to answer, in microseconds.
    pub(crate) fn bot_times(&self) -> Vec<u32> {
        self.bot_times.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn report(
        &self,
        load: &Load,
        measured: Duration,
        memory: Option<u64>,
        memory_played: Option<u64>,
        processor: Option<f64>,
        outages: &[Duration],
    ) -> Report {
        let moves = self.moves.load(Ordering::Relaxed);
        let latency_ms = Latency::of(self.times());
        let longest = outages.iter().max().copied().unwrap_or_default();
        Report {
            game: load.game.clone(),
            tables: load.tables,
            seats: load.seats,
            seconds: measured.as_secs_f64(),
            moves,
            moves_per_second: moves as f64 / measured.as_secs_f64(),
            games: self.games.load(Ordering::Relaxed),
            latency_ms,
            bytes_per_table: memory.map(|memory| memory / load.tables.max(1) as u64),
            server_bytes: memory_played,
            processor_us_per_move: processor.map(|seconds| seconds * 1e6 / moves.max(1) as f64),
            kills: outages.len(),
            reconnects: self.reconnects.load(Ordering::Relaxed),
            longest_outage_ms: longest.as_secs_f64() * 1e3,
        }
    }
}
