//! One thing has one name in each language: the glossary of `docs/languages.md`, held against the texts.

// Clippy spares the functions marked as tests, but not those that help them.
#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};

/// Words that a language must not use, and what it says instead.
struct Forbidden {
    language: &'static str,
    /// The words in small letters; one that ends in `*` stands for all words that begin so.
    words: &'static str,
    instead: &'static str,
    /// Messages in which the words mean something else, or are part of what is meant.
    except: &'static [&'static str],
}

const fn forbidden(language: &'static str, words: &'static str, instead: &'static str) -> Forbidden {
    Forbidden { language, words, instead, except: &[] }
}

/// Messages in which German *Spiel* is the kind of game, or the verb.
const GERMAN_KINDS_OF_GAME: &[&str] = &[
    "page-about",
    "rule-page-one-card",
    "rules-free-about",
    "rules-k13",
    "rules-k14",
    "rules-q14",
    "rules-try-one-card-take",
    "rules-why-qwixx-closed",
    "setup-game",
    "share-title",
    "sheet-other-game",
    "terminal-menu-game",
    "preview-table-about",
    "why-no-such-game",
];

const FORBIDDEN: &[Forbidden] = &[
    forbidden("en", "talk", "chat"),
    forbidden("en", "take back", "undo"),
    forbidden("en", "taken back", "undone"),
    forbidden("en", "reckoning", "final scores"),
    forbidden("en", "throw*", "roll, reroll"),
    forbidden("en", "roll again", "reroll"),
    forbidden("en", "rolls again", "rerolls"),
    forbidden("en", "cross off", "cross"),
    forbidden("en", "crossed off", "crossed"),
    forbidden("en", "crosses off", "crosses"),
    forbidden("en", "extra points", "bonus points"),
    forbidden("en", "full hit*", "exact hit"),
    Forbidden {
        language: "en",
        words: "the start",
        instead: "home, or who goes first",
        except: &["why-twenty-one-drawn-once"],
    },
    forbidden("en", "lots", "at random"),
    forbidden("en", "by lot", "at random"),
    forbidden("en", "series", "match"),
    forbidden("en", "roller", "the active player"),
    Forbidden { language: "de", words: "spiel", instead: "Partie", except: GERMAN_KINDS_OF_GAME },
    forbidden("de", "spiels", "der Partie"),
    forbidden("de", "spieles", "der Partie"),
    Forbidden {
        language: "de",
        words: "spiele",
        instead: "Partien",
        except: &["rules-games", "rules-overview"],
    },
    forbidden("de", "match", "Serie"),
    forbidden("de", "blatt*", "Zettel"),
    forbidden("de", "blätter*", "Zettel"),
    forbidden("de", "kästchen", "Feld, Felder"),
    forbidden("de", "bonus", "Extrapunkte"),
    forbidden("de", "zusatzpunkte*", "Extrapunkte"),
    forbidden("de", "volltreffer*", "Treffer"),
    forbidden("de", "genauer treffer", "Treffer"),
    forbidden("de", "geschlossen*", "abgeschlossen"),
    forbidden("de", "reihe schließen", "die Reihe abschließen"),
    forbidden("de", "fehlwurf nehmen", "Fehlwurf ankreuzen"),
    forbidden("de", "nimmt einen fehlwurf", "kreuzt einen Fehlwurf an"),
    forbidden("de", "würfelst noch einmal", "nachwürfeln"),
    forbidden("de", "würfelt noch einmal", "nachwürfeln"),
    forbidden("de", "noch einmal würfeln", "nachwürfeln"),
    forbidden("de", "würfel noch einmal", "nachwürfeln"),
    forbidden("de", "farbige würfel*", "Farbwürfel"),
    forbidden("de", "farbigen würfel*", "Farbwürfel"),
    forbidden("de", "farbiger würfel", "Farbwürfel"),
    forbidden("de", "weiße summe", "Summe der weißen Würfel"),
    forbidden("de", "aktion 1", "1. Aktion"),
    forbidden("de", "aktion 2", "2. Aktion"),
    forbidden("de", "am zug", "dran"),
    forbidden("de", "übersprung*", "ausgelassen"),
    forbidden("de", "überspringt", "lässt aus"),
    forbidden("de", "offene karten sind", "die Auslage"),
    forbidden("is", "leikur", "spil"),
    forbidden("is", "leikurinn", "spilið"),
    forbidden("is", "leikinn", "spilið"),
    forbidden("is", "leiknum", "spilinu"),
    forbidden("is", "leiksins", "spilsins"),
    forbidden("is", "leikir*", "spil"),
    forbidden("is", "leiki", "spil"),
    forbidden("is", "leikja", "spila"),
    forbidden("is", "leikjum", "spilum"),
    forbidden("is", "í leik", "í spili"),
    forbidden("is", "leikslok*", "lok spilsins"),
    forbidden("is", "viðureign*", "spilaröð"),
    forbidden("is", "feilk*", "villukast"),
    forbidden("is", "krossa við", "krossa yfir"),
    forbidden("is", "krossað við", "krossað yfir"),
    forbidden("is", "krossaðu við", "krossaðu yfir"),
    forbidden("is", "krossar við", "krossar yfir"),
    forbidden("is", "læsa", "loka"),
    forbidden("is", "læsir", "lokar"),
    forbidden("is", "læsti", "lokaði"),
    forbidden("is", "læst*", "lokuð"),
    forbidden("is", "summ*", "samtala"),
    forbidden("is", "lituð*", "litateningur, litaröð"),
    forbidden("is", "litaðan", "litatening"),
    forbidden("is", "litaður", "litateningur"),
    forbidden("is", "aðgerð 1", "fyrri aðgerð"),
    forbidden("is", "aðgerð 2", "síðari aðgerð"),
    forbidden("is", "seinni", "síðari"),
    forbidden("is", "kassi", "reitur"),
    forbidden("is", "kassa*", "reitur"),
    forbidden("is", "bónus*", "aukastig"),
];

/// What a message of a language must say: its language, its id and words as in [`Forbidden`].
const WANTED: &[(&str, &str, &str)] = &[
    ("en", "to-start", "home"),
    ("en", "chat", "chat"),
    ("en", "menu-undo", "undo"),
    ("en", "game-number", "game"),
    ("en", "terminal-match", "match"),
    ("en", "terminal-qwixx-cross-and-lock", "lock"),
    ("en", "qwixx-misthrow-take", "misthrow"),
    ("en", "rules-q18", "penalty"),
    ("en", "sheet-hit", "exact hit"),
    ("en", "twenty-one-reroll", "reroll"),
    ("en", "one-card-keep", "keep"),
    ("en", "one-card-display", "display"),
    ("en", "one-card-display", "open cards"),
    ("en", "twenty-one-bonus", "bonus points"),
    ("de", "game-number", "partie"),
    ("de", "terminal-match", "serie"),
    ("de", "terminal-qwixx-cross-and-lock", "abschließen"),
    ("de", "qwixx-misthrow-take", "fehlwurf ankreuzen"),
    ("de", "sheet-hit", "treffer"),
    ("de", "sheet-boxes", "felder"),
    ("de", "twenty-one-bonus", "extrapunkte"),
    ("de", "twenty-one-reroll", "nachwürfeln"),
    ("de", "one-card-keep", "liegen lassen"),
    ("de", "one-card-display", "auslage"),
    ("de", "nav-sheet", "spielzettel"),
    ("de", "sheet-of", "zettel"),
    ("de", "rules-q7", "farbwürfel"),
    ("de", "rules-q18", "minuspunkte"),
    ("de", "rules-about-qwixx", "farbreihen"),
    ("de", "turn-of", "dran"),
    ("is", "game-number", "spil"),
    ("is", "terminal-match", "spilaröð"),
    ("is", "terminal-qwixx-cross-and-lock", "loka"),
    ("is", "qwixx-cross", "krossa yfir"),
    ("is", "qwixx-misthrow-take", "villukast"),
    ("is", "rules-q6", "fyrri aðgerð"),
    ("is", "rules-q7", "síðari aðgerð"),
    ("is", "rules-q7", "litatening"),
    ("is", "rules-about-qwixx", "litaröðum"),
    ("is", "rules-q15", "samtala hvítu teninganna"),
    ("is", "sheet-boxes", "reitur"),
    ("is", "twenty-one-bonus", "aukastig"),
    ("is", "rules-q18", "mínusstig"),
    ("is", "one-card-display", "opnu spilin"),
];

/// A message as it stands in a file.
struct Text {
    /// The file's path below `locales`.
    file: String,
    id: String,
    /// All its words in small letters, without names of variables and of other messages.
    words: Vec<String>,
}

impl Text {
    fn says(&self, term: &str) -> bool {
        says(&self.words, term)
    }
}

fn says(words: &[String], term: &str) -> bool {
    let wanted: Vec<&str> = term.split_whitespace().collect();
    let is = |(word, wanted): (&String, &&str)| match wanted.strip_suffix('*') {
        Some(beginning) => word.starts_with(beginning),
        None => word == wanted,
    };
    words.windows(wanted.len()).any(|window| window.iter().zip(&wanted).all(is))
}

/// The words of a line without what stands in braces or brackets, unless it is more text.
fn words_of(line: &str) -> Vec<String> {
    let pieces = line.split(['{', '}']);
    let is_text = |piece: &&str| !piece.trim_start().starts_with('$') && !is_reference(piece);
    let text: Vec<&str> = pieces.filter(is_text).collect();
    let text = text.join(" ").to_lowercase();
    let text = text.trim_start().trim_start_matches('*');
    let text = if text.starts_with('[') { text.split_once(']').map_or(text, |(_, text)| text) } else { text };
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Whether what stands in braces is the name of another message: `{ points }`.
fn is_reference(piece: &str) -> bool {
    piece.len() > 2
        && piece.starts_with(' ')
        && piece.ends_with(' ')
        && piece.trim().chars().all(|c| c.is_ascii_lowercase() || c == '-')
        && !piece.trim().is_empty()
        && KNOWN_REFERENCES.iter().any(|known| piece.trim().starts_with(known))
}

/// How messages begin that other messages refer to.
const KNOWN_REFERENCES: [&str; 3] = ["points", "crosses", "terminal-"];

/// All files of a language.
fn files(language: &str) -> Vec<PathBuf> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let entries = std::fs::read_dir(&locales).unwrap().map(|entry| entry.unwrap().path());
    let folders = entries.filter(|path| path.is_dir()).chain([locales.clone()]);
    let mut files: Vec<PathBuf> = folders.map(|folder| folder.join(format!("{language}.ftl"))).collect();
    files.sort();
    files
}

/// The translated rule pages of a language, with the names of their games.
fn rule_pages(language: &str) -> Vec<(String, PathBuf)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules").join(language);
    let paths = std::fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path());
    paths.map(|path| (path.file_stem().unwrap().to_str().unwrap().to_owned(), path)).collect()
}

/// What the translated rule pages of a language say: a rule is `rules-q12`, as the short text of that rule is, and
/// everything between the rules is `rule-page-qwixx`.
fn rule_texts(language: &str) -> Vec<Text> {
    let mut texts: Vec<Text> = Vec::new();
    for (game, path) in rule_pages(language) {
        let mut id = None;
        for line in std::fs::read_to_string(&path).unwrap().lines() {
            if let Some((number, _)) = line.strip_prefix("- **").and_then(|line| line.split_once(".**")) {
                id = Some(format!("rules-{}", number.to_lowercase()));
            } else if !line.starts_with("  ") {
                id = None;
            }
            let id = id.clone().unwrap_or_else(|| format!("rule-page-{game}"));
            let file = format!("docs/rules/{language}/{game}.md");
            match texts.last_mut().filter(|text| text.id == id) {
                Some(text) => text.words.extend(words_of(line)),
                None => texts.push(Text { file, id, words: words_of(line) }),
            }
        }
    }
    texts
}

/// All messages of a language, then its rule pages.
fn texts(language: &str) -> Vec<Text> {
    let mut texts = messages(language);
    texts.extend(rule_texts(language));
    texts
}

fn messages(language: &str) -> Vec<Text> {
    let mut texts: Vec<Text> = Vec::new();
    for path in files(language) {
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
        let file = path.strip_prefix(&locales).unwrap().display().to_string();
        for line in std::fs::read_to_string(&path).unwrap().lines() {
            let begins = line.starts_with(|c: char| c.is_ascii_lowercase());
            match line.split_once(" =") {
                Some((id, text)) if begins => {
                    texts.push(Text { file: file.clone(), id: id.to_owned(), words: words_of(text) });
                }
                _ if line.starts_with(' ') => {
                    let text = line.trim_start();
                    let text = text
                        .split_once(" = ")
                        .filter(|_| text.starts_with('.'))
                        .map_or(text, |(_, text)| text);
                    texts.last_mut().unwrap().words.extend(words_of(text));
                }
                _ => {}
            }
        }
    }
    texts
}

#[test]
fn no_text_uses_a_word_that_the_glossary_forbids() {
    let mut wrong = Vec::new();
    for language in ["en", "de", "is"] {
        let texts = texts(language);
        assert!(texts.len() > 500, "{language} has only {} messages", texts.len());
        for rule in FORBIDDEN.iter().filter(|rule| rule.language == language) {
            let using = texts.iter().filter(|text| text.says(rule.words));
            let using = using.filter(|text| !rule.except.contains(&text.id.as_str()));
            wrong.extend(using.map(|Text { file, id, .. }| {
                format!("{file}: {id} says \"{}\": say \"{}\" instead", rule.words, rule.instead)
            }));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_exception_is_needed() {
    for rule in FORBIDDEN {
        let texts = texts(rule.language);
        for except in rule.except {
            let is_needed = texts.iter().any(|text| text.id == **except && text.says(rule.words));
            assert!(is_needed, "{} {except} does not say \"{}\" at all", rule.language, rule.words);
        }
    }
}

#[test]
fn texts_use_the_words_of_the_glossary() {
    let mut wrong = Vec::new();
    for (language, id, term) in WANTED {
        let texts = texts(language);
        match texts.iter().find(|text| text.id == *id) {
            None => wrong.push(format!("{language} has no message {id}, which should say \"{term}\"")),
            Some(text) if !text.says(term) => {
                wrong.push(format!("{}: {id} should say \"{term}\", and says {:?}", text.file, text.words));
            }
            Some(_) => {}
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What the rule pages of a language must say somewhere: its language, a game and words as in [`Forbidden`].
const WANTED_ON_PAGES: &[(&str, &str, &str)] = &[
    ("de", "qwixx", "aktive spieler"),
    ("de", "qwixx", "fehlwurf ankreuzen"),
    ("de", "qwixx", "summe der weißen würfel"),
    ("de", "qwixx", "2 aktion"),
    ("de", "qwixx", "schloss"),
    ("de", "qwixx", "serie"),
    ("de", "twenty-one", "treffer"),
    ("de", "twenty-one", "extrapunkte"),
    ("de", "one-card", "auslage"),
    ("de", "one-card", "nachwürfeln"),
    ("de", "one-card", "gewertet"),
    ("is", "qwixx", "sá sem á leik"),
    ("is", "qwixx", "krossa yfir villukast"),
    ("is", "qwixx", "samtala hvítu teninganna"),
    ("is", "qwixx", "síðari aðgerð"),
    ("is", "qwixx", "mínusstig"),
    ("is", "qwixx", "spilaröð"),
    ("is", "twenty-one", "nákvæm tala"),
    ("is", "twenty-one", "aukastig"),
    ("is", "one-card", "opnu spil*"),
    ("is", "one-card", "kasta aftur"),
    ("is", "one-card", "reit*"),
];

#[test]
fn rule_pages_use_the_words_of_the_glossary() {
    for (language, game, term) in WANTED_ON_PAGES {
        let file = format!("docs/rules/{language}/{game}.md");
        let texts = rule_texts(language);
        let says = texts.iter().any(|text| text.file == file && text.says(term));
        assert!(says, "{file} should say \"{term}\"");
    }
}

#[test]
fn variables_and_references_are_no_words() {
    let words = |line: &str| words_of(line).join(" ");
    assert_eq!(words("{ $name } hat { points } in Spiel { $game }!"), "hat in spiel");
    assert_eq!(words("*[game] Du hast die Serie gewonnen"), "du hast die serie gewonnen");
    assert_eq!(words("{ $count ->"), "");
    assert!(says(&words_of("Alle Würfel nachwürfeln"), "würfel nachw*"));
    assert!(!says(&words_of("Das Beispiel"), "spiel"));
}
