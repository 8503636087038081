use crate::{At, Function, Owned, Real, Scalar, View};
use core::sync::atomic::{AtomicU64, Ordering};

/// A function that counts its calls, over whatever number. A rule that the function brings along counts as one.
#[derive(Debug, Default)]
pub struct Counting<F> {
    f: F,
    calls: AtomicU64,
}

impl<F> Counting<F> {
    /// Counts from 0.
    pub const fn new(f: F) -> Self {
        Self { f, calls: AtomicU64::new(0) }
    }

    /// Calls so far.
    pub fn calls(&self) -> u64 {
        self.calls.load(Ordering::Relaxed)
    }

    /// Counts from 0 again; returns the calls so far.
    pub fn reset(&self) -> u64 {
        self.calls.swap(0, Ordering::Relaxed)
    }

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

    fn warm<S: Scalar<R>>(
        &self,
        x: View<'_, F::Input, S>,
        context: At<'_, '_, F, S, R>,
        y: View<'_, F::Output, S>,
    ) -> Result<(), F::Error> {
        self.f.warm(x, context, y)
    }
}
