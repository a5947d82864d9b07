//! Drawings as SVG, which browsers and drawing programs open.

use std::fmt::Write as _;

use crate::drawing::{Drawing, Ink, Shape};
use crate::font::{Weight, width};

impl Drawing {
    /// The drawing as an SVG file of its real size.
    pub fn svg(&self) -> String {
        let (wide, high) = (self.width, self.height);
        let mut text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{wide}mm\" height=\"{high}mm\" \
             viewBox=\"0 0 {wide} {high}\" font-family=\"Helvetica, Arial, sans-serif\">\n\
             <rect width=\"{wide}\" height=\"{high}\" fill=\"#fff\"/>\n"
        );
        for shape in &self.shapes {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}", element(shape));
        }
        text.push_str("</svg>\n");
        text
    }
}

fn element(shape: &Shape) -> String {
    match shape {
        Shape::Box { x, y, width, height, fill, line } => format!(
            "<rect x=\"{x:.2}\" y=\"{y:.2}\" width=\"{width:.2}\" height=\"{height:.2}\" {}/>",
            painted(*fill, *line)
        ),
        Shape::Circle { x, y, radius, fill, line } => {
            format!("<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{radius:.2}\" {}/>", painted(*fill, *line))
        }
        Shape::Line { from, to, ink, thickness } => format!(
            "<line x1=\"{:.2}\" y1=\"{:.2}\" x2=\"{:.2}\" y2=\"{:.2}\" {}/>",
            from.0,
            from.1,
            to.0,
            to.1,
            painted(None, Some((*ink, *thickness)))
        ),
        Shape::Text { x, y, size, weight, ink, text } => {
            let bold = if *weight == Weight::Bold { " font-weight=\"bold\"" } else { "" };
            // Another font of the reader's takes the same room.
            let length = width(text, *weight, *size);
            format!(
                "<text x=\"{x:.2}\" y=\"{y:.2}\" font-size=\"{size}\"{bold} fill=\"{}\" textLength=\"{length:.2}\" \
                 lengthAdjust=\"spacingAndGlyphs\">{}</text>",
                hex(*ink),
                escaped(text)
            )
        }
    }
}

fn painted(fill: Option<Ink>, line: Option<(Ink, f32)>) -> String {
    let fill = fill.map_or_else(|| "none".to_owned(), hex);
    let line = line.map(|(ink, thickness)| format!(" stroke=\"{}\" stroke-width=\"{thickness}\"", hex(ink)));
    format!("fill=\"{fill}\"{}", line.unwrap_or_default())
}

fn hex(Ink(red, green, blue): Ink) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
