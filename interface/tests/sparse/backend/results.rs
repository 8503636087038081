//! Results, plans and calls of f.

use super::{Chain, Outcome, Rosenbrock, Spikes, near, point};
use fluxions::combinators::Check;
use fluxions::prelude::*;
use fluxions::sparse::{Colouring, ColumnColouring, Order};
use fluxions::{Counting, MixedMode, Sparse};
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_num_dual::NumDual;
use fluxions_problems::patterns::{arrow, banded, random_symmetric};
use fluxions_tape::{RecordedTape, Tape};
use nalgebra::DMatrix;

/// Compares dense and sparse results of one backend with those of dual numbers.
fn agrees<B: Backend>(backend: B, tolerance: f64) -> Outcome {
    let x = point(9);
    let (f, g) = (Chain::new(&x), Spikes::new(&x));
    let (tridiagonal, spiked) = (banded(9, 1).expect("it fits"), arrow(9).expect("it fits"));
    for (dense, sparse, again) in [
        {
            let mut p = Sparse::new(backend.clone()).pattern(tridiagonal.clone()).prepare_jacobian(&f, &x)?;
            (Dual::new().jacobian(&f, &x)?, p.sparse_jacobian(&x)?, p.jacobian(&x)?)
        },
        {
            let mut p = Sparse::new(backend.clone()).pattern(spiked.clone()).prepare_jacobian(&g, &x)?;
            (Dual::new().jacobian(&g, &x)?, p.sparse_jacobian(&x)?, p.jacobian(&x)?)
        },
    ] {
        near(&DMatrix::from(&sparse), &dense, tolerance);
        near(&again, &dense, tolerance);
    }
    let h = Dual::new().hessian(&Rosenbrock, &x)?;
    let full = Sparse::new(backend.clone()).pattern(tridiagonal.clone());
    let mut p = full.prepare_hessian(&Rosenbrock, &x)?;
    // Differences of f lose half of the digits twice.
    let tolerance = if tolerance > 1e-10 { 1e-3 } else { 1e-12 };
    near(&DMatrix::from(&p.sparse_hessian(&x)?), &h, tolerance);
    near(&p.hessian(&x)?, &h, tolerance);
    let mut p = full.lower().prepare_hessian(&Rosenbrock, &x)?;
    let (y, gradient, lower) = p.value_gradient_and_sparse_hessian(&x)?;
    near(&DMatrix::from(&lower), &h.lower_triangle(), tolerance);
    near(&p.hessian(&x)?, &h, tolerance);
    let (value, slope) = Dual::new().value_and_gradient(&Rosenbrock, &x)?;
    assert!((y - value).abs() <= 1e-12 * value);
    gradient.iter().zip(&slope).for_each(|(a, b)| assert!((a - b).abs() <= 1e-5 * b.abs().max(1.0)));
    Ok(())
}

#[test]
fn every_kind_of_engine() -> Outcome {
    agrees(Dual::new(), 1e-15)?;
    agrees(Dual::with_tangents(2), 1e-15)?;
    agrees(NumDual, 1e-14)?;
    agrees(Tape, 1e-14)?;
    agrees(RecordedTape::new(), 1e-14)?;
    agrees(MixedMode::new(Dual::new(), RecordedTape::new()), 1e-14)?;
    agrees(SecondOrder::new(Dual::new(), Tape), 1e-14)?;
    agrees(FiniteDifference::central(), 1e-7)?;
    Ok(())
}

#[test]
fn both_sides_are_used_where_both_are_there() -> Outcome {
    let x = point(40);
    let f = Spikes::new(&x);
    let pattern = arrow(40).expect("it fits");
    let columns = Sparse::new(Dual::new()).pattern(pattern.clone()).prepare_jacobian(&f, &x)?;
    assert_eq!(columns.plan().products(), (40, 0));
    let rows = Sparse::new(MixedMode::new(Dual::new(), Tape)).pattern(pattern.clone());
    let mut mixed = rows.check(Check::Always).prepare_jacobian(&f, &x)?;
    assert_eq!(mixed.plan().products(), (2, 1));
    near(&mixed.jacobian(&x)?, &Dual::new().jacobian(&f, &x)?, 1e-14);
    assert_eq!((mixed.counters().checks, mixed.counters().differences), (1, 0));
    assert!(mixed.explain().contains("2 pushforwards and 1 pullback instead of 40"), "{}", mixed.explain());
    assert!(mixed.plan().svg().contains("<circle"));
    Ok(())
}

/// The lower triangle of a tridiagonal matrix has 9 + 8 entries, which are read from three products.
#[test]
fn a_triangle_is_drawn_with_its_colours() -> Outcome {
    let x = point(9);
    let drawing = Sparse::new(RecordedTape::new()).lower().prepare_hessian(&Rosenbrock, &x)?.plan().svg();
    assert_eq!(drawing.matches("<rect").count(), 1 + 17);
    assert_eq!(drawing.matches("#444").count(), 0);
    let hues: std::collections::BTreeSet<_> = drawing.split("hsl(").skip(1).map(|rest| &rest[..4]).collect();
    assert_eq!(hues.len(), 3);
    Ok(())
}

/// Each order of its own, and the best of several.
#[test]
fn the_orders_of_the_user_are_taken() -> Outcome {
    let x = point(200);
    let pattern = random_symmetric(200, 5)?;
    let backend = Sparse::new(Dual::new()).pattern(pattern.clone());
    let f = Chain::new(&x);
    let mut counts = Vec::new();
    for order in Order::ALL {
        let products = backend.clone().order(order).prepare_jacobian(&f, &x)?.plan().products();
        assert_eq!(products, (ColumnColouring::new(&pattern, [order]).count(), 0));
        counts.push(products.0);
    }
    let best = backend.orders(Order::ALL).prepare_jacobian(&f, &x)?.plan().products().0;
    assert_eq!(counts.iter().min(), Some(&best));
    assert!(counts.iter().any(|&count| count > best), "the orders differ: {counts:?}");
    Ok(())
}

#[test]
fn f_is_called_once_for_as_many_colours_as_there_are_tangents() -> Outcome {
    let x = point(50);
    let f = Counting::new(Chain::new(&x));
    let pattern = banded(50, 1).expect("it fits");
    let mut p = Sparse::new(Dual::new()).pattern(pattern.clone()).prepare_jacobian(&f, &x)?;
    f.reset();
    p.sparse_jacobian(&x)?;
    assert_eq!(f.reset(), 1); // three colours and the check
    let mut p = Sparse::new(Tape).pattern(pattern).prepare_jacobian(&f, &x)?;
    f.reset();
    p.sparse_jacobian(&x)?;
    assert_eq!(f.reset(), 1);
    Ok(())
}
