//! Puts the modules that a page needs into one file. Sixty small files take ten times there and back on a line with six
//! connections, and more bytes for their headers than for themselves.
//!
//! A pack has each module as a function that the client's `pack.js` runs when it is needed: what is imported is asked
//! for by its path, what is exported is what the function returns. Comments on lines of their own stay here.

use std::fmt::Write as _;

use crate::function_body::{FunctionBody, function_body, without_comments};
use crate::modules::{Sources, needed_by, resolved};

/// Where every page begins. Its pack has what all pages need, and runs the others.
pub(crate) const MAIN: &str = "main.js";
/// What runs packs.
const RUNNER: &str = "pack.js";

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
    let text = sources.get(path).map(String::as_str).unwrap_or_default();
    let import =
        |names: &str, from: &str| format!("const {names} = await need(\"{}\");", resolved(path, from));
    let FunctionBody { body, exports } = function_body(text, import, |line| with_addresses(path, line));
    format!("define(\"{path}\", async () => {{\n{body}return {{ {exports} }};\n}});\n")
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
