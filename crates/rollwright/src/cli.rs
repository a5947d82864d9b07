//! What can be said on the command line.

pub(crate) mod game;

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use bots::Bot;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use words::Language;

use crate::commands::{archive, evaluate, print, serve, solve, stress};
use crate::entrant::{BotList, EntrantError};
use crate::machine::cores;

pub(crate) use self::game::{GameArgs, VariantArgs};
use self::game::{game_names, which_game};

#[derive(Parser, Debug)]
#[command(name = "rollwright", version, about, propagate_version = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Run a server for the browser and for other programs; `rollwright` alone does this, too
    Serve(serve::ServeArgs),
    /// Play in this terminal, against bots or with others on one screen; without a game, you get a menu
    Play(PlayArgs),
    /// Let bots play many games and print the statistics
    Sim(SimArgs),
    /// Let bots meet in all seat orders with the same dice: win rates and ratings
    Arena(ArenaArgs),
    /// Solve a game exactly: what best play is worth, for the game or from one position
    Solve(SolveArgs),
    /// Evaluate a position: chances to win, points, and what every choice is worth
    Evaluate(evaluate::EvaluateArgs),
    /// Play a fixed set of games and print one signature and the games per second
    Bench(BenchArgs),
    /// Referee a game over standard input and output, one JSON object per line
    Referee(RefereeArgs),
    /// Play as a bot over standard input and output, one JSON object per line
    Bot(BotArgs),
    /// Write a record file for every finished game of a server
    Export(archive::ExportArgs),
    /// Copy everything a server keeps to a file, even while it runs
    Backup(archive::BackupArgs),
    /// Restore a server from a copy, even while it runs
    Restore(archive::RestoreArgs),
    /// Draw score sheets and cards for printing, as PDF or SVG
    Print(print::PrintArgs),
    /// Load-test a server with simulated players over real sockets, kill it while they play, or attack it
    Stress(stress::StressArgs),
    /// Show a recorded game turn by turn
    Replay(ReplayArgs),
    /// Say what was skill and what was luck in recorded games: what every choice lost and every roll gave
    Review(ReviewArgs),
    /// Check a record against the rules and its dice against the seed; print the result or the first error
    Verify(VerifyArgs),
}

/// How much of the machine is used.
#[derive(Args, Debug, Clone, Default)]
pub(crate) struct ThreadArgs {
    /// How many threads to use [default: all cores]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl ThreadArgs {
    /// How many threads work.
    pub(crate) fn count(&self) -> usize {
        self.threads.map_or_else(cores, usize::from)
    }
}

/// How foreign programs are treated.
#[derive(Args, Debug, Clone, Default)]
pub(crate) struct ForeignArgs {
    /// How long a foreign program (exec:COMMAND) may take to answer
    #[arg(long, value_name = "SECONDS", default_value_t)]
    bot_timeout: Seconds,
}

impl ForeignArgs {
    /// How long a foreign program may take to answer.
    pub(crate) fn limit(&self) -> Duration {
        self.bot_timeout.time()
    }
}

/// Some time, given in seconds.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Seconds(Duration);

impl Seconds {
    /// As a time.
    pub(crate) fn time(self) -> Duration {
        self.0
    }
}

impl Default for Seconds {
    fn default() -> Seconds {
        Seconds(Duration::from_secs(10))
    }
}

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_secs_f64().fmt(f)
    }
}

impl FromStr for Seconds {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Seconds, &'static str> {
        let seconds = text.parse().ok().filter(|seconds| *seconds > 0.0);
        let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        time.map(Seconds).ok_or("a time is a number of seconds, like 10 or 0.5")
    }
}

/// How things are drawn.
#[derive(Args, Debug, Clone, Default)]
pub(crate) struct DrawingArgs {
    /// Use no colours; they are also off in pipes, and if NO_COLOR is set in the environment
    #[arg(long, alias = "no-color")]
    pub(crate) no_colour: bool,
    /// Draw with plain ASCII characters only
    #[arg(long)]
    pub(crate) ascii: bool,
    /// The language of the game [default: taken from LC_ALL, LC_MESSAGES or LANG]
    #[arg(long, value_name = "CODE", value_parser = languages())]
    pub(crate) lang: Option<Language>,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  rollwright play qwixx\n  rollwright play twenty-one --players Ann,Ben --record evening.rw\n  rollwright play one-card --bots easy,hard --option advanced=true --match 3\n  rollwright play qwixx --bots \"exec:python3 examples/bot.py\"\n  rollwright play --resume evening.rw\n  rollwright play --from evening.rw --turn 12\n\nA record names its players, and whoever is called like a bot (Medium, Greedy 2) is played by that bot when the game is resumed or played on; with --bots, the bots named take the last seats instead, and with `--bots none` nobody is a bot."
)]
pub(crate) struct PlayArgs {
    #[arg(value_name = "GAME", value_parser = game_names(), help = format!("{}; without one, you get a menu", which_game()))]
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) variant: VariantArgs,
    /// The names of the people, who get the first seats [default: You]
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) players: Vec<String>,
    /// The bots in the other seats (easy, medium, hard, expert, random, greedy, solver, exec:COMMAND), or `none` [default: medium, if one
    /// person plays]
    #[arg(long, value_name = "LIST", value_parser = bots_or_none)]
    pub(crate) bots: Option<BotList>,
    #[command(flatten)]
    pub(crate) foreign: ForeignArgs,
    /// Play a match of this many games, one to five
    #[arg(long = "match", value_name = "GAMES", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=5))]
    pub(crate) match_games: u8,
    /// The seed for all dice and cards [default: random]
    #[arg(long, value_name = "S", conflicts_with = "real_dice")]
    pub(crate) seed: Option<u64>,
    /// Use real dice and cards, and type what they show
    #[arg(long)]
    pub(crate) real_dice: bool,
    /// Write the record of the game or match to a new file
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Continue an unfinished game or match from its record, and write on in the same file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "options", "sheets", "cards", "players", "match_games", "seed", "real_dice", "record"])]
    pub(crate) resume: Option<PathBuf>,
    /// Begin a new game in the middle of a recorded one, at the turn that --turn names; with the same players, unless
    /// --players or --bots names others
    #[arg(long, value_name = "FILE", requires = "turn", conflicts_with_all = ["game", "options", "sheets", "cards", "match_games", "resume"])]
    pub(crate) from: Option<PathBuf>,
    /// The turn of --from that is played first, counted from 1
    #[arg(long, value_name = "N", requires = "from", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) turn: Option<u32>,
    /// The game of --from in the record of a match, counted from 1
    #[arg(long = "game", value_name = "N", requires = "from", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) from_game: Option<u32>,
    /// Warn before a choice that costs much, and say what is better
    #[arg(long)]
    pub(crate) tutor: bool,
    /// Hide the screen between the secret choices of several people [default: on a terminal]
    #[arg(long, overrides_with = "no_cover")]
    pub(crate) cover: bool,
    /// Do not hide the screen between secret choices
    #[arg(long)]
    pub(crate) no_cover: bool,
    #[command(flatten)]
    pub(crate) drawing: DrawingArgs,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  rollwright replay evening.rw\n  rollwright replay evening.rw --turn 3\n  rollwright replay evening.rw --plain --evaluate\n\nOn a terminal you step through the game; type ? there for what you can do."
)]
pub(crate) struct ReplayArgs {
    /// The record; `-` reads standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Show only this turn, counted from 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) turn: Option<u32>,
    /// Show only this game of a match, counted from 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) game: Option<u32>,
    /// Leave out the drawings
    #[arg(long)]
    pub(crate) brief: bool,
    /// Say after every decision what it lost and what was best, and what everybody can expect
    #[arg(long)]
    pub(crate) evaluate: bool,
    /// Print the whole game instead of stepping through it
    #[arg(long)]
    pub(crate) plain: bool,
    /// Step through the game even if input or output is no terminal
    #[arg(long, conflicts_with_all = ["plain", "brief"])]
    pub(crate) interactive: bool,
    #[command(flatten)]
    pub(crate) drawing: DrawingArgs,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  rollwright review evening.rw\n  rollwright review games/ --player Anna --csv anna.csv\n  rollwright review games/ --html evening.html --lang de\n  rollwright review evening.rw --deep --json\n\ndocs/review.md says what the numbers mean."
)]
pub(crate) struct ReviewArgs {
    /// The records; `-` reads standard input, and a directory stands for all records (.rw) in it
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Look at everything only once, without rollouts: under a second a game
    #[arg(long, conflicts_with = "deep")]
    pub(crate) quick: bool,
    /// Play rollouts until every loss that is listed is known to half a percent
    #[arg(long)]
    pub(crate) deep: bool,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
    /// Write every decision and every roll to a file, as CSV
    #[arg(long, value_name = "FILE")]
    pub(crate) csv: Option<PathBuf>,
    /// Write a page that shows the games in a browser: one file that needs no network
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
    /// After the games, show the profile of this player and of nobody else, even for a single game
    #[arg(long, value_name = "NAME")]
    pub(crate) player: Option<String>,
    #[command(flatten)]
    pub(crate) threads: ThreadArgs,
    #[command(flatten)]
    pub(crate) drawing: DrawingArgs,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  rollwright sim qwixx --bots greedy,random --games 100000 --seed 1\n  rollwright sim qwixx --bots \"greedy,exec:python3 examples/bot.py\" --games 1000\n\nexec:COMMAND is a program of your own that speaks the bot side of docs/protocol.md. The command is split into words as a shell would split it, but it runs without a shell; quote a comma in it: exec:./bot 'a,b'.",
    mut_arg("bots", |bots| bots.help("The bots in seat order, one for each seat: random, greedy, easy, medium, hard, expert, solver, exec:COMMAND"))
)]
pub(crate) struct SimArgs {
    #[command(flatten)]
    pub(crate) run: BotGamesArgs,
    /// Play matches of this many games, one to five; wins are then counted by match
    #[arg(long = "match", value_name = "GAMES", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=5))]
    pub(crate) match_games: u8,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  rollwright arena one-card --bots solver,greedy,random --seats 2 --games 5000\n  rollwright arena twenty-one --bots solver,greedy --games 100000 --save long.json --svg chart.svg\n  rollwright arena qwixx --bots \"greedy,exec:python3 examples/bot.py\" --games 1000\n\nEvery deal of dice and cards is played in all seat orders by every group of the bots. With --save, an\ninterrupted arena continues where it stopped, and a finished one continues with a larger --games.",
    mut_arg("bots", |bots| bots.help("The bots that meet, two or more: random, greedy, easy, medium, hard, expert, solver, exec:COMMAND")),
    mut_arg("games", |games| games.help("Play at least this many games; a deal is always played to the end"))
)]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    pub(crate) run: BotGamesArgs,
    /// How many players sit at a table [default: all bots, if that many can play]
    #[arg(long, value_name = "S")]
    pub(crate) seats: Option<usize>,
    /// Also find out by rollouts on fresh dice what the bots' decisions lose, from about so many of every bot
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) review: Option<u64>,
    /// Keep the standings in this file, and continue from there
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Write the table to a file, as CSV
    #[arg(long, value_name = "FILE")]
    pub(crate) csv: Option<PathBuf>,
    /// Draw the win rates to a file, as SVG
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
}

/// Many games between bots: what `sim` and `arena` have in common.
#[derive(Args, Debug)]
pub(crate) struct BotGamesArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The bots: random, greedy, easy, medium, hard, expert, solver, exec:COMMAND
    #[arg(long, value_name = "LIST")]
    pub(crate) bots: BotList,
    #[command(flatten)]
    pub(crate) foreign: ForeignArgs,
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The seed for all dice; the same seed gives the same result with any number of threads
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) threads: ThreadArgs,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(after_help = "Example:\n  rollwright bench --json")]
pub(crate) struct BenchArgs {
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  echo '{\"new\":{\"game\":\"qwixx\",\"seats\":2}}' | rollwright referee\n\nThe protocol is described in docs/protocol.md."
)]
pub(crate) struct RefereeArgs {
    /// The seed for games that do not name one [default: random]
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  rollwright sim qwixx --bots \"greedy,exec:rollwright bot qwixx --level greedy\" --games 100\n\nIt reads the referee's answers with \"seat\" added, and answers {\"choice\":\"r5\"} when its seat is asked: see docs/protocol.md."
)]
pub(crate) struct BotArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Which bot plays
    #[arg(long, value_name = "LEVEL", value_parser = bot_names())]
    pub(crate) level: Bot,
    /// The seed for its random choices; with the same seed, the same line always gets the same answer [default: random]
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
}

#[derive(Args, Debug)]
#[command(after_help = "Example:\n  rollwright verify game.rw")]
pub(crate) struct VerifyArgs {
    /// The record; `-` reads standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  rollwright solve qwixx-solo\n  rollwright solve qwixx-solo --position \"r2,4 y- g12,10 b- x1\" --dice \"w4 w1 r3 y5 g2 b6\"\n  rollwright solve qwixx-alone --seats 3\n  rollwright solve twenty-one-solo --position 5x4--- --json\n  rollwright solve one-card-cards"
)]
pub(crate) struct SolveArgs {
    #[command(subcommand)]
    pub(crate) what: Solvable,
    /// Print one JSON object
    #[arg(long, global = true)]
    pub(crate) json: bool,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Solvable {
    /// Qwixx for one player: points, their distribution, and the chance to reach a target
    QwixxSolo(solve::QwixxSoloArgs),
    /// Qwixx for one of several players, who plays for points and ignores the others
    QwixxAlone(solve::QwixxAloneArgs),
    /// Twenty One for one player: points, rounds, and what speed costs
    TwentyOneSolo(solve::TwentyOneArgs),
    /// Alles auf 1 Karte: how fast and how good each card is on its own
    OneCardCards(solve::OneCardArgs),
}

/// The bots, each with what it does.
fn bot_names() -> impl TypedValueParser<Value = Bot> {
    let names = Bot::ALL.map(|bot| PossibleValue::new(bot.name()).help(bot.about()));
    PossibleValuesParser::new(names).try_map(|name| name.parse::<Bot>())
}

/// The languages, each with its own name.
pub(crate) fn languages() -> impl TypedValueParser<Value = Language> {
    let codes = Language::all().map(|language| PossibleValue::new(language.code()).help(language.name()));
    PossibleValuesParser::new(codes)
        .try_map(|code| Language::from_code(&code).ok_or("this language is not available"))
}

fn bots_or_none(text: &str) -> Result<BotList, EntrantError> {
    if text.trim() == "none" { Ok(BotList(Vec::new())) } else { text.parse() }
}
