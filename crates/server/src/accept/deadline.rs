//! Until when a connection may go on as it does. Every request and every answer moves it.

use std::future::poll_fn;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes};
use hyper::body::{Body as HttpBody, Frame, SizeHint};
use tokio::time::{Instant, sleep_until};

use crate::lock::lock;

/// Longer than anybody waits.
const NEVER: Duration = Duration::from_secs(10 * 365 * 24 * 60 * 60);

/// A timeout as a host sets it: zero stands for none.
pub(crate) fn or_never(timeout: Duration) -> Duration {
    if timeout.is_zero() { NEVER } else { timeout.min(NEVER) }
}

/// When a connection is given up.
pub(super) struct Deadline(Mutex<Instant>);

impl Deadline {
    pub(super) fn after(time: Duration) -> Deadline {
        Deadline(Mutex::new(Instant::now() + time))
    }

    /// Moves it. Whoever waits for it has to be polled again, as a connection's task is after what it does itself.
    pub(super) fn set(&self, time: Duration) {
        *lock(&self.0) = Instant::now() + time;
    }

    /// Returns when it has passed.
    pub(super) async fn passed(&self) {
        let mut sleep = pin!(sleep_until(*lock(&self.0)));
        poll_fn(|context| {
            let deadline = *lock(&self.0);
            if sleep.deadline() != deadline {
                sleep.as_mut().reset(deadline);
            }
            sleep.as_mut().poll(context)
        })
        .await;
    }
}

/// The body of an answer. When it has been sent, or given up, the next request is waited for.
pub(super) struct Answer {
    body: Body,
    deadline: Arc<Deadline>,
    idle: Duration,
}

impl Answer {
    pub(super) fn new(body: Body, deadline: Arc<Deadline>, idle: Duration) -> Answer {
        Answer { body, deadline, idle }
    }
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Answer {
    fn drop(&mut self) {
        self.deadline.set(self.idle);
    }
}
