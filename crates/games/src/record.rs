//! Reading record files: the header says which game it is, and that game's rules replay the moves.

use table::record::{Header, RecordError, Written, split};
use table::{BySeat, Game, MaterialKind, Phrase, Seat, Series, Table, Turn, join, phrase};

use crate::{AnyGame, AnyTable, Spec, SpecError};

/// One game of a record file, replayed.
pub struct GameRecord {
    /// What the header says.
    pub header: Header,
    /// The rules played by.
    pub game: AnyGame,
    /// The game as far as it is recorded.
    pub table: Box<dyn AnyTable>,
}

impl GameRecord {
    /// Whether the game was played to its end.
    pub fn is_over(&self) -> bool {
        self.table.turn() == Turn::Over
    }
}

/// The games of a record as far as they can be read, and what is wrong with the rest.
pub struct LegalPart {
    /// The games; the last one may stop early.
    pub games: Vec<GameRecord>,
    /// The first thing wrong, if there is one.
    pub broken: Option<RecordError>,
}

/// Reads and checks all games of a record file: each by its rules, each result, and that the games of a
/// match belong together (Q20).
pub fn read_record(text: &str) -> Result<Vec<GameRecord>, RecordError> {
    let LegalPart { games, broken } = read_legal_part(text)?;
    broken.map_or(Ok(games), Err)
}

/// Reads a record file up to the first thing that is wrong with it. An error is one of the file's form: there is no game
/// to be seen then.
pub fn read_legal_part(text: &str) -> Result<LegalPart, RecordError> {
    let mut games: Vec<GameRecord> = Vec::new();
    for written in split(text)? {
        let set_up = rules(&written).and_then(|game| {
            let first = games.last().map(|previous| next_starter(previous, &written, &game)).transpose()?;
            Ok(first.flatten().map_or(game.clone(), |first| game.begun_by(first)))
        });
        let game = match set_up {
            Ok(game) => game,
            Err(error) if games.is_empty() => return Err(error),
            Err(error) => return Ok(LegalPart { games, broken: Some(error) }),
        };
        let (table, broken) = replay(&written, &game);
        games.push(GameRecord { header: written.header, game, table });
        if broken.is_some() {
            return Ok(LegalPart { games, broken });
        }
    }
    Ok(LegalPart { games, broken: None })
}

/// Who has to begin, if this game continues the match of the previous one in the file; `None` if it stands
/// by itself or begins another match.
fn next_starter(
    previous: &GameRecord,
    written: &Written<'_>,
    game: &AnyGame,
) -> Result<Option<Seat>, RecordError> {
    let (Some((number, of)), Some(place)) = (previous.header.place, written.header.place) else {
        return Ok(None);
    };
    if place.0 == 1 {
        return Ok(None);
    }
    let fail = |key: &str, why: Phrase| Err(written.header_error(key, why));
    if number == of {
        return fail(
            "Match",
            phrase!("why-record-match-over", "the previous match, of {of} game(s), is already over", of = of),
        );
    }
    if place != (number + 1, of) {
        return fail(
            "Match",
            phrase!(
                "why-record-match-order",
                "after `{this}` comes `{next}`",
                this = format!("Match: {number}/{of}"),
                next = format!("Match: {}/{of}", number + 1)
            ),
        );
    }
    if !previous.is_over() {
        return fail(
            "Match",
            phrase!(
                "why-record-match-unfinished",
                "game {number} of the match is not finished",
                number = number
            ),
        );
    }
    let options = |game: &AnyGame| with_game!(game, game => game.options());
    let same = [
        ("Game", previous.header.game == written.header.game),
        ("Seats", previous.header.seats == written.header.seats),
        ("Options", options(&previous.game) == options(game)),
        ("Names", previous.header.names == written.header.names),
    ];
    if let Some((key, _)) = same.iter().find(|(_, same)| !same) {
        return fail(
            key,
            phrase!("why-record-match-differs", "this must be the same in all games of a match"),
        );
    }
    Ok(previous.table.starter().map(|starter| starter.next(game.seats())))
}

/// The totals of the match that ends with the last of these games, if all its games are there and over.
pub fn match_totals(games: &[GameRecord]) -> Option<BySeat<i32>> {
    let last = games.last()?;
    let (_, of) = last.header.place.filter(|(number, of)| number == of && last.is_over())?;
    let whole = games.get(games.len().checked_sub(of)?..)?;
    let complete = whole.iter().zip(1..).all(|(game, number)| game.header.place == Some((number, of)));
    let mut series = Series::new(of, last.header.seats).filter(|_| complete)?;
    for game in whole {
        series.finish(game.table.starter()?, game.table.scores());
    }
    Some(series.totals())
}

/// The rules that a header names.
fn rules(written: &Written<'_>) -> Result<AnyGame, RecordError> {
    let header = &written.header;
    let mut spec = Spec { options: header.options.iter().cloned().collect(), ..Spec::named(&header.game) };
    if let Some((key, lines)) = &header.material
        && let Some(kind) = MaterialKind::of_record_key(key)
    {
        spec = spec.with_material(kind, lines.join("\n"));
    }
    AnyGame::new(&spec, header.seats).map_err(|error| match &error {
        SpecError::UnknownGame(_) => written.header_error("Game", error.why()),
        SpecError::Seats { .. } => written.header_error("Seats", error.why()),
        SpecError::UnknownOption { .. } => written.header_error("Options", error.why()),
        SpecError::NoMaterial { .. } => {
            let key = header.material.as_ref().map_or("Game", |(key, _)| key);
            written.header_error(key, error.why())
        }
        SpecError::Material { material, error } => written.material_error(material.record_key(), error),
    })
}

/// Plays the moves as far as they are legal, and checks the result that the header gives.
fn replay(written: &Written<'_>, game: &AnyGame) -> (Box<dyn AnyTable>, Option<RecordError>) {
    fn boxed<G: Game>(
        (table, broken): (Table<G>, Option<RecordError>),
    ) -> (Box<dyn AnyTable>, Option<RecordError>) {
        (Box::new(table), broken)
    }
    let (table, broken) = with_game!(game, rules => boxed(written.moves.replay_legal(rules.clone())));
    let broken = broken.or_else(|| wrong_result(written, &*table));
    (table, broken)
}

/// What is wrong with the result that the header gives, if anything.
fn wrong_result(written: &Written<'_>, table: &dyn AnyTable) -> Option<RecordError> {
    let result = written.header.result.as_ref()?;
    let scores = table.scores();
    let why = if table.turn() != Turn::Over {
        phrase!("why-record-result-early", "there is a result, but the game is not over")
    } else if result != scores.as_slice() {
        let scores = join(scores.as_slice(), " ");
        phrase!("why-record-result", "the game ends with {scores}", scores = scores)
    } else {
        return None;
    };
    Some(written.header_error("Result", why))
}
