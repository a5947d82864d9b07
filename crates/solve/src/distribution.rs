//! How likely each number is: of points, or of rounds.

use std::collections::BTreeMap;

/// Numbers with their chances, in ascending order.
#[derive(Clone, Debug, PartialEq)]
pub struct Distribution {
    chances: Vec<(i32, f64)>,
}

impl Distribution {
    /// This number for certain.
    pub fn certain(number: i32) -> Distribution {
        Distribution { chances: vec![(number, 1.0)] }
    }

    /// Numbers with chances; those of the same number are added, and numbers without a chance left out.
    pub(crate) fn new(chances: impl IntoIterator<Item = (i32, f64)>) -> Distribution {
        let mut sums = BTreeMap::new();
        for (number, chance) in chances {
            if chance > 0.0 {
                *sums.entry(number).or_insert(0.0) += chance;
            }
        }
        Distribution { chances: sums.into_iter().collect() }
    }

    /// The sum of two independent numbers.
    pub fn plus(&self, other: &Distribution) -> Distribution {
        let pairs =
            self.iter().flat_map(|(a, chance)| other.iter().map(move |(b, more)| (a + b, chance * more)));
        Distribution::new(pairs)
    }

    /// Every number so much larger.
    pub fn shifted(&self, by: i32) -> Distribution {
        Distribution { chances: self.iter().map(|(number, chance)| (number + by, chance)).collect() }
    }

    /// Each number that can be, with its chance, in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = (i32, f64)> {
        self.chances.iter().copied()
    }

    /// The mean.
    pub fn mean(&self) -> f64 {
        self.iter().map(|(number, chance)| f64::from(number) * chance).sum()
    }

    /// The standard deviation.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        self.iter().map(|(number, chance)| (f64::from(number) - mean).powi(2) * chance).sum::<f64>().sqrt()
    }

    /// The chance of exactly this number.
    pub fn exactly(&self, number: i32) -> f64 {
        let found = self.chances.binary_search_by_key(&number, |(number, _)| *number);
        found.map_or(0.0, |place| self.chances[place].1)
    }

    /// The chance of this number or a larger one.
    pub fn at_least(&self, number: i32) -> f64 {
        let first = self.chances.partition_point(|(other, _)| *other < number);
        // From the far end, the small ones first. (The sum of nothing would be -0.)
        self.chances[first..].iter().rev().fold(0.0, |sum, (_, chance)| sum + chance).min(1.0)
    }

    /// The smallest number that is not exceeded with at least this chance.
    pub fn quantile(&self, share: f64) -> i32 {
        let mut sum = 0.0;
        for (number, chance) in self.iter() {
            sum += chance;
            if sum >= share {
                return number;
            }
        }
        self.highest()
    }

    /// The smallest number that can be.
    pub fn lowest(&self) -> i32 {
        self.chances.first().map_or(0, |(number, _)| *number)
    }

    /// The largest number that can be.
    pub fn highest(&self) -> i32 {
        self.chances.last().map_or(0, |(number, _)| *number)
    }
}
