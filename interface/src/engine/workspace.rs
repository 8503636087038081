use super::{FunctionOn, Point, Scratch};
use crate::{Argument, Context, Error, Owned, Scalar, Shape, Signature, Space, View};
use derive_where::derive_where;
use num_traits::Zero;

/// Storage to evaluate a function over another number: load x, edit components, run, read y. For engines that are not made of
/// a [`Seeded`](crate::scalar::Seeded) number.
#[derive_where(Clone)]
pub struct Workspace<S: Scalar<G::Real>, G: Signature> {
    x: Owned<G::Input, S>,
    y: Owned<G::Output, S>,
    scratch: Scratch<G, S>,
    /// The shape that y must keep.
    shape: Shape,
    /// A point of this shape; `None` where the type tells it.
    like: Option<Box<Owned<G::Output, G::Real>>>,
}

impl<S: Scalar<G::Real>, G: Signature> Workspace<S, G> {
    /// Storage for this point, and for outputs of `y`'s shape. Does not call f.
    pub fn new<T: Scalar<G::Real>, F: FunctionOn<G>>(
        point: Point<'_, G::Real, T, F>,
        y: View<'_, G::Output, T>,
        lift: &mut impl FnMut(T) -> S,
    ) -> Result<Self, F::Error> {
        let mut scratch = Default::default();
        let x = G::Input::map(point.x, lift);
        let shape = G::Output::shape(y);
        let like = (shape != Shape::default()).then(|| Box::new(G::Output::map(y, &mut |_: T| G::Real::zero())));
        let y = G::Output::map(y, lift);
        point.f.warm(G::Input::view(&x), G::Context::lift(point.context, &mut scratch, lift), G::Output::view(&y))?;
        Ok(Self { x, y, scratch, shape, like })
    }

    /// Overwrites x.
    #[inline]
    pub fn load<T: Scalar<G::Real>>(&mut self, x: View<'_, G::Input, T>, lift: &mut impl FnMut(T) -> S) {
        G::Input::assign(G::Input::view_mut(&mut self.x), x, lift);
    }

    /// Changes the components from `start`, as many as `count`; `change` gets the number of each within the run.
    #[inline]
    pub fn edit(&mut self, start: usize, count: usize, change: &mut impl FnMut(usize, &mut S)) {
        let mut view = G::Input::view_mut(&mut self.x);
        if let Some(flat) = G::Input::flat_mut(&mut view) {
            for (k, x) in flat[start..start + count].iter_mut().enumerate() {
                change(k, x);
            }
            return;
        }
        let mut index = 0;
        G::Input::each_mut(view, &mut |x: &mut S| {
            if index >= start && index - start < count {
                change(index - start, x);
            }
            index += 1;
        });
    }

    /// Changes component `j`, where there is one.
    #[inline]
    pub fn edit_one(&mut self, j: usize, change: &mut impl FnMut(&mut S)) {
        if let Some(flat) = G::Input::flat_mut(&mut G::Input::view_mut(&mut self.x)) {
            return flat.get_mut(j).into_iter().for_each(change);
        }
        self.edit(j, 1, &mut |_, x| change(x));
    }

    /// Brings a context to what a function sees of it, as [`run`](Self::run) does, and leaves it at that: `lift` visits its
    /// numbers.
    #[inline]
    pub fn visit_context<'a, T: Scalar<G::Real>>(
        &mut self,
        context: <G::Context as Context<G::Real>>::Args<'a, T>,
        lift: &mut impl FnMut(T) -> S,
    ) {
        G::Context::lift(context, &mut self.scratch, lift);
    }

    /// y = f(x).
    ///
    /// # Errors
    ///
    /// [`Error::Function`] where f fails; [`Error::Shape`] where it gives y another shape than that of the preparation, which y
    /// then has again.
    #[inline]
    pub fn run<T: Scalar<G::Real>, F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        lift: &mut impl FnMut(T) -> S,
    ) -> Result<(), Error<F::Error>> {
        let context = G::Context::lift(point.context, &mut self.scratch, lift);
        let outcome = point.f.evaluate(G::Input::view(&self.x), context, &mut self.y).map_err(Error::Function);
        if self.shape.holds(|check| G::Output::extents(G::Output::view(&self.y), check)) {
            return outcome;
        }
        let error = self.restore();
        outcome.and(Err(error))
    }

    /// Gives y its shape back, and says which it had.
    #[cold]
    #[inline(never)]
    fn restore<E>(&mut self) -> Error<E> {
        let found = G::Output::shape(self.y());
        if let Some(like) = &self.like {
            self.y = G::Output::map(G::Output::view(like), &mut S::constant);
        }
        Error::Shape { argument: Argument::Output, expected: self.shape.clone(), found }
    }

    /// Overwrites y with zeros, so that f finds no number of an earlier call in it.
    pub fn blank(&mut self) {
        G::Output::each_mut(G::Output::view_mut(&mut self.y), &mut |y: &mut S| *y = S::zero());
    }

    /// The point as it is.
    pub fn x(&self) -> View<'_, G::Input, S> {
        G::Input::view(&self.x)
    }

    /// The last value.
    #[inline]
    pub fn y(&self) -> View<'_, G::Output, S> {
        G::Output::view(&self.y)
    }
}
