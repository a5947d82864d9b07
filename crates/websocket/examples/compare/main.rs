//! This crate beside the libraries that could stand in its place: conformance, memory and processor time.
//!
//! `cargo run --release -p rollwright-websocket --features conformance --example compare`

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod measure;
mod servers;

use std::net::SocketAddr;
use std::time::Duration;

use websocket::conformance::{Case, Client, Frame, cases, opening_cases};

/// The same as the server's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// How long a server may be silent before a case has failed.
const ANSWERED_WITHIN: Duration = Duration::from_secs(3);
/// How many cases run at a time.
const AT_ONCE: usize = 50;
/// How often the processor time is measured.
const REPEATS: usize = 7;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["serve", library, seats] => servers::serve(library, seats.parse().unwrap()),
        ["failures", library] => print_failures(library),
        [] => compare(),
        _ => panic!("usage: compare [failures LIBRARY]"),
    }
}

fn compare() {
    let libraries = servers::LIBRARIES;
    println!("conformance, cases passed:");
    for library in libraries {
        println!(
            "  {library}: {}",
            conformance(library).iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        );
    }
    println!("memory of a table of two, bytes:");
    for library in libraries {
        println!("  {library}: {}", measure::memory_of_a_table(library));
    }
    // In turn, so that whatever else the machine does falls on all of them.
    let mut times = vec![Vec::new(); libraries.len()];
    for _ in 0..REPEATS {
        for (library, times) in libraries.iter().zip(&mut times) {
            times.push(measure::processor_time_of_a_move(library));
        }
    }
    println!("processor time of a move, nanoseconds, least, middle and most of {REPEATS}:");
    for (library, mut times) in libraries.iter().zip(times) {
        times.sort_unstable();
        println!("  {library}: {}, {}, {}", times[0], times[REPEATS / 2], times[REPEATS - 1]);
    }
}

/// How many cases of a part a library passes.
struct Passed {
    part: &'static str,
    passed: usize,
    all: usize,
}

impl std::fmt::Display for Passed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {} of {}", self.part, self.passed, self.all)
    }
}

fn conformance(library: &str) -> Vec<Passed> {
    let mut parts: Vec<Passed> = Vec::new();
    for (_, part, result) in results(library) {
        if parts.last().is_none_or(|last| last.part != part) {
            parts.push(Passed { part, passed: 0, all: 0 });
        }
        let last = parts.last_mut().unwrap();
        last.passed += usize::from(result.is_ok());
        last.all += 1;
    }
    let (passed, all) = parts.iter().fold((0, 0), |sum, part| (sum.0 + part.passed, sum.1 + part.all));
    parts.push(Passed { part: "in all", passed, all });
    parts
}

fn print_failures(library: &str) {
    for (name, part, result) in results(library) {
        if let Err(error) = result {
            println!("{part}: {name}: {}", error.chars().take(200).collect::<String>());
        }
    }
}

/// The name, the part and the result of every case.
fn results(library: &str) -> Vec<(String, &'static str, Result<(), String>)> {
    let server = measure::Child::start(library, 1);
    let client = echo_client(server.address);
    let opening = opening_cases();
    let framing: Vec<Case> = cases();
    let checks = opening.iter().map(|case| {
        let check: Check<'_> = Box::new(move || client.check_opening(case));
        (case.name.clone(), "opening handshake", check)
    });
    let checks = checks.chain(framing.iter().map(|case| {
        let check: Check<'_> = Box::new(move || client.check(case));
        (case.name.clone(), case.part, check)
    }));
    let mut checks: Vec<_> = checks.collect();
    let mut results = Vec::new();
    while !checks.is_empty() {
        let some: Vec<_> = checks.drain(..checks.len().min(AT_ONCE)).collect();
        std::thread::scope(|scope| {
            let running: Vec<_> =
                some.into_iter().map(|(name, part, check)| (name, part, scope.spawn(check))).collect();
            for (name, part, check) in running {
                results.push((name, part, check.join().unwrap()));
            }
        });
    }
    results
}

/// What puts one case to a server.
type Check<'a> = Box<dyn FnOnce() -> Result<(), String> + Send + 'a>;

fn echo_client(address: SocketAddr) -> Client<'static> {
    Client {
        address,
        path: "/",
        hello: None,
        patience: ANSWERED_WITHIN,
        is_in_order: true,
        is_unasked: |_| false,
        answers: Frame::echoes,
    }
}
