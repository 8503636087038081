//! Functions whose contexts are given once and for all: [`Given`].

use fluxions::prelude::*;
use fluxions::{Cache, Constant, Context, Owned, Parameter, Value, View};
use std::sync::Arc;

/// A function with its arguments that are not differentiated, which it owns. It is a function without context.
///
/// Functions that take functions, as [`Steps`](crate::Steps) and [`Map`](crate::Map), keep them. So the
/// data of a `#[constant]` is in an `Arc`, and a `#[parameter]` and a `#[cache]` are points over plain
/// numbers. Several contexts are a tuple. A parameter with respect to which derivatives are wanted is an
/// active argument instead.
///
/// Costs what the function costs. For a parameter or a cache that is a vector, a call allocates one.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_dual::Dual;
/// use fluxions_rules::{Given, Steps};
/// use fluxions_tape::Tape;
/// use std::sync::Arc;
///
/// #[differentiable]
/// fn mixed<S: Scalar>(s: S, #[constant] weights: &[f64], #[parameter] shift: S) -> S {
///     s * weights[0] + shift * weights[1]
/// }
///
/// let weights: Arc<[f64]> = Arc::new([3.0, 1.0]);
/// let steps = Steps::new(Given::new(Mixed, (weights, 10.0)), 2, Tape); // (3 s + 10) 3 + 10
/// assert_eq!(Dual::new().value_and_derivative(&steps, 1.0)?, (49.0, 9.0));
/// # Ok::<(), fluxions::Error<fluxions::Error<core::convert::Infallible>>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Given<F, D> {
    f: F,
    data: D,
}

impl<F, D> Given<F, D> {
    /// Makes a function of a function and its contexts.
    pub const fn new(f: F, data: D) -> Self {
        Self { f, data }
    }
}

/// A context that can be owned. It is implemented for all of them.
pub trait Owns<R: Real>: Context<R> {
    /// What is owned.
    type Data: Clone + Send + Sync + 'static;
    /// Lends it to the function.
    fn lend(data: &Self::Data) -> Self::Args<'_, R>;
}

impl<R: Real> Owns<R> for () {
    type Data = ();
    fn lend((): &()) {}
}
impl<R: Real, D: ?Sized + Send + Sync + 'static> Owns<R> for Constant<D> {
    type Data = Arc<D>;
    fn lend(data: &Arc<D>) -> &D {
        data
    }
}
impl<R: Real, D: Copy + Send + Sync + 'static> Owns<R> for Value<D> {
    type Data = D;
    fn lend(data: &D) -> D {
        *data
    }
}
impl<R: Real, X: Space<Real = R>> Owns<R> for Parameter<X> {
    type Data = Owned<X, R>;
    fn lend(data: &Owned<X, R>) -> View<'_, X, R> {
        X::view(data)
    }
}
impl<R: Real, X: Space<Real = R>> Owns<R> for Cache<X> {
    type Data = Owned<X, R>;
    fn lend(data: &Owned<X, R>) -> View<'_, X, R> {
        X::view(data)
    }
}

macro_rules! tuples {
    ($($($context:ident $index:tt),*;)*) => {$(
        impl<R: Real, $($context: Owns<R>),*> Owns<R> for ($($context,)*) {
            type Data = ($($context::Data,)*);
            fn lend(data: &Self::Data) -> Self::Args<'_, R> {
                ($($context::lend(&data.$index),)*)
            }
        }
    )*};
}
tuples! {
    A 0, B 1;
    A 0, B 1, C 2;
    A 0, B 1, C 2, D 3;
    A 0, B 1, C 2, D 3, E 4;
    A 0, B 1, C 2, D 3, E 4, G 5;
}

#[diagnostic::do_not_recommend]
impl<R: Real, F: Function<R>, D> Function<R> for Given<F, D>
where
    F::Context: Owns<R, Data = D>,
{
    type Input = F::Input;
    type Output = F::Output;
    type Context = ();
    type Error = F::Error;

    fn evaluate<S: Scalar<R>>(
        &self,
        x: View<'_, F::Input, S>,
        (): (),
        y: &mut Owned<F::Output, S>,
    ) -> Result<(), F::Error> {
        let mut scratch = Default::default();
        let context = F::Context::lift::<R, S>(F::Context::lend(&self.data), &mut scratch, &mut S::constant);
        self.f.evaluate(x, context, y)
    }

    fn first<S: Scalar<R>>(&self, x: View<'_, F::Input, S>, (): ()) -> Result<Owned<F::Output, S>, F::Error> {
        let mut scratch = Default::default();
        let context = F::Context::lift::<R, S>(F::Context::lend(&self.data), &mut scratch, &mut S::constant);
        self.f.first(x, context)
    }
}
