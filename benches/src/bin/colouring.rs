//! How many colours known families of sparse matrices need, and what a colouring costs: `cargo run --release -p fluxions-benches
//! --bin colouring` prints the table. A word of a family's name selects. The program fails where a colouring has more colours than
//! the best of the known greedy orders reaches.

use comfy_table::{CellAlignment, Table};
use fluxions::sparse::{
    AcyclicColouring, Colouring, ColumnColouring, MixedColouring, Order, Pattern, RowColouring, SparseError,
    StarColouring, verify,
};
use fluxions_check::clock::spent;
use fluxions_problems::patterns::{self, Stencil};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;
/// A name, the pattern, and the most colours of columns, rows, star and acyclic colourings.
type Family = (&'static str, fn() -> Result<Pattern, SparseError>, [usize; 4]);

const FAMILIES: [Family; 17] = [
    ("tridiagonal", || patterns::banded(100_000, 1), [3, 3, 3, 2]),
    ("banded ±5", || patterns::banded(20_000, 5), [11, 11, 11, 6]),
    ("banded ±10", || patterns::banded(20_000, 10), [21, 21, 21, 11]),
    ("blocks of 20", || patterns::block_diagonal(1000, 20), [20, 20, 20, 20]),
    ("5-point 300²", || patterns::grid2(300, Stencil::Cross), [5, 5, 5, 4]),
    ("9-point 300²", || patterns::grid2(300, Stencil::Box), [9, 9, 12, 6]),
    ("7-point 45³", || patterns::grid3(45, Stencil::Cross), [7, 7, 7, 7]),
    ("27-point 30³", || patterns::grid3(30, Stencil::Box), [27, 27, 36, 19]),
    ("Brusselator 32²", || patterns::brusselator(32), [8, 8, 8, 6]),
    ("Brusselator 224²", || patterns::brusselator(224), [7, 7, 7, 6]),
    ("arrow", || patterns::arrow(100_000), [100_000, 100_000, 2, 2]),
    ("5-point 40² and 3 dense", || patterns::bordered(&patterns::grid2(40, Stencil::Cross)?, 3), [1_603, 1_603, 8, 7]),
    ("random symmetric", || patterns::random_symmetric(20_000, 5), [32, 32, 21, 10]),
    (
        "random symmetric and 40 dense",
        || patterns::bordered(&patterns::random_symmetric(2_000, 5)?, 40),
        [2_040, 2_040, 60, 49],
    ),
    ("random 40,000 × 20,000", || patterns::random(40_000, 20_000, 5), [12, 8, 0, 0]),
    ("bundle 50 × 5000 × 5", || patterns::bundle(50, 5_000, 5), [12, 1_060, 0, 0]),
    ("KKT 150²", || patterns::kkt(150), [9, 9, 7, 6]),
];

fn main() -> Outcome<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mut table = Table::new();
    table.load_style(comfy_table::presets::ASCII_MARKDOWN);
    let kinds = ["column", "row", "star", "acyclic", "mixed"];
    table.set_header(["matrix", "nonzeros"].into_iter().chain(kinds).chain(kinds.map(|_| "ns")));
    for (name, pattern, most) in FAMILIES.iter().filter(|(name, ..)| words.iter().all(|word| name.contains(word))) {
        table.add_row(row(name, &pattern()?, *most)?);
    }
    table.column_iter_mut().skip(1).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    println!(
        "Colours of each order ({:?}), and of the best of them by row and mixed; nanoseconds for an entry in natural order.\n",
        Order::ALL
    );
    println!("{table}");
    Ok(())
}

fn row(name: &str, pattern: &Pattern, most: [usize; 4]) -> Outcome<Vec<String>> {
    let symmetric = pattern.is_symmetric();
    let mut row = vec![name.to_owned(), pattern.nnz().to_string()];
    let dash = || "–".to_owned();
    let columns = |order: &[Order]| Ok(ColumnColouring::new(pattern, order.iter().copied()));
    let rows = RowColouring::new(pattern, Order::ALL);
    verify(pattern, &rows)?;
    let (longest_row, longest_column) = (pattern.transpose().longest_column(), pattern.longest_column());
    row.push(format!("{} ≥ {longest_row}", each(pattern, columns, most[0])?));
    at_most(most[1], rows.count())?;
    row.push(format!("{} ≥ {longest_column}", rows.count()));
    let star = |order: &[Order]| StarColouring::new(pattern, order.iter().copied());
    let acyclic = |order: &[Order]| AcyclicColouring::new(pattern, order.iter().copied());
    row.push(if symmetric { each(pattern, star, most[2])? } else { dash() });
    row.push(if symmetric { each(pattern, acyclic, most[3])? } else { dash() });
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
fn each<C: Colouring>(
    pattern: &Pattern,
    colour: impl Fn(&[Order]) -> Result<C, SparseError>,
    most: usize,
) -> Outcome<String> {
    let counts = Order::ALL.iter().map(|&order| {
        let colouring = colour(&[order])?;
        verify(pattern, &colouring)?;
        Ok(colouring.count())
    });
    let counts = counts.collect::<Outcome<Vec<_>>>()?;
    at_most(most, counts.iter().copied().min().unwrap_or(0))?;
    Ok(counts.iter().map(usize::to_string).collect::<Vec<_>>().join(" "))
}

fn at_most(most: usize, count: usize) -> Outcome<()> {
    if count <= most { Ok(()) } else { Err(format!("{count} colours, and known colourings have {most}").into()) }
}
