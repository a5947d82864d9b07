//! What visitors can order, and what it costs.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use bots::Bot;
use games::{AnyGame, AnyTable, Spec};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use solve::Cache;
use table::Turn;

use super::preparation::Lookup;
use super::{BotPool, Client, Limits, Question};

/// A table that lives.
fn client() -> Arc<dyn Any + Send + Sync> {
    Arc::new(())
}

/// A deck of cards that are all the same: rows as long as these.
fn cards(rows: [u32; 5]) -> String {
    let [red, orange, yellow, green, blue] = rows;
    format!("R{red} O{orange}* Y{yellow} G{green} B{blue}*\n").repeat(30)
}

/// A deck of 30 different cards with about 300,000 states in all: it takes seconds.
fn slow_cards() -> String {
    let pairs = (0..5).flat_map(|first| (first + 1..5).map(move |second| (first, second)));
    let card = |rows: [u32; 5], (one, other): (usize, usize)| {
        let row = |place: usize| {
            let sun = if place == one || place == other { "*" } else { "" };
            format!("{}{}{sun} ", ["R", "O", "Y", "G", "B"][place], rows[place])
        };
        (0..5).map(row).collect::<String>()
    };
    let lengths = [[3, 4, 5, 6, 9], [3, 4, 5, 7, 8], [4, 5, 6, 7, 8]];
    let all = lengths.iter().flat_map(|rows| pairs.clone().map(|suns| card(*rows, suns)));
    all.collect::<Vec<_>>().join("\n")
}

/// A game of Alles auf 1 Karte in which seats are asked.
fn asked_table(cards: Option<String>) -> (AnyGame, Box<dyn AnyTable>) {
    let rules = AnyGame::new(&Spec { cards, ..Spec::named("one-card") }, 2).unwrap();
    let mut table = rules.table();
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while matches!(table.turn(), Turn::Chance(_)) {
        table.sample(&mut rng).unwrap();
    }
    (rules, table)
}

fn question(bot: Bot, cards: Option<String>) -> Question {
    let (rules, table) = asked_table(cards);
    let Turn::Decide(seats) = table.turn() else { panic!("nobody is asked") };
    let seat = seats.iter().next().unwrap();
    Question::new(bot, &rules, &*table, seat, [7; 32]).unwrap()
}

/// What a player by rules of thumb would choose.
fn greedy(cards: Option<String>) -> String {
    question(Bot::Greedy, cards).answer(None)
}

fn is_ready(pool: &BotPool, cards: Option<String>, client: Client) -> bool {
    matches!(pool.preparations.request(&question(Bot::Expert, cards), client), Lookup::Ready(_))
}

async fn idle(pool: &BotPool) {
    let waiting = async {
        while pool.preparing() > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), waiting).await.expect("the preparations end");
}

#[tokio::test]
async fn cards_that_are_too_large_are_played_by_rules_of_thumb() {
    let pool = BotPool::inline(Cache::nowhere(), Limits { states: 1_000, ..Limits::default() });
    let (table, large) = (client(), Some(cards([4, 4, 4, 4, 4])));
    let choice = pool.choose(question(Bot::Expert, large.clone()), Arc::downgrade(&table)).await;
    assert_eq!(choice, Ok(greedy(large.clone())));
    assert!(!is_ready(&pool, large, Arc::downgrade(&table)));
    let small = Some(cards([1, 1, 1, 1, 2]));
    assert!(is_ready(&pool, small, Arc::downgrade(&table)), "what is small is prepared");
    assert!(is_ready(&pool, None, Arc::downgrade(&table)), "printed cards are prepared, however large");
}

#[tokio::test]
async fn visitors_cannot_drive_out_what_is_printed() {
    let limits = Limits { kinds: 3, bytes: 1 << 20, ..Limits::default() };
    let pool = BotPool::inline(Cache::nowhere(), limits);
    let table = client();
    assert!(is_ready(&pool, None, Arc::downgrade(&table)));
    let decks: Vec<_> = (1..=6).map(|boxes| Some(cards([1, 1, 1, 2, boxes]))).collect();
    let mut kept = Vec::new();
    for deck in &decks {
        assert!(is_ready(&pool, deck.clone(), Arc::downgrade(&table)));
        assert!(pool.own_material_bytes() <= limits.bytes, "{} bytes", pool.own_material_bytes());
        kept.push(pool.own_material_bytes());
    }
    assert!(kept.last() < Some(&(kept[0] * decks.len())), "some had to go: {kept:?}");
    let knows = |deck: &Option<String>| pool.preparations.knows(&question(Bot::Easy, deck.clone()).id());
    assert!(knows(&None), "the printed cards stay");
    assert!(knows(&decks[5]), "what was used last stays");
    assert!(!knows(&decks[0]), "what was not used for longest goes");
}

#[tokio::test]
async fn what_nobody_wants_is_given_up() {
    let pool = BotPool::new(Cache::nowhere(), Limits::default());
    let (first, second) = (client(), client());
    let deck = Some(slow_cards());
    assert!(!is_ready(&pool, deck.clone(), Arc::downgrade(&first)));
    assert!(!is_ready(&pool, deck.clone(), Arc::downgrade(&second)));
    assert_eq!(pool.preparing(), 1, "one deck is prepared once");
    drop(first);
    assert_eq!(pool.preparing(), 1, "somebody wants it still");
    drop(second);
    idle(&pool).await;
    assert!(!pool.preparations.knows(&question(Bot::Expert, deck).id()), "it was given up");
}

#[tokio::test]
async fn a_pool_that_is_closed_gives_up_and_answers_nothing() {
    let pool = BotPool::new(Cache::nowhere(), Limits::default());
    let (table, deck) = (client(), Some(slow_cards()));
    assert!(!is_ready(&pool, deck.clone(), Arc::downgrade(&table)));
    pool.close();
    idle(&pool).await;
    let question = question(Bot::Expert, deck);
    assert!(!pool.preparations.knows(&question.id()), "it was given up");
    let answer = pool.choose(question, Arc::downgrade(&table)).await;
    assert_eq!(answer, Err(super::NoAnswer::Closed));
}

#[tokio::test]
async fn a_preparation_that_takes_too_long_is_not_begun_again() {
    let limits = Limits { time: Duration::ZERO, ..Limits::default() };
    let pool = BotPool::new(Cache::nowhere(), limits);
    let (table, deck) = (client(), Some(slow_cards()));
    assert!(!is_ready(&pool, deck.clone(), Arc::downgrade(&table)));
    idle(&pool).await;
    let choice = pool.choose(question(Bot::Expert, deck.clone()), Arc::downgrade(&table)).await;
    assert_eq!(choice, Ok(greedy(deck)));
    assert_eq!(pool.preparing(), 0);
}

#[tokio::test]
async fn the_dearest_is_dropped_when_too_many_wait() {
    let limits = Limits { waiting: 1, states: u64::MAX, ..Limits::default() };
    let pool = BotPool::new(Cache::nowhere(), limits);
    let table = client();
    let ask = |deck: &Option<String>| {
        pool.preparations.request(&question(Bot::Hard, deck.clone()), Arc::downgrade(&table))
    };
    let busy = Some(slow_cards());
    assert!(matches!(ask(&busy), Lookup::Preparing(_)));
    // Until it is being prepared and waits no more.
    while pool.preparations.waiting() > 0 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let dear = Some(slow_cards().replacen("R3", "R11", 15));
    let cheap = Some(slow_cards().replacen("R3", "R4", 1));
    assert!(matches!(ask(&dear), Lookup::Preparing(_)));
    assert!(matches!(ask(&cheap), Lookup::Preparing(_)), "it comes before the dearer one");
    assert!(matches!(ask(&dear), Lookup::Simpler), "there is no room for it now");
    assert_eq!(pool.preparations.waiting(), 1);
}
