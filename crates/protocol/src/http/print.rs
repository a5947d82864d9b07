//! Sheets and cards for paper.

use games::Spec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The most sets of all sheets or cards that are printed at once.
pub const MOST_COPIES: u8 = 20;

/// What is to be printed.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PrintRequest {
    /// Which game it is, with its material; options change nothing on paper.
    #[serde(flatten)]
    pub spec: Spec,
    /// The paper; `a4` if missing.
    #[serde(default)]
    pub paper: PaperSize,
    /// How many sets of all sheets or cards; 1 if missing. A single page is always filled.
    #[serde(default = "one_copy")]
    #[schemars(range(min = 1, max = 20))]
    pub copies: u8,
    /// The code of the language on the paper, as `de`; that of the request if missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// What the answer is: `pdf` if missing.
    #[serde(default)]
    pub format: PrintFormat,
    /// Which page is drawn as SVG, from 1; the first if missing. A PDF has all pages.
    #[serde(default = "first_page")]
    #[schemars(range(min = 1))]
    pub page: usize,
}

/// A size of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum PaperSize {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

/// A form of what is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum PrintFormat {
    /// All pages in one file.
    #[default]
    Pdf,
    /// One page as a drawing.
    Svg,
}

fn one_copy() -> u8 {
    1
}

fn first_page() -> usize {
    1
}
