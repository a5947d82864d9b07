//! The cards of Alles auf 1 Karte.

use games::one_card::{CardLayoutView, LayoutView, OneCard};
use table::{Game, Setup};
use words::Language;

use crate::drawing::{Anchor, Drawing, Ink};
use crate::font::Weight;
use crate::printed::Printed;

const SIZE: (f32, f32) = (61.0, 62.0);
const EDGE: f32 = 3.0;
const HEAD: f32 = 8.0;
const ROW: f32 = 9.0;

impl Printed for OneCard {
    fn printed(&self, language: Language) -> Vec<Drawing> {
        let layout = self.layout();
        layout.cards.iter().map(|card| draw_card(card, &layout, language)).collect()
    }
}

fn draw_card(card: &CardLayoutView, layout: &LayoutView, language: Language) -> Drawing {
    let mut drawing = Drawing::new(SIZE.0, SIZE.1);
    drawing.rectangle((0.0, 0.0), SIZE, None, Some((Ink::GREY, 0.2)));
    let number = format!("#{}", card.card);
    drawing.text((EDGE, 6.0), 4.4, Weight::Bold, Anchor::Start, &number);
    drawing.coloured_text((SIZE.0 - EDGE, 5.6), 2.8, Weight::Normal, Anchor::End, Ink::GREY, OneCard::TITLE);
    let room = SIZE.0 - 2.0 * EDGE - 8.0 - 8.0;
    let step = room / f32::from(layout.most_boxes.max(1));
    let side = (step - 0.6).min(6.4);
    for (place, row) in card.rows.iter().enumerate() {
        let ink = Ink::named(&row.colour);
        let middle = HEAD + (place as f32 + 0.5) * ROW;
        let letter = layout.colours.iter().find(|(_, name)| **name == row.colour).map(|(letter, _)| *letter);
        drawing.badge((EDGE + 3.2, middle), 3.0, ink, letter.unwrap_or(' '));
        for at in 0..row.boxes {
            let x = EDGE + 8.0 + f32::from(at) * step;
            drawing.rectangle((x, middle - side / 2.0), (side, side), Some(ink.pale()), Some((ink, 0.5)));
        }
        if row.sun {
            draw_sun(&mut drawing, (SIZE.0 - EDGE - 3.2, middle));
        }
    }
    let bottom = HEAD + card.rows.len() as f32 * ROW + 5.4;
    drawing.blank((EDGE, bottom), SIZE.0 - 2.0 * EDGE - 22.0, 3.0, &language.text("points-label"));
    let suns: Vec<String> = layout.sun.iter().skip(1).map(|points| format!("+{points}")).collect();
    draw_sun(&mut drawing, (SIZE.0 - EDGE - 15.0, bottom - 1.0));
    let worth = suns.join(" / ");
    drawing.text((SIZE.0 - EDGE, bottom), 3.0, Weight::Normal, Anchor::End, &worth);
    drawing
}

/// A sun: a disc with eight rays.
fn draw_sun(drawing: &mut Drawing, (x, y): (f32, f32)) {
    for ray in 0..8 {
        let (sine, cosine) = (ray as f32 * std::f32::consts::FRAC_PI_4).sin_cos();
        let at = |distance: f32| (x + cosine * distance, y + sine * distance);
        drawing.line(at(1.7), at(2.6), Ink::BLACK, 0.4);
    }
    drawing.circle((x, y), 1.3, Some(Ink::WHITE), Some((Ink::BLACK, 0.4)));
}
