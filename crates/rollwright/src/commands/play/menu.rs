//! `rollwright play` alone: a few questions instead of a command line.

use std::io::{BufRead, Write};

use anyhow::Result;
use bots::Bot;
use games::{GAMES, GameInfo};

use super::console::Console;
use crate::entrant::{BotList, Entrant};

/// What is said when nobody answers.
const HINT: &str = "`rollwright --help` shows everything this program can do.";

/// Asks which game to play and against whom; `None` if nobody answers.
pub(crate) fn choose<R: BufRead, W: Write>(
    console: &mut Console<R, W>,
) -> Result<Option<(&'static str, BotList)>> {
    console.say("Rollwright: roll-and-write dice games. What do you want to play?")?;
    for (place, game) in GAMES.iter().enumerate() {
        console.say(&format!("  {}  {}", place + 1, game.title))?;
    }
    let game = pick(console, &format!("Game (1-{})>", GAMES.len()), |answer| {
        let place = answer.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let numbered = place.and_then(|place| GAMES.get(place).copied());
        numbered.or_else(|| GameInfo::named(&answer.to_lowercase()).ok())
    })?;
    let Some(game) = game else { return leave(console) };
    let most = game.max_seats - 1;
    let bots =
        pick(console, &format!("Against how many bots? (0-{most}, 0 is solo, Enter is 1)>"), |answer| {
            if answer.is_empty() {
                Some(1)
            } else {
                answer.parse::<usize>().ok().filter(|bots| *bots <= most)
            }
        })?;
    let Some(bots) = bots else { return leave(console) };
    let level = if bots == 0 { Some(Bot::Medium) } else { level(console)? };
    let Some(level) = level else { return leave(console) };
    Ok(Some((game.name, BotList(vec![Entrant::Bot(level); bots]))))
}

/// Asks how strong the bots are to be; `None` if nobody answers.
fn level<R: BufRead, W: Write>(console: &mut Console<R, W>) -> Result<Option<Bot>> {
    console.say("How strong?")?;
    for (place, level) in Bot::LEVELS.iter().enumerate() {
        console.say(&format!("  {}  {:<7} {}", place + 1, level.name(), level.about()))?;
    }
    let prompt = format!("Level (1-{}, Enter is {})>", Bot::LEVELS.len(), Bot::Medium);
    pick(console, &prompt, |answer| {
        if answer.is_empty() {
            return Some(Bot::Medium);
        }
        let place = answer.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let numbered = place.and_then(|place| Bot::LEVELS.get(place).copied());
        numbered.or_else(|| Bot::LEVELS.into_iter().find(|level| level.name() == answer.to_lowercase()))
    })
}

fn leave<T, R: BufRead, W: Write>(console: &mut Console<R, W>) -> Result<Option<T>> {
    console.say(HINT)?;
    Ok(None)
}

/// Asks until an answer means something; `None` if the person leaves.
fn pick<T, R: BufRead, W: Write>(
    console: &mut Console<R, W>,
    prompt: &str,
    meaning: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>> {
    loop {
        match console.ask(prompt)?.as_deref() {
            None | Some("q" | "quit" | "exit") => return Ok(None),
            Some("?" | "h" | "help") => console.say(HINT)?,
            Some(answer) => match meaning(answer) {
                Some(meant) => return Ok(Some(meant)),
                None => console.say("That is none of the answers; `q` leaves.")?,
            },
        }
    }
}
