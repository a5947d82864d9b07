//! What matters of a row: the place of its last cross and the number of its crosses.
//!
//! Numbers left of the last cross are lost (Q11), so which of them are crossed does not matter. That leaves
//! 56 states of an open row. How far states can be merged depends on what is asked, so there are two lists.

use qwixx::{CROSSES_BEFORE_LAST, PLACES};

/// The number of places with a number in a row.
pub(crate) const NUMBERS: usize = PLACES as usize;
/// The last place, beside the lock.
const LAST: usize = NUMBERS - 1;
/// Where a cross cannot be made.
const NONE: u8 = u8::MAX;

/// The state of one row, as a place in a [`RowStates`].
pub(crate) type RowState = u8;

/// What one row can look like, listed so that every cross leads further down the list.
#[derive(Debug)]
pub(crate) struct RowStates {
    /// The crosses of each state, the lock included; unknown where states were merged.
    summaries: Vec<RowSummary>,
    /// The state after a cross at each place.
    next: Vec<[u8; NUMBERS]>,
    /// The points a cross at each place adds.
    gain: Vec<[f64; NUMBERS]>,
    /// The state of an open row by the place after its last cross and the number of its crosses.
    find_open: [[RowState; NUMBERS]; NUMBERS],
    /// The state of a closed row by the number of its crosses.
    find_closed: [RowState; NUMBERS + 2],
}

/// What one state says of its row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum RowSummary {
    /// The row is open: the place after the last cross, and the number of crosses.
    Open { from: usize, crosses: u32 },
    /// Open, but no cross is possible any more.
    Dead { crosses: u32 },
    /// Closed, with this player's crosses.
    Closed { crosses: u32 },
}

impl RowStates {
    /// For points to go: rows that can give nothing more are one state, and so are closed ones.
    pub(crate) fn merged() -> RowStates {
        let merge = |summary| match summary {
            RowSummary::Dead { .. } => RowSummary::Dead { crosses: 0 },
            RowSummary::Closed { .. } => RowSummary::Closed { crosses: 0 },
            open => open,
        };
        RowStates::new(merge)
    }

    /// For final points: every number of crosses is told apart.
    pub(crate) fn distinct() -> RowStates {
        RowStates::new(|summary| summary)
    }

    fn new(merge: impl Fn(RowSummary) -> RowSummary) -> RowStates {
        let mut summaries = Vec::new();
        let mut add = |new: RowSummary| {
            if !summaries.contains(&new) {
                summaries.push(new);
            }
        };
        add(RowSummary::Open { from: 0, crosses: 0 });
        for from in 1..=LAST {
            (1..=from as u32).map(|crosses| RowSummary::open(from, crosses)).map(&merge).for_each(&mut add);
        }
        let locks = CROSSES_BEFORE_LAST..=LAST as u32;
        locks.map(|crosses| RowSummary::Closed { crosses: crosses + 2 }).map(&merge).for_each(&mut add);
        let find = |wanted: RowSummary| {
            let wanted = merge(wanted);
            summaries.iter().position(|other| *other == wanted).map_or(NONE, |state| state as RowState)
        };
        let next = |state: &RowSummary| std::array::from_fn(|place| state.crossed(place).map_or(NONE, find));
        let gain = |state: &RowSummary| {
            std::array::from_fn(|place| {
                state.crossed(place).map_or(0, |next| next.points() - state.points()).into()
            })
        };
        let open = |from, crosses| find(RowSummary::open(from, crosses as u32));
        RowStates {
            next: summaries.iter().map(next).collect(),
            gain: summaries.iter().map(gain).collect(),
            find_open: std::array::from_fn(|from| std::array::from_fn(|crosses| open(from, crosses))),
            find_closed: std::array::from_fn(|crosses| find(RowSummary::Closed { crosses: crosses as u32 })),
            summaries,
        }
    }

    /// How many states there are.
    pub(crate) fn len(&self) -> usize {
        self.summaries.len()
    }

    /// The state of an open row without a cross.
    pub(crate) const EMPTY: RowState = 0;

    /// The state of an open row whose last cross stands at a place, with this many crosses.
    #[inline]
    pub(crate) fn open(&self, last_place: Option<u8>, crosses: u32) -> RowState {
        let from = last_place.map_or(0, |place| usize::from(place) + 1);
        self.find_open[from.min(LAST)][(crosses as usize).min(LAST)]
    }

    /// The state of a closed row with this many crosses, the lock included.
    #[inline]
    pub(crate) fn closed(&self, crosses: u32) -> RowState {
        self.find_closed[(crosses as usize).min(NUMBERS + 1)]
    }

    /// Whether the row is closed.
    pub(crate) fn is_closed(&self, state: RowState) -> bool {
        matches!(self.summaries[usize::from(state)], RowSummary::Closed { .. })
    }

    /// The state after a cross at a place; `None` if that is not allowed.
    #[inline]
    pub(crate) fn after(&self, state: RowState, place: usize) -> Option<RowState> {
        Some(self.next[usize::from(state)][place]).filter(|next| *next != NONE)
    }

    /// Whether a place is the last one, and a lock becomes possible there with one more cross (Q12).
    pub(crate) fn locks_after_a_cross(&self, state: RowState, place: usize) -> bool {
        place == LAST
            && matches!(self.summaries[usize::from(state)], RowSummary::Open { crosses, .. } if crosses + 1 == CROSSES_BEFORE_LAST)
    }

    /// The points that an allowed cross at a place adds, with its lock.
    #[inline]
    pub(crate) fn gain(&self, state: RowState, place: usize) -> f64 {
        self.gain[usize::from(state)][place]
    }

    /// The points of the row (Q18), where states are told apart.
    pub(crate) fn points(&self, state: RowState) -> i32 {
        self.summaries[usize::from(state)].points()
    }

    /// The state in another list that stands for a state of this one.
    pub(crate) fn found_in(&self, state: RowState, other: &RowStates) -> RowState {
        match self.summaries[usize::from(state)] {
            RowSummary::Open { from, crosses } => other.find_open[from][crosses as usize],
            RowSummary::Dead { crosses } => other.find_open[LAST][crosses as usize],
            RowSummary::Closed { crosses } => other.closed(crosses),
        }
    }

    /// How far the row has come: every cross raises it.
    pub(crate) fn level(&self, state: RowState) -> usize {
        match self.summaries[usize::from(state)] {
            RowSummary::Open { from, .. } => from,
            RowSummary::Dead { .. } => LAST,
            RowSummary::Closed { .. } => NUMBERS,
        }
    }
}

impl RowSummary {
    /// An open row: dead if only the last place is left and the crosses for it are missing (Q12).
    fn open(from: usize, crosses: u32) -> RowSummary {
        if from == LAST && crosses < CROSSES_BEFORE_LAST {
            RowSummary::Dead { crosses }
        } else {
            RowSummary::Open { from, crosses }
        }
    }

    /// The row after a cross at a place (Q11, Q12), with the lock beside the last one (Q13).
    fn crossed(self, place: usize) -> Option<RowSummary> {
        let RowSummary::Open { from, crosses } = self else { return None };
        match place {
            _ if place < from => None,
            LAST => (crosses >= CROSSES_BEFORE_LAST).then_some(RowSummary::Closed { crosses: crosses + 2 }),
            _ => Some(RowSummary::open(place + 1, crosses + 1)),
        }
    }

    /// The points of the row (Q18).
    fn points(self) -> i32 {
        let (RowSummary::Open { crosses, .. }
        | RowSummary::Dead { crosses }
        | RowSummary::Closed { crosses }) = self;
        (crosses * (crosses + 1) / 2) as i32
    }
}
