//! The events of a record, each with its place in the file, and their replay by the rules.

use std::str::FromStr;

use super::{Header, KEYS, RecordError, about_line, line_twice};
use crate::{
    BySeat, Event, Game, Legal, MaterialError, NotationError, Phrase, PlayError, Seats, Table, Turn, phrase,
};

/// One game of a record file as it is written: its header and its moves, not yet played.
#[derive(Clone, Debug)]
pub struct Written<'a> {
    /// What the header says.
    pub header: Header,
    /// The events.
    pub moves: Moves<'a>,
    /// Where each header key stands, for errors.
    key_lines: Vec<(&'static str, usize)>,
    first_line: usize,
}

impl Written<'_> {
    /// The number of its first line in the file, from 1.
    pub fn first_line(&self) -> usize {
        self.first_line
    }

    /// An error in the sheets or cards that the header gives, at its own line of the file.
    pub fn material_error(&self, key: &str, error: &MaterialError) -> RecordError {
        let mut lines = self.key_lines.iter().filter(|(known, _)| *known == key).map(|(_, line)| *line);
        let line = lines.nth(error.line - 1).unwrap_or(self.first_line);
        RecordError { rule: Some(error.rule), ..RecordError::format(line, 1, error.why.clone()) }
    }

    /// An error about the value of this header key.
    pub fn header_error(&self, key: &str, why: Phrase) -> RecordError {
        let line =
            self.key_lines.iter().find(|(known, _)| *known == key).map_or(self.first_line, |(_, line)| *line);
        RecordError::format(line, 1, about_line(key, why))
    }
}

/// The events of one game with their places in the file.
#[derive(Clone, Debug, Default)]
pub struct Moves<'a> {
    events: Vec<Token<'a>>,
}

/// A piece of text and where it stands.
#[derive(Clone, Copy, Debug)]
struct Token<'a> {
    line: usize,
    column: usize,
    text: &'a str,
}

impl<'a> Token<'a> {
    /// The parts between separators, each trimmed, with their own places.
    fn split(self, separator: char) -> impl Iterator<Item = Token<'a>> {
        let mut column = self.column;
        self.text.split(separator).map(move |part| {
            let indent = part.chars().take_while(|c| c.is_whitespace()).count();
            let token = Token { line: self.line, column: column + indent, text: part.trim() };
            column += part.chars().count() + 1;
            token
        })
    }

    fn fail(self, why: Phrase) -> RecordError {
        RecordError::format(self.line, self.column, why)
    }

    fn parse<T: FromStr<Err = NotationError>>(self) -> Result<T, RecordError> {
        self.text.parse().map_err(|error: NotationError| self.fail(error.why().clone()))
    }

    /// The rules' refusal, at this place of the file.
    fn refuse(self, error: PlayError) -> RecordError {
        let (rule, why) = (error.rule(), error.why());
        let (why, legal) = match error {
            PlayError::IllegalChoice { seat, legal, .. } => (
                phrase!(
                    "why-record-choice",
                    "seat {seat} may not choose `{choice}`: {why}",
                    seat = seat,
                    choice = self.text,
                    why = why
                ),
                legal,
            ),
            PlayError::Over(_) => {
                (phrase!("why-record-over", "the game was already over before this"), Legal::default())
            }
            _ => (why, Legal::default()),
        };
        RecordError { rule, legal, ..self.fail(why) }
    }
}

/// Finds the games of a record file and reads their headers.
pub fn split(text: &str) -> Result<Vec<Written<'_>>, RecordError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut games: Vec<Written<'_>> = Vec::new();
    let mut in_header = false;
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let begins_game = line.split_once(':').is_some_and(|(key, _)| key.trim() == KEYS[0]);
        if begins_game && !in_header {
            in_header = true;
            let (header, moves) = (Header::default(), Moves::default());
            games.push(Written { header, moves, key_lines: Vec::new(), first_line: number });
        }
        let Some(game) = games.last_mut() else {
            if line.trim().is_empty() {
                continue;
            }
            return Err(RecordError::format(
                number,
                1,
                phrase!("why-record-begins", "a record begins with `Rollwright: 1`"),
            ));
        };
        if in_header && line.trim().is_empty() {
            in_header = false;
        } else if in_header {
            game.note_key(number, line)?;
            game.header.read_line(number, line)?;
        } else if !line.trim().is_empty() {
            game.moves.events.extend(Token { line: number, column: 1, text: line }.split('|'));
        }
    }
    for game in &games {
        if game.header.game.is_empty() {
            return Err(game.header_error("Game", line_missing()));
        }
        if game.header.seats == 0 {
            return Err(game.header_error("Seats", line_missing()));
        }
        if !game.header.names.is_empty() && game.header.names.len() != game.header.seats {
            return Err(game
                .header_error("Names", phrase!("why-record-names", "there must be one name for each seat")));
        }
    }
    if games.is_empty() {
        return Err(RecordError::format(1, 1, phrase!("why-record-empty", "the record is empty")));
    }
    Ok(games)
}

fn line_missing() -> Phrase {
    phrase!("why-record-line-missing", "this line is missing from the header")
}

impl Written<'_> {
    fn note_key(&mut self, number: usize, line: &str) -> Result<(), RecordError> {
        let key = line.split(':').next().unwrap_or_default().trim();
        let Some(key) = KEYS.iter().find(|known| **known == key) else {
            return Ok(());
        };
        let may_repeat = matches!(*key, "Cards" | "Sheets");
        if !may_repeat && self.key_lines.iter().any(|(known, _)| known == key) {
            return Err(RecordError::format(number, 1, line_twice(key)));
        }
        self.key_lines.push((key, number));
        Ok(())
    }
}

impl Moves<'_> {
    /// Plays the events by these rules.
    pub fn replay<G: Game>(&self, game: G) -> Result<Table<G>, RecordError> {
        let (table, broken) = self.replay_legal(game);
        broken.map_or(Ok(table), Err)
    }

    /// Plays the events up to the first that breaks a rule, and says what is wrong with that.
    pub fn replay_legal<G: Game>(&self, game: G) -> (Table<G>, Option<RecordError>) {
        let mut table = Table::new(game);
        let broken = self.replay_onto(&mut table).err();
        (table, broken)
    }

    fn replay_onto<G: Game>(&self, table: &mut Table<G>) -> Result<(), RecordError> {
        for token in &self.events {
            // What cannot be read breaks the rule that says what happens here.
            let rule = Some(table.game().rule_now(table.state()));
            let replayed = match table.turn() {
                Turn::Over => return Err(token.refuse(PlayError::Over(G::END_RULE))),
                Turn::Chance(_) => replay_chance(table, *token),
                Turn::Decide(seats) => replay_choices(table, seats, *token),
            };
            replayed.map_err(|error| RecordError { rule: error.rule.or(rule), ..error })?;
        }
        Ok(())
    }
}

fn replay_chance<G: Game>(table: &mut Table<G>, token: Token<'_>) -> Result<(), RecordError> {
    let awaited = table.game().awaited_chance(table.state());
    let chance = token.parse::<G::Chance>();
    let played =
        chance.and_then(|chance| table.play(Event::Chance(chance)).map_err(|error| token.refuse(error)));
    played.map_err(|error| RecordError {
        why: phrase!("why-record-chance", "{why}; expected: {awaited}", why = error.why, awaited = awaited),
        ..error
    })
}

fn replay_choices<G: Game>(table: &mut Table<G>, seats: Seats, token: Token<'_>) -> Result<(), RecordError> {
    let legal = |seat| Legal::of(&table.game().choices(table.state(), seat));
    let given = token.split(',').count();
    if given != seats.len() {
        let why = phrase!(
            "why-record-choices",
            "seat(s) {seats} must choose here: {count} choice(s) in seat order, separated by commas, not {given}",
            seats = seats,
            count = seats.len(),
            given = given
        );
        let legal = seats.iter().next().map_or(Legal::default(), legal);
        return Err(RecordError { legal, ..token.fail(why) });
    }
    let mut choices = BySeat::new(table.game().seats());
    for (seat, part) in seats.iter().zip(token.split(',')) {
        let choice = part.parse().map_err(|error| RecordError { legal: legal(seat), ..error })?;
        table.game().check_choice(table.state(), seat, choice).map_err(|error| part.refuse(error))?;
        choices[seat] = Some(choice);
    }
    table.play(Event::Decided(choices)).map_err(|error| token.refuse(error))
}
