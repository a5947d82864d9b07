//! A game in words, for its review: what chance brought, what was chosen, and what would have been better.

use analysis::GameReview;
use games::{GameRecord, with_game};
use table::{Event, Table, Turn};

use crate::draw::{self, Draw, Names, Pen};

/// What a review says of a game in words.
#[derive(Debug, Default)]
pub(super) struct Telling {
    /// How it ended.
    pub(super) result: String,
    /// What chance brought in every event; empty for choices.
    pub(super) chances: Vec<String>,
    /// Every decision of the review.
    pub(super) decisions: Vec<ToldDecision>,
}

/// A decision in words.
#[derive(Debug, Default)]
pub(super) struct ToldDecision {
    /// What was done: `Anna crossed red 8`.
    pub(super) done: String,
    /// What was best: `cross yellow 9`.
    pub(super) best: String,
}

/// A recorded game in words.
pub(super) fn tell(record: &GameRecord, review: &GameReview, names: &Names, pen: Pen) -> Telling {
    with_game!(&record.game, game => told(game, record, review, names, pen))
}

fn told<G: Draw>(_: &G, record: &GameRecord, review: &GameReview, names: &Names, pen: Pen) -> Telling {
    let Some(table) = record.table.as_any().downcast_ref::<Table<G>>() else { return Telling::default() };
    let game = table.game();
    let mut telling = Telling::default();
    let mut state = game.start();
    for (ply, event) in table.log().iter().enumerate() {
        telling.chances.push(match event {
            Event::Chance(chance) => game.chance_in_words(&state, chance, names, pen),
            Event::Decided(_) => String::new(),
        });
        for decision in review.decisions.iter().filter(|decision| decision.ply == ply) {
            let done = decision.choice.parse().map_or(String::new(), |choice| {
                game.chosen_in_words(&state, decision.seat, choice, names, pen)
            });
            let best = decision
                .best
                .parse()
                .map_or(String::new(), |best| game.choice_in_words(&state, decision.seat, best, pen));
            telling.decisions.push(ToldDecision { done, best });
        }
        game.play_unchecked(&mut state, event);
    }
    telling.result = match game.turn(&state) {
        Turn::Over => draw::result(game, &state, names, pen),
        Turn::Chance(_) | Turn::Decide(_) => pen.text("terminal-replay-not-finished"),
    };
    telling
}
