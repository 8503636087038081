//! Engines of order 2 behind a box for each signature.

use super::dynamic::{Blocks, Entries, Failure, InBlocks, Matrix, Place, hide, reveal};
use core::fmt;
use fluxions::engine::{Engine2, FunctionOn, Point, Products};
use fluxions::sparse::Pattern;
use fluxions::target::Target;
use fluxions::{Counting, Error, Signature, ViewMut};
use std::sync::Arc;

/// What an engine is asked for. The gradient is wanted with some.
enum Ask<'r> {
    SecondDerivative(Option<&'r mut [f64]>, &'r mut [f64]),
    Hvp(usize, &'r [f64], Option<&'r mut [f64]>, &'r mut [f64]),
    Hessian(Option<&'r mut [f64]>, &'r mut dyn Matrix),
    Columns(Option<&'r mut [f64]>, &'r mut dyn Blocks),
    Entries(Option<&'r mut [f64]>, &'r mut [f64]),
}

/// An engine with its function.
trait Run<G: Signature<Real = f64>>: Send {
    fn run(
        &mut self,
        at: Place<'_, G>,
        y: Option<ViewMut<'_, G::Output, f64>>,
        ask: Ask<'_>,
    ) -> Result<(), Error<Failure>>;
    fn pattern(&self) -> Option<&Pattern>;
    fn copy(&self) -> Box<dyn Run<G>>;
}

struct Held<E, F, const CURVE: bool, const HESSIAN: bool, const PRODUCTS: bool> {
    engine: E,
    f: Arc<Counting<F>>,
}

impl<G, E, F, const CURVE: bool, const HESSIAN: bool, const PRODUCTS: bool> Run<G>
    for Held<E, F, CURVE, HESSIAN, PRODUCTS>
where
    G: Signature<Real = f64>,
    E: Engine2<G>,
    F: FunctionOn<G> + Send + Sync + 'static,
{
    fn run(
        &mut self,
        (x, context): Place<'_, G>,
        y: Option<ViewMut<'_, G::Output, f64>>,
        ask: Ask<'_>,
    ) -> Result<(), Error<Failure>> {
        let Self { engine, f } = self;
        let point = Point::new(&**f, x, context);
        let outcome = match ask {
            Ask::SecondDerivative(first, second) if CURVE => engine.second_derivative(point, y, first, second),
            Ask::Hvp(batch, x_dots, gradient, products) if HESSIAN => {
                engine.hvp(point, batch, x_dots, y, gradient, products)
            }
            Ask::Hessian(gradient, target) if HESSIAN => engine.hessian(point, y, gradient, &mut Entries(target)),
            Ask::Entries(gradient, values) if HESSIAN => engine.hessian_entries(point, y, gradient, values),
            Ask::Columns(gradient, products) if HESSIAN && PRODUCTS => {
                engine.hessian_columns(point, y, gradient, &mut InBlocks(products))
            }
            _ => panic!("the list of functions does not ask for this operator"),
        };
        outcome.map_err(hide)
    }

    fn pattern(&self) -> Option<&Pattern> {
        self.engine.hessian_pattern()
    }
    fn copy(&self) -> Box<dyn Run<G>> {
        Box::new(Self { engine: self.engine.clone(), f: self.f.clone() })
    }
}

/// An engine of order 2 of a [`Subject`](super::Subject).
pub struct ErasedEngine2<G: Signature<Real = f64>>(Box<dyn Run<G>>);

impl<G: Signature<Real = f64>> Clone for ErasedEngine2<G> {
    fn clone(&self) -> Self {
        Self(self.0.copy())
    }
}

impl<G: Signature<Real = f64>> fmt::Debug for ErasedEngine2<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ErasedEngine2").finish_non_exhaustive()
    }
}

impl<G: Signature<Real = f64>> ErasedEngine2<G> {
    pub(super) fn new<E, F, const CURVE: bool, const HESSIAN: bool, const PRODUCTS: bool>(
        engine: E,
        f: &Arc<Counting<F>>,
    ) -> Self
    where
        E: Engine2<G>,
        F: FunctionOn<G> + Send + Sync + 'static,
    {
        Self(Box::new(Held::<E, F, CURVE, HESSIAN, PRODUCTS> { engine, f: f.clone() }))
    }

    fn run<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        y: Option<ViewMut<'_, G::Output, f64>>,
        ask: Ask<'_>,
    ) -> Result<(), Error<F::Error>> {
        self.0.run((point.x, point.context), y, ask).map_err(reveal)
    }
}

impl<G: Signature<Real = f64>> Engine2<G> for ErasedEngine2<G> {
    fn second_derivative<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        y: Option<ViewMut<'_, G::Output, f64>>,
        first: Option<&mut [f64]>,
        second: &mut [f64],
    ) -> Result<(), Error<F::Error>> {
        self.run(point, y, Ask::SecondDerivative(first, second))
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
        self.run(point, y, Ask::Hvp(batch, x_dots, gradient, products))
    }

    fn hessian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        y: Option<ViewMut<'_, G::Output, f64>>,
        gradient: Option<&mut [f64]>,
        hessian: &mut impl Target<f64>,
    ) -> Result<(), Error<F::Error>> {
        self.run(point, y, Ask::Hessian(gradient, hessian))
    }

    fn hessian_columns<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        y: Option<ViewMut<'_, G::Output, f64>>,
        gradient: Option<&mut [f64]>,
        products: &mut impl Products<f64>,
    ) -> Result<(), Error<F::Error>> {
        self.run(point, y, Ask::Columns(gradient, products))
    }

    fn hessian_pattern(&self) -> Option<&Pattern> {
        self.0.pattern()
    }

    fn hessian_entries<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        y: Option<ViewMut<'_, G::Output, f64>>,
        gradient: Option<&mut [f64]>,
        values: &mut [f64],
    ) -> Result<(), Error<F::Error>> {
        self.run(point, y, Ask::Entries(gradient, values))
    }
}
