//! A roll as a row sees it: faces that do not fit are all alike, and so are dice of filled fields.
//!
//! A new row 6 5 4 3 2 1 sees 6·6·5·4·3·2 = 4320 different rolls instead of 46,656.

use twenty_one::{Colour, FIELDS, Field};

use super::row::{Row, RowState};

/// The faces that fit into the empty fields of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct FittingFaces {
    /// The face of each field's die; 0 if it does not fit.
    faces: [u8; FIELDS],
    /// The fields whose dice fit.
    fitting: u8,
    /// The fields whose dice hit exactly (T7).
    hits: u8,
    /// The empty fields whose dice show 1: these stay when the others are rolled again (T4).
    ones: u8,
}

impl FittingFaces {
    /// What a row with these fields sees of real dice, of which `face` tells the faces.
    #[inline]
    pub fn of(
        fields: &[Field; FIELDS],
        state: RowState,
        face: impl Fn(Colour) -> Option<u8>,
    ) -> FittingFaces {
        let mut faces = FittingFaces::default();
        for (place, field) in fields.iter().enumerate() {
            if state.empty() >> place & 1 != 0 {
                faces = faces.with(place, face(field.colour).unwrap_or(0), field.number);
            }
        }
        faces
    }

    /// The same with a face at a field that shows `number`.
    #[inline]
    pub(crate) fn with(mut self, place: usize, face: u8, number: u8) -> FittingFaces {
        if (1..=number).contains(&face) {
            self.faces[place] = face;
            self.fitting |= 1 << place;
            self.hits |= u8::from(face == number) << place;
            self.ones |= u8::from(face == 1) << place;
        }
        self
    }

    /// The face of the die of a field; 0 if it does not fit.
    #[inline]
    pub(crate) fn face(&self, place: usize) -> u8 {
        self.faces[place]
    }

    /// The fields whose dice fit (T5).
    #[inline]
    pub(crate) fn fitting(&self) -> u8 {
        self.fitting
    }

    /// The fields whose dice hit exactly (T7).
    #[inline]
    pub(crate) fn hits(&self) -> u8 {
        self.hits
    }

    /// The empty fields whose dice show 1 (T4).
    #[inline]
    pub(crate) fn ones(&self) -> u8 {
        self.ones
    }

    /// Rolls the dice of some fields besides those that lie already: every result with its weight, whole
    /// numbers that add up to 6 to the number of dice.
    pub(crate) fn each_roll(self, row: &Row, fields: u8, each: &mut impl FnMut(FittingFaces, f64)) {
        self.each_weighted_roll(row, fields, 1.0, each);
    }

    fn each_weighted_roll(
        self,
        row: &Row,
        fields: u8,
        weight: f64,
        each: &mut impl FnMut(FittingFaces, f64),
    ) {
        if fields == 0 {
            return each(self, weight);
        }
        let place = fields.trailing_zeros() as usize;
        for_each_face(row.numbers()[place], |face, count| {
            let faces = self.with(place, face, row.numbers()[place]);
            faces.each_weighted_roll(row, fields & (fields - 1), weight * count, each);
        });
    }

    /// The dice of a reroll that keeps the ones of this roll (T4).
    pub(crate) fn kept(row: &Row, ones: u8) -> FittingFaces {
        let places = (0..FIELDS).filter(|place| ones >> place & 1 != 0);
        places.fold(FittingFaces::default(), |faces, place| faces.with(place, 1, row.numbers()[place]))
    }
}

/// Each face that fits into a field with this number, and 0 for all that do not, with how many they are.
pub(crate) fn for_each_face(number: u8, mut each: impl FnMut(u8, f64)) {
    (1..=number).for_each(|face| each(face, 1.0));
    if number < 6 {
        each(0, f64::from(6 - number));
    }
}
