use super::{FunctionOn, Point, Scratch};
use crate::{Context, Owned, Scalar, Signature, Space, View};
use derive_where::derive_where;

/// Storage to evaluate a function over another number: load x, edit components, run, read y. For engines that are not made of
/// a [`Seeded`](crate::scalar::Seeded) number.
#[derive_where(Clone)]
pub struct Workspace<S: Scalar<G::Real>, G: Signature> {
    x: Owned<G::Input, S>,
    y: Owned<G::Output, S>,
    scratch: Scratch<G, S>,
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
        let y = G::Output::map(y, lift);
        point.f.warm(G::Input::view(&x), G::Context::lift(point.context, &mut scratch, lift), G::Output::view(&y))?;
        Ok(Self { x, y, scratch })
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
            return flat[start..start + count].iter_mut().enumerate().for_each(|(k, x)| change(k, x));
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

    /// y = f(x).
    #[inline]
    pub fn run<T: Scalar<G::Real>, F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        lift: &mut impl FnMut(T) -> S,
    ) -> Result<(), F::Error> {
        let context = G::Context::lift(point.context, &mut self.scratch, lift);
        point.f.evaluate(G::Input::view(&self.x), context, &mut self.y)
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
