//! The client knows no rule: it follows a server that plays Qwixx with an option that nobody has ever heard of.
//!
//! Rows are crossed from right to left, there are two of them, with odd numbers on them, and the points are odd, too.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::Mutex;

use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse};
use axum::routing::get;
use browser::Device;
use serde_json::{Value, json};
use web::{Page, Shell};
use words::Language;

use crate::player::Player;

const ROWS: [(&str, &str, [u8; 5]); 2] = [("red", "r", [7, 3, 11, 4, 40]), ("purple", "p", [5, 9, 1, 8, 21])];
const POINTS: [i32; 6] = [0, 4, 7, 17, 18, 100];

/// A game by the made-up rules: how many fields of each row are crossed, from the right.
#[derive(Default)]
struct Backwards {
    n: u64,
    crossed: [usize; 2],
    passes: u8,
}

impl Backwards {
    /// The next field of each row from the right, and the one before it.
    fn choices(&self) -> Vec<String> {
        let next = |(row, (_, letter, numbers)): (usize, &(&str, &str, [u8; 5]))| {
            let left = numbers.len() - self.crossed[row];
            numbers[left.saturating_sub(2)..left]
                .iter()
                .map(|number| format!("{letter}{number}"))
                .collect::<Vec<_>>()
        };
        ["-".to_owned()].into_iter().chain(ROWS.iter().enumerate().flat_map(next)).collect()
    }

    fn is_over(&self) -> bool {
        self.passes > 0
    }

    /// Crosses a field and all that it jumps over.
    fn choose(&mut self, choice: &str) -> bool {
        if !self.choices().iter().any(|legal| legal == choice) {
            return false;
        }
        for (row, (_, letter, numbers)) in ROWS.iter().enumerate() {
            if let Some(number) = choice.strip_prefix(letter) {
                let place = numbers.iter().position(|known| known.to_string() == number).unwrap_or_default();
                self.crossed[row] = numbers.len() - place;
            }
        }
        self.passes += u8::from(choice == "-");
        self.n += 1;
        true
    }

    fn points(&self) -> i32 {
        self.crossed.iter().map(|crossed| POINTS[*crossed]).sum()
    }

    fn line(&self) -> Value {
        let mut sheet = json!({ "misthrows": self.passes, "points": self.points() });
        for (row, (colour, _, numbers)) in ROWS.iter().enumerate() {
            let crossed = &numbers[numbers.len() - self.crossed[row]..];
            sheet[colour] =
                json!({ "crossed": crossed, "locked": false, "points": POINTS[self.crossed[row]] });
        }
        let state = json!({
            "game": "qwixx", "options": { "backwards": true }, "active": 1, "phase": "action 1", "dice": "w2 w5 p3",
            "crossed": false, "closed": [], "sheets": [sheet],
        });
        if self.is_over() {
            return json!({ "ply": self.n, "turn": "over", "scores": [self.points()], "winners": [1], "state": state });
        }
        let choices = json!({ "1": self.choices() });
        json!({ "ply": self.n, "turn": "decide", "seats": [1], "choices": choices, "scores": [self.points()], "state": state })
    }

    fn table(&self) -> Value {
        let rows = ROWS.map(
            |(colour, letter, numbers)| json!({ "colour": colour, "letter": letter, "numbers": numbers }),
        );
        json!({ "table": {
            "version": 1, "n": self.n, "id": "made-up", "code": "ABCDEF", "game": "qwixx", "options": { "backwards": true },
            "layout": { "rows": rows, "points": POINTS, "misthrows": 1, "misthrow_points": 0, "dice": ["w", "w", "p"], "faces": ["1"] },
            "seats": [{ "seat": 1, "kind": "person", "name": "Ann", "luck": "1" }], "here": [1], "watching": 0, "host": 1,
            "games": 1, "results": [], "totals": [0], "records": [], "seconds": null, "seconds_left": null, "late": "default",
            "public": false, "dice": "program", "commitments": [], "playing": true, "over": false, "line": self.line(),
            "chosen": [], "undo": null, "ready": [], "rematch": [], "next": null, "chat": [],
            "you": { "seats": [1], "chosen": {}, "armed": {}, "auto": [1], "host": true },
        } })
    }
}

type Game = Arc<Mutex<Backwards>>;

async fn play(mut socket: WebSocket, game: Game) {
    while let Some(Ok(message)) = socket.recv().await {
        let Message::Text(text) = message else { continue };
        let said: Value = serde_json::from_str(&text).unwrap();
        let answers = {
            let mut game = game.lock().unwrap();
            match said["choose"].as_str() {
                None => vec![game.table()],
                Some(choice) if game.choose(choice) => {
                    let mut events = vec![json!({ "chose": { "seat": 1 } }), json!({ "decided": choice })];
                    if game.is_over() {
                        let scores = [game.points()];
                        events.push(json!({ "over": { "game": 1, "scores": scores, "winners": [1], "totals": scores } }));
                    }
                    vec![
                        json!({ "ok": said["id"] }),
                        json!({ "n": game.n, "events": events, "line": game.line() }),
                    ]
                }
                Some(_) => {
                    vec![json!({ "error": { "code": "illegal_choice", "message": "no" }, "id": said["id"] })]
                }
            }
        };
        for answer in answers {
            if socket.send(Message::Text(answer.to_string().into())).await.is_err() {
                return;
            }
        }
    }
}

async fn asset(Path((_, path)): Path<(String, String)>) -> impl IntoResponse {
    let asset = web::asset(&path).unwrap();
    ([(CONTENT_TYPE, asset.kind)], asset.content)
}

/// A server of the made-up game, until the test is over.
fn serve(game: Game) -> SocketAddr {
    let shell = Shell { base: "", page: Page::Table, subject: "made-up", language: Language::ENGLISH };
    let about = json!({ "games": [], "bots": [], "reactions": [] }).to_string();
    let icon = || async { ([(CONTENT_TYPE, "image/svg+xml")], web::asset("icons/die.svg").unwrap().content) };
    let routes = Router::new()
        .route("/t/made-up", get(move || async move { Html(shell.html()) }))
        .route("/assets/{version}/{*path}", get(asset))
        .route("/icons/{name}", get(icon))
        .route("/manifest.webmanifest", get(async || ([(CONTENT_TYPE, "application/manifest+json")], "{}")))
        // The client registers it some seconds later, if the test is still running then.
        .route("/sw.js", get(async || ([(CONTENT_TYPE, "text/javascript")], "")))
        .route("/api/v1", get(move || async move { ([(CONTENT_TYPE, "application/json")], about) }))
        .route(
            "/api/v1/socket",
            get(async |State(game): State<Game>, up: WebSocketUpgrade| {
                up.on_upgrade(|socket| play(socket, game))
            }),
        )
        .with_state(game);
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            axum::serve(tokio::net::TcpListener::from_std(listener).unwrap(), routes).await.unwrap()
        });
    });
    address
}

/// What is lit, as the server writes it.
const LIT: &str = "[...document.querySelectorAll('[data-token]')].map((one) => one.dataset.token).sort()";

#[test]
fn the_client_follows_a_made_up_option() {
    let game = Game::default();
    let address = serve(Arc::clone(&game));
    let player = Player::new(Device::PHONE, 91);
    player.visit(&format!("http://{address}/t/made-up"));
    player.page.wait_for("document.querySelector('.cell.lit')");
    assert_eq!(player.page.count(".qwixx .row"), 2, "the rows are the server's");
    for choice in ["p21", "r40", "r11", "p1", "p5"] {
        let mut legal = game.lock().unwrap().choices();
        assert!(legal.iter().any(|one| one == choice), "{choice}: {legal:?}");
        legal.retain(|one| one != "-");
        legal.sort();
        assert_eq!(player.page.eval(LIT), json!(legal), "lit is what the server allows");
        let n = game.lock().unwrap().n;
        player.hit(&format!("[data-token={choice}]"));
        player.hit("[data-confirm]");
        let points = loop {
            let game = game.lock().unwrap();
            if game.n > n {
                break game.points();
            }
            drop(game);
            std::thread::sleep(std::time::Duration::from_millis(10));
        };
        player
            .page
            .wait_for(&format!("document.querySelector('.sum.total').lastChild.textContent === '{points}'"));
    }
    player.hit("[data-choice='-']");
    player.page.wait_for("document.querySelector('.end')");
    assert_eq!(player.totals(), [i64::from(game.lock().unwrap().points())]);
    player.page.assert_no_errors();
}
