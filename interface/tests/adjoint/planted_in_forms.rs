//! Mistakes that are planted in the macro, as those in `planted`: with caches, parameters of called functions, and vectors that are copied into others.

use fluxions::prelude::*;
use fluxions::{Args, Function};
use fluxions_adjoint::Adjoint;
use fluxions_dual::Dual;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The same function with its adjoint, and with that of a mistake.
macro_rules! both {
    ($case:ident, $mistake:ident, ($($mark:ident)?), |$x:ident $(, $work:ident)?| { $($body:tt)* }) => {
        mod $case {
            use super::*;

            #[differentiable(adjoint $(, $mark)?, allow(cut))]
            pub(super) fn right<S: Scalar>($x: &[S] $(, #[cache] $work: &mut [S])?) -> S {
                $($body)*
            }
            #[differentiable(adjoint $(, $mark)?, allow(cut), planted = $mistake)]
            pub(super) fn wrong<S: Scalar>($x: &[S] $(, #[cache] $work: &mut [S])?) -> S {
                $($body)*
            }
        }
    };
}

both!(as_far_as_x_says, lengths, (), |x, work| {
    let n = if x[0].primal() > 1.0 { 3 } else { 1 };
    for i in 0..n {
        work[i] = x[0] * x[1] + i as f64;
    }
    work[0] * work[2] + x[1]
});

both!(read_ahead, ahead, (), |x, work| {
    let mut y = S::zero();
    for i in 0..3 {
        work[i] = x[0] * x[1];
        y += work[(i + 1) % 3] * x[1];
    }
    y
});

both!(moved, copies, (), |x| {
    let list = vec![x[0] * x[1], x[1]];
    let pair = (list, x[0] * x[0]);
    pair.0[0] * pair.0[1] * pair.1
});

both!(grown, resized, (), |x| {
    let mut list = vec![x[0]];
    let y = list[0] * x[1];
    list.push(y * y);
    list[0] * list[1]
});

both!(of_no_use, unshaped, (), |x| {
    let mut list = vec![x[0]];
    list.push(x[1]);
    list.iter().map(|_| x[1] * x[0]).sum::<S>()
});

both!(called_alike, leaked, (), |x| {
    let a = x[0] * x[1];
    x.iter().map(|a| a.sin()).map(|v| v * a).sum()
});

/// Whether one prepared object has the gradients of dual numbers, one call after the other: the last call is the third. Debug builds may find
/// that it has not.
fn holds<F>(f: &F, work: Args<'_, F, f64>) -> bool
where
    F: Function<Input = Vec<f64>, Output = f64, Error = core::convert::Infallible>,
{
    let points = [[0.5, 1.25], [1.5, 0.75], [1.75, 2.0]];
    let mut prepared = Adjoint.bind(f, work).prepare_gradient(&points[0]).expect("an adjoint");
    let mut last = (vec![], vec![]);
    let all = catch_unwind(AssertUnwindSafe(|| {
        for x in points {
            let found = prepared.with(work).gradient(&x).expect("a gradient");
            last = (found, Dual::new().bind(f, work).gradient(&x).expect("dual numbers"));
        }
    }));
    let near = |a: &f64, b: &f64| (a - b).abs() < 1e-9;
    all.is_ok() && last.0.iter().zip(&last.1).all(|(a, b)| near(a, b))
}

#[test]
fn a_cache_that_is_not_overwritten() {
    let work = [0.5, -2.0, 3.0];
    assert!(holds(&as_far_as_x_says::Right, &work) && !holds(&as_far_as_x_says::Wrong, &work));
    assert!(holds(&read_ahead::Right, &work) && !holds(&read_ahead::Wrong, &work));
}

#[test]
fn a_copy_that_has_no_adjoint() {
    assert!(holds(&moved::Right, ()) && !holds(&moved::Wrong, ()));
}

#[test]
fn a_pushed_item_with_the_adjoint_of_another() {
    assert!(holds(&grown::Right, ()) && !holds(&grown::Wrong, ()));
}

#[test]
fn an_argument_of_a_closure_in_the_place_of_a_variable() {
    assert!(holds(&called_alike::Right, ()) && !holds(&called_alike::Wrong, ()));
}

#[test]
fn a_list_of_no_use_with_adjoints_of_its_old_form() {
    assert!(holds(&of_no_use::Right, ()) && !holds(&of_no_use::Wrong, ()));
}

#[differentiable(adjoint, called)]
fn decay<S: Scalar>(x: S, #[parameter] rate: S) -> S {
    x * (-rate).exp()
}

#[differentiable(adjoint, called, planted = parameter)]
fn decay_without<S: Scalar>(x: S, #[parameter] rate: S) -> S {
    x * (-rate).exp()
}

#[differentiable(adjoint)]
fn right<S: Scalar>(x: &[S]) -> S {
    decay(x[0], x[1])
}

#[differentiable(adjoint)]
fn wrong<S: Scalar>(x: &[S]) -> S {
    decay_without(x[0], x[1])
}

#[test]
fn a_parameter_whose_derivative_is_lost() {
    assert!(holds(&Right, ()) && !holds(&Wrong, ()));
}
