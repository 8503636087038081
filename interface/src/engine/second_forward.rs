use super::{Engine2, FunctionOn, Point, Seeded2, Workspace};
use crate::target::Target;
use crate::{Context, Error, Operator, Real, Space, View, ViewMut};
use core::array::from_fn;

/// The second-order numbers of [`SecondForwardEngine`], with blocks of N × N second derivatives at a time.
pub trait SecondForwardNumbers<R: Real, const N: usize>: Clone + Send + Sync + 'static {
    /// For second derivatives of a function of one number.
    type Curve: Seeded2<R, 1, 1>;
    /// For Hessian-vector products.
    type Product: Seeded2<R, 1, N>;
    /// For blocks of the Hessian.
    type Block: Seeded2<R, N, N>;
}

/// Second-order forward mode: one call of f for a second derivative, ⌈n/N⌉ for a Hessian-vector product, and one for
/// each N × N block of the Hessian on or below its diagonal.
pub struct SecondForwardEngine<
    R: Real,
    A: SecondForwardNumbers<R, N>,
    X: Space<Real = R>,
    Y: Space<Real = R>,
    C: Context<R>,
    const N: usize,
> {
    kind: Kind<R, A, X, Y, C, N>,
    n: usize,
}

enum Kind<R: Real, A: SecondForwardNumbers<R, N>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>, const N: usize>
{
    Curve(Workspace<R, A::Curve, X, Y, C>),
    Product(Workspace<R, A::Product, X, Y, C>),
    Block(Workspace<R, A::Block, X, Y, C>),
}

impl<R: Real, A: SecondForwardNumbers<R, N>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>, const N: usize>
    Clone for SecondForwardEngine<R, A, X, Y, C, N>
{
    fn clone(&self) -> Self {
        let kind = match &self.kind {
            Kind::Curve(work) => Kind::Curve(work.clone()),
            Kind::Product(work) => Kind::Product(work.clone()),
            Kind::Block(work) => Kind::Block(work.clone()),
        };
        Self { kind, n: self.n }
    }
}

fn constant<R: Real, S: Seeded2<R, M, N>, const M: usize, const N: usize>(value: R) -> S {
    S::constant(value)
}

/// A tangent of one in lane `lane`; no lane: no tangent.
fn unit<R: Real, const N: usize>(lane: Option<usize>) -> Option<[R; N]> {
    lane.map(|lane| from_fn(|k| if k == lane { R::one() } else { R::zero() }))
}

impl<R: Real, A: SecondForwardNumbers<R, N>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>, const N: usize>
    SecondForwardEngine<R, A, X, Y, C, N>
{
    /// Storage for this operator at this point and for outputs of `y`'s shape.
    pub fn new<F: FunctionOn<R, X, Y, C>>(
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, Y, R>,
    ) -> Result<Self, Error<F::Error>> {
        let kind = match operator {
            Operator::SecondDerivative => Workspace::new(point, y, &mut constant).map(Kind::Curve),
            Operator::Hvp => Workspace::new(point, y, &mut constant).map(Kind::Product),
            _ => Workspace::new(point, y, &mut constant).map(Kind::Block),
        };
        Ok(Self { kind: kind.map_err(Error::Function)?, n: X::dim(point.x) })
    }
}

/// Calls f with the tangents that `seed` gives to component j.
fn run<R, S, X, Y, C, F, const M: usize, const N: usize>(
    work: &mut Workspace<R, S, X, Y, C>,
    point: Point<'_, R, R, F>,
    y: &mut Option<ViewMut<'_, Y, R>>,
    seed: impl Fn(usize) -> (Option<[R; M]>, Option<[R; N]>),
) -> Result<(), Error<F::Error>>
where
    R: Real,
    S: Seeded2<R, M, N>,
    X: Space<Real = R>,
    Y: Space<Real = R>,
    C: Context<R>,
    F: FunctionOn<R, X, Y, C>,
{
    let mut j = 0;
    work.load(point.x, &mut |value| {
        let (a, b) = seed(j);
        j += 1;
        S::seed(value, a, b)
    });
    evaluate(work, point, y)
}

/// Calls f at the point that is loaded.
fn evaluate<R, S, X, Y, C, F, const M: usize, const N: usize>(
    work: &mut Workspace<R, S, X, Y, C>,
    point: Point<'_, R, R, F>,
    y: &mut Option<ViewMut<'_, Y, R>>,
) -> Result<(), Error<F::Error>>
where
    R: Real,
    S: Seeded2<R, M, N>,
    X: Space<Real = R>,
    Y: Space<Real = R>,
    C: Context<R>,
    F: FunctionOn<R, X, Y, C>,
{
    work.run(point, &mut constant::<R, S, M, N>).map_err(Error::Function)?;
    if let Some(y) = y.take() {
        Y::assign(y, work.y(), &mut |s: S| s.value());
    }
    Ok(())
}

/// The lane of component j in the block that starts at `start`.
fn lane<const N: usize>(j: usize, start: usize) -> Option<usize> {
    j.checked_sub(start).filter(|&k| k < N)
}

impl<R: Real, A: SecondForwardNumbers<R, N>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>, const N: usize>
    Engine2<R, X, Y, C> for SecondForwardEngine<R, A, X, Y, C, N>
{
    fn second_derivative<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, R, F>,
        mut y: Option<ViewMut<'_, Y, R>>,
        mut first: Option<&mut [R]>,
        second: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        let Kind::Curve(work) = &mut self.kind else { return Ok(()) };
        run(work, point, &mut y, |_| (unit(Some(0)), unit(Some(0))))?;
        let mut i = 0;
        Y::each(work.y(), &mut |s: A::Curve| {
            if let Some(first) = first.as_deref_mut() {
                first[i] = s.tangent(0);
            }
            second[i] = s.second(0, 0);
            i += 1;
        });
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
        let Kind::Product(work) = &mut self.kind else { return Ok(()) };
        let n = self.n;
        if n == 0 {
            return run(work, point, &mut y, |_| (None, None));
        }
        for k in 0..batch.max(1) {
            for start in (0..n).step_by(N) {
                let x_dot = |j: usize| (batch > 0).then(|| [x_dots[k * n + j]]);
                run(work, point, &mut y, |j| (x_dot(j), unit(lane::<N>(j, start))))?;
                Y::each(work.y(), &mut |s: A::Product| {
                    for j in start..n.min(start + N) {
                        if let Some(gradient) = gradient.as_deref_mut() {
                            gradient[j] = s.tangent(j - start);
                        }
                        if batch > 0 {
                            products[k * n + j] = s.second(0, j - start);
                        }
                    }
                });
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
        let Kind::Block(work) = &mut self.kind else { return Ok(()) };
        let n = self.n;
        if n == 0 {
            return run(work, point, &mut y, |_| (None, None));
        }
        work.load(point.x, &mut constant::<R, A::Block, N, N>);
        for column in (0..n).step_by(N) {
            for row in (column..n).step_by(N) {
                for start in [row, column] {
                    work.edit(start, N.min(n - start), &mut |k, x| {
                        let j = start + k;
                        *x = Seeded2::seed(x.value(), unit(lane::<N>(j, row)), unit(lane::<N>(j, column)));
                    });
                }
                evaluate(work, point, &mut y)?;
                Y::each(work.y(), &mut |s: A::Block| {
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
                });
                for start in [row, column] {
                    work.edit(start, N.min(n - start), &mut |_, x| *x = constant(x.value()));
                }
            }
        }
        Ok(())
    }
}
