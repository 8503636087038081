use super::{FunctionOn, Point, Scratch};
use crate::adjoint::Stack;
use crate::{Argument, Context, Error, Owned, Scalar, Shape, Signature, Space, View, ViewMut};
use core::convert::identity;
use derive_where::derive_where;
use num_traits::Zero;

/// The storage to evaluate functions of the signature `G` over the number `S`.
///
/// It holds x, y and the scratch of the context. An engine that is not made of a
/// [`Seeded`](crate::scalar::Seeded) number or of a [`Recording`](super::Recording) is built on it.
/// No method but [`new`](Self::new) allocates.
///
/// ```
/// use fluxions::engine::{Point, Workspace};
/// use fluxions::prelude::*;
/// use fluxions::SignatureOf;
///
/// #[differentiable]
/// fn f<S: Scalar>(x: &[S]) -> S {
///     x[0] * x[1]
/// }
///
/// // ∂f/∂x₀ by a difference
/// let point = Point::<f64, f64, _>::new(&F, &[2.0, 3.0], ());
/// let mut work = Workspace::<f64, SignatureOf<F>>::new(point, 0.0, &mut |r| r)?;
/// work.load(point.x, &mut |r| r);
/// work.run(point, &mut |r| r)?;
/// let y = work.y();
/// work.edit_one(0, &mut |x| *x += 0.5);
/// work.run(point, &mut |r| r)?;
/// assert_eq!((work.y() - y) / 0.5, 3.0); // x₁: the function is linear in x₀
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive_where(Clone, Debug)]
pub struct Workspace<S: Scalar<G::Real>, G: Signature> {
    x: Owned<G::Input, S>,
    y: Owned<G::Output, S>,
    #[derive_where(skip(Debug))]
    scratch: Scratch<G, S>,
    /// The shape that y must keep.
    shape: Shape,
    /// A point of this shape; `None` where the type tells it.
    like: Option<Box<Owned<G::Output, G::Real>>>,
}

// Closures that belong to a method are compiled for all that the method names. Those that these functions make are compiled once for
// a number.

/// Returns 0, whatever number is given.
pub(crate) fn zero<T, R: Zero>(_: T) -> R {
    R::zero()
}

/// Changes each number. `change` receives its index.
#[inline]
fn edit_each<S>(numbers: &mut [S], change: &mut impl FnMut(usize, &mut S)) {
    for (k, x) in numbers.iter_mut().enumerate() {
        change(k, x);
    }
}

/// Returns what visits all numbers in order, and changes `count` of them from `start` on.
#[inline]
fn within<S>(start: usize, count: usize, change: &mut impl FnMut(usize, &mut S)) -> impl FnMut(&mut S) {
    let mut index = 0;
    move |x| {
        if index >= start && index - start < count {
            change(index - start, x);
        }
        index += 1;
    }
}

/// Returns `change` with an index that does not count.
#[inline]
fn unnumbered<S>(change: &mut impl FnMut(&mut S)) -> impl FnMut(usize, &mut S) {
    move |_, x| change(x)
}

impl<S: Scalar<G::Real>, G: Signature> Workspace<S, G> {
    /// Makes storage for points of this shape and outputs of the shape of `y`. Numbers become
    /// numbers over `S` by `lift`.
    ///
    /// f is not called.
    ///
    /// # Errors
    ///
    /// The error of the function, if it fails to prepare a derivative inside it.
    pub fn new<T: Scalar<G::Real>, F: FunctionOn<G>>(
        point: Point<'_, G::Real, T, F>,
        y: View<'_, G::Output, T>,
        lift: &mut impl FnMut(T) -> S,
    ) -> Result<Self, F::Error> {
        let mut work = Self::holding(point.x, y, lift);
        let context = G::Context::lift(point.context, &mut work.scratch, lift);
        point.f.warm(G::Input::view(&work.x), context, G::Output::view(&work.y))?;
        Ok(work)
    }

    /// Makes the storage. It does not name f, so that it is compiled once for a signature.
    fn holding<T: Scalar<G::Real>>(
        x: View<'_, G::Input, T>,
        y: View<'_, G::Output, T>,
        lift: &mut impl FnMut(T) -> S,
    ) -> Self {
        let shape = G::Output::shape(y);
        let mut like = None;
        if shape != Shape::default() {
            like = Some(Box::new(G::Output::map(y, &mut zero::<T, G::Real>)));
        }
        Self { x: G::Input::map(x, lift), y: G::Output::map(y, lift), scratch: Default::default(), shape, like }
    }

    /// Overwrites x.
    #[inline]
    pub fn load<T: Scalar<G::Real>>(&mut self, x: View<'_, G::Input, T>, lift: &mut impl FnMut(T) -> S) {
        G::Input::assign(G::Input::view_mut(&mut self.x), x, lift);
    }

    /// Overwrites the values of x, by `change`, which receives each component and its value. Returns
    /// whether it could: both x are slices.
    #[inline]
    pub(super) fn reload<T: Scalar<G::Real>>(
        &mut self,
        x: View<'_, G::Input, T>,
        mut change: impl FnMut(&mut S, T),
    ) -> bool {
        let mut to = G::Input::view_mut(&mut self.x);
        match (G::Input::as_slice(&x), G::Input::as_mut_slice(&mut to)) {
            (Some(from), Some(to)) => {
                for (to, &value) in to.iter_mut().zip(from) {
                    change(to, value);
                }
                true
            }
            _ => false,
        }
    }

    /// Changes `count` components from `start` on. `change` receives the index of each within the
    /// run.
    #[inline]
    pub fn edit(&mut self, start: usize, count: usize, change: &mut impl FnMut(usize, &mut S)) {
        let mut view = G::Input::view_mut(&mut self.x);
        if let Some(slice) = G::Input::as_mut_slice(&mut view) {
            return edit_each(&mut slice[start..start + count], change);
        }
        G::Input::each_mut(view, &mut within(start, count, change));
    }

    /// Changes component `j`, if there is one.
    #[inline]
    pub fn edit_one(&mut self, j: usize, change: &mut impl FnMut(&mut S)) {
        let mut view = G::Input::view_mut(&mut self.x);
        if let Some(slice) = G::Input::as_mut_slice(&mut view) {
            if let Some(x) = slice.get_mut(j) {
                change(x);
            }
            return;
        }
        G::Input::each_mut(view, &mut within(j, 1, &mut unnumbered(change)));
    }

    /// Changes component `j` and the one after it, if there are both. Returns whether there are, or `None` if x is no slice.
    #[inline]
    pub(super) fn edit_pair(&mut self, j: usize, change: impl FnOnce(&mut S, &mut S)) -> Option<bool> {
        let mut view = G::Input::view_mut(&mut self.x);
        match G::Input::as_mut_slice(&mut view)?.get_mut(j..) {
            Some([x, next, ..]) => change(x, next),
            _ => return Some(false),
        }
        Some(true)
    }

    /// Lifts the context as [`run`](Self::run) does, without a call of f. `lift` visits its
    /// numbers.
    #[inline]
    pub fn visit_context<'a, T: Scalar<G::Real>>(
        &mut self,
        context: <G::Context as Context<G::Real>>::Args<'a, T>,
        lift: &mut impl FnMut(T) -> S,
    ) {
        G::Context::lift(context, &mut self.scratch, lift);
    }

    /// Evaluates y = f(x) at the point that is loaded, with the context of `point`.
    ///
    /// # Errors
    ///
    /// [`Error::Function`] if f fails. [`Error::Shape`] if f gives y another shape than that of the
    /// preparation; y then has the shape of the preparation again.
    // Engines call this in a loop over columns. f is to be compiled into that loop, whatever its size.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn run<T: Scalar<G::Real>, F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        lift: &mut impl FnMut(T) -> S,
    ) -> Result<(), Error<F::Error>> {
        let context = G::Context::lift(point.context, &mut self.scratch, lift);
        if let Err(error) = point.f.evaluate(G::Input::view(&self.x), context, &mut self.y) {
            return Err(self.failed(error));
        }
        if self.fits() { Ok(()) } else { Err(self.restore()) }
    }

    /// Evaluates y = f(x) by the adjoint of f, and adds Jᵀ ȳ to `x_bar`. x is that of `point`, and
    /// not the one that is loaded. `stack` belongs to this storage: it is the same in each call, and
    /// no other storage has it.
    ///
    /// # Errors
    ///
    /// Those of [`run`](Self::run), and [`Error::MissingAdjoint`] if f has no adjoint.
    #[inline]
    pub fn run_adjoint<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, S, F>,
        x_bar: <G::Input as Space>::Bar<'_, S>,
        y_bar: &<G::Output as Space>::Cells<S>,
        stack: &mut Stack,
    ) -> Result<(), Error<F::Error>> {
        let context =
            G::Context::lift_adjoint(point.context, &mut self.scratch, &mut identity, stack.overwrote_caches());
        match point.f.adjoint(point.x, x_bar, context, &mut self.y, y_bar, stack) {
            Some(Ok(())) if self.fits() => Ok(()),
            Some(Ok(())) => Err(self.restore()),
            Some(Err(error)) => Err(self.failed(error)),
            None => Err(Error::MissingAdjoint),
        }
    }

    /// Evaluates y = f(x) by the adjoint of f, and adds Jᵀ ȳ to `x_bar`, for a function that writes y in place. It writes to
    /// `y`, which has the shape of the preparation and cannot lose it, or to y of this storage.
    ///
    /// # Errors
    ///
    /// [`Error::Function`] if f fails, and [`Error::MissingAdjoint`] if f has no such adjoint.
    #[inline]
    pub fn run_adjoint_in_place<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, S, F>,
        x_bar: <G::Input as Space>::Bar<'_, S>,
        mut y: Option<ViewMut<'_, G::Output, S>>,
        y_bar: <G::Output as Space>::Bar<'_, S>,
        stack: &mut Stack,
    ) -> Result<(), Error<F::Error>> {
        let context =
            G::Context::lift_adjoint(point.context, &mut self.scratch, &mut identity, stack.overwrote_caches());
        // One call for both, or else the adjoint would be compiled twice.
        let y = match &mut y {
            Some(y) => G::Output::reborrow(y),
            None => G::Output::view_mut(&mut self.y),
        };
        let outcome = point.f.adjoint_in_place(point.x, x_bar, context, y, y_bar, stack);
        match outcome {
            Some(outcome) => outcome.map_err(Error::Function),
            None => Err(Error::MissingAdjoint),
        }
    }

    /// Whether y has the shape of the preparation.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fits(&self) -> bool {
        let mut check = self.shape.check();
        G::Output::extents(G::Output::view(&self.y), &mut check);
        check.holds()
    }

    /// The error of f, after y has the shape of the preparation again.
    #[cold]
    #[inline(never)]
    fn failed<E>(&mut self, error: E) -> Error<E> {
        if !self.fits() {
            self.reshape();
        }
        Error::Function(error)
    }

    /// The error of another shape of y, after y has that of the preparation again.
    #[cold]
    #[inline(never)]
    fn restore<E>(&mut self) -> Error<E> {
        let found = self.reshape();
        Error::Shape { argument: Argument::Output, expected: self.shape.clone(), found }
    }

    /// Gives y the shape of the preparation, and returns which it had.
    fn reshape(&mut self) -> Shape {
        let found = G::Output::shape(self.y());
        if let Some(like) = &self.like {
            self.y = G::Output::map(G::Output::view(like), &mut S::constant);
        }
        found
    }

    /// Forgets the function that was evaluated, so that another one with points of these shapes can
    /// use the storage.
    pub fn forget(&mut self) {
        G::Context::forget::<S>(&mut self.scratch);
    }

    /// Overwrites y with zeros, so that f finds no number of an earlier call in it.
    pub fn blank(&mut self) {
        G::Output::each_mut(G::Output::view_mut(&mut self.y), &mut S::set_zero);
    }

    /// Returns the shape that y must keep.
    pub(crate) fn shape(&self) -> &Shape {
        &self.shape
    }

    /// Returns the point that is loaded.
    pub fn x(&self) -> View<'_, G::Input, S> {
        G::Input::view(&self.x)
    }

    /// Returns the value of the last run.
    #[inline]
    pub fn y(&self) -> View<'_, G::Output, S> {
        G::Output::view(&self.y)
    }
}
