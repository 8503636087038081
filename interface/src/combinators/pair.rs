use super::{DerivativeOf, GradientOf, Inner};
use crate::engine::{Engine, Engine2, FunctionOn, Point};
use crate::target::Target;
use crate::{Backend, Context, Error, Nestable, Operator, Real, Space, View, ViewMut};

type GradientEngine<R, O, I, X, Y, C> = <O as Backend<R>>::Engine<X, (Y, X), Inner<I, X, Y, C>>;
type DerivativeEngine<R, O, I, X, Y, C> = <O as Backend<R>>::Engine<X, (Y, Y), Inner<I, X, Y, C>>;

/// How many tangents go to the outer engine at once.
const BATCH: usize = 8;

/// Second derivatives as `O`'s pushforward of `I`'s gradient or derivative.
pub struct PairEngine<R: Real, O: Backend<R>, I: Nestable<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> {
    kind: Kind<R, O, I, X, Y, C>,
    inner: I,
    n: usize,
    seeds: Vec<R>,
    results: Vec<R>,
}

#[allow(clippy::large_enum_variant)]
enum Kind<R: Real, O: Backend<R>, I: Nestable<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> {
    Gradient(GradientEngine<R, O, I, X, Y, C>, (Y::Owned<R>, X::Owned<R>)),
    Derivative(DerivativeEngine<R, O, I, X, Y, C>, (Y::Owned<R>, Y::Owned<R>)),
}

impl<R: Real, O: Backend<R>, I: Nestable<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> Clone
    for PairEngine<R, O, I, X, Y, C>
{
    fn clone(&self) -> Self {
        let kind = match &self.kind {
            Kind::Gradient(engine, value) => Kind::Gradient(engine.clone(), value.clone()),
            Kind::Derivative(engine, value) => Kind::Derivative(engine.clone(), value.clone()),
        };
        Self { kind, inner: self.inner.clone(), n: self.n, seeds: self.seeds.clone(), results: self.results.clone() }
    }
}

impl<R: Real, O: Backend<R>, I: Nestable<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>>
    PairEngine<R, O, I, X, Y, C>
{
    /// For one operator of order 2.
    pub fn new<F: FunctionOn<R, X, Y, C>>(
        outer: &O,
        inner: &I,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, Y, R>,
    ) -> Result<Self, Error<F::Error>> {
        let (n, m) = (X::dim(point.x), Y::dim(y));
        let value = Y::map(y, &mut |v| v);
        let Point { f, x, context } = point;
        let kind = if operator == Operator::SecondDerivative {
            let value = (value.clone(), value);
            let f = DerivativeOf::new(f, inner.clone());
            let view = (Y::view(&value.0), Y::view(&value.1));
            let engine = outer.prepare(Operator::Pushforward, Point::new(&f, x, context), view);
            Kind::Derivative(engine.map_err(Error::flatten)?, value)
        } else {
            let value = (value, X::map(x, &mut |v| v));
            let f = GradientOf::new(f, inner.clone());
            let view = (Y::view(&value.0), X::view(&value.1));
            let wanted = if operator == Operator::Hessian { Operator::Jacobian } else { Operator::Pushforward };
            let engine = outer.prepare(wanted, Point::new(&f, x, context), view);
            Kind::Gradient(engine.map_err(Error::flatten)?, value)
        };
        let results = match kind {
            Kind::Gradient(..) => (m + n) * BATCH,
            Kind::Derivative(..) => 2 * m,
        };
        Ok(Self { kind, inner: inner.clone(), n, seeds: vec![R::zero(); n * BATCH], results: vec![R::zero(); results] })
    }

    /// Pushes `count` tangents, which lie in `self.seeds`, through the gradient.
    fn push<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        count: usize,
        wants_value: bool,
    ) -> Result<(), Error<F::Error>> {
        let Kind::Gradient(engine, (value, gradient)) = &mut self.kind else { return Ok(()) };
        let f = GradientOf::new(point.f, self.inner.clone());
        let results = (1 + self.n) * count;
        let into = wants_value.then(|| (Y::view_mut(value), X::view_mut(gradient)));
        let point = Point::new(&f, point.x, point.context);
        engine
            .pushforward(point, count, &self.seeds[..count * self.n], into, &mut self.results[..results])
            .map_err(Error::flatten)
    }

    /// Hands out what the last [`push`](Self::push) left: the value and the gradient.
    fn deliver(&self, y: &mut Option<ViewMut<'_, Y, R>>, gradient: &mut Option<&mut [R]>) {
        let Kind::Gradient(_, (value, kept)) = &self.kind else { return };
        if let Some(y) = y.take() {
            Y::assign(y, Y::view(value), &mut |v| v);
        }
        if let Some(gradient) = gradient.take() {
            let mut to = gradient.iter_mut();
            X::each(X::view(kept), &mut |g: R| to.next().into_iter().for_each(|to| *to = g));
        }
    }
}

impl<R: Real, O: Backend<R>, I: Nestable<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> Engine2<R, X, Y, C>
    for PairEngine<R, O, I, X, Y, C>
{
    fn second_derivative<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, Y, R>>,
        first: Option<&mut [R]>,
        second: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        let Kind::Derivative(engine, (value, slope)) = &mut self.kind else { return Ok(()) };
        let f = DerivativeOf::new(point.f, self.inner.clone());
        let into = y.is_some().then(|| (Y::view_mut(value), Y::view_mut(slope)));
        let at = Point::new(&f, point.x, point.context);
        engine.pushforward(at, 1, &[R::one()], into, &mut self.results).map_err(Error::flatten)?;
        let (slopes, seconds) = self.results.split_at(second.len());
        second.copy_from_slice(seconds);
        if let Some(first) = first {
            first.copy_from_slice(slopes);
        }
        if let Some(y) = y {
            Y::assign(y, Y::view(value), &mut |v| v);
        }
        Ok(())
    }

    fn hvp<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        batch: usize,
        x_dots: &[R],
        mut y: Option<ViewMut<'_, Y, R>>,
        mut gradient: Option<&mut [R]>,
        products: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        let n = self.n;
        let mut wants_value = y.is_some() || gradient.is_some();
        for start in (0..batch.max(1)).step_by(BATCH) {
            let count = BATCH.min(batch - start.min(batch));
            self.seeds[..count * n].copy_from_slice(&x_dots[start * n..(start + count) * n]);
            self.push(point, count, wants_value)?;
            for k in 0..count {
                let row = &self.results[k * (1 + n)..(k + 1) * (1 + n)];
                products[(start + k) * n..(start + k + 1) * n].copy_from_slice(&row[1..]);
            }
            if wants_value {
                self.deliver(&mut y, &mut gradient);
                wants_value = false;
            }
        }
        Ok(())
    }

    fn hessian<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        mut y: Option<ViewMut<'_, Y, R>>,
        mut gradient: Option<&mut [R]>,
        hessian: &mut impl Target<R>,
    ) -> Result<(), Error<F::Error>> {
        let n = self.n;
        let mut wants_value = y.is_some() || gradient.is_some();
        for start in (0..n.max(1)).step_by(BATCH) {
            let count = BATCH.min(n - start);
            self.seeds.fill(R::zero());
            (0..count).for_each(|k| self.seeds[k * n + start + k] = R::one());
            self.push(point, count, wants_value)?;
            for k in 0..count {
                let row = &self.results[k * (1 + n)..(k + 1) * (1 + n)];
                row[1..].iter().enumerate().for_each(|(i, &value)| hessian.set(i, start + k, value));
            }
            if wants_value {
                self.deliver(&mut y, &mut gradient);
                wants_value = false;
            }
        }
        Ok(())
    }
}
