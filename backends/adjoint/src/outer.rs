use fluxions::engine::{ForwardLanes, ForwardNumbers, Outer, Point};
use fluxions::{
    Backend, Calls, Capabilities, Error, Function, Number, Operator, Real, Scalar, Signature, SignatureOf, Space, View,
};
use fluxions_dual::{DenseDual, Dual};

/// The backend that differentiates an adjoint once more: dual numbers whose tangents are always present.
///
/// Almost every number of an adjoint depends on x. [`Dual`] asks each of them whether it does, which pays for functions of many inputs,
/// and makes a product of a Hessian and a vector by an adjoint take up to half as long again.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_adjoint::{Adjoint, DenseForward};
///
/// #[differentiable(adjoint)]
/// fn cube<S: Scalar>(x: &[S]) -> S {
///     x[0] * x[0] * x[0]
/// }
///
/// let pair = SecondOrder::new(DenseForward, Adjoint); // what `Adjoint` does by itself
/// assert_eq!(pair.hvp(&Cube, &[2.0], &[1.0])?, [12.0]); // 6x ẋ
/// assert_eq!(Adjoint.hvp(&Cube, &[2.0], &[1.0])?, [12.0]);
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DenseForward;

impl<R: Real, T: Scalar<R> + Number<Real = R>> ForwardNumbers<R, T> for DenseForward {
    type Number<const N: usize> = DenseDual<T, N>;
}

impl<R: Real> Backend<R> for DenseForward {
    type Engine<G: Signature<Real = R>> = ForwardLanes<R, Self, G>;
    type Engine2<G: Signature<Real = R>> = <Dual as Backend<R>>::Engine2<G>;

    fn capabilities(&self) -> Capabilities {
        Capabilities::forward("dense-forward", Calls::forward(8))
    }

    fn prepare<F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine<SignatureOf<F, R>>, Error<F::Error>> {
        ForwardLanes::new(operator.tangents(F::Input::dim(point.x)), point, y)
    }

    fn prepare2<F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine2<SignatureOf<F, R>>, Error<F::Error>> {
        Dual::new().prepare2(operator, point, y)
    }
}

impl Outer for DenseForward {}
