use crate::call::Call;
use core::fmt;
use core::mem::take;
use fluxions::adjoint::Cell;
use fluxions::engine::{Engine, FunctionOn, Mode, Point};
use fluxions::rule::by_rows;
use fluxions::{Error, Scalar, Signature, Space, View, ViewMut};

/// First derivatives by the adjoint of f: one call of it for each cotangent.
///
/// The adjoints of x are summed up in the buffer for the result, if its cells can be seen as adjoints of x. A function that writes
/// y in place writes it to the buffer for y, if y is a list of numbers.
pub struct AdjointEngine<T: Scalar<G::Real>, G: Signature> {
    call: Call<T, G>,
    /// The adjoints of x, where the buffer for the result cannot hold them.
    x_bar: Option<<G::Input as Space>::Cells<T>>,
    dims: (usize, usize),
    /// A row of J, and the cotangent that it belongs to.
    row: Vec<T>,
    scratch: Vec<T>,
}

impl<T: Scalar<G::Real>, G: Signature> Clone for AdjointEngine<T, G> {
    fn clone(&self) -> Self {
        let Self { call, x_bar, dims, row, scratch } = self;
        Self { call: call.clone(), x_bar: x_bar.clone(), dims: *dims, row: row.clone(), scratch: scratch.clone() }
    }
}

impl<T: Scalar<G::Real>, G: Signature> fmt::Debug for AdjointEngine<T, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AdjointEngine").field("dims", &self.dims).finish_non_exhaustive()
    }
}

impl<T: Scalar<G::Real>, G: Signature> AdjointEngine<T, G> {
    /// Makes an engine for points of this shape.
    ///
    /// # Errors
    ///
    /// The error of the function, if it fails to prepare a derivative inside it.
    pub fn new<F: FunctionOn<G>>(
        point: Point<'_, G::Real, T, F>,
        y: View<'_, G::Output, T>,
    ) -> Result<Self, Error<F::Error>> {
        let dims = (G::Input::dim(point.x), G::Output::dim(y));
        // Room for the provided methods: a seed and a result.
        let mut scratch = vec![T::zero(); dims.0 + dims.1];
        let fits = G::Input::flat_bar(point.x, Cell::from_mut_slice(&mut scratch[..dims.0])).is_some();
        let row = scratch.clone();
        scratch.clear();
        let x_bar = (!fits).then(|| G::Input::cells(point.x));
        Ok(Self { call: Call::new(point, y, dims.1)?, x_bar, dims, row, scratch })
    }

    /// Overwrites each x̄ with Jᵀ ȳ.
    fn pull_all<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        y_bars: &[T],
        mut y: Option<ViewMut<'_, G::Output, T>>,
        x_bars: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        let (n, m) = self.dims;
        (0..batch).try_for_each(|k| self.pull(point, &y_bars[k * m..][..m], y.take(), &mut x_bars[k * n..][..n]))
    }

    /// Overwrites y_dots with J ẋ: each row of J, times each ẋ.
    fn push_by_rows<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        x_dots: &[T],
        mut y: Option<ViewMut<'_, G::Output, T>>,
        row: &mut [T],
        y_dots: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        let (n, m) = self.dims;
        let (row, seed) = row.split_at_mut(n);
        seed.fill(T::zero());
        for i in 0..m {
            seed[i] = T::one();
            let outcome = by_rows(|| self.pull(point, seed, y.take(), row));
            seed[i] = T::zero();
            outcome?;
            for k in 0..batch {
                y_dots[k * m + i] = row.iter().zip(&x_dots[k * n..][..n]).map(|(&slope, &x_dot)| slope * x_dot).sum();
            }
        }
        Ok(())
    }

    /// Overwrites `x_bar` with Jᵀ ȳ for one cotangent, and `y` with f(x).
    #[inline]
    fn pull<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y_bar: &[T],
        y: Option<ViewMut<'_, G::Output, T>>,
        x_bar: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        // Whether this is so, the type tells: it is not asked at run time.
        let flat = Cell::from_mut_slice(x_bar);
        if let Some(bar) = G::Input::flat_bar(point.x, flat) {
            flat.iter().for_each(|cell| cell.set(T::zero()));
            return self.call.run(point, bar, y_bar, y);
        }
        let cells = self.x_bar.get_or_insert_with(|| G::Input::cells(point.x));
        G::Input::renew(cells, point.x);
        self.call.run(point, G::Input::bar(cells), y_bar, y)?;
        let mut to = x_bar.iter_mut();
        G::Input::each_cell(G::Input::bar(cells), &mut |cell: &Cell<T>| {
            to.next().into_iter().for_each(|to| *to = cell.get())
        });
        Ok(())
    }
}

impl<T: Scalar<G::Real>, G: Signature> Engine<T, G> for AdjointEngine<T, G> {
    const MODE: Mode = Mode::Reverse;

    fn dims(&self) -> (usize, usize) {
        self.dims
    }
    fn scratch(&mut self) -> &mut Vec<T> {
        &mut self.scratch
    }

    #[inline]
    fn sweep<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        seeds: &[T],
        y: Option<ViewMut<'_, G::Output, T>>,
        results: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        match batch {
            0 => self.call.evaluate(point, y),
            1 => self.pull(point, seeds, y, results),
            _ => self.pull_all(point, batch, seeds, y, results),
        }
    }

    // The provided method does the same in `scratch`, which an outer engine may have taken: it would allocate.
    fn pushforward<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        x_dots: &[T],
        y: Option<ViewMut<'_, G::Output, T>>,
        y_dots: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        if batch == 0 || self.dims.1 == 0 {
            return self.sweep(point, 0, &[], y, &mut []);
        }
        let mut row = take(&mut self.row);
        let outcome = self.push_by_rows(point, batch, x_dots, y, &mut row, y_dots);
        self.row = row;
        outcome
    }
}
