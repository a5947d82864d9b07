//! Modules of the client as one plain script, for a page that is a single file: there is nowhere to load modules from.
//!
//! Each module becomes a function that runs at once and returns what it exports; what it imports comes from those before
//! it. Comments that have lines of their own stay behind.

use std::collections::BTreeSet;

use crate::function_body::{FunctionBody, function_body};
use crate::modules::{imports, resolved};

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
    let import = |names: &str, from: &str| format!("const {names} = modules[\"{}\"];", resolved(path, from));
    let FunctionBody { body, exports } = function_body(text, import, str::to_owned);
    format!("modules[\"{path}\"] = (() => {{\n{body}return {{ {exports} }};\n}})();\n")
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
             modules[\"core/a.js\"] = (() => {\nconst a =  (\"a\");\nreturn { a };\n})();\n\
             modules[\"ui.js\"] = (() => {\nconst {  a,} = modules[\"core/a.js\"];\n\
             const exportedDefault = { a };\nreturn { default: exportedDefault };\n})();\n\
             modules[\"page/main.js\"] = (() => {\n\nconst { a: b } = modules[\"core/a.js\"];\n\
             const { default: ui } = modules[\"ui.js\"];\n\n\
             async function go(one) {\n  return [b, one];\n}\nreturn { go };\n})();\n\
             modules[\"page/main.js\"].go();\n})();\n"
        );
    }
}
