use crate::engine::Point;
use crate::{Backend, Capabilities, Error, Exactness, Function, Operator, Over, Real, Signature, SignatureOf, View};

/// A backend of two: second derivatives are `outer`'s derivatives of `inner`'s, and first
/// derivatives are `inner`'s own.
///
/// H ẋ is the pushforward by `outer` of x ↦ ∇f(x) by `inner`. It costs what `outer` needs for a
/// pushforward, in units of what `inner` needs for ∇f. With a forward outer backend and a tape
/// inside, a Hessian costs n sweeps. Source: Griewank and Walther, *Evaluating Derivatives*, 2nd
/// edition, §3.2.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_dual::Dual;
///
/// #[differentiable]
/// fn f<S: Scalar>(x: &[S; 2]) -> S {
///     x[0] * x[0] * x[1]
/// }
///
/// let backend = SecondOrder::new(Dual::new(), Dual::new());
/// assert_eq!(backend.hvp(&F, &[2.0, 3.0], &[1.0, 0.0])?, [6.0, 4.0]); // the first column of H: 2y, 2x
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
///
/// # Pitfalls
///
/// The inner backend must be nestable, or the outer one differences. Other pairs do not compile,
/// and the message says what to write.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SecondOrder<O, I> {
    outer: O,
    inner: I,
}

impl<O, I> SecondOrder<O, I> {
    /// Makes a pair of an outer and an inner backend.
    pub const fn new(outer: O, inner: I) -> Self
    where
        O: Over<I>,
    {
        Self { outer, inner }
    }

    /// Returns the backend that differentiates the derivatives.
    pub const fn outer(&self) -> &O {
        &self.outer
    }

    /// Returns the backend that differentiates the function.
    pub const fn inner(&self) -> &I {
        &self.inner
    }
}

impl<R: Real, O: Over<I, R>, I: Backend<R>> Backend<R> for SecondOrder<O, I> {
    type Engine<G: Signature<Real = R>> = I::Engine<G>;
    type Engine2<G: Signature<Real = R>> = O::Pair<G>;

    fn capabilities(&self) -> Capabilities {
        let (outer, inner) = (self.outer.capabilities(), self.inner.capabilities());
        let (error, first) = (outer.exactness.first(), inner.exactness.first());
        // Differences of order p have the error ε^(p/(p+1)) and the step ε^(1/(p+1)), which divides the inner error.
        let amplified = if error == 0.0 { first } else { first * error / R::EPSILON.to_f64() };
        let exactness = Exactness::of(first, error.max(amplified));
        Capabilities {
            name: format!("{}/{}", outer.name, inner.name),
            nestable: false,
            exactness,
            allocates: inner.allocates || outer.allocates,
            ..inner
        }
        .with_native_second_order()
    }

    fn prepare<F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<I::Engine<SignatureOf<F, R>>, Error<F::Error>> {
        self.inner.prepare(operator, point, y)
    }

    fn prepare2<F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<O::Pair<SignatureOf<F, R>>, Error<F::Error>> {
        self.outer.prepare_pair(&self.inner, operator, point, y)
    }
}
