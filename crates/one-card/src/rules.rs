//! The course of a game: which rule applies when. The numbers are those of `docs/rules/one-card.md`.

use std::sync::Arc;

use rand::Rng;
use table::{
    BySeat, ChanceKind, Game, Phrase, PositionError, Seat, Seats, Six, Starter, Turn, ViewError, Violation,
    below,
};

use crate::card::{CardId, Deck};
use crate::chance::{Cards, Chance};
use crate::choice::{Choice, Choices};
use crate::dice::{DICE, Dice};
use crate::hand::OpenCard;
use crate::state::{DEALT_ADVANCED, DISPLAY, MAX_SEATS, Phase, ROLLS, State};
use crate::view::{self, LayoutView, View};
use crate::{explain, position};

/// The rules of Alles auf 1 Karte for a number of seats with a deck.
#[derive(Clone, PartialEq, Debug)]
pub struct OneCard {
    starter: Starter,
    advanced: bool,
    deck: Arc<Deck>,
}

impl OneCard {
    /// The basic game for one to four seats (K1) with the built-in deck; `None` for any other number.
    pub fn new(seats: usize) -> Option<OneCard> {
        let deck = Deck::built_in();
        let starter = Starter::drawn_among(seats);
        (1..=MAX_SEATS).contains(&seats).then_some(OneCard { starter, advanced: false, deck })
    }

    /// With the option `advanced` (K13, K14).
    pub fn with_advanced(self, advanced: bool) -> OneCard {
        OneCard { advanced, ..self }
    }

    /// With another deck.
    pub fn with_cards(self, deck: Deck) -> OneCard {
        OneCard { deck: Arc::new(deck), ..self }
    }

    /// The deck played with.
    #[inline]
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The same, to be kept.
    pub(crate) fn shared_deck(&self) -> Arc<Deck> {
        Arc::clone(&self.deck)
    }

    /// Whether the advanced game is played.
    #[inline]
    pub fn is_advanced(&self) -> bool {
        self.advanced
    }

    /// How many cards a player has in play (K4, K13).
    pub fn cards_in_play(&self) -> usize {
        if self.advanced { 3 } else { 2 }
    }

    /// How many cards are dealt to a seat (K4, K13).
    pub(crate) fn cards_dealt(&self) -> usize {
        if self.advanced { DEALT_ADVANCED } else { 2 }
    }

    /// Who can begin.
    pub(crate) fn starter(&self) -> &Starter {
        &self.starter
    }

    /// Cards for a seat; after the last seat's, the choice of three, or the first turn.
    fn deal(&self, state: &mut State, seat: Seat, cards: &[CardId]) {
        for (place, card) in cards.iter().enumerate() {
            state.pile.remove(*card);
            if self.advanced {
                state.dealt[seat.index()][place] = *card;
            } else {
                state.hands[seat.index()].receive(OpenCard { id: *card, crossed: Six::ZERO });
            }
        }
        let next = seat.next(self.seats());
        state.phase = match next {
            Seat::FIRST if self.advanced => Phase::Hold,
            Seat::FIRST => Phase::Roll,
            _ => Phase::Deal(next),
        };
    }

    /// K13: everybody keeps three of five cards; the others go back.
    fn hold(&self, state: &mut State, choices: &BySeat<Option<Choice>>) {
        for (seat, choice) in choices.iter() {
            let Some(Choice::Hold(held)) = choice else { continue };
            for (place, card) in state.dealt[seat.index()].into_iter().enumerate() {
                if held.contains(&(place as u8 + 1)) {
                    state.hands[seat.index()].receive(OpenCard { id: card, crossed: Six::ZERO });
                } else {
                    state.pile.insert(card);
                }
            }
        }
        state.dealt = State::START.dealt;
        state.phase = Phase::Open;
    }

    /// K5: a roll, after which the active player may roll again unless it was the last one.
    #[inline]
    fn roll(&self, state: &mut State, dice: Dice) {
        state.dice = state.dice.and(dice);
        state.rolls += 1;
        state.phase = if state.rolls < ROLLS { Phase::Roller } else { Phase::Mark(state.active) };
    }

    /// K6 to K8: a seat uses a card or passes; a scored card is replaced unless the last turn is played.
    #[inline]
    fn mark(&self, state: &mut State, seat: Seat, choice: Choice) {
        let scored = match choice {
            Choice::Mark(place) => {
                state.hands[seat.index()].mark(&self.deck, usize::from(place - 1), state.dice)
            }
            _ => false,
        };
        if scored {
            // K10: once somebody has scored their fourth card, nobody draws any more.
            state.last_turn |= state.hands[seat.index()].is_finished();
            if !state.last_turn {
                state.phase = if self.advanced { Phase::Take(seat) } else { Phase::Draw(seat) };
                return;
            }
        }
        self.next_marker(state, seat);
    }

    /// K6: the next player in order marks; after the last one the turn ends, or the game (K10).
    #[inline]
    fn next_marker(&self, state: &mut State, seat: Seat) {
        let next = seat.next(self.seats());
        if next != state.active {
            state.phase = Phase::Mark(next);
            return;
        }
        state.dice = Dice::NONE;
        state.rolls = 0;
        if state.last_turn {
            state.phase = Phase::Over;
        } else {
            state.phase = Phase::Roll;
            state.active = state.active.next(self.seats());
        }
    }
}

impl Game for OneCard {
    const NAME: &'static str = "one-card";
    const END_RULE: &'static str = "K10";

    type State = State;
    type Choice = Choice;
    type Choices = Choices;
    type Chance = Chance;
    type View = View;
    type Layout = LayoutView;

    #[inline]
    fn seats(&self) -> usize {
        self.starter.seats()
    }

    fn options(&self) -> Vec<(&'static str, bool)> {
        vec![("advanced", self.advanced)]
    }

    fn own_material(&self) -> Option<(&'static str, Vec<String>)> {
        (*self.deck != *Deck::built_in()).then(|| ("Cards", self.deck.lines()))
    }

    fn begun_by(&self, first: Seat) -> OneCard {
        OneCard { starter: self.starter.fixed(first), ..self.clone() }
    }

    fn start(&self) -> State {
        State::START
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Setup => Turn::Chance(ChanceKind::Setup),
            Phase::Deal(_) => Turn::Chance(ChanceKind::Deal),
            Phase::Hold => Turn::Decide(Seats::all(self.seats())),
            Phase::Open => Turn::Chance(ChanceKind::Open),
            Phase::Roll => Turn::Chance(ChanceKind::Roll),
            Phase::Roller => Turn::Decide(Seats::only(state.active)),
            Phase::Reroll => Turn::Chance(ChanceKind::Reroll),
            Phase::Mark(seat) | Phase::Take(seat) => Turn::Decide(Seats::only(seat)),
            Phase::Draw(_) => Turn::Chance(ChanceKind::Draw),
            Phase::Over => Turn::Over,
        }
    }

    fn active(&self, state: &State) -> Option<Seat> {
        (state.phase != Phase::Setup).then_some(state.active)
    }

    #[inline]
    fn choices(&self, state: &State, seat: Seat) -> Choices {
        match state.phase {
            Phase::Roller if seat == state.active => Choices::Roller(state.dice),
            Phase::Mark(marker) if seat == marker => {
                Choices::Marker(state.hand(seat).usable(&self.deck, state.dice))
            }
            Phase::Take(taker) if seat == taker => Choices::Taker,
            Phase::Hold if seat.index() < self.seats() => Choices::Holder,
            _ => Choices::None,
        }
    }

    fn outcomes(&self, state: &State, mut each: impl FnMut(Chance, u64)) {
        match state.phase {
            Phase::Setup => self.starter.candidates().for_each(|seat| each(Chance::First(seat), 1)),
            Phase::Deal(_) => {
                Cards::outcomes(state.pile, self.cards_dealt(), |cards| each(Chance::Deal(cards), 1));
            }
            Phase::Open => Cards::outcomes(state.pile, DISPLAY, |cards| each(Chance::open(&cards), 1)),
            Phase::Roll | Phase::Reroll => {
                Dice::outcomes(DICE - state.dice.len(), &mut |dice, weight| each(Chance::Roll(dice), weight));
            }
            Phase::Draw(_) => state.pile.iter().for_each(|card| each(Chance::Draw(card), 1)),
            Phase::Hold | Phase::Roller | Phase::Mark(_) | Phase::Take(_) | Phase::Over => {}
        }
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.phase {
            Phase::Setup => Chance::First(self.starter.draw(rng)),
            Phase::Deal(_) => Chance::Deal(Cards::sample(rng, state.pile, self.cards_dealt())),
            Phase::Open => Chance::open(&Cards::sample(rng, state.pile, DISPLAY)),
            Phase::Draw(_) => Chance::Draw(state.pile.nth(below(rng, state.pile.len()))),
            Phase::Reroll => Chance::Roll(Dice::sample(rng, DICE - state.dice.len())),
            _ => Chance::Roll(Dice::sample(rng, DICE)),
        }
    }

    #[inline]
    fn scores(&self, state: &State) -> BySeat<i32> {
        BySeat::from_fn(self.seats(), |seat| state.hand(seat).points(&self.deck))
    }

    fn view(&self, state: &State) -> View {
        View::new(self, state)
    }

    fn layout(&self) -> LayoutView {
        LayoutView::new(self)
    }

    fn read_view(&self, active: Option<Seat>, view: &View) -> Result<State, ViewError> {
        view::read(self, active, view)
    }

    #[inline]
    fn chance_unchecked(&self, state: &mut State, chance: Chance) {
        match chance {
            Chance::First(seat) => {
                state.active = seat;
                state.phase = Phase::Deal(Seat::FIRST);
            }
            Chance::Deal(cards) => {
                self.deal(state, state.phase.seat().unwrap_or(Seat::FIRST), cards.as_slice());
            }
            Chance::Open(cards) => {
                for card in cards {
                    state.pile.remove(card);
                    state.add_to_display(card);
                }
                state.phase = Phase::Roll;
            }
            Chance::Roll(dice) => self.roll(state, dice),
            Chance::Draw(card) => {
                let seat = state.phase.seat().unwrap_or(Seat::FIRST);
                state.pile.remove(card);
                if self.advanced {
                    state.add_to_display(card);
                } else {
                    state.hands[seat.index()].receive(OpenCard { id: card, crossed: Six::ZERO });
                }
                self.next_marker(state, seat);
            }
        }
    }

    #[inline]
    fn decide_unchecked(&self, state: &mut State, choices: &BySeat<Option<Choice>>) {
        match state.phase {
            Phase::Roller => match choices[state.active] {
                Some(Choice::Keep(kept)) => {
                    state.dice = kept;
                    state.phase = Phase::Reroll;
                }
                _ => state.phase = Phase::Mark(state.active),
            },
            Phase::Mark(seat) => self.mark(state, seat, choices[seat].unwrap_or(Choice::Pass)),
            Phase::Take(seat) => {
                let place = if let Some(Choice::Take(place)) = choices[seat] { place } else { 1 };
                let id = state.take_from_display(usize::from(place - 1));
                state.hands[seat.index()].receive(OpenCard { id, crossed: Six::ZERO });
                state.phase = Phase::Draw(seat);
            }
            _ => self.hold(state, choices),
        }
    }

    fn check_chance(&self, state: &State, chance: &Chance) -> Result<(), Violation> {
        explain::chance(self, state, chance)
    }

    fn explain(&self, state: &State, seat: Seat, choice: Choice) -> Violation {
        explain::choice(state, seat, choice)
    }

    fn rule_now(&self, state: &State) -> &'static str {
        match state.phase {
            Phase::Deal(_) | Phase::Hold if self.advanced => "K13",
            Phase::Setup | Phase::Deal(_) | Phase::Hold => "K4",
            Phase::Roll | Phase::Roller | Phase::Reroll => "K5",
            Phase::Mark(_) => "K6",
            Phase::Open | Phase::Take(_) => "K14",
            Phase::Draw(_) if self.advanced => "K14",
            Phase::Draw(_) => "K8",
            Phase::Over => Self::END_RULE,
        }
    }

    fn awaited_chance(&self, state: &State) -> Phrase {
        explain::awaited_chance(self, state)
    }

    fn read_position(&self, text: &str) -> Result<State, PositionError> {
        position::read(self, text)
    }

    fn write_position(&self, state: &State) -> Option<String> {
        position::write(self, state)
    }
}
