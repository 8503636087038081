//! How many colours known families of sparse matrices need, and what a colouring costs: `cargo run --release -p fluxions-benches
//! --bin colouring` prints the table. A word of a family's name selects.

use comfy_table::{CellAlignment, Table};
use fluxions::sparse::{
    AcyclicColouring, Colouring, ColumnColouring, MixedColouring, Order, Pattern, RowColouring, SparseError,
    StarColouring, verify,
};
use fluxions_check::clock::spent;
use fluxions_problems::patterns::{self, Stencil};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;
type Family = (&'static str, fn() -> Result<Pattern, SparseError>);

const FAMILIES: [Family; 17] = [
    ("tridiagonal", || patterns::banded(100_000, 1)),
    ("banded ±5", || patterns::banded(20_000, 5)),
    ("banded ±10", || patterns::banded(20_000, 10)),
    ("blocks of 20", || patterns::block_diagonal(1000, 20)),
    ("5-point 300²", || patterns::grid2(300, Stencil::Cross)),
    ("9-point 300²", || patterns::grid2(300, Stencil::Box)),
    ("7-point 45³", || patterns::grid3(45, Stencil::Cross)),
    ("27-point 30³", || patterns::grid3(30, Stencil::Box)),
    ("Brusselator 32²", || patterns::brusselator(32)),
    ("Brusselator 224²", || patterns::brusselator(224)),
    ("arrow", || patterns::arrow(100_000)),
    ("5-point 40² and 3 dense", || patterns::bordered(&patterns::grid2(40, Stencil::Cross)?, 3)),
    ("random symmetric", || patterns::random_symmetric(20_000, 5)),
    ("random symmetric and 40 dense", || patterns::bordered(&patterns::random_symmetric(2_000, 5)?, 40)),
    ("random 40,000 × 20,000", || patterns::random(40_000, 20_000, 5)),
    ("bundle 50 × 5000 × 5", || patterns::bundle(50, 5_000, 5)),
    ("KKT 150²", || patterns::kkt(150)),
];

fn main() -> Outcome<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mut table = Table::new();
    table.load_style(comfy_table::presets::ASCII_MARKDOWN);
    let kinds = ["column", "row", "star", "acyclic", "mixed"];
    table.set_header(["matrix", "nonzeros"].into_iter().chain(kinds).chain(kinds.map(|_| "ns")));
    for (name, pattern) in FAMILIES.iter().filter(|(name, _)| words.iter().all(|word| name.contains(word))) {
        table.add_row(row(name, &pattern()?)?);
    }
    table.column_iter_mut().skip(1).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    println!(
        "Colours of each order ({:?}), and of the best of them by row and mixed; nanoseconds for an entry in natural order.\n",
        Order::ALL
    );
    println!("{table}");
    Ok(())
}

fn row(name: &str, pattern: &Pattern) -> Outcome<Vec<String>> {
    let symmetric = pattern.is_symmetric();
    let mut row = vec![name.to_owned(), pattern.nnz().to_string()];
    let dash = || "–".to_owned();
    let columns = |order: &[Order]| Ok(ColumnColouring::new(pattern, order.iter().copied()));
    let rows = RowColouring::new(pattern, Order::ALL);
    verify(pattern, &rows)?;
    let (longest_row, longest_column) = (pattern.transpose().longest_column(), pattern.longest_column());
    row.push(format!("{} ≥ {longest_row}", each(pattern, columns)?));
    row.push(format!("{} ≥ {longest_column}", rows.count()));
    let star = |order: &[Order]| StarColouring::new(pattern, order.iter().copied());
    let acyclic = |order: &[Order]| AcyclicColouring::new(pattern, order.iter().copied());
    row.push(if symmetric { each(pattern, star)? } else { dash() });
    row.push(if symmetric { each(pattern, acyclic)? } else { dash() });
    let mixed = MixedColouring::new(pattern, Order::DEFAULT);
    verify(pattern, &mixed)?;
    let bicolouring = MixedColouring::bicolouring(pattern, Order::ALL);
    verify(pattern, &bicolouring)?;
    let count = |c: &MixedColouring| format!("{} + {}", c.columns().count(), c.rows().count());
    row.push(format!("{} ({})", count(&mixed), count(&bicolouring)));

    let ns = |colour: &dyn Fn()| {
        let best = (0..3).map(|_| spent(&mut || colour(), 1)).min().unwrap_or_default();
        format!("{:.1}", best.as_secs_f64() * 1e9 / pattern.nnz() as f64)
    };
    let natural = [Order::Natural];
    row.push(ns(&|| drop(ColumnColouring::new(pattern, natural))));
    row.push(ns(&|| drop(RowColouring::new(pattern, natural))));
    row.push(if symmetric { ns(&|| drop(StarColouring::new(pattern, natural))) } else { dash() });
    row.push(if symmetric { ns(&|| drop(AcyclicColouring::new(pattern, natural))) } else { dash() });
    row.push(ns(&|| drop(MixedColouring::new(pattern, natural))));
    Ok(row)
}

/// The number of colours in each order; the colourings are verified.
fn each<C: Colouring>(pattern: &Pattern, colour: impl Fn(&[Order]) -> Result<C, SparseError>) -> Outcome<String> {
    let counts = Order::ALL.iter().map(|&order| {
        let colouring = colour(&[order])?;
        verify(pattern, &colouring)?;
        Ok(colouring.count().to_string())
    });
    Ok(counts.collect::<Outcome<Vec<_>>>()?.join(" "))
}
