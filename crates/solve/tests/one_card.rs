//! The solutions of Alles auf 1 Karte against slow and plain ones, written differently.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::HashMap;
use std::sync::atomic::AtomicU64;

use one_card::{CARDS, CardId, Chance, Choice, Colour, Deck, Dice, OneCard, Phase, State};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoroshiro128PlusPlus;
use solve::one_card::{
    CardDistribution, KeptDice, Objective, RESULTS, ScoringSpeeds, Shape, Solution, SolvedCard, TurnPlan,
};
use table::{BySeat, ChoiceSet, Event, Game, Seat};

fn uncounted() -> AtomicU64 {
    AtomicU64::new(0)
}

/// A number from 0 to 1.
fn uniform(rng: &mut impl Rng) -> f64 {
    f64::from(rng.next_u32()) / f64::from(u32::MAX)
}

// One turn.

/// The dice of the roll with this number, below 7776.
fn dice_of(roll: usize) -> [usize; 5] {
    std::array::from_fn(|die| roll / 6usize.pow(die as u32) % 6)
}

fn roll_of(dice: [usize; 5]) -> usize {
    dice.iter().rev().fold(0, |roll, colour| 6 * roll + colour)
}

fn kept_of(dice: &[usize]) -> KeptDice {
    let mut counts = [0; 6];
    dice.iter().for_each(|colour| counts[*colour] += 1);
    KeptDice::of(Dice::with_counts(counts).unwrap())
}

/// The worth of keeping the dice of a set of bits: the mean over all rolls of the others.
fn mean_after_keeping(values: &[f64], dice: [usize; 5], keep: usize) -> f64 {
    let rolled: Vec<usize> = (0..5).filter(|die| keep >> die & 1 == 0).collect();
    let rolls = 6usize.pow(rolled.len() as u32);
    let total: f64 = (0..rolls)
        .map(|roll| {
            let mut dice = dice;
            for (place, die) in rolled.iter().enumerate() {
                dice[*die] = roll / 6usize.pow(place as u32) % 6;
            }
            values[roll_of(dice)]
        })
        .sum();
    total / rolls as f64
}

#[test]
fn a_turn_is_worth_what_trying_every_roll_and_every_subset_finds() {
    let mut rng = Xoroshiro128PlusPlus::seed_from_u64(5);
    let mut by_result = [0.0; RESULTS];
    by_result.iter_mut().for_each(|value| *value = 20.0 * uniform(&mut rng).powi(6));
    let mut plan = TurnPlan::default();
    plan.solve(&by_result);

    let rolls: Vec<[usize; 5]> = (0..7776).map(dice_of).collect();
    let mut values: Vec<f64> = rolls.iter().map(|dice| by_result[kept_of(dice).number().unwrap()]).collect();
    for rerolls in 1..=2 {
        // All orders of the same dice are worth the same; the first one found stands for them.
        let mut worth: HashMap<KeptDice, f64> = HashMap::new();
        for dice in &rolls {
            let result = kept_of(dice);
            worth.entry(result).or_insert_with(|| {
                let mut best = f64::MIN;
                for keep in 0..32 {
                    let mean = mean_after_keeping(&values, *dice, keep);
                    let kept: Vec<usize> =
                        (0..5).filter(|die| keep >> die & 1 == 1).map(|die| dice[die]).collect();
                    if kept.len() < 5 {
                        assert!((plan.keep_worth(kept_of(&kept), rerolls) - mean).abs() < 1e-9);
                    }
                    best = best.max(mean);
                }
                best
            });
        }
        for (dice, value) in rolls.iter().zip(&mut values) {
            let result = kept_of(dice);
            *value = worth[&result];
            assert!((plan.worth(result, rerolls) - *value).abs() < 1e-9);
            let best = plan.best_keep(result, rerolls);
            assert!((plan.keep_worth(best, rerolls) - *value).abs() < 1e-9, "{result:?}: {best:?}");
        }
    }
    let mean = values.iter().sum::<f64>() / 7776.0;
    assert!((plan.value() - mean).abs() < 1e-9);

    let mut chances = [0.0; RESULTS];
    plan.distribution(&mut chances);
    let total: f64 = chances.iter().sum();
    let worth: f64 = chances.iter().zip(&by_result).map(|(chance, value)| chance * value).sum();
    assert!((total - 1.0).abs() < 1e-12 && (worth - mean).abs() < 1e-9);
}

#[test]
fn dice_and_their_numbers_go_together() {
    for (number, kept) in KeptDice::all().enumerate() {
        assert_eq!(KeptDice::of(kept.dice()), kept);
        assert_eq!(kept.number(), number.checked_sub(462 - 252));
    }
    assert!((0..RESULTS).all(|number| KeptDice::result(number).number() == Some(number)));
}

// One card.

/// A card by the rules alone: where every result leads from every state that can be reached, always using the
/// first card.
struct Slow {
    /// The states in the order found; the first is where it begins.
    leads: Vec<Vec<LeadEstimator>>,
}

#[derive(Clone, Copy)]
enum LeadEstimator {
    Nowhere,
    To(usize),
    Scored(i32),
}

/// What can be rolled: by the dice kept, the results with their chances, and by the result, what can be kept.
struct Rolls {
    results: HashMap<KeptDice, Vec<(usize, f64)>>,
    keeps: Vec<Vec<KeptDice>>,
}

fn choose(game: &OneCard, state: &mut State, choice: Choice) {
    let mut choices = BySeat::new(1);
    choices[Seat::FIRST] = Some(choice);
    game.play(state, &Event::Decided(choices)).unwrap();
}

/// All results of a roll.
fn rolled(game: &OneCard, state: &State) -> Vec<(Dice, f64)> {
    let mut all = Vec::new();
    game.outcomes(state, |chance, weight| {
        let Chance::Roll(dice) = chance else { panic!("not a roll: {chance}") };
        all.push((dice, weight as f64));
    });
    let total: f64 = all.iter().map(|(_, weight)| weight).sum();
    all.into_iter().map(|(dice, weight)| (dice, weight / total)).collect()
}

impl Slow {
    fn explore(game: &OneCard, position: &str) -> Slow {
        let mut found = vec![position.to_owned()];
        let mut leads = Vec::new();
        while let Some(text) = found.get(leads.len()).cloned() {
            let start = game.read_position(&text).unwrap();
            let mut from_here = vec![LeadEstimator::Nowhere; RESULTS];
            for (dice, _) in rolled(game, &start) {
                let mut state = start;
                game.play(&mut state, &Event::Chance(Chance::Roll(dice))).unwrap();
                choose(game, &mut state, Choice::Stop);
                if !game.choices(&state, Seat::FIRST).contains(Choice::Mark(1)) {
                    continue;
                }
                choose(game, &mut state, Choice::Mark(1));
                let number = KeptDice::of(dice).number().unwrap();
                from_here[number] = match state.hand(Seat::FIRST).scored().first() {
                    Some(scored) => LeadEstimator::Scored(scored.points()),
                    None => {
                        let text = game.write_position(&state).unwrap();
                        let place = found.iter().position(|known| *known == text);
                        LeadEstimator::To(place.unwrap_or_else(|| {
                            found.push(text);
                            found.len() - 1
                        }))
                    }
                };
            }
            leads.push(from_here);
        }
        Slow { leads }
    }

    /// The best points less the price of the turns, by repeating the turn until nothing changes.
    fn value(&self, rolls: &Rolls, price: f64, points_count: bool) -> f64 {
        let mut values = vec![0.0; self.leads.len()];
        loop {
            let mut change: f64 = 0.0;
            // Later states are mostly nearer to the end.
            for place in (0..values.len()).rev() {
                let worth = |lead: &LeadEstimator| {
                    let used = match *lead {
                        LeadEstimator::Nowhere => f64::MIN,
                        LeadEstimator::To(other) => values[other],
                        LeadEstimator::Scored(points) if points_count => f64::from(points),
                        LeadEstimator::Scored(_) => 0.0,
                    };
                    used.max(values[place])
                };
                let mut after: Vec<f64> = self.leads[place].iter().map(worth).collect();
                for _ in 0..2 {
                    after = rolls.better(&after);
                }
                let value = rolls.mean(KeptDice::NONE, &after) - price;
                change = change.max((value - values[place]).abs());
                values[place] = value;
            }
            if change < 1e-10 {
                return values[0];
            }
        }
    }
}

impl Rolls {
    /// By the rules: whatever is kept of whatever is rolled.
    fn new(game: &OneCard, position: &str) -> Rolls {
        let start = game.read_position(position).unwrap();
        let first = rolled(game, &start);
        let numbered = |(dice, chance): (Dice, f64)| (KeptDice::of(dice).number().unwrap(), chance);
        let all = first.iter().copied().map(numbered).collect();
        let mut rolls =
            Rolls { results: HashMap::from([(KeptDice::NONE, all)]), keeps: vec![Vec::new(); RESULTS] };
        for (dice, _) in first {
            let mut state = start;
            game.play(&mut state, &Event::Chance(Chance::Roll(dice))).unwrap();
            for choice in game.choices(&state, Seat::FIRST).iter() {
                let Choice::Keep(kept) = choice else { continue };
                rolls.keeps[KeptDice::of(dice).number().unwrap()].push(KeptDice::of(kept));
                rolls.results.entry(KeptDice::of(kept)).or_insert_with(|| {
                    let mut state = state;
                    choose(game, &mut state, choice);
                    let with_kept = |dice: Dice| {
                        let counts = Colour::ALL.map(|colour| dice.count(colour) + kept.count(colour));
                        Dice::with_counts(counts).unwrap()
                    };
                    let results = rolled(game, &state).into_iter();
                    results.map(|(dice, chance)| numbered((with_kept(dice), chance))).collect()
                });
            }
        }
        rolls
    }

    fn mean(&self, kept: KeptDice, after: &[f64]) -> f64 {
        self.results[&kept].iter().map(|(result, chance)| chance * after[*result]).sum()
    }

    /// With one reroll more: the best of stopping and of every keep.
    fn better(&self, after: &[f64]) -> Vec<f64> {
        let kept: HashMap<KeptDice, f64> =
            self.results.keys().map(|kept| (*kept, self.mean(*kept, after))).collect();
        let best = |(result, keeps): (usize, &Vec<KeptDice>)| {
            keeps.iter().map(|keep| kept[keep]).fold(after[result], f64::max)
        };
        self.keeps.iter().enumerate().map(best).collect()
    }
}

/// One player, who looks only at the first of their two cards.
fn lone_game() -> OneCard {
    OneCard::new(1).unwrap()
}

/// The boxes crossed on the first card of a position.
fn crossed(game: &OneCard, card: &SolvedCard, position: &str) -> [u8; 5] {
    card.crossed(&game.read_position(position).unwrap().hand(Seat::FIRST).open()[0])
}

#[test]
fn cards_are_worth_what_a_slow_solver_finds_by_the_rules() {
    let built_in = lone_game();
    let small: Deck = "R1 O1* Y2 G1 B2*\n".repeat(CARDS).parse().unwrap();
    let small = lone_game().with_cards(small);
    let cases = [
        (&small, "- | #1 r0 o0 y0 g0 b0, #2 r0 o0 y0 g0 b0", 0.8),
        (&built_in, "- | #6 r4 y1 g2 b3 p4, #11 r0 o0 g0 b0 p0", 1.0),
        (&built_in, "- | #11 r3 o2 g4 b3 p3, #6 r0 y0 g0 b0 p0", 2.5),
        (&built_in, "- | #22 r1 o5 y4 g5 p1, #6 r0 y0 g0 b0 p0", 0.3),
    ];
    for (game, position, price) in cases {
        let rolls = Rolls::new(game, position);
        let slow = Slow::explore(game, position);
        let id = game.read_position(position).unwrap().hand(Seat::FIRST).open()[0].id();
        let card = SolvedCard::new(game.deck().card(id), &Objective::at_price(price), &uncounted()).unwrap();
        let crossed = crossed(game, &card, position);
        let value = card.solution().value(crossed);
        let slow_value = slow.value(&rolls, price, true);
        assert!((value - slow_value).abs() < 1e-7, "{position}: {value}, not {slow_value}");

        let mut speeds = ScoringSpeeds::default();
        speeds.add(card.solution().shape(), &uncounted()).unwrap();
        let least = speeds.of(card.solution().shape(), crossed).unwrap().least;
        let slow_turns = -slow.value(&rolls, 1.0, false);
        assert!((least - slow_turns).abs() < 1e-7, "{position}: {least} turns, not {slow_turns}");
    }
}

#[test]
fn playing_a_card_gives_the_turns_and_points_foretold() {
    const GAMES: usize = 4000;
    let game = lone_game();
    let mut rng = Xoroshiro128PlusPlus::seed_from_u64(17);
    for (position, price) in [
        ("- | #9 r0 y0 g0 b0 p0, #11 r0 o0 g0 b0 p0", 2.0),
        ("- | #6 r2 y1 g0 b0 p3, #11 r0 o0 g0 b0 p0", 1.0),
    ] {
        let start = game.read_position(position).unwrap();
        let id = start.hand(Seat::FIRST).open()[0].id();
        let card = SolvedCard::new(game.deck().card(id), &Objective::at_price(price), &uncounted()).unwrap();
        let mut plans: HashMap<[u8; 5], TurnPlan> = HashMap::new();
        let (mut turns, mut points) = (Vec::new(), Vec::new());
        for _ in 0..GAMES {
            let mut state = start;
            let mut taken = 0;
            while state.hand(Seat::FIRST).scored().is_empty() {
                let crossed = card.crossed(&state.hand(Seat::FIRST).open()[0]);
                match state.phase() {
                    Phase::Roller => {
                        let plan = plans.entry(crossed).or_insert_with(|| card.plan(crossed));
                        let result = KeptDice::of(state.dice().unwrap());
                        let kept = plan.best_keep(result, 3 - usize::from(state.rolls()));
                        let choice = if kept == result { Choice::Stop } else { Choice::Keep(kept.dice()) };
                        choose(&game, &mut state, choice);
                    }
                    Phase::Mark(_) => {
                        let advice = card.mark_advice(crossed, state.dice().unwrap());
                        choose(&game, &mut state, advice.best().unwrap().choice);
                    }
                    phase => {
                        taken += u32::from(phase == Phase::Roll);
                        let chance = game.sample(&state, &mut rng);
                        game.play(&mut state, &Event::Chance(chance)).unwrap();
                    }
                }
            }
            turns.push(f64::from(taken));
            points.push(f64::from(state.hand(Seat::FIRST).scored()[0].points()));
        }
        let crossed = crossed(&game, &card, position);
        assert_near(&turns, card.solution().turns(crossed));
        assert_near(&points, card.solution().points(crossed));

        let distribution = CardDistribution::new(card.solution(), crossed, 60);
        let mean =
            |chances: &[f64]| chances.iter().enumerate().map(|(n, chance)| n as f64 * chance).sum::<f64>();
        assert!((distribution.turns.iter().sum::<f64>() - 1.0).abs() < 1e-6);
        assert!((distribution.points.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert!((mean(&distribution.turns) - card.solution().turns(crossed)).abs() < 1e-4);
        assert!((mean(&distribution.points) - card.solution().points(crossed)).abs() < 1e-9);
        let five = turns.iter().map(|turns| f64::from(u8::from(*turns <= 5.0))).collect::<Vec<_>>();
        assert_near(&five, distribution.turns[..=5].iter().sum());
    }
}

/// The mean of a sample lies within four standard errors.
fn assert_near(sample: &[f64], expected: f64) {
    let count = sample.len() as f64;
    let mean = sample.iter().sum::<f64>() / count;
    let variance = sample.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / count;
    let error = (variance / count).sqrt();
    assert!((mean - expected).abs() <= 4.0 * error, "mean {mean} ± {error}, expected {expected}");
}

#[test]
fn a_higher_price_makes_faster_play_and_never_faster_than_the_least_turns() {
    let deck = Deck::built_in();
    for number in [9, 11, 16] {
        let (shape, _) = Shape::of(deck.card(CardId::numbered(number).unwrap()));
        let mut speeds = ScoringSpeeds::default();
        speeds.add(shape, &uncounted()).unwrap();
        let speed = speeds.of(shape, [0; 5]).unwrap();
        let mut solution = Solution::new(shape, &Objective::at_price(0.0), &uncounted()).unwrap();
        assert!(
            (solution.value([0; 5]) - 25.0).abs() < 1e-6,
            "with time for everything, all boxes and both suns"
        );
        let mut values = Vec::new();
        let mut turns = solution.turns([0; 5]);
        assert!(turns < 100.0, "patient, not idle: {turns} turns");
        for step in 1..=8 {
            solution = solution.at_price(f64::from(step), &uncounted());
            assert!(solution.turns([0; 5]) <= turns + 1e-9);
            turns = solution.turns([0; 5]);
            assert!(turns >= speed.least - 1e-9);
            values.push(solution.value([0; 5]));
        }
        assert!(values.windows(2).all(|pair| pair[0] > pair[1]));
        assert!(values.windows(3).all(|three| three[0] + three[2] >= 2.0 * three[1] - 1e-9), "convex");
        let rate = solution.at_best_rate();
        assert!(rate.value([0; 5]).abs() < 1e-9);
        assert!(speed.within.windows(2).all(|pair| pair[0] <= pair[1]) && speed.within[0] >= 0.0);
    }
}

#[test]
fn equal_rows_can_be_exchanged_and_colours_do_not_matter() {
    let deck = Deck::built_in();
    let solved = |number: usize| {
        let card = deck.card(CardId::numbered(number).unwrap());
        SolvedCard::new(card, &Objective::at_price(2.0), &uncounted()).unwrap()
    };
    // Cards 16 and 21 have the same rows in other colours.
    assert_eq!(solved(16).solution().shape(), solved(21).solution().shape());
    let card = solved(11);
    let solution = card.solution();
    assert_eq!(solution.value([1, 3, 0, 2, 4]), solution.value([3, 0, 1, 4, 2]));
    assert_ne!(solution.value([1, 3, 0, 2, 4]), solution.value([4, 3, 0, 2, 1]), "suns differ");
}

#[test]
fn a_chance_within_some_turns_is_the_best_of_all_prices_at_least() {
    let deck = Deck::built_in();
    let (shape, _) = Shape::of(deck.card(CardId::numbered(8).unwrap()));
    let mut speeds = ScoringSpeeds::default();
    speeds.add(shape, &uncounted()).unwrap();
    let speed = speeds.of(shape, [0; 5]).unwrap();
    for price in [1.0, 4.0, 20.0] {
        let solution = Solution::new(shape, &Objective::at_price(price), &uncounted()).unwrap();
        let distribution = CardDistribution::new(&solution, [0; 5], 10);
        let mut so_far = 0.0;
        for (turn, chance) in distribution.turns.iter().enumerate().skip(1) {
            so_far += chance;
            assert!(so_far <= speed.within[turn - 1] + 1e-9);
        }
    }
}

#[test]
fn cards_with_long_rows_are_refused_before_anything_is_allocated() {
    let deck: Deck = "R127 O127* Y127 G127 B127*\n".repeat(CARDS).parse().unwrap();
    let (shape, _) = Shape::of(deck.card(CardId::numbered(1).unwrap()));
    let error = Solution::new(shape, &Objective::at_price(1.0), &uncounted()).unwrap_err();
    assert_eq!(error.states, 128u64.pow(5));
    assert!(ScoringSpeeds::default().add(shape, &uncounted()).is_err());
}
