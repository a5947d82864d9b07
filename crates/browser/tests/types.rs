//! The types of the client: its comments tell them, and TypeScript checks them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use browser::Tools;

fn web() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("web")
}

/// Checks a project; otherwise what is wrong with it.
fn check(project: &Path) -> Result<(), String> {
    let output = Command::new("node")
        .arg(Tools::get().packages.join("typescript/bin/tsc"))
        .arg("--project")
        .arg(project)
        .output()
        .unwrap();
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stdout).into_owned()) }
}

/// Checks a project of the client.
fn check_client(project: &str) {
    check(&web().join(project)).unwrap_or_else(|errors| panic!("{errors}"));
}

#[test]
fn the_client_has_no_type_errors() {
    check_client("tsconfig.json");
}

#[test]
fn the_service_worker_has_no_type_errors() {
    check_client("tsconfig.sw.json");
}

#[test]
fn planted_type_errors_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, content: &str| {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content).unwrap();
    };
    for project in ["tsconfig.json", "tsconfig.sw.json"] {
        fs::copy(web().join(project), folder.path().join(project)).unwrap();
    }
    write("assets/vendor/any.js", "export function any(thing) { return thing.at.all; }\n");
    write("assets/vendor/any.d.ts", "export function any(thing: object): number;\n");
    let good =
        "import { any } from '../vendor/any.js';\nexport const title = document.title.slice(any({}));\n";
    write("assets/parts/good.js", good);
    write("assets/parts/bad.js", "import { title } from './good.js';\nexport const wrong = title.lenght;\n");
    write("assets/sw.js", "self.addEventListener('install', () => document.close());\n");
    for (project, planted) in [("tsconfig.json", "lenght"), ("tsconfig.sw.json", "document")] {
        let errors = check(&folder.path().join(project)).unwrap_err();
        assert!(errors.contains(planted) && errors.matches("error TS").count() == 1, "{errors}");
    }
}
