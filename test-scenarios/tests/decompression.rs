//! Sparse matrices are decompressed without allocating.

use fluxions::sparse::{
    AcyclicColouring, Colouring, ColumnColouring, MixedColouring, Order, Pattern, RowColouring, SparseError,
    StarColouring, Triangle,
};
use fluxions_problems::patterns;
use fluxions_scenarios::allocations::{CountingAllocator, allocations_in, are_counted};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// The numbers that are read do not matter here.
fn product(line: usize, colour: usize) -> f64 {
    (line + colour) as f64
}

fn decompress(pattern: &Pattern) -> Result<u64, SparseError> {
    let orders = Order::DEFAULT;
    let (columns, rows) = (ColumnColouring::new(pattern, orders), RowColouring::new(pattern, orders));
    let mixed = MixedColouring::new(pattern, orders);
    let (star, acyclic) = (StarColouring::new(pattern, orders)?, AcyclicColouring::new(pattern, orders)?);
    let (mut values, mut scratch) = (vec![0.0; pattern.nnz()], vec![0.0; acyclic.sums()]);
    let (outcome, allocations) = allocations_in(|| {
        columns.decompress(product, &mut values)?;
        rows.decompress(product, &mut values)?;
        mixed.decompress(product, product, &mut values)?;
        star.decompress(product, Triangle::Full, &mut values)?;
        acyclic.decompress(product, Triangle::Full, &mut scratch, &mut values)
    });
    outcome.map(|()| allocations)
}

#[test]
fn nothing_is_allocated() -> Result<(), SparseError> {
    assert!(are_counted());
    for pattern in [patterns::banded(50, 3)?, patterns::arrow(50)?, patterns::kkt(5)?] {
        assert!(MixedColouring::new(&pattern, Order::DEFAULT).count() > 0);
        assert_eq!(decompress(&pattern)?, 0);
    }
    Ok(())
}
