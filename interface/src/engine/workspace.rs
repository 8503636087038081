use super::Point;
use crate::{Context, Function, Real, Scalar, Space, View};

/// Storage to evaluate a function over another number: load x, edit components, run, read y. For engines that are not a [`Seeded`](super::Seeded)
/// number.
pub struct Workspace<R: Real, S: Scalar<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> {
    x: X::Owned<S>,
    y: Y::Owned<S>,
    scratch: C::Scratch<S>,
}

impl<R: Real, S: Scalar<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> Clone for Workspace<R, S, X, Y, C> {
    fn clone(&self) -> Self {
        Self { x: self.x.clone(), y: self.y.clone(), scratch: self.scratch.clone() }
    }
}

impl<R: Real, S: Scalar<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> Workspace<R, S, X, Y, C> {
    /// Storage for this point, and for outputs of `y`'s shape. Does not call f.
    pub fn new<T: Scalar<R>, F: Function<R, Input = X, Output = Y, Context = C>>(
        point: Point<'_, R, T, F>,
        y: View<'_, Y, T>,
        lift: &mut impl FnMut(T) -> S,
    ) -> Result<Self, F::Error> {
        let mut scratch = C::Scratch::<S>::default();
        let x = X::map(point.x, lift);
        let y = Y::map(y, lift);
        point.f.warm(X::view(&x), C::lift(point.context, &mut scratch, lift), Y::view(&y))?;
        Ok(Self { x, y, scratch })
    }

    /// Overwrites x.
    #[inline]
    pub fn load<T: Scalar<R>>(&mut self, x: View<'_, X, T>, lift: &mut impl FnMut(T) -> S) {
        X::assign(X::view_mut(&mut self.x), x, lift);
    }

    /// Changes the components from `start`, as many as `count`; `change` gets the number of each within the run.
    #[inline]
    pub fn edit(&mut self, start: usize, count: usize, change: &mut impl FnMut(usize, &mut S)) {
        let mut view = X::view_mut(&mut self.x);
        if let Some(flat) = X::flat_mut(&mut view) {
            return flat[start..start + count].iter_mut().enumerate().for_each(|(k, x)| change(k, x));
        }
        let mut index = 0;
        X::each_mut(view, &mut |x: &mut S| {
            if index >= start && index - start < count {
                change(index - start, x);
            }
            index += 1;
        });
    }

    /// Changes component `j`, where there is one.
    #[inline]
    pub fn edit_one(&mut self, j: usize, change: &mut impl FnMut(&mut S)) {
        if let Some(flat) = X::flat_mut(&mut X::view_mut(&mut self.x)) {
            return flat.get_mut(j).into_iter().for_each(change);
        }
        self.edit(j, 1, &mut |_, x| change(x));
    }

    /// y = f(x).
    #[inline]
    pub fn run<T: Scalar<R>, F: Function<R, Input = X, Output = Y, Context = C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        lift: &mut impl FnMut(T) -> S,
    ) -> Result<(), F::Error> {
        let context = C::lift(point.context, &mut self.scratch, lift);
        point.f.evaluate(X::view(&self.x), context, &mut self.y)
    }

    /// Overwrites y with zeros, so that f finds no number of an earlier call in it.
    pub fn blank(&mut self) {
        Y::each_mut(Y::view_mut(&mut self.y), &mut |y: &mut S| *y = S::zero());
    }

    /// The point as it is.
    pub fn x(&self) -> View<'_, X, S> {
        X::view(&self.x)
    }

    /// The last value.
    #[inline]
    pub fn y(&self) -> View<'_, Y, S> {
        Y::view(&self.y)
    }
}
