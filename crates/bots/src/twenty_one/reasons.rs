//! What a choice in Twenty One does: what fits, exact hits made and given up, rows completed, and who is how far.

use games::twenty_one::{Choice, Dice, FIELDS, Field, Mark, ROWS, Sheet, State, TwentyOne};
use table::{BySeat, Game, Phrase, PhraseArgument, Seat, phrase};

use crate::Reasons;
use crate::reasons::counted_phrase;

impl Reasons for TwentyOne {
    fn facts(&self, state: &State, seat: Seat, choice: Choice) -> Vec<Phrase> {
        let Some(dice) = state.dice() else { return Vec::new() };
        match choice {
            Choice::Keep => kept(self, state, seat, dice),
            Choice::Reroll => rerolled(self, state, seat, dice),
            Choice::Write(_) | Choice::CrossOut => written(self, state, seat, dice, choice),
        }
    }
}

/// The empty fields of the row being filled, from left to right.
fn empty_fields(game: &TwentyOne, sheet: &Sheet) -> Vec<Field> {
    let Some(row) = sheet.current_row() else { return Vec::new() };
    let fields = game.layouts().row(sheet.letter(), row).fields();
    let marks = sheet.marks(game.layouts(), row);
    fields.iter().zip(marks).filter(|(_, mark)| *mark == Mark::Empty).map(|(field, _)| *field).collect()
}

/// Whether the die of a field fits there.
fn fits(field: &Field, dice: Dice) -> bool {
    dice.face(field.colour).is_some_and(|face| face <= field.number)
}

/// How many other players could complete a row with these dice.
fn others_complete(game: &TwentyOne, state: &State, seat: Seat, dice: Dice) -> usize {
    let completes = |other: &Seat| {
        let empty = empty_fields(game, state.sheet(*other));
        !empty.is_empty() && empty.iter().all(|field| fits(field, dice))
    };
    Seat::all(game.seats()).filter(|other| *other != seat).filter(completes).count()
}

/// How the dice as they lie suit a player.
fn kept(game: &TwentyOne, state: &State, seat: Seat, dice: Dice) -> Vec<Phrase> {
    let empty = empty_fields(game, state.sheet(seat));
    let fitting = empty.iter().filter(|field| fits(field, dice)).count();
    let hits = empty.iter().filter(|field| dice.face(field.colour) == Some(field.number)).count();
    let mut facts = vec![match fitting {
        0 => phrase!("reason-twenty-one-nothing-fits", "none of these dice fits into your row"),
        all if all == empty.len() => phrase!("reason-twenty-one-all-fit", "these dice fill your row"),
        fitting => counted_phrase!(
            "reason-twenty-one-fits",
            "{count} of these dice fits into your row",
            "{count} of these dice fit into your row",
            count = fitting
        ),
    }];
    if hits > 0 {
        facts.push(counted_phrase!(
            "reason-twenty-one-hits",
            "{count} of these dice is an exact hit",
            "{count} of these dice are exact hits",
            count = hits
        ));
    }
    let others = others_complete(game, state, seat, dice);
    if others > 0 {
        facts.push(counted_phrase!(
            "reason-twenty-one-others-complete",
            "lets {count} other player complete a row",
            "lets {count} other players complete a row",
            count = others
        ));
    }
    facts
}

fn rerolled(game: &TwentyOne, state: &State, seat: Seat, dice: Dice) -> Vec<Phrase> {
    let empty = empty_fields(game, state.sheet(seat));
    let fitting = empty.iter().filter(|field| fits(field, dice)).count();
    let rolled = dice.iter().filter(|(_, face)| *face > 1).count();
    let chances = fitting_chances(&empty, dice);
    let percent = |range: &[f64]| (100.0 * range.iter().sum::<f64>()).round() as u32;
    let (fewer, more) = (percent(&chances[..fitting]), percent(&chances[(fitting + 1).min(chances.len())..]));
    let mut facts = vec![
        counted_phrase!(
            "reason-twenty-one-rerolls",
            "rerolls {count} die",
            "rerolls {count} dice",
            count = rolled
        ),
        phrase!(
            "reason-twenty-one-reroll-fits",
            "fits more of your fields in about {more} % of all rerolls, and fewer in {fewer} %",
            more = more,
            fewer = fewer
        ),
    ];
    let others = others_complete(game, state, seat, dice);
    if others > 0 {
        facts.push(counted_phrase!(
            "reason-twenty-one-takes-away",
            "takes these dice from {count} other player who could complete a row",
            "takes these dice from {count} other players who could complete a row",
            count = others
        ));
    }
    facts
}

/// How likely it is that so many of the empty fields get a die that fits, when all dice but the 1s are rolled again.
fn fitting_chances(empty: &[Field], dice: Dice) -> Vec<f64> {
    let mut chances = vec![1.0];
    for field in empty {
        let fits = if dice.face(field.colour) == Some(1) { 1.0 } else { f64::from(field.number) / 6.0 };
        let mut next = vec![0.0; chances.len() + 1];
        for (count, chance) in chances.iter().enumerate() {
            next[count] += chance * (1.0 - fits);
            next[count + 1] += chance * fits;
        }
        chances = next;
    }
    chances
}

fn written(game: &TwentyOne, state: &State, seat: Seat, dice: Dice, choice: Choice) -> Vec<Phrase> {
    let (layouts, before) = (game.layouts(), state.sheet(seat));
    let Some(row) = before.current_row() else { return Vec::new() };
    let mut after = *state;
    let choices =
        BySeat::from_fn(game.seats(), |other| Some(if other == seat { choice } else { Choice::CrossOut }));
    game.decide_unchecked(&mut after, &choices);
    let sheet = after.sheet(seat);
    let empty = empty_fields(game, before);
    let numbers = if let Choice::Write(numbers) = choice { Some(numbers) } else { None };
    let face = |field: &Field| numbers.and_then(|numbers| numbers.face(field.colour));
    let is_written = |field: &&Field| face(field).is_some();
    let filled = numbers.map_or(1, |numbers| numbers.iter().count());
    let mut facts = Vec::new();
    if sheet.current_row().is_none() {
        facts.push(phrase!(
            "reason-twenty-one-ends",
            "completes your last row and ends the game with this round"
        ));
    } else if sheet.current_row() != Some(row) {
        facts.push(phrase!("reason-twenty-one-completes", "completes the row"));
    } else {
        facts.push(counted_phrase!(
            "reason-twenty-one-left",
            "leaves {count} field of the row empty",
            "leaves {count} fields of the row empty",
            count = empty.len() - filled
        ));
    }
    if let (Choice::CrossOut, Some(field)) = (choice, empty.first()) {
        facts.push(phrase!(
            "reason-twenty-one-crosses-out",
            "crosses out {colour}, a field for numbers up to {limit}",
            colour = colours([field].into_iter()),
            limit = field.number
        ));
    }
    let gained = sheet.row_points(layouts, row) - before.row_points(layouts, row);
    if choice != Choice::CrossOut {
        facts.push(counted_phrase!(
            "reason-twenty-one-gains",
            "gains {count} point",
            "gains {count} points",
            count = gained
        ));
    }
    let hits = empty.iter().filter(|field| face(field) == Some(field.number)).count();
    if hits > 0 {
        facts.push(counted_phrase!(
            "reason-twenty-one-makes-hits",
            "makes {count} exact hit",
            "makes {count} exact hits",
            count = hits
        ));
    }
    let below: Vec<&Field> = empty
        .iter()
        .filter(is_written)
        .filter(|field| face(field).is_some_and(|face| face < field.number))
        .collect();
    if !below.is_empty() {
        let colours = colours(below.into_iter());
        facts.push(phrase!(
            "reason-twenty-one-no-hit",
            "gives up an exact hit in {colours}",
            colours = colours
        ));
    }
    let crossed_out = if choice == Choice::CrossOut { empty.first().map(|field| field.colour) } else { None };
    let waiting: Vec<&Field> = empty
        .iter()
        .filter(|field| fits(field, dice) && !is_written(field) && crossed_out != Some(field.colour))
        .collect();
    if !waiting.is_empty() {
        let colours = colours(waiting.into_iter());
        facts.push(phrase!(
            "reason-twenty-one-waits",
            "waits for better numbers in {colours}",
            colours = colours
        ));
    }
    facts.extend(race(game, state, seat, &after));
    facts
}

fn colours<'a>(fields: impl Iterator<Item = &'a Field>) -> PhraseArgument {
    PhraseArgument::Colours(fields.map(|field| field.colour.name()).collect())
}

/// How many fields of a sheet are filled.
fn filled(game: &TwentyOne, sheet: &Sheet) -> i32 {
    let rows = sheet.current_row().unwrap_or(ROWS);
    let begun = if rows < ROWS { FIELDS - empty_fields(game, sheet).len() } else { 0 };
    (rows * FIELDS + begun) as i32
}

/// How far ahead of or behind the quickest of the others a player then is, who have yet to write.
fn race(game: &TwentyOne, state: &State, seat: Seat, after: &State) -> Option<Phrase> {
    let others = Seat::all(game.seats()).filter(|other| *other != seat);
    let quickest = others.map(|other| filled(game, state.sheet(other))).max()?;
    let lead = filled(game, after.sheet(seat)) - quickest;
    Some(match lead {
        0 => phrase!(
            "reason-twenty-one-level",
            "draws level with the quickest of the others before they write"
        ),
        lead if lead > 0 => counted_phrase!(
            "reason-twenty-one-ahead",
            "puts you {count} field ahead of the others before they write",
            "puts you {count} fields ahead of the others before they write",
            count = lead
        ),
        lead => counted_phrase!(
            "reason-twenty-one-behind",
            "leaves you {count} field behind the quickest of the others before they write",
            "leaves you {count} fields behind the quickest of the others before they write",
            count = -lead
        ),
    })
}

#[cfg(test)]
mod tests {
    use conformance::script;

    use super::*;

    fn facts(position: &str, events: &str, choice: &str) -> Vec<String> {
        let game = TwentyOne::new(1 + position.matches(" / ").count()).unwrap();
        let state = script::play(&game, position, events);
        let facts = game.facts(&state, Seat::FIRST, choice.parse().unwrap());
        facts.iter().map(Phrase::to_string).collect()
    }

    #[test]
    fn what_is_written_is_counted() {
        // The first row of sheet A: see the layout for its colours; whatever fits is at most its limit.
        let game = TwentyOne::new(1).unwrap();
        let state = script::play(&game, "A:------", "w1 k1 r1 b1 y1 g1 | keep");
        let facts: Vec<String> =
            game.facts(&state, Seat::FIRST, "x".parse().unwrap()).iter().map(Phrase::to_string).collect();
        let first = game.layouts().row(state.sheet(Seat::FIRST).letter(), 0).fields()[0];
        assert_eq!(facts[0], "leaves 5 fields of the row empty");
        let name = first.colour.name();
        assert_eq!(facts[1], format!("crosses out {name}, a field for numbers up to {}", first.number));
        assert!(facts[2].starts_with("waits for better numbers in "), "{facts:?}");
        assert_eq!(facts.len(), 3, "alone there is no race");
    }

    #[test]
    fn keeping_and_rerolling_are_weighed_by_what_fits() {
        let all = facts("A:------", "w1 k1 r1 b1 y1 g1", "keep");
        assert_eq!(all[0], "these dice fill your row");
        let high = facts("A:------ / B:------ ; active 1", "w6 k6 r6 b6 y6 g6", "reroll");
        assert_eq!(high[0], "rerolls 6 dice");
        // One field takes a 6; it is alone with 1 - P(nobody fits more).
        assert!(high[1].starts_with("fits more of your fields in about "), "{high:?}");
    }

    #[test]
    fn the_chances_of_what_fits_add_up() {
        let game = TwentyOne::new(1).unwrap();
        let state = script::play(&game, "A:------", "w6 k6 r6 b6 y6 g6");
        let empty = empty_fields(&game, state.sheet(Seat::FIRST));
        let chances = fitting_chances(&empty, state.dice().unwrap());
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        // All six: every limit from 1 to 6 once.
        assert!((chances[6] - 720.0 / 6f64.powi(6)).abs() < 1e-12);
    }

    #[test]
    fn the_last_row_ends_the_game() {
        let position = "A:644321/644321/644321/644321/------ / B:xxxx-- ; active 1";
        let all = facts(position, "w1 k1 r1 b1 y1 g1 | keep", "w1 k1 r1 b1 y1 g1");
        assert_eq!(all[0], "completes your last row and ends the game with this round");
        assert!(
            all.contains(&"puts you 26 fields ahead of the others before they write".to_owned()),
            "{all:?}"
        );
    }
}
