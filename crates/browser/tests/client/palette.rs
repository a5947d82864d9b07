//! The colours of the games: texts can be read on them, and they stay apart for the three kinds of colour blindness.

use browser::{ColorScheme, Device, Site};

use crate::player::Player;

type Rgb = [f64; 3];

/// How the eye mixes red, green and blue light without one kind of its cones (Viénot, Brettel and Mollon), in linear
/// light.
const BLINDNESS: [(&str, [[f64; 3]; 3]); 3] = [
    ("no red", [[0.112_38, 0.887_62, 0.0], [0.112_38, 0.887_62, 0.0], [0.004_01, -0.004_01, 1.0]]),
    ("no green", [[0.292_75, 0.707_25, 0.0], [0.292_75, 0.707_25, 0.0], [-0.022_34, 0.022_34, 1.0]]),
    ("no blue", [[1.0, 0.144_61, -0.144_61], [0.0, 0.859_24, 0.140_76], [0.0, 0.859_24, 0.140_76]]),
];

fn linear(colour: Rgb) -> Rgb {
    colour.map(|part| if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) })
}

fn luminance(colour: Rgb) -> f64 {
    let [red, green, blue] = linear(colour);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: Rgb, other: Rgb) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// CIE L*a*b*, in which distances are about as large as they look.
fn lab(light: Rgb) -> Rgb {
    let [r, g, b] = light.map(|part| part.clamp(0.0, 1.0));
    let white = [0.950_47, 1.0, 1.088_83];
    let xyz = [
        0.412_39 * r + 0.357_58 * g + 0.180_48 * b,
        0.212_64 * r + 0.715_17 * g + 0.072_19 * b,
        0.019_33 * r + 0.119_19 * g + 0.950_53 * b,
    ];
    let bent = |part: f64| if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 };
    let [x, y, z] = [0, 1, 2].map(|place| bent(xyz[place] / white[place]));
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn seen_by(blind: &[[f64; 3]; 3], colour: Rgb) -> Rgb {
    let light = linear(colour);
    lab(blind.map(|row| row.iter().zip(light).map(|(part, light)| part * light).sum()))
}

/// The variables of a colour's class: `--c` and what stands on it, `--soft` and what stands on it.
fn read(player: &Player, colour: &str) -> [Rgb; 4] {
    let script = format!(
        r#"(() => {{
            const sample = document.createElement("span");
            sample.className = "c-{colour}";
            document.body.append(sample);
            return ["--c", "--on", "--soft", "--deep"].map((name) => {{
                sample.style.color = `var(${{name}})`;
                return getComputedStyle(sample).color.match(/[\d.]+/g).slice(0, 3).map((part) => Number(part) / 255);
            }});
        }})()"#
    );
    serde_json::from_value(player.page.eval(&script)).unwrap()
}

#[test]
fn colours_can_be_read_and_told_apart() {
    let site = Site::start();
    for scheme in [ColorScheme::Light, ColorScheme::Dark] {
        let player = Player::new(Device::DESKTOP, 1);
        player.page.emulate_media(scheme, true);
        player.visit(&site.at("/"));
        let colours = ["red", "orange", "yellow", "green", "blue", "purple", "white", "black"];
        let read: Vec<_> = colours.iter().map(|colour| (*colour, read(&player, colour))).collect();
        for (name, [own, on, soft, deep]) in &read {
            assert!(contrast(*own, *on) >= 4.5, "{scheme:?} {name}: {:.2}", contrast(*own, *on));
            assert!(contrast(*soft, *deep) >= 4.5, "{scheme:?} soft {name}: {:.2}", contrast(*soft, *deep));
        }
        // The four rows of Qwixx stand beside each other: their colours must differ by themselves, besides the letters
        // and shapes that all colours have.
        for (kind, blind) in &BLINDNESS {
            for (place, (one, [a, ..])) in read.iter().enumerate() {
                for (other, [b, ..]) in &read[place + 1..] {
                    let rows = ["red", "yellow", "green", "blue"];
                    let (a, b) = (seen_by(blind, *a), seen_by(blind, *b));
                    let apart = a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt();
                    let wanted = if rows.contains(one) && rows.contains(other) { 15.0 } else { 6.0 };
                    assert!(apart >= wanted, "{scheme:?}, {kind}: {one} and {other} are {apart:.1} apart");
                }
            }
        }
    }
}
