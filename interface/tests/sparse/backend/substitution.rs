//! Hessians by substitution, and the search for colours within a time.

use super::{Outcome, near, point};
use core::time::Duration;
use fluxions::combinators::{Check, Decompression};
use fluxions::prelude::*;
use fluxions::{Error, MixedMode, Sparse};
use fluxions_dual::Dual;
use fluxions_problems::patterns::{Stencil, banded, grid2};
use fluxions_tape::RecordedTape;
use nalgebra::DMatrix;

const SIDE: usize = 6;

/// A product of each number of a grid with each of its eight neighbours, and the fourth powers.
#[differentiable]
fn grid<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::zero();
    for i in 0..SIDE {
        for j in 0..SIDE {
            let here = x[SIDE * i + j];
            sum += here.powi(4);
            for (down, right) in [(0, 1), (1, 0), (1, 1)] {
                if i + down < SIDE && j + right < SIDE {
                    sum += here * here * x[SIDE * (i + down) + j + right];
                }
            }
            if i + 1 < SIDE && j > 0 {
                sum += here * here * x[SIDE * (i + 1) + j - 1];
            }
        }
    }
    sum
}

#[test]
fn substitution_gives_what_reading_gives() -> Outcome {
    let x = point(SIDE * SIDE);
    let dense = Dual::new().hessian(&Grid, &x)?;
    let backend = Sparse::new(RecordedTape::new()).decompression(Decompression::Substitution);
    for check in [Check::WhereNeeded, Check::Always] {
        let mut p = backend.clone().check(check).prepare_hessian(&Grid, &x)?;
        assert_eq!(p.plan().pattern(), &grid2(SIDE, Stencil::Box)?);
        let text = p.explain();
        assert!(text.contains("6 Hessian-vector products and substitution"), "{text}");
        assert!(p.plan().svg().starts_with("<svg"));
        for _ in 0..2 {
            near(&DMatrix::from(&p.sparse_hessian(&x)?), &dense, 1e-13);
            near(&p.hessian(&x)?, &dense, 1e-13);
        }
        let mut p = backend.clone().check(check).lower().prepare_hessian(&Grid, &x)?;
        assert_eq!(p.plan().svg().matches("hsl(").count(), p.plan().pattern().nnz());
        near(&DMatrix::from(&p.sparse_hessian(&x)?), &dense.lower_triangle(), 1e-13);
        near(&p.hessian(&x)?, &dense, 1e-13);
        assert_eq!(p.counters().differences, 0);
    }
    let mixed = Sparse::new(MixedMode::new(Dual::new(), RecordedTape::new()));
    let mixed = mixed.decompression(Decompression::Substitution).sparse_hessian(&Grid, &x)?;
    near(&DMatrix::from(&mixed), &dense, 1e-13);
    Ok(())
}

#[test]
fn a_missing_entry_is_found_by_substitution_too() -> Outcome {
    let x = point(SIDE * SIDE);
    let lacking = grid2(SIDE, Stencil::Box)?.filter(|i, j| i.max(j) != 20 || i == j);
    let backend = Sparse::new(RecordedTape::new()).pattern(lacking.clone());
    let mut p = backend.decompression(Decompression::Substitution).prepare_hessian(&Grid, &x)?;
    assert!(p.explain().contains("substitution"));
    assert!(matches!(p.sparse_hessian_into(&x, &mut lacking.to_csc()), Err(Error::Pattern(_))));
    near(&p.hessian(&x)?, &Dual::new().hessian(&Grid, &x)?, 1e-13);
    Ok(())
}

/// Two products instead of three are one pass over f all the same.
#[test]
fn substitution_is_for_fewer_passes() -> Outcome {
    let x = point(9);
    let backend = Sparse::new(RecordedTape::new()).decompression(Decompression::Substitution).pattern(banded(9, 1)?);
    assert_eq!(backend.prepare_hessian(&super::Rosenbrock, &x)?.plan().products(), (3, 0));
    Ok(())
}

#[test]
fn a_search_within_a_time() -> Outcome {
    let x = point(SIDE * SIDE);
    let colours = |backend: Sparse<RecordedTape>| backend.prepare_hessian(&Grid, &x).map(|p| p.plan().products().0);
    let one = colours(Sparse::new(RecordedTape::new()))?;
    let best = colours(Sparse::new(RecordedTape::new()).orders_within(Duration::from_millis(20)))?;
    assert!(best <= one);
    Ok(())
}
