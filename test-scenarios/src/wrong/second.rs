//! The engine of order 2 with a fault.

use super::{Fault, at, share_colour};
use fluxions::engine::{Engine2, FunctionOn, Point};
use fluxions::target::{ColumnMajor, Target};
use fluxions::{Error, Owned, Signature, Space, ViewMut};

/// An engine of second order with a fault.
#[derive(Clone, Debug)]
pub struct WrongEngine2<E, X> {
    inner: E,
    fault: Fault,
    kept: Option<X>,
}

impl<E, X> WrongEngine2<E, X> {
    pub(super) fn new(inner: E, fault: Fault) -> Self {
        Self { inner, fault, kept: None }
    }
}

/// A target that receives a wrong first row.
struct FirstRow<'a, T>(&'a mut T);

impl<T: Target<f64>> Target<f64> for FirstRow<'_, T> {
    fn shape(&self) -> (usize, usize) {
        self.0.shape()
    }
    fn set(&mut self, row: usize, column: usize, value: f64) {
        self.0.set(row, column, if row == 0 && column > 0 { value + 0.5 } else { value });
    }
}

impl<G, E> Engine2<G> for WrongEngine2<E, Owned<G::Input, f64>>
where
    G: Signature<Real = f64>,
    E: Engine2<G>,
{
    fn second_derivative<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        y: Option<ViewMut<'_, G::Output, f64>>,
        first: Option<&mut [f64]>,
        second: &mut [f64],
    ) -> Result<(), Error<F::Error>> {
        let point = at::<G, F>(self.fault, &mut self.kept, point);
        self.inner.second_derivative(point, y, first, second)
    }

    fn hvp<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        batch: usize,
        x_dots: &[f64],
        y: Option<ViewMut<'_, G::Output, f64>>,
        gradient: Option<&mut [f64]>,
        products: &mut [f64],
    ) -> Result<(), Error<F::Error>> {
        let point = at::<G, F>(self.fault, &mut self.kept, point);
        self.inner.hvp(point, batch, x_dots, y, gradient, products)
    }

    fn hessian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        y: Option<ViewMut<'_, G::Output, f64>>,
        gradient: Option<&mut [f64]>,
        hessian: &mut impl Target<f64>,
    ) -> Result<(), Error<F::Error>> {
        let point = at::<G, F>(self.fault, &mut self.kept, point);
        if self.fault == Fault::Asymmetric {
            return self.inner.hessian(point, y, gradient, &mut FirstRow(hessian));
        }
        self.inner.hessian(point, y, gradient, hessian)
    }

    fn hessian_entries<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        y: Option<ViewMut<'_, G::Output, f64>>,
        gradient: Option<&mut [f64]>,
        values: &mut [f64],
    ) -> Result<(), Error<F::Error>> {
        let n = G::Input::dim(point.x);
        ColumnMajor::new(values, n, n).map_or(Ok(()), |mut columns| self.hessian(point, y, gradient, &mut columns))?;
        if self.fault == Fault::SharedColour {
            share_colour(values, n);
        }
        Ok(())
    }
}
