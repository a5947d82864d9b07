//! The page of a review: what its modules in `crates/web/review-page` draw, as data and in words.

mod difference;
mod events;
mod player;

use analysis::{GameReview, Profile};
use games::{GameInfo, GameRecord, with_game};
use serde::Serialize;
use serde_json::{Value, json};
use table::{BySeat, Seat, Table};
use web::ReviewPage;
use words::Language;

use self::difference::difference;
use self::events::{EventData, TellingOf};
use self::player::{PlayerData, ProfileData};
use super::{Reviewed, text};
use crate::draw::{self, Draw, Names, Pen};

/// A game, as `ReviewedGame` in `data.d.ts` says.
#[derive(Serialize)]
struct GameData {
    game: String,
    title: String,
    file: String,
    place: Option<String>,
    date: Option<String>,
    options: Vec<String>,
    names: Vec<String>,
    finished: bool,
    exact: bool,
    broken: Option<String>,
    result: String,
    layout: Value,
    first: Value,
    changes: Vec<Value>,
    turns: Vec<usize>,
    win: Vec<Vec<f64>>,
    points: Vec<Vec<f64>>,
    events: Vec<EventData>,
    sums: Value,
    players: Vec<PlayerData>,
    even_luck: Option<String>,
    turning_points: Vec<Value>,
}

/// The whole file.
pub(super) fn html(reviewed: &[Reviewed], profiles: &[Profile], language: Language) -> String {
    let pen = Pen::new(false, true, language);
    let games: Vec<GameData> = reviewed.iter().map(|game| game_data(game, pen)).collect();
    let profiles: Vec<ProfileData> = profiles.iter().map(|profile| ProfileData::new(profile, pen)).collect();
    let mut kinds: Vec<&str> = reviewed.iter().map(|game| game.review.game.as_str()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let title = match games.as_slice() {
        [only] => {
            let game = format!("{}: {}", only.title, only.names.join(" – "));
            language.text_with("review-page-title", &[("games", game.into())])
        }
        several => language.text_with("review-page-title-several", &[("count", several.len().into())]),
    };
    let data = json!({ "games": games, "profiles": profiles });
    ReviewPage { language, title: &title, games: &kinds, data: &data }.html()
}

fn game_data(reviewed: &Reviewed, pen: Pen) -> GameData {
    let Reviewed { file, record, review, broken } = reviewed;
    let header = &record.header;
    let given: Vec<String> = header.names.iter().map(|name| web::isolated(name)).collect();
    let names = Names::new(&given, header.seats, pen.language());
    let place = header.place.map(|(number, games)| {
        pen.text_with("terminal-replay-game-of", &[("number", number.into()), ("games", games.into())])
    });
    let options = header.options.iter().filter(|(_, on)| *on);
    let broken = broken.as_ref().map(|error| {
        let error = pen.language().phrase(&error.phrase());
        pen.text_with("review-page-broken", &[("error", draw::capital(&error).into())])
    });
    let told = with_game!(&record.game, game => told(game, record, review, &names, pen));
    let curve = &review.curve;
    GameData {
        game: review.game.clone(),
        title: title(&review.game),
        file: web::isolated(file),
        place,
        date: review.date.clone(),
        options: options.map(|(name, _)| pen.text(&format!("option-{}", name.replace('_', "-")))).collect(),
        names: names.shown().to_vec(),
        finished: review.finished,
        exact: review.exact,
        broken,
        result: told.result.replace('\n', " "),
        layout: serde_json::to_value(record.game.layout()).unwrap_or_default(),
        first: told.views.first().cloned().unwrap_or_default(),
        changes: told.views.windows(2).map(|pair| difference(&pair[0], &pair[1])).collect(),
        turns: curve.iter().map(|point| point.turn).collect(),
        win: curve.iter().map(|point| numbers(&point.win, CHANCE)).collect(),
        points: curve.iter().map(|point| numbers(&point.points, POINTS)).collect(),
        events: told.events,
        sums: sums(review),
        players: review.players.iter().map(|player| PlayerData::of_game(player, pen)).collect(),
        even_luck: (review.seats > 1).then(|| text::even_luck(review, &names, pen)),
        turning_points: turning_points(review),
    }
}

/// What a game is called.
fn title(game: &str) -> String {
    GameInfo::named(game).map_or(game.to_owned(), |info| info.title.to_owned())
}

fn told<G: Draw>(_: &G, record: &GameRecord, review: &GameReview, names: &Names, pen: Pen) -> TellingOf {
    match record.table.as_any().downcast_ref::<Table<G>>() {
        Some(table) => events::tell(table, review, names, pen),
        None => TellingOf::default(),
    }
}

/// So many digits of a chance, and of points, are more than anybody sees.
const CHANCE: i32 = 5;
const POINTS: i32 = 3;

/// A number with so many digits behind the point.
fn rounded(value: f64, digits: i32) -> f64 {
    let scale = 10_f64.powi(digits);
    // No minus before a zero, which some programs write and others do not.
    (value * scale).round() / scale + 0.0
}

fn numbers(values: &BySeat<f64>, digits: i32) -> Vec<f64> {
    values.as_slice().iter().map(|value| rounded(*value, digits)).collect()
}

fn sums(review: &GameReview) -> Value {
    let points = &review.points;
    let of = |parts: [&BySeat<f64>; 5], digits: i32| {
        let [start, luck, own, others, result] = parts.map(|part| numbers(part, digits));
        json!({ "start": start, "luck": luck, "own": own, "others": others, "result": result })
    };
    json!({
        "win": of([&review.start, &review.luck, &review.own, &review.others, &review.result], CHANCE),
        "points": of([&points.start, &points.luck, &points.own, &points.others, &points.result], POINTS),
    })
}

fn turning_points(review: &GameReview) -> Vec<Value> {
    let points = review.turning_points.iter();
    let data = points.map(|point| {
        let seat = point.seat.map(Seat::number);
        json!({ "ply": point.ply, "seat": seat, "change": numbers(&point.change, CHANCE) })
    });
    data.collect()
}
