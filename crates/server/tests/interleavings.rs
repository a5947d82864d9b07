//! The outbox of a socket and the counters of the ledger, in thousands of orders in which their tasks may come.
//!
//! The files themselves are compiled here once more, with locks and atomics from `shuttle`, which decides at each of
//! them who goes on; a schedule in which nobody can go on any more is a failure. `AtomicWaker`, and tokio's `Notify` and
//! `mpsc`, are not taken apart: each call to them is one step. Nor is the memory model: every atomic is sequentially
//! consistent. The ledger's task itself needs tokio's clock; what stands for it here does the same in the same order.

// What is public in the server is not in a test.
#![allow(unreachable_pub)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../src/lock.rs"]
mod lock;
#[path = "../src/outbox.rs"]
mod outbox;
#[path = "../src/ledger/progress.rs"]
mod progress;

/// What stands in the place of `src/sync.rs`.
mod sync {
    use std::task::Waker;

    pub(crate) use shuttle::sync::{Mutex, MutexGuard, atomic};

    /// Lets others come in between. (`yield_now` would wake the task, and so hide that nobody else has.)
    pub(crate) fn step() {
        atomic::AtomicBool::new(false).load(atomic::Ordering::SeqCst);
    }

    /// The usual one; others may come before each call.
    pub(crate) struct AtomicWaker(futures_util::task::AtomicWaker);

    impl AtomicWaker {
        pub(crate) const fn new() -> AtomicWaker {
            AtomicWaker(futures_util::task::AtomicWaker::new())
        }

        pub(crate) fn register(&self, waker: &Waker) {
            step();
            self.0.register(waker);
        }

        pub(crate) fn wake(&self) {
            step();
            self.0.wake();
        }
    }
}

use std::collections::HashSet;
use std::io;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};

use lock::lock;
use outbox::{End, MOST_UNSENT, Outbox, OutgoingMessage, Transport, closing, send_all};
use progress::{Arrivals, Progress};
use shuttle::future::{self, block_on};
use shuttle::rand::{Rng, thread_rng};
use shuttle::scheduler::{PctScheduler, RandomScheduler};
use shuttle::sync::{Condvar, Mutex};
use shuttle::{Config, Runner, thread};
use tokio::sync::mpsc;

/// Tries so many schedules of each kind, always the same ones: any order, and few changes at unlikely places.
fn explore(schedules: usize, test: impl Fn() + Clone + Send + Sync + 'static) {
    Runner::new(RandomScheduler::new_from_seed(12, schedules), Config::new()).run(test.clone());
    Runner::new(PctScheduler::new_from_seed(12, 3, schedules), Config::new()).run(test);
}

const TEXT: u8 = 0x1;
const CLOSE: u8 = 0x8;
const PONG: u8 = 0xa;

/// A connection that takes a few bytes at once, and more only when the other side has read some.
#[derive(Default)]
struct Wire {
    /// What has been written and not yet read.
    under_way: Vec<u8>,
    /// How many bytes may be under way.
    width: usize,
    received: Vec<u8>,
    writer: Option<Waker>,
    is_dropped: bool,
}

#[derive(Clone)]
struct Client(Arc<(Mutex<Wire>, Condvar)>);

/// The server's end of it.
struct ServerEnd(Client);

impl Client {
    fn new(width: usize) -> Client {
        Client(Arc::new((Mutex::new(Wire { width, ..Wire::default() }), Condvar::new())))
    }

    /// An outbox that writes to this client.
    fn outbox(&self) -> Outbox {
        Outbox::new(ServerEnd(self.clone()))
    }

    /// Lets so many bytes through at once from now on.
    fn widen(&self, width: usize) {
        let writer = {
            let mut wire = lock(&self.0.0);
            wire.width = width;
            wire.writer.take()
        };
        writer.into_iter().for_each(Waker::wake);
    }

    /// Reads, a little at a time, until it has what it waits for or the connection has ended.
    fn read_until(&self, has_enough: impl Fn(&[(u8, Vec<u8>)]) -> bool) -> Vec<(u8, Vec<u8>)> {
        loop {
            let mut wire = lock(&self.0.0);
            let read = frames(&wire.received);
            if has_enough(&read) {
                return read;
            }
            while wire.under_way.is_empty() {
                if wire.is_dropped {
                    return frames(&wire.received);
                }
                wire = self.0.1.wait(wire).unwrap();
            }
            let length = thread_rng().gen_range(1..=wire.under_way.len());
            let bite: Vec<u8> = wire.under_way.drain(..length).collect();
            wire.received.extend(bite);
            let writer = wire.writer.take();
            drop(wire);
            writer.into_iter().for_each(Waker::wake);
        }
    }
}

impl Transport for ServerEnd {
    fn try_write(&self, bytes: &[u8]) -> io::Result<usize> {
        let mut wire = lock(&self.0.0.0);
        let free = bytes.len().min(wire.width - wire.under_way.len());
        if free == 0 {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        let length = thread_rng().gen_range(1..=free);
        wire.under_way.extend_from_slice(&bytes[..length]);
        self.0.0.1.notify_all();
        Ok(length)
    }

    fn poll_write_ready(&self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let mut wire = lock(&self.0.0.0);
        if wire.under_way.len() < wire.width {
            return Poll::Ready(Ok(()));
        }
        wire.writer = Some(context.waker().clone());
        Poll::Pending
    }
}

impl Drop for ServerEnd {
    fn drop(&mut self) {
        // A schedule that has failed is taken down outside of it.
        if !std::thread::panicking() {
            lock(&self.0.0.0).is_dropped = true;
            self.0.0.1.notify_all();
        }
    }
}

/// The whole frames at the beginning of some bytes: what each is, and its payload.
fn frames(mut bytes: &[u8]) -> Vec<(u8, Vec<u8>)> {
    let mut frames = Vec::new();
    while let [first, short, rest @ ..] = bytes {
        let wide = match short {
            127 => 8,
            126 => 2,
            _ => 0,
        };
        let Some((wide, rest)) = rest.split_at_checked(wide) else { break };
        let length = wide.iter().fold(0, |length, byte| length << 8 | usize::from(*byte));
        let length = if wide.is_empty() { usize::from(*short) } else { length };
        let Some((payload, rest)) = rest.split_at_checked(length) else { break };
        frames.push((first & 0xf, payload.to_vec()));
        bytes = rest;
    }
    frames
}

/// The texts of one writer, whose messages begin with its letter.
fn texts_of(writer: char, frames: &[(u8, Vec<u8>)]) -> Vec<String> {
    let texts = frames.iter().filter(|(opcode, _)| *opcode == TEXT);
    let texts = texts.map(|(_, payload)| String::from_utf8(payload.clone()).unwrap());
    texts.filter(|text| text.starts_with(writer)).collect()
}

/// What a connection's own task does, as in `web/socket.rs`.
async fn serve(out: Outbox) -> Option<End> {
    loop {
        out.needs_task().await;
        let end = out.drain().await.unwrap();
        if end.is_some() {
            out.say_goodbye(end).await.unwrap();
            out.hang_up();
            return end;
        }
    }
}

#[test]
fn every_message_arrives_once_and_in_order_and_a_stuck_writer_is_woken() {
    explore(1500, || {
        let client = Client::new(5);
        let out = client.outbox();
        let task = future::spawn(serve(out.clone()));
        let mut writers = Vec::new();
        for writer in ['a', 'b'] {
            let out = out.clone();
            writers.push(thread::spawn(move || {
                (0..3).for_each(|number| out.send(&format!("{writer}{number}")))
            }));
        }
        writers.push(thread::spawn({
            let out = out.clone();
            move || {
                let outgoing = (0..3)
                    .map(|number| OutgoingMessage { to: out.clone(), message: format!("c{number}").into() });
                send_all(outgoing);
            }
        }));
        writers.push(thread::spawn({
            let out = out.clone();
            move || {
                out.ping();
                (0..3).for_each(|number: u8| out.pong(&[number]));
            }
        }));
        // Nobody ends the socket before all of it is there, so nothing but the outbox itself can wake the task.
        let all = client.read_until(|frames| {
            frames.iter().filter(|(opcode, _)| *opcode == TEXT).count() == 9
                && frames.contains(&(PONG, vec![2]))
        });
        for writer in ['a', 'b', 'c'] {
            assert_eq!(texts_of(writer, &all), [0, 1, 2].map(|number| format!("{writer}{number}")));
        }
        let pongs: Vec<_> = all.iter().filter(|(opcode, _)| *opcode == PONG).collect();
        assert!(pongs.is_sorted_by(|one, other| one < other), "{pongs:?}");
        writers.into_iter().for_each(|writer| writer.join().unwrap());
        out.close(closing::TRY_LATER, "");
        let rest = client.read_until(|_| false).split_off(all.len());
        assert_eq!(rest.into_iter().map(|(opcode, _)| opcode).collect::<Vec<_>>(), [CLOSE]);
        assert!(block_on(task).unwrap().is_some());
    });
}

#[test]
fn nothing_is_written_after_the_close_frame() {
    explore(1500, || {
        let client = Client::new(5);
        let out = client.outbox();
        let task = future::spawn(serve(out.clone()));
        for writer in ['a', 'b'] {
            let out = out.clone();
            thread::spawn(move || {
                for number in 0..3 {
                    out.send(&format!("{writer}{number}"));
                    out.pong(&[]);
                }
            });
        }
        thread::spawn({
            let out = out.clone();
            move || {
                out.send("c0");
                out.close(closing::TRY_LATER, "");
                out.send("c1");
            }
        });
        let all = client.read_until(|_| false);
        let closes = all.iter().filter(|(opcode, _)| *opcode == CLOSE).count();
        assert_eq!((closes, all.last().map(|(opcode, _)| *opcode)), (1, Some(CLOSE)), "{all:?}");
        assert_eq!(texts_of('c', &all), ["c0"], "what came before the end, and nothing after");
        for writer in ['a', 'b'] {
            let texts = texts_of(writer, &all);
            assert!(
                texts.iter().eq([0, 1, 2].map(|n| format!("{writer}{n}")).iter().take(texts.len())),
                "{texts:?}"
            );
        }
        block_on(task).unwrap();
    });
}

#[test]
fn a_client_that_does_not_read_fills_no_more_than_the_limit_and_is_ended() {
    const PART: usize = MOST_UNSENT / 2 - 100;
    explore(100, || {
        let client = Client::new(0);
        let out = client.outbox();
        let task = future::spawn(serve(out.clone()));
        let writers = ["a", "b"].map(|writer| {
            let (out, message) = (out.clone(), writer.repeat(PART));
            thread::spawn(move || (0..2).for_each(|_| out.send(&message)))
        });
        writers.into_iter().for_each(|writer| writer.join().unwrap());
        client.widen(MOST_UNSENT);
        let end = block_on(task).unwrap().map(|(code, _)| code);
        assert_eq!(end, Some(closing::TRY_LATER), "nobody but the outbox has ended it");
        let wire = lock(&client.0.0);
        let texts = frames(&wire.under_way).into_iter().filter(|(opcode, _)| *opcode == TEXT).count();
        assert_eq!(texts, 2, "as many as the limit allows");
    });
}

#[test]
fn too_much_at_once_ends_the_socket_though_nothing_is_stuck() {
    explore(20, || {
        let client = Client::new(2 * MOST_UNSENT);
        let out = client.outbox();
        let task = future::spawn(serve(out.clone()));
        let message: Arc<str> = "a".repeat(MOST_UNSENT / 2).into();
        send_all((0..3).map(|_| OutgoingMessage { to: out.clone(), message: Arc::clone(&message) }));
        assert_eq!(block_on(task).unwrap().map(|(code, _)| code), Some(closing::TRY_LATER));
    });
}

#[test]
fn hanging_up_drops_everything() {
    explore(1000, || {
        let client = Client::new(5);
        let out = client.outbox();
        let writers = ['a', 'b'].map(|writer| {
            let out = out.clone();
            thread::spawn(move || {
                (0..3).for_each(|number| out.send(&format!("{writer}{number}")));
                out.pong(b"late");
            })
        });
        out.hang_up();
        assert!(lock(&client.0.0).is_dropped, "the connection is closed though others hold the outbox");
        let before = lock(&client.0.0).under_way.clone();
        assert!(!out.queue("late"));
        writers.into_iter().for_each(|writer| writer.join().unwrap());
        assert!(matches!(block_on(out.drain()), Ok(None)));
        assert_eq!(lock(&client.0.0).under_way, before);
    });
}

/// Takes three bytes at a time, and fails the second time.
struct Faulty {
    written: Arc<Mutex<Vec<u8>>>,
    calls: Mutex<usize>,
}

impl Transport for Faulty {
    fn try_write(&self, bytes: &[u8]) -> io::Result<usize> {
        let mut calls = lock(&self.calls);
        *calls += 1;
        if *calls == 2 {
            return Err(io::Error::other("a fault"));
        }
        let taken = bytes.len().min(3);
        lock(&self.written).extend(&bytes[..taken]);
        Ok(taken)
    }

    fn poll_write_ready(&self, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}

#[test]
fn nothing_is_written_twice_after_an_error() {
    // One thread after the other: there is nothing to interleave.
    shuttle::check_random(
        || {
            let written = Arc::default();
            let outbox = Outbox::new(Faulty { written: Arc::clone(&written), calls: Mutex::new(0) });
            let writer = outbox.clone();
            thread::spawn(move || writer.send("a message of some length")).join().unwrap();
            block_on(outbox.drain()).unwrap();
            assert_eq!(frames(&lock(&written)), [(TEXT, b"a message of some length".to_vec())]);
        },
        1,
    );
}

#[test]
fn answers_to_pings_do_not_pile_up() {
    explore(1, || {
        let client = Client::new(0);
        let out = client.outbox();
        out.send("first");
        for number in 0..=u8::MAX {
            out.pong(&[number; 125]);
        }
        client.widen(1000);
        assert!(matches!(block_on(out.drain()), Ok(None)));
        out.pong(b"now");
        let expected = [(TEXT, b"first".to_vec()), (PONG, vec![u8::MAX; 125]), (PONG, b"now".to_vec())];
        assert_eq!(frames(&lock(&client.0.0).under_way), expected);
    });
}

/// Takes a number and hands something over with it, as `Ledger::enter`. Others may come in between.
fn enter<T>(progress: &Progress, entries: &mpsc::UnboundedSender<(u64, T)>, entry: T) -> u64 {
    let number = progress.enter();
    sync::step();
    assert!(entries.send((number, entry)).is_ok());
    number
}

#[test]
fn nothing_counts_as_stored_before_it_is_stored() {
    explore(1500, || {
        let progress = Arc::new(Progress::new(100));
        // Not one of shuttle's: looking at it is no step.
        let stored = Arc::new(std::sync::Mutex::new(HashSet::new()));
        let (entries, mut queue) = mpsc::unbounded_channel();
        let rooms: Vec<_> = (0..3)
            .map(|_| {
                let (progress, stored, entries) =
                    (Arc::clone(&progress), Arc::clone(&stored), entries.clone());
                thread::spawn(move || {
                    let number = enter(&progress, &entries, ());
                    if progress.is_stored(number) {
                        assert!(stored.lock().unwrap().contains(&number), "{number} is not stored");
                    }
                    number
                })
            })
            .collect();
        drop(entries);
        block_on(async {
            let (mut batch, mut arrivals) = (Vec::new(), Arrivals::default());
            while queue.recv_many(&mut batch, 10).await > 0 {
                let last = arrivals.note(batch.iter().map(|(number, ())| *number));
                stored.lock().unwrap().extend(batch.drain(..).map(|(number, ())| number));
                progress.mark_stored(last);
            }
        });
        assert!(rooms.into_iter().all(|room| progress.is_stored(room.join().unwrap())));
    });
}

#[test]
fn whoever_waits_for_room_in_the_ledger_goes_on() {
    explore(1500, || {
        let progress = Arc::new(Progress::new(2));
        let (entries, mut queue) = mpsc::unbounded_channel();
        for _ in 0..3 {
            let (progress, entries) = (Arc::clone(&progress), entries.clone());
            future::spawn(async move {
                for _ in 0..2 {
                    enter(&progress, &entries, ());
                    progress.has_room().await;
                }
            });
        }
        drop(entries);
        block_on(async {
            let mut arrivals = Arrivals::default();
            while let Some((number, ())) = queue.recv().await {
                progress.mark_stored(arrivals.note([number]));
            }
        });
    });
}

/// A room in memory: whether it was given up, and what it has handed over.
type Room = Arc<Mutex<(bool, Vec<u64>)>>;

#[test]
fn a_failure_takes_the_rooms_that_stand_on_it_and_no_other() {
    explore(2000, || {
        let progress = Arc::new(Progress::new(100));
        let rooms: Arc<Mutex<Option<Room>>> = Arc::default();
        let (entries, mut queue) = mpsc::unbounded_channel::<(u64, Room)>();
        for _ in 0..3 {
            let (progress, rooms, entries) = (Arc::clone(&progress), Arc::clone(&rooms), entries.clone());
            thread::spawn(move || {
                for _ in 0..2 {
                    // As `Services::find` and `Room::finish_step`.
                    let room = {
                        let mut rooms = lock(&rooms);
                        if progress.is_paused() {
                            continue;
                        }
                        Arc::clone(rooms.get_or_insert_with(Room::default))
                    };
                    let mut locked = lock(&room);
                    if !locked.0 {
                        let number = enter(&progress, &entries, Arc::clone(&room));
                        locked.1.push(number);
                    }
                }
            });
        }
        drop(entries);
        let mut stored = HashSet::new();
        let (mut batch, mut arrivals) = (Vec::new(), Arrivals::default());
        let mut has_failed = false;
        while block_on(queue.recv_many(&mut batch, 10)) > 0 {
            let last = arrivals.note(batch.iter().map(|(number, _)| *number));
            batch.retain(|(number, _)| !progress.is_abandoned(*number));
            if has_failed {
                for (number, room) in batch.drain(..) {
                    assert!(!lock(&room).0, "{number} is stored, but its room was given up");
                    stored.insert(number);
                }
                progress.mark_stored(last);
                continue;
            }
            has_failed = true;
            batch.clear();
            progress.give_up(|| {
                if let Some(room) = lock(&rooms).take() {
                    lock(&room).0 = true;
                }
            });
            progress.mark_stored(last);
            // What has come until then; the rest is found when play goes on.
            for _ in 0..thread_rng().gen_range(0..4) {
                let Ok((number, room)) = queue.try_recv() else { break };
                assert!(lock(&room).0, "{number} is dropped, but its room lives");
                progress.mark_stored(arrivals.note([number]));
            }
            progress.go_on();
        }
        if let Some(room) = lock(&rooms).take() {
            assert!(
                lock(&room).1.iter().all(|number| stored.contains(number)),
                "a living room has lost something"
            );
        }
    });
}
