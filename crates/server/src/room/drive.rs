//! What moves a table along without anybody's message: bots that think, and the clock.

use std::time::Duration;

use bots::Bot;
use table::{Seat, Seats};
use tokio::task::AbortHandle;
use tokio::time::Instant;

use super::requests::MOST_STEPS;
use super::{Room, RoomRef};
use crate::minds::Question;
use crate::outbox::Mail;
use crate::play::{By, Dice, Event, Late};
use crate::protocol::{Frame, json};

/// How long before the end of the time a player is told to hurry, at most.
const LONGEST_WARNING: Duration = Duration::from_secs(10);

/// The time for what is awaited now. Dropped, it stops.
pub(super) struct Clock {
    moment: u64,
    until: Instant,
    task: AbortHandle,
}

impl Drop for Clock {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Room {
    /// Whether anybody is here for whom the table goes on: a player who answers, or, where only bots play, a
    /// spectator.
    fn has_people(&self) -> bool {
        let persons = self.play.seats_where(|place| place.person().is_some());
        if persons.is_empty() {
            return !self.lines.is_empty();
        }
        let away = self.play.away();
        self.here().iter().any(|seat| !away.contains(seat))
    }

    /// Asks the bots whose turn it is, and starts the clock; a table without people is left alone.
    pub(super) fn drive(&mut self) {
        if self.gone || !self.play.is_playing() || !self.has_people() || self.n >= MOST_STEPS {
            return;
        }
        for seat in self.play.awaited().iter() {
            let Ok(place) = self.play.place(seat) else { continue };
            let away = match self.play.plan().late {
                Late::Bot(bot) if place.is_away() => Some(bot),
                _ => None,
            };
            if let Some(bot) = place.bot() {
                self.think(seat, bot, By::Bot);
            } else if let Some(bot) = away {
                self.think(seat, bot, By::Late);
            }
        }
        self.start_clock();
    }

    /// Has a bot think about a seat's choice, once.
    fn think(&mut self, seat: Seat, bot: Bot, by: By) {
        let moment = self.play.moment();
        let (thought, seats) = self.thinking.get_or_insert((moment, Seats::default()));
        if *thought != moment {
            (*thought, *seats) = (moment, Seats::default());
        }
        if seats.contains(seat) {
            return;
        }
        seats.insert(seat);
        let ply = self.play.table().ply() as u64;
        let whims =
            self.id.bytes().fold(ply, |mixed, byte| mixed.wrapping_mul(31).wrapping_add(u64::from(byte)));
        let Some(room) = self.own.upgrade().map(RoomRef) else { return };
        let question = Question::new(bot, self.play.rules(), self.play.table(), seat, whims);
        let services = self.services.clone();
        tokio::spawn(async move {
            let Ok(_turn) = services.thinkers().acquire().await else { return };
            let minds = services.minds();
            let thought = tokio::task::spawn_blocking(move || minds.answer(question?)).await;
            let choice = thought.ok().flatten();
            room.lock().thought(moment, seat, choice, by);
        });
    }

    /// A bot has made up its mind; one that could not gets what silence means.
    fn thought(&mut self, moment: u64, seat: Seat, choice: Option<String>, by: By) {
        if self.gone || moment != self.play.moment() || !self.play.awaited().contains(seat) {
            return;
        }
        let still = self.play.place(seat).is_ok_and(|place| match by {
            By::Bot => place.bot().is_some(),
            _ => place.is_played_by_person(),
        });
        let choice = choice.or_else(|| self.play.table().unanswered(seat));
        let (true, Some(choice)) = (still, choice) else {
            self.thinking = None;
            return;
        };
        let mut draft = self.draft();
        if self.enact(&mut draft, Event::Chose { seat, choice, by }).is_ok() {
            self.settle(draft, Vec::new());
            self.drive();
        }
    }

    /// The people whom the clock runs for.
    fn on_the_clock(&self) -> Seats {
        self.play.awaited().iter().filter(|seat| self.play.people().contains(*seat)).collect()
    }

    /// Starts the clock for what is awaited, unless it runs already.
    fn start_clock(&mut self) {
        let Some(seconds) = self.play.plan().seconds else { return };
        let moment = self.play.moment();
        let rolls = self.play.plan().dice == Dice::Tap && self.play.awaited_chance().is_some();
        if self.clock.as_ref().is_some_and(|clock| clock.moment == moment)
            || (self.on_the_clock().is_empty() && !rolls)
        {
            return;
        }
        let time = Duration::from_secs(u64::from(seconds));
        let warning = LONGEST_WARNING.min(time / 3);
        let Some(room) = self.own.upgrade().map(RoomRef) else { return };
        let task = tokio::spawn(async move {
            tokio::time::sleep(time - warning).await;
            if !room.lock().hurry(moment, warning) {
                return;
            }
            tokio::time::sleep(warning).await;
            room.lock().time_over(moment);
        });
        self.clock = Some(Clock { moment, until: Instant::now() + time, task: task.abort_handle() });
    }

    /// How much time is left.
    pub(super) fn seconds_left(&self) -> Option<u64> {
        let clock = self.clock.as_ref().filter(|clock| clock.moment == self.play.moment())?;
        Some(clock.until.saturating_duration_since(Instant::now()).as_secs())
    }

    /// Warns those who are awaited; `false` if the moment has passed.
    fn hurry(&mut self, moment: u64, left: Duration) -> bool {
        if self.gone || moment != self.play.moment() {
            return false;
        }
        let frame = Frame::Hurry { seats: self.on_the_clock(), seconds: left.as_secs() };
        let message = json(&frame);
        for line in &self.lines {
            line.out.send(&message);
        }
        true
    }

    /// The time is over: the table decides for whoever has not answered. If nobody is here, nothing happens, and
    /// the clock starts anew when somebody comes.
    fn time_over(&mut self, moment: u64) {
        if self.gone || moment != self.play.moment() {
            return;
        }
        // It runs again for whoever is still awaited after this.
        self.clock = None;
        if !self.has_people() {
            return;
        }
        let mut draft = self.draft();
        if self.play.awaited_chance().is_some() && self.play.plan().dice == Dice::Tap {
            self.enact_roll(&mut draft);
        }
        for seat in self.on_the_clock().iter() {
            match self.play.plan().late {
                Late::Bot(bot) => self.think(seat, bot, By::Late),
                Late::Default => {
                    if let Some(event) = self.play.silence(seat) {
                        // What silence means is always legal; if not, the next step of the clock tries again.
                        let _ = self.enact(&mut draft, event);
                    }
                }
            }
        }
        if !draft.is_empty() {
            self.settle(draft, Vec::<Mail>::new());
        }
        self.drive();
    }
}
