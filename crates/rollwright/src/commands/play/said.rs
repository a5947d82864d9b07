//! What a person can say besides choosing.

/// Something typed at a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    Undo,
    Help,
    /// All rules, or the one with this number.
    Rules(Option<String>),
    /// Show all sheets large.
    Sheets,
    /// Write the record to this file; empty if none was named.
    Save(String),
    Quit,
    Nothing,
    /// Anything else: an answer.
    Answer(String),
}

impl Said {
    /// What a line says; the end of input says that the person has gone.
    pub(crate) fn new(line: Option<String>) -> Said {
        let Some(line) = line else { return Said::Quit };
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Said::Nothing,
            ("u" | "undo", "") => Said::Undo,
            ("?" | "h" | "help", "") => Said::Help,
            ("rules" | "rule", "") => Said::Rules(None),
            ("rules" | "rule", number) => Said::Rules(Some(number.to_uppercase())),
            ("s" | "sheets", "") => Said::Sheets,
            ("save", file) => Said::Save(file.to_owned()),
            ("q" | "quit" | "exit", "") => Said::Quit,
            _ => Said::Answer(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_commands_or_answers() {
        let said = |line: &str| Said::new(Some(line.to_owned()));
        assert_eq!(said("u"), Said::Undo);
        assert_eq!(said("rules q12"), Said::Rules(Some("Q12".to_owned())));
        assert_eq!(said("save my game.rw"), Said::Save("my game.rw".to_owned()));
        assert_eq!(said("keep yy"), Said::Answer("keep yy".to_owned()));
        assert_eq!(said(""), Said::Nothing);
        assert_eq!(Said::new(None), Said::Quit);
    }
}
