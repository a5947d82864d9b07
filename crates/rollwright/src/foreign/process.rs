//! A foreign program at work: lines to it, lines from it, and no way for it to block us.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use thiserror::Error;

use crate::entrant::ExecCommand;

/// The longest line that is read.
const LONGEST_LINE: u64 = 1 << 16;
/// How many lines may wait to be read; a program that says more has to wait.
const WAITING_LINES: usize = 16;
/// How often somebody who waits for an answer looks whether the run is to stop.
const STOP_CHECK_INTERVAL: Duration = Duration::from_millis(50);
/// How long a program may take to end after its input has ended.
const EXIT_TIMEOUT: Duration = Duration::from_secs(1);

/// A running program.
pub(crate) struct Process {
    child: Child,
    /// Lines on their way to the program, until its input is closed. A thread writes them, so that a program
    /// that does not read cannot keep us.
    input: Option<Sender<String>>,
    /// What the program says, read by another thread, so that one can wait for some time only.
    output: Receiver<Vec<u8>>,
    /// Whether it did something wrong, and gets no time to end by itself.
    broken: bool,
    /// Since when its input is closed.
    closed: Option<Instant>,
}

/// What a program does wrong.
#[derive(Debug, Error)]
pub(crate) enum ProcessError {
    #[error("could not be started: {0}")]
    Start(String),
    #[error("ended{} instead of answering", status_in_words(.0))]
    Ended(Option<ExitStatus>),
    #[error("did not answer within {} s", .0.as_secs_f64())]
    Late(Duration),
    #[error("said {0} without being asked")]
    Unasked(String),
    #[error("was interrupted")]
    Interrupted,
}

fn status_in_words(status: &Option<ExitStatus>) -> String {
    status.map_or_else(String::new, |status| format!(" ({status})"))
}

impl Process {
    /// Starts a program. What it writes to standard error is passed on.
    pub(crate) fn start(command: &ExecCommand) -> Result<Process, ProcessError> {
        let mut child = Command::new(&command.program)
            .args(&command.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| ProcessError::Start(error.to_string()))?;
        let (input, lines) = channel();
        let (said, output) = sync_channel(WAITING_LINES);
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write_lines(stdin, &lines));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read_lines(stdout, &said));
        }
        Ok(Process { child, input: Some(input), output, broken: false, closed: None })
    }

    /// Sends a line, of which nothing is expected but what is asked for next.
    pub(crate) fn send(&mut self, line: String) -> Result<(), ProcessError> {
        if let Ok(said) = self.output.try_recv() {
            return Err(self.problem(ProcessError::Unasked(in_quotes(&said))));
        }
        if let Some(input) = &self.input {
            // A program that reads no more is noticed when it does not answer.
            let _ = input.send(line);
        }
        Ok(())
    }

    /// Waits for a line, for as long as the limit says and nobody interrupts.
    pub(crate) fn hear(
        &mut self,
        limit: Duration,
        interrupted: impl Fn() -> bool,
    ) -> Result<Vec<u8>, ProcessError> {
        let start = Instant::now();
        loop {
            let left = limit.saturating_sub(start.elapsed());
            match self.output.recv_timeout(left.min(STOP_CHECK_INTERVAL)) {
                Ok(said) => return Ok(said),
                Err(RecvTimeoutError::Disconnected) => {
                    let status = self.status_within(EXIT_TIMEOUT);
                    return Err(self.problem(ProcessError::Ended(status)));
                }
                Err(RecvTimeoutError::Timeout) if interrupted() => {
                    return Err(self.problem(ProcessError::Interrupted));
                }
                Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    return Err(self.problem(ProcessError::Late(limit)));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// The program gets no time to end by itself any more.
    pub(crate) fn give_up(&mut self) {
        self.broken = true;
    }

    /// Ends the program's input, and so the program.
    pub(crate) fn close(&mut self) {
        self.input = None;
        self.closed.get_or_insert_with(Instant::now);
    }

    fn problem(&mut self, problem: ProcessError) -> ProcessError {
        self.give_up();
        problem
    }

    /// How the program has ended, if it does within some time.
    fn status_within(&mut self, time: Duration) -> Option<ExitStatus> {
        let start = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if start.elapsed() < time => thread::sleep(Duration::from_millis(1)),
                _ => return None,
            }
        }
    }
}

/// The program ends with its input; if it does not, it is ended. Either way nothing is left of it.
impl Drop for Process {
    fn drop(&mut self) {
        self.close();
        let left = EXIT_TIMEOUT.saturating_sub(self.closed.map_or(EXIT_TIMEOUT, |closed| closed.elapsed()));
        if self.broken || self.status_within(left).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// What a program said, for a message: not too long, and without anything that could move a cursor.
pub(crate) fn in_quotes(said: &[u8]) -> String {
    let text = String::from_utf8_lossy(said);
    let short: String = text.trim_end().chars().take(200).collect();
    format!("\"{}\"", short.escape_debug())
}

fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(output: ChildStdout, said: &SyncSender<Vec<u8>>) {
    let mut output = BufReader::new(output);
    while let Ok(Some(line)) = read_line(&mut output) {
        if said.send(line).is_err() {
            return;
        }
    }
}

/// One line, or as much of it as is read of any; `None` at the end.
fn read_line(output: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    output.take(LONGEST_LINE).read_until(b'\n', &mut line)?;
    Ok(Some(line).filter(|line| !line.is_empty()))
}
