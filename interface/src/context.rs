//! The arguments that are not differentiated: [`Context`], which is made of [`Constant`],
//! [`Value`], [`Parameter`] and [`Cache`].
//!
//! A function declares them as its `Context`, and a caller passes them to `bind` and `with`. An
//! argument of another type than the declared one does not compile.
//!
//! | argument | what the caller passes | what the function sees | a recorded program |
//! |---|---|---|---|
//! | [`Constant<D>`] | `&D` | `&D` | is recorded again at each call |
//! | [`Value<D>`] | `D` | `D` | is recorded again at each call |
//! | [`Parameter<X>`] | a point over real numbers | a point over the scalar | takes the new numbers |
//! | [`Cache<X>`] | a point over real numbers | a point over the scalar, to write to | holds |
//!
//! ```
//! use fluxions::prelude::*;
//! use fluxions_dual::Dual;
//!
//! #[differentiable]
//! fn misfit<S: Scalar>(b: &[S; 2], #[constant] data: &[(f64, f64)], #[parameter] weight: S) -> S {
//!     data.iter().map(|&(x, y)| (b[0] + b[1] * x - y).powi(2)).sum::<S>() * weight
//! }
//!
//! let data = [(0.0, 1.0), (1.0, 3.0)];
//! // residuals −1 and −3: 2 · 0.5 · (−1 − 3) and 2 · 0.5 · (0 − 3)
//! assert_eq!(Dual::new().bind(&Misfit, (&data, 0.5)).gradient(&[0.0, 0.0])?, [-4.0, -3.0]);
//! # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
//! ```

use crate::space::Extents;
use crate::{Real, Scalar, Shape, Space};
use core::any::TypeId;
use core::marker::PhantomData;

/// The arguments of a function that are not differentiated.
///
/// `()` is the context of a function that has none. The other contexts are the kinds in this
/// [module](self), and tuples of up to six of them.
///
/// # Requirements
///
/// - The function sees what the caller passed. [`lift`](Self::lift) changes the type of the numbers
///   and nothing else.
/// - `lift` does not allocate if the shapes are those of the last call with the same scratch.
/// - [`args`](Self::args) after `lift` gives the arguments over the scalar of the function, so that
///   a derivative inside it can pass them on.
/// - [`OPAQUE`](Self::OPAQUE) is `true` if a change of the arguments cannot be seen in numbers of
///   the scalar.
///
/// # Usage
///
/// Functions declare a context, engines lift it, operators compare its shape. Code that is generic
/// over functions bounds `F: Function<Context = ()>`, or passes [`Args`](crate::Args) through.
///
/// # Implementing
///
/// The types in this module cover most functions. A context of one's own converts its arguments on
/// the way to the function:
///
/// ```
/// use fluxions::context::Context;
/// use fluxions::space::Extents;
/// use fluxions::Scalar;
///
/// /// A number that is known as a percentage, and seen by the function as a share.
/// struct Percent;
///
/// impl Context<f64> for Percent {
///     type Args<'a, T: Scalar> = T;
///     type At<'a, 's, S: Scalar> = S;
///     type AtAdjoint<'a, 's, S: Scalar> = S;
///     type Scratch<S: Scalar> = ();
///
///     const OPAQUE: bool = false;
///
///     fn lift<'a: 'a, 's: 's, T: Scalar, S: Scalar>(percent: T, _: &'s mut (), f: &mut impl FnMut(T) -> S) -> S {
///         f(percent / 100.0)
///     }
///     fn lift_adjoint<'a: 'a, 's: 's, T: Scalar, S: Scalar>(
///         percent: T,
///         scratch: &'s mut (),
///         f: &mut impl FnMut(T) -> S,
///         _: bool,
///     ) -> S {
///         Self::lift(percent, scratch, f)
///     }
///     fn args<'a: 'b, 's: 'b, 'b, S: Scalar>(share: &'b S) -> S {
///         *share * 100.0
///     }
///     fn shorten<'a: 'b, 'b, T: Scalar>(percent: T) -> T {
///         percent
///     }
///     fn extents<T: Scalar>(_: T, _: &mut impl Extents) {}
/// }
///
/// assert_eq!(Percent::lift::<f64, f64>(50.0, &mut (), &mut |percent| percent), 0.5);
/// ```
///
/// # Pitfalls
///
/// A recorded program takes new parameters, but not new constants. Data that changes between calls
/// and consists of numbers is a parameter.
pub trait Context<R: Real>: 'static {
    /// What the caller passes, with numbers over `T`.
    type Args<'a, T: Scalar<R>>: Copy;
    /// What the function sees, with numbers over `S`.
    type At<'a, 's, S: Scalar<R>>;
    /// What the adjoint of the function sees: [`At`](Self::At), where each cache is a pair of the
    /// cache and its adjoints. Without caches it is `At`.
    type AtAdjoint<'a, 's, S: Scalar<R>>;
    /// The storage that an engine keeps for the lifted arguments. It starts empty.
    type Scratch<S: Scalar<R>>: Default + Clone + Send + 'static;

    /// Whether the arguments contain data that an engine cannot look into.
    ///
    /// An engine does not replay a recorded program over opaque data, because it cannot tell
    /// whether the data changed.
    const OPAQUE: bool = true;

    /// Turns the arguments of the caller into what the function sees, by `f` for each number.
    ///
    /// Allocates if the shape of an argument differs from that of the last call with this scratch.
    fn lift<'a: 'a, 's: 's, T: Scalar<R>, S: Scalar<R>>(
        args: Self::Args<'a, T>,
        scratch: &'s mut Self::Scratch<S>,
        f: &mut impl FnMut(T) -> S,
    ) -> Self::At<'a, 's, S>;

    /// Turns the arguments into what the adjoint of the function sees. The adjoints of caches are 0.
    ///
    /// `overwritten` says that the last adjoint with this scratch came to its end, and wrote to each
    /// element of the caches before it read it. It has left adjoints of 0, so they are not set again,
    /// and caches over real numbers may keep what they hold. A context without caches has no use for
    /// it: its method calls [`lift`](Self::lift).
    ///
    /// Allocates where `lift` does, and for the adjoints of caches at the first call.
    fn lift_adjoint<'a: 'a, 's: 's, T: Scalar<R>, S: Scalar<R>>(
        args: Self::Args<'a, T>,
        scratch: &'s mut Self::Scratch<S>,
        f: &mut impl FnMut(T) -> S,
        overwritten: bool,
    ) -> Self::AtAdjoint<'a, 's, S>;

    /// Turns what the function sees into arguments over its scalar, for a derivative inside the
    /// function.
    fn args<'a: 'b, 's: 'b, 'b, S: Scalar<R>>(at: &'b Self::At<'a, 's, S>) -> Self::Args<'b, S>;

    /// Returns the same arguments with a shorter lifetime.
    fn shorten<'a: 'b, 'b, T: Scalar<R>>(args: Self::Args<'a, T>) -> Self::Args<'b, T>;

    /// Calls `visit` with the extents that the types of the arguments leave open, argument after
    /// argument.
    fn extents<T: Scalar<R>>(args: Self::Args<'_, T>, visit: &mut impl Extents);

    /// Forgets what a function left in its storage: the engine of a derivative inside it.
    ///
    /// Buffers may stay. The provided method does nothing.
    fn forget<S: Scalar<R>>(_scratch: &mut Self::Scratch<S>) {}

    /// Returns the extents that the types of the arguments leave open. Allocates.
    fn shape<T: Scalar<R>>(args: Self::Args<'_, T>) -> Shape {
        let mut shape = Shape::default();
        Self::extents(args, &mut shape);
        shape
    }
}

/// The context of a function whose arguments are all differentiated. Such a function can be passed
/// to an operator without [`bind`](crate::Differentiate::bind).
#[diagnostic::on_unimplemented(
    message = "this function takes arguments that are not differentiated",
    label = "its context is `{Self}`",
    note = "bind them: `backend.bind(&f, args).gradient(x)`, and when prepared `prepared.with(args).gradient(x)`",
    note = "or let the prepared object keep them: `backend.bind(&f, args).keep().prepare_gradient(x)`",
    note = "in generic code the bound says that there are none: `F: Function<Input = Vec<f64>, Output = f64, Context = ()>`"
)]
pub trait NoContext<R: Real>: for<'a> Context<R, Args<'a, R> = ()> {}
impl<R: Real> NoContext<R> for () {}

/// An argument of data that the function sees unchanged, by reference: `#[constant]`.
///
/// The data may be of any type. An engine cannot look into it, so a recorded program does not
/// outlive the call.
#[derive(Debug)]
pub struct Constant<D: ?Sized>(PhantomData<fn(&D)>);
/// An argument of data that the function sees unchanged, by value: a setting or an index.
///
/// The data may be of any `Copy` type. An engine cannot look into it, so a recorded program does
/// not outlive the call.
#[derive(Debug)]
pub struct Value<D>(PhantomData<fn(D)>);
/// An argument of numbers that are not differentiated: `#[parameter]`.
///
/// The function sees them over its own scalar, without derivative. A recorded program takes new
/// numbers without being recorded again, and the derivative of an outer differentiation flows
/// through them.
#[derive(Debug)]
pub struct Parameter<X>(PhantomData<fn(X)>);
/// Storage of the function's scalar type, which the function writes to and reads from within one
/// call: `#[cache]`.
///
/// The caller passes a point of the right shape, whose components do not count. What the function
/// finds in it at the start of a call is undetermined. The engine allocates the storage once.
#[derive(Debug)]
pub struct Cache<X>(PhantomData<fn(X)>);

/// Writes `lift_adjoint` of a context without caches.
macro_rules! plain_adjoint {
    () => {
        #[inline]
        fn lift_adjoint<'a: 'a, 's: 's, T: Scalar<R>, S: Scalar<R>>(
            args: Self::Args<'a, T>,
            scratch: &'s mut Self::Scratch<S>,
            f: &mut impl FnMut(T) -> S,
            _: bool,
        ) -> Self::AtAdjoint<'a, 's, S> {
            Self::lift(args, scratch, f)
        }
    };
}

impl<R: Real> Context<R> for () {
    type Args<'a, T: Scalar<R>> = ();
    type At<'a, 's, S: Scalar<R>> = ();
    type AtAdjoint<'a, 's, S: Scalar<R>> = ();
    type Scratch<S: Scalar<R>> = ();

    const OPAQUE: bool = false;

    #[inline]
    fn lift<'a: 'a, 's: 's, T: Scalar<R>, S: Scalar<R>>(_: (), _: &'s mut (), _: &mut impl FnMut(T) -> S) {}
    plain_adjoint!();
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
    type AtAdjoint<'a, 's, S: Scalar<R>> = &'a D;
    type Scratch<S: Scalar<R>> = ();

    #[inline]
    fn lift<'a: 'a, 's: 's, T: Scalar<R>, S: Scalar<R>>(
        args: &'a D,
        _: &'s mut (),
        _: &mut impl FnMut(T) -> S,
    ) -> &'a D {
        args
    }
    plain_adjoint!();
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
    type AtAdjoint<'a, 's, S: Scalar<R>> = D;
    type Scratch<S: Scalar<R>> = ();

    #[inline]
    fn lift<'a: 'a, 's: 's, T: Scalar<R>, S: Scalar<R>>(args: D, _: &'s mut (), _: &mut impl FnMut(T) -> S) -> D {
        args
    }
    plain_adjoint!();
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

/// Overwrites the kept point, or makes a new one if none of this shape is kept.
#[inline]
fn refill<'s, X: Space, T: Scalar<X::Real>, S: Scalar<X::Real>>(
    kept: &'s mut Option<X::Owned<S>>,
    x: X::View<'_, T>,
    f: &mut impl FnMut(T) -> S,
) -> &'s mut X::Owned<S> {
    if let Some(old) = kept
        && !same_shape::<X, S, T>(X::view(old), x)
    {
        *kept = None;
    }
    match kept {
        Some(old) => {
            X::assign(X::view_mut(old), x, f);
            old
        }
        None => kept.insert(X::map(x, f)),
    }
}

fn same_shape<X: Space, S: Scalar<X::Real>, T: Scalar<X::Real>>(a: X::View<'_, S>, b: X::View<'_, T>) -> bool {
    // Extents differ only when the caller uses one engine for two shapes, which the operators refuse; the count of
    // components tells it without a list of extents.
    X::dim(a) == X::dim(b)
}

impl<R: Real, X: Space<Real = R>> Context<R> for Parameter<X> {
    type Args<'a, T: Scalar<R>> = X::View<'a, T>;
    type At<'a, 's, S: Scalar<R>> = X::View<'s, S>;
    type AtAdjoint<'a, 's, S: Scalar<R>> = X::View<'s, S>;
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
    plain_adjoint!();
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
    type AtAdjoint<'a, 's, S: Scalar<R>> = (X::ViewMut<'s, S>, X::Bar<'s, S>);
    /// The cache and its adjoints.
    type Scratch<S: Scalar<R>> = (Option<X::Owned<S>>, Option<X::Cells<S>>);

    const OPAQUE: bool = X::SKIPS;

    #[inline]
    fn lift<'a: 'a, 's: 's, T: Scalar<R>, S: Scalar<R>>(
        args: X::View<'a, T>,
        (kept, _): &'s mut Self::Scratch<S>,
        f: &mut impl FnMut(T) -> S,
    ) -> X::ViewMut<'s, S> {
        X::view_mut(refill::<X, T, S>(kept, args, f))
    }
    // What a call asks of a cache that is ready is compiled into the call.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn lift_adjoint<'a: 'a, 's: 's, T: Scalar<R>, S: Scalar<R>>(
        args: X::View<'a, T>,
        (kept, bars): &'s mut Self::Scratch<S>,
        f: &mut impl FnMut(T) -> S,
        overwritten: bool,
    ) -> (X::ViewMut<'s, S>, X::Bar<'s, S>) {
        match (&mut *kept, &mut *bars) {
            (Some(kept), Some(bars)) if same_shape::<X, S, T>(X::view(kept), args) => {
                let overwritten = overwritten && !X::SKIPS;
                // Numbers of other types have derivatives, which are not to stay.
                if !overwritten || TypeId::of::<S>() != TypeId::of::<R>() {
                    X::assign(X::view_mut(kept), args, f);
                }
                if !overwritten {
                    X::renew(bars, X::view(kept));
                }
            }
            _ => *bars = Some(X::cells(X::view(refill::<X, T, S>(kept, args, f)))),
        }
        let kept = kept.get_or_insert_with(|| X::map(args, f));
        let bars = bars.get_or_insert_with(|| X::cells(X::view(kept)));
        (X::view_mut(kept), X::bar(bars))
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
            type AtAdjoint<'a, 's, S: Scalar<R>> = ($($c::AtAdjoint<'a, 's, S>,)*);
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
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn lift_adjoint<'a: 'a, 's: 's, T: Scalar<R>, S: Scalar<R>>(
                args: Self::Args<'a, T>,
                scratch: &'s mut Self::Scratch<S>,
                f: &mut impl FnMut(T) -> S,
                overwritten: bool,
            ) -> Self::AtAdjoint<'a, 's, S> {
                ($($c::lift_adjoint(args.$i, &mut scratch.$i, f, overwritten),)*)
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
            fn forget<S: Scalar<R>>(scratch: &mut Self::Scratch<S>) {
                $($c::forget::<S>(&mut scratch.$i);)*
            }
        }
    };
}

tuple_context!(A 0, B 1);
tuple_context!(A 0, B 1, C 2);
tuple_context!(A 0, B 1, C 2, D 3);
tuple_context!(A 0, B 1, C 2, D 3, E 4);
tuple_context!(A 0, B 1, C 2, D 3, E 4, G 5);
