//! A server of one table, at which one person plays a made-up game alone.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse};
use axum::routing::get;
use browser::Device;
use serde_json::{Value, json};
use web::{Page, Preview, Shell};
use words::Language;

use crate::player::Player;

/// What is made up.
pub(super) trait MadeUp: Default + Send + 'static {
    /// The game as which it is drawn.
    const GAME: &'static str;

    /// What is printed.
    fn layout(&self) -> Value;
    /// The state, but for what all games have.
    fn state(&self) -> Value;
    /// What may be chosen now; nothing if the game is over or waits for a roll.
    fn choices(&self) -> Vec<String>;
    /// Makes one of these choices.
    fn choose(&mut self, choice: &str);
    /// Whether somebody has to roll, and perhaps not the player.
    fn awaits_roll(&self) -> bool {
        false
    }
    /// Whether the player may.
    fn may_roll(&self) -> bool {
        self.awaits_roll()
    }
    /// Rolls.
    fn roll(&mut self) {}
    /// The points so far.
    fn points(&self) -> i32;
}

/// A table with a made-up game.
#[derive(Default)]
pub(super) struct Table<G> {
    n: u64,
    pub(super) game: G,
}

impl<G: MadeUp> Table<G> {
    fn is_over(&self) -> bool {
        self.game.choices().is_empty() && !self.game.awaits_roll()
    }

    fn line(&self) -> Value {
        let mut state = json!({ "game": G::GAME, "options": { "made_up": true }, "active": 1 });
        state.as_object_mut().unwrap().extend(self.game.state().as_object().unwrap().clone());
        let mut line = json!({ "ply": self.n, "scores": [self.game.points()], "state": state });
        let more = if self.game.awaits_roll() {
            json!({ "turn": "chance", "kind": "roll" })
        } else if self.is_over() {
            json!({ "turn": "over", "winners": [1] })
        } else {
            json!({ "turn": "decide", "seats": [1], "choices": { "1": self.game.choices() } })
        };
        line.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        line
    }

    fn may_roll(&self) -> Vec<u8> {
        if self.game.may_roll() { vec![1] } else { Vec::new() }
    }

    fn table(&self) -> Value {
        json!({ "table": {
            "version": 1, "n": self.n, "id": "made-up", "code": "ABCDEF", "game": G::GAME, "options": { "made_up": true },
            "layout": self.game.layout(), "may_roll": self.may_roll(),
            "seats": [{ "seat": 1, "kind": "person", "name": "Ann", "luck": "1" }], "here": [1], "watching": 0, "host": 1,
            "games": 1, "results": [], "totals": [0], "leaders": [1], "records": [], "seconds": null,
            "seconds_left": null, "late": "default", "public": false, "dice": "tap", "commitments": [],
            "playing": true, "over": false, "line": self.line(), "chosen": [], "undo": null, "ready": [],
            "rematch": [], "next": null, "chat": [],
            "you": { "seats": [1], "chosen": {}, "armed": {}, "auto": [1], "host": true },
        } })
    }

    /// The step after something was done.
    fn step(&mut self, mut events: Vec<Value>) -> Value {
        self.n += 1;
        if self.is_over() {
            let scores = [self.game.points()];
            let over = json!({ "game": 1, "scores": scores, "winners": [1], "totals": scores, "leaders": [1], "match_over": true });
            events.push(json!({ "over": over }));
        }
        json!({ "n": self.n, "events": events, "line": self.line(), "may_roll": self.may_roll() })
    }

    /// What is answered to a message.
    fn answers(&mut self, said: &Value) -> Vec<Value> {
        let ok = json!({ "ok": said["id"] });
        if said["hello"].is_object() {
            return vec![self.table()];
        }
        if said["roll"] == true && self.game.may_roll() {
            self.game.roll();
            return vec![ok, self.step(vec![json!({ "chance": "made up" })])];
        }
        match said["choose"].as_str() {
            Some(choice) if self.game.choices().iter().any(|legal| legal == choice) => {
                self.game.choose(choice);
                vec![ok, self.step(vec![json!({ "chose": { "seat": 1 } }), json!({ "decided": choice })])]
            }
            _ => vec![json!({ "error": { "code": "illegal_choice", "message": "no" }, "id": said["id"] })],
        }
    }
}

type Shared<G> = Arc<Mutex<Table<G>>>;

async fn play<G: MadeUp>(mut socket: WebSocket, table: Shared<G>) {
    while let Some(Ok(message)) = socket.recv().await {
        let Message::Text(text) = message else { continue };
        let said: Value = serde_json::from_str(&text).unwrap();
        let answers = table.lock().unwrap().answers(&said);
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

fn page() -> String {
    let language = Language::ENGLISH;
    let preview = &Preview::of_site(language, None);
    let (page, path) = (Page::Table, "/t/made-up");
    Shell { base: "", page, subject: "made-up", language, preview, origin: None, path }.html()
}

/// Serves the table until the test is over.
fn serve<G: MadeUp>(table: Shared<G>) -> SocketAddr {
    let about = json!({ "games": [], "bots": [], "reactions": [] }).to_string();
    let icon = || async { ([(CONTENT_TYPE, "image/svg+xml")], web::asset("icons/die.svg").unwrap().content) };
    let routes = Router::new()
        .route("/t/made-up", get(async || Html(page())))
        .route("/assets/{version}/{*path}", get(asset))
        .route("/icons/{name}", get(icon))
        .route("/manifest.webmanifest", get(async || ([(CONTENT_TYPE, "application/manifest+json")], "{}")))
        // The client registers it some seconds later, if the test is still running then.
        .route("/sw.js", get(async || ([(CONTENT_TYPE, "text/javascript")], "")))
        .route(
            "/api/v1/tables/made-up/history",
            get(async || ([(CONTENT_TYPE, "application/json")], r#"{"entries":[]}"#)),
        )
        .route("/api/v1", get(move || async move { ([(CONTENT_TYPE, "application/json")], about) }))
        .route(
            "/api/v1/socket",
            get(async |State(table): State<Shared<G>>, up: WebSocketUpgrade| {
                up.on_upgrade(|socket| play(socket, table))
            }),
        )
        .with_state(table);
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
const LIT: &str =
    "[...document.querySelectorAll('main [data-token]')].map((one) => one.dataset.token).sort()";
/// The buttons of choices.
const BUTTONS: &str =
    "[...document.querySelectorAll('.actions [data-choice]')].map((one) => one.dataset.choice).sort()";

/// A person at a made-up table.
pub(super) struct Visit<G> {
    pub(super) player: Player,
    table: Shared<G>,
}

impl<G: MadeUp> Visit<G> {
    pub(super) fn new() -> Visit<G> {
        let table = Shared::<G>::default();
        let address = serve(Arc::clone(&table));
        let player = Player::new(Device::PHONE, 91);
        player.visit(&format!("http://{address}/t/made-up"));
        player.page.wait_for("document.querySelector('.sheet')");
        Visit { player, table }
    }

    pub(super) fn table(&self) -> MutexGuard<'_, Table<G>> {
        self.table.lock().unwrap()
    }

    /// What is lit is exactly this, and these buttons are there.
    #[track_caller]
    pub(super) fn assert_offered(&self, lit: &[&str], buttons: &[&str]) {
        let sorted = |texts: &[&str]| {
            let mut texts: Vec<&str> = texts.to_vec();
            texts.sort_unstable();
            json!(texts)
        };
        self.player.page.wait_for(&format!("JSON.stringify({LIT}) === '{}'", sorted(lit)));
        self.player.page.wait_for(&format!("JSON.stringify({BUTTONS}) === '{}'", sorted(buttons)));
    }

    /// Does something that the server hears of, and waits until the page shows what came of it.
    #[track_caller]
    pub(super) fn done(&self, act: impl FnOnce(&Player)) {
        let n = self.table().n;
        act(&self.player);
        while self.table().n == n {
            std::thread::sleep(Duration::from_millis(10));
        }
        let points = self.table().game.points();
        self.player
            .page
            .wait_for(&format!("document.querySelector('.seatpoints')?.textContent === '{points}'"));
    }

    /// Taps these, and confirms.
    #[track_caller]
    pub(super) fn pick(&self, tokens: &[&str]) {
        self.done(|player| {
            for token in tokens {
                player.hit(&format!("main [data-token='{token}']"));
            }
            player.hit("[data-confirm]");
        });
    }

    /// Presses the button of a choice.
    #[track_caller]
    pub(super) fn press(&self, choice: &str) {
        self.done(|player| player.hit(&format!(".actions [data-choice='{choice}']:not(:disabled)")));
    }

    /// The end is shown, with the points of the server.
    #[track_caller]
    pub(super) fn assert_over(&self) {
        self.player.page.wait_for("document.querySelector('.end')");
        assert_eq!(self.player.totals(), [i64::from(self.table().game.points())]);
        self.player.page.assert_no_errors();
    }
}
