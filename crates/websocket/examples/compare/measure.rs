//! A server in a process of its own, and what it costs.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Command, Stdio};

use crate::echo_client;
use crate::servers::NEWS;

/// Connections at a table.
const SEATS: usize = 2;
/// How many tables are open when memory is measured.
const SILENT_TABLES: usize = 2000;
/// How many tables play when processor time is measured, and how many moves each makes.
const PLAYING_TABLES: usize = 50;
const MOVES: usize = 1000;
/// A choice, as the browser sends it.
const CHOICE: &[u8] = br#"{"choose":"r5","ply":12,"seat":1,"id":71}"#;
const PAGE: u64 = 4096;

/// A server in a process of its own.
pub(crate) struct Child {
    process: std::process::Child,
    pub(crate) address: SocketAddr,
}

impl Child {
    /// Starts one, which pairs so many connections at a table.
    pub(crate) fn start(library: &str, seats: usize) -> Child {
        let mut process = Command::new(std::env::current_exe().unwrap())
            .args(["serve", library, &seats.to_string()])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        Child { process, address: line.trim().parse().unwrap() }
    }

    fn proc(&self, file: &str) -> String {
        std::fs::read_to_string(format!("/proc/{}/{file}", self.process.id())).unwrap()
    }

    /// The memory that it occupies, in bytes.
    fn memory(&self) -> u64 {
        self.proc("statm").split(' ').nth(1).unwrap().parse::<u64>().unwrap() * PAGE
    }

    /// The time that its one thread has run, in nanoseconds, for itself and in the kernel.
    fn processor_time(&self) -> u64 {
        self.proc("schedstat").split(' ').next().unwrap().parse().unwrap()
    }

    /// Opens tables; the connections, those of a table one after the other.
    fn open(&self, tables: usize) -> Vec<TcpStream> {
        (0..SEATS * tables).map(|_| echo_client(self.address).open().unwrap().0).collect()
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// One move at every table: the first of each sends a choice, and all hear of it.
fn play(connections: &mut [TcpStream]) {
    let mask = [1, 2, 3, 4];
    let mut choice = vec![0x81, 0x80 | CHOICE.len() as u8];
    choice.extend(mask);
    choice.extend(CHOICE.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask));
    for first in connections.iter_mut().step_by(SEATS) {
        first.write_all(&choice).unwrap();
    }
    let mut news = [0; NEWS.len() + 4];
    for connection in connections {
        connection.read_exact(&mut news).unwrap();
    }
}

/// The memory of a table whose connections have all been used, in bytes.
pub(crate) fn memory_of_a_table(library: &str) -> u64 {
    let server = Child::start(library, SEATS);
    // What a process needs for the first time is not counted.
    play(&mut server.open(10));
    let before = server.memory();
    let mut connections = server.open(SILENT_TABLES);
    for table in connections.chunks_mut(SEATS) {
        play(table);
    }
    server.memory().saturating_sub(before) / SILENT_TABLES as u64
}

/// The server's processor time of one move, read from one connection and told to two, in nanoseconds.
pub(crate) fn processor_time_of_a_move(library: &str) -> u64 {
    let server = Child::start(library, SEATS);
    let mut connections = server.open(PLAYING_TABLES);
    play(&mut connections);
    let before = server.processor_time();
    for _ in 0..MOVES {
        play(&mut connections);
    }
    (server.processor_time() - before) / (PLAYING_TABLES * MOVES) as u64
}
