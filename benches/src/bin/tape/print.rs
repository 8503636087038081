//! Tables and numbers in them.

use comfy_table::{CellAlignment, Table};

/// Prints a table in markdown below a title; all columns but the first are numbers.
pub(crate) fn table(title: &str, header: &[&str], rows: impl IntoIterator<Item = Vec<String>>) {
    let mut table = Table::new();
    table.load_style(comfy_table::presets::ASCII_MARKDOWN);
    table.set_header(header);
    table.add_rows(rows);
    table.column_iter_mut().skip(1).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    println!("{title}\n\n{table}\n");
}

/// A number in three digits or so; a dash for none.
pub(crate) fn short(value: Option<f64>) -> String {
    match value {
        None => "–".into(),
        Some(value) if value.abs() >= 99.95 => grouped(value),
        Some(value) if value.abs() >= 9.995 => format!("{value:.1}"),
        Some(value) => format!("{value:.2}"),
    }
}

/// A whole number, its thousands apart.
pub(crate) fn grouped(value: f64) -> String {
    let digits = format!("{value:.0}");
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) && digits.len() > 4 && !text.ends_with('-') {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

/// A time.
pub(crate) fn time(ns: f64) -> String {
    match ns {
        ns if ns < 1e3 => format!("{} ns", short(Some(ns))),
        ns if ns < 1e6 => format!("{} µs", short(Some(ns / 1e3))),
        ns => format!("{} ms", short(Some(ns / 1e6))),
    }
}
