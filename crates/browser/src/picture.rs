//! Pictures of pages.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use data_encoding::BASE64;
use serde_json::{Value, json};

use crate::page::{Page, text};
use crate::tools::{Tools, workspace};
use crate::wire::WireError;

const SETTLED: &str = include_str!("settled.js");

/// How much a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// What is on the screen.
    Screen,
    /// The page from top to bottom.
    Whole,
}

impl Page {
    /// Waits until nothing changes by itself any more: fonts, pictures, movements that have an end.
    #[track_caller]
    pub fn settle(&self) {
        self.eval(SETTLED);
    }

    /// A picture of the page, once it is settled: a PNG file, or WebP if its name ends so.
    #[track_caller]
    pub fn screenshot(&self, path: &Path, extent: Extent) {
        self.settle();
        let format = if path.extension().is_some_and(|end| end == "webp") { "webp" } else { "png" };
        let picture = self.picture(extent, format).unwrap_or_else(|why| panic!("there is no picture: {why}"));
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        }
        fs::write(path, picture).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }

    /// What is on the screen at this moment, in the middle of movements, as the address of a picture.
    #[track_caller]
    pub fn frame(&self) -> String {
        let taken =
            self.capture(Extent::Screen, "webp").unwrap_or_else(|why| panic!("there is no picture: {why}"));
        format!("data:image/webp;base64,{}", text(&taken["data"]))
    }

    pub(crate) fn picture(&self, extent: Extent, format: &str) -> Result<Vec<u8>, String> {
        let picture = self.capture(extent, format).map_err(|error| error.to_string())?;
        BASE64.decode(text(&picture["data"]).as_bytes()).map_err(|error| error.to_string())
    }

    fn capture(&self, extent: Extent, format: &str) -> Result<Value, WireError> {
        let params = match extent {
            Extent::Screen => json!({ "format": format }),
            Extent::Whole => {
                let metrics = self.try_call("Page.getLayoutMetrics", json!({}))?;
                let size = &metrics["cssContentSize"];
                // A scrollbar belongs to the screen, not to the content.
                let screen = self.try_eval("innerWidth").ok().and_then(|width| width.as_f64());
                let width = size["width"].as_f64().unwrap_or_default().max(screen.unwrap_or_default());
                let clip = json!({ "x": 0, "y": 0, "width": width, "height": size["height"], "scale": 1 });
                json!({ "format": format, "captureBeyondViewport": true, "clip": clip })
            }
        };
        self.try_call("Page.captureScreenshot", params)
    }
}

/// Takes a picture for the documentation: `docs/screens/<name>.webp`.
#[track_caller]
pub fn shoot(page: &Page, name: &str) {
    page.screenshot(&workspace().join("docs/screens").join(name).with_extension("webp"), Extent::Screen);
}

/// Keeps a picture of a page that a test failed on: where it is, or why there is none.
pub(crate) fn of_failure(picture: Result<Vec<u8>, String>) -> String {
    let keep = |picture: Vec<u8>| -> Result<PathBuf, String> {
        let folder = Tools::get().packages.with_file_name("failures");
        let test = thread::current().name().unwrap_or("test").replace("::", "-");
        let path = folder.join(test).with_extension("png");
        fs::create_dir_all(&folder)
            .and_then(|()| fs::write(&path, picture))
            .map_err(|error| error.to_string())?;
        Ok(path)
    };
    picture.and_then(keep).map_or_else(|why| why, |path| path.display().to_string())
}
