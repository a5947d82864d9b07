//! What somebody has missed who comes back: the steps after the last one that they saw.
//!
//! Steps are stored as events, and what was told of them depends on everything before. So they are played again from
//! the beginning of the table, a few tables at a time; whoever has missed nothing, or too much, costs nothing: the
//! whole table as it stands is sent to everybody who comes.

use std::borrow::Cow;

use protocol::{Step, json};
use tokio::sync::Semaphore;

use crate::play::Play;
use crate::room::{RoomRef, pause_between, replay};
use crate::services::Services;
use crate::store::{Key, StoreError};

/// How many steps can be asked for.
const MOST_STEPS: u64 = 500;
/// How many bytes their messages may have together.
const MOST_BYTES: usize = 128 * 1024;
/// How many tables are read for this at a time: so many may be in memory a second time.
const READERS: usize = 2;

/// The way to missed steps.
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
    /// The missed ones; `None` if they are too many.
    pub(crate) steps: Option<Vec<Step<'static>>>,
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
        // It is never closed.
        let _reader = self.readers.acquire().await;
        services.ledger().flush().await;
        let Some(stored) = services.store().table(Key::Id(&id)).await? else {
            return Ok(Missed { up_to, steps: None });
        };
        let up_to = stored.steps.len() as u64;
        let steps = match Play::new(plan) {
            Ok(play) => retell(play, &stored.steps, since).await,
            Err(_) => None,
        };
        Ok(Missed { up_to, steps })
    }
}

/// What was told of the steps after a number; `None` if it is too much, or cannot be read.
async fn retell(mut play: Play, stored: &[String], since: u64) -> Option<Vec<Step<'static>>> {
    let mut missed = Vec::new();
    let mut bytes = 0;
    for (place, (body, n)) in stored.iter().zip(1..).enumerate() {
        let moment = play.moment();
        let news = replay(&mut play, body).ok()?;
        if n > since {
            let line = (play.moment() != moment).then(|| play.table().game_view());
            let events = Cow::Owned(news);
            // What may be done now stands in the table that these steps come with.
            let step = Step {
                n,
                events,
                seats: None,
                record: None,
                seconds: None,
                awaited: None,
                may_roll: None,
                may_unroll: None,
                line,
            };
            bytes += json(&step).len();
            if bytes > MOST_BYTES {
                return None;
            }
            missed.push(step);
        }
        pause_between(place).await;
    }
    Some(missed)
}
