//! Arguments that are not differentiated: [`Constant`], [`Value`], [`Parameter`] and [`Cache`].
//!
//! A function declares them in its `Context`; the caller passes them to `bind` and `with`, so that a wrong kind does not
//! compile.

use crate::space::Extents;
use crate::{Real, Scalar, Shape, Space};
use core::marker::PhantomData;

/// The arguments of a function that are not differentiated: `()`, one of the kinds in this module, or a tuple of them.
pub trait Context<R: Real>: 'static {
    /// What the caller passes, its numbers over `T`.
    type Args<'a, T: Scalar<R>>: Copy;
    /// What the function sees, its numbers over `S`.
    type At<'a, 's, S: Scalar<R>>;
    /// What an engine keeps for it.
    type Scratch<S: Scalar<R>>: Default + Clone + Send + 'static;

    /// Whether it holds data that an engine cannot look into, so that a recorded program may not outlive the call.
    const OPAQUE: bool = true;

    /// Brings what the caller passed to what the function sees. Allocates only when a shape changed.
    fn lift<'a: 'a, 's: 's, T: Scalar<R>, S: Scalar<R>>(
        args: Self::Args<'a, T>,
        scratch: &'s mut Self::Scratch<S>,
        f: &mut impl FnMut(T) -> S,
    ) -> Self::At<'a, 's, S>;

    /// What a function saw, passed on to a derivative inside it.
    fn args<'a: 'b, 's: 'b, 'b, S: Scalar<R>>(at: &'b Self::At<'a, 's, S>) -> Self::Args<'b, S>;

    /// The same arguments for a shorter time.
    fn shorten<'a: 'b, 'b, T: Scalar<R>>(args: Self::Args<'a, T>) -> Self::Args<'b, T>;

    /// Calls `visit` with each argument's extents; the first argument is number 0.
    fn extents<T: Scalar<R>>(args: Self::Args<'_, T>, visit: &mut impl Extents);

    /// The extents that the arguments' types leave open.
    fn shape<T: Scalar<R>>(args: Self::Args<'_, T>) -> Shape {
        let mut shape = Shape::default();
        Self::extents(args, &mut shape);
        shape
    }
}

/// The context of a function whose arguments are all differentiated: it can be called without ceremony.
#[diagnostic::on_unimplemented(
    message = "this function takes arguments that are not differentiated",
    label = "its context is `{Self}`",
    note = "bind them: `backend.bind(&f, args).gradient(x)`, and when prepared `prepared.with(args).gradient(x)`",
    note = "or let the prepared object keep them: `backend.bind(&f, args).keep().prepare_gradient(x)`"
)]
pub trait NoContext<R: Real>: for<'a> Context<R, Args<'a, R> = ()> {}
impl<R: Real> NoContext<R> for () {}

/// Opaque data, seen by the function as `&D`, unchanged.
#[derive(Debug)]
pub struct Constant<D: ?Sized>(PhantomData<fn(&D)>);
/// Opaque data that is passed by value, unchanged: a setting, an index.
#[derive(Debug)]
pub struct Value<D>(PhantomData<fn(D)>);
/// Numbers of the function's scalar type, lifted without derivative: a recorded program takes new ones without being
/// recorded again, and an outer derivative flows through them.
#[derive(Debug)]
pub struct Parameter<X>(PhantomData<fn(X)>);
/// Scratch of the function's scalar type. The caller passes a point of its shape, whose content does not count; what
/// the function finds in it is undetermined.
#[derive(Debug)]
pub struct Cache<X>(PhantomData<fn(X)>);

impl<R: Real> Context<R> for () {
    type Args<'a, T: Scalar<R>> = ();
    type At<'a, 's, S: Scalar<R>> = ();
    type Scratch<S: Scalar<R>> = ();

    const OPAQUE: bool = false;

    #[inline]
    fn lift<'a: 'a, 's: 's, T: Scalar<R>, S: Scalar<R>>(_: (), _: &'s mut (), _: &mut impl FnMut(T) -> S) {}
    #[inline]
    fn args<'a: 'b, 's: 'b, 'b, S: Scalar<R>>(_: &'b ()) {}
    #[inline]
    fn shorten<'a: 'b, 'b, T: Scalar<R>>(_: ()) {}
    #[inline]
    fn extents<T: Scalar<R>>(_: (), _: &mut impl Extents) {}
}

impl<R: Real, D: ?Sized + Sync + 'static> Context<R> for Constant<D> {
    type Args<'a, T: Scalar<R>> = &'a D;
    type At<'a, 's, S: Scalar<R>> = &'a D;
    type Scratch<S: Scalar<R>> = ();

    #[inline]
    fn lift<'a: 'a, 's: 's, T: Scalar<R>, S: Scalar<R>>(
        args: &'a D,
        _: &'s mut (),
        _: &mut impl FnMut(T) -> S,
    ) -> &'a D {
        args
    }
    #[inline]
    fn args<'a: 'b, 's: 'b, 'b, S: Scalar<R>>(at: &'b &'a D) -> &'b D {
        at
    }
    #[inline]
    fn shorten<'a: 'b, 'b, T: Scalar<R>>(args: &'a D) -> &'b D {
        args
    }
    #[inline]
    fn extents<T: Scalar<R>>(_: &D, _: &mut impl Extents) {}
}

impl<R: Real, D: Copy + 'static> Context<R> for Value<D> {
    type Args<'a, T: Scalar<R>> = D;
    type At<'a, 's, S: Scalar<R>> = D;
    type Scratch<S: Scalar<R>> = ();

    #[inline]
    fn lift<'a: 'a, 's: 's, T: Scalar<R>, S: Scalar<R>>(args: D, _: &'s mut (), _: &mut impl FnMut(T) -> S) -> D {
        args
    }
    #[inline]
    fn args<'a: 'b, 's: 'b, 'b, S: Scalar<R>>(at: &'b D) -> D {
        *at
    }
    #[inline]
    fn shorten<'a: 'b, 'b, T: Scalar<R>>(args: D) -> D {
        args
    }
    #[inline]
    fn extents<T: Scalar<R>>(_: D, _: &mut impl Extents) {}
}

/// Overwrites the kept point, or makes it where there is none of this shape yet.
#[inline]
fn refill<'s, X: Space, T: Scalar<X::Real>, S: Scalar<X::Real>>(
    kept: &'s mut Option<X::Owned<S>>,
    x: X::View<'_, T>,
    f: &mut impl FnMut(T) -> S,
) -> &'s mut X::Owned<S> {
    let fits = kept.as_ref().is_some_and(|old| same_shape::<X, S, T>(X::view(old), x));
    if !fits {
        *kept = None;
    } else if let Some(old) = kept.as_mut() {
        X::assign(X::view_mut(old), x, f);
    }
    kept.get_or_insert_with(|| X::map(x, f))
}

fn same_shape<X: Space, S: Scalar<X::Real>, T: Scalar<X::Real>>(a: X::View<'_, S>, b: X::View<'_, T>) -> bool {
    // Extents differ only when the caller uses one engine for two shapes, which the operators refuse; the count of
    // components tells it without a list of extents.
    X::dim(a) == X::dim(b)
}

impl<R: Real, X: Space<Real = R>> Context<R> for Parameter<X> {
    type Args<'a, T: Scalar<R>> = X::View<'a, T>;
    type At<'a, 's, S: Scalar<R>> = X::View<'s, S>;
    type Scratch<S: Scalar<R>> = Option<X::Owned<S>>;

    const OPAQUE: bool = X::SKIPS;

    #[inline]
    fn lift<'a: 'a, 's: 's, T: Scalar<R>, S: Scalar<R>>(
        args: X::View<'a, T>,
        scratch: &'s mut Option<X::Owned<S>>,
        f: &mut impl FnMut(T) -> S,
    ) -> X::View<'s, S> {
        X::view(refill::<X, T, S>(scratch, args, f))
    }
    #[inline]
    fn args<'a: 'b, 's: 'b, 'b, S: Scalar<R>>(at: &'b X::View<'s, S>) -> X::View<'b, S> {
        X::shorten(*at)
    }
    #[inline]
    fn shorten<'a: 'b, 'b, T: Scalar<R>>(args: X::View<'a, T>) -> X::View<'b, T> {
        X::shorten(args)
    }
    #[inline]
    fn extents<T: Scalar<R>>(args: X::View<'_, T>, visit: &mut impl Extents) {
        X::extents(args, visit);
    }
}

impl<R: Real, X: Space<Real = R>> Context<R> for Cache<X> {
    type Args<'a, T: Scalar<R>> = X::View<'a, T>;
    type At<'a, 's, S: Scalar<R>> = X::ViewMut<'s, S>;
    type Scratch<S: Scalar<R>> = Option<X::Owned<S>>;

    const OPAQUE: bool = X::SKIPS;

    #[inline]
    fn lift<'a: 'a, 's: 's, T: Scalar<R>, S: Scalar<R>>(
        args: X::View<'a, T>,
        scratch: &'s mut Option<X::Owned<S>>,
        f: &mut impl FnMut(T) -> S,
    ) -> X::ViewMut<'s, S> {
        X::view_mut(refill::<X, T, S>(scratch, args, f))
    }
    #[inline]
    fn args<'a: 'b, 's: 'b, 'b, S: Scalar<R>>(at: &'b X::ViewMut<'s, S>) -> X::View<'b, S> {
        X::read(at)
    }
    #[inline]
    fn shorten<'a: 'b, 'b, T: Scalar<R>>(args: X::View<'a, T>) -> X::View<'b, T> {
        X::shorten(args)
    }
    #[inline]
    fn extents<T: Scalar<R>>(args: X::View<'_, T>, visit: &mut impl Extents) {
        X::extents(args, visit);
    }
}

macro_rules! tuple_context {
    ($($c:ident $i:tt),*) => {
        impl<R: Real, $($c: Context<R>),*> Context<R> for ($($c,)*) {
            type Args<'a, T: Scalar<R>> = ($($c::Args<'a, T>,)*);
            type At<'a, 's, S: Scalar<R>> = ($($c::At<'a, 's, S>,)*);
            type Scratch<S: Scalar<R>> = ($($c::Scratch<S>,)*);

            const OPAQUE: bool = $($c::OPAQUE)||*;

            #[inline]
            fn lift<'a: 'a, 's: 's, T: Scalar<R>, S: Scalar<R>>(
                args: Self::Args<'a, T>,
                scratch: &'s mut Self::Scratch<S>,
                f: &mut impl FnMut(T) -> S,
            ) -> Self::At<'a, 's, S> {
                ($($c::lift(args.$i, &mut scratch.$i, f),)*)
            }
            #[inline]
            fn args<'a: 'b, 's: 'b, 'b, S: Scalar<R>>(at: &'b Self::At<'a, 's, S>) -> Self::Args<'b, S> {
                ($($c::args::<S>(&at.$i),)*)
            }
            #[inline]
            fn shorten<'a: 'b, 'b, T: Scalar<R>>(args: Self::Args<'a, T>) -> Self::Args<'b, T> {
                ($($c::shorten::<T>(args.$i),)*)
            }
            #[inline]
            fn extents<T: Scalar<R>>(args: Self::Args<'_, T>, visit: &mut impl Extents) {
                $($c::extents::<T>(args.$i, visit);)*
            }
        }
    };
}

tuple_context!(A 0, B 1);
tuple_context!(A 0, B 1, C 2);
tuple_context!(A 0, B 1, C 2, D 3);
tuple_context!(A 0, B 1, C 2, D 3, E 4);
tuple_context!(A 0, B 1, C 2, D 3, E 4, G 5);
