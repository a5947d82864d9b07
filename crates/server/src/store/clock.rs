//! Since when the clock can be believed: what is too old is decided by a clock that may have jumped while nobody looked.

/// The longest time between two looks at the clock, in seconds, that is taken for time that has really passed.
const LONGEST_STEP: u64 = 2 * 24 * 60 * 60;
/// How far the clock may go back, in seconds, without being doubted: it is set right now and then.
const LONGEST_STEP_BACK: u64 = 60 * 60;

/// What was seen of the clock, in seconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ObservedClock {
    /// What it said last.
    pub seen_at: u64,
    /// Since when it has not jumped.
    pub steady_since: u64,
}

impl ObservedClock {
    /// What is known of a clock after another look. A long time in which nobody looked counts as a jump: whether the
    /// server was switched off or the clock is wrong, nobody had the chance to come back.
    pub fn after(before: Option<ObservedClock>, now: u64) -> ObservedClock {
        let steady_since = before.map_or(now, |before| {
            let earliest = before.seen_at.saturating_sub(LONGEST_STEP_BACK);
            let steady = (earliest..=before.seen_at.saturating_add(LONGEST_STEP)).contains(&now);
            if steady { before.steady_since.min(now) } else { now }
        });
        ObservedClock { seen_at: now, steady_since }
    }

    /// For how long it has not jumped, in seconds.
    pub fn steady_for(&self) -> u64 {
        self.seen_at.saturating_sub(self.steady_since)
    }

    /// Whether the last look found that it had jumped.
    pub fn has_jumped(&self) -> bool {
        self.seen_at == self.steady_since
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 24 * 60 * 60;

    #[test]
    fn only_time_that_was_observed_counts() {
        let mut clock = ObservedClock::after(None, 1000 * DAY);
        assert_eq!(clock.steady_for(), 0);
        for hour in 1..=48 {
            clock = ObservedClock::after(Some(clock), 1000 * DAY + hour * 3600);
        }
        assert_eq!(clock.steady_for(), 2 * DAY);
        // A night without the server is nothing; a month is, and so is a month back.
        let night = ObservedClock::after(Some(clock), clock.seen_at + DAY);
        assert_eq!(night.steady_for(), 3 * DAY);
        for jump in [clock.seen_at + 31 * DAY, clock.seen_at - 31 * DAY] {
            let jumped = ObservedClock::after(Some(clock), jump);
            assert_eq!((jumped.steady_for(), jumped.has_jumped()), (0, true));
            // Setting it right again is a jump, too.
            assert_eq!(ObservedClock::after(Some(jumped), clock.seen_at + 60).steady_for(), 0);
        }
        let back = ObservedClock::after(Some(clock), clock.seen_at - 60);
        assert_eq!((back.steady_for(), back.has_jumped()), (2 * DAY - 60, false));
    }
}
