//! Who is going to win: the end is exact, what comes before it is what an outlook says.

use one_card::{MAX_OPEN, MAX_SEATS};

use super::kept::SYMBOLS;
use super::outlook::Outlook;
use super::tally::{Standing, Tally};

/// What a point counts where the game is decided; a win counts 1.
const POINT: f64 = 1e-6;

/// What a player who marks later in this turn makes of a result.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Answer {
    /// His tally if he plays on.
    going: Tally,
    /// His points if the game ends this turn anyway.
    at_end: f64,
    /// His points if he ends it by scoring his last card (K10), where he can.
    ending: Option<f64>,
}

impl Standing<'_> {
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

/// A player who is to choose, and the others.
pub(crate) struct Race<'a, O> {
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
    /// Says who is going to win if the game goes on.
    pub(crate) outlook: &'a O,
    /// Whether it is to look carefully.
    pub(crate) careful: bool,
}

impl<O: Outlook> Race<'_, O> {
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
        let answers = self.answers(counts);
        let mut least = f64::NEG_INFINITY;
        let ending = self.last_turn || answers[..self.to_mark].iter().any(|answer| answer.ending.is_some());
        if margin.is_finite() && !ending {
            let going = self.me.moves(counts).filter(|(_, tally)| tally.left > 0);
            let worth = |(_, tally): (usize, Tally)| tally.worth(1.0);
            least = going.map(worth).fold(self.me.tally.worth(1.0), f64::max) - margin;
        }
        if self.me.tally.worth(1.0) >= least {
            each(None, self.chance(&self.me.tally, &answers));
        }
        for (place, tally) in self.me.moves(counts) {
            if tally.left == 0 || tally.worth(1.0) >= least {
                each(Some(place), self.chance(&tally, &answers));
            }
        }
    }

    fn rate_alone(&self, counts: &[u8; SYMBOLS], mut each: impl FnMut(Option<usize>, f64)) {
        each(None, self.worth_alone(&self.me.tally));
        for (place, tally) in self.me.moves(counts) {
            each(Some(place), self.worth_alone(&tally));
        }
    }

    /// The points less what further turns cost. Of more cards than are still to be scored, only the best count;
    /// the others give their full rows (K11).
    fn worth_alone(&self, tally: &Tally) -> f64 {
        let mut gains = [f64::NEG_INFINITY; MAX_OPEN];
        let held = self.me.cards.iter().flatten().count();
        if tally.left >= held {
            return tally.worth(1.0);
        }
        for (gain, card) in gains.iter_mut().zip(&tally.cards).take(held) {
            *gain = card.map_or(0.0, |card| card.gain());
        }
        gains.sort_by(|a, b| b.total_cmp(a));
        tally.points + gains[..tally.left].iter().sum::<f64>()
    }

    /// What those who mark later make of a result.
    #[inline]
    pub(crate) fn answers(&self, counts: &[u8; SYMBOLS]) -> [Answer; MAX_SEATS - 1] {
        let mut answers = [Answer::default(); MAX_SEATS - 1];
        for (answer, other) in answers.iter_mut().zip(&self.others[..self.to_mark]) {
            *answer = other.answer(counts);
        }
        answers
    }

    /// The chance to win with this tally after one's own mark.
    #[inline]
    pub(crate) fn chance(&self, me: &Tally, answers: &[Answer; MAX_SEATS - 1]) -> f64 {
        self.chance_of(0, me, answers)
    }

    /// The chance to win of the player so many seats further, if the one who chooses uses this card or none.
    pub(crate) fn chance_further(&self, seats: usize, counts: &[u8; SYMBOLS], used: Option<usize>) -> f64 {
        let moved = self.me.moves(counts).find(|(place, _)| Some(*place) == used);
        let me = moved.map_or(self.me.tally, |(_, tally)| tally);
        self.chance_of(seats, &me, &self.answers(counts))
    }

    /// The chance to win of one of the players, so many seats further, after the mark of the one who chooses.
    #[inline]
    fn chance_of(&self, viewer: usize, me: &Tally, answers: &[Answer; MAX_SEATS - 1]) -> f64 {
        let mut tallies = [Tally::default(); MAX_SEATS - 1];
        let tallies = &mut tallies[..self.rivals];
        for (tally, other) in tallies.iter_mut().zip(&self.others) {
            *tally = other.tally;
        }
        let marking = &answers[..self.to_mark];
        if self.last_turn || me.left == 0 {
            tallies.iter_mut().zip(marking).for_each(|(tally, answer)| tally.points = answer.at_end);
            return self.seen(viewer, me, tallies, true);
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
                    return self.seen(viewer, me, end, true);
                }
            }
            tallies[place] = answer.going;
        }
        self.seen(viewer, me, tallies, false)
    }

    /// The chance of a player so many seats further when the turn has ended, and perhaps the game.
    #[inline]
    fn seen(&self, viewer: usize, me: &Tally, others: &[Tally], over: bool) -> f64 {
        let seats = self.rivals + 1;
        let chance = |me: &Tally, others: &[Tally]| {
            if over {
                return share(me.points, others);
            }
            // The seat that rolled comes right after those who still mark; the one after it is next.
            let next = (self.to_mark + 2 + seats - viewer) % seats;
            self.outlook.chance(me, others, next, self.careful)
        };
        if viewer == 0 {
            return chance(me, others);
        }
        let mut around = [Tally::default(); MAX_SEATS - 1];
        let further = others[viewer..].iter().chain([me]).chain(&others[..viewer - 1]);
        around.iter_mut().zip(further).for_each(|(place, tally)| *place = *tally);
        chance(&others[viewer - 1], &around[..self.rivals])
    }
}

/// The share of the win in a game that is over (K12), and a little for the points.
fn share(points: f64, others: &[Tally]) -> f64 {
    let highest = others.iter().map(|other| other.points).fold(f64::MIN, f64::max);
    let equal = others.iter().filter(|other| other.points == points).count();
    let share = if points < highest { 0.0 } else { 1.0 / (1 + equal) as f64 };
    share + POINT * (points - highest)
}
