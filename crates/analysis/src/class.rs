//! What to call a loss: classes of choices, by thresholds that fit games with much luck.

use serde::Serialize;

/// How good a choice was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Class {
    /// There was only one choice.
    Forced,
    /// It loses nothing.
    Best,
    /// It loses little.
    Good,
    /// It loses more than it should.
    Inaccuracy,
    /// It loses much.
    Mistake,
    /// It throws a good part of a game away.
    Blunder,
}

/// From which loss on a choice has a class, between two: in chances to win. Among more, chances are smaller, and so are
/// these.
const AMONG_TWO: Thresholds = Thresholds { inaccuracy: 0.02, mistake: 0.05, blunder: 0.1 };
/// The same alone, in points.
const ALONE: Thresholds = Thresholds { inaccuracy: 1.0, mistake: 2.5, blunder: 5.0 };

/// From which losses on choices have their classes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thresholds {
    /// From here on a choice is an inaccuracy.
    pub inaccuracy: f64,
    /// From here on it is a mistake.
    pub mistake: f64,
    /// From here on it is a blunder.
    pub blunder: f64,
}

impl Thresholds {
    /// Those at a table with so many seats.
    pub fn at_table(seats: usize) -> Thresholds {
        if seats < 2 {
            return ALONE;
        }
        let scale = 2.0 / seats as f64;
        Thresholds {
            inaccuracy: scale * AMONG_TWO.inaccuracy,
            mistake: scale * AMONG_TWO.mistake,
            blunder: scale * AMONG_TWO.blunder,
        }
    }

    /// The class of a choice that loses this much.
    pub fn class(&self, loss: f64) -> Class {
        match loss {
            loss if loss <= 0.0 => Class::Best,
            loss if loss < self.inaccuracy => Class::Good,
            loss if loss < self.mistake => Class::Inaccuracy,
            loss if loss < self.blunder => Class::Mistake,
            _ => Class::Blunder,
        }
    }
}

impl Class {
    /// Its name in reviews for programs.
    pub fn name(self) -> &'static str {
        match self {
            Class::Forced => "forced",
            Class::Best => "best",
            Class::Good => "good",
            Class::Inaccuracy => "inaccuracy",
            Class::Mistake => "mistake",
            Class::Blunder => "blunder",
        }
    }

    /// Whether a review lists the choice among those that cost something.
    pub fn is_listed(self) -> bool {
        self >= Class::Inaccuracy
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_have_classes() {
        let two = Thresholds::at_table(2);
        for (loss, class) in [
            (0.0, Class::Best),
            (0.019, Class::Good),
            (0.02, Class::Inaccuracy),
            (0.05, Class::Mistake),
            (0.3, Class::Blunder),
        ] {
            assert_eq!(two.class(loss), class, "{loss}");
        }
        assert_eq!(Thresholds::at_table(4).class(0.05), Class::Blunder);
        assert_eq!(Thresholds::at_table(1).class(0.5), Class::Good);
        assert!(Class::Mistake.is_listed() && !Class::Good.is_listed());
    }
}
