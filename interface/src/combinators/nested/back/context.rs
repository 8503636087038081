//! The adjoints of what is passed to `bind`.

use crate::adjoint::give;
use crate::{Cache, Constant, Context, Parameter, Real, Scalar, Space, Value};

/// A context whose numbers have adjoints: those of a function that is differentiated inside another.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the adjoint of a derivative inside a function does not know where the numbers of `{Self}` have their adjoints"
)]
pub trait ContextBar<'x, R: Real, S: Scalar<R>>: Context<R> {
    /// The adjoints, `()` for what has none.
    type Bar;
    /// Adds the numbers that `next` takes from the front, one for each that [`Context::lift`] visits.
    fn gather<'n>(bar: Self::Bar, args: Self::Args<'_, S>, next: &mut impl FnMut(usize) -> &'n [S]);
}

impl<R: Real, S: Scalar<R>> ContextBar<'_, R, S> for () {
    type Bar = ();
    fn gather<'n>((): (), (): (), _: &mut impl FnMut(usize) -> &'n [S]) {}
}
impl<R: Real, S: Scalar<R>, D: ?Sized + Sync + 'static> ContextBar<'_, R, S> for Constant<D> {
    type Bar = ();
    fn gather<'n>((): (), _: &D, _: &mut impl FnMut(usize) -> &'n [S]) {}
}
impl<R: Real, S: Scalar<R>, D: Copy + 'static> ContextBar<'_, R, S> for Value<D> {
    type Bar = ();
    fn gather<'n>((): (), _: D, _: &mut impl FnMut(usize) -> &'n [S]) {}
}

macro_rules! of_points {
    ($($kind:ident)*) => {$(
        impl<'x, R: Real, S: Scalar<R>, X: Space<Real = R>> ContextBar<'x, R, S> for $kind<X> {
            type Bar = X::Bar<'x, S>;
            fn gather<'n>(bar: X::Bar<'x, S>, args: X::View<'_, S>, next: &mut impl FnMut(usize) -> &'n [S]) {
                give::<X, S>(next(X::dim(args)), bar);
            }
        }
    )*};
}
of_points!(Parameter Cache);

macro_rules! tuples {
    ($($c:ident $i:tt),*) => {
        impl<'x, R: Real, S: Scalar<R>, $($c: ContextBar<'x, R, S>),*> ContextBar<'x, R, S> for ($($c,)*) {
            type Bar = ($($c::Bar,)*);
            fn gather<'n>(bar: Self::Bar, args: Self::Args<'_, S>, next: &mut impl FnMut(usize) -> &'n [S]) {
                $($c::gather(bar.$i, args.$i, next);)*
            }
        }
    };
}
tuples!(A 0, B 1);
tuples!(A 0, B 1, C 2);
tuples!(A 0, B 1, C 2, D 3);
tuples!(A 0, B 1, C 2, D 3, E 4);
tuples!(A 0, B 1, C 2, D 3, E 4, G 5);
