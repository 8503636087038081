use super::{Engine2, FunctionOn, Point, Seeded2, Workspace};
use crate::target::Target;
use crate::{Context, Error, Operator, Real, Space, View, ViewMut};
use core::array::from_fn;

/// A family of second-order numbers for [`SecondForwardEngine`].
pub trait SecondForwardNumbers<R: Real>: Clone + Send + Sync + 'static {
    /// The number with `M` and `N` tangents in its two groups.
    type Number<const M: usize, const N: usize>: Seeded2<R, M, N>;
}

/// Tangents of a block of the Hessian: 4 × 4 second derivatives in one call of f.
const BLOCK: usize = 4;

type Work<R, A, X, Y, C, const M: usize, const N: usize> =
    Workspace<R, <A as SecondForwardNumbers<R>>::Number<M, N>, X, Y, C>;

/// Second-order forward mode: one call of f for a second derivative, ⌈n/4⌉ for a Hessian-vector product, and one for
/// each 4 × 4 block of the Hessian on or below its diagonal.
pub struct SecondForwardEngine<
    R: Real,
    A: SecondForwardNumbers<R>,
    X: Space<Real = R>,
    Y: Space<Real = R>,
    C: Context<R>,
> {
    kind: Kind<R, A, X, Y, C>,
    n: usize,
}

enum Kind<R: Real, A: SecondForwardNumbers<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> {
    Curve(Work<R, A, X, Y, C, 1, 1>),
    Product(Work<R, A, X, Y, C, 1, BLOCK>),
    Block(Work<R, A, X, Y, C, BLOCK, BLOCK>),
}

impl<R: Real, A: SecondForwardNumbers<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> Clone
    for SecondForwardEngine<R, A, X, Y, C>
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

impl<R: Real, A: SecondForwardNumbers<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>>
    SecondForwardEngine<R, A, X, Y, C>
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
fn lane(j: usize, start: usize) -> Option<usize> {
    j.checked_sub(start).filter(|&k| k < BLOCK)
}

impl<R: Real, A: SecondForwardNumbers<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> Engine2<R, X, Y, C>
    for SecondForwardEngine<R, A, X, Y, C>
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
        Y::each(work.y(), &mut |s: A::Number<1, 1>| {
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
            for start in (0..n).step_by(BLOCK) {
                let x_dot = |j: usize| (batch > 0).then(|| [x_dots[k * n + j]]);
                run(work, point, &mut y, |j| (x_dot(j), unit(lane(j, start))))?;
                Y::each(work.y(), &mut |s: A::Number<1, BLOCK>| {
                    for j in start..n.min(start + BLOCK) {
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
        work.load(point.x, &mut constant::<R, A::Number<BLOCK, BLOCK>, BLOCK, BLOCK>);
        for column in (0..n).step_by(BLOCK) {
            for row in (column..n).step_by(BLOCK) {
                for start in [row, column] {
                    work.edit(start, BLOCK.min(n - start), &mut |k, x| {
                        let j = start + k;
                        *x = Seeded2::seed(x.value(), unit(lane(j, row)), unit(lane(j, column)));
                    });
                }
                evaluate(work, point, &mut y)?;
                Y::each(work.y(), &mut |s: A::Number<BLOCK, BLOCK>| {
                    for j in column..n.min(column + BLOCK) {
                        if let Some(gradient) = gradient.as_deref_mut() {
                            gradient[j] = s.tangent(j - column);
                        }
                        for i in row..n.min(row + BLOCK) {
                            let second = s.second(i - row, j - column);
                            hessian.set(i, j, second);
                            hessian.set(j, i, second);
                        }
                    }
                });
                for start in [row, column] {
                    work.edit(start, BLOCK.min(n - start), &mut |_, x| *x = constant(x.value()));
                }
            }
        }
        Ok(())
    }
}
