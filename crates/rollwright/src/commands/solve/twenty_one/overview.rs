//! The whole game at a glance: points, rounds, how both are spread, and what speed costs.

use std::io::Write;
use std::sync::atomic::Ordering;
use std::time::Instant;

use anyhow::Result;
use games::twenty_one::{ROWS, TwentyOne};
use serde_json::{Map, Value, json};
use solve::Distribution;
use solve::twenty_one::{Objective, RowState, SoloSolution, Standing, TargetSolution, Tradeoff, frontier};

use super::super::numbers::percent;
use super::{Reach, TwentyOneArgs, pairs};
use crate::files::write_file;
use crate::progress::with_progress;

/// The prices of a round that are compared.
const PRICES: [f64; 14] = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 10.0, 15.0, 20.0];
/// The shares of games of which it is said which points they do not exceed.
const SHARES: [f64; 9] = [0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99];
/// How many lines the table of points has, about.
const LINES: i32 = 20;

struct Overview {
    solo: SoloSolution,
    points: Distribution,
    rounds: Distribution,
    prices: Vec<Tradeoff>,
    reach: Option<Reach>,
    seconds: f64,
    bytes: usize,
}

pub(super) fn run(
    out: &mut impl Write,
    args: &TwentyOneArgs,
    game: &TwentyOne,
    objective: Objective,
    as_json: bool,
) -> Result<()> {
    let layouts = game.layouts();
    let start = Instant::now();
    let solo = SoloSolution::new(layouts, objective);
    let targets = args
        .target
        .map(|target| Ok::<_, anyhow::Error>((target, TargetSolution::new(layouts)?)))
        .transpose()?;
    let seconds = start.elapsed().as_secs_f64();
    let prices = with_progress(PRICES.len() as u64, "prices", |done| {
        let mut line = Vec::new();
        for price in PRICES {
            line.extend(frontier(layouts, &[price])?);
            done.fetch_add(1, Ordering::Relaxed);
        }
        Ok::<_, anyhow::Error>(line)
    })?;
    let begin = Standing::START;
    let overview = Overview {
        points: solo.distribution(&begin),
        rounds: solo.rounds_distribution(&begin),
        prices,
        reach: targets.as_ref().map(|(target, targets)| Reach::new(targets, &solo, &begin, *target)),
        seconds,
        bytes: solo.bytes() + targets.as_ref().map_or(0, |(_, targets)| targets.bytes()),
        solo,
    };
    if let Some(file) = &args.table {
        write_file(file, &overview.to_csv())?;
    }
    if as_json {
        writeln!(out, "{}", overview.to_json(objective))?;
        return Ok(());
    }
    overview.write(out, objective)
}

impl Overview {
    fn to_json(&self, objective: Objective) -> Value {
        let row = |row: usize| {
            let row = self.solo.row(row);
            let points = row.distribution(RowState::NEW);
            json!({
                "points": row.to_go(RowState::NEW),
                "deviation": points.deviation(),
                "rounds": row.rounds(RowState::NEW),
            })
        };
        let price = |of: &Tradeoff| json!({"price": of.price, "points": of.points, "rounds": of.rounds});
        let quantiles: Map<String, Value> =
            SHARES.iter().map(|share| (share.to_string(), json!(self.points.quantile(*share)))).collect();
        let mut all = json!({
            "value": self.solo.to_go(&Standing::START),
            "deviation": self.points.deviation(),
            "rounds": self.solo.rounds(&Standing::START),
            "rounds_deviation": self.rounds.deviation(),
            "price": objective.price(),
            "rows": (0..ROWS).map(row).collect::<Vec<_>>(),
            "quantiles": quantiles,
            "distribution": pairs(&self.points),
            "rounds_distribution": pairs(&self.rounds),
            "prices": self.prices.iter().map(price).collect::<Vec<_>>(),
            "states": self.solo.states(),
            "bytes": self.bytes,
            "seconds": self.seconds,
        });
        if let Some(reach) = &self.reach {
            all["target"] = reach.to_json();
        }
        all
    }

    /// Every state of every row: the numbers of its empty fields with a point for each other one, its hits,
    /// and what is to go.
    fn to_csv(&self) -> String {
        let mut lines = "row,empty,hits,value,points_to_go,rounds_to_go\n".to_owned();
        for (place, row) in (0..ROWS).map(|place| (place, self.solo.row(place))) {
            for state in RowState::all() {
                let field = |(place, number): (usize, &u8)| match state.has_empty(place) {
                    true => number.to_string(),
                    false => ".".to_owned(),
                };
                let empty: String = row.row().numbers().iter().enumerate().map(field).collect();
                let (value, points, rounds) = (row.value(state), row.to_go(state), row.rounds(state));
                lines += &format!("{},{empty},{},{value},{points},{rounds}\n", place + 1, state.hits());
            }
        }
        lines
    }

    fn write(&self, out: &mut impl Write, objective: Objective) -> Result<()> {
        let (solo, begin) = (&self.solo, Standing::START);
        match objective.price() {
            0.0 => writeln!(out, "Twenty One alone, played for points")?,
            price => writeln!(out, "Twenty One alone, played for points at a price of {price} a round")?,
        }
        writeln!(
            out,
            "points a game: {:.6}, deviation {:.3}, from {} to {}",
            solo.to_go(&begin),
            self.points.deviation(),
            self.points.lowest(),
            self.points.highest()
        )?;
        writeln!(
            out,
            "rounds a game: {:.6}, deviation {:.3}, from {} to {}",
            solo.rounds(&begin),
            self.rounds.deviation(),
            self.rounds.lowest(),
            self.rounds.highest()
        )?;
        self.write_rows(out)?;
        if let Some(reach) = &self.reach {
            writeln!(out, "{reach}")?;
        }
        write!(out, "\nshare of games ")?;
        SHARES.iter().try_for_each(|share| write!(out, "{:>5.0} %", 100.0 * share))?;
        write!(out, "\npoints up to   ")?;
        SHARES.iter().try_for_each(|share| write!(out, " {:>6}", self.points.quantile(*share)))?;
        writeln!(out)?;
        self.write_distribution(out)?;
        writeln!(out, "\nprice a round   points   rounds")?;
        for price in &self.prices {
            writeln!(out, "{:>13} {:>8.3} {:>8.3}", price.price, price.points, price.rounds)?;
        }
        writeln!(
            out,
            "\n{} states, {} kB of tables, solved in {:.1} ms",
            solo.states(),
            self.bytes.div_ceil(1000),
            1000.0 * self.seconds
        )?;
        Ok(())
    }

    /// The points and rounds of a row; of each row where they are not alike.
    fn write_rows(&self, out: &mut impl Write) -> Result<()> {
        let alike = (1..ROWS).all(|row| self.solo.row(row).row() == self.solo.row(0).row());
        for place in 0..if alike { 1 } else { ROWS } {
            let row = self.solo.row(place);
            let name = if alike { "a row".to_owned() } else { format!("row {}", place + 1) };
            let deviation = row.distribution(RowState::NEW).deviation();
            let (points, rounds) = (row.to_go(RowState::NEW), row.rounds(RowState::NEW));
            writeln!(out, "{name}: {points:.6} points, deviation {deviation:.3}, in {rounds:.6} rounds")?;
        }
        Ok(())
    }

    /// The points in steps, from the first that one game in a thousand does not exceed to the last that one
    /// in a thousand reaches.
    fn write_distribution(&self, out: &mut impl Write) -> Result<()> {
        let (low, high) = (self.points.quantile(0.001), self.points.quantile(0.999));
        let step = [1, 2, 5, 10].into_iter().find(|step| (high - low) / step <= LINES);
        let step = step.unwrap_or((high - low) / LINES);
        writeln!(out, "\npoints   this or more   within this step")?;
        let mut points = low - low.rem_euclid(step);
        while points <= high {
            let (reached, next) = (self.points.at_least(points), self.points.at_least(points + step));
            let bar = "#".repeat((150.0 * (reached - next)).round() as usize);
            let line = format!("{points:>6} {:>14} {:>10} {bar}", percent(reached), percent(reached - next));
            writeln!(out, "{}", line.trim_end())?;
            points += step;
        }
        Ok(())
    }
}
