//! What is different between two JSON values, much shorter than the second: a game in a file is its first moment and
//! what changed from each to the next. `moments.js` puts them together again.

use serde_json::{Map, Value, json};

/// What makes `after` of `before`: by key, or by place in a list of the same length; in brackets what takes its place, and
/// empty brackets for what is gone.
pub(super) fn difference(before: &Value, after: &Value) -> Value {
    match (before, after) {
        (Value::Object(before), Value::Object(after)) => {
            let gone =
                before.keys().filter(|key| !after.contains_key(*key)).map(|key| (key.clone(), json!([])));
            let changed = after.iter().filter_map(|(key, value)| match before.get(key) {
                Some(old) if old == value => None,
                Some(old) => Some((key.clone(), difference(old, value))),
                None => Some((key.clone(), json!([value]))),
            });
            Value::Object(gone.chain(changed).collect::<Map<String, Value>>())
        }
        (Value::Array(before), Value::Array(after)) if before.len() == after.len() => {
            let pairs = before.iter().zip(after).enumerate().filter(|(_, (old, new))| old != new);
            Value::Object(pairs.map(|(at, (old, new))| (at.to_string(), difference(old, new))).collect())
        }
        _ if before == after => json!({}),
        _ => json!([after]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_changed_is_written() {
        let before = json!({ "a": [1, { "b": null }], "c": "x", "gone": 1, "same": [1, 2] });
        let after = json!({ "a": [1, { "b": 5 }], "c": "y", "new": [], "same": [1, 2] });
        let change = json!({ "a": { "1": { "b": [5] } }, "c": ["y"], "gone": [], "new": [[]] });
        assert_eq!(difference(&before, &after), change);
        assert_eq!(difference(&json!([1]), &json!([1, 2])), json!([[1, 2]]));
        assert_eq!(difference(&before, &before), json!({}));
    }
}
