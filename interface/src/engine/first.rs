use super::products::in_blocks;
use super::{FunctionOn, Point, Products};
use crate::sparse::Pattern;
use crate::target::{ColumnMajor, Target};
use crate::{Error, Real, Scalar, Signature, ViewMut};
use core::mem::take;

/// The primitive that an engine has by nature. [`Engine`] derives the other one from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// [`Engine::sweep`] is a pushforward: the seeds are tangents ẋ, the results are J ẋ.
    Forward,
    /// [`Engine::sweep`] is a pullback: the seeds are cotangents ȳ, the results are Jᵀ ȳ.
    Reverse,
}

/// First derivatives of functions of the signature `G` over the base number `T`.
///
/// An engine is the plan and the storage for points of one shape: a workspace for one thread.
/// [`Backend::prepare`](crate::Backend::prepare) makes it, and each call takes the function and the
/// point anew. For a backend over real numbers, `T` is `G::Real`; inside another backend it is the
/// number of the outer one.
///
/// Let n = dim x and m = dim y. Points of x and y are passed as slices of their components, in the
/// order of [`Space::each`](crate::Space::each). With `batch` seeds, seed k is the k-th stretch of
/// `seeds`, and its result is the k-th stretch of the results.
///
/// # Requirements
///
/// - Results are overwritten, not added to.
/// - `y`, if it is `Some`, receives f(x), without the tangents of the engine.
/// - A call with `batch = 0` evaluates f all the same, for `y` and for its error.
/// - A prepared engine does not allocate, unless f does or the backend's capabilities say so.
/// - After an error, and after a panic of f, the engine works as before.
/// - A clone is independent of the original.
///
/// An engine may assume that the shapes of the arguments fit: the operators have checked them. An
/// engine that evaluates f without a [`Workspace`](super::Workspace) compares the shape of y with
/// that of the preparation after each evaluation, and returns [`Error::Shape`] if they differ.
///
/// # Usage
///
/// Operators call engines. Code of one's own can do so too, for points that are known to fit:
///
/// ```
/// use fluxions::engine::{Engine, Point};
/// use fluxions::prelude::*;
/// use fluxions::Operator;
/// use fluxions_dual::Dual;
///
/// #[differentiable]
/// fn pair<S: Scalar>(x: &[S; 2]) -> [S; 2] {
///     [x[0] * x[1], x[0] - x[1]]
/// }
///
/// let (x, y) = ([2.0, 3.0], [0.0; 2]); // only the shape of y counts
/// let point = Point::<f64, f64, _>::new(&Pair, &x, ());
/// let mut engine = Dual::new().prepare(Operator::Pushforward, point, &y)?;
///
/// let tangents = [1.0, 10.0, 0.0, 1.0]; // two tangents: (1, 10) and (0, 1)
/// let mut y_dots = [0.0; 4];
/// engine.pushforward(point, 2, &tangents, None, &mut y_dots)?;
/// assert_eq!(y_dots, [23.0, -9.0, 2.0, -1.0]); // J = (3, 2; 1, −1)
///
/// let mut x_bar = [0.0; 2];
/// engine.pullback(point, 1, &[1.0, 0.0], None, &mut x_bar)?; // the first row of J
/// assert_eq!(x_bar, [3.0, 2.0]);
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
///
/// # Implementing
///
/// Required are [`MODE`](Self::MODE), [`dims`](Self::dims), [`scratch`](Self::scratch) and
/// [`sweep`](Self::sweep). The provided methods derive the rest by one sweep for each column or row
/// of the Jacobian. An engine overrides those that it can do with fewer calls of f.
///
/// An engine that can keep the evaluation of f overrides [`linearize`](Self::linearize) along with
/// the methods that end in `_again`. One that propagates several seeds at once overrides
/// [`columns`](Self::columns) or [`rows`](Self::rows), which sparse Jacobians are made of.
///
/// # Pitfalls
///
/// The provided methods store their seed and result in [`scratch`](Self::scratch). An engine that
/// uses it as well takes the vector out and puts it back.
pub trait Engine<T: Scalar<G::Real>, G: Signature>: Clone + Send + 'static {
    /// The primitive that [`sweep`](Self::sweep) computes.
    const MODE: Mode;

    /// Whether [`choices`](Self::choices) may know what f chooses.
    const TELLS_CHOICES: bool = false;

    /// Returns n = dim x and m = dim y.
    fn dims(&self) -> (usize, usize);

    /// Returns storage of the provided methods, for one seed and one result. It starts empty, and
    /// its content does not count between calls.
    fn scratch(&mut self) -> &mut Vec<T>;

    /// Forgets the function, so that the engine can differentiate another one of this signature, at
    /// points of the same shapes. Returns whether it can.
    ///
    /// The provided method returns `false`, and the engine is used for one function only. An engine that
    /// returns `true` keeps its storage, and nothing of what it knows of the function.
    fn forget(&mut self) -> bool {
        false
    }

    /// Computes one result for each seed: J ẋ in forward mode, Jᵀ ȳ in reverse mode.
    ///
    /// # Errors
    ///
    /// [`Error::Function`] if f fails, and what the backend adds.
    fn sweep<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        seeds: &[T],
        y: Option<ViewMut<'_, G::Output, T>>,
        results: &mut [T],
    ) -> Result<(), Error<F::Error>>;

    /// Overwrites `y_dots` with ẏ = J ẋ for each of `batch` tangents.
    ///
    /// `x_dots` has `batch` · n components, `y_dots` has `batch` · m. In forward mode it is
    /// [`sweep`](Self::sweep). In reverse mode the provided method costs m sweeps, whatever `batch`
    /// is.
    ///
    /// # Errors
    ///
    /// Those of [`sweep`](Self::sweep).
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

    /// Overwrites `x_bars` with x̄ = Jᵀ ȳ for each of `batch` cotangents.
    ///
    /// `y_bars` has `batch` · m components, `x_bars` has `batch` · n. In reverse mode it is
    /// [`sweep`](Self::sweep). In forward mode the provided method costs n sweeps, whatever `batch`
    /// is.
    ///
    /// # Errors
    ///
    /// Those of [`sweep`](Self::sweep).
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

    /// Overwrites `gradient` with ∇f, for m = 1.
    ///
    /// The provided method is a [`pullback`](Self::pullback) of the cotangent 1.
    ///
    /// # Errors
    ///
    /// Those of [`sweep`](Self::sweep).
    fn gradient<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        gradient: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        self.pullback(point, 1, &[T::one()], y, gradient)
    }

    /// Overwrites `jacobian` with the matrix J, which has m rows and n columns.
    ///
    /// The provided method costs n sweeps in forward mode and m sweeps in reverse mode.
    ///
    /// # Errors
    ///
    /// Those of [`sweep`](Self::sweep).
    fn jacobian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        jacobian: &mut impl Target<T>,
    ) -> Result<(), Error<F::Error>> {
        rows_or_columns(self, point, y, &mut |k, line| set_line(Self::MODE, k, line, jacobian))
    }

    /// Computes J s for each seed s of `products`, which has n components.
    ///
    /// It is a [`pushforward`](Self::pushforward) of seeds that are handed over a few at a time, and
    /// what the columns of a sparse Jacobian are recovered from. The provided method calls
    /// `pushforward` with eight seeds at a time.
    ///
    /// # Errors
    ///
    /// Those of [`sweep`](Self::sweep).
    fn columns<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        mut y: Option<ViewMut<'_, G::Output, T>>,
        products: &mut impl Products<T>,
    ) -> Result<(), Error<F::Error>> {
        let dims = self.dims();
        in_blocks(products, dims, |batch, seeds, results| self.pushforward(point, batch, seeds, y.take(), results))
    }

    /// Computes Jᵀ s for each seed s of `products`, which has m components.
    ///
    /// It is a [`pullback`](Self::pullback) of seeds that are handed over a few at a time, and what
    /// the rows of a sparse Jacobian are recovered from. The provided method calls `pullback` with
    /// eight seeds at a time.
    ///
    /// # Errors
    ///
    /// Those of [`sweep`](Self::sweep).
    fn rows<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        mut y: Option<ViewMut<'_, G::Output, T>>,
        products: &mut impl Products<T>,
    ) -> Result<(), Error<F::Error>> {
        let (n, m) = self.dims();
        in_blocks(products, (m, n), |batch, seeds, results| self.pullback(point, batch, seeds, y.take(), results))
    }

    /// Returns a number that stands for the choices of f in the last call of [`columns`](Self::columns); `None` if the engine does not
    /// record them, or if there is no one number.
    ///
    /// The choices are the outcomes of the comparisons of f, one after another. Calls with the same number have the same ones, and
    /// other ones by chance only, at odds of 1 : 2⁶⁴. A call without a product has the number, too. A pattern that holds by choices is then
    /// checked without a further evaluation of f: see [`Check`](crate::combinators::Check). An engine that implements it sets
    /// [`TELLS_CHOICES`](Self::TELLS_CHOICES). The provided method returns `None`.
    fn choices(&self) -> Option<u64> {
        None
    }

    /// Returns the number of seeds that one run of f propagates in [`columns`](Self::columns).
    ///
    /// It explains costs, and decides nothing. The provided method returns 1.
    fn lanes(&self) -> usize {
        1
    }

    /// Returns where J may have entries; `None` for everywhere.
    ///
    /// The provided method returns `None`.
    fn pattern(&self) -> Option<&Pattern> {
        None
    }

    /// Overwrites `values` with the entries of J, in the order of [`pattern`](Self::pattern). Without
    /// a pattern these are all m · n, column after column.
    ///
    /// `values` has one item for each entry. The provided method computes the whole Jacobian.
    ///
    /// # Errors
    ///
    /// Those of [`sweep`](Self::sweep). [`Error::Pattern`] if the pattern did not hold at this point
    /// and has grown.
    fn entries<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        values: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        let (n, m) = self.dims();
        self.jacobian(point, y, &mut ColumnMajor::of(values, m, n))
    }

    /// Prepares for several calls of [`value_again`](Self::value_again),
    /// [`pushforward_again`](Self::pushforward_again) and [`pullback_again`](Self::pullback_again) at
    /// one point.
    ///
    /// An engine that can keep the evaluation of f does so here. The provided method does nothing.
    ///
    /// # Errors
    ///
    /// Those of [`sweep`](Self::sweep).
    fn linearize<F: FunctionOn<G>>(&mut self, _point: Point<'_, G::Real, T, F>) -> Result<(), Error<F::Error>> {
        Ok(())
    }

    /// Overwrites `y` with f(x), at the point of the last [`linearize`](Self::linearize).
    ///
    /// `point` is that point. The provided method evaluates f again.
    ///
    /// # Errors
    ///
    /// Those of [`sweep`](Self::sweep).
    fn value_again<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: ViewMut<'_, G::Output, T>,
    ) -> Result<(), Error<F::Error>> {
        self.sweep(point, 0, &[], Some(y), &mut [])
    }

    /// Computes as [`pushforward`](Self::pushforward), at the point of the last
    /// [`linearize`](Self::linearize).
    ///
    /// `point` is that point. The provided method evaluates f again.
    ///
    /// # Errors
    ///
    /// Those of [`sweep`](Self::sweep).
    fn pushforward_again<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        x_dots: &[T],
        y_dots: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        self.pushforward(point, batch, x_dots, None, y_dots)
    }

    /// Computes as [`pullback`](Self::pullback), at the point of the last
    /// [`linearize`](Self::linearize).
    ///
    /// `point` is that point. The provided method evaluates f again.
    ///
    /// # Errors
    ///
    /// Those of [`sweep`](Self::sweep).
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

/// Visits the columns of J in forward mode, its rows in reverse mode, by sweeps over unit seeds.
/// `visit` receives the number of each.
fn rows_or_columns<T, G, E, F>(
    engine: &mut E,
    point: Point<'_, G::Real, T, F>,
    mut y: Option<ViewMut<'_, G::Output, T>>,
    visit: &mut dyn FnMut(usize, &[T]),
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
    let mut scratch = take(engine.scratch());
    scratch.clear();
    scratch.resize(seeds + results, T::zero());
    let (seed, result) = scratch.split_at_mut(seeds);
    let mut outcome = Ok(());
    for k in 0..seeds {
        seed[k] = T::one();
        outcome = engine.sweep(point, 1, seed, y.take(), result);
        seed[k] = T::zero();
        if outcome.is_err() {
            break;
        }
        visit(k, result);
    }
    *engine.scratch() = scratch;
    outcome
}

/// Writes column k of J in forward mode, row k in reverse mode.
fn set_line<T: Copy>(mode: Mode, k: usize, line: &[T], jacobian: &mut impl Target<T>) {
    for (l, &value) in line.iter().enumerate() {
        match mode {
            Mode::Forward => jacobian.set(l, k, value),
            Mode::Reverse => jacobian.set(k, l, value),
        }
    }
}

/// Computes the products with the other side of J: Jᵀ ȳ in forward mode, J ẋ in reverse mode.
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
    let dims = match E::MODE {
        Mode::Forward => (m, n),
        Mode::Reverse => (n, m),
    };
    results.fill(T::zero());
    rows_or_columns(engine, point, y, &mut |to, line| add_products(dims, batch, seeds, (to, line), results))
}

/// Adds the products of each seed with a row or column of J to component `to` of its result. `dims` are the numbers of
/// components of a seed and of a result.
fn add_products<R: Real, T: Scalar<R>>(
    dims: (usize, usize),
    batch: usize,
    seeds: &[T],
    (to, line): (usize, &[T]),
    results: &mut [T],
) {
    for (from, &value) in line.iter().enumerate() {
        for k in 0..batch {
            results[k * dims.1 + to] += value * seeds[k * dims.0 + from];
        }
    }
}
