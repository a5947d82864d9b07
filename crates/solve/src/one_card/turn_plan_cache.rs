//! The turns planned last: a player who rolls three times asks for the same plan twice.

use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Mutex;

use one_card::{CardId, DISPLAY, Hand, MAX_SEATS, State};
use table::Seat;

use super::advise::SearchSettings;
use super::turn_plan::TurnPlan;

/// How many plans are kept, so that games on several threads rarely drive out each other's.
const SLOTS: usize = 16;

/// Some plans with what they were made for.
pub(crate) struct TurnPlanCache {
    slots: Vec<Mutex<Option<Planned>>>,
}

/// A plan and what it was made for. It takes tens of kilobytes, too much for a thread's stack.
type Planned = (TurnPlanKey, Box<TurnPlan>);

/// All that a plan depends on besides the policy: what lies on the table without the dice, and
/// the settings of the search.
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct TurnPlanKey {
    hands: [Hand; MAX_SEATS],
    display: [Option<CardId>; DISPLAY],
    seat: Seat,
    margin: u64,
    careful: bool,
}

impl TurnPlanKey {
    /// The turn of a seat that rolls.
    pub(crate) fn new(state: &State, seat: Seat, settings: SearchSettings) -> TurnPlanKey {
        let mut hands = [Hand::default(); MAX_SEATS];
        hands.iter_mut().zip(Seat::all(MAX_SEATS)).for_each(|(hand, seat)| *hand = *state.hand(seat));
        let display = std::array::from_fn(|place| state.display().get(place).copied());
        TurnPlanKey { hands, display, seat, margin: settings.margin.to_bits(), careful: settings.careful }
    }
}

impl TurnPlanCache {
    /// How much memory they take at most.
    pub(crate) const MOST_BYTES: usize =
        SLOTS * (size_of::<TurnPlan>() + size_of::<Mutex<Option<Planned>>>());

    /// Hands the plan for a turn on to whoever reads it; it is made if it is not known.
    pub(crate) fn read<R>(
        &self,
        key: TurnPlanKey,
        make: impl FnOnce() -> Box<TurnPlan>,
        read: impl FnOnce(&TurnPlan) -> R,
    ) -> R {
        let mut hasher = DefaultHasher::new();
        key.hash(&mut hasher);
        let slot = &self.slots[hasher.finish() as usize % SLOTS];
        if let Ok(known) = slot.try_lock()
            && let Some((_, plan)) = known.as_ref().filter(|(known, _)| *known == key)
        {
            return read(plan);
        }
        let plan = make();
        let result = read(&plan);
        if let Ok(mut known) = slot.try_lock() {
            *known = Some((key, plan));
        }
        result
    }
}

impl Default for TurnPlanCache {
    fn default() -> TurnPlanCache {
        TurnPlanCache { slots: std::iter::repeat_with(Mutex::default).take(SLOTS).collect() }
    }
}

// What is kept by chance tells nobody anything.
impl fmt::Debug for TurnPlanCache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "up to {SLOTS} plans")
    }
}
