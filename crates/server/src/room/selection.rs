//! What players have selected and not chosen yet. It is kept in memory alone and shown to nobody else: when the time is
//! over it is chosen for them, and until then they see what it would lead to.

use protocol::Preview;
use table::Seat;

use super::Room;
use super::step::PendingStep;
use crate::identity::PlayerId;
use crate::play::{By, Event, PlayRefusal};

/// What a seat has selected.
pub(super) struct Selection {
    /// The question that it answers, as [`Play::moment`](crate::play::Play::moment) counts.
    moment: u64,
    seat: Seat,
    choice: String,
}

impl Room {
    /// A player selects something, or nothing any more. What it would lead to is returned.
    pub(super) fn select(
        &mut self,
        player: PlayerId,
        named: Option<Seat>,
        choice: Option<&str>,
        ply: Option<usize>,
    ) -> Result<Option<Preview>, PlayRefusal> {
        if ply.is_some_and(|ply| ply != self.play.table().ply()) {
            return Err(PlayRefusal::MovedOn);
        }
        let seat = self.asked_seat(player, named)?;
        let Some(choice) = choice else {
            self.forget_selection(seat);
            return Ok(None);
        };
        if !self.play.is_playing() {
            return Err(PlayRefusal::NoGame);
        }
        let games::Preview { points, gained, state, dice } = self.play.table().preview(seat, choice)?;
        let moment = self.play.moment();
        self.selections.retain(|known| known.moment == moment && known.seat != seat);
        self.selections.push(Selection { moment, seat, choice: choice.to_owned() });
        Ok(Some(Preview { points, gained, state, dice }))
    }

    /// A seat has chosen, or wants nothing any more.
    pub(super) fn forget_selection(&mut self, seat: Seat) {
        self.selections.retain(|known| known.seat != seat);
    }

    /// Chooses for a seat what it has selected for the question asked now; `false` if that is nothing.
    pub(super) fn take_selection(&mut self, pending: &mut PendingStep, seat: Seat) -> bool {
        let moment = self.play.moment();
        let found = self.selections.iter().position(|known| known.moment == moment && known.seat == seat);
        let Some(place) = found else { return false };
        let choice = self.selections.swap_remove(place).choice;
        self.apply(pending, Event::Chose { seat, choice, by: By::Late, selected: true }).is_ok()
    }
}
