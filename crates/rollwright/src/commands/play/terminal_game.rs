//! One game on the terminal: who is asked what, when nothing may be shown, and what can be taken back.

mod asking;

use std::io::{BufRead, Write};

use anyhow::{Context, Result};
use bots::Playable;
use rand_chacha::ChaCha20Rng;
use table::record::{self, Header};
use table::{ChanceKind, ChoiceSet, Event, Seat, Seats, Table, Turn};

use super::console::Console;
use super::news::News;
use super::origin::{Origin, Origins, of_chance, of_choices};
use super::played_on::PlayedOn;
use super::players::Players;
use super::recorder::Recorder;
use super::rules::rules;
use super::typed_chance::{TypedChance, only_outcome};
use super::typed_command::TypedCommand;
use crate::commands::adviser::Adviser;
use crate::draw::{self, ChoiceInWords, Draw, Pen, filled};
use crate::foreign::ThreadBots;

/// What stays the same from game to game of a match.
pub(crate) struct MatchSession<R, W> {
    pub(crate) console: Console<R, W>,
    pub(crate) players: Players,
    /// Where dice and cards come from; `None` if they are real and typed in.
    pub(crate) dice: Option<ChaCha20Rng>,
    /// Where the bots' random choices come from: not from the dice's generator, so that the dice depend on their seed alone.
    pub(crate) bot_rng: ChaCha20Rng,
    pub(crate) recorder: Recorder,
    /// Whether the screen is covered between the secret choices of several people.
    pub(crate) cover: bool,
    /// Whether people are warned before a choice that costs much.
    pub(crate) tutor: bool,
}

/// One game being played.
pub(crate) struct TerminalGame<'a, G: Playable, R, W> {
    session: &'a mut MatchSession<R, W>,
    /// The bots, who sit after the people.
    bots: ThreadBots<'a, G>,
    /// Who gives hints.
    adviser: &'a mut Adviser<G>,
    /// How many events the bots were shown last; `None` if that has been taken back.
    shown: Option<usize>,
    table: Table<G>,
    header: Header,
    news: News,
    /// Where the events so far came from.
    origins: Origins,
    /// The choices made for the decision under way.
    pending: Vec<Pending>,
    /// Who had the device last.
    holder: Option<Seat>,
    /// The last drawing, if nothing came after it but questions.
    drawn: String,
}

/// A choice that is made, but not shown yet.
struct Pending {
    choice: ChoiceInWords,
    /// Whether a person had a choice.
    free: bool,
}

/// How to go on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum NextStep {
    /// With whatever the game waits for.
    Continue,
    /// Not at all: the people leave.
    Quit,
}

/// What somebody said at a question, commands aside.
enum Reply {
    Answer(String),
    /// What would be best is asked for.
    Hint,
    /// Why that is better than this, if it is named, is asked for.
    Why(Option<String>),
    Nothing,
    Undone,
    Quit,
}

impl<'a, G: Draw + Playable, R: BufRead, W: Write> TerminalGame<'a, G, R, W> {
    pub(crate) fn new(
        session: &'a mut MatchSession<R, W>,
        table: Table<G>,
        bots: ThreadBots<'a, G>,
        adviser: &'a mut Adviser<G>,
        header: Header,
    ) -> TerminalGame<'a, G, R, W> {
        let played_on = PlayedOn::of(&header).ok().flatten().map_or(0, |played_on| played_on.events);
        let origins = Origins::of(&table, &session.players, session.dice.is_none(), played_on);
        TerminalGame {
            session,
            bots,
            adviser,
            shown: None,
            table,
            header,
            news: News::default(),
            origins,
            pending: Vec::new(),
            holder: None,
            drawn: String::new(),
        }
    }

    /// Plays until the game is over, or the people leave.
    pub(crate) fn play(mut self) -> Result<(Table<G>, NextStep)> {
        if !self.table.log().is_empty() && matches!(self.table.turn(), Turn::Chance(_)) {
            self.show(None)?;
        }
        loop {
            if !self.asks_bots() {
                self.show_bots()?;
            }
            let next = match self.table.turn() {
                Turn::Chance(kind) => self.chance(kind)?,
                Turn::Decide(seats) => self.decide(seats)?,
                Turn::Over if self.origins.last_undoable().is_some() => {
                    match self.pause_before_final_points()? {
                        Some(next) => next,
                        None => return self.over(),
                    }
                }
                Turn::Over => return self.over(),
            };
            self.session.recorder.note(record::write(&self.table, &self.header));
            if next == NextStep::Quit {
                return Ok((self.table, NextStep::Quit));
            }
        }
    }

    /// Tells the last news of a game that is over.
    fn over(mut self) -> Result<(Table<G>, NextStep)> {
        self.tell(None)?;
        Ok((self.table, NextStep::Continue))
    }

    /// Dice or cards: made by the program after a pause, or typed in.
    fn chance(&mut self, kind: ChanceKind) -> Result<NextStep> {
        if self.session.dice.is_none() {
            return match only_outcome(self.table.game(), self.table.state()) {
                Some(only) => self.fall(only, of_chance(true, true)),
                None => self.typed_chance(kind),
            };
        }
        // Before a roll people want to read, before cards come they may want to take something back. To roll
        // again is what somebody has just asked for.
        let pauses = match kind {
            ChanceKind::Roll => true,
            ChanceKind::Draw | ChanceKind::Open => self.origins.last_undoable().is_some(),
            ChanceKind::Setup | ChanceKind::Deal | ChanceKind::Reroll => false,
        };
        let coming = self.coming(kind);
        if pauses && let Some(next) = self.pause(coming)? {
            return Ok(next);
        }
        match &mut self.session.dice {
            Some(dice) => {
                let chance = self.table.game().sample(self.table.state(), dice);
                self.fall(chance, of_chance(false, false))
            }
            None => Ok(NextStep::Continue),
        }
    }

    fn coming(&self, kind: ChanceKind) -> String {
        let names = &self.session.players.names;
        draw::coming_chance(self.table.game(), self.table.state(), kind, names, self.pen())
    }

    fn typed_chance(&mut self, kind: ChanceKind) -> Result<NextStep> {
        self.tell(None)?;
        let pen = self.pen();
        let awaited = TypedChance::awaited(&self.table);
        let how = awaited.how(&self.table, pen);
        let next = [("coming", self.coming(kind).into()), ("how", how.as_str().into())];
        self.say(&format!("\n{}", filled("", &pen.text_with("terminal-type-next", &next))))?;
        let prompt = awaited.prompt(kind, pen);
        loop {
            let text = match self.listen(&prompt)? {
                Reply::Answer(text) => text,
                Reply::Nothing => continue,
                Reply::Hint | Reply::Why(_) => {
                    self.say(&self.pen().text("terminal-hint-nothing"))?;
                    continue;
                }
                Reply::Undone => return Ok(NextStep::Continue),
                Reply::Quit => return Ok(NextStep::Quit),
            };
            match self.read_chance(&awaited, &text) {
                Ok(chance) => return self.fall(chance, of_chance(true, false)),
                Err(message) => self.explain(&format!("{message}\n{how}"))?,
            }
        }
    }

    /// The dice or cards that somebody has typed, or what is wrong with them.
    fn read_chance(&self, awaited: &TypedChance, typed: &str) -> Result<G::Chance, String> {
        let text = awaited.in_full(typed, self.pen())?;
        let parsed = text.parse::<G::Chance>().or_else(|_| text.to_lowercase().parse());
        let chance = parsed.map_err(|error| format!("{}.", self.pen().phrase(error.why())))?;
        let check = self.table.game().check_chance(self.table.state(), &chance);
        check.map(|()| chance).map_err(|violation| format!("{}.", self.pen().violation(&violation)))
    }

    /// Dice fall or cards come.
    fn fall(&mut self, chance: G::Chance, origin: Origin) -> Result<NextStep> {
        let names = &self.session.players.names;
        let told = self.table.game().chance_in_words(self.table.state(), &chance, names, self.pen());
        self.table.play(Event::Chance(chance))?;
        self.origins.push(origin);
        self.news.add(filled("  ", &told));
        Ok(NextStep::Continue)
    }

    fn pause_before_final_points(&mut self) -> Result<Option<NextStep>> {
        self.pause(self.pen().text("terminal-coming-reckoning"))
    }

    /// A pause before something comes. `None` goes on with it.
    fn pause(&mut self, coming: String) -> Result<Option<NextStep>> {
        self.tell(None)?;
        let undo = self.origins.last_undoable().is_some();
        let id = if undo { "terminal-pause-or-undo" } else { "terminal-pause" };
        let prompt = self.pen().text_with(id, &[("coming", coming.into())]);
        loop {
            match self.listen(&prompt)? {
                Reply::Nothing => return Ok(None),
                Reply::Answer(text) if text == "1" => return Ok(None),
                Reply::Answer(_) => self.say(&self.pen().text("terminal-nothing-to-choose"))?,
                Reply::Hint | Reply::Why(_) => self.say(&self.pen().text("terminal-hint-nothing"))?,
                Reply::Undone => return Ok(Some(NextStep::Continue)),
                Reply::Quit => return Ok(Some(NextStep::Quit)),
            }
        }
    }

    /// Asks all seats that have not chosen yet: the people first, then the bots.
    fn decide(&mut self, seats: Seats) -> Result<NextStep> {
        let open: Seats = seats.iter().filter(|seat| !self.table.committed().contains(*seat)).collect();
        let people = self.session.players.people_of(open);
        if let Some(seat) = people.iter().next() {
            let choices = self.table.game().choices(self.table.state(), seat);
            if choices.len() == 1 {
                return self.commit(seat, choices.nth(0), false);
            }
            return self.ask(seat, self.is_secret(seats));
        }
        // To be shown the table is to be asked, so the bots are shown it only now.
        self.show_bots()?;
        for seat in open.iter() {
            if let Some(bot) = self.session.players.bot(seat) {
                let (game, state) = (self.table.game(), self.table.state());
                let choice = self.bots.ask(bot, game, state, seat, &mut self.session.bot_rng);
                let choice = choice.with_context(|| self.which_game())?;
                self.commit(seat, choice, false)?;
            }
        }
        Ok(NextStep::Continue)
    }

    /// Whether a bot has to choose something now.
    fn asks_bots(&self) -> bool {
        matches!(self.table.turn(), Turn::Decide(seats) if self.session.players.people_of(seats) != seats)
    }

    /// Shows the bots where the game stands, unless they know.
    fn show_bots(&mut self) -> Result<()> {
        let ply = self.table.log().len();
        if self.shown.replace(ply) != Some(ply) {
            let seated = self.session.players.seated_bots();
            let shown = self.bots.show(self.table.game(), self.table.state(), ply as u64, seated);
            shown.with_context(|| self.which_game())?;
        }
        Ok(())
    }

    /// Which game this is, for messages.
    fn which_game(&self) -> String {
        let number = self.header.place.map_or(1, |(number, _)| number);
        let seed = self.header.seed.as_ref().map(|seed| format!(" (seed {seed})"));
        format!("game {number}{}", seed.unwrap_or_default())
    }

    /// Whether several people choose at the same time.
    fn is_secret(&self, seats: Seats) -> bool {
        let choosing = |seat: &Seat| self.table.game().choices(self.table.state(), *seat).len() > 1;
        self.session.players.people_of(seats).iter().filter(choosing).count() > 1
    }

    fn commit(&mut self, seat: Seat, choice: G::Choice, free: bool) -> Result<NextStep> {
        let (game, state) = (self.table.game(), self.table.state());
        let mut words = game.choice_in_words(state, seat, choice, self.pen());
        if game.choices(state, seat).len() == 1 {
            words.push(' ');
            words.push_str(&self.pen().text("terminal-no-other-choice"));
        }
        self.pending
            .push(Pending { choice: ChoiceInWords { seat, notation: choice.to_string(), words }, free });
        if self.table.commit(seat, choice)? {
            self.reveal();
        }
        Ok(NextStep::Continue)
    }

    /// All have chosen: what they chose becomes news.
    fn reveal(&mut self) {
        let mut made = std::mem::take(&mut self.pending);
        let people = made.iter().filter(|made| made.free).map(|made| made.choice.seat).collect();
        self.origins.push(of_choices(people));
        made.sort_by_key(|made| made.choice.seat);
        let told: Vec<ChoiceInWords> = made.into_iter().map(|made| made.choice).collect();
        let lines = draw::choice_lines(&told, &self.session.players.names);
        lines.into_iter().for_each(|line| self.news.add(line));
    }

    /// Reads a line, and does what it says if that is not an answer.
    fn listen(&mut self, prompt: &str) -> Result<Reply> {
        self.session.recorder.note(record::write(&self.table, &self.header));
        if let Err(error) = self.session.recorder.write() {
            let told = [("error", format!("{error:#}").into())];
            self.say(&self.pen().text_with("terminal-record-not-written", &told))?;
        }
        loop {
            match TypedCommand::new(self.session.console.ask(prompt)?) {
                TypedCommand::Answer(text) => return Ok(Reply::Answer(text)),
                TypedCommand::Nothing => return Ok(Reply::Nothing),
                TypedCommand::Quit => return Ok(Reply::Quit),
                TypedCommand::Hint => return Ok(Reply::Hint),
                TypedCommand::Why(choice) => return Ok(Reply::Why(choice)),
                TypedCommand::Undo => match self.undo() {
                    Some(told) => {
                        self.say(&told)?;
                        return Ok(Reply::Undone);
                    }
                    None => self.say(&self.nothing_to_undo())?,
                },
                TypedCommand::Help => self.say(&self.pen().text("terminal-help"))?,
                TypedCommand::Rules(number) => {
                    self.say(&rules::<G>(number.as_deref(), self.pen()))?;
                    self.drawn.clear();
                }
                TypedCommand::Sheets => {
                    self.drawn.clear();
                    self.show(None)?;
                }
                TypedCommand::Save(file) if file.is_empty() => {
                    self.say(&self.pen().text("terminal-which-file"))?
                }
                TypedCommand::Save(file) => {
                    let saved = self.session.recorder.save(file.as_ref());
                    let told = match saved {
                        Ok(()) => self.pen().text_with("terminal-saved", &[("file", file.into())]),
                        Err(error) => format!("{error:#}."),
                    };
                    self.say(&told)?;
                }
            }
        }
    }

    /// Takes back the last choice a person made or the last dice or cards somebody typed, unless the program's have
    /// come since. What followed from it by itself goes with it.
    fn undo(&mut self) -> Option<String> {
        if let Some(place) = self.pending.iter().rposition(|made| made.free) {
            let seat = self.pending.remove(place).choice.seat;
            self.table.take_back(seat);
            return Some(self.taken_back_message(Seats::only(seat)));
        }
        let (place, origin) = self.origins.last_undoable()?;
        while self.table.log().len() > place {
            self.table.undo();
        }
        self.shown = None;
        self.origins.truncate(place);
        self.pending.clear();
        Some(match origin {
            Origin::People(chose) => self.taken_back_message(chose),
            Origin::Typed | Origin::Drawn | Origin::Followed => self.pen().text("terminal-typed-again"),
        })
    }

    fn nothing_to_undo(&self) -> String {
        let real = self.session.dice.is_none();
        self.pen().text(if real { "terminal-nothing-typed" } else { "terminal-nothing-to-take-back" })
    }

    fn taken_back_message(&self, seats: Seats) -> String {
        self.session.players.names.sentence_together(seats, "terminal-taken-back")
    }

    fn pen(&self) -> Pen {
        self.session.console.pen
    }

    fn say(&mut self, text: &str) -> Result<()> {
        Ok(self.session.console.say(text)?)
    }

    /// Prints what is wrong with an answer, in lines that fit.
    fn explain(&mut self, message: &str) -> Result<()> {
        message.lines().try_for_each(|line| self.say(&filled("", line)))
    }

    /// Prints what has happened since this person, or anybody, has read the news.
    fn tell(&mut self, seat: Option<Seat>) -> Result<()> {
        let unread = self.news.tell(seat);
        if !unread.is_empty() {
            self.session.console.say("")?;
        }
        for line in unread {
            self.session.console.say(line)?;
        }
        Ok(())
    }

    /// Draws the table, large for this person or for everybody.
    fn show(&mut self, viewer: Option<Seat>) -> Result<()> {
        let (game, state, names) = (self.table.game(), self.table.state(), &self.session.players.names);
        let drawn = draw::table(game, state, viewer, names, self.session.console.pen);
        if drawn == self.drawn {
            return Ok(());
        }
        self.say(&format!("\n{drawn}"))?;
        self.drawn = drawn;
        Ok(())
    }
}
