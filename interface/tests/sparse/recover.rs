//! Colours a pattern in all ways, verifies it, and decompresses products of random values.

use fluxions::sparse::*;

/// Values for the entries of a pattern; (i, j) and (j, i) have the same one.
fn values(pattern: &Pattern) -> Vec<i64> {
    let value = |i: usize, j: usize| (1 + i.max(j) * 7919 + i.min(j) * 104_729) as i64 % 1_000_003 - 500_000;
    pattern.entries().map(|(i, j)| value(i, j)).collect()
}

/// Item `line` of a product: the sum of the values whose column, or row, is in the group.
fn sums(pattern: &Pattern, colours: &Colours, by_columns: bool) -> Vec<Vec<i64>> {
    let lines = if by_columns { pattern.rows() } else { pattern.columns() };
    let mut sums = vec![vec![0; lines]; colours.count()];
    for ((i, j), value) in pattern.entries().zip(values(pattern)) {
        let (vertex, line) = if by_columns { (j, i) } else { (i, j) };
        if let Some(colour) = colours.of(vertex) {
            sums[colour][line] += value;
        }
    }
    sums
}

fn zeros(pattern: &Pattern) -> Vec<i64> {
    vec![0; pattern.nnz()]
}

pub(crate) fn columns(pattern: &Pattern, order: Order) -> Result<ColumnColouring, SparseError> {
    let colouring = ColumnColouring::new(pattern, [order]);
    verify(pattern, &colouring)?;
    let (b, mut found) = (sums(pattern, colouring.colours(), true), zeros(pattern));
    colouring.decompress(|row, colour| b[colour][row], &mut found)?;
    assert_eq!(found, values(pattern));
    Ok(colouring)
}

pub(crate) fn rows(pattern: &Pattern, order: Order) -> Result<RowColouring, SparseError> {
    let colouring = RowColouring::new(pattern, [order]);
    verify(pattern, &colouring)?;
    let (b, mut found) = (sums(pattern, colouring.colours(), false), zeros(pattern));
    colouring.decompress(|colour, column| b[colour][column], &mut found)?;
    assert_eq!(found, values(pattern));
    Ok(colouring)
}

pub(crate) fn mixed(pattern: &Pattern, colouring: &MixedColouring) -> Result<(), SparseError> {
    verify(pattern, colouring)?;
    let (b, c) = (sums(pattern, colouring.columns(), true), sums(pattern, colouring.rows(), false));
    let mut found = zeros(pattern);
    colouring.decompress(|row, colour| b[colour][row], |colour, column| c[colour][column], &mut found)?;
    assert_eq!(found, values(pattern));
    Ok(())
}

pub(crate) fn star(pattern: &Pattern, order: Order) -> Result<StarColouring, SparseError> {
    let colouring = StarColouring::new(pattern, [order])?;
    verify(pattern, &colouring)?;
    let b = sums(pattern, colouring.colours(), true);
    for (triangle, part) in [(Triangle::Full, pattern.clone()), (Triangle::Lower, pattern.lower())] {
        let mut found = zeros(&part);
        // One product after the other, as an engine computes them.
        for colour in 0..b.len() {
            let product = |row: usize, colour: usize| b[colour][row];
            colouring.decompress_colours(colour..colour + 1, product, triangle, &mut found)?;
        }
        assert_eq!(found, values(&part));
    }
    Ok(colouring)
}

pub(crate) fn acyclic(pattern: &Pattern, order: Order) -> Result<AcyclicColouring, SparseError> {
    let colouring = AcyclicColouring::new(pattern, [order])?;
    verify(pattern, &colouring)?;
    let b = sums(pattern, colouring.colours(), true);
    let mut scratch = Vec::new();
    for (triangle, part) in [(Triangle::Full, pattern.clone()), (Triangle::Lower, pattern.lower())] {
        let mut found = zeros(&part);
        colouring.decompress(|row, colour| b[colour][row], triangle, &mut scratch, &mut found)?;
        assert_eq!(found, values(&part));
    }
    Ok(colouring)
}

/// In every way that needs no symmetry.
pub(crate) fn jacobian(pattern: &Pattern, order: Order) -> Result<(), SparseError> {
    columns(pattern, order)?;
    rows(pattern, order)?;
    let ways =
        [MixedColouring::dense_rows, MixedColouring::dense_columns, MixedColouring::bicolouring, MixedColouring::new];
    let colourings = ways.map(|way| way(pattern, [order]));
    colourings.iter().try_for_each(|colouring| mixed(pattern, colouring))?;
    let [rows, columns, both, better] = colourings.map(|colouring| colouring.count());
    assert_eq!(better, rows.min(columns).min(both));
    Ok(())
}

/// In every way that uses symmetry.
pub(crate) fn hessian(pattern: &Pattern, order: Order) -> Result<(), SparseError> {
    star(pattern, order)?;
    acyclic(pattern, order)?;
    Ok(())
}
