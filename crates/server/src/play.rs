//! A table's match as the fold of its events: who sits where, what was chosen, what stands.
//!
//! Nothing here knows of sockets, storage or the clock. [`Play::apply`] checks and applies one event, live
//! and when a stored table is read again; an event that is refused changes nothing. What follows by itself
//! (the program's dice, single and armed choices) comes from [`Play::advance`], one event at a time, and is
//! stored like everything else.

mod check;
mod event;
mod place;
mod plan;
mod preferences;
mod refusal;
mod restored;
mod seating;
#[cfg(test)]
mod tests;
mod undo;

pub use event::Event;
pub use place::{Place, Who};
pub use plan::{Plan, PlanError};
pub use preferences::Preferences;
pub use protocol::{By, DiceMode, Level, News, SECONDS, TimeoutPolicy};
pub use refusal::PlayRefusal;
pub use seating::Seating;
pub use undo::Undo;

use fair::{DiceLines, FairDice};
use games::{AnyGame, AnyTable, TableView};
use rand::Rng;
use table::record::Header;
use table::{ChanceKind, Seat, Seats, Series, Turn};

use self::restored::RestoredDice;
use crate::identity::PlayerId;

/// The match at a table.
pub struct Play {
    plan: Plan,
    rules: AnyGame,
    places: Vec<Place>,
    series: Series,
    table: Box<dyn AnyTable>,
    dice: Option<FairDice>,
    restored: Option<RestoredDice>,
    begun: bool,
    moment: u64,
    /// Whether anybody has acted since the last dice.
    by_hand: bool,
    /// Whether any player has chosen in person in the decision that is being made.
    acted: bool,
    /// The decisions since the last dice: whether any player has made them in person.
    decisions: Vec<bool>,
    undo: Option<Undo>,
    ready: Seats,
    rematch: Seats,
    next: Option<String>,
    removed: Vec<PlayerId>,
    carried: Vec<(PlayerId, PlayerId)>,
}

impl Play {
    /// An empty table.
    pub fn new(plan: Plan) -> Result<Play, PlanError> {
        let rules = plan.rules()?;
        let series = Series::new(plan.games, plan.seats).ok_or(PlanError::Games(plan.games))?;
        Ok(Play {
            places: (0..plan.seats).map(|_| Place::default()).collect(),
            table: rules.table(),
            rules,
            plan,
            series,
            dice: None,
            restored: None,
            begun: false,
            moment: 0,
            by_hand: false,
            acted: false,
            decisions: Vec::new(),
            undo: None,
            ready: Seats::default(),
            rematch: Seats::default(),
            next: None,
            removed: Vec::new(),
            carried: Vec::new(),
        })
    }

    /// What the table is set up with.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The rules played by.
    pub fn rules(&self) -> &AnyGame {
        &self.rules
    }

    /// The match so far.
    pub fn series(&self) -> &Series {
        &self.series
    }

    /// The game being played, or the one that was played last.
    pub fn table(&self) -> &dyn AnyTable {
        self.table.as_ref()
    }

    /// Where the game stands, to be written into a message.
    pub fn view(&self) -> TableView<'_> {
        TableView { game: &self.rules, table: self.table.as_ref() }
    }

    /// Whether a game is being played.
    pub fn is_playing(&self) -> bool {
        self.begun
    }

    /// Whether nothing has been played yet.
    pub fn is_new(&self) -> bool {
        !self.begun && self.series.results().is_empty()
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.series.current().is_none()
    }

    /// Counts whatever changes what is awaited.
    pub fn moment(&self) -> u64 {
        self.moment
    }

    /// The request to take something back.
    pub fn undo(&self) -> Option<Undo> {
        self.undo
    }

    /// Who is ready for the next game.
    pub fn ready(&self) -> Seats {
        self.ready
    }

    /// Who wants to play again.
    pub fn rematch(&self) -> Seats {
        self.rematch
    }

    /// The table where the same people go on.
    pub fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    /// All seats with their places.
    pub fn places(&self) -> impl Iterator<Item = (Seat, &Place)> {
        Seat::all(self.plan.seats).zip(&self.places)
    }

    /// A seat's place.
    pub fn place(&self, seat: Seat) -> Result<&Place, PlayRefusal> {
        self.places.get(seat.index()).ok_or(PlayRefusal::NoSeat)
    }

    /// The seats of a player.
    pub fn seats_of(&self, player: PlayerId) -> Seats {
        self.seats_where(|place| place.person() == Some(player))
    }

    /// Who a player is now, if they have gone on with their seats on another device.
    pub fn now_called(&self, player: PlayerId) -> PlayerId {
        self.carried.iter().fold(player, |player, (from, to)| if player == *from { *to } else { player })
    }

    /// Puts another player in the place of one, as if it had been them all the time.
    pub fn replace_player(&mut self, from: PlayerId, to: PlayerId) {
        let replace = |player: &mut PlayerId| {
            if *player == from {
                *player = to;
            }
        };
        for place in &mut self.places {
            if let Who::Person(player) | Who::Reserved(player) = &mut place.who {
                replace(player);
            }
        }
        self.removed.iter_mut().for_each(replace);
        for (before, after) in &mut self.carried {
            replace(before);
            replace(after);
        }
    }

    /// The seats that people have and play themselves.
    pub fn people(&self) -> Seats {
        self.seats_where(Place::is_played_by_person)
    }

    /// Whether anybody but bots has a seat.
    pub fn has_persons(&self) -> bool {
        self.places.iter().any(|place| place.person().is_some())
    }

    /// Whether any of those who are here answers.
    fn is_attended(&self, is_here: impl Fn(PlayerId) -> bool) -> bool {
        let mut answering =
            self.places.iter().filter(|place| place.is_played_by_person() && !place.is_away());
        answering.any(|place| place.person().is_some_and(&is_here))
    }

    /// The seats whose players nobody waits for.
    pub fn away(&self) -> Seats {
        self.seats_where(Place::is_away)
    }

    /// The seats for which this is true.
    pub fn seats_where(&self, is: impl Fn(&Place) -> bool) -> Seats {
        self.places().filter(|(_, place)| is(place)).map(|(seat, _)| seat).collect()
    }

    /// The seats whose choice is awaited.
    pub fn awaited(&self) -> Seats {
        match self.table.turn() {
            Turn::Decide(seats) if self.begun => {
                let committed = self.table.committed();
                seats.iter().filter(|seat| !committed.contains(*seat)).collect()
            }
            _ => Seats::default(),
        }
    }

    /// The seat whose turn it is.
    pub fn active(&self) -> Option<Seat> {
        self.table.active().filter(|_| self.begun)
    }

    /// The chance that somebody has to roll for or to type.
    pub fn awaited_chance(&self) -> Option<ChanceKind> {
        match self.table.turn() {
            Turn::Chance(kind) if self.begun => Some(kind),
            _ => None,
        }
    }

    /// Whether the next game can begin: the first when every seat is taken, a further one when everybody who
    /// is present and answers is ready.
    pub fn can_begin(&self, present: Seats) -> bool {
        if self.begun || self.is_over() {
            return false;
        }
        if self.is_new() {
            return !self.has_free_seat();
        }
        // Where only bots play there is nobody to wait for.
        if !self.has_persons() {
            return true;
        }
        let awaited = self.seats_where(|place| place.is_played_by_person() && !place.is_away());
        let mut awaited = awaited.iter().filter(|seat| present.contains(*seat)).peekable();
        awaited.peek().is_some() && awaited.all(|seat| self.ready.contains(seat))
    }

    /// Whether nobody has sat down yet at some seat.
    fn has_free_seat(&self) -> bool {
        self.places.iter().any(|place| matches!(place.who, Who::Open | Who::Reserved(_)))
    }

    /// Checks and applies one event, and tells what everybody may know of it.
    pub fn apply(&mut self, event: &Event, news: &mut Vec<News>) -> Result<(), PlayRefusal> {
        self.check(event)?;
        match event {
            Event::Reserved { seat, player } => self.place_mut(*seat)?.who = Who::Reserved(*player),
            Event::Sat { seat, player, luck } => {
                let luck = luck.as_deref().map(str::parse).transpose().map_err(PlayRefusal::PlayerSeed)?;
                let place = self.place_mut(*seat)?;
                *place =
                    Place { who: Who::Person(*player), luck, has_new_preferences: true, ..Place::default() };
                news.push(News::Sat { seat: *seat });
            }
            Event::SatBot { seat, level } => {
                *self.place_mut(*seat)? = Place { who: Who::Bot(level.0), ..Place::default() };
                news.push(News::Sat { seat: *seat });
            }
            Event::Freed { seat } => {
                *self.place_mut(*seat)? = Place::default();
                news.push(News::Left { seat: *seat });
            }
            Event::StoodIn { seat, level } => {
                self.place_mut(*seat)?.stand_in = Some(level.0);
                news.push(News::StoodIn { seat: *seat, level: *level });
                self.undo_if_all_agree(news)?;
            }
            Event::Returned { seat } => {
                let place = self.place_mut(*seat)?;
                place.stand_in = None;
                place.mark_present();
                news.push(News::Returned { seat: *seat });
            }
            Event::Removed { seat, level } => self.remove(*seat, *level, news)?,
            Event::Muted { seat, on } => {
                self.place_mut(*seat)?.muted = *on;
                news.push(News::Muted { seat: *seat, on: *on });
            }
            Event::Carried { seat, player } => {
                let place = self.place_mut(*seat)?;
                let from = place.person();
                place.who = Who::Person(*player);
                self.carried.extend(from.map(|from| (from, *player)));
            }
            Event::Renamed { seat } => news.push(News::Renamed { seat: *seat }),
            Event::Began => self.begin(news)?,
            Event::Chance(text) => {
                self.playing()?.chance(text)?;
                self.chance_fell(text, news);
            }
            Event::Unrolled => self.unroll(news)?,
            Event::Chose { seat, choice, by, selected } => {
                self.choose(*seat, choice, *by, *selected, news)?;
            }
            Event::TookBack { seat } => {
                if !self.playing()?.take_back(*seat) {
                    return Err(PlayRefusal::NothingToTakeBack);
                }
                self.place_mut(*seat)?.chosen = None;
                news.push(News::TookBack { seat: *seat });
            }
            Event::Armed { seat, choices } => self.arm(*seat, choices)?,
            Event::Auto { seat, on } => self.set_auto(*seat, *on)?,
            Event::UndoAsked { seat } => self.ask_undo(*seat, news)?,
            Event::UndoAgreed { seat } => self.agree_to_undo(*seat, news)?,
            Event::UndoRefused { seat } => {
                self.undo.take().ok_or(PlayRefusal::NoUndoAsked)?;
                news.push(News::UndoRefused { seat: *seat });
            }
            Event::Ready { seat } => {
                if self.begun || self.is_new() {
                    return Err(PlayRefusal::MatchNotOver);
                }
                if self.is_over() {
                    return Err(PlayRefusal::MatchOver);
                }
                self.ready.insert(*seat);
                news.push(News::Ready { seat: *seat });
            }
            Event::Rematch { seat } => {
                if !self.is_over() {
                    return Err(PlayRefusal::MatchNotOver);
                }
                self.rematch.insert(*seat);
                news.push(News::Rematch { seat: *seat });
            }
            Event::Restored { secrets } => self.restore_dice(secrets, news),
            Event::Next { table } => {
                self.next = Some(table.clone());
                news.push(News::Next { table: table.clone() });
            }
        }
        Ok(())
    }

    /// The next thing that happens by itself, already applied: the program's dice, a choice that was armed or
    /// is the only one, the silence of somebody who is away. Who is here is asked only where it matters.
    pub fn advance(&mut self, is_here: impl Fn(PlayerId) -> bool, news: &mut Vec<News>) -> Option<Event> {
        match self.table.turn() {
            _ if !self.begun => None,
            Turn::Over => None,
            Turn::Chance(kind) => match self.plan.dice {
                DiceMode::Real => None,
                // Where only bots play there is nobody to tap.
                DiceMode::Tap if kind == ChanceKind::Roll && self.has_persons() => None,
                DiceMode::Tap | DiceMode::Program => self.roll(news),
            },
            Turn::Decide(_) => {
                let answer = |seat| self.answer_for(seat, &is_here);
                let (seat, choice, by) = self.awaited().iter().find_map(answer)?;
                let event = Event::Chose { seat, choice, by, selected: false };
                self.apply(&event, news).is_ok().then_some(event)
            }
        }
    }

    /// What can be answered for a person without asking them.
    fn answer_for(&self, seat: Seat, is_here: impl Fn(PlayerId) -> bool) -> Option<(Seat, String, By)> {
        let place = self.places.get(seat.index()).filter(|place| place.is_played_by_person())?;
        let armed = place.armed.iter().find(|choice| self.table.allows(seat, choice));
        if let Some(choice) = armed {
            return Some((seat, choice.clone(), By::Armed));
        }
        if place.auto
            && let Some(choice) = self.table.forced(seat)
        {
            return Some((seat, choice, By::Auto));
        }
        // Where nobody who is here answers, the game is not played without them.
        let silent = place.is_away() && self.plan.late == TimeoutPolicy::Default && self.is_attended(is_here);
        silent.then(|| self.table.unanswered(seat)).flatten().map(|choice| (seat, choice, By::Late))
    }

    /// What everybody is taken to choose who has not answered in time; bots are asked for those whom the plan
    /// gives one.
    pub fn silence(&self, seat: Seat) -> Option<Event> {
        let choice = self.table.unanswered(seat)?;
        Some(Event::Chose { seat, choice, by: By::Late, selected: false })
    }

    /// Rolls the program's dice, or draws its cards.
    pub fn roll(&mut self, news: &mut Vec<News>) -> Option<Event> {
        let mut stream = self.dice.as_ref()?.chance(self.table.chances());
        self.sample(&mut stream, news)
    }

    /// Lets any generator roll or draw.
    pub fn sample(&mut self, rng: &mut dyn Rng, news: &mut Vec<News>) -> Option<Event> {
        self.playing().ok()?.sample(rng).ok()?;
        let (_, text) = self.table.last_event()?;
        self.chance_fell(&text, news);
        Some(Event::Chance(text))
    }

    /// The record of the game that was played last.
    pub fn record(&self, names: Vec<String>, date: String) -> String {
        let number = self.series.results().len();
        let mut header = Header {
            names,
            date: Some(date),
            place: (self.series.games() > 1).then_some((number, self.series.games())),
            ..Header::default()
        };
        if let Some(secret) = self.plan.secret(number) {
            let lines = DiceLines {
                commitment: secret.commitment(),
                secret: Some(secret),
                luck: self.places.iter().map(|place| place.luck.clone()).collect(),
                passed_on: number == 1 && self.plan.first.is_some(),
                restored: self.restored.as_ref().and_then(|restored| restored.first_roll(number)),
            };
            lines.write(&mut header);
        }
        self.table.record(&header)
    }

    fn place_mut(&mut self, seat: Seat) -> Result<&mut Place, PlayRefusal> {
        self.places.get_mut(seat.index()).ok_or(PlayRefusal::NoSeat)
    }

    fn playing(&mut self) -> Result<&mut dyn AnyTable, PlayRefusal> {
        if self.begun { Ok(self.table.as_mut()) } else { Err(PlayRefusal::NoGame) }
    }

    fn remove(&mut self, seat: Seat, level: Option<Level>, news: &mut Vec<News>) -> Result<(), PlayRefusal> {
        let place = self.place_mut(seat)?;
        let removed = match place.who {
            Who::Person(player) | Who::Reserved(player) => Some(player),
            Who::Open | Who::Bot(_) => None,
        };
        let who = level.map_or(Who::Open, |level| Who::Bot(level.0));
        let luck = place.luck.take().filter(|_| level.is_some());
        let chosen = place.chosen.take().filter(|_| level.is_some());
        *place = Place { who, luck, chosen, ..Place::default() };
        self.removed.extend(removed);
        news.push(News::Removed { seat });
        self.undo_if_all_agree(news)
    }

    fn begin(&mut self, news: &mut Vec<News>) -> Result<(), PlayRefusal> {
        let number = self.series.current().ok_or(PlayRefusal::MatchOver)?;
        let first = self.series.starter().or(self.plan.first);
        self.table = match first {
            Some(first) => self.rules.begun_by(first).table(),
            None => self.rules.table(),
        };
        let luck: Vec<_> = self.places.iter().map(|place| place.luck.clone()).collect();
        self.dice = self.secret_now(number).map(|secret| FairDice::new(&secret, &luck));
        self.begun = true;
        self.by_hand = false;
        self.decisions.clear();
        self.ready = Seats::default();
        self.changed();
        news.push(News::Began { game: number });
        Ok(())
    }

    /// What is awaited is something else now.
    fn changed(&mut self) {
        self.moment += 1;
        self.undo = None;
        self.acted = false;
        for place in &mut self.places {
            place.chosen = None;
        }
    }

    fn chance_fell(&mut self, text: &str, news: &mut Vec<News>) {
        self.by_hand = false;
        self.decisions.clear();
        self.changed();
        news.push(News::Chance(text.to_owned()));
        self.finish_if_over(news);
    }

    fn choose(
        &mut self,
        seat: Seat,
        choice: &str,
        by: By,
        selected: bool,
        news: &mut Vec<News>,
    ) -> Result<(), PlayRefusal> {
        let decided = self.playing()?.commit(seat, choice)?;
        news.push(News::Chose { seat, by });
        let by_hand = selected || matches!(by, By::Hand | By::Armed);
        self.by_hand |= by_hand;
        self.acted |= by_hand;
        let place = self.place_mut(seat)?;
        match by {
            By::Late if !selected => place.count_missed(),
            By::Hand | By::Late => place.mark_present(),
            By::Armed => {
                place.armed.clear();
                place.has_new_preferences = true;
            }
            By::Auto | By::Bot => {}
        }
        if !decided {
            place.chosen = Some(choice.to_owned());
            return Ok(());
        }
        self.decisions.push(self.acted);
        self.changed();
        if let Some((_, text)) = self.table.last_event() {
            news.push(News::Decided(text));
        }
        self.finish_if_over(news);
        Ok(())
    }

    fn finish_if_over(&mut self, news: &mut Vec<News>) {
        if self.table.turn() != Turn::Over {
            return;
        }
        let starter = self.table.starter().unwrap_or(Seat::FIRST);
        let number = self.series.results().len() + 1;
        self.series.finish(starter, self.table.scores());
        self.begun = false;
        news.push(News::Over {
            game: number,
            scores: self.table.scores(),
            winners: self.table.winners(),
            totals: self.series.totals(),
            leaders: table::winners(&self.series.totals()),
            match_over: self.series.current().is_none(),
            secret: self.plan.secret(number).map(|secret| secret.to_string()),
        });
    }
}
