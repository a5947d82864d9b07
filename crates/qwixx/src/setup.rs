//! What Qwixx says of itself, and how it is set up.

use table::{MaterialError, MaterialKind, Setup};

use crate::paper::PaperSheet;
use crate::rules::Qwixx;

impl Setup for Qwixx {
    const TITLE: &'static str = "Qwixx";
    const MAX_SEATS: usize = crate::MAX_SEATS;
    const OPTIONS: &'static [&'static str] = &["finish_turn", "join_locks"];
    const AT_THE_TABLE: &'static [&'static str] = &["join_locks"];
    const MATERIAL: Option<MaterialKind> = None;
    const RULE_PAGE: &'static str = include_str!("../../../docs/rules/qwixx.md");
    const TRANSLATED_RULES: &'static [(&'static str, &'static str)] = &[
        ("de", include_str!("../../../docs/rules/de/qwixx.md")),
        ("is", include_str!("../../../docs/rules/is/qwixx.md")),
    ];

    type Paper = PaperSheet;

    fn for_seats(seats: usize) -> Option<Qwixx> {
        Qwixx::new(seats)
    }

    fn with_option(self, name: &str, on: bool) -> Qwixx {
        match name {
            "finish_turn" => self.with_finish_turn(on),
            "join_locks" => self.with_join_locks(on),
            _ => self,
        }
    }

    fn with_material(self, _: &str) -> Result<Qwixx, MaterialError> {
        Ok(self)
    }

    fn paper_named(&self, sheet: Option<&str>) -> Option<PaperSheet> {
        sheet.is_none().then(|| self.paper())
    }
}
