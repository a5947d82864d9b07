//! Qwixx alone for points, solved: what is asked, and the table that answers.
//!
//! With one seat this is the solitaire game, and exact. With more seats most turns are somebody else's and
//! offer only their white sum; the others' sheets are left out, except that they may end the game, with a
//! chance that a [`Horizon`] gives for each round.

use std::path::PathBuf;
use std::sync::LazyLock;
use std::sync::atomic::AtomicU64;

use qwixx::MAX_SEATS;

use super::backward::{self, SheetSolver};
use super::horizon::Horizon;
use super::judge::Judge;
use super::rows::{NUMBERS, RowStates};
use super::sheets::{LANES, Sheets, Values};
use super::standing::Standing;
use super::turn::place;
use super::whites::SUM_CHANCES;
use crate::{Cache, Cached, Cancelled, IsCancelled, NEVER, Notice, Tablebase};

pub(crate) static SHEETS: LazyLock<Sheets> = LazyLock::new(|| Sheets::new(RowStates::merged()));

/// The game that is solved: for how many seats, and how long it lasts.
#[derive(Clone, PartialEq, Debug)]
pub struct Alone {
    seats: usize,
    horizon: Horizon,
}

/// When a turn begins, from one player's view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct When {
    /// How many active turns the player has begun, the one that begins now included; 0 before the first.
    pub round: usize,
    /// How many turns of others come before the player's next one: 0 if his own begins now.
    pub wait: usize,
}

impl When {
    /// The player's own first turn begins.
    pub const START: When = When { round: 1, wait: 0 };

    /// When the next turn begins.
    #[inline]
    fn next(self, seats: usize) -> When {
        match self.wait {
            0 if seats > 1 => When { wait: seats - 1, ..self },
            0 | 1 => When { round: self.round + 1, wait: 0 },
            wait => When { wait: wait - 1, ..self },
        }
    }
}

/// How a number is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Precision {
    /// In four bytes.
    Float,
    /// In two bytes, as two hundredths of a point above -20, the least that can be to go.
    Fixed,
}

/// The least points to go: four misthrows.
const LEAST: f64 = -20.0;
/// How fine two bytes are.
const STEPS: f64 = 200.0;

impl Precision {
    const fn bytes(self) -> usize {
        match self {
            Precision::Float => 4,
            Precision::Fixed => 2,
        }
    }

    fn write(self, value: f64, bytes: &mut Vec<u8>) {
        match self {
            Precision::Float => bytes.extend((value as f32).to_le_bytes()),
            Precision::Fixed => bytes.extend((((value - LEAST) * STEPS).round() as u16).to_le_bytes()),
        }
    }

    #[inline]
    fn read(self, bytes: &[u8], place: usize) -> f64 {
        match self {
            Precision::Float => bytes
                .get(4 * place..4 * place + 4)
                .and_then(|bytes| bytes.try_into().ok())
                .map_or(0.0, |bytes| f64::from(f32::from_le_bytes(bytes))),
            Precision::Fixed => bytes
                .get(2 * place..2 * place + 2)
                .and_then(|bytes| bytes.try_into().ok())
                .map_or(0.0, |bytes| f64::from(u16::from_le_bytes(bytes)) / STEPS + LEAST),
        }
    }
}

impl Alone {
    /// The solitaire game: always active, nobody else to end it.
    pub fn solo() -> Alone {
        Alone { seats: 1, horizon: Horizon::never() }
    }

    /// One of several players; `None` if so many do not play.
    pub fn new(seats: usize, horizon: Horizon) -> Option<Alone> {
        (1..=MAX_SEATS).contains(&seats).then_some(Alone { seats, horizon })
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// How long the game lasts.
    pub fn horizon(&self) -> &Horizon {
        &self.horizon
    }

    /// How many sheets with misthrows are told apart, the eight symmetric ones counted once.
    pub fn states(&self) -> usize {
        SHEETS.count() * LANES
    }

    /// How many values the table keeps.
    pub fn kept(&self) -> usize {
        self.layers() * self.states()
    }

    /// What solving counts up to.
    pub fn work(&self) -> u64 {
        let turns = if self.horizon.rounds() == 1 { 0 } else { self.horizon.rounds() * self.seats - 1 };
        (SHEETS.count() * (1 + turns)) as u64
    }

    /// The name of the table's file.
    pub fn name(&self) -> String {
        if *self == Alone::solo() {
            return "qwixx-solo".to_owned();
        }
        if self.horizon == Horizon::never() {
            return format!("qwixx-alone-{}", self.seats);
        }
        format!("qwixx-alone-{}-{:08x}", self.seats, crc32fast::hash(self.horizon.to_string().as_bytes()))
    }

    /// Everything that the numbers in the table depend on.
    fn identity(&self) -> String {
        format!(
            "qwixx alone 1; {} seats; horizon {}; {:?}; {} states; {} layers",
            self.seats,
            self.horizon,
            self.precision(),
            self.states(),
            self.layers()
        )
    }

    fn precision(&self) -> Precision {
        if self.horizon.rounds() == 1 { Precision::Float } else { Precision::Fixed }
    }

    /// How many waits of a round are kept: the even ones. The others follow from them in one step.
    fn waits_kept(&self) -> usize {
        self.seats.div_ceil(2)
    }

    /// The place of a kept round and wait among the layers.
    #[inline]
    fn layer(&self, when: When) -> usize {
        let last = self.horizon.rounds();
        let round = when.round.min(last);
        let before = if last == 1 {
            0
        } else if round == 0 {
            return when.wait / 2 - 1;
        } else {
            round * self.waits_kept() - 1
        };
        before + when.wait / 2
    }

    fn layers(&self) -> usize {
        match self.horizon.rounds() {
            1 => self.waits_kept(),
            rounds => (rounds + 1) * self.waits_kept() - 1,
        }
    }

    /// The table, found in the cache or made. `done` counts up to [`Alone::work`] while it is made.
    pub fn table(
        &self,
        cache: &Cache,
        threads: usize,
        done: &AtomicU64,
        notify: &dyn Fn(Notice<'_>),
    ) -> AloneTablebase {
        // Nobody cancels it.
        let make = || self.make(threads, done, NEVER).unwrap_or_default();
        self.opened(cache.table(&self.name(), &self.identity(), notify, make))
    }

    /// As [`Alone::table`], unless it is cancelled while it is made.
    pub fn table_unless(
        &self,
        cache: &Cache,
        threads: usize,
        done: &AtomicU64,
        notify: &dyn Fn(Notice<'_>),
        cancelled: IsCancelled<'_>,
    ) -> Result<AloneTablebase, Cancelled> {
        let make = || self.make(threads, done, cancelled);
        Ok(self.opened(cache.try_table(&self.name(), &self.identity(), notify, make)?))
    }

    fn opened(&self, cached: Cached) -> AloneTablebase {
        AloneTablebase {
            goes_on: (0..=self.horizon.rounds())
                .map(|round| self.horizon.goes_on(round, self.seats))
                .collect(),
            precision: self.precision(),
            game: self.clone(),
            table: cached.table,
            path: cached.path,
            made: cached.made,
        }
    }

    fn make(
        &self,
        threads: usize,
        done: &AtomicU64,
        cancelled: IsCancelled<'_>,
    ) -> Result<Vec<u8>, Cancelled> {
        let precision = self.precision();
        let size = self.states() * precision.bytes();
        let mut layers = vec![Vec::new(); self.layers()];
        let keep = |round: usize, wait: usize, values: &Values| {
            if wait.is_multiple_of(2) {
                let layer = &mut layers[self.layer(When { round, wait })];
                layer.reserve_exact(size);
                values.in_order(|value| precision.write(value, layer));
            }
        };
        let solver = SheetSolver { sheets: &SHEETS, threads: threads.max(1), done, cancelled };
        backward::solve(&solver, self.seats, &self.horizon, keep)?;
        Ok(if layers.len() == 1 { layers.swap_remove(0) } else { layers.concat() })
    }
}

/// The finished table of [`Alone`]: what any sheet is worth at any time.
#[derive(Debug)]
pub struct AloneTablebase {
    game: Alone,
    precision: Precision,
    /// The chance that the game goes on after a turn, by round.
    goes_on: Vec<f64>,
    table: Tablebase,
    path: Option<PathBuf>,
    made: bool,
}

impl AloneTablebase {
    /// What is solved.
    pub fn game(&self) -> &Alone {
        &self.game
    }

    /// How far a value may be from the true one.
    pub fn precision(&self) -> f64 {
        match self.precision {
            Precision::Float => 1e-5,
            Precision::Fixed => 0.5 / STEPS,
        }
    }

    /// How many digits after the point are worth showing.
    pub fn digits(&self) -> usize {
        match self.precision {
            Precision::Float => 4,
            Precision::Fixed => 2,
        }
    }

    /// How many bytes the numbers take.
    pub fn bytes(&self) -> usize {
        self.table.numbers().len()
    }

    /// Where the table is kept, if it is.
    pub fn path(&self) -> Option<&std::path::Path> {
        self.path.as_deref()
    }

    /// Whether it had to be made.
    pub fn was_made(&self) -> bool {
        self.made
    }

    /// The points to go at the start of a turn.
    #[inline]
    pub(crate) fn to_go(&self, when: When, standing: Standing) -> f64 {
        if standing.is_over(self.rows()) {
            0.0
        } else if when.wait.is_multiple_of(2) {
            self.kept(when, standing)
        } else {
            self.before_passive_turn(when, standing)
        }
    }

    fn kept(&self, when: When, standing: Standing) -> f64 {
        let (upper, lower) = SHEETS.halves(standing.rows);
        let sheet = SHEETS.place(upper, lower);
        let layer = self.game.layer(when) * self.game.states();
        self.precision.read(self.table.numbers(), layer + sheet * LANES + usize::from(standing.misthrows))
    }

    fn before_passive_turn(&self, when: When, standing: Standing) -> f64 {
        let pass = self.after_turn(when, standing);
        let mut best = [pass; NUMBERS];
        for row in 0..4 {
            for (number, best) in best.iter_mut().enumerate() {
                let place = place(row, number);
                let state = standing.rows[row];
                let Some(after) = self.rows().after(state, place) else { continue };
                let mut crossed = standing;
                crossed.rows[row] = after;
                *best = best.max(self.rows().gain(state, place) + self.after_turn(when, crossed));
            }
        }
        best.iter().zip(SUM_CHANCES).map(|(best, chance)| best * chance).sum()
    }
}

impl Judge for AloneTablebase {
    #[inline]
    fn rows(&self) -> &RowStates {
        SHEETS.rows()
    }

    #[inline]
    fn point(&self) -> f64 {
        1.0
    }

    /// The points to go, the chance counted in that the turn was the last one.
    #[inline]
    fn after_turn(&self, when: When, standing: Standing) -> f64 {
        let goes_on = self.goes_on[when.round.min(self.goes_on.len() - 1)];
        goes_on * self.to_go(when.next(self.game.seats), standing)
    }
}
