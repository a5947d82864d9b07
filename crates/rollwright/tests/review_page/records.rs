//! Records to review, and the pages that come of them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::process::Process;

/// A record of the client's tests.
pub(crate) fn stored(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/tests-js/records").join(name)
}

/// A game that the referee rolled, with choices that are neither good nor all the same.
pub(crate) fn played(game: &str, seats: usize, names: &str) -> String {
    let mut referee = Process::start(&["referee", "--seed", "7"]);
    let new = json!({ "new": { "game": game, "seats": seats, "seed": 7 } });
    let mut line = referee.ask(&new);
    let mut asked = 0_usize;
    while line["turn"] != "over" {
        line = if line["turn"] == "chance" {
            referee.ask(&json!({ "sample": true }))
        } else {
            let choices = line["choices"].as_object().unwrap().iter();
            let made = choices.map(|(seat, choices)| {
                let choices = choices.as_array().unwrap();
                asked += 1;
                (seat.clone(), choices[(asked / 2) % choices.len()].clone())
            });
            let made: serde_json::Map<String, Value> = made.collect();
            referee.ask(&json!({ "choices": made }))
        };
        assert!(line.get("error").is_none(), "{line}");
    }
    let record = referee.ask(&json!({ "record": true }))["record"].as_str().unwrap().to_owned();
    referee.finish();
    let seats = format!("Seats: {seats}\n");
    record.replacen(&seats, &format!("{seats}Names: {names}\n"), 1)
}

/// A folder with records.
pub(crate) struct Records(TempDir);

impl Records {
    pub(crate) fn of(files: &[(&str, &str)]) -> Records {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            fs::write(folder.path().join(name), text).unwrap();
        }
        Records(folder)
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    /// The page of these records, and where it is.
    pub(crate) fn page(&self, arguments: &[&str]) -> (String, PathBuf) {
        let path = self.path().join("page.html");
        let output = review(&[&[self.path().to_str().unwrap()], arguments].concat(), &path);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        (fs::read_to_string(&path).unwrap(), path)
    }
}

/// Reviews quickly, and writes the page.
pub(crate) fn review(arguments: &[&str], page: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rollwright"));
    command.args(["review", "--quick", "--html"]).arg(page).args(arguments).env_remove("LANG");
    command.stdin(Stdio::null()).output().unwrap()
}

/// What is embedded in a page.
pub(crate) fn data(page: &str) -> Value {
    let (_, rest) = page.split_once("id=\"data\">").unwrap();
    serde_json::from_str(rest.split_once("</script>").unwrap().0).unwrap()
}
