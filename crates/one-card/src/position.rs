//! Positions: cards without their history, read with every check that needs no history.

use std::str::FromStr;

use table::{Game, NotationError, PositionError, PositionText, Seat, Six, Violation};

use crate::card::{CardId, Pile, ROWS_TO_SCORE};
use crate::colour::Colour;
use crate::hand::{Hand, OpenCard, SCORED_AT_END, ScoredCard};
use crate::rules::OneCard;
use crate::state::{DISPLAY, Phase, State};

pub(crate) fn read(game: &OneCard, text: &str) -> Result<State, PositionError> {
    let text = PositionText::split(text, game.seats())?;
    let mut state = State { phase: Phase::Roll, active: text.active, ..State::START };
    for (place, part) in text.seats.iter().enumerate() {
        state.hands[place] = read_hand(game, part, &mut state.pile)?;
    }
    match (game.is_advanced(), text.rest.as_slice()) {
        (false, []) => {}
        (true, [part]) => {
            let wrong = || NotationError::expected("the open cards", "open 3 9 28", part);
            let cards = part.strip_prefix("open ").ok_or_else(wrong)?;
            let cards: Vec<CardId> =
                cards.split_whitespace().map(CardId::from_str).collect::<Result<_, _>>()?;
            if cards.len() != DISPLAY {
                return Err(wrong().into());
            }
            for card in cards {
                take(&mut state.pile, card)?;
                state.add_to_display(card);
            }
        }
        (true, _) => {
            return Err(NotationError::new("the advanced game's position ends with `; open 3 9 28`").into());
        }
        (false, [part, ..]) => {
            return Err(NotationError::expected("part of a position", "; active 2", part).into());
        }
    }
    Ok(state)
}

/// Takes a card out of the pile, where each is once (K2).
pub(crate) fn take(pile: &mut Pile, card: CardId) -> Result<(), Violation> {
    if !pile.contains(card) {
        return Err(Violation::new("K2", format!("card {card} appears twice, but the deck has it once")));
    }
    pile.remove(card);
    Ok(())
}

fn read_hand(game: &OneCard, text: &str, pile: &mut Pile) -> Result<Hand, PositionError> {
    let wrong =
        || NotationError::expected("a player's cards", "#3=13 | #6 r2 y1 g0 b0 p3, #11 r0 o0 g0 b0 p0", text);
    let (scored, open) = text.split_once('|').ok_or_else(wrong)?;
    let mut hand = Hand::EMPTY;
    for part in scored.split_whitespace().filter(|part| *part != "-") {
        let (id, points) = part.strip_prefix('#').and_then(|part| part.split_once('=')).ok_or_else(wrong)?;
        let (id, points): (CardId, u16) = (id.parse()?, points.parse().map_err(|_| wrong())?);
        take(pile, id)?;
        check_scored(game, id, points)?;
        if hand.scored().len() + 1 == SCORED_AT_END {
            return Err(Violation::new(
                "K10",
                "the fourth scored card ends the game, so no turn starts here",
            )
            .into());
        }
        hand.add_scored(ScoredCard { id, points, crossed: Six::ZERO });
    }
    let cards: Vec<&str> = open.split(',').map(str::trim).collect();
    if cards.len() != game.cards_in_play() {
        let message = format!("a player has {} cards in play, not {}", game.cards_in_play(), cards.len());
        return Err(Violation::new(if game.is_advanced() { "K13" } else { "K4" }, message).into());
    }
    for part in cards {
        let card = read_card(game, part, wrong)?;
        take(pile, card.id)?;
        hand.receive(card);
    }
    Ok(hand)
}

fn read_card(
    game: &OneCard,
    text: &str,
    wrong: impl Fn() -> NotationError,
) -> Result<OpenCard, PositionError> {
    let mut tokens = text.split_whitespace();
    let id: CardId = tokens.next().and_then(|token| token.strip_prefix('#')).ok_or_else(&wrong)?.parse()?;
    let row = |token: &str| {
        let mut chars = token.chars();
        let colour = chars.next().and_then(Colour::with_letter).ok_or_else(&wrong)?;
        Ok((colour, chars.as_str().parse::<u8>().map_err(|_| wrong())?))
    };
    let rows: Vec<(Colour, u8)> = tokens.map(row).collect::<Result<_, NotationError>>()?;
    let crossed = cross_rows(game, id, &rows, wrong)?;
    check_open(game, id, crossed)?;
    Ok(OpenCard { id, crossed })
}

/// Whether a card with these boxes crossed is still in play (K8).
pub(crate) fn check_open(game: &OneCard, id: CardId, crossed: Six) -> Result<(), Violation> {
    if game.deck().card(id).full_rows(crossed).len() < ROWS_TO_SCORE {
        return Ok(());
    }
    Err(Violation::new("K8", format!("card {id} has three full rows and would have been scored")))
}

/// Whether a card can be scored with so many points (K8).
pub(crate) fn check_scored(game: &OneCard, id: CardId, points: u16) -> Result<(), Violation> {
    if game.deck().card(id).can_score(i32::from(points)) {
        return Ok(());
    }
    Err(Violation::new("K8", format!("card {id} cannot be scored with {points} points")))
}

/// So many boxes crossed in each row of a card.
pub(crate) fn cross_rows(
    game: &OneCard,
    id: CardId,
    rows: &[(Colour, u8)],
    wrong: impl Fn() -> NotationError,
) -> Result<Six, PositionError> {
    let card = game.deck().card(id);
    let mut crossed = Six::ZERO;
    for (place, (colour, count)) in rows.iter().enumerate() {
        let (colour, count) = (*colour, *count);
        if rows[..place].iter().any(|(other, _)| *other == colour) {
            return Err(wrong().into());
        }
        if card.boxes(colour) == 0 {
            return Err(Violation::new("K2", format!("card {id} has no {} row", colour.name())).into());
        }
        if count > card.boxes(colour) {
            let message =
                format!("the {} row of card {id} has only {} boxes", colour.name(), card.boxes(colour));
            return Err(Violation::new("K7", message).into());
        }
        crossed = crossed.with(colour.index(), count);
    }
    if rows.len() != 5 {
        return Err(wrong().into());
    }
    Ok(crossed)
}

pub(crate) fn write(game: &OneCard, state: &State) -> Option<String> {
    if state.phase != Phase::Roll {
        return None;
    }
    let hand = |seat: Seat| {
        let hand = state.hand(seat);
        let scored =
            table::join(hand.scored().iter().map(|card| format!("#{}={}", card.id, card.points)), " ");
        let scored = if scored.is_empty() { "-".to_owned() } else { scored };
        let card = |card: &OpenCard| {
            let row = |colour: Colour| format!("{}{}", colour.letter(), card.crossed(colour));
            format!("#{} {}", card.id, table::join(game.deck().card(card.id).colours().map(row), " "))
        };
        format!("{scored} | {}", table::join(hand.open().iter().map(card), ", "))
    };
    let hands: Vec<String> = Seat::all(game.seats()).map(hand).collect();
    let display = state.display();
    let rest: Vec<String> =
        (!display.is_empty()).then(|| format!("open {}", table::join(display, " "))).into_iter().collect();
    Some(PositionText::join(&hands, state.active, &rest))
}
