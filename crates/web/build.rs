//! Compresses what browsers load, once and thoroughly, so that the server need not do it for every visit. Test builds
//! read their files from the disk, and leave it out.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

#[path = "src/function_body.rs"]
mod function_body;
#[path = "src/modules.rs"]
mod modules;
#[path = "src/pack.rs"]
mod pack;
#[path = "src/styles.rs"]
mod styles;

use modules::{Sources, asked_for_later};

/// Brotli's best.
const QUALITY: i32 = 11;
/// Brotli's usual window, as a power of two.
const WINDOW: i32 = 22;
/// What gets smaller. Pictures are compressed already, and the words are made when the server runs.
const ENDINGS: [&str; 5] = ["js", "json", "css", "svg", "webmanifest"];
/// The one module that is sent as it is.
const EARLY: &str = "early.js";

fn main() -> Result<(), Box<dyn Error>> {
    for source in ["build.rs", "src/modules.rs", "src/pack.rs", "src/styles.rs"] {
        println!("cargo:rerun-if-changed={source}");
    }
    let out = PathBuf::from(std::env::var_os("OUT_DIR").ok_or("cargo says where to write")?);
    let mut list = String::from("&[\n");
    if std::env::var("PROFILE")? == "release" {
        println!("cargo:rerun-if-changed=assets");
        for (number, (path, content)) in files()?.into_iter().enumerate() {
            let file = out.join(format!("{number}.br"));
            fs::write(&file, compressed(&content)?)?;
            writeln!(list, "({path:?}, include_bytes!({file:?}) as &[u8]),")?;
        }
    }
    list.push_str("]\n");
    Ok(fs::write(out.join("compressed.rs"), list)?)
}

/// What is compressed, by its path: modules are sent in packs, and styles by page.
fn files() -> Result<BTreeMap<String, Vec<u8>>, Box<dyn Error>> {
    let mut found = BTreeMap::new();
    collect(Path::new("assets"), &mut found)?;
    let is_text = |path: &str| path.ends_with(".js") || path.ends_with(".css");
    let text =
        |(path, content): (&String, &Vec<u8>)| Some((path.clone(), String::from_utf8(content.clone()).ok()?));
    let sources: Sources = found.iter().filter(|(path, _)| is_text(path)).filter_map(text).collect();
    found.retain(|path, _| !path.ends_with(".js") || path == EARLY);
    for entry in asked_for_later(&sources).into_iter().chain([pack::MAIN.to_owned()]) {
        let made = pack::pack(&sources, &entry).ok_or("an entry is a module")?;
        found.insert(format!("packs/{entry}"), made.into_bytes());
    }
    for (page, _) in styles::STYLES {
        let made = styles::of_page(&sources, page).ok_or("the list has the page")?;
        found.insert(styles::path_of(page), made.into_bytes());
    }
    Ok(found)
}

fn collect(folder: &Path, found: &mut BTreeMap<String, Vec<u8>>) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, found)?;
        } else if path.extension().and_then(|end| end.to_str()).is_some_and(|end| ENDINGS.contains(&end)) {
            let inside = path.strip_prefix("assets")?.to_str().ok_or("paths are plain text")?.to_owned();
            found.insert(inside, fs::read(&path)?);
        }
    }
    Ok(())
}

fn compressed(content: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut made = Vec::new();
    let parameters =
        brotli::enc::BrotliEncoderParams { quality: QUALITY, lgwin: WINDOW, ..Default::default() };
    brotli::BrotliCompress(&mut &content[..], &mut made, &parameters)?;
    Ok(made)
}
