//! A module as the body of a function that returns what it exports: what packs and pages of a single file are made of.

use std::fmt::Write as _;

/// The name of what a module exports without one.
const DEFAULT: &str = "exportedDefault";

/// The body of a function that does what a module does, and the entries of the object that it returns.
pub(crate) struct FunctionBody {
    pub(crate) body: String,
    pub(crate) exports: String,
}

/// Turns the text of a module into a function's body, without its comments. `import` writes what takes the place of
/// `import { a, b as c } from "./x.js";`, given `{ a, b: c }` and the path; `line` may change every other line.
pub(crate) fn function_body(
    text: &str,
    import: impl Fn(&str, &str) -> String,
    line: impl Fn(&str) -> String,
) -> FunctionBody {
    let text = without_comments(text);
    let mut exports: Vec<String> = Vec::new();
    let mut body = String::with_capacity(text.len());
    let mut lines = text.lines();
    while let Some(next) = lines.next() {
        if next.starts_with("import ") {
            let mut whole = next.to_owned();
            while !whole.ends_with("\";") {
                let Some(next) = lines.next() else { break };
                whole.push_str(next);
            }
            body.push_str(&match names_and_path(&whole) {
                Some((names, path)) => import(&names, path),
                None => whole,
            });
        } else if let Some(rest) = next.strip_prefix("export default ") {
            exports.push(format!("default: {DEFAULT}"));
            let _ = write!(body, "const {DEFAULT} = {}", line(rest));
        } else if let Some((before, names)) = next.split_once("export{") {
            let names = names.trim_end_matches("};").split(',');
            exports.extend(names.map(|name| match name.split_once(" as ") {
                Some((inside, outside)) => format!("{outside}: {inside}"),
                None => name.to_owned(),
            }));
            body.push_str(before);
        } else if let Some(rest) = next.strip_prefix("export ") {
            exports.extend(name_of(rest).map(str::to_owned));
            body.push_str(&line(rest));
        } else {
            body.push_str(&line(next));
        }
        body.push('\n');
    }
    FunctionBody { body, exports: exports.join(", ") }
}

/// `import { a, b as c } from "./x.js";` as the left side of a declaration, and the path.
fn names_and_path(import: &str) -> Option<(String, &str)> {
    let (names, path) = import.strip_prefix("import ")?.rsplit_once(" from \"")?;
    let names =
        if names.starts_with('{') { names.replace(" as ", ": ") } else { format!("{{ default: {names} }}") };
    Some((names, path.trim_end_matches("\";")))
}

/// What is declared: `t` in `function t(id) {`.
fn name_of(declaration: &str) -> Option<&str> {
    let rest = declaration.strip_prefix("async ").unwrap_or(declaration);
    let rest = rest.split_once(' ')?.1;
    rest.split(|c: char| !(c.is_alphanumeric() || "_$".contains(c))).next().filter(|name| !name.is_empty())
}

/// A module or a style without comments that have lines of their own, and without types.
pub(crate) fn without_comments(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut is_inside = false;
    for line in text.lines() {
        let trimmed = line.trim_start();
        if is_inside {
            is_inside = !trimmed.ends_with("*/");
        } else if trimmed.starts_with("/*") && !trimmed.contains("*/") {
            is_inside = true;
        } else if !trimmed.starts_with("//") {
            let line = without_inner_comments(line);
            if !line.trim().is_empty() || trimmed.is_empty() {
                kept.push_str(line.trim_end());
                kept.push('\n');
            }
        }
    }
    kept
}

/// A line without `/** @type {…} */`, and without a comment that is all there is.
fn without_inner_comments(line: &str) -> String {
    let mut kept = String::with_capacity(line.len());
    let mut rest = line;
    while let Some((before, comment)) = rest.split_once("/*") {
        let is_type = comment.starts_with("* @") || before.trim().is_empty();
        match comment.split_once("*/").filter(|_| is_type) {
            Some((_, after)) => {
                kept.push_str(before);
                rest = after;
            }
            None => {
                kept.push_str(before);
                kept.push_str("/*");
                rest = comment;
            }
        }
    }
    kept.push_str(rest);
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_exported_in_one_line_is_found() {
        let made = function_body("var e=1,n=2;export{e as h,n};\n", |_, _| String::new(), str::to_owned);
        assert_eq!((made.body.as_str(), made.exports.as_str()), ("var e=1,n=2;\n", "h: e, n"));
    }

    #[test]
    fn comments_on_lines_of_their_own_are_left_out() {
        let text = "/* one */\na {\n  /* two\n     lines */\n  b: c; /* kept */\n}\n// three\n";
        assert_eq!(without_comments(text), "a {\n  b: c; /* kept */\n}\n");
    }
}
