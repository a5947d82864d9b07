//! The real binary as outside programs meet it: started, and talked to line by line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::Value;

/// A running program that is talked to line by line.
pub(crate) struct Process {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Process {
    pub(crate) fn start(arguments: &[&str]) -> Process {
        let mut child = Command::new(env!("CARGO_BIN_EXE_rollwright"))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Process { child, input, output }
    }

    pub(crate) fn tell(&mut self, line: &[u8]) {
        self.input.write_all(line).and_then(|()| self.input.write_all(b"\n")).unwrap();
    }

    pub(crate) fn hear(&mut self) -> Value {
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer:?}"))
    }

    pub(crate) fn ask(&mut self, line: &Value) -> Value {
        self.tell(line.to_string().as_bytes());
        self.hear()
    }

    /// Ends the input and checks that the program has nothing more to say and ends well.
    pub(crate) fn finish(mut self) {
        drop(self.input);
        let mut rest = String::new();
        assert_eq!(self.output.read_line(&mut rest).unwrap(), 0, "{rest}");
        assert!(self.child.wait().unwrap().success());
    }
}
