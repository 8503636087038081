//! Differences of another backend's derivatives, and the implementations of the backend traits.

use crate::engine::DifferenceEngine;
use crate::second::SecondDifferenceEngine;
use crate::settings::{FiniteDifference, Scheme};
use crate::stencil::{Stencil, room};
use derive_where::derive_where;
use fluxions::engine::{Engine, Engine2, FunctionOn, Point};
use fluxions::scalar::Stops;
use fluxions::target::Target;
use fluxions::{
    Backend, Calls, Capabilities, Error, Exactness, Function, Nestable, Operator, Over, Owned, Real, Scalar, Signature,
    SignatureOf, Space, View, ViewMut,
};
use num_traits::{One, Zero};

/// The engine of second derivatives as differences of the first derivatives of `I`: two gradients for each tangent.
///
/// What f stops by `stop_gradient` keeps the value that it has at x. This takes two more gradients in a call, if f stops
/// anything.
#[derive_where(Clone, Debug)]
pub struct DifferenceOver<I: Backend<G::Real>, G: Signature> {
    settings: FiniteDifference,
    #[derive_where(skip(Debug))]
    inner: I::Engine<G>,
    moved: Owned<G::Input, G::Real>,
    x: Vec<G::Real>,
    first: Vec<G::Real>,
    sum: Vec<G::Real>,
    direction: Vec<G::Real>,
    /// What f stopped at x, if it was asked since the last move.
    stops: Stops,
    asked: bool,
}

impl<I: Backend<G::Real>, G: Signature> DifferenceOver<I, G> {
    /// Computes the derivative of the inner derivative along `self.direction` into `sum`. The inner derivative is f′
    /// if `curve`, else ∇f.
    fn slope<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        curve: bool,
    ) -> Result<(), Error<F::Error>> {
        let norm = |values: &[G::Real]| {
            values.iter().fold(G::Real::zero(), |m, v| if v.abs() > m || v.is_nan() { v.abs() } else { m })
        };
        self.sum.fill(G::Real::zero());
        let longest = norm(&self.direction);
        if longest == G::Real::zero() {
            return Ok(());
        }
        let h = self.settings.relative_step::<G::Real>() * self.settings.size(norm(&self.x)) / longest;
        let components = self.direction.iter().zip(&self.x).enumerate().map(|(j, (&v, &x))| (j, x, v));
        let stencil = Stencil::first(self.settings.scheme, h, room(&self.settings, components))?;
        for &(t, w) in stencil.points() {
            let mut steps = self.x.iter().zip(&self.direction);
            G::Input::each_mut(G::Input::view_mut(&mut self.moved), &mut |to: &mut G::Real| {
                steps.next().into_iter().for_each(|(&x, &v)| *to = x + v * t);
            });
            self.derivative_at_moved(point, curve)?;
            self.sum.iter_mut().zip(&self.first).for_each(|(sum, &g)| *sum += g * w);
        }
        Ok(())
    }

    /// Computes the inner derivative at `self.moved` into `self.first`, with the values that f stops at the point x.
    fn derivative_at_moved<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        curve: bool,
    ) -> Result<(), Error<F::Error>> {
        let Self { inner, moved, first, stops, asked, .. } = self;
        let moved = Point::new(point.f, G::Input::view(moved), point.context);
        if !*asked {
            stops.record(|| derivative(inner, moved, curve, None, first))?;
            *asked = true;
            if stops.is_empty() {
                return Ok(());
            }
            stops.record(|| derivative(inner, point, curve, None, first))?;
        }
        if !stops.is_empty() {
            stops.hold(|| derivative(inner, moved, curve, None, first))?;
            if stops.agree() {
                return Ok(());
            }
            // f took another branch. From here on stops give their own values, for nothing says which value is whose.
            stops.clear();
        }
        Stops::pass(|| derivative(inner, moved, curve, None, first))
    }

    /// Moves to a new point x. Computes the value and the inner derivative there if they are wanted.
    fn begin<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        curve: bool,
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        first: Option<&mut [G::Real]>,
    ) -> Result<(), Error<F::Error>> {
        self.settings.admit::<G::Input, G::Real, _>(point.x)?;
        self.asked = false;
        let mut to = self.x.iter_mut();
        G::Input::each(point.x, &mut |value: G::Real| to.next().into_iter().for_each(|to| *to = value));
        G::Input::assign(G::Input::view_mut(&mut self.moved), point.x, &mut |v: G::Real| v);
        match first {
            Some(first) => derivative(&mut self.inner, point, curve, y, first),
            None if y.is_some() || self.x.is_empty() => derivative(&mut self.inner, point, curve, y, &mut self.first),
            None => Ok(()),
        }
    }
}

fn derivative<G: Signature, F: FunctionOn<G>>(
    inner: &mut impl Engine<G::Real, G>,
    point: Point<'_, G::Real, G::Real, F>,
    curve: bool,
    y: Option<ViewMut<'_, G::Output, G::Real>>,
    into: &mut [G::Real],
) -> Result<(), Error<F::Error>> {
    if curve { inner.pushforward(point, 1, &[G::Real::one()], y, into) } else { inner.gradient(point, y, into) }
}

impl<I: Backend<G::Real>, G: Signature> Engine2<G> for DifferenceOver<I, G> {
    fn second_derivative<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        first: Option<&mut [G::Real]>,
        second: &mut [G::Real],
    ) -> Result<(), Error<F::Error>> {
        self.begin(point, true, y, first)?;
        self.direction.fill(G::Real::one());
        self.slope(point, true)?;
        second.copy_from_slice(&self.sum);
        Ok(())
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
        let n = self.x.len();
        self.begin(point, false, y, gradient)?;
        for k in 0..batch {
            self.direction.copy_from_slice(&x_dots[k * n..(k + 1) * n]);
            self.slope(point, false)?;
            products[k * n..(k + 1) * n].copy_from_slice(&self.sum);
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
        self.begin(point, false, y, gradient)?;
        for j in 0..self.x.len() {
            self.direction.fill(G::Real::zero());
            self.direction[j] = G::Real::one();
            self.slope(point, false)?;
            self.sum.iter().enumerate().for_each(|(i, &value)| hessian.set(i, j, value));
        }
        Ok(())
    }
}

impl<R: Real> Backend<R> for FiniteDifference {
    type Engine<G: Signature<Real = R>> = DifferenceEngine<R, G>;
    type Engine2<G: Signature<Real = R>> = SecondDifferenceEngine<G>;

    fn capabilities(&self) -> Capabilities {
        let one = Calls::forward(1);
        let (name, first, calls) = match self.scheme {
            Scheme::Forward => ("forward", R::EPSILON.to_f64().sqrt(), Calls { base: 1, ..one }),
            Scheme::Central => ("central", R::EPSILON.to_f64().powf(2.0 / 3.0), Calls { per_pass: 2, ..one }),
        };
        Capabilities::forward(format!("finite-difference:{name}"), calls)
            .with_native_second_order()
            .with_nesting()
            .with_exactness(Exactness::Approximate { first, second: R::EPSILON.to_f64().sqrt() })
    }

    fn prepare<F: Function<R>>(
        &self,
        _: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<DifferenceEngine<R, SignatureOf<F, R>>, Error<F::Error>> {
        DifferenceEngine::new(self, point, y)
    }

    fn prepare2<F: Function<R>>(
        &self,
        _: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<SecondDifferenceEngine<SignatureOf<F, R>>, Error<F::Error>> {
        SecondDifferenceEngine::new(self, point, y)
    }
}

impl<R: Real> Nestable<R> for FiniteDifference {
    type EngineOver<T: Scalar<R>, G: Signature<Real = R>> = DifferenceEngine<T, G>;

    fn prepare_over<T: Scalar<R>, F: Function<R>>(
        &self,
        _: Operator,
        point: Point<'_, R, T, F>,
        y: View<'_, F::Output, T>,
    ) -> Result<DifferenceEngine<T, SignatureOf<F, R>>, Error<F::Error>> {
        DifferenceEngine::new(self, point, y)
    }

    type CurveOver<T: Scalar<R>, G: Signature<Real = R>> = DifferenceEngine<T, G>;

    fn prepare_curve_over<T: Scalar<R>, F: Function<R>>(
        &self,
        point: Point<'_, R, T, F>,
        y: View<'_, F::Output, T>,
    ) -> Result<DifferenceEngine<T, SignatureOf<F, R>>, Error<F::Error>> {
        self.prepare_over(Operator::Derivative, point, y)
    }
}

impl<R: Real, I: Backend<R>> Over<I, R> for FiniteDifference {
    type Pair<G: Signature<Real = R>> = DifferenceOver<I, G>;

    fn prepare_pair<F: Function<R>>(
        &self,
        inner: &I,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<DifferenceOver<I, SignatureOf<F, R>>, Error<F::Error>> {
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
            stops: Stops::default(),
            asked: false,
        })
    }
}
