//! Alles auf 1 Karte drawn: a player's cards side by side, one line a colour, so that dice and cards meet
//! in the same line.

use games::one_card::{
    Card, CardId, Chance, Choice, Colour, DICE, Dice, OneCard, OpenCard, Phase, ROLLS, SCORED_AT_END,
    ScoredCard, State,
};
use table::{ChoiceSet, Game, Seat};

use super::{Draw, HistoryMessage, Ink, Names, Pen, PointsLine, Sign, after, padded};

/// How wide a card is drawn.
const CARD_WIDTH: usize = 14;
const FILLED: Sign = Sign::new('▣', 'x');
const EMPTY: Sign = Sign::new('▢', '.');
/// A box that the dice on the table would fill.
const NEXT: Sign = Sign::new('◪', '+');

impl Draw for OneCard {
    fn sheet(&self, state: &State, seat: Seat, pen: Pen) -> String {
        let hand = state.hand(seat);
        let cards: Vec<Shown> = match state.dealt(seat) {
            [] => hand.open().iter().map(|card| Shown::open(self, state, seat, card)).collect(),
            dealt => dealt.iter().map(|id| Shown::unused(self, *id)).collect(),
        };
        let mut text = String::new();
        if !cards.is_empty() {
            text.push_str("      ");
            for (place, card) in cards.iter().enumerate() {
                let numbers = [("place", (place + 1).into()), ("id", card.id.to_string().into())];
                let name = pen.text_with("terminal-one-card-heading", &numbers);
                text.push_str(&pen.ink(Ink::Bold, &padded(&name, CARD_WIDTH)));
            }
            trim_end(&mut text);
            for colour in Colour::ALL {
                let label = format!(" {}{} ", colour.letter(), pen.sign(shape(colour)));
                text.push_str(&format!("  {}", pen.label(ink(colour), &label)));
                for card in &cards {
                    text.push_str(&padded(&card.row(colour, pen), CARD_WIDTH));
                }
                trim_end(&mut text);
            }
        }
        if !hand.scored().is_empty() {
            text.push_str(&format!("      {}\n", scored(hand.scored(), pen)));
        }
        text
    }

    fn small_sheet(&self, state: &State, seat: Seat, pen: Pen) -> Vec<String> {
        let hand = state.hand(seat);
        let open = hand.open().iter().map(|card| small_card(self, card, pen));
        let dealt = state.dealt(seat).iter().map(|id| unused_card(self, *id, pen));
        let scored = (!hand.scored().is_empty()).then(|| scored(hand.scored(), pen));
        open.chain(dealt).chain(scored).collect()
    }

    fn middle(&self, state: &State, pen: Pen) -> Option<String> {
        let card = |(place, id): (usize, &CardId)| format!("{}: {}", place + 1, unused_card(self, *id, pen));
        let cards: Vec<String> = state.display().iter().enumerate().map(card).collect();
        let head = format!("  {}  ", pen.text("terminal-one-card-open-cards"));
        (!cards.is_empty()).then(|| pen.wrapped(&head, &cards))
    }

    fn dice(&self, state: &State, pen: Pen) -> Option<String> {
        let dice = state.dice()?;
        let die = |colour: Colour| {
            let die = pen.label(ink(colour), &format!(" {}{} ", colour.letter(), pen.sign(shape(colour))));
            vec![die; usize::from(dice.count(colour))]
        };
        let shown: Vec<String> = Colour::ALL.into_iter().flat_map(die).collect();
        let kept = state.phase() == Phase::Reroll;
        let id = if kept { "terminal-one-card-kept" } else { "terminal-one-card-roll-of" };
        let roll = pen.text_with(id, &[("number", state.rolls().into()), ("rolls", ROLLS.into())]);
        Some(format!("  {}     {roll}\n", shown.join(" ")))
    }

    fn question(&self, state: &State, _seat: Seat, pen: Pen) -> String {
        match state.phase() {
            Phase::Hold => pen.text("terminal-one-card-hold-question"),
            Phase::Take(_) => pen.text("terminal-one-card-take-question"),
            Phase::Mark(_) => pen.text("terminal-one-card-mark-question"),
            _ => {
                let left = ROLLS - state.rolls();
                pen.text_with("terminal-one-card-stop-question", &[("count", left.into())])
            }
        }
    }

    fn choice_in_words(&self, state: &State, seat: Seat, choice: Choice, pen: Pen) -> String {
        let deck = self.deck();
        match choice {
            Choice::Stop => pen.text("terminal-one-card-stop"),
            Choice::Keep(Dice::NONE) => {
                pen.text_with("terminal-one-card-roll-all", &[("count", DICE.into())])
            }
            Choice::Keep(dice) => {
                let (kept, rolled) = (dice_in_words(dice, pen), DICE - dice.len());
                pen.text_with("terminal-one-card-keep", &[("dice", kept.into()), ("count", rolled.into())])
            }
            Choice::Pass => pen.text("terminal-pass"),
            Choice::Mark(place) => {
                let card = state.hand(seat).open().get(usize::from(place).wrapping_sub(1));
                card.map_or(String::new(), |card| mark_in_words(self, state, seat, choice, card, pen))
            }
            Choice::Hold(places) => {
                let dealt = state.dealt(seat);
                let cards = places.iter().filter_map(|place| dealt.get(usize::from(*place).wrapping_sub(1)));
                pen.text_with("terminal-one-card-hold", &[("cards", numbered(cards, pen).into())])
            }
            Choice::Take(place) => {
                let taken = state.display().get(usize::from(place).wrapping_sub(1));
                taken.map_or(String::new(), |id| {
                    let card = [("id", id.to_string().into()), ("card", deck.card(*id).to_string().into())];
                    pen.text_with("terminal-one-card-take", &card)
                })
            }
        }
    }

    fn history_message(&self, state: &State, seat: Seat, choice: Choice, _: Pen) -> Option<HistoryMessage> {
        Some(match choice {
            Choice::Stop => ("one-card-did-stop", Vec::new()),
            Choice::Pass => ("one-card-did-pass", Vec::new()),
            Choice::Keep(Dice::NONE) => ("one-card-did-keep-none", Vec::new()),
            Choice::Keep(dice) => {
                let rolled = DICE - dice.len();
                ("one-card-did-keep", vec![("kept", dice.len().into()), ("rolled", rolled.into())])
            }
            Choice::Hold(places) => ("one-card-did-hold", vec![("count", places.len().into())]),
            Choice::Take(place) => {
                let card = state.display().get(usize::from(place).wrapping_sub(1))?;
                ("one-card-did-take", vec![("card", format!("#{card}").into())])
            }
            Choice::Mark(place) => {
                let card = state.hand(seat).open().get(usize::from(place).wrapping_sub(1))?;
                ("one-card-did-use", vec![("card", format!("#{}", card.id()).into())])
            }
        })
    }

    fn chance_in_words(&self, state: &State, chance: &Chance, names: &Names, pen: Pen) -> String {
        let concerned = state.phase().seat().or(self.active(state)).unwrap_or(Seat::FIRST);
        match chance {
            Chance::First(seat) => names.sentence(*seat, "terminal-begins", &[]),
            Chance::Deal(cards) => {
                let cards = numbered(cards.as_slice().iter(), pen);
                names.sentence(concerned, "terminal-one-card-gets", &[("cards", cards.into())])
            }
            Chance::Open(cards) => {
                pen.text_with("terminal-one-card-opened", &[("cards", numbered(cards.iter(), pen).into())])
            }
            Chance::Roll(dice) => {
                let again = state.phase() == Phase::Reroll;
                let id = if again { "terminal-rolls-again" } else { "terminal-rolls" };
                names.sentence(concerned, id, &[("dice", dice_in_words(*dice, pen).into())])
            }
            Chance::Draw(card) => {
                let card = [("id", card.to_string().into())];
                if self.is_advanced() {
                    pen.text_with("terminal-one-card-comes", &card)
                } else {
                    names.sentence(concerned, "terminal-one-card-draws", &card)
                }
            }
        }
    }

    fn die_letters(&self) -> Vec<String> {
        Colour::ALL.map(|colour| colour.letter().to_string()).to_vec()
    }

    fn points_lines(&self, state: &State, seat: Seat, pen: Pen) -> Vec<PointsLine> {
        let hand = state.hand(seat);
        let scored = hand.scored().iter().map(|scored| {
            let full = |colour: &Colour| {
                scored.crossed(*colour) == Some(self.deck().card(scored.id()).boxes(*colour))
            };
            let (mut rows, points) = full_rows(self.deck().card(scored.id()), full, pen);
            match scored.points() - points {
                0 => {}
                // K8: one sun brings 2, both together 5.
                points => {
                    let suns = if points == 2 { 1 } else { 2 };
                    let suns = [("suns", suns.into()), ("points", points.into())];
                    rows.push(pen.text_with("terminal-one-card-suns", &suns));
                }
            }
            PointsLine { what: card_name(scored.id(), pen), how: rows.join(" + "), points: scored.points() }
        });
        let open = hand.open().iter().map(|open| {
            let card = self.deck().card(open.id());
            let (rows, points) = full_rows(card, |colour| open.crossed(*colour) == card.boxes(*colour), pen);
            let rows =
                if rows.is_empty() { pen.text("terminal-one-card-no-full-row") } else { rows.join(" + ") };
            let how = pen.text_with("terminal-one-card-not-scored", &[("rows", rows.into())]);
            PointsLine { what: card_name(open.id(), pen), how, points }
        });
        scored.chain(open).collect()
    }
}

/// The full rows of a card with their points, and the sum.
fn full_rows(card: &Card, full: impl Fn(&Colour) -> bool, pen: Pen) -> (Vec<String>, i32) {
    let full: Vec<Colour> = card.colours().filter(full).collect();
    let points = full.iter().map(|colour| i32::from(card.boxes(*colour))).sum();
    let row = |colour: &Colour| format!("{} {}", pen.row(colour.name()), card.boxes(*colour));
    (full.iter().map(row).collect(), points)
}

fn card_name(id: CardId, pen: Pen) -> String {
    pen.text_with("terminal-one-card-card", &[("id", id.to_string().into())])
}

/// Some cards by their numbers: `#3 and #14`.
fn numbered<'a>(cards: impl Iterator<Item = &'a CardId>, pen: Pen) -> String {
    pen.listed(&cards.map(|id| format!("#{id}")).collect::<Vec<_>>())
}

/// What using a card enters, fills and scores.
fn mark_in_words(
    game: &OneCard,
    state: &State,
    seat: Seat,
    choice: Choice,
    card: &OpenCard,
    pen: Pen,
) -> String {
    let printed = game.deck().card(card.id());
    let next = after(game, state, seat, choice);
    let crossed = crossed(&next, seat, card.id());
    let entered = printed.colours().filter_map(|colour| {
        let new = crossed(colour).checked_sub(card.crossed(colour)).filter(|new| *new > 0)?;
        let entered = pen.counted(new, colour.name());
        let full = crossed(colour) == printed.boxes(colour);
        Some(if full { format!("{entered} {}", pen.text("terminal-one-card-full")) } else { entered })
    });
    let entered = entered.collect::<Vec<_>>().join(", ");
    let used = [("id", card.id().to_string().into()), ("boxes", entered.into())];
    match next.hand(seat).scored().iter().find(|scored| scored.id() == card.id()) {
        Some(scored) => {
            let points = [("count", scored.points().into())];
            pen.text_with("terminal-one-card-enter-and-score", &[&used[..], &points].concat())
        }
        None => pen.text_with("terminal-one-card-enter", &used),
    }
}

/// How many boxes of each row of a seat's card are crossed, be it in play or just scored.
fn crossed(state: &State, seat: Seat, id: CardId) -> impl Fn(Colour) -> u8 + use<> {
    let hand = *state.hand(seat);
    move |colour| {
        let open = hand.open().iter().find(|card| card.id() == id).map(|card| card.crossed(colour));
        let scored = || hand.scored().iter().find(|card| card.id() == id)?.crossed(colour);
        open.or_else(scored).unwrap_or(0)
    }
}

/// A card as it is drawn: each row's boxes, those filled, and those that the dice would fill.
struct Shown {
    id: CardId,
    card: Card,
    filled: [u8; 6],
    next: [u8; 6],
}

impl Shown {
    fn unused(game: &OneCard, id: CardId) -> Shown {
        Shown { id, card: *game.deck().card(id), filled: [0; 6], next: [0; 6] }
    }

    fn open(game: &OneCard, state: &State, seat: Seat, card: &OpenCard) -> Shown {
        let filled = Colour::ALL.map(|colour| card.crossed(colour));
        let next = used(game, state, seat, card.id()).map_or(filled, |next| {
            let crossed = crossed(&next, seat, card.id());
            Colour::ALL.map(|colour| crossed(colour).max(card.crossed(colour)))
        });
        Shown { id: card.id(), card: *game.deck().card(card.id()), filled, next }
    }

    /// The row of a colour: its boxes, its points, its sun.
    fn row(&self, colour: Colour, pen: Pen) -> String {
        let boxes = self.card.boxes(colour);
        if boxes == 0 {
            return " -".to_owned();
        }
        let (filled, next) =
            (self.filled[colour.index()], self.next[colour.index()].max(self.filled[colour.index()]));
        let signs: String = (0..boxes)
            .map(|place| match place {
                place if place < filled => pen.sign(FILLED),
                place if place < next => pen.sign(NEXT),
                _ => pen.sign(EMPTY),
            })
            .collect();
        let sun = if self.card.has_sun(colour) { pen.sign(Sign::SUN).to_string() } else { String::new() };
        let text = format!(" {signs:<7} {boxes}{sun}");
        pen.ink(if filled == boxes { Ink::Bold } else { ink(colour) }, &text)
    }
}

/// What would stand if a seat whose turn it is used this card for the dice as they are.
fn used(game: &OneCard, state: &State, seat: Seat, id: CardId) -> Option<State> {
    let stopped = match state.phase() {
        Phase::Roller if game.active(state) == Some(seat) => after(game, state, seat, Choice::Stop),
        Phase::Mark(_) => *state,
        _ => return None,
    };
    let place = state.hand(seat).open().iter().position(|card| card.id() == id)?;
    let choice = Choice::Mark(u8::try_from(place + 1).ok()?);
    game.choices(&stopped, seat).contains(choice).then(|| after(game, &stopped, seat, choice))
}

/// An open card on one line: `#27 r1/4☀ o4/4`.
fn small_card(game: &OneCard, open: &OpenCard, pen: Pen) -> String {
    let card = game.deck().card(open.id());
    let rows = card.colours().map(|colour| {
        let text = format!("{}{}/{}", colour.letter(), open.crossed(colour), card.boxes(colour));
        format!("{}{}", pen.ink(ink(colour), &text), sun(card, colour, pen))
    });
    format!("#{} {}", open.id(), rows.collect::<Vec<_>>().join(" "))
}

/// A card nobody has used on one line: `#27 r4☀ o4`.
fn unused_card(game: &OneCard, id: CardId, pen: Pen) -> String {
    let card = game.deck().card(id);
    let rows = card.colours().map(|colour| {
        let text = format!("{}{}", colour.letter(), card.boxes(colour));
        format!("{}{}", pen.ink(ink(colour), &text), sun(card, colour, pen))
    });
    format!("#{id} {}", rows.collect::<Vec<_>>().join(" "))
}

fn sun(card: &Card, colour: Colour, pen: Pen) -> String {
    if card.has_sun(colour) { pen.sign(Sign::SUN).to_string() } else { String::new() }
}

fn scored(cards: &[ScoredCard], pen: Pen) -> String {
    let each = cards.iter().map(|card| format!("#{} = {}", card.id(), card.points()));
    let each = each.collect::<Vec<_>>().join(", ");
    let scored = [("count", cards.len().into()), ("most", SCORED_AT_END.into()), ("cards", each.into())];
    pen.text_with("terminal-one-card-scored", &scored)
}

fn dice_in_words(dice: Dice, pen: Pen) -> String {
    let colours = Colour::ALL.into_iter().filter(|colour| dice.count(*colour) > 0);
    colours.map(|colour| pen.counted(dice.count(colour), colour.name())).collect::<Vec<_>>().join(", ")
}

/// Ends a line without spaces before its end.
fn trim_end(text: &mut String) {
    text.truncate(text.trim_end().len());
    text.push('\n');
}

/// The shape of a colour (K1). The letter stands beside it, so without Unicode it can be left out.
fn shape(colour: Colour) -> Sign {
    match colour {
        Colour::Red => Sign::new('⬢', ' '),
        Colour::Orange => Sign::new('⬟', ' '),
        Colour::Yellow => Sign::new('●', ' '),
        Colour::Green => Sign::new('⯃', ' '),
        Colour::Blue => Sign::new('▲', ' '),
        Colour::Purple => Sign::new('■', ' '),
    }
}

fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Red => Ink::Red,
        Colour::Orange => Ink::Orange,
        Colour::Yellow => Ink::Yellow,
        Colour::Green => Ink::Green,
        Colour::Blue => Ink::Blue,
        Colour::Purple => Ink::Purple,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolled(text: &str, chances: &[&str]) -> (OneCard, State) {
        let advanced = text.contains("open");
        let game = OneCard::new(1 + text.matches(" / ").count()).unwrap().with_advanced(advanced);
        let mut state = game.read_position(text).unwrap();
        for chance in chances {
            game.chance_unchecked(&mut state, chance.parse().unwrap());
        }
        (game, state)
    }

    #[test]
    fn cards_lie_side_by_side_with_what_the_dice_would_fill() {
        let (game, state) = rolled("#3=13 | #27 r1 o4 y0 g3 b2, #6 r0 y0 g0 b0 p3", &["rryyp"]);
        let expected = "      card 1 (#27)  card 2 (#6)
   r⬢  ▣◪◪▢    4☀    ◪◪▢▢▢▢  6
   o⬟  ▣▣▣▣    4     -
   y●  ◪◪      2     ◪◪▢     3☀
   g⯃  ▣▣▣▢▢▢  6     ▢▢      2
   b▲  ▣▣▢▢    4☀    ▢▢▢▢    4☀
   p■  -             ▣▣▣◪▢   5
      scored 1 of 4: #3 = 13
";
        assert_eq!(game.sheet(&state, Seat::FIRST, Pen::PLAIN), expected);
        assert_eq!(game.dice(&state, Pen::PLAIN).unwrap(), "   r⬢   r⬢   y●   y●   p■      roll 1 of 3\n");
        let ascii = game.sheet(&state, Seat::FIRST, Pen::new(false, false, words::Language::ENGLISH));
        assert!(ascii.contains("   r   x++.    4*    ++....  6"), "{ascii}");
    }

    #[test]
    fn choices_say_what_is_entered_and_scored() {
        let (game, state) = rolled("- | #6 r0 y2 g0 b0 p5, #11 r0 o4 g1 b2 p0", &["yggbp"]);
        let words = |state: &State, choice: &str| {
            game.choice_in_words(state, Seat::FIRST, choice.parse().unwrap(), Pen::PLAIN)
        };
        assert_eq!(words(&state, "keep gg"), "keep 2 green, reroll 3");
        assert_eq!(words(&state, "keep"), "reroll all 5 dice");
        let state = after(&game, &state, Seat::FIRST, Choice::Stop);
        let scoring = "card #6: enter 1 yellow (full), 2 green (full), 1 blue; scores 12 points";
        assert_eq!(words(&state, "1"), scoring);
        assert_eq!(words(&state, "2"), "card #11: enter 2 green, 1 blue, 1 purple");
    }

    #[test]
    fn the_open_cards_of_the_advanced_game_are_shown() {
        let position = "- | #6 r2 y1 g0 b0 p3, #11 r0 o4 g1 b2 p0, #1 o0 y0 g0 b0 p0 ; open 3 9 28";
        let (game, state) = rolled(position, &[]);
        let middle = game.middle(&state, Pen::PLAIN).unwrap();
        assert!(middle.starts_with("  open cards  1: #3 o3 y3☀ g5 b4☀ p5 · 2: #9 "), "{middle}");
        assert_eq!(game.small_sheet(&state, Seat::FIRST, Pen::PLAIN)[0], "#6 r2/6 y1/3☀ g0/2 b0/4☀ p3/5");
    }

    #[test]
    fn points_lines_add_up() {
        let (game, state) = rolled("- | #6 r0 y2 g0 b0 p5, #11 r0 o4 g1 b2 p0", &["yggbp"]);
        let state = after(&game, &state, Seat::FIRST, Choice::Stop);
        let state = after(&game, &state, Seat::FIRST, Choice::Mark(1));
        let lines = game.points_lines(&state, Seat::FIRST, Pen::PLAIN);
        assert_eq!(lines[0].how, "yellow 3 + green 2 + purple 5 + sun 2");
        assert_eq!(lines[1].how, "orange 4 (not scored)");
        assert_eq!(lines.iter().map(|line| line.points).sum::<i32>(), game.scores(&state)[Seat::FIRST]);
    }
}
