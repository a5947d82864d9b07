//! Puts the modules that a page needs into one file. Sixty small files take ten times there and back on a line with six
//! connections, and more bytes for their headers than for themselves.
//!
//! A pack has each module as a function that the client's `pack.js` runs when it is needed: what is imported is asked
//! for by its path, what is exported is what the function returns. Comments on lines of their own stay here.

use std::fmt::Write as _;

use crate::modules::{Sources, needed_by, resolved};

/// Where every page begins. Its pack has what all pages need, and runs the others.
pub(crate) const MAIN: &str = "main.js";
/// What runs packs.
const RUNNER: &str = "pack.js";
/// The name of what a module exports without one.
const DEFAULT: &str = "exportedDefault";

/// A module with all that it needs, but for what every page has already. `None`: there is no such module.
pub(crate) fn pack(sources: &Sources, entry: &str) -> Option<String> {
    sources.get(entry).filter(|_| entry.ends_with(".js"))?;
    let everywhere = needed_by(sources, MAIN);
    if entry == MAIN {
        let modules = everywhere.iter().map(|path| defined(sources, path));
        let runner = without_comments(sources.get(RUNNER)?);
        return Some(format!("{runner}{}await need(\"{MAIN}\");\n", modules.collect::<String>()));
    }
    let needed = needed_by(sources, entry);
    let modules = needed.difference(&everywhere).map(|path| defined(sources, path));
    Some(format!("export default (define, need, at) => {{\n{}}};\n", modules.collect::<String>()))
}

/// A module as a function that returns what it exports.
fn defined(sources: &Sources, path: &str) -> String {
    let text = sources.get(path).map(|text| without_comments(text)).unwrap_or_default();
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
            body.push_str(&asked_for(path, &import));
        } else if let Some(rest) = line.strip_prefix("export default ") {
            exported.push(format!("default: {DEFAULT}"));
            let _ = write!(body, "const {DEFAULT} = {}", with_addresses(path, rest));
        } else if let Some((before, names)) = line.split_once("export{") {
            let names = names.trim_end_matches("};").split(',');
            exported.extend(names.map(|name| match name.split_once(" as ") {
                Some((inside, outside)) => format!("{outside}: {inside}"),
                None => name.to_owned(),
            }));
            body.push_str(before);
        } else if let Some(rest) = line.strip_prefix("export ") {
            exported.extend(name_of(rest).map(str::to_owned));
            body.push_str(&with_addresses(path, rest));
        } else {
            body.push_str(&with_addresses(path, line));
        }
        body.push('\n');
    }
    format!("define(\"{path}\", async () => {{\n{body}return {{ {} }};\n}});\n", exported.join(", "))
}

/// `import { a, b as c } from "./x.js";` as a question.
fn asked_for(path: &str, import: &str) -> String {
    let names_and_path = import.strip_prefix("import ").and_then(|rest| rest.rsplit_once(" from \""));
    let Some((names, from)) = names_and_path else { return import.to_owned() };
    let from = resolved(path, from.trim_end_matches("\";"));
    format!("const {} = await need(\"{from}\");", names.replace(" as ", ": "))
}

/// What is declared: `t` in `function t(id) {`.
fn name_of(declaration: &str) -> Option<&str> {
    let rest = declaration.strip_prefix("async ").unwrap_or(declaration);
    let rest = rest.split_once(' ')?.1;
    rest.split(|c: char| !(c.is_alphanumeric() || "_$".contains(c))).next().filter(|name| !name.is_empty())
}

/// A line that names other files relative to its own, as seen from a pack.
fn with_addresses(path: &str, line: &str) -> String {
    let line = line.replace("import.meta.url", &format!("at(\"{path}\")"));
    let mut parts = line.split("import(");
    let mut written = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let quote = part.chars().next().unwrap_or_default();
        let inside = part.get(quote.len_utf8()..).unwrap_or_default();
        let end = inside.find("${").or_else(|| inside.find(quote)).unwrap_or_default();
        let (import, rest) = inside.split_at(end);
        let _ = write!(written, "need({quote}{}{rest}", resolved(path, import));
    }
    written
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
    use crate::assets::sources;
    use crate::modules::asked_for_later;

    fn sources_of(files: &[(&str, &str)]) -> Sources {
        files.iter().map(|&(path, text)| (path.to_owned(), text.to_owned())).collect()
    }

    #[test]
    fn a_module_becomes_a_function() {
        let text = "// Why it exists.\n\nimport { a } from \"../core/a.js\";\nimport {\n  b as c,\n} from \"./b.js\";\n\n\
            /**\n * @param {number} one\n */\nexport async function d(one) {\n  return [a, c, one];\n}\n\
            export const e = /** @type {string} */ (\"e\");\nexport default { d };\n";
        let sources = sources_of(&[("main.js", ""), ("pack.js", ""), ("parts/x.js", text)]);
        let made = defined(&sources, "parts/x.js");
        assert_eq!(
            made,
            "define(\"parts/x.js\", async () => {\n\nconst { a } = await need(\"core/a.js\");\n\
             const {  b: c,} = await need(\"parts/b.js\");\n\nasync function d(one) {\n  return [a, c, one];\n}\n\
             const e =  (\"e\");\nconst exportedDefault = { d };\nreturn { d, e, default: exportedDefault };\n});\n"
        );
    }

    #[test]
    fn addresses_are_seen_from_the_pack() {
        let seen = |line| with_addresses("games/index.js", line);
        assert_eq!(seen("import(`./${game}/${part}.js`)"), "need(`games/${game}/${part}.js`)");
        assert_eq!(seen("show(await import(\"../parts/a.js\"));"), "show(await need(\"parts/a.js\"));");
        assert_eq!(seen("new URL(\"../x\", import.meta.url)"), "new URL(\"../x\", at(\"games/index.js\"))");
    }

    #[test]
    fn a_pack_has_everything_once() {
        let sources = sources();
        let main = pack(&sources, MAIN).expect("it is there");
        let page = pack(&sources, "pages/table.js").expect("it is there");
        let defines = |pack: &str, path: &str| pack.matches(&format!("define(\"{path}\"")).count();
        assert_eq!((defines(&main, "core/words.js"), defines(&page, "core/words.js")), (1, 0));
        assert_eq!((defines(&main, "table/state.js"), defines(&page, "table/state.js")), (0, 1));
        assert_eq!(pack(&sources, "pages/none.js"), None);
    }

    /// What the packer does not understand would be left as it is.
    #[test]
    fn nothing_of_a_module_is_left_in_a_pack() {
        let sources = sources();
        for entry in asked_for_later(&sources) {
            let pack = pack(&sources, &entry).expect("it is there");
            for (number, line) in pack.lines().enumerate().skip(1) {
                let is_left =
                    line.starts_with("import") || line.starts_with("export") || line.contains("import.");
                assert!(!is_left && !line.contains("/** @"), "{entry}:{}: {line}", number + 1);
            }
        }
    }
}
