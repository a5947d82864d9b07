//! The exercises and figures of the teaching pages are held against the rules: what they claim is legal is, what they
//! claim is forbidden is, by the rule they name, and every worked example of the rule pages is among them.

// Clippy spares the functions marked as tests, but not those that help them.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use conformance::{check_golden, seeded};
use games::{AnyGame, GAMES, GameInfo, Spec, Trial, TrialError};
use serde::Deserialize;
use serde_json::{Value, json};
use words::Language;

/// Worked examples that no exercise shows, with the reason. There are none so far.
const NOT_PLAYABLE: [(&str, u32, &str); 0] = [];

#[derive(Deserialize)]
struct Exercise {
    id: String,
    /// The folder that it lies in.
    #[serde(skip)]
    game: String,
    example: Option<u32>,
    rules: Vec<String>,
    seats: usize,
    seat: usize,
    #[serde(default)]
    options: BTreeMap<String, bool>,
    position: Option<String>,
    events: Vec<String>,
    #[serde(flatten)]
    asked: Asked,
}

/// What is asked, and what is right.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Asked {
    /// All of the choices offered that are legal.
    Which(Offered),
    /// One choice: `legal` are those asked for.
    Decide(Offered),
    /// The dice that are thrown again.
    Rolled { then: Vec<String>, dice: String },
    /// The dice that are entered on cards.
    Entered { then: Vec<String>, dice: String },
    /// The points.
    Points { then: Vec<String>, answers: Vec<i64>, points: i64 },
}

#[derive(Deserialize)]
struct Offered {
    /// The choices of all seats, the learner's as `{}`.
    decides: String,
    legal: Vec<String>,
    /// With the rule that forbids each.
    illegal: BTreeMap<String, String>,
}

impl Exercise {
    fn game(&self) -> AnyGame {
        let options = self.options.clone().into_iter().collect();
        AnyGame::new(&Spec { options, ..Spec::named(&self.game) }, self.seats).unwrap()
    }

    /// What the server would answer to the events of the exercise and some more.
    fn after(&self, more: &[&str]) -> Result<Trial, TrialError> {
        let events: Vec<String> =
            self.events.iter().map(String::as_str).chain(more.iter().copied()).map(str::to_owned).collect();
        self.game().try_out(self.position.as_deref(), &events, None)
    }

    fn line(&self, more: &[String]) -> Value {
        let more: Vec<&str> = more.iter().map(String::as_str).collect();
        let trial = self.after(&more).unwrap_or_else(|error| panic!("{}: {error}", self.id));
        serde_json::from_str(trial.line.get()).unwrap()
    }

    fn check(&self) {
        match &self.asked {
            Asked::Which(offered) | Asked::Decide(offered) => self.check_choices(offered),
            Asked::Rolled { then, dice } => self.check_rolled(then, dice),
            Asked::Entered { then, dice } => self.check_entered(then, dice),
            Asked::Points { then, answers, points } => {
                assert_eq!(self.line(then)["scores"][self.seat - 1], *points, "{}", self.id);
                assert!(answers.contains(points) && answers.len() > 2, "{}", self.id);
            }
        }
    }

    fn check_choices(&self, offered: &Offered) {
        let line = self.line(&[]);
        let choices = &line["choices"][self.seat.to_string()];
        assert!(!offered.legal.is_empty(), "{}: something is right", self.id);
        for choice in &offered.legal {
            assert!(
                choices.as_array().unwrap().contains(&json!(choice)),
                "{}: {choice} of {choices}",
                self.id
            );
            self.line(&[offered.decides.replace("{}", choice)]);
        }
        for (choice, rule) in &offered.illegal {
            let error = self.after(&[&offered.decides.replace("{}", choice)]).unwrap_err();
            let TrialError::Event { event, error } = error else { panic!("{}: {error}", self.id) };
            assert_eq!(event, self.events.len(), "{}", self.id);
            assert!(error.to_string().contains(&format!("{rule}:")), "{} {choice}: {error}", self.id);
        }
    }

    fn check_rolled(&self, then: &[String], dice: &str) {
        let mut rng = seeded(1);
        let events = [&self.events[..], then].concat();
        let trial = self.game().try_out(self.position.as_deref(), &events, Some(&mut rng)).unwrap();
        let rolled = trial.events.last().unwrap().split(' ').filter_map(|die| die.chars().next());
        assert_eq!(rolled.collect::<String>(), dice, "{}", self.id);
    }

    fn check_entered(&self, then: &[String], dice: &str) {
        let boxes = |line: &Value| -> i64 {
            let hand = &line["state"]["hands"][self.seat - 1];
            let cards = ["cards", "scored"].into_iter().flat_map(|kind| hand[kind].as_array().unwrap());
            cards
                .flat_map(|card| card["rows"].as_array().unwrap())
                .map(|row| row["crossed"].as_i64().unwrap())
                .sum()
        };
        let lying = self.line(&[])["state"]["dice"].as_str().unwrap().to_owned();
        assert!(dice.chars().all(|letter| dice.matches(letter).count() == lying.matches(letter).count()));
        assert_eq!(boxes(&self.line(then)) - boxes(&self.line(&[])), dice.len() as i64, "{}", self.id);
    }
}

/// A file of a game's folder.
fn game_file(game: &str, name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games").join(game).join(name)
}

fn rule_page(game: &str) -> String {
    let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    fs::read_to_string(pages.join(game).with_extension("md")).unwrap()
}

fn exercises_of(game: &str) -> Vec<Exercise> {
    let path = game_file(game, "exercises.json");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let exercises: Vec<Exercise> = serde_json::from_str(&text).unwrap();
    exercises.into_iter().map(|exercise| Exercise { game: game.to_owned(), ..exercise }).collect()
}

fn exercises() -> Vec<Exercise> {
    GAMES.iter().flat_map(|game| exercises_of(game.name)).collect()
}

/// The numbers of the rules of a rule page, such as `Q11`.
fn rule_numbers(page: &str) -> Vec<String> {
    let marked = page.split("**").filter_map(|part| part.strip_suffix('.'));
    let is_number = |part: &&str| {
        let digits = part.trim_start_matches(|c: char| c.is_ascii_uppercase());
        part.len() == digits.len() + 1 && !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit())
    };
    marked.filter(is_number).map(str::to_owned).collect()
}

#[test]
fn every_exercise_is_as_the_rules_say() {
    for exercise in exercises() {
        exercise.check();
        let page = rule_page(&exercise.game);
        for rule in &exercise.rules {
            assert!(page.contains(&format!("**{rule}.**")), "{}: there is no rule {rule}", exercise.id);
        }
    }
}

#[test]
fn every_worked_example_can_be_played() {
    let all = exercises();
    for game in GAMES {
        let page = rule_page(game.name);
        let examples = (1..100).take_while(|number| page.contains(&format!("**Example {number}** ")));
        for number in examples {
            let played = all.iter().any(|one| one.game == game.name && one.example == Some(number));
            let excused =
                NOT_PLAYABLE.iter().any(|&(other, example, _)| (other, example) == (game.name, number));
            assert!(played != excused, "example {number} of {}", game.name);
        }
    }
}

#[test]
fn exercises_and_rules_have_their_texts_in_every_language() {
    for language in Language::all() {
        let has = |id: &str| {
            assert!(language.patterns().get(id).is_some(), "{} has no {id}", language.code());
        };
        for exercise in exercises() {
            has(&format!("rules-try-{}", exercise.id));
            has(&format!("rules-why-{}", exercise.id));
        }
        for game in GAMES {
            let rules = rule_numbers(&rule_page(game.name));
            assert!(rules.len() > 5, "{}: {rules:?}", game.name);
            for rule in rules {
                has(&format!("rules-{}", rule.to_lowercase()));
            }
        }
    }
}

/// The same with the keys of all objects in order, which they are in only by chance of how the tests are built.
fn sorted(value: Value) -> Value {
    match value {
        Value::Object(map) => {
            let entries: BTreeMap<String, Value> = map.into_iter().collect();
            entries.into_iter().map(|(key, value)| (key, sorted(value))).collect()
        }
        Value::Array(all) => all.into_iter().map(sorted).collect(),
        other => other,
    }
}

/// A sheet in mid-game for each game, which the pages draw without asking the server. The position that it shows is
/// written in the file itself.
#[test]
fn figures_are_drawn_as_the_server_shows_them() {
    for GameInfo { name, .. } in GAMES {
        let path = game_file(name, "figure.json");
        let drawn: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        let position = drawn["position"].as_str().unwrap();
        let game = AnyGame::new(&Spec::named(name), 1).unwrap();
        let trial = game.try_out(Some(position), &[], None).unwrap();
        let line: Value = serde_json::from_str(trial.line.get()).unwrap();
        let mut layout: Value = serde_json::from_str(game.layout().get()).unwrap();
        // All sheets and cards there are: more than a figure shows.
        for key in ["sheets", "cards"] {
            layout.as_object_mut().unwrap().remove(key);
        }
        let figure = json!({ "position": position, "state": line["state"], "layout": layout });
        check_golden(path, &format!("{}\n", serde_json::to_string_pretty(&sorted(figure)).unwrap()));
    }
}
