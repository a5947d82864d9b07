//! `rollwright play` alone: a few questions instead of a command line.

use std::io::{BufRead, Write};

use anyhow::Result;
use bots::Bot;
use games::{GAMES, GameInfo};

use super::console::Console;
use crate::draw::padded;
use crate::entrant::{BotList, Entrant};

/// Asks which game to play and against whom; `None` if nobody answers.
pub(crate) fn choose<R: BufRead, W: Write>(
    console: &mut Console<R, W>,
) -> Result<Option<(&'static str, BotList)>> {
    let pen = console.pen;
    console.say(&pen.text("terminal-menu-welcome"))?;
    for (place, game) in GAMES.iter().enumerate() {
        console.say(&format!("  {}  {}", place + 1, game.title))?;
    }
    let game =
        pick(console, &pen.text_with("terminal-menu-game", &[("last", GAMES.len().into())]), |answer| {
            let place = answer.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let numbered = place.and_then(|place| GAMES.get(place).copied());
            numbered.or_else(|| GameInfo::named(&answer.to_lowercase()).ok())
        })?;
    let Some(game) = game else { return leave(console) };
    let most = game.max_seats - 1;
    let bots = pick(console, &pen.text_with("terminal-menu-bots", &[("most", most.into())]), |answer| {
        if answer.is_empty() { Some(1) } else { answer.parse::<usize>().ok().filter(|bots| *bots <= most) }
    })?;
    let Some(bots) = bots else { return leave(console) };
    let level = if bots == 0 { Some(Bot::Medium) } else { level(console)? };
    let Some(level) = level else { return leave(console) };
    Ok(Some((game.name, BotList(vec![Entrant::Bot(level); bots]))))
}

/// Asks how strong the bots are to be; `None` if nobody answers.
fn level<R: BufRead, W: Write>(console: &mut Console<R, W>) -> Result<Option<Bot>> {
    let pen = console.pen;
    let name = |level: Bot| pen.text(&format!("level-{}", level.name()));
    let width = Bot::LEVELS.iter().map(|level| name(*level).chars().count() + 1).max().unwrap_or(0);
    console.say(&pen.text("terminal-menu-strength"))?;
    for (place, level) in Bot::LEVELS.into_iter().enumerate() {
        let about = pen.text(&format!("level-{}.about", level.name()));
        console.say(&format!("  {}  {} {about}", place + 1, padded(&name(level), width)))?;
    }
    let levels = [("last", Bot::LEVELS.len().into()), ("usual", name(Bot::Medium).into())];
    let prompt = pen.text_with("terminal-menu-level", &levels);
    pick(console, &prompt, |answer| {
        if answer.is_empty() {
            return Some(Bot::Medium);
        }
        let place = answer.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let numbered = place.and_then(|place| Bot::LEVELS.get(place).copied());
        let answer = answer.to_lowercase();
        let is_named = |level: &Bot| level.name() == answer || name(*level).to_lowercase() == answer;
        numbered.or_else(|| Bot::LEVELS.into_iter().find(is_named))
    })
}

fn leave<T, R: BufRead, W: Write>(console: &mut Console<R, W>) -> Result<Option<T>> {
    console.say(&console.pen.text("terminal-menu-hint"))?;
    Ok(None)
}

/// Asks until an answer means something; `None` if the person leaves.
fn pick<T, R: BufRead, W: Write>(
    console: &mut Console<R, W>,
    prompt: &str,
    meaning: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>> {
    let pen = console.pen;
    loop {
        match console.ask(prompt)?.as_deref() {
            None | Some("q" | "quit" | "exit") => return Ok(None),
            Some("?" | "h" | "help") => console.say(&pen.text("terminal-menu-hint"))?,
            Some(answer) => match meaning(answer) {
                Some(meant) => return Ok(Some(meant)),
                None => console.say(&pen.text("terminal-menu-no-answer"))?,
            },
        }
    }
}
