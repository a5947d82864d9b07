//! What happened at the table, and how much of it each person has read. Around one screen that is covered
//! between secret choices, everybody reads the news when it is their turn to look.

use table::{MAX_SEATS, Seat};

/// Lines of news.
#[derive(Debug, Default)]
pub(crate) struct News {
    lines: Vec<String>,
    /// How many lines each seat has read.
    read: [usize; MAX_SEATS],
    /// How many lines have been on the screen as it is now.
    shown: usize,
}

impl News {
    pub(crate) fn add(&mut self, line: String) {
        self.lines.push(line);
    }

    /// The screen is empty, and this seat looks at it.
    pub(crate) fn cover(&mut self, seat: Seat) {
        self.shown = self.read[seat.index()];
    }

    /// What is not on the screen yet. It is read by this seat, or by everybody.
    pub(crate) fn tell(&mut self, seat: Option<Seat>) -> &[String] {
        let unread = &self.lines[self.shown..];
        self.shown = self.lines.len();
        for (index, read) in self.read.iter_mut().enumerate() {
            if seat.is_none_or(|seat| seat.index() == index) {
                *read = self.shown;
            }
        }
        unread
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_a_cover_everybody_reads_what_is_new_to_them() {
        let [ann, ben] = [1, 2].map(|number| Seat::numbered(number).unwrap());
        let mut news = News::default();
        news.add("a roll".to_owned());
        assert_eq!(news.tell(Some(ann)), ["a roll"]);
        assert!(news.tell(Some(ann)).is_empty());
        news.cover(ben);
        assert_eq!(news.tell(Some(ben)), ["a roll"]);
        news.add("the choices".to_owned());
        assert_eq!(news.tell(None), ["the choices"]);
        news.cover(ann);
        assert!(news.tell(Some(ann)).is_empty());
    }
}
