//! What happened in an arena, in whole numbers: it can be stored, added up in any order, and gone on with.

use serde::{Deserialize, Serialize};

use crate::{Estimate, FinishedGame};

/// A won game in the smallest part that is shared: it can be halved, and divided by three, four and five.
pub(crate) const SHARES_PER_WIN: u64 = 60;
/// How many groups the deals are split into, for the jackknife of the ratings.
pub(crate) const JACKKNIFE_GROUPS: usize = 20;

/// What one bot did.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotStanding {
    /// Games played.
    pub games: u64,
    /// Games won alone.
    pub wins: u64,
    /// Games won together with others.
    pub ties: u64,
    /// The points of all games.
    pub points: i64,
    /// The squares of the points of all games.
    pub squared_points: i64,
    /// The parts of the games won, 60 for each: shared wins are shared.
    shares: u64,
    /// The squares of the shares of each deal.
    squared_shares: u64,
}

/// What happened so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standings {
    /// Deals played.
    pub deals: u64,
    /// Games played.
    pub games: u64,
    /// Turns of all games.
    pub turns: u64,
    /// The bots, in the order named.
    pub bots: Vec<BotStanding>,
    /// How often each bot came before each other one, in halves, for each part of the deals.
    before: Vec<Vec<Vec<u64>>>,
}

impl Standings {
    pub(crate) fn new(bots: usize) -> Standings {
        Standings {
            bots: vec![BotStanding::default(); bots],
            before: vec![vec![vec![0; bots]; bots]; JACKKNIFE_GROUPS],
            ..Standings::default()
        }
    }

    /// Whether these are the standings of so many bots.
    pub(crate) fn fit(&self, bots: usize) -> bool {
        let square = |part: &Vec<Vec<u64>>| part.len() == bots && part.iter().all(|row| row.len() == bots);
        self.bots.len() == bots && self.before.len() == JACKKNIFE_GROUPS && self.before.iter().all(square)
    }

    /// Enters a game: which bot sat in each seat, and how it ended. `shares` collects the deal's shares.
    pub(crate) fn add_game(
        &mut self,
        deal: u64,
        seating: &[usize],
        played: &FinishedGame,
        shares: &mut [u64],
    ) {
        let scores = played.scores.as_slice();
        let winners = table::winners(&played.scores);
        self.games += 1;
        self.turns += played.length.turns;
        let before = &mut self.before[(deal % JACKKNIFE_GROUPS as u64) as usize];
        for (seat, (bot, score)) in seating.iter().zip(scores).enumerate() {
            let standing = &mut self.bots[*bot];
            standing.games += 1;
            standing.points += i64::from(*score);
            standing.squared_points += i64::from(*score) * i64::from(*score);
            if winners.iter().any(|winner| winner.index() == seat) {
                let alone = winners.len() == 1;
                standing.wins += u64::from(alone);
                standing.ties += u64::from(!alone);
                standing.shares += SHARES_PER_WIN / winners.len() as u64;
                shares[*bot] += SHARES_PER_WIN / winners.len() as u64;
            }
            for (other, others_score) in seating.iter().zip(scores) {
                before[*bot][*other] += match score.cmp(others_score) {
                    std::cmp::Ordering::Less => 0,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Greater => 2,
                };
            }
        }
    }

    /// Enters what each bot won in all games of a deal.
    pub(crate) fn add_deal(&mut self, shares: &[u64]) {
        self.deals += 1;
        for (bot, share) in self.bots.iter_mut().zip(shares) {
            bot.squared_shares += share * share;
        }
    }

    /// Adds what happened in other deals.
    pub(crate) fn add(&mut self, other: &Standings) {
        self.deals += other.deals;
        self.games += other.games;
        self.turns += other.turns;
        for (bot, other) in self.bots.iter_mut().zip(&other.bots) {
            bot.games += other.games;
            bot.wins += other.wins;
            bot.ties += other.ties;
            bot.points += other.points;
            bot.squared_points += other.squared_points;
            bot.shares += other.shares;
            bot.squared_shares += other.squared_shares;
        }
        let cells = self.before.iter_mut().flatten().flatten();
        for (cell, other) in cells.zip(other.before.iter().flatten().flatten()) {
            *cell += other;
        }
    }

    /// A bot's share of its games, shared wins shared. The games of a deal have their dice in common, so it is
    /// the deals that are counted for how sure this is.
    pub fn win_rate(&self, bot: usize) -> Estimate {
        let bot = &self.bots[bot];
        let whole = (SHARES_PER_WIN * bot.games / self.deals.max(1)).max(1) as f64;
        let (shares, squares) = (bot.shares as f64 / whole, bot.squared_shares as f64 / (whole * whole));
        let rate = Estimate::new(self.deals, shares, squares);
        if bot.shares == 0 || bot.shares == SHARES_PER_WIN * bot.games {
            // All lost or all won: the deals do not differ, which makes nobody sure.
            return rate.of_a_share(self.deals);
        }
        Estimate { interval: rate.interval.map(|share| share.clamp(0.0, 1.0)), ..rate }
    }

    /// A bot's mean points of a game.
    pub fn mean_points(&self, bot: usize) -> Estimate {
        let bot = &self.bots[bot];
        Estimate::new(bot.games, bot.points as f64, bot.squared_points as f64)
    }

    /// How often each bot came before each other one, without one part of the deals or with all of them.
    pub(crate) fn before(&self, without: Option<usize>) -> Vec<Vec<f64>> {
        let bots = self.bots.len();
        let mut sums = vec![vec![0.0; bots]; bots];
        for (_, part) in self.before.iter().enumerate().filter(|(part, _)| Some(*part) != without) {
            for (sums, cells) in sums.iter_mut().zip(part) {
                for (sum, cell) in sums.iter_mut().zip(cells) {
                    *sum += *cell as f64 / 2.0;
                }
            }
        }
        sums
    }
}
