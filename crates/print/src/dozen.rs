//! The sheet of the made-up game: one line.

use games::dozen::Dozen;
use table::Setup;
use words::Language;

use crate::drawing::Drawing;
use crate::printed::{Printed, sheet};

impl Printed for Dozen {
    fn printed(&self, language: Language) -> Vec<Drawing> {
        vec![sheet((90.0, 20.0), Dozen::TITLE, language)]
    }
}
