//! Who gets which seat: a new one, one that is kept for them, or those that they have already.

use table::{Seat, Seats};

use super::{Place, Play, PlayRefusal, Who};
use crate::identity::PlayerId;

/// What somebody who sits down gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// A seat that they did not have.
    New(Seat),
    /// What they have: sitting down again changes nothing.
    Own(Seats),
}

impl Play {
    /// What a player gets who sits down: the seat asked for; else one that is kept for them; else those that
    /// they have already, unless they want another one; else the first that is free. So whoever asks twice,
    /// because an answer was lost, takes no seat away from others.
    pub fn seating(
        &self,
        player: PlayerId,
        wanted: Option<Seat>,
        another: bool,
    ) -> Result<Seating, PlayRefusal> {
        let own = self.seats_of(player);
        let kept = self.places().find(|(_, place)| place.who == Who::Reserved(player)).map(|(seat, _)| seat);
        match wanted {
            Some(seat) if own.contains(seat) && !another => return Ok(Seating::Own(Seats::only(seat))),
            None if kept.is_none() && !own.is_empty() && !another => return Ok(Seating::Own(own)),
            _ => {}
        }
        if self.removed.contains(&player) {
            return Err(PlayRefusal::RemovedBefore);
        }
        let free = |place: &Place| match place.who {
            Who::Open => self.is_new(),
            Who::Reserved(kept) => kept == player,
            _ => false,
        };
        if let Some(seat) = wanted {
            return if free(self.place(seat)?) {
                Ok(Seating::New(seat))
            } else {
                Err(PlayRefusal::SeatTaken)
            };
        }
        let first = || self.places().find(|(_, place)| free(place)).map(|(seat, _)| seat);
        kept.or_else(first).map(Seating::New).ok_or(PlayRefusal::Full)
    }
}
