//! One backend with one function: [`Subject`].

use super::dynamic::{Failure, Place, hide, reveal};
use super::{ErasedEngine, ErasedEngine2};
use core::any::Any;
use core::fmt;
use fluxions::engine::Point;
use fluxions::{Backend, Capabilities, Counting, Error, Function, Operator, Signature, SignatureOf, View};
use std::sync::Arc;

/// What a backend is asked to prepare.
enum Ask {
    Operator(Operator),
    Products(usize),
}

/// A backend with the function that it prepares.
trait Prepare<G: Signature<Real = f64>>: Send + Sync {
    fn first(&self, ask: Ask, at: Place<'_, G>, y: View<'_, G::Output, f64>)
    -> Result<ErasedEngine<G>, Error<Failure>>;
    fn second(
        &self,
        ask: Ask,
        at: Place<'_, G>,
        y: View<'_, G::Output, f64>,
    ) -> Result<ErasedEngine2<G>, Error<Failure>>;
}

struct Pair<B, F, const FIRST: bool, const CURVE: bool, const HESSIAN: bool, const PRODUCTS: bool> {
    backend: B,
    f: Arc<Counting<F>>,
}

impl<B, F, const FIRST: bool, const CURVE: bool, const HESSIAN: bool, const PRODUCTS: bool> Prepare<SignatureOf<F>>
    for Pair<B, F, FIRST, CURVE, HESSIAN, PRODUCTS>
where
    B: Backend,
    F: Function + Send + Sync + 'static,
{
    fn first(
        &self,
        ask: Ask,
        (x, context): Place<'_, SignatureOf<F>>,
        y: View<'_, F::Output, f64>,
    ) -> Result<ErasedEngine<SignatureOf<F>>, Error<Failure>> {
        if !FIRST {
            panic!("the scope does not ask for first derivatives");
        }
        let point = Point::new(&*self.f, x, context);
        let engine = match ask {
            Ask::Products(count) if PRODUCTS => self.backend.prepare_products(count, point, y),
            Ask::Products(_) => panic!("the backend was erased without its products"),
            Ask::Operator(operator) => self.backend.prepare(operator, point, y),
        };
        Ok(ErasedEngine::new::<_, _, PRODUCTS>(engine.map_err(hide)?, &self.f))
    }

    fn second(
        &self,
        ask: Ask,
        (x, context): Place<'_, SignatureOf<F>>,
        y: View<'_, F::Output, f64>,
    ) -> Result<ErasedEngine2<SignatureOf<F>>, Error<Failure>> {
        if !(CURVE || HESSIAN) {
            panic!("the list of functions does not ask for second derivatives");
        }
        let point = Point::new(&*self.f, x, context);
        let engine = match ask {
            Ask::Products(count) if PRODUCTS => self.backend.prepare_products2(count, point, y),
            Ask::Products(_) => panic!("the backend was erased without its products"),
            Ask::Operator(operator) => self.backend.prepare2(operator, point, y),
        };
        Ok(ErasedEngine2::new::<_, _, CURVE, HESSIAN, PRODUCTS>(engine.map_err(hide)?, &self.f))
    }
}

/// One backend with one function. The engines call this function and not the one that they are passed, which is the same one
/// behind a reference.
#[derive(Clone)]
pub struct Subject {
    capabilities: Capabilities,
    /// A `Box<dyn Prepare<G>>` for the signature `G` of the function.
    pair: Arc<dyn Any + Send + Sync>,
}

impl Subject {
    pub(super) fn new<B, F, const FIRST: bool, const CURVE: bool, const HESSIAN: bool, const PRODUCTS: bool>(
        backend: &B,
        f: &Arc<Counting<F>>,
    ) -> Self
    where
        B: Backend,
        F: Function + Send + Sync + 'static,
    {
        let pair = Pair::<B, F, FIRST, CURVE, HESSIAN, PRODUCTS> { backend: backend.clone(), f: f.clone() };
        let pair: Box<dyn Prepare<SignatureOf<F>>> = Box::new(pair);
        Self { capabilities: backend.capabilities(), pair: Arc::new(pair) }
    }

    /// A subject that prepares nothing.
    pub(super) fn stating(capabilities: Capabilities) -> Self {
        Self { capabilities, pair: Arc::new(()) }
    }

    fn pair<G: Signature<Real = f64>>(&self) -> &dyn Prepare<G> {
        &**self.pair.downcast_ref::<Box<dyn Prepare<G>>>().expect("a subject is prepared for its own function")
    }
}

impl fmt::Debug for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Subject").field(&self.capabilities.name).finish()
    }
}

impl Backend for Subject {
    type Engine<G: Signature<Real = f64>> = ErasedEngine<G>;
    type Engine2<G: Signature<Real = f64>> = ErasedEngine2<G>;

    fn capabilities(&self) -> Capabilities {
        self.capabilities.clone()
    }

    fn prepare<F: Function>(
        &self,
        operator: Operator,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<ErasedEngine<SignatureOf<F>>, Error<F::Error>> {
        self.pair().first(Ask::Operator(operator), (point.x, point.context), y).map_err(reveal)
    }

    fn prepare2<F: Function>(
        &self,
        operator: Operator,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<ErasedEngine2<SignatureOf<F>>, Error<F::Error>> {
        self.pair().second(Ask::Operator(operator), (point.x, point.context), y).map_err(reveal)
    }

    fn prepare_products<F: Function>(
        &self,
        count: usize,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<ErasedEngine<SignatureOf<F>>, Error<F::Error>> {
        self.pair().first(Ask::Products(count), (point.x, point.context), y).map_err(reveal)
    }

    fn prepare_products2<F: Function>(
        &self,
        count: usize,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<ErasedEngine2<SignatureOf<F>>, Error<F::Error>> {
        self.pair().second(Ask::Products(count), (point.x, point.context), y).map_err(reveal)
    }
}
