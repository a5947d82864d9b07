//! Whole games over real sockets: all games, all options, people and bots, lines that break, servers that stop.

use crate::common::{Client, TestServer, asked, has, play_out, seeded, soon};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use table::below;

/// A game of this kind, from the first seat to the check of its record.
async fn whole_game(server: &TestServer, wish: Value, seed: u64) {
    let context = wish.to_string();
    let made = server.make(wish.clone()).await;
    let seats = wish["seats"].as_u64().unwrap() as usize;
    let bots = wish["bots"].as_object().cloned().unwrap_or_default();
    let mut clients = Vec::new();
    let mut tokens = Vec::new();
    let mut watcher = Client::join(server, &made.table, None).await;
    watcher.follow();
    for seat in (1..=seats).filter(|seat| !bots.contains_key(&seat.to_string())) {
        let name = format!("N{seat}");
        let seated =
            server.sit(&made.code, None, json!({ "name": name, "luck": format!("luck{seat}") })).await;
        assert_eq!(seated.seat, seat, "{context}");
        tokens.push((seat, seated.token));
    }
    for (seat, token) in tokens {
        clients.push((seat, Client::join(server, &made.table, Some(&token)).await));
    }
    let tasks: Vec<_> = clients
        .into_iter()
        .map(|(seat, mut client)| {
            tokio::spawn(async move { client.play(&[seat], &mut seeded(seed + seat as u64)).await })
        })
        .collect();
    let over = watcher.until("the end", |message| has(message, "over")).await;
    for task in tasks {
        let seen = soon("the end", task).await.unwrap();
        assert_eq!(seen, over, "all see the same end");
    }
    let record = over["record"].as_str().unwrap_or_else(|| panic!("{context}: no record in {over}"));
    let scores = server.checked(record).await;
    let told = over["events"].as_array().unwrap().iter().find_map(|event| event.get("over")).unwrap();
    assert_eq!(told["scores"], scores, "{context}");
    let shown = server.get(&format!("/api/v1/games/{record}")).await.json();
    assert_eq!(shown["check"]["ok"], true, "{shown}");
    let names: Vec<String> = (1..=seats)
        .map(|seat| match bots.get(&seat.to_string()) {
            Some(level) => {
                let (first, rest) = level.as_str().unwrap().split_at(1);
                format!("{}{rest} bot", first.to_uppercase())
            }
            None => format!("N{seat}"),
        })
        .collect();
    assert_eq!(shown["game"]["names"], json!(names), "{context}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_is_played_to_its_end() {
    let server = TestServer::start().await;
    let mut seed = 0;
    for (game, options, most) in [
        ("qwixx", json!({}), 5),
        ("qwixx", json!({ "finish_turn": true }), 5),
        ("qwixx", json!({ "join_locks": true }), 5),
        ("twenty-one", json!({}), 6),
        ("one-card", json!({}), 4),
        ("one-card", json!({ "advanced": true }), 4),
    ] {
        for seats in [1, 2, most] {
            seed += 10;
            whole_game(&server, json!({ "game": game, "seats": seats, "options": options }), seed).await;
        }
        seed += 10;
        let with_bots = json!({
            "game": game, "seats": 3, "options": options, "bots": { "1": "random", "3": "greedy" },
        });
        whole_game(&server, with_bots, seed).await;
        let bots =
            json!({ "game": game, "seats": 2, "options": options, "bots": { "1": "greedy", "2": "random" } });
        whole_game(&server, bots, seed).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_level_plays() {
    let server = TestServer::start().await;
    for game in ["qwixx", "twenty-one", "one-card"] {
        for (one, other) in [("easy", "hard"), ("medium", "expert")] {
            let bots = json!({ "1": one, "3": other });
            whole_game(&server, json!({ "game": game, "seats": 3, "bots": bots }), 5).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn dice_are_rolled_on_tap() {
    let server = TestServer::start().await;
    for game in ["qwixx", "twenty-one", "one-card"] {
        whole_game(&server, json!({ "game": game, "seats": 2, "dice": "tap" }), 3).await;
    }
}

/// A device whose line breaks again and again.
async fn play_on_a_bad_line(
    mut client: Client,
    seat: usize,
    mut rng: ChaCha8Rng,
    cut_one_in: u32,
) -> (Client, u32) {
    let (mut answered, mut cuts, mut dying) = (None, 0, Vec::new());
    let mut over = false;
    while !over {
        let ply = client.line["ply"].as_u64();
        let choices = client.choices(seat);
        if asked(&client.line).contains(&seat) && !choices.is_empty() && answered != ply {
            answered = ply;
            let choice = &choices[below(&mut rng, choices.len() as u32) as usize];
            client.send(&json!({ "choose": choice, "ply": ply })).await;
        }
        if below(&mut rng, cut_one_in) == 0 {
            cuts += 1;
            // Sometimes the new line is there before the old one dies; and that may take a while.
            let old = come_back(&mut client).await;
            match below(&mut rng, 3) {
                0 => drop(old),
                1 => dying.push(old),
                _ => dying.clear(),
            }
            answered =
                client.snapshot["you"]["chosen"].get(seat.to_string()).and(client.line["ply"].as_u64());
            over = client.snapshot["over"] == true;
            continue;
        }
        let heard = client.hear().await.expect("nobody is thrown out by a late close of an old line");
        let code = heard["error"]["code"].as_str();
        assert!(code.is_none_or(|code| code == "moved_on"), "{heard}");
        over = has(&heard, "over");
    }
    (client, cuts)
}

/// Comes back, as often as it takes at a table that moves fast.
async fn come_back(client: &mut Client) -> crate::common::Socket {
    for _ in 0..20 {
        match client.come_back().await {
            Ok(old) => return old,
            Err(error) => assert_eq!(error["error"]["code"], "unavailable", "{error}"),
        }
    }
    panic!("nobody can come back to this table");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_loses_anything_when_lines_break() {
    let server = TestServer::start().await;
    let mut rng = seeded(17);
    let mut all_cuts = 0;
    for (number, (game, seats, options)) in [
        ("qwixx", 3, json!({})),
        ("twenty-one", 4, json!({})),
        ("one-card", 3, json!({ "advanced": true })),
        ("qwixx", 2, json!({ "finish_turn": true })),
    ]
    .into_iter()
    .enumerate()
    {
        let bots = if number == 3 { json!({}) } else { json!({ (seats).to_string(): "greedy" }) };
        let people = if number == 3 { seats } else { seats - 1 };
        let made =
            server.make(json!({ "game": game, "seats": seats, "options": options, "bots": bots })).await;
        let mut clients = Vec::new();
        let mut watcher = Client::join(&server, &made.table, None).await;
        watcher.follow();
        for seat in 1..=people {
            let seated = server.sit(&made.table, None, json!({ "name": format!("N{seat}") })).await;
            let mut client = Client::join(&server, &made.table, Some(&seated.token)).await;
            if seat < people {
                client.follow();
            }
            clients.push((seat, client));
        }
        let tasks: Vec<_> = clients
            .into_iter()
            .map(|(seat, client)| {
                let rng = seeded(u64::from(below(&mut rng, u32::MAX)));
                tokio::spawn(play_on_a_bad_line(client, seat, rng, 8))
            })
            .collect();
        let over = watcher.until("the end", |message| has(message, "over")).await;
        for task in tasks {
            let (client, cuts) = soon("the end", task).await.unwrap();
            all_cuts += cuts;
            assert!(client.n <= watcher.n);
        }
        server.checked(over["record"].as_str().unwrap()).await;
    }
    assert!(all_cuts > 40, "only {all_cuts} lines were cut");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_loses_nothing() {
    let mut server = TestServer::start().await;
    let mut tables = Vec::new();
    for (game, seats) in [("qwixx", 3), ("twenty-one", 3), ("one-card", 3)] {
        let made = server.make(json!({ "game": game, "seats": seats, "bots": { "3": "random" } })).await;
        let mut clients = Vec::new();
        for seat in 1..=2 {
            let seated = server.sit(&made.table, None, json!({ "name": format!("N{seat}") })).await;
            let mut client = Client::join(&server, &made.table, Some(&seated.token)).await;
            if seat == 1 {
                client.follow();
            }
            clients.push(client);
        }
        clients[0].wish(json!({ "say": "until then" })).await;
        tables.push((made, clients));
    }
    let mut rng = seeded(4);
    for round in 0..4 {
        // Some moves at each table, then a choice that the others have not answered yet.
        for (_, clients) in &mut tables {
            for _ in 0..6 {
                for (place, client) in clients.iter_mut().enumerate() {
                    client.sync().await;
                    let choices = client.choices(place + 1);
                    if client.chooses(place + 1) {
                        let choice = &choices[below(&mut rng, choices.len() as u32) as usize];
                        let ply = client.ply();
                        client.ask(json!({ "choose": choice, "ply": ply })).await;
                    }
                }
            }
            clients[0].sync().await;
            if clients[0].chooses(1) {
                let choice = clients[0].choices(1)[0].clone();
                clients[0].ask(json!({ "choose": choice })).await;
            }
        }
        server = server.restart().await;
        for (_, clients) in &mut tables {
            for client in clients {
                client.closed().await;
                client.come_back_to(server.address).await.unwrap();
                let seats = client.snapshot["seats"].as_array().unwrap();
                assert_eq!(seats[0]["name"], "N1");
                assert_eq!(client.snapshot["chat"][0]["text"], "until then", "round {round}");
            }
        }
    }
    for (_, clients) in tables {
        let (over, clients) = match clients[0].snapshot["over"].as_bool() {
            Some(true) => continue,
            _ => play_out(clients, 9).await,
        };
        drop(clients);
        server.checked(over["record"].as_str().unwrap()).await;
    }
    server.stop().await;
}
