//! Things of which only so many may be open at a time, in all and for one client.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use crate::lock::lock;
use crate::network::ClientNetwork;

/// How many may be open, and how many are.
pub(crate) struct Slots {
    most: usize,
    most_per_network: usize,
    taken: Mutex<TakenSlots>,
}

#[derive(Default)]
struct TakenSlots {
    all: usize,
    by_network: HashMap<ClientNetwork, usize>,
}

/// Why there is no slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoSlot {
    /// All are taken.
    InAll,
    /// This client has as many as one may have.
    ForNetwork,
}

/// A slot that is taken as long as this lives.
pub(crate) struct Slot {
    slots: Arc<Slots>,
    network: ClientNetwork,
}

impl Slots {
    pub(crate) fn new(most: usize, most_per_network: usize) -> Slots {
        Slots { most, most_per_network, taken: Mutex::default() }
    }

    /// Takes a slot for a client.
    pub(crate) fn take(self: &Arc<Slots>, network: ClientNetwork) -> Result<Slot, NoSlot> {
        let mut taken = lock(&self.taken);
        let own = taken.by_network.get(&network).copied().unwrap_or_default();
        if own >= self.most_per_network {
            return Err(NoSlot::ForNetwork);
        }
        if taken.all >= self.most {
            return Err(NoSlot::InAll);
        }
        taken.by_network.insert(network, own + 1);
        taken.all += 1;
        Ok(Slot { slots: Arc::clone(self), network })
    }

    /// How many are taken.
    pub(crate) fn taken(&self) -> usize {
        lock(&self.taken).all
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut taken = lock(&self.slots.taken);
        taken.all -= 1;
        if let Some(count) = taken.by_network.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                taken.by_network.remove(&self.network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    #[test]
    fn slots_are_counted_by_client_and_in_all() {
        let slots = Arc::new(Slots::new(3, 2));
        let [a, b, c] = [1, 2, 3].map(|last| ClientNetwork::from(IpAddr::from([10, 0, 0, last])));
        let first = slots.take(a);
        let second = slots.take(a);
        assert!(first.is_ok() && second.is_ok());
        assert_eq!(slots.take(a).err(), Some(NoSlot::ForNetwork));
        let third = slots.take(b);
        assert!(third.is_ok());
        assert_eq!(slots.take(b).err(), Some(NoSlot::InAll));
        assert_eq!(slots.take(c).err(), Some(NoSlot::InAll));
        assert_eq!(lock(&slots.taken).by_network.len(), 2, "whoever was turned away is not remembered");
        drop(first);
        assert!(slots.take(b).is_ok());
        assert_eq!(slots.taken(), 2);
    }
}
