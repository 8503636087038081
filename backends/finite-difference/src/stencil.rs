//! The points along a line at which the function is called, and their weights.

use crate::settings::{Bounds, FiniteDifference, Scheme};
use fluxions::{Argument, Error, Real};

/// Σ wₖ f(x + tₖ v) approximates a derivative along v.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stencil<R> {
    points: [(R, R); 3],
    count: usize,
}

impl<R: Real> Stencil<R> {
    fn new(points: &[(f64, f64)], h: R, scale: R) -> Self {
        let mut all = [(R::zero(), R::zero()); 3];
        for (to, &(t, w)) in all.iter_mut().zip(points) {
            *to = (h * R::from_f64(t), R::from_f64(w) / scale);
        }
        Self { points: all, count: points.len() }
    }

    /// Pairs of t and w.
    pub(crate) fn points(&self) -> &[(R, R)] {
        &self.points[..self.count]
    }

    /// Returns the stencil of a first derivative with step h. The bounds allow moves by `room.0` against the
    /// direction and `room.1` along it.
    pub(crate) fn first<E>(scheme: Scheme, h: R, room: (R, R)) -> Result<Self, Error<E>> {
        let (down, up) = room;
        if scheme == Scheme::Central && !(down < h || up < h) {
            return Ok(Self::new(&[(1.0, 0.5), (-1.0, -0.5)], h, h));
        }
        if scheme == Scheme::Forward {
            let h = one_sided(h, room, R::one())?;
            return Ok(Self::new(&[(1.0, 1.0), (0.0, -1.0)], h, h));
        }
        let h = one_sided(h, room, R::from_f64(2.0))?;
        Ok(Self::new(&[(1.0, 2.0), (2.0, -0.5), (0.0, -1.5)], h, h))
    }

    /// Returns the stencil of a first derivative with two points, for products of two stencils.
    pub(crate) fn two_points<E>(h: R, room: (R, R)) -> Result<Self, Error<E>> {
        let scheme = if room.0 < h || room.1 < h { Scheme::Forward } else { Scheme::Central };
        Self::first(scheme, h, room)
    }

    /// Returns the stencil of a second derivative.
    pub(crate) fn second<E>(h: R, room: (R, R)) -> Result<Self, Error<E>> {
        if !(room.0 < h || room.1 < h) {
            return Ok(Self::new(&[(1.0, 1.0), (-1.0, 1.0), (0.0, -2.0)], h, h * h));
        }
        let h = one_sided(h, room, R::from_f64(2.0))?;
        Ok(Self::new(&[(0.0, 1.0), (1.0, -2.0), (2.0, 1.0)], h, h * h))
    }
}

/// Returns a signed step to the side with more room, in which `reach` steps fit.
fn one_sided<R: Real, E>(h: R, (down, up): (R, R), reach: R) -> Result<R, Error<E>> {
    let side = if up >= h * reach || up >= down { up } else { -down };
    let fitted = if side.abs() < h * reach { side / reach } else { h * side.signum() };
    if fitted == R::zero() {
        let expected = "room for a step inside the bounds";
        return Err(Error::Range { argument: Argument::Setting("bounds"), expected, found: side.to_f64() });
    }
    Ok(fitted)
}

/// Returns how far x can move against and along a direction within the bounds.
pub(crate) fn room<R: Real>(settings: &FiniteDifference, components: impl Iterator<Item = (usize, R, R)>) -> (R, R) {
    let Some(bounds) = settings.bounds.as_deref() else { return (R::INFINITY, R::INFINITY) };
    components.fold((R::INFINITY, R::INFINITY), |(down, up), (j, x, v)| {
        let (below, above) = component_room(bounds, j, x, v);
        (down.min(below), up.min(above))
    })
}

fn component_room<R: Real>(bounds: &Bounds, j: usize, x: R, v: R) -> (R, R) {
    if v == R::zero() {
        return (R::INFINITY, R::INFINITY);
    }
    // The distances are a little shorter, so that rounding does not step over a bound.
    let safe = R::one() - R::EPSILON * R::from_f64(4.0);
    let below = ((x - R::from_f64(bounds.lower[j])) / v.abs() * safe).max(R::zero());
    let above = ((R::from_f64(bounds.upper[j]) - x) / v.abs() * safe).max(R::zero());
    if v > R::zero() { (below, above) } else { (above, below) }
}
