//! What people at the table ask for, each checked for whose it is.

use std::sync::Arc;

use bots::Bot;
use serde::Serialize;
use table::{ChanceKind, Seat, Seats};
use tokio::time::Instant;

use super::step::Draft;
use super::{CARRY_TIME, CHAT_KEPT, Carry, MAX_CARRIES, Room, Said};
use crate::identity::PlayerId;
use crate::ledger::Entry;
use crate::names::{MAX_SAID, tidy, tidy_name};
use crate::outbox::Mail;
use crate::play::{By, Dice, Event, Late, Level, Refusal};
use crate::protocol::{Fault, Frame, Incoming, REACTIONS, Request, Talk, UndoWord, json};
use crate::store::Write;

/// The most steps of a table. A match of five games has some thousand; only players who pass for ever get here.
pub(super) const MOST_STEPS: u64 = 20_000;
/// The most steps before only what brings a game to its end is taken.
const MOST_STEPS_BESIDE_PLAY: u64 = 8_000;
/// The most chat messages of a table.
const MOST_CHAT: u64 = 10_000;
/// The longest dice that are typed in.
const MAX_TYPED: usize = 100;

/// The answer to a request that was carried out.
#[derive(Serialize)]
struct Done<'a> {
    ok: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    carry: Option<&'a str>,
}

impl Room {
    /// Carries out a request from a line, or says why not.
    pub fn request(&mut self, line: u64, incoming: Incoming) {
        let Some(out) = self.lines.iter().find(|known| known.id == line).map(|line| line.out.clone()) else {
            return;
        };
        self.touched = Instant::now();
        let mut draft = self.draft();
        let mut mail = Vec::new();
        match self.carry_out(line, &incoming, &mut draft, &mut mail) {
            Ok(carry) => {
                if let Some(ok) = incoming.id {
                    let message = json(&Done { ok, carry: carry.as_deref() }).into();
                    mail.insert(0, Mail { to: out, message });
                }
                self.settle(draft, mail);
                self.go_on_elsewhere();
                self.drive();
            }
            Err(refusal) => {
                self.services.metrics().refused.add(1);
                let message = Fault::from(&refusal).frame(incoming.id).into();
                // Whoever was away is back, even if what he wants cannot be.
                self.settle(draft, vec![Mail { to: out, message }]);
                self.drive();
            }
        }
    }

    /// Tells a line that its message was no request.
    pub fn complain(&mut self, line: u64, fault: &Fault) {
        if let Some(known) = self.lines.iter().find(|known| known.id == line) {
            let mail = vec![Mail { to: known.out.clone(), message: fault.frame(None).into() }];
            self.enter(Entry { mail, ..Entry::default() });
        }
    }

    fn carry_out(
        &mut self,
        line: u64,
        incoming: &Incoming,
        draft: &mut Draft,
        mail: &mut Vec<Mail>,
    ) -> Result<Option<String>, Refusal> {
        let Some(player) = self.player_of(line) else {
            // Whoever watches may see whether the server is there, and nothing else.
            return if incoming.request == Request::Ping { Ok(None) } else { Err(Refusal::NotYours) };
        };
        // Whoever stands before his seat and speaks is back; whoever has left, if he plays on.
        let plays = matches!(
            incoming.request,
            Request::Choose { .. } | Request::TakeBack | Request::Arm(_) | Request::Roll(_) | Request::Ready
        );
        for seat in self.play.seats_of(player).iter() {
            let place = self.play.place(seat)?;
            if place.is_away() || (plays && place.stand_in.is_some()) {
                self.enact(draft, Event::Returned { seat })?;
            }
        }
        self.check_length(&incoming.request)?;
        let own = |room: &Room| room.own_seat(player, incoming.seat);
        match &incoming.request {
            Request::Choose { choice, ply } => self.choose(player, incoming.seat, choice, *ply, draft)?,
            Request::TakeBack => self.enact(draft, Event::TookBack { seat: own(self)? })?,
            Request::Arm(choices) => {
                let seat = own(self)?;
                self.play.arm(seat, choices)?;
            }
            Request::Auto(on) => {
                let seat = own(self)?;
                self.play.set_auto(seat, *on)?;
            }
            Request::Roll(typed) => self.roll(player, typed.as_deref(), draft)?,
            Request::Unroll => {
                self.own_seats(player, incoming.seat)?;
                self.enact(draft, Event::Unrolled)?;
            }
            Request::Undo(UndoWord::Ask) => self.enact(draft, Event::UndoAsked { seat: own(self)? })?,
            Request::Undo(UndoWord::Agree) => self.enact(draft, Event::UndoAgreed { seat: own(self)? })?,
            Request::Undo(UndoWord::Refuse) => self.enact(draft, Event::UndoRefused { seat: own(self)? })?,
            Request::Say(text) => self.say(player, own(self)?, text, draft, mail)?,
            Request::React(reaction) => self.react(own(self)?, reaction, mail)?,
            Request::Name(name) => {
                let seat = own(self)?;
                if self.play.place(seat)?.muted {
                    return Err(Refusal::Muted);
                }
                let name = tidy_name(name).ok_or(Refusal::NothingSaid)?;
                let name = self.distinct_name(seat, name);
                if self.names.get(seat.index()).and_then(Option::as_ref) != Some(&name) {
                    self.enact(draft, Event::Renamed { seat })?;
                    self.rename(draft, seat, Some(player), Some(name));
                }
            }
            Request::Ready => {
                let seats = self.own_seats(player, incoming.seat)?;
                // Said again, or when the next game has begun already, it asks for what there is.
                let ready = self.play.ready();
                if !self.play.is_playing() {
                    for seat in seats.iter().filter(|seat| !ready.contains(*seat)) {
                        self.enact(draft, Event::Ready { seat })?;
                    }
                }
            }
            Request::Rematch => {
                let seats = self.own_seats(player, incoming.seat)?;
                let wanted = self.play.rematch();
                if self.play.next().is_none() {
                    for seat in seats.iter().filter(|seat| !wanted.contains(*seat)) {
                        self.enact(draft, Event::Rematch { seat })?;
                    }
                }
            }
            Request::Leave => self.leave(own(self)?, draft)?,
            Request::Carry => return self.offer_carry(player).map(Some),
            Request::Host(wish) => self.host_wish(player, wish, draft)?,
            Request::Ping => {}
            Request::Hello { .. } => return Err(Refusal::MovedOn),
        }
        Ok(None)
    }

    /// Refuses what a table of this length takes no more: first what does not bring a game to its end, and at a
    /// length that no game ever has, everything.
    fn check_length(&self, request: &Request) -> Result<(), Refusal> {
        let plays = matches!(
            request,
            Request::Choose { .. } | Request::Roll(_) | Request::Ready | Request::Rematch | Request::Ping
        );
        let most = if plays { MOST_STEPS } else { MOST_STEPS_BESIDE_PLAY };
        if self.n >= most { Err(Refusal::TooManySteps) } else { Ok(()) }
    }

    /// A player chooses. A choice that comes twice, because an answer was lost, is taken once.
    fn choose(
        &mut self,
        player: PlayerId,
        seat: Option<Seat>,
        choice: &str,
        ply: Option<usize>,
        draft: &mut Draft,
    ) -> Result<(), Refusal> {
        let table = self.play.table();
        if let Some(ply) = ply.filter(|ply| *ply != table.ply()) {
            let made = |seat: Seat| table.choice_at(ply, seat).is_some_and(|made| made == choice);
            let is_made = match seat {
                Some(seat) => self.play.seats_of(player).contains(seat) && made(seat),
                None => self.play.seats_of(player).iter().any(made),
            };
            return if is_made { Ok(()) } else { Err(Refusal::MovedOn) };
        }
        let seat = self.asked_seat(player, seat)?;
        if self.play.place(seat)?.chosen.as_deref() == Some(choice) {
            return Ok(());
        }
        self.enact(draft, Event::Chose { seat, choice: choice.to_owned(), by: By::Hand })
    }

    /// The seat that a player speaks for.
    fn own_seat(&self, player: PlayerId, named: Option<Seat>) -> Result<Seat, Refusal> {
        let seats = self.play.seats_of(player);
        match named {
            Some(seat) if seats.contains(seat) => Ok(seat),
            Some(_) => Err(Refusal::NotYours),
            None if seats.len() > 1 => Err(Refusal::WhichSeat),
            None => seats.iter().next().ok_or(Refusal::NotYours),
        }
    }

    /// The seats for which a player speaks where he can mean all of his: the one named, or all.
    fn own_seats(&self, player: PlayerId, named: Option<Seat>) -> Result<Seats, Refusal> {
        let seats = self.play.seats_of(player);
        match named {
            Some(seat) if seats.contains(seat) => Ok(Seats::only(seat)),
            None if !seats.is_empty() => Ok(seats),
            _ => Err(Refusal::NotYours),
        }
    }

    /// The seat that a player chooses for: of several, the only one that is asked.
    fn asked_seat(&self, player: PlayerId, named: Option<Seat>) -> Result<Seat, Refusal> {
        let seats = self.play.seats_of(player);
        if named.is_some() || seats.len() < 2 {
            return self.own_seat(player, named);
        }
        let awaited = self.play.awaited();
        let mut asked = seats.iter().filter(|seat| awaited.contains(*seat));
        match (asked.next(), asked.next()) {
            (Some(seat), None) => Ok(seat),
            _ => Err(Refusal::WhichSeat),
        }
    }

    fn roll(&mut self, player: PlayerId, typed: Option<&str>, draft: &mut Draft) -> Result<(), Refusal> {
        let seats = self.play.seats_of(player);
        if seats.is_empty() {
            return Err(Refusal::NotYours);
        }
        let awaited = self.play.awaited_chance();
        if typed.is_some_and(|typed| typed.len() > MAX_TYPED) {
            return Err(Refusal::TypedTooLong(MAX_TYPED));
        }
        match (self.play.plan().dice, typed) {
            (Dice::Program, _) | (Dice::Tap, Some(_)) => Err(Refusal::ProgramRolls),
            (Dice::Real, Some(text)) => self.enact(draft, Event::Chance(text.to_owned())),
            (Dice::Real, None) => match awaited {
                Some(ChanceKind::Roll | ChanceKind::Reroll) => Err(Refusal::RealDice),
                Some(_) => {
                    self.enact_sample(draft);
                    Ok(())
                }
                None => Err(Refusal::NoGame),
            },
            (Dice::Tap, None) => {
                let is_late = awaited.is_none() && self.play.is_playing();
                awaited.ok_or(if is_late { Refusal::MovedOn } else { Refusal::NoGame })?;
                let may_roll = self.may_roll().unwrap_or_default();
                if !seats.iter().any(|seat| may_roll.contains(seat)) {
                    return Err(Refusal::NotYours);
                }
                self.enact_roll(draft);
                Ok(())
            }
        }
    }

    fn say(
        &mut self,
        player: PlayerId,
        seat: Seat,
        text: &str,
        draft: &mut Draft,
        mail: &mut Vec<Mail>,
    ) -> Result<(), Refusal> {
        if self.play.place(seat)?.muted {
            return Err(Refusal::Muted);
        }
        let text = tidy(text, MAX_SAID).ok_or(Refusal::NothingSaid)?;
        if self.chat_count >= MOST_CHAT {
            return Err(Refusal::TooMuchChat);
        }
        self.chat_count += 1;
        let name = self.names.get(seat.index()).cloned().flatten().unwrap_or_default();
        let talk = Talk { seat, name, text: text.clone(), at: self.services.clock().now() };
        let message = Arc::<str>::from(json(&Frame::Said(&talk)));
        self.post(mail, &message);
        draft.writes.push(Write::Said { table: self.id.clone(), at: talk.at, seat, player, text });
        if self.chat.len() == CHAT_KEPT {
            self.chat.pop_front();
        }
        self.chat.push_back(Said { player: Some(player), talk });
        Ok(())
    }

    fn react(&mut self, seat: Seat, reaction: &str, mail: &mut Vec<Mail>) -> Result<(), Refusal> {
        if self.play.place(seat)?.muted {
            return Err(Refusal::Muted);
        }
        let known = REACTIONS.into_iter().find(|known| *known == reaction);
        let frame = Frame::Reacted { seat, reaction: known.ok_or(Refusal::NoReaction)? };
        let message = Arc::<str>::from(json(&frame));
        self.post(mail, &message);
        Ok(())
    }

    /// Before play the seat is free again; later a bot plays on until the player comes back.
    fn leave(&mut self, seat: Seat, draft: &mut Draft) -> Result<(), Refusal> {
        if self.play.is_new() {
            self.enact(draft, Event::Freed { seat })?;
            self.rename(draft, seat, None, None);
            return Ok(());
        }
        if self.play.is_over() {
            return Ok(());
        }
        let level = Level(self.stand_in());
        self.enact(draft, Event::StoodIn { seat, level })
    }

    /// The bot that plays for whoever is missing, where nobody named one.
    pub(super) fn stand_in(&self) -> Bot {
        match self.play.plan().late {
            Late::Bot(bot) => bot,
            Late::Default => Bot::Medium,
        }
    }

    fn offer_carry(&mut self, player: PlayerId) -> Result<String, Refusal> {
        if self.play.seats_of(player).is_empty() {
            return Err(Refusal::NotYours);
        }
        let code = self.services.lots().token();
        let hash = PlayerId::of_token(&code).ok_or(Refusal::NotYours)?;
        self.carries.retain(|carry| carry.until > Instant::now());
        if self.carries.len() == MAX_CARRIES {
            self.carries.remove(0);
        }
        self.carries.push(Carry { code: hash, player, until: Instant::now() + CARRY_TIME });
        Ok(code)
    }

    /// Somebody goes on here with a one-time code: the seats are his now, and the code is used up.
    pub fn take_carry(
        &mut self,
        code: &str,
        player: PlayerId,
        done: tokio::sync::oneshot::Sender<()>,
    ) -> Result<Vec<Seat>, Refusal> {
        if self.gone {
            return Err(Refusal::ReadAgain);
        }
        let code = PlayerId::of_token(code).ok_or(Refusal::NotYours)?;
        self.carries.retain(|carry| carry.until > Instant::now());
        let place = self.carries.iter().position(|carry| carry.code == code).ok_or(Refusal::NotYours)?;
        let from = self.carries.remove(place).player;
        let seats: Vec<Seat> = self.play.seats_of(from).iter().collect();
        let mut draft = self.draft();
        for seat in &seats {
            self.enact(&mut draft, Event::Carried { seat: *seat, player })?;
            let name = self.names.get(seat.index()).cloned().flatten();
            self.rename(&mut draft, *seat, Some(player), name);
        }
        for said in self.chat.iter_mut().filter(|said| said.player == Some(from)) {
            said.player = Some(player);
        }
        draft.writes.push(Write::Carried { table: self.id.clone(), from, to: player });
        draft.done = Some(done);
        let mut mail = Vec::new();
        self.post_here(&mut mail, None);
        self.settle(draft, mail);
        if self.host == from {
            self.host = player;
        }
        Ok(seats)
    }
}
