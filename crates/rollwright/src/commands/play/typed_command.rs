//! What a person can say besides choosing.

/// Something typed at a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TypedCommand {
    Undo,
    /// What would be best.
    Hint,
    /// Why that is better than something else, if that is named.
    Why(Option<String>),
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

impl TypedCommand {
    /// What a line says; the end of input says that the person has gone.
    pub(crate) fn new(line: Option<String>) -> TypedCommand {
        let Some(line) = line else { return TypedCommand::Quit };
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => TypedCommand::Nothing,
            ("u" | "undo", "") => TypedCommand::Undo,
            ("hint", "") => TypedCommand::Hint,
            ("why", "") => TypedCommand::Why(None),
            ("why", choice) => TypedCommand::Why(Some(choice.to_owned())),
            ("?" | "h" | "help", "") => TypedCommand::Help,
            ("rules" | "rule", "") => TypedCommand::Rules(None),
            ("rules" | "rule", number) => TypedCommand::Rules(Some(number.to_uppercase())),
            ("s" | "sheets", "") => TypedCommand::Sheets,
            ("save", file) => TypedCommand::Save(file.to_owned()),
            ("q" | "quit" | "exit", "") => TypedCommand::Quit,
            _ => TypedCommand::Answer(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_commands_or_answers() {
        let typed_command = |line: &str| TypedCommand::new(Some(line.to_owned()));
        assert_eq!(typed_command("u"), TypedCommand::Undo);
        assert_eq!(typed_command("rules q12"), TypedCommand::Rules(Some("Q12".to_owned())));
        assert_eq!(typed_command("save my game.rw"), TypedCommand::Save("my game.rw".to_owned()));
        assert_eq!(typed_command("keep yy"), TypedCommand::Answer("keep yy".to_owned()));
        assert_eq!(typed_command("Hint"), TypedCommand::Hint);
        assert_eq!(typed_command("why keep yy"), TypedCommand::Why(Some("keep yy".to_owned())));
        assert_eq!(typed_command(""), TypedCommand::Nothing);
        assert_eq!(TypedCommand::new(None), TypedCommand::Quit);
    }
}
