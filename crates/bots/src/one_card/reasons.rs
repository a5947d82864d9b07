//! What a choice in Alles auf 1 Karte does: boxes entered, rows filled, how far a card is from being scored, and what the
//! others get out of the same dice.

use games::one_card::{
    Card, CardId, Choice, Colour, DICE, Dice, OneCard, OpenCard, ROWS_TO_SCORE, SCORED_AT_END, SUN_POINTS,
    State,
};
use table::{Game, Phrase, PhraseArgument, Seat, phrase};

use crate::Reasons;
use crate::reasons::counted_phrase;

impl Reasons for OneCard {
    fn facts(&self, state: &State, seat: Seat, choice: Choice) -> Vec<Phrase> {
        let dice = state.dice().unwrap_or(Dice::NONE);
        match choice {
            Choice::Stop => stopped(self, state, seat, dice),
            Choice::Keep(kept) => kept_dice(self, state, seat, kept),
            Choice::Pass => vec![phrase!("reason-one-card-pass", "leaves your cards as they are")],
            Choice::Mark(place) => state
                .hand(seat)
                .open()
                .get(usize::from(place) - 1)
                .map_or_else(Vec::new, |open| marked(self, state, seat, open, dice)),
            Choice::Hold(places) => {
                let dealt = state.dealt(seat);
                let held = places.iter().filter_map(|place| dealt.get(usize::from(*place) - 1));
                held.flat_map(|id| new_card(self, *id)).collect()
            }
            Choice::Take(place) => {
                state.display().get(usize::from(place) - 1).map_or_else(Vec::new, |id| new_card(self, *id))
            }
        }
    }
}

/// A card after some dice were entered.
struct Entered {
    /// How many boxes were entered.
    boxes: u8,
    /// The colours of rows that they filled.
    filled: Vec<&'static str>,
    /// The colours that did not fit.
    unused: Vec<&'static str>,
    /// How many boxes it lacks to be scored.
    lacks: u8,
    /// What it is scored with, if it is.
    points: Option<i32>,
}

/// Enters dice on a card as far as they fit: of each colour all or nothing (K7).
fn enter(card: &Card, open: &OpenCard, dice: Dice) -> Entered {
    let mut entered = Entered { boxes: 0, filled: Vec::new(), unused: Vec::new(), lacks: 0, points: None };
    let (mut missing, mut points, mut suns, mut full) = (Vec::new(), 0, 0, 0);
    for colour in Colour::ALL {
        let count = dice.count(colour);
        let left = card.boxes(colour) - open.crossed(colour);
        let is_entered = count > 0 && count <= left;
        if count > 0 && !is_entered {
            entered.unused.push(colour.name());
        }
        let left = if is_entered { left - count } else { left };
        entered.boxes += if is_entered { count } else { 0 };
        if card.boxes(colour) == 0 {
            continue;
        }
        missing.push(left);
        if left == 0 {
            full += 1;
            points += i32::from(card.boxes(colour));
            suns += usize::from(card.has_sun(colour));
            if is_entered {
                entered.filled.push(colour.name());
            }
        }
    }
    missing.sort_unstable();
    entered.lacks = missing.iter().take(ROWS_TO_SCORE as usize).sum();
    entered.points = (full >= ROWS_TO_SCORE).then(|| points + SUN_POINTS[suns]);
    entered
}

/// The card that gets most out of these dice: scored for most, else nearest to it. None if nothing fits anywhere.
fn best_card(game: &OneCard, state: &State, seat: Seat, dice: Dice) -> Option<(CardId, Entered)> {
    let cards = state.hand(seat).open().iter();
    let entered = cards.map(|open| (open.id(), enter(game.deck().card(open.id()), open, dice)));
    let used = entered.filter(|(_, entered)| entered.boxes > 0);
    used.max_by_key(|(_, entered)| (entered.points, std::cmp::Reverse(entered.lacks), entered.boxes))
}

fn colours(names: Vec<&'static str>) -> PhraseArgument {
    PhraseArgument::Colours(names)
}

/// What a card then has or lacks.
fn standing(id: CardId, entered: &Entered) -> Phrase {
    match entered.points {
        Some(points) => counted_phrase!(
            "reason-one-card-scores",
            "scores card #{id} for {count} point",
            "scores card #{id} for {count} points",
            count = points,
            id = id.to_string()
        ),
        None => counted_phrase!(
            "reason-one-card-lacks",
            "card #{id} then lacks {count} box to be scored",
            "card #{id} then lacks {count} boxes to be scored",
            count = entered.lacks,
            id = id.to_string()
        ),
    }
}

fn marked(game: &OneCard, state: &State, seat: Seat, open: &OpenCard, dice: Dice) -> Vec<Phrase> {
    let entered = enter(game.deck().card(open.id()), open, dice);
    let mut facts = vec![standing(open.id(), &entered)];
    if entered.points.is_some() && state.hand(seat).scored().len() + 1 == SCORED_AT_END {
        facts.push(phrase!("reason-one-card-ends", "is your fourth card: the game ends with this turn"));
    }
    facts.push(counted_phrase!(
        "reason-one-card-enters",
        "enters {count} box on card #{id}",
        "enters {count} boxes on card #{id}",
        count = entered.boxes,
        id = open.id().to_string()
    ));
    if !entered.filled.is_empty() {
        facts.push(phrase!(
            "reason-one-card-fills",
            "fills a row in {colours}",
            colours = colours(entered.filled)
        ));
    }
    if !entered.unused.is_empty() {
        facts.push(phrase!(
            "reason-one-card-unused",
            "does not use the dice in {colours}",
            colours = colours(entered.unused)
        ));
    }
    facts
}

/// The dice count as they lie.
fn stopped(game: &OneCard, state: &State, seat: Seat, dice: Dice) -> Vec<Phrase> {
    let mut facts = Vec::new();
    match best_card(game, state, seat, dice) {
        None => facts.push(phrase!("reason-one-card-nothing", "these dice fit none of your cards")),
        Some((id, entered)) => {
            facts.push(standing(id, &entered));
            facts.push(counted_phrase!(
                "reason-one-card-enters",
                "enters {count} box on card #{id}",
                "enters {count} boxes on card #{id}",
                count = entered.boxes,
                id = id.to_string()
            ));
        }
    }
    let scores = |other: &Seat| {
        best_card(game, state, *other, dice).is_some_and(|(_, entered)| entered.points.is_some())
    };
    let scoring = others(game, seat).filter(scores).count();
    if scoring > 0 {
        facts.push(counted_phrase!(
            "reason-one-card-others-score",
            "lets {count} other player score a card",
            "lets {count} other players score a card",
            count = scoring
        ));
    }
    facts
}

/// Some dice stay, the others are rolled again.
fn kept_dice(game: &OneCard, state: &State, seat: Seat, kept: Dice) -> Vec<Phrase> {
    let mut facts = vec![counted_phrase!(
        "reason-one-card-rerolls",
        "rerolls {count} die",
        "rerolls {count} dice",
        count = DICE - kept.len()
    )];
    if kept.is_empty() {
        return facts;
    }
    facts.push(match best_card(game, state, seat, kept) {
        None => phrase!("reason-one-card-kept-unused", "what is kept fits none of your cards yet"),
        Some((id, entered)) => match entered.points {
            Some(points) => counted_phrase!(
                "reason-one-card-kept-scores",
                "what is kept is enough to score card #{id} for {count} point",
                "what is kept is enough to score card #{id} for {count} points",
                count = points,
                id = id.to_string()
            ),
            None => counted_phrase!(
                "reason-one-card-kept-lacks",
                "with what is kept, card #{id} lacks {count} box to be scored",
                "with what is kept, card #{id} lacks {count} boxes to be scored",
                count = entered.lacks,
                id = id.to_string()
            ),
        },
    });
    let using = others(game, seat).filter(|other| best_card(game, state, *other, kept).is_some()).count();
    if using > 0 {
        facts.push(counted_phrase!(
            "reason-one-card-others-use",
            "what is kept fits the cards of {count} other player, too",
            "what is kept fits the cards of {count} other players, too",
            count = using
        ));
    }
    facts
}

/// A card that one begins with: how quick it is, and what its suns may bring.
fn new_card(game: &OneCard, id: CardId) -> Vec<Phrase> {
    let card = game.deck().card(id);
    let mut rows: Vec<(u8, bool)> =
        card.colours().map(|colour| (card.boxes(colour), card.has_sun(colour))).collect();
    // Of equally long rows those with suns.
    rows.sort_by_key(|(boxes, has_sun)| (*boxes, !has_sun));
    let quickest = &rows[..rows.len().min(ROWS_TO_SCORE as usize)];
    let boxes: u8 = quickest.iter().map(|(boxes, _)| boxes).sum();
    let suns = quickest.iter().filter(|(_, has_sun)| *has_sun).count();
    let mut facts = vec![counted_phrase!(
        "reason-one-card-quick",
        "card #{id} needs only {count} box to be scored",
        "card #{id} needs only {count} boxes to be scored",
        count = boxes,
        id = id.to_string()
    )];
    if suns > 0 {
        facts.push(counted_phrase!(
            "reason-one-card-suns",
            "the three shortest rows of card #{id} bring {count} bonus point",
            "the three shortest rows of card #{id} bring {count} bonus points",
            count = SUN_POINTS[suns],
            id = id.to_string()
        ));
    }
    facts
}

fn others(game: &OneCard, seat: Seat) -> impl Iterator<Item = Seat> {
    Seat::all(game.seats()).filter(move |other| *other != seat)
}

#[cfg(test)]
mod tests {
    use conformance::script;

    use super::*;

    const NEW: &str = "#3=13 | #6 r0 y0 g0 b0 p0, #11 r0 o0 g0 b0 p0";
    const NEARLY: &str = "#3=13 #8=14 #9=13 | #6 r0 y3 g2 b0 p0, #11 r0 o0 g0 b0 p0";

    fn facts(position: &str, events: &str, choice: &str) -> Vec<String> {
        let game = OneCard::new(1 + position.matches(" / ").count()).unwrap();
        let state = script::play(&game, position, events);
        let facts = game.facts(&state, Seat::FIRST, choice.parse().unwrap());
        facts.iter().map(Phrase::to_string).collect()
    }

    // Card 6 has 6 red boxes, 3 yellow ones with a sun, 2 green ones, 4 blue ones with a sun, and 5 purple ones.
    #[test]
    fn a_card_is_used_as_far_as_the_dice_fit() {
        assert_eq!(
            facts(NEW, "yyygg | stop", "1"),
            [
                "card #6 then lacks 4 boxes to be scored",
                "enters 5 boxes on card #6",
                "fills a row in yellow, green"
            ]
        );
        assert_eq!(facts(NEW, "yyygg | stop", "-"), ["leaves your cards as they are"]);
    }

    #[test]
    fn a_fourth_card_ends_the_game() {
        assert_eq!(
            facts(NEARLY, "obbbb | stop", "1"),
            [
                "scores card #6 for 14 points",
                "is your fourth card: the game ends with this turn",
                "enters 4 boxes on card #6",
                "fills a row in blue",
                "does not use the dice in orange"
            ]
        );
    }

    #[test]
    fn kept_dice_are_weighed_by_the_card_that_they_suit() {
        assert_eq!(
            facts(NEW, "oyyyp", "keep yyy"),
            ["rerolls 2 dice", "with what is kept, card #6 lacks 6 boxes to be scored"]
        );
        assert_eq!(facts(NEW, "oyyyp", "keep"), ["rerolls 5 dice"]);
        assert_eq!(
            facts(NEARLY, "obbbb", "keep bbbb"),
            ["rerolls 1 die", "what is kept is enough to score card #6 for 14 points"]
        );
        assert_eq!(facts(NEARLY, "obbbb", "stop")[0], "scores card #6 for 14 points");
    }
}
