//! Why something is not allowed, with the number of the rule: for people, records and the protocol.

use table::{Game, Seat, Violation};

use crate::card::CardId;
use crate::chance::Chance;
use crate::choice::Choice;
use crate::dice::DICE;
use crate::rules::OneCard;
use crate::state::{Phase, State};

/// The rule that an illegal choice of a seat that is asked breaks.
pub(crate) fn choice(state: &State, seat: Seat, choice: Choice) -> Violation {
    match (state.phase, choice) {
        (Phase::Roller, Choice::Keep(dice)) => {
            Violation::new("K5", format!("the dice show {}, so {dice} cannot be kept", state.dice))
        }
        (Phase::Roller, _) => Violation::new("K5", "the active player first stops or rerolls"),
        (Phase::Mark(_), Choice::Mark(place)) => {
            let cards = state.hand(seat).open().len();
            if usize::from(place) > cards {
                return Violation::new("K6", format!("this player has {cards} cards"));
            }
            let message =
                format!("nothing would be entered on card {place}: no colour of {} fits in full", state.dice);
            Violation::new("K7", message)
        }
        (Phase::Mark(_), _) => Violation::new("K6", "now the player uses one of their cards, or passes"),
        (Phase::Hold, _) => Violation::new("K13", "now every player keeps three of their five cards"),
        (Phase::Take(_), _) => Violation::new("K14", "now the player takes one of the open cards"),
        _ => Violation::new(OneCard::END_RULE, "nobody is asked for a choice now"),
    }
}

/// Whether this chance can come now.
pub(crate) fn chance(game: &OneCard, state: &State, chance: &Chance) -> Result<(), Violation> {
    let advanced = game.is_advanced();
    match (state.phase, chance) {
        (Phase::Setup, Chance::First(first)) => game.starter().check(*first, "K4"),
        (Phase::Deal(_), Chance::Deal(cards)) => {
            let (rule, count) = (if advanced { "K13" } else { "K4" }, game.cards_dealt());
            if cards.as_slice().len() != count {
                return Err(Violation::new(rule, format!("{count} cards are dealt to each player")));
            }
            in_pile(state, rule, cards.as_slice())
        }
        (Phase::Open, Chance::Open(cards)) => in_pile(state, "K14", cards),
        (Phase::Draw(_), Chance::Draw(card)) => in_pile(state, if advanced { "K14" } else { "K8" }, &[*card]),
        (Phase::Roll | Phase::Reroll, Chance::Roll(dice)) => {
            let rolled = DICE - state.dice.len();
            if dice.len() == rolled {
                return Ok(());
            }
            Err(Violation::new("K5", format!("{rolled} dice are rolled now, not {}", dice.len())))
        }
        (phase, _) => {
            let message = format!("this is not what comes now ({})", phase.name());
            Err(Violation::new(game.rule_now(state), message))
        }
    }
}

/// Whether these are different cards, all in the pile.
fn in_pile(state: &State, rule: &'static str, cards: &[CardId]) -> Result<(), Violation> {
    for (place, card) in cards.iter().enumerate() {
        if !state.pile.contains(*card) {
            return Err(Violation::new(rule, format!("card {card} is no longer in the deck")));
        }
        if cards[..place].contains(card) {
            return Err(Violation::new(rule, format!("card {card} can come up only once")));
        }
    }
    Ok(())
}

/// What chance may be given now.
pub(crate) fn awaited_chance(game: &OneCard, state: &State) -> String {
    let some_cards = |count: usize| table::join(state.pile.iter().take(count), " ");
    match state.phase {
        Phase::Setup => game.starter().awaited(),
        Phase::Deal(seat) => {
            format!("the cards of seat {seat}, like `deal {}`", some_cards(game.cards_dealt()))
        }
        Phase::Open => format!("the open cards, like `open {}`", some_cards(3)),
        Phase::Draw(_) => format!("a card from the deck, like `draw {}`", some_cards(1)),
        _ => {
            let dice = DICE - state.dice.len();
            format!("a roll of {dice} dice, like `{}`", &"royyp"[..dice as usize])
        }
    }
}
