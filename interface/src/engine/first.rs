use super::{FunctionOn, Point};
use crate::target::Target;
use crate::{Error, Scalar, Signature, ViewMut};
use core::mem::take;

/// Which of the two primitives an engine has by nature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// [`Engine::sweep`] is a pushforward: seeds are tangents ẋ, results are J ẋ.
    Forward,
    /// [`Engine::sweep`] is a pullback: seeds are cotangents ȳ, results are +Jᵀ ȳ.
    Reverse,
}

/// Differentiates functions of the signature `G`, once prepared, over the base number `T`: the workspace of one thread, with
/// its plan.
///
/// The operators have checked all shapes: engines may assume them. With n = dim x and m = dim y, `batch` seeds lie one
/// after another in `seeds`, and so do the results; results are overwritten. `y`, where it is asked for, receives
/// f(x). A call with `batch = 0` evaluates f all the same. An engine that evaluates f without a [`Workspace`](super::Workspace) checks
/// the shape of what f gives: where it is not that of the preparation, the call ends in [`Error::Shape`].
pub trait Engine<T: Scalar<G::Real>, G: Signature>: Clone + Send + 'static {
    /// What [`sweep`](Self::sweep) is.
    const MODE: Mode;

    /// n and m.
    fn dims(&self) -> (usize, usize);

    /// Room for the polyfill: one seed and one result. Starts empty.
    fn spare(&mut self) -> &mut Vec<T>;

    /// The primitive: one result for each seed.
    fn sweep<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        seeds: &[T],
        y: Option<ViewMut<'_, G::Output, T>>,
        results: &mut [T],
    ) -> Result<(), Error<F::Error>>;

    /// ẏ = J ẋ for each tangent.
    fn pushforward<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        x_dots: &[T],
        y: Option<ViewMut<'_, G::Output, T>>,
        y_dots: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        match Self::MODE {
            Mode::Forward => self.sweep(point, batch, x_dots, y, y_dots),
            Mode::Reverse => transposed(self, point, batch, x_dots, y, y_dots),
        }
    }

    /// x̄ = +Jᵀ ȳ for each cotangent.
    fn pullback<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        y_bars: &[T],
        y: Option<ViewMut<'_, G::Output, T>>,
        x_bars: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        match Self::MODE {
            Mode::Reverse => self.sweep(point, batch, y_bars, y, x_bars),
            Mode::Forward => transposed(self, point, batch, y_bars, y, x_bars),
        }
    }

    /// ∇f, for m = 1.
    fn gradient<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        gradient: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        self.pullback(point, 1, &[T::one()], y, gradient)
    }

    /// The matrix J, m × n.
    fn jacobian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        jacobian: &mut impl Target<T>,
    ) -> Result<(), Error<F::Error>> {
        rows_or_columns(self, point, y, &mut |i, j, value| jacobian.set(i, j, value))
    }

    /// Prepares for several calls of [`pushforward_again`](Self::pushforward_again) or
    /// [`pullback_again`](Self::pullback_again) at this point, where the engine can keep the evaluation.
    fn linearize<F: FunctionOn<G>>(&mut self, _point: Point<'_, G::Real, T, F>) -> Result<(), Error<F::Error>> {
        Ok(())
    }

    /// [`pushforward`](Self::pushforward) at the point of the last [`linearize`](Self::linearize).
    fn pushforward_again<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        x_dots: &[T],
        y_dots: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        self.pushforward(point, batch, x_dots, None, y_dots)
    }

    /// [`pullback`](Self::pullback) at the point of the last [`linearize`](Self::linearize).
    fn pullback_again<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        y_bars: &[T],
        x_bars: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        self.pullback(point, batch, y_bars, None, x_bars)
    }
}

/// Visits every entry (i, j) of J by sweeps over unit seeds: columns in forward mode, rows in reverse mode.
fn rows_or_columns<T, G, E, F>(
    engine: &mut E,
    point: Point<'_, G::Real, T, F>,
    mut y: Option<ViewMut<'_, G::Output, T>>,
    visit: &mut impl FnMut(usize, usize, T),
) -> Result<(), Error<F::Error>>
where
    T: Scalar<G::Real>,
    G: Signature,
    E: Engine<T, G>,
    F: FunctionOn<G>,
{
    let (n, m) = engine.dims();
    let (seeds, results) = match E::MODE {
        Mode::Forward => (n, m),
        Mode::Reverse => (m, n),
    };
    if seeds == 0 {
        return engine.sweep(point, 0, &[], y, &mut []);
    }
    let mut spare = take(engine.spare());
    spare.clear();
    spare.resize(seeds + results, T::zero());
    let (seed, result) = spare.split_at_mut(seeds);
    let mut outcome = Ok(());
    for k in 0..seeds {
        seed[k] = T::one();
        outcome = engine.sweep(point, 1, seed, y.take(), result);
        seed[k] = T::zero();
        if outcome.is_err() {
            break;
        }
        for (l, &value) in result.iter().enumerate() {
            match E::MODE {
                Mode::Forward => visit(l, k, value),
                Mode::Reverse => visit(k, l, value),
            }
        }
    }
    *engine.spare() = spare;
    outcome
}

/// The products with the other side of J: Jᵀ ȳ in forward mode, J ẋ in reverse mode.
fn transposed<T, G, E, F>(
    engine: &mut E,
    point: Point<'_, G::Real, T, F>,
    batch: usize,
    seeds: &[T],
    y: Option<ViewMut<'_, G::Output, T>>,
    results: &mut [T],
) -> Result<(), Error<F::Error>>
where
    T: Scalar<G::Real>,
    G: Signature,
    E: Engine<T, G>,
    F: FunctionOn<G>,
{
    let (n, m) = engine.dims();
    let (seed_dim, result_dim) = match E::MODE {
        Mode::Forward => (m, n),
        Mode::Reverse => (n, m),
    };
    results.fill(T::zero());
    rows_or_columns(engine, point, y, &mut |i, j, value| {
        let (from, to) = match E::MODE {
            Mode::Forward => (i, j),
            Mode::Reverse => (j, i),
        };
        for k in 0..batch {
            results[k * result_dim + to] += value * seeds[k * seed_dim + from];
        }
    })
}
