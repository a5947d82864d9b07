//! What a review says of a game, as plain data: the same for text, pages, tables and programs.

use bots::Bot;
use serde::Serialize;
use table::{BySeat, Seat};

use crate::Class;

/// The review of one game.
///
/// Chances to win are numbers from 0 to 1, shared wins in parts. For every seat, `result = start + luck + own + others`, in
/// chances to win and, under `points`, in points.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GameReview {
    /// The game's name.
    pub game: String,
    /// How many seats play.
    pub seats: usize,
    /// The players' names, as far as the record has them.
    pub names: Vec<String>,
    /// The options that are on.
    pub options: Vec<String>,
    /// When it was played.
    pub date: Option<String>,
    /// Whether the game was played to its end; otherwise `result` is what everybody could expect where it stops.
    pub finished: bool,
    /// Why the record could not be read any further, if so.
    pub broken: Option<String>,
    /// Whether values are exact, and not estimates.
    pub exact: bool,
    /// The share of the win.
    pub result: BySeat<f64>,
    /// The chance at the start.
    pub start: BySeat<f64>,
    /// What dice and cards gave.
    pub luck: BySeat<f64>,
    /// What one's own choices lost: never positive.
    pub own: BySeat<f64>,
    /// What the others' choices gave.
    pub others: BySeat<f64>,
    /// The same in points.
    pub points: PointsReview,
    /// How well everybody played.
    pub players: Vec<PlayerReview>,
    /// Every decision of every seat, in order.
    pub decisions: Vec<DecisionReview>,
    /// Every roll and draw, in order.
    pub rolls: Vec<RollReview>,
    /// What everybody could expect before every event and at the end.
    pub curve: Vec<CurvePoint>,
    /// The events that changed the most, in order.
    pub turning_points: Vec<TurningPoint>,
}

/// Where a player's points came from.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PointsReview {
    /// The final points.
    pub result: BySeat<f64>,
    /// The points expected at the start.
    pub start: BySeat<f64>,
    /// What dice and cards gave.
    pub luck: BySeat<f64>,
    /// What one's own choices lost; a choice that wins more often may cost points.
    pub own: BySeat<f64>,
    /// What the others' choices gave.
    pub others: BySeat<f64>,
}

/// How well one player played.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerReview {
    /// The seat.
    pub seat: Seat,
    /// How many decisions were not forced.
    pub decisions: usize,
    /// What a decision lost on average: in chances to win, or alone in points.
    pub loss_per_decision: f64,
    /// Half the 95 % interval of that.
    pub margin: f64,
    /// How many inaccuracies, mistakes and blunders there were.
    pub inaccuracies: usize,
    /// Mistakes.
    pub mistakes: usize,
    /// Blunders.
    pub blunders: usize,
    /// Where that is between the levels of the bots.
    pub skill: Skill,
    /// The share of the win with even luck: `start + own + others`.
    pub even_luck: f64,
}

/// A strength, between two levels of the bots.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Skill {
    /// Where it is: 0 plays like `random`, 1 like `easy`, 2 like `medium`, 3 like `hard`, 4 like `expert`.
    pub level: f64,
    /// The 95 % interval of the level.
    pub interval: [f64; 2],
    /// The strongest bot that plays no better; `None` below `random`.
    #[serde(serialize_with = "name")]
    pub above: Option<Bot>,
    /// The weakest bot that plays better; `None` for whoever plays like `expert` or better.
    #[serde(serialize_with = "name")]
    pub below: Option<Bot>,
}

fn name<S: serde::Serializer>(bot: &Option<Bot>, serializer: S) -> Result<S::Ok, S::Error> {
    bot.map(Bot::name).serialize(serializer)
}

/// A decision of one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DecisionReview {
    /// How many events came before it.
    pub ply: usize,
    /// The turn, counted from 1 by first rolls; 0 before the first.
    pub turn: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was chosen.
    pub choice: String,
    /// What was best.
    pub best: String,
    /// What the choice lost: in chances to win, or alone in points. Never negative.
    pub loss: f64,
    /// Half the 95 % interval of the loss, where rollouts found it.
    pub loss_margin: Option<f64>,
    /// What it lost in points; negative if the best choice costs points.
    pub loss_points: f64,
    /// Whether there was nothing to choose.
    pub forced: bool,
    /// How good it was.
    pub class: Class,
    /// What kind of mistake it was, by the game's own list of habits.
    pub habit: Option<&'static str>,
    /// The best choices and the one that was made, the best first.
    pub alternatives: Vec<Alternative>,
}

/// One of the choices of a decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Alternative {
    /// The choice.
    pub choice: String,
    /// The chance to win after it.
    pub win: f64,
    /// The final points expected after it.
    pub points: f64,
    /// What it loses against the best.
    pub loss: f64,
    /// The 95 % interval of the chance, or alone of the points, where it comes from rollouts.
    pub interval: Option<[f64; 2]>,
}

/// Dice or cards that came.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RollReview {
    /// How many events came before it.
    pub ply: usize,
    /// The turn, counted from 1 by first rolls; 0 before the first.
    pub turn: usize,
    /// What came.
    pub event: String,
    /// What it gave to everybody: the value after it less the mean over all that could have come.
    pub luck: BySeat<f64>,
    /// The same in points.
    pub luck_points: BySeat<f64>,
}

/// What everybody could expect at one moment.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CurvePoint {
    /// How many events came before it.
    pub ply: usize,
    /// The turn, counted from 1 by first rolls; 0 before the first.
    pub turn: usize,
    /// The chances to win.
    pub win: BySeat<f64>,
    /// The final points expected.
    pub points: BySeat<f64>,
}

/// An event that changed much.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurningPoint {
    /// How many events came before it.
    pub ply: usize,
    /// The turn, counted from 1 by first rolls; 0 before the first.
    pub turn: usize,
    /// Who decided, if it was a choice; none for dice and cards.
    pub seat: Option<Seat>,
    /// What it gave to everybody: chances to win, or alone points.
    pub change: BySeat<f64>,
}
