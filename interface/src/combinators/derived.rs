//! Derivatives that are functions themselves: [`GradientOf`] and [`DerivativeOf`], over any number.

use crate::engine::{Engine, Point, Scratch};
use crate::operators::rules;
use crate::space::Extents;
use crate::{
    Args, At, Context, Error, Function, Nestable, NoContext, Operator, Owned, Real, Scalar, Signature, SignatureOf,
    Space, View,
};
use core::marker::PhantomData;
use derive_where::derive_where;

type ArgsOf<'a, G, T> = <<G as Signature>::Context as Context<<G as Signature>::Real>>::Args<'a, T>;
type AtOf<'a, 's, G, S> = <<G as Signature>::Context as Context<<G as Signature>::Real>>::At<'a, 's, S>;

/// Names the engine that a gradient keeps.
#[derive(Clone, Copy, Debug)]
pub struct Gradients;
/// Names the engine that the derivative of a function of one number keeps.
#[derive(Clone, Copy, Debug)]
pub struct Curves;

/// The engine of `B` that a derivative inside a function keeps from call to call: [`Gradients`] or [`Curves`].
pub trait Keeps<B: Nestable<R>, R: Real>: 'static {
    /// The engine.
    type Engine<T: Scalar<R>, G: Signature<Real = R>>: Engine<T, G>;

    /// Prepares it.
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

/// The context of a derivative: that of the function, and the engine that differentiates it.
#[derive_where(Debug)]
pub struct Inner<K, B, G>(PhantomData<fn(K, B, G)>);

/// What [`Inner`] keeps.
#[derive(Clone, Debug)]
#[derive_where(Default; Scratch)]
pub struct Kept<Scratch, E>(Scratch, Option<E>);

impl<R: Real, K: Keeps<B, R>, B: Nestable<R>, G: Signature<Real = R>> Context<R> for Inner<K, B, G> {
    type Args<'a, T: Scalar<R>> = ArgsOf<'a, G, T>;
    type At<'a, 's, S: Scalar<R>> = (AtOf<'a, 's, G, S>, &'s mut Option<K::Engine<S, G>>);
    type Scratch<S: Scalar<R>> = Kept<Scratch<G, S>, K::Engine<S, G>>;

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

/// Writes one flat result into a point: straight through where its components lie in one slice.
fn fill<X: Space, S: Scalar<X::Real>, E>(
    to: &mut Owned<X, S>,
    spare: &mut Vec<S>,
    write: impl FnOnce(&mut [S]) -> Result<(), E>,
) -> Result<(), E> {
    let mut view = X::view_mut(to);
    if let Some(flat) = X::flat_mut(&mut view) {
        return write(flat);
    }
    spare.clear();
    spare.resize(X::dim(X::read(&view)), S::zero());
    let outcome = write(spare);
    let mut values = spare.iter();
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
            /// This derivative of `f` by `backend`.
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
                rules::refuse::<R, F>()?;
                let $point = Point::new(&self.f, x, F::Context::args::<S>(&context));
                let $engine = match kept {
                    Some(engine) => engine,
                    None => kept.insert(<$kind>::prepare(&self.backend, $point, F::Output::view(y))?),
                };
                let mut spare = core::mem::take($engine.spare());
                let outcome = fill::<F::$like, S, _>(out, &mut spare, |$out| {
                    let $y = F::Output::view_mut(y);
                    $call
                });
                *$engine.spare() = spare;
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
                rules::refuse::<R, F>()?;
                let point = Point::new(&self.f, x, F::Context::args::<S>(&context));
                *kept = Some(<$kind>::prepare(&self.backend, point, F::Output::shorten(y))?);
                Ok(())
            }
        }
    };
    (@like Input, $x:ident, $y:ident, $f:ident) => { $f::Input::map($x, &mut |x| x) };
    (@like Output, $x:ident, $y:ident, $f:ident) => { $y.clone() };
}

fn first_value<R: Real, S: Scalar<R>, F: Function<R>>(
    f: &F,
    x: View<'_, F::Input, S>,
    context: &mut At<'_, '_, F, S, R>,
) -> Result<Owned<F::Output, S>, Error<F::Error>> {
    if let Some(y) = F::Output::fixed(S::zero()) {
        return Ok(y);
    }
    let mut scratch = <F::Context as Context<R>>::Scratch::<S>::default();
    let args: Args<'_, F, S, R> = F::Context::args::<S>(context);
    f.first(x, F::Context::lift(args, &mut scratch, &mut |s| s)).map_err(Error::Function)
}

derived!(
    /// x ↦ (f(x), ∇f(x)), for a function with one number as output.
    GradientOf, Input, Gradients,
    |engine, point, x, y, out| engine.gradient(point, Some(y), out)
);
derived!(
    /// x ↦ (f(x), f′(x)), for a function with one number as input.
    DerivativeOf, Output, Curves,
    |engine, point, x, y, out| engine.pushforward(point, 1, &[S::one()], Some(y), out)
);
