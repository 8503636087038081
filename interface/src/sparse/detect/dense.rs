use super::{Detected, Detector};
use crate::engine::Point;
use crate::sparse::Pattern;
use crate::{Error, Function, Real, Space, View};

/// The detector that takes every position for an entry.
///
/// It is right for every function, and f is not called. With it a matrix costs as many products as
/// it has columns or rows.
///
/// ```
/// use fluxions::Sparse;
/// use fluxions::prelude::*;
/// use fluxions::sparse::Dense;
/// use fluxions_dual::Dual;
///
/// #[differentiable]
/// fn squares<S: Scalar>(x: &[S; 3]) -> [S; 3] {
///     x.map(|x| x * x)
/// }
///
/// let backend = Sparse::new(Dual::new()).detector(Dense);
/// let prepared = backend.prepare_jacobian(&Squares, &[1.0, 2.0, 3.0])?;
/// assert_eq!((prepared.plan().pattern().nnz(), prepared.plan().products()), (9, (3, 0)));
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dense;

impl<R: Real> Detector<R> for Dense {
    fn jacobian<F: Function<R>>(
        &self,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Detected, Error<F::Error>> {
        full(F::Output::dim(y), F::Input::dim(point.x))
    }

    fn hessian<F: Function<R>>(
        &self,
        point: Point<'_, R, R, F>,
        _: View<'_, F::Output, R>,
    ) -> Result<Detected, Error<F::Error>> {
        let n = F::Input::dim(point.x);
        full(n, n)
    }
}

fn full<E>(rows: usize, columns: usize) -> Result<Detected, Error<E>> {
    Ok(Detected::new(Pattern::full(rows, columns)?, true))
}
