//! One table after another: opened over HTTP, played by its players, its records checked.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use protocol::http::{NewTable, Seated, SitDown, TableCreated};
use protocol::json;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Deserialize;
use table::Seat;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::http::{Http, HttpRequest};
use crate::player::Player;
use crate::{StressError, World};

/// The games of a match: the most there can be, so that most time goes into play.
const MATCH: usize = 5;
/// How long a request may take, also while the server is being killed.
const ANSWERED_WITHIN: Duration = Duration::from_secs(20);

/// The texts of a game's events, by the number of the step and the place in it.
type Told = BTreeMap<(u64, usize), String>;

/// What the players of a table know together.
pub(crate) struct Shared {
    /// When the clock of this table began.
    pub(crate) epoch: Instant,
    /// When each seat last sent a choice, in microseconds since the epoch, plus one; 0 for none under way.
    pub(crate) sent: Vec<AtomicU64>,
    /// When the next action may be, in microseconds since the epoch.
    pub(crate) next_action: AtomicU64,
    /// What was told of each game.
    told: Mutex<BTreeMap<usize, Told>>,
    /// The highest step that anybody has seen.
    pub(crate) highest: AtomicU64,
    /// Whether each game that is over was the last one.
    last: Mutex<BTreeMap<usize, bool>>,
}

impl Shared {
    pub(crate) fn micros(&self) -> u64 {
        self.epoch.elapsed().as_micros() as u64
    }

    /// Whether a game that is over was the last one here. Whoever asks first decides for everybody: they do not hear of
    /// the end of a game at the same moment, and nobody must wait for somebody who has gone.
    pub(crate) fn is_last(&self, game: usize, is_ending: bool) -> bool {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        *last.entry(game).or_insert(is_ending)
    }

    /// Notes an event of a game that somebody was told; `false` if somebody else was told otherwise.
    pub(crate) fn note(&self, game: usize, place: (u64, usize), text: &str) -> bool {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        told.entry(game).or_default().entry(place).or_insert_with(|| text.to_owned()) == text
    }
}

/// Whoever opens one table after another.
pub(crate) struct Host {
    world: Arc<World>,
    rng: Xoshiro256PlusPlus,
    opening: Arc<Semaphore>,
    http: Http,
}

impl Host {
    pub(crate) fn new(world: Arc<World>, rng: Xoshiro256PlusPlus, opening: Arc<Semaphore>) -> Host {
        let http = Http::new(world.address);
        Host { world, rng, opening, http }
    }

    /// Plays table after table until the end.
    pub(crate) async fn play(mut self) -> Result<(), StressError> {
        let mut first = true;
        while first || !self.world.is_ending() {
            self.play_table(first).await?;
            first = false;
        }
        Ok(())
    }

    async fn play_table(&mut self, first: bool) -> Result<(), StressError> {
        let seats = self.world.load.seats;
        let opening = Arc::clone(&self.opening);
        let turn = opening.acquire().await.map_err(|error| StressError::Unreachable(error.to_string()))?;
        let bot = self.world.bot_seat();
        let bots = bot.into_iter().zip(self.world.load.bot).collect();
        let table = NewTable { games: MATCH, bots, ..NewTable::new(&self.world.load.game, seats) };
        let created: TableCreated = self.ask("POST", "/api/v1/tables", None, || Some(json(&table))).await?;
        let token =
            created.token.ok_or_else(|| StressError::Unreachable("a table without a token".to_owned()))?;
        let mut tokens = Vec::new();
        for seat in Seat::all(seats).filter(|seat| bot != Some(*seat)) {
            let own = (seat == Seat::FIRST).then_some(token.as_str());
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.rng.next_u64());
            // Luck that was sent once is known: every request brings another.
            let sit_down = move || {
                let luck = Some(format!("{:x}", rng.next_u64()));
                let name = format!("Player {seat}");
                Some(json(&SitDown { name, luck, seat: Some(seat), another: false }))
            };
            let path = format!("/api/v1/tables/{}/seats", created.table);
            let seated: Result<Seated, StressError> = self.ask("POST", &path, own, sit_down).await;
            match seated {
                Ok(seated) => tokens.push(seated.token.unwrap_or_else(|| token.clone())),
                // Killed between storing and answering: the seat is taken by a token that nobody knows.
                Err(_) if self.world.killing.load(Ordering::Relaxed) => return Ok(()),
                Err(error) => return Err(error),
            }
        }
        let pace = self.world.load.pace.unwrap_or_default().as_micros() as u64;
        let stagger = if pace == 0 { 0 } else { self.rng.next_u64() % pace };
        let shared = Arc::new(Shared {
            epoch: Instant::now(),
            sent: (0..seats).map(|_| AtomicU64::new(0)).collect(),
            next_action: AtomicU64::new(stagger),
            told: Mutex::default(),
            highest: AtomicU64::new(0),
            last: Mutex::default(),
        });
        let mut players = tokio::task::JoinSet::new();
        for (token, seat) in tokens.into_iter().zip(Seat::all(seats)) {
            let rng = Xoshiro256PlusPlus::seed_from_u64(self.rng.next_u64());
            let world = Arc::clone(&self.world);
            let mut player = Player::new(world, Arc::clone(&shared), created.table.clone(), token, seat, rng);
            player.connect().await?;
            players.spawn(player.play());
        }
        // Between two tables nobody keeps a connection open.
        self.http.close();
        drop(turn);
        self.world.latest_table.send_replace(created.table.clone());
        if first {
            self.world.tally.open.fetch_add(1, Ordering::Relaxed);
        }
        while let Some(ended) = players.join_next().await {
            crate::check(ended)?;
        }
        self.check_records(&created.table, &shared).await
    }

    /// Every finished game has a record that the rules and the dice accept, and that holds what was told.
    async fn check_records(&mut self, table: &str, shared: &Shared) -> Result<(), StressError> {
        let told = std::mem::take(&mut *shared.told.lock().unwrap_or_else(PoisonError::into_inner));
        for (number, events) in told {
            let path = format!("/g/{table}-{number}.rw");
            let (status, text) = self.send("GET", &path, None, || None).await?;
            if status == 404 && self.world.is_ending() {
                continue;
            }
            let broken = |what: String| StressError::Broken(format!("{path}: {what}"));
            let games = games::read_record(&text).map_err(|error| broken(error.to_string()))?;
            let game = games.first().ok_or_else(|| broken("no game".to_owned()))?;
            fair::check(game).map_err(|error| broken(error.to_string()))?;
            let recorded: Vec<String> =
                (0..game.table.ply()).filter_map(|number| game.table.event(number)).collect();
            let told: Vec<String> = events.into_values().collect();
            // The first game begins when the last player sits down, before they have opened their socket.
            let whole =
                if number == 1 { recorded.ends_with(&told) && !told.is_empty() } else { recorded == told };
            if !game.is_over() || !whole {
                return Err(broken("it does not hold what the players were told".to_owned()));
            }
            self.world.tally.games.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    }

    async fn ask<T: for<'de> Deserialize<'de>>(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: impl FnMut() -> Option<String> + Send,
    ) -> Result<T, StressError> {
        let (status, text) = self.send(method, path, token, body).await?;
        let answer = serde_json::from_str(&text).ok().filter(|_| (200..300).contains(&status));
        answer.ok_or_else(|| StressError::Unreachable(format!("{path} is answered {status}: {text}")))
    }

    /// Asks until there is an answer: while the server is being killed there may be none for a while. The body is made
    /// anew for every request.
    async fn send(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        mut body: impl FnMut() -> Option<String> + Send,
    ) -> Result<(u16, String), StressError> {
        let begun = Instant::now();
        loop {
            let body = body();
            let ask = HttpRequest { method, path, token, body: body.as_deref() };
            let answered = timeout(ANSWERED_WITHIN, self.http.ask(&ask)).await;
            match answered.unwrap_or_else(|_| Err(ErrorKind::TimedOut.into())) {
                Ok(answer) => return Ok(answer),
                Err(_) if self.world.killing.load(Ordering::Relaxed) && begun.elapsed() < ANSWERED_WITHIN => {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                Err(error) => return Err(StressError::Unreachable(format!("{path}: {error}"))),
            }
        }
    }
}
