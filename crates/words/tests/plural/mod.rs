//! The plural categories of a language, by CLDR.

use std::collections::BTreeSet;

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};

/// How many numbers are tried to see which categories a language has.
const TRIED: i64 = 1000;

/// The plural rules of a language for whole numbers.
pub(crate) struct Plurals(PluralRules);

impl Plurals {
    pub(crate) fn of(code: &str) -> Plurals {
        Plurals(
            PluralRules::create(
                code.parse::<unic_langid::LanguageIdentifier>().unwrap(),
                PluralRuleType::CARDINAL,
            )
            .unwrap(),
        )
    }

    /// The category of a number.
    pub(crate) fn category(&self, number: i64) -> &'static str {
        match self.0.select(number as f64).unwrap() {
            PluralCategory::ZERO => "zero",
            PluralCategory::ONE => "one",
            PluralCategory::TWO => "two",
            PluralCategory::FEW => "few",
            PluralCategory::MANY => "many",
            PluralCategory::OTHER => "other",
        }
    }

    /// All categories of whole numbers.
    pub(crate) fn categories(&self) -> BTreeSet<&'static str> {
        (0..TRIED).map(|number| self.category(number)).collect()
    }

    /// How many of the numbers tried are of this category.
    pub(crate) fn numbers(&self, category: &str) -> usize {
        (0..TRIED).filter(|number| self.category(*number) == category).count()
    }
}
