//! How wide texts are in Helvetica, which every reader of PDF has, so that they can be centred.

/// How thick letters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Weight {
    Normal,
    Bold,
}

/// The widths of the signs from the space to `~`, in thousandths of the size.
const NORMAL: [u16; 95] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
    500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
    556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
    278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
/// The same of thick letters.
const BOLD: [u16; 95] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
    556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
    556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
    333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
];

/// How wide a text is, in the unit of its size.
pub(crate) fn width(text: &str, weight: Weight, size: f32) -> f32 {
    let widths = match weight {
        Weight::Normal => &NORMAL,
        Weight::Bold => &BOLD,
    };
    let thousandths: u32 = text
        .chars()
        .map(|sign| {
            let known = (plain(sign) as usize).checked_sub(usize::from(b' ')).and_then(|at| widths.get(at));
            u32::from(known.copied().unwrap_or(600))
        })
        .sum();
    thousandths as f32 * size / 1000.0
}

/// A letter that is as wide: accents change nothing.
fn plain(sign: char) -> char {
    match sign {
        'á' | 'à' | 'â' | 'ä' | 'å' => 'a',
        'Á' | 'Ä' | 'Å' => 'A',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'É' => 'E',
        'í' | 'ì' | 'î' => 'i',
        'Í' => 'I',
        'ó' | 'ò' | 'ô' | 'ö' | 'ð' | 'þ' => 'o',
        'Ó' | 'Ö' | 'Ð' | 'Þ' => 'O',
        'ú' | 'ù' | 'û' | 'ü' | 'ß' => 'u',
        'Ú' | 'Ü' => 'U',
        'ý' => 'y',
        'Ý' => 'Y',
        'æ' => 'm',
        'Æ' => 'W',
        '×' => '+',
        other => other,
    }
}

/// A text in the encoding of the fonts that every reader of PDF has; what it lacks becomes a question mark.
pub(crate) fn encoded(text: &str) -> Vec<u8> {
    text.chars()
        .map(|sign| match u32::from(sign) {
            code @ (0x20..=0x7e | 0xa0..=0xff) => code as u8,
            _ => b'?',
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_as_wide_as_their_letters() {
        assert!((width("Qwixx", Weight::Normal, 10.0) - 27.22).abs() < 0.01);
        assert!(width("Qwixx", Weight::Bold, 10.0) > width("Qwixx", Weight::Normal, 10.0));
        assert_eq!(width("ö", Weight::Bold, 1.0), width("o", Weight::Bold, 1.0));
    }

    #[test]
    fn german_and_icelandic_can_be_written() {
        assert_eq!(encoded("Þöß"), [0xde, 0xf6, 0xdf]);
        assert_eq!(encoded("−"), b"?");
    }
}
