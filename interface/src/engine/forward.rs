use super::{Engine, FunctionOn, Mode, Point, Seeded, Workspace};
use crate::target::Target;
use crate::{Context, Error, Real, Scalar, Space, View, ViewMut};
use core::array::from_fn;

/// Forward mode with a number of `N` tangents: ⌈n / N⌉ calls of f for a gradient or Jacobian, ⌈batch / N⌉ for
/// pushforwards.
pub struct ForwardEngine<
    R: Real,
    T: Scalar<R>,
    S: Scalar<R>,
    X: Space<Real = R>,
    Y: Space<Real = R>,
    C: Context<R>,
    const N: usize,
> {
    work: Workspace<R, S, X, Y, C>,
    dims: (usize, usize),
    spare: Vec<T>,
}

impl<R, T, S, X, Y, C, const N: usize> Clone for ForwardEngine<R, T, S, X, Y, C, N>
where
    R: Real,
    T: Scalar<R>,
    S: Scalar<R>,
    X: Space<Real = R>,
    Y: Space<Real = R>,
    C: Context<R>,
{
    fn clone(&self) -> Self {
        Self { work: self.work.clone(), dims: self.dims, spare: self.spare.clone() }
    }
}

impl<R, T, S, X, Y, C, const N: usize> ForwardEngine<R, T, S, X, Y, C, N>
where
    R: Real,
    T: Scalar<R>,
    S: Seeded<R, T, N>,
    X: Space<Real = R>,
    Y: Space<Real = R>,
    C: Context<R>,
{
    /// Storage for this point and for outputs of `y`'s shape.
    pub fn new<F: FunctionOn<R, X, Y, C>>(
        point: Point<'_, R, T, F>,
        y: View<'_, Y, T>,
    ) -> Result<Self, Error<F::Error>> {
        let work = Workspace::new(point, y, &mut S::lift).map_err(Error::Function)?;
        Ok(Self { work, dims: (X::dim(point.x), Y::dim(y)), spare: Vec::new() })
    }

    #[inline]
    fn run<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        y: &mut Option<ViewMut<'_, Y, T>>,
    ) -> Result<(), Error<F::Error>> {
        self.work.run(point, &mut S::lift).map_err(Error::Function)?;
        if let Some(y) = y.take() {
            Y::assign(y, self.work.y(), &mut |s: S| s.value());
        }
        Ok(())
    }

    /// Runs over the unit tangents, `N` at a time; `visit` gets the first column and their number.
    #[inline]
    fn columns<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        mut y: Option<ViewMut<'_, Y, T>>,
        mut visit: impl FnMut(usize, usize, View<'_, Y, S>),
    ) -> Result<(), Error<F::Error>> {
        let n = self.dims.0;
        self.work.load(point.x, &mut S::lift);
        let mut start = 0;
        // f is called from one place, for no column too, so that it can be compiled into this loop.
        loop {
            // Said to the compiler: one lane is no loop.
            let count = if N == 1 { 1 } else { N.min(n - start) };
            if n > 0 {
                self.work.edit(start, count, &mut |k, x| {
                    *x = S::seed(x.value(), from_fn(|lane| if lane == k { T::one() } else { T::zero() }));
                });
            }
            self.run(point, &mut y)?;
            if n > 0 {
                visit(start, count, self.work.y());
            }
            if start + count >= n {
                return Ok(());
            }
            self.work.edit(start, count, &mut |_, x| *x = S::lift(x.value()));
            start += count;
        }
    }
}

/// Visits the components of y with their numbers.
#[inline]
fn numbered<R: Real, S: Scalar<R>, Y: Space<Real = R>>(y: View<'_, Y, S>, mut visit: impl FnMut(usize, S)) {
    let mut i = 0;
    Y::each(y, &mut |s: S| {
        visit(i, s);
        i += 1;
    });
}

impl<R, T, S, X, Y, C, const N: usize> Engine<R, T, X, Y, C> for ForwardEngine<R, T, S, X, Y, C, N>
where
    R: Real,
    T: Scalar<R>,
    S: Seeded<R, T, N>,
    X: Space<Real = R>,
    Y: Space<Real = R>,
    C: Context<R>,
{
    const MODE: Mode = Mode::Forward;

    fn dims(&self) -> (usize, usize) {
        self.dims
    }

    fn spare(&mut self) -> &mut Vec<T> {
        &mut self.spare
    }

    fn sweep<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        batch: usize,
        seeds: &[T],
        mut y: Option<ViewMut<'_, Y, T>>,
        results: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        let (n, m) = self.dims;
        for start in (0..batch.max(1)).step_by(N) {
            let count = N.min(batch - start.min(batch));
            let mut j = 0;
            self.work.load(point.x, &mut |value| {
                let tangents = from_fn(|lane| if lane < count { seeds[(start + lane) * n + j] } else { T::zero() });
                j += 1;
                S::seed(value, tangents)
            });
            self.run(point, &mut y)?;
            numbered::<R, S, Y>(self.work.y(), |i, s| {
                for lane in 0..count {
                    results[(start + lane) * m + i] = s.tangent(lane);
                }
            });
        }
        Ok(())
    }

    fn pullback<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        batch: usize,
        y_bars: &[T],
        y: Option<ViewMut<'_, Y, T>>,
        x_bars: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        let (n, m) = self.dims;
        x_bars.fill(T::zero());
        self.columns(point, y, |start, count, y| {
            numbered::<R, S, Y>(y, |i, s| {
                for k in 0..batch {
                    let (x_bar, y_bar) = (&mut x_bars[k * n + start..][..count], y_bars[k * m + i]);
                    x_bar.iter_mut().enumerate().for_each(|(lane, x_bar)| *x_bar += s.tangent(lane) * y_bar);
                }
            });
        })
    }

    fn gradient<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        y: Option<ViewMut<'_, Y, T>>,
        gradient: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        self.columns(point, y, |start, count, y| {
            Y::each(y, &mut |s: S| {
                gradient[start..start + count].iter_mut().enumerate().for_each(|(lane, g)| *g = s.tangent(lane));
            });
        })
    }

    fn jacobian<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        y: Option<ViewMut<'_, Y, T>>,
        jacobian: &mut impl Target<T>,
    ) -> Result<(), Error<F::Error>> {
        self.columns(point, y, |start, count, y| {
            if let Some(flat) = Y::flat(&y) {
                jacobian.set_columns(start, count, flat, |s, lane| s.tangent(lane));
                return;
            }
            numbered::<R, S, Y>(y, |i, s| {
                (0..count).for_each(|lane| jacobian.set(i, start + lane, s.tangent(lane)));
            });
        })
    }
}
