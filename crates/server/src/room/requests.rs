//! What people at the table ask for, each checked for whose it is.

use std::borrow::Cow;

use bots::Bot;
use protocol::{
    ChatMessage, Done, Incoming, Notice, Preview, ProtocolError, REACTIONS, Request, UndoRequest, json,
    shared_json,
};
use table::{ChanceKind, Seat, Seats};
use tokio::time::Instant;

use super::step::PendingStep;
use super::{CHAT_KEPT, ChatEntry, DeviceTransfer, MAX_TRANSFERS, Room, TRANSFER_LIFETIME};
use crate::identity::PlayerId;
use crate::ledger::Entry;
use crate::names::{MAX_CHAT_TEXT, tidy, tidy_name};
use crate::outbox::OutgoingMessage;
use crate::play::{By, DiceMode, Event, Level, PlayRefusal, TimeoutPolicy};
use crate::store::Write;

/// The most steps of a table. A match of five games has some thousand; only players who pass for ever get here.
pub(super) const MOST_STEPS: u64 = 20_000;
/// The most steps before only what brings a game to its end is taken.
const MOST_STEPS_BESIDE_PLAY: u64 = 8_000;
/// The most chat messages of a table.
const MOST_CHAT: u64 = 10_000;
/// The longest dice that are typed in.
const MAX_TYPED: usize = 100;

/// What the answer to a request has besides that it was carried out.
#[derive(Default)]
struct Answer {
    /// A one-time code for another device.
    carry: Option<String>,
    /// What a selection would lead to.
    preview: Option<Preview>,
}

impl Room {
    /// Carries out a request from a connection, or says why not.
    pub fn request(&mut self, connection: u64, incoming: Incoming) {
        let Some(out) = self
            .connections
            .iter()
            .find(|known| known.id == connection)
            .map(|connection| connection.out.clone())
        else {
            return;
        };
        self.touched = Instant::now();
        let mut pending = self.begin_step();
        let mut outgoing = Vec::new();
        match self.carry_out(connection, &incoming, &mut pending, &mut outgoing) {
            Ok(answer) => {
                if let Some(ok) = incoming.id {
                    let Answer { carry, preview } = answer;
                    let message = json(&Done { ok, carry: carry.map(Cow::Owned), preview }).into();
                    outgoing.insert(0, OutgoingMessage { to: out, message });
                }
                self.finish_step(pending, outgoing);
                self.settle_bot_votes();
                self.go_on_elsewhere();
                self.drive();
            }
            Err(refusal) => {
                self.services.metrics().refused.add(1);
                let message = json(&ProtocolError::from(&refusal).answer(incoming.id)).into();
                // Whoever was away is back, even if what they want cannot be.
                self.finish_step(pending, vec![OutgoingMessage { to: out, message }]);
                self.drive();
            }
        }
    }

    /// Tells a client that its message was no request.
    pub fn refuse(&mut self, connection: u64, error: ProtocolError) {
        if let Some(known) = self.connections.iter().find(|known| known.id == connection) {
            let outgoing =
                vec![OutgoingMessage { to: known.out.clone(), message: json(&error.answer(None)).into() }];
            self.enter(Entry { outgoing, ..Entry::default() });
        }
    }

    fn carry_out(
        &mut self,
        connection: u64,
        incoming: &Incoming,
        pending: &mut PendingStep,
        outgoing: &mut Vec<OutgoingMessage>,
    ) -> Result<Answer, PlayRefusal> {
        let Some(player) = self.player_of(connection) else {
            // Whoever watches may see whether the server is there, and nothing else.
            return if incoming.request == Request::Ping {
                Ok(Answer::default())
            } else {
                Err(PlayRefusal::NotYours)
            };
        };
        self.return_to_seats(player, incoming, pending)?;
        self.check_length(&incoming.request)?;
        let own = |room: &Room| room.own_seat(player, incoming.seat);
        match &incoming.request {
            Request::Choose { choice, ply } => self.choose(player, incoming.seat, choice, *ply, pending)?,
            Request::Select { choice, ply } => {
                let preview = self.select(player, incoming.seat, choice.as_deref(), *ply)?;
                return Ok(Answer { preview, ..Answer::default() });
            }
            Request::TakeBack => self.apply(pending, Event::TookBack { seat: own(self)? })?,
            Request::Arm(choices) => {
                let seat = own(self)?;
                self.play.arm(seat, choices)?;
            }
            Request::Auto(on) => {
                let seat = own(self)?;
                self.play.set_auto(seat, *on)?;
            }
            Request::Roll(typed) => self.roll(player, typed.as_deref(), pending)?,
            Request::Unroll => {
                self.own_seats(player, incoming.seat)?;
                self.apply(pending, Event::Unrolled)?;
            }
            Request::Undo(UndoRequest::Ask) => self.apply(pending, Event::UndoAsked { seat: own(self)? })?,
            Request::Undo(UndoRequest::Agree) => {
                self.apply(pending, Event::UndoAgreed { seat: own(self)? })?
            }
            Request::Undo(UndoRequest::Refuse) => {
                self.apply(pending, Event::UndoRefused { seat: own(self)? })?
            }
            Request::Say(text) => self.say(player, own(self)?, text, pending, outgoing)?,
            Request::React(reaction) => self.react(own(self)?, reaction, outgoing)?,
            Request::Name(name) => {
                let seat = own(self)?;
                self.check_may_write(player, seat)?;
                let name = tidy_name(name).ok_or(PlayRefusal::NothingSaid)?;
                let name = self.distinct_name(seat, name);
                if self.names.get(seat.index()).and_then(Option::as_ref) != Some(&name) {
                    self.apply(pending, Event::Renamed { seat })?;
                    self.rename(pending, seat, Some(player), Some(name));
                }
            }
            Request::Ready => {
                let seats = self.own_seats(player, incoming.seat)?;
                // Said again, or when the next game has begun already, it asks for what there is.
                let ready = self.play.ready();
                if !self.play.is_playing() {
                    for seat in seats.iter().filter(|seat| !ready.contains(*seat)) {
                        self.apply(pending, Event::Ready { seat })?;
                    }
                }
            }
            Request::Rematch => {
                let seats = self.own_seats(player, incoming.seat)?;
                let wanted = self.play.rematch();
                if self.play.next().is_none() {
                    for seat in seats.iter().filter(|seat| !wanted.contains(*seat)) {
                        self.apply(pending, Event::Rematch { seat })?;
                    }
                }
            }
            Request::VoteBot { seat, on } => {
                self.own_seats(player, incoming.seat)?;
                self.vote_bot(player, *seat, *on, outgoing)?;
            }
            Request::Present => {
                for seat in self.own_seats(player, incoming.seat)?.iter() {
                    if self.play.place(seat)?.has_missed() {
                        self.apply(pending, Event::Returned { seat })?;
                    }
                }
            }
            // Whoever asks for it has it already.
            Request::Back => {
                self.own_seats(player, incoming.seat)?;
            }
            Request::Leave => self.leave(own(self)?, pending)?,
            Request::TransferDevice => {
                let carry = Some(self.offer_transfer(player)?);
                return Ok(Answer { carry, ..Answer::default() });
            }
            Request::Host(request) => self.host_request(player, request, pending)?,
            Request::Ping => {}
            Request::Hello(_) => return Err(PlayRefusal::MovedOn),
        }
        Ok(Answer::default())
    }

    /// Whoever is away and asks for anything is back; whoever has left, if they play on with that seat. A ping is sent
    /// by programs, and says nothing of people.
    fn return_to_seats(
        &mut self,
        player: PlayerId,
        incoming: &Incoming,
        pending: &mut PendingStep,
    ) -> Result<(), PlayRefusal> {
        if incoming.request == Request::Ping {
            return Ok(());
        }
        let plays = matches!(
            incoming.request,
            Request::Choose { .. }
                | Request::Select { choice: Some(_), .. }
                | Request::TakeBack
                | Request::Arm(_)
                | Request::Roll(_)
                | Request::Ready
                | Request::Present
                | Request::Back
        );
        for seat in self.play.seats_of(player).iter() {
            let place = self.play.place(seat)?;
            let plays_on = plays && incoming.seat.is_none_or(|named| named == seat);
            if place.is_away() || (plays_on && place.stand_in.is_some()) {
                self.apply(pending, Event::Returned { seat })?;
            }
        }
        Ok(())
    }

    /// Refuses what a table of this length takes no more: first what does not bring a game to its end, and at a
    /// length that no game ever has, everything.
    fn check_length(&self, request: &Request) -> Result<(), PlayRefusal> {
        let plays = matches!(
            request,
            Request::Choose { .. }
                | Request::Select { .. }
                | Request::Roll(_)
                | Request::Ready
                | Request::Rematch
                | Request::Ping
        );
        let most = if plays { MOST_STEPS } else { MOST_STEPS_BESIDE_PLAY };
        if self.n >= most { Err(PlayRefusal::TooManySteps) } else { Ok(()) }
    }

    /// A player chooses. A choice that comes twice, because an answer was lost, is taken once.
    fn choose(
        &mut self,
        player: PlayerId,
        seat: Option<Seat>,
        choice: &str,
        ply: Option<usize>,
        pending: &mut PendingStep,
    ) -> Result<(), PlayRefusal> {
        let table = self.play.table();
        if let Some(ply) = ply.filter(|ply| *ply != table.ply()) {
            let made = |seat: Seat| table.choice_at(ply, seat).is_some_and(|made| made == choice);
            let is_made = match seat {
                Some(seat) => self.play.seats_of(player).contains(seat) && made(seat),
                None => self.play.seats_of(player).iter().any(made),
            };
            return if is_made { Ok(()) } else { Err(PlayRefusal::MovedOn) };
        }
        let seat = self.asked_seat(player, seat)?;
        if self.play.place(seat)?.chosen.as_deref() == Some(choice) {
            return Ok(());
        }
        let event = Event::Chose { seat, choice: choice.to_owned(), by: By::Hand, selected: false };
        self.apply(pending, event)?;
        self.forget_selection(seat);
        Ok(())
    }

    /// The seat that a player speaks for.
    fn own_seat(&self, player: PlayerId, named: Option<Seat>) -> Result<Seat, PlayRefusal> {
        let seats = self.play.seats_of(player);
        match named {
            Some(seat) if seats.contains(seat) => Ok(seat),
            Some(_) => Err(PlayRefusal::NotYours),
            None if seats.len() > 1 => Err(PlayRefusal::WhichSeat),
            None => seats.iter().next().ok_or(PlayRefusal::NotYours),
        }
    }

    /// The seats for which a player speaks where they can mean all of theirs: the one named, or all.
    fn own_seats(&self, player: PlayerId, named: Option<Seat>) -> Result<Seats, PlayRefusal> {
        let seats = self.play.seats_of(player);
        match named {
            Some(seat) if seats.contains(seat) => Ok(Seats::only(seat)),
            None if !seats.is_empty() => Ok(seats),
            _ => Err(PlayRefusal::NotYours),
        }
    }

    /// The seat that a player chooses for: of several, the only one that is asked.
    pub(super) fn asked_seat(&self, player: PlayerId, named: Option<Seat>) -> Result<Seat, PlayRefusal> {
        let seats = self.play.seats_of(player);
        if named.is_some() || seats.len() < 2 {
            return self.own_seat(player, named);
        }
        let awaited = self.play.awaited();
        let mut asked = seats.iter().filter(|seat| awaited.contains(*seat));
        match (asked.next(), asked.next()) {
            (Some(seat), None) => Ok(seat),
            _ => Err(PlayRefusal::WhichSeat),
        }
    }

    fn roll(
        &mut self,
        player: PlayerId,
        typed: Option<&str>,
        pending: &mut PendingStep,
    ) -> Result<(), PlayRefusal> {
        let seats = self.play.seats_of(player);
        if seats.is_empty() {
            return Err(PlayRefusal::NotYours);
        }
        let awaited = self.play.awaited_chance();
        if typed.is_some_and(|typed| typed.len() > MAX_TYPED) {
            return Err(PlayRefusal::TypedTooLong(MAX_TYPED));
        }
        let dice = self.play.plan().dice;
        if dice == DiceMode::Program || (dice == DiceMode::Tap && typed.is_some()) {
            return Err(PlayRefusal::ProgramRolls);
        }
        // Where no dice are awaited the reason is another.
        let may_roll = awaited.and_then(|_| self.may_roll());
        if may_roll.is_some_and(|may_roll| !seats.iter().any(|seat| may_roll.contains(seat))) {
            return Err(PlayRefusal::NotYours);
        }
        if dice == DiceMode::Tap {
            let is_late = awaited.is_none() && self.play.is_playing();
            awaited.ok_or(if is_late { PlayRefusal::MovedOn } else { PlayRefusal::NoGame })?;
            self.apply_roll(pending);
            return Ok(());
        }
        match (typed, awaited) {
            (Some(text), _) => self.apply(pending, Event::Chance(text.to_owned())),
            (None, Some(ChanceKind::Roll | ChanceKind::Reroll)) => Err(PlayRefusal::RealDice),
            (None, Some(_)) => {
                self.apply_sample(pending);
                Ok(())
            }
            (None, None) => Err(PlayRefusal::NoGame),
        }
    }

    /// Whether a player may write something that is kept.
    fn check_may_write(&self, player: PlayerId, seat: Seat) -> Result<(), PlayRefusal> {
        if self.play.place(seat)?.muted {
            return Err(PlayRefusal::Muted);
        }
        if self.forgotten.contains(&player) {
            return Err(PlayRefusal::Forgotten);
        }
        Ok(())
    }

    fn say(
        &mut self,
        player: PlayerId,
        seat: Seat,
        text: &str,
        pending: &mut PendingStep,
        outgoing: &mut Vec<OutgoingMessage>,
    ) -> Result<(), PlayRefusal> {
        self.check_may_write(player, seat)?;
        let text = tidy(text, MAX_CHAT_TEXT).ok_or(PlayRefusal::NothingSaid)?;
        if self.chat_count >= MOST_CHAT {
            return Err(PlayRefusal::TooMuchChat);
        }
        self.chat_count += 1;
        let name = self.names.get(seat.index()).cloned().flatten().unwrap_or_default();
        let message = ChatMessage { seat, name, text: text.clone(), at: self.services.clock().now() };
        let said: Notice<'_> = Notice::Said(Cow::Borrowed(&message));
        self.post(outgoing, &shared_json(&said));
        pending.writes.push(Write::ChatMessage {
            table: self.id.clone(),
            at: message.at,
            seat,
            player,
            text,
        });
        if self.chat.len() == CHAT_KEPT {
            self.chat.pop_front();
        }
        self.chat.push_back(ChatEntry { player: Some(player), message });
        Ok(())
    }

    fn react(
        &mut self,
        seat: Seat,
        reaction: &str,
        outgoing: &mut Vec<OutgoingMessage>,
    ) -> Result<(), PlayRefusal> {
        if self.play.place(seat)?.muted {
            return Err(PlayRefusal::Muted);
        }
        let known = REACTIONS.into_iter().find(|known| *known == reaction);
        let reaction = known.ok_or(PlayRefusal::NoReaction)?.into();
        let reacted: Notice<'_> = Notice::Reacted { seat, reaction };
        let message = shared_json(&reacted);
        self.post(outgoing, &message);
        Ok(())
    }

    /// Before play the seat is free again; later a bot plays on until the player comes back.
    fn leave(&mut self, seat: Seat, pending: &mut PendingStep) -> Result<(), PlayRefusal> {
        if self.play.is_new() {
            self.apply(pending, Event::Freed { seat })?;
            self.rename(pending, seat, None, None);
            return Ok(());
        }
        if self.play.is_over() {
            return Ok(());
        }
        let level = Level(self.stand_in());
        self.apply(pending, Event::StoodIn { seat, level })
    }

    /// The bot that plays for whoever is missing, where nobody named one.
    pub(super) fn stand_in(&self) -> Bot {
        match self.play.plan().late {
            TimeoutPolicy::Bot(bot) => bot,
            TimeoutPolicy::Default => Bot::Medium,
        }
    }

    fn offer_transfer(&mut self, player: PlayerId) -> Result<String, PlayRefusal> {
        if self.play.seats_of(player).is_empty() {
            return Err(PlayRefusal::NotYours);
        }
        let code = self.services.random().token();
        let hash = PlayerId::of_token(&code).ok_or(PlayRefusal::NotYours)?;
        self.transfers.retain(|transfer| transfer.until > Instant::now());
        if self.transfers.len() == MAX_TRANSFERS {
            self.transfers.remove(0);
        }
        self.transfers.push(DeviceTransfer { code: hash, player, until: Instant::now() + TRANSFER_LIFETIME });
        Ok(code)
    }

    /// Somebody goes on here with a one-time code: the seats are theirs now, and the code is used up.
    pub fn take_transfer(
        &mut self,
        code: &str,
        player: PlayerId,
        done: tokio::sync::oneshot::Sender<()>,
    ) -> Result<Vec<Seat>, PlayRefusal> {
        if self.gone {
            return Err(PlayRefusal::ReadAgain);
        }
        let code = PlayerId::of_token(code).ok_or(PlayRefusal::NotYours)?;
        self.transfers.retain(|transfer| transfer.until > Instant::now());
        let place =
            self.transfers.iter().position(|transfer| transfer.code == code).ok_or(PlayRefusal::NotYours)?;
        let from = self.transfers.remove(place).player;
        let seats: Vec<Seat> = self.play.seats_of(from).iter().collect();
        if seats.is_empty() {
            return Err(PlayRefusal::NotYours);
        }
        let mut pending = self.begin_step();
        for seat in &seats {
            self.apply(&mut pending, Event::Carried { seat: *seat, player })?;
            let name = self.names.get(seat.index()).cloned().flatten();
            self.rename(&mut pending, *seat, Some(player), name);
        }
        for said in self.chat.iter_mut().filter(|said| said.player == Some(from)) {
            said.player = Some(player);
        }
        pending.writes.push(Write::Transferred { table: self.id.clone(), from, to: player });
        pending.done = Some(done);
        if self.host == from {
            self.host = player;
        }
        let mut outgoing = Vec::new();
        self.post_here(&mut outgoing, None);
        self.finish_step(pending, outgoing);
        Ok(seats)
    }
}
