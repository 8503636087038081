//! What an engine is made for: [`Signature`].

use crate::{Context, Function, Real, Space};

/// The spaces and the context that an engine is prepared for: everything about a function but its formula.
///
/// The tuple `(X, Y, C)` of an input space, an output space and a context is a signature; [`SignatureOf`] is that of a
/// function. So `Engine<f64, (Vec<f64>, f64, ())>` differentiates every function from vectors to numbers without further
/// arguments.
pub trait Signature: 'static {
    /// The floating-point type of both spaces.
    type Real: Real;
    /// The space of x.
    type Input: Space<Real = Self::Real>;
    /// The space of y.
    type Output: Space<Real = Self::Real>;
    /// The arguments that are not differentiated.
    type Context: Context<Self::Real>;
}

impl<R: Real, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> Signature for (X, Y, C) {
    type Real = R;
    type Input = X;
    type Output = Y;
    type Context = C;
}

/// The signature of the function `F`.
pub type SignatureOf<F, R = f64> = (<F as Function<R>>::Input, <F as Function<R>>::Output, <F as Function<R>>::Context);

/// A function of the signature `G`: every [`Function`] with these spaces and this context.
pub trait FunctionOn<G: Signature>:
    Function<G::Real, Input = G::Input, Output = G::Output, Context = G::Context>
{
}
impl<G: Signature, F> FunctionOn<G> for F where
    F: Function<G::Real, Input = G::Input, Output = G::Output, Context = G::Context> + ?Sized
{
}

/// What an engine keeps for the context of `G`, its numbers over `S`.
pub type Scratch<G, S> = <<G as Signature>::Context as Context<<G as Signature>::Real>>::Scratch<S>;
