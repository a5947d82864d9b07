//! What the network sees between two turns: for everybody the cards and how far the end is, and who leads.
//!
//! Leads and values are smooth, and small differences decide which card is used. So those inputs are wide and
//! overlap (tile coding): a step switches one of several off and the next one on.

use games::one_card::{MAX_SEATS, SCORED_AT_END};
use solve::one_card::{CardValue, LeadEstimator, PlayerStanding, WinEstimator};

use crate::features::{bin, bins};
use crate::{Features, MOST_FEATURES};

/// The seat itself, the strongest of the others, and the rest are told apart.
const ROLES: usize = 3;
const REST: usize = 2;

/// A smooth number as overlapping inputs, the tiles, each as wide as some steps.
struct TileCoding {
    /// How many steps a unit has.
    steps: f64,
    /// How many steps wide an input is: so many are on.
    wide: i32,
    /// The lowest number told apart, in units.
    lowest: f64,
    /// How many inputs there are.
    inputs: usize,
}

impl TileCoding {
    #[inline]
    fn switch_on(&self, features: &mut Features, first: usize, number: f64) {
        let most = (self.inputs as i32 - 1) * self.wide;
        let step = (((number - self.lowest) * self.steps) as i32).clamp(0, most);
        for shift in 0..self.wide {
            let place = ((step + shift) / self.wide) as usize;
            features.switch_on(first + place);
        }
    }
}

/// What a card is going to bring.
const VALUE: TileCoding = TileCoding { steps: 1.5, wide: 2, lowest: -3.0, inputs: 20 };
/// The lead in points and values over the strongest of the others.
const LEAD: TileCoding = TileCoding { steps: 2.0, wide: 4, lowest: -40.0, inputs: 41 };
/// The plain guess of the chance to win.
const GUESS: TileCoding = TileCoding { steps: 240.0, wide: 6, lowest: 0.0, inputs: 41 };

/// The turns until a card is scored, with the points of its full rows; or a card not known yet.
const TURN_BINS: usize = 12;
const ROW_BINS: usize = 4;
const PLACES: usize = TURN_BINS * ROW_BINS + 1;
/// The turns until a player ends the game.
const LENGTH_BINS: usize = 16;
const LENGTH_WIDTH: f64 = 1.5;
/// How far a player would lead who ended the game with their fastest card, in steps of two points.
const ENDING_BINS: usize = 25;
/// How far one of the rest is behind.
const BEHIND_BINS: usize = 24;
/// The points as they are.
const FINE_GAP: i32 = 20;
const COARSE_GAP: i32 = 10;

// Where the inputs of each kind begin.
const CARDS: usize = 0;
const VALUES: usize = CARDS + (2 * REST + 1) * PLACES; // the last card apart, except for the rest
const LEFT: usize = VALUES + REST * VALUE.inputs;
const LENGTH: usize = LEFT + ROLES * SCORED_AT_END;
const LEADS: usize = LENGTH + ROLES * LENGTH_BINS;
const GUESSES: usize = LEADS + LEAD.inputs;
const GAP: usize = GUESSES + GUESS.inputs;
const BEHIND: usize = GAP + bins(FINE_GAP, COARSE_GAP);
const ENDING: usize = BEHIND + BEHIND_BINS;
const SETTING: usize = ENDING + REST * ENDING_BINS;
/// How many inputs there are.
pub(super) const INPUTS: usize = SETTING + 2 * MAX_SEATS * MAX_SEATS;

/// A table between two turns.
pub(super) struct TableFeatures<'a> {
    pub(super) me: &'a PlayerStanding,
    /// The others in the order of their turns.
    pub(super) others: &'a [PlayerStanding],
    /// How many seats further the next turn begins.
    pub(super) next: usize,
    /// How many cards a player has in play.
    pub(super) in_play: usize,
    pub(super) lead: &'a LeadEstimator,
}

impl TableFeatures<'_> {
    #[inline]
    pub(super) fn features(&self) -> Features {
        let mut features = Features::default();
        let mine = self.me.worth(1.0);
        let (mut rival, mut highest) = (0, f64::MIN);
        for (place, other) in self.others.iter().enumerate() {
            if other.worth(1.0) > highest {
                (rival, highest) = (place, other.worth(1.0));
            }
        }
        let points = self.others.iter().map(|other| other.points).fold(f64::MIN, f64::max);
        self.player(&mut features, 0, self.me);
        self.ending(&mut features, 0, self.me, points);
        for (place, other) in self.others.iter().enumerate() {
            if place == rival {
                self.player(&mut features, 1, other);
                self.ending(&mut features, 1, other, self.me.points);
            } else {
                self.player(&mut features, REST, other);
                let behind = ((mine - other.worth(1.0)) / 3.0) as i32 + BEHIND_BINS as i32 / 3;
                features.switch_on(BEHIND + behind.clamp(0, BEHIND_BINS as i32 - 1) as usize);
            }
        }
        LEAD.switch_on(&mut features, LEADS, mine - highest);
        GUESS.switch_on(&mut features, GUESSES, self.lead.chance(self.me, self.others, self.next, false));
        features.switch_on(GAP + bin((self.me.points - points) as i32, FINE_GAP, COARSE_GAP));
        let seats = (self.others.len() + 1).min(MAX_SEATS);
        let variant = usize::from(self.in_play > 2);
        let setting = (variant * MAX_SEATS + seats - 1) * MAX_SEATS + self.next.min(MAX_SEATS - 1);
        features.switch_on(SETTING + setting);
        features
    }

    #[inline]
    fn player(&self, features: &mut Features, role: usize, standing: &PlayerStanding) {
        let last = usize::from(standing.left == 1 && role < REST);
        for card in &standing.cards[..self.in_play.min(standing.cards.len())] {
            let place = card.as_ref().map_or(PLACES - 1, place);
            features.switch_on(CARDS + (role + (REST + 1) * last) * PLACES + place);
            if let Some(card) = card.as_ref().filter(|_| role < REST) {
                VALUE.switch_on(features, VALUES + role * VALUE.inputs, f64::from(card.value));
            }
        }
        features.switch_on(LEFT + role * SCORED_AT_END + standing.left.clamp(1, SCORED_AT_END) - 1);
        let length = ((self.lead.turns(standing) / LENGTH_WIDTH) as i32).clamp(0, LENGTH_BINS as i32 - 1);
        features.switch_on(LENGTH + role * LENGTH_BINS + length as usize);
    }

    /// Whether it would help a player to score their last card.
    #[inline]
    fn ending(&self, features: &mut Features, role: usize, standing: &PlayerStanding, others: f64) {
        let fastest = standing.cards.iter().flatten().min_by(|a, b| a.turns.total_cmp(&b.turns));
        if let Some(card) = fastest.filter(|_| standing.left == 1) {
            let gain =
                f64::from(card.value) + self.lead.price * f64::from(card.turns) - f64::from(card.points);
            features.switch_on(ENDING + role * ENDING_BINS + ending_bin(standing.points + gain - others));
        }
    }
}

/// The place of a lead with which a player would end the game. Alone there is nobody to lead: the networks know that by
/// the first place.
#[inline]
fn ending_bin(lead: f64) -> usize {
    let steps = (lead / 2.0).floor();
    if steps > f64::from(i32::MAX) {
        return 0;
    }
    (steps as i32).saturating_add(ENDING_BINS as i32 / 2).clamp(0, ENDING_BINS as i32 - 1) as usize
}

/// How far a card is.
#[inline]
fn place(card: &CardValue) -> usize {
    let turns = (card.turns as i32).clamp(0, TURN_BINS as i32 - 1) as usize;
    let rows = ((card.points + 2) / 3).clamp(0, ROW_BINS as i32 - 1) as usize;
    turns * ROW_BINS + rows
}

/// The most inputs that a player switches on, and one of the rest.
const PLAYER: usize = 3 * (1 + VALUE.wide as usize) + 3;
const ONE_OF_THE_REST: usize = 3 + 2 + 1;
const ALL_ON: usize =
    2 * PLAYER + (MAX_SEATS - 2) * ONE_OF_THE_REST + LEAD.wide as usize + GUESS.wide as usize + 2;
const _: () = assert!(ALL_ON <= MOST_FEATURES);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_alone_has_nobody_to_lead_at_the_end() {
        assert_eq!(ending_bin(20.0 - f64::MIN), 0);
        assert_eq!([-1000.0, -3.0, 0.0, 3.9, 1000.0].map(ending_bin), [0, 10, 12, 13, ENDING_BINS - 1]);
        let card = CardValue { value: 9.0, turns: 2.0, points: 5, scored: false };
        let start = PlayerStanding { points: 40.0, left: 1, ..PlayerStanding::default() };
        let me = start.with_card(0, Some(card));
        let lead = LeadEstimator { price: 1.0 };
        let alone = TableFeatures { me: &me, others: &[], next: 0, in_play: 2, lead: &lead }.features();
        assert!(alone.numbers().contains(&(ENDING as u16)));
    }
}
