//! The scripts that set a machine up and run the suite, on a machine of stand-ins: nothing is really installed.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

/// What every system has.
const BASICS: [&str; 13] =
    ["bash", "cmp", "cp", "dirname", "env", "flock", "grep", "mkdir", "rm", "sed", "sh", "touch", "true"];

/// Notes how it was called, then installs stand-ins for the packages named; as many calls as `busy` has lines find a lock held.
const APT: &str = r#"#!/bin/sh
echo "apt-get $*" >> "$MACHINE/calls"
if [ -s "$MACHINE/busy" ]; then
    sed -i 1d "$MACHINE/busy"
    echo "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 1 (apt-get)" >&2
    exit 100
fi
case "$*" in *install*) ;; *) exit 0 ;; esac
for package in "$@"; do
    case "$package" in
        procps) name=kill ;;
        nodejs) name=node ;;
        gcc) name=cc ;;
        chromium-headless-shell | firefox-esr | npm | python3) name="$package" ;;
        python3-venv) touch "$MACHINE/venv" && continue ;;
        *) continue ;;
    esac
    cp "$MACHINE/packages/$name" "$MACHINE/bin/$name"
done
"#;

/// Python with environments only if they are installed.
const PYTHON: &str = r#"#!/bin/sh
case "$*" in
    *ensurepip*) [ -e "$MACHINE/venv" ] ;;
    *"-m venv"*) [ -e "$MACHINE/venv" ] && mkdir -p "$4/bin" && cp "$0" "$4/bin/python3" ;;
esac
"#;

const NPM: &str = "#!/bin/sh\nmkdir -p node_modules\n";

/// Cargo of which every command named in `broken` fails.
const CARGO: &str = r#"#!/bin/sh
[ "$2" = --version ] && exit
echo "cargo $*" >> "$MACHINE/calls"
! grep -qx "$1" "$MACHINE/broken"
"#;

/// A machine with a copy of the scripts and a path of its own.
struct Machine(TempDir);

impl Machine {
    /// Rust and what every system has, and nothing else; everything else can be installed.
    fn bare() -> Machine {
        let machine = Machine(tempfile::tempdir().unwrap());
        let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for (folder, files) in [
            ("scripts", ["setup", "test", "python", "browser-tools", "lib.sh"].as_slice()),
            ("crates/browser/npm", ["package.json", "package-lock.json"].as_slice()),
            ("train", ["requirements.txt"].as_slice()),
        ] {
            fs::create_dir_all(machine.path(folder)).unwrap();
            for file in files {
                fs::copy(own.join(folder).join(file), machine.path(folder).join(file)).unwrap();
            }
        }
        // The real one needs a real Python.
        machine.program("scripts/run-tests", "#!/bin/sh\nexec cargo test --workspace\n");
        fs::create_dir_all(machine.path("bin")).unwrap();
        fs::create_dir_all(machine.path("packages")).unwrap();
        for name in BASICS {
            let real = std::env::split_paths(&std::env::var_os("PATH").unwrap())
                .map(|folder| folder.join(name))
                .find(|file| file.is_file());
            symlink(real.unwrap_or_else(|| panic!("{name} is on the path")), machine.path("bin").join(name))
                .unwrap();
        }
        machine.program("bin/apt-get", APT);
        machine.program("bin/cargo", CARGO);
        machine.program("bin/id", "#!/bin/sh\necho 0\n");
        machine.program("bin/sleep", "#!/bin/sh\necho sleep >> \"$MACHINE/calls\"\n");
        machine.program("packages/npm", NPM);
        machine.program("packages/python3", PYTHON);
        for name in ["cc", "chromium-headless-shell", "firefox-esr", "kill", "node"] {
            machine.program(&format!("packages/{name}"), "#!/bin/sh\n");
        }
        for note in ["broken", "busy", "calls"] {
            machine.note(note, "");
        }
        machine
    }

    fn path(&self, path: impl AsRef<Path>) -> PathBuf {
        self.0.path().join(path)
    }

    fn program(&self, path: &str, text: &str) {
        self.note(path, text);
        fs::set_permissions(self.path(path), fs::Permissions::from_mode(0o755)).unwrap();
    }

    fn note(&self, path: &str, text: &str) {
        fs::write(self.path(path), text).unwrap();
    }

    fn run(&self, script: &str) -> Output {
        Command::new(self.path("scripts").join(script))
            .env_clear()
            .env("PATH", self.path("bin"))
            .env("MACHINE", self.0.path())
            .env("HOME", self.0.path())
            .env("SSL_CERT_FILE", self.path("calls"))
            .output()
            .unwrap()
    }

    /// The programs that were called, with what they were told.
    fn calls(&self) -> String {
        fs::read_to_string(self.path("calls")).unwrap()
    }
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn what_the_tests_need_is_installed_once() {
    let machine = Machine::bare();
    let first = machine.run("setup");
    assert!(first.status.success(), "{}", said(&first));
    let calls = machine.calls();
    let install = calls.lines().find(|call| call.contains(" install ")).unwrap();
    for package in [
        "gcc",
        "procps",
        "python3",
        "python3-venv",
        "chromium-headless-shell",
        "firefox-esr",
        "nodejs",
        "npm",
    ] {
        assert!(install.split(' ').any(|word| word == package), "{package}: {install}");
    }
    assert!(install.contains("DPkg::Lock::Timeout=300"), "{install}");
    assert_eq!(calls.matches("apt-get").count(), 2, "one reading of the lists and one installation: {calls}");
    let again = machine.run("setup");
    assert!(again.status.success(), "{}", said(&again));
    assert_eq!(machine.calls(), calls, "nothing is left to be installed");
}

#[test]
fn each_script_installs_what_it_needs_itself() {
    let machine = Machine::bare();
    let python = machine.run("python");
    assert!(python.status.success(), "{}", said(&python));
    let tools = machine.run("browser-tools");
    assert!(tools.status.success(), "{}", said(&tools));
    let paths = String::from_utf8(tools.stdout).unwrap();
    assert_eq!(paths.lines().next(), machine.path("bin/chromium-headless-shell").to_str());
    assert!(paths.trim().ends_with("target/browser-tools/node_modules"), "{paths}");
}

#[test]
fn a_busy_apt_is_waited_for() {
    let machine = Machine::bare();
    machine.note("busy", "1\n2\n3\n4\n5\n6\n7\n");
    let output = machine.run("setup");
    assert!(output.status.success(), "{}", said(&output));
    assert_eq!(machine.calls().matches("sleep").count(), 7);
}

#[test]
fn what_cannot_be_installed_is_named() {
    let all = "gcc libc6-dev procps python3 python3-venv chromium-headless-shell firefox-esr nodejs npm";
    let stopped = |machine: &Machine, why: &str| {
        let output = machine.run("test");
        assert_eq!(output.status.code(), Some(1), "{}", said(&output));
        assert!(said(&output).contains(&format!("missing: {all} ({why}")), "{}", said(&output));
        assert!(!machine.calls().contains("cargo"), "nothing is run that would fail: {}", machine.calls());
    };
    let stranger = Machine::bare();
    stranger.program("bin/id", "#!/bin/sh\necho 1000\n");
    stopped(&stranger, "this is not root, and sudo asks for a password: run `sudo apt-get install");
    let elsewhere = Machine::bare();
    fs::remove_file(elsewhere.path("bin/apt-get")).unwrap();
    stopped(&elsewhere, "there is no apt-get here");
    let cut_off = Machine::bare();
    cut_off.program("bin/apt-get", "#!/bin/sh\necho 'E: no network' >&2\nexit 100\n");
    stopped(&cut_off, "apt-get could not install it; what it said is above");
    assert!(said(&cut_off.run("setup")).contains("E: no network"));
    // Installed, but something else of that name comes first.
    let shadowed = Machine::bare();
    shadowed.program("packages/python3", "#!/bin/sh\nexit 1\n");
    assert!(
        said(&shadowed.run("setup"))
            .contains("still missing after an installation without errors: python3-venv")
    );
}

#[test]
fn somebody_with_sudo_installs_too() {
    let machine = Machine::bare();
    machine.program("bin/id", "#!/bin/sh\necho 1000\n");
    machine.program("bin/sudo", "#!/bin/sh\n[ \"$1\" = -n ] && shift && exec \"$@\"\n");
    let output = machine.run("setup");
    assert!(output.status.success(), "{}", said(&output));
}

#[test]
fn every_step_runs_before_the_suite_says_what_failed() {
    let machine = Machine::bare();
    let good = machine.run("test");
    assert!(good.status.success(), "{}", said(&good));
    machine.note("broken", "fmt\ntest\n");
    machine.note("calls", "");
    let output = machine.run("test");
    assert_eq!(output.status.code(), Some(1));
    let steps: Vec<String> =
        machine.calls().lines().map(|call| call.split(' ').nth(1).unwrap().to_owned()).collect();
    assert_eq!(steps, ["fmt", "clippy", "doc", "test", "test"]);
    let failed = "== failed:\ncargo fmt --all --check\n./scripts/run-tests\n\
                  cargo test -p rollwright --features made-up-game --test made_up_game --locked\n";
    assert!(said(&output).ends_with(failed), "{}", said(&output));
}
