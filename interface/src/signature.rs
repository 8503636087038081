//! What an engine is prepared for: [`Signature`].

use crate::{Context, Function, Real, Space};

/// The spaces and the context of a function: all that an engine needs to know of it but the
/// formula.
///
/// The tuple `(X, Y, C)` of an input space, an output space and a context is a signature.
/// [`SignatureOf`] is the signature of a function. For example, `Engine<f64, (Vec<f64>, f64, ())>`
/// differentiates every function from vectors to numbers that takes no further arguments.
///
/// # Requirements
///
/// Both spaces and the context are over the same [`Real`](Self::Real) type. The trait is
/// implemented for all tuples that meet this; other implementations have no use.
///
/// # Usage
///
/// Code over engines has one parameter `G: Signature` and names the parts as `G::Input`,
/// `G::Output` and `G::Context`.
///
/// ```
/// use fluxions::{Signature, Space, View};
///
/// /// The number of entries of the Jacobian at a point.
/// fn entries<G: Signature<Real = f64>>(x: View<'_, G::Input, f64>, y: View<'_, G::Output, f64>) -> usize {
///     G::Input::dim(x) * G::Output::dim(y)
/// }
///
/// assert_eq!(entries::<(Vec<f64>, [f64; 2], ())>(&[1.0, 2.0, 3.0], &[0.0, 0.0]), 6);
/// ```
///
/// # Pitfalls
///
/// The compiler does not infer a signature from a function, and it does not know that `G` equals
/// `(G::Input, G::Output, G::Context)`. A type annotation states one of the two where it matters.
pub trait Signature: 'static {
    /// The floating-point type of both spaces: `f64` or `f32`.
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

/// The signature of the function `F`, with real numbers `R`.
pub type SignatureOf<F, R = f64> = (<F as Function<R>>::Input, <F as Function<R>>::Output, <F as Function<R>>::Context);

/// A function of the signature `G`: a [`Function`] with the spaces and the context of `G`.
///
/// The trait is an abbreviation for a bound. It is implemented for every such function and has no
/// methods of its own.
pub trait FunctionOn<G: Signature>:
    Function<G::Real, Input = G::Input, Output = G::Output, Context = G::Context>
{
}
impl<G: Signature, F> FunctionOn<G> for F where
    F: Function<G::Real, Input = G::Input, Output = G::Output, Context = G::Context> + ?Sized
{
}

/// The storage that an engine keeps for the context of `G`, with numbers over `S`.
pub type Scratch<G, S> = <<G as Signature>::Context as Context<<G as Signature>::Real>>::Scratch<S>;
