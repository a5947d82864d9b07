//! What players want done for them: choices said in advance, and single choices made by themselves.
//!
//! These are nobody else's business and no part of what happened, so they are stored beside the events: one row a
//! seat, however often a player changes them.

use table::Seat;

use super::{Play, PlayRefusal};

/// How many choices can be armed.
const MAX_ARMED: usize = 20;
/// The longest of them.
pub(super) const MAX_CHOICE: usize = 40;

/// What a player wants done for them at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// Whether single choices are made for the player.
    pub auto: bool,
    /// What will be chosen as soon as it can, the most wanted first.
    pub armed: Vec<String>,
}

impl Play {
    /// A player says in advance what they will choose, if they can.
    pub fn arm(&mut self, seat: Seat, choices: &[String]) -> Result<(), PlayRefusal> {
        if choices.len() > MAX_ARMED || choices.iter().any(|choice| choice.len() > MAX_CHOICE) {
            return Err(PlayRefusal::TooManyArmed(MAX_ARMED));
        }
        self.check_person(seat)?;
        let place = self.place_mut(seat)?;
        if place.armed != choices {
            place.armed = choices.to_vec();
            place.has_new_preferences = true;
        }
        Ok(())
    }

    /// A player wants single choices made for them, or not.
    pub fn set_auto(&mut self, seat: Seat, on: bool) -> Result<(), PlayRefusal> {
        self.check_person(seat)?;
        let place = self.place_mut(seat)?;
        place.has_new_preferences |= place.auto != on;
        place.auto = on;
        Ok(())
    }

    /// Takes over preferences as they were stored.
    pub fn restore_preferences(&mut self, seat: Seat, stored: Preferences) {
        if let Ok(place) = self.place_mut(seat) {
            (place.auto, place.armed) = (stored.auto, stored.armed);
        }
    }

    /// The preferences that have changed since this was asked last.
    pub fn take_new_preferences(&mut self) -> impl Iterator<Item = (Seat, Preferences)> {
        let all = Seat::all(self.plan.seats).zip(&mut self.places);
        all.filter_map(|(seat, place)| {
            let is_new = std::mem::take(&mut place.has_new_preferences);
            is_new.then(|| (seat, Preferences { auto: place.auto, armed: place.armed.clone() }))
        })
    }
}
