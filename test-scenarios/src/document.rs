//! Pages of the book that are made from the backends themselves.

use crate::backends::{Entry, singles};
use fluxions::{Exactness, Operator};
use std::fmt::Write;

/// The table of capabilities: `docs/src/capabilities.md`.
pub fn capabilities(entries: &[Entry]) -> String {
    let mut page = String::from(
        "# Capabilities\n\nMade by `cargo run --release -p fluxions-scenarios -- capabilities`; the tests compare it with what the backends say \
         of themselves.\n\n| backend | native operators | nests inside others | exact | `.at` keeps the evaluation | prepared calls allocate |\n|---|---|---|---|---|---|\n",
    );
    for entry in entries {
        let c = &entry.capabilities;
        let derived = Operator::ALL.iter().filter(|o| !c.native.contains(o)).map(|o| o.name());
        let derived: Vec<_> = derived.collect();
        let native = if derived.is_empty() { "all".into() } else { format!("all but {}", derived.join(", ")) };
        let error = |of: f64| if of == 0.0 { "to rounding".to_owned() } else { format!("to {of:.0e}") };
        let exact = match c.exactness {
            Exactness::Exact => error(0.0),
            Exactness::Approximate { first, second } => {
                format!("first order {}, second {}", error(first), error(second))
            }
        };
        let word = |yes: bool| if yes { "yes" } else { "no" };
        let (nests, keeps, allocates) = (word(c.nestable), word(c.keeps_evaluation), word(c.allocates));
        let _ = writeln!(page, "| {} | {native} | {nests} | {exact} | {keeps} | {allocates} |", c.name);
    }
    page
}

/// Where exact backends depart from the conventions: `docs/src/deviations.md`.
pub fn deviations() -> String {
    let mut page = String::from(
        "# Deviations from the conventions\n\nMade by `cargo run --release -p fluxions-scenarios -- deviations`; the tests compare it with what the \
         backends do. First derivatives of a function of (a, b); finite differences are not listed: they have no conventions.\n",
    );
    for entry in singles().iter().filter(|e| e.capabilities.exactness.first() == 0.0) {
        let found = (entry.deviations)();
        let _ = write!(page, "\n## {}\n\n", entry.capabilities.name);
        if found.is_empty() {
            page.push_str("None.\n");
            continue;
        }
        page.push_str(
            "| function | (a, b) | value | gradient | value found | gradient found |\n|---|---|---|---|---|---|\n",
        );
        found.iter().for_each(|deviation| {
            let _ = writeln!(page, "{deviation}");
        });
    }
    page
}
