//! How well somebody played, in one game or in many, for the page.

use analysis::{PlayerReview, Profile, Skill};
use serde::Serialize;

use super::events::habit_in_words;
use super::{CHANCE, POINTS, rounded, title};
use crate::commands::review::text;
use crate::draw::{Names, Pen};

/// A strength, as `Skill` in `data.d.ts` says.
#[derive(Serialize)]
struct SkillData {
    level: f64,
    interval: [f64; 2],
    words: String,
}

/// What a game and a profile say alike.
#[derive(Serialize)]
struct QualityData {
    decisions: usize,
    loss: f64,
    margin: f64,
    inaccuracies: usize,
    mistakes: usize,
    blunders: usize,
    skill: SkillData,
}

/// A player of one game.
#[derive(Serialize)]
pub(super) struct PlayerData {
    #[serde(flatten)]
    quality: QualityData,
    even_luck: f64,
}

/// A player of many games.
#[derive(Serialize)]
pub(super) struct ProfileData {
    #[serde(flatten)]
    quality: QualityData,
    name: String,
    title: String,
    alone: bool,
    games: usize,
    finished: usize,
    wins: f64,
    expected_wins: f64,
    luck: f64,
    own: f64,
    others: f64,
    mean_points: Option<f64>,
    habits: Vec<HabitData>,
    history: Vec<GameOfProfile>,
}

#[derive(Serialize)]
struct HabitData {
    words: String,
    count: usize,
    per_hundred: f64,
    loss: f64,
    loss_per_game: f64,
    margin: f64,
}

#[derive(Serialize)]
struct GameOfProfile {
    number: usize,
    date: Option<String>,
    result: f64,
    luck: f64,
    own: f64,
    others: f64,
    points: f64,
    loss: f64,
}

fn skill(skill: &Skill, pen: Pen) -> SkillData {
    SkillData {
        level: rounded(skill.level, POINTS),
        interval: skill.interval.map(|level| rounded(level, POINTS)),
        words: text::skill(skill, pen),
    }
}

impl PlayerData {
    pub(super) fn of_game(player: &PlayerReview, pen: Pen) -> PlayerData {
        PlayerData {
            quality: QualityData {
                decisions: player.decisions,
                loss: rounded(player.loss_per_decision, CHANCE),
                margin: rounded(player.margin, CHANCE),
                inaccuracies: player.inaccuracies,
                mistakes: player.mistakes,
                blunders: player.blunders,
                skill: skill(&player.skill, pen),
            },
            even_luck: rounded(player.even_luck, CHANCE),
        }
    }
}

impl ProfileData {
    pub(super) fn new(profile: &Profile, pen: Pen) -> ProfileData {
        let number = |value: f64| rounded(value, CHANCE);
        let name = Names::new(&[web::isolated(&profile.name)], 1, pen.language());
        let habit = |habit: &analysis::HabitPrice| {
            Some(HabitData {
                words: habit_in_words(habit.habit, pen)?,
                count: habit.count,
                per_hundred: number(habit.per_hundred),
                loss: number(habit.loss),
                loss_per_game: number(habit.loss_per_game),
                margin: number(habit.margin),
            })
        };
        let game = |game: &analysis::ProfileGame| GameOfProfile {
            number: game.number,
            date: game.date.clone(),
            result: number(game.result),
            luck: number(game.luck),
            own: number(game.own),
            others: number(game.others),
            points: number(game.points),
            loss: number(game.loss_per_decision),
        };
        ProfileData {
            quality: QualityData {
                decisions: profile.decisions,
                loss: number(profile.loss_per_decision),
                margin: number(profile.margin),
                inaccuracies: profile.inaccuracies,
                mistakes: profile.mistakes,
                blunders: profile.blunders,
                skill: skill(&profile.skill, pen),
            },
            name: name.of(table::Seat::FIRST).to_owned(),
            title: title(&profile.game),
            alone: profile.alone,
            games: profile.games,
            finished: profile.finished,
            wins: number(profile.wins),
            expected_wins: number(profile.expected_wins),
            luck: number(profile.luck),
            own: number(profile.own),
            others: number(profile.others),
            mean_points: profile.points.map(number),
            habits: profile.habits.iter().filter_map(habit).collect(),
            history: profile.history.iter().map(game).collect(),
        }
    }
}
