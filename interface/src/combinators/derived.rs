//! Derivatives that are functions themselves: [`GradientOf`] and [`DerivativeOf`], over any number.

use crate::engine::{Engine, Point, Scratch};
use crate::space::Extents;
use crate::{
    Args, At, Context, Error, Function, Nestable, NoContext, Operator, Owned, Real, Scalar, Signature, SignatureOf,
    Space, View,
};
use core::marker::PhantomData;
use derive_where::derive_where;

/// What a caller passes for the context of `G`.
type ArgsOf<'a, G, T> = <<G as Signature>::Context as Context<<G as Signature>::Real>>::Args<'a, T>;
/// What a function of the signature `G` sees of its context.
type AtOf<'a, 's, G, S> = <<G as Signature>::Context as Context<<G as Signature>::Real>>::At<'a, 's, S>;

/// The operator whose engine a gradient keeps.
#[derive(Clone, Copy, Debug)]
pub struct Gradients;
/// The operator whose engine the derivative of a function of one number keeps.
#[derive(Clone, Copy, Debug)]
pub struct Curves;

/// The engine of `B` that a derivative inside a function keeps from call to call. The operator is
/// [`Gradients`] or [`Curves`].
pub trait Keeps<B: Nestable<R>, R: Real>: 'static {
    /// The engine over `T`.
    type Engine<T: Scalar<R>, G: Signature<Real = R>>: Engine<T, G>;

    /// Prepares the engine over `T`.
    fn prepare<T: Scalar<R>, F: Function<R>>(
        backend: &B,
        point: Point<'_, R, T, F>,
        y: View<'_, F::Output, T>,
    ) -> Result<Self::Engine<T, SignatureOf<F, R>>, Error<F::Error>>;
}

impl<B: Nestable<R>, R: Real> Keeps<B, R> for Gradients {
    type Engine<T: Scalar<R>, G: Signature<Real = R>> = B::EngineOver<T, G>;

    fn prepare<T: Scalar<R>, F: Function<R>>(
        backend: &B,
        point: Point<'_, R, T, F>,
        y: View<'_, F::Output, T>,
    ) -> Result<Self::Engine<T, SignatureOf<F, R>>, Error<F::Error>> {
        backend.prepare_over(Operator::Gradient, point, y)
    }
}

impl<B: Nestable<R>, R: Real> Keeps<B, R> for Curves {
    type Engine<T: Scalar<R>, G: Signature<Real = R>> = B::CurveOver<T, G>;

    fn prepare<T: Scalar<R>, F: Function<R>>(
        backend: &B,
        point: Point<'_, R, T, F>,
        y: View<'_, F::Output, T>,
    ) -> Result<Self::Engine<T, SignatureOf<F, R>>, Error<F::Error>> {
        backend.prepare_curve_over(point, y)
    }
}

/// The context of a derivative: that of the function, with the engine that differentiates it.
///
/// A caller passes the context of the function. The engine is scratch, so that it is prepared once
/// and kept.
#[derive_where(Debug)]
pub struct Inner<K, B, G>(PhantomData<fn(K, B, G)>);

/// The scratch of an [`Inner`] context: the scratch of the function's context, and the engine once
/// it is prepared.
#[derive(Clone, Debug)]
#[derive_where(Default; Scratch)]
pub struct InnerScratch<Scratch, E>(Scratch, Option<E>);

impl<R: Real, K: Keeps<B, R>, B: Nestable<R>, G: Signature<Real = R>> Context<R> for Inner<K, B, G> {
    type Args<'a, T: Scalar<R>> = ArgsOf<'a, G, T>;
    type At<'a, 's, S: Scalar<R>> = (AtOf<'a, 's, G, S>, &'s mut Option<K::Engine<S, G>>);
    type Scratch<S: Scalar<R>> = InnerScratch<Scratch<G, S>, K::Engine<S, G>>;

    const OPAQUE: bool = G::Context::OPAQUE;

    fn lift<'a: 'a, 's: 's, T: Scalar<R>, S: Scalar<R>>(
        args: ArgsOf<'a, G, T>,
        kept: &'s mut Self::Scratch<S>,
        f: &mut impl FnMut(T) -> S,
    ) -> Self::At<'a, 's, S> {
        (G::Context::lift(args, &mut kept.0, f), &mut kept.1)
    }
    fn args<'a: 'b, 's: 'b, 'b, S: Scalar<R>>(at: &'b Self::At<'a, 's, S>) -> ArgsOf<'b, G, S> {
        G::Context::args::<S>(&at.0)
    }
    fn shorten<'a: 'b, 'b, T: Scalar<R>>(args: ArgsOf<'a, G, T>) -> ArgsOf<'b, G, T> {
        G::Context::shorten::<T>(args)
    }
    fn extents<T: Scalar<R>>(args: ArgsOf<'_, G, T>, visit: &mut impl Extents) {
        G::Context::extents::<T>(args, visit);
    }
}

impl<R, K, B, G> NoContext<R> for Inner<K, B, G>
where
    R: Real,
    K: Keeps<B, R>,
    B: Nestable<R>,
    G: Signature<Real = R, Context: NoContext<R>>,
{
}

/// Writes a result that comes as one slice into a point. If the components of the point lie in one
/// slice, there is no copy.
fn fill<X: Space, S: Scalar<X::Real>, E>(
    to: &mut Owned<X, S>,
    scratch: &mut Vec<S>,
    write: impl FnOnce(&mut [S]) -> Result<(), E>,
) -> Result<(), E> {
    let mut view = X::view_mut(to);
    if let Some(slice) = X::as_mut_slice(&mut view) {
        return write(slice);
    }
    scratch.clear();
    scratch.resize(X::dim(X::read(&view)), S::zero());
    let outcome = write(scratch);
    let mut values = scratch.iter();
    X::each_mut(view, &mut |x: &mut S| values.next().into_iter().for_each(|value| *x = *value));
    outcome
}

macro_rules! derived {
    ($(#[$doc:meta])* $name:ident, $like:ident, $kind:ident, |$engine:ident, $point:ident, $x:ident, $y:ident, $out:ident| $call:expr) => {
        $(#[$doc])*
        #[derive(Clone, Debug)]
        pub struct $name<F, B> {
            f: F,
            backend: B,
        }

        impl<F, B> $name<F, B> {
            /// Makes the derivative of `f` by `backend`.
            pub const fn new(f: F, backend: B) -> Self {
                Self { f, backend }
            }
        }

        #[diagnostic::do_not_recommend]
        impl<R: Real, F: Function<R>, B: Nestable<R>> Function<R> for $name<F, B> {
            type Input = F::Input;
            type Output = (F::Output, F::$like);
            type Context = Inner<$kind, B, SignatureOf<F, R>>;
            type Error = Error<F::Error>;

            fn evaluate<S: Scalar<R>>(
                &self,
                x: View<'_, F::Input, S>,
                (context, kept): At<'_, '_, Self, S, R>,
                (y, out): &mut Owned<Self::Output, S>,
            ) -> Result<(), Self::Error> {
                let $point = Point::new(&self.f, x, F::Context::args::<S>(&context));
                let $engine = match kept {
                    Some(engine) => engine,
                    None => kept.insert(<$kind>::prepare(&self.backend, $point, F::Output::view(y))?),
                };
                let mut scratch = core::mem::take($engine.scratch());
                let outcome = fill::<F::$like, S, _>(out, &mut scratch, |$out| {
                    let $y = F::Output::view_mut(y);
                    $call
                });
                *$engine.scratch() = scratch;
                outcome
            }

            fn first<S: Scalar<R>>(
                &self,
                $x: View<'_, F::Input, S>,
                (mut context, kept): At<'_, '_, Self, S, R>,
            ) -> Result<Owned<Self::Output, S>, Self::Error> {
                let y = first_value(&self.f, $x, &mut context)?;
                let out = derived!(@like $like, $x, y, F);
                let mut first = (y, out);
                self.evaluate($x, (context, kept), &mut first)?;
                Ok(first)
            }

            fn warm<S: Scalar<R>>(
                &self,
                x: View<'_, F::Input, S>,
                (context, kept): At<'_, '_, Self, S, R>,
                (y, _): View<'_, Self::Output, S>,
            ) -> Result<(), Self::Error> {
                let point = Point::new(&self.f, x, F::Context::args::<S>(&context));
                *kept = Some(<$kind>::prepare(&self.backend, point, F::Output::shorten(y))?);
                Ok(())
            }
        }
    };
    (@like Input, $x:ident, $y:ident, $f:ident) => { $f::Input::map($x, &mut |x| x) };
    (@like Output, $x:ident, $y:ident, $f:ident) => { $y.clone() };
}

/// Returns a point of the output space of f, by a call of f if its type does not tell the shape.
fn first_value<R: Real, S: Scalar<R>, F: Function<R>>(
    f: &F,
    x: View<'_, F::Input, S>,
    context: &mut At<'_, '_, F, S, R>,
) -> Result<Owned<F::Output, S>, Error<F::Error>> {
    if let Some(y) = F::Output::filled(S::zero()) {
        return Ok(y);
    }
    let mut scratch = <F::Context as Context<R>>::Scratch::<S>::default();
    let args: Args<'_, F, S, R> = F::Context::args::<S>(context);
    f.first(x, F::Context::lift(args, &mut scratch, &mut |s| s)).map_err(Error::Function)
}

derived!(
    /// The function x ↦ (f(x), ∇f(x)), for a function with one number as output.
    ///
    /// It is a [`Function`] over any scalar, so a backend can differentiate it again, and a user's
    /// function can call it. The inner backend differentiates f over the scalar that the outer one
    /// runs: its tangents are apart from those of the outer one.
    ///
    /// Costs what the inner backend needs for a gradient. An engine that runs it allocates nothing
    /// after the preparation.
    ///
    /// ```
    /// use fluxions::GradientOf;
    /// use fluxions::prelude::*;
    /// use fluxions_dual::Dual;
    ///
    /// #[differentiable]
    /// fn f<S: Scalar>(x: &[S; 2]) -> S {
    ///     x[0] * x[0] * x[1]
    /// }
    ///
    /// // ẏ and the Hessian-vector product at (2, 3) along (1, 0)
    /// let gradient = GradientOf::new(F, Dual::new());
    /// let result = Dual::new().pushforward(&gradient, &[2.0, 3.0], &[1.0, 0.0]);
    /// assert_eq!(result, Ok((12.0, [6.0, 4.0]))); // 2xy; 2y, 2x
    /// ```
    ///
    /// # Errors
    ///
    /// A call returns the [`Error`] of the inner operator. [`Error::flatten`] makes one of two.
    GradientOf, Input, Gradients,
    |engine, point, x, y, out| engine.gradient(point, Some(y), out)
);
derived!(
    /// The function x ↦ (f(x), f′(x)), for a function with one number as input.
    ///
    /// It is a [`Function`] over any scalar, as [`GradientOf`] is. Costs what the inner backend
    /// needs for a derivative.
    ///
    /// ```
    /// use fluxions::DerivativeOf;
    /// use fluxions::prelude::*;
    /// use fluxions_dual::Dual;
    ///
    /// #[differentiable]
    /// fn cube<S: Scalar>(x: S) -> S {
    ///     x * x * x
    /// }
    ///
    /// let slope = DerivativeOf::new(Cube, Dual::new());
    /// assert_eq!(Dual::new().derivative(&slope, 2.0), Ok((12.0, 12.0))); // 3x² and 6x
    /// ```
    DerivativeOf, Output, Curves,
    |engine, point, x, y, out| engine.pushforward(point, 1, &[S::one()], Some(y), out)
);
