//! What a sheet can expect if nobody hurries it: the points and the rounds to go, by the exact solution for
//! its own rows alone.

use games::twenty_one::ROWS;
use solve::twenty_one::{RowState, SoloSolution, Standing};

/// How far a sheet is, and what it can expect.
#[derive(Clone, Copy, Debug)]
pub(super) struct SheetForecast {
    /// How far it is.
    pub(super) standing: Standing,
    /// The points still expected (T10: what stands counts already).
    pub(super) to_go: f32,
    /// The rounds until its fifth row is full.
    pub(super) rounds: f32,
}

impl Default for SheetForecast {
    fn default() -> SheetForecast {
        SheetForecast { standing: Standing::START, to_go: 0.0, rounds: 0.0 }
    }
}

impl SheetForecast {
    /// Whether the sheet is full, which ends the game (T9).
    #[inline]
    pub(super) fn is_full(&self) -> bool {
        self.standing.row >= ROWS
    }

    /// The points expected when the game ends after so many rounds: the sheet gets as far as it gets until then.
    #[inline]
    pub(super) fn points_after(&self, rounds: f32) -> f32 {
        let part = if self.rounds > rounds { rounds / self.rounds } else { 1.0 };
        self.standing.points as f32 + self.to_go * part
    }
}

/// The points and rounds to go of every row and state.
#[derive(Debug)]
pub(super) struct Forecasts {
    by_row_and_state: Vec<(f32, f32)>,
}

impl Forecasts {
    /// Looks them up once for all.
    pub(super) fn new(solo: &SoloSolution) -> Forecasts {
        let mut by_row_and_state = vec![(0.0, 0.0); ROWS * RowState::COUNT];
        for row in 0..ROWS {
            for state in RowState::all() {
                let standing = Standing { row, state, ..Standing::START };
                let prospect = (solo.to_go(&standing) as f32, solo.rounds(&standing) as f32);
                by_row_and_state[row * RowState::COUNT + state.index()] = prospect;
            }
        }
        Forecasts { by_row_and_state }
    }

    /// How much memory they take.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&*self.by_row_and_state)
    }

    /// What this sheet can expect.
    #[inline]
    pub(super) fn of(&self, standing: Standing) -> SheetForecast {
        let place = standing.row * RowState::COUNT + standing.state.index();
        let (to_go, rounds) = self.by_row_and_state.get(place).copied().unwrap_or_default();
        SheetForecast { standing, to_go, rounds }
    }
}
