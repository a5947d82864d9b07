//! Who sits where: tokens, codes, hosts, leaving, coming back, going on elsewhere, being forgotten.

use crate::common::{Client, TestServer, chose_by, has, play_out, seeded};
use serde_json::{Value, json};

fn seats_path(table: &str) -> String {
    format!("/api/v1/tables/{table}/seats")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_are_found_by_link_and_by_code() {
    let server = TestServer::start().await;
    let made = server.make(json!({ "game": "qwixx", "seats": 2, "public": true })).await;
    assert_eq!(made.code.len(), 6);
    let typed = format!(" {} ", made.code.to_lowercase()).replace(' ', "%20");
    for key in [made.table.as_str(), made.code.as_str(), typed.as_str()] {
        let shown = server.get(&format!("/api/v1/tables/{key}")).await;
        assert_eq!((shown.status, &shown.json()["table"]), (200, &json!(made.table)), "{key}");
    }
    for key in ["nosuchtable234", "AAAAAA", "%00", "..%2f..%2fetc", "%ff"] {
        let shown = server.get(&format!("/api/v1/tables/{key}")).await;
        assert!((400..500).contains(&shown.status), "{key}: {}", shown.status);
    }
    let listed = server.get("/api/v1/tables").await.json();
    assert_eq!(listed["tables"][0]["table"], made.table);
    let error = Client::enter(server.address, "nosuchtable234", None, None).await.err().unwrap();
    assert_eq!(error["error"]["code"], "no_table");
    // Tables by link are not listed; those being played neither.
    server.make(json!({ "game": "qwixx", "seats": 2 })).await;
    for _ in 0..2 {
        server.sit(&made.code, None, json!({ "name": "A" })).await;
    }
    assert_eq!(server.get("/api/v1/tables").await.json(), json!({ "tables": [] }));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn impossible_tables_are_refused() {
    let server = TestServer::start().await;
    for (wish, status, code) in [
        (json!({ "game": "chess", "seats": 2 }), 400, "bad_table"),
        (json!({ "game": "qwixx", "seats": 0 }), 400, "bad_table"),
        (json!({ "game": "qwixx", "seats": 6 }), 400, "bad_table"),
        (json!({ "game": "qwixx", "seats": 18_446_744_073_709_551_615_u64 }), 400, "bad_table"),
        (json!({ "game": "qwixx", "seats": 2, "options": { "turbo": true } }), 400, "bad_table"),
        (json!({ "game": "qwixx", "seats": 2, "match": 0 }), 400, "bad_table"),
        (json!({ "game": "qwixx", "seats": 2, "match": 1_000_000_000 }), 400, "bad_table"),
        (json!({ "game": "qwixx", "seats": 2, "seconds": 0 }), 400, "bad_table"),
        (json!({ "game": "qwixx", "seats": 2, "seconds": 4_000_000_000_u32 }), 400, "bad_table"),
        (json!({ "game": "qwixx", "seats": 2, "cards": "x" }), 400, "bad_table"),
        (json!({ "game": "one-card", "seats": 2, "cards": "x" }), 400, "bad_table"),
        (json!({ "game": "qwixx", "seats": 2, "bots": { "3": "easy" } }), 400, "bad_request"),
        (json!({ "game": "qwixx", "seats": 2, "bots": { "2": "solver" } }), 409, "no_such_bot"),
        (json!({ "game": "qwixx", "seats": 2, "late": "solver" }), 409, "no_such_bot"),
        (json!({ "game": "qwixx", "seats": 2, "bots": { "2": "deep blue" } }), 400, "bad_request"),
        (json!({ "game": "qwixx", "seats": 2, "dice": "loaded" }), 400, "bad_request"),
        (json!({ "game": "qwixx", "seats": 2, "first": 1 }), 400, "bad_request"),
        (json!([]), 400, "bad_request"),
    ] {
        let reply = server.post("/api/v1/tables", None, &wish).await;
        assert_eq!((reply.status, reply.code().as_str()), (status, code), "{wish}: {}", reply.text());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_belongs_to_a_token() {
    let server = TestServer::start().await;
    let made = server.make(json!({ "game": "qwixx", "seats": 2 })).await;
    let one = server.sit(&made.table, None, json!({ "name": "Ann", "seat": 2, "luck": "abc" })).await;
    assert_eq!(one.seat, 2);
    let path = seats_path(&made.table);
    for (wish, status, code) in [
        (json!({ "name": "Ben", "seat": 2 }), 409, "seat_taken"),
        (json!({ "name": "Ben", "seat": 3 }), 404, "no_seat"),
        (json!({ "name": "Ben", "seat": 9 }), 400, "bad_request"),
        (json!({ "name": "" }), 400, "bad_request"),
        (json!({ "name": "\u{200b}\u{7}\n" }), 400, "bad_request"),
        (json!({ "name": "Ben", "luck": "ü" }), 400, "bad_luck"),
        (json!({ "name": "Ben", "luck": "x".repeat(65) }), 400, "bad_luck"),
    ] {
        let reply = server.post(&path, None, &wish).await;
        assert_eq!((reply.status, reply.code().as_str()), (status, code), "{wish}");
    }
    let refused = server.post(&path, Some("short"), &json!({ "name": "Ben" })).await;
    assert_eq!((refused.status, refused.code().as_str()), (401, "no_token"));
    let two = server.sit(&made.code, None, json!({ "name": "Ben" })).await;
    assert_eq!(two.seat, 1);
    let full = server.post(&path, None, &json!({ "name": "Cid" })).await;
    assert_eq!((full.status, full.code().as_str()), (409, "table_full"));
    // A wrong token watches; no token watches; nonsense is told so.
    for token in [Some("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"), None] {
        let mut watcher = Client::join(&server, &made.table, token).await;
        assert_eq!(watcher.snapshot["you"]["seats"], json!([]));
        assert_eq!(watcher.refused(json!({ "choose": "-", "seat": 1 })).await, "not_your_seat");
        assert_eq!(watcher.refused(json!({ "say": "boo" })).await, "not_your_seat");
        let code = if token.is_some() { "not_host" } else { "not_your_seat" };
        assert_eq!(watcher.refused(json!({ "host": { "remove": { "seat": 1 } } })).await, code);
    }
    let error = Client::enter(server.address, &made.table, Some("short"), None).await.err().unwrap();
    assert_eq!(error["error"]["code"], "bad_token");
    let own = Client::join(&server, &made.table, Some(&one.token)).await;
    assert_eq!(own.snapshot["you"]["seats"], json!([2]));
    assert_eq!(own.snapshot["seats"][1]["name"], "Ann");
    assert_eq!(own.snapshot["seats"][1]["luck"], "abc");
    assert!(!own.raw.concat().contains(&two.token), "tokens are never told");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_are_made_harmless_and_do_not_break_records() {
    let server = TestServer::start().await;
    let names = ["<b>A</b>", "x\u{202e}y\u{0}\r\nDate: 1", "a,b: c | d", "Ω\"\\'&"];
    let made = server.make(json!({ "game": "twenty-one", "seats": 4 })).await;
    let mut clients = Vec::new();
    for name in names {
        let seated = server.sit(&made.table, None, json!({ "name": name })).await;
        clients.push(Client::join(&server, &made.table, Some(&seated.token)).await);
    }
    clients[0].wish(json!({ "name": "Date: # 2020" })).await;
    assert_eq!(clients[0].refused(json!({ "name": "\u{0}" })).await, "nothing_said");
    let step = clients[1].event("renamed").await;
    assert_eq!(step["seats"][0]["name"], "Date: # 2020");
    let (over, _) = play_out(clients, 3).await;
    let id = over["record"].as_str().unwrap();
    server.checked(id).await;
    let read = games::read_record(&server.record(id).await).unwrap();
    assert_eq!(read[0].header.names, ["Date: # 2020", "xy Date: 1", "a b: c | d", "Ω\"\\'&"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_leave_and_return() {
    let server = TestServer::start().await;
    let made = server.make(json!({ "game": "qwixx", "seats": 2 })).await;
    let first = server.sit(&made.table, None, json!({ "name": "A" })).await;
    let mut one = Client::join(&server, &made.table, Some(&first.token)).await;
    // Before play the seat is free again.
    one.wish(json!({ "leave": true })).await;
    let step = one.event("left").await;
    assert_eq!(step["seats"][0], json!({ "seat": 1, "kind": "open" }));
    assert_eq!(one.refused(json!({ "leave": true })).await, "not_your_seat");
    server.sit(&made.table, Some(&first.token), json!({ "name": "A" })).await;
    let second = server.sit(&made.table, None, json!({ "name": "B" })).await;
    let mut two = Client::join(&server, &made.table, Some(&second.token)).await;
    one.event("began").await;
    // Later a bot plays on, until they come back.
    one.wish(json!({ "leave": true })).await;
    let step = two.event("stood_in").await;
    assert_eq!((&step["seats"][0]["kind"], &step["seats"][0]["level"]), (&json!("person"), &json!("medium")));
    two.until("the bot", |step| chose_by(step, 1, "bot")).await;
    one.sync().await;
    let since = one.n;
    let (token, _) = one.cut();
    two.until("the gap", |message| message["here"]["seats"] == json!([2])).await;
    let mut one = Client::enter(server.address, &made.table, token.as_deref(), Some(since)).await.unwrap();
    let step = one.event("returned").await;
    assert_eq!(step["n"].as_u64(), one.snapshot["n"].as_u64().map(|n| n + 1), "told after the table, once");
    two.event("returned").await;
    // Whoever has left and is still there takes their seat back by playing on.
    one.wish(json!({ "leave": true })).await;
    two.event("stood_in").await;
    one.ask(json!({ "arm": [] })).await;
    two.event("returned").await;
    let (over, _) = play_out(vec![one, two], 5).await;
    server.checked(over["record"].as_str().unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_line_that_dies_late_changes_nothing() {
    let server = TestServer::start().await;
    let (made, mut clients) = server.full(json!({ "game": "qwixx", "seats": 2 })).await;
    let token = clients[0].token.clone();
    let mut again = Client::join(&server, &made.table, token.as_deref()).await;
    drop(clients.remove(0));
    clients[0].until("the old line's end", |message| message["here"]["seats"] == json!([1, 2])).await;
    again.sync().await;
    let watcher = Client::join(&server, &made.table, None).await;
    assert_eq!(watcher.snapshot["here"], json!([1, 2]));
    assert_eq!(watcher.snapshot["watching"], 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_and_nobody_else_orders_the_table() {
    let server = TestServer::start_with(|config| config.host_grace_seconds = 0).await;
    let (made, mut clients) = server.full(json!({ "game": "qwixx", "seats": 3 })).await;
    let bot = |seat: usize| json!({ "host": { "bot": { "seat": seat, "level": "random" } } });
    let mute = |seat: usize, on: bool| json!({ "host": { "mute": { "seat": seat, "on": on } } });
    let remove = |seat: usize| json!({ "host": { "remove": { "seat": seat } } });
    for request in [bot(3), mute(3, true), remove(3)] {
        assert_eq!(clients[1].refused(request).await, "not_host");
    }
    assert_eq!(clients[0].refused(bot(3)).await, "not_missing", "they are there");
    assert_eq!(clients[0].refused(bot(5)).await, "no_seat");
    let optimal = json!({ "host": { "bot": { "seat": 3, "level": "solver" } } });
    assert_eq!(clients[0].refused(optimal).await, "no_such_bot");
    // Muted, one can play and not speak.
    clients[0].wish(mute(2, true)).await;
    assert_eq!(clients[1].refused(json!({ "say": "hi" })).await, "muted");
    assert_eq!(clients[1].refused(json!({ "react": "👍" })).await, "muted");
    clients[0].wish(mute(2, false)).await;
    clients[1].wish(json!({ "say": " hi \u{0} there " })).await;
    assert_eq!(clients[1].refused(json!({ "react": "x" })).await, "no_reaction");
    assert_eq!(clients[1].refused(json!({ "say": "\u{200b}" })).await, "nothing_said");
    clients[1].wish(json!({ "react": "👍" })).await;
    let said = clients[0].until("the word", |message| message.get("said").is_some()).await;
    assert_eq!((&said["said"]["text"], &said["said"]["name"]), (&json!("hi there"), &json!("Player2")));
    clients[0].until("the thumb", |message| message["reacted"]["seat"] == 2).await;
    // A missing player gets a stand-in, and takes their seat back.
    let (token, since) = clients.pop().unwrap().cut();
    clients[0].until("the gap", |message| message["here"]["seats"] == json!([1, 2])).await;
    clients[0].wish(bot(3)).await;
    clients[0].until("the bot", |step| chose_by(step, 3, "bot")).await;
    let mut three = Client::enter(server.address, &made.table, token.as_deref(), Some(since)).await.unwrap();
    three.event("returned").await;
    three.sync().await;
    // Whoever is removed can watch, and does not get a seat again.
    clients[0].wish(remove(3)).await;
    let step = three.event("removed").await;
    assert_eq!((&step["seats"][2]["kind"], step["seats"][2].get("name")), (&json!("bot"), None));
    assert_eq!(three.refused(json!({ "choose": "-" })).await, "not_your_seat");
    let back = server.post(&seats_path(&made.table), token.as_deref(), &json!({ "name": "X" })).await;
    assert_eq!((back.status, back.code().as_str()), (403, "removed"));
    // The maker goes: without any grace the next one is the host, until they are back.
    let (token, _) = clients.remove(0).cut();
    clients[0].until("the gap", |message| message["here"]["seats"] == json!([2])).await;
    clients[0].wish(bot(1)).await;
    let mut maker = Client::join(&server, &made.table, token.as_deref()).await;
    assert_eq!(maker.snapshot["you"]["host"], true);
    assert_eq!(clients[0].refused(mute(1, true)).await, "not_host");
    maker.wish(mute(2, true)).await;
    let (over, mut clients) = play_out(vec![maker, clients.remove(0)], 6).await;
    assert_eq!(clients[0].refused(remove(2)).await, "match_over", "nobody is removed from what is over");
    server.checked(over["record"].as_str().unwrap()).await;
    let names = server.get(&format!("/api/v1/games/{}", over["record"].as_str().unwrap())).await.json();
    assert_eq!(names["game"]["names"], json!(["Player1", "Player2", "Medium bot"]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn before_play_the_host_fills_and_clears_seats() {
    let server = TestServer::start().await;
    let made = server.make(json!({ "game": "qwixx", "seats": 3 })).await;
    // The host need not sit.
    let mut host = Client::join(&server, &made.table, Some(&made.token)).await;
    let other = server.sit(&made.table, None, json!({ "name": "B" })).await;
    for wish in [
        json!({ "bot": { "seat": 2, "level": "easy" } }),
        json!({ "bot": { "seat": 2, "level": "hard" } }),
        json!({ "remove": { "seat": 2 } }),
        json!({ "remove": { "seat": 1 } }),
    ] {
        host.wish(json!({ "host": wish })).await;
    }
    assert_eq!(host.refused(json!({ "host": { "remove": { "seat": 2 } } })).await, "no_seat");
    let back = server.post(&seats_path(&made.table), Some(&other.token), &json!({ "name": "B" })).await;
    assert_eq!(back.code(), "removed");
    let shown = server.get(&format!("/api/v1/tables/{}", made.table)).await.json();
    let kinds: Vec<&Value> = shown["seats"].as_array().unwrap().iter().map(|seat| &seat["kind"]).collect();
    assert_eq!(kinds, ["open", "open", "open"]);
    // Somebody for whom a seat was kept and who was removed does not get it either: see the rematch.
    host.wish(json!({ "host": { "bot": { "seat": 1, "level": "random" } } })).await;
    host.wish(json!({ "host": { "bot": { "seat": 2, "level": "random" } } })).await;
    host.wish(json!({ "host": { "bot": { "seat": 3, "level": "random" } } })).await;
    let over = host.event("over").await;
    server.checked(over["record"].as_str().unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_removed_before_a_rematch_does_not_come_back() {
    let server = TestServer::start().await;
    let (_, clients) = server.full(json!({ "game": "twenty-one", "seats": 2 })).await;
    let (_, mut clients) = play_out(clients, 2).await;
    for client in &mut clients {
        client.wish(json!({ "rematch": true })).await;
    }
    let next = clients[0].event("next").await;
    let next = next["events"].as_array().unwrap().iter().find_map(|event| event.get("next")).unwrap();
    let table = next["table"].as_str().unwrap();
    let mut host = Client::join(&server, table, clients[0].token.as_deref()).await;
    let kinds: Vec<&Value> =
        host.snapshot["seats"].as_array().unwrap().iter().map(|seat| &seat["kind"]).collect();
    assert_eq!(kinds, ["reserved", "reserved"]);
    host.wish(json!({ "host": { "remove": { "seat": 2 } } })).await;
    let back = server.post(&seats_path(table), clients[1].token.as_deref(), &json!({ "name": "B" })).await;
    assert_eq!((back.status, back.code().as_str()), (403, "removed"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_carried_to_another_device_once() {
    let server = TestServer::start().await;
    let (made, mut clients) = server.full(json!({ "game": "qwixx", "seats": 2 })).await;
    clients[0].wish(json!({ "say": "from my old phone" })).await;
    let code = clients[0].wish(json!({ "carry": true })).await["carry"].as_str().unwrap().to_owned();
    let path = format!("/api/v1/tables/{}/carry", made.table);
    for wrong in ["x", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"] {
        let reply = server.post(&path, None, &json!({ "code": wrong })).await;
        assert_eq!((reply.status, reply.code().as_str()), (403, "not_your_seat"));
    }
    let carried = server.post(&path, None, &json!({ "code": code })).await;
    assert_eq!((carried.status, &carried.json()["seats"]), (200, &json!([1])));
    let token = carried.json()["token"].as_str().unwrap().to_owned();
    let again = server.post(&path, None, &json!({ "code": code })).await;
    assert_eq!((again.status, again.code().as_str()), (403, "not_your_seat"), "the code is used up");
    // The old device has lost the seat, and the new one is the host.
    assert_eq!(clients[0].refused(json!({ "say": "still me" })).await, "not_your_seat");
    let mut new = Client::join(&server, &made.table, Some(&token)).await;
    assert_eq!((&new.snapshot["you"]["seats"], &new.snapshot["you"]["host"]), (&json!([1]), &json!(true)));
    assert_eq!(new.snapshot["seats"][0]["name"], "Player1");
    // So it stays after a restart.
    let server = server.restart().await;
    new.closed().await;
    new.come_back_to(server.address).await.unwrap();
    let mut old = clients.remove(0);
    old.closed().await;
    old.come_back_to(server.address).await.unwrap();
    assert_eq!((&old.snapshot["you"]["seats"], &old.snapshot["you"]["host"]), (&json!([]), &json!(false)));
    assert_eq!((&new.snapshot["you"]["seats"], &new.snapshot["you"]["host"]), (&json!([1]), &json!(true)));
    new.wish(json!({ "host": { "mute": { "seat": 2, "on": true } } })).await;
    let chat = &new.snapshot["chat"][0];
    assert_eq!((&chat["text"], &chat["name"]), (&json!("from my old phone"), &json!("Player1")));
    // Their games are theirs on the new device; and what they said goes with them when they ask for it.
    let games = server.http("GET", "/api/v1/me/games", Some(&token), None).await.json();
    assert_eq!(games["games"][0]["table"], made.table);
    assert_eq!(server.http("DELETE", "/api/v1/me", Some(&token), None).await.status, 204);
    let server = server.restart().await;
    let watcher = Client::join(&server, &made.table, None).await;
    assert_eq!(watcher.snapshot["chat"], json!([]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_player_has_several_seats() {
    let server = TestServer::start().await;
    let wish = json!({ "game": "qwixx", "seats": 2, "dice": "real" });
    let made = server.make(wish).await;
    for seat in 1..=2 {
        let wish = json!({ "name": format!("N{seat}"), "another": true });
        let seated = server.sit(&made.table, Some(&made.token), wish).await;
        assert_eq!(seated.seat, seat);
    }
    let mut both = Client::join(&server, &made.table, Some(&made.token)).await;
    assert_eq!(both.snapshot["you"]["seats"], json!([1, 2]));
    both.wish(json!({ "roll": "first 1" })).await;
    both.wish(json!({ "roll": "w1 w1 r6 y6 g6 b6" })).await;
    assert_eq!(both.refused(json!({ "choose": "r2" })).await, "which_seat");
    assert_eq!(both.refused(json!({ "arm": [] })).await, "which_seat");
    both.wish(json!({ "choose": "r2", "seat": 2 })).await;
    // Only seat 1 is asked now.
    both.wish(json!({ "choose": "y2" })).await;
    let decided = both.event("decided").await;
    assert!(decided["events"].as_array().unwrap().contains(&json!({ "decided": "y2, r2" })), "{decided}");
    // Taking back needs their own consent once.
    both.wish(json!({ "undo": "ask", "seat": 1 })).await;
    both.event("undone").await;
    both.wish(json!({ "choose": "-", "seat": 1 })).await;
    both.wish(json!({ "choose": "-", "seat": 2 })).await;
    both.wish(json!({ "choose": "-" })).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sitting_down_again_takes_no_seat_away_from_others() {
    let server = TestServer::start().await;
    let made = server.make(json!({ "game": "qwixx", "seats": 3, "dice": "real" })).await;
    let path = seats_path(&made.table);
    let own = Some(made.token.as_str());
    server.sit(&made.table, own, json!({ "name": "Ann", "luck": "abc" })).await;
    for (wish, status, seats) in [
        // An answer that was lost is asked for again.
        (json!({ "name": "Ann" }), 200, json!([1])),
        (json!({ "name": "Ann", "seat": 1, "luck": "xyz" }), 200, json!([1])),
        (json!({ "name": "Bea", "seat": 3 }), 201, json!([3])),
        (json!({ "name": "Bea", "seat": 3 }), 200, json!([3])),
        (json!({ "name": "Ann" }), 200, json!([1, 3])),
    ] {
        let reply = server.post(&path, own, &wish).await;
        assert_eq!((reply.status, &reply.json()["seats"]), (status, &seats), "{wish}: {}", reply.text());
    }
    let taken = server.post(&path, own, &json!({ "name": "Ann", "seat": 1, "another": true })).await;
    assert_eq!((taken.status, taken.code().as_str()), (409, "seat_taken"));
    let shown = server.get(&format!("/api/v1/tables/{}", made.table)).await.json();
    assert_eq!(shown["seats"][0], json!({ "seat": 1, "kind": "person", "name": "Ann", "luck": "abc" }));
    assert_eq!((&shown["seats"][1]["kind"], &shown["seats"][2]["name"]), (&json!("open"), &json!("Bea")));
    let other = server.sit(&made.table, None, json!({ "name": "Ben" })).await;
    assert_eq!(other.seat, 2);
    // While it is played, too; but then there is no other seat any more.
    let again = server.post(&path, own, &json!({ "name": "Ann" })).await;
    assert_eq!((again.status, &again.json()["seats"]), (200, &json!([1, 3])));
    let full = server.post(&path, own, &json!({ "name": "Ann", "another": true })).await;
    assert_eq!((full.status, full.code().as_str()), (409, "table_full"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_player_passes_the_device_around() {
    let server = TestServer::start().await;
    let wish = json!({ "game": "qwixx", "seats": 3, "match": 2, "bots": { "3": "random" } });
    let made = server.make(wish).await;
    for seat in [2, 1] {
        let wish = json!({ "name": format!("N{seat}"), "seat": seat });
        assert_eq!(server.sit(&made.table, Some(&made.token), wish).await.seat, seat);
    }
    let mut both = Client::join(&server, &made.table, Some(&made.token)).await;
    assert_eq!(both.snapshot["you"]["auto"], json!([1, 2]));
    // What concerns one seat names it.
    for request in [
        json!({ "auto": false, "seat": 2 }),
        json!({ "arm": ["-"], "seat": 2 }),
        json!({ "arm": [], "seat": 2 }),
        json!({ "name": "Cy", "seat": 2 }),
        json!({ "say": "hello", "seat": 2 }),
        json!({ "react": "👍", "seat": 1 }),
    ] {
        both.wish(request).await;
    }
    assert_eq!(both.refused(json!({ "auto": false, "seat": 3 })).await, "not_your_seat");
    assert_eq!(both.refused(json!({ "auto": false })).await, "which_seat");
    let device = Client::join(&server, &made.table, Some(&made.token)).await;
    assert_eq!(device.snapshot["you"]["auto"], json!([1]));
    assert_eq!(device.snapshot["seats"][1]["name"], "Cy");
    drop(device);
    for game in 1..=2 {
        let over = both.play(&[1, 2], &mut seeded(game)).await;
        server.checked(over["record"].as_str().unwrap()).await;
        if game == 1 {
            // Said once for all their seats.
            both.wish(json!({ "ready": true })).await;
            both.event("began").await;
        }
    }
    both.wish(json!({ "rematch": true })).await;
    let next = both.event("next").await;
    let next = next["events"].as_array().unwrap().iter().find_map(|event| event.get("next")).unwrap();
    let table = next["table"].as_str().unwrap();
    let kept = server.get(&format!("/api/v1/tables/{table}")).await.json();
    let kinds: Vec<&Value> = kept["seats"].as_array().unwrap().iter().map(|seat| &seat["kind"]).collect();
    assert_eq!(kinds, ["reserved", "reserved", "bot"]);
    for seat in [1, 2] {
        assert_eq!(server.sit(table, Some(&made.token), json!({ "name": "N" })).await.seat, seat);
    }
    let mut both = Client::join(&server, table, Some(&made.token)).await;
    assert_eq!(both.snapshot["you"]["seats"], json!([1, 2]));
    both.play(&[1, 2], &mut seeded(5)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_plays_alone() {
    let server = TestServer::start().await;
    for game in server.get("/api/v1").await.json()["games"].as_array().unwrap() {
        assert_eq!(game["min_seats"], 1);
        let (_, clients) = server.full(json!({ "game": game["name"], "seats": 1 })).await;
        let (over, _) = play_out(clients, 4).await;
        server.checked(over["record"].as_str().unwrap()).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_said_keeps_its_speaker() {
    let server = TestServer::start().await;
    let made = server.make(json!({ "game": "qwixx", "seats": 2 })).await;
    let first = server.sit(&made.table, None, json!({ "name": "Ann" })).await;
    let mut one = Client::join(&server, &made.table, Some(&first.token)).await;
    one.wish(json!({ "say": "I am Ann" })).await;
    one.wish(json!({ "leave": true })).await;
    let second = server.sit(&made.table, None, json!({ "name": "Ben" })).await;
    assert_eq!(second.seat, 1);
    let server = server.restart().await;
    let watcher = Client::join(&server, &made.table, None).await;
    let talk = &watcher.snapshot["chat"][0];
    assert_eq!(talk["text"], "I am Ann");
    assert_ne!(talk["name"], "Ben", "nobody's words are put into another's mouth");
    // Ben's wish to be forgotten does not touch what Ann said; hers does.
    for (token, left) in [(second.token, 1), (first.token, 0)] {
        assert_eq!(server.http("DELETE", "/api/v1/me", Some(&token), None).await.status, 204);
        let watcher = Client::join(&server, &made.table, None).await;
        assert_eq!(watcher.snapshot["chat"].as_array().unwrap().len(), left);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn own_games_are_found_and_forgotten() {
    let server = TestServer::start().await;
    let (made, clients) = server.full(json!({ "game": "twenty-one", "seats": 2, "match": 2 })).await;
    let (over, mut clients) = play_out(clients, 9).await;
    clients[1].wish(json!({ "say": "well played" })).await;
    let id = over["record"].as_str().unwrap();
    let [one, two] = [clients[0].token.clone(), clients[1].token.clone()];
    for (place, token) in [&one, &two].into_iter().enumerate() {
        let games = server.http("GET", "/api/v1/me/games", token.as_deref(), None).await.json();
        let game = &games["games"][0];
        assert_eq!((&game["table"], &game["seat"]), (&json!(made.table), &json!(place + 1)));
        assert_eq!(game["records"], json!([id]));
    }
    assert_eq!(server.get("/api/v1/me/games").await.status, 401);
    // Even if the host removes them now.
    clients[0].wish(json!({ "host": { "remove": { "seat": 2 } } })).await;
    let games = server.http("GET", "/api/v1/me/games", two.as_deref(), None).await.json();
    assert_eq!(games["games"][0]["records"], json!([id]), "{games}");
    assert!(server.record(id).await.contains("Names: Player1, Player2"));
    assert_eq!(server.http("DELETE", "/api/v1/me", two.as_deref(), None).await.status, 204);
    let text = server.record(id).await;
    assert!(text.contains("Player1") && !text.contains("Names: Player1, Player2\nX"), "{text}");
    let shown = server.get(&format!("/api/v1/games/{id}")).await.json();
    assert_eq!(shown["game"]["names"], json!(["Player1", ""]));
    server.checked(id).await;
    let games = server.http("GET", "/api/v1/me/games", two.as_deref(), None).await.json();
    assert_eq!(games, json!({ "games": [] }));
    let watcher = Client::join(&server, &made.table, None).await;
    assert_eq!(watcher.snapshot["chat"], json!([]), "what they said is gone from the table, too");
    assert_eq!(server.http("DELETE", "/api/v1/me", one.as_deref(), None).await.status, 204);
    let text = server.record(id).await;
    assert!(!text.contains("Names:"), "{text}");
    server.checked(id).await;
    // One can play on all the same.
    clients[0].wish(json!({ "ready": true })).await;
    let over = clients[0].play(&[1], &mut seeded(3)).await;
    assert!(has(&over, "over"));
    let shown = server.get(&format!("/api/v1/games/{}", over["record"].as_str().unwrap())).await.json();
    assert_eq!(shown["game"]["names"], json!(["", "Medium bot"]));
}
