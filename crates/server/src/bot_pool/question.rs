//! What a bot is asked, whatever the game: where the game stands, and what it takes to be ready for it.

use std::any::Any;
use std::sync::Arc;

use bots::{Bot, Playable, Player, SolveContext, Unsolvable};
use games::{AnyGame, AnyTable, with_game};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use sha2::{Digest, Sha256};
use table::{Seat, Table};

use super::SERVER_BOTS;

/// All that the preparation for a table depends on, as a hash of its description.
pub(super) type KindId = [u8; 32];

/// A kind of table: bots that are ready for one table are ready for all of its kind.
#[derive(Clone, Debug)]
pub(super) struct Kind {
    pub(super) id: KindId,
    /// Its name in the log.
    pub(super) name: String,
    /// Whether a visitor has brought the sheets or cards.
    pub(super) has_own_material: bool,
    /// How many states have to be solved at most.
    pub(super) states: u64,
}

/// All bots of the server, ready for a kind of table.
#[derive(Clone)]
pub(super) struct ReadyPlayers {
    /// A `Vec<Player<G>>` in the order of [`SERVER_BOTS`].
    players: Arc<dyn Any + Send + Sync>,
    /// How much memory they take.
    pub(super) bytes: usize,
}

/// Makes all bots ready for a kind of table.
pub(super) type Prepare = Box<dyn FnOnce(SolveContext<'_>) -> Result<ReadyPlayers, Unsolvable> + Send>;

/// What a bot is asked: where its game stands.
pub struct Question(Box<dyn Asked>);

trait Asked: Send {
    fn needs_preparation(&self) -> bool;
    fn id(&self) -> KindId;
    fn kind(&self) -> Kind;
    fn prepare(&self) -> Prepare;
    fn answer(&self, ready: Option<&ReadyPlayers>) -> String;
}

/// A question about one of the games.
struct TypedQuestion<G: Playable> {
    bot: Bot,
    rules: G,
    game: G,
    state: G::State,
    seat: Seat,
    seed: [u8; 32],
}

impl Question {
    /// What this bot would choose for a seat. The same question gets the same answer, so that nobody learns
    /// anything by taking a choice back.
    pub fn new(
        bot: Bot,
        rules: &AnyGame,
        table: &dyn AnyTable,
        seat: Seat,
        seed: [u8; 32],
    ) -> Option<Question> {
        with_game!(rules, rules => typed(bot, rules, table, seat, seed))
    }

    /// Whether the bot has to be made ready; others play by rules of thumb or at random.
    pub(super) fn needs_preparation(&self) -> bool {
        self.0.needs_preparation()
    }

    pub(super) fn id(&self) -> KindId {
        self.0.id()
    }

    pub(super) fn kind(&self) -> Kind {
        self.0.kind()
    }

    pub(super) fn prepare(&self) -> Prepare {
        self.0.prepare()
    }

    /// What the bot chooses; one that is not ready plays simpler.
    pub(super) fn answer(&self, ready: Option<&ReadyPlayers>) -> String {
        self.0.answer(ready)
    }
}

fn typed<G: Playable>(
    bot: Bot,
    rules: &G,
    table: &dyn AnyTable,
    seat: Seat,
    seed: [u8; 32],
) -> Option<Question> {
    let table: &Table<G> = table.as_any().downcast_ref()?;
    let (rules, game, state) = (rules.clone(), table.game().clone(), table.state().clone());
    Some(Question(Box::new(TypedQuestion { bot, rules, game, state, seat, seed })))
}

impl<G: Playable> Asked for TypedQuestion<G> {
    fn needs_preparation(&self) -> bool {
        !matches!(self.bot, Bot::Random | Bot::Greedy)
    }

    fn id(&self) -> KindId {
        let rules = &self.rules;
        let (options, material) = (rules.options(), rules.own_material());
        Sha256::digest(format!("{} {} {options:?} {material:?}", G::NAME, rules.seats())).into()
    }

    fn kind(&self) -> Kind {
        let material = self.rules.own_material().map(|(name, _)| name);
        let own = material.map_or(String::new(), |material| format!(" with its own {material}"));
        Kind {
            id: self.id(),
            name: format!("{} for {} seats{own}", G::NAME, self.rules.seats()),
            has_own_material: material.is_some(),
            states: self.rules.evaluator_states(),
        }
    }

    fn prepare(&self) -> Prepare {
        let rules = self.rules.clone();
        Box::new(move |context| {
            let players = Player::seat(&SERVER_BOTS, &rules, context)?;
            let bytes = players.iter().map(Player::evaluator_bytes).max().unwrap_or(0);
            Ok(ReadyPlayers { players: Arc::new(players), bytes })
        })
    }

    fn answer(&self, ready: Option<&ReadyPlayers>) -> String {
        let players = ready.and_then(|ready| ready.players.downcast_ref::<Vec<Player<G>>>());
        let place = SERVER_BOTS.iter().position(|bot| *bot == self.bot);
        let ready = players.zip(place).and_then(|(players, place)| players.get(place));
        let simpler = if self.bot == Bot::Random { Player::Random } else { Player::Greedy };
        let mut rng = ChaCha20Rng::from_seed(self.seed);
        ready.unwrap_or(&simpler).choose(&self.game, &self.state, self.seat, &mut rng).to_string()
    }
}
