//! One person asked for a choice: the question, the answer, and what they are told before they choose.

use std::io::{BufRead, Write};

use analysis::ChoiceRating;
use anyhow::Result;
use bots::Playable;
use table::{Game, Seat};

use super::super::advice::Advice;
use super::super::choice_menu::choice_menu;
use super::{NextStep, Reply, TerminalGame};
use crate::draw::{Draw, Ink, filled};

/// The choices of a decision, the best first.
type Ratings<G> = Vec<ChoiceRating<<G as Game>::Choice>>;

impl<G: Draw + Playable, R: BufRead, W: Write> TerminalGame<'_, G, R, W> {
    /// Asks a person for a choice.
    pub(super) fn ask(&mut self, seat: Seat, secret: bool) -> Result<NextStep> {
        if secret && self.session.cover && self.holder != Some(seat) && !self.cover(seat)? {
            return Ok(NextStep::Quit);
        }
        self.holder = Some(seat);
        self.tell(Some(seat))?;
        self.show(Some(seat))?;
        self.list(seat)?;
        let prompt = format!("{}>", self.session.players.names.of(seat));
        // What was chosen in spite of what it costs; typed again, it is done.
        let mut warned = None;
        let mut rated = None;
        loop {
            match self.listen(&prompt)? {
                Reply::Answer(text) => match self.read_choice(seat, &text) {
                    Ok(choice) if warned == Some(choice) => return self.commit(seat, choice, true),
                    Ok(choice) => match self.warning(seat, choice, &mut rated) {
                        None => return self.commit(seat, choice, true),
                        Some(warning) => {
                            self.say(&warning)?;
                            warned = Some(choice);
                        }
                    },
                    Err(message) => self.explain(&message)?,
                },
                Reply::Hint => {
                    let hint = self.advised(seat, &mut rated, |advice| advice.hint());
                    self.say(&hint)?;
                }
                Reply::Why(text) => match text.map(|text| self.read_choice(seat, &text)).transpose() {
                    Ok(named) => {
                        let why = self.advised(seat, &mut rated, |advice| advice.why(named.or(warned)));
                        self.say(&why)?;
                    }
                    Err(message) => self.explain(&message)?,
                },
                Reply::Nothing => self.list(seat)?,
                Reply::Undone => return Ok(NextStep::Continue),
                Reply::Quit => return Ok(NextStep::Quit),
            }
        }
    }

    /// The choice that somebody has typed, or what is wrong with it.
    fn read_choice(&self, seat: Seat, typed: &str) -> Result<G::Choice, String> {
        let (game, state) = (self.table.game(), self.table.state());
        choice_menu(game, state, seat).read(game, state, seat, typed, self.pen())
    }

    /// What this person can be told of their choices, which are rated once.
    fn advice<'b>(&'b mut self, seat: Seat, rated: &'b mut Option<Ratings<G>>) -> Result<Advice<'b, G>> {
        let (game, state) = (self.table.game(), self.table.state());
        let ratings = match rated.take() {
            Some(ratings) => ratings,
            None => self.adviser.ratings(game, state, seat)?,
        };
        let ratings = rated.insert(ratings);
        Ok(Advice { game, state, seat, ratings, pen: self.session.console.pen })
    }

    /// What somebody is told who asks for advice, or why there is none.
    fn advised(
        &mut self,
        seat: Seat,
        rated: &mut Option<Ratings<G>>,
        told: impl FnOnce(&Advice<'_, G>) -> String,
    ) -> String {
        self.advice(seat, rated).map_or_else(|error| format!("{error:#}."), |advice| told(&advice))
    }

    /// What a choice would cost, where people are warned and it is much.
    fn warning(&mut self, seat: Seat, choice: G::Choice, rated: &mut Option<Ratings<G>>) -> Option<String> {
        // Without an evaluator there are no warnings; whoever asks for a hint is told why.
        let advice = self.session.tutor.then(|| self.advice(seat, rated).ok()).flatten();
        advice?.warning(choice)
    }

    /// Hides what is on the screen until this person has the device; `false` if nobody has it.
    fn cover(&mut self, seat: Seat) -> Result<bool> {
        let console = &mut self.session.console;
        console.clear()?;
        let name = self.session.players.names.of(seat);
        let prompt = console.pen.text_with("terminal-pass-device", &[("name", name.into())]);
        let reached = console.ask(&prompt)?.is_some();
        console.clear()?;
        self.drawn.clear();
        self.news.cover(seat);
        Ok(reached)
    }

    /// The question to a person, and their choices.
    fn list(&mut self, seat: Seat) -> Result<()> {
        let (game, state, pen) = (self.table.game(), self.table.state(), self.session.console.pen);
        let question = game.question(state, seat, pen);
        let question: Vec<String> = question.lines().map(|line| filled("", line)).collect();
        let question = pen.ink(Ink::Bold, &question.join("\n"));
        let listed = choice_menu(game, state, seat).listed(game, state, seat, pen);
        self.say(&format!("\n{question}\n{listed}"))
    }
}
