//! One game being played: the authority that collects choices until all have chosen, and keeps the log.

use crate::{BySeat, ChanceKind, Event, Game, PlayError, Seat, Seats, Turn};

/// A game in progress with everything that happened in it.
///
/// Choices asked of several seats at once are committed one by one and stay here, outside the state,
/// until the last seat has committed; only then they become one event. So nothing that shows the
/// state can show a choice early.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: G,
    state: G::State,
    log: Vec<Event<G>>,
    committed: BySeat<Option<G::Choice>>,
}

impl<G: Game> Table<G> {
    /// A new game.
    pub fn new(game: G) -> Table<G> {
        let state = game.start();
        let committed = BySeat::new(game.seats());
        Table { game, state, log: Vec::new(), committed }
    }

    /// The rules played by.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What lies on the table.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Everything that happened, in order.
    pub fn log(&self) -> &[Event<G>] {
        &self.log
    }

    /// What the game waits for. Seats that have committed already are still among those asked.
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// The seats that have committed a choice that is not resolved yet.
    pub fn committed(&self) -> Seats {
        self.committed.iter().filter(|(_, choice)| choice.is_some()).map(|(seat, _)| seat).collect()
    }

    /// What each seat would have if the game ended now.
    pub fn scores(&self) -> BySeat<i32> {
        self.game.scores(&self.state)
    }

    /// The seat that began; `None` before it is drawn.
    pub fn starter(&self) -> Option<Seat> {
        let mut state = self.game.start();
        self.game.play_unchecked(&mut state, self.log.first()?);
        self.game.active(&state)
    }

    /// Applies an event. An error changes nothing.
    pub fn play(&mut self, event: Event<G>) -> Result<(), PlayError> {
        self.game.play(&mut self.state, &event)?;
        self.log.push(event);
        self.committed = BySeat::new(self.game.seats());
        Ok(())
    }

    /// Commits one seat's choice, in place of what it had committed before. When the last seat asked
    /// has committed, the choices are applied together and `true` is returned.
    pub fn commit(&mut self, seat: Seat, choice: G::Choice) -> Result<bool, PlayError> {
        let asked = self.check_commit(seat, choice)?;
        self.committed[seat] = Some(choice);
        if self.committed() != asked {
            return Ok(false);
        }
        self.play(Event::Decided(self.committed)).map(|()| true)
    }

    /// Checks whether a seat can commit a choice now; all seats that are asked.
    pub fn check_commit(&self, seat: Seat, choice: G::Choice) -> Result<Seats, PlayError> {
        let asked = match self.turn() {
            Turn::Over => return Err(PlayError::Over(G::END_RULE)),
            Turn::Chance(_) => return Err(PlayError::ChanceAwaited),
            Turn::Decide(seats) => seats,
        };
        if !asked.contains(seat) {
            return Err(PlayError::WrongSeats(asked));
        }
        self.game.check_choice(&self.state, seat, choice)?;
        Ok(asked)
    }

    /// Takes back a choice that is not resolved yet; `false` if there was none.
    pub fn take_back(&mut self, seat: Seat) -> bool {
        seat.index() < self.game.seats() && self.committed[seat].take().is_some()
    }

    /// Takes back the last event, and with it everything committed since; `None` at the start.
    pub fn undo(&mut self) -> Option<Event<G>> {
        let undone = self.log.pop()?;
        self.committed = BySeat::new(self.game.seats());
        self.state = self.game.start();
        for event in &self.log {
            self.game.play_unchecked(&mut self.state, event);
        }
        Some(undone)
    }

    /// Each event with what the game waited for before it.
    pub fn history(&self) -> impl Iterator<Item = (Turn, &Event<G>)> {
        let mut state = self.game.start();
        self.log.iter().map(move |event| {
            let turn = self.game.turn(&state);
            self.game.play_unchecked(&mut state, event);
            (turn, event)
        })
    }

    /// The events as the record shows them: the setup on the first line, then one turn a line.
    pub fn moves(&self) -> String {
        let mut text = String::new();
        for (turn, event) in self.history() {
            let separator = match turn {
                _ if text.is_empty() => "",
                Turn::Chance(ChanceKind::Roll) => "\n",
                _ => " | ",
            };
            text.push_str(separator);
            text.push_str(&event.to_string());
        }
        if !text.is_empty() {
            text.push('\n');
        }
        text
    }
}
