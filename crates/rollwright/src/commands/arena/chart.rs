//! Win rates as a picture: one bar a bot, with the 95 % interval.

use super::BotResult;

const WIDTH: f64 = 640.0;
const ROW: f64 = 36.0;
const TOP: f64 = 56.0;
/// Where the bars begin, and how long one of 100 % is.
const LEFT: f64 = 110.0;
const FULL: f64 = 400.0;

/// How many letters of a name there is room for.
const LONGEST_NAME: usize = 14;

/// A name as it fits beside its bar: of a long one the end, which tells more than the beginning.
fn label(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    let (start, cut) = match letters.len().checked_sub(LONGEST_NAME) {
        Some(more @ 1..) => (more + 1, "…"),
        _ => (0, ""),
    };
    let shown: String = letters[start..].iter().collect();
    format!("{cut}{}", shown.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;"))
}

/// An SVG picture that follows the reader's light or dark background.
pub(super) fn draw(title: &str, results: &[BotResult]) -> String {
    let height = TOP + ROW * results.len() as f64 + 36.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"14\" role=\"img\" aria-label=\"Win rates: {title}\">\n\
         <style>text{{fill:#222}}.bar{{fill:#4a7ebb}}.axis{{stroke:#bbb}}.range{{stroke:#222;stroke-width:2}}\
         @media(prefers-color-scheme:dark){{text{{fill:#eee}}.range{{stroke:#eee}}.axis{{stroke:#555}}}}</style>\n\
         <text x=\"12\" y=\"26\" font-size=\"16\">Win rates: {title}</text>\n"
    );
    let bottom = TOP + ROW * results.len() as f64;
    for quarter in 0..=4 {
        let x = LEFT + FULL * f64::from(quarter) / 4.0;
        svg += &format!(
            "<line class=\"axis\" x1=\"{x}\" y1=\"{}\" x2=\"{x}\" y2=\"{bottom}\"/>\
             <text x=\"{x}\" y=\"{}\" text-anchor=\"middle\" font-size=\"12\">{} %</text>\n",
            TOP - 8.0,
            bottom + 18.0,
            25 * quarter
        );
    }
    for (place, line) in results.iter().enumerate() {
        let (middle, [low, high]) = (TOP + ROW * place as f64 + 12.0, line.rate.interval);
        let at = |share: f64| LEFT + FULL * share.clamp(0.0, 1.0);
        svg += &format!(
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>\
             <rect class=\"bar\" x=\"{LEFT}\" y=\"{}\" width=\"{:.2}\" height=\"20\"/>\
             <line class=\"range\" x1=\"{:.2}\" y1=\"{middle}\" x2=\"{:.2}\" y2=\"{middle}\"/>\
             <text x=\"{}\" y=\"{}\">{:.1} %, {:.0}</text>\n",
            LEFT - 8.0,
            middle + 5.0,
            label(&line.name),
            middle - 10.0,
            at(line.rate.mean) - LEFT,
            at(low),
            at(high),
            LEFT + FULL + 14.0,
            middle + 5.0,
            100.0 * line.rate.mean,
            line.rating.rating
        );
    }
    svg + "</svg>\n"
}
