//! What passes through a box: errors, matrices and products without type parameters.

use core::any::Any;
use fluxions::engine::Products;
use fluxions::target::Target;
use fluxions::{Context, Error, Signature, View};

/// The error of a function.
pub(super) type Failure = Box<dyn Any + Send>;

/// A point and its context, without the function.
pub(super) type Place<'a, G> =
    (View<'a, <G as Signature>::Input, f64>, <<G as Signature>::Context as Context<f64>>::Args<'a, f64>);

pub(super) fn hide<E: Send + 'static>(error: Error<E>) -> Error<Failure> {
    error.map(|of_f| Box::new(of_f) as Failure)
}

pub(super) fn reveal<E: 'static>(error: Error<Failure>) -> Error<E> {
    error.map(|of_f| *of_f.downcast().expect("a subject is called for its own function"))
}

/// A [`Target`] behind a reference.
pub(super) trait Matrix {
    fn shape(&self) -> (usize, usize);
    fn set(&mut self, row: usize, column: usize, value: f64);
}

impl<M: Target<f64>> Matrix for M {
    fn shape(&self) -> (usize, usize) {
        Target::shape(self)
    }
    fn set(&mut self, row: usize, column: usize, value: f64) {
        Target::set(self, row, column, value);
    }
}

pub(super) struct Entries<'a>(pub(super) &'a mut dyn Matrix);

impl Target<f64> for Entries<'_> {
    fn shape(&self) -> (usize, usize) {
        self.0.shape()
    }
    fn set(&mut self, row: usize, column: usize, value: f64) {
        self.0.set(row, column, value);
    }
}

/// [`Products`] behind a reference.
pub(super) trait Blocks {
    fn count(&self) -> usize;
    fn seed(&self, component: usize, product: usize) -> f64;
    fn are_repeated(&self) -> bool;
    fn put(&mut self, first: usize, count: usize, item: &dyn Fn(usize, usize) -> f64);
    fn room(&mut self) -> &mut Vec<f64>;
}

impl<P: Products<f64>> Blocks for P {
    fn count(&self) -> usize {
        Products::count(self)
    }
    fn seed(&self, component: usize, product: usize) -> f64 {
        Products::seed(self, component, product)
    }
    fn are_repeated(&self) -> bool {
        Products::are_repeated(self)
    }
    fn put(&mut self, first: usize, count: usize, item: &dyn Fn(usize, usize) -> f64) {
        Products::put(self, first, count, item);
    }
    fn room(&mut self) -> &mut Vec<f64> {
        Products::room(self)
    }
}

pub(super) struct InBlocks<'a>(pub(super) &'a mut dyn Blocks);

impl Products<f64> for InBlocks<'_> {
    fn count(&self) -> usize {
        self.0.count()
    }
    fn seed(&self, component: usize, product: usize) -> f64 {
        self.0.seed(component, product)
    }
    fn are_repeated(&self) -> bool {
        self.0.are_repeated()
    }
    fn put(&mut self, first: usize, count: usize, item: impl Fn(usize, usize) -> f64) {
        self.0.put(first, count, &item);
    }
    fn room(&mut self) -> &mut Vec<f64> {
        self.0.room()
    }
}
