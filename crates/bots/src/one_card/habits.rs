//! What players of Alles auf 1 Karte do wrong again and again: which kind of mistake a choice was.

use games::one_card::{CardId, Choice, Colour, Dice, MAX_OPEN, OneCard, OpenCard, ROWS_TO_SCORE, State};
use table::Seat;

/// Stops where rolling again was better.
const STOPS_TOO_EARLY: &str = "one-card-stops-too-early";
/// Rolls on where the dice were good enough.
const ROLLS_ON: &str = "one-card-rolls-on";
/// Keeps dice that were worth rolling again.
const KEEPS_TOO_MANY: &str = "one-card-keeps-too-many";
/// Rolls dice again that were worth keeping.
const KEEPS_TOO_FEW: &str = "one-card-keeps-too-few";
/// Keeps other colours than those that were best.
const KEEPS_WRONG_COLOURS: &str = "one-card-keeps-wrong-colours";
/// Passes where a card could be used.
const PASSES_CARDS: &str = "one-card-passes-cards";
/// Uses a card where passing was better.
const USES_ANY_CARD: &str = "one-card-uses-any-card";
/// Uses the card that is then further from being scored.
const USES_SLOWER_CARD: &str = "one-card-uses-slower-card";
/// Hurries the card that is nearer to being scored.
const HURRIES_CARD: &str = "one-card-hurries-card";
/// Holds cards that miss the same colour.
const HOLDS_SAME_GAP: &str = "one-card-holds-same-gap";
/// Holds other cards than the best, for other reasons.
const HOLDS_WEAK_CARDS: &str = "one-card-holds-weak-cards";
/// Takes a card with long rows where one with shorter rows was better.
const TAKES_SLOW_CARD: &str = "one-card-takes-slow-card";
/// Takes a card with short rows where one with longer rows was better.
const TAKES_QUICK_CARD: &str = "one-card-takes-quick-card";

/// All habits, in the order of the documentation.
pub(super) const ALL: &[&str] = &[
    STOPS_TOO_EARLY,
    ROLLS_ON,
    KEEPS_TOO_MANY,
    KEEPS_TOO_FEW,
    KEEPS_WRONG_COLOURS,
    PASSES_CARDS,
    USES_ANY_CARD,
    USES_SLOWER_CARD,
    HURRIES_CARD,
    HOLDS_SAME_GAP,
    HOLDS_WEAK_CARDS,
    TAKES_SLOW_CARD,
    TAKES_QUICK_CARD,
];

/// The habit that shows in choosing this instead of what is best.
pub(super) fn habit(
    game: &OneCard,
    state: &State,
    seat: Seat,
    choice: Choice,
    best: Choice,
) -> Option<&'static str> {
    match (choice, best) {
        (Choice::Stop, Choice::Keep(_)) => Some(STOPS_TOO_EARLY),
        (Choice::Keep(_), Choice::Stop) => Some(ROLLS_ON),
        (Choice::Keep(kept), Choice::Keep(better)) => Some(of_keeping(kept, better)),
        (Choice::Pass, Choice::Mark(_)) => Some(PASSES_CARDS),
        (Choice::Mark(_), Choice::Pass) => Some(USES_ANY_CARD),
        (Choice::Mark(used), Choice::Mark(better)) => {
            let to_go = |place: u8| {
                let card = state.hand(seat).open().get(usize::from(place).checked_sub(1)?)?;
                Some(boxes_to_score(game, card, state.dice().unwrap_or(Dice::NONE)))
            };
            Some(if to_go(used) >= to_go(better) { USES_SLOWER_CARD } else { HURRIES_CARD })
        }
        (Choice::Hold(held), Choice::Hold(better)) => {
            let covered = |places| colours_covered(game, state, seat, places);
            Some(if covered(held) < covered(better) { HOLDS_SAME_GAP } else { HOLDS_WEAK_CARDS })
        }
        (Choice::Take(taken), Choice::Take(better)) => {
            let to_go = |place: u8| {
                let id = state.display().get(usize::from(place).checked_sub(1)?)?;
                Some(shortest_rows(Colour::ALL.map(|colour| game.deck().card(*id).boxes(colour)), game, *id))
            };
            let (taken, better) = (to_go(taken), to_go(better));
            (taken != better).then_some(if taken > better { TAKES_SLOW_CARD } else { TAKES_QUICK_CARD })
        }
        _ => None,
    }
}

fn of_keeping(kept: Dice, better: Dice) -> &'static str {
    let is_part =
        |part: Dice, of: Dice| Colour::ALL.iter().all(|colour| part.count(*colour) <= of.count(*colour));
    if is_part(better, kept) {
        KEEPS_TOO_MANY
    } else if is_part(kept, better) {
        KEEPS_TOO_FEW
    } else {
        KEEPS_WRONG_COLOURS
    }
}

/// How many boxes are missing until a card can be scored, once these dice are entered (K7, K8).
fn boxes_to_score(game: &OneCard, open: &OpenCard, dice: Dice) -> u32 {
    let card = game.deck().card(open.id());
    let free = Colour::ALL.map(|colour| {
        let free = card.boxes(colour).saturating_sub(open.crossed(colour));
        let entered = Some(dice.count(colour)).filter(|count| *count <= free).unwrap_or(0);
        free - entered
    });
    shortest_rows(free, game, open.id())
}

/// The boxes of the rows of a card that are the quickest to fill, as many rows as are needed (K8).
fn shortest_rows(boxes: [u8; Colour::ALL.len()], game: &OneCard, id: CardId) -> u32 {
    let mut rows: Vec<u8> = game.deck().card(id).colours().map(|colour| boxes[colour.index()]).collect();
    rows.sort_unstable();
    rows.iter().take(ROWS_TO_SCORE as usize).map(|boxes| u32::from(*boxes)).sum()
}

/// In how many places the cards held could take a colour: two cards that miss the same one have it in common.
fn colours_covered(game: &OneCard, state: &State, seat: Seat, places: [u8; MAX_OPEN]) -> usize {
    let dealt = state.dealt(seat);
    let cards = places.map(|place| usize::from(place).checked_sub(1).and_then(|place| dealt.get(place)));
    let missing = |colour: Colour| {
        let misses = |id: &&CardId| game.deck().card(**id).boxes(colour) == 0;
        cards.iter().flatten().filter(|id| misses(id)).count()
    };
    // A colour that several cards miss is one that one die in six finds no use for.
    Colour::ALL.into_iter().filter(|colour| missing(*colour) < 2).count()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use table::{BySeat, Event, Game};

    #[test]
    fn mistakes_have_names() {
        let game = OneCard::new(1).unwrap();
        let mut state = game.read_position("- | #6 r2 y3 g1 b0 p3, #11 r0 o0 g0 b0 p0").unwrap();
        game.play(&mut state, &Event::Chance("rggpp".parse().unwrap())).unwrap();
        let found = |state: &State, choice: &str, best: &str| {
            habit(&game, state, Seat::FIRST, choice.parse().unwrap(), best.parse().unwrap())
        };
        assert_eq!(found(&state, "stop", "keep gg"), Some(STOPS_TOO_EARLY));
        assert_eq!(found(&state, "keep gg", "stop"), Some(ROLLS_ON));
        assert_eq!(found(&state, "keep ggr", "keep gg"), Some(KEEPS_TOO_MANY));
        assert_eq!(found(&state, "keep g", "keep gg"), Some(KEEPS_TOO_FEW));
        assert_eq!(found(&state, "keep gg", "keep pp"), Some(KEEPS_WRONG_COLOURS));
        game.play(&mut state, &Event::Decided(BySeat::from_fn(1, |_| Some(Choice::Stop)))).unwrap();
        assert_eq!(found(&state, "2", "1"), Some(USES_SLOWER_CARD));
        assert_eq!(found(&state, "1", "2"), Some(HURRIES_CARD));
        assert_eq!(found(&state, "-", "1"), Some(PASSES_CARDS));
        assert_eq!(found(&state, "1", "-"), Some(USES_ANY_CARD));
    }
}
