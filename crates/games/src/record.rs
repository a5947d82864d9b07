//! Reading record files: the header says which game it is, and that game's rules replay the moves.

use table::record::{Header, RecordError, Written, continues, split};
use table::{Game, Series, Table, Turn, join};

use crate::{AnyGame, AnyTable, Spec, SpecError, with_game};

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

/// Reads and checks all games of a record file: each by its rules, each result, and that the games of a
/// match belong together (Q20).
pub fn read_record(text: &str) -> Result<Vec<GameRecord>, RecordError> {
    let mut games: Vec<GameRecord> = Vec::new();
    let mut series: Option<Series> = None;
    for written in split(text)? {
        let continued = series.take().filter(|_| written.header.place.is_some_and(|(game, _)| game > 1));
        let game = match (&continued, games.last()) {
            (Some(series), Some(previous)) => {
                continues(&previous.header, &written.header, series)
                    .map_err(|(key, message)| written.header_error(key, message))?;
                let game = rules(&written)?;
                with_game!(&game, rules => AnyGame::from(series.rules(rules)))
            }
            _ => rules(&written)?,
        };
        let table = replay(&written, &game)?;
        let record = GameRecord { header: written.header, game, table };
        series = continued.or_else(|| new_series(&record.header));
        match (record.is_over(), record.table.starter(), &mut series) {
            (true, Some(starter), Some(series)) => series.finish(starter, record.table.scores()),
            _ => series = None,
        }
        games.push(record);
    }
    Ok(games)
}

fn new_series(header: &Header) -> Option<Series> {
    let (first, of) = header.place?;
    Series::new(of, header.seats).filter(|_| first == 1)
}

/// The rules that a header names.
fn rules(written: &Written<'_>) -> Result<AnyGame, RecordError> {
    let header = &written.header;
    let mut spec = Spec {
        game: header.game.clone(),
        seats: header.seats,
        options: header.options.clone(),
        ..Spec::default()
    };
    if let Some((key, lines)) = &header.material {
        let own = if key == "Cards" { &mut spec.cards } else { &mut spec.sheets };
        *own = Some(lines.join("\n"));
    }
    AnyGame::new(&spec).map_err(|error| match &error {
        SpecError::UnknownGame(_) => written.header_error("Game", error.to_string()),
        SpecError::Seats { .. } => written.header_error("Seats", error.to_string()),
        SpecError::UnknownOption { .. } => written.header_error("Options", error.to_string()),
        SpecError::NoMaterial { .. } => {
            let key = header.material.as_ref().map_or("Game", |(key, _)| key);
            written.header_error(key, error.to_string())
        }
        SpecError::Material { material, error } => {
            let key = if *material == "cards" { "Cards" } else { "Sheets" };
            written.material_error(key, error)
        }
    })
}

/// Plays the moves and checks the result that the header gives.
fn replay(written: &Written<'_>, game: &AnyGame) -> Result<Box<dyn AnyTable>, RecordError> {
    fn boxed<G: Game>(table: Table<G>) -> Box<dyn AnyTable> {
        Box::new(table)
    }
    let table = with_game!(game, rules => written.moves.replay(rules.clone()).map(boxed))?;
    if let Some(result) = &written.header.result {
        let scores = table.scores();
        if table.turn() != Turn::Over {
            return Err(written.header_error("Result", "there is a result, but the game is not over"));
        }
        if result != scores.as_slice() {
            let message = format!("the game ends with {}", join(scores.as_slice(), " "));
            return Err(written.header_error("Result", message));
        }
    }
    Ok(table)
}
