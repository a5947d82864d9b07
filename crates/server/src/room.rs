//! A table with the people at it: sockets, names, chat, bots and the clock around one [`Play`].
//!
//! A room is changed under its lock, at once; what others may see of it leaves through the [`Ledger`], when it
//! is stored. So the lock is never held over a wait, and nobody sees what a crash could take back.
//!
//! [`Ledger`]: crate::ledger::Ledger

mod drive;
mod host;
mod presence;
mod record;
mod requests;
mod selection;
mod show;
mod step;

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, Weak};
use std::time::Duration;

use protocol::http::SitDown;
use protocol::{ChatMessage, json};
use serde_json::value::RawValue;
use table::{Seat, Seats};
use tokio::time::Instant;

use self::drive::Clock;
use self::presence::{BotVote, PresenceTimer, ToldPresence};
use self::selection::Selection;
use self::step::PendingStep;
use crate::identity::PlayerId;
use crate::ledger::Entry;
use crate::lock::lock;
use crate::names::distinct_name;
use crate::outbox::{Outbox, OutgoingMessage};
use crate::play::{Event, News, Play, PlayRefusal, Seating};
use crate::services::Services;
use crate::store::{StoreError, StoredChatMessage, StoredTable, Write};

/// How much of what was said stays at hand.
const CHAT_KEPT: usize = 50;
/// How long a one-time code for another device is good.
const TRANSFER_LIFETIME: Duration = Duration::from_secs(600);
/// How many such codes a table has at a time.
const MAX_TRANSFERS: usize = 8;

/// A room that several tasks work on.
#[derive(Clone)]
pub struct RoomRef(Arc<Mutex<Room>>);

impl RoomRef {
    /// A room that knows itself.
    pub fn new(room: Room) -> RoomRef {
        let room = RoomRef(Arc::new(Mutex::new(room)));
        room.lock().own = Arc::downgrade(&room.0);
        room
    }

    /// Gives the room up if nobody has been here for so long and nobody is just coming: `true` if so.
    pub fn leave_if_idle(&self, than: Duration) -> bool {
        self.0.try_lock().is_ok_and(|mut room| {
            room.gone |= room.is_idle(than);
            room.gone
        })
    }

    /// The room for oneself.
    pub fn lock(&self) -> MutexGuard<'_, Room> {
        lock(&self.0)
    }
}

/// A socket at the table.
struct Connection {
    id: u64,
    player: Option<PlayerId>,
    out: Outbox,
}

/// Something said, and by whom.
struct ChatEntry {
    player: Option<PlayerId>,
    message: ChatMessage,
}

/// A one-time code with which somebody goes on on another device.
struct DeviceTransfer {
    code: PlayerId,
    player: PlayerId,
    until: Instant,
}

/// A table with the people at it.
pub struct Room {
    id: Arc<str>,
    code: Option<String>,
    host: PlayerId,
    play: Play,
    n: u64,
    names: Vec<Option<String>>,
    chat: VecDeque<ChatEntry>,
    /// How many chat messages there have been.
    chat_count: u64,
    /// When the maker of the table was seen last; the room's beginning if they were not yet.
    maker_seen: Instant,
    connections: Vec<Connection>,
    last_connection: u64,
    transfers: Vec<DeviceTransfer>,
    /// Whether whoever made the table has not asked to be forgotten.
    has_maker: bool,
    /// The pseudonyms of those who were forgotten while they were here.
    forgotten: Vec<PlayerId>,
    clock: Option<Clock>,
    thinking: Option<(u64, Seats)>,
    selections: Vec<Selection>,
    /// By seat: since when its player is not connected, if they are not.
    gone_since: Vec<Instant>,
    bot_votes: Vec<BotVote>,
    presence_timer: Option<PresenceTimer>,
    told_presence: ToldPresence,
    last_entry: u64,
    touched: Instant,
    gone: bool,
    services: Arc<Services>,
    own: Weak<Mutex<Room>>,
}

impl Room {
    /// An empty room.
    pub fn new(
        id: String,
        code: Option<String>,
        host: PlayerId,
        play: Play,
        services: Arc<Services>,
    ) -> Room {
        Room {
            names: vec![None; play.plan().seats],
            gone_since: vec![Instant::now(); play.plan().seats],
            id: id.into(),
            code,
            host,
            play,
            n: 0,
            chat: VecDeque::new(),
            chat_count: 0,
            maker_seen: Instant::now(),
            connections: Vec::new(),
            last_connection: 0,
            transfers: Vec::new(),
            has_maker: true,
            forgotten: Vec::new(),
            clock: None,
            thinking: None,
            selections: Vec::new(),
            bot_votes: Vec::new(),
            presence_timer: None,
            told_presence: ToldPresence::default(),
            last_entry: 0,
            touched: Instant::now(),
            gone: false,
            services,
            own: Weak::new(),
        }
    }

    /// The first step of a new room: its seats were given before anybody came. What is to be stored of it is
    /// returned.
    pub(crate) fn open_with(&mut self, seated: Vec<Event>) -> Vec<Write> {
        let mut writes = Vec::new();
        if seated.is_empty() {
            return writes;
        }
        self.n = 1;
        writes.push(Write::Step {
            table: self.id.clone(),
            n: 1,
            at: self.services.clock().now(),
            body: json(&seated),
        });
        for event in seated {
            if let Event::Reserved { seat, player } = event {
                writes.push(Write::Seat { table: self.id.clone(), seat, player: Some(player), name: None });
            }
        }
        writes
    }

    /// A room as it was stored.
    pub async fn restore(stored: StoredTable, services: Arc<Services>) -> Result<Room, StoreError> {
        let damaged = |message: String| StoreError::Damaged { table: stored.id.clone(), message };
        let plan = serde_json::from_str(&stored.plan).map_err(|error| damaged(error.to_string()))?;
        let mut play = Play::new(plan).map_err(|error| damaged(error.to_string()))?;
        for (place, body) in stored.steps.iter().enumerate() {
            replay(&mut play, body).map_err(|message| damaged(format!("step {}: {message}", place + 1)))?;
            pause_between(place).await;
        }
        // What the events say of preferences was stored with them, or is newer beside them.
        play.take_new_preferences().for_each(drop);
        for seat in &stored.seats {
            if let Some(preferences) = seat.preferences.clone() {
                play.restore_preferences(seat.seat, preferences);
            }
        }
        let host = play.now_called(stored.host);
        let mut room = Room::new(stored.id, stored.code, host, play, services);
        room.n = stored.steps.len() as u64;
        // Somebody else may have the seat from which something was said.
        let speaker = |said: &StoredChatMessage| {
            let seat = stored.seats.iter().find(|seat| seat.seat == said.seat && seat.player == said.player);
            seat.and_then(|seat| seat.name.clone()).unwrap_or_default()
        };
        let chat = stored.chat.into_iter().map(|said| ChatEntry {
            player: said.player,
            message: ChatMessage { name: speaker(&said), seat: said.seat, text: said.text, at: said.at },
        });
        room.chat = chat.collect();
        room.chat_count = stored.chat_count;
        for seat in stored.seats {
            if let Some(name) = room.names.get_mut(seat.seat.index()) {
                *name = seat.name;
            }
        }
        Ok(room)
    }

    /// The table's name.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its code.
    pub fn code(&self) -> Option<&str> {
        self.code.as_deref()
    }

    /// The match.
    pub fn play(&self) -> &Play {
        &self.play
    }

    /// How many steps have happened.
    pub fn steps(&self) -> u64 {
        self.n
    }

    /// Whether nobody has been here for so long, and everything is stored.
    pub fn is_idle(&self, than: Duration) -> bool {
        self.connections.is_empty()
            && self.touched.elapsed() >= than
            && self.services.ledger().is_stored(self.last_entry)
    }

    /// Gives the room up: whoever is at it has to come back, and finds it as it is stored.
    pub fn give_up(&mut self, code: u16, reason: &'static str) {
        self.gone = true;
        for connection in self.connections.drain(..) {
            connection.out.close(code, reason);
        }
    }

    /// Forgets a player: their name, their words, and who they are. Somebody with a pseudonym has their seats from now
    /// on: whoever is connected plays on as that, but can neither write nor take a name, and nobody can come back as it.
    pub fn forget(&mut self, player: PlayerId, pseudonym: PlayerId) {
        self.chat.retain(|said| said.player != Some(player));
        for seat in self.play.seats_of(player).iter() {
            if let Some(name) = self.names.get_mut(seat.index()) {
                *name = None;
            }
        }
        self.play.replace_player(player, pseudonym);
        if self.host == player {
            self.host = pseudonym;
            self.has_maker = false;
        }
        self.transfers.retain(|transfer| transfer.player != player);
        let is_known = self.forgotten.contains(&pseudonym);
        if !is_known && self.connections.iter().any(|connection| connection.player == Some(player)) {
            self.forgotten.push(pseudonym);
        }
        for connection in self.connections.iter_mut().filter(|connection| connection.player == Some(player)) {
            connection.player = Some(pseudonym);
        }
    }

    /// Somebody comes: they see the whole table, and everything after it. The number of their connection is returned;
    /// `None` if the room was given up just before.
    pub fn join(
        &mut self,
        player: Option<PlayerId>,
        out: Outbox,
        missed: Option<Vec<Box<RawValue>>>,
    ) -> Option<u64> {
        if self.gone {
            return None;
        }
        self.touched = Instant::now();
        self.last_connection += 1;
        let id = self.last_connection;
        self.connections.push(Connection { id, player, out: out.clone() });
        let back = player.map_or_else(Seats::default, |player| self.play.seats_of(player));
        self.bot_votes.retain(|vote| !back.contains(vote.seat));
        // First the table as it was met, then what follows from coming.
        let snapshot = self.snapshot(player, missed);
        let mut outgoing = vec![OutgoingMessage { to: out, message: snapshot.into() }];
        self.post_here(&mut outgoing, Some(id));
        self.enter(Entry { outgoing, ..Entry::default() });
        let mut pending = self.begin_step();
        for seat in back.iter() {
            let missing =
                self.play.place(seat).is_ok_and(|place| place.stand_in.is_some() || place.is_away());
            if missing {
                // A place that exists can always be returned to.
                let _ = self.apply(&mut pending, Event::Returned { seat });
            }
        }
        if !pending.is_empty() || self.play.can_begin(self.here()) {
            self.finish_step(pending, Vec::new());
        }
        self.start_presence_timer();
        self.drive();
        Some(id)
    }

    /// A connection is gone. A late message on an old one changes nothing for the new.
    pub fn disconnect(&mut self, connection: u64) {
        let Some(place) = self.connections.iter().position(|known| known.id == connection) else { return };
        let here = self.here();
        if self.maker_is_here() {
            self.maker_seen = Instant::now();
        }
        self.connections.remove(place);
        self.note_gone(here);
        self.touched = Instant::now();
        let mut outgoing = Vec::new();
        self.post_here(&mut outgoing, None);
        self.enter(Entry { outgoing, ..Entry::default() });
        // Whoever has gone is not waited for any more.
        if !self.gone && !self.connections.is_empty() {
            if self.play.can_begin(self.here()) {
                let pending = self.begin_step();
                self.finish_step(pending, Vec::new());
            }
            self.settle_bot_votes();
            self.go_on_elsewhere();
            self.drive();
        }
        self.start_presence_timer();
    }

    /// A player sits down. What they get is returned; `done` hears when it is stored.
    pub fn sit(
        &mut self,
        player: PlayerId,
        request: &SitDown,
        name: String,
        done: tokio::sync::oneshot::Sender<()>,
    ) -> Result<Seating, PlayRefusal> {
        if self.gone {
            return Err(PlayRefusal::ReadAgain);
        }
        let seating = self.play.seating(player, request.seat, request.another)?;
        let Seating::New(seat) = seating else {
            // What they have may not be stored yet.
            self.enter(Entry { done: Some(done), ..Entry::default() });
            return Ok(seating);
        };
        let mut pending = self.begin_step();
        let name = self.distinct_name(seat, name);
        self.gone_since[seat.index()] = Instant::now();
        self.apply(&mut pending, Event::Sat { seat, player, luck: request.luck.clone() })?;
        self.rename(&mut pending, seat, Some(player), Some(name));
        pending.done = Some(done);
        self.finish_step(pending, Vec::new());
        self.drive();
        Ok(seating)
    }

    /// A name that nobody else at the table has, also not one that only looks the same.
    fn distinct_name(&self, seat: Seat, name: String) -> String {
        let others = self.names.iter().zip(Seat::all(self.names.len())).filter(|(_, other)| *other != seat);
        distinct_name(&name, others.filter_map(|(name, _)| name.as_deref()))
    }

    /// What is to be stored of preferences that have changed.
    fn changed_preferences(&mut self) -> impl Iterator<Item = Write> {
        let table = self.id.clone();
        let changed = self.play.take_new_preferences();
        changed.map(move |(seat, preferences)| Write::Preferences { table: table.clone(), seat, preferences })
    }

    /// Gives a seat's player a name.
    fn rename(
        &mut self,
        pending: &mut PendingStep,
        seat: Seat,
        player: Option<PlayerId>,
        name: Option<String>,
    ) {
        if let Some(known) = self.names.get_mut(seat.index()) {
            *known = name.clone();
        }
        pending.writes.push(Write::Seat { table: self.id.clone(), seat, player, name });
        pending.seats_changed = true;
    }

    /// The seats whose players are connected.
    fn here(&self) -> Seats {
        let present =
            |player: PlayerId| self.connections.iter().any(|connection| connection.player == Some(player));
        self.play.seats_where(|place| place.person().is_some_and(present))
    }

    fn watching(&self) -> usize {
        let plays = |player: PlayerId| !self.play.seats_of(player).is_empty();
        self.connections.iter().filter(|connection| !connection.player.is_some_and(plays)).count()
    }

    /// Whether a connection is still here.
    pub(crate) fn knows(&self, connection: u64) -> bool {
        self.connections.iter().any(|known| known.id == connection)
    }

    fn player_of(&self, connection: u64) -> Option<PlayerId> {
        self.connections.iter().find(|known| known.id == connection)?.player
    }

    /// Posts the same to everybody.
    fn post(&self, outgoing: &mut Vec<OutgoingMessage>, message: &Arc<str>) {
        outgoing.extend(
            self.connections
                .iter()
                .map(|connection| OutgoingMessage { to: connection.out.clone(), message: message.clone() }),
        );
    }

    fn enter(&mut self, entry: Entry) {
        self.last_entry = self.services.ledger().enter(entry);
    }
}

/// How many steps are played again before others get a turn.
const REPLAYED_AT_ONCE: usize = 100;

/// Lets others go first now and then while many steps are played again.
pub(crate) async fn pause_between(step: usize) {
    if step % REPLAYED_AT_ONCE == REPLAYED_AT_ONCE - 1 {
        tokio::task::yield_now().await;
    }
}

/// Plays a stored step, and says what everybody may know of it.
pub fn replay(play: &mut Play, body: &str) -> Result<Vec<News>, String> {
    replay_watched(play, body, |_, _| {})
}

/// The same; somebody looks at the match before each event.
pub(crate) fn replay_watched(
    play: &mut Play,
    body: &str,
    mut before: impl FnMut(&Play, &Event),
) -> Result<Vec<News>, String> {
    let events: Vec<Event> = serde_json::from_str(body).map_err(|error| error.to_string())?;
    let mut news = Vec::new();
    for event in &events {
        before(play, event);
        play.apply(event, &mut news).map_err(|error| error.to_string())?;
    }
    Ok(news)
}
