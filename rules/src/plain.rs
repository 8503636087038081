//! Functions over plain numbers only: [`Plain`].

use core::convert::Infallible;
use core::error::Error;
use core::fmt::{self, Debug, Display, Formatter};
use core::marker::PhantomData;
use fluxions::{Function, Owned, Real, Scalar, Space, View};

/// A closure over plain numbers, from the space `X` to the space `Y`, as a function.
///
/// It is for what cannot be generic over the numbers: a library in another language, a simulation.
/// Backends that compute with plain numbers differentiate it, as finite differences do; any other
/// backend gets [`PlainError::NotPlain`], and never a derivative of 0. Inside another function it is
/// called through [`DifferentiateWith`](crate::DifferentiateWith).
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_dual::Dual;
/// use fluxions_finite_difference::FiniteDifference;
/// use fluxions_rules::{Plain, PlainError};
///
/// let area = Plain::<Vec<f64>, f64>::new(|x| x[0] * x[1]);
/// let gradient = FiniteDifference::central().gradient(&area, &[2.0, 3.0])?;
/// assert!((gradient[0] - 3.0).abs() < 1e-8 && (gradient[1] - 2.0).abs() < 1e-8);
/// assert_eq!(Dual::new().gradient(&area, &[2.0, 3.0]), Err(fluxions::Error::Function(PlainError::NotPlain)));
/// # Ok::<(), fluxions::Error<PlainError>>(())
/// ```
pub struct Plain<X, Y, C = (), E = Infallible> {
    f: C,
    #[allow(clippy::type_complexity)]
    spaces: PhantomData<fn(X) -> (Y, E)>,
}

/// The error of a [`Plain`] function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlainError<E = Infallible> {
    /// The closure failed.
    Function(E),
    /// The function was called over numbers that carry derivatives.
    NotPlain,
}

impl<E: Display> Display for PlainError<E> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Function(error) => error.fmt(f),
            Self::NotPlain => {
                f.write_str("a function over plain numbers was called over numbers with derivatives: differentiate it with finite differences")
            }
        }
    }
}
impl<E: Error + 'static> Error for PlainError<E> {}

impl<X: Space, Y: Space<Real = X::Real>> Plain<X, Y> {
    /// Makes a function of a closure that cannot fail.
    #[allow(clippy::new_ret_no_self)]
    pub fn new<C>(
        f: C,
    ) -> Plain<
        X,
        Y,
        impl for<'a> Fn(View<'a, X, X::Real>) -> Result<Owned<Y, X::Real>, Infallible> + Clone + Send + Sync + 'static,
    >
    where
        C: for<'a> Fn(View<'a, X, X::Real>) -> Owned<Y, X::Real> + Clone + Send + Sync + 'static,
    {
        Plain { f: move |x: View<'_, X, X::Real>| Ok(f(x)), spaces: PhantomData }
    }
}

impl<X: Space, Y: Space<Real = X::Real>, E> Plain<X, Y, (), E> {
    /// Makes a function of a closure that may fail with `E`.
    pub const fn fallible<C>(f: C) -> Plain<X, Y, C, E>
    where
        C: for<'a> Fn(View<'a, X, X::Real>) -> Result<Owned<Y, X::Real>, E> + Clone + Send + Sync + 'static,
    {
        Plain { f, spaces: PhantomData }
    }
}

impl<X, Y, C: Clone, E> Clone for Plain<X, Y, C, E> {
    fn clone(&self) -> Self {
        Self { f: self.f.clone(), spaces: PhantomData }
    }
}

impl<X, Y, C, E> Debug for Plain<X, Y, C, E> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Plain").finish_non_exhaustive()
    }
}

#[diagnostic::do_not_recommend]
impl<R, X, Y, C, E> Function<R> for Plain<X, Y, C, E>
where
    R: Real,
    X: Space<Real = R>,
    Y: Space<Real = R>,
    C: for<'a> Fn(View<'a, X, R>) -> Result<Owned<Y, R>, E>,
    E: Error + Send + Sync + 'static,
{
    type Input = X;
    type Output = Y;
    type Context = ();
    type Error = PlainError<E>;

    fn evaluate<S: Scalar<R>>(&self, x: View<'_, X, S>, (): (), y: &mut Owned<Y, S>) -> Result<(), PlainError<E>> {
        *y = self.first(x, ())?;
        Ok(())
    }

    fn first<S: Scalar<R>>(&self, x: View<'_, X, S>, (): ()) -> Result<Owned<Y, S>, PlainError<E>> {
        if S::ORDER != 0 {
            return Err(PlainError::NotPlain);
        }
        let x = X::map(x, &mut |s: S| s.primal());
        let y = (self.f)(X::view(&x)).map_err(PlainError::Function)?;
        Ok(Y::map(Y::view(&y), &mut |y: R| S::constant(y)))
    }
}
