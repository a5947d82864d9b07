//! Cards on paper: everything a real game brings can be marked, and nothing else.

#![allow(clippy::unwrap_used, clippy::panic)]

use conformance::{random_choice, random_game, seeded};
use one_card::{Choice, Colour, OneCard, PaperHand, PaperMark, State};
use table::{Event, Game, Paper, Seat};

fn mark(paper: &mut PaperHand, mark: &str) {
    paper.mark(mark.parse().unwrap()).unwrap_or_else(|violation| panic!("{mark}: {violation}"));
}

fn mark_all(paper: &mut PaperHand, marks: &[&str]) {
    marks.iter().for_each(|text| mark(paper, text));
}

fn broken_rule(paper: &PaperHand, mark: &str) -> &'static str {
    paper.check(mark.parse().unwrap()).err().map_or("none", |violation| violation.rule)
}

/// The colours of the dice that have room on a seat's card (K7), as a mark.
fn entry(game: &OneCard, state: &State, seat: Seat, place: u8) -> String {
    let open = &state.hand(seat).open()[usize::from(place) - 1];
    let (card, dice) = (game.deck().card(open.id()), state.dice().unwrap());
    let has_room = |colour: &Colour| {
        let count = dice.count(*colour);
        count > 0 && open.crossed(*colour) + count <= card.boxes(*colour)
    };
    let entered = Colour::ALL.into_iter().filter(has_room);
    format!("{place} {}", table::join(entered.map(|c| format!("{}{}", c.letter(), dice.count(c))), " "))
}

/// What one seat marks between two states of a game: what it enters, then the cards that come.
fn follow(
    game: &OneCard,
    paper: &mut PaperHand,
    seat: Seat,
    before: &State,
    event: &Event<OneCard>,
    after: &State,
) {
    if let Event::Decided(choices) = event
        && let Some(Choice::Mark(place)) = choices[seat]
    {
        mark(paper, &entry(game, before, seat, place));
    }
    let known: Vec<usize> = before.hand(seat).open().iter().map(|card| card.id().number()).collect();
    for card in after.hand(seat).open().iter().filter(|card| !known.contains(&card.id().number())) {
        mark(paper, &format!("card {}", card.id()));
    }
}

#[test]
fn every_game_can_be_written_down() {
    let mut scored = 0;
    for (seats, on) in (1..=4).flat_map(|seats| [(seats, false), (seats, true)]) {
        let game = OneCard::new(seats).unwrap().with_advanced(on);
        for seed in 0..20 {
            let mut papers = vec![game.paper(); seats];
            let mut last: Option<(State, Event<OneCard>)> = None;
            random_game(&game, &mut seeded(seed), &random_choice, |state, event| {
                let mut view = game.view(state);
                // A sheet of paper knows no dice.
                let cards = view.hands.iter_mut().flat_map(|hand| &mut hand.cards);
                cards.flat_map(|card| &mut card.rows).for_each(|row| row.would_cross = 0);
                for (place, (seat, paper)) in Seat::all(seats).zip(&mut papers).enumerate() {
                    if let Some((before, event)) = &last {
                        follow(&game, paper, seat, before, event, state);
                    }
                    let (shown, hand) = (paper.view().sheet, &view.hands[place]);
                    assert_eq!((shown.cards, shown.scored), (hand.cards.clone(), hand.scored.clone()));
                    assert_eq!(paper.points(), game.scores(state)[seat]);
                    assert_eq!(paper.is_over(), state.hand(seat).scored().len() == 4);
                    scored += u32::from(event.is_none() && paper.is_over());
                }
                last = event.map(|event| (*state, *event));
            });
        }
    }
    assert!(scored > 50, "{scored}");
}

#[test]
fn cards_come_before_dice() {
    let game = OneCard::new(2).unwrap();
    let mut paper = game.paper();
    assert_eq!(paper.marks().len(), 30);
    assert_eq!(broken_rule(&paper, "1 r1"), "K4");
    mark(&mut paper, "card 6");
    assert_eq!((broken_rule(&paper, "card 6"), broken_rule(&paper, "1 r1")), ("K2", "K4"));
    mark(&mut paper, "card 11");
    assert_eq!(broken_rule(&paper, "card 12"), "K8");
    assert!(paper.marks().iter().all(|mark| matches!(mark, PaperMark::Enter(..))));
    assert_eq!(broken_rule(&paper, "3 r1"), "K6");
    // In the advanced game there are three.
    let mut advanced = game.with_advanced(true).paper();
    mark_all(&mut advanced, &["card 1", "card 2", "card 3"]);
    assert_eq!((broken_rule(&advanced, "card 4"), broken_rule(&advanced, "3 g1")), ("K8", "none"));
}

/// The worked examples 1 to 3, on card 6 `R6 Y3* G2 B4* P5`.
#[test]
fn a_full_card_is_scored_by_itself() {
    let mut paper = OneCard::new(2).unwrap().paper();
    mark_all(&mut paper, &["card 6", "card 11", "1 y2 p2"]);
    assert_eq!(broken_rule(&paper, "1 o1"), "K7", "the card has no orange row");
    assert_eq!(broken_rule(&paper, "1 y2 p3"), "K7", "there is no room for two yellow ones");
    mark_all(&mut paper, &["1 p3", "1 y1 g2 b1"]);
    // K8: it is scored after the whole entry, and its place is free for another card.
    let view = paper.view().sheet;
    assert_eq!((view.cards.len(), view.scored[0].points, paper.points()), (1, 12, 12));
    assert_eq!((broken_rule(&paper, "1 r1"), broken_rule(&paper, "card 6")), ("K8", "K2"));
    mark(&mut paper, "card 7");
    assert_eq!(paper.view().sheet.cards.iter().map(|card| card.card).collect::<Vec<_>>(), [11, 7]);
}

/// Whatever single entries are listed for a card can be combined to one roll.
#[test]
fn listed_colours_combine() {
    let mut paper = OneCard::new(1).unwrap().paper();
    mark_all(&mut paper, &["card 6", "card 11", "1 r4", "2 g3"]);
    let listed: Vec<String> = paper.marks().iter().map(PaperMark::to_string).collect();
    let mut combined = 0;
    for one in &listed {
        for other in listed.iter().filter(|other| other[..1] == one[..1] && other[2..3] != one[2..3]) {
            let both: Result<PaperMark, _> = format!("{one} {}", &other[2..]).parse();
            let dice: u32 = [one, other].iter().map(|text| text[3..].parse::<u32>().unwrap()).sum();
            assert_eq!(both.is_ok(), dice <= 5, "{one} {other}");
            if let Ok(both) = both {
                combined += 1;
                assert!(paper.check(both).is_ok(), "{both}");
            }
        }
    }
    assert!(combined > 50);
    for wrong in ["", "card", "card 31", "1", "1 r0", "1 r6", "1 r1 r1", "1 r3 y3", "x r1", "1 w1", "1,r1"] {
        assert!(wrong.parse::<PaperMark>().is_err(), "{wrong}");
    }
}

/// K10: after the fourth card nothing is marked any more.
#[test]
fn four_scored_cards_are_the_end() {
    let game = OneCard::new(1).unwrap();
    let mut paper = game.paper();
    let mut next = (1..=30).map(|number| format!("card {number}"));
    while !paper.is_over() {
        let listed = paper.marks();
        let entry = listed.iter().find(|mark| mark.to_string().starts_with("1 ")).copied();
        match entry {
            Some(entry) => paper.mark(entry).unwrap(),
            None => mark(&mut paper, &next.next().unwrap()),
        }
    }
    assert_eq!(paper.view().sheet.scored.len(), 4);
    assert_eq!(
        (paper.marks().len(), broken_rule(&paper, "card 30"), broken_rule(&paper, "1 r1")),
        (0, "K10", "K10")
    );
}
