//! What happened at a table before somebody came: the steps that they have missed, or the history of the whole match.
//!
//! Steps are stored as events, and what was told of them depends on everything before. So they are played again from
//! the beginning of the table, a few tables at a time; whoever has missed nothing, or too much, costs nothing: the
//! whole table as it stands is sent to everybody who comes.

mod history;
mod missed;

use protocol::News;
use protocol::http::TableHistory;
use serde_json::value::RawValue;
use tokio::sync::Semaphore;

use self::history::HistoryTeller;
use self::missed::MissedTeller;
use crate::play::{Event, Plan, Play};
use crate::room::{RoomRef, pause_between, replay_watched};
use crate::services::Services;
use crate::store::{Key, StoreError};

/// How many steps can be asked for.
const MOST_STEPS: u64 = 500;
/// How many tables are read for this at a time: so many may be in memory a second time.
const READERS: usize = 2;

/// The way to what has happened.
pub struct CatchUp {
    readers: Semaphore,
}

impl Default for CatchUp {
    fn default() -> CatchUp {
        CatchUp { readers: Semaphore::new(READERS) }
    }
}

/// The steps that somebody has missed.
pub(crate) struct Missed {
    /// How many steps the table had then.
    pub(crate) up_to: u64,
    /// The missed ones as JSON; `None` if they are too many.
    pub(crate) steps: Option<Vec<Box<RawValue>>>,
}

impl CatchUp {
    /// The steps of a table after a number, as far as they are stored.
    pub(crate) async fn missed(
        &self,
        services: &Services,
        room: &RoomRef,
        since: u64,
    ) -> Result<Missed, StoreError> {
        let (id, plan, up_to) = {
            let room = room.lock();
            let up_to = room.steps();
            match up_to.saturating_sub(since) {
                0 => return Ok(Missed { up_to, steps: Some(Vec::new()) }),
                1..=MOST_STEPS => (room.id().to_owned(), room.play().plan().clone(), up_to),
                _ => return Ok(Missed { up_to, steps: None }),
            }
        };
        let mut teller = MissedTeller::new(since);
        Ok(match self.retell(services, &id, plan, &mut teller).await? {
            Some((up_to, is_whole)) => Missed { up_to, steps: is_whole.then_some(teller.steps) },
            None => Missed { up_to, steps: None },
        })
    }

    /// The history of a table's match, as far as it is stored.
    pub(crate) async fn history(
        &self,
        services: &Services,
        room: &RoomRef,
    ) -> Result<TableHistory, StoreError> {
        let (id, plan, up_to) = {
            let room = room.lock();
            (room.id().to_owned(), room.play().plan().clone(), room.steps())
        };
        let mut teller = HistoryTeller::new(up_to);
        self.retell(services, &id, plan, &mut teller).await?;
        Ok(teller.finish())
    }

    /// Plays everything again that is stored of a table: how many steps that is, and whether all were told; `None` if
    /// the table is not there any more.
    async fn retell(
        &self,
        services: &Services,
        id: &str,
        plan: Plan,
        teller: &mut impl Teller,
    ) -> Result<Option<(u64, bool)>, StoreError> {
        // It is never closed.
        let _reader = self.readers.acquire().await;
        services.ledger().flush().await;
        let Some(stored) = services.store().table(Key::Id(id)).await? else { return Ok(None) };
        let up_to = stored.steps.len() as u64;
        let Ok(mut play) = Play::new(plan) else { return Ok(Some((up_to, false))) };
        for (place, (body, n)) in stored.steps.iter().zip(1..).enumerate() {
            let moment = play.moment();
            let Ok(news) = replay_watched(&mut play, body, |play, event| teller.before(play, event)) else {
                return Ok(Some((up_to, false)));
            };
            let has_moved = play.moment() != moment;
            if !teller.tell(RetoldStep { n, news, play: &play, has_moved }) {
                return Ok(Some((up_to, false)));
            }
            pause_between(place).await;
        }
        Ok(Some((up_to, true)))
    }
}

/// A step that was played again.
struct RetoldStep<'a> {
    n: u64,
    /// What everybody was told.
    news: Vec<News>,
    /// The match after it.
    play: &'a Play,
    /// Whether something else was awaited after it than before.
    has_moved: bool,
}

/// What is made of the steps of a table.
trait Teller {
    /// Looks at the match before an event.
    fn before(&mut self, _play: &Play, _event: &Event) {}
    /// Takes a step; `false` if it was one too many.
    fn tell(&mut self, step: RetoldStep<'_>) -> bool;
}
