//! What Alles auf 1 Karte says of itself, and how it is set up.

use table::{MaterialError, MaterialKind, Setup};

use crate::{OneCard, PaperHand};

impl Setup for OneCard {
    const TITLE: &'static str = "Alles auf 1 Karte";
    const MAX_SEATS: usize = crate::MAX_SEATS;
    const OPTIONS: &'static [&'static str] = &["advanced"];
    const MATERIAL: Option<MaterialKind> = Some(MaterialKind::Cards);
    const RULE_PAGE: &'static str = include_str!("../../../docs/rules/one-card.md");
    const TRANSLATED_RULES: &'static [(&'static str, &'static str)] = &[
        ("de", include_str!("../../../docs/rules/de/one-card.md")),
        ("is", include_str!("../../../docs/rules/is/one-card.md")),
    ];

    type Paper = PaperHand;

    fn for_seats(seats: usize) -> Option<OneCard> {
        OneCard::new(seats)
    }

    fn with_option(self, name: &str, on: bool) -> OneCard {
        if name == "advanced" { self.with_advanced(on) } else { self }
    }

    fn with_material(self, text: &str) -> Result<OneCard, MaterialError> {
        Ok(self.with_cards(text.parse()?))
    }

    fn paper_named(&self, sheet: Option<&str>) -> Option<PaperHand> {
        sheet.is_none().then(|| self.paper())
    }
}
