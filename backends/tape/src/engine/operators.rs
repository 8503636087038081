//! The operators of first order.

use super::sweeps::presented;
use super::{LANES, TapeEngine};
use crate::recording::Base;
use fluxions::engine::{Engine, FunctionOn, Mode, Point, Products};
use fluxions::target::Target;
use fluxions::{Error, Real, Scalar, Signature, ViewMut};

/// Returns tangents `start..start + count` by component and lane. The lanes after them are 0.
fn tangents_from<R: Real, T: Scalar<R>>(
    x_dots: &[T],
    n: usize,
    start: usize,
    count: usize,
) -> impl Fn(usize, usize) -> T {
    move |j, lane| if lane < count { x_dots[(start + lane) * n + j] } else { T::zero() }
}

fn unit<R: Real, T: Scalar<R>>(at: usize, index: usize) -> T {
    if at == index { T::one() } else { T::zero() }
}

impl<T, G> TapeEngine<T, G>
where
    T: Scalar<G::Real>,
    G: Signature<Real: Base>,
{
    /// Hands over the tangents of the results: `count` products from `first` on.
    fn put_columns(&self, first: usize, count: usize, products: &mut impl Products<T>) {
        let (outputs, duals) = (self.outputs(), &self.duals);
        products.put(first, count, |i, k| duals[outputs[i] as usize].tangents()[k]);
    }

    /// Hands over the adjoints of the inputs: `count` products from `first` on.
    fn put_rows(&self, first: usize, count: usize, products: &mut impl Products<T>) {
        let all = &self.batch.all;
        products.put(first, count, |j, k| presented(all[j][k]));
    }
}

impl<T, G> Engine<T, G> for TapeEngine<T, G>
where
    T: Scalar<G::Real>,
    G: Signature<Real: Base>,
{
    const MODE: Mode = Mode::Reverse;

    fn dims(&self) -> (usize, usize) {
        self.dims
    }

    fn scratch(&mut self) -> &mut Vec<T> {
        &mut self.scratch
    }

    fn forget(&mut self) -> bool {
        // A program would serve one call: from here on f is recorded at each call, without one.
        self.program = None;
        self.settings.replay = false;
        self.site.forget();
        true
    }

    fn sweep<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        seeds: &[T],
        mut y: Option<ViewMut<'_, G::Output, T>>,
        results: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        self.evaluate(point)?;
        self.deliver(&mut y, false);
        self.pull(point, batch, seeds, results)
    }

    fn pushforward<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        x_dots: &[T],
        mut y: Option<ViewMut<'_, G::Output, T>>,
        y_dots: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        for start in (0..batch.max(1)).step_by(LANES) {
            let count = LANES.min(batch - start);
            self.push(point, start == 0, tangents_from(x_dots, self.dims.0, start, count))?;
            self.deliver(&mut y, true);
            self.tangents(start, count, y_dots);
        }
        Ok(())
    }

    /// Computes columns by tangents if n ≤ m, else rows by cotangents.
    fn jacobian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        mut y: Option<ViewMut<'_, G::Output, T>>,
        jacobian: &mut impl Target<T>,
    ) -> Result<(), Error<F::Error>> {
        let (n, m) = self.dims;
        if n <= m && n > 0 {
            for start in (0..n).step_by(LANES) {
                self.push(point, start == 0, |j, lane| unit(start + lane, j))?;
                self.deliver(&mut y, true);
                for (i, &node) in self.outputs().iter().enumerate() {
                    for lane in 0..LANES.min(n - start) {
                        jacobian.set(i, start + lane, self.duals[node as usize].tangents()[lane]);
                    }
                }
            }
            return Ok(());
        }
        self.evaluate(point)?;
        self.deliver(&mut y, false);
        for start in (0..m).step_by(LANES) {
            let outcome = self.pull_lanes(|i, lane| unit(start + lane, i));
            self.settle_rows(outcome, point)?;
            for lane in 0..LANES.min(m - start) {
                self.batch.all[..n]
                    .iter()
                    .enumerate()
                    .for_each(|(j, g)| jacobian.set(start + lane, j, presented(g[lane])));
            }
        }
        Ok(())
    }

    fn lanes(&self) -> usize {
        LANES
    }

    fn columns<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        mut y: Option<ViewMut<'_, G::Output, T>>,
        products: &mut impl Products<T>,
    ) -> Result<(), Error<F::Error>> {
        let total = products.count();
        for first in (0..total.max(1)).step_by(LANES) {
            let count = LANES.min(total - first);
            self.push(
                point,
                first == 0,
                |j, lane| if lane < count { products.seed(j, first + lane) } else { T::zero() },
            )?;
            self.deliver(&mut y, true);
            if count > 0 {
                self.put_columns(first, count, products);
            }
        }
        Ok(())
    }

    fn rows<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        mut y: Option<ViewMut<'_, G::Output, T>>,
        products: &mut impl Products<T>,
    ) -> Result<(), Error<F::Error>> {
        self.evaluate(point)?;
        self.deliver(&mut y, false);
        let total = products.count();
        for first in (0..total).step_by(LANES) {
            let count = LANES.min(total - first);
            let seed = |i, lane| if lane < count { products.seed(i, first + lane) } else { T::zero() };
            let outcome = self.pull_lanes(seed);
            self.settle_rows(outcome, point)?;
            self.put_rows(first, count, products);
        }
        Ok(())
    }

    fn linearize<F: FunctionOn<G>>(&mut self, point: Point<'_, G::Real, T, F>) -> Result<(), Error<F::Error>> {
        self.evaluate(point)
    }

    fn value_again<F: FunctionOn<G>>(
        &mut self,
        _: Point<'_, G::Real, T, F>,
        y: ViewMut<'_, G::Output, T>,
    ) -> Result<(), Error<F::Error>> {
        self.deliver(&mut Some(y), false);
        Ok(())
    }

    /// Runs the program at the point of the last `linearize`, without f.
    fn pushforward_again<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        x_dots: &[T],
        y_dots: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        for start in (0..batch).step_by(LANES) {
            let count = LANES.min(batch - start);
            let outcome = self.push_again(&tangents_from(x_dots, self.dims.0, start, count));
            self.settle(outcome, point)?;
            self.tangents(start, count, y_dots);
        }
        Ok(())
    }

    /// Runs backwards only, from the values of the last `linearize`.
    fn pullback_again<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        y_bars: &[T],
        x_bars: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        self.pull(point, batch, y_bars, x_bars)
    }
}
