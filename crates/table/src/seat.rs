//! Seats and what belongs to each of them, so that no rule ever indexes with a bare number.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};

use crate::{NotationError, number, phrase};

/// The most seats any of the games has (Twenty One).
pub const MAX_SEATS: usize = 6;

/// A place at the table. People count from 1, clockwise; so does everything that is printed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, counted from 1 as people do.
    pub const fn numbered(number: usize) -> Option<Seat> {
        if 1 <= number && number <= MAX_SEATS { Some(Seat((number - 1) as u8)) } else { None }
    }

    /// Reads a seat's number.
    pub fn parse(text: &str) -> Result<Seat, NotationError> {
        let seat = number(text.trim()).and_then(Seat::numbered);
        seat.ok_or_else(|| {
            NotationError::expected(phrase!("thing-seat", "the number of a seat"), "2", text.trim())
        })
    }

    /// The number people use, from 1.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The place in arrays, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `count`.
    #[inline]
    pub const fn next(self, count: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if next as usize >= count { 0 } else { next })
    }

    /// The seat `steps` places further clockwise at a table of `count`.
    pub fn after(self, steps: usize, count: usize) -> Seat {
        (0..steps).fold(self, |seat, _| seat.next(count))
    }

    /// All seats of a table of `count`, in order.
    pub fn all(count: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..count.min(MAX_SEATS)).map(|index| Seat(index as u8))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(self.number() as u64)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = usize::deserialize(deserializer)?;
        Seat::numbered(number).ok_or_else(|| {
            D::Error::custom(format!("{number} is not the number of a seat, 1 to {MAX_SEATS}"))
        })
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Every seat of a table of `count`.
    #[inline]
    pub const fn all(count: usize) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }

    /// Whether this seat is among them.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// How many seats there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in ascending order.
    #[inline]
    pub fn iter(self) -> SeatsIter {
        SeatsIter(self.0)
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// The seats of a set in ascending order.
#[derive(Clone, Debug)]
pub struct SeatsIter(u8);

impl Iterator for SeatsIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let seat = Seat(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(seat)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::default();
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::join(self.iter(), ", "))
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats {self}")
    }
}

/// One thing for each seat of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySeat<T> {
    items: [T; MAX_SEATS],
    count: u8,
}

impl<T: Copy + Default> BySeat<T> {
    /// The default thing for each of `count` seats.
    #[inline]
    pub fn new(count: usize) -> BySeat<T> {
        debug_assert!(count <= MAX_SEATS);
        BySeat { items: [T::default(); MAX_SEATS], count: count as u8 }
    }

    /// What `make` gives for each of `count` seats.
    #[inline]
    pub fn from_fn(count: usize, mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        let mut by_seat = BySeat::new(count);
        for seat in Seat::all(count) {
            by_seat[seat] = make(seat);
        }
        by_seat
    }
}

impl<T> BySeat<T> {
    /// How many seats there are.
    pub fn count(&self) -> usize {
        usize::from(self.count)
    }

    /// The things in seat order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.count)]
    }

    /// Each seat with its thing.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.count()).zip(self.as_slice())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BySeat<T>, D::Error> {
        let items = Vec::deserialize(deserializer)?;
        if items.len() > MAX_SEATS {
            return Err(D::Error::custom(format!("{} is more than there are seats", items.len())));
        }
        Ok(BySeat::from_fn(items.len(), |seat| items[seat.index()]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_clockwise() {
        let two = Seat::numbered(2).unwrap();
        assert_eq!(two.next(3).number(), 3);
        assert_eq!(two.after(2, 3), Seat::FIRST);
        assert_eq!(two.after(0, 3), two);
        assert_eq!(Seat::FIRST.next(1), Seat::FIRST);
        assert_eq!(Seat::numbered(0), None);
        assert_eq!(Seat::numbered(7), None);
    }

    #[test]
    fn sets_of_seats_list_themselves_in_order() {
        let set: Seats = [6, 2, 3].into_iter().filter_map(Seat::numbered).collect();
        assert_eq!(set.to_string(), "2, 3, 6");
        assert_eq!((set.len(), Seats::all(6).len(), Seats::all(1).len()), (3, 6, 1));
        assert!(Seats::default().is_empty() && !set.is_empty());
        assert!(set.contains(Seat::numbered(6).unwrap()) && !set.contains(Seat::FIRST));
    }
}
