//! Sheets and cards on paper: as many on a page as fit, with room for scissors between them.

use std::fmt;
use std::str::FromStr;

use crate::drawing::Drawing;

/// What printers leave white, in millimetres.
const MARGIN: f32 = 9.5;
/// The room between two sheets.
const GAP: f32 = 3.0;

/// A size of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// All of them.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// What it is called: `a4`.
    pub fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }

    fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Paper {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Paper, &'static str> {
        let known = Paper::ALL.into_iter().find(|paper| paper.name().eq_ignore_ascii_case(text));
        known.ok_or("the paper is a4 or letter")
    }
}

/// Lays sheets of the same size out on pages, so many times all of them. What would leave most of a single page empty is
/// repeated until the page is full.
pub fn pages(sheets: &[Drawing], paper: Paper, copies: usize) -> Vec<Drawing> {
    let (width, height) = paper.size();
    let Some(first) = sheets.first() else { return Vec::new() };
    let fit = |room: f32, size: f32| (((room - 2.0 * MARGIN + GAP) / (size + GAP)) as usize).max(1);
    let (columns, rows) = (fit(width, first.width), fit(height, first.height));
    let page = columns * rows;
    let wanted = sheets.len() * copies.max(1);
    let total = if wanted < page { page - page % sheets.len() } else { wanted };
    let all: Vec<&Drawing> = sheets.iter().cycle().take(total.max(wanted)).collect();
    let taken = |count: usize, size: f32| count as f32 * (size + GAP) - GAP;
    let (left, top) =
        ((width - taken(columns, first.width)) / 2.0, (height - taken(rows, first.height)) / 2.0);
    let laid_out = |sheets: &[&Drawing]| {
        let mut page = Drawing::new(width, height);
        for (place, sheet) in sheets.iter().enumerate() {
            let (column, row) = ((place % columns) as f32, (place / columns) as f32);
            page.put(sheet, (left + column * (first.width + GAP), top + row * (first.height + GAP)));
        }
        page
    };
    all.chunks(page).map(laid_out).collect()
}

#[cfg(test)]
mod tests {
    use games::{AnyGame, GAMES, Spec};
    use words::Language;

    use super::*;
    use crate::drawing::Shape;
    use crate::font::width;
    use crate::{pdf, sheets};

    fn game(name: &str) -> AnyGame {
        AnyGame::new(&Spec { game: name.to_owned(), ..Spec::default() }, 1).expect("a game of one player")
    }

    /// Whether a shape lies inside of a drawing.
    fn is_inside(shape: &Shape, drawing: &Drawing) -> bool {
        let (left, top, right, bottom) = match shape {
            Shape::Box { x, y, width, height, .. } => (*x, *y, x + width, y + height),
            Shape::Circle { x, y, radius, .. } => (x - radius, y - radius, x + radius, y + radius),
            Shape::Line { from, to, .. } => {
                (from.0.min(to.0), from.1.min(to.1), from.0.max(to.0), from.1.max(to.1))
            }
            Shape::Text { x, y, size, weight, text, .. } => {
                (*x, y - size * 0.72, x + width(text, *weight, *size), *y)
            }
        };
        left >= 0.0 && top >= 0.0 && right <= drawing.width && bottom <= drawing.height
    }

    #[test]
    fn everything_lies_on_its_sheet_in_every_language() {
        for info in GAMES {
            for language in Language::all() {
                for sheet in sheets(&game(info.name), language) {
                    let outside: Vec<_> =
                        sheet.shapes.iter().filter(|shape| !is_inside(shape, &sheet)).collect();
                    assert!(outside.is_empty(), "{} {language:?}: {outside:?}", info.name);
                }
            }
        }
    }

    #[test]
    fn several_fit_on_a_page_of_either_paper() {
        for (name, a_page, in_all) in [("qwixx", 3, 1), ("twenty-one", 6, 1), ("one-card", 12, 3)] {
            let sheets = sheets(&game(name), Language::ENGLISH);
            for paper in Paper::ALL {
                let pages = pages(&sheets, paper, 1);
                assert_eq!(pages.len(), in_all, "{name} on {paper}");
                let first = pages.first().expect("a page");
                let is_frame = |shape: &&Shape| {
                    matches!(shape, Shape::Box { width, height, .. }
                        if (*width, *height) == (sheets[0].width, sheets[0].height))
                };
                assert_eq!(first.shapes.iter().filter(is_frame).count(), a_page, "{name} on {paper}");
                assert!(first.shapes.iter().all(|shape| is_inside(shape, first)), "{name} on {paper}");
                let file = pdf(&pages);
                assert!(file.starts_with(b"%PDF-"));
                let text = String::from_utf8_lossy(&file).into_owned();
                assert_eq!(text.matches("/Type /Page\n").count(), in_all, "{name} on {paper}");
            }
        }
    }

    #[test]
    fn more_copies_are_more_pages() {
        let sheets = sheets(&game("qwixx"), Language::ENGLISH);
        assert_eq!(pages(&sheets, Paper::A4, 7).len(), 3);
        assert_eq!(pages(&[], Paper::A4, 7).len(), 0);
    }

    #[test]
    fn a_users_own_material_is_printed() {
        let own: String = (0..30).map(|_| "R1* O1* Y1 G1 B1\n").collect();
        let spec = Spec { game: "one-card".to_owned(), cards: Some(own), ..Spec::default() };
        let own = sheets(&AnyGame::new(&spec, 1).expect("a deck"), Language::ENGLISH);
        assert_ne!(own, sheets(&game("one-card"), Language::ENGLISH));
        assert!(!own[0].svg().contains(">P<"), "no purple");
    }

    #[test]
    fn svg_is_well_formed() {
        for info in GAMES {
            let pages = pages(&sheets(&game(info.name), Language::ENGLISH), Paper::Letter, 1);
            let text = pages[0].svg();
            let (open, closed) = (text.matches('<').count(), text.matches("/>").count());
            assert_eq!(open, closed + 2 * text.matches("</").count(), "{}", info.name);
        }
    }

    #[test]
    fn paper_is_named() {
        assert_eq!("A4".parse(), Ok(Paper::A4));
        assert_eq!("letter".parse(), Ok(Paper::Letter));
        assert!("a5".parse::<Paper>().is_err());
    }
}
