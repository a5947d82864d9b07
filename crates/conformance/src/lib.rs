//! The tests that every game must pass.
