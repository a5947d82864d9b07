//! Why something cannot be done at a table. Each reason has a code for programs and a sentence for people.

use games::TableError;
use protocol::ProtocolError;
use table::{Phrase, PlayError, phrase};
use thiserror::Error;

use super::preferences::MAX_CHOICE;

/// Why something cannot be done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayRefusal {
    /// The rules of the game say no.
    #[error(transparent)]
    Rules(#[from] TableError),
    /// The game has not begun, or is over.
    #[error("no game is being played right now")]
    NoGame,
    /// The table has no such seat.
    #[error("this table has no such seat")]
    NoSeat,
    /// Somebody has the seat.
    #[error("this seat is taken")]
    SeatTaken,
    /// There is no free seat.
    #[error("all seats are taken; you can watch")]
    Full,
    /// The seat is somebody else's, or the player has none.
    #[error("this is not your seat")]
    NotYours,
    /// The player has several seats.
    #[error("you have several seats here: say which one")]
    WhichSeat,
    /// The host alone may do this.
    #[error("only the host of the table can do this")]
    NotHost,
    /// The player was removed from this table.
    #[error("you were removed from this table; you can watch")]
    RemovedBefore,
    /// There is nothing to take back.
    #[error("there is nothing to undo")]
    NothingToTakeBack,
    /// New dice have fallen since, or somebody has acted on them.
    #[error("it is too late to undo this")]
    TooLate,
    /// Nobody asked to take something back.
    #[error("nobody has asked to undo anything")]
    NoUndoAsked,
    /// The program rolls by itself.
    #[error("the dice roll automatically at this table")]
    ProgramRolls,
    /// Somebody types the dice.
    #[error("this table uses real dice: type what they show")]
    RealDice,
    /// The match is not over yet.
    #[error("the match is not over yet")]
    MatchNotOver,
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
    /// The message was meant for an earlier moment.
    #[error("the game has already moved on")]
    MovedOn,
    /// The host has muted the player.
    #[error("the host muted you at this table")]
    Muted,
    /// The player has asked to be forgotten, and nothing more can be kept of them.
    #[error("you asked to be forgotten: you can play on here, but you cannot chat or use a name")]
    Forgotten,
    /// The player is there, or is no player.
    #[error("the player of this seat is not missing")]
    NotMissing,
    /// What the player adds to the dice is not usable.
    #[error("{0}")]
    PlayerSeed(fair::PlayerSeedError),
    /// Too many choices are armed.
    #[error("{}", too_many_armed(*.0))]
    TooManyArmed(usize),
    /// The table has gone on for too long.
    #[error("this table has gone on for too long: open a new one")]
    TooManySteps,
    /// Too much was said at the table.
    #[error("this table's chat is full: open a new table to keep chatting")]
    TooMuchChat,
    /// The dice that were typed in are too long a text.
    #[error("{}", typed_too_long(*.0))]
    TypedTooLong(usize),
    /// This bot does not play here.
    #[error("there is no such bot here; the bots are {}", table::join(crate::bot_pool::SERVER_BOTS, ", "))]
    NoSuchBot,
    /// Nothing is left of a text.
    #[error("this message has no text")]
    NothingSaid,
    /// This reaction does not exist.
    #[error("this is not one of the reactions")]
    NoReaction,
    /// It contradicts what has happened at the table; no request leads to it.
    #[error("this cannot happen at this table now: {0}")]
    Impossible(&'static str),
    /// The table was let go of just now, and is read again.
    #[error("the table is being reloaded: try again in a moment")]
    ReadAgain,
}

impl PlayRefusal {
    /// The code in messages, as in `docs/protocol.md`.
    pub fn code(&self) -> &'static str {
        match self {
            PlayRefusal::Rules(TableError::Notation(_)) => "bad_notation",
            PlayRefusal::Rules(TableError::Play(error)) => match error {
                PlayError::Over(_) => "game_over",
                PlayError::IllegalChance(_) => "illegal_chance",
                PlayError::IllegalChoice { .. } => "illegal_choice",
                PlayError::ChanceAwaited | PlayError::ChoiceAwaited(_) | PlayError::WrongSeats(_) => {
                    "not_your_turn"
                }
            },
            PlayRefusal::NoGame => "no_game",
            PlayRefusal::NoSeat => "no_seat",
            PlayRefusal::SeatTaken => "seat_taken",
            PlayRefusal::Full => "table_full",
            PlayRefusal::NotYours => "not_your_seat",
            PlayRefusal::WhichSeat => "which_seat",
            PlayRefusal::NotHost => "not_host",
            PlayRefusal::RemovedBefore => "removed",
            PlayRefusal::NothingToTakeBack => "nothing_to_take_back",
            PlayRefusal::TooLate => "too_late",
            PlayRefusal::NoUndoAsked => "no_undo_asked",
            PlayRefusal::ProgramRolls => "program_rolls",
            PlayRefusal::RealDice => "real_dice",
            PlayRefusal::MatchNotOver => "match_not_over",
            PlayRefusal::MatchOver => "match_over",
            PlayRefusal::MovedOn => "moved_on",
            PlayRefusal::Muted => "muted",
            PlayRefusal::Forgotten => "forgotten",
            PlayRefusal::NotMissing => "not_missing",
            PlayRefusal::PlayerSeed(_) => "bad_luck",
            PlayRefusal::TooManyArmed(_) => "too_many_armed",
            PlayRefusal::TooManySteps => "too_many_steps",
            PlayRefusal::TooMuchChat => "too_much_chat",
            PlayRefusal::TypedTooLong(_) => "bad_notation",
            PlayRefusal::NoSuchBot => "no_such_bot",
            PlayRefusal::NothingSaid => "nothing_said",
            PlayRefusal::NoReaction => "no_reaction",
            PlayRefusal::Impossible(_) => "impossible",
            PlayRefusal::ReadAgain => "recovering",
        }
    }

    /// What is wrong, without the number of the rule, where the code alone does not tell it.
    pub fn why(&self) -> Option<Phrase> {
        match self {
            PlayRefusal::Rules(error) => Some(error.why()),
            PlayRefusal::PlayerSeed(error) => Some(error.why()),
            PlayRefusal::TooManyArmed(most) => Some(too_many_armed(*most)),
            PlayRefusal::TypedTooLong(most) => Some(typed_too_long(*most)),
            _ => None,
        }
    }

    /// The number of the rule that was broken, where it was a rule of the game.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            PlayRefusal::Rules(TableError::Play(error)) => error.rule(),
            _ => None,
        }
    }
}

impl From<&PlayRefusal> for ProtocolError {
    fn from(refusal: &PlayRefusal) -> ProtocolError {
        let rule = refusal.rule().map(Into::into);
        let error = ProtocolError { rule, ..ProtocolError::new(refusal.code(), refusal.to_string()) };
        match refusal.why() {
            Some(why) => error.because(&why),
            None => error,
        }
    }
}

fn too_many_armed(most: usize) -> Phrase {
    phrase!(
        "why-too-many-armed",
        "you can choose at most {most} moves in advance, each at most {longest} characters long",
        most = most,
        longest = MAX_CHOICE
    )
}

fn typed_too_long(most: usize) -> Phrase {
    phrase!(
        "why-typed-too-long",
        "what you type for the dice can be at most {most} characters long",
        most = most
    )
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use fair::PlayerSeedError;
    use words::Language;

    use super::*;
    use crate::play::{Plan, PlanError};

    /// A plan with one thing changed, refused.
    fn refused(change: &[(&str, u32)]) -> PlanError {
        let mut plan = BTreeMap::from([("seats", 2), ("match", 1)]);
        plan.extend(change.iter().copied());
        let mut plan = serde_json::to_value(plan).unwrap();
        plan["game"] = "qwixx".into();
        Plan::from(serde_json::from_value::<protocol::http::NewTable>(plan).unwrap()).rules().unwrap_err()
    }

    #[test]
    fn what_the_server_says_by_itself_is_said_in_every_language() {
        let plans =
            [&[("match", 9)][..], &[("seconds", 99_999)], &[("bot_delay", 99_999_999)], &[("seats", 9)]];
        let plans = plans.map(refused).map(|error| (error.to_string(), error.why()));
        let refusals = [
            PlayRefusal::PlayerSeed(PlayerSeedError::Length),
            PlayRefusal::PlayerSeed(PlayerSeedError::Character('é')),
            PlayRefusal::TooManyArmed(20),
            PlayRefusal::TypedTooLong(200),
        ];
        let refusals = refusals.map(|refusal| (refusal.to_string(), refusal.why().unwrap()));
        for (message, why) in plans.into_iter().chain(refusals) {
            assert_eq!(Language::ENGLISH.phrase(&why), message);
            for language in Language::all().filter(|language| *language != Language::ENGLISH) {
                let said = language.phrase(&why);
                assert!(said != message && !said.contains("{$"), "{language:?}: {said}");
            }
        }
    }
}
