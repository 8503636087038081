//! A function of its parameters as well.

use crate::adjoint::{Cell, Stack, numbers};
use crate::rule::{Few, Flat, One, flatten};
use crate::scalar::Seeded;
use crate::{Args, At, AtAdjoint, Context, Function, Owned, Real, Scalar, Space, View};

/// The function (x, p) ↦ f(x; p), whose parameters are differentiated too.
pub(super) struct Whole<'a, F: Function<R>, S: Scalar<R>, R: Real> {
    pub(super) f: &'a F,
    pub(super) args: Args<'a, F, S, R>,
}

impl<'a, F: Function<R>, S: Scalar<R>, R: Real> Whole<'a, F, S, R> {
    pub(super) fn new(f: &'a F, args: Args<'a, F, S, R>) -> Self {
        Self { f, args }
    }

    /// The numbers of the parameters.
    pub(super) fn parameters(&self) -> Few<S> {
        let (mut count, mut scratch) = (0, <F::Context as Context<R>>::Scratch::<S>::default());
        let _counted = F::Context::lift(self.args, &mut scratch, &mut |p: S| {
            count += 1;
            p
        });
        let (mut all, mut scratch) = (Few::filled(S::zero(), count), <F::Context as Context<R>>::Scratch::default());
        let mut to = all.iter_mut();
        let _read = F::Context::lift(self.args, &mut scratch, &mut |p: S| {
            to.next().into_iter().for_each(|to| *to = p);
            p
        });
        all
    }

    /// Calls `run` with these parameters.
    fn with<T: Scalar<R>, Y>(&self, p: &[T], run: impl FnOnce(At<'_, '_, F, T, R>) -> Y) -> Y {
        let mut scratch = <F::Context as Context<R>>::Scratch::<T>::default();
        run(F::Context::lift(self.args, &mut scratch, &mut in_turn(p)))
    }

    /// Calls `run` with these parameters, and with adjoints of caches.
    fn with_adjoints<T: Scalar<R>, Y>(&self, p: &[T], run: impl FnOnce(AtAdjoint<'_, '_, F, T, R>) -> Y) -> Y {
        let mut scratch = <F::Context as Context<R>>::Scratch::<T>::default();
        run(F::Context::lift_adjoint(self.args, &mut scratch, &mut in_turn(p), false))
    }

    /// Adds ⟨ȳ, ∂f/∂p⟩, by a call of f for each parameter: an adjoint has no adjoints of parameters.
    fn add_by_parameters<T: Scalar<R>>(
        &self,
        (x, p): (View<'_, F::Input, T>, &[T]),
        y_bar: &[T],
        p_bar: &[Cell<T>],
    ) -> Result<(), F::Error> {
        let constant = |value: T| One::seed(value, [T::zero()]);
        let x = F::Input::map(x, &mut |x: T| constant(x));
        let mut along: Few<One<T>> = Few::filled(constant(T::zero()), p.len());
        along.iter_mut().zip(p).for_each(|(to, &p)| *to = constant(p));
        for (k, bar) in p_bar.iter().enumerate() {
            along[k] = One::seed(p[k], [T::one()]);
            let y = self.with(&along, |context| self.f.first(F::Input::view(&x), context))?;
            along[k] = constant(p[k]);
            let y_dot = flatten::<F::Output, One<T>>(F::Output::view(&y));
            bar.increment(y_bar.iter().zip(y_dot.iter()).map(|(&bar, y)| bar.flow(y.tangent(0))).sum());
        }
        Ok(())
    }
}

/// Returns what puts the parameters, in turn, where those of the caller were.
fn in_turn<T: Scalar<R>, S, R: Real>(p: &[T]) -> impl FnMut(S) -> T {
    let mut p = p.iter();
    move |_| p.next().copied().unwrap_or(T::zero())
}

#[diagnostic::do_not_recommend]
impl<F: Function<R>, S: Scalar<R>, R: Real> Function<R> for Whole<'_, F, S, R> {
    type Input = (F::Input, Flat<R>);
    type Output = F::Output;
    type Context = ();
    type Error = F::Error;

    fn evaluate<T: Scalar<R>>(
        &self,
        (x, p): View<'_, Self::Input, T>,
        (): (),
        y: &mut Owned<F::Output, T>,
    ) -> Result<(), F::Error> {
        self.with(p, |context| self.f.evaluate(x, context, y))
    }

    fn first<T: Scalar<R>>(&self, (x, p): View<'_, Self::Input, T>, (): ()) -> Result<Owned<F::Output, T>, F::Error> {
        self.with(p, |context| self.f.first(x, context))
    }

    const ADJOINT: bool = F::ADJOINT;

    fn adjoint<T: Scalar<R>>(
        &self,
        (x, p): View<'_, Self::Input, T>,
        (x_bar, p_bar): <Self::Input as Space>::Bar<'_, T>,
        (): (),
        y: &mut Owned<F::Output, T>,
        y_bar: &<F::Output as Space>::Cells<T>,
        stack: &mut Stack,
    ) -> Option<Result<(), F::Error>> {
        let seeds = numbers::<F::Output, T>(y_bar);
        let outcome = self.with_adjoints(p, |context| self.f.adjoint(x, x_bar, context, y, y_bar, stack))?;
        Some(outcome.and_then(|()| self.add_by_parameters((x, p), &seeds, p_bar)))
    }
}
