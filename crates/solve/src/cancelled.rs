//! How long work is given up before its end, when nobody wants its result any more.

use thiserror::Error;

/// Whether work is to be given up: asked again and again while it goes on, at least every few milliseconds.
pub type IsCancelled<'a> = &'a (dyn Fn() -> bool + Sync);

/// For work that is always finished.
pub const NEVER_CANCELLED: IsCancelled<'static> = &|| false;

/// The work was given up before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the work was cancelled")]
pub struct Cancelled;
