//! Compresses what browsers load, once and thoroughly, so that the server need not do it for every visit. Test builds
//! read their files from the disk, and leave it out.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// Brotli's best.
const QUALITY: i32 = 11;
/// Brotli's usual window, as a power of two.
const WINDOW: i32 = 22;
/// What gets smaller. Pictures are compressed already, and the words are made when the server runs.
const ENDINGS: [&str; 5] = ["js", "json", "css", "svg", "webmanifest"];
/// The styles of all games in one file, as `assets.rs` puts them together.
const GAME_STYLES: &str = "games/style.css";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=build.rs");
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

/// What is compressed, by its path.
fn files() -> Result<BTreeMap<String, Vec<u8>>, Box<dyn Error>> {
    let mut found = BTreeMap::new();
    collect(Path::new("assets"), &mut found)?;
    let is_style = |path: &str| path.starts_with("games/") && path.ends_with("/style.css");
    let styles: Vec<u8> =
        found.iter().filter(|(path, _)| is_style(path)).flat_map(|(_, content)| content.clone()).collect();
    found.insert(GAME_STYLES.to_owned(), styles);
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
