//! Pages as one PDF file, with the fonts that every reader has.

use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref, Str};

use crate::drawing::{Drawing, Ink, Shape};
use crate::font::{Weight, encoded};

/// A millimetre in the points that PDF measures in.
const MILLIMETRE: f32 = 72.0 / 25.4;
/// How far the handles of the four curves of a circle are from its middle, for a radius of 1.
const ROUND: f32 = 0.5523;

/// Pages as a PDF file, in their order and real size.
pub fn pdf(pages: &[Drawing]) -> Vec<u8> {
    let mut pdf = Pdf::new();
    let mut last = 0;
    let mut next = || {
        last += 1;
        Ref::new(last)
    };
    let (catalog, tree, normal, bold) = (next(), next(), next(), next());
    let numbered: Vec<(Ref, Ref)> = pages.iter().map(|_| (next(), next())).collect();
    pdf.catalog(catalog).pages(tree);
    let kids = numbered.iter().map(|(page, _)| *page);
    pdf.pages(tree).kids(kids).count(i32::try_from(pages.len()).unwrap_or(i32::MAX));
    for (font, name) in [(normal, "Helvetica"), (bold, "Helvetica-Bold")] {
        let mut written = pdf.type1_font(font);
        written.base_font(Name(name.as_bytes()));
        written.encoding_predefined(Name(b"WinAnsiEncoding"));
    }
    for (drawing, (page, content)) in pages.iter().zip(numbered) {
        let mut written = pdf.page(page);
        written.parent(tree).contents(content);
        written.media_box(Rect::new(0.0, 0.0, drawing.width * MILLIMETRE, drawing.height * MILLIMETRE));
        let mut resources = written.resources();
        resources.fonts().pair(font_name(Weight::Normal), normal).pair(font_name(Weight::Bold), bold);
        resources.finish();
        written.finish();
        pdf.stream(content, &drawn(drawing).finish());
    }
    pdf.finish()
}

fn font_name(weight: Weight) -> Name<'static> {
    match weight {
        Weight::Normal => Name(b"N"),
        Weight::Bold => Name(b"B"),
    }
}

/// What draws a page. PDF counts from the bottom left corner, in points.
fn drawn(drawing: &Drawing) -> Content {
    let mut content = Content::new();
    let height = drawing.height;
    content.transform([MILLIMETRE, 0.0, 0.0, MILLIMETRE, 0.0, 0.0]);
    for shape in &drawing.shapes {
        match shape {
            Shape::Box { x, y, width, height: tall, fill, line } => {
                inked(&mut content, *fill, *line);
                content.rect(*x, height - y - tall, *width, *tall);
                painted(&mut content, *fill, *line);
            }
            Shape::Circle { x, y, radius, fill, line } => {
                inked(&mut content, *fill, *line);
                circle(&mut content, *x, height - y, *radius);
                painted(&mut content, *fill, *line);
            }
            Shape::Line { from, to, ink, thickness } => {
                inked(&mut content, None, Some((*ink, *thickness)));
                content.move_to(from.0, height - from.1).line_to(to.0, height - to.1).stroke();
            }
            Shape::Text { x, y, size, weight, ink, text } => {
                inked(&mut content, Some(*ink), None);
                content.begin_text().set_font(font_name(*weight), *size).next_line(*x, height - y);
                content.show(Str(&encoded(text))).end_text();
            }
        }
    }
    content
}

fn inked(content: &mut Content, fill: Option<Ink>, line: Option<(Ink, f32)>) {
    let parts = |Ink(red, green, blue): Ink| [red, green, blue].map(|part| f32::from(part) / 255.0);
    if let Some([red, green, blue]) = fill.map(parts) {
        content.set_fill_rgb(red, green, blue);
    }
    if let Some((ink, thickness)) = line {
        let [red, green, blue] = parts(ink);
        content.set_stroke_rgb(red, green, blue).set_line_width(thickness);
    }
}

fn painted(content: &mut Content, fill: Option<Ink>, line: Option<(Ink, f32)>) {
    match (fill, line) {
        (Some(_), Some(_)) => content.fill_nonzero_and_stroke(),
        (Some(_), None) => content.fill_nonzero(),
        (None, Some(_)) => content.stroke(),
        (None, None) => content.end_path(),
    };
}

fn circle(content: &mut Content, x: f32, y: f32, radius: f32) {
    let handle = radius * ROUND;
    content.move_to(x + radius, y);
    content.cubic_to(x + radius, y + handle, x + handle, y + radius, x, y + radius);
    content.cubic_to(x - handle, y + radius, x - radius, y + handle, x - radius, y);
    content.cubic_to(x - radius, y - handle, x - handle, y - radius, x, y - radius);
    content.cubic_to(x + handle, y - radius, x + radius, y - handle, x + radius, y);
    content.close_path();
}
