//! A second, narrower network for each game: how many points a seat is still going to make. It sees what the first one sees.

use crate::{Features, Network, NetworkError};

/// How wide the first layer of such a network is.
pub const POINTS_WIDE: usize = 32;

/// The points to go that the ends of the network's logistic curve stand for. Every game stays well within.
const LOWEST: f64 = -32.0;
const SPAN: f64 = 256.0;

/// A network that says how many points are still to come.
#[derive(Clone, Debug)]
pub(crate) struct PointsNetwork(Network<POINTS_WIDE>);

impl PointsNetwork {
    /// Reads weights for this many inputs.
    pub(crate) fn read(bytes: &[u8], inputs: usize) -> Result<PointsNetwork, NetworkError> {
        Network::read(bytes, inputs).map(PointsNetwork)
    }

    /// How much memory the weights take.
    pub(crate) fn bytes(&self) -> usize {
        self.0.bytes()
    }

    /// The points that a seat still expects.
    #[inline]
    pub(crate) fn to_go(&self, features: &Features) -> f64 {
        LOWEST + SPAN * f64::from(self.0.chance(features))
    }
}

/// What such a network learns from a position after which a seat has made so many points.
pub fn points_target(to_go: i32) -> f32 {
    ((f64::from(to_go) - LOWEST) / SPAN).clamp(0.0, 1.0) as f32
}
