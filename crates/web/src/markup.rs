//! HTML that is safe to send: what comes from outside can get into it as text only.

/// A piece of HTML. It is made of our own templates and of escaped texts, and of nothing else.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Markup(String);

impl Markup {
    /// A text from anywhere, shown as it is.
    pub(crate) fn text(text: &str) -> Markup {
        let mut escaped = String::with_capacity(text.len());
        for character in text.chars() {
            match character {
                '&' => escaped.push_str("&amp;"),
                '<' => escaped.push_str("&lt;"),
                '>' => escaped.push_str("&gt;"),
                '"' => escaped.push_str("&quot;"),
                '\'' => escaped.push_str("&#39;"),
                _ => escaped.push(character),
            }
        }
        Markup(escaped)
    }

    /// One of our templates: every `{{name}}` in it is replaced with what is given for it. What is filled in is
    /// not looked through again.
    pub(crate) fn filled(template: &'static str, values: &[(&str, Markup)]) -> Markup {
        let mut filled = String::with_capacity(2 * template.len());
        let mut parts = template.split("{{");
        filled.push_str(parts.next().unwrap_or_default());
        for part in parts {
            let (name, rest) = part.split_once("}}").unwrap_or((part, ""));
            if let Some((_, value)) = values.iter().find(|(known, _)| *known == name) {
                filled.push_str(&value.0);
            }
            filled.push_str(rest);
        }
        Markup(filled)
    }

    /// A script, a style or data of ours, which nothing of others can end.
    pub(crate) fn ours(content: String) -> Markup {
        Markup(content)
    }

    /// Several pieces in a row.
    pub(crate) fn all(pieces: impl IntoIterator<Item = Markup>) -> Markup {
        Markup(pieces.into_iter().map(|piece| piece.0).collect())
    }

    /// The HTML as it is sent.
    pub(crate) fn into_html(self) -> String {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_cannot_become_markup() {
        let name = Markup::text("<script>alert('1 & \"2\"')</script>");
        assert_eq!(name.into_html(), "&lt;script&gt;alert(&#39;1 &amp; &quot;2&quot;&#39;)&lt;/script&gt;");
    }

    #[test]
    fn templates_are_filled_once() {
        let values = [("a", Markup::text("{{b}}")), ("b", Markup::text("<"))];
        let filled = Markup::filled("<p>{{a}} {{b}} {{c}}</p>", &values);
        assert_eq!(filled.into_html(), "<p>{{b}} &lt; </p>");
    }
}
