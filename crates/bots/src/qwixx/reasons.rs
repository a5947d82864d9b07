//! What a choice in Qwixx does: points, numbers skipped and left open, locks near and far, misthrows, the end of the game.

use games::qwixx::{
    CROSSES_BEFORE_LAST, Choice, Field, MISTHROW_COST, MISTHROWS, PLACES, Phase, Qwixx, Row, Sheet, State,
};
use table::{BySeat, ChoiceSet, Game, Phrase, PhraseArgument, Seat, phrase};

use super::joining;
use crate::Reasons;
use crate::reasons::counted_phrase;

/// From how many crosses before its lock on a row is nearly locked.
const NEARLY: u32 = 2;

impl Reasons for Qwixx {
    fn facts(&self, state: &State, seat: Seat, choice: Choice) -> Vec<Phrase> {
        match choice {
            Choice::Cross(field) if state.phase() == Phase::JoinLocks => joined(self, state, seat, field),
            Choice::Pass if state.phase() == Phase::JoinLocks => kept(state, seat),
            Choice::Cross(field) => crossed(self, state, seat, field),
            Choice::Pass => passed(self, state, seat),
        }
    }
}

fn row_of(field: Field) -> PhraseArgument {
    PhraseArgument::Row(field.row().name())
}

/// The table after a seat's choice, while everybody else crosses nothing.
fn after(game: &Qwixx, state: &State, seat: Seat, choice: Choice) -> State {
    let mut after = *state;
    let choices =
        BySeat::from_fn(game.seats(), |other| Some(if other == seat { choice } else { Choice::Pass }));
    game.decide_unchecked(&mut after, &choices);
    after
}

fn crossed(game: &Qwixx, state: &State, seat: Seat, field: Field) -> Vec<Phrase> {
    let mut facts = Vec::new();
    let after = after(game, state, seat, Choice::Cross(field));
    let (before, sheet, row) = (state.sheet(seat), after.sheet(seat), field.row());
    if field.is_last() {
        facts.push(phrase!("reason-qwixx-locks", "locks {row}", row = row_of(field)));
        let most = others(game, seat).map(|other| state.sheet(other).crosses(row)).max();
        facts.extend(most.map(|most| {
            counted_phrase!(
                "reason-qwixx-closes",
                "closes {row} for the others, who have up to {count} cross there",
                "closes {row} for the others, who have up to {count} crosses there",
                count = most,
                row = row_of(field)
            )
        }));
        if !state.closed().is_empty() {
            facts.push(end_of_game(game, state, seat, sheet.points()));
        }
    }
    facts.push(counted_phrase!(
        "reason-qwixx-gains",
        "gains {count} point in {row}",
        "gains {count} points in {row}",
        count = sheet.row_points(row) - before.row_points(row),
        row = row_of(field)
    ));
    facts.push(match skipped(before, field) {
        0 => phrase!("reason-qwixx-skips-nothing", "skips nothing in {row}", row = row_of(field)),
        skipped => counted_phrase!(
            "reason-qwixx-skips",
            "skips {count} number in {row}",
            "skips {count} numbers in {row}",
            count = skipped,
            row = row_of(field)
        ),
    });
    if !field.is_last() {
        facts.push(counted_phrase!(
            "reason-qwixx-leaves-open",
            "keeps {count} number open in {row}",
            "keeps {count} numbers open in {row}",
            count = PLACES - 1 - field.place(),
            row = row_of(field)
        ));
        facts.extend(way_to_the_lock(before, sheet, field));
    }
    if game.active(state) == Some(seat) && !state.crossed_in_action_1() {
        facts.push(phrase!("reason-qwixx-no-misthrow", "rules out a misthrow in this turn"));
    }
    facts.extend(follow_up(game, state, seat, &after));
    facts
}

fn passed(game: &Qwixx, state: &State, seat: Seat) -> Vec<Phrase> {
    let mut facts = Vec::new();
    if game.active(state) != Some(seat) {
        facts.push(phrase!("reason-qwixx-free", "costs nothing, since it is somebody else’s turn"));
    } else if state.phase() == Phase::Action2 && state.crossed_in_action_1() {
        facts
            .push(phrase!("reason-qwixx-free-skip", "costs nothing, since you crossed a number in action 1"));
    } else if state.phase() == Phase::Action2 {
        facts.push(phrase!(
            "reason-qwixx-misthrow",
            "is a misthrow: a penalty of {cost} points",
            cost = MISTHROW_COST
        ));
        let sheet = state.sheet(seat);
        if sheet.misthrows() + 1 == MISTHROWS {
            facts.push(end_of_game(game, state, seat, sheet.points() - MISTHROW_COST));
        }
    } else {
        facts.extend(follow_up(game, state, seat, &after(game, state, seat, Choice::Pass)));
    }
    facts.push(phrase!("reason-qwixx-keeps-rows", "leaves your rows as they are"));
    facts
}

/// Joining a lock (Q21).
fn joined(game: &Qwixx, state: &State, seat: Seat, field: Field) -> Vec<Phrase> {
    let mut facts = vec![phrase!("reason-qwixx-locks", "locks {row}", row = row_of(field))];
    if let Some(Choice::Cross(given)) = state.revealed(seat) {
        facts.push(phrase!(
            "reason-qwixx-gives-up",
            "gives up {row} {number}",
            row = row_of(given),
            number = given.number()
        ));
    }
    let answers = BySeat::from_fn(game.seats(), |other| (other == seat).then_some(Choice::Cross(field)));
    let after = joining::answered(game, state, &answers);
    let change = after.sheet(seat).points() - state.sheet(seat).points();
    facts.push(if change < 0 {
        counted_phrase!(
            "reason-qwixx-brings-less",
            "leaves you with {count} point less",
            "leaves you with {count} points less",
            count = -change
        )
    } else {
        counted_phrase!(
            "reason-qwixx-brings-more",
            "brings {count} point more",
            "brings {count} points more",
            count = change
        )
    });
    if game.active(state) == Some(seat) && state.revealed(seat) == Some(Choice::Pass) {
        facts.push(phrase!("reason-qwixx-no-misthrow", "rules out a misthrow in this turn"));
    }
    facts
}

/// Not joining it.
fn kept(state: &State, seat: Seat) -> Vec<Phrase> {
    vec![match state.revealed(seat) {
        Some(Choice::Cross(field)) => phrase!(
            "reason-qwixx-keeps",
            "keeps {row} {number}",
            row = row_of(field),
            number = field.number()
        ),
        _ => phrase!("reason-qwixx-keeps-rows", "leaves your rows as they are"),
    }]
}

/// The game ends with this turn: who is ahead then, as the other sheets stand.
fn end_of_game(game: &Qwixx, state: &State, seat: Seat, points: i32) -> Phrase {
    let best = others(game, seat).map(|other| state.sheet(other).points()).max();
    match best.map(|best| points - best) {
        None => phrase!("reason-qwixx-ends", "ends the game with this turn"),
        Some(0) => {
            phrase!(
                "reason-qwixx-ends-level",
                "ends the game with this turn; as the sheets stand, you tie for first"
            )
        }
        Some(lead) if lead > 0 => counted_phrase!(
            "reason-qwixx-ends-ahead",
            "ends the game with this turn; as the sheets stand, you lead by {count} point",
            "ends the game with this turn; as the sheets stand, you lead by {count} points",
            count = lead
        ),
        Some(gap) => counted_phrase!(
            "reason-qwixx-ends-behind",
            "ends the game with this turn; as the sheets stand, you are {count} point behind",
            "ends the game with this turn; as the sheets stand, you are {count} points behind",
            count = -gap
        ),
    }
}

/// How far it is to the lock after a cross before it, if that is worth knowing.
fn way_to_the_lock(before: &Sheet, sheet: &Sheet, field: Field) -> Option<Phrase> {
    let row = field.row();
    let missing = |sheet: &Sheet| CROSSES_BEFORE_LAST.saturating_sub(sheet.crosses(row));
    // The last number does not count towards itself.
    let room =
        |sheet: &Sheet| u32::from(PLACES - 1) - sheet.last_place(row).map_or(0, |place| u32::from(place) + 1);
    let (missing_now, room_now) = (missing(sheet), room(sheet));
    if missing_now > room_now {
        let was_possible = missing(before) <= room(before);
        return was_possible.then(|| {
            phrase!("reason-qwixx-no-lock", "leaves too few numbers in {row} to lock it", row = row_of(field))
        });
    }
    match missing_now {
        0 => Some(phrase!(
            "reason-qwixx-can-lock",
            "from now on, {row} {number} can lock the row",
            row = row_of(field),
            number = row.last_number()
        )),
        1..=NEARLY => Some(counted_phrase!(
            "reason-qwixx-to-lock",
            "after {count} more cross, {row} can be locked",
            "after {count} more crosses, {row} can be locked",
            count = missing_now,
            row = row_of(field)
        )),
        _ => None,
    }
}

/// What the active player can do best in action 2 after this choice in action 1, by the numbers skipped. Nothing where
/// somebody else may lock a row first, which takes dice away.
fn follow_up(game: &Qwixx, state: &State, seat: Seat, after: &State) -> Option<Phrase> {
    let is_own_action_1 = state.phase() == Phase::Action1 && game.active(state) == Some(seat);
    let may_lock = |other| {
        game.choices(state, other)
            .iter()
            .any(|choice| matches!(choice, Choice::Cross(field) if field.is_last()))
    };
    if !is_own_action_1 || after.phase() != Phase::Action2 || others(game, seat).any(may_lock) {
        return None;
    }
    let sheet = after.sheet(seat);
    let choices = game.choices(after, seat);
    let fields = choices.iter().filter_map(|choice| match choice {
        Choice::Cross(field) => Some((skipped(sheet, field), field)),
        Choice::Pass => None,
    });
    match fields.min_by_key(|(skipped, _)| *skipped) {
        None if !after.crossed_in_action_1() => {
            Some(phrase!("reason-qwixx-sure-misthrow", "leaves nothing to cross in action 2: a misthrow"))
        }
        None => Some(phrase!("reason-qwixx-nothing-then", "leaves nothing to cross in action 2")),
        Some((0, field)) => Some(phrase!(
            "reason-qwixx-then-next",
            "lets you cross {row} {number} in action 2 without skipping anything",
            row = row_of(field),
            number = field.number()
        )),
        Some((skipped, field)) => Some(counted_phrase!(
            "reason-qwixx-then",
            "lets you cross {row} {number} in action 2 at best, skipping {count} number",
            "lets you cross {row} {number} in action 2 at best, skipping {count} numbers",
            count = skipped,
            row = row_of(field),
            number = field.number()
        )),
    }
}

/// How many numbers a cross would skip that could still be crossed.
fn skipped(sheet: &Sheet, field: Field) -> u32 {
    let row: Row = field.row();
    let first = sheet.last_place(row).map_or(0, |place| place + 1);
    u32::from(field.place().saturating_sub(first))
}

fn others(game: &Qwixx, seat: Seat) -> impl Iterator<Item = Seat> {
    Seat::all(game.seats()).filter(move |other| *other != seat)
}

#[cfg(test)]
mod tests {
    use conformance::script;

    use super::*;

    fn facts(game: &Qwixx, position: &str, events: &str, seat: usize, choice: &str) -> Vec<String> {
        let state = script::play(game, position, events);
        let seat = Seat::numbered(seat).unwrap();
        let facts = game.facts(&state, seat, choice.parse().unwrap());
        facts.iter().map(Phrase::to_string).collect()
    }

    fn two() -> Qwixx {
        Qwixx::new(2).unwrap()
    }

    #[test]
    fn a_cross_says_what_it_gains_skips_and_leaves() {
        let position = "r2,4 y- g- b- x0 / r- y- g- b- x1 ; active 1";
        assert_eq!(
            facts(&two(), position, "w1 w6 r1 y6 g1 b1", 1, "r7"),
            [
                "gains 3 points in red",
                "skips 2 numbers in red",
                "keeps 5 numbers open in red",
                "after 2 more crosses, red can be locked",
                "rules out a misthrow in this turn",
                "lets you cross yellow 7 in action 2 at best, skipping 5 numbers",
            ]
        );
        let passive = facts(&two(), position, "w1 w6 r1 y6 g1 b1", 2, "-");
        assert_eq!(
            passive,
            ["costs nothing, since it is somebody else’s turn", "leaves your rows as they are"]
        );
    }

    #[test]
    fn a_lock_closes_and_ends() {
        let position = "r2,3,4,5,6 y2,3,4,5,6,12! g- b- x0 / r2,3 y- g- b- x2 ; active 1";
        let facts = facts(&two(), position, "w6 w6 r1 g1 b1", 1, "r12");
        assert_eq!(facts[0], "locks red");
        assert_eq!(facts[1], "closes red for the others, who have up to 2 crosses there");
        // 28 points in yellow and 28 in red against 3 - 10.
        assert_eq!(facts[2], "ends the game with this turn; as the sheets stand, you lead by 63 points");
        assert_eq!(facts[3], "gains 13 points in red");
    }

    #[test]
    fn a_misthrow_is_called_one() {
        let position = "r10 y10 g4 b4 x3 / r2,3,4,5 y- g- b- x0 ; active 1";
        let pass = facts(&two(), position, "w1 w1 r1 y1 g6 b6", 1, "-");
        assert_eq!(pass, ["leaves nothing to cross in action 2: a misthrow", "leaves your rows as they are"]);
        let pass = facts(&two(), position, "w1 w1 r1 y1 g6 b6 | -, -", 1, "-");
        assert_eq!(pass[0], "is a misthrow: a penalty of 5 points");
        assert_eq!(pass[1], "ends the game with this turn; as the sheets stand, you are 26 points behind");
    }

    #[test]
    fn far_crosses_lose_the_lock() {
        let position = "r2 y- g- b- x0 / r- y- g- b- x1 ; active 1";
        let far = facts(&two(), position, "w5 w5 r1 y1 g1 b1", 1, "r10");
        assert!(far.contains(&"leaves too few numbers in red to lock it".to_owned()), "{far:?}");
    }

    #[test]
    fn joining_a_lock_gives_something_up() {
        let game = two().with_join_locks(true);
        let position = "r2,3,4,5,6 y- g- b- x0 / r2,3,4,5,6 y- g- b- x0 ; active 1";
        let events = "w6 w6 r1 y1 g2 b6 | r12, g12";
        let join = facts(&game, position, events, 2, "r12");
        assert_eq!(join, ["locks red", "gives up green 12", "brings 12 points more"]);
        assert_eq!(facts(&game, position, events, 2, "-"), ["keeps green 12"]);
    }

    #[test]
    fn what_two_choices_share_tells_nothing() {
        let game = two();
        let state = script::play(&game, "r- y- g- b- x0 / r- y- g- b- x0 ; active 1", "w1 w1 r6 y6 g1 b1");
        let seat = Seat::FIRST;
        let contrast = game.contrast(&state, seat, "r2".parse().unwrap(), Choice::Pass);
        let of_one: Vec<String> = contrast.one.iter().map(Phrase::to_string).collect();
        assert!(of_one.contains(&"gains 1 point in red".to_owned()), "{of_one:?}");
        assert!(!contrast.one.iter().any(|fact| contrast.other.contains(fact)));
    }
}
