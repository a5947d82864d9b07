//! What is said to people, so that every client can say it in their language.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Something said to people: a message of the language files, and what is filled into it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Phrase {
    /// The message.
    pub id: Cow<'static, str>,
    /// What is filled in, by the names of the message's variables.
    pub arguments: BTreeMap<Cow<'static, str>, PhraseArgument>,
}

/// What is filled into a phrase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum PhraseArgument {
    /// A number, by which a language may choose a form.
    Number(i64),
    /// Notation or a name, the same in all languages.
    Text(String),
    /// The dice, or fields, of some colours.
    Colours {
        /// The names of the colours.
        colours: Vec<Cow<'static, str>>,
    },
    /// The row of a colour.
    Row {
        /// The name of the colour.
        row: Cow<'static, str>,
    },
    /// Another phrase.
    Phrase(Phrase),
}

impl Phrase {
    /// What the rules say; `None` if they say it in English alone.
    pub fn new(phrase: &table::Phrase) -> Option<Phrase> {
        let arguments = phrase.arguments().iter();
        let arguments =
            arguments.map(|(name, argument)| Some(((*name).into(), PhraseArgument::new(argument)?)));
        Some(Phrase { id: phrase.id()?.into(), arguments: arguments.collect::<Option<_>>()? })
    }
}

impl PhraseArgument {
    fn new(argument: &table::PhraseArgument) -> Option<PhraseArgument> {
        Some(match argument {
            table::PhraseArgument::Number(number) => PhraseArgument::Number(*number),
            table::PhraseArgument::Text(text) => PhraseArgument::Text(text.clone()),
            table::PhraseArgument::Colours(colours) => {
                PhraseArgument::Colours { colours: colours.iter().map(|colour| (*colour).into()).collect() }
            }
            table::PhraseArgument::Row(row) => PhraseArgument::Row { row: (*row).into() },
            table::PhraseArgument::Phrase(phrase) => PhraseArgument::Phrase(Phrase::new(phrase)?),
        })
    }
}
