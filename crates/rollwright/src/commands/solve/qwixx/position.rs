//! One sheet, and perhaps dice on the table: what is to come, and what each choice is worth.

use std::io::Write;

use anyhow::Result;
use games::qwixx::{Choice, Phase, Qwixx, State};
use serde_json::{Value, json};
use solve::qwixx::{OwnSheetTablebase, TargetSolution, TurnTiming};
use solve::{Advice, Rated};
use table::{BySeat, Event, Game, Seat};

use super::super::numbers::exact_percent;
use super::PositionArgs;
use crate::usage_error::UsageError;

/// A sheet at the start of a turn, or with dice on the table.
pub(super) struct SheetPosition {
    game: Qwixx,
    /// At the start of the turn.
    start: State,
    /// After the roll.
    rolled: Option<State>,
}

/// A choice, what it is worth, and what may come after it in the same turn.
struct ChoiceLine {
    rated: Rated<Choice>,
    loss: f64,
    then: Option<AfterAction1>,
}

/// What comes after action 1 of one's own turn.
enum AfterAction1 {
    /// Action 2, with what its choices are worth.
    Action2(Advice<Choice>),
    /// The end of the game (Q17).
    End,
}

impl std::fmt::Display for AfterAction1 {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            AfterAction1::Action2(advice) => advice.best().map_or(Ok(()), |best| best.choice.fmt(f)),
            AfterAction1::End => f.write_str("game over"),
        }
    }
}

impl SheetPosition {
    /// The place that the command line names, if it names one.
    pub(super) fn read(args: &PositionArgs) -> Result<Option<SheetPosition>> {
        let wrong = |error: &dyn std::fmt::Display| UsageError(error.to_string());
        let (Some(text), Some(game)) = (&args.position, Qwixx::new(1)) else { return Ok(None) };
        let start = game.read_position(text).map_err(|error| wrong(&error))?;
        let roll = |text: &String| -> Result<State> {
            let mut rolled = start;
            let (dice, first) =
                text.split_once('|').map_or((text.as_str(), None), |(dice, first)| (dice, Some(first)));
            let roll = Event::Chance(dice.trim().parse().map_err(|error| wrong(&error))?);
            game.play(&mut rolled, &roll).map_err(|error| wrong(&error))?;
            if let Some(first) = first {
                let first = first.trim().parse().map_err(|error| wrong(&error))?;
                let chosen = Event::Decided(BySeat::from_fn(1, |_| Some(first)));
                game.play(&mut rolled, &chosen).map_err(|error| wrong(&error))?;
                if rolled.phase() != Phase::Action2 {
                    return Err(wrong(&"the game is over after this: there is no action 2").into());
                }
            }
            Ok(rolled)
        };
        let rolled = args.dice.as_ref().map(roll).transpose()?;
        Ok(Some(SheetPosition { game, start, rolled }))
    }

    /// Points to go.
    pub(super) fn show_points(&self, table: &OwnSheetTablebase, when: TurnTiming, json: bool) -> Result<()> {
        let to_go = table.points_to_go(self.start.sheet(Seat::FIRST), self.start.closed(), when);
        let points = self.game.scores(&self.start)[Seat::FIRST];
        if when.wait > 0 && self.action() == 2 {
            let message = "action 2 is for the active player alone: it comes without --wait";
            return Err(UsageError(message.to_owned()).into());
        }
        let advise = |state: &State| table.advise(&self.game, state, Seat::FIRST, when);
        let lines = self.rolled.as_ref().map(|state| self.lines(state, when.wait == 0, advise));
        let mut out = std::io::stdout().lock();
        if json {
            let mut report = json!({"to_go": to_go, "points": points, "expected": to_go + f64::from(points)});
            self.add_choices(&mut report, lines.as_deref());
            writeln!(out, "{report}")?;
            return Ok(());
        }
        let digits = table.digits();
        writeln!(
            out,
            "{to_go:.digits$} points to go, {points} on the sheet, {:.digits$} expected in the end",
            to_go + f64::from(points)
        )?;
        self.show_choices(&mut out, lines.as_deref(), |worth| format!("{worth:.digits$}"))
    }

    /// The best chance to reach a number of points.
    pub(super) fn show_chance(&self, reach: &TargetSolution, json: bool) -> Result<()> {
        let chance = reach.chance(self.start.sheet(Seat::FIRST), self.start.closed());
        let advise = |state: &State| reach.advise(&self.game, state);
        let lines = self.rolled.as_ref().map(|state| self.lines(state, true, advise));
        let mut out = std::io::stdout().lock();
        if json {
            let mut report = json!({"chance": chance, "target": reach.target()});
            self.add_choices(&mut report, lines.as_deref());
            writeln!(out, "{report}")?;
            return Ok(());
        }
        writeln!(out, "{}: the best chance of {} points or more", exact_percent(chance), reach.target())?;
        self.show_choices(&mut out, lines.as_deref(), exact_percent)
    }

    /// The action that the dice are there for.
    fn action(&self) -> u8 {
        if self.rolled.is_some_and(|rolled| rolled.phase() == Phase::Action2) { 2 } else { 1 }
    }

    fn lines(
        &self,
        state: &State,
        active: bool,
        advise: impl Fn(&State) -> Advice<Choice>,
    ) -> Vec<ChoiceLine> {
        let advice = advise(state);
        let line = |rated: &Rated<Choice>| {
            let mut after = *state;
            self.game.decide_unchecked(&mut after, &BySeat::from_fn(1, |_| Some(rated.choice)));
            let then = match after.phase() {
                _ if !active || state.phase() == Phase::Action2 => None,
                Phase::Action2 => Some(AfterAction1::Action2(advise(&after))),
                _ => Some(AfterAction1::End),
            };
            ChoiceLine { rated: *rated, loss: advice.loss(rated), then }
        };
        advice.choices().iter().map(line).collect()
    }

    fn add_choices(&self, report: &mut Value, lines: Option<&[ChoiceLine]>) {
        let Some(lines) = lines else { return };
        let choice = |line: &ChoiceLine| {
            let mut choice = json!({
                "choice": line.rated.choice.to_string(),
                "worth": line.rated.worth,
                "loss": line.loss,
                "then": line.then.as_ref().map(AfterAction1::to_string),
            });
            if let Some(AfterAction1::Action2(advice)) = &line.then {
                choice["then_choices"] =
                    advice.choices().iter().map(|rated| rated_json(advice, rated)).collect();
            }
            choice
        };
        report["action"] = self.action().into();
        report["choices"] = lines.iter().map(choice).collect();
    }

    fn show_choices(
        &self,
        out: &mut impl Write,
        lines: Option<&[ChoiceLine]>,
        number: impl Fn(f64) -> String,
    ) -> Result<()> {
        let Some(lines) = lines else { return Ok(()) };
        let own_turn = lines.iter().any(|line| line.then.is_some());
        let then = if own_turn { "then, in action 2" } else { "" };
        let heading = format!("action {}    worth         loss          {then}", self.action());
        writeln!(out, "\n{}", heading.trim_end())?;
        for ChoiceLine { rated, loss, then } in lines {
            let then = then.as_ref().map_or_else(String::new, AfterAction1::to_string);
            let (choice, worth, loss) = (rated.choice.to_string(), number(rated.worth), number(*loss));
            writeln!(out, "{}", format!("{choice:<12}{worth:<14}{loss:<14}{then}").trim_end())?;
        }
        Ok(())
    }
}

/// A choice of action 2 after one of action 1.
fn rated_json(advice: &Advice<Choice>, rated: &Rated<Choice>) -> Value {
    json!({ "choice": rated.choice.to_string(), "worth": rated.worth, "loss": advice.loss(rated) })
}
