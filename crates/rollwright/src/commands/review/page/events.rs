//! The events of a game for its page: where the game stood before each, and what happened in words.

use analysis::{Alternative, DecisionReview, GameReview};
use games::describe;
use serde::Serialize;
use serde_json::Value;
use table::{Event, Game, Table, Turn};

use super::{CHANCE, POINTS, numbers, rounded};
use crate::draw::{self, Draw, Names, Pen};

/// A game in words, with where it stood.
#[derive(Default)]
pub(super) struct TellingOf {
    /// How it ended.
    pub(super) result: String,
    /// Where it stood before every event and at the end.
    pub(super) views: Vec<Value>,
    /// What happened.
    pub(super) events: Vec<EventData>,
}

/// An event, as `ReviewedEvent` in `data.d.ts` says.
#[derive(Serialize)]
pub(super) struct EventData {
    #[serde(skip_serializing_if = "Option::is_none")]
    words: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    luck: Option<Vec<f64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    luck_points: Option<Vec<f64>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    decisions: Vec<DecisionData>,
}

#[derive(Serialize)]
struct DecisionData {
    seat: usize,
    choice: String,
    done: String,
    best: String,
    loss: f64,
    margin: Option<f64>,
    loss_points: f64,
    class: &'static str,
    habit: Option<String>,
    alternatives: Vec<AlternativeData>,
}

#[derive(Serialize)]
struct AlternativeData {
    choice: String,
    words: String,
    win: f64,
    points: f64,
    loss: f64,
    interval: Option<[f64; 2]>,
}

/// Tells a game.
pub(super) fn tell<G: Draw>(table: &Table<G>, review: &GameReview, names: &Names, pen: Pen) -> TellingOf {
    let game = table.game();
    let mut telling = TellingOf::default();
    let mut state = game.start();
    for (ply, event) in table.log().iter().enumerate() {
        telling.views.push(view(game, &state, ply));
        let told = match event {
            Event::Chance(chance) => {
                let roll = review.rolls.iter().find(|roll| roll.ply == ply);
                EventData {
                    words: Some(sentence(&game.chance_in_words(&state, chance, names, pen), names)),
                    luck: roll.map(|roll| numbers(&roll.luck, CHANCE)),
                    luck_points: roll.map(|roll| numbers(&roll.luck_points, POINTS)),
                    decisions: Vec::new(),
                }
            }
            Event::Decided(_) => {
                let decisions = review.decisions.iter().filter(|decision| decision.ply == ply);
                let told =
                    decisions.map(|decision| Deciding { game, state: &state, names, pen }.told(decision));
                EventData { words: None, luck: None, luck_points: None, decisions: told.collect() }
            }
        };
        telling.events.push(told);
        game.play_unchecked(&mut state, event);
    }
    telling.views.push(view(game, &state, table.log().len()));
    telling.result = match game.turn(&state) {
        Turn::Over => draw::result(game, &state, names, pen),
        Turn::Chance(_) | Turn::Decide(_) => String::new(),
    };
    telling
}

/// A sentence with a capital, unless it begins with a name, which is left as it is.
fn sentence(words: &str, names: &Names) -> String {
    let begins = |name: &String| words.starts_with(name.as_str());
    if names.shown().iter().any(begins) { words.to_owned() } else { draw::capital(words) }
}

/// Where a game stands, as far as the page draws it.
fn view<G: Game>(game: &G, state: &G::State, ply: usize) -> Value {
    let mut line = describe(game, state, ply);
    line.retain(|key, _| ["state", "scores", "seats"].contains(&key.as_str()));
    Value::Object(line)
}

/// A moment at which somebody decides.
struct Deciding<'a, G: Draw> {
    game: &'a G,
    state: &'a G::State,
    names: &'a Names,
    pen: Pen,
}

impl<G: Draw> Deciding<'_, G> {
    fn told(&self, decision: &DecisionReview) -> DecisionData {
        let Deciding { game, state, names, pen } = *self;
        let digits = if game.seats() == 1 { POINTS } else { CHANCE };
        let done = decision
            .choice
            .parse()
            .map_or(String::new(), |choice| game.chosen_in_words(state, decision.seat, choice, names, pen));
        let alternative = |one: &Alternative| AlternativeData {
            choice: one.choice.clone(),
            words: self.words(decision, &one.choice),
            win: rounded(one.win, CHANCE),
            points: rounded(one.points, POINTS),
            loss: rounded(one.loss, digits),
            interval: one.interval.map(|interval| interval.map(|end| rounded(end, digits))),
        };
        DecisionData {
            seat: decision.seat.number(),
            choice: decision.choice.clone(),
            done,
            best: self.words(decision, &decision.best),
            loss: rounded(decision.loss, digits),
            margin: decision
                .loss_margin
                .filter(|margin| margin.is_finite())
                .map(|margin| rounded(margin, digits)),
            loss_points: rounded(decision.loss_points, POINTS),
            class: decision.class.name(),
            habit: decision.habit.and_then(|habit| habit_in_words(habit, pen)),
            alternatives: decision.alternatives.iter().map(alternative).collect(),
        }
    }

    fn words(&self, decision: &DecisionReview, choice: &str) -> String {
        let words = |choice| self.game.choice_in_words(self.state, decision.seat, choice, self.pen);
        choice.parse().map_or(String::new(), words)
    }
}

/// A habit in words, if there are some for it.
pub(super) fn habit_in_words(habit: &str, pen: Pen) -> Option<String> {
    let id = format!("review-habit-{habit}");
    Some(pen.text(&id)).filter(|words| *words != id)
}
