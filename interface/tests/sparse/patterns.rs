//! Patterns by hand, and what is refused.

use fluxions::nalgebra::DMatrix;
use fluxions::sparse::*;

#[test]
fn all_constructors_agree() {
    let expected = Pattern::new(2, 3, [(1, 2), (0, 0), (1, 2), (0, 2)]).unwrap();
    assert!(expected.entries().eq([(0, 0), (0, 2), (1, 2)]));
    assert_eq!(Pattern::from_dense(2, 3, &[true, false, false, false, true, true]), Ok(expected.clone()));
    let matrix = DMatrix::from_row_slice(2, 3, &[1.0, 0.0, f64::NAN, 0.0, -0.0, 2.0]);
    assert_eq!(Pattern::from_nonzeros(&matrix), Ok(expected.clone()));
    assert_eq!(Pattern::from_fn(2, 3, |i, j| expected.place(i, j).is_some()), Ok(expected));
}

#[test]
fn an_index_out_of_range_is_named() {
    let row = Pattern::new(2, 3, [(0, 0), (2, 1)]);
    assert_eq!(row, Err(SparseError::Index { axis: Axis::Row, expected: 2, found: 2 }));
    let column = Pattern::new(2, 3, [(0, 7)]);
    assert_eq!(column, Err(SparseError::Index { axis: Axis::Column, expected: 3, found: 7 }));
    assert_eq!(column.unwrap_err().to_string(), "column of an entry: expected below 3, found 7");
}

#[test]
fn sizes_that_do_not_fit_are_refused() {
    let many = u32::MAX as usize;
    assert!(matches!(Pattern::new(many, 1, []), Err(SparseError::Size { of: "rows", found, .. }) if found == many));
    assert!(matches!(Pattern::new(1, many, []), Err(SparseError::Size { of: "columns", .. })));
    let short = Pattern::from_dense(2, 2, &[true]);
    assert_eq!(short, Err(SparseError::Length { argument: "truth values", expected: 4, found: 1 }));
}

#[test]
fn patterns_of_other_shapes_do_not_meet() {
    let (a, b) = (Pattern::new(2, 3, []).unwrap(), Pattern::new(3, 2, []).unwrap());
    let refused = SparseError::Shape { expected: (2, 3), found: (3, 2) };
    assert_eq!(a.union(&b), Err(refused.clone()));
    assert_eq!(a.contains(&b), Err(refused));
}

#[test]
fn symmetry_is_asked_for() {
    let wide = Pattern::new(2, 3, []).unwrap();
    let refused = SparseError::Shape { expected: (3, 3), found: (2, 3) };
    assert_eq!(StarColouring::new(&wide, Order::DEFAULT), Err(refused.clone()));
    assert_eq!(AcyclicColouring::new(&wide, Order::DEFAULT), Err(refused));
    for (row, column) in [(2, 0), (0, 2)] {
        let lonely = Pattern::new(3, 3, [(0, 1), (1, 0), (row, column)]).unwrap();
        assert_eq!(StarColouring::new(&lonely, Order::DEFAULT), Err(SparseError::Asymmetric { row, column }));
    }
}

#[test]
fn nothing_is_a_pattern_too() {
    for (m, n) in [(0, 0), (0, 3), (3, 0), (2, 2)] {
        let pattern = Pattern::new(m, n, []).unwrap();
        crate::recover::jacobian(&pattern, Order::SmallestLast).unwrap();
        assert_eq!(MixedColouring::new(&pattern, Order::DEFAULT).count(), 0);
    }
    crate::recover::hessian(&Pattern::new(0, 0, []).unwrap(), Order::IncidenceDegree).unwrap();
    // No order at all is the natural one.
    let pattern = Pattern::from_fn(4, 4, |i, j| i <= j).unwrap();
    assert_eq!(ColumnColouring::new(&pattern, []), ColumnColouring::new(&pattern, [Order::Natural]));
}
