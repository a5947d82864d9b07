//! The six colours of the dice and of the cards' rows (K1).

/// A colour. Each has a symbol, too, so that nobody needs to see colours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// `r`, a hexagon.
    Red,
    /// `o`, a pentagon.
    Orange,
    /// `y`, a circle.
    Yellow,
    /// `g`, an octagon.
    Green,
    /// `b`, a triangle.
    Blue,
    /// `p`, a square.
    Purple,
}

impl Colour {
    /// The colours in the order of the notation.
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Orange, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Purple];

    /// The place in the order of the notation, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter in the notation.
    pub const fn letter(self) -> char {
        ['r', 'o', 'y', 'g', 'b', 'p'][self as usize]
    }

    /// The colour with this letter.
    pub fn with_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// The colour with this name.
    pub fn named(name: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == name)
    }

    /// The colour's name.
    pub const fn name(self) -> &'static str {
        ["red", "orange", "yellow", "green", "blue", "purple"][self as usize]
    }
}
