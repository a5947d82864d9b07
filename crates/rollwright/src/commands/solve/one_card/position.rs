//! One card from a position on: what it still brings, and what each choice with some dice is worth.

use std::io::Write;
use std::sync::atomic::AtomicU64;

use anyhow::{Context, Error, Result};
use games::one_card::{CardId, Choice, DICE, Dice, OneCard, OpenCard};
use serde_json::{Map, Value, json};
use solve::Advice;
use solve::one_card::{CardDistribution, Crossed, Objective, ScoringSpeed, ScoringSpeeds, SolvedCard};
use table::{Game, PositionError, Seat};

use super::super::numbers::{advice_json, percent};
use super::OneCardArgs;
use crate::progress::with_progress;
use crate::usage_error::UsageError;

/// Up to how many turns their chances are shown.
const LONGEST: usize = 30;

pub(super) fn run(out: &mut impl Write, args: &OneCardArgs, position: &str, json: bool) -> Result<()> {
    let dice = args.dice.as_deref().map(five_dice).transpose()?;
    let (game, cards) = open_cards(args, position)?;
    if dice.is_some() && cards.len() != 1 {
        return Err(UsageError("--dice needs a --position with a single card".to_owned()).into());
    }
    let places: Vec<CardPosition> =
        cards.iter().map(|card| CardPosition::new(&game, card, args.price)).collect::<Result<_>>()?;
    let choices = match (dice, places.first()) {
        (Some(dice), Some(place)) => Some(DiceAdvice::new(place, dice, usize::from(args.rolls_left))),
        _ => None,
    };
    if json {
        writeln!(out, "{}", report(&places, choices.as_ref()))?;
        return Ok(());
    }
    for place in &places {
        place.print(out, &game, args.price)?;
    }
    if let Some(choices) = choices {
        choices.print(out)?;
    }
    Ok(())
}

fn five_dice(text: &str) -> Result<Dice> {
    let dice: Dice = text.parse().map_err(|error: table::NotationError| UsageError(error.to_string()))?;
    if dice.len() != DICE {
        return Err(UsageError(format!("a result has {DICE} dice, not {}: \"{dice}\"", dice.len())).into());
    }
    Ok(dice)
}

/// The open cards of a position: the one card of a short one, else all of the player whose turn comes.
fn open_cards(args: &OneCardArgs, position: &str) -> Result<(OneCard, Vec<OpenCard>)> {
    let (game, text, one) = if position.contains('|') {
        let game = super::game(args, position.matches(" / ").count() + 1)?;
        let advanced = position.split(';').any(|part| part.trim().starts_with("open"));
        (game.with_advanced(advanced), position.to_owned(), false)
    } else if position.contains(',') {
        return Err(not_a_card(position));
    } else {
        let game = super::game(args, 1)?;
        let text = with_another_card(&game, position);
        (game, text, true)
    };
    let state = game.read_position(&text).map_err(|error| match error {
        PositionError::Impossible(_) => UsageError(error.to_string()).into(),
        PositionError::Unreadable(_) if one => not_a_card(position),
        PositionError::Unreadable(_) => UsageError(format!("--position: {error}")).into(),
    })?;
    let hand = state.hand(game.active(&state).unwrap_or(Seat::FIRST));
    let cards = if one { &hand.open()[..1] } else { hand.open() };
    Ok((game, cards.to_vec()))
}

fn not_a_card(position: &str) -> Error {
    let position = position.escape_debug();
    UsageError(format!("--position: \"{position}\" is not an open card (like `#6 r2 y1 g0 b0 p3`)")).into()
}

/// The rules know hands of two cards: puts a new card beside the one given.
fn with_another_card(game: &OneCard, card: &str) -> String {
    let given = card.strip_prefix('#').and_then(|rest| rest.split_whitespace().next());
    let another = CardId::all().find(|id| Some(id.to_string().as_str()) != given);
    let another = another.map_or_else(String::new, |id| {
        let rows = game.deck().card(id).colours().map(|colour| format!("{}0", colour.letter()));
        format!("#{id} {}", table::join(rows, " "))
    });
    format!("- | {card}, {another}")
}

/// An open card and its solution.
struct CardPosition {
    id: CardId,
    card: SolvedCard,
    crossed: Crossed,
    speed: ScoringSpeed,
    /// The points as they stand (K11).
    points: i32,
}

impl CardPosition {
    fn new(game: &OneCard, open: &OpenCard, price: f64) -> Result<CardPosition> {
        let printed = game.deck().card(open.id());
        let (shape, _) = solve::one_card::Shape::of(printed);
        let card = with_progress(shape.states(), "states", |done| {
            SolvedCard::new(printed, &Objective::at_price(price), done)
        })?;
        let crossed = card.crossed(open);
        let mut speeds = ScoringSpeeds::default();
        speeds.add(shape, &AtomicU64::new(0))?;
        let speed = speeds.of(shape, crossed).context("the card was solved in all its states")?;
        Ok(CardPosition { id: open.id(), crossed, speed, points: open.row_points(game.deck()), card })
    }

    /// The points still to come.
    fn to_go(&self) -> f64 {
        self.card.solution().points(self.crossed) - f64::from(self.points)
    }

    fn turns(&self) -> f64 {
        self.card.solution().turns(self.crossed)
    }

    fn distribution(&self) -> CardDistribution {
        CardDistribution::new(self.card.solution(), self.crossed, LONGEST)
    }

    fn to_json(&self) -> Map<String, Value> {
        let distribution = self.distribution();
        let value = json!({
            "card": self.id.number(),
            "to_go": self.to_go(),
            "points": self.points,
            "turns": self.turns(),
            "worth": self.card.solution().value(self.crossed),
            "least_turns": self.speed.least,
            "within": self.speed.within,
            "turn_chances": distribution.turns,
            "point_chances": chances(&distribution.points).map(|(points, chance)| json!([points, chance])).collect::<Vec<_>>(),
        });
        if let Value::Object(map) = value { map } else { Map::new() }
    }

    fn print(&self, out: &mut impl Write, game: &OneCard, price: f64) -> Result<()> {
        let solution = self.card.solution();
        let distribution = self.distribution();
        writeln!(out, "card {}: {}", self.id, game.deck().card(self.id))?;
        writeln!(
            out,
            "at {price} a turn: {:.4} points to go ({} on the card), {:.4} turns, scored with {:.4} on average",
            self.to_go(),
            self.points,
            self.turns(),
            solution.points(self.crossed)
        )?;
        let points =
            chances(&distribution.points).map(|(points, chance)| format!("{points}: {}", percent(chance)));
        writeln!(out, "points it is scored with: {}", table::join(points, ", "))?;
        let likely = |(_, chance): &(usize, f64)| *chance >= 5e-5;
        let turns = chances(&distribution.turns)
            .filter(likely)
            .map(|(turns, chance)| format!("{turns}: {}", percent(chance)));
        writeln!(out, "turns it takes: {}", table::join(turns, ", "))?;
        writeln!(out, "fastest: {:.4} turns; the best chance to have scored within", self.speed.least)?;
        let within = self.speed.within.iter().enumerate();
        let within = within.map(|(turn, chance)| format!("{} turns: {}", turn + 1, percent(*chance)));
        writeln!(out, "  {}", table::join(within, ", ").replacen("turns", "turn", 1))?;
        Ok(())
    }
}

/// The numbers that can come, with their chances.
fn chances(chances: &[f64]) -> impl Iterator<Item = (usize, f64)> {
    chances.iter().copied().enumerate().filter(|(_, chance)| *chance > 0.0)
}

fn report(places: &[CardPosition], choices: Option<&DiceAdvice>) -> Value {
    let mut report = match places {
        [place] => place.to_json(),
        _ => {
            let cards: Vec<Value> = places.iter().map(|place| Value::Object(place.to_json())).collect();
            let to_go: f64 = places.iter().map(CardPosition::to_go).sum();
            Map::from_iter([("to_go".to_owned(), json!(to_go)), ("cards".to_owned(), Value::Array(cards))])
        }
    };
    if let Some(choices) = choices {
        report.insert("rolling".to_owned(), advice_json(&choices.rolling));
        report.insert("marking".to_owned(), advice_json(&choices.marking));
    }
    Value::Object(report)
}

/// What can be done with some dice.
struct DiceAdvice {
    dice: Dice,
    rolls_left: usize,
    rolling: Advice<Choice>,
    marking: Advice<Choice>,
}

impl DiceAdvice {
    fn new(place: &CardPosition, dice: Dice, rolls_left: usize) -> DiceAdvice {
        let rolling = place.card.roll_advice(place.crossed, dice, rolls_left);
        let marking = place.card.mark_advice(place.crossed, dice);
        DiceAdvice { dice, rolls_left, rolling, marking }
    }

    fn print(&self, out: &mut impl Write) -> Result<()> {
        writeln!(
            out,
            "\n{} with {} roll(s) left; points of the card, less the price of further turns:",
            self.dice, self.rolls_left
        )?;
        writeln!(out, "    worth    loss  choice")?;
        print_advice(out, &self.rolling)?;
        writeln!(out, "after stopping:")?;
        print_advice(out, &self.marking)
    }
}

fn print_advice(out: &mut impl Write, advice: &Advice<Choice>) -> Result<()> {
    for rated in advice.choices() {
        let what = match rated.choice {
            Choice::Mark(_) => "use the card".to_owned(),
            Choice::Pass => "pass".to_owned(),
            choice => choice.to_string(),
        };
        writeln!(out, "{:>9.4} {:>7.4}  {what}", rated.worth, advice.loss(rated))?;
    }
    Ok(())
}
