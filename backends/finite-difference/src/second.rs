//! Second derivatives by second differences of f.

use crate::difference::{Direction, Near};
use crate::engine::DifferenceEngine;
use crate::settings::FiniteDifference;
use crate::stencil::Stencil;
use fluxions::engine::{Engine, Engine2, FunctionOn, Point};
use fluxions::target::Target;
use fluxions::{Context, Error, Real, Space, View, ViewMut};

/// Second derivatives by differences of f: 2n² + 1 calls for a Hessian, 4n for a Hessian-vector product, 3 for a second
/// derivative.
pub struct SecondDifferenceEngine<R: Real, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> {
    settings: FiniteDifference,
    near: Near<R, R, X, Y, C>,
    first: DifferenceEngine<R, R, X, Y, C>,
    sum: Vec<R>,
}

impl<R: Real, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> Clone for SecondDifferenceEngine<R, X, Y, C> {
    fn clone(&self) -> Self {
        Self {
            settings: self.settings.clone(),
            near: self.near.clone(),
            first: self.first.clone(),
            sum: self.sum.clone(),
        }
    }
}

impl<R: Real, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> SecondDifferenceEngine<R, X, Y, C> {
    pub(crate) fn new<F: FunctionOn<R, X, Y, C>>(
        settings: &FiniteDifference,
        point: Point<'_, R, R, F>,
        y: View<'_, Y, R>,
    ) -> Result<Self, Error<F::Error>> {
        let first = DifferenceEngine::new(settings, point, y)?;
        let near = Near::new(point, y)?;
        Ok(Self { settings: settings.clone(), sum: vec![R::zero(); near.dims.1], near, first })
    }

    /// ⁴√ε, or the square root of the step that was set.
    fn relative_step(&self) -> R {
        self.settings.step.map_or(R::EPSILON.sqrt().sqrt(), |step| R::from_f64(step).sqrt())
    }

    /// Leaves the second derivative along one component in `sum`.
    fn pure<F: FunctionOn<R, X, Y, C>>(&mut self, point: Point<'_, R, R, F>, j: usize) -> Result<(), Error<F::Error>> {
        self.sum.fill(R::zero());
        let direction = Direction::Unit(j);
        if let Some((h, room)) = self.near.step_and_room(&self.settings, self.relative_step(), direction) {
            for &(t, w) in Stencil::second(h, room)?.points() {
                self.near.add(point, &[(direction, t)], w, &mut self.sum)?;
            }
        }
        Ok(())
    }

    /// Leaves the second derivative along two directions in `sum`; `share` of the room is for each of them.
    fn mixed<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        a: Direction<'_, R>,
        b: Direction<'_, R>,
        share: R,
    ) -> Result<(), Error<F::Error>> {
        self.sum.fill(R::zero());
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

    /// f and ∇f, and x for what follows.
    fn begin<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, Y, R>>,
        gradient: Option<&mut [R]>,
    ) -> Result<(), Error<F::Error>> {
        self.settings.admit::<X, R, _>(point.x)?;
        self.near.start(point.x);
        self.near.base(point, y)?;
        gradient.map_or(Ok(()), |gradient| self.first.gradient(point, None, gradient))
    }
}

impl<R: Real, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> Engine2<R, X, Y, C>
    for SecondDifferenceEngine<R, X, Y, C>
{
    fn second_derivative<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, Y, R>>,
        first: Option<&mut [R]>,
        second: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        self.begin(point, y, None)?;
        self.pure(point, 0)?;
        second.copy_from_slice(&self.sum);
        first.map_or(Ok(()), |first| self.first.pushforward(point, 1, &[R::one()], None, first))
    }

    fn hvp<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        batch: usize,
        x_dots: &[R],
        y: Option<ViewMut<'_, Y, R>>,
        gradient: Option<&mut [R]>,
        products: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        let n = self.near.dims.0;
        self.begin(point, y, gradient)?;
        for k in 0..batch {
            let x_dot = &x_dots[k * n..(k + 1) * n];
            for j in 0..n {
                self.mixed(point, Direction::Along(x_dot), Direction::Unit(j), R::from_f64(0.5))?;
                products[k * n + j] = self.sum[0];
            }
        }
        Ok(())
    }

    fn hessian<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, Y, R>>,
        gradient: Option<&mut [R]>,
        hessian: &mut impl Target<R>,
    ) -> Result<(), Error<F::Error>> {
        let n = self.near.dims.0;
        self.begin(point, y, gradient)?;
        for j in 0..n {
            self.pure(point, j)?;
            hessian.set(j, j, self.sum[0]);
            for i in 0..j {
                self.mixed(point, Direction::Unit(i), Direction::Unit(j), R::one())?;
                hessian.set(i, j, self.sum[0]);
                hessian.set(j, i, self.sum[0]);
            }
        }
        Ok(())
    }
}
