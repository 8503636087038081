//! Slopes that come from elsewhere as plain numbers.

use core::convert::Infallible;
use fluxions::Error;
use fluxions::prelude::*;
use fluxions_dual::Dual;
use fluxions_num_dual::NumDual;
use fluxions_tape::{RecordedTape, Tape};

/// x₀² x₁ from a table that knows the value and both slopes at (3, 2).
#[differentiable]
fn table<S: Scalar>(x: &[S; 2]) -> S {
    let [a, b] = [x[0].primal(), x[1].primal()];
    S::first_order(a * a * b, &[(x[0], 2.0 * a * b), (x[1], a * a)]) * x[1]
}

fn check<B: Backend>(b: B) -> Result<(), Error<Infallible>> {
    let mut gradient = b.prepare_gradient(Table, &[1.0, 1.0])?;
    assert_eq!(gradient.value_and_gradient(&[3.0, 2.0])?, (36.0, [24.0, 36.0])); // 2ab·b, a²b + a²b
    assert_eq!(gradient.gradient(&[1.0, 5.0])?, [50.0, 10.0]);
    let hessian = b.hessian(Table, &[3.0, 2.0])?;
    assert!(hessian[(0, 0)].is_nan() && hessian[(1, 0)].is_nan(), "{hessian}");
    Ok(())
}

#[test]
fn the_first_order_is_known_and_the_second_is_nan() -> Result<(), Error<Infallible>> {
    check(Dual::new())?;
    check(Tape)?;
    check(RecordedTape::new())?;
    check(NumDual)?;
    check(SecondOrder::new(Dual::new(), RecordedTape::new()))?;
    check(SecondOrder::new(RecordedTape::new(), Dual::new()))
}
