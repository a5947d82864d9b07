//! What others see of a page before they open it: in messengers, in search results, on a tab.

use words::{Argument, Language};

use crate::assets::has_picture;
use crate::bidi::isolated;

/// The picture of what is about no game, or about all of them.
const SITE: &str = "rollwright";

/// A page in a few words and a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// What it is called.
    pub title: String,
    /// What it is about.
    pub about: String,
    /// The name of its picture: a game, or the site itself.
    pub picture: String,
    /// Whether search engines may list it.
    pub is_listed: bool,
}

/// A table as it is told to somebody with its link.
#[derive(Clone, Copy, Debug)]
pub struct Invitation<'a> {
    /// The game's name.
    pub game: &'a str,
    /// Whoever invites, if they have a name.
    pub host: Option<&'a str>,
    /// How many can play.
    pub seats: usize,
    /// How many seats are free.
    pub free: usize,
}

impl Preview {
    /// A page about nothing in particular. `title` is the id of what it is called.
    pub fn of_site(language: Language, title: Option<&str>) -> Preview {
        Preview {
            title: titled(title.map(|id| language.text(id))),
            about: language.text("page-about"),
            picture: SITE.to_owned(),
            is_listed: true,
        }
    }

    /// The rules of a game.
    pub fn of_rules(language: Language, game: &str) -> Preview {
        let title = format!("{}: {}", title_of(language, game), language.text("nav-rules"));
        Preview {
            title: titled(Some(title)),
            about: language.text(&format!("rules-about-{game}")),
            picture: picture_of(game),
            is_listed: true,
        }
    }

    /// A table that one is sent to.
    pub fn of_table(language: Language, invitation: Invitation<'_>) -> Preview {
        let Invitation { game, host, seats, free } = invitation;
        let title = title_of(language, game);
        let title = match host {
            Some(host) => {
                let arguments = [("name", Argument::from(isolated(host))), ("game", Argument::from(title))];
                language.text_with("preview-table", &arguments)
            }
            None => language.text_with("preview-table-nobody", &[("game", Argument::from(title))]),
        };
        let counts = [("free", Argument::from(free)), ("seats", Argument::from(seats))];
        Preview {
            title: titled(Some(title)),
            about: language.text_with("preview-table-about", &counts),
            picture: picture_of(game),
            is_listed: false,
        }
    }

    /// A finished game: who has how many points. Names that were forgotten are empty.
    pub fn of_result(language: Language, game: &str, names: &[String], points: &[i32]) -> Preview {
        let player = |(place, name): (usize, &String)| {
            let name = match name.as_str() {
                "" => language.text_with("seat-number", &[("number", Argument::from(place + 1))]),
                name => isolated(name),
            };
            points.get(place).map_or_else(|| name.clone(), |points| format!("{name} {points}"))
        };
        let players: Vec<String> = names.iter().enumerate().map(player).collect();
        Preview {
            title: titled(Some(format!("{}: {}", title_of(language, game), players.join(", ")))),
            about: language.text("preview-result-about"),
            picture: picture_of(game),
            is_listed: false,
        }
    }

    /// The same, but kept out of search engines.
    #[must_use]
    pub fn unlisted(self) -> Preview {
        Preview { is_listed: false, ..self }
    }
}

fn title_of(language: Language, game: &str) -> String {
    language.text(&format!("game-{game}"))
}

fn titled(title: Option<String>) -> String {
    title.map_or_else(|| "Rollwright".to_owned(), |title| format!("{title} · Rollwright"))
}

fn picture_of(game: &str) -> String {
    if has_picture(game) { game.to_owned() } else { SITE.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_says_who_invites_to_what() {
        let invitation = Invitation { game: "qwixx", host: Some("Ann"), seats: 3, free: 2 };
        let preview = Preview::of_table(Language::ENGLISH, invitation);
        assert_eq!(preview.title, "Ann invites you to Qwixx · Rollwright");
        assert!(preview.about.starts_with("2 of 3 seats are free"), "{}", preview.about);
        assert!(!preview.is_listed);
        let unknown = Preview::of_table(Language::ENGLISH, Invitation { host: None, ..invitation });
        assert!(!unknown.title.contains("Ann"), "{}", unknown.title);
    }

    #[test]
    fn a_result_has_names_and_points() {
        let names = ["Ann".to_owned(), String::new(), "שלום".to_owned()];
        let preview = Preview::of_result(Language::ENGLISH, "qwixx", &names, &[84, -5, 71]);
        assert_eq!(preview.title, "Qwixx: Ann 84, Seat 2 -5, \u{2068}שלום\u{2069} 71 · Rollwright");
        let unfinished = Preview::of_result(Language::ENGLISH, "qwixx", &names[..1], &[]);
        assert_eq!(unfinished.title, "Qwixx: Ann · Rollwright");
    }

    #[test]
    fn every_game_has_a_picture() {
        for game in crate::assets::games() {
            assert_eq!(picture_of(&game), game);
        }
        assert_eq!(picture_of("chess"), SITE);
        assert!(has_picture(SITE));
    }
}
