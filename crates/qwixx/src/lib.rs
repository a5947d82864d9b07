//! The rules of Qwixx for one to five seats.
//!
//! The rules are numbered in `docs/rules/qwixx.md`, and the code cites the numbers. The course of a
//! game is in [`Qwixx`]'s implementation of [`table::Game`]; what may be crossed is in [`Sheet`].
//!
//! ```
//! use qwixx::Qwixx;
//! use table::{Event, Game, Seat, Table};
//!
//! let mut table = Table::new(Qwixx::new(2).ok_or("one to five seats")?);
//! table.play(Event::Chance("first 1".parse()?))?;
//! table.play(Event::Chance("w4 w1 r3 y5 g2 b6".parse()?))?;
//! let [ann, ben] = [1, 2].map(|number| Seat::numbered(number).unwrap_or(Seat::FIRST));
//! table.commit(ben, "-".parse()?)?; // hidden until Ann has chosen, too
//! table.commit(ann, "r5".parse()?)?;
//! table.commit(ann, "b10".parse()?)?; // action 2: white 4 and blue 6
//! assert_eq!(table.moves(), "first 1\nw4 w1 r3 y5 g2 b6 | r5, - | b10\n");
//! assert_eq!(table.scores().as_slice(), [2, 0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bits;
mod choice;
mod dice;
mod explain;
mod join_locks;
mod paper;
mod position;
mod row;
mod rules;
mod setup;
mod sheet;
mod state;
mod targets;
mod view;

pub use choice::{Choice, Choices};
pub use dice::Dice;
pub use paper::{PaperMark, PaperSheet, PaperView};
pub use row::{Field, PLACES, Row, Rows};
pub use rules::{Chance, Qwixx};
pub use sheet::{CROSSES_BEFORE_LAST, MISTHROW_COST, MISTHROWS, Sheet};
pub use state::{MAX_SEATS, Phase, State};
pub use view::{LayoutView, Numbers, RowLayoutView, RowView, SheetView, View};
