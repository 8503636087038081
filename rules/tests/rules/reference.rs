//! Derivatives to compare with, by dual numbers without an engine: a function is compiled for one number and no more.

use fluxions::{Function, Scalar};
use fluxions_dual::DualNumber;
use nalgebra::DMatrix;

type Tangent = DualNumber<f64, 1>;
type Number = DualNumber<Tangent, 1>;

/// The gradient and the Hessian.
pub(crate) fn derivatives<F>(f: &F, x: &[f64]) -> (Vec<f64>, DMatrix<f64>)
where
    F: Function<Input = Vec<f64>, Output = f64, Context = ()>,
{
    let n = x.len();
    // f with the unit tangent j, and within it the unit tangent i.
    let along = |i: usize, j: usize| {
        let unit = |of: usize, k: usize| if of == k { 1.0 } else { 0.0 };
        let component = |k: usize| Number::new(Tangent::new(x[k], [unit(i, k)]), [Tangent::constant(unit(j, k))]);
        f.first(&(0..n).map(component).collect::<Vec<_>>(), ()).unwrap_or_else(|_| panic!("f has a value"))
    };
    let gradient = (0..n).map(|i| along(i, i).value().tangents()[0]).collect();
    let hessian = DMatrix::from_fn(n, n, |i, j| along(i, j).tangents()[0].tangents()[0]);
    (gradient, hessian)
}
