//! Mistakes of a rule, or of a backend inside a function, that its own error cannot express.
//!
//! A call of a rule returns the rule's error type, which may be `Infallible`. A wrong shape is noted on the thread, the
//! derivatives become NaN, and the operator asks when the engine is done. Operators are counted, so that a fault belongs to the one that
//! runs, and not to the next one.

use crate::{Argument, Error, Real, Scalar, Space};
use core::cell::{Cell, RefCell};
use core::convert::Infallible;

/// An error of an operator that is not the function's own.
type Fault = Error<Infallible>;

thread_local! {
    /// How many operators run on this thread, one inside another, with the bit [`PENDING`] if there is a fault. It is one number,
    /// because each call of an operator counts and asks.
    static RUNNING: Cell<i32> = const { Cell::new(0) };
    /// The fault, and how many operators ran then: it belongs to the innermost.
    static FAULT: RefCell<Option<(i32, Fault)>> = const { RefCell::new(None) };
    /// Whether pullbacks are taken for the rows of a Jacobian.
    static ROWS: Cell<bool> = const { Cell::new(false) };
}

/// The bit of a fault.
const PENDING: i32 = i32::MIN;

/// Returns how many operators run on this thread, one inside another.
fn running() -> i32 {
    RUNNING.get() & !PENDING
}

/// Notes a fault of the operator that runs. Where none runs, the call of the rule returns derivatives that are NaN, and that is all.
#[cold]
fn note(fault: Fault) {
    let operators = running();
    if operators > 0 {
        RUNNING.set(operators | PENDING);
        FAULT.with_borrow_mut(|noted| {
            noted.get_or_insert((operators, fault));
        });
    }
}

/// Notes that a rule was called over a number whose order of derivatives is not known.
pub(super) fn unknown_order() {
    note(Fault::UnknownOrder);
}

/// Notes that a product was asked for that a rule whose pullback is not linear does not have.
pub(super) fn not_linear() {
    note(Fault::NotLinear);
}

/// Notes the error of an operator inside a function, unless it is the function's own.
pub(crate) fn of_error<E>(error: Error<E>) -> Result<(), E> {
    error.apart().map(note)
}

/// Runs pullbacks whose results are taken for the rows of a Jacobian. One that is not linear in ȳ is a fault there.
#[doc(hidden)]
pub fn by_rows<T>(run: impl FnOnce() -> T) -> T {
    struct Outside(bool);
    impl Drop for Outside {
        fn drop(&mut self) {
            ROWS.set(self.0);
        }
    }
    let _outside = Outside(ROWS.replace(true));
    run()
}

/// Notes a fault if pullbacks are taken for rows.
pub(crate) fn no_rows() {
    if ROWS.get() {
        not_linear();
    }
}

/// Ends an operator when a panic drops it. Without a panic it is forgotten itself, which costs nothing.
struct Unwinding;

impl Drop for Unwinding {
    #[cold]
    fn drop(&mut self) {
        end();
        drop(taken::<Infallible>());
    }
}

/// Returns the result of an engine, or the error for a fault that a rule made meanwhile on this thread. If the engine panics, the
/// fault ends with it.
///
/// # Errors
///
/// [`Error::Shape`], [`Error::UnknownOrder`] or [`Error::NotLinear`], or the error of the engine.
// An outcome is a large type. One without an error is made anew here, so that none is moved.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn settled<T, E>(run: impl FnOnce() -> Result<T, Error<E>>) -> Result<T, Error<E>> {
    RUNNING.set(RUNNING.get() + 1);
    let unwinding = Unwinding;
    let outcome = run();
    core::mem::forget(unwinding);
    ended(outcome)
}

/// Ends an operator with the outcome of its engine.
#[cfg_attr(not(debug_assertions), inline(always))]
fn ended<T, E>(outcome: Result<T, Error<E>>) -> Result<T, Error<E>> {
    match outcome {
        Ok(value) => match end() {
            true => Ok(value),
            false => told(value),
        },
        Err(error) => Err(failed(error)),
    }
}

/// Ends an operator. Returns whether there is no fault.
#[cfg_attr(not(debug_assertions), inline(always))]
fn end() -> bool {
    RUNNING.set(RUNNING.get() - 1);
    RUNNING.get() >= 0
}

/// Returns the error for the fault of the operator that has just ended, or its result if the fault is that of another one.
#[cold]
#[inline(never)]
fn told<T, E>(value: T) -> Result<T, Error<E>> {
    taken().map_or(Ok(value), Err)
}

/// Returns the fault of a rule if there is one, or else the error of an engine.
#[cold]
#[inline(never)]
fn failed<E>(error: Error<E>) -> Error<E> {
    end();
    taken().unwrap_or(error)
}

/// Takes the fault of the operator that has just ended. That of an operator around it stays.
fn taken<E>() -> Option<Error<E>> {
    let around = running();
    let (_, fault) = FAULT.with_borrow_mut(|fault| fault.take_if(|(operators, _)| *operators > around))?;
    RUNNING.set(around);
    Some(fault.apart().unwrap_or_else(|never| match never {}))
}

/// Returns `found` if it has the shape of `like`. Else notes a fault and returns NaN in the shape of `like`.
pub(super) fn checked<X: Space, S: Scalar<X::Real>>(
    argument: Argument,
    found: X::Owned<S>,
    like: X::View<'_, S>,
) -> X::Owned<S> {
    if X::same_shape::<S, S>(X::view(&found), like) {
        return found;
    }
    note(Fault::Shape { argument, expected: X::shape(like), found: X::shape(X::view(&found)) });
    X::map(like, &mut |_: S| S::constant(X::Real::NAN))
}
