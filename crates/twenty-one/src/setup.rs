//! What Twenty One says of itself, and how it is set up.

use table::{MaterialError, MaterialKind, Setup};

use crate::{Letter, PaperSheet, TwentyOne};

impl Setup for TwentyOne {
    const TITLE: &'static str = "Twenty One";
    const MAX_SEATS: usize = crate::MAX_SEATS;
    const OPTIONS: &'static [&'static str] = &[];
    const MATERIAL: Option<MaterialKind> = Some(MaterialKind::Sheets);
    const RULE_PAGE: &'static str = include_str!("../../../docs/rules/twenty-one.md");
    const TRANSLATED_RULES: &'static [(&'static str, &'static str)] = &[
        ("de", include_str!("../../../docs/rules/de/twenty-one.md")),
        ("is", include_str!("../../../docs/rules/is/twenty-one.md")),
    ];

    type Paper = PaperSheet;

    fn for_seats(seats: usize) -> Option<TwentyOne> {
        TwentyOne::new(seats)
    }

    fn with_option(self, _: &str, _: bool) -> TwentyOne {
        self
    }

    fn with_material(self, text: &str) -> Result<TwentyOne, MaterialError> {
        Ok(self.with_sheets(text.parse()?))
    }

    fn paper_named(&self, sheet: Option<&str>) -> Option<PaperSheet> {
        let [first, ..] = Letter::ALL;
        sheet.map_or(Some(first), Letter::named).map(|letter| self.paper(letter))
    }
}
