//! Patterns as a client reads them, by the description in `docs/languages.md`.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};

use crate::plural::Plurals;

/// The variables of a pattern.
#[derive(Debug, Default)]
pub(crate) struct Variables {
    pub(crate) shown: BTreeSet<String>,
    pub(crate) selected: BTreeSet<String>,
}

impl Variables {
    pub(crate) fn all(&self) -> BTreeSet<String> {
        self.shown.union(&self.selected).cloned().collect()
    }
}

/// A choice in a pattern.
#[derive(Clone, Copy)]
pub(crate) struct Select<'a> {
    pub(crate) variable: &'a str,
    pub(crate) cases: &'a Map<String, Value>,
    pub(crate) default: &'a str,
}

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

impl<'a> Select<'a> {
    fn of(part: &'a Value) -> Option<Select<'a>> {
        let variable = part.get("select")?.as_str()?;
        Some(Select { variable, cases: part["cases"].as_object()?, default: part["default"].as_str()? })
    }

    /// The plural categories among its keys.
    pub(crate) fn categories(&self) -> impl Iterator<Item = &'a str> {
        self.cases.keys().map(String::as_str).filter(|key| CATEGORIES.contains(key))
    }

    /// Whether it chooses by number.
    pub(crate) fn is_plural(&self) -> bool {
        let is_number = |key: &String| CATEGORIES.contains(&key.as_str()) || key.parse::<f64>().is_ok();
        self.cases.keys().all(is_number)
    }
}

/// The parts of a pattern.
fn parts(pattern: &Value) -> &[Value] {
    match pattern {
        Value::Array(parts) => parts,
        text => std::slice::from_ref(text),
    }
}

/// All choices in a pattern, those within others too.
pub(crate) fn selects(pattern: &Value) -> Vec<Select<'_>> {
    let own = parts(pattern).iter().filter_map(Select::of);
    own.flat_map(|select| std::iter::once(select).chain(select.cases.values().flat_map(selects))).collect()
}

/// The variables of a pattern.
pub(crate) fn variables(pattern: &Value) -> Variables {
    let mut variables = Variables::default();
    for part in parts(pattern) {
        if let Some(name) = part.get("var").and_then(Value::as_str) {
            variables.shown.insert(name.to_owned());
        }
        if let Some(select) = Select::of(part) {
            variables.selected.insert(select.variable.to_owned());
            for case in select.cases.values().map(self::variables) {
                variables.shown.extend(case.shown);
                variables.selected.extend(case.selected);
            }
        }
    }
    variables
}

/// The text that a client makes of a pattern.
pub(crate) fn formatted(pattern: &Value, arguments: &BTreeMap<String, Value>, plurals: &Plurals) -> String {
    let shown = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let part = |part: &Value| match Select::of(part) {
        Some(select) => {
            let value = &arguments[select.variable];
            let category = value.as_i64().and_then(|number| select.cases.get(plurals.category(number)));
            let case = select.cases.get(&shown(value)).or(category).unwrap_or(&select.cases[select.default]);
            formatted(case, arguments, plurals)
        }
        None => part.as_str().map_or_else(|| shown(&arguments[part["var"].as_str().unwrap()]), str::to_owned),
    };
    parts(pattern).iter().map(part).collect()
}
