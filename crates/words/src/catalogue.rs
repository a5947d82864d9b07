//! The messages of one language, ready to be formatted.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// What a variable of a message stands for: a text or a number.
pub type Argument<'a> = FluentValue<'a>;

/// The messages of one language.
pub(crate) struct Catalogue(FluentBundle<FluentResource>);

impl Catalogue {
    /// The messages of a file. What cannot be read in it is left out; tests see to it that nothing is.
    pub(crate) fn new(code: &str, source: &str) -> Catalogue {
        let language: LanguageIdentifier = code.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // The marks that would isolate what is filled in have a width on some terminals.
        bundle.set_use_isolating(false);
        // Only that the function is there already could be wrong with it.
        let _ = bundle.add_builtins();
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
        Catalogue(bundle)
    }

    /// The text of a message, or of its attribute for `message.attribute`; `None` if there is none.
    pub(crate) fn text(&self, id: &str, arguments: &[(&str, Argument<'_>)]) -> Option<String> {
        let (message, attribute) = id.split_once('.').map_or((id, None), |(id, name)| (id, Some(name)));
        let message = self.0.get_message(message)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let arguments: FluentArgs<'_> = arguments.iter().cloned().collect();
        // A variable that is not given shows as its name: better than no text at all.
        let text = self.0.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned();
        (!text.is_empty()).then_some(text)
    }
}
