//! The suite as tests of their own, so that each game names its rules once and every test runs by itself.

/// Makes the tests that every game must pass:
///
/// - `rules`: every seat count and option;
/// - `choosing`: a way to choose that makes some sense, so that games come to states that random play seldom sees;
/// - `reference_games`: how many games are compared with the reference, by random choices and by those;
///   `ROLLWRIGHT_GAMES` in the environment names another number;
/// - `perft`: rules, the file of their counts, and up to how many the reference counts, too;
/// - `playthroughs`: rules, a seed, and the golden file.
///
/// Files are named from the folder `tests` of the game's crate.
#[macro_export]
macro_rules! suite {
    (
        rules: $rules:expr,
        choosing: $choosing:expr,
        reference_games: $games:expr,
        perft: [$(($counted:expr, $counts:literal, $limit:literal)),+ $(,)?],
        playthroughs: [$(($played:expr, $seed:literal, $golden:literal)),+ $(,)?] $(,)?
    ) => {
        #[test]
        fn every_property_holds() {
            $rules.for_each(|game| $crate::check_all(&game));
        }

        #[test]
        fn agrees_with_the_reference() {
            let games = $crate::games_compared($games);
            for game in $rules {
                $crate::agree(&game, 0..games, &$crate::random_choice);
                $crate::agree(&game, 0..games, &$choosing);
            }
        }

        #[test]
        fn views_are_read_back() {
            $rules.for_each(|game| $crate::check_views(&game, &$choosing));
        }

        #[test]
        fn perft() {
            $($crate::check_perft(&$counted, concat!(env!("CARGO_MANIFEST_DIR"), "/tests/", $counts), $limit);)+
        }

        #[test]
        fn golden_playthroughs() {
            $($crate::check_playthrough(&$played, $seed, concat!(env!("CARGO_MANIFEST_DIR"), "/tests/", $golden));)+
        }
    };
}
