//! A bot's side of the conversation: it reads where a game stands, and says what it chooses when it is asked.

use std::collections::BTreeMap;

use bots::{Bot, Playable, Player, SolveContext};
use games::{AnyGame, GameInfo, Spec, read_state, with_game};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;
use table::mix::fnv1a;
use table::{Seat, Seats, Turn};

use crate::bot_answer::choice_json;
use crate::bot_error::BotError;
use crate::strict::{ReadError, read_object};

/// A bot that plays one of the games for whoever asks it, at tables of any size and with any options.
pub struct BotSession<'a> {
    bot: Bot,
    /// The game and its material; options that the lines do not name.
    spec: Spec,
    seed: u64,
    context: SolveContext<'a>,
    /// The bot made ready for each kind of table that it has seen.
    ready: Vec<(TableKind, Box<dyn ReadyBot>)>,
}

/// What a bot has to be made ready for.
#[derive(PartialEq)]
struct TableKind {
    spec: Spec,
    seats: usize,
}

/// A state line as far as a bot has to look at it; other keys are for those who do not know the rules.
#[derive(Deserialize)]
#[serde(expecting = "a state line")]
struct GameView {
    seat: Seat,
    turn: TurnName,
    seats: Option<Vec<Seat>>,
    scores: Vec<IgnoredAny>,
    state: Value,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum TurnName {
    Chance,
    Decide,
    Over,
}

/// What a state says of the rules.
#[derive(Deserialize)]
struct Rules {
    game: String,
    #[serde(default)]
    options: BTreeMap<String, bool>,
}

impl<'a> BotSession<'a> {
    /// A bot for the game of a specification, for any number of seats. Its random choices
    /// come from the seed and the line alone, so the same line always gets the same answer.
    pub fn new(bot: Bot, spec: Spec, seed: u64, context: SolveContext<'a>) -> BotSession<'a> {
        BotSession { bot, spec, seed, context, ready: Vec::new() }
    }

    /// Reads one line. Answers with one line, without the line break, if the bot is asked something or the
    /// line is wrong.
    pub fn answer(&mut self, line: &str) -> Option<String> {
        let chosen = self.choose(line).transpose()?;
        let answer = chosen.map_or_else(|error| error.to_json(), |choice| choice_json(&choice));
        Some(answer.to_string())
    }

    fn choose(&mut self, line: &str) -> Result<Option<String>, BotError> {
        let read: GameView = read_object(line).map_err(|error| match error {
            ReadError::Syntax(message) => BotError::Json(message),
            ReadError::Form(message) => BotError::Message(message),
        })?;
        let mut rng = ChaCha20Rng::seed_from_u64(fnv1a(self.seed, line.trim_end().as_bytes()));
        self.ready(&read)?.choose(&read, &mut rng)
    }

    /// The bot, made ready for the table of a line.
    fn ready(&mut self, view: &GameView) -> Result<&dyn ReadyBot, BotError> {
        let rules = Rules::deserialize(&view.state).map_err(|error| BotError::Message(error.to_string()))?;
        if rules.game != self.spec.game {
            let asked = GameInfo::named(&rules.game)?.name;
            return Err(BotError::WrongGame { own: self.spec.game.clone(), asked });
        }
        let mut spec = self.spec.clone();
        spec.options.extend(rules.options);
        let table = TableKind { spec, seats: view.scores.len() };
        let place = match self.ready.iter().position(|(known, _)| *known == table) {
            Some(place) => place,
            None => {
                let ready = with_game!(AnyGame::new(&table.spec, table.seats)?, game => prepare(self.bot, game, self.context)?);
                self.ready.push((table, ready));
                self.ready.len() - 1
            }
        };
        Ok(self.ready[place].1.as_ref())
    }
}

/// A bot at a table of some kind.
trait ReadyBot {
    /// What it chooses, if it is asked.
    fn choose(&self, view: &GameView, bot_rng: &mut ChaCha20Rng) -> Result<Option<String>, BotError>;
}

struct TypedBot<G: Playable> {
    game: G,
    player: Player<G>,
}

fn prepare<G: Playable>(bot: Bot, game: G, context: SolveContext<'_>) -> Result<Box<dyn ReadyBot>, BotError> {
    let cannot = |message: String| BotError::CannotPlay { bot, message };
    let players = Player::seat(&[bot], &game, context).map_err(|error| cannot(error.to_string()))?;
    let player = players.into_iter().next().ok_or_else(|| cannot("it has no player".to_owned()))?;
    Ok(Box::new(TypedBot { game, player }))
}

impl<G: Playable> ReadyBot for TypedBot<G> {
    fn choose(&self, view: &GameView, bot_rng: &mut ChaCha20Rng) -> Result<Option<String>, BotError> {
        let (game, seat) = (&self.game, view.seat);
        if seat.index() >= game.seats() {
            let message = format!("there is no seat {seat}: the table has {} seat(s)", game.seats());
            return Err(BotError::Message(message));
        }
        let state = read_state(game, &view.state)?;
        let listed: Seats = view.seats.iter().flatten().copied().collect();
        let asked = match (game.turn(&state), view.turn) {
            (Turn::Chance(_), TurnName::Chance) | (Turn::Over, TurnName::Over) => false,
            (Turn::Decide(seats), TurnName::Decide) if seats == listed => seats.contains(seat),
            (turn, _) => return Err(BotError::Turn(turn)),
        };
        Ok(asked.then(|| self.player.choose(game, &state, seat, bot_rng).to_string()))
    }
}
