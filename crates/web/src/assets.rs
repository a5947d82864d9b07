//! The files that pages load, named by what is in them so that browsers may keep them.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::Arc;

use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};
use words::Language;

use crate::modules::{GAMES, Sources, asked_for_later};
use crate::pack::{MAIN, pack};
use crate::remembered::Remembered;
use crate::styles;

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

/// The folder of the modules that go together, by the path of the one that needs the others.
pub(crate) const PACKS: &str = "packs/";

/// The file at a path, such as `packs/pages/start.js`, `styles/start.css` or `words/de.json`.
pub fn asset(path: &str) -> Option<Asset> {
    if path == "files.json" {
        return Some(Asset { kind: "application/json", content: listed().into_bytes().into() });
    }
    if let Some(made) = put_together(path) {
        return Some(Asset { kind: kind(path), content: made.into_bytes().into() });
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

/// A file that is made of others.
fn put_together(path: &str) -> Option<String> {
    static MADE: Remembered<String, String> = Remembered::new();
    let sources = sources();
    let page = path.strip_prefix("styles/").and_then(|name| name.strip_suffix(".css"));
    let page = page.filter(|page| styles::STYLES.iter().any(|(known, _)| known == page));
    let entry = path.strip_prefix(PACKS).filter(|entry| sources.contains_key(*entry));
    if page.is_none() && entry.is_none() {
        return None;
    }
    let make = || match page {
        Some(page) => styles::of_page(&sources, page),
        None => pack(&sources, entry?),
    };
    Some(MADE.get(path.to_owned(), || make().unwrap_or_default()))
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
pub fn brotli(path: &str) -> Option<Asset> {
    let place = COMPRESSED.binary_search_by_key(&path, |(known, _)| known).ok()?;
    COMPRESSED.get(place).map(|(_, content)| Asset { kind: kind(path), content: (*content).into() })
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
    all.update(include_str!("pack.rs"));
    all.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

/// The games that have a folder.
pub(crate) fn games() -> BTreeSet<String> {
    crate::modules::games(sources().keys().map(String::as_str))
}

/// The texts that packs and styles are made of.
pub(crate) fn sources() -> Arc<Sources> {
    static SOURCES: Remembered<(), Arc<Sources>> = Remembered::new();
    let is_text = |path: &Cow<'static, str>| path.ends_with(".js") || path.ends_with(".css");
    let text = |path: Cow<'static, str>| {
        Some((path.to_string(), String::from_utf8(Files::get(&path)?.data.into_owned()).ok()?))
    };
    SOURCES.get((), || Arc::new(Files::iter().filter(is_text).filter_map(text).collect()))
}

/// All packs, styles, data and drawings, for the service worker to keep.
fn listed() -> String {
    let is_kept = |path: &Cow<'static, str>| {
        path == "early.js" || [".json", ".svg"].iter().any(|end| path.ends_with(end))
    };
    let mut paths: BTreeSet<String> = Files::iter().filter(is_kept).map(Cow::into_owned).collect();
    let entries = asked_for_later(&sources()).into_iter().chain([MAIN.to_owned()]);
    paths.extend(entries.map(|entry| format!("{PACKS}{entry}")));
    paths.extend(styles::STYLES.iter().map(|(page, _)| styles::path_of(page)));
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
        assert!(asset("packs/main.js").is_some() && asset("styles/start.css").is_some());
        for path in [
            "",
            "packs/none.js",
            "styles/none.css",
            "page.html",
            "../Cargo.toml",
            "words/xx.json",
            "vendor/preact-htm.d.ts",
        ] {
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
            assert_eq!(brotli(path).map(|asset| asset.content), Some((*content).into()), "{path}");
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
