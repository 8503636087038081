//! The engine of second derivatives by second differences of f.

use crate::difference::{Direction, Near};
use crate::engine::DifferenceEngine;
use crate::settings::FiniteDifference;
use crate::stencil::Stencil;
use derive_where::derive_where;
use fluxions::engine::{Engine, Engine2, FunctionOn, Point};
use fluxions::target::Target;
use fluxions::{Error, Real, Scalar, Signature, View, ViewMut};
use num_traits::{One, Zero};

/// Second derivatives by differences of f. A Hessian costs 2n² + 1 calls of f, a Hessian-vector product 4n, a second
/// derivative 3.
#[derive_where(Clone, Debug)]
pub struct SecondDifferenceEngine<G: Signature> {
    settings: FiniteDifference,
    near: Near<G::Real, G>,
    first: DifferenceEngine<G::Real, G>,
    sum: Vec<G::Real>,
}

impl<G: Signature> SecondDifferenceEngine<G> {
    pub(crate) fn new<F: FunctionOn<G>>(
        settings: &FiniteDifference,
        point: Point<'_, G::Real, G::Real, F>,
        y: View<'_, G::Output, G::Real>,
    ) -> Result<Self, Error<F::Error>> {
        let first = DifferenceEngine::new(settings, point, y)?;
        let near = Near::new(point, y)?;
        Ok(Self { settings: settings.clone(), sum: vec![G::Real::zero(); near.dims.1], near, first })
    }

    /// Returns the relative step: ⁴√ε, or the square root of the step that the user set.
    fn relative_step(&self) -> G::Real {
        self.settings.step.map_or(G::Real::EPSILON.sqrt().sqrt(), |step| G::Real::from_f64(step).sqrt())
    }

    /// Computes the second derivative along one component into `sum`.
    fn pure<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        j: usize,
    ) -> Result<(), Error<F::Error>> {
        self.sum.fill(G::Real::zero());
        let direction = Direction::Unit(j);
        if let Some((h, room)) = self.near.step_and_room(&self.settings, self.relative_step(), direction) {
            for &(t, w) in Stencil::second(h, room)?.points() {
                self.near.add(point, &[(direction, t)], w, &mut self.sum)?;
            }
        }
        Ok(())
    }

    /// Computes the second derivative along two directions into `sum`. Each direction gets `share` of the distance to
    /// the bounds.
    fn mixed<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        a: Direction<'_, G::Real>,
        b: Direction<'_, G::Real>,
        share: G::Real,
    ) -> Result<(), Error<F::Error>> {
        self.sum.fill(G::Real::zero());
        let relative = self.relative_step();
        let steps = |direction| self.near.step_and_room(&self.settings, relative, direction);
        let (Some((h, room)), Some((k, space))) = (steps(a), steps(b)) else { return Ok(()) };
        let along_a = Stencil::two_points(h, (room.0 * share, room.1 * share))?;
        let along_b = Stencil::two_points(k, (space.0 * share, space.1 * share))?;
        for &(s, v) in along_a.points() {
            for &(t, w) in along_b.points() {
                self.near.add(point, &[(a, s), (b, t)], v * w, &mut self.sum)?;
            }
        }
        Ok(())
    }

    /// Computes f and ∇f if they are wanted, and moves to x.
    fn begin<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        gradient: Option<&mut [G::Real]>,
    ) -> Result<(), Error<F::Error>> {
        self.settings.admit::<G::Input, G::Real, _>(point.x)?;
        self.near.start(point.x);
        self.near.base(point, y)?;
        gradient.map_or(Ok(()), |gradient| self.first.gradient(point, None, gradient))
    }
}

impl<G: Signature> Engine2<G> for SecondDifferenceEngine<G> {
    fn second_derivative<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        first: Option<&mut [G::Real]>,
        second: &mut [G::Real],
    ) -> Result<(), Error<F::Error>> {
        self.begin(point, y, None)?;
        self.pure(point, 0)?;
        second.copy_from_slice(&self.sum);
        first.map_or(Ok(()), |first| self.first.pushforward(point, 1, &[G::Real::one()], None, first))
    }

    fn hvp<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        batch: usize,
        x_dots: &[G::Real],
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        gradient: Option<&mut [G::Real]>,
        products: &mut [G::Real],
    ) -> Result<(), Error<F::Error>> {
        let n = self.near.dims.0;
        self.begin(point, y, gradient)?;
        for k in 0..batch {
            let x_dot = &x_dots[k * n..(k + 1) * n];
            for j in 0..n {
                self.mixed(point, Direction::Along(x_dot), Direction::Unit(j), G::Real::from_f64(0.5))?;
                products[k * n + j] = self.sum[0];
            }
        }
        Ok(())
    }

    fn hessian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        gradient: Option<&mut [G::Real]>,
        hessian: &mut impl Target<G::Real>,
    ) -> Result<(), Error<F::Error>> {
        let n = self.near.dims.0;
        self.begin(point, y, gradient)?;
        for j in 0..n {
            self.pure(point, j)?;
            hessian.set(j, j, self.sum[0]);
            for i in 0..j {
                self.mixed(point, Direction::Unit(i), Direction::Unit(j), G::Real::one())?;
                hessian.set(i, j, self.sum[0]);
                hessian.set(j, i, self.sum[0]);
            }
        }
        Ok(())
    }
}
