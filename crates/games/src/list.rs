//! The one list of games. A game has one line here; everything else is asked of its rules, by the traits
//! [`table::Game`] and [`table::Setup`].

use table::{Game, MaterialKind, Setup};

use crate::spec::set_up;
use crate::{Spec, SpecError};

/// Makes everything that depends on which games there are. The first token has to be a dollar sign: a macro that makes
/// a macro cannot write it otherwise.
macro_rules! games {
    ($dollar:tt $($package:ident::$rules:ident,)+) => {
        /// All games.
        pub const GAMES: [GameInfo; [$(stringify!($rules)),+].len()] =
            [$(GameInfo::of::<$package::$rules>()),+];

        /// The rules of any of the games.
        #[derive(Clone, Debug, PartialEq)]
        pub enum AnyGame {
            $(
                #[doc = concat!("The rules of `", stringify!($package), "`.")]
                $rules($package::$rules),
            )+
        }

        $(
            impl From<$package::$rules> for AnyGame {
                fn from(rules: $package::$rules) -> AnyGame {
                    AnyGame::$rules(rules)
                }
            }
        )+

        impl AnyGame {
            /// The rules that a specification describes, for this number of seats.
            pub fn new(spec: &Spec, seats: usize) -> Result<AnyGame, SpecError> {
                $(
                    if spec.game == $package::$rules::NAME {
                        return set_up(spec, seats).map(AnyGame::$rules);
                    }
                )+
                Err(SpecError::unknown_game(&spec.game))
            }
        }

        /// The packages of all games, for those who need more of one than its rules.
        pub(crate) mod packages {
            $(pub use $package;)+
        }

        /// Evaluates an expression with the typed rules of an [`AnyGame`]: once compiled for each game.
        #[macro_export]
        macro_rules! with_game {
            ($dollar any:expr, $dollar game:ident => $dollar body:expr) => {
                match $dollar any {
                    $($crate::AnyGame::$rules($dollar game) => $dollar body,)+
                }
            };
        }
    };
}

/// The list of games, with those that a test adds to it.
macro_rules! games_and {
    ($($added:tt)*) => {
        games! {
            $
            qwixx::Qwixx,
            twenty_one::TwentyOne,
            one_card::OneCard,
            $($added)*
        }
    };
}

#[cfg(not(feature = "made-up-game"))]
games_and! {}

#[cfg(feature = "made-up-game")]
games_and! { dozen::Dozen, }

/// What can be said of a game before it is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// The name in commands, records and messages.
    pub name: &'static str,
    /// The name on the box.
    pub title: &'static str,
    /// The most seats.
    pub max_seats: usize,
    /// The names of its options.
    pub options: &'static [&'static str],
    /// Those of them with which it goes as it does with people round a table.
    pub at_the_table: &'static [&'static str],
    /// The printed material that a user can replace.
    pub material: Option<MaterialKind>,
    /// The text of its rule page.
    pub rule_page: &'static str,
    /// Its rules in other languages, by the languages' codes.
    pub translated_rules: &'static [(&'static str, &'static str)],
}

impl GameInfo {
    /// What the rules say of themselves.
    pub const fn of<G: Setup>() -> GameInfo {
        GameInfo {
            name: G::NAME,
            title: G::TITLE,
            max_seats: G::MAX_SEATS,
            options: G::OPTIONS,
            at_the_table: G::AT_THE_TABLE,
            material: G::MATERIAL,
            rule_page: G::RULE_PAGE,
            translated_rules: G::TRANSLATED_RULES,
        }
    }

    /// The game with this name.
    pub fn named(name: &str) -> Result<GameInfo, SpecError> {
        GAMES.into_iter().find(|game| game.name == name).ok_or_else(|| SpecError::unknown_game(name))
    }
}
