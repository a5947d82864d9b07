//! A simulated player: what they know, what they were promised, and what they ask for next.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex};

use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use server::identity::PlayerId;
use server::table_connection::TableConnection;
use table::{Seat, Seats, below};

use crate::disk::Disk;
use crate::history::History;
use crate::network::Pipe;

/// Requests that a table may refuse, whatever the player meant.
const USUAL_REFUSALS: [&str; 22] = [
    "moved_on",
    "not_your_turn",
    "no_game",
    "illegal_choice",
    "illegal_chance",
    "bad_notation",
    "game_over",
    "nothing_to_take_back",
    "too_late",
    "no_undo_asked",
    "program_rolls",
    "real_dice",
    "match_not_over",
    "match_over",
    "not_host",
    "not_missing",
    "no_seat",
    "muted",
    "not_your_seat",
    "which_seat",
    "too_many_steps",
    "too_much_chat",
];

/// A way to the server, from the wish for it to its end.
pub(crate) enum Link {
    /// There is none.
    None,
    /// The player has said hello, and waits.
    Opening(Arc<Mutex<Option<Result<TableConnection, String>>>>, Pipe),
    /// The player is at the table.
    Open(TableConnection, Pipe),
}

/// A choice that the server has said it took.
struct Taken {
    ply: u64,
    seat: Seat,
    choice: String,
}

/// A simulated player, or somebody who watches.
pub(crate) struct Client {
    pub(crate) number: usize,
    pub(crate) player: Option<PlayerId>,
    pub(crate) seats: Vec<Seat>,
    pub(crate) link: Link,
    /// The last step that they have seen.
    pub(crate) seen: Option<u64>,
    /// The last step that anybody had seen when they said hello.
    pub(crate) owed: u64,
    /// The table as they know it: `line`, `playing`, `over`, `games` as in a snapshot.
    view: Value,
    awaited: Value,
    /// Requests on their way to the server.
    pub(crate) outgoing: VecDeque<Value>,
    unanswered: BTreeMap<u64, Value>,
    last_id: u64,
    taken: Option<Taken>,
    /// For which seats they have answered what is asked now.
    answered: Seats,
    pub(crate) requests: u64,
}

impl Client {
    pub(crate) fn new(number: usize, player: Option<PlayerId>, seats: Vec<Seat>) -> Client {
        Client {
            number,
            player,
            seats,
            link: Link::None,
            seen: None,
            owed: 0,
            view: Value::Null,
            awaited: Value::Null,
            outgoing: VecDeque::new(),
            unanswered: BTreeMap::new(),
            last_id: 0,
            taken: None,
            answered: Seats::default(),
            requests: 0,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.view["over"] == true
    }

    /// What they know, for whoever looks for the reason of something.
    pub(crate) fn describe(&self) -> String {
        let link = match self.link {
            Link::None => "away",
            Link::Opening(..) => "coming",
            Link::Open(..) => "here",
        };
        let line = &self.view["line"];
        format!(
            "client {} with seats {:?} is {link}, has seen {:?}, playing {}, turn {} of {}, ply {}",
            self.number,
            self.seats,
            self.seen,
            self.view["playing"],
            line["turn"],
            line["seats"],
            line["ply"]
        )
    }

    /// Whether they know the table as it stands.
    pub(crate) fn is_at_the_table(&self) -> bool {
        matches!(self.link, Link::Open(..)) && self.view != Value::Null
    }

    /// The connection is gone, with everything on its way. What was not answered may be asked again.
    pub(crate) fn is_cut(&mut self, asks_again: bool) {
        self.link = Link::None;
        self.outgoing.clear();
        self.answered = Seats::default();
        let unanswered = std::mem::take(&mut self.unanswered);
        if asks_again {
            self.outgoing.extend(unanswered.into_values());
        }
    }

    /// Takes in a message.
    pub(crate) fn hear(&mut self, text: &str, history: &mut History, disk: &Disk) -> Result<(), String> {
        history.note_message(self.number, text);
        let message: Value = serde_json::from_str(text).map_err(|error| format!("{error}: {text}"))?;
        if let Some(code) = message["error"]["code"].as_str() {
            if let Some(id) = message["id"].as_u64() {
                self.unanswered.remove(&id);
            }
            // What was not taken can be said again.
            self.answered = Seats::default();
            let usual = USUAL_REFUSALS.contains(&code);
            return if usual { Ok(()) } else { Err(format!("an honest request was refused: {text}")) };
        }
        if let Some(table) = message.get("table") {
            return self.see_table(table, history, disk);
        }
        if let Some(id) = message["ok"].as_u64() {
            self.see_answer(id, history);
        }
        if message.get("n").is_some() {
            self.see_step(&message, history, disk)?;
        }
        Ok(())
    }

    fn see_table(&mut self, table: &Value, history: &mut History, disk: &Disk) -> Result<(), String> {
        let n = table["n"].as_u64().unwrap_or_default();
        if n < self.owed {
            return Err(format!("step {} was told, and a table with {n} steps is shown later", self.owed));
        }
        let chosen = table["you"]["chosen"].as_object();
        for seat in chosen.into_iter().flat_map(|chosen| chosen.keys()) {
            if !self.seats.iter().any(|own| own.to_string() == *seat) {
                return Err(format!("client {} is shown the choice of seat {seat}", self.number));
            }
        }
        match table["missed"].as_array() {
            Some(missed) => {
                for step in missed {
                    self.see_step(step, history, disk)?;
                }
                if self.seen.is_some_and(|seen| seen != n) {
                    return Err(format!("of {n} steps the missed ones end with {:?}", self.seen));
                }
            }
            None if self.seen != Some(n) => self.taken = None,
            None => {}
        }
        self.check_taken(table)?;
        self.seen = Some(n);
        self.view = json!({
            "line": what_counts(&table["line"]),
            "playing": table["playing"],
            "over": table["over"],
            "games": table["games"],
        });
        self.awaited = table["awaited"].clone();
        Ok(())
    }

    /// A choice that the server took is there as long as nobody has changed anything.
    fn check_taken(&mut self, table: &Value) -> Result<(), String> {
        let Some(Taken { ply, seat, choice }) = &self.taken else { return Ok(()) };
        let still_asked = table["playing"] == true && table["line"]["ply"] == json!(ply);
        let own = table["you"]["seats"].as_array().is_some_and(|seats| seats.contains(&json!(seat)));
        let kept = table["you"]["chosen"][seat.to_string()] == json!(choice);
        if still_asked && own && !kept {
            return Err(format!("the choice {choice} of seat {seat} was taken at ply {ply} and is lost"));
        }
        Ok(())
    }

    fn see_step(&mut self, step: &Value, history: &mut History, disk: &Disk) -> Result<(), String> {
        history.note_step(step, disk)?;
        let n = step["n"].as_u64();
        if let Some(seen) = self.seen.filter(|seen| n != Some(seen + 1)) {
            return Err(format!("client {} hears of step {n:?} after {seen}", self.number));
        }
        self.seen = n;
        if let Some(line) = step.get("line") {
            self.view["line"] = what_counts(line);
            self.awaited = step["awaited"].clone();
            self.taken = None;
            self.answered = Seats::default();
        }
        for event in step["events"].as_array().into_iter().flatten() {
            if event.get("began").is_some() {
                self.view["playing"] = json!(true);
            }
            if let Some(over) = event.get("over") {
                self.view["playing"] = json!(false);
                self.view["over"] = json!(over["game"] == self.view["games"]);
            }
            if event["removed"].is_object() || event["took_back"].is_object() {
                self.taken = None;
                self.answered = Seats::default();
            }
        }
        Ok(())
    }

    fn see_answer(&mut self, id: u64, history: &mut History) {
        let Some(request) = self.unanswered.remove(&id) else { return };
        if let Some(text) = request["say"].as_str() {
            history.note_chat(text.to_owned());
        }
        let seat = request["seat"].as_u64().and_then(|seat| Seat::numbered(seat as usize));
        if let (Some(choice), Some(ply), Some(seat)) =
            (request["choose"].as_str(), request["ply"].as_u64(), seat)
            && self.view["line"]["ply"] == json!(ply)
            && !self.unanswered.values().any(changes_a_choice)
        {
            self.taken = Some(Taken { ply, seat, choice: choice.to_owned() });
        }
    }

    /// Lays a request on its way to the server.
    pub(crate) fn send(&mut self, mut request: Value) {
        self.last_id += 1;
        self.requests += 1;
        request["id"] = json!(self.last_id);
        // What was promised may not hold any more when this arrives.
        if changes_a_choice(&request) {
            self.taken = None;
        }
        self.unanswered.insert(self.last_id, request.clone());
        self.outgoing.push_back(request);
    }

    /// What brings the game on, if it waits for this player.
    pub(crate) fn next_move(&mut self, rng: &mut Xoshiro256PlusPlus) -> Option<Value> {
        let line = &self.view["line"];
        if self.view["playing"] != true {
            let between_games = !self.is_over() && line["turn"] == "over";
            return (between_games && !self.seats.is_empty()).then(|| json!({ "ready": true }));
        }
        let ply = line["ply"].as_u64()?;
        if line["turn"] == "chance" {
            let seat = *self.seats.first()?;
            return Some(json!({ "roll": self.typed_dice(rng), "seat": seat }));
        }
        let asked = line["seats"].as_array()?;
        let mut seats = self.seats.iter();
        let seat = seats.find(|seat| asked.contains(&json!(seat)) && !self.answered.contains(**seat));
        let seat = *seat?;
        let choices = line["choices"][seat.to_string()].as_array()?;
        let mut place = below(rng, choices.len() as u32) as usize;
        // Players who only ever pass would play for ever.
        if place == 0 && below(rng, 2) == 0 {
            place = choices.len() - 1;
        }
        self.answered.insert(seat);
        Some(json!({ "choose": choices[place], "ply": ply, "seat": seat }))
    }

    /// `true` for the program to roll, or what real dice show.
    fn typed_dice(&self, rng: &mut Xoshiro256PlusPlus) -> Value {
        let Some(dice) = self.awaited.as_array().filter(|dice| !dice.is_empty()) else { return json!(true) };
        let rolled = dice.iter().map(|die| match die.as_str().unwrap_or_default() {
            "" => ["r", "o", "y", "g", "b", "p"][below(rng, 6) as usize].to_owned(),
            letter => format!("{letter}{} ", 1 + below(rng, 6)),
        });
        json!(rolled.collect::<String>().trim_end())
    }

    /// One of the choices of a seat, or nothing.
    fn selectable(&self, rng: &mut Xoshiro256PlusPlus, seat: Option<&Seat>) -> Value {
        let choices = seat.and_then(|seat| self.view["line"]["choices"][seat.to_string()].as_array());
        choices.map_or(Value::Null, |choices| choices[below(rng, choices.len() as u32) as usize].clone())
    }

    /// Anything else that a player may ask for.
    pub(crate) fn whim(&self, rng: &mut Xoshiro256PlusPlus) -> Value {
        let seat = self.seats.get(below(rng, self.seats.len().max(1) as u32) as usize);
        let other = 1 + below(rng, 3);
        let mut request = match below(rng, 21) {
            0 => json!({ "take_back": true }),
            1 => json!({ "arm": ["r5", "y7", "-", "keep"] }),
            2 => json!({ "arm": [] }),
            3 => json!({ "auto": below(rng, 2) == 0 }),
            4 => json!({ "undo": "ask" }),
            5 | 6 => json!({ "undo": "agree" }),
            7 => json!({ "undo": "refuse" }),
            8 => json!({ "say": format!("word {} of {}", self.last_id, self.number) }),
            9 => json!({ "name": format!("Name {}", below(rng, 5)) }),
            10 => json!({ "ready": true }),
            11 => json!({ "leave": true }),
            12 => json!({ "unroll": true }),
            13 => json!({ "roll": true }),
            14 => json!({ "rematch": true }),
            15 => json!({ "select": self.selectable(rng, seat) }),
            16 => json!({ "vote_bot": other, "on": below(rng, 3) > 0 }),
            17 => json!({ "present": true }),
            18 => json!({ "back": true }),
            19 => json!({ "host": { "bot": { "seat": other, "level": "random" } } }),
            _ => json!({ "host": { "mute": { "seat": other, "on": below(rng, 2) == 0 } } }),
        };
        if let Some(seat) = seat {
            request["seat"] = json!(seat);
        }
        request
    }
}

/// What a player looks at of where the game stands.
fn what_counts(line: &Value) -> Value {
    json!({ "turn": line["turn"], "ply": line["ply"], "seats": line["seats"], "choices": line["choices"] })
}

/// Whether a choice that was taken before may not stand any more after this request.
fn changes_a_choice(request: &Value) -> bool {
    request.get("choose").is_some() || request.get("take_back").is_some()
}
