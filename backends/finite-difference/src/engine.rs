//! First derivatives.

use crate::difference::{Direction, Near};
use crate::settings::FiniteDifference;
use crate::stencil::Stencil;
use fluxions::engine::{Engine, FunctionOn, Mode, Point};
use fluxions::target::Target;
use fluxions::{Context, Error, Real, Scalar, Space, View, ViewMut};

/// First derivatives by differences, over any number.
pub struct DifferenceEngine<R: Real, T: Scalar<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> {
    settings: FiniteDifference,
    near: Near<R, T, X, Y, C>,
    /// One row of Richardson's table for each level; the last row is the result.
    table: Vec<T>,
    estimate: R,
    spare: Vec<T>,
}

impl<R: Real, T: Scalar<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> Clone
    for DifferenceEngine<R, T, X, Y, C>
{
    fn clone(&self) -> Self {
        Self {
            settings: self.settings.clone(),
            near: self.near.clone(),
            table: self.table.clone(),
            estimate: self.estimate,
            spare: Vec::new(),
        }
    }
}

impl<R: Real, T: Scalar<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> DifferenceEngine<R, T, X, Y, C> {
    pub(crate) fn new<F: FunctionOn<R, X, Y, C>>(
        settings: &FiniteDifference,
        point: Point<'_, R, T, F>,
        y: View<'_, Y, T>,
    ) -> Result<Self, Error<F::Error>> {
        settings.admit::<X, T, _>(point.x)?;
        let near = Near::new(point, y)?;
        let table = vec![T::zero(); near.dims.1 * (settings.levels + 1)];
        Ok(Self { settings: settings.clone(), near, table, estimate: R::zero(), spare: Vec::new() })
    }

    /// The largest difference between the last two extrapolations in the last call: an estimate of its absolute error.
    /// 0 without extrapolation.
    pub fn error_estimate(&self) -> R {
        self.estimate
    }

    /// Leaves the derivative along `direction` in the table's first m numbers.
    fn slope<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        direction: Direction<'_, T>,
    ) -> Result<(), Error<F::Error>> {
        let m = self.near.dims.1;
        self.table.fill(T::zero());
        let Some((mut h, room)) = self.near.step_and_room(&self.settings, self.settings.relative_step(), direction)
        else {
            return Ok(());
        };
        for row in self.table.chunks_exact_mut(m.max(1)) {
            let stencil = Stencil::first(self.settings.scheme, h, room)?;
            for &(t, w) in stencil.points() {
                self.near.add(point, &[(direction, t)], w, row)?;
            }
            h *= R::from_f64(0.5);
        }
        self.extrapolate(m);
        Ok(())
    }

    /// Richardson: row k of level l becomes (rˡ D(h/2) − D(h)) / (rˡ − 1), until one row is left.
    fn extrapolate(&mut self, m: usize) {
        let levels = self.settings.levels;
        for level in 1..=levels {
            let ratio = self.settings.ratio::<R>(level);
            for k in 0..=levels - level {
                for i in 0..m {
                    let (coarse, fine) = (self.table[k * m + i], self.table[(k + 1) * m + i]);
                    let better = fine + (fine - coarse) / (ratio - R::one());
                    if level == levels {
                        self.estimate = self.estimate.max((better - fine).peek().abs());
                    }
                    self.table[k * m + i] = better;
                }
            }
        }
    }

    fn columns<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        y: Option<ViewMut<'_, Y, T>>,
        mut visit: impl FnMut(usize, &[T]),
    ) -> Result<(), Error<F::Error>> {
        let (n, m) = self.near.dims;
        self.begin(point, y, n == 0)?;
        for j in 0..n {
            self.slope(point, Direction::Unit(j))?;
            visit(j, &self.table[..m]);
        }
        Ok(())
    }

    fn begin<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        y: Option<ViewMut<'_, Y, T>>,
        evaluate: bool,
    ) -> Result<(), Error<F::Error>> {
        self.settings.admit::<X, T, _>(point.x)?;
        self.near.start(point.x);
        self.estimate = R::zero();
        if y.is_some() || evaluate { self.near.base(point, y) } else { Ok(()) }
    }
}

impl<R: Real, T: Scalar<R>, X: Space<Real = R>, Y: Space<Real = R>, C: Context<R>> Engine<R, T, X, Y, C>
    for DifferenceEngine<R, T, X, Y, C>
{
    const MODE: Mode = Mode::Forward;

    fn dims(&self) -> (usize, usize) {
        self.near.dims
    }

    fn spare(&mut self) -> &mut Vec<T> {
        &mut self.spare
    }

    fn sweep<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        batch: usize,
        seeds: &[T],
        y: Option<ViewMut<'_, Y, T>>,
        results: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        let (n, m) = self.near.dims;
        self.begin(point, y, batch == 0)?;
        for k in 0..batch {
            self.slope(point, Direction::Along(&seeds[k * n..(k + 1) * n]))?;
            results[k * m..(k + 1) * m].copy_from_slice(&self.table[..m]);
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
        let (n, m) = self.near.dims;
        self.columns(point, y, |j, column| {
            for k in 0..batch {
                let y_bar = &y_bars[k * m..(k + 1) * m];
                x_bars[k * n + j] = column.iter().zip(y_bar).map(|(&c, &y)| c * y).sum();
            }
        })
    }

    fn gradient<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        y: Option<ViewMut<'_, Y, T>>,
        gradient: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        self.columns(point, y, |j, column| gradient[j] = column[0])
    }

    fn jacobian<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        y: Option<ViewMut<'_, Y, T>>,
        jacobian: &mut impl Target<T>,
    ) -> Result<(), Error<F::Error>> {
        self.columns(point, y, |j, column| column.iter().enumerate().for_each(|(i, &v)| jacobian.set(i, j, v)))
    }
}
