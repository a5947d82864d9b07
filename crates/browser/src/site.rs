//! The real server, in this process, with data of its own.

use std::net::SocketAddr;
use std::sync::mpsc;
use std::thread::{self, JoinHandle};

use server::{Config, Server};
use tempfile::TempDir;
use tokio::runtime::Builder;
use tokio::sync::oneshot;

/// A server that can be stopped and started again: on the same port, with the same data.
pub struct Site {
    config: Config,
    address: SocketAddr,
    running: Option<Running>,
    _data: TempDir,
}

struct Running {
    stop: oneshot::Sender<()>,
    thread: JoinHandle<()>,
}

impl Site {
    /// A server that lets everybody do as much as they like.
    pub fn start() -> Site {
        Site::start_with(|_| {})
    }

    /// A server that is set up differently.
    pub fn start_with(change: impl FnOnce(&mut Config)) -> Site {
        let data = TempDir::new().expect("there is room for temporary files");
        let mut config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: data.path().to_owned(),
            max_connections_per_address: 0,
            sockets_per_second: 0,
            tables_per_hour: 1_000_000,
            unknown_codes_per_hour: 0,
            messages_per_second: 0,
            messages_per_second_per_address: 0,
            ..Config::default()
        };
        change(&mut config);
        let (address, running) = run(config.clone());
        config.listen = address;
        Site { config, address, running: Some(running), _data: data }
    }

    /// The address of a page, from its path, which begins with `/`.
    pub fn at(&self, path: &str) -> String {
        format!("http://{}{}{path}", self.address, self.config.base_path)
    }

    /// Stops the server as a host would: everybody is told, everything is stored.
    pub fn stop(&mut self) {
        if let Some(Running { stop, thread }) = self.running.take() {
            // If it has ended by itself, its thread tells why.
            let _ = stop.send(());
            if let Err(panic) = thread.join() {
                std::panic::resume_unwind(panic);
            }
        }
    }

    /// Starts the server again after it was stopped.
    pub fn start_again(&mut self) {
        assert!(self.running.is_none(), "the server was not stopped");
        self.running = Some(run(self.config.clone()).1);
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        if let Some(Running { stop, thread }) = self.running.take() {
            let _ = stop.send(());
            // A test that fails already has said why.
            let _ = thread.join();
        }
    }
}

/// Runs a server on a thread of its own, and says where it listens.
fn run(config: Config) -> (SocketAddr, Running) {
    let (stop, stopped) = oneshot::channel::<()>();
    let (listening, address) = mpsc::channel();
    let thread = thread::spawn(move || {
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build();
        runtime.expect("threads can be started").block_on(async {
            let server = Server::bind(config).await.unwrap_or_else(|error| panic!("{error}"));
            listening.send(server.address().expect("it listens")).expect("somebody waits for it");
            let stop = async {
                let _ = stopped.await;
            };
            server.run(stop).await.unwrap_or_else(|error| panic!("{error}"));
        });
    });
    let address = address.recv().expect("the server starts");
    (address, Running { stop, thread })
}
