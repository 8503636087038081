//! Evaluates f along a line, for all engines of this crate.

use crate::settings::FiniteDifference;
use crate::stencil::room;
use derive_where::derive_where;
use fluxions::engine::{FunctionOn, Point, Workspace};
use fluxions::{Error, Real, Scalar, Signature, Space, View, ViewMut};
use num_traits::{One, Zero};

/// A direction in the input space.
#[derive(Clone, Copy)]
pub(crate) enum Direction<'a, T> {
    /// The unit vector of one component.
    Unit(usize),
    /// A tangent.
    Along(&'a [T]),
}

/// The storage to evaluate f at points near x, over any number.
#[derive_where(Clone, Debug)]
pub(crate) struct Near<T: Scalar<G::Real>, G: Signature> {
    work: Workspace<T, G>,
    base: Vec<T>,
    has_base: bool,
    pub(crate) x: Vec<T>,
    pub(crate) dims: (usize, usize),
}

impl<T: Scalar<G::Real>, G: Signature> Near<T, G> {
    pub(crate) fn new<F: FunctionOn<G>>(
        point: Point<'_, G::Real, T, F>,
        y: View<'_, G::Output, T>,
    ) -> Result<Self, Error<F::Error>> {
        let work = Workspace::new(point, y, &mut |t: T| t).map_err(Error::Function)?;
        let dims = (G::Input::dim(point.x), G::Output::dim(y));
        Ok(Self { work, base: vec![T::zero(); dims.1], has_base: false, x: vec![T::zero(); dims.0], dims })
    }

    /// Forgets f.
    pub(crate) fn forget(&mut self) {
        self.has_base = false;
        self.work.forget();
    }

    /// Moves to a new point x.
    pub(crate) fn start(&mut self, x: View<'_, G::Input, T>) {
        self.has_base = false;
        let mut to = self.x.iter_mut();
        G::Input::each(x, &mut |value: T| to.next().into_iter().for_each(|to| *to = value));
        self.work.load(x, &mut |t: T| t);
    }

    /// Evaluates f at x unless that was done, and writes the value if it is wanted.
    pub(crate) fn base<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
    ) -> Result<(), Error<F::Error>> {
        if !self.has_base {
            self.work.load(point.x, &mut |t: T| t);
            self.work.run(point, &mut |t: T| t)?;
            let mut to = self.base.iter_mut();
            G::Output::each(self.work.y(), &mut |value: T| to.next().into_iter().for_each(|to| *to = value));
            self.has_base = true;
        }
        if let Some(y) = y {
            G::Output::assign(y, self.work.y(), &mut |v: T| v);
        }
        Ok(())
    }

    /// Adds w f(x + Σ tₖ vₖ) to `sum`.
    pub(crate) fn add<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        moves: &[(Direction<'_, T>, G::Real)],
        w: G::Real,
        sum: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        if moves.iter().all(|&(_, t)| t == G::Real::zero()) {
            self.base(point, None)?;
            sum.iter_mut().zip(&self.base).for_each(|(sum, &y)| *sum += y * w);
            return Ok(());
        }
        for &(direction, t) in moves {
            self.step(direction, t);
        }
        let outcome = self.work.run(point, &mut |t: T| t);
        let mut to = sum.iter_mut();
        if outcome.is_ok() {
            G::Output::each(self.work.y(), &mut |value: T| to.next().into_iter().for_each(|to| *to += value * w));
        }
        for &(direction, _) in moves {
            self.back(direction);
        }
        outcome
    }

    fn step(&mut self, direction: Direction<'_, T>, t: G::Real) {
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

    /// Returns the step along a direction for a relative step, and the distances to the bounds against and along it.
    /// Returns `None` for the direction 0.
    ///
    /// The step depends on x, so a recording holds at points with this step only. Values are therefore taken by `primal`.
    pub(crate) fn step_and_room(
        &self,
        settings: &FiniteDifference,
        relative: G::Real,
        direction: Direction<'_, T>,
    ) -> Option<(G::Real, (G::Real, G::Real))> {
        match direction {
            Direction::Unit(j) => {
                let x = self.x[j].primal();
                let h = relative * settings.size(x);
                // The step after rounding: the distance between the two points.
                Some(((x + h) - x, room(settings, core::iter::once((j, x, G::Real::one())))))
            }
            Direction::Along(v) => {
                let longest = v.iter().fold(G::Real::zero(), |m, v| larger(m, v.primal().abs()));
                if longest == G::Real::zero() {
                    return None;
                }
                let scale = settings.size(self.x.iter().fold(G::Real::zero(), |m, x| larger(m, x.primal().abs())));
                let components = v.iter().zip(&self.x).enumerate().map(|(j, (v, x))| (j, x.primal(), v.primal()));
                Some((relative * scale / longest, room(settings, components)))
            }
        }
    }
}

/// Returns the maximum, or NaN if one number is NaN. Then the derivative is NaN and not 0.
fn larger<R: Real>(a: R, b: R) -> R {
    if b > a || b.is_nan() { b } else { a }
}
