//! The world around the server: people, their connections, the disk, the clock, and everything that goes wrong.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use server::identity::PlayerId;
use server::outbox::Outbox;
use server::play::{Event, Level};
use server::protocol::http::SitDown;
use server::store::{Key, Store};
use server::table_connection::TableConnection;
use table::{Seat, below};
use tokio::sync::oneshot;

use crate::client::{Client, Link};
use crate::disk::Disk;
use crate::history::History;
use crate::network::Pipe;
use crate::process::Process;
use crate::scenario::Scenario;
use crate::{BrokenPromise, Run};

/// The first moment of every simulation, in seconds since 1970.
const FIRST_MOMENT: u64 = 1_800_000_000;
/// How many rounds a match may take to end when nothing goes wrong any more.
const ROUNDS_TO_THE_END: u32 = 30_000;
/// How far the wall clock jumps, at most.
const FARTHEST_JUMP: u32 = 40 * 24 * 60 * 60;

/// Everything there is.
pub(crate) struct World {
    scenario: Scenario,
    rng: Xoshiro256PlusPlus,
    disk: Disk,
    wall_clock: Arc<AtomicU64>,
    process: Option<Process>,
    starts: u64,
    table: String,
    clients: Vec<Client>,
    history: History,
    actions: u64,
    crashes: u64,
    cuts: u64,
}

impl World {
    pub(crate) fn new(scenario: Scenario) -> World {
        let seed = scenario.seed;
        World {
            rng: Xoshiro256PlusPlus::seed_from_u64(!seed),
            disk: Disk::new(seed ^ 0x5eed),
            wall_clock: Arc::new(AtomicU64::new(FIRST_MOMENT)),
            process: None,
            starts: 0,
            table: String::new(),
            clients: Vec::new(),
            history: History::default(),
            actions: 0,
            crashes: 0,
            cuts: 0,
            scenario,
        }
    }

    pub(crate) fn run(mut self) -> Result<Run, BrokenPromise> {
        let played = self.play();
        let seed = self.scenario.seed;
        played.map_err(|what| BrokenPromise { seed, actions: self.actions, what })
    }

    fn play(&mut self) -> Result<Run, String> {
        self.open_table()?;
        while self.actions < self.scenario.actions && !self.clients.iter().any(Client::is_over) {
            self.actions += 1;
            self.go_wrong()?;
            self.act()?;
        }
        self.disk.heal();
        self.come_to_the_end()?;
        self.process()?.pass(Duration::from_secs(5));
        self.check_the_disk()?;
        let stored = self.stored()?;
        Ok(Run {
            fingerprint: self.history.fingerprint(),
            requests: self.clients.iter().map(|client| client.requests).sum(),
            steps: stored.steps.len() as u64,
            games: self.history.games(),
            crashes: self.crashes,
            storage_failures: self.disk.failures(),
            cuts: self.cuts,
        })
    }

    fn below(&mut self, number: u32) -> u32 {
        below(&mut self.rng, number)
    }

    /// Whether something happens that happens once in so many times; never for 0.
    fn one_in(&mut self, number: u32) -> bool {
        number > 0 && self.below(number) == 0
    }

    /// The running server; it is started if it was killed.
    fn process(&mut self) -> Result<&Process, String> {
        if self.process.is_none() {
            self.starts += 1;
            let seed = self.scenario.seed.wrapping_mul(1000).wrapping_add(self.starts);
            self.process = Some(Process::start(&self.disk, &self.wall_clock, seed)?);
        }
        self.process.as_ref().ok_or_else(|| "there is no server".to_owned())
    }

    fn stored(&mut self) -> Result<server::store::StoredTable, String> {
        let (disk, table) = (self.disk.clone(), self.table.clone());
        let stored = self.process()?.wait(async move { disk.table(Key::Id(&table)).await });
        let stored = stored.map_err(|error| error.to_string())?;
        stored.ok_or_else(|| format!("table {} is lost", self.table))
    }

    /// Opens the table and seats everybody; nothing goes wrong yet.
    fn open_table(&mut self) -> Result<(), String> {
        let Scenario { plan, people, watchers, .. } = self.scenario.clone();
        let player = |number: usize| PlayerId::of_token(&format!("the-token-of-player-{number}"));
        let host = player(0).ok_or("no host")?;
        let seats: Vec<Seat> = Seat::all(plan.seats).collect();
        let (own, bots) = seats.split_at(people);
        let bots = bots.iter().map(|seat| Event::SatBot { seat: *seat, level: Level(bots::Bot::Random) });
        let players = if people == 0 { 0 } else { 1 + self.below(people as u32) as usize };
        let bots = bots.collect();
        let process = self.process()?;
        let (done, stored) = oneshot::channel();
        let room = {
            let _inside = process.enter();
            process.services().create(plan, host, bots, Some(done)).map_err(|error| error.to_string())?
        };
        process.wait(stored).map_err(|error| error.to_string())?;
        let table = room.lock().id().to_owned();
        for (place, seat) in own.iter().enumerate() {
            let (done, stored) = oneshot::channel();
            let wish = SitDown {
                luck: Some(format!("luck{place}")),
                seat: Some(*seat),
                another: true,
                ..SitDown::default()
            };
            {
                let _inside = process.enter();
                let sitting = player(place % players).ok_or("no player")?;
                let seated = room.lock().sit(sitting, &wish, format!("Player {place}"), done);
                seated.map_err(|error| error.to_string())?;
            }
            process.wait(stored).map_err(|error| error.to_string())?;
        }
        self.table = table;
        for number in 0..players {
            let seats = own.iter().copied().skip(number).step_by(players).collect();
            self.clients.push(Client::new(number, player(number), seats));
        }
        for number in players..players + watchers {
            let player = if number == 0 { player(0) } else { None };
            self.clients.push(Client::new(number, player, Vec::new()));
        }
        Ok(())
    }

    /// Lets something go wrong, now and then.
    fn go_wrong(&mut self) -> Result<(), String> {
        let faults = self.scenario.faults;
        if self.one_in(faults.disk) {
            let commits = 1 + self.below(6);
            self.disk.fail(commits);
        }
        if self.one_in(faults.slow_disk) {
            let commits = 1 + self.below(10);
            self.disk.slow_down(commits);
        }
        if self.one_in(faults.clock_jump) {
            let jump = u64::from(self.below(FARTHEST_JUMP));
            let forward = self.below(2) == 0;
            let now = self.wall_clock.load(Ordering::Relaxed);
            let then = if forward { now + jump } else { now.saturating_sub(jump) };
            self.wall_clock.store(then, Ordering::Relaxed);
        }
        if self.one_in(faults.cut) {
            let client = self.below(self.clients.len() as u32) as usize;
            self.cut(client)?;
        }
        if self.one_in(faults.crash) {
            self.crash()?;
        }
        Ok(())
    }

    /// Kills the server between any two things that it does.
    fn crash(&mut self) -> Result<(), String> {
        let steps = self.below(30);
        self.process()?.poll(steps);
        self.crashes += 1;
        for place in 0..self.clients.len() {
            self.cut(place)?;
        }
        self.process = None;
        Ok(())
    }

    /// Cuts a connection. The server has read some of what was on its way, and may notice the cut much later.
    fn cut(&mut self, place: usize) -> Result<(), String> {
        self.cuts += 1;
        let read = self.below(3);
        for _ in 0..read {
            self.deliver(place)?;
        }
        let asks_again = self.below(2) == 0;
        let noticed = Duration::from_millis(u64::from(self.below(60_000)));
        let client = &mut self.clients[place];
        let link = std::mem::replace(&mut client.link, Link::None);
        client.is_cut(asks_again);
        let process = self.process()?;
        let _inside = process.enter();
        process.spawn(async move {
            tokio::time::sleep(noticed).await;
            drop(link);
        });
        Ok(())
    }

    /// Somebody does something, and some time passes.
    fn act(&mut self) -> Result<(), String> {
        let place = self.below(self.clients.len() as u32) as usize;
        self.listen(place)?;
        if self.clients[place].is_at_the_table() {
            let whim = self.below(6) == 0;
            let client = &mut self.clients[place];
            let request =
                if whim { Some(client.whim(&mut self.rng)) } else { client.next_move(&mut self.rng) };
            if let Some(request) = request.filter(|_| client.player.is_some()) {
                client.send(request);
            }
            // Messages come one by one, or some at once, or twice.
            if self.below(30) == 0
                && let Some(again) = self.clients[place].outgoing.back().cloned()
            {
                self.clients[place].outgoing.push_back(again);
            }
            if self.below(4) > 0 {
                while self.deliver(place)? {}
            }
        } else {
            self.connect(place)?;
        }
        self.let_time_pass()
    }

    fn let_time_pass(&mut self) -> Result<(), String> {
        let time = match self.below(40) {
            0..=19 => {
                let times = self.below(6);
                self.process()?.poll(times);
                return Ok(());
            }
            20..=37 => Duration::from_micros(u64::from(self.below(5_000))),
            38 => Duration::from_millis(u64::from(self.below(20_000))),
            _ => {
                let process = self.process()?;
                let _inside = process.enter();
                process.services().sweep();
                Duration::from_secs(90)
            }
        };
        self.process()?.pass(time);
        self.wall_clock.fetch_add(time.as_secs(), Ordering::Relaxed);
        Ok(())
    }

    /// Says hello, if that has not been done.
    fn connect(&mut self, place: usize) -> Result<(), String> {
        if !matches!(self.clients[place].link, Link::None) {
            return Ok(());
        }
        let table = self.table.clone();
        let owed = self.history.highest();
        let client = &mut self.clients[place];
        client.owed = owed;
        let (player, since) = (client.player, client.seen);
        let (pipe, answer) = (Pipe::default(), Arc::new(Mutex::new(None)));
        client.link = Link::Opening(Arc::clone(&answer), pipe.clone());
        let process = self.process()?;
        let services = Arc::clone(process.services());
        process.spawn(async move {
            let out = Outbox::new(pipe.clone());
            let opened = TableConnection::open(&services, &table, player, since, out.clone()).await;
            let is_open = opened.is_ok();
            let opened = opened.map_err(|error| error.code.into_owned());
            *answer.lock().unwrap_or_else(PoisonError::into_inner) = Some(opened);
            // What a connection's own task does: it writes what could not be written at once, and ends.
            if is_open {
                loop {
                    out.needs_task().await;
                    if !matches!(out.drain().await, Ok(None)) {
                        break;
                    }
                }
            }
            out.hang_up();
            pipe.end();
        });
        Ok(())
    }

    /// Takes in everything that has come.
    fn listen(&mut self, place: usize) -> Result<(), String> {
        let client = &mut self.clients[place];
        if let Link::Opening(answer, pipe) = &client.link {
            let answered = answer.lock().unwrap_or_else(PoisonError::into_inner).take();
            let pipe = pipe.clone();
            match answered {
                None => return Ok(()),
                Some(Ok(connection)) => client.link = Link::Open(connection, pipe),
                Some(Err(code)) if code == "unavailable" || code == "recovering" => {
                    client.is_cut(true);
                    return Ok(());
                }
                Some(Err(code)) => return Err(format!("client {place} cannot come back: {code}")),
            }
        }
        let Link::Open(connection, pipe) = &client.link else { return Ok(()) };
        let (is_closed, pipe) = (connection.is_closed() || pipe.has_ended(), pipe.clone());
        while let Some(text) = pipe.read_text() {
            self.clients[place].hear(&text, &mut self.history, &self.disk)?;
        }
        if is_closed {
            let link = std::mem::replace(&mut self.clients[place].link, Link::None);
            self.clients[place].is_cut(true);
            let process = self.process()?;
            let _inside = process.enter();
            drop(link);
        }
        Ok(())
    }

    /// Lets the server read the next request of somebody; `false` if there is none.
    fn deliver(&mut self, place: usize) -> Result<bool, String> {
        self.process()?;
        let client = &mut self.clients[place];
        let Link::Open(connection, _) = &client.link else { return Ok(false) };
        let Some(request) = client.outgoing.pop_front() else { return Ok(false) };
        let Some(process) = &self.process else { return Ok(false) };
        let _inside = process.enter();
        connection.receive(&request.to_string());
        Ok(true)
    }

    /// Everything works again: the match comes to its end.
    fn come_to_the_end(&mut self) -> Result<(), String> {
        for _ in 0..ROUNDS_TO_THE_END {
            if self.clients.iter().any(|client| client.is_at_the_table() && client.is_over()) {
                return Ok(());
            }
            for place in 0..self.clients.len() {
                self.actions += 1;
                self.listen(place)?;
                if !self.clients[place].is_at_the_table() {
                    self.connect(place)?;
                    continue;
                }
                let client = &mut self.clients[place];
                if let Some(request) = client.next_move(&mut self.rng).filter(|_| client.player.is_some()) {
                    client.send(request);
                }
                while self.deliver(place)? {}
            }
            self.process()?.pass(Duration::from_millis(20));
        }
        let stored = self.stored()?;
        let last = stored.steps.last().map_or("none", String::as_str);
        let views: Vec<String> = self.clients.iter().map(Client::describe).collect();
        Err(format!(
            "the match does not end; {:?}; {} steps, the last one {last}; {}",
            self.scenario,
            stored.steps.len(),
            views.join("; ")
        ))
    }

    /// What was told is what is stored, and what is stored can be read.
    fn check_the_disk(&mut self) -> Result<(), String> {
        for place in 0..self.clients.len() {
            self.listen(place)?;
        }
        let stored = self.stored()?;
        self.history.compare(&stored, &self.disk)?;
        let wrong = self.process()?.services().metrics().wrong_records.get();
        if wrong > 0 { Err(format!("{wrong} records were wrong when they were made")) } else { Ok(()) }
    }
}

impl Drop for World {
    /// Connections are let go of inside the runtime that they belong to.
    fn drop(&mut self) {
        if let Some(process) = &self.process {
            let _inside = process.enter();
            self.clients.clear();
        }
    }
}
