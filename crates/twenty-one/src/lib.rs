//! The rules of Twenty One for one to six seats.
//!
//! The rules are numbered in `docs/rules/twenty-one.md`, and the code cites the numbers. The course of a
//! game is in [`TwentyOne`]'s implementation of [`table::Game`]; what fits where is in [`Sheet`]; the
//! printed sheets are [`Layouts`], read from `data/sheets.txt` or a user's own file.
//!
//! ```
//! use table::{Event, Game, Seat, Table};
//! use twenty_one::TwentyOne;
//!
//! let mut table = Table::new(TwentyOne::new(1).ok_or("one to six seats")?);
//! table.play(Event::Chance("first 1 sheets A".parse()?))?;
//! table.play(Event::Chance("w4 k1 r1 b3 y4 g2".parse()?))?;
//! table.commit(Seat::FIRST, "keep".parse()?)?;
//! table.commit(Seat::FIRST, "w4 r1 b3".parse()?)?; // red 1 is an exact hit on sheet A
//! assert_eq!(table.scores().as_slice(), [9]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chance;
mod choice;
mod dice;
mod explain;
mod layout;
mod paper;
mod position;
mod rules;
mod setup;
mod sheet;
mod state;
mod view;

pub use chance::Chance;
pub use choice::{Choice, Choices};
pub use dice::{Colour, Dice};
pub use layout::{FIELDS, Field, Layouts, Letter, ROWS, RowLayout};
pub use paper::{PaperMark, PaperSheet, PaperView};
pub use rules::TwentyOne;
pub use sheet::{Mark, Sheet};
pub use state::{MAX_SEATS, Phase, State};
pub use view::{FieldLayoutView, FieldView, LayoutView, RowView, SheetView, View};
