//! From a view back to the state, with every check that needs no history.

use table::{Game, NotationError, Seat, Six, ViewError, Violation};

use super::{CardView, HandView, View};
use crate::card::{CardId, Pile, ROWS_TO_SCORE};
use crate::colour::Colour;
use crate::dice::{DICE, Dice};
use crate::hand::{Hand, OpenCard, SCORED_AT_END, ScoredCard};
use crate::position::{check_open, check_scored, cross_rows, take};
use crate::rules::OneCard;
use crate::state::{DISPLAY, Phase, ROLLS, State};

pub(crate) fn read(game: &OneCard, active: Option<Seat>, view: &View) -> Result<State, ViewError> {
    let seats = game.seats();
    let seat = view.seat.map(|seat| ViewError::check_seat(seat, seats)).transpose()?;
    let phase =
        Phase::named(&view.phase, seat).filter(|phase| game.is_advanced() || !is_advanced_only(*phase));
    let phase = phase.ok_or_else(|| {
        let what = if seat.is_some() { "a phase of one seat" } else { "a phase of no single seat" };
        NotationError::expected(what, if seat.is_some() { "mark" } else { "roll" }, &view.phase)
    })?;
    let active = ViewError::check_active(active, phase != Phase::Setup, seats)?;
    ViewError::check_count("hands", view.hands.len(), seats)?;
    let mut state = State { phase, active, ..State::START };
    for (seat, seen) in Seat::all(seats).zip(&view.hands) {
        state.hands[seat.index()] = read_hand(game, seen, &mut state.pile)?;
        read_dealt(game, &mut state, seat, seen)?;
    }
    for seen in &view.display {
        let card = read_id(seen)?;
        take(&mut state.pile, card)?;
        if state.display().len() == DISPLAY {
            return Err(Violation::new("K14", "there are only three open cards").into());
        }
        state.add_to_display(card);
    }
    state.last_turn = state.hands.iter().any(Hand::is_finished);
    check_cards(game, &state)?;
    read_dice(&mut state, view.dice.as_deref(), view.rolls)?;
    Ok(state)
}

fn is_advanced_only(phase: Phase) -> bool {
    matches!(phase, Phase::Hold | Phase::Open | Phase::Take(_))
}

fn read_id(seen: &CardView) -> Result<CardId, NotationError> {
    let wrong = || NotationError::expected("the number of a card", "17", &seen.card.to_string());
    CardId::numbered(seen.card).ok_or_else(wrong)
}

/// The cards in play and those scored.
fn read_hand(game: &OneCard, seen: &HandView, pile: &mut Pile) -> Result<Hand, ViewError> {
    let mut hand = Hand::EMPTY;
    if seen.cards.len() > game.cards_in_play() || seen.scored.len() > SCORED_AT_END {
        let message = format!("a player has {} cards in play and scores 4", game.cards_in_play());
        return Err(Violation::new("K10", message).into());
    }
    for card in &seen.scored {
        let id = read_id(card)?;
        take(pile, id)?;
        hand.add_scored(read_scored(game, id, card)?);
    }
    for card in &seen.cards {
        let id = read_id(card)?;
        take(pile, id)?;
        let crossed = read_crossed(game, id, card)?.ok_or_else(|| {
            ViewError::contradiction(format!("it is not said what is crossed on card {id}"))
        })?;
        check_open(game, id, crossed)?;
        hand.receive(OpenCard { id, crossed });
    }
    Ok(hand)
}

/// A scored card; of one from a position only the points are known.
fn read_scored(game: &OneCard, id: CardId, seen: &CardView) -> Result<ScoredCard, ViewError> {
    let card = game.deck().card(id);
    let points = match read_crossed(game, id, seen)? {
        Some(crossed) => {
            let full = card.full_rows(crossed);
            if full.len() < ROWS_TO_SCORE {
                let message = format!("card {id} is scored without three full rows");
                return Err(Violation::new("K8", message).into());
            }
            return Ok(ScoredCard { id, points: card.scored_points(full) as u16, crossed });
        }
        None => u16::try_from(seen.points)
            .map_err(|_| NotationError::expected("the points of a card", "13", &seen.points.to_string()))?,
    };
    check_scored(game, id, points)?;
    Ok(ScoredCard { id, points, crossed: Six::ZERO })
}

/// The boxes crossed on a card; `None` if they are not known in any row.
fn read_crossed(game: &OneCard, id: CardId, seen: &CardView) -> Result<Option<Six>, ViewError> {
    if seen.rows.iter().all(|row| row.crossed.is_none()) {
        return Ok(None);
    }
    let wrong = || NotationError::new(format!("card {id} has five rows of different colours"));
    let row = |row: &super::RowView| {
        let colour = Colour::named(&row.colour)
            .ok_or_else(|| NotationError::expected("a colour", "red", &row.colour))?;
        let crossed = row.crossed.ok_or_else(|| {
            ViewError::contradiction(format!("only some rows of card {id} say what is crossed"))
        })?;
        Ok((colour, crossed))
    };
    let rows: Vec<(Colour, u8)> = seen.rows.iter().map(row).collect::<Result<_, ViewError>>()?;
    Ok(Some(cross_rows(game, id, &rows, wrong)?))
}

/// The five cards of which a seat keeps three (K13).
fn read_dealt(game: &OneCard, state: &mut State, seat: Seat, seen: &HandView) -> Result<(), ViewError> {
    let has_some = match state.phase {
        Phase::Hold => true,
        Phase::Deal(next) => game.is_advanced() && seat < next,
        _ => false,
    };
    let dealt = &mut state.dealt[seat.index()];
    let expected = if has_some { dealt.len() } else { 0 };
    if seen.dealt.len() != expected {
        let message = format!("seat {seat} has {} cards to choose from, not {expected}", seen.dealt.len());
        return Err(ViewError::contradiction(message));
    }
    for (place, seen) in dealt.iter_mut().zip(&seen.dealt) {
        *place = read_id(seen)?;
        take(&mut state.pile, *place)?;
    }
    Ok(())
}

/// Whether everybody has as many cards as the phase leaves them, and the display too.
fn check_cards(game: &OneCard, state: &State) -> Result<(), ViewError> {
    let last_turn_may_be = match state.phase {
        Phase::Over => true,
        // K6: the active player marks first, so nobody has finished before them.
        Phase::Mark(seat) => state.last_turn && seat != state.active,
        _ => false,
    };
    if state.last_turn != last_turn_may_be {
        let message = "the game ends with the turn in which somebody scores their fourth card";
        return Err(Violation::new("K10", message).into());
    }
    for seat in Seat::all(game.seats()) {
        let hand = state.hand(seat);
        let (cards, full) = (hand.open().len(), game.cards_in_play());
        let (least, most) = match state.phase {
            Phase::Setup | Phase::Hold => (0, 0),
            Phase::Deal(next) if game.is_advanced() || seat >= next => (0, 0),
            Phase::Take(scorer) if seat == scorer => (full - 1, full - 1),
            Phase::Draw(scorer) if seat == scorer && !game.is_advanced() => (full - 1, full - 1),
            // K10: in the last turn nobody draws any more.
            _ if state.last_turn && !hand.scored().is_empty() => (full - 1, full),
            _ => (full, full),
        };
        if !(least..=most).contains(&cards) {
            let message = format!("seat {seat} has {cards} cards in play, not {most}");
            return Err(ViewError::contradiction(message));
        }
        let before_play = matches!(state.phase, Phase::Setup | Phase::Deal(_) | Phase::Hold | Phase::Open);
        let has_scored = matches!(state.phase, Phase::Take(scorer) | Phase::Draw(scorer) if scorer == seat);
        if before_play && !hand.scored().is_empty() || has_scored && hand.scored().is_empty() {
            let message = format!("seat {seat} has {} scored cards", hand.scored().len());
            return Err(Violation::new("K8", message).into());
        }
    }
    let open = match state.phase {
        _ if !game.is_advanced() => 0,
        Phase::Setup | Phase::Deal(_) | Phase::Hold | Phase::Open => 0,
        Phase::Draw(_) => DISPLAY - 1,
        _ => DISPLAY,
    };
    if state.display().len() != open {
        let message = format!("there are {} open cards, not {open}", state.display().len());
        return Err(ViewError::contradiction(message));
    }
    Ok(())
}

/// The dice and how often they were rolled (K5).
fn read_dice(state: &mut State, dice: Option<&str>, rolls: u8) -> Result<(), ViewError> {
    let (can_be_rolled, fewest, most) = match state.phase {
        Phase::Roller => (1..=ROLLS - 1, DICE, DICE),
        Phase::Reroll => (1..=ROLLS - 1, 0, DICE - 1),
        Phase::Mark(_) | Phase::Take(_) | Phase::Draw(_) => (1..=ROLLS, DICE, DICE),
        _ => (0..=0, 0, 0),
    };
    if !can_be_rolled.contains(&rolls) {
        return Err(
            Violation::new("K5", format!("the dice cannot have been rolled {rolls} times by now")).into()
        );
    }
    match dice {
        Some(text) if rolls > 0 => {
            let dice: Dice = text.parse()?;
            if !(fewest..=most).contains(&dice.len()) {
                let message = format!("there cannot be {} dice on the table now", dice.len());
                return Err(Violation::new("K5", message).into());
            }
            (state.dice, state.rolls) = (dice, rolls);
            Ok(())
        }
        None if rolls == 0 => Ok(()),
        Some(_) => Err(ViewError::contradiction("there are dice on the table before the first roll")),
        None => Err(ViewError::contradiction("there are no dice on the table")),
    }
}
