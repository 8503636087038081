//! Differences of another backend's derivatives, and what the backend traits ask for.

use crate::engine::DifferenceEngine;
use crate::second::SecondDifferenceEngine;
use crate::settings::{FiniteDifference, Scheme};
use crate::stencil::{Stencil, room};
use fluxions::engine::{Engine, Engine2, FunctionOn, Point};
use fluxions::target::Target;
use fluxions::{
    Backend, Capabilities, Context, Error, Exactness, Function, Nestable, Operator, Over, Real, Scalar, Space, View,
    ViewMut,
};

/// Second derivatives as differences of `I`'s first ones: two gradients for each tangent.
pub struct DifferenceOver<R: Real, I: Backend<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> {
    settings: FiniteDifference,
    inner: I::Engine<X, Y, C>,
    moved: X::Owned<R>,
    x: Vec<R>,
    first: Vec<R>,
    sum: Vec<R>,
    direction: Vec<R>,
}

impl<R: Real, I: Backend<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> Clone
    for DifferenceOver<R, I, X, Y, C>
{
    fn clone(&self) -> Self {
        Self {
            settings: self.settings.clone(),
            inner: self.inner.clone(),
            moved: self.moved.clone(),
            x: self.x.clone(),
            first: self.first.clone(),
            sum: self.sum.clone(),
            direction: self.direction.clone(),
        }
    }
}

impl<R: Real, I: Backend<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> DifferenceOver<R, I, X, Y, C> {
    /// Leaves in `sum` the derivative of the inner derivative (∇f, or f′ if `curve`) along `self.direction`.
    fn slope<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        curve: bool,
    ) -> Result<(), Error<F::Error>> {
        let norm =
            |values: &[R]| values.iter().fold(R::zero(), |m, v| if v.abs() > m || v.is_nan() { v.abs() } else { m });
        self.sum.fill(R::zero());
        let longest = norm(&self.direction);
        if longest == R::zero() {
            return Ok(());
        }
        let h = self.settings.relative_step::<R>() * self.settings.size(norm(&self.x)) / longest;
        let components = self.direction.iter().zip(&self.x).enumerate().map(|(j, (&v, &x))| (j, x, v));
        let stencil = Stencil::first(self.settings.scheme, h, room(&self.settings, components))?;
        for &(t, w) in stencil.points() {
            let mut steps = self.x.iter().zip(&self.direction);
            X::each_mut(X::view_mut(&mut self.moved), &mut |to: &mut R| {
                steps.next().into_iter().for_each(|(&x, &v)| *to = x + v * t);
            });
            let at = Point::new(point.f, X::view(&self.moved), point.context);
            derivative(&mut self.inner, at, curve, None, &mut self.first)?;
            self.sum.iter_mut().zip(&self.first).for_each(|(sum, &g)| *sum += g * w);
        }
        Ok(())
    }

    /// The value and the inner derivative at x itself, where they are wanted.
    fn begin<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        curve: bool,
        y: Option<ViewMut<'_, Y, R>>,
        first: Option<&mut [R]>,
    ) -> Result<(), Error<F::Error>> {
        self.settings.admit::<X, R, _>(point.x)?;
        let mut to = self.x.iter_mut();
        X::each(point.x, &mut |value: R| to.next().into_iter().for_each(|to| *to = value));
        X::assign(X::view_mut(&mut self.moved), point.x, &mut |v: R| v);
        match first {
            Some(first) => derivative(&mut self.inner, point, curve, y, first),
            None if y.is_some() || self.x.is_empty() => derivative(&mut self.inner, point, curve, y, &mut self.first),
            None => Ok(()),
        }
    }
}

fn derivative<R: Real, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>, F: FunctionOn<R, X, Y, C>>(
    inner: &mut impl Engine<R, R, X, Y, C>,
    point: Point<'_, R, R, F>,
    curve: bool,
    y: Option<ViewMut<'_, Y, R>>,
    into: &mut [R],
) -> Result<(), Error<F::Error>> {
    if curve { inner.pushforward(point, 1, &[R::one()], y, into) } else { inner.gradient(point, y, into) }
}

impl<R: Real, I: Backend<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> Engine2<R, X, Y, C>
    for DifferenceOver<R, I, X, Y, C>
{
    fn second_derivative<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, Y, R>>,
        first: Option<&mut [R]>,
        second: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        self.begin(point, true, y, first)?;
        self.direction.fill(R::one());
        self.slope(point, true)?;
        second.copy_from_slice(&self.sum);
        Ok(())
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
        let n = self.x.len();
        self.begin(point, false, y, gradient)?;
        for k in 0..batch {
            self.direction.copy_from_slice(&x_dots[k * n..(k + 1) * n]);
            self.slope(point, false)?;
            products[k * n..(k + 1) * n].copy_from_slice(&self.sum);
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
        self.begin(point, false, y, gradient)?;
        for j in 0..self.x.len() {
            self.direction.fill(R::zero());
            self.direction[j] = R::one();
            self.slope(point, false)?;
            self.sum.iter().enumerate().for_each(|(i, &value)| hessian.set(i, j, value));
        }
        Ok(())
    }
}

impl<R: Real> Backend<R> for FiniteDifference {
    type Engine<X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> = DifferenceEngine<R, R, X, Y, C>;
    type Engine2<X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> = SecondDifferenceEngine<R, X, Y, C>;

    fn capabilities(&self) -> Capabilities {
        use Operator::{Derivative, Gradient, Hessian, Hvp, Jacobian, Pushforward, SecondDerivative};
        let (name, first) = match self.scheme {
            Scheme::Forward => ("finite-difference:forward", R::EPSILON.to_f64().sqrt()),
            Scheme::Central => ("finite-difference:central", R::EPSILON.to_f64().powf(2.0 / 3.0)),
        };
        Capabilities {
            name: name.into(),
            native: vec![Derivative, SecondDerivative, Gradient, Jacobian, Hessian, Pushforward, Hvp],
            nestable: true,
            exactness: Exactness::Approximate { first, second: R::EPSILON.to_f64().sqrt() },
            keeps_evaluation: false,
            allocates: false,
        }
    }

    fn prepare<F: Function<R>>(
        &self,
        _: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<DifferenceEngine<R, R, F::Input, F::Output, F::Context>, Error<F::Error>> {
        DifferenceEngine::new(self, point, y)
    }

    fn prepare2<F: Function<R>>(
        &self,
        _: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<SecondDifferenceEngine<R, F::Input, F::Output, F::Context>, Error<F::Error>> {
        SecondDifferenceEngine::new(self, point, y)
    }
}

impl<R: Real> Nestable<R> for FiniteDifference {
    type EngineOver<T: Scalar<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> =
        DifferenceEngine<R, T, X, Y, C>;

    fn prepare_over<T: Scalar<R>, F: Function<R>>(
        &self,
        _: Operator,
        point: Point<'_, R, T, F>,
        y: View<'_, F::Output, T>,
    ) -> Result<DifferenceEngine<R, T, F::Input, F::Output, F::Context>, Error<F::Error>> {
        DifferenceEngine::new(self, point, y)
    }
}

impl<R: Real, I: Backend<R>> Over<I, R> for FiniteDifference {
    type Pair<X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> = DifferenceOver<R, I, X, Y, C>;

    fn prepare_pair<F: Function<R>>(
        &self,
        inner: &I,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<DifferenceOver<R, I, F::Input, F::Output, F::Context>, Error<F::Error>> {
        let (n, m) = (F::Input::dim(point.x), F::Output::dim(y));
        self.admit::<F::Input, R, _>(point.x)?;
        let first = if operator == Operator::SecondDerivative { Operator::Derivative } else { Operator::Gradient };
        let dim = if operator == Operator::SecondDerivative { m } else { n };
        Ok(DifferenceOver {
            settings: self.clone(),
            inner: inner.prepare(first, point, y)?,
            moved: F::Input::map(point.x, &mut |v| v),
            x: vec![R::zero(); n],
            first: vec![R::zero(); dim],
            sum: vec![R::zero(); dim],
            direction: vec![R::zero(); n],
        })
    }
}
