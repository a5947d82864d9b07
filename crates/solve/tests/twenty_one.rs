//! The solution of Twenty One against the rules themselves: expectimax through the game, and real games.
#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "twenty_one/brute.rs"]
mod brute;

use std::collections::HashMap;

use conformance::{random_choice, random_game};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoroshiro128PlusPlus;
use solve::Distribution;
use solve::twenty_one::{
    FittingFaces, Objective, Policy, Row, RowState, SoloSolution, SolveError, Standing, Step, TargetSolution,
    frontier,
};
use table::{BySeat, ChoiceSet, Game, Seat, below};
use twenty_one::{Layouts, Phase, ROWS, State, TwentyOne};

use brute::Brute;

/// Sheets with other numbers, from row to row, and a bonus that goes up and down.
fn odd_sheets() -> Layouts {
    let rows = ["3 1 6 2 2 5", "6 5 4 3 2 1", "1 1 1 1 1 1", "6 6 2 6 6 4", "2 4 6 1 5 3"];
    let row = |(sheet, numbers): (char, &str)| {
        let fields =
            "bwgykr".chars().zip(numbers.split(' ')).map(|(colour, number)| format!("{colour}{number}"));
        format!("{sheet}: {}\n", table::join(fields, " "))
    };
    let sheets = "ABCDEF".chars().flat_map(|sheet| rows.map(|numbers| (sheet, numbers)));
    let text: String = sheets.map(row).collect();
    format!("bonus: 5 -2 7 0 -10 30 4\n{text}").parse().unwrap()
}

fn alone() -> TwentyOne {
    TwentyOne::new(1).unwrap()
}

/// Compares the solution of the last row from some positions on with trying everything; returns how many
/// states that were.
fn compare_last_row(game: &TwentyOne, rows: &[&str]) -> usize {
    let layouts = game.layouts();
    let solo = SoloSolution::new(layouts, Objective::POINTS);
    let mut brute = Brute::new(game, None);
    for row in rows {
        brute.value(&game.read_position(&format!("C:xxxxxx/xxxxxx/xxxxxx/xxxxxx/{row}")).unwrap());
    }
    let states = brute.states.clone();
    for state in &states {
        let standing = Standing::of(layouts, state.sheet(Seat::FIRST));
        assert_eq!(standing.row, ROWS - 1);
        let expected = brute.value(state);
        let found = f64::from(standing.points) + solo.to_go(&standing);
        assert!((expected - found).abs() < 1e-9, "{:?}: {expected}, not {found}", game.write_position(state));
    }
    states.len()
}

#[test]
fn the_whole_row_is_worth_what_trying_everything_finds() {
    // Not all 249: only a field left of which none is empty is crossed out (T5), and a 1 is always a hit (T7).
    let states = compare_last_row(&alone(), &["------"]);
    assert!(states > 150, "{states} states met");
}

#[test]
fn other_numbers_and_another_bonus_are_solved_as_well() {
    let game = alone().with_sheets(odd_sheets());
    let states = compare_last_row(&game, &["2x----", "-4-1-2", "x46---"]);
    assert!(states > 20, "{states} states met");
    // A row not begun has no points yet, though a full one without hits would have five (T10).
    let solo = SoloSolution::new(game.layouts(), Objective::POINTS);
    assert_eq!(solo.row(0).row().standing_bonus(RowState::NEW), 0);
    play_many(&game, &Policy::for_game(&game), 20_000, 5).agrees_with(&solo);
}

struct Played {
    games: f64,
    points: HashMap<i32, f64>,
    rounds: HashMap<i32, f64>,
}

impl Played {
    /// Means within four standard errors, and both distributions by chi-square.
    fn agrees_with(&self, solo: &SoloSolution) {
        let start = Standing::START;
        let (points, rounds) = (solo.distribution(&start), solo.rounds_distribution(&start));
        for (counts, expected) in [(&self.points, &points), (&self.rounds, &rounds)] {
            let mean =
                counts.iter().map(|(number, count)| f64::from(*number) * count).sum::<f64>() / self.games;
            let error = expected.deviation() / self.games.sqrt();
            assert!((mean - expected.mean()).abs() < 4.0 * error, "{mean}, not {}", expected.mean());
            let (statistic, freedom) = chi_square(counts, expected, self.games);
            // Far in the tail of a chi-square that is nearly normal.
            assert!(statistic < freedom + 5.0 * (2.0 * freedom).sqrt(), "{statistic} of {freedom}");
        }
    }
}

/// The statistic and its degrees of freedom, rare numbers taken together.
fn chi_square(counts: &HashMap<i32, f64>, expected: &Distribution, games: f64) -> (f64, f64) {
    let (mut statistic, mut cells) = (0.0, 0.0);
    let (mut seen, mut due) = (0.0, 0.0);
    for (number, chance) in expected.iter() {
        seen += counts.get(&number).copied().unwrap_or(0.0);
        due += chance * games;
        if due >= 20.0 {
            statistic += (seen - due).powi(2) / due;
            cells += 1.0;
            (seen, due) = (0.0, 0.0);
        }
    }
    (statistic, cells - 1.0)
}

fn play_many(game: &TwentyOne, policy: &Policy, games: u64, seed: u64) -> Played {
    let mut rng = Xoroshiro128PlusPlus::seed_from_u64(seed);
    let mut played = Played { games: games as f64, points: HashMap::new(), rounds: HashMap::new() };
    for _ in 0..games {
        let mut rounds = 0;
        let choose =
            |game: &TwentyOne, state: &State, seat: Seat, _: &mut _| policy.choose(game, state, seat);
        let state = random_game(game, &mut rng, &choose, |state, _| {
            rounds += i32::from(state.phase() == Phase::Write);
        });
        *played.points.entry(game.scores(&state)[Seat::FIRST]).or_default() += 1.0;
        *played.rounds.entry(rounds).or_default() += 1.0;
    }
    played
}

#[test]
fn real_games_go_as_the_solution_says() {
    let game = alone();
    for (price, games) in [(0.0, 150_000), (4.0, 30_000)] {
        let objective = Objective::new(price, 1).unwrap();
        let policy = Policy::new(game.layouts(), objective);
        play_many(&game, &policy, games, 21).agrees_with(&SoloSolution::new(game.layouts(), objective));
    }
}

#[test]
fn distributions_add_up() {
    for layouts in [Layouts::built_in().as_ref().clone(), odd_sheets()] {
        for price in [0.0, 3.0] {
            let solo = SoloSolution::new(&layouts, Objective::new(price, 1).unwrap());
            let start = Standing::START;
            let (points, rounds) = (solo.distribution(&start), solo.rounds_distribution(&start));
            assert!((points.iter().map(|(_, chance)| chance).sum::<f64>() - 1.0).abs() < 1e-12);
            assert!((points.mean() - solo.to_go(&start)).abs() < 1e-9);
            assert!((rounds.mean() - solo.rounds(&start)).abs() < 1e-9);
            assert!(rounds.lowest() >= 5 && rounds.highest() <= 30);
            assert!(points.at_least(points.highest() + 1).is_sign_positive(), "0, not -0");
            let value = solo.to_go(&start) - price * solo.rounds(&start);
            assert!((solo.value(&start) - value).abs() < 1e-9);
            for state in RowState::all() {
                let row = solo.row(3);
                assert!((row.distribution(state).mean() - row.to_go(state)).abs() < 1e-9);
                assert!((row.rounds_distribution(state).mean() - row.rounds(state)).abs() < 1e-9);
            }
        }
    }
}

#[test]
fn the_value_of_the_game_is_known() {
    let solo = SoloSolution::new(&Layouts::built_in(), Objective::POINTS);
    assert!((solo.to_go(&Standing::START) - 141.272_285).abs() < 1e-6);
    assert!((solo.row(0).to_go(RowState::NEW) - 28.254_457).abs() < 1e-6);
    assert_eq!(RowState::all().count(), 256);
}

#[test]
fn points_and_rounds_fall_with_the_price() {
    let prices: Vec<f64> = (0..=40).map(|price| f64::from(price) / 2.0).collect();
    let line = frontier(&Layouts::built_in(), &prices).unwrap();
    for pair in line.windows(2) {
        let (points, rounds) = (pair[0].points - pair[1].points, pair[0].rounds - pair[1].rounds);
        assert!(points >= -1e-9 && rounds >= -1e-9, "{pair:?}");
        // Each is best for its price; so the points given up for a round lie between the two prices.
        assert!(
            points >= pair[0].price * rounds - 1e-9 && points <= pair[1].price * rounds + 1e-9,
            "{pair:?}"
        );
    }
    assert_eq!(Objective::new(-0.5, 1), Err(SolveError::Price(-0.5)));
    assert!(Objective::new(f64::NAN, 1).is_err() && Objective::new(f64::INFINITY, 1).is_err());
    assert_eq!(Objective::new(1.0, 7), Err(SolveError::Seats(7)));
}

#[test]
fn no_play_reaches_a_target_more_often_than_the_one_for_it() {
    for layouts in [Layouts::built_in().as_ref().clone(), odd_sheets()] {
        let (solo, targets) =
            (SoloSolution::new(&layouts, Objective::POINTS), TargetSolution::new(&layouts).unwrap());
        let start = Standing::START;
        let points = solo.distribution(&start);
        for target in points.lowest() - 2..=points.highest() + 2 {
            let (usual, best) = (points.at_least(target), targets.chance(&start, target));
            assert!(best >= usual - 1e-12 && best <= 1.0 + 1e-12, "{target}: {best} and {usual}");
            assert!(best <= targets.chance(&start, target - 1) + 1e-12);
        }
        assert_eq!(targets.chance(&start, i32::MAX), 0.0);
        assert!((targets.chance(&start, i32::MIN) - 1.0).abs() < 1e-12);
    }
}

#[test]
fn chances_to_reach_a_target_are_what_trying_everything_finds() {
    let game = alone();
    let targets = TargetSolution::new(game.layouts()).unwrap();
    let state = game.read_position("B:654321/x54321/644321/332211/x5x-1-").unwrap();
    let standing = Standing::of(game.layouts(), state.sheet(Seat::FIRST));
    let points = game.scores(&state)[Seat::FIRST];
    assert_eq!(points, standing.points);
    for target in [points + 4, points + 7, points + 9] {
        let expected = Brute::new(&game, Some(target)).value(&state);
        let found = targets.chance(&standing, target);
        assert!((expected - found).abs() < 1e-9, "{target}: {expected}, not {found}");
    }
    let odd = alone().with_sheets(odd_sheets());
    let targets = TargetSolution::new(odd.layouts()).unwrap();
    let state = odd.read_position("B:xxxxxx/6xxxxx/x1xxxx/xxxxx4/x161--").unwrap();
    let standing = Standing::of(odd.layouts(), state.sheet(Seat::FIRST));
    for target in [standing.points - 5, standing.points + 3] {
        let expected = Brute::new(&odd, Some(target)).value(&state);
        assert!((expected - targets.chance(&standing, target)).abs() < 1e-9, "{target}");
    }
}

#[test]
fn a_bonus_of_a_million_is_refused_for_targets_only() {
    let mut lines = Layouts::built_in().lines();
    lines[0] = "bonus: 0 1 3 6 10 15 1000000".to_owned();
    let layouts: Layouts = lines.join("\n").parse().unwrap();
    assert!(matches!(TargetSolution::new(&layouts), Err(SolveError::TooWide { span: 5_000_105, .. })));
    let solo = SoloSolution::new(&layouts, Objective::POINTS);
    assert!((solo.distribution(&Standing::START).mean() / solo.to_go(&Standing::START) - 1.0).abs() < 1e-12);
}

/// The advice for every first roll of a position, and what the best of it comes to on average.
fn best_advice(game: &TwentyOne, position: &str, best: impl Fn(&State) -> f64) -> f64 {
    let state = game.read_position(position).unwrap();
    let (mut sum, mut rolls) = (0.0, 0.0);
    game.outcomes(&state, |chance, weight| {
        let mut rolled = state;
        game.chance_unchecked(&mut rolled, chance);
        sum += weight as f64 * best(&rolled);
        rolls += weight as f64;
    });
    sum / rolls
}

#[test]
fn the_best_advice_comes_to_the_value_on_average() {
    let game = alone();
    let objective = Objective::new(1.5, 1).unwrap();
    let (solo, targets) =
        (SoloSolution::new(game.layouts(), objective), TargetSolution::new(game.layouts()).unwrap());
    for position in ["D:644321/5x4---", "A:644321/x54321/------", "F:654321/654321/654321/654321/x5-3--"] {
        let state = game.read_position(position).unwrap();
        let standing = Standing::of(game.layouts(), state.sheet(Seat::FIRST));
        let mean = best_advice(&game, position, |rolled| {
            solo.advise(&game, rolled, Seat::FIRST).best().unwrap().worth
        });
        assert!((mean - solo.value(&standing)).abs() < 1e-9, "{position}: {mean}");
        if position.matches('-').count() <= 3 {
            let target = standing.points + 12;
            let mean = best_advice(&game, position, |rolled| {
                targets.advise(&game, rolled, Seat::FIRST, target).best().unwrap().worth
            });
            assert!((mean - targets.chance(&standing, target)).abs() < 1e-9, "{position}: {mean}");
        }
        assert!(solo.advise(&game, &state, Seat::FIRST).best().is_none(), "nobody is asked before the roll");
    }
}

#[test]
fn the_player_takes_the_best_advice_and_only_legal_choices() {
    let mut rng = Xoroshiro128PlusPlus::seed_from_u64(9);
    for seats in 1..=6 {
        let game = TwentyOne::new(seats).unwrap();
        let policy = Policy::for_game(&game);
        let solo = SoloSolution::new(game.layouts(), Objective::POINTS);
        for _ in 0..30 {
            play_and_check(&game, &policy, &solo, &mut rng);
        }
    }
}

/// Plays one game in which every other choice is drawn by lot, so that odd states come up too.
fn play_and_check<R: Rng>(game: &TwentyOne, policy: &Policy, solo: &SoloSolution, rng: &mut R) {
    let choose = |game: &TwentyOne, state: &State, seat: Seat, rng: &mut R| {
        let legal = game.choices(state, seat);
        let chosen = policy.choose(game, state, seat);
        assert!(legal.contains(chosen), "{chosen}");
        if game.seats() == 1 {
            let advice = solo.advise(game, state, seat);
            assert_eq!(advice.choices().len(), legal.len());
            let rated = advice.choices().iter().find(|rated| rated.choice == chosen).unwrap();
            assert!(advice.loss(rated) < 1e-9, "{chosen}");
        }
        let drawn = random_choice(game, state, seat, rng);
        if below(rng, 2) == 0 { chosen } else { drawn }
    };
    random_game(game, rng, &choose, |_, _| {});
}

#[test]
fn a_standing_after_a_step_is_that_of_the_sheet_after_the_choice() {
    for layouts in [(*Layouts::built_in()).clone(), odd_sheets()] {
        let game = alone().with_sheets(layouts);
        let layouts = game.layouts();
        let mut compared = 0;
        for seed in 0..20 {
            let mut rng = Xoroshiro128PlusPlus::seed_from_u64(seed);
            random_game(&game, &mut rng, &random_choice, |state, _| {
                if state.phase() == Phase::Write {
                    let (sheet, dice) = (state.sheet(Seat::FIRST), state.dice().unwrap());
                    let begun = Standing::of(layouts, sheet);
                    let fields = layouts.row(sheet.letter(), begun.row).fields();
                    let seen = FittingFaces::of(fields, begun.state, |colour| dice.face(colour));
                    let mut chosen = Vec::new();
                    Step::each(begun.state, &seen, |step| {
                        let choice = step.choice(fields, game.choices(state, Seat::FIRST));
                        let mut after = *state;
                        game.decide_unchecked(&mut after, &BySeat::from_fn(1, |_| Some(choice)));
                        let standing = Standing::of(layouts, after.sheet(Seat::FIRST));
                        assert_eq!(begun.after(&step, &Row::of(layouts, begun.row)), standing);
                        chosen.push(choice);
                    });
                    compared += chosen.len();
                    chosen.sort();
                    assert!(chosen.into_iter().eq(game.choices(state, Seat::FIRST).iter()));
                }
            });
        }
        assert!(compared > 1000, "{compared} steps");
    }
}
