//! A review as a table for other programs: one line a decision, and one a roll or draw. docs/review.md has the columns.

use table::Seat;

use super::Reviewed;

/// The names of the columns.
const HEADER: &str = "file,game_number,game,seats,date,ply,turn,kind,seat,name,event,best,forced,class,habit,\
                      loss,loss_margin,loss_points,luck,luck_points";

/// The whole table.
pub(super) fn table(reviewed: &[Reviewed]) -> String {
    let mut text = format!("{HEADER}\n");
    for (number, game) in (1..).zip(reviewed) {
        lines(number, game).iter().for_each(|line| text.push_str(line));
    }
    text
}

/// The lines of one game in the order of its events; a roll has one for every seat.
fn lines(number: usize, game: &Reviewed) -> Vec<String> {
    let review = &game.review;
    let name = |seat: Seat| review.names.get(seat.index()).cloned().unwrap_or_default();
    let line = |ply: usize, turn: usize, seat: Seat, rest: [String; 10]| {
        let [kind, event, best, forced, class, habit, loss, loss_margin, loss_points, luck] = rest;
        let (luck, luck_points) = luck.split_once(' ').unwrap_or_default();
        let cells = [
            game.file.clone(),
            number.to_string(),
            review.game.clone(),
            review.seats.to_string(),
            review.date.clone().unwrap_or_default(),
            ply.to_string(),
            turn.to_string(),
            kind,
            seat.to_string(),
            name(seat),
            event,
            best,
            forced,
            class,
            habit,
            loss,
            loss_margin,
            loss_points,
            luck.to_owned(),
            luck_points.to_owned(),
        ];
        (ply, format!("{}\n", cells.map(|cell| quoted(&cell)).join(",")))
    };
    let mut lines: Vec<(usize, String)> = Vec::new();
    for decision in &review.decisions {
        let rest = [
            "decision".to_owned(),
            decision.choice.clone(),
            decision.best.clone(),
            decision.forced.to_string(),
            decision.class.name().to_owned(),
            decision.habit.unwrap_or_default().to_owned(),
            decision.loss.to_string(),
            decision.loss_margin.map_or(String::new(), |margin| margin.to_string()),
            decision.loss_points.to_string(),
            String::new(),
        ];
        lines.push(line(decision.ply, decision.turn, decision.seat, rest));
    }
    for roll in &review.rolls {
        for seat in Seat::all(review.seats) {
            let mut rest = [const { String::new() }; 10];
            rest[0] = "roll".to_owned();
            rest[1].clone_from(&roll.event);
            rest[9] = format!("{} {}", roll.luck[seat], roll.luck_points[seat]);
            lines.push(line(roll.ply, roll.turn, seat, rest));
        }
    }
    lines.sort_by_key(|(ply, _)| *ply);
    lines.into_iter().map(|(_, line)| line).collect()
}

/// A cell, in quotes where it needs them. What a spreadsheet would take for a formula begins with a quote mark.
fn quoted(cell: &str) -> String {
    let is_number = cell.parse::<f64>().is_ok();
    let is_formula = !is_number && cell.len() > 1 && cell.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let cell = if is_formula { format!("'{cell}") } else { cell.to_owned() };
    if cell.contains(['"', ',', '\n', '\r']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_where_they_need_it() {
        assert_eq!(quoted("r5"), "r5");
        assert_eq!(quoted("-0.25"), "-0.25");
        assert_eq!(quoted("-"), "-");
        assert_eq!(quoted("Ann, \"B\""), "\"Ann, \"\"B\"\"\"");
        assert_eq!(quoted("=1+1"), "'=1+1");
    }
}
