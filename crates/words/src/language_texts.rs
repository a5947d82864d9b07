//! The texts of each language, from the files of the folder `locales`; each is read when it is first needed.

use std::sync::OnceLock;

use serde_json::Value;

use crate::catalogue::Catalogue;
use crate::compile::{NOT_FOR_BROWSERS, compile};

include!(concat!(env!("OUT_DIR"), "/language_texts.rs"));

/// The texts of one language, and what has been made of them.
pub(crate) struct LanguageTexts {
    pub(crate) code: &'static str,
    pub(crate) source: &'static str,
    catalogue: OnceLock<Catalogue>,
    patterns: OnceLock<Value>,
}

impl LanguageTexts {
    const fn new(code: &'static str, source: &'static str) -> LanguageTexts {
        LanguageTexts { code, source, catalogue: OnceLock::new(), patterns: OnceLock::new() }
    }

    /// All languages, English first.
    pub(crate) fn all() -> &'static [LanguageTexts] {
        &ALL_LANGUAGES
    }

    /// The messages, ready to be formatted.
    pub(crate) fn catalogue(&self) -> &Catalogue {
        self.catalogue.get_or_init(|| Catalogue::new(self.code, self.source))
    }

    /// The messages that the browser may need. What is missing is there in English.
    pub(crate) fn patterns(&self) -> &Value {
        self.patterns.get_or_init(|| {
            let mut patterns = compile(ALL_LANGUAGES[0].source).patterns;
            patterns.extend(compile(self.source).patterns);
            patterns.retain(|id, _| !NOT_FOR_BROWSERS.iter().any(|beginning| id.starts_with(beginning)));
            Value::Object(patterns)
        })
    }
}
