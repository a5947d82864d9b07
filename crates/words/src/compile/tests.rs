//! What becomes of messages of every kind.

use serde_json::json;

use super::*;

fn compiled(source: &str) -> Value {
    let compiled = compile(source);
    assert_eq!(compiled.errors, [], "{source}");
    Value::Object(compiled.patterns)
}

fn errors(source: &str) -> Vec<CompileError> {
    compile(source).errors
}

#[test]
fn plain_messages_are_texts() {
    assert_eq!(compiled("# A comment\na = One\nb = Two\n  lines\n"), json!({"a": "One", "b": "Two\nlines"}));
    assert_eq!(compiled(r#"a = { "" }{ "\u00e6" }{ 5 }"#), json!({"a": "æ5"}));
}

#[test]
fn variables_and_choices_are_parts() {
    let source = "
won = { $name } won { NUMBER($count) ->
    [0] nothing
    [one] one game
   *[other] { $count } games
}.
";
    let expected = json!({"won": [
        {"var": "name"}, " won ",
        {"select": "count", "default": "other",
         "cases": {"0": "nothing", "one": "one game", "other": [{"var": "count"}, " games"]}},
        ".",
    ]});
    assert_eq!(compiled(source), expected);
}

#[test]
fn references_are_put_in_place() {
    let source = r#"
-card = { $case ->
    [genitive] Karte's
   *[nominative] Karte
}
    .gender = feminine
sun = sun
    .many = suns
of = the { -card(case: "genitive") } { sun.many }, { -card }
whose = { -card.gender ->
    [feminine] her
   *[other] its
} { sun } { $count }
"#;
    let expected = json!({
        "sun": "sun", "sun.many": "suns",
        "of": "the Karte's suns, Karte",
        "whose": ["her sun ", {"var": "count"}],
    });
    assert_eq!(compiled(source), expected);
}

#[test]
fn what_clients_cannot_do_is_an_error() {
    let function = CompileError::Function { id: "a".to_owned(), function: "DATETIME".to_owned() };
    assert_eq!(errors("a = { DATETIME($day) }"), [function]);
    let number = CompileError::Function { id: "a".to_owned(), function: "NUMBER".to_owned() };
    assert_eq!(errors("a = { NUMBER($n, minimumFractionDigits: 2) }"), [number]);
    let unknown = CompileError::Unknown { id: "a".to_owned(), target: "-b".to_owned() };
    assert_eq!(errors("a = { -b }"), [unknown]);
    assert_eq!(errors("a = { b }\nb = { a }").len(), 2);
    assert_eq!(errors("a = one\na = two"), [CompileError::Twice("a".to_owned())]);
    assert_eq!(errors("a = one\nb\n"), [CompileError::Junk("b".to_owned())]);
    let variable = CompileError::TermVariable { id: "a".to_owned(), variable: "name".to_owned() };
    assert_eq!(errors("-b = { $name }\na = { -b }"), [variable]);
}
