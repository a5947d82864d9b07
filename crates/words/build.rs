//! Lists the files of the folder `locales` for the library, so that a file there is all a language needs.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=locales");
    let mut codes = Vec::new();
    for entry in fs::read_dir("locales")? {
        let name = entry?.file_name().into_string().map_err(|name| format!("a file is called {name:?}"))?;
        codes.extend(name.strip_suffix(".ftl").map(str::to_owned));
    }
    // English is the one that others fall back to, and stands first.
    codes.sort_by_key(|code| (code != "en", code.clone()));
    if codes.first().is_none_or(|code| code != "en") {
        return Err("there is no locales/en.ftl".into());
    }
    let files: String = codes.iter().map(|code| format!("{}\n", file(code))).collect();
    let list = format!("static FILES: [File; {}] = [\n{files}];\n", codes.len());
    fs::write(Path::new(&env::var("OUT_DIR")?).join("files.rs"), list)?;
    Ok(())
}

/// The line of one language.
fn file(code: &str) -> String {
    format!(
        "File::new({code:?}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/locales/{code}.ftl\"))),"
    )
}
