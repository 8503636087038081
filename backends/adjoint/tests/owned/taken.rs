//! Vectors that branches give, that patterns take out of others, and that are parts of a struct which the function returns.

use super::super::{Adjoint, Dual, X, allocations_in, frugal};
use super::{Layer, built, output, powers, sines};
use fluxions::prelude::*;

/// Lists that are there, that are computed, and that a helper returns; used before, and on the way back.
#[differentiable(adjoint)]
fn of_branches<S: Scalar>(x: &[S]) -> S {
    let a: Vec<S> = x.iter().map(|v| *v * x[1]).collect();
    let b = vec![x[0] * x[3]; 4];
    let first = if x[0] > 0.4 { a } else { b };
    let second = match x.len() {
        0 => vec![x[0]; 2],
        4 => powers(&first),
        _ => first.clone(),
    };
    let mut y = first[0] * second[3];
    for k in 0..3 {
        let mut third = if k == 1 { x.to_vec() } else { powers(&second[k..]) };
        third[0] *= first[k];
        y = y * 0.1 + third[0] * third[1];
    }
    y
}

/// A branch gives what another one gave.
#[differentiable(helper, adjoint)]
fn chosen<S: Scalar>(x: &[S]) -> Vec<S> {
    let inner = if x.len() > 3 {
        powers(x)
    } else if x.len() > 2 {
        let (list, first) = sines(x);
        if first > 0.0 { list } else { vec![first, x[2]] }
    } else {
        x.to_vec()
    };
    let mut all = inner.clone();
    all[0] = inner[1] * inner[0];
    all
}

#[differentiable(adjoint)]
fn by_helper<S: Scalar>(x: &[S]) -> S {
    let a = chosen(x);
    let b = chosen(&a[1..]);
    a[0] * b[0] + b[1]
}

#[differentiable(adjoint)]
fn of_a_struct<S: Scalar>(x: &[S]) -> S {
    let Layer { weights, bias, rows: table } = built(x);
    weights[0] * bias + table[1][0]
}

/// A part that changes, and parts that are passed over.
#[differentiable(adjoint)]
fn changed<S: Scalar>(x: &[S]) -> S {
    let mut y = x[0];
    for _ in 0..2 {
        let z = [y, x[1], x[2] * y, x[3]];
        let Layer { mut weights, .. } = built(&z);
        let last = weights[2];
        weights[1] *= last;
        y = weights[1] + y;
    }
    y
}

#[differentiable(adjoint)]
fn nested<S: Scalar>(x: &[S]) -> S {
    let list = vec![x[3], x[0] * x[1]];
    let ((first, second), _) = ((list.clone(), x[0] * x[3]), x[1]);
    let all = ((list, x[1]), x[2]);
    let ((third, _), by) = all;
    first[0] * second + third[1] * by
}

/// A field without derivative is taken out as it is.
#[derive(Clone, Debug, Differentiable)]
struct Named<S> {
    list: Vec<S>,
    #[differentiable(skip)]
    name: String,
}

#[differentiable(helper, adjoint)]
fn named<S: Scalar>(x: &[S]) -> Named<S> {
    let list = vec![x[0] * x[1], x[2]];
    Named { list, name: String::new() }
}

#[differentiable(adjoint)]
fn with_a_name<S: Scalar>(x: &[S]) -> S {
    let Named { list, name } = named(x);
    list[0] * list[1] * (name.len() + 2) as f64
}

#[test]
fn vectors_of_branches_do_not_allocate() {
    frugal(&OfBranches, "of_branches");
    frugal(&ByHelper, "by_helper");
}

#[test]
fn vectors_of_patterns_do_not_allocate() {
    frugal(&OfAStruct, "of_a_struct");
    frugal(&Nested, "nested");
    frugal(&Changed, "changed");
    frugal(&WithAName, "with_a_name");
}

/// A struct with vectors as the result.
#[differentiable(adjoint)]
fn whole<S: Scalar>(x: &[S]) -> Layer<S> {
    let made = built(x);
    let weights = powers(&made.weights);
    let bias = output(&made, x);
    Layer { weights, bias, rows: vec![vec![x[0] * bias, x[1]], vec![bias]] }
}

#[test]
fn a_struct_that_is_returned_does_not_allocate() {
    let seed = Layer { weights: vec![1.0, -0.5, 2.0, 0.25], bias: 3.0, rows: vec![vec![0.5, -1.0], vec![2.0]] };
    let (y, expected) = Dual::new().value_and_pullback(&Whole, &X, &seed).expect("dual numbers");
    let mut prepared = Adjoint.prepare_pullback(&Whole, &X).expect("an adjoint");
    let mut x_bar = [f64::NAN; 4];
    for call in 0..4 {
        let (outcome, count) = allocations_in(|| prepared.pullback_into(&X, &seed, &mut x_bar));
        outcome.expect("a pullback");
        assert!(call == 0 || count == 0, "{count} allocations");
        for (found, expected) in x_bar.iter().zip(&expected) {
            assert!((found - expected).abs() <= 1e-12 * (1.0 + expected.abs()), "{found}, not {expected}");
        }
        let found = prepared.value_and_pullback(&X, &seed).expect("a pullback").0;
        assert!((found.bias - y.bias).abs() <= 1e-12 && found.rows[0].len() == 2);
    }
}

/// The storage of vectors that are not given back: each call makes it anew.
#[differentiable(adjoint, planted = hoarded)]
fn hoarded<S: Scalar>(x: &[S]) -> S {
    let list = powers(x);
    let work = vec![list[0]; 2];
    work[0] * list[1]
}

#[test]
fn storage_that_is_not_given_back_is_found() {
    let mut prepared = Adjoint.prepare_gradient(&Hoarded, &X).expect("an adjoint");
    let mut gradient = [0.0; 4];
    for _ in 0..3 {
        let (outcome, count) = allocations_in(|| prepared.gradient_into(&X, &mut gradient));
        outcome.expect("a gradient");
        assert!(count > 0);
    }
}
