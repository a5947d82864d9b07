//! What one player does over many games: luck and losses, skill, and the habits that cost the most.

use serde::Serialize;
use table::Seat;

use crate::class::Class;
use crate::intervals::{REACH, mean_and_margin, reach_among};
use crate::report::{DecisionReview, GameReview, Skill};
use crate::skill::Skills;

/// A player of one game, over all the games reviewed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Profile {
    /// The player's name.
    pub name: String,
    /// The game's name.
    pub game: String,
    /// Whether these are games alone: losses are points then, and not chances to win.
    pub alone: bool,
    /// How many games there are.
    pub games: usize,
    /// How many of them were played to their end.
    pub finished: usize,
    /// The wins of those, shared ones in parts; alone there are none.
    pub wins: f64,
    /// How many wins the chances at the start promised, for the finished games.
    pub expected_wins: f64,
    /// What dice and cards gave: in wins, or alone in points.
    pub luck: f64,
    /// What one's own choices lost: never positive.
    pub own: f64,
    /// What the others' choices gave.
    pub others: f64,
    /// The mean of the final points of the finished games.
    pub points: Option<f64>,
    /// How many decisions were not forced.
    pub decisions: usize,
    /// What a decision lost on average: in chances to win, or alone in points.
    pub loss_per_decision: f64,
    /// Half the 95 % interval of that.
    pub margin: f64,
    /// How many inaccuracies there were.
    pub inaccuracies: usize,
    /// Mistakes.
    pub mistakes: usize,
    /// Blunders.
    pub blunders: usize,
    /// Where that is between the levels of the bots.
    pub skill: Skill,
    /// What is done again and again, the costliest first: only what is clearly more than chance.
    pub habits: Vec<HabitPrice>,
    /// The games in order.
    pub history: Vec<ProfileGame>,
}

/// What a habit costs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HabitPrice {
    /// The habit, by its name in the game's list.
    pub habit: &'static str,
    /// How often it showed.
    pub count: usize,
    /// How often in a hundred decisions.
    pub per_hundred: f64,
    /// What it lost in all: in chances to win, or alone in points.
    pub loss: f64,
    /// What it lost in a game on average.
    pub loss_per_game: f64,
    /// Half the 95 % interval of that.
    pub margin: f64,
}

/// One game of a profile.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProfileGame {
    /// Which game of the review it is, from 1.
    pub number: usize,
    /// The seat.
    pub seat: Seat,
    /// How many seats played.
    pub seats: usize,
    /// When it was played.
    pub date: Option<String>,
    /// Whether it was played to its end.
    pub finished: bool,
    /// The share of the win, or alone the points.
    pub result: f64,
    /// The chance at the start, or alone the points expected there.
    pub start: f64,
    /// What dice and cards gave.
    pub luck: f64,
    /// What one's own choices lost.
    pub own: f64,
    /// What the others' choices gave.
    pub others: f64,
    /// The final points.
    pub points: f64,
    /// How many decisions were not forced.
    pub decisions: usize,
    /// What a decision lost on average.
    pub loss_per_decision: f64,
}

impl Profile {
    /// The profiles of everybody who has a name, whoever has played most first; games by their dates, and those without
    /// in the order given.
    pub fn all(reviews: &[GameReview]) -> Vec<Profile> {
        let mut order: Vec<usize> = (0..reviews.len()).collect();
        order.sort_by(|a, b| reviews[*a].date.cmp(&reviews[*b].date));
        let mut players: Vec<Appearances<'_>> = Vec::new();
        for number in order {
            let review = &reviews[number];
            for (name, seat) in review.names.iter().zip(Seat::all(review.seats)) {
                if name.trim().is_empty() {
                    continue;
                }
                let appearance = Appearance { number: number + 1, review, seat };
                match players.iter_mut().find(|player| player.is_of(name, review)) {
                    Some(player) => player.games.push(appearance),
                    None => players.push(Appearances { name, games: vec![appearance] }),
                }
            }
        }
        players.sort_by_key(|player| std::cmp::Reverse(player.games.len()));
        players.iter().map(Appearances::profile).collect()
    }
}

/// A player's seat in one game.
struct Appearance<'a> {
    number: usize,
    review: &'a GameReview,
    seat: Seat,
}

impl Appearance<'_> {
    fn decisions(&self) -> impl Iterator<Item = &DecisionReview> {
        self.review.decisions.iter().filter(|decision| decision.seat == self.seat && !decision.forced)
    }

    fn game(&self) -> ProfileGame {
        let (review, seat) = (self.review, self.seat);
        let decisions = self.decisions().count();
        let lost: f64 = self.decisions().map(|decision| decision.loss).sum();
        let aims = if review.seats == 1 {
            let points = &review.points;
            [&points.result, &points.start, &points.luck, &points.own, &points.others]
        } else {
            [&review.result, &review.start, &review.luck, &review.own, &review.others]
        };
        let [result, start, luck, own, others] = aims.map(|aim| aim[seat]);
        ProfileGame {
            number: self.number,
            seat,
            seats: review.seats,
            date: review.date.clone(),
            finished: review.finished,
            result,
            start,
            luck,
            own,
            others,
            points: review.points.result[seat],
            decisions,
            loss_per_decision: lost / decisions.max(1) as f64,
        }
    }
}

/// All games of a player that are of one kind.
struct Appearances<'a> {
    name: &'a str,
    games: Vec<Appearance<'a>>,
}

impl Appearances<'_> {
    fn is_of(&self, name: &str, review: &GameReview) -> bool {
        let same_kind = |game: &Appearance<'_>| {
            game.review.game == review.game && (game.review.seats == 1) == (review.seats == 1)
        };
        self.name == name && self.games.first().is_some_and(same_kind)
    }

    fn decisions(&self) -> impl Iterator<Item = &DecisionReview> {
        self.games.iter().flat_map(Appearance::decisions)
    }

    fn profile(&self) -> Profile {
        let history: Vec<ProfileGame> = self.games.iter().map(Appearance::game).collect();
        let first = self.games.first();
        let alone = first.is_some_and(|game| game.review.seats == 1);
        let finished = || history.iter().filter(|game| game.finished);
        let sum = |part: fn(&ProfileGame) -> f64| history.iter().map(part).sum::<f64>();
        let of_finished = |part: fn(&ProfileGame) -> f64| finished().map(part).sum::<f64>();
        let (loss_per_decision, margin) = mean_and_margin(self.decisions().map(|decision| decision.loss));
        let count = |class| self.decisions().filter(|decision| decision.class == class).count();
        Profile {
            name: self.name.to_owned(),
            game: first.map_or(String::new(), |game| game.review.game.clone()),
            alone,
            games: history.len(),
            finished: finished().count(),
            wins: if alone { 0.0 } else { of_finished(|game| game.result) },
            expected_wins: if alone { 0.0 } else { of_finished(|game| game.start) },
            luck: sum(|game| game.luck),
            own: sum(|game| game.own),
            others: sum(|game| game.others),
            points: finished().next().map(|_| of_finished(|game| game.points) / finished().count() as f64),
            decisions: self.decisions().count(),
            loss_per_decision,
            margin: if margin.is_finite() { margin } else { loss_per_decision },
            inaccuracies: count(Class::Inaccuracy),
            mistakes: count(Class::Mistake),
            blunders: count(Class::Blunder),
            skill: self.skill(),
            habits: self.habits(),
            history,
        }
    }

    /// The skill. If tables had different numbers of seats, losses count as they would between two.
    fn skill(&self) -> Skill {
        let game = self.games.first().map_or("", |game| game.review.game.as_str());
        let seats = self.games.first().map_or(1, |game| game.review.seats);
        let is_mixed = self.games.iter().any(|game| game.review.seats != seats);
        let scale = |game: &Appearance<'_>| if is_mixed { game.review.seats as f64 / 2.0 } else { 1.0 };
        let losses = self
            .games
            .iter()
            .flat_map(|game| game.decisions().map(move |decision| scale(game) * decision.loss));
        let (loss, margin) = mean_and_margin(losses);
        Skills::of(game, if is_mixed { 2 } else { seats }).placed(loss, margin)
    }

    /// The habits whose price is clearly more than chance. It is the sum of as many events as there were (a compound Poisson
    /// number), each as uncertain as its rollouts left it; and as all kinds that were seen are looked at, it has to be
    /// further from nothing the more there are.
    fn habits(&self) -> Vec<HabitPrice> {
        let (games, decisions) = (self.games.len() as f64, self.decisions().count() as f64);
        let mut names: Vec<&'static str> = self.decisions().filter_map(|decision| decision.habit).collect();
        names.sort_unstable();
        names.dedup();
        let reach = reach_among(names.len());
        let price = |habit: &'static str| {
            let of_habit = || self.decisions().filter(|decision| decision.habit == Some(habit));
            let loss: f64 = of_habit().map(|decision| decision.loss).sum();
            let variance: f64 = of_habit()
                .map(|decision| {
                    let error = decision.loss_margin.unwrap_or(0.0) / REACH;
                    decision.loss * decision.loss + error * error
                })
                .sum();
            let (margin, count) = (REACH * variance.sqrt(), of_habit().count());
            (loss > reach * variance.sqrt()).then(|| HabitPrice {
                habit,
                count,
                per_hundred: 100.0 * count as f64 / decisions.max(1.0),
                loss,
                loss_per_game: loss / games,
                margin: margin / games,
            })
        };
        let mut habits: Vec<HabitPrice> = names.into_iter().filter_map(price).collect();
        habits.sort_by(|a, b| b.loss.total_cmp(&a.loss));
        habits
    }
}
