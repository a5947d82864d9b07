//! Connections to the database, each with a thread of its own: whoever has work for them waits for one answer,
//! however many statements it takes.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::{Builder, JoinHandle};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::StoreError;
use crate::lock::lock;

type Work = Box<dyn FnOnce(&mut Connection) + Send>;

/// Threads that share one queue of work.
pub(super) struct DatabaseWorkers(Mutex<Option<Running>>);

struct Running {
    work: Sender<Work>,
    threads: Vec<JoinHandle<()>>,
}

impl DatabaseWorkers {
    /// A thread for each connection.
    pub(super) fn start(name: &str, connections: Vec<Connection>) -> Result<DatabaseWorkers, StoreError> {
        let (work, queue) = channel();
        let queue = Arc::new(Mutex::new(queue));
        let start = |connection| {
            let queue = Arc::clone(&queue);
            Builder::new().name(name.to_owned()).spawn(move || attend(connection, &queue))
        };
        let threads = connections.into_iter().map(start).collect::<Result<_, _>>();
        let threads = threads.map_err(|error| StoreError::File { path: name.to_owned(), error })?;
        Ok(DatabaseWorkers(Mutex::new(Some(Running { work, threads }))))
    }

    /// Has one of them do something, and says what came of it.
    pub(super) async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (tell, told) = oneshot::channel();
        // Whoever has stopped waiting need not be told.
        let work = Box::new(move |connection: &mut Connection| drop(tell.send(work(connection))));
        let sent = lock(&self.0).as_ref().map(|running| running.work.send(work));
        match sent {
            Some(Ok(())) => told.await.unwrap_or(Err(StoreError::Closed)),
            _ => Err(StoreError::Closed),
        }
    }

    /// Lets them finish what they have, and closes their connections.
    pub(super) async fn close(&self) {
        let Some(Running { work, threads }) = lock(&self.0).take() else { return };
        drop(work);
        let ended = tokio::task::spawn_blocking(|| threads.into_iter().try_for_each(JoinHandle::join));
        if !matches!(ended.await, Ok(Ok(()))) {
            tracing::error!("the database was not closed well");
        }
    }
}

fn attend(mut connection: Connection, queue: &Mutex<Receiver<Work>>) {
    loop {
        // One of them waits for work, the others for their turn to wait.
        let next = lock(queue).recv();
        let Ok(work) = next else { return };
        work(&mut connection);
    }
}
