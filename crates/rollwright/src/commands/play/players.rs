//! Who sits where: people in the first seats and bots in the others, or as a record names them.

use anyhow::Result;
use bots::Bot;
use table::record::Header;
use table::{Seat, Seats};
use words::Language;

use crate::draw::{Names, YOU, capital};
use crate::entrant::{BotList, Entrant};
use crate::usage_error::UsageError;

/// The longest name that fits the drawings.
const LONGEST_NAME: usize = 20;

/// Who sits where, and what they are called.
#[derive(Clone, Debug)]
pub(crate) struct Players {
    /// For each seat the place of its bot among the bots; `None` for a person.
    places: Vec<Option<usize>>,
    pub(crate) bots: Vec<Entrant>,
    pub(crate) names: Names,
}

impl Players {
    /// The people and the bots that are named; without bots, somebody alone gets one.
    pub(crate) fn new(people: &[String], bots: Option<&BotList>, language: Language) -> Result<Players> {
        let mut names: Vec<String> = people.iter().map(|name| name.trim().to_owned()).collect();
        if names.is_empty() {
            names.push(YOU.to_owned());
        }
        for (place, name) in names.iter().enumerate() {
            if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
                let message =
                    format!("a player's name needs 1 to {LONGEST_NAME} letters, and {name:?} does not fit");
                return Err(UsageError(message).into());
            }
            if names[..place].contains(name) {
                return Err(UsageError(format!(
                    "two players are called {name:?}: give each one a different name"
                ))
                .into());
            }
        }
        let bots = match bots {
            Some(list) => list.0.clone(),
            None if names.len() == 1 => vec![Entrant::Bot(Bot::Medium)],
            None => Vec::new(),
        };
        let places = people_first(names.len(), bots.len());
        for bot in &bots {
            let name = unused_name(&names, &bot.nickname());
            names.push(name);
        }
        let names = Names::new(&names, names.len(), language);
        Ok(Players { places, bots, names })
    }

    /// The players of a record: bots sit where somebody is called like one; bots that are named take the last seats
    /// instead.
    pub(crate) fn of_record(header: &Header, bots: Option<&BotList>, language: Language) -> Result<Players> {
        let seats = header.seats;
        let names = Names::new(&header.names, seats, language);
        if let Some(BotList(bots)) = bots {
            let Some(people) = seats.checked_sub(bots.len()) else {
                let message = format!("the record has {seats} seat(s), which is too few for these bots");
                return Err(UsageError(message).into());
            };
            return Ok(Players { places: people_first(people, bots.len()), bots: bots.clone(), names });
        }
        let mut bots = Vec::new();
        let place = |name: &String| {
            let bot = named_bot(name)?;
            bots.push(Entrant::Bot(bot));
            Some(bots.len() - 1)
        };
        let places = names.given().iter().map(place).collect();
        Ok(Players { places, bots, names })
    }

    /// How many seats there are.
    pub(crate) fn seats(&self) -> usize {
        self.places.len()
    }

    /// Which of the bots sits in a seat; `None` for a person.
    pub(crate) fn bot(&self, seat: Seat) -> Option<usize> {
        self.places.get(seat.index()).copied().flatten()
    }

    /// The seats of the bots, each with its bot's place among them.
    pub(crate) fn seated_bots(&self) -> impl Iterator<Item = (Seat, usize)> {
        Seat::all(self.seats()).filter_map(|seat| Some((seat, self.bot(seat)?)))
    }

    /// The people among some seats.
    pub(crate) fn people_of(&self, seats: Seats) -> Seats {
        seats.iter().filter(|seat| self.bot(*seat).is_none()).collect()
    }
}

/// So many people, and bots after them.
fn people_first(people: usize, bots: usize) -> Vec<Option<usize>> {
    std::iter::repeat_n(None, people).chain((0..bots).map(Some)).collect()
}

/// The bot that records call so: `Medium` and `Medium 2`, and from other hands `Medium bot 2`.
fn named_bot(name: &str) -> Option<Bot> {
    let name = match name.rsplit_once(' ') {
        Some((name, number)) if number.chars().all(|c| c.is_ascii_digit()) => name,
        _ => name,
    };
    let name = name.strip_suffix(" bot").unwrap_or(name);
    Bot::ALL.into_iter().find(|bot| capital(bot.name()) == name)
}

/// The bot's name with a capital, and a number if somebody is called so already.
fn unused_name(taken: &[String], name: &str) -> String {
    let name = capital(name);
    let numbered = (2..).map(|number| format!("{name} {number}"));
    std::iter::once(name.clone()).chain(numbered).find(|name| !taken.contains(name)).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_known_by_their_names() {
        for (name, bot) in [
            ("Medium", Some(Bot::Medium)),
            ("Greedy 2", Some(Bot::Greedy)),
            ("Expert bot 3", Some(Bot::Expert)),
            ("medium", None),
            ("You", None),
            ("Ann 2", None),
            ("", None),
        ] {
            assert_eq!(named_bot(name), bot, "{name}");
        }
    }

    #[test]
    fn bots_sit_where_a_record_names_them_or_last() {
        let names = ["Hard", "Ann", "Easy"].map(str::to_owned).to_vec();
        let header = Header { seats: 3, names, ..Header::default() };
        let bots_of = |bots: Option<&str>| -> Vec<(usize, String)> {
            let bots = bots.map(|bots| bots.parse::<BotList>().unwrap());
            let players = Players::of_record(&header, bots.as_ref(), Language::ENGLISH).unwrap();
            let named = |(seat, bot): (Seat, usize)| (seat.index(), players.bots[bot].to_string());
            players.seated_bots().map(named).collect()
        };
        assert_eq!(bots_of(None), [(0, "hard".to_owned()), (2, "easy".to_owned())]);
        assert_eq!(bots_of(Some("greedy")), [(2, "greedy".to_owned())]);
    }
}
