//! Mistakes of a rule, or of a backend inside a function, that its own error cannot express.
//!
//! A call of a rule returns the rule's error type, which may be `Infallible`. A wrong shape is noted on the thread, the
//! derivatives become NaN, and the operator asks when the engine is done.

use crate::space::{Extents, Mark};
use crate::{Argument, Error, Real, Scalar, Space};
use core::cell::{Cell, RefCell};
use core::convert::Infallible;

/// An error of an operator that is not the function's own.
type Fault = Error<Infallible>;

thread_local! {
    /// Whether there is a fault. It is apart, because each call of an operator asks.
    static PENDING: Cell<bool> = const { Cell::new(false) };
    static FAULT: RefCell<Option<Fault>> = const { RefCell::new(None) };
    /// Whether pullbacks are taken for the rows of a Jacobian.
    static ROWS: Cell<bool> = const { Cell::new(false) };
}

#[cold]
fn note(fault: Fault) {
    PENDING.set(true);
    FAULT.with_borrow_mut(|noted| {
        noted.get_or_insert(fault);
    });
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

/// Forgets a fault when a panic drops it. Without a panic it is forgotten itself, which costs nothing.
struct Unwinding;

impl Drop for Unwinding {
    #[cold]
    fn drop(&mut self) {
        if PENDING.replace(false) {
            FAULT.take();
        }
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
#[inline(always)]
pub fn settled<T, E>(run: impl FnOnce() -> Result<T, Error<E>>) -> Result<T, Error<E>> {
    let unwinding = Unwinding;
    let outcome = run();
    core::mem::forget(unwinding);
    match outcome {
        Ok(value) if !PENDING.get() => Ok(value),
        Ok(_) => Err(taken()),
        Err(error) => Err(failed(error)),
    }
}

/// Returns the fault of a rule if there is one, or else the error of an engine.
#[cold]
#[inline(never)]
fn failed<E>(error: Error<E>) -> Error<E> {
    if PENDING.get() { taken() } else { error }
}

#[cold]
#[inline(never)]
fn taken<E>() -> Error<E> {
    PENDING.set(false);
    FAULT.take().map_or(Error::UnknownOrder, |fault| fault.apart().unwrap_or_else(|never| match never {}))
}

/// Returns `found` if it has the shape of `like`. Else notes a fault and returns NaN in the shape of `like`.
pub(super) fn checked<X: Space, S: Scalar<X::Real>>(
    argument: Argument,
    found: X::Owned<S>,
    like: X::View<'_, S>,
) -> X::Owned<S> {
    if same_shape::<X, S, S>(X::view(&found), like) {
        return found;
    }
    note(Fault::Shape { argument, expected: X::shape(like), found: X::shape(X::view(&found)) });
    X::map(like, &mut |_: S| S::constant(X::Real::NAN))
}

/// Returns whether two points have the same shape. Allocates for shapes of many extents or with marks only.
pub(super) fn same_shape<X: Space, S: Scalar<X::Real>, T: Scalar<X::Real>>(
    a: X::View<'_, S>,
    b: X::View<'_, T>,
) -> bool {
    let (mut short, mut other) = (Short::default(), Short::default());
    X::extents(a, &mut short);
    X::extents(b, &mut other);
    if short.is_long || other.is_long {
        return X::shape(a) == X::shape(b);
    }
    (short.count, short.extents) == (other.count, other.extents)
}

/// A shape of few extents and without marks.
#[derive(Default)]
struct Short {
    extents: [usize; 4],
    count: usize,
    is_long: bool,
}

impl Extents for Short {
    fn push(&mut self, extent: usize) {
        match self.extents.get_mut(self.count) {
            Some(slot) => *slot = extent,
            None => self.is_long = true,
        }
        self.count += 1;
    }
    fn mark<M: Mark>(&mut self, _: &M) {
        self.is_long = true;
    }
}
