//! Modules of the client as one plain script, for a page that is a single file: there is nowhere to load modules from.
//!
//! Each module becomes a function that runs at once and returns what it exports; what it imports comes from those before
//! it. Comments that have lines of their own stay behind.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::modules::{imports, resolved};

/// The name of what a module exports without one.
const DEFAULT: &str = "exportedDefault";

/// One script of some modules and all that they import, followed by a statement of ours. `source` knows the text of a
/// module; in the script, `modules` has what each exports, by its path.
pub(crate) fn bundle(entries: &[String], statement: &str, source: impl Fn(&str) -> Option<String>) -> String {
    let mut order = Vec::new();
    let mut seen = BTreeSet::new();
    for entry in entries {
        visit(entry, &source, &mut seen, &mut order);
    }
    let modules: String = order.iter().map(|(path, text)| defined(path, text)).collect();
    format!("\"use strict\";\n(() => {{\nconst modules = {{}};\n{modules}{statement}\n}})();\n")
}

/// Adds a module behind all that it imports.
fn visit(
    path: &str,
    source: &impl Fn(&str) -> Option<String>,
    seen: &mut BTreeSet<String>,
    order: &mut Vec<(String, String)>,
) {
    if !seen.insert(path.to_owned()) {
        return;
    }
    let Some(text) = source(path) else { return };
    for import in imports(&text) {
        visit(&resolved(path, import), source, seen, order);
    }
    order.push((path.to_owned(), text));
}

/// A module as a function that returns what it exports.
fn defined(path: &str, text: &str) -> String {
    let text = without_comments(text);
    let mut exported: Vec<String> = Vec::new();
    let mut body = String::with_capacity(text.len());
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if line.starts_with("import ") {
            let mut import = line.to_owned();
            while !import.ends_with("\";") {
                let Some(next) = lines.next() else { break };
                import.push_str(next);
            }
            body.push_str(&taken(path, &import));
        } else if let Some(rest) = line.strip_prefix("export default ") {
            exported.push(format!("default: {DEFAULT}"));
            let _ = write!(body, "const {DEFAULT} = {rest}");
        } else if let Some((before, names)) = line.split_once("export{") {
            exported.extend(names.trim_end_matches("};").split(',').map(
                |name| match name.split_once(" as ") {
                    Some((inside, outside)) => format!("{outside}: {inside}"),
                    None => name.to_owned(),
                },
            ));
            body.push_str(before);
        } else if let Some(rest) = line.strip_prefix("export ") {
            exported.extend(name_of(rest).map(str::to_owned));
            body.push_str(rest);
        } else {
            body.push_str(line);
        }
        body.push('\n');
    }
    format!("modules[\"{path}\"] = (() => {{\n{body}return {{ {} }};\n}})();\n", exported.join(", "))
}

/// `import { a, b as c } from "./x.js";` as a declaration.
fn taken(path: &str, import: &str) -> String {
    let names_and_path = import.strip_prefix("import ").and_then(|rest| rest.rsplit_once(" from \""));
    let Some((names, from)) = names_and_path else { return import.to_owned() };
    let from = resolved(path, from.trim_end_matches("\";"));
    let names =
        if names.starts_with('{') { names.replace(" as ", ": ") } else { format!("{{ default: {names} }}") };
    format!("const {names} = modules[\"{from}\"];")
}

/// What is declared: `t` in `function t(id) {`.
fn name_of(declaration: &str) -> Option<&str> {
    let rest = declaration.strip_prefix("async ").unwrap_or(declaration);
    let rest = rest.split_once(' ')?.1;
    rest.split(|c: char| !(c.is_alphanumeric() || "_$".contains(c))).next().filter(|name| !name.is_empty())
}

/// A module or a style without the comments that have lines of their own.
pub(crate) fn without_comments(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut is_inside = false;
    for line in text.lines() {
        let trimmed = line.trim_start();
        if is_inside {
            is_inside = !trimmed.ends_with("*/");
        } else if trimmed.starts_with("/*") && (!trimmed.contains("*/") || trimmed.ends_with("*/")) {
            is_inside = !trimmed.contains("*/");
        } else if !trimmed.starts_with("//") && !trimmed.is_empty() {
            kept.push_str(line.trim_end());
            kept.push('\n');
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_become_functions_in_the_order_of_their_imports() {
        let source = |path: &str| {
            let text = match path {
                "page/main.js" => {
                    "// Why it exists.\n\nimport start, { a as b } from \"../core/a.js\";\n"
                        .replace("start, ", "")
                        + "import ui from \"../ui.js\";\n\n/**\n * @param {number} one\n */\n\
                           export async function go(one) {\n  return [b, one];\n}\n"
                }
                "core/a.js" => "export const a = /** @type {string} */ (\"a\");\n".to_owned(),
                "ui.js" => "import {\n  a,\n} from \"./core/a.js\";\nexport default { a };\n".to_owned(),
                _ => return None,
            };
            Some(text)
        };
        let made = bundle(&["page/main.js".to_owned()], "modules[\"page/main.js\"].go();", source);
        assert_eq!(
            made,
            "\"use strict\";\n(() => {\nconst modules = {};\n\
             modules[\"core/a.js\"] = (() => {\nconst a = /** @type {string} */ (\"a\");\nreturn { a };\n})();\n\
             modules[\"ui.js\"] = (() => {\nconst {  a,} = modules[\"core/a.js\"];\n\
             const exportedDefault = { a };\nreturn { default: exportedDefault };\n})();\n\
             modules[\"page/main.js\"] = (() => {\nconst { a: b } = modules[\"core/a.js\"];\n\
             const { default: ui } = modules[\"ui.js\"];\n\
             async function go(one) {\n  return [b, one];\n}\nreturn { go };\n})();\n\
             modules[\"page/main.js\"].go();\n})();\n"
        );
    }

    #[test]
    fn what_others_exported_in_one_line_is_found() {
        let made = defined("vendor/x.js", "var e=1,n=2;export{e as h,n};\n");
        assert_eq!(made, "modules[\"vendor/x.js\"] = (() => {\nvar e=1,n=2;\nreturn { h: e, n };\n})();\n");
    }

    #[test]
    fn comments_on_lines_of_their_own_are_left_out() {
        let text = "/* one */\na {\n  /* two\n     lines */\n  b: c; /* kept */\n}\n\n// three\n";
        assert_eq!(without_comments(text), "a {\n  b: c; /* kept */\n}\n");
    }
}
