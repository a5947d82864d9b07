//! One sheet of Qwixx played for points, solved: what is asked, and the tablebase that answers.
//!
//! With one seat this is the solitaire game, and exact. With more seats most turns are somebody else's and
//! offer only their white sum; the others' sheets are left out, except that they may end the game, with a
//! chance that a [`Horizon`] gives for each round.

use std::path::PathBuf;
use std::sync::LazyLock;

use qwixx::MAX_SEATS;

use super::active_turn::place;
use super::backward_induction::{self, SheetSolver};
use super::evaluator::Evaluator;
use super::horizon::Horizon;
use super::row_states::{NUMBERS, RowStates};
use super::sheets::{MISTHROW_COUNTS, SheetValues, Sheets};
use super::standing::Standing;
use super::white_dice::SUM_CHANCES;
use crate::{Cancelled, SolveContext, Tablebase};

pub(crate) static SHEETS: LazyLock<Sheets> = LazyLock::new(|| Sheets::new(RowStates::merged()));

/// The game that is solved: for how many seats, and how long it lasts.
#[derive(Clone, PartialEq, Debug)]
pub struct OwnSheetGame {
    seats: usize,
    horizon: Horizon,
}

/// When a turn begins, from one player's view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnTiming {
    /// How many active turns the player has begun, the one that begins now included; 0 before the first.
    pub round: usize,
    /// How many turns of others come before the player's next one: 0 if their own begins now.
    pub wait: usize,
}

impl TurnTiming {
    /// The player's own first turn begins.
    pub const START: TurnTiming = TurnTiming { round: 1, wait: 0 };

    /// When the next turn begins.
    #[inline]
    fn next(self, seats: usize) -> TurnTiming {
        match self.wait {
            0 if seats > 1 => TurnTiming { wait: seats - 1, ..self },
            0 | 1 => TurnTiming { round: self.round + 1, wait: 0 },
            wait => TurnTiming { wait: wait - 1, ..self },
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

impl OwnSheetGame {
    /// The solitaire game: always active, nobody else to end it.
    pub fn solo() -> OwnSheetGame {
        OwnSheetGame { seats: 1, horizon: Horizon::never() }
    }

    /// One of several players; `None` if so many do not play.
    pub fn new(seats: usize, horizon: Horizon) -> Option<OwnSheetGame> {
        (1..=MAX_SEATS).contains(&seats).then_some(OwnSheetGame { seats, horizon })
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
        SHEETS.count() * MISTHROW_COUNTS
    }

    /// How many values the tablebase holds.
    pub fn stored_values(&self) -> usize {
        self.layers() * self.states()
    }

    /// What solving counts up to.
    pub fn work(&self) -> u64 {
        let turns = if self.horizon.rounds() == 1 { 0 } else { self.horizon.rounds() * self.seats - 1 };
        (SHEETS.count() * (1 + turns)) as u64
    }

    /// The name of the tablebase's file.
    pub fn name(&self) -> String {
        if *self == OwnSheetGame::solo() {
            return "qwixx-solo".to_owned();
        }
        if self.horizon == Horizon::never() {
            return format!("qwixx-alone-{}", self.seats);
        }
        format!("qwixx-alone-{}-{:08x}", self.seats, crc32fast::hash(self.horizon.to_string().as_bytes()))
    }

    /// Everything that the numbers in the tablebase depend on.
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
    fn layer(&self, timing: TurnTiming) -> usize {
        let last = self.horizon.rounds();
        let round = timing.round.min(last);
        let before = if last == 1 {
            0
        } else if round == 0 {
            return timing.wait / 2 - 1;
        } else {
            round * self.waits_kept() - 1
        };
        before + timing.wait / 2
    }

    fn layers(&self) -> usize {
        match self.horizon.rounds() {
            1 => self.waits_kept(),
            rounds => (rounds + 1) * self.waits_kept() - 1,
        }
    }

    /// The tablebase, found in the cache or solved. Solving counts up to [`OwnSheetGame::work`].
    pub fn tablebase(&self, context: SolveContext<'_>) -> Result<OwnSheetTablebase, Cancelled> {
        let SolveContext { cache, notify, .. } = context;
        let cached = cache.try_tablebase(&self.name(), &self.identity(), notify, || self.solve(context))?;
        Ok(OwnSheetTablebase {
            goes_on: (0..=self.horizon.rounds())
                .map(|round| self.horizon.goes_on(round, self.seats))
                .collect(),
            precision: self.precision(),
            game: self.clone(),
            tablebase: cached.tablebase,
            path: cached.path,
            computed: cached.computed,
        })
    }

    fn solve(&self, context: SolveContext<'_>) -> Result<Vec<u8>, Cancelled> {
        let precision = self.precision();
        let size = self.states() * precision.bytes();
        let mut layers = vec![Vec::new(); self.layers()];
        let keep = |round: usize, wait: usize, values: &SheetValues| {
            if wait.is_multiple_of(2) {
                let layer = &mut layers[self.layer(TurnTiming { round, wait })];
                layer.reserve_exact(size);
                values.in_order(|value| precision.write(value, layer));
            }
        };
        let solver = SheetSolver { sheets: &SHEETS, context };
        backward_induction::solve(&solver, self.seats, &self.horizon, keep)?;
        Ok(if layers.len() == 1 { layers.swap_remove(0) } else { layers.concat() })
    }
}

/// The tablebase of an [`OwnSheetGame`]: what any sheet is worth at any time.
#[derive(Debug)]
pub struct OwnSheetTablebase {
    game: OwnSheetGame,
    precision: Precision,
    /// The chance that the game goes on after a turn, by round.
    goes_on: Vec<f64>,
    tablebase: Tablebase,
    path: Option<PathBuf>,
    computed: bool,
}

impl OwnSheetTablebase {
    /// What is solved.
    pub fn game(&self) -> &OwnSheetGame {
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
        self.tablebase.numbers().len()
    }

    /// Where it is kept, if it is.
    pub fn path(&self) -> Option<&std::path::Path> {
        self.path.as_deref()
    }

    /// Whether it had to be solved first.
    pub fn was_computed(&self) -> bool {
        self.computed
    }

    /// The points to go at the start of a turn.
    #[inline]
    pub(crate) fn to_go(&self, timing: TurnTiming, standing: Standing) -> f64 {
        if standing.is_over(self.rows()) {
            0.0
        } else if timing.wait.is_multiple_of(2) {
            self.stored(timing, standing)
        } else {
            self.before_passive_turn(timing, standing)
        }
    }

    fn stored(&self, timing: TurnTiming, standing: Standing) -> f64 {
        let (upper, lower) = SHEETS.halves(standing.rows);
        let sheet = SHEETS.place(upper, lower);
        let layer = self.game.layer(timing) * self.game.states();
        self.precision
            .read(self.tablebase.numbers(), layer + sheet * MISTHROW_COUNTS + usize::from(standing.misthrows))
    }

    fn before_passive_turn(&self, timing: TurnTiming, standing: Standing) -> f64 {
        let pass = self.after_turn(timing, standing);
        let mut best = [pass; NUMBERS];
        for row in 0..4 {
            for (number, best) in best.iter_mut().enumerate() {
                let place = place(row, number);
                let state = standing.rows[row];
                let Some(after) = self.rows().after(state, place) else { continue };
                let mut crossed = standing;
                crossed.rows[row] = after;
                *best = best.max(self.rows().gain(state, place) + self.after_turn(timing, crossed));
            }
        }
        best.iter().zip(SUM_CHANCES).map(|(best, chance)| best * chance).sum()
    }
}

impl Evaluator for OwnSheetTablebase {
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
    fn after_turn(&self, timing: TurnTiming, standing: Standing) -> f64 {
        let goes_on = self.goes_on[timing.round.min(self.goes_on.len() - 1)];
        goes_on * self.to_go(timing.next(self.game.seats), standing)
    }
}
