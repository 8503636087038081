//! f along a line: the work that all engines of this crate share.

use crate::settings::FiniteDifference;
use crate::stencil::room;
use fluxions::engine::{FunctionOn, Point, Workspace};
use fluxions::{Context, Error, Real, Scalar, Space, View, ViewMut};

/// A direction in the input space.
#[derive(Clone, Copy)]
pub(crate) enum Direction<'a, T> {
    /// One component.
    Unit(usize),
    /// A tangent.
    Along(&'a [T]),
}

/// f at points near x, over any number.
pub(crate) struct Near<R: Real, T: Scalar<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> {
    work: Workspace<R, T, X, Y, C>,
    base: Vec<T>,
    has_base: bool,
    pub(crate) x: Vec<T>,
    pub(crate) dims: (usize, usize),
}

impl<R: Real, T: Scalar<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> Clone for Near<R, T, X, Y, C> {
    fn clone(&self) -> Self {
        Self { work: self.work.clone(), base: self.base.clone(), has_base: false, x: self.x.clone(), dims: self.dims }
    }
}

impl<R: Real, T: Scalar<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> Near<R, T, X, Y, C> {
    pub(crate) fn new<F: FunctionOn<R, X, Y, C>>(
        point: Point<'_, R, T, F>,
        y: View<'_, Y, T>,
    ) -> Result<Self, Error<F::Error>> {
        let work = Workspace::new(point, y, &mut |t: T| t).map_err(Error::Function)?;
        let dims = (X::dim(point.x), Y::dim(y));
        Ok(Self { work, base: vec![T::zero(); dims.1], has_base: false, x: vec![T::zero(); dims.0], dims })
    }

    /// Takes up a new point.
    pub(crate) fn start(&mut self, x: View<'_, X, T>) {
        self.has_base = false;
        let mut to = self.x.iter_mut();
        X::each(x, &mut |value: T| to.next().into_iter().for_each(|to| *to = value));
        self.work.load(x, &mut |t: T| t);
    }

    /// Calls f at x, unless that was done, and writes the value where it is wanted.
    pub(crate) fn base<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        y: Option<ViewMut<'_, Y, T>>,
    ) -> Result<(), Error<F::Error>> {
        if !self.has_base {
            self.work.load(point.x, &mut |t: T| t);
            self.work.run(point, &mut |t: T| t).map_err(Error::Function)?;
            let mut to = self.base.iter_mut();
            Y::each(self.work.y(), &mut |value: T| to.next().into_iter().for_each(|to| *to = value));
            self.has_base = true;
        }
        if let Some(y) = y {
            Y::assign(y, self.work.y(), &mut |v: T| v);
        }
        Ok(())
    }

    /// Adds w f(x + Σ tₖ vₖ) to `sum`.
    pub(crate) fn add<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        moves: &[(Direction<'_, T>, R)],
        w: R,
        sum: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        if moves.iter().all(|&(_, t)| t == R::zero()) {
            self.base(point, None)?;
            sum.iter_mut().zip(&self.base).for_each(|(sum, &y)| *sum += y * w);
            return Ok(());
        }
        for &(direction, t) in moves {
            self.step(direction, t);
        }
        let outcome = self.work.run(point, &mut |t: T| t).map_err(Error::Function);
        let mut to = sum.iter_mut();
        if outcome.is_ok() {
            Y::each(self.work.y(), &mut |value: T| to.next().into_iter().for_each(|to| *to += value * w));
        }
        for &(direction, _) in moves {
            self.back(direction);
        }
        outcome
    }

    fn step(&mut self, direction: Direction<'_, T>, t: R) {
        match direction {
            Direction::Unit(j) => self.work.edit_one(j, &mut |x| *x += t),
            Direction::Along(v) => self.work.edit(0, self.dims.0, &mut |j, x| *x += v[j] * t),
        }
    }

    fn back(&mut self, direction: Direction<'_, T>) {
        let values = &self.x;
        match direction {
            Direction::Unit(j) => self.work.edit_one(j, &mut |x| *x = values[j]),
            Direction::Along(_) => self.work.edit(0, self.dims.0, &mut |j, x| *x = values[j]),
        }
    }

    /// The step for a relative one, and the room along a direction; `None` for a direction of zero.
    ///
    /// A recording holds at points with this step only: so values are taken by `primal`.
    pub(crate) fn step_and_room(
        &self,
        settings: &FiniteDifference,
        relative: R,
        direction: Direction<'_, T>,
    ) -> Option<(R, (R, R))> {
        match direction {
            Direction::Unit(j) => {
                let x = self.x[j].primal();
                let h = relative * settings.size(x);
                // The step that rounding leaves of it.
                Some(((x + h) - x, room(settings, core::iter::once((j, x, R::one())))))
            }
            Direction::Along(v) => {
                let longest = v.iter().fold(R::zero(), |m, v| larger(m, v.primal().abs()));
                if longest == R::zero() {
                    return None;
                }
                let scale = settings.size(self.x.iter().fold(R::zero(), |m, x| larger(m, x.primal().abs())));
                let components = v.iter().zip(&self.x).enumerate().map(|(j, (v, x))| (j, x.primal(), v.primal()));
                Some((relative * scale / longest, room(settings, components)))
            }
        }
    }
}

/// The maximum that lets a NaN through: then the result is NaN and not 0.
fn larger<R: Real>(a: R, b: R) -> R {
    if b > a || b.is_nan() { b } else { a }
}
