//! The bots of the server: made ready once for each kind of table, and asked away from the sockets' threads.

use std::any::Any;
use std::collections::HashMap;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex};

use bots::{Bot, Playable, Player, Workshop};
use games::{AnyGame, AnyTable, with_game};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use solve::Cache;
use table::{Seat, Table};

use crate::lock::lock;

/// How many kinds of tables bots are kept ready for.
const KINDS: usize = 64;

/// The bots that sit at the server's tables; one of them works out huge tables first, and stays at home.
pub const SERVED: [Bot; 6] = [Bot::Random, Bot::Greedy, Bot::Easy, Bot::Medium, Bot::Hard, Bot::Expert];

/// A bot that is ready for some kind of table: a `Player` of its game.
type Ready = Arc<dyn Any + Send + Sync>;

/// How a question is answered.
type Answer = Box<dyn FnOnce(&Minds) -> Option<String> + Send>;

/// All bots that have been made ready.
pub struct Minds {
    cache: Cache,
    ready: Mutex<HashMap<String, Ready>>,
}

/// What a bot is asked: where its game stands.
pub struct Question {
    answer: Answer,
}

impl Minds {
    /// Bots that keep their tables there.
    pub fn new(cache: Cache) -> Minds {
        Minds { cache, ready: Mutex::default() }
    }

    /// What the bot chooses; `None` if it cannot play this.
    pub fn answer(&self, question: Question) -> Option<String> {
        (question.answer)(self)
    }

    fn player<G: Playable>(&self, bot: Bot, game: &G, kind: String) -> Option<Arc<Player<G>>> {
        let known = lock(&self.ready).get(&kind).cloned();
        if let Some(player) = known.and_then(|player| player.downcast().ok()) {
            return Some(player);
        }
        let done = AtomicU64::new(0);
        let tell = |notice: solve::Notice<'_>| tracing::info!("{notice}");
        let workshop = Workshop { cache: &self.cache, threads: 1, done: &done, notify: &tell };
        let seated = Player::seat(&[bot], game, workshop);
        let player = Arc::new(seated.map_err(|error| tracing::warn!(%error, %bot)).ok()?.pop()?);
        let mut ready = lock(&self.ready);
        if ready.len() >= KINDS {
            ready.clear();
        }
        ready.insert(kind, Arc::clone(&player) as Ready);
        Some(player)
    }
}

impl Question {
    /// What this bot would choose for a seat. The same question gets the same answer, so that nobody learns
    /// anything by taking a choice back.
    pub fn new(bot: Bot, game: &AnyGame, table: &dyn AnyTable, seat: Seat, whims: u64) -> Option<Question> {
        with_game!(game, game => typed(bot, game, table, seat, whims))
    }
}

fn typed<G: Playable>(bot: Bot, rules: &G, table: &dyn AnyTable, seat: Seat, whims: u64) -> Option<Question> {
    let table: &Table<G> = table.as_any().downcast_ref()?;
    let (rules, game, state) = (rules.clone(), table.game().clone(), table.state().clone());
    let answer = move |minds: &Minds| {
        let kind =
            format!("{bot} {} {} {:?} {:?}", G::NAME, rules.seats(), rules.options(), rules.own_material());
        let player = minds.player(bot, &rules, kind)?;
        let mut rng = ChaCha20Rng::seed_from_u64(whims);
        Some(player.choose(&game, &state, seat, &mut rng).to_string())
    };
    Some(Question { answer: Box::new(answer) })
}
