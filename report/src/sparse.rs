//! What the section of a family with sparse matrices has besides: the pattern with its colours, and other ways.

use crate::family::ranked;
use crate::html::{Escaped, Table, add};
use crate::model::{Family, Size};
use crate::number::time;

/// The drawing of a pattern with the words of its plan; nothing for a dense family.
pub(crate) fn drawing(family: &Family) -> String {
    let Some(sparsity) = &family.sparsity else { return String::new() };
    let named = format!(" class=\"pattern\" role=\"img\" aria-label=\"The pattern, {}\"", Escaped(&sparsity.label));
    // Inside of a page an `svg` element needs no name space.
    let svg = sparsity.drawing.replacen(" xmlns=\"http://www.w3.org/2000/svg\"", &named, 1);
    let mut html = String::from("<figure>");
    add!(
        html,
        "{svg}<figcaption>{}: {}. Entries that are read from one product have one colour.</figcaption></figure>",
        Escaped(&sparsity.label),
        Escaped(&sparsity.words)
    );
    html
}

/// The table of other ways beside the fastest backend, size by size; nothing where there are none.
pub(crate) fn growth(family: &Family) -> String {
    let Some(names) = family.sizes.iter().map(|size| &size.others).find(|others| !others.is_empty()) else {
        return String::new();
    };
    let heads = ["size", "f itself", "fastest backend", "its preparation", "its call"];
    let heads: Vec<&str> = heads.into_iter().chain(names.iter().map(|other| other.name.as_str())).collect();
    let mut table = Table::new("numbers", &format!("{}: beside other ways", family.title), &heads);
    for size in &family.sizes {
        table.row("", &Escaped(&size.label).to_string(), cells(size));
    }
    table.finish()
}

fn cells(size: &Size) -> Vec<(&'static str, String)> {
    let dash = || "–".to_owned();
    let fastest = match ranked(size).first() {
        Some((measured, numbers)) => {
            [Escaped(&measured.backend).to_string(), time(numbers.preparation), time(numbers.nanoseconds)]
        }
        None => [dash(), dash(), dash()],
    };
    let others = size.others.iter().map(|other| other.nanoseconds.map_or_else(dash, time));
    core::iter::once(time(size.f)).chain(fastest).chain(others).map(|cell| ("", cell)).collect()
}
