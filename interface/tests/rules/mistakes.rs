//! Rules that are wrong, that fail, that panic, and that call engines themselves.

use core::convert::Infallible;
use fluxions::adjoint::{Cell, Stack};
use fluxions::prelude::*;
use fluxions::surgery::{Clip, WithGradient};
use fluxions::{Argument, Error, Gives, Rule, Shape};
use fluxions_adjoint::Adjoint;
use fluxions_dual::{DenseDual, Dual};
use fluxions_num_dual::NumDual;
use fluxions_tape::{RecordedTape, Tape};
use std::panic::{AssertUnwindSafe, catch_unwind};

#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
enum Trouble {
    #[error("the value fails")]
    Value,
    #[error("a derivative fails")]
    Derivative,
}

/// What goes wrong at x₀ < 0.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Mistake {
    Value,
    Derivative,
    Shape,
    Panic,
    PanicLater,
}

/// y = (x₀², x₁).
#[derive(Clone, Copy, Debug)]
struct Mistaken(Mistake);

impl Rule for Mistaken {
    type Input = Vec<f64>;
    type Output = Vec<f64>;
    type Error = Trouble;
    type Kept = ();
    const GIVES: Gives = Gives::Both;

    fn value(&self, x: &[f64]) -> Result<(Vec<f64>, ()), Trouble> {
        match self.0 {
            Mistake::Value if x[0] < 0.0 => Err(Trouble::Value),
            Mistake::Panic if x[0] < 0.0 => panic!("on purpose"),
            _ => Ok((vec![x[0] * x[0], x[1]], ())),
        }
    }
    fn pushforward<T: Scalar>(&self, (): &(), x: &[T], _: &[T], x_dot: &[T]) -> Result<Vec<T>, Trouble> {
        self.derivative(x, vec![x[0] * x_dot[0] * 2.0, x_dot[1]])
    }
    fn pullback<T: Scalar>(&self, (): &(), x: &[T], _: &[T], y_bar: &[T]) -> Result<Vec<T>, Trouble> {
        self.derivative(x, vec![x[0] * y_bar[0] * 2.0, y_bar[1]])
    }
}

impl Mistaken {
    fn derivative<T: Scalar>(self, x: &[T], mut result: Vec<T>) -> Result<Vec<T>, Trouble> {
        match self.0 {
            Mistake::Derivative if x[0] < 0.0 => return Err(Trouble::Derivative),
            Mistake::Shape if x[0] < 0.0 => result.push(T::one()),
            Mistake::PanicLater if x[0] < 0.0 => panic!("on purpose"),
            _ => {}
        }
        Ok(result)
    }
}

/// The rule inside a function.
#[derive(Clone, Copy, Debug)]
struct F(Mistake);

impl Function for F {
    type Input = Vec<f64>;
    type Output = f64;
    type Context = ();
    type Error = Trouble;

    fn evaluate<S: Scalar>(&self, x: &[S], (): (), y: &mut S) -> Result<(), Trouble> {
        *y = product(x, self.0)?;
        Ok(())
    }
    fn first<S: Scalar>(&self, x: &[S], (): ()) -> Result<S, Trouble> {
        product(x, self.0)
    }

    const ADJOINT: bool = true;

    fn adjoint<S: Scalar>(
        &self,
        x: &[S],
        x_bar: &[Cell<S>],
        (): (),
        y: &mut S,
        y_bar: &Cell<S>,
        stack: &mut Stack,
    ) -> Option<Result<(), Trouble>> {
        Some(product::adjoint(x, x_bar, self.0, y_bar, stack).map(|value| *y = value))
    }
}

#[differentiable(adjoint)]
fn product<S: Scalar>(x: &[S], #[constant] mistake: Mistake) -> Result<S, Trouble> {
    let z = Mistaken(mistake).call(x)?;
    Ok(z[0] * z[1])
}

const GOOD: [f64; 2] = [3.0, 5.0];
const BAD: [f64; 2] = [-3.0, 5.0];

/// Runs every operator at a good point, a bad one, and a good one again.
fn check<B: Backend>(
    b: B,
    mistake: Mistake,
    is_expected: impl Fn(Error<Trouble>) -> bool,
) -> Result<(), Error<Trouble>> {
    let f = F(mistake);
    let mut gradient = b.prepare_gradient(f, &GOOD)?;
    let mut push = b.prepare_pushforward(f, &GOOD)?;
    let mut hessian = b.prepare_hessian(f, &GOOD)?;
    let mut hvp = b.prepare_hvp(f, &GOOD)?;
    for _ in 0..2 {
        assert_eq!(gradient.gradient(&GOOD)?, [30.0, 9.0]);
        assert_eq!(push.pushforward(&GOOD, &[1.0, 1.0])?, 39.0);
        assert_eq!(hessian.hessian(&GOOD)?.as_slice(), [10.0, 6.0, 6.0, 0.0]);
        assert_eq!(hvp.hvp(&GOOD, &[1.0, 0.0])?, [10.0, 6.0]);
        assert!(gradient.gradient(&BAD).is_err_and(&is_expected), "gradient, {mistake:?}");
        assert!(push.pushforward(&BAD, &[1.0, 1.0]).is_err_and(&is_expected), "pushforward, {mistake:?}");
        assert!(hessian.hessian(&BAD).is_err_and(&is_expected), "Hessian, {mistake:?}");
        assert!(hvp.hvp(&BAD, &[1.0, 0.0]).is_err_and(&is_expected), "product, {mistake:?}");
    }
    let mut pull = b.prepare_pullback(f, &GOOD)?;
    let mut map = pull.at(&GOOD)?;
    assert_eq!(map.pullback(1.0)?, [30.0, 9.0]);
    drop(map);
    let bad = pull.at(&BAD).and_then(|mut map| {
        let first = map.pullback(1.0);
        assert_eq!(first.is_err(), map.pullback(2.0).is_err(), "the map works after an error");
        first
    });
    assert!(bad.is_err_and(&is_expected), "linear map, {mistake:?}");
    assert_eq!(pull.pullback(&GOOD, 1.0)?, [30.0, 9.0]);
    Ok(())
}

fn everywhere(mistake: Mistake, is_expected: impl Fn(Error<Trouble>) -> bool + Copy) -> Result<(), Error<Trouble>> {
    check(Dual::new(), mistake, is_expected)?;
    check(Dual::with_tangents(1), mistake, is_expected)?;
    check(Tape, mistake, is_expected)?;
    check(RecordedTape::new(), mistake, is_expected)?;
    check(Adjoint, mistake, is_expected)?;
    check(NumDual, mistake, is_expected)?;
    check(SecondOrder::new(Dual::new(), RecordedTape::new()), mistake, is_expected)?;
    check(SecondOrder::new(Tape, Dual::new()), mistake, is_expected)
}

#[test]
fn failures_are_errors_of_the_function() -> Result<(), Error<Trouble>> {
    everywhere(Mistake::Value, |error| error == Error::Function(Trouble::Value))?;
    everywhere(Mistake::Derivative, |error| error == Error::Function(Trouble::Derivative))
}

#[test]
fn a_result_of_another_shape_is_an_error() -> Result<(), Error<Trouble>> {
    everywhere(Mistake::Shape, |error| match error {
        Error::Shape { argument, expected, found } => {
            let argument = matches!(argument, Argument::RulePushforward | Argument::RulePullback);
            argument && (expected, found) == (Shape::new([2]), Shape::new([3]))
        }
        _ => false,
    })
}

fn panics<B: Backend>(b: B, mistake: Mistake) -> Result<(), Error<Trouble>> {
    let f = F(mistake);
    let mut gradient = b.prepare_gradient(f, &GOOD)?;
    let mut hessian = b.prepare_hessian(f, &GOOD)?;
    for _ in 0..2 {
        assert!(catch_unwind(AssertUnwindSafe(|| gradient.gradient(&BAD))).is_err());
        assert_eq!(gradient.gradient(&GOOD)?, [30.0, 9.0]);
        assert!(catch_unwind(AssertUnwindSafe(|| hessian.hessian(&BAD))).is_err());
        assert_eq!(hessian.hessian(&GOOD)?.as_slice(), [10.0, 6.0, 6.0, 0.0]);
    }
    Ok(())
}

#[test]
fn objects_work_after_a_panic() -> Result<(), Error<Trouble>> {
    for mistake in [Mistake::Panic, Mistake::PanicLater] {
        panics(Dual::new(), mistake)?;
        panics(Tape, mistake)?;
        panics(RecordedTape::new(), mistake)?;
        panics(Adjoint, mistake)?;
        panics(SecondOrder::new(Dual::new(), RecordedTape::new()), mistake)?;
    }
    Ok(())
}

/// Two rules, one after the other. One has a wrong shape, and the other one panics, at x₀ < 0.
#[derive(Clone, Copy, Debug)]
struct Two(Mistake, Mistake);

impl Function for Two {
    type Input = Vec<f64>;
    type Output = f64;
    type Context = ();
    type Error = Trouble;

    fn evaluate<S: Scalar>(&self, x: &[S], (): (), y: &mut S) -> Result<(), Trouble> {
        let first = Mistaken(self.0).call(x)?;
        let second = Mistaken(self.1).call(&[x[0], first[1]])?;
        *y = first[0] * second[1];
        Ok(())
    }
    fn first<S: Scalar>(&self, x: &[S], (): ()) -> Result<S, Trouble> {
        let mut y = S::zero();
        self.evaluate(x, (), &mut y)?;
        Ok(y)
    }
}

fn leaves_nothing_behind<B: Backend>(b: B, f: Two) -> Result<(), Error<Trouble>> {
    let mut two = b.prepare_gradient(f, &GOOD)?;
    let mut two_map = b.prepare_pushforward(f, &GOOD)?;
    let mut other = b.prepare_gradient(F(Mistake::Value), &GOOD)?;
    for _ in 0..2 {
        assert!(catch_unwind(AssertUnwindSafe(|| two.gradient(&BAD))).is_err());
        assert_eq!(other.gradient(&GOOD)?, [30.0, 9.0]);
        let _ = catch_unwind(AssertUnwindSafe(|| two_map.pushforward(&BAD, &[1.0, 1.0])));
        assert_eq!(other.gradient(&GOOD)?, [30.0, 9.0]);
    }
    Ok(())
}

#[test]
fn a_panic_after_a_wrong_shape_leaves_no_error_behind() -> Result<(), Error<Trouble>> {
    leaves_nothing_behind(Dual::new(), Two(Mistake::Shape, Mistake::PanicLater))?;
    leaves_nothing_behind(NumDual, Two(Mistake::Shape, Mistake::PanicLater))?;
    // A sweep goes backwards.
    leaves_nothing_behind(Tape, Two(Mistake::PanicLater, Mistake::Shape))?;
    leaves_nothing_behind(RecordedTape::new(), Two(Mistake::PanicLater, Mistake::Shape))
}

/// A rule of a wrong shape, and then another derivative, whose preparation does not take the mistake away.
#[differentiable]
fn a_wrong_shape_before_a_derivative<S: Scalar>(x: &[S]) -> Result<S, Trouble> {
    let y = Mistaken(Mistake::Shape).call(x)?;
    let inner = fluxions::DerivativeOf::new(Square, Dual::new());
    let (_, slope) = inner.first(x[1], ((), &mut None)).map_err(|_| Trouble::Derivative)?;
    Ok(y[0] * slope)
}

#[test]
fn a_derivative_inside_does_not_hide_a_wrong_shape() -> Result<(), Error<Trouble>> {
    for outcome in
        [Dual::new().gradient(AWrongShapeBeforeADerivative, &BAD), NumDual.gradient(AWrongShapeBeforeADerivative, &BAD)]
    {
        assert!(outcome.is_err(), "{outcome:?}");
    }
    Ok(())
}

/// A wrong shape, made by hand where no operator runs: by a provided product, and over numbers that are no one's.
fn by_hand() {
    let x = BAD.to_vec();
    let (y, kept) = Mistaken(Mistake::Shape).value(&x).expect("it fails in its derivatives");
    let one = |x: f64| DenseDual::new(x, [1.0]);
    let z = Mistaken(Mistake::Shape).call(&x.iter().map(|x| one(*x)).collect::<Vec<DenseDual<f64, 1>>>());
    assert!(z.expect("it fails in its shape").iter().all(|z| z.tangents()[0].is_nan()));
    let dot: f64 = WithGradient::<f64, _>::new(Clip::within(1.0)).pushforward(&(), 1.0, 1.0, 1.0).expect("infallible");
    assert!(dot.is_nan());
    assert_eq!((y.len(), kept), (2, ()));
}

#[test]
fn a_mistake_outside_of_operators_is_no_error_of_the_next_one() -> Result<(), Error<Trouble>> {
    fn check<B: Backend>(b: B) -> Result<(), Error<Trouble>> {
        let mut prepared = b.prepare_gradient(F(Mistake::Value), &GOOD)?;
        by_hand();
        assert_eq!(prepared.gradient(&GOOD)?, [30.0, 9.0]);
        by_hand();
        assert_eq!(b.gradient(F(Mistake::Value), &GOOD)?, [30.0, 9.0]);
        Ok(())
    }
    check(Dual::new())?;
    check(NumDual)?;
    check(Tape)?;
    check(RecordedTape::new())
}

/// Prepares at the bad point, and calls there and at a good one.
fn prepared_there<B: Backend>(b: B) -> Result<(), Error<Trouble>> {
    let f = F(Mistake::Shape);
    let is_expected = |error: Error<Trouble>| matches!(error, Error::Shape { .. });
    match b.prepare_gradient(f, &BAD) {
        Ok(mut gradient) => {
            assert!(gradient.gradient(&BAD).is_err_and(is_expected));
            assert!(gradient.gradient(&BAD).is_err_and(is_expected), "once more");
            assert_eq!(gradient.gradient(&GOOD)?, [30.0, 9.0]);
        }
        Err(error) => assert!(is_expected(error)),
    }
    match b.prepare_hessian(f, &BAD) {
        Ok(mut hessian) => {
            assert!(hessian.hessian(&BAD).is_err_and(is_expected));
            assert!(hessian.hessian(&BAD).is_err_and(is_expected), "once more");
            assert_eq!(hessian.hessian(&GOOD)?.as_slice(), [10.0, 6.0, 6.0, 0.0]);
        }
        Err(error) => assert!(is_expected(error)),
    }
    assert_eq!(b.gradient(F(Mistake::Value), &GOOD)?, [30.0, 9.0], "nothing is left behind");
    Ok(())
}

#[test]
fn a_preparation_at_a_mistake_does_not_hide_it() -> Result<(), Error<Trouble>> {
    prepared_there(Dual::new())?;
    prepared_there(Tape)?;
    prepared_there(RecordedTape::new())?;
    prepared_there(NumDual)?;
    prepared_there(SecondOrder::new(Dual::new(), RecordedTape::new()))?;
    prepared_there(SecondOrder::new(RecordedTape::new(), Dual::new()))?;
    prepared_there(SecondOrder::new(Tape, Dual::new()))
}

/// √x, and x where the rule fails. The rule's failure is a branch of f.
fn root_or_same<S: Scalar>(x: S) -> S {
    #[derive(Clone, Copy)]
    struct Root;

    impl Rule for Root {
        type Input = f64;
        type Output = f64;
        type Error = Trouble;
        type Kept = ();
        const GIVES: Gives = Gives::Pullback;

        fn value(&self, x: f64) -> Result<(f64, ()), Trouble> {
            if x < 0.0 { Err(Trouble::Value) } else { Ok((x.sqrt(), ())) }
        }
        fn pullback<T: Scalar>(&self, (): &(), _: T, y: T, y_bar: T) -> Result<T, Trouble> {
            Ok(y_bar / (y * 2.0))
        }
    }
    Root.call(x).unwrap_or(x * 3.0)
}

#[differentiable]
fn goes_on_without_a_root<S: Scalar>(x: S) -> S {
    root_or_same(x)
}

fn goes_on<B: Backend>(b: B) -> Result<(), Error<Infallible>> {
    for at in [-1.0, 1.0] {
        let mut gradient = b.prepare_gradient(GoesOnWithoutARoot, at)?;
        let mut second = b.prepare_second_derivative(GoesOnWithoutARoot, at)?;
        for _ in 0..2 {
            assert_eq!((gradient.gradient(-1.0)?, gradient.gradient(4.0)?), (3.0, 0.25));
            assert_eq!((second.second_derivative(-1.0)?, second.second_derivative(4.0)?), (0.0, -0.03125));
        }
    }
    Ok(())
}

#[test]
fn a_function_may_go_on_where_a_rule_failed() -> Result<(), Error<Infallible>> {
    goes_on(Dual::new())?;
    goes_on(NumDual)?;
    goes_on(Tape)?;
    goes_on(RecordedTape::new())?;
    goes_on(SecondOrder::new(Dual::new(), RecordedTape::new()))?;
    goes_on(SecondOrder::new(RecordedTape::new(), Dual::new()))
}

#[test]
fn nan_propagates() -> Result<(), Error<Trouble>> {
    let f = F(Mistake::Value);
    let mut prepared = RecordedTape::new().prepare_gradient(f, &GOOD)?;
    assert!(prepared.gradient(&[f64::NAN, 1.0])?[0].is_nan());
    assert_eq!(prepared.gradient(&GOOD)?, [30.0, 9.0]);
    assert!(Dual::new().gradient(f, &[f64::NAN, 1.0])?[0].is_nan());
    assert!(Adjoint.gradient(f, &[f64::NAN, 1.0])?[0].is_nan());
    Ok(())
}

/// x ↦ (x²)′ + x³, by an engine inside the value and inside the derivative.
#[derive(Clone, Copy, Debug)]
struct Inside;

#[differentiable]
fn square<S: Scalar>(x: S) -> S {
    x * x
}

impl Rule for Inside {
    type Input = f64;
    type Output = f64;
    type Error = Error<Infallible>;
    type Kept = ();
    const GIVES: Gives = Gives::Pullback;

    fn value(&self, x: f64) -> Result<(f64, ()), Error<Infallible>> {
        Ok((RecordedTape::new().derivative(Square, x)? + Tape.value_and_gradient(Square, x)?.0 * x, ()))
    }
    fn pullback<T: Scalar>(&self, (): &(), x: T, _: T, y_bar: T) -> Result<T, Error<Infallible>> {
        let two = Tape.second_derivative(Square, x.primal())?;
        Ok((x * x * 3.0 + two) * y_bar)
    }
}

#[differentiable(adjoint)]
fn with_an_engine_inside<S: Scalar>(x: S) -> Result<S, Error<Infallible>> {
    Ok(Inside.call(x)? * x)
}

fn has_engines_inside<B: Backend>(b: B) -> Result<(), Error<Error<Infallible>>> {
    // 2x² + x⁴
    let mut prepared = b.prepare_derivative(WithAnEngineInside, 1.0)?;
    assert_eq!(prepared.derivative(2.0)?, 40.0);
    assert_eq!(prepared.derivative(1.0)?, 8.0);
    assert_eq!(b.second_derivative(WithAnEngineInside, 2.0)?, 52.0);
    Ok(())
}

#[test]
fn a_rule_may_call_engines() -> Result<(), Error<Error<Infallible>>> {
    has_engines_inside(Dual::new())?;
    has_engines_inside(Tape)?;
    has_engines_inside(RecordedTape::new())?;
    has_engines_inside(Adjoint)?;
    has_engines_inside(NumDual)?;
    has_engines_inside(SecondOrder::new(Dual::new(), RecordedTape::new()))?;
    has_engines_inside(SecondOrder::new(RecordedTape::new(), Dual::new()))
}

#[test]
fn prepared_objects_go_to_threads() -> Result<(), Error<Trouble>> {
    let recorded = RecordedTape::new().prepare_gradient(F(Mistake::Value), &GOOD)?;
    let adjoint = Adjoint.prepare_gradient(F(Mistake::Value), &GOOD)?;
    let threads = (1..5).map(|k| {
        let (mut recorded, mut adjoint) = (recorded.clone(), adjoint.clone());
        std::thread::spawn(move || {
            let x = [f64::from(k), 5.0];
            let gradient = recorded.gradient(&x)?;
            assert_eq!(adjoint.gradient(&x)?, gradient);
            Ok::<_, Error<Trouble>>((k, gradient))
        })
    });
    for thread in threads.collect::<Vec<_>>() {
        let (k, gradient) = thread.join().expect("no panic")?;
        assert_eq!(gradient, [10.0 * f64::from(k), f64::from(k * k)]);
    }
    Ok(())
}
