//! A simulated player: one socket, choices at random, and a close look at everything they are told.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use protocol::{
    ClientMessage, GameView, Hello, News, Notice, ServerMessage, Snapshot, Step, True, VERSION, json,
};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::de::IgnoredAny;
use table::{Seat, below};

use crate::dial::Source;
use crate::table::Shared;
use crate::websocket_client::WebSocketClient;
use crate::{StressError, World};

/// How long the server may be silent where it owes an answer.
const CONNECTED_WITHIN: Duration = Duration::from_secs(30);
/// How many times are collected before they are handed in.
const TIMES_HANDED_IN_AT_ONCE: usize = 1024;

/// Where sockets are opened.
pub(crate) const SOCKET: &str = "/api/v1/socket";

/// Where a game stands, as far as a player looks at it: whoever makes the load should not be most of it.
type SeenView<'a> = GameView<'a, IgnoredAny>;

/// The message that one is ready for the next game.
fn ready() -> String {
    json(&ClientMessage { ready: Some(True), ..ClientMessage::default() })
}

/// A simulated player.
pub(crate) struct Player {
    world: Arc<World>,
    shared: Arc<Shared>,
    table: String,
    token: String,
    seat: Seat,
    rng: Xoshiro256PlusPlus,
    socket: Option<WebSocketClient>,
    /// The last step that they have seen.
    seen: Option<u64>,
    /// The last step that anybody at the table had seen when they said hello.
    owed: u64,
    /// The game of the match that is being played.
    game: usize,
    over: bool,
    times: Vec<u32>,
    /// A choice that the server has taken and that is not resolved yet.
    taken: Option<(usize, String)>,
    asked: Option<(usize, String)>,
    /// When the bot at the table was asked for a choice that it has not made yet.
    bot_asked: Option<Instant>,
    /// A choice that they will send, and when.
    planned: Option<(tokio::time::Instant, Planned)>,
}

/// A choice for a moment of the game.
struct Planned {
    ply: usize,
    choice: String,
}

impl Player {
    pub(crate) fn new(
        world: Arc<World>,
        shared: Arc<Shared>,
        table: String,
        token: String,
        seat: Seat,
        rng: Xoshiro256PlusPlus,
    ) -> Player {
        Player {
            world,
            shared,
            table,
            token,
            seat,
            rng,
            socket: None,
            seen: None,
            owed: 0,
            game: 1,
            over: false,
            times: Vec::new(),
            taken: None,
            asked: None,
            bot_asked: None,
            planned: None,
        }
    }

    /// Opens the socket and says hello.
    pub(crate) async fn connect(&mut self) -> Result<(), StressError> {
        let begun = Instant::now();
        loop {
            self.owed = self.shared.highest.load(Ordering::Relaxed);
            let connected = tokio::time::timeout(CONNECTED_WITHIN, self.try_connect()).await;
            match connected.unwrap_or_else(|_| Err(std::io::ErrorKind::TimedOut.into())) {
                Ok(socket) => {
                    self.socket = Some(socket);
                    return Ok(());
                }
                Err(_)
                    if self.world.killing.load(Ordering::Relaxed) && begun.elapsed() < CONNECTED_WITHIN =>
                {
                    tokio::time::sleep(Duration::from_millis(30)).await;
                }
                Err(error) => return Err(StressError::Unreachable(format!("no socket: {error}"))),
            }
        }
    }

    async fn try_connect(&self) -> std::io::Result<WebSocketClient> {
        let mut socket = WebSocketClient::open(self.world.address, Source::default(), SOCKET).await?;
        let hello = Hello {
            version: VERSION,
            table: self.table.clone(),
            token: Some(self.token.clone()),
            since: self.seen,
        };
        socket.send(&json(&ClientMessage { hello: Some(hello), ..ClientMessage::default() })).await?;
        if self.seen.is_none() {
            socket.send(&json(&ClientMessage { auto: Some(false), ..ClientMessage::default() })).await?;
        }
        Ok(socket)
    }

    /// Plays until the match is over, or the time.
    pub(crate) async fn play(mut self) -> Result<(), StressError> {
        let result = self.play_on().await;
        self.hand_in();
        result
    }

    async fn play_on(&mut self) -> Result<(), StressError> {
        let patience = CONNECTED_WITHIN.max(self.world.load.pace.unwrap_or_default() * 20);
        let mut heard = tokio::time::Instant::now();
        // It is set anew when it goes off, not with every message.
        let mut alarm = std::pin::pin!(tokio::time::sleep_until(heard + patience));
        while !self.over {
            let Some(mut socket) = self.socket.take() else {
                self.world.tally.reconnects.fetch_add(1, Ordering::Relaxed);
                self.planned = None;
                self.connect().await?;
                heard = tokio::time::Instant::now();
                continue;
            };
            let received = tokio::select! {
                biased;
                received = socket.text() => Some(received),
                () = alarm.as_mut() => None,
            };
            let said = match received {
                None if self.planned.is_some() => self.act(),
                None if heard.elapsed() < patience => None,
                None => return Err(StressError::Broken(format!("nothing was heard for {patience:?}"))),
                Some(Ok(Some(text))) => {
                    heard = tokio::time::Instant::now();
                    self.hear(text)?
                }
                Some(Err(_) | Ok(None)) if self.world.killing.load(Ordering::Relaxed) => continue,
                Some(Err(error)) => {
                    return Err(StressError::Unreachable(format!("the socket broke: {error}")));
                }
                Some(Ok(None)) => return Err(StressError::Broken("the server closed a socket".to_owned())),
            };
            match &self.planned {
                Some((due, _)) => alarm.as_mut().reset(*due),
                None if alarm.is_elapsed() => alarm.as_mut().reset(heard + patience),
                None => {}
            }
            if let Some(said) = said {
                match socket.send(&said).await {
                    Ok(()) => {}
                    Err(_) if self.world.killing.load(Ordering::Relaxed) => continue,
                    Err(error) => return Err(StressError::Unreachable(format!("the socket broke: {error}"))),
                }
            }
            self.socket = Some(socket);
        }
        Ok(())
    }

    /// Takes in a message; what they say to it is returned.
    fn hear(&mut self, text: &str) -> Result<Option<String>, StressError> {
        let message: ServerMessage<'_, SeenView<'_>> =
            serde_json::from_str(text).map_err(|error| StressError::Broken(format!("{error} in {text}")))?;
        match message {
            ServerMessage::Step(step) => self.hear_step(&step),
            ServerMessage::Notice(Notice::Table(table)) => self.hear_table(&table),
            ServerMessage::Notice(_) | ServerMessage::Done(_) => Ok(None),
            ServerMessage::Refused(answer) => {
                let error = answer.error;
                Err(StressError::Broken(format!("refused, {}: {}", error.code, error.message)))
            }
        }
    }

    fn hear_table(&mut self, table: &Snapshot<'_, SeenView<'_>>) -> Result<Option<String>, StressError> {
        if table.n < self.owed {
            return Err(StressError::Broken(format!("step {} is lost", self.owed)));
        }
        for step in table.missed.iter().flatten() {
            self.look_at(step)?;
        }
        self.check_promise(table)?;
        self.seen = Some(table.n);
        let finished = table.results.len();
        let is_between = !table.playing && finished > 0;
        self.over = table.over || (is_between && self.shared.is_last(finished, self.world.is_ending()));
        self.game = finished + usize::from(table.playing);
        if let Some(view) = &table.line {
            self.look_at_bot(view);
        }
        let chosen = !table.you.chosen.is_empty();
        if let Some(view) = table.line.as_ref().filter(|_| table.playing && !chosen) {
            return self.answer(view);
        }
        Ok((is_between && !self.over).then(ready))
    }

    fn hear_step(&mut self, step: &Step<'_, SeenView<'_>>) -> Result<Option<String>, StressError> {
        let ended = self.look_at(step)?;
        if ended && !self.over {
            return Ok(Some(ready()));
        }
        let Some(view) = &step.line else { return Ok(None) };
        self.look_at_bot(view);
        self.answer(view)
    }

    /// Notes that the bot at the table is asked.
    fn look_at_bot(&mut self, view: &SeenView<'_>) {
        let asked = self.world.bot_seat().is_some_and(|seat| choices_of(view, seat).is_some());
        self.bot_asked = asked.then(Instant::now);
    }

    /// A choice that the server took before it was killed must be there afterwards.
    fn check_promise(&mut self, table: &Snapshot<'_, SeenView<'_>>) -> Result<(), StressError> {
        let Some((ply, choice)) = self.taken.take() else { return Ok(()) };
        let now = table.line.as_ref().map(|view| view.ply);
        let kept = table.you.chosen.values().any(|chosen| *chosen == choice);
        if table.playing && now == Some(ply) && !kept {
            return Err(StressError::Broken(format!(
                "the choice {choice} that was taken at ply {ply} is lost"
            )));
        }
        if kept {
            self.taken = Some((ply, choice));
        }
        Ok(())
    }

    /// Notes what happened in a step; `true` if it ended a game.
    fn look_at(&mut self, step: &Step<'_, SeenView<'_>>) -> Result<bool, StressError> {
        let n = step.n;
        if self.seen.is_some_and(|seen| n != seen + 1) {
            return Err(StressError::Broken(format!("step {n} comes after {:?}", self.seen)));
        }
        self.seen = Some(n);
        self.shared.highest.fetch_max(n, Ordering::Relaxed);
        let mut ended = false;
        for (place, event) in step.events.iter().enumerate() {
            match event {
                News::Began { game } => self.game = *game,
                News::Chance(text) | News::Decided(text) => {
                    self.taken = None;
                    // While nothing is killed, one of them takes notes.
                    let notes = self.seat == Seat::FIRST || self.world.load.kills > 0;
                    if notes && !self.shared.note(self.game, (n, place), text) {
                        return Err(StressError::Broken(format!(
                            "two players were told different things of step {n}"
                        )));
                    }
                }
                News::Chose { seat, .. } => self.somebody_chose(*seat),
                News::Over { game, .. } => {
                    ended = true;
                    self.over = *game == 5 || self.shared.is_last(*game, self.world.is_ending());
                }
                _ => {}
            }
        }
        Ok(ended)
    }

    fn somebody_chose(&mut self, seat: Seat) {
        let measuring = self.world.is_measuring();
        if seat == self.seat {
            self.taken = self.asked.take();
            if measuring {
                self.world.tally.moves.fetch_add(1, Ordering::Relaxed);
            }
            // Where others are told of it, they measure.
            if self.world.people() > 1 {
                return;
            }
        }
        if self.world.bot_seat() == Some(seat) {
            if let Some(asked) = self.bot_asked.take().filter(|_| measuring) {
                self.world.tally.add_bot_time(asked.elapsed());
            }
            return;
        }
        if let Some(took) = self.since_sent(seat).filter(|_| measuring) {
            self.times.push(took);
            // At a pace there are few, and nobody waits for the end of a game.
            if self.times.len() >= TIMES_HANDED_IN_AT_ONCE || self.world.load.pace.is_some() {
                self.hand_in();
            }
        }
    }

    /// How long ago a seat sent its last choice, in microseconds.
    fn since_sent(&self, seat: Seat) -> Option<u32> {
        let at = self.shared.sent.get(seat.index())?.load(Ordering::Relaxed);
        let took = self.shared.micros().saturating_sub(at.checked_sub(1)?);
        Some(u32::try_from(took).unwrap_or(u32::MAX))
    }

    fn hand_in(&mut self) {
        self.world.tally.add_times(&self.times);
        self.times.clear();
    }

    /// Chooses, if they are asked.
    fn answer(&mut self, view: &SeenView<'_>) -> Result<Option<String>, StressError> {
        let Some(choices) = choices_of(view, self.seat) else { return Ok(None) };
        if choices.is_empty() {
            return Err(StressError::Broken("asked without a choice".to_owned()));
        }
        let choice = choices[below(&mut self.rng, choices.len() as u32) as usize];
        let choice = Planned { ply: view.ply, choice: choice.to_owned() };
        let Some(pace) = self.world.load.pace else {
            self.planned = Some((tokio::time::Instant::now(), choice));
            return Ok(self.act());
        };
        let pace = pace.as_micros() as u64;
        let now = self.shared.micros();
        let slot = |next: u64| Some(next.max(now) + pace);
        let at = self.shared.next_action.fetch_update(Ordering::Relaxed, Ordering::Relaxed, slot);
        let wait = Duration::from_micros(at.unwrap_or(now).saturating_sub(now));
        self.planned = Some((tokio::time::Instant::now() + wait, choice));
        Ok(None)
    }

    /// The choice that is due, as a message.
    fn act(&mut self) -> Option<String> {
        let (_, Planned { ply, choice }) = self.planned.take()?;
        let text = json(&ClientMessage {
            choose: Some(choice.clone()),
            ply: Some(ply),
            seat: Some(self.seat),
            ..ClientMessage::default()
        });
        self.asked = Some((ply, choice));
        if let Some(sent) = self.shared.sent.get(self.seat.index()) {
            sent.store(self.shared.micros() + 1, Ordering::Relaxed);
        }
        Some(text)
    }
}

/// The choices of a seat, if it is asked.
fn choices_of<'a>(view: &'a SeenView<'_>, seat: Seat) -> Option<&'a [&'a str]> {
    view.choices.as_ref()?.get(&seat).map(Vec::as_slice)
}

impl Drop for Player {
    /// Whoever plays at a pace is taken away in the middle of play: what had been waited for longer than the pace is not
    /// forgotten.
    fn drop(&mut self) {
        let Some(pace) = self.world.load.pace.filter(|_| self.world.is_measuring()) else { return };
        let late = self.asked.as_ref().and_then(|_| self.since_sent(self.seat));
        self.times.extend(late.filter(|waited| Duration::from_micros(u64::from(*waited)) > pace));
        self.hand_in();
        if let Some(asked) = self.bot_asked.filter(|asked| asked.elapsed() > pace) {
            self.world.tally.add_bot_time(asked.elapsed());
        }
    }
}
