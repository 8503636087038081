//! Derivatives of derivatives, up to the sixth.

use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{DerivativeOf, Error};
use fluxions_dual::Dual;

#[differentiable]
fn power<S: Scalar>(x: S) -> S {
    x.powi(7)
}

const fn of<F>(f: F) -> DerivativeOf<F, Dual> {
    DerivativeOf::new(f, Dual::new())
}

/// The errors of the levels, as one.
fn flat<T>(outcome: Result<T, Error<Error<Error<Error<Error<Error<Infallible>>>>>>>) -> Result<T, Error<Infallible>> {
    outcome.map_err(|error| error.flatten().flatten().flatten().flatten().flatten())
}

/// The last of f, f′, f″, …: that of the highest order.
macro_rules! last {
    ($tuple:expr, $($level:tt)*) => { $tuple $(.$level)* };
}

/// Threads of the test runner have 2 MiB of stack, a main thread has 8.
#[test]
fn the_sixth_derivative_fits_half_a_main_thread() {
    let outcome = std::thread::Builder::new().stack_size(4 << 20).spawn(sixth_derivative_of_a_power);
    assert_eq!(outcome.expect("a thread").join().expect("no panic"), Ok(()));
}

fn sixth_derivative_of_a_power() -> Result<(), Error<Infallible>> {
    let fifth = of(of(of(of(of(Power)))));
    let sixth = flat(Dual::new().derivative(&fifth, 2.0))?;
    assert_eq!(last!(sixth, 1 1 1 1 1), 10080.0); // 7! x
    assert_eq!(last!(sixth, 0 0 0 0 0), 448.0); // 7 x⁶
    let mut prepared = flat(Dual::new().prepare_derivative(&fifth, 1.0))?;
    let sixth = flat(prepared.derivative(0.5))?;
    assert_eq!(last!(sixth, 1 1 1 1 1), 2520.0);
    Ok(())
}
