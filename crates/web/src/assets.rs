//! The files that pages load, named by what is in them so that browsers may keep them.

use std::borrow::Cow;
use std::collections::BTreeSet;

use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};
use words::Language;

use crate::remembered::Remembered;

/// Everything under `assets/`, except what browsers do not load.
#[derive(RustEmbed)]
#[folder = "assets/"]
#[exclude = "*.d.ts"]
#[exclude = "page.html"]
pub(crate) struct Files;

/// A file that pages load.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asset {
    /// What kind of file it is, as a header says it.
    pub kind: &'static str,
    /// What is in it.
    pub content: Cow<'static, [u8]>,
}

/// The folder with a folder for each game.
const GAMES: &str = "games/";
/// The styles of all games in one file, so that a page asks for them once.
pub(crate) const GAME_STYLES: &str = "games/style.css";

/// The file at a path, such as `core/api.js` or `words/de.json`.
pub fn asset(path: &str) -> Option<Asset> {
    if path == "files.json" {
        return Some(Asset { kind: "application/json", content: listed().into_bytes().into() });
    }
    if path == GAME_STYLES {
        return Some(Asset { kind: kind(path), content: game_styles().into() });
    }
    if let Some(code) = path.strip_prefix("words/").and_then(|name| name.strip_suffix(".json")) {
        let language = Language::from_code(code)?;
        return Some(Asset {
            kind: "application/json",
            content: language.patterns().to_string().into_bytes().into(),
        });
    }
    let file = Files::get(path)?;
    Some(Asset { kind: kind(path), content: file.data })
}

/// The files whose address must not change from version to version: the icons, the manifest, the service worker, and
/// what crawlers ask for.
pub fn at_the_root(path: &str) -> Option<Asset> {
    let known = path.starts_with("icons/")
        || ["favicon.ico", "manifest.webmanifest", "robots.txt", "sw.js"].contains(&path);
    if known { asset(path) } else { None }
}

/// The picture that stands for a game, or for the site, where its address is shared: 1200 by 630 pixels.
pub fn picture(name: &str) -> Option<Asset> {
    asset(&picture_path(name)?)
}

pub(crate) fn has_picture(name: &str) -> bool {
    picture_path(name).is_some_and(|path| Files::get(&path).is_some())
}

/// Games have theirs in their folders; all others stand together.
fn picture_path(name: &str) -> Option<String> {
    let is_name = name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    let folder = if games().contains(name) {
        format!("{GAMES}{name}/picture.png")
    } else {
        format!("pictures/{name}.png")
    };
    is_name.then_some(folder)
}

/// A file as Brotli, made when the binary was built. Test builds, which read files from the disk, have none.
pub fn brotli(path: &str) -> Option<&'static [u8]> {
    let place = COMPRESSED.binary_search_by_key(&path, |(known, _)| known).ok()?;
    COMPRESSED.get(place).map(|(_, content)| *content)
}

/// What the build script has compressed, in the order of the paths.
const COMPRESSED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/compressed.rs"));

/// What stands in the addresses of files: another one for every version of them.
pub fn version() -> String {
    static VERSION: Remembered<(), String> = Remembered::new();
    VERSION.get((), fingerprint)
}

fn fingerprint() -> String {
    let mut all = Sha256::new();
    for path in Files::iter() {
        all.update(path.as_bytes());
        all.update(asset(&path).map(|asset| asset.content).unwrap_or_default());
    }
    for language in Language::all() {
        all.update(language.patterns().to_string());
    }
    all.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

/// The games that have a folder.
pub(crate) fn games() -> BTreeSet<String> {
    static GAMES_HERE: Remembered<(), BTreeSet<String>> = Remembered::new();
    let folder = |path: Cow<'static, str>| Some(path.strip_prefix(GAMES)?.split_once('/')?.0.to_owned());
    GAMES_HERE.get((), || Files::iter().filter_map(folder).collect())
}

fn game_style(game: &str) -> String {
    format!("{GAMES}{game}/style.css")
}

fn game_styles() -> Vec<u8> {
    let styles = games().into_iter().filter_map(|game| Files::get(&game_style(&game)));
    styles.flat_map(|file| file.data.into_owned()).collect()
}

/// All modules, their data, styles and icons, for the service worker to keep.
fn listed() -> String {
    let files =
        Files::iter().filter(|path| [".js", ".json", ".css", ".svg"].iter().any(|end| path.ends_with(end)));
    let mut paths: BTreeSet<String> = files.map(Cow::into_owned).filter(|path| path != "sw.js").collect();
    for game in games() {
        paths.remove(&game_style(&game));
    }
    paths.insert(GAME_STYLES.to_owned());
    serde_json::json!(paths).to_string()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("mp3") => "audio/mpeg",
        Some("ico") => "image/x-icon",
        Some("webmanifest") => "application/manifest+json",
        _ => "text/plain; charset=utf-8",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_by_their_path() {
        let main = asset("main.js").expect("the client begins with main.js");
        assert_eq!(main.kind, "text/javascript; charset=utf-8");
        assert!(asset("words/de.json").is_some());
        for path in ["", "page.html", "../Cargo.toml", "words/xx.json", "vendor/preact-htm.d.ts"] {
            assert_eq!(asset(path), None, "{path}");
        }
        assert!(at_the_root("sw.js").is_some() && at_the_root("main.js").is_none());
    }

    #[test]
    fn pictures_are_found_by_their_name_alone() {
        assert_eq!(picture("rollwright").map(|picture| picture.kind), Some("image/png"));
        for name in ["", "none", "../icons/icon-192", "icons/icon-192", "Rollwright"] {
            assert_eq!(picture(name), None, "{name}");
        }
    }

    /// Only a release build has any.
    #[test]
    fn what_is_compressed_is_the_file() {
        assert_eq!(COMPRESSED.is_empty(), cfg!(debug_assertions));
        for (path, content) in COMPRESSED {
            let mut read = Vec::new();
            ::brotli::BrotliDecompress(&mut &**content, &mut read).expect("it can be read");
            assert_eq!(asset(path).map(|asset| asset.content.into_owned()), Some(read), "{path}");
            assert_eq!(brotli(path), Some(*content), "{path}");
        }
    }

    #[test]
    fn the_styles_of_all_games_are_one_file() {
        let styles = asset(GAME_STYLES).expect("the games have styles").content;
        for game in games() {
            let own = asset(&game_style(&game)).unwrap_or_else(|| panic!("{game} has no style")).content;
            assert!(styles.windows(own.len()).any(|part| part == &*own), "{game}");
        }
    }

    #[test]
    fn everything_that_the_service_worker_keeps_is_there() {
        let paths: Vec<String> = serde_json::from_str(&listed()).expect("a list of paths");
        assert!(paths.len() > 20);
        for path in paths {
            assert!(asset(&path).is_some(), "{path}");
        }
    }
}
