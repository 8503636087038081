use crate::adjoint::Stack;
use crate::{At, Function, Owned, Real, Scalar, Space, View};
use core::sync::atomic::{AtomicU64, Ordering};

/// A function that counts its calls, over whatever number they are made.
///
/// A call of a rule or of an adjoint that the function brings along counts as one. The count is shared by all
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

    const PUSHFORWARD_RULE: bool = F::PUSHFORWARD_RULE;
    const PULLBACK_RULE: bool = F::PULLBACK_RULE;
    const ADJOINT: bool = F::ADJOINT;

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

    fn pushforward_rule<S: Scalar<R>>(
        &self,
        x: View<'_, F::Input, S>,
        context: At<'_, '_, F, S, R>,
        x_dot: View<'_, F::Input, S>,
        y: &mut Owned<F::Output, S>,
        y_dot: &mut Owned<F::Output, S>,
    ) -> Option<Result<(), F::Error>> {
        self.count();
        self.f.pushforward_rule(x, context, x_dot, y, y_dot)
    }

    fn pullback_rule<S: Scalar<R>>(
        &self,
        x: View<'_, F::Input, S>,
        context: At<'_, '_, F, S, R>,
        y_bar: View<'_, F::Output, S>,
        y: &mut Owned<F::Output, S>,
        x_bar: &mut Owned<F::Input, S>,
    ) -> Option<Result<(), F::Error>> {
        self.count();
        self.f.pullback_rule(x, context, y_bar, y, x_bar)
    }

    fn adjoint<S: Scalar<R>>(
        &self,
        x: View<'_, F::Input, S>,
        x_bar: <F::Input as Space>::Bar<'_, S>,
        context: At<'_, '_, F, S, R>,
        y: &mut Owned<F::Output, S>,
        y_bar: &<F::Output as Space>::Cells<S>,
        stack: &mut Stack,
    ) -> Option<Result<(), F::Error>> {
        self.count();
        self.f.adjoint(x, x_bar, context, y, y_bar, stack)
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
