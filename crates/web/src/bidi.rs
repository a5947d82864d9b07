//! Names of people inside our sentences: written from right to left, they must not turn their neighbours around. The
//! browser does the same in `core/bidi.js`.

/// A text that changes the order of nothing around it.
pub fn isolated(text: &str) -> String {
    if text.chars().all(is_plain) {
        return text.to_owned();
    }
    let kept = text.chars().filter(|&character| !is_control(character));
    format!("\u{2068}{}\u{2069}", kept.collect::<String>())
}

/// What is written from left to right or has no direction, as far as most names go.
fn is_plain(character: char) -> bool {
    matches!(character,
        '\0'..='\u{589}' | '\u{1e00}'..='\u{200d}' | '\u{2010}'..='\u{2027}' | '\u{2030}'..='\u{205f}'
        | '\u{2070}'..='\u{2bff}')
}

/// What would embed, override or isolate, and could end our own isolation.
fn is_control(character: char) -> bool {
    matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_in_their_place() {
        assert_eq!(isolated("Ann-Sófía Müller 2 …"), "Ann-Sófía Müller 2 …");
        assert_eq!(isolated("שלום"), "\u{2068}שלום\u{2069}");
        assert_eq!(isolated("A\u{2069}\u{202e}B"), "\u{2068}AB\u{2069}");
    }
}
