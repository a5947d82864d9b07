//! Stepping through a recorded game on the terminal: one event after another, there and back, with evaluation if wanted.
//! It only prints lines, so everything seen before stays on the screen.

use std::io::{BufRead, Write};

use anyhow::Result;
use bots::Playable;
use table::record::Header;
use table::{ChanceKind, Event, Table, Turn};

use super::judgement::Judge;
use super::step::Step;
use super::{event_in_words, title, turn_heading};
use crate::commands::play::console::Console;
use crate::draw::{self, Draw, Ink, Names, Pen};

/// From how many seats on only one sheet is drawn large: the others would not fit on the screen.
const MANY_SEATS: usize = 3;

/// What stays from game to game of a record.
pub(super) struct Viewing<R, W> {
    pub(super) console: Console<R, W>,
    /// Whether positions and choices are evaluated.
    pub(super) evaluates: bool,
    /// What was searched for last.
    pub(super) searched: String,
    /// The turn to begin at.
    pub(super) turn: Option<usize>,
}

/// What comes after a game.
pub(super) enum Leaving {
    /// Nothing.
    Quit,
    /// Another game of the record: this one, or one to be asked for.
    Games(Option<usize>),
}

/// One event, and the table before it.
struct Moment<G: Playable> {
    /// The turn, from 1; 0 before the first.
    turn: usize,
    state: G::State,
    event: Event<G>,
}

/// One game that somebody steps through.
pub(super) struct Viewer<'a, G: Playable, R, W> {
    viewing: &'a mut Viewing<R, W>,
    game: &'a G,
    header: &'a Header,
    names: Names,
    moments: Vec<Moment<G>>,
    /// The table after everything.
    end: G::State,
    judge: Judge<G>,
    /// How many events have happened.
    place: usize,
}

impl<'a, G: Draw + Playable, R: BufRead, W: Write> Viewer<'a, G, R, W> {
    pub(super) fn new(
        viewing: &'a mut Viewing<R, W>,
        table: &'a Table<G>,
        header: &'a Header,
    ) -> Viewer<'a, G, R, W> {
        let game = table.game();
        let names = Names::new(&header.names, header.seats, viewing.console.pen.language());
        let (mut state, mut turn) = (game.start(), 0);
        let mut moments = Vec::with_capacity(table.log().len());
        for event in table.log() {
            turn += usize::from(game.turn(&state) == Turn::Chance(ChanceKind::Roll));
            moments.push(Moment { turn, state: state.clone(), event: *event });
            game.play_unchecked(&mut state, event);
        }
        Viewer { viewing, game, header, names, moments, end: state, judge: Judge::new(), place: 0 }
    }

    /// Shows what is asked for until somebody leaves this game.
    pub(super) fn view(mut self) -> Result<Leaving> {
        let title = title(self.header, &self.names, self.viewing.console.pen);
        self.viewing.console.say(&title)?;
        match self.viewing.turn.take() {
            Some(turn) => self.go_to_turn(turn)?,
            None => self.show()?,
        }
        loop {
            let prompt = self.text("terminal-replay-prompt");
            match Step::new(self.viewing.console.ask(&prompt)?) {
                Step::Next if self.place == self.moments.len() => self.tell("terminal-replay-at-end")?,
                Step::Next => self.go_to(self.place + 1)?,
                Step::Back if self.place == 0 => self.tell("terminal-replay-at-start")?,
                Step::Back => self.go_to(self.place - 1)?,
                Step::First => self.go_to(0)?,
                Step::Last => self.go_to(self.moments.len())?,
                Step::Turn(turn) => self.go_to_turn(turn)?,
                Step::Event(event) if event <= self.moments.len() => self.go_to(event)?,
                Step::Event(event) => self.missing("terminal-replay-no-event", event, self.moments.len())?,
                Step::Search(text) => self.search(text)?,
                Step::Mistake => self.go_to_mistake()?,
                Step::Evaluation => self.switch()?,
                Step::Games(game) => return Ok(Leaving::Games(game)),
                Step::Help => self.tell("terminal-replay-help")?,
                Step::Quit => return Ok(Leaving::Quit),
                Step::Unknown => self.tell("terminal-replay-no-command")?,
            }
        }
    }

    fn text(&self, id: &str) -> String {
        self.viewing.console.pen.text(id)
    }

    fn tell(&mut self, id: &str) -> Result<()> {
        let text = self.text(id);
        Ok(self.viewing.console.say(&text)?)
    }

    /// Says that there is no such turn or event.
    fn missing(&mut self, id: &str, number: usize, last: usize) -> Result<()> {
        let numbers = [("number", number.into()), ("last", last.into())];
        let text = self.viewing.console.pen.text_with(id, &numbers);
        Ok(self.viewing.console.say(&text)?)
    }

    /// Goes to where so many events have happened.
    fn go_to(&mut self, place: usize) -> Result<()> {
        self.place = place;
        self.show()
    }

    /// Goes to the roll of a turn.
    fn go_to_turn(&mut self, turn: usize) -> Result<()> {
        match self.moments.iter().position(|moment| moment.turn == turn) {
            Some(place) if turn > 0 => self.go_to(place + 1),
            _ => {
                let last = self.moments.last().map_or(0, |moment| moment.turn);
                self.missing("terminal-replay-no-turn", turn, last)
            }
        }
    }

    /// Goes to the next event whose words or notation contain a text, from the beginning if there is none later.
    fn search(&mut self, text: String) -> Result<()> {
        if !text.is_empty() {
            self.viewing.searched = text;
        }
        let (wanted, pen) = (self.viewing.searched.to_lowercase(), self.viewing.console.pen);
        let plain = Pen::new(false, true, pen.language());
        let contains = |place: &usize| {
            let Moment { state, event, .. } = &self.moments[*place];
            let words = event_in_words(self.game, state, event, &self.names, plain);
            // Lines end anywhere, so what is searched for may stand on two of them.
            words.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase().contains(&wanted)
        };
        let mut places = (self.place..self.moments.len()).chain(0..self.place);
        match places.find(contains).filter(|_| !wanted.is_empty()) {
            Some(place) => self.go_to(place + 1),
            None => {
                let text = [("text", self.viewing.searched.as_str().into())];
                let told = pen.text_with("terminal-replay-not-found", &text);
                Ok(self.viewing.console.say(&told)?)
            }
        }
    }

    /// Goes to the next choice that was a mistake.
    fn go_to_mistake(&mut self) -> Result<()> {
        if !self.viewing.evaluates {
            return self.tell("terminal-replay-evaluation-first");
        }
        for place in self.place..self.moments.len() {
            let Moment { state, event, .. } = &self.moments[place];
            if let Event::Decided(choices) = event
                && self.judge.has_mistake(self.game, state, choices)?
            {
                return self.go_to(place + 1);
            }
        }
        self.tell("terminal-replay-no-mistake")
    }

    /// Switches evaluation on or off, and shows the same again.
    fn switch(&mut self) -> Result<()> {
        self.viewing.evaluates = !self.viewing.evaluates;
        if self.viewing.evaluates {
            self.tell("terminal-replay-evaluation-on")?;
            return self.show();
        }
        self.tell("terminal-replay-evaluation-off")
    }

    /// Shows the last event, the table after it, and what evaluation says.
    fn show(&mut self) -> Result<()> {
        let (pen, game) = (self.viewing.console.pen, self.game);
        let happened = self.place.checked_sub(1).map(|last| &self.moments[last]);
        let state = self.moments.get(self.place).map_or(&self.end, |moment| &moment.state);
        let mut text = String::from("\n");
        match happened {
            None => text.push_str(&pen.ink(Ink::Bold, &pen.text("terminal-replay-start"))),
            Some(Moment { turn, state, .. }) => {
                let counts = [("number", self.place.into()), ("events", self.moments.len().into())];
                let event = pen.text_with("terminal-replay-event", &counts);
                if *turn > 0 {
                    text.push_str(&turn_heading(game, state, *turn, &self.names, pen));
                    text.push_str(&pen.between());
                }
                text.push_str(&event);
            }
        }
        text.push('\n');
        if let Some(Moment { state, event, .. }) = happened {
            text.push_str(&event_in_words(game, state, event, &self.names, pen));
        }
        // Before somebody is to begin, nothing lies on the table.
        if let Some(active) = game.active(state) {
            let viewer = (game.seats() >= MANY_SEATS).then_some(active);
            text.push_str(&format!("\n{}", draw::table(game, state, viewer, &self.names, pen)));
        }
        if self.viewing.evaluates {
            if let Some(Moment { state, event: Event::Decided(choices), .. }) = happened {
                for line in self.judge.choices(game, state, choices, "  ", &self.names, pen)? {
                    text.push_str(&format!("{line}\n"));
                }
            }
            text.push_str(&format!("{}\n", self.judge.outlook(game, state, &self.names, pen)?));
        }
        if self.place == self.moments.len() && game.turn(state) == Turn::Over {
            text.push_str(&format!("\n{}", draw::final_points(game, state, &self.names, pen)));
        }
        Ok(self.viewing.console.say(&text)?)
    }
}
