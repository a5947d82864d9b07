//! What players call themselves and what they say, made harmless: on one line, readable, and not somebody else's.

use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::skeleton;

/// The most characters of a name.
pub const MAX_NAME: usize = 24;
/// The most characters of a chat message.
pub const MAX_CHAT_TEXT: usize = 300;
/// The most accents and other marks on one letter.
const MOST_MARKS: usize = 4;

/// Letters and symbols that nobody sees.
fn is_blank(character: char) -> bool {
    matches!(
        character,
        '\u{115F}'
            | '\u{1160}'
            | '\u{17B4}'
            | '\u{17B5}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{FFA0}'
            | '\u{FFFC}'
            | '\u{1D159}'
    )
}

/// A text from outside on one line, without control characters, what could turn the writing around, and what
/// nobody sees, cut to a length; `None` if nothing is left that anybody could see.
pub fn tidy(text: &str, most: usize) -> Option<String> {
    let mut plain = String::new();
    let mut marks = 0;
    for character in text.chars().take(8 * most) {
        let is_mark = character.general_category_group() == GeneralCategoryGroup::Mark;
        marks = if is_mark { marks + 1 } else { 0 };
        match character.general_category_group() {
            _ if character.is_whitespace() => plain.push(' '),
            _ if is_blank(character) => {}
            GeneralCategoryGroup::Other => {}
            // A mark needs something to stand on.
            GeneralCategoryGroup::Mark if marks > MOST_MARKS || plain.is_empty() || plain.ends_with(' ') => {}
            _ => plain.push(character),
        }
    }
    let words: Vec<&str> = plain.split(' ').filter(|word| !word.is_empty()).collect();
    let tidied: String = words.join(" ").chars().take(most).collect();
    let tidied = tidied.trim_end();
    (!tidied.is_empty()).then(|| tidied.to_owned())
}

/// A player's name as it is shown and recorded: tidy, and without commas, which separate names in records.
pub fn tidy_name(text: &str) -> Option<String> {
    tidy(&text.replace(',', " "), MAX_NAME)
}

/// A name that can be told from those of all others: where one looks the same, a number is put behind it.
pub fn distinct_name<'a>(name: &str, others: impl Iterator<Item = &'a str>) -> String {
    let taken: Vec<[String; 2]> = others.map(looks).collect();
    let is_free = |name: &str| {
        let looks = looks(name);
        !taken.iter().flatten().any(|taken| looks.contains(taken))
    };
    if is_free(name) {
        return name.to_owned();
    }
    let numbered = (2..).map(|number| {
        let behind = format!(" {number}");
        let kept: String = name.chars().take(MAX_NAME - behind.chars().count()).collect();
        format!("{}{behind}", kept.trim_end())
    });
    // There are fewer others than numbers.
    numbered.take(taken.len() + 1).find(|name| is_free(name)).unwrap_or_else(|| name.to_owned())
}

/// What a name looks like at a glance: letters that are mistaken for one another are the same, and so are large and
/// small ones; a large letter may look like another one than its small form does, as I and l.
fn looks(name: &str) -> [String; 2] {
    let look = |name: &str| {
        let folded = skeleton(name).collect::<String>().to_lowercase();
        skeleton(&folded).filter(|character| !character.is_whitespace()).collect()
    };
    [look(name), look(&name.to_lowercase())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_made_harmless() {
        for (given, kept) in [
            ("  Ann \n Lee ", Some("Ann Lee")),
            ("a,b", Some("a b")),
            ("\u{202E}evil", Some("evil")),
            ("\u{0}\u{1b}[31m", Some("[31m")),
            ("Zoë", Some("Zoë")),
            ("Zoe\u{308}", Some("Zoe\u{308}")),
            ("Þóra", Some("Þóra")),
            ("😀", Some("😀")),
            (" \t ", None),
            ("", None),
        ] {
            assert_eq!(tidy_name(given).as_deref(), kept, "{given:?}");
        }
        assert_eq!(tidy_name(&"é".repeat(100)).map(|name| name.chars().count()), Some(MAX_NAME));
    }

    #[test]
    fn what_nobody_sees_is_no_name() {
        for invisible in [
            "\u{AD}",
            "\u{34F}",
            "\u{61C}",
            "\u{115F}",
            "\u{1160}",
            "\u{17B4}",
            "\u{180B}",
            "\u{180E}",
            "\u{200B}",
            "\u{2063}",
            "\u{2800}",
            "\u{3164}",
            "\u{FE0F}",
            "\u{FEFF}",
            "\u{FFA0}",
            "\u{FFF9}",
            "\u{FFFC}",
            "\u{1D159}",
            "\u{1D173}",
            "\u{E0041}",
            "\u{E000}",
            "\u{10FFFF}",
            "\u{301}\u{301}",
            " \u{2800}\u{3164} ",
        ] {
            assert_eq!(tidy_name(invisible), None, "{invisible:?}");
        }
        let tower = format!("A{}", "\u{301}".repeat(50));
        assert_eq!(tidy_name(&tower).map(|name| name.chars().count()), Some(1 + MOST_MARKS));
    }

    #[test]
    fn no_two_names_look_the_same() {
        for (name, others, distinct) in [
            ("Ann", vec!["Ben"], "Ann"),
            ("Ann", vec!["Ann"], "Ann 2"),
            ("ann", vec!["Ann"], "ann 2"),
            ("Ann", vec!["Ann", "Ann 2"], "Ann 3"),
            ("A nn", vec!["Ann"], "A nn 2"),
            // A Cyrillic А, and a Greek one.
            ("\u{410}nn", vec!["Ann"], "\u{410}nn 2"),
            ("\u{391}nn", vec!["Ann"], "\u{391}nn 2"),
            ("Pau1", vec!["Paul"], "Pau1 2"),
            ("BiIl", vec!["Bill"], "BiIl 2"),
            ("IoI", vec!["lol"], "IoI 2"),
            // Large letters of other scripts: Cherokee.
            ("\u{13AA}nn", vec!["Ann"], "\u{13AA}nn 2"),
        ] {
            assert_eq!(distinct_name(name, others.iter().copied()), distinct, "{name} beside {others:?}");
        }
        let long = "x".repeat(MAX_NAME);
        let other = distinct_name(&long, [long.as_str()].into_iter());
        assert_eq!((other.chars().count(), other.ends_with(" 2")), (MAX_NAME, true));
    }
}
