//! The score sheet of Qwixx.

use games::qwixx::{LayoutView, Qwixx, RowLayoutView};
use table::{Game, Setup};
use words::Language;

use crate::drawing::{Anchor, Drawing, Ink};
use crate::font::Weight;
use crate::printed::{HEAD, Printed, sheet};

const SIZE: (f32, f32) = (190.0, 84.0);
const ROW: f32 = 13.0;
const BOX: (f32, f32) = (13.0, 10.0);
const EDGE: f32 = 3.0;

impl Printed for Qwixx {
    fn printed(&self, language: Language) -> Vec<Drawing> {
        let layout = self.layout();
        let mut sheet = sheet(SIZE, Qwixx::TITLE, language);
        for (place, row) in layout.rows.iter().enumerate() {
            draw_row(&mut sheet, HEAD + 1.0 + place as f32 * (ROW + 0.8), row);
        }
        let below = HEAD + 1.0 + layout.rows.len() as f32 * (ROW + 0.8) + 1.2;
        draw_points(&mut sheet, below, &layout, language);
        draw_result(&mut sheet, below, &layout, language);
        vec![sheet]
    }
}

fn draw_row(sheet: &mut Drawing, top: f32, row: &RowLayoutView) {
    let ink = Ink::named(&row.colour);
    let middle = top + ROW / 2.0;
    sheet.rectangle((EDGE, top), (SIZE.0 - 2.0 * EDGE, ROW), Some(ink.pale()), Some((ink, 0.5)));
    sheet.badge((EDGE + 6.0, middle), 3.6, ink, row.letter);
    let left = |place: usize| EDGE + 12.0 + place as f32 * (BOX.0 + 0.7);
    for (place, number) in row.numbers.iter().enumerate() {
        let corner = (left(place), middle - BOX.1 / 2.0);
        sheet.field(corner, BOX, ink);
        let text = (corner.0 + BOX.0 / 2.0, middle + 2.0);
        sheet.text(text, 5.6, Weight::Bold, Anchor::Middle, &number.to_string());
    }
    draw_lock(sheet, (left(row.numbers.len()) + 7.0, middle), ink);
}

/// The field of the lock: an open padlock on a disc.
fn draw_lock(sheet: &mut Drawing, (x, y): (f32, f32), ink: Ink) {
    sheet.circle((x, y), 5.0, Some(Ink::WHITE), Some((ink, 0.3)));
    sheet.circle((x, y - 1.0), 1.5, None, Some((ink, 0.5)));
    sheet.rectangle((x - 2.2, y - 0.6), (4.4, 3.4), Some(ink), None);
}

/// What crosses are worth.
fn draw_points(sheet: &mut Drawing, top: f32, layout: &LayoutView, language: Language) {
    let label = 17.0;
    let column = |crosses: usize| EDGE + label + (crosses as f32 - 0.5) * 6.6;
    for (line, id) in [(4.0, "print-crosses"), (9.0, "points-label")] {
        sheet.text((EDGE, top + line), 3.2, Weight::Normal, Anchor::Start, &language.text(id));
    }
    for (crosses, points) in layout.points.iter().enumerate().skip(1) {
        let at = column(crosses);
        sheet.text((at, top + 4.0), 3.2, Weight::Normal, Anchor::Middle, &crosses.to_string());
        sheet.text((at, top + 9.0), 3.2, Weight::Bold, Anchor::Middle, &points.to_string());
    }
    let right = column(layout.points.len());
    sheet.line((EDGE, top + 5.4), (right - 3.3, top + 5.4), Ink::GREY, 0.2);
}

/// The misthrows, and the sum.
fn draw_result(sheet: &mut Drawing, top: f32, layout: &LayoutView, language: Language) {
    let right = SIZE.0 - EDGE;
    let small = 5.0;
    let misthrows = f32::from(layout.misthrows);
    for place in 0..layout.misthrows {
        let x = right - (misthrows - f32::from(place)) * (small + 1.0) + 1.0;
        sheet.field((x, top), (small, small), Ink::BLACK);
    }
    let label = format!("{} ({})", language.text("qwixx-misthrows-name"), layout.misthrow_points);
    let end = right - misthrows * (small + 1.0) - 1.0;
    sheet.text((end, top + 3.6), 3.2, Weight::Normal, Anchor::End, &label);
    let (wide, high) = (11.0, 6.2);
    let signs = layout.rows.len() + 1;
    let first = right - (signs as f32 + 1.0) * (wide + 3.6) + 3.6;
    for place in 0..=signs {
        let x = first + place as f32 * (wide + 3.6);
        let ink = layout.rows.get(place).map_or(Ink::BLACK, |row| Ink::named(&row.colour));
        sheet.rectangle((x, top + 6.4), (wide, high), Some(ink.pale()), Some((ink, 0.4)));
        if let Some(row) = layout.rows.get(place) {
            let letter = row.letter.to_ascii_uppercase().to_string();
            sheet.coloured_text((x + 0.8, top + 8.8), 2.4, Weight::Bold, Anchor::Start, ink, &letter);
        }
        let sign = match place {
            0 => continue,
            _ if place == signs => "=",
            _ if place == layout.rows.len() => "-",
            _ => "+",
        };
        sheet.text((x - 1.8, top + 11.0), 4.0, Weight::Bold, Anchor::Middle, sign);
    }
}
