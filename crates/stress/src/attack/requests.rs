//! Requests over HTTP that cost the server more than they cost whoever sends them.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use games::{AnyGame, AnyTable, Spec};
use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use table::record::Header;
use table::{Turn, below};
use tokio::time::timeout;

use super::attacker::Attacker;

/// How many connections are in use at a time.
const CONNECTIONS: usize = 64;
/// How many requests go over one connection.
const REQUESTS: usize = 200;
/// The most bytes of a body that the server takes, nearly.
const LARGEST_BODY: usize = 60_000;
/// The most events that can be tried at once.
const MOST_EVENTS: usize = 1000;
/// How many public tables there are to be listed.
const LISTED: usize = 100;
/// How long an answer is waited for.
const ANSWERED_WITHIN: Duration = Duration::from_secs(10);

/// A request.
struct CostlyRequest {
    method: &'static str,
    path: String,
    body: Option<String>,
}

/// Sends requests that the server has much to do for, and first makes tables for the one that lists them.
pub(super) async fn request_flood(attacker: Arc<Attacker>) {
    let public = json!({ "game": "one-card", "seats": 4, "cards": long_cards(), "public": true }).to_string();
    let public = CostlyRequest { method: "POST", path: "/api/v1/tables".to_owned(), body: Some(public) };
    let costly = costly_requests(&mut attacker.rng());
    let plan = Arc::new((AtomicUsize::new(LISTED), public, costly));
    let act = move |attacker: Arc<Attacker>, number: usize| {
        let plan = Arc::clone(&plan);
        async move {
            let (unlisted, public, costly) = &*plan;
            let mut http = attacker.http();
            let _open = attacker.counts().opened();
            for costly in costly.iter().cycle().skip(number).take(REQUESTS) {
                attacker.turn().await;
                let one_less =
                    unlisted.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1));
                let CostlyRequest { method, path, body } = if one_less.is_ok() { public } else { costly };
                let asked = attacker.ask(&mut http, method, path, None, body.as_deref());
                timeout(ANSWERED_WITHIN, asked).await??;
            }
            Ok(())
        }
    };
    attacker.repeat(CONNECTIONS, act).await;
}

fn costly_requests(rng: &mut Xoshiro256PlusPlus) -> Vec<CostlyRequest> {
    let post =
        |path: &str, body: String| CostlyRequest { method: "POST", path: path.to_owned(), body: Some(body) };
    let get = |path: String| CostlyRequest { method: "GET", path, body: None };
    let mut costly = vec![
        get("/api/v1/tables".to_owned()),
        get(format!("/api/v1/qr?text={}", "x".repeat(300))),
        get("/rules/qwixx".to_owned()),
        post("/api/v1/sheet", long_sheet().to_string()),
        post("/api/v1/print", json!({ "game": "one-card", "cards": long_cards(), "copies": 20 }).to_string()),
    ];
    if let Some(game) = long_game(rng) {
        let spec = json!({ "game": "one-card", "seats": 4, "cards": long_cards(), "events": game.events });
        costly.push(post("/api/v1/try", spec.to_string()));
        costly.push(post("/api/v1/verify", game.record));
    }
    costly
}

/// Cards with rows so long that no game with them ends soon.
fn long_cards() -> String {
    vec!["R127* O127* Y127 G127 B127"; 30].join("\n")
}

/// A sheet with as many marks as there may be.
fn long_sheet() -> Value {
    let marks = ["1 r1", "1 o1", "1 y1", "1 g1"].into_iter().flat_map(|mark| [mark; 99]);
    let marks: Vec<&str> = ["card 1", "card 2"].into_iter().chain(marks).collect();
    json!({ "game": "one-card", "cards": long_cards(), "marks": marks })
}

/// A game as events and as a record.
struct LongGame {
    events: Vec<String>,
    record: String,
}

/// A game that is as long as one request may be.
fn long_game(rng: &mut Xoshiro256PlusPlus) -> Option<LongGame> {
    const SEATS: usize = 4;
    let spec = Spec { cards: Some(long_cards()), ..Spec::named("one-card") };
    let mut table = AnyGame::new(&spec, SEATS).ok()?.table();
    let mut size = long_cards().len();
    while table.ply() < MOST_EVENTS && size < LARGEST_BODY {
        play_on(&mut *table, rng)?;
        size += table.event(table.ply() - 1)?.len() + "\"\",".len();
    }
    let lines = long_cards().lines().map(str::to_owned).collect();
    let material = Some(("Cards".to_owned(), lines));
    let header = Header { game: spec.game, seats: SEATS, material, ..Header::default() };
    let events = (0..table.ply()).map_while(|number| table.event(number)).collect();
    Some(LongGame { events, record: table.record(&header) })
}

/// One event more, at random.
fn play_on(table: &mut dyn AnyTable, rng: &mut Xoshiro256PlusPlus) -> Option<()> {
    match table.turn() {
        Turn::Over => None,
        Turn::Chance(_) => table.sample(rng).ok(),
        Turn::Decide(seats) => {
            let mut choices = std::collections::BTreeMap::new();
            for seat in seats.iter() {
                let legal = table.choices(seat);
                let choice = legal.get(below(rng, legal.len() as u32) as usize)?;
                choices.insert(seat, choice.clone());
            }
            table.decide(&choices).ok()
        }
    }
}

/// Makes tables: with bots at every seat, with as much text of one's own as fits, public ones.
pub(super) async fn table_flood(attacker: Arc<Attacker>) {
    let large = format!("{}\n# {}", long_cards(), "x".repeat(LARGEST_BODY));
    let bots = json!({ "1": "medium", "2": "medium", "3": "hard", "4": "easy" });
    let new_tables = [
        json!({ "game": "qwixx", "seats": 4, "bots": bots, "match": 5 }),
        json!({ "game": "one-card", "seats": 4, "cards": large, "public": true }),
        json!({ "game": "twenty-one", "seats": 6, "match": 5, "public": true, "seconds": 1 }),
    ];
    let new_tables = Arc::new(new_tables.map(|new_table| new_table.to_string()));
    let act =
        move |attacker: Arc<Attacker>, number: usize| make_tables(attacker, Arc::clone(&new_tables), number);
    attacker.repeat(CONNECTIONS, act).await;
}

async fn make_tables(attacker: Arc<Attacker>, new_tables: Arc<[String; 3]>, number: usize) -> io::Result<()> {
    let mut http = attacker.http();
    let mut rng = attacker.rng();
    let _open = attacker.counts().opened();
    for new_table in new_tables.iter().cycle().skip(number).take(REQUESTS) {
        attacker.turn().await;
        // A new player every time.
        let token = format!("attacker-{:016x}", rng.next_u64());
        let asked = attacker.ask(&mut http, "POST", "/api/v1/tables", Some(&token), Some(new_table));
        timeout(ANSWERED_WITHIN, asked).await??;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;

    #[test]
    fn costly_requests_are_large_and_right() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let game = long_game(&mut rng).unwrap();
        assert!(game.events.len() > 500, "{}", game.events.len());
        assert!(game.record.len() < 64 * 1024);
        let read = games::read_record(&game.record).unwrap();
        assert_eq!(read[0].table.ply(), game.events.len());
        let sheet = long_sheet();
        let marks: Vec<String> = serde_json::from_value(sheet["marks"].clone()).unwrap();
        let spec = Spec { cards: Some(long_cards()), ..Spec::named("one-card") };
        assert!(AnyGame::new(&spec, 1).unwrap().marked(None, &marks).is_ok());
    }
}
