//! JSON schemas as TypeScript, as far as the contract's schemas go.

use serde_json::{Map, Value};

const HEADER: &str = "// Generated from crates/protocol: what the server sends and takes. To write it anew:\n\
                      // UPDATE=1 cargo test -p rollwright-protocol --test contract\n";

/// The declarations of all schemas.
pub(crate) fn declarations(schemas: &Map<String, Value>) -> String {
    let declarations = schemas.iter().map(|(name, schema)| declaration(name, schema));
    format!("{HEADER}\n{}", declarations.collect::<Vec<_>>().join("\n"))
}

fn declaration(name: &str, schema: &Value) -> String {
    let comment = comment(schema, "");
    if schema.get("properties").is_some() && alternatives(schema).is_none() {
        return format!("{comment}export interface {name} {}\n", members(schema, ""));
    }
    let expression = expression(schema, "");
    let space = if expression.starts_with('\n') { "" } else { " " };
    format!("{comment}export type {name} ={space}{expression};\n")
}

fn comment(schema: &Value, indent: &str) -> String {
    let words = schema.get("description").and_then(Value::as_str).map(|text| text.replace('\n', " "));
    words.map_or_else(String::new, |words| format!("{indent}/** {words} */\n"))
}

/// What a schema lists of which one has to be; a list that only says which keys are needed is none.
fn alternatives(schema: &Value) -> Option<&Vec<Value>> {
    let list = schema.get("oneOf").or_else(|| schema.get("anyOf"))?.as_array()?;
    let only_says_required = |one: &Value| one.as_object().is_some_and(|one| one.keys().eq(["required"]));
    (!list.iter().all(only_says_required)).then_some(list)
}

fn expression(schema: &Value, indent: &str) -> String {
    if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
        return reference.rsplit('/').next().unwrap().to_owned();
    }
    if let Some(value) = schema.get("const") {
        return value.to_string();
    }
    if let Some(values) = schema.get("enum").and_then(Value::as_array) {
        return values.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
    }
    if let Some(list) = alternatives(schema) {
        return union(list, indent);
    }
    match schema.get("type") {
        Some(Value::String(kind)) => of_kind(kind, schema, indent),
        Some(Value::Array(kinds)) => {
            let kinds = kinds.iter().filter_map(Value::as_str);
            kinds.map(|kind| of_kind(kind, schema, indent)).collect::<Vec<_>>().join(" | ")
        }
        _ => "any".to_owned(),
    }
}

/// Alternatives, one a line if they are explained.
fn union(list: &[Value], indent: &str) -> String {
    if list.iter().all(|one| one.get("description").is_none()) {
        return list.iter().map(|one| expression(one, indent)).collect::<Vec<_>>().join(" | ");
    }
    let inner = format!("{indent}  ");
    let line = |one: &Value| format!("\n{}{inner}| {}", comment(one, &inner), expression(one, &inner));
    list.iter().map(line).collect()
}

fn of_kind(kind: &str, schema: &Value, indent: &str) -> String {
    match kind {
        "integer" | "number" => "number".to_owned(),
        "array" => {
            let items =
                schema.get("items").map_or_else(|| "any".to_owned(), |items| expression(items, indent));
            if items.contains(" | ") { format!("({items})[]") } else { format!("{items}[]") }
        }
        "object" => object(schema, indent),
        "string" | "boolean" | "null" => kind.to_owned(),
        _ => panic!("{kind} is not known"),
    }
}

fn object(schema: &Value, indent: &str) -> String {
    if schema.get("properties").is_some() {
        return members(schema, indent);
    }
    let by_pattern =
        schema.get("patternProperties").and_then(|patterns| patterns.as_object()?.values().next());
    let values =
        by_pattern.or_else(|| schema.get("additionalProperties")).filter(|values| values.is_object());
    format!(
        "Record<string, {}>",
        values.map_or_else(|| "any".to_owned(), |values| expression(values, indent))
    )
}

/// The keys of an object.
fn members(schema: &Value, indent: &str) -> String {
    let empty = Map::new();
    let properties = schema["properties"].as_object().unwrap_or(&empty);
    let required = schema.get("required").and_then(Value::as_array);
    let is_required = |key: &String| required.is_some_and(|required| required.iter().any(|one| one == key));
    let inner = format!("{indent}  ");
    let mut members = String::new();
    for (key, value) in properties {
        let expression = expression(value, &inner);
        // What may be missing is missing, and not null.
        let (mark, expression) = match is_required(key) {
            true => ("", expression.as_str()),
            false => ("?", expression.trim_end_matches(" | null")),
        };
        members += &format!("{}{inner}{key}{mark}: {expression};\n", comment(value, &inner));
    }
    if schema.get("additionalProperties").is_some_and(|more| *more == true) {
        members += &format!("{inner}[key: string]: any;\n");
    }
    format!("{{\n{members}{indent}}}")
}
