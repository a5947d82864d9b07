//! Who is going to win: the end is exact, what comes before it is what an estimator says.

use one_card::{MAX_OPEN, MAX_SEATS};

use super::kept_dice::SYMBOLS;
use super::player_standing::{PlayerOptions, PlayerStanding};
use super::win_estimator::WinEstimator;

/// What a point counts where the game is decided; a win counts 1.
const POINT: f64 = 1e-6;

/// At a careful look, a reply may be worth so many points less than the best one if it wins more often.
const REPLY_MARGIN: f64 = 4.0;

/// What a player who marks later in this turn makes of a result.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Reply {
    /// How they may stand if they play on, the most points and values first.
    going: [PlayerStanding; MAX_OPEN + 1],
    /// How many of these there are.
    ways: usize,
    /// Their points if the game ends this turn anyway.
    at_end: f64,
    /// Their points if they end it by scoring their last card (K10), where they can.
    ending: Option<f64>,
}

impl Reply {
    #[inline]
    fn add(&mut self, going: PlayerStanding) {
        if let Some(place) = self.going.get_mut(self.ways) {
            *place = going;
            self.ways += 1;
        }
    }
}

impl PlayerOptions<'_> {
    /// What this player may make of a result: where they play on, no less than so many points worse than the best.
    #[inline]
    fn reply(&self, counts: &[u8; SYMBOLS], margin: f64) -> Reply {
        let mut reply = Reply { at_end: self.standing.points, ..Reply::default() };
        let mut best = self.standing.worth(1.0);
        reply.add(self.standing);
        for (_, standing) in self.moves(counts) {
            reply.at_end = reply.at_end.max(standing.points);
            if standing.left == 0 {
                reply.ending =
                    Some(reply.ending.map_or(standing.points, |points| points.max(standing.points)));
            } else {
                let worth = standing.worth(1.0);
                reply.add(standing);
                if worth > best {
                    best = worth;
                    reply.going.swap(0, reply.ways - 1);
                }
            }
        }
        let mut kept = 1;
        for way in 1..reply.ways {
            if reply.going[way].worth(1.0) > best - margin {
                reply.going[kept] = reply.going[way];
                kept += 1;
            }
        }
        reply.ways = kept;
        reply
    }
}

/// A player who is to choose, and the others.
pub(crate) struct WinEvaluation<'a, O> {
    /// Who chooses.
    pub(crate) me: PlayerOptions<'a>,
    /// The others in the order of their turns. Only the first `seats - 1` play.
    pub(crate) others: [PlayerOptions<'a>; MAX_SEATS - 1],
    /// How many others there are.
    pub(crate) rivals: usize,
    /// How many of them mark later in this turn (K6).
    pub(crate) to_mark: usize,
    /// Whether this turn is the last one already (K10).
    pub(crate) last_turn: bool,
    /// Says who is going to win if the game goes on.
    pub(crate) estimator: &'a O,
    /// Whether it is to look carefully.
    pub(crate) careful: bool,
}

impl<O: WinEstimator> WinEvaluation<'_, O> {
    /// The best use of a result: the chance to win, or alone the points less what further turns cost, and the
    /// place of the card if one is used. Where nobody can end the game, uses that are worth so many points
    /// less than the best are not looked at.
    #[inline]
    pub(crate) fn best(&self, counts: &[u8; SYMBOLS], margin: f64) -> (f64, Option<usize>) {
        let mut best = (f64::NEG_INFINITY, None);
        self.rate_within(counts, margin, |place, chance| {
            if chance > best.0 {
                best = (chance, place);
            }
        });
        best
    }

    /// What passing is worth, and then using each card that can be used.
    #[inline]
    pub(crate) fn rate(&self, counts: &[u8; SYMBOLS], each: impl FnMut(Option<usize>, f64)) {
        self.rate_within(counts, f64::INFINITY, each);
    }

    #[inline]
    fn rate_within(&self, counts: &[u8; SYMBOLS], margin: f64, mut each: impl FnMut(Option<usize>, f64)) {
        if self.rivals == 0 {
            return self.rate_alone(counts, each);
        }
        let replies = self.replies(counts);
        let mut least = f64::NEG_INFINITY;
        let ending = self.last_turn || replies[..self.to_mark].iter().any(|reply| reply.ending.is_some());
        if margin.is_finite() && !ending {
            let going = self.me.moves(counts).filter(|(_, standing)| standing.left > 0);
            let worth = |(_, standing): (usize, PlayerStanding)| standing.worth(1.0);
            least = going.map(worth).fold(self.me.standing.worth(1.0), f64::max) - margin;
        }
        if self.me.standing.worth(1.0) >= least {
            each(None, self.chance(&self.me.standing, &replies));
        }
        for (place, standing) in self.me.moves(counts) {
            if standing.left == 0 || standing.worth(1.0) >= least {
                each(Some(place), self.chance(&standing, &replies));
            }
        }
    }

    fn rate_alone(&self, counts: &[u8; SYMBOLS], mut each: impl FnMut(Option<usize>, f64)) {
        each(None, self.worth_alone(&self.me.standing));
        for (place, standing) in self.me.moves(counts) {
            each(Some(place), self.worth_alone(&standing));
        }
    }

    /// The points less what further turns cost. Of more cards than are still to be scored, only the best count;
    /// the others give their full rows (K11).
    fn worth_alone(&self, standing: &PlayerStanding) -> f64 {
        let mut gains = [f64::NEG_INFINITY; MAX_OPEN];
        let held = self.me.cards.iter().flatten().count();
        if standing.left >= held {
            return standing.worth(1.0);
        }
        for (gain, card) in gains.iter_mut().zip(&standing.cards).take(held) {
            *gain = card.map_or(0.0, |card| card.gain());
        }
        gains.sort_by(|a, b| b.total_cmp(a));
        standing.points + gains[..standing.left].iter().sum::<f64>()
    }

    /// What those who mark later make of a result.
    #[inline]
    pub(crate) fn replies(&self, counts: &[u8; SYMBOLS]) -> [Reply; MAX_SEATS - 1] {
        let mut replies = [Reply::default(); MAX_SEATS - 1];
        for (reply, other) in replies.iter_mut().zip(&self.others[..self.to_mark]) {
            *reply = other.reply(counts, if self.careful { REPLY_MARGIN } else { 0.0 });
        }
        replies
    }

    /// The chance to win with this standing after one's own mark.
    #[inline]
    pub(crate) fn chance(&self, me: &PlayerStanding, replies: &[Reply; MAX_SEATS - 1]) -> f64 {
        self.chance_of(0, me, replies)
    }

    /// The chance to win of the player so many seats further, if the one who chooses uses this card or none.
    pub(crate) fn chance_further(&self, seats: usize, counts: &[u8; SYMBOLS], used: Option<usize>) -> f64 {
        let moved = self.me.moves(counts).find(|(place, _)| Some(*place) == used);
        let me = moved.map_or(self.me.standing, |(_, standing)| standing);
        self.chance_of(seats, &me, &self.replies(counts))
    }

    /// The chance to win of one of the players, so many seats further, after the mark of the one who chooses.
    #[inline]
    fn chance_of(&self, viewer: usize, me: &PlayerStanding, replies: &[Reply; MAX_SEATS - 1]) -> f64 {
        let mut standings = [PlayerStanding::default(); MAX_SEATS - 1];
        let standings = &mut standings[..self.rivals];
        for (standing, other) in standings.iter_mut().zip(&self.others) {
            *standing = other.standing;
        }
        let marking = &replies[..self.to_mark];
        if self.last_turn || me.left == 0 {
            standings.iter_mut().zip(marking).for_each(|(standing, reply)| standing.points = reply.at_end);
            return self.seen(viewer, me, standings, true);
        }
        for (place, reply) in marking.iter().enumerate() {
            if let Some(points) = reply.ending {
                let mut end = [PlayerStanding::default(); MAX_SEATS - 1];
                let end = &mut end[..self.rivals];
                end.copy_from_slice(standings);
                end.iter_mut()
                    .zip(marking)
                    .skip(place)
                    .for_each(|(standing, reply)| standing.points = reply.at_end);
                end[place].points = points;
                let highest = end.iter().map(|standing| standing.points).fold(me.points, f64::max);
                // They end the game if that wins it.
                if points >= highest {
                    return self.seen(viewer, me, end, true);
                }
            }
            standings[place] = reply.going[0];
        }
        // Of two players one wins what the other loses, so the other one takes what is worst for the first.
        match marking {
            [reply] if self.rivals == 1 && reply.ways > 1 => {
                let mut worst: f64 = 1.0;
                for going in &reply.going[..reply.ways] {
                    standings[0] = *going;
                    worst = worst.min(self.seen(0, me, standings, false));
                }
                if viewer == 0 { worst } else { 1.0 - worst }
            }
            _ => self.seen(viewer, me, standings, false),
        }
    }

    /// The chance of a player so many seats further when the turn has ended, and perhaps the game.
    #[inline]
    fn seen(&self, viewer: usize, me: &PlayerStanding, others: &[PlayerStanding], over: bool) -> f64 {
        let seats = self.rivals + 1;
        let chance = |me: &PlayerStanding, others: &[PlayerStanding]| {
            if over {
                return share(me.points, others);
            }
            // The seat that rolled comes right after those who still mark; the one after it is next.
            let next = (self.to_mark + 2 + seats - viewer) % seats;
            self.estimator.chance(me, others, next, self.careful)
        };
        if viewer == 0 {
            return chance(me, others);
        }
        let mut around = [PlayerStanding::default(); MAX_SEATS - 1];
        let further = others[viewer..].iter().chain([me]).chain(&others[..viewer - 1]);
        around.iter_mut().zip(further).for_each(|(place, standing)| *place = *standing);
        chance(&others[viewer - 1], &around[..self.rivals])
    }
}

/// The share of the win in a game that is over (K12), and a little for the points.
fn share(points: f64, others: &[PlayerStanding]) -> f64 {
    let highest = others.iter().map(|other| other.points).fold(f64::MIN, f64::max);
    let equal = others.iter().filter(|other| other.points == points).count();
    let share = if points < highest { 0.0 } else { 1.0 / (1 + equal) as f64 };
    share + POINT * (points - highest)
}
