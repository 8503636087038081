use super::{Engine, FunctionOn, Mode, Point, Products, Workspace};
use crate::scalar::Seeded;
use crate::target::Target;
use crate::{Error, Owned, Real, Scalar, Signature, Space, View, ViewMut};
use core::array::from_fn;
use core::mem::take;
use derive_where::derive_where;
use num_traits::{One, Zero};

/// Forward mode with a number of `N` tangents.
///
/// ẏ = J ẋ for N tangents costs one call of f. A gradient or Jacobian costs ⌈n/N⌉ calls, a batch of
/// b pushforwards costs ⌈b/N⌉, and pullbacks are products with the Jacobian: ⌈n/N⌉ calls, however
/// many there are. The first derivatives are along unit tangents, N columns of J at a time. Source:
/// Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §3.1.
///
/// `T` is the base number, `S` the number with the tangents, `G` the signature.
#[derive_where(Clone, Debug)]
pub struct ForwardEngine<T: Scalar<G::Real>, S: Scalar<G::Real>, G: Signature, const N: usize> {
    work: Workspace<S, G>,
    dims: (usize, usize),
    scratch: Vec<T>,
    /// Whether x has the seeds of the last products.
    seeded: bool,
}

impl<T, S, G, const N: usize> ForwardEngine<T, S, G, N>
where
    T: Scalar<G::Real>,
    S: Seeded<G::Real, T, N>,
    G: Signature,
{
    /// Makes an engine with storage for points of this shape and outputs of the shape of `y`.
    ///
    /// # Errors
    ///
    /// [`Error::Function`] if the function fails to prepare a derivative inside it.
    pub fn new<F: FunctionOn<G>>(
        point: Point<'_, G::Real, T, F>,
        y: View<'_, G::Output, T>,
    ) -> Result<Self, Error<F::Error>> {
        let work = Workspace::new(point, y, &mut S::lift).map_err(Error::Function)?;
        Ok(Self { work, dims: (G::Input::dim(point.x), G::Output::dim(y)), scratch: Vec::new(), seeded: false })
    }

    /// Calls f at the point that is loaded.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn run<F: FunctionOn<G>>(&mut self, point: Point<'_, G::Real, T, F>) -> Result<(), Error<F::Error>> {
        self.work.run(point, &mut S::lift)
    }

    /// Writes the value, which all runs at a point have in common. It is called once, after the
    /// last run.
    #[inline]
    fn value(&self, y: Option<ViewMut<'_, G::Output, T>>) {
        if let Some(y) = y {
            G::Output::assign(y, self.work.y(), &mut value_of::<G::Real, T, S, N>);
        }
    }

    /// Returns a point of the shape of y.
    pub(super) fn like_y(&self) -> Owned<G::Output, T> {
        G::Output::map(self.work.y(), &mut value_of::<G::Real, T, S, N>)
    }

    /// Changes the inputs that belong to the `count` columns from `start`.
    #[inline]
    fn edit(&mut self, start: usize, count: usize, mut change: impl FnMut(usize, &mut S)) {
        if N == 1 {
            return self.work.edit_one(start, &mut first_of(&mut change));
        }
        self.work.edit(start, count, &mut change);
    }

    // The next two are functions of their own, so that they are compiled once for an engine, and not once for each f.

    /// Gives the inputs that belong to the `count` columns from `start` their unit tangents.
    #[inline]
    fn seed(&mut self, start: usize, count: usize) {
        self.edit(start, count, seed_one::<G::Real, T, S, N>);
    }

    /// Removes the tangents from the inputs that belong to the `count` columns from `start`.
    #[inline]
    fn clear(&mut self, start: usize, count: usize) {
        self.edit(start, count, clear_one::<G::Real, T, S, N>);
    }

    /// Moves the unit tangent from one column to the next, where `N` is 1. Returns whether there is a next one.
    #[inline]
    fn advance(&mut self, column: usize) -> bool {
        let moved = self.work.edit_pair(column, |x, next| {
            *x = S::lift(x.value());
            *next = S::seed(next.value(), unit(0));
        });
        moved.unwrap_or_else(|| {
            let is_last = column + 1 >= self.dims.0;
            if !is_last {
                self.clear(column, 1);
                self.seed(column + 1, 1);
            }
            !is_last
        })
    }

    /// Runs f over the unit tangents, `N` at a time. `visit` receives the first column, the number
    /// of columns and y.
    #[inline]
    fn units<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        mut visit: impl FnMut(usize, usize, View<'_, G::Output, S>),
    ) -> Result<(), Error<F::Error>> {
        let n = self.dims.0;
        self.seeded = false;
        self.work.load(point.x, &mut S::lift);
        let mut start = 0;
        if N == 1 {
            self.seed(0, 1);
        }
        // f is called from one place, for no column too, so that it can be compiled into this loop.
        loop {
            // One lane is no loop, where this is known as it is compiled; without inputs there is none of that column.
            let count = if N == 1 { 1 } else { N.min(n - start) };
            if N != 1 {
                self.seed(start, count);
            }
            self.run(point)?;
            visit(start, count, self.work.y());
            // One lane is moved by one look at the inputs, which also says whether there is a next column.
            let is_last = if N == 1 { !self.advance(start) } else { start + count >= n };
            if is_last {
                self.value(y);
                return Ok(());
            }
            if N != 1 {
                self.clear(start, count);
            }
            start += count;
        }
    }
}

/// Loads x with the `N` seeds from `first` on. Returns whether these are all seeds, so that x keeps
/// them for the next call. `seeded` is what the last call returned.
#[inline]
pub(super) fn load_seeds<const N: usize, T: Scalar<G::Real>, S: Seeded<G::Real, T, N>, G: Signature>(
    work: &mut Workspace<S, G>,
    seeded: bool,
    x: View<'_, G::Input, T>,
    products: &impl Products<T>,
    first: usize,
) -> bool {
    if seeded && products.are_repeated() && work.reload(x, |to, value| *to = to.with_value(value)) {
        return true;
    }
    work.load(x, &mut seeded_by::<G::Real, T, S, _, N>(products, first));
    products.count() <= N
}

// The next ones are compiled once for a number, and not once for each signature, as closures in the methods of an engine would be.

/// Returns the value without the tangents.
pub(crate) fn value_of<R: Real, T: Scalar<R>, S: Seeded<R, T, N>, const N: usize>(s: S) -> T {
    s.value()
}

/// Gives a number the unit tangent of lane `lane`.
#[inline]
fn seed_one<R: Real, T: Scalar<R>, S: Seeded<R, T, N>, const N: usize>(lane: usize, x: &mut S) {
    *x = S::seed(x.value(), unit(lane));
}

/// Removes the tangents of a number.
#[inline]
fn clear_one<R: Real, T: Scalar<R>, S: Seeded<R, T, N>, const N: usize>(_: usize, x: &mut S) {
    *x = S::lift(x.value());
}

/// Returns `change` for lane 0.
#[inline]
fn first_of<S>(change: &mut impl FnMut(usize, &mut S)) -> impl FnMut(&mut S) {
    move |x| change(0, x)
}

/// Returns what gives the components of x, one after another, the `N` seeds of `products` from `first` on.
#[inline]
fn seeded_by<R: Real, T: Scalar<R>, S: Seeded<R, T, N>, P: Products<T>, const N: usize>(
    products: &P,
    first: usize,
) -> impl FnMut(T) -> S {
    let mut j = 0;
    move |value| {
        let (tangents, any) = products.seeds::<N>(j, first);
        j += 1;
        // A number without tangents is passed over by what f does with it.
        if any { S::seed(value, tangents) } else { S::lift(value) }
    }
}

/// Returns what gives the components of x, one after another, `count` seeds of n components each, which lie one after another.
#[inline]
fn seeded_from<R: Real, T: Scalar<R>, S: Seeded<R, T, N>, const N: usize>(
    seeds: &[T],
    n: usize,
    count: usize,
) -> impl FnMut(T) -> S {
    let mut j = 0;
    move |value| {
        let tangents = lanes_of(seeds, (n, j), count);
        j += 1;
        S::seed(value, tangents)
    }
}

/// Returns what writes the tangents of the components of y, one after another, to `count` results of m components each.
#[inline]
fn spread<R: Real, T: Scalar<R>, S: Seeded<R, T, N>, const N: usize>(
    results: &mut [T],
    m: usize,
    count: usize,
) -> impl FnMut(S) {
    let mut i = 0;
    move |s| {
        for lane in 0..count {
            results[lane * m + i] = s.tangent(lane);
        }
        i += 1;
    }
}

/// Returns what appends the tangents of each component of y in the first `count` lanes.
#[inline]
fn appended<R: Real, T: Scalar<R>, S: Seeded<R, T, N>, const N: usize>(
    room: &mut Vec<T>,
    count: usize,
) -> impl FnMut(S) {
    move |s| {
        for k in 0..count {
            room.push(s.tangent(k));
        }
    }
}

/// Returns what adds the products of `batch` cotangents with the columns of J from `start` on. It receives the components of y,
/// one after another.
#[inline]
fn combined<R: Real, T: Scalar<R>, S: Seeded<R, T, N>, const N: usize>(
    (batch, n, m): (usize, usize, usize),
    y_bars: &[T],
    x_bars: &mut [T],
    (start, count): (usize, usize),
) -> impl FnMut(S) {
    let mut i = 0;
    move |s| {
        for k in 0..batch {
            let y_bar = y_bars[k * m + i];
            let x_bar = &mut x_bars[k * n..][..n];
            each_of::<N, T>(x_bar, start, count, |lane, x_bar| *x_bar += s.tangent(lane) * y_bar);
        }
        i += 1;
    }
}

/// Returns what writes the derivatives of y, which is one number, by the inputs from `start` on.
#[inline]
fn slopes<R: Real, T: Scalar<R>, S: Seeded<R, T, N>, const N: usize>(
    gradient: &mut [T],
    (start, count): (usize, usize),
) -> impl FnMut(S) {
    move |s| each_of::<N, T>(gradient, start, count, |lane, g| *g = s.tangent(lane))
}

/// Returns what writes `count` columns of J from `start` on. It receives the components of y, one after another.
#[inline]
fn columns_of<R: Real, T: Scalar<R>, S: Seeded<R, T, N>, const N: usize>(
    jacobian: &mut impl Target<T>,
    start: usize,
    count: usize,
) -> impl FnMut(S) {
    let mut i = 0;
    move |s| {
        for lane in 0..count {
            jacobian.set(i, start + lane, s.tangent(lane));
        }
        i += 1;
    }
}

/// Returns the tangent in a lane.
#[inline]
fn tangent_of<R: Real, T: Scalar<R>, S: Seeded<R, T, N>, const N: usize>(s: &S, lane: usize) -> T {
    s.tangent(lane)
}

/// Returns unit tangents, with 1 in lane `of`.
#[inline]
fn unit<T: Zero + One, const N: usize>(of: usize) -> [T; N] {
    from_fn(|lane| if lane == of { T::one() } else { T::zero() })
}

/// Returns component j of `count` seeds of n components each, which lie one after another, and 0 in
/// the other lanes.
#[inline]
fn lanes_of<T: Copy + Zero, const N: usize>(seeds: &[T], (n, j): (usize, usize), count: usize) -> [T; N] {
    from_fn(|lane| if lane < count { seeds[lane * n + j] } else { T::zero() })
}

/// Hands over the tangents of y: the products `first..first + count`.
#[inline]
pub(super) fn hand_over<const N: usize, T: Scalar<G::Real>, S: Seeded<G::Real, T, N>, G: Signature>(
    y: View<'_, G::Output, S>,
    products: &mut impl Products<T>,
    (first, count): (usize, usize),
) {
    if let Some(slice) = G::Output::as_slice(&y) {
        return products.put(first, count, |i, k| slice[i].tangent(k));
    }
    let mut room = take(products.room());
    room.clear();
    G::Output::each(y, &mut appended::<G::Real, T, S, N>(&mut room, count));
    products.put(first, count, |i, k| room[i * count + k]);
    *products.room() = room;
}

/// Visits the components that belong to the `count` columns from `start`.
#[inline]
fn each_of<const N: usize, T>(all: &mut [T], start: usize, count: usize, mut visit: impl FnMut(usize, &mut T)) {
    if N == 1 {
        if let Some(x) = all.get_mut(start) {
            visit(0, x);
        }
        return;
    }
    let columns = all.get_mut(start..start + count).unwrap_or_default();
    for (lane, x) in columns.iter_mut().enumerate() {
        visit(lane, x);
    }
}

impl<T, S, G, const N: usize> Engine<T, G> for ForwardEngine<T, S, G, N>
where
    T: Scalar<G::Real>,
    S: Seeded<G::Real, T, N>,
    G: Signature,
{
    const MODE: Mode = Mode::Forward;

    fn dims(&self) -> (usize, usize) {
        self.dims
    }

    fn scratch(&mut self) -> &mut Vec<T> {
        &mut self.scratch
    }

    fn forget(&mut self) -> bool {
        self.work.forget();
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
        let (n, m) = self.dims;
        self.seeded = false;
        for start in (0..batch.max(1)).step_by(N) {
            let count = N.min(batch - start.min(batch));
            self.work.load(point.x, &mut seeded_from::<G::Real, T, S, N>(&seeds[start * n..], n, count));
            self.run(point)?;
            G::Output::each(self.work.y(), &mut spread::<G::Real, T, S, N>(&mut results[start * m..], m, count));
        }
        self.value(y);
        Ok(())
    }

    fn lanes(&self) -> usize {
        N
    }

    fn columns<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        products: &mut impl Products<T>,
    ) -> Result<(), Error<F::Error>> {
        let total = products.count();
        let mut first = 0;
        loop {
            let count = N.min(total - first);
            self.seeded = load_seeds::<N, T, S, G>(&mut self.work, self.seeded, point.x, products, first);
            self.run(point)?;
            if count > 0 {
                hand_over::<N, T, S, G>(self.work.y(), products, (first, count));
            }
            first += count;
            if first >= total {
                self.value(y);
                return Ok(());
            }
        }
    }

    fn pullback<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        y_bars: &[T],
        y: Option<ViewMut<'_, G::Output, T>>,
        x_bars: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        let (n, m) = self.dims;
        let mut y = y;
        let to = y.as_mut().map(G::Output::reborrow);
        if let Some(outcome) = point.f.pull_by_rule(point.x, y_bars, self.work.shape(), to, x_bars) {
            return outcome;
        }
        x_bars.fill(T::zero());
        self.units(point, y, |start, count, y| {
            G::Output::each(y, &mut combined::<G::Real, T, S, N>((batch, n, m), y_bars, x_bars, (start, count)));
        })
    }

    fn gradient<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        gradient: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        let mut y = y;
        let to = y.as_mut().map(G::Output::reborrow);
        if let Some(outcome) = point.f.pull_by_rule(point.x, &[T::one()], self.work.shape(), to, gradient) {
            return outcome;
        }
        self.units(point, y, |start, count, y| {
            G::Output::each(y, &mut slopes::<G::Real, T, S, N>(gradient, (start, count)));
        })
    }

    fn jacobian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        jacobian: &mut impl Target<T>,
    ) -> Result<(), Error<F::Error>> {
        let n = self.dims.0;
        self.units(point, y, |start, count, y| {
            let count = count.min(n);
            if let Some(slice) = G::Output::as_slice(&y) {
                return jacobian.set_columns(start, count, slice, tangent_of::<G::Real, T, S, N>);
            }
            G::Output::each(y, &mut columns_of::<G::Real, T, S, N>(jacobian, start, count));
        })
    }
}
