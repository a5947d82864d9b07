//! A language that the program speaks.

use std::fmt;

use serde_json::Value;

use crate::catalogue::Argument;
use crate::language_texts::LanguageTexts;
use crate::negotiate;

/// A language that there are texts in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language(u8);

impl Language {
    /// English, which the others fall back to.
    pub const ENGLISH: Language = Language(0);

    /// All languages: English, then the others by their codes.
    pub fn all() -> impl Iterator<Item = Language> {
        (0..=u8::MAX).zip(LanguageTexts::all()).map(|(place, _)| Language(place))
    }

    /// The language with this code, as `de` or `DE`.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::all().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The language of a tag such as `de-AT`: the exact one, or the nearest wider one.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let exact = Language::from_code(tag);
        exact.or_else(|| tag.rsplit_once('-').and_then(|(wider, _)| Language::from_tag(wider)))
    }

    /// The language that suits the `Accept-Language` header of a request best; English if none does.
    pub fn negotiated(accept_language_header: &str) -> Language {
        let mut tags = negotiate::by_preference(accept_language_header).into_iter();
        tags.find_map(|tag| if tag == "*" { Some(Language::ENGLISH) } else { Language::from_tag(tag) })
            .unwrap_or_default()
    }

    /// The language that the environment of a process asks for, by `LC_ALL`, `LC_MESSAGES` and `LANG`; English
    /// if it asks for none that is spoken here. `variable` tells the value of a variable.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| {
            let value = variable(name)?;
            (!value.is_empty()).then_some(value)
        });
        locale.and_then(|locale| Language::from_tag(&negotiate::tag_of_locale(&locale))).unwrap_or_default()
    }

    /// The code, which is the name of its file: `de`.
    pub fn code(self) -> &'static str {
        self.texts().code
    }

    /// What the language calls itself: `Deutsch`.
    pub fn name(self) -> String {
        self.text("language-name")
    }

    /// The text of its files, one after the other.
    pub fn source(self) -> &'static str {
        self.texts().source
    }

    /// The text of a message without variables. `message.attribute` is an attribute's.
    pub fn text(self, id: &str) -> String {
        self.text_with(id, &[])
    }

    /// The text of a message with its variables filled in. A message that this language lacks is said in English,
    /// and one that English lacks is its own id: nobody ever sees nothing.
    pub fn text_with(self, id: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        let own = self.texts().catalogue().text(id, arguments);
        let english = || Language::ENGLISH.texts().catalogue().text(id, arguments);
        own.or_else(english).unwrap_or_else(|| id.to_owned())
    }

    /// The messages for a client that cannot read Fluent, as an object from ids to patterns (see
    /// [`compile`](crate::compile())). Messages for the terminal and for paper alone are left out.
    pub fn patterns(self) -> &'static Value {
        self.texts().patterns()
    }

    fn texts(self) -> &'static LanguageTexts {
        &LanguageTexts::all()[usize::from(self.0)]
    }
}

impl Default for Language {
    fn default() -> Language {
        Language::ENGLISH
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Language({})", self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(code: &str) -> Language {
        Language::from_code(code).unwrap()
    }

    #[test]
    fn english_comes_first_and_is_the_default() {
        assert_eq!(Language::all().next(), Some(Language::ENGLISH));
        assert_eq!(Language::ENGLISH.code(), "en");
        assert_eq!(Language::default(), Language::ENGLISH);
        assert_eq!(Language::from_code("tlh"), None);
    }

    #[test]
    fn languages_know_their_own_names() {
        let names: Vec<String> = ["en", "de", "is"].map(|code| language(code).name()).into();
        assert_eq!(names, ["English", "Deutsch", "Íslenska"]);
    }

    #[test]
    fn browsers_get_what_suits_them_best() {
        for (header, code) in [
            ("", "en"),
            ("de", "de"),
            ("de-AT", "de"),
            ("DE-at,en;q=0.5", "de"),
            ("fr-FR, fr;q=0.9, is;q=0.8, en;q=0.7", "is"),
            ("en;q=0.3, de;q=0.4", "de"),
            ("de;q=0, is;q=0.1", "is"),
            ("fr, *;q=0.5, de;q=0.1", "en"),
            ("fr", "en"),
            ("de;q=x, is", "is"),
            (";;;,,q=1,-", "en"),
        ] {
            assert_eq!(Language::negotiated(header), language(code), "{header}");
        }
    }

    #[test]
    fn the_first_variable_of_the_environment_that_says_anything_decides() {
        for (variables, code) in [
            (&[][..], "en"),
            (&[("LANG", "de_DE.UTF-8")], "de"),
            (&[("LANG", "is_IS@euro")], "is"),
            (&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C.UTF-8")], "en"),
            (&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "")], "de"),
            (&[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "is_IS")], "is"),
            (&[("LANG", "POSIX")], "en"),
            (&[("LANG", "fr_FR.UTF-8")], "en"),
        ] {
            let value = |name: &str| {
                let set = variables.iter().find(|(known, _)| *known == name);
                set.map(|(_, value)| (*value).to_owned())
            };
            assert_eq!(Language::of_environment(value), language(code), "{variables:?}");
        }
    }

    #[test]
    fn what_is_missing_is_never_silent() {
        assert_eq!(language("de").text("no-such-message"), "no-such-message");
        assert_eq!(language("de").text("colour-red.no-such-attribute"), "colour-red.no-such-attribute");
    }

    #[test]
    fn numbers_choose_the_form_that_the_language_has_for_them() {
        let points = |code: &str, count: i32| language(code).text_with("points", &[("count", count.into())]);
        assert_eq!(["en", "de", "is"].map(|code| points(code, 1)), ["1 point", "1 Punkt", "1 stig"]);
        assert_eq!(points("en", -1), "-1 point");
        assert_eq!(points("en", 21), "21 points");
        let crosses = |count: i32| language("is").text_with("crosses", &[("count", count.into())]);
        assert_eq!([1, 2, 11, 21].map(crosses), ["1 kross", "2 krossar", "11 krossar", "21 kross"]);
    }

    #[test]
    fn the_browser_gets_no_messages_of_the_terminal() {
        let patterns = language("de").patterns().as_object().unwrap();
        assert_eq!(patterns["colour-red"], "Rot");
        assert!(patterns.keys().all(|id| !id.starts_with("terminal-")));
    }
}
