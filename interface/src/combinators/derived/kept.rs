//! The context of a derivative as a function: the engine is kept in its scratch.

use super::KeptEngine;
use crate::engine::{Engine, Point, Scratch};
use crate::space::Extents;
use crate::{Context, Error, Function, Nestable, NoContext, Operator, Real, Scalar, Signature, SignatureOf, View};
use core::marker::PhantomData;
use derive_where::derive_where;

/// What a caller passes for the context of `G`.
type ArgsOf<'a, G, T> = <<G as Signature>::Context as Context<<G as Signature>::Real>>::Args<'a, T>;
/// What a function of the signature `G` sees of its context.
type AtOf<'a, 's, G, S> = <<G as Signature>::Context as Context<<G as Signature>::Real>>::At<'a, 's, S>;

/// The engine of `B` that a derivative inside a function keeps from call to call. The operator is
/// [`Gradients`] or another type beside it.
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

macro_rules! keeps {
    ($($(#[$doc:meta])* $name:ident: $engine:ident, |$backend:ident, $point:ident, $y:ident| $prepare:expr;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug)]
            pub struct $name;

            impl<B: Nestable<R>, R: Real> Keeps<B, R> for $name {
                type Engine<T: Scalar<R>, G: Signature<Real = R>> = B::$engine<T, G>;

                fn prepare<T: Scalar<R>, F: Function<R>>(
                    $backend: &B,
                    $point: Point<'_, R, T, F>,
                    $y: View<'_, F::Output, T>,
                ) -> Result<Self::Engine<T, SignatureOf<F, R>>, Error<F::Error>> {
                    $prepare
                }
            }
        )*
    };
}

keeps! {
    /// The operator whose engine a gradient keeps.
    Gradients: EngineOver, |b, point, y| b.prepare_over(Operator::Gradient, point, y);
    /// The operator whose engine a Jacobian keeps.
    Jacobians: EngineOver, |b, point, y| b.prepare_over(Operator::Jacobian, point, y);
    /// The operator whose engine a Jacobian-vector product keeps.
    Pushforwards: EngineOver, |b, point, y| b.prepare_over(Operator::Pushforward, point, y);
    /// The operator whose engine a vector-Jacobian product keeps.
    Pullbacks: EngineOver, |b, point, y| b.prepare_over(Operator::Pullback, point, y);
    /// The operator whose engine the derivative of a function of one number keeps.
    Curves: CurveOver, |b, point, y| b.prepare_curve_over(point, y);
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
    type At<'a, 's, S: Scalar<R>> = (AtOf<'a, 's, G, S>, &'s mut Option<KeptEngine<K::Engine<S, G>, S>>);
    type AtAdjoint<'a, 's, S: Scalar<R>> = Self::At<'a, 's, S>;
    type Scratch<S: Scalar<R>> = InnerScratch<Scratch<G, S>, KeptEngine<K::Engine<S, G>, S>>;

    const OPAQUE: bool = G::Context::OPAQUE;

    fn lift<'a: 'a, 's: 's, T: Scalar<R>, S: Scalar<R>>(
        args: ArgsOf<'a, G, T>,
        kept: &'s mut Self::Scratch<S>,
        f: &mut impl FnMut(T) -> S,
    ) -> Self::At<'a, 's, S> {
        (G::Context::lift(args, &mut kept.0, f), &mut kept.1)
    }
    fn lift_adjoint<'a: 'a, 's: 's, T: Scalar<R>, S: Scalar<R>>(
        args: ArgsOf<'a, G, T>,
        kept: &'s mut Self::Scratch<S>,
        f: &mut impl FnMut(T) -> S,
        _: bool,
    ) -> Self::At<'a, 's, S> {
        Self::lift(args, kept, f)
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
    fn forget<S: Scalar<R>>(kept: &mut Self::Scratch<S>) {
        G::Context::forget::<S>(&mut kept.0);
        kept.1 = None;
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
