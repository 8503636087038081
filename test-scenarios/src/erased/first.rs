//! Engines of order 1 behind a box for each signature.

use super::dynamic::{Blocks, Entries, Failure, InBlocks, Matrix, Place, hide, reveal};
use core::fmt;
use fluxions::engine::{Engine, FunctionOn, Mode, Point, Products};
use fluxions::sparse::Pattern;
use fluxions::target::Target;
use fluxions::{Counting, Error, Signature, ViewMut};
use std::sync::Arc;

/// What an engine is asked for.
enum Ask<'r> {
    Sweep(usize, &'r [f64], &'r mut [f64]),
    Pushforward(usize, &'r [f64], &'r mut [f64]),
    Pullback(usize, &'r [f64], &'r mut [f64]),
    Gradient(&'r mut [f64]),
    Jacobian(&'r mut dyn Matrix),
    Columns(&'r mut dyn Blocks),
    Rows(&'r mut dyn Blocks),
    Entries(&'r mut [f64]),
    Linearize,
    Value,
    PushforwardAgain(usize, &'r [f64], &'r mut [f64]),
    PullbackAgain(usize, &'r [f64], &'r mut [f64]),
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
    fn forget(&mut self) -> bool;
    fn copy(&self) -> Box<dyn Run<G>>;
}

struct Held<E, F, const PRODUCTS: bool> {
    engine: E,
    f: Arc<Counting<F>>,
}

impl<G, E, F, const PRODUCTS: bool> Run<G> for Held<E, F, PRODUCTS>
where
    G: Signature<Real = f64>,
    E: Engine<f64, G>,
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
            Ask::Sweep(batch, seeds, results) => engine.sweep(point, batch, seeds, y, results),
            Ask::Pushforward(batch, x_dots, y_dots) => engine.pushforward(point, batch, x_dots, y, y_dots),
            Ask::Pullback(batch, y_bars, x_bars) => engine.pullback(point, batch, y_bars, y, x_bars),
            Ask::Gradient(gradient) => engine.gradient(point, y, gradient),
            Ask::Jacobian(target) => engine.jacobian(point, y, &mut Entries(target)),
            Ask::Columns(products) if PRODUCTS => engine.columns(point, y, &mut InBlocks(products)),
            Ask::Rows(products) if PRODUCTS => engine.rows(point, y, &mut InBlocks(products)),
            Ask::Columns(_) | Ask::Rows(_) => panic!("the backend was erased without its products"),
            Ask::Entries(values) => engine.entries(point, y, values),
            Ask::Linearize => engine.linearize(point),
            Ask::Value => y.map_or(Ok(()), |y| engine.value_again(point, y)),
            Ask::PushforwardAgain(batch, x_dots, y_dots) => engine.pushforward_again(point, batch, x_dots, y_dots),
            Ask::PullbackAgain(batch, y_bars, x_bars) => engine.pullback_again(point, batch, y_bars, x_bars),
        };
        outcome.map_err(hide)
    }

    fn pattern(&self) -> Option<&Pattern> {
        self.engine.pattern()
    }
    fn forget(&mut self) -> bool {
        self.engine.forget()
    }
    fn copy(&self) -> Box<dyn Run<G>> {
        Box::new(Self { engine: self.engine.clone(), f: self.f.clone() })
    }
}

/// An engine of order 1 of a [`Subject`](super::Subject).
pub struct ErasedEngine<G: Signature<Real = f64>> {
    held: Box<dyn Run<G>>,
    dims: (usize, usize),
    lanes: usize,
    scratch: Vec<f64>,
}

impl<G: Signature<Real = f64>> Clone for ErasedEngine<G> {
    fn clone(&self) -> Self {
        Self { held: self.held.copy(), scratch: Vec::new(), ..*self }
    }
}

impl<G: Signature<Real = f64>> fmt::Debug for ErasedEngine<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ErasedEngine").field("dims", &self.dims).finish_non_exhaustive()
    }
}

impl<G: Signature<Real = f64>> ErasedEngine<G> {
    pub(super) fn new<E, F, const PRODUCTS: bool>(engine: E, f: &Arc<Counting<F>>) -> Self
    where
        E: Engine<f64, G>,
        F: FunctionOn<G> + Send + Sync + 'static,
    {
        let (dims, lanes) = (engine.dims(), engine.lanes());
        let held = Held::<E, F, PRODUCTS> { engine, f: f.clone() };
        Self { held: Box::new(held), dims, lanes, scratch: Vec::new() }
    }

    fn run<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        y: Option<ViewMut<'_, G::Output, f64>>,
        ask: Ask<'_>,
    ) -> Result<(), Error<F::Error>> {
        self.held.run((point.x, point.context), y, ask).map_err(reveal)
    }
}

impl<G: Signature<Real = f64>> Engine<f64, G> for ErasedEngine<G> {
    // No provided method is called, so none depends on it.
    const MODE: Mode = Mode::Forward;

    fn dims(&self) -> (usize, usize) {
        self.dims
    }
    fn scratch(&mut self) -> &mut Vec<f64> {
        &mut self.scratch
    }
    fn forget(&mut self) -> bool {
        self.held.forget()
    }
    fn lanes(&self) -> usize {
        self.lanes
    }
    fn pattern(&self) -> Option<&Pattern> {
        self.held.pattern()
    }

    fn sweep<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        batch: usize,
        seeds: &[f64],
        y: Option<ViewMut<'_, G::Output, f64>>,
        results: &mut [f64],
    ) -> Result<(), Error<F::Error>> {
        self.run(point, y, Ask::Sweep(batch, seeds, results))
    }

    fn pushforward<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        batch: usize,
        x_dots: &[f64],
        y: Option<ViewMut<'_, G::Output, f64>>,
        y_dots: &mut [f64],
    ) -> Result<(), Error<F::Error>> {
        self.run(point, y, Ask::Pushforward(batch, x_dots, y_dots))
    }

    fn pullback<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        batch: usize,
        y_bars: &[f64],
        y: Option<ViewMut<'_, G::Output, f64>>,
        x_bars: &mut [f64],
    ) -> Result<(), Error<F::Error>> {
        self.run(point, y, Ask::Pullback(batch, y_bars, x_bars))
    }

    fn gradient<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        y: Option<ViewMut<'_, G::Output, f64>>,
        gradient: &mut [f64],
    ) -> Result<(), Error<F::Error>> {
        self.run(point, y, Ask::Gradient(gradient))
    }

    fn jacobian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        y: Option<ViewMut<'_, G::Output, f64>>,
        jacobian: &mut impl Target<f64>,
    ) -> Result<(), Error<F::Error>> {
        self.run(point, y, Ask::Jacobian(jacobian))
    }

    fn columns<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        y: Option<ViewMut<'_, G::Output, f64>>,
        products: &mut impl Products<f64>,
    ) -> Result<(), Error<F::Error>> {
        self.run(point, y, Ask::Columns(products))
    }

    fn rows<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        y: Option<ViewMut<'_, G::Output, f64>>,
        products: &mut impl Products<f64>,
    ) -> Result<(), Error<F::Error>> {
        self.run(point, y, Ask::Rows(products))
    }

    fn entries<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        y: Option<ViewMut<'_, G::Output, f64>>,
        values: &mut [f64],
    ) -> Result<(), Error<F::Error>> {
        self.run(point, y, Ask::Entries(values))
    }

    fn linearize<F: FunctionOn<G>>(&mut self, point: Point<'_, f64, f64, F>) -> Result<(), Error<F::Error>> {
        self.run(point, None, Ask::Linearize)
    }

    fn value_again<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        y: ViewMut<'_, G::Output, f64>,
    ) -> Result<(), Error<F::Error>> {
        self.run(point, Some(y), Ask::Value)
    }

    fn pushforward_again<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        batch: usize,
        x_dots: &[f64],
        y_dots: &mut [f64],
    ) -> Result<(), Error<F::Error>> {
        self.run(point, None, Ask::PushforwardAgain(batch, x_dots, y_dots))
    }

    fn pullback_again<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        batch: usize,
        y_bars: &[f64],
        x_bars: &mut [f64],
    ) -> Result<(), Error<F::Error>> {
        self.run(point, None, Ask::PullbackAgain(batch, y_bars, x_bars))
    }
}
