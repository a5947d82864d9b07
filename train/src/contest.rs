//! How strong a network is: games against another one or against a bot, every seat with the same dice.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context, Result};
use bots::{Bot, Playable, Player, Trainable, win_share};
use clap::Args;
use parallel::on_threads;
use study::{match_rng, play_game};
use table::Seat;

use crate::{GameArgs, evaluator, players};

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

pub(crate) fn run<G: Trainable + Playable>(games: &[G], args: &MatchArgs) -> Result<()> {
    for game in games {
        let (share, games) = contest(game, &network(game, &args.weights)?, &other(game, args)?, args);
        let margin = 1.96 * (share * (1.0 - share) / games as f64).sqrt();
        let on = game.options().into_iter().filter(|(_, on)| *on);
        let kind: String = on.map(|(name, _)| format!(", {name}")).collect();
        println!("{} seats{kind}: {share:.4} +- {margin:.4} of {games} games", game.seats());
    }
    Ok(())
}

/// The player that trusts the weights in a file.
fn network<G: Trainable + Playable>(game: &G, weights: &Path) -> Result<Player<G>> {
    Ok(Player::Level(Arc::new(evaluator(game, weights)?), None))
}

/// Who sits in the other seats.
fn other<G: Trainable + Playable>(game: &G, args: &MatchArgs) -> Result<Player<G>> {
    let Ok(bot) = Bot::from_str(&args.against) else { return network(game, args.against.as_ref()) };
    players(game, &[bot], args.game.threads)?.pop().context("the bot could not be made")
}

/// The share of the wins, and the games played: as many as were asked for, in whole rounds of all seats.
fn contest<G: Trainable + Playable>(
    game: &G,
    network: &Player<G>,
    other: &Player<G>,
    args: &MatchArgs,
) -> (f64, u64) {
    let seats = game.seats() as u64;
    let rounds = args.game.games.div_ceil(seats);
    let seatings: Vec<(Seat, Vec<Player<G>>)> = Seat::all(game.seats())
        .map(|seat| {
            let player = |other_seat| if other_seat == seat { network.clone() } else { other.clone() };
            (seat, Seat::all(game.seats()).map(player).collect())
        })
        .collect();
    let next = AtomicU64::new(0);
    let work = || {
        let mut sum = 0.0;
        loop {
            let round = next.fetch_add(1, Ordering::Relaxed);
            if round >= rounds {
                return sum;
            }
            for (seat, players) in &seatings {
                let played = play_game(game, players, &mut match_rng(args.game.seed, round));
                sum += f64::from(win_share(&played.scores, *seat));
            }
        }
    };
    let sum: f64 = on_threads(args.game.threads.max(1), work).iter().sum();
    (sum / (rounds * seats) as f64, rounds * seats)
}
