//! Games that a network plays with itself: every position at the start of a turn, seen from every seat, with
//! what became of it.
//!
//! What became of it is a mixture: the share of the win in the end, and on the way there what the network
//! itself thought after each turn (the lambda of temporal differences). Half of the games have some choices
//! at random, so that the network also sees what it would not play; above all before the first turn, where
//! choices decide what a whole game looks like and cost no turn.
//!
//! A network for points learns from the points in the end alone. There, choices are only random up to some turn, and
//! positions count from then on: so it learns what good play leads to from anywhere.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use anyhow::{Context, Result};
use bots::{Bot, Features, MOST_FEATURES, Playable, Player, Trainable, points_target, win_share};
use clap::Args;
use parallel::on_threads;
use rand::{Rng, RngExt};
use study::match_rng;
use table::{BySeat, ChanceKind, ChoiceSet, Game, Seat, Turn, below};

use crate::{GameArgs, Target, evaluator, players};

/// How many files the samples are written into: the same ones whatever the threads.
const PARTS: u64 = 64;
/// In a game for a network for points, random choices end before this turn.
const LAST_RANDOM_TURN: u32 = 24;
/// How often a choice before the first turn is made at random, in games with such choices.
const RANDOM_BEFORE_FIRST_TURN: f32 = 0.5;
/// What fills the room of a sample behind the inputs that are on.
const NOTHING: u16 = u16::MAX;

/// What to play, and where to write it.
#[derive(Args, Clone)]
pub(crate) struct SampleArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The weights of the network
    #[arg(long)]
    weights: PathBuf,
    /// What became of a position: who won, or the points made since
    #[arg(long, value_enum, default_value_t = Target::Win)]
    target: Target,
    /// The share of what comes later in what a position teaches; the rest is what the network thought
    #[arg(long, default_value_t = 0.8)]
    lambda: f32,
    /// How often a choice is made at random, in half of the games
    #[arg(long, default_value_t = 0.05)]
    noise: f32,
    /// Bots that also sit at the tables, with one seat for the network; each has its share of those games
    #[arg(long, value_delimiter = ',')]
    rivals: Vec<Bot>,
    /// In which share of the games they do
    #[arg(long, default_value_t = 0.5)]
    rival_share: f32,
    /// The folder to write into: files that belong together in the order of their names
    #[arg(long)]
    out: PathBuf,
}

/// The network at a table of some size, and the bots that may sit there with it.
struct SelfPlay<'a, G: Trainable + Playable> {
    game: &'a G,
    evaluator: G::Evaluator,
    rivals: Vec<Player<G>>,
}

impl<'a, G: Trainable + Playable> SelfPlay<'a, G> {
    fn new(game: &'a G, args: &SampleArgs) -> Result<SelfPlay<'a, G>> {
        let (evaluator, rivals) =
            (evaluator(game, &args.weights)?, players(game, &args.rivals, args.game.threads)?);
        Ok(SelfPlay { game, evaluator, rivals })
    }
}

pub(crate) fn run<G: Trainable + Playable>(games: &[G], args: &SampleArgs) -> Result<()> {
    let self_plays: Vec<SelfPlay<'_, G>> =
        games.iter().map(|game| SelfPlay::new(game, args)).collect::<Result<_>>()?;
    let start = Instant::now();
    let next = AtomicU64::new(0);
    let work = || -> Result<Played> {
        let mut played = Played::default();
        loop {
            let part = next.fetch_add(1, Ordering::Relaxed);
            if part >= PARTS {
                return Ok(played);
            }
            let path = args.out.join(format!("{part:02}"));
            let file = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
            let mut file = BufWriter::with_capacity(1 << 20, file);
            for number in (part..args.game.games).step_by(PARTS as usize) {
                // Neighbouring games are of all sizes and kinds; so are those of a part.
                let place = (number / PARTS) as usize % self_plays.len();
                self_plays[place].play(number, args, &mut file, &mut played)?;
            }
            file.flush().with_context(|| format!("cannot write {}", path.display()))?;
        }
    };
    let mut played = Played::default();
    for part in on_threads(args.game.threads.max(1), work) {
        played.add(part?);
    }
    let Played { samples, squares } = played;
    println!("{} games, {samples} samples in {:.1} s", args.game.games, start.elapsed().as_secs_f64());
    if args.target == Target::Points {
        println!("the evaluator's points are off by {:.2} (RMS)", (squares / samples.max(1) as f64).sqrt());
    }
    Ok(())
}

/// What has been played.
#[derive(Default)]
struct Played {
    /// How many samples were written.
    samples: u64,
    /// The squares of what the evaluator expected too many or too few points, added up.
    squares: f64,
}

impl Played {
    fn add(&mut self, other: Played) {
        self.samples += other.samples;
        self.squares += other.squares;
    }
}

impl<G: Trainable + Playable> SelfPlay<'_, G> {
    /// Plays the game with this number and writes its samples.
    fn play(&self, number: u64, args: &SampleArgs, out: &mut impl Write, played: &mut Played) -> Result<()> {
        let (game, evaluator) = (self.game, &self.evaluator);
        let mut rng = match_rng(args.game.seed, number);
        let noise = if rng.random() { args.noise } else { 0.0 };
        // The turn from which on a network for points learns.
        let first = match args.target {
            Target::Points if noise > 0.0 => below(&mut rng, LAST_RANDOM_TURN) as usize,
            _ => 0,
        };
        let seats = game.seats();
        let rival = self.rival(args.rival_share, &mut rng);
        let learner = rival.and(Seat::all(seats).nth(below(&mut rng, seats as u32) as usize));
        let is_learner = |seat: Seat| learner.is_none_or(|learner| learner == seat);
        let mut state = game.start();
        let mut turns: Vec<G::State> = Vec::with_capacity(64);
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance(kind) => {
                    if kind == ChanceKind::Roll {
                        turns.push(state.clone());
                    }
                    let chance = game.sample(&state, &mut rng);
                    game.chance_unchecked(&mut state, chance);
                }
                Turn::Decide(asked) => {
                    let random = args.target == Target::Win || turns.len() <= first;
                    let noise = match turns.is_empty() && noise > 0.0 {
                        true => RANDOM_BEFORE_FIRST_TURN,
                        false => noise,
                    };
                    let mut choices = game.decide(evaluator, &state, asked);
                    for seat in asked.iter() {
                        if let Some(rival) = rival.filter(|_| !is_learner(seat)) {
                            choices[seat] = Some(rival.choose(game, &state, seat, &mut rng));
                        } else if random && rng.random::<f32>() < noise {
                            choices[seat] = Some(any_choice(game, &state, seat, &mut rng));
                        }
                    }
                    game.decide_unchecked(&mut state, &choices);
                }
            }
        }
        let scores: BySeat<i32> = game.scores(&state);
        for seat in Seat::all(seats).filter(|seat| is_learner(*seat)) {
            let mut target = win_share(&scores, seat);
            for state in turns.iter().skip(first).rev() {
                let features = game.features(evaluator, state, seat, rng.next_u32() & 1 == 1);
                match args.target {
                    Target::Win => {
                        write(out, &features, target)?;
                        target = args.lambda * target + (1.0 - args.lambda) * G::chance(evaluator, &features);
                    }
                    Target::Points => {
                        write(out, &features, points_target(scores[seat] - game.scores(state)[seat]))?;
                        let expected = game.outlook(evaluator, state)[seat].points;
                        played.squares += (f64::from(scores[seat]) - expected).powi(2);
                    }
                }
                played.samples += 1;
            }
        }
        Ok(())
    }

    /// The bot that fills the other seats of a game, if one does.
    fn rival(&self, share: f32, rng: &mut impl Rng) -> Option<&Player<G>> {
        if self.rivals.is_empty() || rng.random::<f32>() >= share {
            return None;
        }
        self.rivals.get(below(rng, self.rivals.len() as u32) as usize)
    }
}

fn any_choice<G: Game>(game: &G, state: &G::State, seat: Seat, rng: &mut impl Rng) -> G::Choice {
    let choices = game.choices(state, seat);
    choices.nth(below(rng, choices.len() as u32) as usize)
}

/// A sample: the inputs that are on in a room of fixed size, and what became of it.
fn write(out: &mut impl Write, features: &Features, target: f32) -> Result<()> {
    let mut sample = [0; 2 * MOST_FEATURES + 4];
    let numbers = features.numbers().iter().copied().chain(std::iter::repeat(NOTHING));
    for (place, number) in sample.chunks_exact_mut(2).zip(numbers).take(MOST_FEATURES) {
        place.copy_from_slice(&number.to_le_bytes());
    }
    sample[2 * MOST_FEATURES..].copy_from_slice(&target.to_le_bytes());
    Ok(out.write_all(&sample)?)
}
