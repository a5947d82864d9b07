//! The score sheets of Twenty One.

use games::twenty_one::{FieldLayoutView, LayoutView, TwentyOne};
use table::{Game, Setup};
use words::Language;

use crate::drawing::{Anchor, Drawing, Ink};
use crate::font::Weight;
use crate::printed::{HEAD, Printed, sheet};

const SIZE: (f32, f32) = (93.5, 84.0);
const FIELD: (f32, f32) = (11.4, 10.6);
const ROW: f32 = 12.0;
const EDGE: f32 = 3.0;

impl Printed for TwentyOne {
    fn printed(&self, language: Language) -> Vec<Drawing> {
        let layout = self.layout();
        let all = layout.sheets.iter();
        all.map(|(letter, rows)| draw_sheet(*letter, rows, &layout, language)).collect()
    }
}

fn draw_sheet(
    letter: char,
    rows: &[Vec<FieldLayoutView>],
    layout: &LayoutView,
    language: Language,
) -> Drawing {
    let title = format!("{} {letter}", TwentyOne::TITLE);
    let mut sheet = sheet(SIZE, &title, language);
    let right = SIZE.0 - EDGE;
    for (place, fields) in rows.iter().enumerate() {
        let top = HEAD + 0.6 + place as f32 * ROW;
        for (column, field) in fields.iter().enumerate() {
            draw_field(&mut sheet, (EDGE + column as f32 * (FIELD.0 + 0.6), top), field);
        }
        sheet.field((right - FIELD.0, top), FIELD, Ink::BLACK);
    }
    let bottom = HEAD + 0.6 + rows.len() as f32 * ROW;
    sheet.text((EDGE, bottom + 3.6), 3.0, Weight::Normal, Anchor::Start, &language.text("print-hits"));
    sheet.text((EDGE, bottom + 8.0), 3.0, Weight::Normal, Anchor::Start, &language.text("print-bonus"));
    for (hits, bonus) in layout.bonus.iter().enumerate() {
        let at = EDGE + 27.0 + hits as f32 * 6.0;
        sheet.text((at, bottom + 3.6), 3.0, Weight::Normal, Anchor::Middle, &hits.to_string());
        sheet.text((at, bottom + 8.0), 3.0, Weight::Bold, Anchor::Middle, &bonus.to_string());
    }
    sheet.rectangle((right - FIELD.0, bottom), FIELD, Some(Ink::WHITE), Some((Ink::BLACK, 0.7)));
    sheet.text((right - FIELD.0 - 1.2, bottom + 6.4), 3.4, Weight::Bold, Anchor::End, "=");
    sheet
}

/// A field: its largest number in a corner, its colour with its letter, and room to write.
fn draw_field(sheet: &mut Drawing, (x, y): (f32, f32), field: &FieldLayoutView) {
    let ink = Ink::named(&field.colour);
    sheet.rectangle((x, y), FIELD, Some(ink.pale()), Some((ink, 0.5)));
    sheet.coloured_text((x + 1.0, y + 4.2), 4.4, Weight::Bold, Anchor::Start, ink, &field.number.to_string());
    sheet.badge((x + FIELD.0 - 2.2, y + 2.2), 1.6, ink, field.letter);
}
