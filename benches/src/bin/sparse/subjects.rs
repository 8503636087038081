//! What is measured: ways to a sparse matrix, beside a floor.

use fluxions::Sparse;
use fluxions::combinators::Check;
use fluxions::prelude::*;
use fluxions_benches::Call;
use fluxions_dual::Dual;
use fluxions_echidna::EchidnaTape;
use fluxions_finite_difference::FiniteDifference;
use fluxions_num_dual::NumDual;
use fluxions_problems::patterns;
use fluxions_problems::scaling::{
    Brusselator, Rosenbrock, brusselator as brusselator_at, brusselator_jacobian, rosenbrock_hessian_lower,
};
use fluxions_tape::{RecordedTape, Tape};
use std::hint::black_box;
use std::rc::Rc;

/// A matrix, the floor that its ways are compared with, and the ways.
pub(crate) struct Matrix {
    pub(crate) name: String,
    pub(crate) floor: Box<dyn Fn() -> Call>,
    pub(crate) ways: Vec<Way>,
}

/// One way to a matrix.
pub(crate) struct Way {
    pub(crate) by: &'static str,
    pub(crate) products: String,
    /// Prepares; the result is one call.
    pub(crate) prepare: Box<dyn Fn() -> Call>,
}

/// A point at which no component is 0.
fn point(n: usize) -> Rc<Vec<f64>> {
    Rc::new((0..n).map(|i| 1.0 + 0.3 * (i as f64).sin()).collect())
}

/// The way to a matrix of the function `$f` at the point `$x`, by `$prepare` and `$into` of a `Sparse` backend.
macro_rules! way {
    ($by:expr, $backend:expr, |$x:ident| $f:expr, $prepare:ident, $into:ident) => {{
        let (backend, $x) = ($backend, Rc::clone($x));
        let (columns, rows) = backend.$prepare($f, &$x).expect("f does not fail").plan().products();
        let prepare = move || {
            let mut prepared = backend.$prepare($f, &$x).expect("f does not fail");
            let (x, mut matrix) = (Rc::clone(&$x), prepared.plan().pattern().to_csc());
            Box::new(move || {
                black_box(prepared.$into(black_box(&x), black_box(&mut matrix)).is_ok());
            }) as Call
        };
        Way { by: $by, products: format!("{columns} + {rows}"), prepare: Box::new(prepare) }
    }};
}

/// The Jacobian of the Brusselator by one backend.
fn jacobian<B: Backend>(by: &'static str, backend: Sparse<B>, x: &Rc<Vec<f64>>) -> Way {
    way!(by, backend, |x| Brusselator::new(&vec![0.0; x.len()]), prepare_jacobian, sparse_jacobian_into)
}

/// The Hessian of Rosenbrock's function by one backend.
fn hessian<B: Backend>(by: &'static str, backend: Sparse<B>, x: &Rc<Vec<f64>>) -> Way {
    way!(by, backend.lower(), |x| Rosenbrock, prepare_hessian, sparse_hessian_into)
}

/// A call of the Brusselator itself.
fn brusselator_value(x: &Rc<Vec<f64>>) -> Box<dyn Fn() -> Call> {
    let x = Rc::clone(x);
    Box::new(move || {
        let (x, mut y) = (Rc::clone(&x), vec![0.0; x.len()]);
        let f = Brusselator::new(&y);
        Box::new(move || {
            black_box(f.evaluate::<f64>(black_box(&x), (), black_box(&mut y)).is_ok());
        })
    })
}

/// The Jacobian of the Brusselator on k × k points.
pub(crate) fn brusselator(k: usize) -> Matrix {
    let x = point(2 * k * k);
    let by_hand = {
        let x = Rc::clone(&x);
        let prepare = move || {
            let pattern = patterns::brusselator(k).expect("it fits");
            let (x, mut values) = (Rc::clone(&x), vec![0.0; pattern.nnz()]);
            Box::new(move || brusselator_jacobian(black_box(&x), &pattern, black_box(&mut values))) as Call
        };
        Way { by: "by hand", products: String::new(), prepare: Box::new(prepare) }
    };
    let mut ways = vec![
        by_hand,
        jacobian("dual", Sparse::new(Dual::new()), &x),
        jacobian("dual:4", Sparse::new(Dual::with_tangents(4)), &x),
        jacobian("num-dual", Sparse::new(NumDual), &x),
        jacobian("recorded-tape", Sparse::new(RecordedTape::new()), &x),
        jacobian("tape", Sparse::new(Tape), &x),
        jacobian("finite-difference", Sparse::new(FiniteDifference::forward()), &x),
    ];
    if k < 100 {
        ways.push(jacobian("echidna-tape", Sparse::new(EchidnaTape), &x));
    }
    Matrix { name: format!("Jacobian of the Brusselator {k}²"), floor: brusselator_value(&x), ways }
}

/// The Brusselator that pushes concentrations below 0 back: it makes a comparison for each unknown.
#[differentiable]
fn pushed_back<S: Scalar>(y: &mut [S], x: &[S]) {
    brusselator_at(y, x);
    for i in 0..x.len() {
        if x[i] < 0.0 {
            y[i] = -x[i];
        }
    }
}

/// The Jacobian of the Brusselator with comparisons, beside the same call without a check: with the check that users get, which is by choices
/// where all tangents are taken, and with a product. The call without a check is a row as well, which says how far the table can be trusted.
/// Dual numbers record choices in that one, too.
pub(crate) fn checked(k: usize) -> [Matrix; 2] {
    let x = point(2 * k * k);
    [
        checked_by("dual", Sparse::new(Dual::new()), k, &x),
        checked_by("recorded-tape", Sparse::new(RecordedTape::new()), k, &x),
    ]
}

fn checked_by<B: Backend + Clone + 'static>(name: &str, backend: Sparse<B>, k: usize, x: &Rc<Vec<f64>>) -> Matrix {
    let way = |by: &'static str, backend: Sparse<B>| -> Way {
        way!(by, backend, |x| PushedBack::new(&vec![0.0; x.len()]), prepare_jacobian, sparse_jacobian_into)
    };
    let floor = way("floor", backend.clone().check(Check::Never));
    let ways = vec![
        way("unchecked", backend.clone().check(Check::Never)),
        way("where needed", backend.clone()),
        way("a product", backend.check(Check::Always)),
    ];
    Matrix {
        name: format!("The check of the Brusselator {k}² with comparisons, by {name}"),
        floor: floor.prepare,
        ways,
    }
}

/// The Jacobian of the Brusselator by dual numbers alone.
pub(crate) fn grown(k: usize) -> Matrix {
    let x = point(2 * k * k);
    let ways = vec![jacobian("dual", Sparse::new(Dual::new()), &x)];
    Matrix { name: format!("Jacobian of the Brusselator {k}²"), floor: brusselator_value(&x), ways }
}

/// The Hessian of Rosenbrock's function of n numbers, lower triangle.
pub(crate) fn rosenbrock(n: usize) -> Matrix {
    let x = point(n);
    let by_hand = {
        let x = Rc::clone(&x);
        let prepare = move || {
            let (x, mut values) = (Rc::clone(&x), vec![0.0; 2 * n - 1]);
            Box::new(move || rosenbrock_hessian_lower(black_box(&x), black_box(&mut values))) as Call
        };
        Way { by: "by hand", products: String::new(), prepare: Box::new(prepare) }
    };
    let value = Rc::clone(&x);
    let floor = move || {
        let x = Rc::clone(&value);
        Box::new(move || {
            let _ = black_box(Rosenbrock.first::<f64>(black_box(&x), ()));
        }) as Call
    };
    let mut ways = vec![
        by_hand,
        hessian("recorded-tape", Sparse::new(RecordedTape::new()), &x),
        hessian("tape", Sparse::new(Tape), &x),
    ];
    if n <= 1000 {
        ways.push(hessian("dual", Sparse::new(Dual::new()), &x));
        ways.push(hessian("dual/tape", Sparse::new(SecondOrder::new(Dual::new(), Tape)), &x));
    }
    Matrix { name: format!("Hessian of Rosenbrock's function of {n} numbers"), floor: Box::new(floor), ways }
}
