use crate::adjoint::Stack;
use crate::{At, AtAdjoint, Error, Function, Owned, Real, Scalar, Shape, Space, View, ViewMut};
use core::sync::atomic::{AtomicU64, Ordering};

/// A function that counts its calls, over whatever number they are made.
///
/// Pullbacks by a rule at one point count as one call, and so does a call of the function's adjoint. The count is shared by all
/// threads.
///
/// ```
/// use fluxions::Counting;
/// use fluxions::prelude::*;
/// use fluxions_dual::Dual;
///
/// #[differentiable]
/// fn total<S: Scalar>(x: &[S]) -> S {
///     x.iter().copied().sum()
/// }
///
/// let f = Counting::new(Total);
/// let mut prepared = Dual::new().prepare_gradient(&f, &[0.0; 8])?;
/// f.reset();
/// prepared.gradient(&[1.0; 8])?;
/// assert!(f.calls() <= 8); // at most one for each component
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
#[derive(Debug, Default)]
pub struct Counting<F> {
    f: F,
    calls: AtomicU64,
}

impl<F> Counting<F> {
    /// Makes a function whose count is 0.
    pub const fn new(f: F) -> Self {
        Self { f, calls: AtomicU64::new(0) }
    }

    /// Returns the number of calls so far.
    pub fn calls(&self) -> u64 {
        self.calls.load(Ordering::Relaxed)
    }

    /// Sets the count to 0 and returns the number of calls so far.
    pub fn reset(&self) -> u64 {
        self.calls.swap(0, Ordering::Relaxed)
    }

    /// Adds one to the count.
    fn count(&self) {
        self.calls.fetch_add(1, Ordering::Relaxed);
    }
}

#[diagnostic::do_not_recommend]
impl<R: Real, F: Function<R>> Function<R> for Counting<F> {
    type Input = F::Input;
    type Output = F::Output;
    type Context = F::Context;
    type Error = F::Error;

    const ADJOINT: bool = F::ADJOINT;
    const ADJOINT_IN_PLACE: bool = F::ADJOINT_IN_PLACE;

    fn evaluate<S: Scalar<R>>(
        &self,
        x: View<'_, F::Input, S>,
        context: At<'_, '_, F, S, R>,
        y: &mut Owned<F::Output, S>,
    ) -> Result<(), F::Error> {
        self.count();
        self.f.evaluate(x, context, y)
    }

    fn first<S: Scalar<R>>(
        &self,
        x: View<'_, F::Input, S>,
        context: At<'_, '_, F, S, R>,
    ) -> Result<Owned<F::Output, S>, F::Error> {
        self.count();
        self.f.first(x, context)
    }

    fn pull_by_rule<T: Scalar<R>>(
        &self,
        x: View<'_, F::Input, T>,
        y_bars: &[T],
        shape: &Shape,
        y: Option<ViewMut<'_, F::Output, T>>,
        x_bars: &mut [T],
    ) -> Option<Result<(), Error<F::Error>>> {
        let outcome = self.f.pull_by_rule(x, y_bars, shape, y, x_bars)?;
        self.count();
        Some(outcome)
    }

    fn adjoint<S: Scalar<R>>(
        &self,
        x: View<'_, F::Input, S>,
        x_bar: <F::Input as Space>::Bar<'_, S>,
        context: AtAdjoint<'_, '_, F, S, R>,
        y: &mut Owned<F::Output, S>,
        y_bar: &<F::Output as Space>::Cells<S>,
        stack: &mut Stack,
    ) -> Option<Result<(), F::Error>> {
        self.count();
        self.f.adjoint(x, x_bar, context, y, y_bar, stack)
    }

    fn adjoint_in_place<S: Scalar<R>>(
        &self,
        x: View<'_, F::Input, S>,
        x_bar: <F::Input as Space>::Bar<'_, S>,
        context: AtAdjoint<'_, '_, F, S, R>,
        y: ViewMut<'_, F::Output, S>,
        y_bar: <F::Output as Space>::Bar<'_, S>,
        stack: &mut Stack,
    ) -> Option<Result<(), F::Error>> {
        self.count();
        self.f.adjoint_in_place(x, x_bar, context, y, y_bar, stack)
    }

    fn warm<S: Scalar<R>>(
        &self,
        x: View<'_, F::Input, S>,
        context: At<'_, '_, F, S, R>,
        y: View<'_, F::Output, S>,
    ) -> Result<(), F::Error> {
        self.f.warm(x, context, y)
    }
}
