//! Dice after a restored backup. The backup holds the secrets of games that went on after it was made: the dice that
//! follow from them have been seen, so others have to fall.

use fair::{FairDice, Secret};

use super::{News, Play};

/// The dice of a match that went on from a backup.
pub(super) struct RestoredDice {
    /// The secret of each game since.
    secrets: Vec<Secret>,
    /// The game that was being played or was to come next, and how many of its rolls and draws were made before.
    from: (usize, usize),
}

impl RestoredDice {
    /// The number of the first roll or draw of a game that does not follow from its first secret; `None` if all do.
    pub(super) fn first_roll(&self, game: usize) -> Option<usize> {
        match self.from {
            (from, _) if game < from => None,
            (from, rolls) if game == from => Some(rolls),
            _ => Some(0),
        }
    }
}

impl Play {
    /// The secret from which the dice of a game come now.
    pub(super) fn secret_now(&self, game: usize) -> Option<Secret> {
        match &self.restored {
            Some(restored) => restored.secrets.get(game.checked_sub(1)?).cloned(),
            None => self.plan.secret(game),
        }
    }

    /// The server was restored from a backup: new secrets from here on. After several backups the first one counts.
    pub(super) fn restore_dice(&mut self, secrets: &[String], news: &mut Vec<News>) {
        let game = self.series.results().len() + 1;
        let rolls = if self.begun { self.table.chances() } else { 0 };
        let from = self.restored.as_ref().map_or((game, rolls), |restored| restored.from.min((game, rolls)));
        let secrets = secrets.iter().filter_map(|secret| secret.parse().ok()).collect();
        self.restored = Some(RestoredDice { secrets, from });
        if self.begun {
            let luck: Vec<_> = self.places.iter().map(|place| place.luck.clone()).collect();
            self.dice = self.secret_now(game).map(|secret| FairDice::new(&secret, &luck));
        }
        news.push(News::Restored);
    }
}
