//! Lists the files of the folder `locales` for the library, so that a file there is all a language needs, with one more in
//! each folder: those of the games, and that of the page of a review.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=locales");
    let mut codes = Vec::new();
    let mut folders = Vec::new();
    for entry in fs::read_dir("locales")? {
        let entry = entry?;
        let name = entry.file_name().into_string().map_err(|name| format!("a file is called {name:?}"))?;
        match name.strip_suffix(".ftl") {
            Some(code) => codes.push(code.to_owned()),
            None if entry.file_type()?.is_dir() => folders.push(name),
            None => {}
        }
    }
    // English is the one that others fall back to, and stands first.
    codes.sort_by_key(|code| (code != "en", code.clone()));
    folders.sort();
    if codes.first().is_none_or(|code| code != "en") {
        return Err("there is no locales/en.ftl".into());
    }
    let languages = codes.iter().map(|code| language(code, &folders)).collect::<Result<String, _>>()?;
    let list = format!("static ALL_LANGUAGES: [LanguageTexts; {}] = [\n{languages}];\n", codes.len());
    fs::write(Path::new(&env::var("OUT_DIR")?).join("language_texts.rs"), list)?;
    Ok(())
}

/// The entry of one language: what all say, and what each folder says besides.
fn language(code: &str, folders: &[String]) -> Result<String, String> {
    let mut sources = vec![source(&format!("locales/{code}.ftl"))?];
    for folder in folders {
        sources.push(source(&format!("locales/{folder}/{code}.ftl"))?);
    }
    Ok(format!("LanguageTexts::new({code:?}, concat!({})),\n", sources.join(", \"\\n\", ")))
}

fn source(path: &str) -> Result<String, String> {
    if !Path::new(path).is_file() {
        return Err(format!("crates/words/{path} is missing"));
    }
    Ok(format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{path}\"))"))
}
