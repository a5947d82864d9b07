//! The header of a record: what is known of a game besides its moves.

use std::fmt;

use super::{RecordError, VERSION};
use crate::{MAX_GAMES, MAX_SEATS, Phrase, join, phrase};

/// The keys the format knows, in the order they are written. Others are kept as they are.
pub const KEYS: [&str; 12] = [
    "Rollwright",
    "Game",
    "Seats",
    "Options",
    "Names",
    "Date",
    "Match",
    "Seed",
    "Commitment",
    "Cards",
    "Sheets",
    "Result",
];

/// What is known of a game besides its moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The game's name.
    pub game: String,
    /// How many seats play.
    pub seats: usize,
    /// The options that are set.
    pub options: Vec<(String, bool)>,
    /// The players' names in seat order, or none.
    pub names: Vec<String>,
    /// When it was played, `YYYY-MM-DD`.
    pub date: Option<String>,
    /// Which game of a match of how many it is: `2/5`.
    pub place: Option<(usize, usize)>,
    /// The seed, if the program made the dice.
    pub seed: Option<String>,
    /// What was published of the seed before the game.
    pub commitment: Option<String>,
    /// The key (`Cards` or `Sheets`) and lines of material that is not the built-in one.
    pub material: Option<(String, Vec<String>)>,
    /// The final points in seat order.
    pub result: Option<Vec<i32>>,
    /// Other lines, kept as they were.
    pub other: Vec<(String, String)>,
}

impl Header {
    /// Reads one header line into the header.
    pub(super) fn read_line(&mut self, line: usize, text: &str) -> Result<(), RecordError> {
        let fail = |column: usize, why: Phrase| Err(RecordError::format(line, column, why));
        let Some((key, value)) = text.split_once(':') else {
            return fail(
                1,
                phrase!(
                    "why-record-header-line",
                    "a header line has the form `Key: value`, and an empty line ends the header"
                ),
            );
        };
        let column = key.chars().count() + 2 + value.chars().take_while(|c| c.is_whitespace()).count();
        let (key, value) = (key.trim(), value.trim());
        match key {
            "Rollwright" if value == VERSION => {}
            "Rollwright" => {
                return fail(
                    column,
                    phrase!(
                        "why-record-version",
                        "this program reads only version {version} of the format",
                        version = VERSION
                    ),
                );
            }
            "Game" => self.game = value.to_owned(),
            "Seats" => match value.parse() {
                Ok(seats) if (1..=MAX_SEATS).contains(&seats) => self.seats = seats,
                _ => {
                    return fail(
                        column,
                        phrase!("why-record-seats", "`Seats` is a number from 1 to {most}", most = MAX_SEATS),
                    );
                }
            },
            "Options" => {
                for option in value.split([',', ' ']).filter(|option| !option.is_empty()) {
                    match option.split_once('=') {
                        Some((name, _)) if self.options.iter().any(|(known, _)| known == name) => {
                            return fail(
                                column,
                                phrase!(
                                    "why-record-option-twice",
                                    "the option `{name}` appears twice",
                                    name = name
                                ),
                            );
                        }
                        Some((name, "true")) => self.options.push((name.to_owned(), true)),
                        Some((name, "false")) => self.options.push((name.to_owned(), false)),
                        _ => {
                            return fail(
                                column,
                                phrase!(
                                    "why-record-options",
                                    "options have the form `name=true` or `name=false`"
                                ),
                            );
                        }
                    }
                }
            }
            "Names" => self.names = value.split(',').map(|name| name.trim().to_owned()).collect(),
            "Date" => self.date = Some(value.to_owned()),
            "Match" => {
                let place =
                    value.split_once('/').and_then(|(game, of)| Some((game.parse().ok()?, of.parse().ok()?)));
                match place {
                    Some((game, of)) if 1 <= game && game <= of && of <= MAX_GAMES => {
                        self.place = Some((game, of))
                    }
                    _ => {
                        return fail(
                            column,
                            phrase!(
                                "why-record-match-form",
                                "`{key}` has the form `2/5`, with at most {most} games",
                                key = key,
                                most = MAX_GAMES
                            ),
                        );
                    }
                }
            }
            "Seed" => self.seed = Some(value.to_owned()),
            "Commitment" => self.commitment = Some(value.to_owned()),
            "Cards" | "Sheets" => match &mut self.material {
                None => self.material = Some((key.to_owned(), vec![value.to_owned()])),
                Some((known, lines)) if known == key => lines.push(value.to_owned()),
                Some(_) => {
                    return fail(
                        1,
                        phrase!("why-record-material", "a record has `Cards` or `Sheets` lines, not both"),
                    );
                }
            },
            "Result" => match value.split_whitespace().map(str::parse).collect() {
                Ok(result) => self.result = Some(result),
                Err(_) => {
                    return fail(
                        column,
                        phrase!(
                            "why-record-result-form",
                            "`Result` gives the points for each seat, like `70 64`"
                        ),
                    );
                }
            },
            _ => self.other.push((key.to_owned(), value.to_owned())),
        }
        Ok(())
    }
}

/// Names and other free texts cannot break the format: line breaks (and, in names, commas) become spaces.
fn tame(text: &str, also: char) -> String {
    text.chars()
        .map(|c| if c.is_control() || c == also { ' ' } else { c })
        .collect::<String>()
        .trim()
        .to_owned()
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Rollwright: {VERSION}")?;
        writeln!(f, "Game: {}", self.game)?;
        writeln!(f, "Seats: {}", self.seats)?;
        if !self.options.is_empty() {
            writeln!(
                f,
                "Options: {}",
                join(self.options.iter().map(|(name, on)| format!("{name}={on}")), ", ")
            )?;
        }
        if !self.names.is_empty() {
            writeln!(f, "Names: {}", join(self.names.iter().map(|name| tame(name, ',')), ", "))?;
        }
        let single = [("Date", &self.date), ("Seed", &self.seed), ("Commitment", &self.commitment)];
        for (key, value) in single {
            if let Some(value) = value {
                writeln!(f, "{key}: {}", tame(value, '\n'))?;
            }
        }
        if let Some((game, of)) = self.place {
            writeln!(f, "Match: {game}/{of}")?;
        }
        if let Some((key, lines)) = &self.material {
            lines.iter().try_for_each(|line| writeln!(f, "{key}: {line}"))?;
        }
        for (key, value) in &self.other {
            writeln!(f, "{}: {}", tame(key, ':'), tame(value, '\n'))?;
        }
        if let Some(result) = &self.result {
            writeln!(f, "Result: {}", join(result, " "))?;
        }
        Ok(())
    }
}
