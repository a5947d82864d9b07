//! A real server in this process, and clients that speak to it over real sockets.
//!
//! Every wait has a limit, so that a test that waits for something that never comes fails and says for what.

mod client;
mod http;
mod mirror;

pub(crate) use client::{Client, Socket, asked, chose_by, dial, has, play_out};
pub(crate) use http::Reply;
pub(crate) use mirror::Mirror;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use server::services::Services;
use server::{Config, Server};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// How long anything is waited for.
pub(crate) const ANSWERED_WITHIN: Duration = Duration::from_secs(30);

/// A generator for a test.
pub(crate) fn seeded(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// Waits for something, but not forever.
pub(crate) async fn soon<T>(what: &str, future: impl Future<Output = T>) -> T {
    tokio::time::timeout(ANSWERED_WITHIN, future)
        .await
        .unwrap_or_else(|_| panic!("waited in vain for {what}"))
}

/// A server that runs until it is stopped.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    pub(crate) services: Arc<Services>,
    config: Config,
    data: Arc<TempDir>,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

/// A table that was made.
#[derive(Clone, Debug)]
pub(crate) struct Made {
    pub(crate) table: String,
    pub(crate) code: String,
    /// The token of whoever made it.
    pub(crate) token: String,
}

/// A seat that was taken.
#[derive(Clone, Debug)]
pub(crate) struct Seated {
    pub(crate) seat: usize,
    pub(crate) token: String,
}

impl TestServer {
    /// A server that lets everybody do as much as they like.
    pub(crate) async fn start() -> TestServer {
        TestServer::start_with(|_| {}).await
    }

    /// A server that is set up differently.
    pub(crate) async fn start_with(change: impl FnOnce(&mut Config)) -> TestServer {
        let data = Arc::new(TempDir::new().unwrap());
        let mut config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: data.path().to_owned(),
            max_connections_per_address: 0,
            max_sockets: 10_000,
            max_sockets_per_address: 10_000,
            sockets_per_second: 0,
            unknown_codes_per_hour: 0,
            tables_per_hour: 1_000_000,
            messages_per_second: 0,
            messages_per_second_per_address: 0,
            ..Config::default()
        };
        change(&mut config);
        TestServer::run(config, data).await
    }

    /// A server on a copy of a database.
    pub(crate) async fn start_on(database: &Path) -> TestServer {
        let data = Arc::new(TempDir::new().unwrap());
        std::fs::copy(database, data.path().join(server::DATABASE)).unwrap();
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        let config = Config { listen, data: data.path().to_owned(), ..Config::default() };
        TestServer::run(config, data).await
    }

    async fn run(config: Config, data: Arc<TempDir>) -> TestServer {
        let server = Server::bind(config.clone()).await.unwrap();
        let address = server.address().unwrap();
        let services = Arc::clone(server.services());
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(async move {
            let stop = async {
                let _ = stopped.await;
            };
            server.run(stop).await.unwrap();
        });
        TestServer { address, services, config, data, stop, running }
    }

    /// The directory with everything that is kept.
    pub(crate) fn data(&self) -> &Path {
        self.data.path()
    }

    /// Stops the server as a host would, and starts another one on what it has left.
    pub(crate) async fn restart(self) -> TestServer {
        let _ = self.stop.send(());
        drop(self.services);
        soon("the end of the server", self.running).await.unwrap();
        TestServer::run(self.config, self.data).await
    }

    /// Stops the server; everything is stored then.
    pub(crate) async fn stop(self) -> Arc<TempDir> {
        let _ = self.stop.send(());
        soon("the end of the server", self.running).await.unwrap();
        self.data
    }

    /// One request.
    pub(crate) async fn http(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> Reply {
        let body = body.map(Value::to_string);
        http::request(self.address, method, path, token, body.as_deref().map(str::as_bytes), &[]).await
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.http("GET", path, None, None).await
    }

    pub(crate) async fn post(&self, path: &str, token: Option<&str>, body: &Value) -> Reply {
        self.http("POST", path, token, Some(body)).await
    }

    /// A request with a body that may be no JSON, and headers of one's own.
    pub(crate) async fn raw(&self, method: &str, path: &str, body: &[u8], headers: &[(&str, &str)]) -> Reply {
        http::request(self.address, method, path, None, Some(body), headers).await
    }

    /// Makes a table.
    pub(crate) async fn make(&self, wish: Value) -> Made {
        self.make_as(None, wish).await
    }

    /// Makes a table with a token that one has.
    pub(crate) async fn make_as(&self, token: Option<&str>, wish: Value) -> Made {
        let reply = self.post("/api/v1/tables", token, &wish).await;
        assert_eq!(reply.status, 201, "{}", reply.text());
        let made = reply.json();
        let text = |key: &str| made[key].as_str().map(str::to_owned);
        Made {
            table: text("table").unwrap(),
            code: text("code").unwrap(),
            token: text("token").or(token.map(str::to_owned)).unwrap(),
        }
    }

    /// Sits down.
    pub(crate) async fn sit(&self, table: &str, token: Option<&str>, wish: Value) -> Seated {
        let reply = self.post(&format!("/api/v1/tables/{table}/seats"), token, &wish).await;
        assert_eq!(reply.status, 201, "{}", reply.text());
        let seated = reply.json();
        let token = seated["token"].as_str().or(token).unwrap().to_owned();
        Seated { seat: seated["seats"][0].as_u64().unwrap() as usize, token }
    }

    /// A table whose seats all have somebody, all of them connected: the maker has the first seat.
    pub(crate) async fn full(&self, wish: Value) -> (Made, Vec<Client>) {
        let bots = wish["bots"].as_object().map_or(0, serde_json::Map::len);
        let people = wish["seats"].as_u64().unwrap() as usize - bots;
        let made = self.make(wish).await;
        let mut clients = Vec::new();
        for number in 1..=people {
            let token = (number == 1).then_some(made.token.as_str());
            let name = format!("Player{number}");
            let seated = self.sit(&made.table, token, json!({ "name": name })).await;
            clients.push(Client::join(self, &made.table, Some(&seated.token)).await);
        }
        (made, clients)
    }

    /// A finished game's record.
    pub(crate) async fn record(&self, id: &str) -> String {
        let reply = self.get(&format!("/g/{id}.rw")).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        reply.text()
    }

    /// Fetches a finished game, and has its moves and its dice checked: its scores.
    pub(crate) async fn checked(&self, id: &str) -> Value {
        let text = self.record(id).await;
        let games = games::read_record(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(games.len(), 1);
        assert!(games[0].is_over(), "{text}");
        let dice = fair::check(&games[0]).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert!(matches!(dice, fair::Checked::Fair { .. }), "{dice}\n{text}");
        json!(games[0].table.scores())
    }
}
