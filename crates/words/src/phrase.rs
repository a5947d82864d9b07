//! What the rules say, in the language of whoever reads it.

use table::{Phrase, PhraseArgument};

use crate::{Argument, Language};

impl Language {
    /// A phrase of the rules in this language. What has no message is said in English.
    pub fn phrase(self, phrase: &Phrase) -> String {
        let Some(id) = phrase.id() else { return phrase.to_string() };
        let arguments: Vec<(&str, Argument<'_>)> =
            phrase.arguments().iter().map(|(name, argument)| (*name, self.argument(argument))).collect();
        self.text_with(id, &arguments)
    }

    fn argument(self, argument: &PhraseArgument) -> Argument<'_> {
        match argument {
            PhraseArgument::Number(number) => (*number).into(),
            PhraseArgument::Text(text) => text.as_str().into(),
            PhraseArgument::Colours(colours) => {
                let words = colours.iter().map(|colour| self.text(&format!("colour-{colour}")));
                words.collect::<Vec<String>>().join(", ").into()
            }
            PhraseArgument::Row(row) => self.text(&format!("row-{row}.inside")).into(),
            PhraseArgument::Phrase(phrase) => self.phrase(phrase).into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use table::phrase;

    use super::*;

    #[test]
    fn a_phrase_is_said_in_every_language_with_its_colours() {
        let row = PhraseArgument::Row("red");
        let passed = phrase!(
            "why-qwixx-passed",
            "{row} {number} is not to the right of the last cross in its row",
            row = row,
            number = 8
        );
        let said: Vec<String> = Language::all().map(|language| language.phrase(&passed)).collect();
        assert_eq!(
            said,
            [
                "red 8 is not to the right of the last cross in its row",
                "Rot 8 steht nicht rechts vom letzten Kreuz der Reihe",
                "8 í rauðri röð er ekki hægra megin við síðasta krossinn þar",
            ]
        );
    }

    #[test]
    fn a_phrase_without_a_message_is_said_in_english() {
        let german = Language::from_code("de").unwrap_or_default();
        assert_eq!(german.phrase(&"two players have sheet A".into()), "two players have sheet A");
    }
}
