//! Which events can happen at all. Live, most of what is refused here has been refused with a better reason before;
//! when a stored table is read again, this is what tells a damaged step from one that some server has written.
//!
//! The rules of the game, what can be taken back and the like are checked where they are applied; this is about seats,
//! and about the order of a match.

use fair::Secret;
use table::Seat;

use super::{By, Event, Play, PlayRefusal, Who};

impl Play {
    /// Checks whether an event can happen now; what the rules of the game say is left to them.
    pub(super) fn check(&self, event: &Event) -> Result<(), PlayRefusal> {
        match event {
            Event::Reserved { seat, .. } => match self.place(*seat)?.who {
                Who::Open if self.is_new() => Ok(()),
                _ => Err(PlayRefusal::SeatTaken),
            },
            Event::Sat { seat, player, .. } => match self.place(*seat)?.who {
                Who::Open if self.is_new() => Ok(()),
                Who::Reserved(kept_for) if kept_for == *player => Ok(()),
                _ => Err(PlayRefusal::SeatTaken),
            },
            Event::SatBot { seat, .. } => match self.place(*seat)?.who {
                Who::Open | Who::Reserved(_) | Who::Bot(_) if self.is_new() => Ok(()),
                _ => Err(PlayRefusal::SeatTaken),
            },
            Event::Freed { seat } => match self.place(*seat)?.who {
                Who::Person(_) | Who::Bot(_) if self.is_new() => Ok(()),
                _ => Err(PlayRefusal::Impossible("a seat is freed before play, by whoever has it")),
            },
            Event::Removed { seat, level } => match self.place(*seat)?.who {
                Who::Person(_) | Who::Reserved(_) if level.is_none() == self.is_new() => Ok(()),
                _ => Err(PlayRefusal::Impossible(
                    "a player is removed, and a bot has the seat once play has begun",
                )),
            },
            Event::StoodIn { seat, .. } | Event::Returned { seat } => {
                self.place(*seat)?.person().map(drop).ok_or(PlayRefusal::NotMissing)
            }
            Event::Chose { seat, by: By::Bot, .. } => {
                self.place(*seat)?.bot().map(drop).ok_or(PlayRefusal::NotMissing)
            }
            Event::Chose { seat, by: By::Hand | By::Auto | By::Armed | By::Late, .. }
            | Event::Muted { seat, .. }
            | Event::Carried { seat, .. }
            | Event::Renamed { seat }
            | Event::TookBack { seat }
            | Event::Armed { seat, .. }
            | Event::Auto { seat, .. }
            | Event::UndoAsked { seat }
            | Event::UndoAgreed { seat }
            | Event::UndoRefused { seat }
            | Event::Ready { seat }
            | Event::Rematch { seat } => self.check_person(*seat),
            Event::Began => self.check_begin(),
            Event::Restored { secrets } => {
                let are_secrets = secrets.iter().all(|secret| secret.parse::<Secret>().is_ok());
                if are_secrets && secrets.len() == self.plan.secrets.len() {
                    return Ok(());
                }
                Err(PlayRefusal::Impossible("every game gets another secret, where there are secrets"))
            }
            Event::Next { .. } if !self.is_over() => Err(PlayRefusal::MatchNotOver),
            Event::Next { .. } if self.next.is_some() => {
                Err(PlayRefusal::Impossible("the same people go on at one table"))
            }
            Event::Chance(_) | Event::Unrolled | Event::Next { .. } => Ok(()),
        }
    }

    /// Checks that a person has a seat, also if a bot plays for them.
    pub(super) fn check_person(&self, seat: Seat) -> Result<(), PlayRefusal> {
        self.place(seat)?.person().map(drop).ok_or(PlayRefusal::NotYours)
    }

    /// Checks what [`Play::can_begin`] knows without who is present.
    fn check_begin(&self) -> Result<(), PlayRefusal> {
        if self.is_over() {
            return Err(PlayRefusal::MatchOver);
        }
        if self.begun {
            return Err(PlayRefusal::Impossible("one game is played after the other"));
        }
        if self.has_free_seat() {
            return Err(PlayRefusal::Impossible("a game begins when every seat is taken"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use bots::Bot;

    use super::super::{DiceMode, Level, News, Plan};
    use super::*;
    use crate::identity::PlayerId;

    const LEVEL: Level = Level(Bot::Greedy);
    const ONE: Seat = Seat::FIRST;

    fn two() -> Seat {
        Seat::numbered(2).unwrap()
    }

    /// A seat that a table of two does not have.
    fn three() -> Seat {
        Seat::numbered(3).unwrap()
    }

    fn player(name: &str) -> PlayerId {
        PlayerId::of_token(&format!("a-token-of-{name:-<10}")).unwrap()
    }

    fn sat(seat: Seat, name: &str) -> Event {
        Event::Sat { seat, player: player(name), luck: None }
    }

    fn chose(seat: Seat, by: By) -> Event {
        Event::Chose { seat, choice: "-".to_owned(), by, selected: false }
    }

    fn bot_at(seat: Seat) -> Event {
        Event::SatBot { seat, level: LEVEL }
    }

    /// A table for two with real dice after some events.
    fn play(events: &[Event]) -> Play {
        let plan = Plan {
            spec: games::Spec::named("qwixx"),
            seats: 2,
            games: 2,
            dice: DiceMode::Real,
            ..Plan::default()
        };
        let mut play = Play::new(plan).unwrap();
        for event in events {
            play.apply(event, &mut Vec::new()).unwrap_or_else(|error| panic!("{event:?}: {error}"));
        }
        play
    }

    /// The refusal of an event, which tells and changes nothing.
    fn refusal(play: &mut Play, event: &Event) -> Option<PlayRefusal> {
        let mut news: Vec<News> = Vec::new();
        let before = format!("{:?}", play.places);
        let refusal = play.apply(event, &mut news).err();
        if refusal.is_some() {
            assert!(news.is_empty(), "{event:?} tells {news:?}");
            assert_eq!(format!("{:?}", play.places), before, "{event:?}");
        }
        refusal
    }

    /// One of every kind of event that concerns a seat.
    fn of_seat(seat: Seat) -> Vec<Event> {
        vec![
            Event::Reserved { seat, player: player("Eve") },
            sat(seat, "Eve"),
            bot_at(seat),
            Event::Freed { seat },
            Event::StoodIn { seat, level: LEVEL },
            Event::Returned { seat },
            Event::Removed { seat, level: None },
            Event::Removed { seat, level: Some(LEVEL) },
            Event::Muted { seat, on: true },
            Event::Carried { seat, player: player("Eve") },
            Event::Renamed { seat },
            chose(seat, By::Hand),
            chose(seat, By::Bot),
            chose(seat, By::Late),
            Event::TookBack { seat },
            Event::Armed { seat, choices: Vec::new() },
            Event::Auto { seat, on: false },
            Event::UndoAsked { seat },
            Event::UndoAgreed { seat },
            Event::UndoRefused { seat },
            Event::Ready { seat },
            Event::Rematch { seat },
        ]
    }

    fn rolled() -> Vec<Event> {
        vec![
            sat(ONE, "Ann"),
            bot_at(two()),
            Event::Began,
            Event::Chance("first 1".to_owned()),
            Event::Chance("w4 w1 r3 y5 g2 b6".to_owned()),
        ]
    }

    #[test]
    fn nothing_happens_at_a_seat_that_does_not_exist() {
        for events in [vec![], rolled()] {
            for event in of_seat(three()) {
                assert_eq!(refusal(&mut play(&events), &event), Some(PlayRefusal::NoSeat), "{event:?}");
            }
        }
    }

    #[test]
    fn nobody_acts_from_a_seat_that_nobody_has() {
        for event in of_seat(ONE) {
            let may = matches!(event, Event::Reserved { .. } | Event::Sat { .. } | Event::SatBot { .. });
            assert_eq!(refusal(&mut play(&[]), &event).is_none(), may, "{event:?}");
        }
    }

    #[test]
    fn what_only_players_do_bots_do_not() {
        for event in of_seat(two()) {
            let may = matches!(event, Event::Chose { by: By::Bot, .. });
            assert_eq!(refusal(&mut play(&rolled()), &event).is_none(), may, "{event:?}");
        }
    }

    #[test]
    fn a_player_chooses_and_a_bot_only_in_their_place() {
        let mut play = play(&rolled());
        assert_eq!(refusal(&mut play, &chose(ONE, By::Bot)), Some(PlayRefusal::NotMissing));
        assert_eq!(refusal(&mut play, &Event::StoodIn { seat: ONE, level: LEVEL }), None);
        assert_eq!(refusal(&mut play, &chose(ONE, By::Bot)), None);
    }

    #[test]
    fn a_seat_is_taken_once_and_a_kept_one_by_whom_it_is_kept_for() {
        let mut play = play(&[Event::Reserved { seat: ONE, player: player("Ann") }, sat(two(), "Ben")]);
        assert_eq!(refusal(&mut play, &sat(two(), "Ann")), Some(PlayRefusal::SeatTaken));
        assert_eq!(refusal(&mut play, &bot_at(two())), Some(PlayRefusal::SeatTaken));
        assert_eq!(refusal(&mut play, &sat(ONE, "Ben")), Some(PlayRefusal::SeatTaken));
        assert_eq!(refusal(&mut play, &sat(ONE, "Ann")), None);
    }

    #[test]
    fn once_play_has_begun_every_seat_has_somebody() {
        let mut empty = play(&[sat(ONE, "Ann")]);
        assert!(matches!(refusal(&mut empty, &Event::Began), Some(PlayRefusal::Impossible(_))));
        let mut begun = play(&rolled());
        for event in [Event::Began, Event::Freed { seat: ONE }, Event::Removed { seat: ONE, level: None }] {
            let refusal = refusal(&mut begun, &event);
            assert!(matches!(refusal, Some(PlayRefusal::Impossible(_))), "{event:?}: {refusal:?}");
        }
        assert_eq!(refusal(&mut begun, &Event::Removed { seat: ONE, level: Some(LEVEL) }), None);
    }

    #[test]
    fn the_same_people_go_on_after_the_match_only() {
        let next = Event::Next { table: "abc".to_owned() };
        assert_eq!(refusal(&mut play(&rolled()), &next), Some(PlayRefusal::MatchNotOver));
    }

    #[test]
    fn where_there_are_no_secrets_none_are_drawn_anew() {
        let restored = Event::Restored { secrets: vec!["1".repeat(64)] };
        assert!(matches!(refusal(&mut play(&rolled()), &restored), Some(PlayRefusal::Impossible(_))));
    }
}
