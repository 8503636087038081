//! The certified matrix.

use crate::html::{Escaped, Table, add};
use crate::model::{Cell, MatrixRow, Report};
use crate::number::{exactness, grouped};

/// The matrix as HTML: the backends alone, then pairs, then which pairs there can be.
pub(crate) fn section(report: &Report) -> String {
    if report.matrix.is_empty() {
        return "<p>The matrix was not run for this report.</p>".into();
    }
    let (pairs, singles): (Vec<_>, Vec<_>) = report.matrix.iter().partition(|row| row.backend.contains('/'));
    let mut html = verdict(&report.matrix);
    html.push_str(&table(report, &singles, "Backends"));
    add!(
        html,
        "<p class=\"fine\">Contexts, the arguments that are not differentiated: {}.</p>",
        Escaped(&contexts(report).join(", "))
    );
    if !pairs.is_empty() {
        add!(html, "<details><summary>Pairs: one backend over another, for second derivatives</summary>");
        html.push_str(&table(report, &pairs, "Pairs, outer / inner"));
        html.push_str(&grid(&singles, &pairs));
        html.push_str("</details>");
    }
    html
}

fn verdict(rows: &[MatrixRow]) -> String {
    let checks: usize = rows.iter().map(|row| row.checks).sum();
    let failures: usize = rows.iter().map(|row| row.failures).sum();
    let number = |of: usize| grouped(i64::try_from(of).unwrap_or(i64::MAX));
    let (class, word) =
        if failures == 0 { ("good", "✓ every law holds") } else { ("bad", "✗ some laws are broken") };
    format!(
        "<p class=\"verdict {class}\"><b>{word}:</b> {} backends and pairs, {} checks, {} failures.</p>",
        rows.len(),
        number(checks),
        number(failures)
    )
}

fn table(report: &Report, rows: &[&MatrixRow], caption: &str) -> String {
    let operators: Vec<String> = report
        .operators
        .iter()
        .map(|(name, order)| format!("{} (order\u{a0}{order})", name.replace('_', " ")))
        .collect();
    let mut heads = vec!["backend"];
    heads.extend(operators.iter().map(String::as_str));
    heads.extend(["first derivatives to", "second derivatives to", "contexts", "checks", "failures"]);
    heads.extend(["nests inside others", ".at keeps", "prepared calls allocate"]);
    let known = contexts(report);
    let mut table = Table::new("matrix", caption, &heads);
    for row in rows {
        let cells = row.cells.iter().map(|&c| cell(c));
        let yes = |yes: bool| ("text", if yes { "yes" } else { "no" }.to_owned());
        let contexts = match &row.contexts {
            none if none.is_empty() => "–".into(),
            all if *all == known => format!("all {}", known.len()),
            some => some.join(", "),
        };
        let count = |of: usize| grouped(i64::try_from(of).unwrap_or(i64::MAX));
        let rest = [
            ("text", exactness(row.first_error)),
            ("text", exactness(row.second_error)),
            ("wrap", Escaped(&contexts).to_string()),
            ("", count(row.checks)),
            (if row.failures == 0 { "good" } else { "bad" }, count(row.failures)),
            yes(row.nestable),
            yes(row.keeps_evaluation),
            yes(row.allocates),
        ];
        table.row("", &Escaped(&row.backend).to_string(), cells.chain(rest));
    }
    table.finish()
}

/// All contexts that any backend was checked with.
fn contexts(report: &Report) -> Vec<String> {
    let mut known: Vec<String> = Vec::new();
    for context in report.matrix.iter().flat_map(|row| &row.contexts) {
        if !known.contains(context) {
            known.push(context.clone());
        }
    }
    known
}

fn cell(cell: Cell) -> (&'static str, String) {
    match cell {
        Cell::Native => ("native", "● native".into()),
        Cell::Derived => ("derived", "○ derived".into()),
        Cell::NotApplicable => ("none", "– not applicable".into()),
    }
}

/// Which backend can stand over which.
fn grid(singles: &[&MatrixRow], pairs: &[&MatrixRow]) -> String {
    let parts: Vec<(&str, &str)> = pairs.iter().filter_map(|row| row.backend.split_once('/')).collect();
    let plain: Vec<&&MatrixRow> = singles.iter().filter(|row| !row.backend.starts_with("any:")).collect();
    let mut heads = vec!["outer \\ inner"];
    heads.extend(plain.iter().map(|row| row.backend.as_str()));
    let mut table = Table::new("matrix", "Which backend can stand over which", &heads);
    for outer in &plain {
        let cells = plain.iter().map(|inner| {
            let differences = outer.backend.starts_with("finite-difference");
            if parts.contains(&(outer.backend.as_str(), inner.backend.as_str())) {
                ("native", "● certified".into())
            } else if inner.nestable || differences {
                ("derived", "○ not certified".into())
            } else {
                ("none", "– not applicable".into())
            }
        });
        table.row("", &Escaped(&outer.backend).to_string(), cells);
    }
    let note = "<p class=\"fine\">Not applicable by mathematics: the inner backend’s number has plain floating-point numbers inside, \
                so that no other number can flow through it; only differences of its values can stand over it.</p>";
    table.finish() + note
}
