//! Foreign bots, `exec:COMMAND`: they play like built-in ones, and whatever they do wrong ends in one clear line.

#![allow(clippy::unwrap_used, clippy::panic)]
#![cfg(unix)]

use std::io::Write;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

const PROGRAM: &str = env!("CARGO_BIN_EXE_rollwright");
const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");

/// A folder of its own for each test, empty.
fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("foreign").join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn rollwright(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(arguments).stdin(Stdio::null()).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Our own bot as a foreign program.
fn own(game: &str, level: &str) -> String {
    format!("exec:'{PROGRAM}' bot {game} --level {level} --seed 1")
}

/// What a command says in JSON, without what differs from run to run.
fn json(arguments: &[&str]) -> Value {
    let output = rollwright(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    assert_eq!(text(&output.stderr), "", "{arguments:?}");
    let mut report: Value = serde_json::from_slice(&output.stdout).unwrap();
    for key in ["seconds", "games_per_second", "turns_per_second", "threads"] {
        report.as_object_mut().unwrap().remove(key);
    }
    report
}

/// The names of the bots in a report, which are taken out.
fn take_names(report: &mut Value) -> Vec<String> {
    let bots = report["bots"].as_array_mut().unwrap();
    bots.iter_mut().map(|bot| bot["name"].take().as_str().unwrap().to_owned()).collect()
}

#[test]
fn our_own_bot_outside_plays_as_it_does_inside() {
    for (game, option) in
        [("qwixx", "finish_turn"), ("qwixx", "join_locks"), ("twenty-one", ""), ("one-card", "advanced")]
    {
        for on in ["false", "true"] {
            let option = format!("--option={option}={on}");
            let options = if option.contains("==") { &[][..] } else { &[option.as_str()][..] };
            let run = |command: &str, bots: &str, more: &[&str]| {
                json(&[&[command, game, "--bots", bots, "--seed", "5", "--json"], options, more].concat())
            };
            let foreign = own(game, "greedy");
            let both = format!("{foreign},greedy,{foreign}");
            let mut inside = run("sim", "greedy,greedy,greedy", &["--games", "12", "--match", "2"]);
            let mut outside = run("sim", &both, &["--games", "12", "--match", "2", "--threads", "1"]);
            assert_eq!(outside, run("sim", &both, &["--games", "12", "--match", "2", "--threads", "3"]));
            assert_eq!(take_names(&mut outside), [foreign.as_str(), "greedy", foreign.as_str()]);
            take_names(&mut inside);
            assert_eq!(inside, outside, "{game}");
            let mut inside = run("arena", "greedy,random", &["--games", "10"]);
            let mut outside = run("arena", &format!("{foreign},random"), &["--games", "10"]);
            assert_eq!(take_names(&mut outside), [foreign.as_str(), "random"]);
            take_names(&mut inside);
            assert_eq!(inside, outside, "{game}");
        }
    }
}

#[test]
fn random_choices_of_programs_do_not_depend_on_the_threads() {
    let bots = format!("{0},{0}", own("qwixx", "random"));
    let run = |threads: &str| {
        json(&["sim", "qwixx", "--bots", &bots, "--games", "40", "--threads", threads, "--json"])
    };
    assert_eq!(run("1"), run("3"));
}

#[test]
fn the_example_in_python_plays_every_game() {
    for game in ["qwixx", "twenty-one", "one-card"] {
        let example = format!("exec:python3 '{EXAMPLE}'");
        let report = json(&["sim", game, "--bots", &format!("{example},greedy"), "--games", "10", "--json"]);
        assert_eq!((&report["games"], &report["bots"][0]["name"]), (&10.into(), &Value::from(example)));
    }
}

/// Runs a simulation with a program that fails; returns the line that says so.
fn failure(command: &str) -> String {
    // Whoever does something wrong may take their time for it.
    let timeout = if command.starts_with("sleep") { "0.3" } else { "30" };
    let bots = format!("greedy,exec:{command}");
    let output = rollwright(&[
        "sim",
        "qwixx",
        "--bots",
        &bots,
        "--games",
        "5",
        "--seed",
        "7",
        "--bot-timeout",
        timeout,
    ]);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{command}: {said}");
    assert_eq!((said.lines().count(), text(&output.stdout).as_str()), (1, ""), "{said}");
    assert!(said.starts_with("rollwright: game ") && said.contains(" (seed 7): "), "{said}");
    assert!(said.contains(&format!("exec:{command} in seat 2 ")), "{said}");
    said
}

#[test]
fn programs_that_fail_are_told_in_one_line() {
    for (command, says) in [
        ("false", "ended (exit status: 1) instead of answering"),
        ("true", "ended (exit status: 0) instead of answering"),
        ("/nonexistent", "could not be started: "),
        ("sleep 1000", "did not answer within 0.3 s"),
        ("sh -c 'kill -9 $$'", "ended (signal: 9"),
        ("sh -c 'read a; read b; read c; echo nonsense'", "said \"nonsense\": an answer looks like"),
        (r#"sh -c 'read a; read b; read c; echo "{\"choice\":\"z9\"}"'"#, "is not a choice"),
        (r#"sh -c 'read a; read b; read c; echo "{\"choice\":\"keep\"}"'"#, "is not a choice"),
        (r#"sh -c 'read a; read b; read c; echo "{\"error\":{\"message\":\"lost\"}}"'"#, ": lost"),
        (r"sh -c 'read a; read b; read c; printf \\377\\n'", "this is not UTF-8"),
        ("yes", "said \"y\""),
        ("cat /dev/zero", "an answer looks like"),
        ("cat", "said \"{"),
    ] {
        let said = failure(command);
        assert!(said.contains(says), "{said}");
    }
    let illegal = failure(
        r#"sh -c 'while read line; do case $line in *\"seats\"*) echo "{\"choice\":\"r13\"}"; esac; done'"#,
    );
    assert!(illegal.contains("is not a choice"), "{illegal}");
    let illegal = failure(
        r#"sh -c 'while read line; do case $line in *\"seats\"*) echo "{\"choice\":\"r12\"}"; esac; done'"#,
    );
    assert!(illegal.contains("may not choose that. Q") && illegal.contains("legal: `-`"), "{illegal}");
    // The line is readable however long and odd the answer is.
    assert!(failure("sh -c 'head -c 100000 /dev/urandom; sleep 1000'").len() < 2000);
}

/// Whether a process is running; with `or_dead`, also whether nobody has taken note of its end.
fn exists(process: &str, or_dead: bool) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{process}/stat"));
    status.is_ok_and(|status| or_dead || !status.rsplit(')').next().unwrap().trim_start().starts_with('Z'))
}

/// A bot that notes its process and does nothing, as a shell's words.
fn hanging(folder: &Path) -> String {
    format!("sh -c 'echo $$ >> \"{}\"; exec sleep 1000'", folder.join("started").display())
}

fn started(folder: &Path) -> Vec<String> {
    let noted = std::fs::read_to_string(folder.join("started")).unwrap_or_default();
    noted.lines().map(str::to_owned).collect()
}

/// Process numbers can be looked up where there is `/proc`.
#[cfg(target_os = "linux")]
#[test]
fn nothing_is_left_of_programs_that_hang() {
    let folder = folder("hang");
    let hanging = format!("exec:{}", hanging(&folder));
    let bots = format!("{hanging},{hanging}");
    let start = Instant::now();
    let output = rollwright(&["sim", "qwixx", "--bots", &bots, "--threads", "3", "--bot-timeout", "0.4"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(start.elapsed() < Duration::from_secs(10), "nobody waits for what another thread has found out");
    let started = started(&folder);
    assert!(!started.is_empty());
    for process in started {
        assert!(!exists(&process, true), "{process} is still there");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_ends_foreign_programs_too() {
    let folder = folder("ctrl_c");
    let bots = format!("greedy,exec:{}", hanging(&folder));
    let mut run = Command::new(PROGRAM)
        .args(["sim", "qwixx", "--bots", &bots, "--threads", "2", "--bot-timeout", "60"])
        .process_group(0)
        .stdin(Stdio::null())
        .spawn()
        .unwrap();
    let soon = |done: &dyn Fn() -> bool| {
        let start = Instant::now();
        while !done() {
            assert!(start.elapsed() < Duration::from_secs(20));
            std::thread::sleep(Duration::from_millis(10));
        }
    };
    soon(&|| started(&folder).len() == 2);
    // A terminal sends the signal to all processes of the group.
    let group = format!("-{}", run.id());
    assert!(Command::new("kill").args(["-INT", "--", &group]).status().unwrap().success());
    assert!(!run.wait().unwrap().success());
    for process in started(&folder) {
        soon(&|| !exists(&process, false));
    }
}

/// A bot that notes each start and each new game, and says something on standard error.
fn noting(folder: &Path) -> String {
    let script = folder.join("noting.py");
    let log = folder.join("log");
    let noting = format!(
        "import json, sys\n\
         log = open({log:?}, 'a')\n\
         print('start', file=log, flush=True)\n\
         print('hello', file=sys.stderr)\n\
         for text in sys.stdin:\n\
         \x20   line = json.loads(text)\n\
         \x20   if line['ply'] == 0: print('game in seat', line['seat'], file=log, flush=True)\n\
         \x20   if line['turn'] == 'over': print('over', file=log, flush=True)\n\
         \x20   if line['turn'] == 'decide' and line['seat'] in line['seats']:\n\
         \x20       print(json.dumps({{'choice': line['choices'][str(line['seat'])][0]}}), flush=True)\n\
         print('end', file=log, flush=True)\n"
    );
    std::fs::write(&script, noting).unwrap();
    format!("exec:python3 '{}'", script.display())
}

/// How often each thing was noted.
fn noted(folder: &Path, what: &str) -> usize {
    let log = std::fs::read_to_string(folder.join("log")).unwrap();
    log.lines().filter(|line| *line == what).count()
}

#[test]
fn a_program_is_started_once_told_everything_and_ends_with_its_input() {
    let simulated = folder("simulated");
    let bots = format!("greedy,{}", noting(&simulated));
    let output = rollwright(&["sim", "qwixx", "--bots", &bots, "--games", "30", "--threads", "1"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stderr), "hello\n", "what it says on standard error is passed on");
    assert_eq!((noted(&simulated, "start"), noted(&simulated, "end")), (1, 1));
    assert_eq!((noted(&simulated, "game in seat 2"), noted(&simulated, "over")), (30, 30));
    let arena = folder("arena");
    let bots = format!("greedy,{}", noting(&arena));
    let output = rollwright(&["arena", "qwixx", "--bots", &bots, "--games", "40", "--threads", "1"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(
        (noted(&arena, "start"), noted(&arena, "end")),
        (2, 2),
        "one for each seat, over all portions"
    );
    assert_eq!((noted(&arena, "game in seat 1"), noted(&arena, "game in seat 2")), (20, 20));
}

#[test]
fn files_tell_foreign_bots_apart() {
    let folder = folder("files");
    let file = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let example = format!("exec:python3 '{EXAMPLE}'");
    let arena = |bot: &str, games: &str| {
        let bots = format!("greedy,{bot}");
        let (save, csv, svg) = (file("save.json"), file("table.csv"), file("chart.svg"));
        let files = ["--save", &save, "--csv", &csv, "--svg", &svg];
        rollwright(&[&["arena", "twenty-one", "--bots", &bots, "--games", games][..], &files].concat())
    };
    assert!(arena(&format!("{example} 'a,b' \"<&>\""), "4").status.success());
    assert!(arena(&format!("{example} 'a,b' \"<&>\""), "8").status.success(), "the same bot goes on");
    let other = arena(&example, "8");
    assert_eq!(other.status.code(), Some(1));
    assert!(text(&other.stderr).contains("a different arena"), "{}", text(&other.stderr));
    let csv = std::fs::read_to_string(file("table.csv")).unwrap();
    let quoted = format!("\"{example} 'a,b' \"\"<&>\"\"\",8,");
    assert!(csv.lines().nth(2).unwrap().starts_with(&quoted), "{csv}");
    let svg = std::fs::read_to_string(file("chart.svg")).unwrap();
    assert!(svg.contains("…") && svg.contains("&lt;&amp;&gt;"), "{svg}");
}

/// Plays on the terminal with these lines typed.
fn play(folder: &Path, arguments: &[&str]) -> Output {
    let mut program = Command::new(PROGRAM)
        .args(["play"])
        .args(arguments)
        .current_dir(folder)
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut keyboard = program.stdin.take().unwrap();
    // Some choices are taken back, so that the bots see the game go back.
    let typing =
        std::thread::spawn(move || drop(keyboard.write_all("1\nu\n2\n3\n-\n\n".repeat(3000).as_bytes())));
    let output = program.wait_with_output().unwrap();
    typing.join().unwrap();
    output
}

#[test]
fn people_play_against_foreign_bots() {
    let folder = folder("play");
    for game in ["qwixx", "twenty-one", "one-card"] {
        let moves = |bots: &str, record: &str| {
            let output =
                play(&folder, &[game, "--bots", bots, "--seed", "5", "--match", "2", "--record", record]);
            assert!(output.status.success(), "{}", text(&output.stderr));
            let record = std::fs::read_to_string(folder.join(record)).unwrap();
            let changing = |line: &&str| !line.starts_with("Names: ") && !line.starts_with("Date: ");
            assert!(record.contains("\nResult: "));
            record.lines().filter(changing).map(str::to_owned).collect::<Vec<_>>()
        };
        let foreign = own(game, "greedy");
        let outside = moves(&format!("{foreign},greedy"), &format!("{game}-outside.rw"));
        assert_eq!(moves("greedy,greedy", &format!("{game}-inside.rw")), outside);
        let record = std::fs::read_to_string(folder.join(format!("{game}-outside.rw"))).unwrap();
        assert!(record.contains("\nNames: You, Rollwright, Greedy\n"), "{record}");
    }
    let output = play(&folder, &["qwixx", "--bots", "exec:false", "--seed", "5"]);
    let said = text(&output.stderr);
    assert_eq!((output.status.code(), said.lines().count()), (Some(1), 1), "{said}");
    assert!(said.contains("game 1 (seed 5): exec:false in seat 2 ended"), "{said}");
}

#[test]
fn wrong_usage_exits_with_2() {
    for (arguments, says) in [
        (vec!["--bots", "exec:"], "needs a command"),
        (vec!["--bots", "greedy,exec:./bot 'a"], "quotes"),
        (vec!["--bots", "exec:bot", "--bot-timeout", "0"], "number of seconds"),
        (vec!["--bots", "exec:bot", "--bot-timeout", "soon"], "number of seconds"),
        (vec!["--bots", "exce:bot"], "exec:COMMAND"),
        (vec!["--bots", "none"], "there is no bot"),
    ] {
        let output = rollwright(&[&["sim", "qwixx"][..], &arguments].concat());
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(text(&output.stderr).contains(says), "{}", text(&output.stderr));
    }
}
