use super::{FunctionOn, Point};
use crate::target::Target;
use crate::{Error, Signature, ViewMut};

/// Differentiates twice. Conventions as for [`Engine`](super::Engine).
pub trait Engine2<G: Signature>: Clone + Send + 'static {
    /// For n = 1: f, f′ and f″, each m numbers.
    fn second_derivative<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        first: Option<&mut [G::Real]>,
        second: &mut [G::Real],
    ) -> Result<(), Error<F::Error>>;

    /// For m = 1: f, ∇f and H ẋ for each tangent.
    fn hvp<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        batch: usize,
        x_dots: &[G::Real],
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        gradient: Option<&mut [G::Real]>,
        products: &mut [G::Real],
    ) -> Result<(), Error<F::Error>>;

    /// For m = 1: f, ∇f and the matrix H.
    fn hessian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        gradient: Option<&mut [G::Real]>,
        hessian: &mut impl Target<G::Real>,
    ) -> Result<(), Error<F::Error>>;
}
