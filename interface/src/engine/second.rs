use super::products::in_blocks;
use super::{FunctionOn, Point, Products};
use crate::sparse::Pattern;
use crate::target::{ColumnMajor, Target};
use crate::{Error, Signature, Space, ViewMut};

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

    /// Computes H s for each seed s of `products`, which has n components, for m = 1.
    ///
    /// It is a [`hvp`](Self::hvp) of seeds that are handed over a few at a time, and what a sparse
    /// Hessian is recovered from. `y` receives f(x) and `gradient` receives ∇f(x). The provided method
    /// calls `hvp` with eight seeds at a time; the engine is prepared for that operator, by
    /// [`Backend::prepare_products2`](crate::Backend::prepare_products2).
    ///
    /// # Errors
    ///
    /// [`Error::Function`] if f fails, and what the backend adds.
    fn hessian_columns<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        mut y: Option<ViewMut<'_, G::Output, G::Real>>,
        mut gradient: Option<&mut [G::Real]>,
        products: &mut impl Products<G::Real>,
    ) -> Result<(), Error<F::Error>> {
        let n = G::Input::dim(point.x);
        in_blocks(products, (n, n), |batch, seeds, results| {
            self.hvp(point, batch, seeds, y.take(), gradient.take(), results)
        })
    }

    /// Returns where H may have entries, or one triangle of it; `None` for everywhere.
    ///
    /// The provided method returns `None`.
    fn hessian_pattern(&self) -> Option<&Pattern> {
        None
    }

    /// Overwrites `values` with the entries of H, in the order of
    /// [`hessian_pattern`](Self::hessian_pattern). Without a pattern these are all n², column after
    /// column.
    ///
    /// `values` has one item for each entry. `y` receives f(x) and `gradient` receives ∇f(x). The
    /// provided method computes the whole Hessian.
    ///
    /// # Errors
    ///
    /// [`Error::Function`] if f fails, and what the backend adds. [`Error::Pattern`] if the pattern
    /// did not hold at this point and has grown.
    fn hessian_entries<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        gradient: Option<&mut [G::Real]>,
        values: &mut [G::Real],
    ) -> Result<(), Error<F::Error>> {
        let n = G::Input::dim(point.x);
        self.hessian(point, y, gradient, &mut ColumnMajor::of(values, n, n))
    }
}
