//! What moves a table along without anybody's message: bots that think, and the clock.

use std::time::Duration;

use bots::Bot;
use protocol::{Notice, shared_json};
use table::{Seat, Seats};
use tokio::task::AbortHandle;
use tokio::time::Instant;

use super::requests::MOST_STEPS;
use super::{Room, RoomRef};
use crate::bot_pool::{Client, NoAnswer, Question, bot_seed};
use crate::ledger::Entry;
use crate::outbox::OutgoingMessage;
use crate::play::{By, DiceMode, Event, TimeoutPolicy};

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
        if !self.play.has_persons() {
            return !self.connections.is_empty();
        }
        let away = self.play.away();
        self.here().iter().any(|seat| !away.contains(seat))
    }

    /// Asks the bots whose turn it is, and starts the clock; a table without people is left alone. Where people are
    /// connected and do not answer, bots still make their own choices: the game stops at what those people are asked.
    pub(super) fn drive(&mut self) {
        let attended = self.has_people();
        let is_still = !attended && self.here().is_empty();
        if self.gone || !self.play.is_playing() || is_still || self.n >= MOST_STEPS {
            return;
        }
        for seat in self.play.awaited().iter() {
            let Ok(place) = self.play.place(seat) else { continue };
            let away = match self.play.plan().late {
                TimeoutPolicy::Bot(bot) if place.is_away() && attended => Some(bot),
                _ => None,
            };
            if let Some(bot) = place.bot() {
                self.think(seat, bot, By::Bot);
            } else if let Some(bot) = away {
                self.think(seat, bot, By::Late);
            }
        }
        if attended {
            self.start_clock();
        }
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
        let Some(room) = self.own.upgrade().map(RoomRef) else { return };
        let question = Question::new(bot, self.play.rules(), self.play.table(), seat, self.bot_seed(seat));
        let client: Client = self.own.clone();
        let services = self.services.clone();
        let delay = Duration::from_millis(u64::from(self.play.plan().bot_delay));
        let told = Instant::now() + delay;
        tokio::spawn(async move {
            let choice = match question {
                Some(question) => services.bots().choose(question, client).await,
                None => Err(NoAnswer::Failed),
            };
            // People see one thing after the other.
            tokio::time::sleep_until(told).await;
            if choice != Err(NoAnswer::Closed) {
                room.lock().thought(moment, seat, choice.ok(), by);
            }
        });
    }

    /// The seed of what a bot chooses for a seat now. It comes from the secret of the game's dice, which is stored
    /// and shown only after the game, so that nobody can foresee it and a restart changes nothing.
    fn bot_seed(&self, seat: Seat) -> [u8; 32] {
        let game = self.play.series().current().unwrap_or(0);
        let own = self.play.plan().secret(game);
        let secret = own.as_ref().unwrap_or(self.services.bot_secret());
        bot_seed(secret, &self.id, game, self.play.table().ply(), seat)
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
        let mut pending = self.begin_step();
        if self.apply(&mut pending, Event::Chose { seat, choice, by, selected: false }).is_ok() {
            self.finish_step(pending, Vec::new());
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
        let rolls = self.play.plan().dice == DiceMode::Tap && self.play.awaited_chance().is_some();
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
        let hurry: Notice<'_> = Notice::Hurry { seats: self.on_the_clock(), seconds: left.as_secs() };
        let mut outgoing = Vec::new();
        self.post(&mut outgoing, &shared_json(&hurry));
        self.enter(Entry { outgoing, ..Entry::default() });
        true
    }

    /// The time is over: what they have selected is chosen for those who have not answered, and for whoever has
    /// selected nothing the table decides. If nobody is here, nothing happens, and
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
        let mut pending = self.begin_step();
        // Not those who are asked only after the dice have fallen.
        let late = self.on_the_clock();
        if self.play.awaited_chance().is_some() && self.play.plan().dice == DiceMode::Tap {
            self.apply_roll(&mut pending);
        }
        for seat in late.iter() {
            if self.take_selection(&mut pending, seat) {
                continue;
            }
            match self.play.plan().late {
                TimeoutPolicy::Bot(bot) => self.think(seat, bot, By::Late),
                TimeoutPolicy::Default => {
                    if let Some(event) = self.play.silence(seat) {
                        // What silence means is always legal; if not, the next step of the clock tries again.
                        let _ = self.apply(&mut pending, event);
                    }
                }
            }
        }
        if !pending.is_empty() {
            self.finish_step(pending, Vec::<OutgoingMessage>::new());
        }
        self.drive();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::config::Config;
    use crate::identity::PlayerId;
    use crate::play::{Plan, Play};
    use crate::services::Services;
    use crate::store::SqliteStore;
    use games::Spec;

    #[tokio::test]
    async fn a_table_that_is_known_to_all_does_not_tell_what_its_bots_will_choose() {
        let directory = tempfile::tempdir().unwrap();
        let start = async |name: &str| {
            let store = SqliteStore::open(&directory.path().join(name)).await.unwrap();
            Services::start(Config::default(), Arc::new(store)).unwrap()
        };
        let (services, restarted) = (start("one.db").await, start("two.db").await);
        let host = PlayerId::of_token("a-token-of-somebody").unwrap();
        let seed = |services: &Arc<Services>, secrets: &[&str]| {
            let secrets = secrets.iter().map(|digit| digit.repeat(64)).collect();
            let plan = Plan { spec: Spec::named("qwixx"), seats: 2, games: 1, secrets, ..Plan::default() };
            let play = Play::new(plan).unwrap();
            let room = Room::new("known".to_owned(), None, host, play, Arc::clone(services));
            room.bot_seed(Seat::FIRST)
        };
        assert_ne!(
            seed(&services, &["1"]),
            seed(&services, &["2"]),
            "the game's secret makes the difference"
        );
        assert_eq!(seed(&services, &["1"]), seed(&restarted, &["1"]), "a restart changes nothing");
        assert_ne!(seed(&services, &[]), seed(&restarted, &[]), "with real dice the server has a secret");
        assert_eq!(seed(&services, &[]), seed(&services, &[]));
    }
}
