//! First derivatives.

use crate::difference::{Direction, Near};
use crate::settings::FiniteDifference;
use crate::stencil::Stencil;
use derive_where::derive_where;
use fluxions::engine::{Engine, FunctionOn, Mode, Point};
use fluxions::target::Target;
use fluxions::{Error, Real, Scalar, Signature, View, ViewMut};
use num_traits::{One, Zero};

/// The engine of first derivatives by differences, over any number.
#[derive_where(Clone, Debug)]
pub struct DifferenceEngine<T: Scalar<G::Real>, G: Signature> {
    settings: FiniteDifference,
    near: Near<T, G>,
    /// The rows of Richardson's table, one for each level. The last row is the result.
    table: Vec<T>,
    estimate: G::Real,
    scratch: Vec<T>,
}

impl<T: Scalar<G::Real>, G: Signature> DifferenceEngine<T, G> {
    pub(crate) fn new<F: FunctionOn<G>>(
        settings: &FiniteDifference,
        point: Point<'_, G::Real, T, F>,
        y: View<'_, G::Output, T>,
    ) -> Result<Self, Error<F::Error>> {
        settings.admit::<G::Input, T, _>(point.x)?;
        let near = Near::new(point, y)?;
        let table = vec![T::zero(); near.dims.1 * (settings.levels + 1)];
        Ok(Self { settings: settings.clone(), near, table, estimate: G::Real::zero(), scratch: Vec::new() })
    }

    /// An estimate of the absolute error of the last call: the largest difference between its last two
    /// extrapolations. It is 0 without extrapolation.
    pub fn error_estimate(&self) -> G::Real {
        self.estimate
    }

    /// Computes the derivative along `direction` into the first m numbers of the table.
    fn slope<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        direction: Direction<'_, T>,
    ) -> Result<(), Error<F::Error>> {
        let m = self.near.dims.1;
        self.table.fill(T::zero());
        let step = self.near.step_and_room(&self.settings, self.settings.relative_step(), direction);
        let Some((mut h, room)) = step.filter(|_| m > 0) else {
            // There is no difference to take. f is called all the same: it may fail here, or have another shape.
            return self.near.base(point, None);
        };
        for row in self.table.chunks_exact_mut(m) {
            let stencil = Stencil::first(self.settings.scheme, h, room)?;
            for &(t, w) in stencil.points() {
                self.near.add(point, &[(direction, t)], w, row)?;
            }
            h *= G::Real::from_f64(0.5);
        }
        self.extrapolate(m);
        Ok(())
    }

    /// Extrapolates by Richardson's rule until one row is left. Row k of level l becomes (rˡ D(h/2) − D(h)) / (rˡ −
    /// 1).
    fn extrapolate(&mut self, m: usize) {
        let levels = self.settings.levels;
        for level in 1..=levels {
            let ratio = self.settings.ratio::<G::Real>(level);
            for k in 0..=levels - level {
                for i in 0..m {
                    let (coarse, fine) = (self.table[k * m + i], self.table[(k + 1) * m + i]);
                    let better = fine + (fine - coarse) / (ratio - G::Real::one());
                    if level == levels {
                        self.estimate = self.estimate.max((better - fine).peek().abs());
                    }
                    self.table[k * m + i] = better;
                }
            }
        }
    }

    fn columns<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
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

    fn begin<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        evaluate: bool,
    ) -> Result<(), Error<F::Error>> {
        self.settings.admit::<G::Input, T, _>(point.x)?;
        self.near.start(point.x);
        self.estimate = G::Real::zero();
        if y.is_some() || evaluate { self.near.base(point, y) } else { Ok(()) }
    }
}

impl<T: Scalar<G::Real>, G: Signature> Engine<T, G> for DifferenceEngine<T, G> {
    const MODE: Mode = Mode::Forward;

    fn dims(&self) -> (usize, usize) {
        self.near.dims
    }

    fn scratch(&mut self) -> &mut Vec<T> {
        &mut self.scratch
    }

    fn forget(&mut self) -> bool {
        self.near.forget();
        true
    }

    fn sweep<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        seeds: &[T],
        y: Option<ViewMut<'_, G::Output, T>>,
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

    fn pullback<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        y_bars: &[T],
        y: Option<ViewMut<'_, G::Output, T>>,
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

    fn gradient<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        gradient: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        self.columns(point, y, |j, column| gradient[j] = column[0])
    }

    fn jacobian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        jacobian: &mut impl Target<T>,
    ) -> Result<(), Error<F::Error>> {
        self.columns(point, y, |j, column| column.iter().enumerate().for_each(|(i, &v)| jacobian.set(i, j, v)))
    }
}
