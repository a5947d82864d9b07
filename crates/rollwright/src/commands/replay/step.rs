//! What somebody types while they step through a game.

/// One step through a recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Next,
    Back,
    First,
    Last,
    /// To this turn.
    Turn(usize),
    /// To this event.
    Event(usize),
    /// To the next event with this text, or with the one searched for last if it is empty.
    Search(String),
    /// To the next mistake.
    Mistake,
    /// Evaluation on or off.
    Evaluation,
    /// To another game of the match: this one, if it is named.
    Games(Option<usize>),
    Help,
    Quit,
    /// Nothing that is known.
    Unknown,
}

impl Step {
    /// What a line says; the end of input says that nobody is there any more.
    pub(super) fn new(line: Option<String>) -> Step {
        let Some(line) = line else { return Step::Quit };
        if let Some(text) = line.strip_prefix('/') {
            return Step::Search(text.trim().to_owned());
        }
        let line = line.to_lowercase();
        let words: Vec<&str> = line.split_whitespace().collect();
        let numbered = |number: &str, step: fn(usize) -> Step| number.parse().map_or(Step::Unknown, step);
        match words.as_slice() {
            [] | ["n" | "next"] => Step::Next,
            ["b" | "back"] => Step::Back,
            ["first"] => Step::First,
            ["last"] => Step::Last,
            ["turn", number] => numbered(number, Step::Turn),
            ["event", number] => numbered(number, Step::Event),
            ["m" | "mistake"] => Step::Mistake,
            ["e" | "evaluation"] => Step::Evaluation,
            ["games" | "game"] => Step::Games(None),
            ["game", number] => numbered(number, |number| Step::Games(Some(number))),
            ["?" | "h" | "help"] => Step::Help,
            ["q" | "quit" | "exit"] => Step::Quit,
            [number] => numbered(number, Step::Turn),
            _ => Step::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_steps() {
        for (line, step) in [
            ("", Step::Next),
            ("N", Step::Next),
            ("12", Step::Turn(12)),
            ("turn 3", Step::Turn(3)),
            ("event 40", Step::Event(40)),
            ("/Anna", Step::Search("Anna".to_owned())),
            ("/", Step::Search(String::new())),
            ("game 2", Step::Games(Some(2))),
            ("games", Step::Games(None)),
            ("turn x", Step::Unknown),
            ("dance", Step::Unknown),
            ("turn 1 2", Step::Unknown),
        ] {
            assert_eq!(Step::new(Some(line.to_owned())), step, "{line}");
        }
        assert_eq!(Step::new(None), Step::Quit);
    }
}
