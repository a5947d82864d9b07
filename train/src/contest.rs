//! How strong a network is: games against another one or against a bot, every seat with the same dice.

use std::path::PathBuf;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context, Result};
use bots::{Bot, Care, Playable, Player, Taught, share};
use clap::Args;
use rand::SeedableRng;
use rand_xoshiro::Xoroshiro128PlusPlus;
use solve::on_threads;
use table::{BySeat, Seat, Turn};

use crate::{GameArgs, judge, players};

/// Who plays against whom.
#[derive(Args, Clone)]
pub(crate) struct MatchArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The weights of the network
    #[arg(long)]
    weights: PathBuf,
    /// The others: the weights of a network, or the name of a bot
    #[arg(long)]
    against: String,
}

/// Who sits in the other seats.
enum Other<G: Taught + Playable> {
    Network(G::Judge),
    Bot(Player<G>),
}

pub(crate) fn run<G: Taught + Playable>(games: &[G], args: &MatchArgs) -> Result<()> {
    for game in games {
        let network = judge(game, &args.weights)?;
        let other = other(game, args)?;
        let (share, games) = contest(game, &network, &other, args);
        let margin = 1.96 * (share * (1.0 - share) / games as f64).sqrt();
        let on = game.options().into_iter().filter(|(_, on)| *on);
        let kind: String = on.map(|(name, _)| format!(", {name}")).collect();
        println!("{} seats{kind}: {share:.4} +- {margin:.4} of {games} games", game.seats());
    }
    Ok(())
}

fn other<G: Taught + Playable>(game: &G, args: &MatchArgs) -> Result<Other<G>> {
    let Ok(bot) = Bot::from_str(&args.against) else {
        return Ok(Other::Network(judge(game, args.against.as_ref())?));
    };
    let player = players(game, &[bot], args.game.threads)?.pop();
    player.map(Other::Bot).context("the bot does not come")
}

/// The share of the wins, and the games played: as many as were asked for, in whole rounds of all seats.
fn contest<G: Taught + Playable>(
    game: &G,
    network: &G::Judge,
    other: &Other<G>,
    args: &MatchArgs,
) -> (f64, u64) {
    let seats = game.seats() as u64;
    let rounds = args.game.games.div_ceil(seats);
    let next = AtomicU64::new(0);
    let work = || {
        let mut sum = 0.0;
        loop {
            let round = next.fetch_add(1, Ordering::Relaxed);
            if round >= rounds {
                return sum;
            }
            for seat in Seat::all(game.seats()) {
                let seed = args.game.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(round);
                sum += f64::from(play(game, network, other, seat, seed));
            }
        }
    };
    let sum: f64 = on_threads(args.game.threads.max(1), work).iter().sum();
    (sum / (rounds * seats) as f64, rounds * seats)
}

/// The network's share of one game in this seat.
fn play<G: Taught + Playable>(game: &G, network: &G::Judge, other: &Other<G>, seat: Seat, seed: u64) -> f32 {
    let mut rng = Xoroshiro128PlusPlus::seed_from_u64(seed);
    let mut whims = Xoroshiro128PlusPlus::seed_from_u64(!seed);
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Over => return share(&game.scores(&state), seat),
            Turn::Chance(_) => {
                let chance = game.sample(&state, &mut rng);
                game.chance_unchecked(&mut state, chance);
            }
            Turn::Decide(asked) => {
                let best = |judge: &G::Judge, seat| {
                    game.weigh(judge, &state, seat, Care::Full).best().map(|best| best.choice)
                };
                let choices = BySeat::from_fn(game.seats(), |chooser| match other {
                    _ if !asked.contains(chooser) => None,
                    _ if chooser == seat => best(network, chooser),
                    Other::Network(other) => best(other, chooser),
                    Other::Bot(player) => Some(player.choose(game, &state, chooser, &mut whims)),
                });
                game.decide_unchecked(&mut state, &choices);
            }
        }
    }
}
