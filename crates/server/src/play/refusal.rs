//! Why something cannot be done at a table. Each reason has a code for programs and a sentence for people.

use games::TableError;
use table::PlayError;
use thiserror::Error;

/// Why something cannot be done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The rules of the game say no.
    #[error(transparent)]
    Rules(#[from] TableError),
    /// The game has not begun, or is over.
    #[error("no game is being played now")]
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
    #[error("this seat is not yours")]
    NotYours,
    /// The player has several seats.
    #[error("you have several seats here: say which one")]
    WhichSeat,
    /// The host alone may do this.
    #[error("only the host of the table may do this")]
    NotHost,
    /// The player was removed from this table.
    #[error("you were removed from this table; you can watch")]
    RemovedBefore,
    /// There is nothing to take back.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// New dice have fallen since, or somebody has acted on them.
    #[error("this cannot be taken back any more")]
    TooLate,
    /// Nobody asked to take something back.
    #[error("nobody has asked to take anything back")]
    NoUndoAsked,
    /// The program rolls by itself.
    #[error("the program rolls at this table")]
    ProgramRolls,
    /// Somebody types the dice.
    #[error("real dice are used at this table: type what they show")]
    RealDice,
    /// The match is not over yet.
    #[error("the match is not over yet")]
    MatchNotOver,
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
    /// The message was meant for an earlier moment.
    #[error("the game has moved on since")]
    MovedOn,
    /// The host has muted the player.
    #[error("the host has muted you at this table")]
    Muted,
    /// The player is there, or is no player.
    #[error("this seat has no missing player")]
    NotMissing,
    /// What the player adds to the dice is not usable.
    #[error("{0}")]
    Luck(fair::LuckError),
    /// Too many choices are armed.
    #[error("at most {0} choices can be armed, each at most 40 characters")]
    TooManyArmed(usize),
    /// The table has gone on for too long.
    #[error("this table has gone on for too long: open a new one")]
    TooManySteps,
    /// Too much was said at the table.
    #[error("enough has been said at this table: open a new one to talk on")]
    TooMuchChat,
    /// The dice that were typed in are too long a text.
    #[error("dice are typed in with at most {0} characters")]
    TypedTooLong(usize),
    /// This bot does not play here.
    #[error("the bots that play here are {}", table::join(crate::bot_pool::SERVER_BOTS, ", "))]
    NoSuchBot,
    /// Nothing is left of a text.
    #[error("there is nothing to read in this")]
    NothingSaid,
    /// This reaction does not exist.
    #[error("this is not one of the reactions")]
    NoReaction,
    /// The table was let go of just now, and is read again.
    #[error("the table is read again: try again")]
    ReadAgain,
}

impl Refusal {
    /// The code in messages, as in `docs/protocol.md`.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Rules(TableError::Notation(_)) => "bad_notation",
            Refusal::Rules(TableError::Play(error)) => match error {
                PlayError::Over(_) => "game_over",
                PlayError::IllegalChance(_) => "illegal_chance",
                PlayError::IllegalChoice { .. } => "illegal_choice",
                PlayError::ChanceAwaited | PlayError::ChoiceAwaited(_) | PlayError::WrongSeats(_) => {
                    "not_your_turn"
                }
            },
            Refusal::NoGame => "no_game",
            Refusal::NoSeat => "no_seat",
            Refusal::SeatTaken => "seat_taken",
            Refusal::Full => "table_full",
            Refusal::NotYours => "not_your_seat",
            Refusal::WhichSeat => "which_seat",
            Refusal::NotHost => "not_host",
            Refusal::RemovedBefore => "removed",
            Refusal::NothingToTakeBack => "nothing_to_take_back",
            Refusal::TooLate => "too_late",
            Refusal::NoUndoAsked => "no_undo_asked",
            Refusal::ProgramRolls => "program_rolls",
            Refusal::RealDice => "real_dice",
            Refusal::MatchNotOver => "match_not_over",
            Refusal::MatchOver => "match_over",
            Refusal::MovedOn => "moved_on",
            Refusal::Muted => "muted",
            Refusal::NotMissing => "not_missing",
            Refusal::Luck(_) => "bad_luck",
            Refusal::TooManyArmed(_) => "too_many_armed",
            Refusal::TooManySteps => "too_many_steps",
            Refusal::TooMuchChat => "too_much_chat",
            Refusal::TypedTooLong(_) => "bad_notation",
            Refusal::NoSuchBot => "no_such_bot",
            Refusal::NothingSaid => "nothing_said",
            Refusal::NoReaction => "no_reaction",
            Refusal::ReadAgain => "recovering",
        }
    }

    /// The number of the rule that was broken, where it was a rule of the game.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::Rules(TableError::Play(error)) => error.rule(),
            _ => None,
        }
    }
}
