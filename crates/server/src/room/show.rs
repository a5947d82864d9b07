//! The table as it is shown: to everybody, and to one player.

use serde_json::value::RawValue;
use table::{Seat, Seats};

use super::Room;
use super::record::record_id;
use crate::identity::PlayerId;
use crate::play::{DiceMode, Level, Place, Who};
use crate::protocol::{ChatMessage, Frame, SeatView, Snapshot, VERSION, Yours, json};

impl Room {
    /// Who sits where, for everybody.
    pub fn seat_views(&self) -> Vec<SeatView<'_>> {
        self.play.places().map(|(seat, place)| self.seat_view(seat, place)).collect()
    }

    fn seat_view<'a>(&'a self, seat: Seat, place: &'a Place) -> SeatView<'a> {
        SeatView {
            seat,
            kind: match place.who {
                Who::Open => "open",
                Who::Reserved(_) => "reserved",
                Who::Person(_) => "person",
                Who::Bot(_) => "bot",
            },
            name: self.names.get(seat.index()).and_then(Option::as_deref),
            level: place.bot().map(Level),
            luck: place.luck.as_ref().map(fair::PlayerSeed::as_str),
            away: place.is_away(),
            muted: place.muted,
        }
    }

    /// What a player alone may know.
    fn yours(&self, player: PlayerId) -> Yours {
        let seats = self.play.seats_of(player);
        let mut yours = Yours { seats, host: self.is_host(player), ..Yours::default() };
        let mut auto = Seats::default();
        for (seat, place) in self.play.places().filter(|(seat, _)| seats.contains(*seat)) {
            if place.auto {
                auto.insert(seat);
            }
            if let Some(chosen) = &place.chosen {
                yours.chosen.insert(seat.to_string(), chosen.clone());
            }
            if !place.armed.is_empty() {
                yours.armed.insert(seat.to_string(), place.armed.clone());
            }
        }
        yours.auto = auto;
        yours
    }

    /// The real dice that somebody has to roll and type in now.
    pub(super) fn awaited_dice(&self) -> Option<Vec<String>> {
        let is_real = self.play.plan().dice == DiceMode::Real && self.play.is_playing();
        is_real.then(|| self.play.table().awaited_dice()).filter(|dice| !dice.is_empty())
    }

    /// The records of the games that are over.
    pub fn records(&self) -> Vec<String> {
        (1..=self.play.series().results().len()).map(|number| record_id(&self.id, number)).collect()
    }

    /// The whole table as somebody sees it, as a message.
    pub fn snapshot(&self, player: Option<PlayerId>, missed: Option<Vec<String>>) -> String {
        let play = &self.play;
        let plan = play.plan();
        let view = (!play.is_new())
            .then(|| play.table().game_view())
            .and_then(|view| RawValue::from_string(view).ok());
        let chat: Vec<ChatMessage> = self.chat.iter().map(|said| said.message.clone()).collect();
        let missed = missed
            .map(|steps| steps.into_iter().filter_map(|step| RawValue::from_string(step).ok()).collect());
        let snapshot = Snapshot {
            version: VERSION,
            n: self.n,
            id: &self.id,
            code: self.code.as_deref(),
            game: &plan.spec.game,
            options: &plan.spec.options,
            seats: self.seat_views(),
            here: self.here(),
            watching: self.watching(),
            host: self.host_seat(),
            games: plan.games,
            results: play.series().results(),
            totals: play.series().totals(),
            records: self.records(),
            seconds: plan.seconds,
            seconds_left: self.seconds_left(),
            late: plan.late,
            public: plan.public,
            dice: plan.dice,
            commitments: plan.commitments(),
            playing: play.is_playing(),
            over: play.is_over(),
            line: view.as_deref(),
            awaited: self.awaited_dice(),
            layout: play.rules().layout(),
            chosen: play.table().committed(),
            undo: play.undo().map(Into::into),
            ready: play.ready(),
            rematch: play.rematch(),
            next: play.next(),
            chat: &chat,
            you: player.map(|player| self.yours(player)).unwrap_or_default(),
            missed,
        };
        json(&Frame::Table(Box::new(snapshot)))
    }
}
