//! Random patterns of all shapes: with empty rows and columns, dense ones, and entries that come twice.

use crate::recover::{hessian, jacobian};
use fluxions::sparse::{Order, Pattern};
use proptest::prelude::*;

/// Up to 40 rows and columns, few or many entries, some rows and columns dense.
fn pattern(square: bool) -> impl Strategy<Value = Pattern> {
    let shape = (0..=40usize, 0..=40usize).prop_map(move |(m, n)| if square { (n, n) } else { (m, n) });
    shape.prop_flat_map(|(m, n)| {
        let most = if m * n == 0 { 0 } else { 200 };
        let entries = prop::collection::vec((0..m.max(1), 0..n.max(1)), 0..=most);
        let dense = prop::collection::vec(any::<prop::sample::Index>(), 0..3);
        (entries, dense.clone(), dense).prop_filter_map("entries are within", move |(mut entries, rows, columns)| {
            if m * n > 0 {
                entries.extend(rows.iter().flat_map(|i| (0..n).map(move |j| (i.index(m), j))));
                entries.extend(columns.iter().flat_map(|j| (0..m).map(move |i| (i, j.index(n)))));
            }
            Pattern::new(m, n, entries).ok()
        })
    })
}

fn order() -> impl Strategy<Value = Order> {
    prop_oneof![prop::sample::select(Order::ALL.to_vec()), any::<u64>().prop_map(Order::Random)]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_pattern_is_recovered(pattern in pattern(false), order in order()) {
        prop_assert_eq!(jacobian(&pattern, order), Ok(()));
    }

    #[test]
    fn any_symmetric_pattern_is_recovered(pattern in pattern(true), order in order()) {
        let pattern = pattern.union(&pattern.transpose())?;
        prop_assert_eq!(hessian(&pattern, order), Ok(()));
    }

    #[test]
    fn a_pattern_is_the_set_of_its_entries(a in pattern(false), b in pattern(false)) {
        prop_assert_eq!(&a.transpose().transpose(), &a);
        prop_assert!(a.entries().enumerate().all(|(place, (i, j))| a.place(i, j) == Some(place)));
        let swapped = Pattern::new(a.columns(), a.rows(), a.entries().map(|(i, j)| (j, i)))?;
        prop_assert_eq!(&swapped, &a.transpose());
        let b = Pattern::new(a.rows(), a.columns(), b.entries().filter(|&(i, j)| i < a.rows() && j < a.columns()))?;
        let both = a.union(&b)?;
        let is_either = |i, j| a.place(i, j).is_some() || b.place(i, j).is_some();
        prop_assert_eq!(&both, &Pattern::from_fn(a.rows(), a.columns(), is_either)?);
        prop_assert!(both.contains(&a)? && both.contains(&b)?);
        prop_assert_eq!(a.contains(&b)?, both == a);
    }

    #[test]
    fn symmetry_is_told(a in pattern(true)) {
        prop_assert_eq!(a.is_symmetric(), a.transpose() == a);
        prop_assert!(a.union(&a.transpose())?.is_symmetric());
    }
}
