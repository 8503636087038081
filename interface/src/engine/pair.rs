use super::{Engine, Engine2, FunctionOn, Point, Products};
use crate::combinators::{Curves, DerivativeOf, GradientOf, Gradients, Inner};
use crate::target::Target;
use crate::{
    Backend, Error, Function, Nestable, Operator, Over, Owned, Real, Signature, SignatureOf, Space, View, ViewMut,
};
use derive_where::derive_where;
use num_traits::{One, Zero};

type Input<G> = <G as Signature>::Input;
type Output<G> = <G as Signature>::Output;
/// The signature that a function of the signature `G` reports. The compiler does not see that it is
/// `G`.
type Parts<G> = (Input<G>, Output<G>, <G as Signature>::Context);
/// The outer engine of a function that returns the value with a derivative of the space `D`, and has the context `C`.
type OuterEngine<O, G, D, C> = <O as Backend<<G as Signature>::Real>>::Engine<(Input<G>, (Output<G>, D), C)>;

/// The number of tangents that go to the outer engine at once.
const BATCH: usize = 8;

/// Second derivatives by two backends: the pushforward by `O` of the gradient, or of the
/// derivative, by `I`.
///
/// H ẋ is the Jacobian-vector product of x ↦ ∇f(x). It costs what the outer engine needs for a
/// pushforward, in units of what the inner engine needs for a gradient over the outer one's number.
/// A Hessian costs n of them, 8 at a time. f″ is the pushforward of f′ along 1. Source: Griewank
/// and Walther, *Evaluating Derivatives*, 2nd edition, §5.
#[derive_where(Clone, Debug)]
pub struct PairEngine<O: Backend<G::Real>, I: Nestable<G::Real>, G: Signature> {
    #[derive_where(skip(Debug))]
    plan: Plan<O, I, G>,
    #[derive_where(skip(Debug))]
    inner: I,
    n: usize,
    seeds: Vec<G::Real>,
    results: Vec<G::Real>,
}

#[derive_where(Clone)]
#[allow(clippy::large_enum_variant)]
enum Plan<O: Backend<G::Real>, I: Nestable<G::Real>, G: Signature> {
    Gradient(
        OuterEngine<O, G, G::Input, Inner<Gradients, I, Parts<G>>>,
        (Owned<G::Output, G::Real>, Owned<G::Input, G::Real>),
    ),
    Derivative(
        OuterEngine<O, G, G::Output, Inner<Curves, I, Parts<G>>>,
        (Owned<G::Output, G::Real>, Owned<G::Output, G::Real>),
    ),
}

impl<O: Backend<G::Real>, I: Nestable<G::Real>, G: Signature> PairEngine<O, I, G> {
    /// Makes an engine for one operator of order 2.
    ///
    /// # Errors
    ///
    /// Those of the outer backend's preparation, and those of the inner one's.
    pub fn new<F: FunctionOn<G>>(
        outer: &O,
        inner: &I,
        operator: Operator,
        point: Point<'_, G::Real, G::Real, F>,
        y: View<'_, G::Output, G::Real>,
    ) -> Result<Self, Error<F::Error>> {
        let (n, m) = (G::Input::dim(point.x), G::Output::dim(y));
        let value = G::Output::map(y, &mut |v| v);
        let Point { f, x, context } = point;
        let plan = if operator == Operator::SecondDerivative {
            let value = (value.clone(), value);
            let f = DerivativeOf::new(f, inner.clone());
            let view = (G::Output::view(&value.0), G::Output::view(&value.1));
            let engine = outer.prepare(Operator::Pushforward, Point::new(&f, x, context), view);
            Plan::Derivative(engine.map_err(Error::flatten)?, value)
        } else {
            let value = (value, G::Input::map(x, &mut |v| v));
            let f = GradientOf::new(f, inner.clone());
            let view = (G::Output::view(&value.0), G::Input::view(&value.1));
            let wanted = if operator == Operator::Hessian { Operator::Jacobian } else { Operator::Pushforward };
            let engine = outer.prepare(wanted, Point::new(&f, x, context), view);
            Plan::Gradient(engine.map_err(Error::flatten)?, value)
        };
        let results = match plan {
            Plan::Gradient(..) => (m + n) * BATCH,
            Plan::Derivative(..) => 2 * m,
        };
        Ok(Self {
            plan,
            inner: inner.clone(),
            n,
            seeds: vec![G::Real::zero(); n * BATCH],
            results: vec![G::Real::zero(); results],
        })
    }

    /// Pushes `count` tangents, which lie in `self.seeds`, through the gradient. The results lie in
    /// `self.results`.
    fn push<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        count: usize,
        wants_value: bool,
    ) -> Result<(), Error<F::Error>> {
        let Plan::Gradient(engine, (value, gradient)) = &mut self.plan else { return Ok(()) };
        let f = GradientOf::new(point.f, self.inner.clone());
        let results = (1 + self.n) * count;
        let into = wants_value.then(|| (G::Output::view_mut(value), G::Input::view_mut(gradient)));
        let point = Point::new(&f, point.x, point.context);
        engine
            .pushforward(point, count, &self.seeds[..count * self.n], into, &mut self.results[..results])
            .map_err(Error::flatten)
    }

    /// Writes the value and the gradient that the last [`push`](Self::push) computed.
    fn deliver(&self, y: &mut Option<ViewMut<'_, G::Output, G::Real>>, gradient: &mut Option<&mut [G::Real]>) {
        let Plan::Gradient(_, (value, kept)) = &self.plan else { return };
        if let Some(y) = y.take() {
            G::Output::assign(y, G::Output::view(value), &mut |v| v);
        }
        if let Some(gradient) = gradient.take() {
            let mut to = gradient.iter_mut();
            G::Input::each(G::Input::view(kept), &mut |g: G::Real| to.next().into_iter().for_each(|to| *to = g));
        }
    }
}

impl<O: Backend<G::Real>, I: Nestable<G::Real>, G: Signature> Engine2<G> for PairEngine<O, I, G> {
    fn second_derivative<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        first: Option<&mut [G::Real]>,
        second: &mut [G::Real],
    ) -> Result<(), Error<F::Error>> {
        let Plan::Derivative(engine, (value, slope)) = &mut self.plan else { return Ok(()) };
        let f = DerivativeOf::new(point.f, self.inner.clone());
        let into = y.is_some().then(|| (G::Output::view_mut(value), G::Output::view_mut(slope)));
        let at = Point::new(&f, point.x, point.context);
        engine.pushforward(at, 1, &[G::Real::one()], into, &mut self.results).map_err(Error::flatten)?;
        let (slopes, seconds) = self.results.split_at(second.len());
        second.copy_from_slice(seconds);
        if let Some(first) = first {
            first.copy_from_slice(slopes);
        }
        if let Some(y) = y {
            G::Output::assign(y, G::Output::view(value), &mut |v| v);
        }
        Ok(())
    }

    fn hvp<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        batch: usize,
        x_dots: &[G::Real],
        mut y: Option<ViewMut<'_, G::Output, G::Real>>,
        mut gradient: Option<&mut [G::Real]>,
        products: &mut [G::Real],
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

    fn hessian_columns<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        mut y: Option<ViewMut<'_, G::Output, G::Real>>,
        mut gradient: Option<&mut [G::Real]>,
        products: &mut impl Products<G::Real>,
    ) -> Result<(), Error<F::Error>> {
        let (n, total) = (self.n, products.count());
        let mut wants_value = y.is_some() || gradient.is_some();
        for first in (0..total.max(1)).step_by(BATCH) {
            let count = BATCH.min(total - first);
            for k in 0..count {
                let seed = &mut self.seeds[k * n..(k + 1) * n];
                seed.iter_mut().enumerate().for_each(|(j, to)| *to = products.seed(j, first + k));
            }
            self.push(point, count, wants_value)?;
            if count > 0 {
                products.put(first, count, |i, k| self.results[k * (1 + n) + 1 + i]);
            }
            if wants_value {
                self.deliver(&mut y, &mut gradient);
                wants_value = false;
            }
        }
        Ok(())
    }

    fn hessian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        mut y: Option<ViewMut<'_, G::Output, G::Real>>,
        mut gradient: Option<&mut [G::Real]>,
        hessian: &mut impl Target<G::Real>,
    ) -> Result<(), Error<F::Error>> {
        let n = self.n;
        let mut wants_value = y.is_some() || gradient.is_some();
        for start in (0..n.max(1)).step_by(BATCH) {
            let count = BATCH.min(n - start);
            self.seeds.fill(G::Real::zero());
            (0..count).for_each(|k| self.seeds[k * n + start + k] = G::Real::one());
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

/// A backend that can stand outside in a pair: its pushforward of a nestable backend's gradient
/// gives exact second derivatives.
///
/// The trait has no methods. A backend that implements it is [`Over`] every [`Nestable`] backend,
/// by a [`PairEngine`].
///
/// # Requirements
///
/// The backend differentiates functions that run engines inside, such as [`GradientOf`]. Its number
/// or its tape must therefore be a [`Scalar`](crate::Scalar) for which nested engines give exact
/// derivatives.
///
/// # Implementing
///
/// ```text
/// impl Outer for MyBackend {}
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot stand outside in a pair of backends",
    label = "this outer backend cannot differentiate the derivatives of another one",
    note = "use finite differences or a backend of exact pushforwards outside: `SecondOrder::new(Dual::new(), inner)`"
)]
pub trait Outer {}

impl<R: Real, O: Backend<R> + Outer, I: Nestable<R>> Over<I, R> for O {
    type Pair<G: Signature<Real = R>> = PairEngine<O, I, G>;

    fn prepare_pair<F: Function<R>>(
        &self,
        inner: &I,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Pair<SignatureOf<F, R>>, Error<F::Error>> {
        PairEngine::new(self, inner, operator, point, y)
    }
}
