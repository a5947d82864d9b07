//! One program's conversation with the rules.

use games::{AnyGame, AnyTable, read_record};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use serde_json::{Value, json};
use table::record::Header;

use crate::{Evaluators, NewGame, RefereeError, Request};

/// The rules, answering line by line.
pub struct Referee {
    game: Option<RefereedGame>,
    seed: u64,
    evaluators: Evaluators,
}

/// The game being refereed.
struct RefereedGame {
    rules: AnyGame,
    table: Box<dyn AnyTable>,
    rng: ChaCha20Rng,
    header: Header,
    /// Whether the header's seed still tells where all chance came from.
    seed_stands: bool,
    /// Whether the game came from a record, so that its own generator is not at hand.
    loaded: bool,
}

impl Referee {
    /// A referee without a game. Games begun without a seed count up from this one.
    pub fn new(seed: u64) -> Referee {
        Referee { game: None, seed, evaluators: Evaluators::default() }
    }

    /// The same with evaluators that have a cache and threads of their own.
    pub fn with_evaluators(self, evaluators: Evaluators) -> Referee {
        Referee { evaluators, ..self }
    }

    /// Answers one line with one line, without the line break.
    pub fn answer(&mut self, line: &str) -> String {
        let answer = Request::parse(line).and_then(|request| self.handle(request));
        answer.unwrap_or_else(|error| error.to_json()).to_string()
    }

    fn handle(&mut self, request: Request) -> Result<Value, RefereeError> {
        match request {
            Request::New(new) => self.begin(&new)?,
            Request::Load(text) => self.load(&text)?,
            Request::Record => {
                let game = self.playing()?;
                return Ok(json!({ "record": game.table.record(&game.header()) }));
            }
            Request::Evaluate { rollouts } => {
                let Referee { game, evaluators, .. } = self;
                let game = game.as_ref().ok_or(RefereeError::NoGame)?;
                return evaluators.evaluate(&game.rules, &*game.table, rollouts);
            }
            Request::Chance(text) => {
                let game = self.playing()?;
                game.table.chance(&text)?;
                game.seed_stands = false;
            }
            Request::Sample => {
                let game = self.playing()?;
                game.table.sample(&mut game.rng)?;
                game.seed_stands &= !game.loaded;
            }
            Request::Choices(choices) => self.playing()?.table.decide(&choices)?,
        }
        self.playing().map(|game| game.table.describe())
    }

    fn begin(&mut self, NewGame { spec, seats, seed }: &NewGame) -> Result<(), RefereeError> {
        let rules = AnyGame::new(spec, *seats)?;
        let table = rules.table();
        let seed = seed.unwrap_or_else(|| self.next_seed());
        let header = Header { seed: Some(seed.to_string()), ..Header::default() };
        let rng = ChaCha20Rng::seed_from_u64(seed);
        self.game = Some(RefereedGame { rules, table, rng, header, seed_stands: true, loaded: false });
        Ok(())
    }

    fn load(&mut self, text: &str) -> Result<(), RefereeError> {
        // Of a match, the last game is the one to go on with.
        let Some(game) = read_record(text)?.pop() else { return Err(RefereeError::NoGame) };
        let rng = ChaCha20Rng::seed_from_u64(self.next_seed());
        let (rules, table, header) = (game.game, game.table, game.header);
        self.game = Some(RefereedGame { rules, table, rng, header, seed_stands: true, loaded: true });
        Ok(())
    }

    /// A seed for a game that names none; each such game gets another one.
    fn next_seed(&mut self) -> u64 {
        self.seed = self.seed.wrapping_add(1);
        self.seed.wrapping_sub(1)
    }

    fn playing(&mut self) -> Result<&mut RefereedGame, RefereeError> {
        self.game.as_mut().ok_or(RefereeError::NoGame)
    }
}

impl RefereedGame {
    /// The header of the record: the seed stands there only if all dice came from it.
    fn header(&self) -> Header {
        let mut header = self.header.clone();
        header.seed = header.seed.filter(|_| self.seed_stands);
        header
    }
}
