use super::{FunctionOn, Point};
use crate::target::Target;
use crate::{Error, Signature, ViewMut};

/// Second derivatives of functions of the signature `G`.
///
/// An `Engine2` is to the operators of order 2 what [`Engine`](super::Engine) is to those of order
/// 1, and the same requirements hold: results are overwritten, shapes have been checked, and a
/// prepared engine does not allocate. Its base number is `G::Real`.
///
/// # Requirements
///
/// - `y`, `first` and `gradient`, if they are `Some`, receive the value and the first derivatives
///   at x.
/// - `hessian` writes both triangles, and they are equal if the backend is exact.
/// - An engine is prepared for one operator. It is not called for another one.
///
/// # Usage
///
/// Operators call engines. [`Backend::prepare2`](crate::Backend::prepare2) makes them:
///
/// ```
/// use fluxions::engine::{Engine2, Point};
/// use fluxions::prelude::*;
/// use fluxions::Operator;
/// use fluxions_dual::Dual;
///
/// #[differentiable]
/// fn f<S: Scalar>(x: &[S; 2]) -> S {
///     x[0] * x[0] * x[1]
/// }
///
/// let x = [2.0, 3.0];
/// let point = Point::<f64, f64, _>::new(&F, &x, ());
/// let mut engine = Dual::new().prepare2(Operator::Hvp, point, 0.0)?;
///
/// let (mut y, mut gradient, mut product) = (0.0, [0.0; 2], [0.0; 2]);
/// engine.hvp(point, 1, &[1.0, 10.0], Some(&mut y), Some(&mut gradient), &mut product)?;
/// assert_eq!((y, gradient), (12.0, [12.0, 4.0])); // 2xy, x²
/// assert_eq!(product, [46.0, 4.0]); // H = (6, 4; 4, 0)
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
///
/// # Implementing
///
/// A number with second derivatives makes a [`SecondForwardEngine`](super::SecondForwardEngine).
/// Two backends make a [`PairEngine`](super::PairEngine): a pushforward by the outer one of the
/// gradient by the inner one. That is what most backends use.
///
/// # Pitfalls
///
/// A value that an inner engine computes by a comparison keeps its branch, but a derivative of the
/// branch not taken is lost, as in first order. The conventions of the book say what a second
/// derivative is at a kink.
pub trait Engine2<G: Signature>: Clone + Send + 'static {
    /// Overwrites `second` with f″(x), for n = 1.
    ///
    /// `y` receives f(x) and `first` receives f′(x). `first` and `second` have m components.
    ///
    /// # Errors
    ///
    /// [`Error::Function`] if f fails, and what the backend adds.
    fn second_derivative<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        first: Option<&mut [G::Real]>,
        second: &mut [G::Real],
    ) -> Result<(), Error<F::Error>>;

    /// Overwrites `products` with H ẋ for each of `batch` tangents, for m = 1.
    ///
    /// `x_dots` and `products` have `batch` · n components. `y` receives f(x) and `gradient`
    /// receives ∇f(x). A call with `batch = 0` gives these two alone.
    ///
    /// # Errors
    ///
    /// [`Error::Function`] if f fails, and what the backend adds.
    fn hvp<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        batch: usize,
        x_dots: &[G::Real],
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        gradient: Option<&mut [G::Real]>,
        products: &mut [G::Real],
    ) -> Result<(), Error<F::Error>>;

    /// Overwrites `hessian` with the n × n matrix H, for m = 1.
    ///
    /// `y` receives f(x) and `gradient` receives ∇f(x).
    ///
    /// # Errors
    ///
    /// [`Error::Function`] if f fails, and what the backend adds.
    fn hessian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        gradient: Option<&mut [G::Real]>,
        hessian: &mut impl Target<G::Real>,
    ) -> Result<(), Error<F::Error>>;
}
