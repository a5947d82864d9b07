//! Who is going to win: the end is exact, what comes before it is an estimate from the values of the cards.

use one_card::{MAX_OPEN, MAX_SEATS};

use super::kept::SYMBOLS;
use super::reach::{Marked, Reach};

/// About how many turns a player needs for a card, working on another one as well.
const TURNS_A_CARD: f64 = 4.5;
/// The fewest turns that a game which is not over can be expected to last.
const FEWEST_TURNS: f64 = 0.6;
/// So many turns before the end, boxes in rows that are not full are worth half of their value.
const HALF_WORTH: f64 = 0.5;
/// The lead that makes winning likely: so many points, and more for each root of a turn still to come.
const SURE_LEAD: f64 = 3.0;
const SURE_LEAD_TURN: f64 = 4.0;
/// What a point counts where the game is decided; a win counts 1.
const POINT: f64 = 1e-6;

/// How a player stands.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    /// The points if the game ended now.
    pub(crate) points: f64,
    /// The part of them on cards not scored yet.
    pub(crate) rows: f64,
    /// The values of the cards not scored yet; a new one is worth nothing on average.
    pub(crate) values: f64,
    /// How many cards he still has to score.
    pub(crate) left: usize,
}

/// A player's tally and what can change it.
#[derive(Clone, Copy)]
pub(crate) struct Standing<'a> {
    pub(crate) tally: Tally,
    pub(crate) cards: [Option<Reach<'a>>; MAX_OPEN],
}

/// What a player who marks later in this turn makes of a result.
#[derive(Clone, Copy, Debug, Default)]
struct Answer {
    /// His tally if he plays on.
    going: Tally,
    /// His points if the game ends this turn anyway.
    at_end: f64,
    /// His points if he ends it by scoring his last card (K10), where he can.
    ending: Option<f64>,
}

impl Standing<'_> {
    /// His tally after using each of his cards that can be used.
    #[inline]
    fn moves(&self, counts: &[u8; SYMBOLS]) -> impl Iterator<Item = (usize, Tally)> {
        let cards = self.cards.iter().flatten().enumerate();
        cards.filter_map(|(place, card)| {
            let (now, then) = (card.unused(), card.used(counts)?);
            let mut tally = self.tally;
            tally.points += then.points - now.points;
            if then.scored {
                tally.rows -= now.points;
                tally.values -= now.value;
                tally.left = tally.left.saturating_sub(1);
            } else {
                tally.rows += then.points - now.points;
                tally.values += then.value - now.value;
            }
            Some((place, tally))
        })
    }

    #[inline]
    fn answer(&self, counts: &[u8; SYMBOLS]) -> Answer {
        let mut answer = Answer { going: self.tally, at_end: self.tally.points, ending: None };
        for (_, tally) in self.moves(counts) {
            answer.at_end = answer.at_end.max(tally.points);
            if tally.left == 0 {
                answer.ending = Some(answer.ending.map_or(tally.points, |points| points.max(tally.points)));
            } else if tally.worth(1.0) > answer.going.worth(1.0) {
                answer.going = tally;
            }
        }
        answer
    }
}

impl Tally {
    /// The points, those of rows that are not full counted in part.
    #[inline]
    fn worth(&self, part: f64) -> f64 {
        self.points + part * (self.values - self.rows)
    }
}

/// A player who is to choose, and the others.
pub(crate) struct Race<'a> {
    /// Who chooses.
    pub(crate) me: Standing<'a>,
    /// The others in the order of their turns. Only the first `seats - 1` play.
    pub(crate) others: [Standing<'a>; MAX_SEATS - 1],
    /// How many others there are.
    pub(crate) rivals: usize,
    /// How many of them mark after him in this turn (K6).
    pub(crate) to_mark: usize,
    /// Whether this turn is the last one already (K10).
    pub(crate) last_turn: bool,
    /// The points that a turn is worth.
    pub(crate) price: f64,
}

impl Race<'_> {
    /// The best use of a result: the chance to win, or alone the points less what further turns cost, and the
    /// place of the card if one is used.
    #[inline]
    pub(crate) fn best(&self, counts: &[u8; SYMBOLS]) -> (f64, Option<usize>) {
        if self.rivals == 0 {
            return self.best_alone(counts);
        }
        let mut answers = [Answer::default(); MAX_SEATS - 1];
        for (answer, other) in answers.iter_mut().zip(&self.others[..self.to_mark]) {
            *answer = other.answer(counts);
        }
        let mut best = (self.chance(&self.me.tally, &answers), None);
        for (place, tally) in self.me.moves(counts) {
            let chance = self.chance(&tally, &answers);
            if chance > best.0 {
                best = (chance, Some(place));
            }
        }
        best
    }

    fn best_alone(&self, counts: &[u8; SYMBOLS]) -> (f64, Option<usize>) {
        let mut best = (self.worth_alone(&self.me.tally, None), None);
        for (place, tally) in self.me.moves(counts) {
            let used = self.me.cards[place].and_then(|card| card.used(counts));
            let worth = self.worth_alone(&tally, used.map(|used| (place, used)));
            if worth > best.0 {
                best = (worth, Some(place));
            }
        }
        best
    }

    /// The points less what further turns cost, with one card changed. When the last card is to be scored, the
    /// others give only their full rows (K11).
    fn worth_alone(&self, tally: &Tally, used: Option<(usize, Marked)>) -> f64 {
        match tally.left {
            0 => tally.points,
            1 => {
                let cards = self.me.cards.iter().flatten().enumerate();
                let gain = cards.map(|(place, card)| match used {
                    Some((changed, used)) if changed == place && used.scored => 0.0,
                    Some((changed, used)) if changed == place => used.value - used.points,
                    _ => card.unused().value - card.unused().points,
                });
                tally.points + gain.fold(f64::MIN, f64::max)
            }
            _ => tally.worth(1.0),
        }
    }

    /// The chance to win with this tally after one's own mark.
    fn chance(&self, me: &Tally, answers: &[Answer; MAX_SEATS - 1]) -> f64 {
        let mut tallies = [Tally::default(); MAX_SEATS - 1];
        let tallies = &mut tallies[..self.rivals];
        for (tally, other) in tallies.iter_mut().zip(&self.others) {
            *tally = other.tally;
        }
        let marking = &answers[..self.to_mark];
        if self.last_turn || me.left == 0 {
            tallies.iter_mut().zip(marking).for_each(|(tally, answer)| tally.points = answer.at_end);
            return share(me.points, tallies);
        }
        for (place, answer) in marking.iter().enumerate() {
            if let Some(points) = answer.ending {
                let mut end = [Tally::default(); MAX_SEATS - 1];
                let end = &mut end[..self.rivals];
                end.copy_from_slice(tallies);
                end.iter_mut()
                    .zip(marking)
                    .skip(place)
                    .for_each(|(tally, answer)| tally.points = answer.at_end);
                end[place].points = points;
                let highest = end.iter().map(|tally| tally.points).fold(me.points, f64::max);
                // He ends the game if that wins it.
                if points >= highest {
                    return share(me.points, end);
                }
            }
            tallies[place] = answer.going;
        }
        self.estimate(me, tallies)
    }

    /// The chance to win a game that goes on.
    fn estimate(&self, me: &Tally, others: &[Tally]) -> f64 {
        let turns = |tally: &Tally| TURNS_A_CARD * tally.left as f64 - tally.values / self.price;
        let turns = others.iter().map(turns).fold(turns(me), f64::min).max(FEWEST_TURNS);
        let part = turns / (turns + HALF_WORTH);
        let sure = SURE_LEAD + SURE_LEAD_TURN * turns.sqrt();
        let against = |other: &Tally| {
            let lead = (me.worth(part) - other.worth(part)) / sure;
            0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
        };
        others.iter().map(against).product()
    }
}

/// The share of the win in a game that is over (K12), and a little for the points.
fn share(points: f64, others: &[Tally]) -> f64 {
    let highest = others.iter().map(|other| other.points).fold(f64::MIN, f64::max);
    let equal = others.iter().filter(|other| other.points == points).count();
    let share = if points < highest { 0.0 } else { 1.0 / (1 + equal) as f64 };
    share + POINT * (points - highest)
}
