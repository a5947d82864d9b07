//! What a choice would lead to: shown to a player who has selected it and not made it yet.

use serde_json::value::RawValue;
use table::{BySeat, ChoiceSet, Game, Seat, Table};

use crate::TableError;
use crate::game_view::raw_state;

/// What one seat's choice would lead to.
#[derive(Clone, Debug)]
pub struct Preview {
    /// What the seat would have then.
    pub points: i32,
    /// How much more than now that is.
    pub gained: i32,
    /// The whole table then, as JSON.
    pub state: Box<RawValue>,
    /// The dice that make the choice, in notation.
    pub dice: Vec<String>,
}

impl Preview {
    /// Makes a choice on a copy of the state. Every other seat asked chooses what the rules list first, which is
    /// passing where one can pass. What chance follows is left open.
    pub(crate) fn new<G: Game>(
        table: &Table<G>,
        seat: Seat,
        choice: G::Choice,
    ) -> Result<Preview, TableError> {
        let (game, now) = (table.game(), table.state());
        let asked = table.check_commit(seat, choice)?;
        let mut choices = BySeat::new(game.seats());
        for other in asked.iter() {
            choices[other] = Some(if other == seat { choice } else { game.choices(now, other).nth(0) });
        }
        let mut then = now.clone();
        game.decide_unchecked(&mut then, &choices);
        let points = game.scores(&then)[seat];
        Ok(Preview {
            points,
            gained: points - game.scores(now)[seat],
            state: raw_state(game, &then),
            dice: game.dice_of(now, seat, choice),
        })
    }
}
