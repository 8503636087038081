//! A linear solve by a rule that keeps its factors, beside elimination, every step of which is differentiated.

use core::fmt::Debug;
use fluxions::prelude::*;
use fluxions::{Error, Gives, Owned, Rule, View};
use fluxions_dual::Dual;
use fluxions_num_dual::NumDual;
use fluxions_tape::{RecordedTape, Tape};
use nalgebra::{DMatrix, DVector, Dyn, LU};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("singular")]
struct Singular;

type Factors = Arc<LU<f64, Dyn, Dyn>>;
type System = (DMatrix<f64>, DVector<f64>);

/// y = A⁻¹ b. A ẏ = ḃ − Ȧ y. Aᵀ b̄ = ȳ and Ā = −b̄ yᵀ.
#[derive(Clone, Debug, Default)]
struct Solve {
    factorizations: Arc<AtomicUsize>,
}

impl Rule for Solve {
    type Input = System;
    type Output = DVector<f64>;
    type Error = Singular;
    type Kept = Factors;
    const GIVES: Gives = Gives::Both;

    fn value(&self, (a, b): View<'_, System, f64>) -> Result<(DVector<f64>, Factors), Singular> {
        self.factorizations.fetch_add(1, Ordering::Relaxed);
        let factors = Arc::new(a.clone().lu());
        Ok((factors.solve(b).ok_or(Singular)?, factors))
    }
    fn pushforward<T: Scalar>(
        &self,
        factors: &Factors,
        (a, _): View<'_, System, T>,
        y: &DVector<T>,
        (a_dot, b_dot): View<'_, System, T>,
    ) -> Result<DVector<T>, Singular> {
        Factored { factors: factors.clone(), transposed: false }.call((a, &(b_dot - a_dot * y)))
    }
    fn pullback<T: Scalar>(
        &self,
        factors: &Factors,
        (a, _): View<'_, System, T>,
        y: &DVector<T>,
        y_bar: &DVector<T>,
    ) -> Result<Owned<System, T>, Singular> {
        let b_bar = Factored { factors: factors.clone(), transposed: true }.call((a, y_bar))?;
        Ok((-&b_bar * y.transpose(), b_bar))
    }
}

/// A⁻¹ b or A⁻ᵀ b, with the factors of the value of A at hand.
#[derive(Clone)]
struct Factored {
    factors: Factors,
    transposed: bool,
}

impl Rule for Factored {
    type Input = System;
    type Output = DVector<f64>;
    type Error = Singular;
    type Kept = ();
    const GIVES: Gives = Gives::Both;

    fn value(&self, (_, b): View<'_, System, f64>) -> Result<(DVector<f64>, ()), Singular> {
        let mut y = b.clone();
        let solved = if self.transposed {
            // Aᵀ = Uᵀ Lᵀ P
            let solved = self.factors.u().transpose().solve_lower_triangular_mut(&mut y)
                && self.factors.l().transpose().solve_upper_triangular_mut(&mut y);
            self.factors.p().inv_permute_rows(&mut y);
            solved
        } else {
            self.factors.solve_mut(&mut y)
        };
        if solved { Ok((y, ())) } else { Err(Singular) }
    }
    fn pushforward<T: Scalar>(
        &self,
        (): &(),
        (a, _): View<'_, System, T>,
        y: &DVector<T>,
        (a_dot, b_dot): View<'_, System, T>,
    ) -> Result<DVector<T>, Singular> {
        let moved = if self.transposed { a_dot.transpose() * y } else { a_dot * y };
        self.call((a, &(b_dot - moved)))
    }
    fn pullback<T: Scalar>(
        &self,
        (): &(),
        (a, _): View<'_, System, T>,
        y: &DVector<T>,
        y_bar: &DVector<T>,
    ) -> Result<Owned<System, T>, Singular> {
        let b_bar = Self { factors: self.factors.clone(), transposed: !self.transposed }.call((a, y_bar))?;
        let a_bar = -&b_bar * y.transpose();
        Ok((if self.transposed { a_bar.transpose() } else { a_bar }, b_bar))
    }
}

fn system<S: Scalar>(x: &[S]) -> Owned<System, S> {
    let n = x.len();
    let entry = |i: usize, j: usize| {
        if i == j { x[i] * x[i] + 3.0 } else { (x[i] - x[j]).sin() * 0.5 + 0.1 * (i as f64 - 2.0 * j as f64) }
    };
    (DMatrix::from_fn(n, n, entry), DVector::from_fn(n, |i, _| x[i].exp()))
}

fn end<S: Scalar>(y: &DVector<S>) -> S {
    y.iter().enumerate().map(|(i, &y)| y * y * (i + 1) as f64 + y.sin()).sum()
}

#[differentiable]
fn by_rule<S: Scalar>(x: &[S], #[constant] solve: &Solve) -> Result<S, Singular> {
    let (a, b) = system(x);
    Ok(end(&solve.call((&a, &b))?))
}

#[differentiable]
fn by_elimination<S: Scalar>(x: &[S]) -> S {
    let (mut a, mut b) = system(x);
    let n = b.len();
    for k in 0..n {
        for i in k + 1..n {
            let factor = a[(i, k)] / a[(k, k)];
            for j in k..n {
                let moved = factor * a[(k, j)];
                a[(i, j)] -= moved;
            }
            let moved = factor * b[k];
            b[i] -= moved;
        }
    }
    for k in (0..n).rev() {
        for j in k + 1..n {
            let moved = a[(k, j)] * b[j];
            b[k] -= moved;
        }
        b[k] /= a[(k, k)];
    }
    end(&b)
}

/// The rule as a part of a function without data of its own.
#[derive(Clone, Debug, Default)]
struct ByRuleAlone(Solve);

impl Function for ByRuleAlone {
    type Input = Vec<f64>;
    type Output = f64;
    type Context = ();
    type Error = Singular;

    fn evaluate<S: Scalar>(&self, x: &[S], (): (), y: &mut S) -> Result<(), Singular> {
        *y = by_rule(x, &self.0)?;
        Ok(())
    }
    fn first<S: Scalar>(&self, x: &[S], (): ()) -> Result<S, Singular> {
        by_rule(x, &self.0)
    }
}

const X: [f64; 5] = [0.3, 0.5, 0.7, 0.9, 1.1];

fn error(found: &[f64], expected: &[f64]) -> f64 {
    let scale = expected.iter().fold(0.0, |m: f64, e| m.max(e.abs()));
    found.iter().zip(expected).fold(0.0, |m: f64, (f, e)| m.max((f - e).abs() / scale))
}

/// Checks gradient and Hessian at ten points, and counts factorizations for each call.
fn check<B: Backend + Debug>(backend: B, of_gradient: usize, of_hessian: usize) -> Result<(), Error<Singular>> {
    let f = ByRuleAlone::default();
    let count = || f.0.factorizations.swap(0, Ordering::Relaxed);
    let mut gradient = backend.prepare_gradient(&f, &X)?;
    let mut hessian = backend.prepare_hessian(&f, &X)?;
    for k in 0..10 {
        let x = X.map(|x| x + 0.1 * k as f64);
        count();
        let found = gradient.gradient(&x)?;
        assert!(count() <= of_gradient, "{backend:?}: factorizations for a gradient");
        let expected = Dual::new().gradient(ByElimination, &x).map_err(|_| Error::UnknownOrder)?;
        assert!(error(&found, &expected) < 1e-14, "{backend:?}: {}", error(&found, &expected));
        count();
        let found = hessian.hessian(&x)?;
        assert!(count() <= of_hessian, "{backend:?}: factorizations for a Hessian");
        let expected = Dual::new().hessian(ByElimination, &x).map_err(|_| Error::UnknownOrder)?;
        assert!(
            error(found.as_slice(), expected.as_slice()) < 1e-13,
            "{backend:?}: {}",
            error(found.as_slice(), expected.as_slice())
        );
    }
    Ok(())
}

#[test]
fn derivatives_are_those_of_elimination() -> Result<(), Error<Singular>> {
    check(Dual::new(), 1, 3)?;
    check(Tape, 1, 1)?;
    check(RecordedTape::new(), 1, 1)?;
    check(NumDual, 1, 3)
}

/// Each mode over each mode. The certificates of all pairs have a linear solve with every law.
#[test]
fn derivatives_by_pairs_are_those_of_elimination() -> Result<(), Error<Singular>> {
    check(SecondOrder::new(Dual::new(), Dual::new()), 2, 4)?;
    check(SecondOrder::new(Dual::new(), RecordedTape::new()), 1, 2)?;
    check(SecondOrder::new(RecordedTape::new(), Dual::new()), 2, 100)?;
    check(SecondOrder::new(Tape, Tape), 1, 100)?;
    check(SecondOrder::new(RecordedTape::new(), RecordedTape::new()), 1, 100)
}

/// A replay calls the rule again, in plain programs and in optimized ones.
#[test]
fn one_recording_is_enough() -> Result<(), Error<Singular>> {
    let f = ByRuleAlone::default();
    let mut prepared = RecordedTape::new().prepare_gradient(&f, &X)?;
    for k in 0..200 {
        let x = X.map(|x| x + 0.01 * k as f64);
        let expected = Dual::new().gradient(ByElimination, &x).map_err(|_| Error::UnknownOrder)?;
        assert!(error(&prepared.gradient(&x)?, &expected) < 1e-14);
    }
    assert_eq!((prepared.engine().recordings(), prepared.engine().replays()), (1, 200));
    let mut jacobian = RecordedTape::new().prepare_pushforward(&f, &X)?;
    f.0.factorizations.store(0, Ordering::Relaxed);
    for k in 0..10 {
        jacobian.pushforward(&X.map(|x| x + 0.01 * k as f64), &X)?;
    }
    assert_eq!((jacobian.engine().recordings(), f.0.factorizations.load(Ordering::Relaxed)), (1, 10));
    let mut map = jacobian.at(&X)?;
    f.0.factorizations.store(0, Ordering::Relaxed);
    for _ in 0..10 {
        map.pushforward(&X)?;
    }
    assert_eq!(f.0.factorizations.load(Ordering::Relaxed), 0, "the evaluation is kept, with the factors");
    Ok(())
}

#[test]
fn with_data_that_cannot_be_compared() -> Result<(), Error<Singular>> {
    let solve = Solve::default();
    let expected = Dual::new().gradient(ByElimination, &X).map_err(|_| Error::UnknownOrder)?;
    for backend in [RecordedTape::new(), RecordedTape::new().constants_never_change()] {
        let mut prepared = backend.bind(ByRule, &solve).prepare_gradient(&X)?;
        assert!(error(&prepared.with(&solve).gradient(&X)?, &expected) < 1e-14);
    }
    Ok(())
}
