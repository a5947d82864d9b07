//! Why something is not allowed, with the number of the rule: for people, records and the protocol.

use table::{Game, Phrase, Seat, Violation, phrase};

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
            let why = phrase!(
                "why-one-card-keep",
                "the dice show {shown}, so {kept} cannot be kept",
                shown = state.dice.to_string(),
                kept = dice.to_string()
            );
            Violation::new("K5", why)
        }
        (Phase::Roller, _) => Violation::new(
            "K5",
            phrase!("why-one-card-roller", "the active player must stop or reroll first"),
        ),
        (Phase::Mark(_), Choice::Mark(place)) => {
            let cards = state.hand(seat).open().len();
            if usize::from(place) > cards {
                let why = phrase!("why-one-card-place", "this player has {cards} cards", cards = cards);
                return Violation::new("K6", why);
            }
            let why = phrase!(
                "why-one-card-nothing",
                "nothing would be entered on card {place}: none of the colours in {dice} fits completely",
                place = place,
                dice = state.dice.to_string()
            );
            Violation::new("K7", why)
        }
        (Phase::Mark(_), _) => {
            let why = phrase!("why-one-card-mark", "the player must now use one of their cards, or pass");
            Violation::new("K6", why)
        }
        (Phase::Hold, _) => {
            let why = phrase!("why-one-card-hold", "every player must now keep three of their five cards");
            Violation::new("K13", why)
        }
        (Phase::Take(_), _) => Violation::new(
            "K14",
            phrase!("why-one-card-take", "the player must now take one of the open cards"),
        ),
        _ => Violation::new(OneCard::END_RULE, phrase!("why-nobody-asked", "nobody has to choose now")),
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
                let why =
                    phrase!("why-one-card-deal", "{count} cards are dealt to each player", count = count);
                return Err(Violation::new(rule, why));
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
            let why = phrase!(
                "why-one-card-dice",
                "{rolled} dice are rolled now, not {found}",
                rolled = rolled,
                found = dice.len()
            );
            Err(Violation::new("K5", why))
        }
        (phase, _) => {
            let why = phrase!(
                "why-one-card-other",
                "the game expects something else now ({phase})",
                phase = phase.name()
            );
            Err(Violation::new(game.rule_now(state), why))
        }
    }
}

/// Whether these are different cards, all in the pile.
fn in_pile(state: &State, rule: &'static str, cards: &[CardId]) -> Result<(), Violation> {
    for (place, card) in cards.iter().enumerate() {
        if !state.pile.contains(*card) {
            let why =
                phrase!("why-one-card-gone", "card {card} is no longer in the deck", card = card.to_string());
            return Err(Violation::new(rule, why));
        }
        if cards[..place].contains(card) {
            let why =
                phrase!("why-one-card-once", "card {card} can come up only once", card = card.to_string());
            return Err(Violation::new(rule, why));
        }
    }
    Ok(())
}

/// What chance may be given now.
pub(crate) fn awaited_chance(game: &OneCard, state: &State) -> Phrase {
    let some_cards = |count: usize| table::join(state.pile.iter().take(count), " ");
    match state.phase {
        Phase::Setup => game.starter().awaited(),
        Phase::Deal(seat) => phrase!(
            "awaited-one-card-deal",
            "the cards of seat {seat}, like `{example}`",
            seat = seat,
            example = format!("deal {}", some_cards(game.cards_dealt()))
        ),
        Phase::Open => phrase!(
            "awaited-one-card-open",
            "the open cards, like `{example}`",
            example = format!("open {}", some_cards(3))
        ),
        Phase::Draw(_) => phrase!(
            "awaited-one-card-draw",
            "a card from the deck, like `{example}`",
            example = format!("draw {}", some_cards(1))
        ),
        _ => {
            let dice = DICE - state.dice.len();
            phrase!(
                "awaited-one-card-roll",
                "a roll of {dice} dice, like `{example}`",
                dice = dice,
                example = &"royyp"[..dice as usize]
            )
        }
    }
}
