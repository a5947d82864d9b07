//! The error of a command line that cannot be followed, told apart from everything that fails later.

use thiserror::Error;

/// Wrong usage: the exit code is 2.
#[derive(Debug, Error)]
#[error("{0}")]
pub(crate) struct UsageError(pub(crate) String);
