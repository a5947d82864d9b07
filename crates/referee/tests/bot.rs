//! The bot side of the protocol: bots play whole games against the referee, and survive whatever they are sent.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::cell::RefCell;
use std::sync::LazyLock;
use std::time::Duration;

use bots::{Bot, SolveContext};
use games::{GAMES, GameInfo, Spec};
use referee::{BOT_ERROR_CODES, BotAnswer, BotSession, Referee};
use serde_json::{Map, Value, json};

fn bot(game: &str, bot: Bot, seed: u64) -> BotSession<'static> {
    let context = SolveContext::without_cache();
    BotSession::new(bot, Spec::named(game), seed, context)
}

fn ask(referee: &mut Referee, line: Value) -> Value {
    serde_json::from_str(&referee.answer(&line.to_string())).unwrap()
}

/// The line with a seat, as a bot is sent it.
fn for_seat(line: &Value, seat: u64) -> Value {
    let mut line = line.clone();
    line["seat"] = json!(seat);
    line
}

/// Plays a game between as many bots as seats and shows every line sent; returns the last one.
fn play(bots: &mut [BotSession<'_>], new: Value, mut each: impl FnMut(&Value)) -> Value {
    let mut referee = Referee::new(1);
    let mut line = ask(&mut referee, json!({ "new": new }));
    loop {
        let mut choices = Map::new();
        for (place, bot) in bots.iter_mut().enumerate() {
            let seat = place as u64 + 1;
            let sent = for_seat(&line, seat);
            each(&sent);
            let asked = line["seats"].as_array().is_some_and(|seats| seats.contains(&json!(seat)));
            let answer = bot.answer(&sent.to_string());
            assert_eq!(answer.is_some(), asked, "{answer:?} to {sent}");
            if let Some(answer) = answer {
                let Ok(BotAnswer::Choice(choice)) = BotAnswer::parse(&answer) else {
                    panic!("{answer} to {sent}")
                };
                choices.insert(seat.to_string(), json!(choice));
            }
        }
        line = match line["turn"].as_str() {
            Some("over") => return line,
            Some("chance") => ask(&mut referee, json!({"sample": true})),
            _ => ask(&mut referee, json!({ "choices": choices })),
        };
        assert!(line["error"].is_null(), "{line}");
    }
}

/// Every seat count and option of a game, as the referee's `new` has them.
fn settings(info: GameInfo) -> impl Iterator<Item = (usize, Value)> {
    (1..=info.max_seats).flat_map(move |seats| {
        [false, true].map(|on| {
            let options: Map<String, Value> =
                info.options.iter().map(|name| ((*name).to_owned(), json!(on))).collect();
            (seats, json!({"game": info.name, "seats": seats, "options": options, "seed": 3}))
        })
    })
}

#[test]
fn bots_play_every_game_with_the_same_session_for_all_tables() {
    for info in GAMES {
        let mut bots: Vec<BotSession<'_>> = (0..info.max_seats)
            .map(|seat| bot(info.name, if seat % 2 == 0 { Bot::Greedy } else { Bot::Random }, 1))
            .collect();
        for (seats, new) in settings(info) {
            let last = play(&mut bots[..seats], new, |_| {});
            assert_eq!(last["scores"].as_array().map(Vec::len), Some(seats));
        }
    }
}

#[test]
fn the_solver_is_made_ready_for_each_table() {
    for name in ["twenty-one", "one-card"] {
        let mut bots = [bot(name, Bot::Solver, 1), bot(name, Bot::Greedy, 1)];
        for seats in [2, 1, 2] {
            play(&mut bots[..seats], json!({"game": name, "seats": seats}), |_| {});
        }
    }
}

#[test]
fn random_choices_come_from_the_seed_and_the_line_alone() {
    let mut lines = Vec::new();
    let new = json!({"game": "one-card", "seats": 1, "seed": 1});
    play(&mut [bot("one-card", Bot::Random, 7)], new, |line| lines.push(line.to_string()));
    let mut answers = |seed: u64, backwards: bool| {
        let mut bot = bot("one-card", Bot::Random, seed);
        if backwards {
            lines.reverse();
        }
        let mut answers: Vec<_> = lines.iter().map(|line| bot.answer(line)).collect();
        if backwards {
            lines.reverse();
            answers.reverse();
        }
        answers
    };
    let first = answers(7, false);
    assert_eq!(first, answers(7, true));
    assert_ne!(first, answers(8, false));
}

fn code(bot: &mut BotSession<'_>, line: &str) -> String {
    let answer = bot.answer(line).unwrap_or_else(|| panic!("{line} was read"));
    let answer: Value = serde_json::from_str(&answer).unwrap();
    let code = answer["error"]["code"].as_str().unwrap_or_else(|| panic!("{line} was answered {answer}"));
    assert!(BOT_ERROR_CODES.iter().any(|(known, _)| *known == code), "{code} is not in the list");
    assert!(!answer["error"]["message"].as_str().unwrap().is_empty());
    code.to_owned()
}

#[test]
fn wrong_lines_are_answered_with_their_codes_and_the_bot_goes_on() {
    let mut bot = bot("qwixx", Bot::Greedy, 1);
    let mut referee = Referee::new(1);
    ask(&mut referee, json!({"new": {"game": "qwixx", "seats": 2}}));
    ask(&mut referee, json!({"chance": "first 1"}));
    let line = ask(&mut referee, json!({"chance": "w4 w1 r3 y5 g2 b6"}));
    let good = for_seat(&line, 2);
    let with = |change: &dyn Fn(&mut Value)| {
        let mut line = good.clone();
        change(&mut line);
        line.to_string()
    };
    for (line, expected) in [
        (String::new(), "bad_json"),
        ("{".to_owned(), "bad_json"),
        ("[]".to_owned(), "bad_message"),
        ("{}".to_owned(), "bad_message"),
        (r#"{"choice":"r5"}"#.to_owned(), "bad_message"),
        (line.to_string(), "bad_message"),
        (with(&|line| line["seat"] = json!(0)), "bad_message"),
        (with(&|line| line["seat"] = json!(7)), "bad_message"),
        (with(&|line| line["seat"] = json!(3)), "bad_message"),
        (with(&|line| line["turn"] = json!("dance")), "bad_message"),
        (with(&|line| line["state"] = json!([])), "bad_message"),
        (with(&|line| line["state"]["options"] = json!({"finish_turn": 1})), "bad_message"),
        (with(&|line| line["state"]["game"] = json!("chess")), "unknown_game"),
        (with(&|line| line["state"]["game"] = json!("one-card")), "wrong_game"),
        (with(&|line| line["state"]["options"] = json!({"advanced": true})), "unknown_option"),
        (with(&|line| line["scores"] = json!([])), "bad_seats"),
        (with(&|line| line["scores"] = json!([0, 0, 0, 0, 0, 0])), "bad_seats"),
        (with(&|line| line["scores"] = json!([0])), "bad_message"),
        (with(&|line| line["scores"] = json!([0, 0, 0])), "bad_state"),
        (with(&|line| line["turn"] = json!("chance")), "bad_state"),
        (with(&|line| line["turn"] = json!("over")), "bad_state"),
        (with(&|line| line["seats"] = json!([1])), "bad_state"),
        (with(&|line| line["seats"] = json!(null)), "bad_state"),
        (with(&|line| line["state"]["dice"] = json!(null)), "bad_state"),
        (with(&|line| line["state"]["sheets"][0]["points"] = json!(7)), "bad_state"),
    ] {
        assert_eq!(code(&mut bot, &line), expected, "{line}");
    }
    // The listed choices are not looked at, nor what nobody knows yet.
    let unlisted = with(&|line| {
        line["choices"] = json!(7);
        line["later"] = json!(true);
    });
    for line in [good.to_string(), unlisted] {
        assert_eq!(bot.answer(&line).unwrap(), r#"{"choice":"-"}"#);
    }
}

#[test]
fn errors_name_the_broken_rule() {
    let mut referee = Referee::new(1);
    let mut line = for_seat(&ask(&mut referee, json!({"new": {"game": "qwixx", "seats": 1}})), 1);
    line["state"]["sheets"][0]["misthrows"] = json!(5);
    let answer = bot("qwixx", Bot::Greedy, 1).answer(&line.to_string()).unwrap();
    assert_eq!(serde_json::from_str::<Value>(&answer).unwrap()["error"]["rule"], "Q16");
}

#[test]
fn every_code_is_in_the_protocol_page() {
    let page = include_str!("../../../docs/protocol.md");
    let side = page.split("## The bot side").nth(1).unwrap();
    for (code, _) in BOT_ERROR_CODES {
        assert!(side.contains(&format!("`{code}`")), "docs/protocol.md does not list {code} for bots");
    }
}

/// Replaces some of the numbers, texts and truths of a JSON value as the bytes say.
fn mutate(value: &mut Value, bytes: &mut impl Iterator<Item = u8>) {
    const TEXTS: [&str; 12] = [
        "roll",
        "over",
        "mark",
        "take",
        "draw",
        "hold",
        "action 2",
        "write",
        "w1 w2 r3 y4 g5 b6",
        "rrrrr",
        "red",
        "x",
    ];
    match value {
        Value::Object(all) => all.values_mut().for_each(|value| mutate(value, bytes)),
        Value::Array(all) => {
            all.iter_mut().for_each(|value| mutate(value, bytes));
            match bytes.next() {
                Some(0) => drop(all.pop()),
                Some(1) => all.extend(all.first().cloned()),
                _ => {}
            }
        }
        leaf => match bytes.next() {
            Some(byte @ 0..24) => *leaf = json!(byte % 8),
            Some(24) => *leaf = json!(null),
            Some(25) => *leaf = json!(true),
            Some(26) => *leaf = json!(false),
            Some(byte @ 27..40) => *leaf = json!(TEXTS[usize::from(byte) % TEXTS.len()]),
            _ => {}
        },
    }
}

/// Lines of games of all kinds.
static LINES: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let mut lines = Vec::new();
    for info in GAMES {
        for (seats, new) in settings(info).filter(|(seats, _)| *seats <= 2) {
            let mut bots: Vec<_> = (0..seats).map(|_| bot(info.name, Bot::Greedy, 1)).collect();
            play(&mut bots, new, |line| lines.push(line.clone()));
        }
    }
    lines
});

#[test]
fn lines_for_bots() {
    // Made once: solvers have to think first.
    thread_local! {
        static BOTS: RefCell<Vec<BotSession<'static>>> = RefCell::new({
            let simple = GAMES.iter().flat_map(|info| [Bot::Random, Bot::Greedy].map(|level| (info.name, level)));
            let all = simple.chain([("twenty-one", Bot::Solver), ("one-card", Bot::Solver)]);
            all.map(|(name, level)| bot(name, level, 1)).collect()
        });
    }
    bolero::check!().with_test_time(Duration::from_secs(3)).for_each(|bytes: &[u8]| {
        let mut bytes = bytes.iter().copied();
        let which = usize::from(bytes.next().unwrap_or(0)) << 8 | usize::from(bytes.next().unwrap_or(0));
        let mut line = LINES[which % LINES.len()].clone();
        let quiet = usize::from(bytes.next().unwrap_or(0));
        mutate(&mut line, &mut std::iter::repeat_n(u8::MAX, quiet).chain(bytes));
        BOTS.with_borrow_mut(|bots| {
            for bot in bots {
                if let Some(answer) = bot.answer(&line.to_string()) {
                    assert!(BotAnswer::parse(&answer).is_ok(), "{answer}");
                }
            }
        });
    });
}
