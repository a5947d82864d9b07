//! Whether everybody can use a page, as far as a program can tell: axe-core.

use std::fs;

use serde_json::json;

use crate::page::{Page, text};
use crate::tools::Tools;

/// Runs the check, and puts what is serious into words.
const CHECK: &str = r"axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, impact, help, nodes }) => nodes.map(({ html, target, failureSummary }) =>
        `${impact} ${id}: ${help}\n  ${target.join(' ')}: ${html}\n  ${failureSummary.replaceAll('\n', '\n  ')}`)))";

impl Page {
    /// What bars people from using the page, seriously or altogether, in words; nothing if all is well.
    #[track_caller]
    pub fn axe(&self) -> Vec<String> {
        self.settle();
        if self.eval("typeof axe") == json!("undefined") {
            let path = Tools::get().packages.join("axe-core/axe.min.js");
            let script =
                fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            // A content security policy has no say in what is evaluated here.
            self.eval(&format!("{script}\n;0"));
        }
        let told = self.eval(CHECK);
        told.as_array().into_iter().flatten().map(text).collect()
    }
}
