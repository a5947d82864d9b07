//! Alles auf 1 Karte: the turn under way is solved exactly by what it leads to, and there a network looks at
//! what all cards are worth.
//!
//! The player of `solve` does most of the work: it knows the values of single cards, what the others make of
//! every result, and who has won where the game ends. Only its outlook on a game that goes on is the network's.

mod look;

use one_card::{CARDS, Choice, Colour, OneCard, OpenCard, State};
use solve::one_card::{Effort, Lead, Outlook, Policy, Tally, deck_states};
use solve::{Advice, Rated};
use table::{Game, Seat};

use self::look::Table;
use super::{Care, Judged, Taught};
use crate::{Features, Network, Noise, NoiseLevels, SolveContext, Unsolvable};

const WIDE: usize = 64;

/// So many points less than with the best card may be worth it.
const MARGIN: f64 = 4.0;

static WEIGHTS: &[u8] = include_bytes!("../../weights/one-card.safetensors");

/// A network that looks at the table between turns.
#[derive(Debug)]
pub struct Seen {
    network: Box<Network<WIDE>>,
    /// How many cards a player has in play.
    in_play: usize,
    lead: Lead,
}

impl Outlook for Seen {
    const KNOWS_NEW_CARDS: bool = true;

    /// Of two players one wins what the other loses, so a careful look is the mean of what both of them see.
    #[inline]
    fn chance(&self, me: &Tally, others: &[Tally], next: usize, careful: bool) -> f64 {
        let seen = |me: &Tally, others: &[Tally], next| {
            f64::from(self.network.chance(&self.features(me, others, next)))
        };
        match others {
            [other] if careful => {
                0.5 + 0.5 * (seen(me, others, next) - seen(other, std::slice::from_ref(me), (next + 1) % 2))
            }
            _ => seen(me, others, next),
        }
    }
}

impl Seen {
    #[inline]
    fn features(&self, me: &Tally, others: &[Tally], next: usize) -> Features {
        Table { me, others, next, in_play: self.in_play, lead: &self.lead }.features()
    }
}

impl Judged for OneCard {
    type Judge = Policy<Seen>;

    const AMONG_OTHERS: NoiseLevels = NoiseLevels {
        easy: Noise { spread: 0.05, most: 0.15 },
        medium: Noise { spread: 0.025, most: 0.1 },
        hard: Noise { spread: 0.012, most: 0.06 },
    };
    const ALONE: NoiseLevels = NoiseLevels {
        easy: Noise { spread: 3.0, most: 9.0 },
        medium: Noise { spread: 1.2, most: 5.0 },
        hard: Noise { spread: 0.5, most: 2.0 },
    };

    fn judge(&self, weights: Option<&[u8]>, context: SolveContext<'_>) -> Result<Policy<Seen>, Unsolvable> {
        let network = Box::new(Network::read(weights.unwrap_or(WEIGHTS), look::INPUTS)?);
        let in_play = self.cards_in_play();
        let outlook = |lead| Seen { network, in_play, lead };
        let policy = Policy::with_outlook(self, context.cancelled, outlook)?;
        policy.solve_all(context.threads, context.done, context.cancelled)?;
        Ok(policy)
    }

    fn judge_work(&self) -> u64 {
        CARDS as u64
    }

    fn judge_states(&self) -> u64 {
        deck_states(self)
    }

    fn judge_bytes(judge: &Policy<Seen>) -> usize {
        judge.bytes() + judge.outlook().network.bytes()
    }

    fn weigh(&self, judge: &Policy<Seen>, state: &State, seat: Seat, care: Care) -> Advice<Choice> {
        let effort = match care {
            Care::Quick => Effort { margin: 0.0, careful: false },
            Care::Full => Effort { margin: MARGIN, careful: true },
        };
        let advice = judge.advise(self, state, seat, effort);
        if self.seats() == 1 {
            return advice;
        }
        // Where a game is decided, its points make a difference beyond a chance; the order keeps it.
        let chance = |rated: &Rated<Choice>| Rated { worth: rated.worth.clamp(0.0, 1.0), ..*rated };
        Advice::new(advice.choices().iter().map(chance).collect())
    }
}

impl Taught for OneCard {
    const INPUTS: usize = look::INPUTS;
    const WIDE: usize = WIDE;

    /// In the mirror, new cards are seen as ones that are not known yet: a judge has to know what those are
    /// worth, and at the start of a turn there are none.
    fn look(&self, judge: &Policy<Seen>, state: &State, seat: Seat, mirrored: bool) -> Features {
        let seats = self.seats();
        let tally = |seat: Seat| {
            let tally = judge.tally(self, state, seat);
            let places = state.hand(seat).open().iter().enumerate();
            let unknown = places.filter(|(_, card)| mirrored && is_new(card));
            unknown.fold(tally, |tally, (place, _)| tally.with_card(place, None))
        };
        let others: Vec<Tally> = (1..seats).map(|further| tally(seat.after(further, seats))).collect();
        let active = self.active(state).unwrap_or(seat);
        let next = (0..seats).find(|further| seat.after(*further, seats) == active).unwrap_or(0);
        judge.outlook().features(&tally(seat), &others, next)
    }

    fn chance(judge: &Policy<Seen>, features: &Features) -> f32 {
        judge.outlook().network.chance(features)
    }
}

/// Whether nothing has been entered on a card.
fn is_new(card: &OpenCard) -> bool {
    Colour::ALL.into_iter().all(|colour| card.crossed(colour) == 0)
}
