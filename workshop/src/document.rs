//! Pages of the book that are made from the backends themselves.

use fluxions::{Backend, Exactness, Operator};
use fluxions_list::{self as list, Visitor};
use fluxions_scenarios::Scope;
use fluxions_scenarios::scenarios::deviations as found;
use std::fmt::Write;

/// The table of capabilities: `docs/src/capabilities.md`.
pub fn capabilities() -> String {
    let mut page = String::from(
        "# Capabilities\n\nMade by `cargo run --release -p fluxions-workshop -- capabilities`; the tests compare it with what the backends say \
         of themselves.\n\n| backend | native operators | nests inside others | exact | `.at` keeps the evaluation | prepared calls allocate |\n|---|---|---|---|---|---|\n",
    );
    for (c, _) in list::stated() {
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
        "# Deviations from the conventions\n\nMade by `cargo run --release -p fluxions-workshop -- deviations`; the tests compare it with what the \
         backends do. First derivatives of a function of (a, b); finite differences are not listed: they have no conventions.\n",
    );
    list::singles(&mut Deviations(&mut page));
    page
}

/// Writes the deviations of each exact backend.
struct Deviations<'p>(&'p mut String);

impl Visitor for Deviations<'_> {
    fn visit<B: Backend, K: Scope>(&mut self, backend: B, _: K) {
        let capabilities = backend.capabilities();
        if capabilities.exactness.first() != 0.0 {
            return;
        }
        let (page, found) = (&mut *self.0, found(&backend));
        let _ = write!(page, "\n## {}\n\n", capabilities.name);
        if found.is_empty() {
            page.push_str("None.\n");
            return;
        }
        page.push_str(
            "| function | (a, b) | value | gradient | value found | gradient found |\n|---|---|---|---|---|---|\n",
        );
        for deviation in found {
            let _ = writeln!(page, "{deviation}");
        }
    }
}
