//! Bad input gets a typed error, and the prepared object works afterwards.

use core::convert::Infallible;
use core::fmt::{self, Display, Formatter};
use fluxions::prelude::*;
use fluxions::{Argument, Error, Rule, Shape};
use fluxions_dual::Dual;
use fluxions_rules::{Fold, Map, Reduce, Scan, Steps};
use fluxions_tape::{RecordedTape, Tape};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The state left its range.
#[derive(Clone, Copy, Debug, PartialEq)]
struct TooLarge;
impl Display for TooLarge {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("the state is too large")
    }
}
impl core::error::Error for TooLarge {}

#[differentiable]
fn twice<S: Scalar>(s: S) -> Result<S, TooLarge> {
    if s.primal() > 100.0 { Err(TooLarge) } else { Ok(s * 2.0) }
}
#[differentiable]
fn panics<S: Scalar>(s: S) -> S {
    assert!(s.primal() < 100.0, "the state is too large");
    s * 2.0
}
/// A state that grows where it is large.
#[differentiable]
fn grows<S: Scalar>(s: &[S]) -> Vec<S> {
    let mut s = s.iter().map(|&s| s * 2.0).collect::<Vec<_>>();
    if s[0].primal() > 100.0 {
        s.push(S::one());
    }
    s
}
#[differentiable]
fn always_grows<S: Scalar>(s: &[S]) -> Vec<S> {
    [s, &[S::one()]].concat()
}
#[differentiable]
fn add<S: Scalar>(a: S, b: S) -> S {
    a + b
}
#[differentiable]
fn add_vectors<S: Scalar>(a: &[S], b: &[S]) -> Vec<S> {
    a.iter().zip(b).map(|(&a, &b)| a + b).collect()
}
#[differentiable]
fn first<S: Scalar>(a: &[S]) -> S {
    a[0]
}

/// A step that is not called is not called.
#[differentiable]
fn never<S: Scalar>(_: S) -> S {
    panic!("it is called")
}

#[test]
fn no_step_is_the_identity() {
    assert_eq!(Tape.derivative(&Steps::new(Never, 0, Tape), 3.0).unwrap(), 1.0);
    assert_eq!(Dual::new().second_derivative(&Steps::new(Never, 0, Tape), 3.0).unwrap(), 0.0);
    fn check<B: Backend>(backend: B) {
        let steps = Steps::new(Twice, 0, Tape);
        assert_eq!(backend.value_and_derivative(&steps, 3.0).unwrap(), (3.0, 1.0));
        assert_eq!(backend.second_derivative(&steps, 3.0).unwrap(), 0.0);
        assert_eq!(backend.gradient(&Fold::new(Add, Tape), (3.0, &[])).unwrap(), (1.0, vec![]));
        assert_eq!(backend.pullback(&Scan::new(Add, Tape), (3.0, &[]), &[]).unwrap(), (0.0, vec![]));
        assert!(backend.pullback(&Map::new(First, Tape), &[], &[]).unwrap().is_empty());
    }
    check(Dual::new());
    check(Tape);
    check(RecordedTape::new());
}

#[test]
fn no_budget() {
    let expected = Error::Range { argument: Argument::Setting("states"), expected: "at least 1", found: 0.0 };
    for steps in [Steps::new(Twice, 3, Tape).binomial(0), Steps::new(Twice, 3, Tape).uniform(0)] {
        assert_eq!(Tape.derivative(&steps, 1.0).map_err(Error::flatten), Err(expected.clone()));
        assert_eq!(Dual::new().derivative(&steps, 1.0).map_err(Error::flatten), Err(expected.clone()));
    }
    assert_eq!(Tape.derivative(&Steps::new(Twice, 3, Tape).binomial(1), 1.0).unwrap(), 8.0);
}

#[test]
fn a_budget_that_is_larger_than_the_number_of_steps() {
    for states in [3, 4, 1000, usize::MAX] {
        assert_eq!(Tape.derivative(&Steps::new(Twice, 3, Tape).binomial(states), 1.0).unwrap(), 8.0);
        assert_eq!(Tape.derivative(&Steps::new(Twice, 3, Tape).uniform(states), 1.0).unwrap(), 8.0);
    }
}

#[test]
fn a_step_that_fails_at_a_replay() {
    fn check<B: Backend>(backend: B) {
        let steps = Steps::new(Twice, 5, RecordedTape::new()).binomial(2);
        let mut prepared = backend.prepare_derivative(&steps, 1.0).unwrap();
        for _ in 0..2 {
            assert_eq!(prepared.derivative(2.0).unwrap(), 32.0);
            assert_eq!(prepared.derivative(50.0).map_err(Error::flatten), Err(Error::Function(TooLarge)));
        }
        assert_eq!(prepared.value_and_derivative(3.0).unwrap(), (96.0, 32.0));
    }
    check(RecordedTape::new());
    check(Tape);
    check(Dual::new());
}

#[test]
fn a_step_that_panics() {
    fn check<B: Backend>(backend: B) {
        let steps = Steps::new(Panics, 5, RecordedTape::new());
        let mut prepared = backend.prepare_derivative(&steps, 1.0).unwrap();
        for _ in 0..2 {
            assert_eq!(prepared.derivative(2.0).unwrap(), 32.0);
            assert!(catch_unwind(AssertUnwindSafe(|| prepared.derivative(50.0))).is_err());
        }
        assert_eq!(prepared.derivative(3.0).unwrap(), 32.0);
    }
    check(RecordedTape::new());
    check(Tape);
    check(Dual::new());
}

#[test]
fn a_step_that_changes_the_shape_of_the_state() {
    fn shape<T>(expected: usize, found: usize) -> Result<T, Error<Infallible>> {
        Err(Error::Shape { argument: Argument::Output, expected: Shape::new([expected]), found: Shape::new([found]) })
    }
    let steps = Steps::new(Grows, 5, Tape);
    let mut prepared = Tape.prepare_pullback(&steps, &[1.0]).unwrap();
    for _ in 0..2 {
        assert_eq!(prepared.pullback(&[2.0], &[1.0]).unwrap(), [32.0]);
        assert_eq!(prepared.pullback(&[40.0], &[1.0]).map_err(Error::flatten), shape(1, 2));
    }
    for n in [1, 2, 5] {
        let steps = Steps::new(AlwaysGrows, n, Tape);
        assert_eq!(Dual::new().jacobian(&steps, &[1.0]).map_err(Error::flatten).map(|_| ()), shape(1, 2));
    }
    let uneven = [vec![1.0], vec![100.0]];
    assert_eq!(Map::new(Grows, Tape).call::<f64>(&uneven).map(|_| ()), shape(1, 2));
}

#[test]
fn items_of_different_shapes() {
    let items = [vec![1.0, 2.0], vec![1.0], vec![1.0, 2.0]];
    let expected = Error::Shape { argument: Argument::Input, expected: Shape::new([2]), found: Shape::new([1]) };
    assert_eq!(Map::new(First, Tape).call::<f64>(&items), Err(expected.clone()));
    assert_eq!(Reduce::new(AddVectors, Tape).call::<f64>(&items), Err(expected.clone()));
    assert_eq!(Fold::new(AddVectors, Tape).call::<f64>((&[0.0, 0.0], &items)), Err(expected.clone()));
    assert_eq!(Scan::new(AddVectors, Tape).call::<f64>((&[0.0, 0.0], &items)), Err(expected));
}

#[test]
fn an_empty_list_has_nothing_to_combine() {
    let expected = Error::Range { argument: Argument::Input, expected: "a list of at least 1 item", found: 0.0 };
    assert_eq!(Tape.gradient(&Reduce::new(Add, Tape), &[]).map_err(Error::flatten), Err(expected));
    assert_eq!(Tape.gradient(&Reduce::new(Add, Tape), &[7.0]).unwrap(), [1.0]);
}

/// s ↦ factor · s: a step with data.
#[derive(Clone, Debug)]
struct Times(f64);

impl Function for Times {
    type Input = f64;
    type Output = f64;
    type Context = ();
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, s: S, (): (), y: &mut S) -> Result<(), Infallible> {
        *y = s * self.0;
        Ok(())
    }
    fn first<S: Scalar>(&self, s: S, (): ()) -> Result<S, Infallible> {
        Ok(s * self.0)
    }
}

/// Engines are kept by the thread, and never used for another function.
#[test]
fn steps_of_one_type_with_other_data() {
    let steps = [2.0, 3.0].map(|factor| Steps::new(Times(factor), 3, RecordedTape::new()));
    for _ in 0..3 {
        for (steps, expected) in steps.iter().zip([8.0, 27.0]) {
            assert_eq!(Tape.derivative(steps, 1.0).unwrap(), expected);
            assert_eq!(RecordedTape::new().derivative(steps, 1.0).unwrap(), expected);
        }
    }
}

#[test]
fn threads() {
    let steps = Steps::new(Times(2.0), 3, RecordedTape::new());
    let results: Vec<f64> = std::thread::scope(|scope| {
        let started: Vec<_> = (0..4).map(|_| scope.spawn(|| Tape.derivative(&steps, 1.0).unwrap())).collect();
        started.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert_eq!(results, [8.0; 4]);
}
