//! How decisions are made at a table: hidden, taken back, answered by the table, late, undone; and the dice.

use crate::common::{Client, TestServer, chose_by, has, play_out, seeded};
use serde_json::{Value, json};

/// A roll that leaves white 2 and few other things.
const ONES: &str = "w1 w1 r6 y6 g6 b6";

/// A table of Qwixx with real dice where seat 1 has the first roll.
async fn real(server: &TestServer, seats: usize) -> Vec<Client> {
    let (_, mut clients) = server.full(json!({ "game": "qwixx", "seats": seats, "dice": "real" })).await;
    clients[0].wish(json!({ "roll": "first 1" })).await;
    clients
}

pub(crate) async fn roll(clients: &mut [Client], dice: &str) {
    clients[0].wish(json!({ "roll": dice })).await;
    everybody_hears(clients).await;
}

pub(crate) async fn choose(clients: &mut [Client], choices: &[(usize, &str)]) {
    for (seat, choice) in choices {
        clients[seat - 1].wish(json!({ "choose": choice })).await;
    }
    everybody_hears(clients).await;
}

pub(crate) async fn everybody_hears(clients: &mut [Client]) {
    for client in clients {
        client.sync().await;
    }
}

/// Everything in a message but where the game stands, which the rules are compared with elsewhere.
fn without_lines(value: &Value) -> Value {
    match value {
        Value::Object(map) => map
            .iter()
            .filter(|(key, _)| *key != "line")
            .map(|(key, value)| (key.clone(), without_lines(value)))
            .collect(),
        Value::Array(all) => all.iter().map(without_lines).collect(),
        other => other.clone(),
    }
}

pub(crate) fn assert_hides(client: &Client, from: usize, choice: &str) {
    for raw in &client.raw[from..] {
        let told = without_lines(&serde_json::from_str(raw).unwrap()).to_string();
        assert!(!told.contains(&format!("\"{choice}\"")), "{choice} shows in {told}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_chosen_is_hidden_until_all_have() {
    let server = TestServer::start().await;
    let mut clients = real(&server, 3).await;
    let table = clients[0].snapshot["id"].as_str().unwrap().to_owned();
    let mut watcher = Client::join(&server, &table, None).await;
    roll(&mut clients, ONES).await;
    let heard: Vec<usize> = clients.iter().map(|client| client.raw.len()).collect();
    clients[0].wish(json!({ "choose": "y2" })).await;
    clients[1].wish(json!({ "arm": ["g11", "y2"], "seat": 2 })).await;
    everybody_hears(&mut clients).await;
    // Seat 2's armed choice was played at once: seat 3 is awaited.
    assert!(clients[2].unread().iter().any(|step| chose_by(step, 2, "armed")));
    watcher.until("the choice", |step| chose_by(step, 1, "hand")).await;
    assert_hides(&clients[2], heard[2], "y2");
    assert_hides(&watcher, 0, "y2");
    // Not to those who come now, nor in what they missed.
    let token = clients[2].token.clone();
    for (token, since) in [(token.as_deref(), None), (token.as_deref(), Some(0)), (None, Some(0))] {
        let newcomer = Client::enter(server.address, &table, token, since).await.unwrap();
        assert_hides(&newcomer, 0, "y2");
        assert_eq!(newcomer.snapshot["chosen"], json!([1, 2]));
    }
    let shown = server.get(&format!("/api/v1/tables/{table}")).await.text();
    assert!(!shown.contains("y2"), "{shown}");
    // Seat 1 sees its own, and not that of seat 2.
    let own = Client::enter(server.address, &table, clients[0].token.as_deref(), Some(0)).await.unwrap();
    assert_eq!(own.snapshot["you"]["chosen"], json!({ "1": "y2" }));
    assert_eq!(own.snapshot["you"]["armed"], json!({}));
    // Neither does a restart tell.
    let server = server.restart().await;
    let newcomer = Client::enter(server.address, &table, token.as_deref(), Some(0)).await.unwrap();
    assert_hides(&newcomer, 0, "y2");
    clients[2].closed().await;
    clients[2].come_back_to(server.address).await.unwrap();
    clients[2].wish(json!({ "choose": "r2" })).await;
    let decided = clients[2].event("decided").await;
    assert!(decided["events"].as_array().unwrap().contains(&json!({ "decided": "y2, y2, r2" })), "{decided}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn minds_are_changed_until_the_last_has_chosen() {
    let server = TestServer::start().await;
    let mut clients = real(&server, 2).await;
    roll(&mut clients, ONES).await;
    let one = &mut clients[0];
    assert_eq!(one.refused(json!({ "take_back": true })).await, "nothing_to_take_back");
    one.wish(json!({ "choose": "r2" })).await;
    one.wish(json!({ "choose": "y2" })).await;
    one.wish(json!({ "take_back": true })).await;
    one.event("took_back").await;
    assert_eq!(one.refused(json!({ "take_back": true })).await, "nothing_to_take_back");
    clients[1].wish(json!({ "choose": "-" })).await;
    clients[1].sync().await;
    assert!(!clients[1].unread().iter().any(|step| has(step, "decided")), "seat 1 has taken its choice back");
    clients[0].wish(json!({ "choose": "r2" })).await;
    let decided = clients[1].event("decided").await;
    assert!(decided["events"].as_array().unwrap().contains(&json!({ "decided": "r2, -" })), "{decided}");
    assert_eq!(clients[1].refused(json!({ "take_back": true })).await, "nothing_to_take_back");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn single_choices_are_made_for_those_who_like() {
    let server = TestServer::start().await;
    let mut clients = real(&server, 2).await;
    for (active, choice) in [(1, "r2"), (2, "y2")] {
        roll(&mut clients, ONES).await;
        choose(&mut clients, &[(1, choice), (2, choice), (active, "-")]).await;
    }
    // White 2 fits nowhere any more.
    clients[1].wish(json!({ "auto": false })).await;
    clients[1].unread();
    roll(&mut clients, ONES).await;
    let heard = clients[1].unread();
    assert!(heard.iter().any(|step| chose_by(step, 1, "auto")), "{heard:?}");
    assert!(!heard.iter().any(|step| chose_by(step, 2, "auto")), "{heard:?}");
    assert_eq!(clients[1].choices(2), ["-"]);
    // Switched on again, it answers at once.
    clients[1].wish(json!({ "auto": true })).await;
    let step = clients[1].event("decided").await;
    assert!(chose_by(&step, 2, "auto"), "{step}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn choices_are_armed() {
    let server = TestServer::start().await;
    let mut clients = real(&server, 2).await;
    let many: Vec<String> = (0..21).map(|_| "r2".to_owned()).collect();
    assert_eq!(clients[0].refused(json!({ "arm": many })).await, "too_many_armed");
    assert_eq!(clients[0].refused(json!({ "arm": ["x".repeat(41)] })).await, "too_many_armed");
    clients[0].wish(json!({ "arm": ["g2", "r2", "y2"] })).await;
    clients[1].wish(json!({ "arm": ["-"] })).await;
    clients[1].wish(json!({ "arm": [] })).await;
    roll(&mut clients, ONES).await;
    let heard = clients[1].unread();
    assert!(heard.iter().any(|step| chose_by(step, 1, "armed")), "{heard:?}");
    assert!(!heard.iter().any(|step| chose_by(step, 2, "armed")), "it was disarmed: {heard:?}");
    clients[1].wish(json!({ "choose": "-" })).await;
    let decided = clients[0].event("decided").await;
    assert!(decided["events"].as_array().unwrap().contains(&json!({ "decided": "r2, -" })), "{decided}");
    // What was armed is used once.
    choose(&mut clients, &[(1, "-")]).await;
    roll(&mut clients, ONES).await;
    assert!(!clients[0].unread().iter().any(|step| chose_by(step, 1, "armed")));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wrong_choices_are_refused_with_the_rule() {
    let server = TestServer::start().await;
    let made = server.make(json!({ "game": "qwixx", "seats": 2, "dice": "real" })).await;
    let first = server.sit(&made.table, Some(&made.token), json!({ "name": "A" })).await;
    let mut one = Client::join(&server, &made.table, Some(&first.token)).await;
    assert_eq!(one.refused(json!({ "choose": "r2" })).await, "no_game");
    assert_eq!(one.refused(json!({ "roll": "first 1" })).await, "no_game");
    assert_eq!(one.refused(json!({ "undo": "ask" })).await, "no_game");
    let second = server.sit(&made.table, None, json!({ "name": "B" })).await;
    let mut two = Client::join(&server, &made.table, Some(&second.token)).await;
    let mut watcher = Client::join(&server, &made.table, None).await;
    one.wish(json!({ "roll": "first 1" })).await;
    assert_eq!(one.refused(json!({ "choose": "r2" })).await, "not_your_turn");
    assert_eq!(one.refused(json!({ "roll": "w7 w1" })).await, "bad_notation");
    assert_eq!(one.refused(json!({ "roll": "w1 w1 r1 y1 g1" })).await, "illegal_chance");
    one.wish(json!({ "roll": ONES })).await;
    one.sync().await;
    let n = one.n;
    let answer = one.ask(json!({ "choose": "r9" })).await;
    assert_eq!(answer["error"]["code"], "illegal_choice", "{answer}");
    assert!(answer["error"]["rule"].as_str().is_some_and(|rule| rule.starts_with('Q')), "{answer}");
    assert_eq!(one.refused(json!({ "choose": "garbage" })).await, "bad_notation");
    assert_eq!(one.refused(json!({ "choose": "r2", "seat": 2 })).await, "not_your_seat");
    assert_eq!(one.refused(json!({ "choose": "r2", "ply": 77 })).await, "moved_on");
    assert_eq!(watcher.refused(json!({ "choose": "r2" })).await, "not_your_seat");
    assert_eq!(watcher.refused(json!({ "roll": ONES })).await, "not_your_seat");
    for request in ["take_back", "unroll", "ready", "rematch", "leave", "carry"] {
        assert_eq!(watcher.refused(json!({ request: true })).await, "not_your_seat", "{request}");
    }
    one.sync().await;
    assert_eq!(one.n, n, "what is refused is no step");
    let ply = one.ply();
    one.wish(json!({ "choose": "r2", "ply": ply })).await;
    two.wish(json!({ "choose": "r2", "ply": ply })).await;
    assert_eq!(two.refused(json!({ "choose": "-" })).await, "not_your_turn");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_late_is_answered_for_and_comes_back_when_he_speaks() {
    let server = TestServer::start().await;
    let (_, mut clients) = server.full(json!({ "game": "qwixx", "seats": 2, "seconds": 1 })).await;
    let mut two = clients.pop().unwrap();
    let mut one = clients.pop().unwrap();
    two.wish(json!({ "auto": false })).await;
    // Seat 1 answers at once, seat 2 sleeps, until nobody waits for it any more.
    let mut lates = 0;
    let mut hurries = 0;
    let mut rng = seeded(1);
    let mut answered = None;
    while lates < 2 {
        let ply = one.line["ply"].as_u64();
        if one.chooses(1) && answered != ply {
            answered = ply;
            let choices = one.choices(1);
            let choice = &choices[table::below(&mut rng, choices.len() as u32) as usize];
            one.send(&json!({ "choose": choice, "ply": ply })).await;
        }
        let heard = one.hear().await.unwrap();
        if heard["hurry"]["seats"] == json!([2]) {
            hurries += 1;
        }
        if chose_by(&heard, 2, "late") {
            lates += 1;
        }
        if lates == 2 {
            let away = heard["seats"].as_array().is_some_and(|seats| seats[1]["away"] == true);
            assert!(away, "everybody is told who is away: {heard}");
        }
    }
    assert!(hurries >= 2, "nobody was told to hurry");
    // From now on nobody waits for it.
    let begun = std::time::Instant::now();
    while lates < 5 {
        let ply = one.line["ply"].as_u64();
        if one.chooses(1) && answered != ply {
            answered = ply;
            one.send(&json!({ "choose": one.choices(1)[0], "ply": ply })).await;
        }
        lates += u32::from(chose_by(&one.hear().await.unwrap(), 2, "late"));
    }
    assert!(begun.elapsed().as_millis() < 2000, "it was waited for somebody who is away");
    // One word, even one that is refused, and they are there again; and everybody knows.
    assert_eq!(two.refused(json!({ "choose": "nonsense" })).await, "bad_notation");
    let step = one.event("returned").await;
    assert_eq!(step["seats"][1].get("away"), None, "{step}");
    two.sync().await;
    assert_eq!(two.n, step["n"].as_u64().unwrap(), "it is a step like any other");
    let table = two.snapshot["id"].as_str().unwrap().to_owned();
    let watcher = Client::join(&server, &table, None).await;
    assert_eq!(watcher.snapshot["seats"][1].get("away"), None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_chooses_for_the_late_where_the_table_says_so() {
    let server = TestServer::start().await;
    let wish = json!({ "game": "twenty-one", "seats": 2, "seconds": 1, "late": "greedy" });
    let (_, mut clients) = server.full(wish).await;
    let step = clients[0]
        .until("somebody late", |step| chose_by(step, 1, "late") || chose_by(step, 2, "late"))
        .await;
    assert!(step.get("n").is_some());
    let decided = clients[0].event("decided").await;
    assert!(decided["line"].is_object(), "{decided}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_where_everybody_sleeps_waits() {
    let server = TestServer::start().await;
    for late in ["default", "greedy"] {
        let wish =
            json!({ "game": "qwixx", "seats": 2, "seconds": 1, "late": late, "bots": { "2": "random" } });
        let (_, mut clients) = server.full(wish).await;
        let one = &mut clients[0];
        one.wish(json!({ "auto": false })).await;
        for _ in 0..2 {
            one.until("somebody late", |step| chose_by(step, 1, "late")).await;
        }
        // Whatever was under way comes to rest; then nothing moves for longer than a decision takes.
        while tokio::time::timeout(std::time::Duration::from_millis(1500), one.hear()).await.is_ok() {}
        let steps = one.unread();
        assert!(!steps.iter().any(|step| has(step, "over")), "the game was played without anybody: {late}");
        assert!(steps.iter().filter(|step| chose_by(step, 1, "late")).count() <= 1, "{late}: {steps:?}");
        one.wish(json!({ "present": true })).await;
        one.event("returned").await;
        assert!(one.chooses(1), "{late}: {}", one.line);
        let choice = one.choices(1)[0].clone();
        one.wish(json!({ "choose": choice })).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_do_not_play_while_nobody_is_there() {
    let server = TestServer::start().await;
    let made = server.make(json!({ "game": "qwixx", "seats": 2, "bots": { "2": "greedy" } })).await;
    let seated = server.sit(&made.table, None, json!({ "name": "A" })).await;
    let shown = server.get(&format!("/api/v1/tables/{}", made.table)).await.json();
    assert_eq!(shown["playing"], true);
    let mut watcher = Client::join(&server, &made.table, None).await;
    let n = watcher.n;
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    let again = Client::join(&server, &made.table, None).await;
    assert_eq!((again.n, &again.snapshot["chosen"]), (n, &json!([])), "the bot has played for spectators");
    let mut one = Client::join(&server, &made.table, Some(&seated.token)).await;
    watcher.until("the bot", |step| chose_by(step, 2, "bot")).await;
    // They go while it is their turn: everything waits until they are back.
    while !one.chooses(1) {
        one.hear().await.unwrap();
    }
    let (token, since) = one.cut();
    watcher.until("nobody", |message| message["here"]["seats"] == json!([])).await;
    let mut one = Client::enter(server.address, &made.table, token.as_deref(), Some(since)).await.unwrap();
    let over = one.play(&[1], &mut seeded(2)).await;
    server.checked(over["record"].as_str().unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_decision_is_undone_if_all_agree() {
    let server = TestServer::start().await;
    let mut clients = real(&server, 2).await;
    assert_eq!(clients[0].refused(json!({ "undo": "ask" })).await, "too_late", "dice have fallen");
    assert_eq!(clients[0].refused(json!({ "undo": "agree" })).await, "no_undo_asked");
    assert_eq!(clients[0].refused(json!({ "undo": "refuse" })).await, "no_undo_asked");
    roll(&mut clients, ONES).await;
    assert_eq!(clients[0].refused(json!({ "undo": "ask" })).await, "too_late");
    choose(&mut clients, &[(1, "r2"), (2, "y2")]).await;
    let ply = clients[0].ply();
    clients[0].wish(json!({ "undo": "ask" })).await;
    clients[1].event("undo_asked").await;
    clients[1].wish(json!({ "undo": "refuse" })).await;
    clients[0].event("undo_refused").await;
    assert_eq!(clients[0].refused(json!({ "undo": "agree" })).await, "no_undo_asked");
    clients[1].wish(json!({ "undo": "ask" })).await;
    let newcomer = Client::join(&server, clients[0].snapshot["id"].as_str().unwrap(), None).await;
    assert_eq!(newcomer.snapshot["undo"], json!({ "by": 2, "agreed": [2] }));
    // Whoever asks for the same agrees.
    clients[0].wish(json!({ "undo": "ask" })).await;
    everybody_hears(&mut clients).await;
    clients[1].event("undone").await;
    assert_eq!(clients[1].ply(), ply - 1);
    assert_eq!(clients[1].line["seats"], json!([1, 2]));
    choose(&mut clients, &[(1, "y2"), (2, "r2")]).await;
    // Seat 1 acts on it, and the next dice fall: too late.
    choose(&mut clients, &[(1, "-")]).await;
    clients[1].wish(json!({ "undo": "ask" })).await;
    clients[0].wish(json!({ "undo": "agree" })).await;
    everybody_hears(&mut clients).await;
    assert_eq!(clients[0].line["seats"], json!([1]), "action 2 is open again");
    choose(&mut clients, &[(1, "-")]).await;
    roll(&mut clients, "w2 w3 r1 y1 g1 b1").await;
    assert_eq!(clients[0].refused(json!({ "undo": "ask" })).await, "too_late");
    let over = clients[0].snapshot["over"].clone();
    assert_eq!(over, false);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn undo_reaches_the_last_decision_that_somebody_made() {
    let server = TestServer::start().await;
    let mut clients = real(&server, 1).await;
    // A sheet where red 6 stands: then action 2 has a single choice, and is made for the player.
    roll(&mut clients, "w6 w6 r6 y6 g6 b6").await;
    choose(&mut clients, &[(1, "-")]).await;
    let choices = clients[0].choices(1);
    assert_eq!(choices, ["-", "g12", "b12"], "{}", clients[0].line);
    choose(&mut clients, &[(1, "g12")]).await;
    roll(&mut clients, "w6 w6 r6 y6 g6 b6").await;
    choose(&mut clients, &[(1, "b12")]).await;
    assert_eq!(clients[0].line["turn"], "chance", "the rest was decided by itself: {}", clients[0].line);
    let ply = clients[0].ply();
    clients[0].wish(json!({ "undo": "ask" })).await;
    clients[0].sync().await;
    assert_eq!(clients[0].ply(), ply - 2, "alone, nobody has to be asked");
    assert_eq!(clients[0].choices(1), ["-", "b12"]);
    choose(&mut clients, &[(1, "-")]).await;
    assert_eq!(clients[0].line["state"]["sheets"][0]["blue"]["crossed"], json!([]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_is_not_asked_to_agree() {
    let server = TestServer::start().await;
    let mut clients = real(&server, 3).await;
    roll(&mut clients, ONES).await;
    choose(&mut clients, &[(1, "r2"), (2, "y2"), (3, "-")]).await;
    let ply = clients[0].ply();
    clients[0].wish(json!({ "undo": "ask" })).await;
    clients[1].wish(json!({ "undo": "agree" })).await;
    clients[2].wish(json!({ "leave": true })).await;
    clients[0].event("undone").await;
    clients[0].sync().await;
    assert_eq!(clients[0].ply(), ply - 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_active_player_taps_for_the_dice() {
    let server = TestServer::start().await;
    let wish = json!({ "game": "qwixx", "seats": 3, "dice": "tap", "bots": { "3": "random" } });
    let (_, mut clients) = server.full(wish).await;
    clients[0].sync().await;
    assert_eq!(clients[0].refused(json!({ "roll": ONES })).await, "program_rolls");
    let mut rolled_for = [false; 3];
    while !rolled_for.iter().all(|rolled| *rolled) {
        everybody_hears(&mut clients).await;
        if clients[0].line["turn"] == "chance" {
            let active = clients[0].line["state"]["active"].as_u64().unwrap() as usize;
            if active < 3 {
                assert_eq!(clients[2 - active].refused(json!({ "roll": true })).await, "not_your_seat");
                clients[active - 1].wish(json!({ "roll": true })).await;
            } else {
                clients[0].wish(json!({ "roll": true })).await;
            }
            rolled_for[active - 1] = true;
            continue;
        }
        for (place, client) in clients.iter_mut().enumerate() {
            client.sync().await;
            if client.chooses(place + 1) {
                let (choice, ply) = (client.choices(place + 1)[0].clone(), client.ply());
                client.ask(json!({ "choose": choice, "ply": ply })).await;
            }
        }
    }
    assert_eq!(clients[0].refused(json!({ "unroll": true })).await, "program_rolls");
    // A missing player's dice anybody may roll.
    let gone = clients.pop().unwrap();
    gone.cut();
    clients[0].until("the gap", |message| message["here"]["seats"] == json!([1])).await;
    let mut tries = 0;
    loop {
        clients[0].sync().await;
        let active = clients[0].line["state"]["active"].as_u64().unwrap();
        if clients[0].line["turn"] == "chance" {
            clients[0].wish(json!({ "roll": true })).await;
            if active == 2 {
                break;
            }
        } else if clients[0].chooses(1) {
            let (choice, ply) = (clients[0].choices(1)[0].clone(), clients[0].ply());
            clients[0].ask(json!({ "choose": choice, "ply": ply })).await;
        }
        if clients[0].chooses(2) {
            let wish = json!({ "host": { "bot": { "seat": 2, "level": "random" } } });
            clients[0].ask(wish).await;
        }
        tries += 1;
        assert!(tries < 500, "seat 2 never has the dice");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn real_dice_are_typed_and_corrected() {
    let server = TestServer::start().await;
    let (_, mut clients) = server.full(json!({ "game": "qwixx", "seats": 2, "dice": "real" })).await;
    assert_eq!(clients[0].refused(json!({ "unroll": true })).await, "nothing_to_take_back");
    // Who begins can be drawn by the program.
    clients[0].wish(json!({ "roll": true })).await;
    clients[0].wish(json!({ "unroll": true })).await;
    clients[0].wish(json!({ "roll": "first 2" })).await;
    assert_eq!(clients[0].refused(json!({ "roll": true })).await, "real_dice");
    // Any of the phones types, whosever turn it is.
    clients[0].wish(json!({ "roll": "w6 w6 r1 y1 g1 b1" })).await;
    clients[1].wish(json!({ "unroll": true })).await;
    clients[0].event("unrolled").await;
    assert_eq!(
        clients[0].refused(json!({ "unroll": true })).await,
        "too_late",
        "only the last roll is corrected"
    );
    clients[1].wish(json!({ "roll": ONES })).await;
    clients[0].sync().await;
    assert_eq!(clients[0].line["state"]["dice"], ONES);
    clients[1].wish(json!({ "choose": "r2" })).await;
    assert_eq!(clients[0].refused(json!({ "unroll": true })).await, "too_late", "somebody has acted");
    assert_eq!(clients[0].refused(json!({ "roll": ONES })).await, "not_your_turn");
    clients[0].wish(json!({ "choose": "y2" })).await;
    clients[1].wish(json!({ "choose": "-" })).await;
    // What the table decided by itself is taken back with the dice.
    roll(&mut clients, ONES).await;
    choose(&mut clients, &[(1, "r2"), (2, "y2"), (1, "-")]).await;
    let ply = clients[0].ply();
    roll(&mut clients, ONES).await;
    assert_eq!(clients[0].ply(), ply + 2, "white 2 fits nowhere any more");
    clients[0].wish(json!({ "unroll": true })).await;
    clients[0].sync().await;
    assert_eq!(clients[0].ply(), ply);
    assert_eq!(clients[0].line["turn"], "chance");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cards_are_drawn_by_the_program_beside_real_dice() {
    let server = TestServer::start().await;
    let (_, mut clients) = server.full(json!({ "game": "one-card", "seats": 2, "dice": "real" })).await;
    let mut rng = seeded(8);
    let mut dice = 0;
    let record = loop {
        everybody_hears(&mut clients).await;
        let line = clients[0].line.clone();
        if line["turn"] == "over" {
            break clients[0].event("over").await["record"].as_str().unwrap().to_owned();
        }
        if line["turn"] == "chance" {
            if clients[0].ask(json!({ "roll": true })).await.get("ok").is_some() {
                continue;
            }
            dice += 1;
            let colours: Vec<char> = "roygbp".chars().collect();
            let count = 5 - line["state"]["kept"].as_str().map_or(0, str::len);
            let mut said = false;
            for count in [count, 5, 4, 3, 2, 1] {
                let mut rolled: Vec<usize> = (0..count).map(|_| table::below(&mut rng, 6) as usize).collect();
                rolled.sort_unstable();
                let text: String = rolled.into_iter().map(|colour| colours[colour]).collect();
                if clients[1].ask(json!({ "roll": text })).await.get("ok").is_some() {
                    said = true;
                    break;
                }
            }
            assert!(said, "no roll fits: {line}");
            continue;
        }
        for (place, client) in clients.iter_mut().enumerate() {
            client.sync().await;
            if client.chooses(place + 1) {
                let choices = client.choices(place + 1);
                let choice = &choices[table::below(&mut rng, choices.len() as u32) as usize];
                let ply = client.ply();
                client.ask(json!({ "choose": choice, "ply": ply })).await;
            }
        }
    };
    assert!(dice > 4);
    let text = server.record(&record).await;
    let games = games::read_record(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(fair::check(&games[0]).unwrap(), fair::Checked::NoSeed, "{text}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_has_standings_and_waits_for_those_who_are_there() {
    let server = TestServer::start().await;
    let wish = json!({ "game": "qwixx", "seats": 3, "match": 3, "bots": { "3": "random" } });
    let made = server.make(wish).await;
    let mut clients = Vec::new();
    for seat in 1..=2 {
        let seated = server.sit(&made.table, None, json!({ "name": format!("N{seat}") })).await;
        let mut client = Client::join(&server, &made.table, Some(&seated.token)).await;
        if seat == 1 {
            client.follow();
            assert_eq!(client.refused(json!({ "ready": true })).await, "match_not_over");
            assert_eq!(client.refused(json!({ "rematch": true })).await, "match_not_over");
        }
        clients.push(client);
    }
    let mut totals = [0; 3];
    let mut texts = String::new();
    for game in 1..=3 {
        let (over, back) = play_out(clients, 40 + game).await;
        clients = back;
        let id = over["record"].as_str().unwrap();
        let scores = server.checked(id).await;
        for (total, score) in totals.iter_mut().zip(scores.as_array().unwrap()) {
            *total += score.as_i64().unwrap();
        }
        let told = over["events"].as_array().unwrap().iter().find_map(|event| event.get("over")).unwrap();
        assert_eq!((&told["game"], &told["totals"]), (&json!(game), &json!(totals)));
        texts.push_str(&server.record(id).await);
        if game == 3 {
            break;
        }
        clients[0].wish(json!({ "ready": true })).await;
        clients[1].event("ready").await;
        assert!(!clients[1].unread().iter().any(|step| has(step, "began")), "seat 2 is there and not ready");
        if game == 1 {
            clients[1].wish(json!({ "ready": true })).await;
        } else {
            // Whoever goes is not waited for.
            let (token, since) = clients.pop().unwrap().cut();
            clients[0].event("began").await;
            let back =
                Client::enter(server.address, &made.table, token.as_deref(), Some(since)).await.unwrap();
            clients.push(back);
            continue;
        }
        clients[0].event("began").await;
    }
    assert_eq!(clients[0].refused(json!({ "ready": true })).await, "match_over");
    assert_eq!(clients[0].refused(json!({ "choose": "-" })).await, "no_game");
    // The whole match is one record file, in which the start passes on.
    let games = games::read_record(&texts).unwrap_or_else(|error| panic!("{error}\n{texts}"));
    assert_eq!(games::match_totals(&games).map(|totals| json!(totals)), Some(json!(totals)));
    let shown = server.get(&format!("/api/v1/tables/{}", made.table)).await.json();
    assert_eq!((&shown["over"], shown["records"].as_array().map(Vec::len)), (&json!(true), Some(3)));
    assert_eq!(shown["code"], Value::Null);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_next_game_does_not_begin_without_anybody() {
    let server = TestServer::start().await;
    let (made, clients) = server.full(json!({ "game": "twenty-one", "seats": 2, "match": 2 })).await;
    let (_, mut clients) = play_out(clients, 3).await;
    let mut watcher = Client::join(&server, &made.table, None).await;
    let mut two = clients.pop().unwrap();
    let mut one = clients.pop().unwrap();
    one.wish(json!({ "ready": true })).await;
    two.event("ready").await;
    // The one who is ready goes first, then the other.
    let (token, since) = one.cut();
    watcher.until("seat 2 alone", |message| message["here"]["seats"] == json!([2])).await;
    two.cut();
    watcher.until("nobody", |message| message["here"]["seats"] == json!([])).await;
    assert_eq!(watcher.refused(json!({ "ready": true })).await, "not_your_seat");
    assert!(!watcher.unread().iter().any(|step| has(step, "began")), "a game begins for nobody");
    let mut one = Client::enter(server.address, &made.table, token.as_deref(), Some(since)).await.unwrap();
    one.event("began").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_people_play_again_and_the_start_passes_on() {
    let server = TestServer::start().await;
    let (made, clients) =
        server.full(json!({ "game": "twenty-one", "seats": 3, "bots": { "3": "random" } })).await;
    let (over, mut clients) = play_out(clients, 12).await;
    let starter = first_of(&server.record(over["record"].as_str().unwrap()).await);
    clients[0].wish(json!({ "rematch": true })).await;
    clients[1].event("rematch").await;
    clients[1].sync().await;
    assert!(!clients[1].unread().iter().any(|step| has(step, "next")), "seat 2 has not said so");
    clients[1].wish(json!({ "rematch": true })).await;
    let next = clients[0].event("next").await;
    let next = next["events"].as_array().unwrap().iter().find_map(|event| event.get("next")).unwrap();
    let table = next["table"].as_str().unwrap().to_owned();
    assert_ne!(table, made.table);
    // Coming later, one finds the way.
    let late = Client::join(&server, &made.table, clients[1].token.as_deref()).await;
    assert_eq!(late.snapshot["next"], table);
    // The seats are kept for them, and for nobody else.
    let stranger = server.post(&format!("/api/v1/tables/{table}/seats"), None, &json!({ "name": "X" })).await;
    assert_eq!((stranger.status, stranger.code().as_str()), (409, "table_full"));
    let mut again = Vec::new();
    for (place, client) in clients.iter().enumerate().rev() {
        let token = client.token.as_deref();
        let seated = server.sit(&table, token, json!({ "name": format!("N{place}") })).await;
        assert_eq!(seated.seat, place + 1, "everybody sits where they sat");
        again.insert(0, Client::join(&server, &table, token).await);
    }
    let (over, _) = play_out(again, 13).await;
    let record = over["record"].as_str().unwrap();
    server.checked(record).await;
    let text = server.record(record).await;
    assert_eq!(first_of(&text), starter % 3 + 1, "{text}");
    assert!(text.contains("Starter:"), "{text}");
}

/// Who began, by the first event of a record.
fn first_of(record: &str) -> usize {
    let place = record.find("first ").unwrap_or_else(|| panic!("{record}"));
    record[place + 6..place + 7].parse().unwrap()
}
