//! Every roll of a row at once for a whole range of points still needed.
//!
//! For one number of points, the best step after a roll is found by trying all. For hundreds of them, the trying
//! is shared (dynamic programming over the dice): they are looked at from right to left, and what is kept after each is the best that can be
//! made of the dice looked at, for every set of fields that the others may yet fill. A roll of the full row then
//! costs about two passes over the range instead of thirty.

use twenty_one::FIELDS;

use super::fitting_faces::for_each_face;
use super::row::{Row, RowState};
use super::step::Step;

/// The room that a sweep works in, kept from one to the next.
#[derive(Debug)]
pub(crate) struct Sweep {
    row: Row,
    /// How many numbers of points there are.
    width: usize,
    /// By how many dice are looked at: by the fields that the others fill, and how many hits those are, the
    /// chances for each number of points.
    levels: [Vec<f64>; FIELDS + 1],
}

/// The empty fields of a state from the left, and the sweep's way through them.
struct Fields {
    places: [usize; FIELDS],
    count: usize,
}

impl Sweep {
    pub(crate) fn new(row: Row, width: usize) -> Sweep {
        let level = |looked: usize| vec![0.0; Sweep::offset(1 << (FIELDS - looked), 0) * width];
        Sweep { row, width, levels: std::array::from_fn(level) }
    }

    /// Calls `each` with the ones of every roll (T4), its weight, and for every number of points still needed
    /// the chance after the best step. `chances` gives the chances of a state.
    pub(crate) fn run<'a>(
        &mut self,
        state: RowState,
        chances: impl Fn(RowState) -> &'a [f64],
        mut each: impl FnMut(u8, f64, &[f64]),
    ) {
        let mut fields = Fields { places: [0; FIELDS], count: 0 };
        for place in (0..FIELDS).filter(|place| state.empty() >> place & 1 != 0) {
            fields.places[fields.count] = place;
            fields.count += 1;
        }
        let looked = FIELDS - fields.count;
        let width = self.width;
        for set in 0..1usize << fields.count {
            let filled = (0..fields.count).filter(|n| set >> n & 1 != 0).map(|n| 1 << fields.places[n]).sum();
            for hits in 0..=set.count_ones() as usize {
                // Who writes nothing crosses out (T5).
                let next = match set {
                    0 => Step::cross_out(state).next,
                    _ => state.filled(filled, hits as u8),
                };
                let start = Sweep::offset(set, hits) * width;
                self.levels[looked][start..start + width].copy_from_slice(chances(next));
            }
        }
        descend(
            &mut self.levels[looked..],
            &self.row,
            width,
            &fields.places[..fields.count],
            0,
            1.0,
            &mut each,
        );
    }

    /// The place of a set of fields with so many hits: sets in ascending order, each with room for as many
    /// hits as it has fields.
    fn offset(set: usize, hits: usize) -> usize {
        OFFSETS[set] + hits
    }
}

/// How many places the sets before a set have.
static OFFSETS: [usize; 65] = {
    let mut offsets = [0; 65];
    let mut set = 0;
    while set < 64 {
        offsets[set + 1] = offsets[set] + (set as u32).count_ones() as usize + 1;
        set += 1;
    }
    offsets
};

/// Looks at the die of the right-most field that is left, face by face.
fn descend(
    levels: &mut [Vec<f64>],
    row: &Row,
    width: usize,
    places: &[usize],
    ones: u8,
    weight: f64,
    each: &mut impl FnMut(u8, f64, &[f64]),
) {
    let Some((place, rest)) = places.split_last() else {
        return each(ones, weight, &levels[0][..width]);
    };
    let number = row.numbers()[*place];
    for_each_face(number, |face, faces| {
        let [above, below, ..] = levels else { return };
        look(above, below, width, rest.len(), face, face == number);
        let one = u8::from(face == 1) << place;
        descend(&mut levels[1..], row, width, rest, ones | one, weight * faces, each);
    });
}

/// For every set of the other fields: the better of leaving a face and of writing it.
fn look(above: &[f64], below: &mut [f64], width: usize, others: usize, face: u8, hit: bool) {
    let (shift, own) = (usize::from(face), 1 << others);
    for set in 0..1usize << others {
        for hits in 0..=set.count_ones() as usize {
            let start = Sweep::offset(set, hits) * width;
            let left = &above[start..start + width];
            let best = &mut below[start..start + width];
            if face == 0 {
                best.copy_from_slice(left);
                continue;
            }
            let start = Sweep::offset(set | own, hits + usize::from(hit)) * width;
            let written = &above[start..start + width];
            // What is written is needed no more; where that is enough, the chance is 1.
            let sure = shift.min(width);
            best[..sure].fill(1.0);
            for ((best, left), written) in best[sure..].iter_mut().zip(&left[sure..]).zip(written) {
                *best = if written > left { *written } else { *left };
            }
        }
    }
}
