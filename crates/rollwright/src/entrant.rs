//! Whom a user can name as a bot: one of ours, or a program of their own.

use std::fmt;
use std::path::Path;
use std::str::FromStr;

use bots::{Bot, UnknownBot};
use thiserror::Error;

/// What the name of a foreign program begins with.
const EXEC: &str = "exec:";
/// The longest name of a bot that fits the drawings.
const LONGEST_NAME: usize = 16;

/// A bot that was named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Entrant {
    /// One of ours.
    Bot(Bot),
    /// `exec:COMMAND`: a program that speaks the bot side of the protocol.
    Exec(ExecCommand),
}

/// How a foreign program is started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ExecCommand {
    text: String,
    pub(crate) program: String,
    pub(crate) arguments: Vec<String>,
}

/// Bots in the order named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BotList(pub(crate) Vec<Entrant>);

/// Why a text names no bot.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum EntrantError {
    #[error("{0}, or exec:COMMAND")]
    Unknown(#[from] UnknownBot),
    #[error("exec: needs a command, like `exec:python3 bot.py`")]
    NoCommand,
    #[error("the quotes in `{0}` do not match")]
    Quotes(String),
}

impl Entrant {
    /// A short name for a player at the table: what the bot or the program is called.
    pub(crate) fn nickname(&self) -> String {
        let name = match self {
            Entrant::Bot(bot) => bot.name().to_owned(),
            Entrant::Exec(command) => {
                let stem = Path::new(&command.program).file_stem().unwrap_or_default().to_string_lossy();
                let plain = |c: &char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.');
                stem.chars().filter(plain).take(LONGEST_NAME).collect()
            }
        };
        if name.is_empty() { "foreign".to_owned() } else { name }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Bot(bot) => bot.fmt(f),
            Entrant::Exec(command) => command.fmt(f),
        }
    }
}

impl fmt::Display for ExecCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{EXEC}{}", self.text)
    }
}

impl FromStr for Entrant {
    type Err = EntrantError;

    fn from_str(name: &str) -> Result<Entrant, EntrantError> {
        match name.trim().strip_prefix(EXEC) {
            None => Ok(Entrant::Bot(name.parse()?)),
            Some(command) => command.parse().map(Entrant::Exec),
        }
    }
}

impl FromStr for ExecCommand {
    type Err = EntrantError;

    fn from_str(text: &str) -> Result<ExecCommand, EntrantError> {
        let text = text.trim().to_owned();
        let mut words = shlex::split(&text).ok_or_else(|| EntrantError::Quotes(text.clone()))?.into_iter();
        let program = words.next().filter(|program| !program.is_empty()).ok_or(EntrantError::NoCommand)?;
        Ok(ExecCommand { text, program, arguments: words.collect() })
    }
}

impl FromStr for BotList {
    type Err = EntrantError;

    /// Reads names with commas between them.
    fn from_str(list: &str) -> Result<BotList, EntrantError> {
        split_at_commas(list).into_iter().map(str::parse).collect::<Result<_, _>>().map(BotList)
    }
}

/// The parts of a text between its commas. A comma in quotes or after a backslash is part of a command's word,
/// as the words themselves are split later.
fn split_at_commas(list: &str) -> Vec<&str> {
    let (mut parts, mut start) = (Vec::new(), 0);
    let (mut quote, mut escaped) = (None, false);
    for (place, letter) in list.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quote != Some('\'') => escaped = true,
            '\'' | '"' if quote.is_none() => quote = Some(letter),
            _ if quote == Some(letter) => quote = None,
            ',' if quote.is_none() => {
                parts.push(&list[start..place]);
                start = place + 1;
            }
            _ => {}
        }
    }
    parts.push(&list[start..]);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_into_words_like_a_shell_does() {
        for (text, words) in [
            ("exec:./bot", vec!["./bot"]),
            (
                " exec: python3  bot.py --level 'very hard' ",
                vec!["python3", "bot.py", "--level", "very hard"],
            ),
            (r#"exec:"/opt/my bots/bot" a\ b "#, vec!["/opt/my bots/bot", "a b"]),
        ] {
            let Ok(Entrant::Exec(command)) = text.parse() else { panic!("{text}") };
            let found: Vec<&str> =
                std::iter::once(&command.program).chain(&command.arguments).map(String::as_str).collect();
            assert_eq!(found, words, "{text}");
            assert_eq!(command.to_string().parse(), Ok(Entrant::Exec(command)), "it is named by its text");
        }
        assert_eq!("exec: ".parse::<Entrant>(), Err(EntrantError::NoCommand));
        assert_eq!("exec:''".parse::<Entrant>(), Err(EntrantError::NoCommand));
        assert!(matches!("exec:bot 'a".parse::<Entrant>(), Err(EntrantError::Quotes(_))));
        assert!("gready".parse::<Entrant>().is_err_and(|error| error.to_string().contains("exec:COMMAND")));
    }

    #[test]
    fn lists_are_split_at_commas_that_are_not_quoted() {
        for (list, parts) in [
            ("greedy,random", vec!["greedy", "random"]),
            ("greedy,exec:./bot 'a,b',random", vec!["greedy", "exec:./bot 'a,b'", "random"]),
            (r#"exec:./bot "a,'b" x,greedy"#, vec![r#"exec:./bot "a,'b" x"#, "greedy"]),
            (r"exec:./bot a\,b,greedy", vec![r"exec:./bot a\,b", "greedy"]),
            ("greedy,", vec!["greedy", ""]),
        ] {
            assert_eq!(split_at_commas(list), parts, "{list}");
        }
    }

    #[test]
    fn nicknames_are_short_and_plain() {
        for (text, name) in [
            ("greedy", "greedy"),
            ("exec:/opt/my-bot.exe --hard", "my-bot"),
            ("exec:'/opt/a very long, name of a program'", "averylongnameofa"),
            ("exec:'/opt/,'", "foreign"),
        ] {
            assert_eq!(text.parse().map(|entrant: Entrant| entrant.nickname()), Ok(name.to_owned()));
        }
    }
}
