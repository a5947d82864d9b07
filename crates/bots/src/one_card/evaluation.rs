//! Alles auf 1 Karte: the turn under way is solved exactly by what it leads to, and there a network looks at
//! what all cards are worth.
//!
//! The player of `solve` does most of the work: it knows the values of single cards, what the others make of
//! every result, and who has won where the game ends. Only its estimate of a game that goes on is the network's.

mod inputs;

use games::one_card::{CARDS, Choice, Colour, MAX_SEATS, OneCard, OpenCard, State};
use solve::one_card::{LeadEstimator, PlayerStanding, Policy, SearchSettings, WinEstimator, deck_states};
use solve::{Advice, Rated};
use table::{BySeat, Game, Seat};

use self::inputs::TableFeatures;
use super::habits;
use crate::points::PointsNetwork;
use crate::{
    Effort, Evaluated, Features, Network, Noise, NoiseLevels, Outlook, SolveContext, Trainable, Unsolvable,
};

const WIDE: usize = 64;

/// So many points less than with the best card may be worth it.
const MARGIN: f64 = 4.0;

static WEIGHTS: &[u8] = include_bytes!("../../weights/one-card.safetensors");
static POINTS_WEIGHTS: &[u8] = include_bytes!("../../weights/one-card-points.safetensors");

/// A network that looks at the table between turns.
#[derive(Debug)]
pub struct NetworkEstimator {
    network: Box<Network<WIDE>>,
    points: Box<PointsNetwork>,
    /// How many cards a player has in play.
    in_play: usize,
    lead: LeadEstimator,
}

impl WinEstimator for NetworkEstimator {
    const KNOWS_NEW_CARDS: bool = true;

    /// Of two players one wins what the other loses, so a careful look is the mean of what both of them see.
    #[inline]
    fn chance(&self, me: &PlayerStanding, others: &[PlayerStanding], next: usize, careful: bool) -> f64 {
        let seen = |me: &PlayerStanding, others: &[PlayerStanding], next| {
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

impl NetworkEstimator {
    #[inline]
    fn features(&self, me: &PlayerStanding, others: &[PlayerStanding], next: usize) -> Features {
        TableFeatures { me, others, next, in_play: self.in_play, lead: &self.lead }.features()
    }
}

impl Evaluated for OneCard {
    type Evaluator = Policy<NetworkEstimator>;

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

    const HABITS: &'static [&'static str] = habits::ALL;

    fn evaluator(
        &self,
        weights: Option<&[u8]>,
        context: SolveContext<'_>,
    ) -> Result<Policy<NetworkEstimator>, Unsolvable> {
        let network = Box::new(Network::read(weights.unwrap_or(WEIGHTS), inputs::INPUTS)?);
        let points = Box::new(PointsNetwork::read(POINTS_WEIGHTS, inputs::INPUTS)?);
        let in_play = self.cards_in_play();
        let estimator = |lead| NetworkEstimator { network, points, in_play, lead };
        let policy = Policy::with_estimator(self, context, estimator)?;
        policy.solve_all(context)?;
        Ok(policy)
    }

    fn evaluator_work(&self) -> u64 {
        CARDS as u64
    }

    fn evaluator_states(&self) -> u64 {
        deck_states(self)
    }

    fn evaluator_bytes(evaluator: &Policy<NetworkEstimator>) -> usize {
        evaluator.bytes() + evaluator.estimator().network.bytes() + evaluator.estimator().points.bytes()
    }

    fn evaluate(
        &self,
        evaluator: &Policy<NetworkEstimator>,
        state: &State,
        seat: Seat,
        effort: Effort,
    ) -> Advice<Choice> {
        let settings = match effort {
            Effort::Quick => SearchSettings { margin: 0.0, careful: false },
            Effort::Full => SearchSettings { margin: MARGIN, careful: true },
        };
        let advice = evaluator.advise(self, state, seat, settings);
        if self.seats() == 1 {
            return advice;
        }
        // Where a game is decided, its points make a difference beyond a chance; the order keeps it.
        let chance = |rated: &Rated<Choice>| Rated { worth: rated.worth.clamp(0.0, 1.0), ..*rated };
        Advice::new(advice.choices().iter().map(chance).collect())
    }

    fn habit(&self, state: &State, seat: Seat, choice: Choice, best: Choice) -> Option<&'static str> {
        habits::habit(self, state, seat, choice, best)
    }

    fn estimate(&self, evaluator: &Policy<NetworkEstimator>, state: &State) -> BySeat<Outlook> {
        let seats = self.seats();
        let estimator = evaluator.estimator();
        let standings = BySeat::from_fn(seats, |seat| evaluator.standing(self, state, seat));
        let active = self.active(state).unwrap_or(Seat::FIRST);
        BySeat::from_fn(seats, |seat| {
            let mut others = [PlayerStanding::default(); MAX_SEATS - 1];
            let others = &mut others[..seats - 1];
            for (further, other) in others.iter_mut().enumerate() {
                *other = standings[seat.after(further + 1, seats)];
            }
            let next = (active.index() + seats - seat.index()) % seats;
            let me = &standings[seat];
            let features = estimator.features(me, others, next);
            Outlook {
                win: if seats == 1 { 1.0 } else { estimator.network.chance(&features).into() },
                points: me.points + estimator.points.to_go(&features),
            }
        })
    }
}

impl Trainable for OneCard {
    const INPUTS: usize = inputs::INPUTS;
    const WIDE: usize = WIDE;

    /// In the mirror, new cards are seen as ones that are not known yet: an evaluator has to know what those are
    /// worth, and at the start of a turn there are none.
    fn features(
        &self,
        evaluator: &Policy<NetworkEstimator>,
        state: &State,
        seat: Seat,
        mirrored: bool,
    ) -> Features {
        let seats = self.seats();
        let standing = |seat: Seat| {
            let standing = evaluator.standing(self, state, seat);
            let places = state.hand(seat).open().iter().enumerate();
            let unknown = places.filter(|(_, card)| mirrored && is_new(card));
            unknown.fold(standing, |standing, (place, _)| standing.with_card(place, None))
        };
        let others: Vec<PlayerStanding> =
            (1..seats).map(|further| standing(seat.after(further, seats))).collect();
        let active = self.active(state).unwrap_or(seat);
        let next = (0..seats).find(|further| seat.after(*further, seats) == active).unwrap_or(0);
        evaluator.estimator().features(&standing(seat), &others, next)
    }

    fn chance(evaluator: &Policy<NetworkEstimator>, features: &Features) -> f32 {
        evaluator.estimator().network.chance(features)
    }
}

/// Whether nothing has been entered on a card.
fn is_new(card: &OpenCard) -> bool {
    Colour::ALL.into_iter().all(|colour| card.crossed(colour) == 0)
}
