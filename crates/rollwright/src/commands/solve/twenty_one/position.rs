//! The solution from one position on: a row alone, or a sheet, with advice if the dice are known.

use std::io::Write;

use anyhow::Result;
use games::twenty_one::{Chance, Choice, Dice, FIELDS, State, TwentyOne};
use serde_json::{Value, json};
use solve::Advice;
use solve::Distribution;
use solve::twenty_one::{Objective, Row, RowSolution, RowState, SoloSolution, Standing, TargetSolution};
use table::{BySeat, Event, Game, Seat};

use super::super::numbers::advice_json;
use super::{Reach, TwentyOneArgs, pairs, wrong_usage};
use crate::usage_error::UsageError;

/// One row alone: as the first row of a sheet, whose colours do not matter.
pub(super) fn row(
    out: &mut impl Write,
    args: &TwentyOneArgs,
    game: &TwentyOne,
    objective: Objective,
    text: &str,
    as_json: bool,
) -> Result<()> {
    if args.dice.is_some() {
        let message = "--dice needs a sheet with its colours, like --position C:644321/5x4---";
        return Err(UsageError(message.to_owned()).into());
    }
    if args.target.is_some() {
        let message =
            "--target is about the points of a game: it needs a sheet, like --position C:644321/5x4---";
        return Err(UsageError(message.to_owned()).into());
    }
    if text.len() != FIELDS || !text.chars().all(|mark| "-x123456".contains(mark)) {
        let message = format!("\"{}\" is neither a row, like 5x4---, nor a sheet", text.escape_debug());
        return Err(UsageError(message).into());
    }
    // A full row is a position only with the next one below it (T8).
    let below = if text.contains('-') { "" } else { "/------" };
    let state = game.read_position(&format!("A:{text}{below}")).map_err(wrong_usage)?;
    let sheet = state.sheet(Seat::FIRST);
    let begun = RowState::of(game.layouts(), sheet, 0);
    let row = RowSolution::new(Row::of(game.layouts(), 0), objective);
    // Below it nothing is begun, so the sheet's points are the row's.
    let points = sheet.points(game.layouts());
    let expected = ExpectedResult {
        points,
        to_go: row.to_go(begun),
        rounds: row.rounds(begun),
        spread: row.distribution(begun).shifted(points),
    };
    if as_json {
        writeln!(out, "{}", expected.to_json(objective))?;
        return Ok(());
    }
    expected.write(out, &format!("row {text}"))
}

/// A sheet: the rest of the game.
pub(super) fn sheet(
    out: &mut impl Write,
    args: &TwentyOneArgs,
    game: &TwentyOne,
    objective: Objective,
    text: &str,
    as_json: bool,
) -> Result<()> {
    let state = game.read_position(text).map_err(wrong_usage)?;
    let rolled = args.dice.as_deref().map(|dice| RolledState::new(game, &state, dice)).transpose()?;
    let standing = Standing::of(game.layouts(), state.sheet(Seat::FIRST));
    let solo = SoloSolution::new(game.layouts(), objective);
    let targets = args
        .target
        .map(|target| Ok::<_, anyhow::Error>((target, TargetSolution::new(game.layouts())?)))
        .transpose()?;
    let reach = targets.as_ref().map(|(target, targets)| Reach::new(targets, &solo, &standing, *target));
    let usual = rolled.as_ref().map(|rolled| rolled.ask(|state| solo.advise(game, state, Seat::FIRST)));
    let best = rolled.as_ref().zip(targets.as_ref()).map(|(rolled, (target, targets))| {
        rolled.ask(|state| targets.advise(game, state, Seat::FIRST, *target))
    });
    let expected = ExpectedResult {
        points: standing.points,
        to_go: solo.to_go(&standing),
        rounds: solo.rounds(&standing),
        spread: solo.distribution(&standing),
    };
    if as_json {
        let mut all = expected.to_json(objective);
        if let Some(reach) = &reach {
            all["target"] = reach.to_json();
        }
        if let Some(advice) = &usual {
            all["advice"] = advice.to_json();
        }
        if let Some(advice) = &best {
            all["target_advice"] = advice.to_json();
        }
        writeln!(out, "{all}")?;
        return Ok(());
    }
    expected.write(out, text)?;
    if let Some(reach) = &reach {
        writeln!(out, "{reach}")?;
    }
    if let Some(advice) = &usual {
        let unit = if objective.price() == 0.0 { "points to go" } else { "points to go, less the rounds" };
        advice.write(out, unit, 1.0)?;
    }
    if let (Some(advice), Some((target, _))) = (&best, &targets) {
        advice.write(out, &format!("% for {target} points or more"), 100.0)?;
    }
    Ok(())
}

/// What a row or a sheet will have come to when it is full.
struct ExpectedResult {
    points: i32,
    to_go: f64,
    rounds: f64,
    spread: Distribution,
}

impl ExpectedResult {
    fn to_json(&self, objective: Objective) -> Value {
        json!({
            "to_go": self.to_go,
            "points": self.points,
            "expected": f64::from(self.points) + self.to_go,
            "deviation": self.spread.deviation(),
            "rounds": self.rounds,
            "price": objective.price(),
            "distribution": pairs(&self.spread),
        })
    }

    fn write(&self, out: &mut impl Write, subject: &str) -> Result<()> {
        let ExpectedResult { points, to_go, rounds, spread } = self;
        writeln!(out, "{subject}: {points} points as it stands, {to_go:.6} to go in {rounds:.4} rounds")?;
        writeln!(
            out,
            "expected at the end: {:.4} points, deviation {:.3}, from {} to {}",
            f64::from(*points) + to_go,
            spread.deviation(),
            spread.lowest(),
            spread.highest()
        )?;
        Ok(())
    }
}

/// A position with a roll: before the roller's choice, and if these dice stand.
struct RolledState {
    first: State,
    stands: State,
}

/// The advice for both.
struct RollAdvice {
    first: Advice<Choice>,
    stands: Advice<Choice>,
}

impl RolledState {
    fn new(game: &TwentyOne, state: &State, dice: &str) -> Result<RolledState> {
        let dice: Dice = dice.parse().map_err(wrong_usage)?;
        let mut first = *state;
        game.play(&mut first, &Event::Chance(Chance::Dice(dice))).map_err(wrong_usage)?;
        let mut stands = first;
        let keep = BySeat::from_fn(1, |_| Some(Choice::Keep));
        game.play(&mut stands, &Event::Decided(keep)).map_err(wrong_usage)?;
        Ok(RolledState { first, stands })
    }

    fn ask(&self, advise: impl Fn(&State) -> Advice<Choice>) -> RollAdvice {
        RollAdvice { first: advise(&self.first), stands: advise(&self.stands) }
    }
}

impl RollAdvice {
    fn to_json(&self) -> Value {
        json!({"first_roll": advice_json(&self.first), "writing": advice_json(&self.stands)})
    }

    fn write(&self, out: &mut impl Write, unit: &str, scale: f64) -> Result<()> {
        for (question, advice) in [("as the first roll", &self.first), ("if these dice stand", &self.stands)]
        {
            writeln!(out, "\n{question:<20} {:>10} {:>10}   ({unit})", "worth", "loss")?;
            for rated in advice.choices() {
                let (worth, loss) = (scale * rated.worth, scale * advice.loss(rated));
                writeln!(out, "{:<20} {worth:>10.4} {loss:>10.4}", rated.choice.to_string())?;
            }
        }
        Ok(())
    }
}
