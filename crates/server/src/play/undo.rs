//! Taking back: typed dice until somebody has acted, decisions until new dice have fallen and with everybody's consent.

use protocol::UndoView;
use table::{Seat, Seats};

use super::{DiceMode, News, Play, PlayRefusal};

/// Somebody's request to take the last decision back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    /// Who asked.
    pub by: Seat,
    /// Who has agreed.
    pub agreed: Seats,
}

impl From<Undo> for UndoView {
    fn from(undo: Undo) -> UndoView {
        UndoView { by: undo.by, agreed: undo.agreed }
    }
}

impl Play {
    /// Why the dice that were typed in last may not be taken back, if they may not.
    pub fn check_unroll(&self) -> Result<(), PlayRefusal> {
        if self.plan.dice != DiceMode::Real {
            return Err(PlayRefusal::ProgramRolls);
        }
        if self.by_hand {
            return Err(PlayRefusal::TooLate);
        }
        if !self.begun {
            return Err(PlayRefusal::NoGame);
        }
        if self.table.chances() == 0 {
            return Err(PlayRefusal::NothingToTakeBack);
        }
        Ok(())
    }

    /// Takes back the dice that were typed in last, as long as nobody has acted on them.
    pub(super) fn unroll(&mut self, news: &mut Vec<News>) -> Result<(), PlayRefusal> {
        self.check_unroll()?;
        let table = self.playing()?;
        while let Some((chance, _)) = table.last_event() {
            table.undo();
            if chance {
                break;
            }
        }
        // What was chosen on the dice before these was acted upon.
        self.by_hand = true;
        self.decisions.clear();
        self.changed();
        news.push(News::Unrolled);
        Ok(())
    }

    /// Whether somebody can ask to take the last decision back: any player has made one in person since the last dice.
    /// What the table has decided by itself it would only decide again.
    pub fn may_undo(&self) -> bool {
        self.begun && self.decisions.contains(&true)
    }

    /// Somebody asks to take the last decision back, and so agrees to it.
    pub(super) fn ask_undo(&mut self, seat: Seat, news: &mut Vec<News>) -> Result<(), PlayRefusal> {
        self.playing()?;
        self.place(seat)?;
        if !self.may_undo() {
            return Err(PlayRefusal::TooLate);
        }
        // Whoever asks for what somebody has asked for agrees to it.
        if self.undo.is_none() {
            self.undo = Some(Undo { by: seat, agreed: Seats::default() });
            news.push(News::UndoAsked { seat });
        }
        self.agree_to_undo(seat, news)
    }

    /// Somebody agrees.
    pub(super) fn agree_to_undo(&mut self, seat: Seat, news: &mut Vec<News>) -> Result<(), PlayRefusal> {
        // A player with several seats says it once.
        let player = self.place(seat)?.person();
        let own = player.map_or_else(Seats::default, |player| self.seats_of(player));
        let undo = self.undo.as_mut().ok_or(PlayRefusal::NoUndoAsked)?;
        undo.agreed.insert(seat);
        own.iter().for_each(|seat| undo.agreed.insert(seat));
        if seat != undo.by {
            news.push(News::UndoAgreed { seat });
        }
        self.undo_if_all_agree(news)
    }

    /// Takes the last decision back that any player has made in person, and what followed from it, once everybody
    /// agrees who plays here.
    pub(super) fn undo_if_all_agree(&mut self, news: &mut Vec<News>) -> Result<(), PlayRefusal> {
        let Some(Undo { agreed, .. }) = self.undo else { return Ok(()) };
        let people = self.people();
        if people.is_empty() || !people.iter().all(|seat| agreed.contains(seat)) {
            return Ok(());
        }
        while let Some(by_hand) = self.decisions.pop() {
            self.playing()?.undo();
            news.push(News::Undone);
            if by_hand {
                break;
            }
        }
        self.changed();
        Ok(())
    }
}
