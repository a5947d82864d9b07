//! Sums over many games. All of them are integers, so that the result does not depend on who adds first.

use table::BySeat;

use crate::{FinishedGame, GameLength};

/// What one bot did over all games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BotTotals {
    /// Matches won alone.
    pub wins: u64,
    /// Matches won together with others.
    pub ties: u64,
    /// The points of all games.
    pub points: i64,
    /// The squares of the points of all games.
    pub squared_points: i64,
    /// The lowest points of a game.
    pub lowest: i32,
    /// The highest points of a game.
    pub highest: i32,
}

/// What happened over all games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SimulationTotals {
    /// Games played.
    pub games: u64,
    /// Matches played.
    pub matches: u64,
    /// Turns of all games: first rolls.
    pub turns: u64,
    /// The squares of the games' turns.
    pub squared_turns: u64,
    /// The turns of the shortest game.
    pub shortest: u64,
    /// The turns of the longest game.
    pub longest: u64,
    /// Events of all games.
    pub events: u64,
    /// Each seat's bot.
    pub bots: [BotTotals; table::MAX_SEATS],
}

impl SimulationTotals {
    /// Enters a finished game.
    pub(crate) fn add_game(&mut self, played: &FinishedGame) {
        let GameLength { turns, events } = played.length;
        let first = self.games == 0;
        self.games += 1;
        self.turns += turns;
        self.squared_turns += turns * turns;
        self.shortest = if first { turns } else { self.shortest.min(turns) };
        self.longest = self.longest.max(turns);
        self.events += events;
        for (bot, score) in self.bots.iter_mut().zip(played.scores.as_slice()) {
            bot.points += i64::from(*score);
            bot.squared_points += i64::from(*score) * i64::from(*score);
            bot.lowest = if first { *score } else { bot.lowest.min(*score) };
            bot.highest = if first { *score } else { bot.highest.max(*score) };
        }
    }

    /// Enters the result of a match.
    pub(crate) fn add_match(&mut self, totals: &BySeat<i32>) {
        self.matches += 1;
        let winners = table::winners(totals);
        for seat in winners.iter() {
            let bot = &mut self.bots[seat.index()];
            if winners.len() == 1 { bot.wins += 1 } else { bot.ties += 1 }
        }
    }

    /// Adds what happened in other games.
    pub(crate) fn add(&mut self, other: &SimulationTotals) {
        if other.games == 0 {
            return;
        }
        let first = self.games == 0;
        self.games += other.games;
        self.matches += other.matches;
        self.turns += other.turns;
        self.squared_turns += other.squared_turns;
        self.shortest = if first { other.shortest } else { self.shortest.min(other.shortest) };
        self.longest = self.longest.max(other.longest);
        self.events += other.events;
        for (bot, other) in self.bots.iter_mut().zip(&other.bots) {
            bot.wins += other.wins;
            bot.ties += other.ties;
            bot.points += other.points;
            bot.squared_points += other.squared_points;
            bot.lowest = if first { other.lowest } else { bot.lowest.min(other.lowest) };
            bot.highest = if first { other.highest } else { bot.highest.max(other.highest) };
        }
    }

    /// The mean number of turns of a game.
    pub fn mean_turns(&self) -> Estimate {
        Estimate::new(self.games, self.turns as f64, self.squared_turns as f64)
    }

    /// A bot's mean points of a game.
    pub fn mean_points(&self, bot: usize) -> Estimate {
        let bot = &self.bots[bot];
        Estimate::new(self.games, bot.points as f64, bot.squared_points as f64)
    }

    /// A bot's share of the matches: a win is one, a win shared by any number is a half.
    pub fn win_rate(&self, bot: usize) -> Estimate {
        let bot = &self.bots[bot];
        let (wins, ties) = (bot.wins as f64, bot.ties as f64);
        Estimate::new(self.matches, wins + ties / 2.0, wins + ties / 4.0).of_a_share(self.matches)
    }
}

/// A mean with its spread and how sure it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The standard deviation of one observation.
    pub deviation: f64,
    /// The 95 % interval of the mean.
    pub interval: [f64; 2],
}

/// How many standard errors a 95 % interval reaches to either side.
const REACH: f64 = 1.96;

impl Estimate {
    pub(crate) fn new(count: u64, sum: f64, sum_of_squares: f64) -> Estimate {
        let count = count.max(1) as f64;
        let mean = sum / count;
        let variance = (sum_of_squares - count * mean * mean).max(0.0) / (count - 1.0).max(1.0);
        let margin = REACH * (variance / count).sqrt();
        Estimate { mean, deviation: variance.sqrt(), interval: [mean - margin, mean + margin] }
    }

    /// The same with Wilson's interval for a share of this many: it stays between 0 and 1, and does not claim
    /// to be sure after a few wins in a row.
    pub(crate) fn of_a_share(self, count: u64) -> Estimate {
        let count = count.max(1) as f64;
        let square = REACH * REACH / count;
        let centre = (self.mean + square / 2.0) / (1.0 + square);
        let spread = self.mean * (1.0 - self.mean) / count + square / (4.0 * count);
        let margin = REACH * spread.max(0.0).sqrt() / (1.0 + square);
        Estimate { interval: [(centre - margin).max(0.0), (centre + margin).min(1.0)], ..self }
    }

    /// Half the width of the interval.
    pub fn margin(&self) -> f64 {
        (self.interval[1] - self.interval[0]) / 2.0
    }
}
