//! The halves of functions in a module by which other adjoints call them.

use super::Stack;
use crate::{Function, Owned, Real, Scalar, Space, View};
use core::convert::Infallible;
use core::marker::PhantomData;

/// The second half of the adjoint of a helper in a module: what the first half has kept.
#[doc(hidden)]
pub trait SecondHalf {
    /// Returns what is called back.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn pullback<K>(kept: K) -> K {
        kept
    }
}
impl<F> SecondHalf for F {}

/// The parameters of a function, whose derivatives nobody wrote.
#[doc(hidden)]
#[derive(Debug)]
pub struct Unfollowed<S>(PhantomData<S>);

/// A function that others with an adjoint may call, though its adjoint has no halves: the type that backends take has both sweeps. A function whose parameters have no
/// derivatives is none.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "a function with an adjoint calls one with a `#[parameter]`, which has no adjoint for its callers",
    label = "its parameters may carry derivatives here, which would be lost",
    note = "write `#[differentiable(adjoint, called)]` before the function that is called: to its callers a parameter is an argument like others"
)]
pub trait Followed {
    // The bounds are those of `FirstHalf`: here the compiler would ask them for each function.
    /// What is below the scalar.
    type Real;
    /// The function.
    type Function;
}

/// The space of the argument.
type Input<F> = <<F as Followed>::Function as Function<<F as Followed>::Real>>::Input;
/// The space of the result.
type Output<F> = <<F as Followed>::Function as Function<<F as Followed>::Real>>::Output;

/// What the first half keeps: a function that goes forward again.
type Back<F, S> = for<'x, 'y> fn(
    View<'x, Input<F>, S>,
    <Input<F> as Space>::Bar<'x, S>,
    &'y <Output<F> as Space>::Cells<S>,
    &'y mut Stack,
);

/// The first half of such an adjoint.
#[doc(hidden)]
pub trait FirstHalf:
    Followed<Real: Real, Function: Function<Self::Real, Context = (), Error = Infallible> + Default>
{
    /// Returns y = f(x), and what is called back.
    #[inline]
    fn with_pullback<S: Scalar<Self::Real>>(
        x: View<'_, Input<Self>, S>,
        _: &mut Stack,
        _: usize,
    ) -> (Owned<Output<Self>, S>, Back<Self, S>)
    where
        Self: Sized,
    {
        (value::<Self, S>(x), back::<Self, S>)
    }
}
impl<F> FirstHalf for F where
    F: Followed<Real: Real, Function: Function<F::Real, Context = (), Error = Infallible> + Default>
{
}

/// Adds Jᵀ ȳ to x̄.
#[inline]
fn back<F: FirstHalf, S: Scalar<F::Real>>(
    x: View<'_, Input<F>, S>,
    x_bar: <Input<F> as Space>::Bar<'_, S>,
    y_bar: &<Output<F> as Space>::Cells<S>,
    stack: &mut Stack,
) {
    let mut y = Output::<F>::filled(S::zero()).unwrap_or_else(|| value::<F, S>(x));
    F::Function::default().adjoint(x, x_bar, (), &mut y, y_bar, stack);
}

#[inline]
fn value<F: FirstHalf, S: Scalar<F::Real>>(x: View<'_, Input<F>, S>) -> Owned<Output<F>, S> {
    let Ok(y) = F::Function::default().first(x, ());
    y
}
