//! One message on its way to a pattern: what it refers to is put in its place.

use std::collections::HashMap;

use fluent_syntax::ast::{
    CallArguments, Expression, Identifier, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;
use serde_json::{Map, Value, json};

use super::{CompileError, Definitions};

/// Where an expression stands: in which message, reached over which references, and with which variables.
pub(crate) struct Scope<'a> {
    definitions: &'a Definitions<'a>,
    /// What is being put in place, from the message itself to the innermost reference.
    path: Vec<String>,
    /// In a term, what it is given; a message has the variables of whoever formats it.
    given: Option<HashMap<&'a str, String>>,
}

/// What a choice is made by.
enum Selected {
    /// By a variable, when the message is formatted.
    Variable(String),
    /// By this text, now.
    Known(String),
    /// By nothing: the default is taken.
    Nothing,
}

impl<'a> Scope<'a> {
    pub(crate) fn new(definitions: &'a Definitions<'a>, id: &str) -> Scope<'a> {
        Scope { definitions, path: vec![id.to_owned()], given: None }
    }

    /// The pattern of the message itself.
    pub(crate) fn message(&self) -> Result<Value, CompileError> {
        match self.definitions.get(self.id()) {
            Some(pattern) => Ok(closed(self.parts(pattern)?)),
            None => Err(self.unknown(self.id())),
        }
    }

    /// The message that all this is for.
    fn id(&self) -> &str {
        self.path.first().map_or("", String::as_str)
    }

    fn unknown(&self, target: &str) -> CompileError {
        CompileError::Unknown { id: self.id().to_owned(), target: target.to_owned() }
    }

    fn parts(&self, pattern: &'a Pattern<&'a str>) -> Result<Vec<Value>, CompileError> {
        let mut parts = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => push(&mut parts, vec![json!(value)]),
                PatternElement::Placeable { expression } => push(&mut parts, self.expression(expression)?),
            }
        }
        Ok(parts)
    }

    fn expression(&self, expression: &'a Expression<&'a str>) -> Result<Vec<Value>, CompileError> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => self.select(selector, variants),
        }
    }

    fn inline(&self, inline: &'a InlineExpression<&'a str>) -> Result<Vec<Value>, CompileError> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                Ok(vec![json!(unescape_unicode_to_string(value).into_owned())])
            }
            InlineExpression::NumberLiteral { value } => Ok(vec![json!(value)]),
            InlineExpression::FunctionReference { .. } => {
                Ok(vec![json!({ "var": self.number_of_variable(inline)? })])
            }
            InlineExpression::VariableReference { id } => self.variable(id.name),
            InlineExpression::MessageReference { id, attribute } => {
                let target = reference("", id, attribute.as_ref());
                self.refer(target, self.given.clone())
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                let target = reference("-", id, attribute.as_ref());
                self.refer(target, Some(self.given_to_term(arguments.as_ref())?))
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn variable(&self, name: &str) -> Result<Vec<Value>, CompileError> {
        let Some(given) = &self.given else { return Ok(vec![json!({ "var": name })]) };
        let known = given.get(name).map(|text| vec![json!(text)]);
        known
            .ok_or_else(|| CompileError::TermVariable { id: self.id().to_owned(), variable: name.to_owned() })
    }

    /// What stands under another id, in place of the reference to it.
    fn refer(
        &self,
        target: String,
        given: Option<HashMap<&'a str, String>>,
    ) -> Result<Vec<Value>, CompileError> {
        if self.path.contains(&target) {
            return Err(CompileError::Endless(self.id().to_owned()));
        }
        let pattern = *self.definitions.get(&target).ok_or_else(|| self.unknown(&target))?;
        let path = self.path.iter().cloned().chain([target]).collect();
        Scope { definitions: self.definitions, path, given }.parts(pattern)
    }

    /// The texts that a term is given: `-card(case: "genitive")`.
    fn given_to_term(
        &self,
        arguments: Option<&'a CallArguments<&'a str>>,
    ) -> Result<HashMap<&'a str, String>, CompileError> {
        let mut given = HashMap::new();
        for argument in arguments.iter().flat_map(|arguments| &arguments.named) {
            let InlineExpression::StringLiteral { value } = &argument.value else {
                return Err(CompileError::Selector(self.id().to_owned()));
            };
            given.insert(argument.name.name, unescape_unicode_to_string(value).into_owned());
        }
        Ok(given)
    }

    /// The variable in `NUMBER($variable)`, the only call that clients need not know about.
    fn number_of_variable(&self, call: &'a InlineExpression<&'a str>) -> Result<&'a str, CompileError> {
        let InlineExpression::FunctionReference { id, arguments } = call else {
            return Err(CompileError::Selector(self.id().to_owned()));
        };
        match (id.name, arguments.positional.as_slice(), arguments.named.as_slice()) {
            ("NUMBER", [InlineExpression::VariableReference { id }], []) if self.given.is_none() => {
                Ok(id.name)
            }
            _ => Err(CompileError::Function { id: self.id().to_owned(), function: id.name.to_owned() }),
        }
    }

    fn select(
        &self,
        selector: &'a InlineExpression<&'a str>,
        variants: &'a [Variant<&'a str>],
    ) -> Result<Vec<Value>, CompileError> {
        let default = variants.iter().find(|variant| variant.default);
        let default = default.ok_or_else(|| CompileError::Selector(self.id().to_owned()))?;
        let name = match self.selected(selector)? {
            Selected::Variable(name) => name,
            Selected::Known(text) => {
                let chosen = variants.iter().find(|variant| key(variant) == text).unwrap_or(default);
                return self.parts(&chosen.value);
            }
            Selected::Nothing => return self.parts(&default.value),
        };
        let mut cases = Map::new();
        for variant in variants {
            cases.insert(key(variant).to_owned(), closed(self.parts(&variant.value)?));
        }
        Ok(vec![json!({ "select": name, "cases": cases, "default": key(default) })])
    }

    fn selected(&self, selector: &'a InlineExpression<&'a str>) -> Result<Selected, CompileError> {
        match selector {
            InlineExpression::VariableReference { id } => Ok(match &self.given {
                None => Selected::Variable(id.name.to_owned()),
                Some(given) => given.get(id.name).cloned().map_or(Selected::Nothing, Selected::Known),
            }),
            InlineExpression::FunctionReference { .. } => {
                Ok(Selected::Variable(self.number_of_variable(selector)?.to_owned()))
            }
            InlineExpression::StringLiteral { .. } | InlineExpression::TermReference { .. } => {
                match self.inline(selector)?.as_slice() {
                    [Value::String(text)] => Ok(Selected::Known(text.clone())),
                    _ => Err(CompileError::Selector(self.id().to_owned())),
                }
            }
            _ => Err(CompileError::Selector(self.id().to_owned())),
        }
    }
}

/// The id of what is referred to.
fn reference(sign: &str, id: &Identifier<&str>, attribute: Option<&Identifier<&str>>) -> String {
    let attribute = attribute.map_or(String::new(), |attribute| format!(".{}", attribute.name));
    format!("{sign}{}{attribute}", id.name)
}

fn key<'a>(variant: &Variant<&'a str>) -> &'a str {
    match &variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// Adds parts, so that texts side by side become one.
fn push(parts: &mut Vec<Value>, more: Vec<Value>) {
    for part in more {
        match (parts.last_mut(), part) {
            (Some(Value::String(last)), Value::String(text)) => last.push_str(&text),
            (_, part) => parts.push(part),
        }
    }
}

/// The pattern of some parts: a text alone stands for itself.
fn closed(mut parts: Vec<Value>) -> Value {
    match (parts.pop(), parts.is_empty()) {
        (None, _) => json!(""),
        (Some(Value::String(text)), true) => Value::String(text),
        (Some(last), _) => {
            parts.push(last);
            Value::Array(parts)
        }
    }
}
