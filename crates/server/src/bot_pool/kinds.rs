//! The kinds of tables that bots are ready for. Those with printed material are few and stay; of those with
//! visitors' own material the ones used last stay, as many as there is room for.

use std::collections::HashMap;
use std::sync::Arc;

use tokio::time::Instant;

use super::Limits;
use super::preparation::PendingPreparation;
use super::question::{KindId, ReadyPlayers};

/// How far the bots are for a kind of table.
pub(super) enum Stage {
    /// They wait to be prepared, or are being prepared.
    PendingPreparation(Arc<PendingPreparation>),
    /// They are ready.
    Ready(ReadyPlayers),
    /// They cannot be prepared: not at all, or not before that time.
    Unavailable(Option<Instant>),
}

/// A kind of table.
struct KnownKind {
    stage: Stage,
    has_own_material: bool,
    /// When it was last used, by a count of all uses.
    used: u64,
}

/// All kinds of tables that are known.
#[derive(Default)]
pub(super) struct KnownKinds {
    known: HashMap<KindId, KnownKind>,
    uses: u64,
}

impl KnownKinds {
    /// How far the bots are for a kind that is in use.
    pub(super) fn used(&mut self, id: &KindId) -> Option<&Stage> {
        self.uses += 1;
        let known = self.known.get_mut(id)?;
        known.used = self.uses;
        Some(&known.stage)
    }

    /// Notes how far the bots are, and lets go of what there is no room for.
    pub(super) fn set(&mut self, id: KindId, has_own_material: bool, stage: Stage, limits: &Limits) {
        self.uses += 1;
        self.known.insert(id, KnownKind { stage, has_own_material, used: self.uses });
        while self.own_material_bytes() > limits.bytes || self.own_material_kinds() > limits.kinds {
            let unused = self.known.iter().filter(|(other, known)| {
                known.has_own_material
                    && !matches!(known.stage, Stage::PendingPreparation(_))
                    && **other != id
            });
            let Some(oldest) = unused.min_by_key(|(_, known)| known.used).map(|(id, _)| *id) else { return };
            self.known.remove(&oldest);
        }
    }

    /// Forgets a kind.
    pub(super) fn remove(&mut self, id: &KindId) {
        self.known.remove(id);
    }

    /// How many kinds of visitors' own material are known.
    fn own_material_kinds(&self) -> usize {
        self.known.values().filter(|known| known.has_own_material).count()
    }

    /// How much memory the bots take that are ready for visitors' own material.
    pub(super) fn own_material_bytes(&self) -> usize {
        let own = self.known.values().filter(|known| known.has_own_material);
        own.map(|known| match &known.stage {
            Stage::Ready(players) => players.bytes,
            Stage::PendingPreparation(_) | Stage::Unavailable(_) => 0,
        })
        .sum()
    }
}
