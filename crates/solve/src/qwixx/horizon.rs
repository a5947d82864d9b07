//! How long a game lasts that others can end: the chance of that, round by round (a hazard rate).
//!
//! A round is one turn of everybody, counted from one's own first turn on. The chance belongs to the round
//! alone and not to one's own sheet: a horizon that came nearer with one's own progress would teach to stand
//! still.

use std::fmt;
use std::str::FromStr;

use table::NotationError;

/// The most rounds that are told apart; the last one's chance goes on for ever.
pub const MOST_ROUNDS: usize = 40;

/// The chance in some rounds that the other one ends a game of two quick players.
const TWO_QUICK_PLAYERS: [(usize, f64); 5] = [(4, 0.0), (8, 0.04), (12, 0.12), (16, 0.36), (20, 0.6)];

/// The chance that somebody else ends the game in each round, from the first.
#[derive(Clone, PartialEq, Debug)]
pub struct Horizon {
    /// Never empty; the last chance holds for all later rounds.
    chances: Vec<f64>,
}

impl Horizon {
    /// Nobody else ever ends the game.
    pub fn never() -> Horizon {
        Horizon { chances: vec![0.0] }
    }

    /// What quick players leave: known for two, and carried over to more. What counts is the number of turns
    /// so far, since everybody may cross something in each of them, and that each of the others may end it.
    pub fn of_quick_players(seats: usize) -> Horizon {
        let Some(two) = Horizon::through(&TWO_QUICK_PLAYERS).filter(|_| seats > 1) else {
            return Horizon::never();
        };
        let turns = 2 * two.rounds();
        let chance = |round: usize| {
            // The chance that one other player leaves the game going after one turn about that time.
            let goes_on = (1.0 - two.chance_at(round as f64 * seats as f64 / 2.0)).sqrt();
            let chance = 1.0 - goes_on.powi((seats * (seats - 1)) as i32);
            // To four digits: it is a guess, and written out in full it would look like more.
            (1e4 * chance).round() / 1e4
        };
        Horizon { chances: (1..=turns.div_ceil(seats)).map(chance).collect() }
    }

    /// The chance between two rounds, on a straight line.
    fn chance_at(&self, round: f64) -> f64 {
        let (low, high) = (self.chance(round.floor() as usize), self.chance(round.ceil() as usize));
        low + (high - low) * round.fract()
    }

    /// Straight lines between the chances of some rounds, which must rise; flat before the first and after
    /// the last. `None` for rounds out of order or out of range, and for what is no chance below 1.
    pub fn through(points: &[(usize, f64)]) -> Option<Horizon> {
        let rising = points.windows(2).all(|pair| pair[0].0 < pair[1].0);
        let in_range =
            |(round, chance): &(usize, f64)| (1..=MOST_ROUNDS).contains(round) && (0.0..1.0).contains(chance);
        let last = points.last().filter(|_| rising && points.iter().all(in_range))?;
        let chance = |round: usize| {
            let after = points.iter().position(|(known, _)| *known >= round)?;
            let (to, high) = points[after];
            let Some((from, low)) = after.checked_sub(1).map(|before| points[before]) else {
                return Some(high);
            };
            Some(low + (high - low) * (round - from) as f64 / (to - from) as f64)
        };
        Some(Horizon { chances: (1..=last.0).filter_map(chance).collect() })
    }

    /// How many rounds are told apart.
    pub fn rounds(&self) -> usize {
        self.chances.len()
    }

    /// The chance that somebody else ends the game in a round; nobody has done so in round 0, before one's
    /// own first turn.
    pub fn chance(&self, round: usize) -> f64 {
        let place = round.min(self.chances.len());
        place.checked_sub(1).map_or(0.0, |place| self.chances[place])
    }

    /// The chance that the game goes on after one turn of a round.
    pub(crate) fn goes_on(&self, round: usize, seats: usize) -> f64 {
        (1.0 - self.chance(round)).powf(1.0 / seats as f64)
    }
}

impl fmt::Display for Horizon {
    /// The chances of all rounds, as they can be read again.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Horizon::never() {
            return f.write_str("never");
        }
        let rounds = self.chances.iter().enumerate();
        f.write_str(&table::join(rounds.map(|(place, chance)| format!("{}:{chance}", place + 1)), ","))
    }
}

impl FromStr for Horizon {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Horizon, NotationError> {
        let wrong = || {
            NotationError::new(format!(
                "a horizon is `never`, or rounds from 1 to {MOST_ROUNDS} with chances below 1 like \
                 `4:0,8:0.04,12:0.12,16:0.36`, not `{}`",
                text.chars().take(60).collect::<String>().escape_debug()
            ))
        };
        if text.trim() == "never" {
            return Ok(Horizon::never());
        }
        let point = |part: &str| {
            let (round, chance) = part.split_once(':')?;
            Some((table::number(round.trim())?, chance.trim().parse().ok()?))
        };
        let points: Option<Vec<_>> = text.split(',').map(point).collect();
        Horizon::through(&points.ok_or_else(wrong)?).ok_or_else(wrong)
    }
}
