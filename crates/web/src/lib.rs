//! The browser client, inside the binary: the shell of every page, and the files that pages load.
//!
//! The client itself is plain modules under `assets/`; those that a page needs are sent together. In test builds they
//! are read from the disk, so that a page shows a change when it is loaded again.

mod assets;
mod bidi;
mod bundle;
mod function_body;
mod markup;
mod modules;
mod pack;
mod page;
mod preview;
mod remembered;
mod review_page;
mod styles;

pub use assets::{Asset, asset, at_the_root, brotli, picture, version};
pub use bidi::isolated;
pub use page::{Page, Shell};
pub use preview::{Invitation, Preview};
pub use review_page::ReviewPage;
