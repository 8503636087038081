//! The first table: which backend for which function.

use crate::family::ranked;
use crate::html::{Escaped, Table};
use crate::model::{BackendInfo, Family, Report, Size};
use crate::number::{significant, time};

/// The table as HTML: for each family the fastest exact backend at three sizes, and how far `Auto` is from it.
pub(crate) fn table(report: &Report) -> String {
    let heads =
        ["function", "size", "fastest exact backend", "time per call", "× f", "× by hand", "Auto", "× the fastest"];
    let mut table = Table::new("glance", "The fastest exact backend, and what Auto chooses", &heads);
    for family in &report.families {
        let count = family.sizes.len();
        let mut chosen = vec![0, count / 2, count.saturating_sub(1)];
        chosen.dedup();
        for size in chosen.into_iter().filter_map(|i| family.sizes.get(i)) {
            let head = format!("<a href=\"#{}\">{}</a>", Escaped(&family.id), Escaped(&family.title));
            table.row("", &head, row(report, family, size));
        }
    }
    table.finish()
}

fn row(report: &Report, family: &Family, size: &Size) -> Vec<(&'static str, String)> {
    let second = report.operators.iter().any(|(name, order)| *name == family.operator && *order == 2);
    let is_exact = |b: &BackendInfo| if second { b.exact_second } else { b.exact };
    let exact = |name: &str| report.backends.iter().any(|b| b.name == name && is_exact(b));
    let ranked = ranked(size);
    let fastest = ranked.iter().find(|(measured, _)| exact(&measured.backend));
    let auto = ranked.iter().find(|(measured, _)| measured.backend == size.auto.backend);
    let text = |text: &str| ("text", Escaped(text).to_string());
    let mut cells = vec![text(&size.label)];
    match fastest {
        Some((measured, numbers)) => cells.extend([
            ("text", format!("<b>{}</b>", Escaped(&measured.backend))),
            ("", time(numbers.nanoseconds)),
            ("", significant(numbers.nanoseconds / size.f)),
            ("", significant(numbers.nanoseconds / size.hand.nanoseconds)),
        ]),
        None => cells.extend([text("–"), text("–"), text("–"), text("–")]),
    }
    cells.push(text(&size.auto.backend));
    let over = fastest.zip(auto).map(|(fastest, auto)| significant(auto.1.nanoseconds / fastest.1.nanoseconds));
    cells.push(("", over.unwrap_or_else(|| "–".into())));
    cells
}
