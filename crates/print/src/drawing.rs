//! A drawing in millimetres, made of few kinds of shapes, so that every format can show all of them.

use crate::font::{Weight, width};

/// A colour of ink: red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ink(pub(crate) u8, pub(crate) u8, pub(crate) u8);

impl Ink {
    pub(crate) const BLACK: Ink = Ink(0x20, 0x20, 0x20);
    pub(crate) const GREY: Ink = Ink(0x88, 0x88, 0x88);
    pub(crate) const WHITE: Ink = Ink(0xff, 0xff, 0xff);

    /// The ink of a colour of dice and rows, by its name; black for one that is not known.
    pub(crate) fn named(colour: &str) -> Ink {
        match colour {
            "red" => Ink(0xc6, 0x28, 0x28),
            "orange" => Ink(0xe0, 0x6c, 0x00),
            "yellow" => Ink(0xd9, 0xa4, 0x00),
            "green" => Ink(0x2e, 0x7d, 0x32),
            "blue" => Ink(0x15, 0x65, 0xc0),
            "purple" => Ink(0x7b, 0x1f, 0xa2),
            "white" => Ink::GREY,
            _ => Ink::BLACK,
        }
    }

    /// Much paler, for what is written on.
    pub(crate) fn pale(self) -> Ink {
        let pale = |part: u8| (255 - (255 - u16::from(part)) * 22 / 100) as u8;
        Ink(pale(self.0), pale(self.1), pale(self.2))
    }
}

/// Where a text stands from its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// Something drawn. Places are measured from the top left corner.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Shape {
    Box { x: f32, y: f32, width: f32, height: f32, fill: Option<Ink>, line: Option<(Ink, f32)> },
    Circle { x: f32, y: f32, radius: f32, fill: Option<Ink>, line: Option<(Ink, f32)> },
    Line { from: (f32, f32), to: (f32, f32), ink: Ink, thickness: f32 },
    Text { x: f32, y: f32, size: f32, weight: Weight, ink: Ink, text: String },
}

/// A sheet, a card or a whole page.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    pub(crate) width: f32,
    pub(crate) height: f32,
    pub(crate) shapes: Vec<Shape>,
}

impl Drawing {
    pub(crate) fn new(width: f32, height: f32) -> Drawing {
        Drawing { width, height, shapes: Vec::new() }
    }

    /// A box that is filled, framed or both.
    pub(crate) fn rectangle(
        &mut self,
        (x, y): (f32, f32),
        (width, height): (f32, f32),
        fill: Option<Ink>,
        line: Option<(Ink, f32)>,
    ) {
        self.shapes.push(Shape::Box { x, y, width, height, fill, line });
    }

    /// An empty box to write into.
    pub(crate) fn field(&mut self, place: (f32, f32), size: (f32, f32), ink: Ink) {
        self.rectangle(place, size, Some(Ink::WHITE), Some((ink, 0.3)));
    }

    pub(crate) fn circle(
        &mut self,
        (x, y): (f32, f32),
        radius: f32,
        fill: Option<Ink>,
        line: Option<(Ink, f32)>,
    ) {
        self.shapes.push(Shape::Circle { x, y, radius, fill, line });
    }

    pub(crate) fn line(&mut self, from: (f32, f32), to: (f32, f32), ink: Ink, thickness: f32) {
        self.shapes.push(Shape::Line { from, to, ink, thickness });
    }

    /// A text, with its base line at the point. `size` is the height of a line of it.
    pub(crate) fn text(&mut self, (x, y): (f32, f32), size: f32, weight: Weight, anchor: Anchor, text: &str) {
        self.coloured_text((x, y), size, weight, anchor, Ink::BLACK, text);
    }

    pub(crate) fn coloured_text(
        &mut self,
        (x, y): (f32, f32),
        size: f32,
        weight: Weight,
        anchor: Anchor,
        ink: Ink,
        text: &str,
    ) {
        let before = match anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => width(text, weight, size) / 2.0,
            Anchor::End => width(text, weight, size),
        };
        self.shapes.push(Shape::Text { x: x - before, y, size, weight, ink, text: text.to_owned() });
    }

    /// The letter of a colour on a disc of it: what tells colours apart without colours.
    pub(crate) fn badge(&mut self, (x, y): (f32, f32), radius: f32, ink: Ink, letter: char) {
        self.circle((x, y), radius, Some(ink), None);
        let letter = letter.to_ascii_uppercase().to_string();
        let size = radius * 1.4;
        self.coloured_text((x, y + size * 0.36), size, Weight::Bold, Anchor::Middle, Ink::WHITE, &letter);
    }

    /// A line to write something on, with what it is for before it.
    pub(crate) fn blank(&mut self, (x, y): (f32, f32), length: f32, size: f32, label: &str) {
        self.text((x, y), size, Weight::Normal, Anchor::Start, label);
        let begin = x + width(label, Weight::Normal, size) + 1.5;
        self.line((begin, y + 0.6), (x + length, y + 0.6), Ink::GREY, 0.25);
    }

    /// Puts another drawing onto this one.
    pub(crate) fn put(&mut self, other: &Drawing, (right, down): (f32, f32)) {
        self.shapes.extend(other.shapes.iter().cloned().map(|shape| match shape {
            Shape::Box { x, y, width, height, fill, line } => {
                Shape::Box { x: x + right, y: y + down, width, height, fill, line }
            }
            Shape::Circle { x, y, radius, fill, line } => {
                Shape::Circle { x: x + right, y: y + down, radius, fill, line }
            }
            Shape::Line { from, to, ink, thickness } => Shape::Line {
                from: (from.0 + right, from.1 + down),
                to: (to.0 + right, to.1 + down),
                ink,
                thickness,
            },
            Shape::Text { x, y, size, weight, ink, text } => {
                Shape::Text { x: x + right, y: y + down, size, weight, ink, text }
            }
        }));
    }
}
