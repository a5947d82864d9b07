//! What to choose: the worth of every legal choice, and what the others lose.

/// A choice and its worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated<C> {
    /// The choice.
    pub choice: C,
    /// What is expected after it, in the unit of the solution (points to go, a chance).
    pub worth: f64,
}

/// The choices of one decision, the best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<C> {
    choices: Vec<Rated<C>>,
}

impl<C: Copy> Advice<C> {
    /// Sorts the choices; of equal ones the first given stays first.
    pub fn new(mut choices: Vec<Rated<C>>) -> Advice<C> {
        choices.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        Advice { choices }
    }

    /// The best choice; `None` if there was none at all.
    pub fn best(&self) -> Option<Rated<C>> {
        self.choices.first().copied()
    }

    /// All choices, the best first.
    pub fn choices(&self) -> &[Rated<C>] {
        &self.choices
    }

    /// What a choice loses against the best one.
    pub fn loss(&self, rated: &Rated<C>) -> f64 {
        self.best().map_or(0.0, |best| best.worth - rated.worth)
    }
}
