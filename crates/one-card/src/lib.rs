//! The rules of Alles auf 1 Karte for one to four seats, basic and advanced.
//!
//! The rules are numbered in `docs/rules/one-card.md`, and the code cites the numbers. The course of a
//! game is in [`OneCard`]'s implementation of [`table::Game`]; what is entered where is in [`Hand`]; the
//! printed cards are a [`Deck`], read from `data/cards.txt` or a user's own file.
//!
//! ```
//! use one_card::OneCard;
//! use table::{Event, Game, Seat, Table};
//!
//! let mut table = Table::new(OneCard::new(1).ok_or("one to four seats")?);
//! for chance in ["first 1", "deal 6 11", "oyypp"] {
//!     table.play(Event::Chance(chance.parse()?))?;
//! }
//! table.commit(Seat::FIRST, "stop".parse()?)?;
//! table.commit(Seat::FIRST, "1".parse()?)?; // two yellow, two purple; the card has no orange row
//! assert_eq!(table.moves(), "first 1 | deal 6 11\noyypp | stop | 1\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod card;
mod chance;
mod choice;
mod colour;
mod dice;
mod explain;
mod hand;
mod paper;
mod position;
mod rules;
mod setup;
mod state;
mod view;

pub use card::{CARDS, Card, CardId, Deck, ROWS_TO_SCORE, SUN_POINTS};
pub use chance::{Cards, Chance};
pub use choice::{Choice, Choices};
pub use colour::Colour;
pub use dice::{DICE, Dice};
pub use hand::{Hand, MAX_OPEN, OpenCard, SCORED_AT_END, ScoredCard};
pub use paper::{PaperHand, PaperMark, PaperView};
pub use rules::OneCard;
pub use state::{DISPLAY, MAX_SEATS, Phase, ROLLS, State};
pub use view::{CardLayoutView, CardView, HandView, LayoutView, RowLayoutView, RowView, View};
