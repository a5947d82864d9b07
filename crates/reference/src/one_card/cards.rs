//! The cards of Alles auf 1 Karte and what can be done with one: it exists to keep K2, K3, K7, K8 and
//! K11 readable apart from the order of play.

/// The built-in deck as the rule page lists it; a star is a sun (K3).
const DECK: &str = "\
O2Y6*G4*B5P3 O2Y6G3B6*P3* O3Y3*G5B4*P5 O2*Y6*G4B2P6 O5*Y4G4B2P5* \
R6Y3*G2B4*P5 R5Y5*G2B2P6* R5Y5G2*B5P3* R4Y6G2*B2*P6 R2*Y6G5*B5P2 \
R4*O4G4B4*P4 R5O3G6*B4P2* R4O3*G5*B4P4 R5*O4G3B3P5* R6O3*G3B3*P5 \
R4O3*Y3B6P4* R3O3Y5*B6P3* R3O5*Y5B2*P5 R3*O5Y3B6P3* R2O5Y4B4*P5* \
R3*O4*Y3G6P4 R2O6Y4*G6*P2 R4O5*Y4*G4P3 R5*O5Y2G5*P3 R5*O4Y2*G5P4 \
R5O6*Y2G2*B5 R4*O4Y2G6B4* R4O5Y4G3*B4* R3*O3*Y5G5B4 R4*O6Y2*G4B4";

#[derive(Clone)]
pub(super) struct Row {
    pub(super) colour: char,
    pub(super) boxes: usize,
    pub(super) sun: bool,
    /// Boxes crossed; they fill from left to right (K7), so the number says all.
    pub(super) crossed: usize,
}

impl Row {
    fn is_full(&self) -> bool {
        self.crossed == self.boxes
    }
}

#[derive(Clone)]
pub(super) struct Card {
    /// Its place in the deck, from 1.
    pub(super) number: usize,
    pub(super) rows: Vec<Row>,
}

impl Card {
    /// An empty card of the built-in deck.
    pub(super) fn from_deck(number: usize) -> Card {
        let text = DECK.split(' ').nth(number - 1).unwrap_or("");
        let mut rows: Vec<Row> = Vec::new();
        for letter in text.chars() {
            if letter.is_ascii_uppercase() {
                rows.push(Row { colour: letter.to_ascii_lowercase(), boxes: 0, sun: false, crossed: 0 });
            } else if let Some(row) = rows.last_mut() {
                match letter.to_digit(10) {
                    Some(boxes) => row.boxes = boxes as usize,
                    None => row.sun = true,
                }
            }
        }
        Card { number, rows }
    }

    /// The card after the dice were entered, and whether anything was (K7).
    pub(super) fn entered(&self, dice: &[char]) -> (Card, bool) {
        let mut card = self.clone();
        let mut anything = false;
        for row in &mut card.rows {
            let of_colour = dice.iter().filter(|die| **die == row.colour).count();
            // All dice of the colour or none.
            if of_colour > 0 && row.crossed + of_colour <= row.boxes {
                row.crossed += of_colour;
                anything = true;
            }
        }
        (card, anything)
    }

    pub(super) fn full_rows(&self) -> usize {
        self.rows.iter().filter(|row| row.is_full()).count()
    }

    /// K11: a full row is worth as many points as it has boxes (K2); no suns.
    pub(super) fn points_of_full_rows(&self) -> i32 {
        let full = self.rows.iter().filter(|row| row.is_full());
        full.map(|row| row.boxes as i32).sum()
    }

    /// K8: the same and 2 for one full row with a sun, 5 in all for both.
    pub(super) fn points_when_scored(&self) -> i32 {
        let suns = self.rows.iter().filter(|row| row.is_full() && row.sun);
        let bonus = match suns.count() {
            0 => 0,
            1 => 2,
            _ => 5,
        };
        self.points_of_full_rows() + bonus
    }

    /// As in the contract's positions: `#6 r2 y1 g0 b0 p3`.
    pub(super) fn show(&self) -> String {
        let mut text = format!("#{}", self.number);
        for row in &self.rows {
            text += &format!(" {}{}", row.colour, row.crossed);
        }
        text
    }
}
