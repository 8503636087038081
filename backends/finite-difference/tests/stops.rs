//! Differences of derivatives hold what f stops: the calls, the storage, branches, failures, and derivatives within f.

use core::cell::Cell;
use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{Counting, Error};
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_scenarios::allocations::{CountingAllocator, allocations_in, are_counted};
use std::panic::{AssertUnwindSafe, catch_unwind};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

type Outcome = Result<(), Error<Infallible>>;
type Pair = SecondOrder<FiniteDifference, Dual>;

fn pair() -> Pair {
    SecondOrder::new(FiniteDifference::central(), Dual::new())
}

fn near(found: f64, expected: f64) -> bool {
    (found - expected).abs() < 1e-6
}

#[differentiable]
fn plain<S: Scalar>(x: &[S; 2]) -> S {
    x[0] * x[1]
}

#[differentiable]
fn stopped<S: Scalar>(x: &[S; 2]) -> S {
    x[0] * x[1].stop_gradient()
}

#[test]
fn stops_cost_two_more_gradients_and_nothing_costs_none() -> Outcome {
    let (without, with) = (Counting::new(Plain), Counting::new(Stopped));
    let mut hessian = pair().prepare_hessian(&without, &[1.0, 1.0])?;
    without.reset();
    assert!(near(hessian.hessian(&[2.0, 3.0])?[(0, 1)], 1.0));
    assert_eq!(without.reset(), 4);

    let mut hessian = pair().prepare_hessian(&with, &[1.0, 1.0])?;
    with.reset();
    assert_eq!(hessian.hessian(&[2.0, 3.0])?[(0, 1)], 0.0);
    assert_eq!(with.reset(), 6);
    Ok(())
}

#[test]
fn warm_calls_allocate_nothing() -> Outcome {
    assert!(are_counted());
    let mut prepared = pair().prepare_hvp(&Stopped, &[1.0, 1.0])?;
    let mut product = [1.0; 2];
    prepared.hvp_into(&[2.0, 3.0], &[1.0, 1.0], &mut product)?;
    let (outcome, count) = allocations_in(|| prepared.hvp_into(&[4.0, 5.0], &[1.0, 1.0], &mut product));
    outcome?;
    assert_eq!((count, product), (0, [0.0; 2]));
    Ok(())
}

/// x · stop(x) for x > 1, else x · stop(x) + stop(x).
#[differentiable]
fn branches<S: Scalar>(x: S) -> S {
    let held = x.stop_gradient();
    if x > 1.0 { x * held } else { x * held + x.stop_gradient() }
}

#[test]
fn another_number_of_stops_gives_their_own_values() -> Outcome {
    let mut prepared = pair().prepare_second_derivative(&Branches, 3.0)?;
    assert_eq!(prepared.second_derivative(3.0)?, 0.0);
    // Differences across the branch go past the stop, as those of f do.
    assert!(near(prepared.second_derivative(1.0)?, 1.0));
    assert_eq!((prepared.second_derivative(3.0)?, prepared.second_derivative(0.5)?), (0.0, 0.0));
    Ok(())
}

/// x · stop(2 x) for x > 1, else x · stop(5 x).
#[differentiable]
fn as_many<S: Scalar>(x: S) -> S {
    if x > 1.0 { x * (x * 2.0).stop_gradient() } else { x * (x * 5.0).stop_gradient() }
}

#[test]
fn as_many_stops_take_the_values_in_order() -> Outcome {
    // 5 on both sides, the number that was stopped at x = 1.
    assert!(near(pair().second_derivative(&AsMany, 1.0)?, 0.0));
    Ok(())
}

struct Fails {
    after: Cell<u64>,
    panics: bool,
}

#[differentiable]
impl Fails {
    fn square<S: Scalar>(&self, x: S) -> Result<S, core::fmt::Error> {
        let y = x * x.stop_gradient();
        match self.after.replace(self.after.get().wrapping_sub(1)) {
            0 if self.panics => panic!("on purpose"),
            0 => Err(core::fmt::Error),
            _ => Ok(y),
        }
    }
}

#[test]
fn a_failure_at_any_call_leaves_nothing_held() {
    for panics in [false, true] {
        let model = Fails { after: Cell::new(u64::MAX), panics };
        let mut prepared = pair().prepare_second_derivative(model.square_function(), 3.0).expect("no failure");
        for calls in 0..4 {
            model.after.set(calls);
            let outcome = catch_unwind(AssertUnwindSafe(|| prepared.second_derivative(3.0)));
            assert!(outcome.map_or(panics, |outcome| !panics && outcome.is_err()), "call {calls}");
            model.after.set(u64::MAX);
            assert_eq!(prepared.second_derivative(5.0), Ok(0.0));
            assert_eq!(Dual::new().derivative(model.square_function(), 4.0), Ok(4.0));
        }
    }
}

/// x · stop(x) + g″(x°) x for g(z) = z² stop(z), whose second derivative 2 z is taken by differences of its own.
#[differentiable]
fn nested<S: Scalar>(x: S) -> S {
    #[differentiable]
    fn inner<S: Scalar>(z: S) -> S {
        z * z * z.stop_gradient()
    }
    let curvature = pair().second_derivative(&Inner, x.primal()).unwrap_or(f64::NAN);
    x * x.stop_gradient() + x * curvature
}

#[test]
fn differences_within_f_hold_their_own() -> Outcome {
    let (first, second) = (Dual::new().derivative(&Nested, 3.0)?, pair().second_derivative(&Nested, 3.0)?);
    // stop(x) + 2 x°. The number x° moves, for `primal` is no stop.
    assert!(near(first, 9.0) && (second - 2.0).abs() < 1e-4, "{first} {second}");
    Ok(())
}

/// x · g′(x°) for g(z) = z stop(z), whose first derivative is the number z.
#[differentiable]
fn first_within<S: Scalar>(x: S) -> S {
    #[differentiable]
    fn inner<S: Scalar>(z: S) -> S {
        z * z.stop_gradient()
    }
    x * Dual::new().derivative(&Inner, x.primal()).unwrap_or(f64::NAN)
}

#[test]
fn first_derivatives_within_f_are_held_with_it() -> Outcome {
    assert!(near(Dual::new().derivative(&FirstWithin, 3.0)?, 3.0));
    assert!(near(pair().second_derivative(&FirstWithin, 3.0)?, 0.0));
    Ok(())
}

/// Values over plain numbers are f's own: stop(x) over `f64` is x wherever it is asked.
#[differentiable]
fn root<S: Scalar>(x: S) -> S {
    let square = x.primal() * x.primal();
    let root = square.stop_gradient().sqrt();
    if root == x.primal() { x * x * x } else { S::constant(f64::NAN) }
}

#[test]
fn plain_numbers_are_not_held() -> Outcome {
    assert!(near(pair().second_derivative(&Root, 3.0)?, 18.0));
    Ok(())
}
