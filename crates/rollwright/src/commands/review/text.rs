//! The review of a game as text: how it came out, what was luck, who played how well, and what it turned on.

use analysis::{Class, DecisionReview, GameReview, PlayerReview, Skill, TurningPoint};
use bots::Bot;
use games::GameInfo;
use table::{BySeat, Seat};

use super::Reviewed;
use super::numbers::{Unit, decimal};
use super::telling::{Telling, ToldDecision, tell};
use crate::draw::{Ink, Names, Pen, filled, padded};

/// How wide a name may be in a table.
const NAME_WIDTH: usize = 20;
/// How wide a number of a table is.
const COLUMN: usize = 10;

/// The whole review of a game.
pub(super) fn game(reviewed: &Reviewed, pen: Pen) -> String {
    let Reviewed { record, review, .. } = reviewed;
    let names = Names::new(&record.header.names, record.header.seats, pen.language());
    let telling = tell(record, review, &names, pen);
    let mut text = format!("{}\n{}\n", filled("", &title(reviewed, pen)), telling.result);
    if let Some(error) = &review.broken {
        let broken = pen.text_with("terminal-review-broken", &[("error", error.as_str().into())]);
        text.push_str(&format!("{}\n", filled("", &broken)));
    }
    text.push('\n');
    text.push_str(&sums(review, &names, pen));
    text.push('\n');
    for player in &review.players {
        text.push_str(&player_lines(player, review, &names, pen));
    }
    if review.seats > 1 {
        text.push_str(&format!("{}\n", filled("", &even_luck(review, &names, pen))));
    }
    if !review.turning_points.is_empty() {
        text.push_str(&format!("\n{}\n", heading("terminal-review-turning-points", pen)));
        for point in &review.turning_points {
            text.push_str(&turning_point(point, review, &telling, &names, pen));
        }
    }
    let told = review.decisions.iter().zip(&telling.decisions);
    let listed: Vec<_> = told.filter(|(decision, _)| decision.class.is_listed()).collect();
    if !listed.is_empty() {
        text.push_str(&format!("\n{}\n", heading("terminal-review-mistakes", pen)));
        for (decision, told) in listed {
            text.push_str(&mistake(decision, told, review.seats, pen));
        }
    }
    text
}

/// What is left over beside luck and one's own choices: alone, nobody else can have done it.
pub(super) fn others_column(seats: usize) -> &'static str {
    if seats == 1 { "terminal-review-estimates" } else { "terminal-review-others" }
}

pub(super) fn heading(id: &str, pen: Pen) -> String {
    pen.ink(Ink::Bold, &pen.text(id))
}

fn title(reviewed: &Reviewed, pen: Pen) -> String {
    let header = &reviewed.record.header;
    let place = header.place.map(|(number, games)| {
        pen.text_with("terminal-replay-game-of", &[("number", number.into()), ("games", games.into())])
    });
    let title = GameInfo::named(&header.game).map_or(header.game.clone(), |info| info.title.to_owned());
    let details = [Some(title), place, header.date.clone(), Some(reviewed.file.clone())];
    let options = header.options.iter().filter(|(_, on)| *on).map(|(name, _)| name.clone());
    let details: Vec<String> = details.into_iter().flatten().chain(options).collect();
    pen.ink(Ink::Bold, &details.join(&pen.between()))
}

/// Start, luck, own and others' choices, and the result, for everybody: in chances and in points.
fn sums(review: &GameReview, names: &Names, pen: Pen) -> String {
    let points = &review.points;
    let in_points = [&points.start, &points.luck, &points.own, &points.others, &points.result];
    let in_chances = [&review.start, &review.luck, &review.own, &review.others, &review.result];
    let mut text = String::new();
    let columns = [
        "terminal-review-start",
        "terminal-review-luck",
        "terminal-review-own",
        others_column(review.seats),
        "terminal-review-result",
    ];
    let columns: String = columns.map(|id| format!("{:>COLUMN$}", pen.text(id))).concat();
    let chances = (review.seats > 1).then_some(("terminal-review-win", Unit::Chance, in_chances));
    let blocks = chances.into_iter().chain([("terminal-review-points", Unit::Points, in_points)]);
    for (place, (id, unit, parts)) in blocks.enumerate() {
        let head = pen.ink(Ink::Bold, &padded(&pen.text(id), NAME_WIDTH));
        text.push_str(&head);
        text.push_str(if place == 0 { &columns } else { "" });
        text = text.trim_end().to_owned() + "\n";
        for seat in Seat::all(review.seats) {
            text.push_str(&row(seat, unit, parts, names, pen));
        }
    }
    text
}

fn row(seat: Seat, unit: Unit, parts: [&BySeat<f64>; 5], names: &Names, pen: Pen) -> String {
    let name: String = names.of(seat).chars().take(NAME_WIDTH - 3).collect();
    let [start, luck, own, others, result] = parts.map(|part| part[seat]);
    let cells = [
        unit.value(start, pen),
        unit.change(luck, pen),
        unit.change(own, pen),
        unit.change(others, pen),
        unit.value(result, pen),
    ];
    let cells: String = cells.map(|cell| format!("{cell:>COLUMN$}")).concat();
    format!("  {}{cells}\n", padded(&name, NAME_WIDTH - 2))
}

/// How well one player played.
fn player_lines(player: &PlayerReview, review: &GameReview, names: &Names, pen: Pen) -> String {
    let unit = Unit::at_table(review.seats);
    let name = names.of(player.seat);
    if player.decisions == 0 {
        let nothing = pen.text_with("terminal-review-no-decisions", &[("name", name.into())]);
        return format!("{}\n", filled("", &nothing));
    }
    let loss = unit.loss(player.loss_per_decision, 2, pen);
    let decisions = pen.text_with(
        "terminal-review-decisions",
        &[("name", name.into()), ("count", player.decisions.into()), ("loss", loss.into())],
    );
    let classes = classes(player.inaccuracies, player.mistakes, player.blunders, pen);
    format!(
        "{}\n{}\n{}\n",
        filled("", &decisions),
        filled("  ", &classes),
        filled("  ", &skill(&player.skill, pen))
    )
}

/// How many choices there were of every class that is listed.
pub(super) fn classes(inaccuracies: usize, mistakes: usize, blunders: usize, pen: Pen) -> String {
    let counts =
        [("inaccuracies", inaccuracies.into()), ("mistakes", mistakes.into()), ("blunders", blunders.into())];
    pen.text_with("terminal-review-classes", &counts)
}

/// A skill in words and numbers.
pub(super) fn skill(skill: &Skill, pen: Pen) -> String {
    let words = match (skill.above, skill.below) {
        (Some(above), Some(below)) => {
            let levels = [("above", level(above, pen).into()), ("below", level(below, pen).into())];
            pen.text_with("terminal-review-skill-between", &levels)
        }
        (Some(best), None) => {
            pen.text_with("terminal-review-skill-like", &[("level", level(best, pen).into())])
        }
        (None, _) => pen.text("terminal-review-skill-below"),
    };
    let [from, to] = skill.interval.map(|level| decimal(level, 1, pen));
    let level = decimal(skill.level, 1, pen);
    pen.text_with(
        "terminal-review-skill",
        &[("words", words.into()), ("level", level.into()), ("from", from.into()), ("to", to.into())],
    )
}

fn level(bot: Bot, pen: Pen) -> String {
    pen.text(match bot {
        Bot::Easy => "terminal-review-level-easy",
        Bot::Medium => "terminal-review-level-medium",
        Bot::Hard => "terminal-review-level-hard",
        Bot::Expert => "terminal-review-level-expert",
        Bot::Random | Bot::Greedy | Bot::Solver => "terminal-review-level-random",
    })
}

/// Who would have won if luck had been even.
pub(super) fn even_luck(review: &GameReview, names: &Names, pen: Pen) -> String {
    /// Chances that differ by less are the same.
    const CLOSE: f64 = 0.01;
    let share = |player: &PlayerReview| {
        let share = decimal(100.0 * player.even_luck.clamp(0.0, 1.0), 0, pen);
        format!("{} {share} %", names.of(player.seat))
    };
    let shares: Vec<String> = review.players.iter().map(share).collect();
    let shares = shares.join(", ");
    let mut ranked: Vec<&PlayerReview> = review.players.iter().collect();
    ranked.sort_by(|a, b| b.even_luck.total_cmp(&a.even_luck));
    match ranked.as_slice() {
        [first, second, ..] if first.even_luck - second.even_luck >= CLOSE => {
            names.sentence(first.seat, "terminal-review-even-luck", &[("shares", shares.into())])
        }
        _ => pen.text_with("terminal-review-even-luck-open", &[("shares", shares.into())]),
    }
}

/// `Turn 7: `
fn turn(number: usize, pen: Pen) -> String {
    match number {
        0 => String::new(),
        number => format!("{}: ", pen.text_with("terminal-replay-turn", &[("number", number.into())])),
    }
}

fn turning_point(
    point: &TurningPoint,
    review: &GameReview,
    telling: &Telling,
    names: &Names,
    pen: Pen,
) -> String {
    let unit = Unit::at_table(review.seats);
    let decision = point.seat.and_then(|seat| {
        let told = review.decisions.iter().zip(&telling.decisions);
        told.into_iter().find(|(decision, _)| decision.ply == point.ply && decision.seat == seat)
    });
    let words = match decision {
        Some((decision, told)) => better(told, &unit.change(decision.loss, pen), pen),
        None => {
            let gained = |a: &&(Seat, f64), b: &&(Seat, f64)| a.1.total_cmp(&b.1);
            let changes: Vec<(Seat, f64)> =
                point.change.iter().map(|(seat, change)| (seat, *change)).collect();
            let most = changes.iter().max_by(gained);
            let change = most.map_or(String::new(), |(seat, change)| {
                format!(" ({} {})", names.of(*seat), unit.change(*change, pen))
            });
            format!("{}{change}", telling.chances.get(point.ply).map_or("", String::as_str))
        }
    };
    format!("{}\n", filled("  ", &format!("{}{words}", turn(point.turn, pen))))
}

/// What was done, and what would have been better by how much.
fn better(told: &ToldDecision, gain: &str, pen: Pen) -> String {
    let parts = [
        ("done", told.done.as_str().into()),
        ("best", told.best.as_str().into()),
        ("gain", gain.to_owned().into()),
    ];
    pen.text_with("terminal-review-better", &parts)
}

fn mistake(decision: &DecisionReview, told: &ToldDecision, seats: usize, pen: Pen) -> String {
    let unit = Unit::at_table(seats);
    let class = pen.text(match decision.class {
        Class::Blunder => "terminal-review-blunder",
        Class::Mistake => "terminal-review-mistake",
        Class::Forced | Class::Best | Class::Good | Class::Inaccuracy => "terminal-review-inaccuracy",
    });
    let margin = decision.loss_margin.filter(|margin| margin.is_finite());
    let margin = margin.map_or(String::new(), |margin| format!(" ± {}", unit.value(margin, pen)));
    let words = better(told, &format!("{}{margin}", unit.change(decision.loss, pen)), pen);
    format!("{}\n", filled("  ", &format!("{}{words} {class}", turn(decision.turn, pen))))
}
