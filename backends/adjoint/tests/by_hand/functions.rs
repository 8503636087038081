//! The kinds of arguments and results of a function.

use super::{With, add, general, lawful, to_number};
use fluxions::adjoint::{Cell, Stack};
use fluxions::prelude::*;
use fluxions_scenarios::{Undefined, scenarios, transform};
use nalgebra::{DMatrix, SMatrix};

#[differentiable(adjoint = plain_adjoint)]
pub(super) fn plain<S: Scalar>(x: &[S]) -> S {
    x[0] * x[0] * x[1] + x[2].exp()
}

fn plain_adjoint<S: Scalar>(x: &[S], bar: &[Cell<S>], y_bar: &Cell<S>, _: &mut Stack) -> S {
    let g = y_bar.get();
    add(&bar[0], g * x[0] * x[1] * 2.0);
    add(&bar[1], g * x[0] * x[0]);
    add(&bar[2], g * x[2].exp());
    plain(x)
}

#[test]
fn a_vector_and_a_number() {
    lawful(&to_number(With(scenarios::VectorToNumber, Plain)));
}

#[test]
fn other_forms_of_one_function() {
    let case = || With(scenarios::VectorToNumber, Plain);
    lawful(&to_number(transform::Elsewhere(case())));
    lawful(&to_number(transform::InPlace(case())));
    lawful(&to_number(transform::Fallible(case())));
    lawful(&to_number(transform::Captured::new(case())));
    lawful(&to_number(transform::AsConstant::new(transform::AsParameter::new(case()))));
    lawful(&to_number(transform::AsCache::new(case())));
}

#[differentiable(adjoint = in_place_adjoint)]
fn in_place<S: Scalar>(y: &mut [S], x: &[S]) {
    y[0] = x[0] * x[1];
    y[1] = x[1] - x[0];
    y[2] = x[0].exp();
}

fn in_place_adjoint<S: Scalar>(y: &mut [S], y_bar: &[Cell<S>], x: &[S], bar: &[Cell<S>], _: &mut Stack) {
    in_place(y, x);
    let [a, b, c] = [y_bar[0].take_zero(), y_bar[1].take_zero(), y_bar[2].take_zero()];
    add(&bar[0], a * x[1] - b + c * y[2]);
    add(&bar[1], a * x[0] + b);
}

/// What an adjoint does with the adjoints of variables that are overwritten.
trait TakeZero<S> {
    fn take_zero(&self) -> S;
}

impl<S: Scalar> TakeZero<S> for Cell<S> {
    fn take_zero(&self) -> S {
        self.replace(S::zero())
    }
}

#[test]
fn a_result_in_place() {
    lawful(&general(With(scenarios::InPlace, InPlace::new(&[0.0; 3]))));
}

#[differentiable(adjoint = fallible_adjoint)]
fn fallible<S: Scalar>(x: &[S]) -> Result<S, Undefined> {
    if x[0] > 0.0 { Ok(x[0].ln() * x[1]) } else { Err(Undefined) }
}

fn fallible_adjoint<S: Scalar>(x: &[S], bar: &[Cell<S>], y_bar: &Cell<S>, _: &mut Stack) -> Result<S, Undefined> {
    let y = fallible(x)?;
    add(&bar[0], y_bar.get() * x[1] / x[0]);
    add(&bar[1], y_bar.get() * x[0].ln());
    Ok(y)
}

#[test]
fn a_function_that_may_fail() {
    lawful(&to_number(With(scenarios::Fallible, Fallible)));
    let mut prepared = fluxions_adjoint::Adjoint.prepare_gradient(&Fallible, &[1.0, 2.0]).expect("f is not called");
    assert_eq!(prepared.gradient(&[-1.0, 2.0]), Err(fluxions::Error::Function(Undefined)));
    assert_eq!(prepared.gradient(&[1.0, 2.0]), Ok(vec![2.0, 0.0])); // still good
}

#[differentiable(adjoint = with_all_adjoint)]
fn with_all<S: Scalar>(
    y: &mut [S],
    x: &[S],
    #[cache] work: &mut [S],
    #[constant] data: &[f64],
    z: S,
    #[parameter] t: S,
) -> Result<(), Undefined> {
    work.iter_mut().zip(data).for_each(|(w, d)| *w = z * t * *d);
    y[0] = x[0] * work[0];
    y[1] = x[1] + work[1];
    Ok(())
}

fn with_all_adjoint<S: Scalar>(
    y: &mut [S],
    y_bar: &[Cell<S>],
    x: &[S],
    x_bar: &[Cell<S>],
    work: &mut [S],
    work_bar: &[Cell<S>],
    data: &[f64],
    z: S,
    z_bar: &Cell<S>,
    t: S,
    _: &mut Stack,
) -> Result<(), Undefined> {
    with_all(y, x, work, data, z, t)?;
    let [a, b] = [y_bar[0].get(), y_bar[1].get()];
    add(&x_bar[0], a * work[0]);
    add(&x_bar[1], b);
    // The adjoints of the cache are 0 here, and what is left in them does not count.
    add(&work_bar[0], a * x[0]);
    add(&work_bar[1], b);
    work_bar.iter().zip(data).for_each(|(w, d)| add(z_bar, w.get() * t * *d));
    Ok(())
}

#[test]
fn all_kinds_of_context_and_several_active_arguments() {
    lawful(&general(With(scenarios::WithAll::default(), WithAll::new(&[0.0; 2]))));
}

#[differentiable(adjoint = tuple_out_adjoint)]
fn tuple_out<S: Scalar>(x: &[S; 2]) -> (S, [S; 2]) {
    (x[0] * x[1], [x[0], x[1].exp()])
}

fn tuple_out_adjoint<S: Scalar>(
    x: &[S; 2],
    x_bar: &[Cell<S>; 2],
    (product, pair): &(Cell<S>, [Cell<S>; 2]),
    _: &mut Stack,
) -> (S, [S; 2]) {
    add(&x_bar[0], product.get() * x[1] + pair[0].get());
    add(&x_bar[1], product.get() * x[0] + pair[1].get() * x[1].exp());
    tuple_out(x)
}

#[differentiable(adjoint = tuple_in_adjoint)]
fn tuple_in<S: Scalar>(a: S, b: &[S], c: &[S; 2]) -> S {
    a * b[0] + b[1] * c[0] * c[1]
}

fn tuple_in_adjoint<S: Scalar>(
    a: S,
    a_bar: &Cell<S>,
    b: &[S],
    b_bar: &[Cell<S>],
    c: &[S; 2],
    c_bar: &[Cell<S>; 2],
    y_bar: &Cell<S>,
    _: &mut Stack,
) -> S {
    let g = y_bar.get();
    add(a_bar, g * b[0]);
    add(&b_bar[0], g * a);
    add(&b_bar[1], g * c[0] * c[1]);
    add(&c_bar[0], g * b[1] * c[1]);
    add(&c_bar[1], g * b[1] * c[0]);
    tuple_in(a, b, c)
}

#[test]
fn tuples() {
    lawful(&general(With(scenarios::TupleOut, TupleOut)));
    lawful(&to_number(With(scenarios::Tuple, TupleIn)));
}

#[differentiable(adjoint = pairs_adjoint)]
fn pairs<S: Scalar>(x: &[[S; 2]]) -> S {
    x.iter().map(|p| p[0] * p[1]).sum()
}

fn pairs_adjoint<S: Scalar>(x: &[[S; 2]], bar: &[[Cell<S>; 2]], y_bar: &Cell<S>, _: &mut Stack) -> S {
    for (p, bar) in x.iter().zip(bar) {
        add(&bar[0], y_bar.get() * p[1]);
        add(&bar[1], y_bar.get() * p[0]);
    }
    pairs(x)
}

#[differentiable(adjoint = square_adjoint)]
fn square<S: Scalar>(x: &SMatrix<S, 2, 2>) -> SMatrix<S, 2, 2> {
    x * x
}

fn square_adjoint<S: Scalar>(
    x: &SMatrix<S, 2, 2>,
    bar: &SMatrix<Cell<S>, 2, 2>,
    y_bar: &SMatrix<Cell<S>, 2, 2>,
    _: &mut Stack,
) -> SMatrix<S, 2, 2> {
    let g = y_bar.map(|g| g.get());
    let sum = x.transpose() * g + g * x.transpose();
    bar.iter().zip(&sum).for_each(|(bar, &sum)| add(bar, sum));
    x * x
}

#[differentiable(adjoint = squares_adjoint)]
fn squares<S: Scalar>(x: &DMatrix<S>) -> DMatrix<S> {
    x.map(|v| v * v)
}

fn squares_adjoint<S: Scalar>(
    x: &DMatrix<S>,
    bar: &DMatrix<Cell<S>>,
    y_bar: &DMatrix<Cell<S>>,
    _: &mut Stack,
) -> DMatrix<S> {
    bar.iter().zip(y_bar).zip(x).for_each(|((bar, g), &x)| add(bar, g.get() * x * 2.0));
    squares(x)
}

#[test]
fn rows_of_arrays_and_matrices() {
    lawful(&to_number(With(scenarios::ArrayOfArrays, Pairs)));
    lawful(&general(With(scenarios::MatrixToMatrix, Square)));
    lawful(&general(With(scenarios::DynamicMatrix, Squares)));
}

#[differentiable(adjoint = halves_adjoint)]
fn halves<R: Real, S: Scalar<R>>(x: &[S]) -> S {
    x.iter().map(|&x| x * x).sum::<S>() * R::from_f64(0.5)
}

fn halves_adjoint<R: Real, S: Scalar<R>>(x: &[S], bar: &[Cell<S>], y_bar: &Cell<S>, _: &mut Stack) -> S {
    x.iter().zip(bar).for_each(|(&x, bar)| bar.set(bar.get() + y_bar.get() * x));
    halves::<R, S>(x)
}

#[test]
fn single_precision() -> Result<(), Box<dyn core::error::Error>> {
    assert_eq!(fluxions_adjoint::Adjoint.gradient(Halves::<f32>::new(), &[2.0_f32, 3.0])?, [2.0, 3.0]);
    assert_eq!(fluxions_adjoint::Adjoint.hvp(Halves::<f32>::new(), &[2.0_f32, 3.0], &[1.0, -1.0])?, [1.0, -1.0]);
    Ok(())
}
