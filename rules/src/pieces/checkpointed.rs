use super::parts::{Whole, copied, copy};
use super::piece::Piece;
use super::tangent::pushed;
use fluxions::for_rules::{One, unflatten};
use fluxions::prelude::*;
use fluxions::{Error, Gives, Nestable, Owned, Rule, View};

/// An expensive piece of a function that keeps its arguments only, and is computed again on the way back.
///
/// y = f(x). A tape that records the function around it has one node for the piece, instead of all its
/// operations. The backend that is passed takes the piece back, over whatever number is needed: derivatives
/// of all orders are those of f. It is JAX's `checkpoint`, which is also called `remat`.
///
/// Costs one call of f for the value, one with a tangent for each pushforward, and one pullback by the
/// backend for each pullback. Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §12.
///
/// # Errors
///
/// [`Error::Function`] if f fails. Those of the backend.
///
/// # Pitfalls
///
/// Those of [`Steps`](crate::Steps). A function that no tape can record, or that another backend is to
/// differentiate once only, goes to [`DifferentiateWith`](crate::DifferentiateWith).
///
/// ```
/// use core::convert::Infallible;
/// use fluxions::prelude::*;
/// use fluxions::{Error, Rule};
/// use fluxions_rules::Checkpointed;
/// use fluxions_tape::Tape;
///
/// #[differentiable]
/// fn expensive<S: Scalar>(x: &[S; 2]) -> S {
///     (0..1000).fold(S::zero(), |sum, _| sum + x[0] * x[1])
/// }
///
/// #[differentiable]
/// fn f<S: Scalar>(x: &[S; 2]) -> Result<S, Error<Infallible>> {
///     Ok(2.0 * Checkpointed::new(Expensive, Tape).call(x)?) // two nodes
/// }
///
/// assert_eq!(Tape.gradient(&F, &[2.0, 3.0])?, [6000.0, 4000.0]);
/// # Ok::<(), Error<Error<Infallible>>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Checkpointed<F, B>(Piece<F, B>);

impl<F, B> Checkpointed<F, B> {
    /// Makes a piece of a function. The backend takes it back.
    pub fn new(f: F, backend: B) -> Self {
        Self(Piece::new(f, backend))
    }
}

impl<R, F, B> Rule<R> for Checkpointed<F, B>
where
    R: Real,
    F: Function<R, Context = ()> + Clone + Send + Sync + 'static,
    B: Nestable<R> + PartialEq,
{
    type Input = F::Input;
    type Output = F::Output;
    type Error = Error<F::Error>;
    type Kept = ();
    const GIVES: Gives = Gives::Both;
    const HOLDS_ANYWHERE: bool = false;

    fn value(&self, x: View<'_, F::Input, R>) -> Result<(Owned<F::Output, R>, ()), Self::Error> {
        self.0.f.first(x, ()).map(|y| (y, ())).map_err(Error::Function)
    }
    fn pushforward<T: Scalar<R>>(
        &self,
        (): &(),
        x: View<'_, F::Input, T>,
        _: View<'_, F::Output, T>,
        x_dot: View<'_, F::Input, T>,
    ) -> Result<Owned<F::Output, T>, Self::Error> {
        pushed::<F::Input, F::Output, T, _>(x, x_dot, |x| self.0.f.first::<One<T>>(x, ()).map_err(Error::Function))
    }
    fn pullback<T: Scalar<R>>(
        &self,
        (): &(),
        x: View<'_, F::Input, T>,
        y: View<'_, F::Output, T>,
        y_bar: View<'_, F::Output, T>,
    ) -> Result<Owned<F::Input, T>, Self::Error> {
        let x_bar = self.0.with::<Whole, R, T, _>(x, |work| {
            work.require(y)?;
            copy::<F::Input, T>(&mut work.piece, x);
            work.set_bar(y_bar);
            work.pull(&self.0.f)?;
            Ok(unflatten::<F::Input, T, T>(x, &work.bars))
        })?;
        Ok(x_bar.unwrap_or_else(|| copied::<F::Input, T>(x)))
    }
}

fluxions::rule_function! {
    [R: Real, F, B] Checkpointed<F, B>, over R, [where
        F: Function<R, Context = ()> + Clone + Send + Sync + 'static,
        B: Nestable<R> + PartialEq,
    ]; Self, |piece| piece
}
