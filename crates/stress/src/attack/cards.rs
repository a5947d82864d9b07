//! Tables with cards of one's own that take the bots as long as possible to prepare for.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::json;
use table::below;

use super::attacker::Attacker;

/// How many cards a deck has.
const CARDS: usize = 30;
/// The most states of a card that bots solve.
const MOST_STATES: usize = 100_000;
/// A card has at least so many, here.
const FEWEST_STATES: usize = 96_000;
/// The time between two tables of one of the two who make them.
const TABLE_EVERY: Duration = Duration::from_secs(1);
/// The bots that prepare for a deck.
const BOTS: [&str; 4] = ["hard", "expert", "medium", "easy"];

/// Makes two tables a second with a hostile deck each, and sits down at them so that the bots begin.
pub(super) async fn own_cards(attacker: Arc<Attacker>) {
    let shapes = Arc::new(hostile_shapes());
    let act = move |attacker: Arc<Attacker>, _: usize| play_deck(attacker, Arc::clone(&shapes));
    attacker.repeat(2, act).await;
}

async fn play_deck(attacker: Arc<Attacker>, shapes: Arc<Vec<[usize; 5]>>) -> io::Result<()> {
    let mut rng = attacker.rng();
    let mut ticks = tokio::time::interval(TABLE_EVERY);
    let mut sockets = Vec::new();
    loop {
        ticks.tick().await;
        let bots = BOTS.iter().cycle().skip(below(&mut rng, 4) as usize).take(3);
        let bots: serde_json::Map<_, _> =
            bots.zip(2..).map(|(bot, seat)| (seat.to_string(), json!(bot))).collect();
        let cards = deck(&shapes, &mut rng);
        // With a clock the game goes on without the person.
        let new_table = json!({ "game": "one-card", "seats": 4, "cards": cards, "bots": bots, "seconds": 1 });
        let Ok(table) = attacker.own_table(&new_table, 1, rng.next_u64()).await else { continue };
        let websocket_client = attacker.join(&table.id, table.tokens.first().map(String::as_str)).await?;
        sockets.push(websocket_client);
    }
}

/// The lengths of five different rows with nearly as many states as bots take on.
fn hostile_shapes() -> Vec<[usize; 5]> {
    let mut shapes = Vec::new();
    for a in 1..10 {
        for b in a + 1..18 {
            for c in b + 1..47 {
                for d in c + 1..127 {
                    let others = (a + 1) * (b + 1) * (c + 1) * (d + 1);
                    let longest = (MOST_STATES / others).saturating_sub(1).min(127);
                    if longest > d && others * (longest + 1) >= FEWEST_STATES {
                        shapes.push([a, b, c, d, longest]);
                    }
                }
            }
        }
    }
    shapes
}

/// A deck of different shapes.
fn deck(shapes: &[[usize; 5]], rng: &mut Xoshiro256PlusPlus) -> String {
    let card = |_| {
        let shape = shapes[below(rng, shapes.len() as u32) as usize];
        let (first, second) = (below(rng, 5), 1 + below(rng, 4));
        let suns = [first, (first + second) % 5];
        let row = |(number, boxes): (u32, usize)| {
            let letter = char::from(b"ROYGB"[number as usize]);
            format!("{letter}{boxes}{}", if suns.contains(&number) { "*" } else { "" })
        };
        (0..).zip(shape).map(row).collect::<Vec<_>>().join(" ")
    };
    (0..CARDS).map(card).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;

    #[test]
    fn a_hostile_deck_is_a_deck() {
        let shapes = hostile_shapes();
        assert!(shapes.len() > 100, "{}", shapes.len());
        let cards = deck(&shapes, &mut Xoshiro256PlusPlus::seed_from_u64(1));
        let spec = games::Spec { cards: Some(cards.clone()), ..games::Spec::named("one-card") };
        assert!(games::AnyGame::new(&spec, 4).is_ok(), "{cards}");
    }
}
