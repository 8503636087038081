//! One call of an adjoint: [`Call`].

use core::convert::identity;
use fluxions::adjoint::{Cell, Stack};
use fluxions::engine::{FunctionOn, Point, Workspace};
use fluxions::{Error, Scalar, Signature, Space, View, ViewMut};

/// The storage for calls of an adjoint, apart from the adjoints of x.
pub(crate) struct Call<T: Scalar<G::Real>, G: Signature> {
    work: Workspace<T, G>,
    /// The cotangent as numbers, which can be seen as adjoints of y if y is a list of numbers.
    seed: Vec<T>,
    /// The adjoints of y.
    y_bar: <G::Output as Space>::Cells<T>,
    stack: Stack,
}

impl<T: Scalar<G::Real>, G: Signature> Clone for Call<T, G> {
    /// The clone has a stack of its own, which is empty.
    fn clone(&self) -> Self {
        let Self { work, seed, y_bar, stack: _ } = self;
        Self { work: work.clone(), seed: seed.clone(), y_bar: y_bar.clone(), stack: Stack::new() }
    }
}

impl<T: Scalar<G::Real>, G: Signature> Call<T, G> {
    /// Makes storage for points of this shape; y has m numbers.
    pub(crate) fn new<F: FunctionOn<G>>(
        point: Point<'_, G::Real, T, F>,
        y: View<'_, G::Output, T>,
        m: usize,
    ) -> Result<Self, Error<F::Error>> {
        Ok(Self {
            work: Workspace::new(point, y, &mut identity).map_err(Error::Function)?,
            seed: vec![T::zero(); m],
            y_bar: G::Output::cells(y),
            stack: Stack::new(),
        })
    }

    /// Evaluates f.
    #[cold]
    pub(crate) fn evaluate<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
    ) -> Result<(), Error<F::Error>> {
        self.work.load(point.x, &mut identity);
        self.work.run(point, &mut identity)?;
        self.deliver(y);
        Ok(())
    }

    /// Adds Jᵀ ȳ to `x_bar`, and overwrites `y` with f(x).
    #[inline]
    pub(crate) fn run<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        x_bar: <G::Input as Space>::Bar<'_, T>,
        y_bar: &[T],
        y: Option<ViewMut<'_, G::Output, T>>,
    ) -> Result<(), Error<F::Error>> {
        // The type and the function tell which of the two it is: it is not asked at run time. An adjoint may change ȳ, so it gets a copy.
        if F::ADJOINT_IN_PLACE {
            self.seed.copy_from_slice(y_bar);
            if let Some(bar) = G::Output::flat_bar(self.work.y(), Cell::from_mut_slice(&mut self.seed)) {
                let outcome = self.work.run_adjoint_in_place(point, x_bar, y, bar, &mut self.stack);
                return self.settle(outcome);
            }
        }
        let mut seeds = y_bar.iter();
        let bar = G::Output::bar(&self.y_bar);
        G::Output::each_cell(bar, &mut |cell: &Cell<T>| seeds.next().into_iter().for_each(|&s| cell.set(s)));
        let outcome = self.work.run_adjoint(point, x_bar, &self.y_bar, &mut self.stack);
        self.settle(outcome)?;
        self.deliver(y);
        Ok(())
    }

    /// Leaves the stack empty. What is on it after an error would have been for the way back.
    #[inline]
    fn settle<E>(&mut self, outcome: Result<(), E>) -> Result<(), E> {
        match &outcome {
            Ok(()) => debug_assert!(self.stack.is_empty(), "a backward sweep reads all that the forward sweep keeps"),
            Err(_) => self.stack.clear(),
        }
        outcome
    }

    /// Copies y to the caller's.
    #[inline]
    fn deliver(&self, y: Option<ViewMut<'_, G::Output, T>>) {
        if let Some(y) = y {
            G::Output::assign(y, self.work.y(), &mut identity);
        }
    }
}
