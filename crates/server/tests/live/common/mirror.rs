//! The rules beside a client: what the server tells is played again, and has to lead to what it shows.

use games::{AnyGame, AnyTable, Spec};
use serde_json::Value;
use table::{Series, Turn};

/// The games of a table, played again from its news.
pub(crate) struct Mirror {
    rules: AnyGame,
    series: Series,
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) playing: bool,
}

impl Mirror {
    /// A table as a snapshot describes it, before its first game.
    pub(crate) fn new(snapshot: &Value) -> Mirror {
        let options = snapshot["options"].as_object().unwrap();
        let seats = snapshot["seats"].as_array().unwrap().len();
        let spec = Spec {
            game: snapshot["game"].as_str().unwrap().to_owned(),
            options: options.iter().map(|(name, on)| (name.clone(), on.as_bool().unwrap())).collect(),
            ..Spec::default()
        };
        let rules = AnyGame::new(&spec, seats).unwrap();
        let series = Series::new(snapshot["games"].as_u64().unwrap() as usize, seats).unwrap();
        Mirror { table: rules.table(), rules, series, playing: false }
    }

    /// Plays a step, and compares where it leads.
    pub(crate) fn follow(&mut self, step: &Value) {
        for event in step["events"].as_array().unwrap() {
            self.happen(event);
        }
        if let Some(line) = step.get("line") {
            self.compare(line, step);
        }
    }

    /// Where the rules stand is where the server says it does.
    pub(crate) fn compare(&self, line: &Value, context: &Value) {
        let own: Value = serde_json::from_str(self.table.game_view().get()).unwrap();
        assert_eq!(&own, line, "{context}");
    }

    fn happen(&mut self, event: &Value) {
        if event == "unrolled" {
            while let Some((chance, _)) = self.table.last_event() {
                self.table.undo();
                if chance {
                    break;
                }
            }
        } else if event == "undone" {
            let last = self.table.last_event();
            assert!(last.is_some_and(|(chance, _)| !chance), "only decisions are taken back");
            self.table.undo();
        } else if let Some(began) = event.get("began") {
            assert_eq!(began["game"].as_u64(), self.series.current().map(|game| game as u64));
            self.table = match self.series.starter() {
                Some(first) => self.rules.begun_by(first).table(),
                None => self.rules.table(),
            };
            self.playing = true;
        } else if let Some(text) = event.get("chance") {
            let text = text.as_str().unwrap();
            self.table.chance(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        } else if let Some(text) = event.get("decided") {
            let text = text.as_str().unwrap();
            let Turn::Decide(seats) = self.table.turn() else { panic!("nobody was asked: {text}") };
            let choices = seats.iter().zip(text.split(", ")).map(|(seat, choice)| (seat, choice.to_owned()));
            self.table.decide(&choices.collect()).unwrap_or_else(|error| panic!("{error}: {text}"));
        } else if let Some(over) = event.get("over") {
            assert_eq!(self.table.turn(), Turn::Over);
            assert_eq!(over["scores"], serde_json::json!(self.table.scores()));
            assert_eq!(over["winners"], serde_json::json!(self.table.winners()));
            self.series.finish(self.table.starter().unwrap(), self.table.scores());
            assert_eq!(over["totals"], serde_json::json!(self.series.totals()));
            self.playing = false;
        }
    }
}
