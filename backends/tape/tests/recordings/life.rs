//! Variables that outlive their recording, and recordings that are abandoned.

use crate::{Branch, Outcome, Smooth};
use core::any::Any;
use core::cell::{Cell, RefCell};
use core::fmt;
use fluxions::engine::{Engine, Point};
use fluxions::prelude::*;
use fluxions::{Error, Nestable, Operator};
use fluxions_tape::{Flip, RecordedTape, Tape, Var};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;

/// What a panic says.
fn panic_of<T>(run: impl FnOnce() -> T) -> Option<String> {
    let cause = catch_unwind(AssertUnwindSafe(run)).err()?;
    cause
        .downcast::<String>()
        .map(|text| *text)
        .or_else(|cause| cause.downcast::<&str>().map(|text| text.to_string()))
        .ok()
}

/// That a variable of the tape is astray, as the documentation says.
#[track_caller]
fn assert_stray<T>(run: impl FnOnce() -> T) {
    let text = panic_of(run).expect("no panic");
    assert!(text.starts_with("a variable of a tape was used outside its recording"), "{text}");
    // Nothing is left behind.
    assert_eq!(Tape.gradient(&Branch, &[3.0, 2.0]), Ok(vec![2.0, 3.0]));
}

/// The number as a variable of a tape, if it is one.
fn variable<S: Scalar>(x: S) -> Option<Var<f64>> {
    (&x as &dyn Any).downcast_ref().copied()
}

thread_local! {
    static KEPT: Cell<Option<Var<f64>>> = const { Cell::new(None) };
}

#[differentiable]
fn keeps<S: Scalar>(x: &[S]) -> S {
    KEPT.set(variable(x[0]));
    x[0] * x[1]
}

/// A variable whose recording has ended.
fn kept() -> Var<f64> {
    assert_eq!(Tape.gradient(&Keeps, &[1.0, 2.0]), Ok(vec![2.0, 1.0]));
    KEPT.take().expect("f was recorded")
}

#[test]
fn a_kept_variable_says_so() {
    let x = kept();
    assert_stray(|| x + 1.0);
    assert_stray(|| x + x);
    assert_stray(|| x * Var::constant(2.0));
    assert_stray(|| Var::constant(2.0).atan2(x));
    assert_stray(|| -x);
    assert_stray(|| x.sin());
    assert_stray(|| x < 1.0);
    assert_stray(|| x == x);
    assert_stray(|| x.primal());
    assert_stray(|| x.partial_cmp(&1.0));
    assert_stray(|| num_traits::Zero::is_zero(&x));
    assert_stray(|| Var::select(x, fluxions::Relation::Less, x, x, x));
    assert_stray(|| Var::from_partials(1.0, &[(x, x)]));
    assert_eq!(x.peek(), 1.0, "an engine may look");
}

#[test]
fn on_another_thread_too() {
    let x = kept();
    std::thread::scope(|scope| {
        scope.spawn(|| assert_stray(|| x * x));
        scope.spawn(|| assert_stray(|| x > 0.0));
    });
}

static SHARED: Mutex<Option<Var<f64>>> = Mutex::new(None);

#[differentiable]
fn sends<S: Scalar>(x: &[S]) -> S {
    *SHARED.lock().expect("nobody panics with it") = variable(x[0]);
    let outcome = std::thread::spawn(|| {
        let x = SHARED.lock().expect("nobody panics with it").take();
        panic_of(|| x.map(|x| x + x)).is_some()
    });
    assert_eq!(outcome.join().ok(), Some(variable(x[0]).is_some()), "while its recording is under way elsewhere");
    x[0] * x[1]
}

#[test]
fn on_another_thread_during_its_recording() {
    assert_eq!(Tape.gradient(&Sends, &[1.0, 2.0]), Ok(vec![2.0, 1.0]));
}

thread_local! {
    static FOREIGN: Cell<Option<Var<f64>>> = const { Cell::new(None) };
}

/// What a function does with a variable from elsewhere.
fn foreign<S: Scalar>(like: S) -> S {
    let foreign = FOREIGN.get();
    foreign.and_then(|x| (&x as &dyn Any).downcast_ref::<S>().copied()).unwrap_or(like)
}

#[differentiable]
fn adds_a_foreign_one<S: Scalar>(x: &[S]) -> S {
    x[0] + foreign(x[0])
}
#[differentiable]
fn returns_a_foreign_one<S: Scalar>(x: &[S]) -> S {
    foreign(x[0])
}
#[differentiable]
fn compares_a_foreign_one<S: Scalar>(x: &[S]) -> S {
    if x[0] < foreign(x[0]) { x[0] } else { x[1] }
}

#[test]
fn in_another_recording_too() {
    FOREIGN.set(Some(kept()));
    for x in [[1.0, 2.0], [2.0, 1.0]] {
        assert_stray(|| Tape.gradient(&AddsAForeignOne, &x));
        assert_stray(|| Tape.gradient(&ReturnsAForeignOne, &x));
        assert_stray(|| Tape.gradient(&ComparesAForeignOne, &x));
        assert_stray(|| RecordedTape::new().prepare_gradient(AddsAForeignOne, &x).map(|_| ()));
    }
    FOREIGN.set(None);
    assert_eq!(Tape.gradient(&AddsAForeignOne, &[1.0, 2.0]), Ok(vec![2.0, 0.0]));
}

/// A variable of a recording that is interrupted by another one: it can be used by itself, which goes on in its own
/// recording, but not together with one of the inner recording.
#[differentiable]
fn interrupted<S: Scalar>(x: &[S]) -> S {
    FOREIGN.set(variable(x[0]));
    let inner = panic_of(|| Tape.gradient(&AddsAForeignOne, &[1.0, 2.0]));
    assert_eq!(inner.is_some(), variable(x[0]).is_some());
    assert_eq!(Tape.gradient(&UsesTheOuterOne, &[1.0, 2.0]), Ok(vec![2.0, 1.0]));
    FOREIGN.set(None);
    x[0] * x[0] * x[1]
}
#[differentiable]
fn uses_the_outer_one<S: Scalar>(x: &[S]) -> S {
    let _ = FOREIGN.get().map(|outer| if outer * 2.0 > 0.0 { outer.sin() } else { outer });
    x[0] * x[1]
}

#[test]
fn an_interrupted_recording_goes_on() -> Outcome {
    assert_eq!(Tape.gradient(&Interrupted, &[3.0, 5.0])?, [30.0, 9.0]);
    let mut p = RecordedTape::new().prepare_gradient(Interrupted, &[3.0, 5.0])?;
    assert_eq!(p.gradient(&[2.0, 5.0])?, [20.0, 4.0]);
    assert_eq!(p.engine().replays(), 1);
    Ok(())
}

#[differentiable]
fn picks<S: Scalar>(x: &[S]) -> S {
    if x[0] > 0.0 { x[0] } else { x[1] }
}

const LINE: u32 = line!() + 4;

#[differentiable]
fn picks_elsewhere<S: Scalar>(x: &[S]) -> S {
    if x[0] > 0.0 { x[0] } else { x[1] }
}

/// A derivative over a tape's variables compares on behalf of its function. Where that panics, because they are astray,
/// later comparisons must not be taken for that function's.
#[test]
fn a_panic_inside_a_comparison_leaves_no_place_behind() -> Outcome {
    let x = [kept(), Var::constant(2.0)];
    let constants = [Var::constant(1.0), Var::constant(2.0)];
    let tape = RecordedTape::new();
    let mut engine = tape.prepare_over(Operator::Gradient, Point::new(&Picks, &constants, ()), constants[0])?;
    assert_stray(|| engine.gradient(Point::new(&Picks, &x, ()), None, &mut [Var::constant(0.0); 2]));
    let mut p = tape.on_flip(Flip::Refuse).prepare_gradient(PicksElsewhere, &[1.0, 2.0])?;
    let error = Error::BranchChanged { number: 0, file: file!(), line: LINE };
    assert_eq!(p.gradient(&[-1.0, 2.0]), Err(error));
    Ok(())
}

/// x₀ x₁ x₀, which panics or fails half-way, when told, and differentiates another function on its way.
#[derive(Default)]
struct Moody {
    panics: Cell<bool>,
    fails: Cell<bool>,
    inner: RefCell<Vec<f64>>,
}

#[derive(Debug, PartialEq)]
struct Failed;
impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("failed")
    }
}
impl core::error::Error for Failed {}

#[differentiable]
impl Moody {
    fn product<S: Scalar>(&self, x: &[S]) -> Result<S, Failed> {
        let y = x[0] * x[1] * x[0];
        *self.inner.borrow_mut() = Tape.gradient(&Smooth, &[0.5, 2.0]).map_err(|_| Failed)?;
        assert!(!self.panics.get(), "half-way");
        if self.fails.get() { Err(Failed) } else { Ok(if x[0] > 0.0 { y } else { -y }) }
    }
    fn around<S: Scalar>(&self, x: &[S]) -> Result<S, Failed> {
        let before = x[0] * x[0];
        let inner = Tape.gradient(&self.product_function(), &[3.0, 2.0]).map_err(|_| Failed)?;
        Ok(before * inner[0] + x[1])
    }
}

fn abandoned<B: Backend>(b: &B) {
    let moody = Moody::default();
    let mut p = b.prepare_gradient(moody.product_function(), &[1.0, 2.0]).expect("it works so far");
    for _ in 0..2 {
        moody.panics.set(true);
        assert!(panic_of(|| p.gradient(&[-1.0, 2.0])).is_some_and(|text| text == "half-way"));
        assert!(panic_of(|| b.gradient(&moody.around_function(), &[-1.0, 2.0])).is_some());
        moody.panics.set(false);
        assert_eq!(p.gradient(&[3.0, 2.0]), Ok(vec![12.0, 9.0]));
        moody.fails.set(true);
        assert_eq!(p.gradient(&[-1.0, 2.0]), Err(Error::Function(Failed)));
        assert_eq!(b.gradient(&moody.around_function(), &[-1.0, 2.0]), Err(Error::Function(Failed)));
        moody.fails.set(false);
        assert_eq!(p.gradient(&[3.0, 2.0]), Ok(vec![12.0, 9.0]));
        assert_eq!(b.gradient(&moody.around_function(), &[-1.0, 2.0]), Ok(vec![-24.0, 1.0]));
    }
}

#[test]
fn abandoned_recordings() {
    abandoned(&Tape);
    abandoned(&RecordedTape::new());
    abandoned(&RecordedTape::new().constants_never_change());
}
