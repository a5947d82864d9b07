//! What the network sees at the start of a round: how far each sheet is, who is ahead, and how soon it may end.

use games::twenty_one::{FIELDS, MAX_SEATS, ROWS};
use solve::twenty_one::RowState;
use table::{BySeat, Seat};

use super::forecasts::SheetForecast;
use crate::Features;
use crate::features::{bin, bins};

/// How many sets of empty fields there are.
const SETS: usize = 1 << FIELDS;

// Where the inputs of each kind begin.
const OWN_STATE: usize = 0;
const OWN_ROW: usize = OWN_STATE + OWN_STATES;
const OTHER_EMPTY: usize = OWN_ROW + ROWS;
const OTHER_HITS: usize = OTHER_EMPTY + SETS;
const OTHER_ROW: usize = OTHER_HITS + FIELDS + 1;
const RIVAL_LEAD: usize = OTHER_ROW + ROWS;
const RIVAL_TIME: usize = RIVAL_LEAD + RIVAL_LEADS;
const OUTLOOK: usize = RIVAL_TIME + RIVAL_TIMES;
const OWN_TIME: usize = OUTLOOK + bins(FINE_OUTLOOK, COARSE_OUTLOOK);
const OTHER_TIME: usize = OWN_TIME + TIMES;
const LEAD_LATE: usize = OTHER_TIME + TIMES;
const OUTLOOK_BY_TIME: usize = LEAD_LATE + LATE_TIMES * LATE_LEADS;
const WAIT: usize = OUTLOOK_BY_TIME + COARSE_TIMES * COARSE_LEADS;
/// How many inputs there are.
pub(super) const ALL: usize = WAIT + MAX_SEATS * (MAX_SEATS + 1) / 2;

/// States of a row by empty fields and hits; there are never more hits than filled fields.
const OWN_STATES: usize = 256;
const RIVAL_LEADS: usize = bins(6, 4);
const RIVAL_TIMES: usize = bins(6, 1);
const FINE_OUTLOOK: i32 = 20;
const COARSE_OUTLOOK: i32 = 6;
const TIMES: usize = 22;
const LATE_TIMES: usize = 5;
const LATE_LEADS: usize = bins(8, 4);
const COARSE_TIMES: usize = 6;
const COARSE_LEADS: usize = bins(5, 1);

/// The place of each state among those that a row can have.
static STATES: [u16; SETS * (FIELDS + 1)] = {
    let mut places = [0; SETS * (FIELDS + 1)];
    let (mut empty, mut place) = (0, 0);
    while empty < SETS {
        let mut hits = 0;
        while hits + (empty as u32).count_ones() as usize <= FIELDS {
            places[empty * (FIELDS + 1) + hits] = place;
            place += 1;
            hits += 1;
        }
        empty += 1;
    }
    places
};

/// What the network sees for a seat, `roller` being the next to roll.
pub(super) fn features(forecasts: &BySeat<SheetForecast>, seat: Seat, roller: Seat) -> Features {
    let mut features = Features::default();
    let seats = forecasts.count();
    let own = &forecasts[seat];
    features.switch_on(OWN_STATE + state_place(own.standing.state));
    features.switch_on(OWN_ROW + own.standing.row.min(ROWS - 1));

    // The game ends about when the quickest is done; the others get as far as they get until then.
    let end = forecasts.as_slice().iter().map(|forecast| forecast.rounds).fold(f32::INFINITY, f32::min);
    let at_end = |forecast: &SheetForecast| forecast.points_after(end);
    let (mut lead, mut outlook, mut time) = (i32::MAX, f32::INFINITY, f32::INFINITY);
    let own_end = at_end(own);
    for (other, forecast) in forecasts.iter() {
        if other == seat {
            continue;
        }
        let standing = &forecast.standing;
        features.switch_on(OTHER_EMPTY + usize::from(standing.state.empty()));
        features.switch_on(OTHER_HITS + standing.state.hits().min(FIELDS));
        features.switch_on(OTHER_ROW + standing.row.min(ROWS - 1));
        let ahead = own_end - at_end(forecast);
        features.switch_on(RIVAL_LEAD + bin(whole(ahead / 3.0), 6, 4));
        features.switch_on(RIVAL_TIME + bin(whole(own.rounds - forecast.rounds), 6, 1));
        lead = lead.min(own.standing.points.saturating_sub(standing.points));
        outlook = outlook.min(ahead);
        time = time.min(forecast.rounds);
    }
    let lead = lead.clamp(-1000, 1000);
    features.switch_on(OUTLOOK + bin(whole(outlook), FINE_OUTLOOK, COARSE_OUTLOOK));
    features.switch_on(OWN_TIME + time_place(own.rounds));
    features.switch_on(OTHER_TIME + time_place(time));
    let end = end.clamp(0.0, 100.0);
    let late = end as usize;
    if late < LATE_TIMES {
        features.switch_on(LEAD_LATE + late * LATE_LEADS + bin(lead, 8, 4));
    }
    let early = (end / 3.0) as usize;
    let coarse = bin(whole(outlook / 4.0), 5, 1);
    features.switch_on(OUTLOOK_BY_TIME + early.min(COARSE_TIMES - 1) * COARSE_LEADS + coarse);
    let wait = (seat.index() + seats - roller.index()) % seats;
    features.switch_on(WAIT + seats * (seats - 1) / 2 + wait);
    features
}

/// The place of a state of a row.
#[inline]
fn state_place(state: RowState) -> usize {
    STATES.get(state.index()).map_or(0, |place| usize::from(*place))
}

/// Rounds to go, in halves up to six, then in wholes.
#[inline]
fn time_place(rounds: f32) -> usize {
    let place = if rounds < 6.0 { 2.0 * rounds } else { 6.0 + rounds };
    (place.max(0.0) as usize).min(TIMES - 1)
}

/// The nearest whole number, within bounds that bins never see.
#[inline]
fn whole(number: f32) -> i32 {
    number.round().clamp(-1000.0, 1000.0) as i32
}

const _: () = assert!(5 * (MAX_SEATS - 1) + 8 <= crate::MOST_FEATURES);
