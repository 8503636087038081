//! Who calls what of a rule, and how often: the table of the book.

use core::cell::Cell;
use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::rule::AsFunction;
use fluxions::{Error, Gives, Rule};
use fluxions_adjoint::Adjoint;
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_tape::{RecordedTape, Tape};

thread_local! {
    /// The values, pushforwards and pullbacks since the last question.
    static CALLS: [Cell<u32>; 3] = const { [const { Cell::new(0) }; 3] };
}

fn count(what: usize) {
    CALLS.with(|calls| calls[what].set(calls[what].get() + 1));
}

fn calls() -> [u32; 3] {
    CALLS.with(|calls| calls.each_ref().map(Cell::take))
}

/// y = x₀ x₁
#[derive(Clone, Copy, Debug)]
struct Product;

impl Rule for Product {
    type Input = [f64; 2];
    type Output = f64;
    type Error = Infallible;
    type Kept = ();
    const GIVES: Gives = Gives::Both;

    fn value(&self, x: &[f64; 2]) -> Result<(f64, ()), Infallible> {
        count(0);
        Ok((x[0] * x[1], ()))
    }
    fn pushforward<T: Scalar>(&self, (): &(), x: &[T; 2], _: T, x_dot: &[T; 2]) -> Result<T, Infallible> {
        count(1);
        Ok(x[0] * x_dot[1] + x[1] * x_dot[0])
    }
    fn pullback<T: Scalar>(&self, (): &(), x: &[T; 2], _: T, y_bar: T) -> Result<[T; 2], Infallible> {
        count(2);
        Ok([x[1] * y_bar, x[0] * y_bar])
    }
}

/// x₀ x₁ + x₂ + x₃: the rule knows nothing of two of four inputs.
#[differentiable(adjoint)]
fn sum<S: Scalar>(x: &[S; 4]) -> S {
    Product.of(&[x[0], x[1]]) + x[2] + x[3]
}

/// The calls in a prepared gradient, at two points one after the other.
fn of_gradient<B: Backend>(b: B) -> Result<[u32; 3], Error<Infallible>> {
    let mut prepared = b.prepare_gradient(Sum, &[1.0; 4])?;
    prepared.gradient(&[1.0; 4])?;
    calls();
    prepared.gradient(&[2.0, 3.0, 1.0, 1.0])?;
    Ok(calls())
}

#[test]
fn a_value_for_each_evaluation_and_a_product_for_each_direction() -> Result<(), Error<Infallible>> {
    assert_eq!(of_gradient(Dual::new())?, [1, 2, 0]); // two lanes of the four have a tangent
    assert_eq!(of_gradient(Dual::with_tangents(1))?, [4, 2, 0]); // and two passes of the four
    assert_eq!(of_gradient(Tape)?, [1, 0, 1]);
    assert_eq!(of_gradient(RecordedTape::new())?, [1, 0, 1]);
    assert_eq!(of_gradient(Adjoint)?, [1, 0, 1]);
    assert_eq!(of_gradient(FiniteDifference::central())?, [8, 0, 0]);
    let whole = AsFunction(Product);
    let mut prepared = Dual::new().prepare_gradient(&whole, &[1.0; 2])?;
    calls();
    assert_eq!((prepared.gradient(&[2.0, 3.0])?, calls()), ([3.0, 2.0], [1, 0, 1]));
    Ok(())
}
