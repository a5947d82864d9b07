//! Tables as text: what lies there, what just happened and what may be done, in colours and in words.
//!
//! Everything here is pure and returns text, so that any screen can use it: the game of questions and
//! answers in `commands::play`, the replay of records, or a client that fills the whole screen. What a
//! sheet looks like is each game's own business ([`Draw`]); how sheets make a table is the same for all.

#[cfg(feature = "made-up-game")]
mod dozen;
mod names;
mod one_card;
mod pen;
mod phrases;
mod qwixx;
mod twenty_one;

pub(crate) use names::{Names, YOU};
use pen::visible_width;
pub(crate) use pen::{Ink, Pen, Sign, WIDTH, filled, padded};
pub(crate) use phrases::capital;

use table::{BySeat, ChanceKind, ChoiceSet, Game, Seat, Setup, Turn, winners};
use words::Argument;

/// A game that can be drawn.
pub(crate) trait Draw: Setup {
    /// A seat's sheet or cards with every field. What the seat may choose now is shown between `<` and `>`.
    fn sheet(&self, state: &Self::State, seat: Seat, pen: Pen) -> String;

    /// A seat's sheet or cards as a few pieces of text, nothing left out.
    fn small_sheet(&self, state: &Self::State, seat: Seat, pen: Pen) -> Vec<String>;

    /// What tells this seat's sheet from others, for its heading.
    fn sheet_name(&self, _state: &Self::State, _seat: Seat, _pen: Pen) -> Option<String> {
        None
    }

    /// What lies in the middle, besides the dice.
    fn middle(&self, _state: &Self::State, _pen: Pen) -> Option<String> {
        None
    }

    /// The dice on the table.
    fn dice(&self, state: &Self::State, pen: Pen) -> Option<String>;

    /// What a seat that is asked has to decide.
    fn question(&self, state: &Self::State, seat: Seat, pen: Pen) -> String;

    /// What a choice means.
    fn choice_in_words(&self, state: &Self::State, seat: Seat, choice: Self::Choice, pen: Pen) -> String;

    /// What somebody has chosen, said of the state before it: `Anna crossed red 8`.
    fn chosen_in_words(
        &self,
        state: &Self::State,
        seat: Seat,
        choice: Self::Choice,
        names: &Names,
        pen: Pen,
    ) -> String {
        match self.history_message(state, seat, choice, pen) {
            // Of the person without a name there is no sentence for the history.
            Some((id, mut arguments)) if !names.is_you(seat) => {
                arguments.push(("name", names.of(seat).into()));
                pen.text_with(id, &arguments)
            }
            _ => format!("{}: {}", names.of(seat), self.choice_in_words(state, seat, choice, pen)),
        }
    }

    /// The message of the history for a choice, with all but the name filled in.
    fn history_message(
        &self,
        _state: &Self::State,
        _seat: Seat,
        _choice: Self::Choice,
        _pen: Pen,
    ) -> Option<HistoryMessage> {
        None
    }

    /// What chance has brought, said of the state before it.
    fn chance_in_words(&self, state: &Self::State, chance: &Self::Chance, names: &Names, pen: Pen) -> String;

    /// The letters that the sides of its dice show in notation, in order; none where they show numbers.
    fn die_letters(&self) -> Vec<String> {
        Vec::new()
    }

    /// How a seat's points come about, line by line.
    fn points_lines(&self, state: &Self::State, seat: Seat, pen: Pen) -> Vec<PointsLine>;
}

/// The id of a message, and what is filled in.
pub(crate) type HistoryMessage = (&'static str, Vec<(&'static str, Argument<'static>)>);

/// One line of the final points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PointsLine {
    /// The row or card.
    pub(crate) what: String,
    /// How its points come about.
    pub(crate) how: String,
    pub(crate) points: i32,
}

/// The whole table: the viewer's sheet large, the others small; without a viewer all are large. What the
/// viewer needs most stands lowest, next to what they are asked.
pub(crate) fn table<G: Draw>(
    game: &G,
    state: &G::State,
    viewer: Option<Seat>,
    names: &Names,
    pen: Pen,
) -> String {
    let (large, small): (Vec<Seat>, Vec<Seat>) =
        Seat::all(game.seats()).partition(|seat| viewer.is_none_or(|viewer| viewer == *seat));
    let sheet = |seat: &Seat| {
        format!("{}\n{}", heading(game, state, *seat, names, pen), game.sheet(state, *seat, pen))
    };
    let mut parts: Vec<String> = Vec::new();
    if !small.is_empty() {
        parts.push(small_sheets(game, state, &small, names, pen));
    }
    parts.extend(game.middle(state, pen));
    parts.extend(large.iter().map(sheet));
    parts.extend(game.dice(state, pen));
    parts.join("\n")
}

/// Some seats' sheets small, beside their names if that takes no more than two lines each.
fn small_sheets<G: Draw>(game: &G, state: &G::State, seats: &[Seat], names: &Names, pen: Pen) -> String {
    let heads: Vec<String> = seats.iter().map(|seat| heading(game, state, *seat, names, pen)).collect();
    let widest = heads.iter().map(|head| visible_width(head)).max().unwrap_or(0);
    let mut text = String::new();
    for (seat, head) in seats.iter().zip(&heads) {
        let pieces = game.small_sheet(state, *seat, pen);
        let beside = pen.wrapped(&format!("{}  ", padded(head, widest)), &pieces);
        if beside.lines().count() <= 2 {
            text.push_str(&beside);
        } else {
            text.push_str(&format!("{head}\n{}", pen.wrapped("    ", &pieces)));
        }
    }
    text
}

/// A seat's name and points, and a sign if it is its turn.
fn heading<G: Draw>(game: &G, state: &G::State, seat: Seat, names: &Names, pen: Pen) -> String {
    let over = game.turn(state) == Turn::Over;
    let here = if !over && game.active(state) == Some(seat) { pen.sign(Sign::HERE) } else { ' ' };
    let mut text = format!("{here} {}", pen.ink(Ink::Bold, names.of(seat)));
    if let Some(sheet) = game.sheet_name(state, seat, pen) {
        text.push_str(&pen.between());
        text.push_str(&sheet);
    }
    format!("{text}{}{}", pen.between(), pen.points(game.scores(state)[seat]))
}

/// Everybody's points row by row, and who has won.
pub(crate) fn final_points<G: Draw>(game: &G, state: &G::State, names: &Names, pen: Pen) -> String {
    let scores = game.scores(state);
    let lines: Vec<(Seat, Vec<PointsLine>)> =
        Seat::all(game.seats()).map(|seat| (seat, game.points_lines(state, seat, pen))).collect();
    let widest = |text: fn(&PointsLine) -> &String| {
        let all = lines.iter().flat_map(|(_, lines)| lines);
        all.map(|line| text(line).chars().count()).max().unwrap_or(0)
    };
    let all = pen.text("terminal-total");
    let what_width = widest(|line| &line.what).max(all.chars().count());
    let how_width = widest(|line| &line.how);
    let mut text = String::new();
    for (seat, lines) in &lines {
        text.push_str(&format!("  {}\n", pen.ink(Ink::Bold, names.of(*seat))));
        for PointsLine { what, how, points } in lines {
            text.push_str(&format!("    {what:<what_width$}  {how:<how_width$}  {points:>4}\n"));
        }
        let total = format!("{:<what_width$}  {:<how_width$}  {:>4}", all, "", scores[*seat]);
        text.push_str(&format!("    {}\n", pen.ink(Ink::Bold, &total)));
    }
    text.push('\n');
    text.push_str(&result(game, state, names, pen));
    text.push('\n');
    text
}

/// Who has won with how many points.
pub(crate) fn result<G: Game>(game: &G, state: &G::State, names: &Names, pen: Pen) -> String {
    let scores = game.scores(state);
    if game.seats() == 1 {
        return format!("{}: {}.", names.of(Seat::FIRST), pen.points(scores[Seat::FIRST]));
    }
    let points = scores.iter().map(|(seat, points)| format!("{} {points}", names.of(seat)));
    let points = points.collect::<Vec<_>>().join(", ");
    let winners = winners(&scores);
    let id = if winners.len() == 1 { "terminal-wins-game" } else { "terminal-share-game" };
    filled("", &format!("{} {points}", names.sentence_together(winners, id)))
}

/// A choice as people read it: whose it is, in notation and in words.
pub(crate) struct ChoiceInWords {
    pub(crate) seat: Seat,
    pub(crate) notation: String,
    pub(crate) words: String,
}

/// Choices that belong together, one below the other.
pub(crate) fn choice_lines(choices: &[ChoiceInWords], names: &Names) -> Vec<String> {
    /// Most notation is as short, and so stands in one column from event to event.
    const USUAL: usize = 4;
    let widest = choices.iter().map(|told| told.notation.len()).max().unwrap_or(0).max(USUAL);
    let line = |ChoiceInWords { seat, notation, words }: &ChoiceInWords| {
        let head = format!("  {}  {notation:<widest$}  ", padded(names.of(*seat), names.width()));
        filled(&head, words)
    };
    choices.iter().map(line).collect()
}

/// What comes when the awaited chance falls: `Ann rolls`.
pub(crate) fn coming_chance<G: Game>(
    game: &G,
    state: &G::State,
    kind: ChanceKind,
    names: &Names,
    pen: Pen,
) -> String {
    let active = game.active(state).unwrap_or(Seat::FIRST);
    match kind {
        ChanceKind::Setup => pen.text("terminal-coming-setup"),
        ChanceKind::Roll => names.sentence(active, "terminal-coming-roll", &[]),
        ChanceKind::Reroll => names.sentence(active, "terminal-coming-reroll", &[]),
        ChanceKind::Deal => pen.text("terminal-coming-deal"),
        ChanceKind::Open => pen.text("terminal-coming-open"),
        ChanceKind::Draw => pen.text("terminal-coming-draw"),
    }
}

/// What would stand after a seat's choice, for words about it. Others who are asked choose anything.
fn after<G: Game>(game: &G, state: &G::State, seat: Seat, choice: G::Choice) -> G::State {
    let choices = BySeat::from_fn(game.seats(), |other| {
        let legal = game.choices(state, other);
        if other == seat { Some(choice) } else { (!legal.is_empty()).then(|| legal.nth(0)) }
    });
    let mut next = state.clone();
    game.decide_unchecked(&mut next, &choices);
    next
}
