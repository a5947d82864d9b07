//! A recorded game as text from its first event to the last, for files, pipes and printers.

use anyhow::{Result, anyhow};
use bots::Playable;
use table::record::Header;
use table::{ChanceKind, Event, Table, Turn};

use super::judgement::Judge;
use super::{event_in_words, title, turn_heading};
use crate::cli::ReplayArgs;
use crate::draw::{self, Draw, Names, Pen};

/// One game being put into words, turn by turn.
struct Printing<'a, G: Playable> {
    table: &'a Table<G>,
    names: &'a Names,
    brief: bool,
    judge: Option<Judge<G>>,
    /// The setup, then every turn.
    turns: Vec<String>,
    pen: Pen,
}

/// One game as text, or the turn asked for.
pub(super) fn game<G: Draw + Playable>(
    table: &Table<G>,
    header: &Header,
    args: &ReplayArgs,
    pen: Pen,
) -> Result<String> {
    let names = Names::new(&header.names, header.seats, pen.language());
    let judge = args.evaluate.then(Judge::new);
    let turns = Printing { table, names: &names, brief: args.brief, judge, turns: vec![String::new()], pen };
    let (turns, state) = turns.all()?;
    let game = table.game();
    if let Some(wanted) = args.turn {
        let last = turns.len() - 1;
        let turn = turns.get(wanted as usize).filter(|_| wanted as usize <= last);
        let turn = turn.ok_or_else(|| anyhow!("there is no turn {wanted}; the last one is {last}"))?;
        let place = header.place.map_or(String::new(), |_| title(header, &names, pen));
        return Ok(format!("{place}{turn}"));
    }
    let end = if game.turn(&state) == Turn::Over {
        draw::final_points(game, &state, &names, pen)
    } else {
        format!("{}\n", pen.text("terminal-replay-not-finished"))
    };
    Ok(format!("{}{}\n{end}", title(header, &names, pen), turns.join("\n")))
}

impl<G: Draw + Playable> Printing<'_, G> {
    /// All turns, and where the game stands after them.
    fn all(mut self) -> Result<(Vec<String>, G::State)> {
        let game = self.table.game();
        let mut state = game.start();
        for event in self.table.log() {
            if game.turn(&state) == Turn::Chance(ChanceKind::Roll) {
                self.finish_turn(&state)?;
                let heading = turn_heading(game, &state, self.turns.len(), self.names, self.pen);
                self.turns.push(format!("{heading}\n"));
            }
            let words = event_in_words(game, &state, event, self.names, self.pen);
            self.add(&words);
            if let (Some(judge), Event::Decided(choices)) = (&mut self.judge, event) {
                for line in judge.choices(game, &state, choices, "    ", self.names, self.pen)? {
                    self.add(&format!("{line}\n"));
                }
            }
            game.play_unchecked(&mut state, event);
        }
        self.finish_turn(&state)?;
        Ok((self.turns, state))
    }

    /// Ends a turn with a drawing of what then lies on the table.
    fn finish_turn(&mut self, state: &G::State) -> Result<()> {
        // The first entry is the setup, after which there is nothing to see yet.
        if self.turns.len() < 2 {
            return Ok(());
        }
        let game = self.table.game();
        if let Some(judge) = &mut self.judge {
            let outlook = judge.outlook(game, state, self.names, self.pen)?;
            self.add(&format!("{outlook}\n"));
        }
        if !self.brief {
            let drawn = draw::table(game, state, None, self.names, self.pen);
            self.add(&format!("\n{drawn}"));
        }
        Ok(())
    }

    /// Adds text to the turn under way.
    fn add(&mut self, text: &str) {
        if let Some(turn) = self.turns.last_mut() {
            turn.push_str(text);
        }
    }
}
