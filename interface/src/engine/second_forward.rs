use super::{Engine2, FunctionOn, Point, Workspace};
use crate::scalar::Seeded2;
use crate::target::Target;
use crate::{Error, Operator, Real, Signature, Space, View, ViewMut};
use core::array::from_fn;
use derive_where::derive_where;

/// The numbers of a [`SecondForwardEngine`], which computes second derivatives in blocks of N × N.
pub trait SecondForwardNumbers<R: Real, const N: usize>: Clone + Send + Sync + 'static {
    /// The number for second derivatives of a function of one number.
    type Curve: Seeded2<R, 1, 1>;
    /// The number for Hessian-vector products: the tangent ẋ in the first group, N unit tangents in
    /// the second.
    type Product: Seeded2<R, 1, N>;
    /// The number for blocks of the Hessian: N unit tangents in each group.
    type Block: Seeded2<R, N, N>;
}

/// Second-order forward mode.
///
/// A second derivative costs one call of f, a Hessian-vector product ⌈n/N⌉, and a Hessian one for
/// each N × N block on or below its diagonal: ½ k (k + 1) with k = ⌈n/N⌉. Source: Griewank and
/// Walther, *Evaluating Derivatives*, 2nd edition, §13.
#[derive_where(Clone, Debug)]
pub struct SecondForwardEngine<A: SecondForwardNumbers<G::Real, N>, G: Signature, const N: usize> {
    plan: Plan<A, G, N>,
    n: usize,
}

#[derive_where(Clone, Debug)]
enum Plan<A: SecondForwardNumbers<G::Real, N>, G: Signature, const N: usize> {
    Curve(Workspace<A::Curve, G>),
    Product(Workspace<A::Product, G>),
    Block(Workspace<A::Block, G>),
}

/// Returns the number `value` without tangents.
fn constant<R: Real, S: Seeded2<R, M, N>, const M: usize, const N: usize>(value: R) -> S {
    S::constant(value)
}

/// Returns unit tangents with 1 in lane `lane`, or no tangents if there is no lane.
fn unit<R: Real, const N: usize>(lane: Option<usize>) -> Option<[R; N]> {
    lane.map(|lane| from_fn(|k| if k == lane { R::one() } else { R::zero() }))
}

impl<A: SecondForwardNumbers<G::Real, N>, G: Signature, const N: usize> SecondForwardEngine<A, G, N> {
    /// Makes an engine for one operator, with storage for points of this shape and outputs of the
    /// shape of `y`.
    ///
    /// # Errors
    ///
    /// [`Error::Function`] if the function fails to prepare a derivative inside it.
    pub fn new<F: FunctionOn<G>>(
        operator: Operator,
        point: Point<'_, G::Real, G::Real, F>,
        y: View<'_, G::Output, G::Real>,
    ) -> Result<Self, Error<F::Error>> {
        let plan = match operator {
            Operator::SecondDerivative => Workspace::new(point, y, &mut constant).map(Plan::Curve),
            Operator::Hvp => Workspace::new(point, y, &mut constant).map(Plan::Product),
            _ => Workspace::new(point, y, &mut constant).map(Plan::Block),
        };
        Ok(Self { plan: plan.map_err(Error::Function)?, n: G::Input::dim(point.x) })
    }
}

/// Loads x with the tangents that `seed` gives to component j, and calls f.
fn run<S, G, F, const M: usize, const N: usize>(
    work: &mut Workspace<S, G>,
    point: Point<'_, G::Real, G::Real, F>,
    y: &mut Option<ViewMut<'_, G::Output, G::Real>>,
    seed: impl Fn(usize) -> (Option<[G::Real; M]>, Option<[G::Real; N]>),
) -> Result<(), Error<F::Error>>
where
    S: Seeded2<G::Real, M, N>,
    G: Signature,
    F: FunctionOn<G>,
{
    work.load(point.x, &mut seeded(seed));
    evaluate(work, point, y)
}

/// Returns what gives the components of x their tangents, one after another.
fn seeded<R: Real, S: Seeded2<R, M, N>, const M: usize, const N: usize>(
    seed: impl Fn(usize) -> (Option<[R; M]>, Option<[R; N]>),
) -> impl FnMut(R) -> S {
    let mut j = 0;
    move |value| {
        let (a, b) = seed(j);
        j += 1;
        S::seed(value, a, b)
    }
}

/// Returns the value without the tangents.
fn value_of<R: Real, S: Seeded2<R, M, N>, const M: usize, const N: usize>(s: S) -> R {
    s.value()
}

/// Calls f at the point that is loaded.
fn evaluate<S, G, F, const M: usize, const N: usize>(
    work: &mut Workspace<S, G>,
    point: Point<'_, G::Real, G::Real, F>,
    y: &mut Option<ViewMut<'_, G::Output, G::Real>>,
) -> Result<(), Error<F::Error>>
where
    S: Seeded2<G::Real, M, N>,
    G: Signature,
    F: FunctionOn<G>,
{
    work.run(point, &mut constant::<G::Real, S, M, N>)?;
    if let Some(y) = y.take() {
        G::Output::assign(y, work.y(), &mut value_of::<G::Real, S, M, N>);
    }
    Ok(())
}

/// Returns the lane of component j in the block that starts at `start`.
fn lane<const N: usize>(j: usize, start: usize) -> Option<usize> {
    j.checked_sub(start).filter(|&k| k < N)
}

// Closures in the methods below would be compiled for each signature. Those that these functions make are compiled once for a number.

/// Returns what writes first and second derivatives by one number. It receives the components of y, one after another.
fn curve<R: Real, S: Seeded2<R, 1, 1>>(mut first: Option<&mut [R]>, second: &mut [R]) -> impl FnMut(S) {
    let mut i = 0;
    move |s| {
        if let Some(first) = first.as_deref_mut() {
            first[i] = s.tangent(0);
        }
        second[i] = s.second(0, 0);
        i += 1;
    }
}

/// Returns the tangents of a product: ẋ, if there is one, and unit tangents for the block that starts at `start`.
fn along<R: Real, const N: usize>(
    x_dot: Option<&[R]>,
    start: usize,
) -> impl Fn(usize) -> (Option<[R; 1]>, Option<[R; N]>) {
    move |j| (x_dot.map(|x_dot| [x_dot[j]]), unit(lane::<N>(j, start)))
}

/// Returns what writes the components `from..to` of the gradient and of the product.
fn product_of<R: Real, S: Seeded2<R, 1, N>, const N: usize>(
    mut gradient: Option<&mut [R]>,
    mut product: Option<&mut [R]>,
    (from, to): (usize, usize),
) -> impl FnMut(S) {
    move |s| {
        for j in from..to {
            if let Some(gradient) = gradient.as_deref_mut() {
                gradient[j] = s.tangent(j - from);
            }
            if let Some(product) = product.as_deref_mut() {
                product[j] = s.second(0, j - from);
            }
        }
    }
}

/// Returns what gives the components from `start` on their unit tangents in the block of these rows and columns.
fn seed_block<R: Real, S: Seeded2<R, N, N>, const N: usize>(
    start: usize,
    row: usize,
    column: usize,
) -> impl FnMut(usize, &mut S) {
    move |k, x| {
        let j = start + k;
        *x = S::seed(x.value(), unit(lane::<N>(j, row)), unit(lane::<N>(j, column)));
    }
}

/// Removes the tangents of a number.
fn clear_one<R: Real, S: Seeded2<R, N, N>, const N: usize>(_: usize, x: &mut S) {
    *x = constant::<R, S, N, N>(x.value());
}

/// Returns what writes the block of the Hessian that starts at this row and column, with its transpose.
fn block<R: Real, S: Seeded2<R, N, N>, const N: usize>(
    mut gradient: Option<&mut [R]>,
    hessian: &mut impl Target<R>,
    n: usize,
    (row, column): (usize, usize),
) -> impl FnMut(S) {
    move |s| {
        for j in column..n.min(column + N) {
            if let Some(gradient) = gradient.as_deref_mut() {
                gradient[j] = s.tangent(j - column);
            }
            for i in row..n.min(row + N) {
                let second = s.second(i - row, j - column);
                hessian.set(i, j, second);
                hessian.set(j, i, second);
            }
        }
    }
}

impl<A: SecondForwardNumbers<G::Real, N>, G: Signature, const N: usize> Engine2<G> for SecondForwardEngine<A, G, N> {
    fn second_derivative<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        mut y: Option<ViewMut<'_, G::Output, G::Real>>,
        first: Option<&mut [G::Real]>,
        second: &mut [G::Real],
    ) -> Result<(), Error<F::Error>> {
        let Plan::Curve(work) = &mut self.plan else { return Ok(()) };
        run(work, point, &mut y, |_| (unit(Some(0)), unit(Some(0))))?;
        G::Output::each(work.y(), &mut curve::<G::Real, A::Curve>(first, second));
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
        let Plan::Product(work) = &mut self.plan else { return Ok(()) };
        let n = self.n;
        if n == 0 {
            return run(work, point, &mut y, |_| (None, None));
        }
        for k in 0..batch.max(1) {
            for start in (0..n).step_by(N) {
                let x_dot = x_dots.get(k * n..(k + 1) * n);
                run(work, point, &mut y, along(x_dot, start))?;
                let product = products.get_mut(k * n..(k + 1) * n);
                let columns = (start, n.min(start + N));
                G::Output::each(
                    work.y(),
                    &mut product_of::<G::Real, A::Product, N>(gradient.as_deref_mut(), product, columns),
                );
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
        let Plan::Block(work) = &mut self.plan else { return Ok(()) };
        let n = self.n;
        if n == 0 {
            return run(work, point, &mut y, |_| (None, None));
        }
        work.load(point.x, &mut constant::<G::Real, A::Block, N, N>);
        for column in (0..n).step_by(N) {
            for row in (column..n).step_by(N) {
                for start in [row, column] {
                    work.edit(start, N.min(n - start), &mut seed_block::<G::Real, A::Block, N>(start, row, column));
                }
                evaluate(work, point, &mut y)?;
                G::Output::each(
                    work.y(),
                    &mut block::<G::Real, A::Block, N>(gradient.as_deref_mut(), hessian, n, (row, column)),
                );
                for start in [row, column] {
                    work.edit(start, N.min(n - start), &mut clear_one::<G::Real, A::Block, N>);
                }
            }
        }
        Ok(())
    }
}
