//! Numbers as people read them in a review: chances in percent, points with one digit, and what was won or lost.

use crate::draw::Pen;

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    /// Chances to win, shown in percent.
    Chance,
    /// Points.
    Points,
}

impl Unit {
    /// What a table with so many seats plays for.
    pub(crate) fn at_table(seats: usize) -> Unit {
        if seats == 1 { Unit::Points } else { Unit::Chance }
    }

    /// A value: `43.1 %`, `58.2`.
    pub(crate) fn value(self, value: f64, pen: Pen) -> String {
        match self {
            Unit::Chance => format!("{} %", decimal(100.0 * value, 1, pen)),
            Unit::Points => decimal(value, 1, pen),
        }
    }

    /// A change with its sign: `+6.0 %`.
    pub(crate) fn change(self, value: f64, pen: Pen) -> String {
        let text = self.value(value, pen);
        if text.starts_with('-') { text } else { format!("+{text}") }
    }

    /// A loss in a sentence: `6.0 %`, `2.5 points`; with two digits where it is a mean.
    pub(crate) fn loss(self, value: f64, digits: usize, pen: Pen) -> String {
        match self {
            Unit::Chance => format!("{} %", decimal(100.0 * value, digits, pen)),
            Unit::Points => {
                pen.text_with("terminal-review-of-points", &[("number", decimal(value, digits, pen).into())])
            }
        }
    }
}

/// A number with so many digits behind the decimal sign of the language, and no minus before a zero.
pub(crate) fn decimal(value: f64, digits: usize, pen: Pen) -> String {
    let text = format!("{value:.digits$}");
    let is_zero = text.chars().all(|c| matches!(c, '-' | '0' | '.'));
    text.trim_start_matches(|c| c == '-' && is_zero).replace('.', &pen.text("terminal-review-decimal"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        assert_eq!(Unit::Chance.change(0.0604, Pen::PLAIN), "+6.0 %");
        assert_eq!(Unit::Points.change(-0.04, Pen::PLAIN), "+0.0");
        let german = Pen::new(false, true, Language::from_code("de").unwrap());
        assert_eq!(Unit::Chance.change(-0.123, german), "-12,3 %");
    }
}
