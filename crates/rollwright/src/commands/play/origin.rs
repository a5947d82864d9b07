//! Where the events of a game came from, which says what can be taken back.

use table::{ChoiceSet, Event, Game, Seat, Seats, Table, Turn};

use super::players::Players;
use super::typed_chance::only_outcome;

/// Where an event came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// Dice or cards of the program, or anything of another record: nothing before them can be taken back.
    Drawn,
    /// Dice or cards that somebody has typed.
    Typed,
    /// These people had a choice.
    People(Seats),
    /// Nobody had a choice, except bots.
    Followed,
}

/// The origins of all events of a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Origins(Vec<Origin>);

impl Origins {
    /// The origins of what has happened at a table with these players, whose dice are real or not. The first events, as many
    /// as are said, come from another record and stay.
    pub(crate) fn of<G: Game>(
        table: &Table<G>,
        players: &Players,
        real_dice: bool,
        from_elsewhere: usize,
    ) -> Origins {
        let game = table.game();
        let mut state = game.start();
        let origin = |event: &Event<G>| {
            let origin = match (game.turn(&state), event) {
                (Turn::Decide(seats), _) => {
                    let chose = |seat: &Seat| game.choices(&state, *seat).len() > 1;
                    of_choices(players.people_of(seats).iter().filter(chose).collect())
                }
                _ => of_chance(real_dice, only_outcome(game, &state).is_some()),
            };
            game.play_unchecked(&mut state, event);
            origin
        };
        let mut origins: Vec<Origin> = table.log().iter().map(origin).collect();
        origins.iter_mut().take(from_elsewhere).for_each(|origin| *origin = Origin::Drawn);
        Origins(origins)
    }

    /// Adds that of the next event.
    pub(crate) fn push(&mut self, origin: Origin) {
        self.0.push(origin);
    }

    /// Forgets those from a place on.
    pub(crate) fn truncate(&mut self, place: usize) {
        self.0.truncate(place);
    }

    /// The last event that can be taken back, and where it came from.
    pub(crate) fn last_undoable(&self) -> Option<(usize, Origin)> {
        let events = self.0.iter().copied().enumerate().rev();
        let mut since_dice = events.take_while(|(_, origin)| *origin != Origin::Drawn);
        since_dice.find(|(_, origin)| *origin != Origin::Followed)
    }
}

/// Where a decision came from in which these people had a choice.
pub(crate) fn of_choices(people: Seats) -> Origin {
    if people.is_empty() { Origin::Followed } else { Origin::People(people) }
}

/// Where dice or cards came from, which may have had a single outcome.
pub(crate) fn of_chance(real_dice: bool, single: bool) -> Origin {
    match (real_dice, single) {
        (false, _) => Origin::Drawn,
        (true, true) => Origin::Followed,
        (true, false) => Origin::Typed,
    }
}
