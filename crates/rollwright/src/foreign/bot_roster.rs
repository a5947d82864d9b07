//! All bots of a run, ours and foreign ones, ready to be asked.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anyhow::Result;
use bots::{Bot, Playable, Player};
use games::describe;
use rand::Rng;
use referee::BotAnswer;
use serde_json::{Value, json};
use study::{Chooser, FailureFlag};
use table::{Game, Seat};
use thiserror::Error;

use super::process::{Process, in_quotes};
use crate::entrant::{Entrant, ExecCommand};
use crate::ready_bots::ready_bots;

/// All bots of a run in the order named.
pub(crate) struct BotRoster<G: Playable> {
    actors: Vec<Actor>,
    players: Vec<Player<G>>,
    limit: Duration,
    /// Processes that no thread uses now; they are kept until the run is over.
    idle: Mutex<Vec<Processes>>,
}

/// One bot.
enum Actor {
    /// One of ours: its place among the players.
    Player(usize),
    Foreign(ExecCommand),
}

/// The processes of one thread, by bot and seat.
type Processes = BTreeMap<(usize, Seat), Process>;

/// A foreign program that cannot go on.
#[derive(Debug, Error)]
#[error("{command} in seat {seat} {problem}")]
pub(crate) struct ProgramError {
    command: String,
    seat: Seat,
    problem: String,
}

impl<G: Playable> BotRoster<G> {
    /// Makes bots ready for a game; foreign programs have so long for an answer.
    pub(crate) fn new(entrants: &[Entrant], game: &G, limit: Duration) -> Result<BotRoster<G>> {
        let mut ours: Vec<Bot> = Vec::new();
        let mut actor = |entrant: &Entrant| match entrant {
            Entrant::Bot(bot) => {
                ours.push(*bot);
                Actor::Player(ours.len() - 1)
            }
            Entrant::Exec(command) => Actor::Foreign(command.clone()),
        };
        let actors = entrants.iter().map(&mut actor).collect();
        let players = ready_bots(&ours, game)?;
        Ok(BotRoster { actors, players, limit, idle: Mutex::default() })
    }

    /// The players, if all bots are our own: asked directly, they are a thousand times faster.
    pub(crate) fn all_ours(&self) -> Option<&[Player<G>]> {
        (self.players.len() == self.actors.len()).then_some(self.players.as_slice())
    }

    /// The bots, ready on one thread.
    pub(crate) fn on_thread(&self, failure_flag: FailureFlag) -> ThreadBots<'_, G> {
        let processes = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default();
        ThreadBots { roster: self, processes, failure_flag }
    }
}

/// The bots of a [`BotRoster`], ready on one thread.
pub(crate) struct ThreadBots<'a, G: Playable> {
    roster: &'a BotRoster<G>,
    processes: Processes,
    failure_flag: FailureFlag,
}

impl<G: Playable> ThreadBots<'_, G> {
    /// Shows a state to the foreign programs among the bots at the table.
    pub(crate) fn show(
        &mut self,
        game: &G,
        state: &G::State,
        ply: u64,
        seated: impl Iterator<Item = (Seat, usize)>,
    ) -> Result<(), ProgramError> {
        let mut line = None;
        for (seat, bot) in seated {
            let Some(Actor::Foreign(command)) = self.roster.actors.get(bot) else { continue };
            let line = line.get_or_insert_with(|| describe(game, state, ply as usize));
            line.insert("seat".to_owned(), json!(seat));
            let text = format!("{}\n", Value::Object(line.clone()));
            let error_of = |problem: String| ProgramError { command: command.to_string(), seat, problem };
            let process = match self.processes.entry((bot, seat)) {
                Entry::Occupied(running) => running.into_mut(),
                Entry::Vacant(free) => {
                    free.insert(Process::start(command).map_err(|problem| error_of(problem.to_string()))?)
                }
            };
            process.send(text).map_err(|problem| error_of(problem.to_string()))?;
        }
        Ok(())
    }

    /// What a bot chooses for a seat that is asked. The state is the one shown last.
    pub(crate) fn ask<R: Rng>(
        &mut self,
        bot: usize,
        game: &G,
        state: &G::State,
        seat: Seat,
        bot_rng: &mut R,
    ) -> Result<G::Choice, ProgramError> {
        let command = match &self.roster.actors[bot] {
            Actor::Player(place) => return Ok(self.roster.players[*place].choose(game, state, seat, bot_rng)),
            Actor::Foreign(command) => command,
        };
        let error_of = |problem: String| ProgramError { command: command.to_string(), seat, problem };
        let Some(process) = self.processes.get_mut(&(bot, seat)) else {
            return Err(error_of("was not shown the table".to_owned()));
        };
        let failure_flag = &self.failure_flag;
        let said = process.hear(self.roster.limit, || failure_flag.is_raised());
        let said = said.map_err(|problem| error_of(problem.to_string()))?;
        read_choice(game, state, seat, &said).map_err(|reason| {
            process.give_up();
            error_of(format!("said {}: {reason}", in_quotes(&said)))
        })
    }
}

/// The choice in an answer, or why it is none.
fn read_choice<G: Game>(game: &G, state: &G::State, seat: Seat, said: &[u8]) -> Result<G::Choice, String> {
    let said = std::str::from_utf8(said).map_err(|_| "this is not UTF-8".to_owned())?;
    match BotAnswer::parse(said).map_err(|error| error.to_string())? {
        BotAnswer::Error(message) => Err(message),
        BotAnswer::Choice(choice) => {
            let choice = choice.parse().map_err(|error: table::NotationError| error.to_string())?;
            game.check_choice(state, seat, choice).map_err(|error| error.to_string())?;
            Ok(choice)
        }
    }
}

impl<G: Playable> Chooser<G> for ThreadBots<'_, G> {
    type Error = ProgramError;

    fn watch(
        &mut self,
        game: &G,
        state: &G::State,
        ply: u64,
        entrant: impl Fn(Seat) -> usize,
    ) -> Result<(), ProgramError> {
        self.show(game, state, ply, Seat::all(game.seats()).map(|seat| (seat, entrant(seat))))
    }

    fn choose<R: Rng>(
        &mut self,
        entrant: usize,
        game: &G,
        state: &G::State,
        seat: Seat,
        bot_rng: &mut R,
    ) -> Result<G::Choice, ProgramError> {
        self.ask(entrant, game, state, seat, bot_rng)
    }
}

/// All programs are told to end before the first one is waited for.
impl<G: Playable> Drop for BotRoster<G> {
    fn drop(&mut self) {
        let idle = self.idle.get_mut().unwrap_or_else(PoisonError::into_inner);
        idle.iter_mut().flat_map(BTreeMap::values_mut).for_each(Process::close);
    }
}

/// The processes go on for whoever comes next.
impl<G: Playable> Drop for ThreadBots<'_, G> {
    fn drop(&mut self) {
        let processes = std::mem::take(&mut self.processes);
        self.roster.idle.lock().unwrap_or_else(PoisonError::into_inner).push(processes);
    }
}
