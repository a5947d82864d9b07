//! One address that does its worst, and what other players notice of it.
//!
//! Every kind of attack gets a fresh server with the limits of a host who has set nothing. Two tables are played at it at
//! a human pace from one address, while the attacker, on a thread and from an address of its own, does one thing as much
//! and as long as it can. What counts is what the others notice, and what the server takes for it.

mod attacker;
mod cards;
mod connections;
mod echo;
mod honest;
mod messages;
mod readers;
mod report;
mod requests;
mod sockets;

pub use report::{AttackReport, AttackerReport, KindReport};

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use self::attacker::{Attacker, RunningAttack};
use self::echo::Echo;
use self::honest::Honest;
use self::report::Observations;
use crate::target::LOG;
use crate::{Running, ServerLimits, StressError};

/// How long a server may take to end before it is killed.
const STOPPED_WITHIN: Duration = Duration::from_secs(15);
/// How often it is told how far an attack is.
const PROGRESS_EVERY: Duration = Duration::from_millis(200);

/// A way to attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttackKind {
    /// Nothing at all: what the others notice of this machine, and of each other.
    Nothing,
    /// Thousands of connections that say nothing, half of a request, or a request drop by drop.
    SlowLoris,
    /// Codes of tables are guessed, over sockets and requests.
    CodeGuessing,
    /// Somebody else's table is entered and left again, as a spectator.
    JoinFlood,
    /// A table with a long history is entered by many who want all of it and read nothing.
    CatchUp,
    /// Many watch a busy table and read nothing.
    NonReaders,
    /// Tables with cards that take long to solve, and with bots that play them.
    OwnCards,
    /// Pings, pongs and fragments of messages without end.
    ControlFrames,
    /// Requests that cost much.
    RequestFlood,
    /// Players at their own tables who send all kinds of messages.
    MessageFlood,
    /// New tables.
    TableFlood,
}

impl AttackKind {
    /// All kinds.
    pub const ALL: [AttackKind; 11] = [
        AttackKind::Nothing,
        AttackKind::SlowLoris,
        AttackKind::CodeGuessing,
        AttackKind::JoinFlood,
        AttackKind::CatchUp,
        AttackKind::NonReaders,
        AttackKind::OwnCards,
        AttackKind::ControlFrames,
        AttackKind::RequestFlood,
        AttackKind::MessageFlood,
        AttackKind::TableFlood,
    ];

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            AttackKind::Nothing => "nothing",
            AttackKind::SlowLoris => "slow-loris",
            AttackKind::CodeGuessing => "code-guessing",
            AttackKind::JoinFlood => "join-flood",
            AttackKind::CatchUp => "catch-up",
            AttackKind::NonReaders => "non-readers",
            AttackKind::OwnCards => "own-cards",
            AttackKind::ControlFrames => "control-frames",
            AttackKind::RequestFlood => "request-flood",
            AttackKind::MessageFlood => "message-flood",
            AttackKind::TableFlood => "table-flood",
        }
    }

    /// Attacks until it is dropped.
    async fn perform(self, attacker: Arc<Attacker>) {
        match self {
            AttackKind::Nothing => std::future::pending().await,
            AttackKind::SlowLoris => connections::slow_loris(attacker).await,
            AttackKind::CodeGuessing => sockets::code_guessing(attacker).await,
            AttackKind::JoinFlood => sockets::join_flood(attacker).await,
            AttackKind::CatchUp => readers::catch_up(attacker).await,
            AttackKind::NonReaders => readers::non_readers(attacker).await,
            AttackKind::OwnCards => cards::own_cards(attacker).await,
            AttackKind::ControlFrames => sockets::control_frames(attacker).await,
            AttackKind::RequestFlood => requests::request_flood(attacker).await,
            AttackKind::MessageFlood => messages::message_flood(attacker).await,
            AttackKind::TableFlood => requests::table_flood(attacker).await,
        }
    }
}

/// What is to be withstood.
#[derive(Clone, Debug)]
pub struct Attack {
    /// One after the other.
    pub kinds: Vec<AttackKind>,
    /// For how long, each.
    pub time: Duration,
    /// Where everybody's choices come from.
    pub seed: u64,
}

/// Attacks a server of this program with each kind in turn. Its data is kept in directories below `data`; `progress` is
/// told the milliseconds of attack that have passed, and `told` what came of each.
pub async fn attack(
    attack: &Attack,
    program: &Path,
    data: &Path,
    progress: impl Fn(u64),
    told: impl Fn(&KindReport),
) -> Result<AttackReport, StressError> {
    let mut kinds = Vec::new();
    for (number, kind) in attack.kinds.iter().enumerate() {
        let before = attack.time.as_millis() as u64 * number as u64;
        let tell = |passed: Duration| progress(before + passed.as_millis() as u64);
        let report = withstand(*kind, attack, program, &data.join(kind.name()), tell).await?;
        told(&report);
        kinds.push(report);
    }
    Ok(AttackReport::new(kinds))
}

async fn withstand(
    kind: AttackKind,
    attack: &Attack,
    program: &Path,
    data: &Path,
    progress: impl Fn(Duration),
) -> Result<KindReport, StressError> {
    let mut server = Running::start(program, data, ServerLimits::Default).await?;
    let talk = |error: std::io::Error| StressError::Unreachable(error.to_string());
    let mut honest = Honest::sit_down(server.address(), attack.seed).await?;
    let echo = Echo::start().await.map_err(talk)?;
    let attacker = Arc::new(Attacker::new(server.address(), honest.latest_table(), attack));
    let assault = RunningAttack::begin(kind, Arc::clone(&attacker)).map_err(talk)?;
    let processor_before = server.processor_time();
    let begun = Instant::now();
    honest.measure();
    while begun.elapsed() < attack.time {
        progress(begun.elapsed());
        tokio::time::sleep(PROGRESS_EVERY.min(attack.time.saturating_sub(begun.elapsed()))).await;
    }
    let time = begun.elapsed();
    let processor = server.processor_time().zip(processor_before).map(|(after, before)| after - before);
    let achieved = attacker.counts().report(time);
    let is_running = server.is_running();
    let peak_bytes = server.peak_memory();
    let seen = Observations {
        honest: honest.finish().await,
        echo: echo.finish(),
        is_running,
        peak_bytes,
        processor,
    };
    // The attacker goes on while the server is asked to end.
    let stopped = server.terminate(STOPPED_WITHIN).await?;
    let attacker_processor = assault.end();
    let log_bytes = std::fs::metadata(data.join(LOG)).map_or(0, |file| file.len());
    let achieved = AttackerReport { processor_seconds: attacker_processor, ..achieved };
    Ok(KindReport::new(kind, time, seen, achieved, stopped, log_bytes))
}
