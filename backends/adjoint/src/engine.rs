use core::fmt;
use core::mem::take;
use fluxions::adjoint::{Cell, Stack};
use fluxions::engine::{Engine, FunctionOn, Mode, Point, Workspace};
use fluxions::rule::by_rows;
use fluxions::{Error, Scalar, Signature, Space, View, ViewMut};

/// First derivatives by the adjoint of f: one call of it for each cotangent.
///
/// The adjoints of x are summed up in the buffer for the result, if its cells can be seen as adjoints of x.
pub struct AdjointEngine<T: Scalar<G::Real>, G: Signature> {
    work: Workspace<T, G>,
    /// The adjoints of x, where the buffer for the result cannot hold them.
    x_bar: Option<<G::Input as Space>::Cells<T>>,
    y_bar: <G::Output as Space>::Cells<T>,
    stack: Stack,
    dims: (usize, usize),
    /// A row of J.
    row: Vec<T>,
    scratch: Vec<T>,
}

impl<T: Scalar<G::Real>, G: Signature> Clone for AdjointEngine<T, G> {
    /// The clone has a stack of its own, which is empty.
    fn clone(&self) -> Self {
        let Self { work, x_bar, y_bar, stack: _, dims, row, scratch } = self;
        Self {
            work: work.clone(),
            x_bar: x_bar.clone(),
            y_bar: y_bar.clone(),
            stack: Stack::new(),
            dims: *dims,
            row: row.clone(),
            scratch: scratch.clone(),
        }
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
        let fits = G::Input::flat_bar(Cell::from_mut_slice(&mut scratch[..dims.0])).is_some();
        scratch.clear();
        Ok(Self {
            work: Workspace::new(point, y, &mut |t| t).map_err(Error::Function)?,
            x_bar: (!fits).then(|| G::Input::cells(point.x)),
            y_bar: G::Output::cells(y),
            stack: Stack::new(),
            dims,
            row: vec![T::zero(); dims.0],
            scratch,
        })
    }

    /// Evaluates f.
    #[cold]
    fn evaluate<F: FunctionOn<G>>(&mut self, point: Point<'_, G::Real, T, F>) -> Result<(), Error<F::Error>> {
        self.work.load(point.x, &mut |t| t);
        self.work.run(point, &mut |t| t)
    }

    /// Overwrites each x̄ with Jᵀ ȳ.
    fn pull_all<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        y_bars: &[T],
        x_bars: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        let (n, m) = self.dims;
        (0..batch).try_for_each(|k| self.pull(point, &y_bars[k * m..][..m], &mut x_bars[k * n..][..n]))
    }

    /// Overwrites `x_bar` with Jᵀ ȳ for one cotangent.
    #[inline]
    fn pull<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y_bar: &[T],
        x_bar: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        let mut seeds = y_bar.iter();
        G::Output::each_cell(&self.y_bar, &mut |cell: &Cell<T>| seeds.next().into_iter().for_each(|&s| cell.set(s)));
        self.pull_seeds(point, x_bar)
    }

    /// Overwrites y_dots with J ẋ: each row of J, times each ẋ.
    fn push_by_rows<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        x_dots: &[T],
        row: &mut [T],
        y_dots: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        let (n, m) = self.dims;
        for i in 0..m {
            let mut at = 0..m;
            let unit = |j| if Some(i) == j { T::one() } else { T::zero() };
            G::Output::each_cell(&self.y_bar, &mut |cell: &Cell<T>| cell.set(unit(at.next())));
            by_rows(|| self.pull_seeds(point, row))?;
            for k in 0..batch {
                y_dots[k * m + i] = row.iter().zip(&x_dots[k * n..][..n]).map(|(&slope, &x_dot)| slope * x_dot).sum();
            }
        }
        Ok(())
    }

    /// Overwrites `x_bar` with Jᵀ ȳ for the cotangent that is set.
    #[inline]
    fn pull_seeds<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        x_bar: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        // Whether this is so, the type tells: it is not asked at run time.
        let flat = Cell::from_mut_slice(x_bar);
        if let Some(bar) = G::Input::flat_bar(flat) {
            flat.iter().for_each(|cell| cell.set(T::zero()));
            let outcome = self.work.run_adjoint(point, bar, &self.y_bar, &mut self.stack);
            return outcome.inspect_err(|_| self.stack.clear());
        }
        let cells = self.x_bar.get_or_insert_with(|| G::Input::cells(point.x));
        G::Input::renew(cells, point.x);
        let outcome = self.work.run_adjoint(point, G::Input::bar(cells), &self.y_bar, &mut self.stack);
        outcome.inspect_err(|_| self.stack.clear())?;
        let mut to = x_bar.iter_mut();
        G::Input::each_cell(cells, &mut |cell: &Cell<T>| to.next().into_iter().for_each(|to| *to = cell.get()));
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
            0 => self.evaluate(point)?,
            1 => self.pull(point, seeds, results)?,
            _ => self.pull_all(point, batch, seeds, results)?,
        }
        if let Some(y) = y {
            G::Output::assign(y, self.work.y(), &mut |t: T| t);
        }
        Ok(())
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
        let outcome = self.push_by_rows(point, batch, x_dots, &mut row, y_dots);
        self.row = row;
        outcome?;
        if let Some(y) = y {
            G::Output::assign(y, self.work.y(), &mut |t: T| t);
        }
        Ok(())
    }
}
