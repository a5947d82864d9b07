//! Paper for a game around a table: score sheets and cards, drawn by ourselves, as SVG and as PDF.
//!
//! A game draws its sheets in millimetres ([`Printed`]), [`pages`] lays them out on paper, and [`Drawing::svg`] and [`pdf`]
//! write them. Everything that colours say is said by a letter or a shape, too, for printers without colours.

mod drawing;
mod font;
mod paper;
mod pdf;
mod printed;
mod svg;

#[cfg(feature = "made-up-game")]
mod dozen;
mod one_card;
mod qwixx;
mod twenty_one;

pub use drawing::Drawing;
pub use paper::{Paper, pages};
pub use pdf::pdf;
pub use printed::{Printed, sheets};
