//! What the server keeps, in and out while it runs: backup, restore, export; and how it starts and stops.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

struct Server {
    child: Child,
    lines: BufReader<std::process::ChildStdout>,
    address: String,
}

fn rollwright(arguments: &[&str], data: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_rollwright")).args(arguments).arg("--data").arg(data).output().unwrap()
}

impl Server {
    fn start(data: &Path, listen: &str) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_rollwright"))
            .args(["serve", "--listen", listen, "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap());
        let mut server = Server { child, lines, address: String::new() };
        server.address = server.next_address();
        server
    }

    fn next_address(&mut self) -> String {
        let mut line = String::new();
        self.lines.read_line(&mut line).unwrap();
        line.split("http://").nth(1).unwrap().split('/').next().unwrap().to_owned()
    }

    fn ask(&self, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        let head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        let typed = format!("Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}", body.len());
        stream.write_all((head + &typed).as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let status = answer.split(' ').nth(1).unwrap().parse().unwrap();
        let body = answer.split("\r\n\r\n").nth(1).unwrap_or_default();
        (status, serde_json::from_str(body).unwrap_or(Value::Null))
    }

    fn new_table(&self) -> String {
        let (status, created) =
            self.ask("POST", "/api/v1/tables", Some(json!({ "game": "qwixx", "seats": 2 })));
        assert_eq!(status, 201, "{created}");
        created["table"].as_str().unwrap().to_owned()
    }

    fn has(&self, table: &str) -> bool {
        self.ask("GET", &format!("/api/v1/tables/{table}"), None).0 == 200
    }

    /// Asks it politely to stop, and waits.
    fn stop(mut self) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        let begun = Instant::now();
        while self.child.try_wait().unwrap().is_none() {
            assert!(begun.elapsed() < Duration::from_secs(20), "it does not stop");
            std::thread::sleep(Duration::from_millis(20));
        }
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_copy_is_made_and_restored_while_the_server_runs() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.db"));
    let mut server = Server::start(&data, "127.0.0.1:0");
    let before = server.new_table();
    let backup = rollwright(&["backup", copy.to_str().unwrap()], &data);
    assert!(backup.status.success(), "{backup:?}");
    let again = rollwright(&["backup", copy.to_str().unwrap()], &data);
    assert_eq!(again.status.code(), Some(1), "a backup is a new file: {again:?}");
    let after = server.new_table();
    assert!(server.has(&before) && server.has(&after));
    let restored = rollwright(&["restore", copy.to_str().unwrap()], &data);
    assert!(restored.status.success(), "{restored:?}");
    assert_eq!(server.next_address(), server.address, "it comes back on the same port");
    assert!(server.has(&before) && !server.has(&after));
    server.stop();
    // Without a server it is done at once, and the old database stays.
    assert!(rollwright(&["restore", copy.to_str().unwrap()], &data).status.success());
    let kept = std::fs::read_dir(&data).unwrap().filter_map(Result::ok);
    assert!(
        kept.filter(|file| file.file_name().to_string_lossy().starts_with("before-restore-")).count() >= 1
    );
    let wrong = rollwright(&["restore", "Cargo.toml"], &data);
    assert_eq!(wrong.status.code(), Some(1), "{wrong:?}");
    let server = Server::start(&data, "127.0.0.1:0");
    assert!(server.has(&before), "a file that is no copy changes nothing");
}

/// What a command says when it fails, in one line.
fn refusal(output: Output) -> String {
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert_eq!(told.lines().count(), 1, "{told}");
    told
}

#[test]
fn only_a_copy_that_can_be_used_is_restored() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.db"));
    let server = Server::start(&data, "127.0.0.1:0");
    let table = server.new_table();
    assert!(rollwright(&["backup", copy.to_str().unwrap()], &data).status.success());
    let change = |name: &str, sql: &str| {
        let changed = folder.path().join(name);
        std::fs::copy(&copy, &changed).unwrap();
        rusqlite::Connection::open(&changed).unwrap().execute_batch(sql).unwrap();
        changed
    };
    let newer = change("newer.db", "PRAGMA user_version = 99");
    let alike = change("alike.db", "DROP TABLE records; CREATE TABLE records (id TEXT, x)");
    let acting = change("acting.db", "CREATE TRIGGER t AFTER INSERT ON chat BEGIN DELETE FROM records; END");
    let other = folder.path().join("other.db");
    rusqlite::Connection::open(&other).unwrap().execute_batch("CREATE TABLE songs (id TEXT)").unwrap();
    let text = folder.path().join("text.db");
    std::fs::write(&text, "not a database at all, but long enough to look like one".repeat(100)).unwrap();
    let torn = folder.path().join("torn.db");
    let bytes = std::fs::read(&copy).unwrap();
    std::fs::write(&torn, &bytes[..bytes.len() / 2]).unwrap();
    for (file, why) in [
        (&newer, "newer version"),
        (&alike, "the table records has different columns"),
        (&acting, "trigger"),
        (&other, "it has no tables for games"),
        (&text, "file is not a database"),
        (&torn, "malformed"),
    ] {
        let told = refusal(rollwright(&["restore", file.to_str().unwrap()], &data));
        assert!(told.contains(file.to_str().unwrap()) && told.contains(why), "{told}");
        assert_eq!(told.matches(why).count(), 1, "it is said once: {told}");
        assert!(server.has(&table), "{}: nothing has changed", file.display());
    }
    let left: Vec<String> = std::fs::read_dir(&data)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .filter(|name| !name.starts_with("rollwright."))
        .collect();
    assert!(left.is_empty(), "{left:?}");
    // However a copy came to wait there, the server starts, with what it had.
    server.stop();
    for bad in [&newer, &alike, &text] {
        std::fs::copy(bad, data.join("restore.db")).unwrap();
        let server = Server::start(&data, "127.0.0.1:0");
        assert!(server.has(&table), "{}", bad.display());
        server.stop();
        assert!(!data.join("restore.db").exists(), "it is not tried again");
    }
    // A database that is the server's own and too new is named.
    rusqlite::Connection::open(data.join("rollwright.db"))
        .unwrap()
        .execute_batch("PRAGMA user_version = 99")
        .unwrap();
    let told = refusal(rollwright(&["serve", "--listen", "127.0.0.1:0"], &data));
    assert!(told.contains("rollwright.db was written by a newer version"), "{told}");
}

#[test]
fn a_copy_of_an_older_form_is_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let (data, old) = (folder.path().join("data"), folder.path().join("old.db"));
    let first = include_str!("../../server/migrations/0001_tables.sql");
    let database = rusqlite::Connection::open(&old).unwrap();
    database.execute_batch(first).unwrap();
    let plan = json!({ "game": "qwixx", "seats": 2, "games": 1 }).to_string();
    let (ann, ben) = ([7u8; 32], [8u8; 32]);
    let step = |seat: usize, player: &[u8]| {
        let digits: String = player.iter().map(|byte| format!("{byte:02x}")).collect();
        json!([{ "sat": { "seat": seat, "player": digits } }])
    };
    let insert = "INSERT INTO tables VALUES ('aaaaaaaaaaaaaa', 'ABCDEF', 5, ?, 1, 'waiting', ?)";
    database.execute(insert, (ann, plan)).unwrap();
    let steps = json!([step(1, &ann)]).to_string();
    database.execute("INSERT INTO steps VALUES ('aaaaaaaaaaaaaa', 1, 1, 6, ?)", [steps]).unwrap();
    let journal = json!([["aaaaaaaaaaaaaa", 2, 7, step(2, &ben)]]).to_string();
    database.execute("INSERT INTO journal_a (steps) VALUES (?)", [journal]).unwrap();
    database.execute("INSERT INTO seats VALUES ('aaaaaaaaaaaaaa', 1, ?, 'Ann')", [ann]).unwrap();
    database.execute("INSERT INTO seats VALUES ('aaaaaaaaaaaaaa', 2, ?, 'Ben')", [ben]).unwrap();
    drop(database);
    let restored = rollwright(&["restore", old.to_str().unwrap()], &data);
    assert!(restored.status.success(), "{restored:?}");
    let server = Server::start(&data, "127.0.0.1:0");
    let (status, shown) = server.ask("GET", "/api/v1/tables/ABCDEF", None);
    assert_eq!(status, 200, "{shown}");
    assert_eq!((&shown["seats"][0]["name"], &shown["seats"][1]["name"]), (&json!("Ann"), &json!("Ben")));
    server.stop();
    let database = rusqlite::Connection::open(data.join("rollwright.db")).unwrap();
    let players = "SELECT count(*) FROM table_players WHERE player IN (?, ?)";
    assert_eq!(database.query_row(players, (ann, ben), |row| row.get::<_, i64>(0)).unwrap(), 2);
}

#[test]
fn what_is_kept_is_nobody_elses_business() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new").join("data");
    let server = Server::start(&data, "127.0.0.1:0");
    server.new_table();
    assert_eq!(mode(&data), 0o700);
    for file in ["rollwright.db", "rollwright.db-wal", "rollwright.db-shm", "rollwright.lock"] {
        assert_eq!(mode(&data.join(file)), 0o600, "{file}");
    }
    server.stop();
    // Files of an older version are made so; a directory stays as whoever made it wanted it.
    for (path, loose) in [(data.clone(), 0o755), (data.join("rollwright.db"), 0o644)] {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(loose)).unwrap();
    }
    let server = Server::start(&data, "127.0.0.1:0");
    assert_eq!((mode(&data), mode(&data.join("rollwright.db"))), (0o755, 0o600));
    let (copy, games) = (folder.path().join("copy.db"), folder.path().join("games"));
    assert!(rollwright(&["backup", copy.to_str().unwrap()], &data).status.success());
    assert_eq!(mode(&copy), 0o600);
    server.stop();
    assert!(rollwright(&["restore", copy.to_str().unwrap()], &data).status.success());
    for file in std::fs::read_dir(&data).unwrap().map(|file| file.unwrap().path()) {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    let played = rollwright(&["stress", "--tables", "2", "--seconds", "1", "--json"], &data);
    assert!(played.status.success(), "{played:?}");
    assert!(rollwright(&["export", games.to_str().unwrap()], &data).status.success());
    assert_eq!(mode(&games), 0o700);
    for file in std::fs::read_dir(&games).unwrap().map(|file| file.unwrap().path()) {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}

#[test]
fn a_busy_port_and_a_used_directory_are_explained_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(&data, "127.0.0.1:0");
    let busy = rollwright(&["serve", "--listen", &server.address], &folder.path().join("other"));
    let told = String::from_utf8(busy.stderr).unwrap();
    assert_eq!(busy.status.code(), Some(1));
    assert!(
        told.lines().count() == 1 && told.contains("already in use") && told.contains("--listen"),
        "{told}"
    );
    let used = rollwright(&["serve", "--listen", "127.0.0.1:0"], &data);
    let told = String::from_utf8(used.stderr).unwrap();
    assert_eq!(used.status.code(), Some(1));
    assert!(
        told.lines().count() == 1 && told.contains("another server") && told.contains("--data"),
        "{told}"
    );
}

#[test]
fn every_finished_game_is_exported() {
    let folder = tempfile::tempdir().unwrap();
    let (data, games) = (folder.path().join("data"), folder.path().join("games"));
    let played = Command::new(env!("CARGO_BIN_EXE_rollwright"))
        .args(["stress", "--tables", "3", "--seconds", "1", "--json", "--data"])
        .arg(&data)
        .output()
        .unwrap();
    assert!(played.status.success(), "{played:?}");
    let exported = rollwright(&["export", games.to_str().unwrap(), "--json"], &data);
    assert!(exported.status.success(), "{exported:?}");
    let told: Value = serde_json::from_slice(&exported.stdout).unwrap();
    let files: Vec<_> = std::fs::read_dir(&games).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(told["games"], files.len());
    assert!(!files.is_empty());
    for file in files.iter().take(5) {
        let verified =
            Command::new(env!("CARGO_BIN_EXE_rollwright")).arg("verify").arg(file).output().unwrap();
        let said = String::from_utf8(verified.stdout).unwrap();
        assert!(verified.status.success() && said.contains("follow from the seed"), "{said}");
    }
    let nothing = rollwright(&["export", games.to_str().unwrap()], &folder.path().join("nowhere"));
    assert_eq!(nothing.status.code(), Some(1), "{nothing:?}");
}
