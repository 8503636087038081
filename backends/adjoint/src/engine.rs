use core::cell::Cell;
use core::fmt;
use fluxions::adjoint::Stack;
use fluxions::engine::{Engine, FunctionOn, Mode, Point, Workspace};
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
    scratch: Vec<T>,
}

impl<T: Scalar<G::Real>, G: Signature> Clone for AdjointEngine<T, G> {
    /// The clone has a stack of its own, which is empty.
    fn clone(&self) -> Self {
        let Self { work, x_bar, y_bar, stack: _, dims, scratch } = self;
        Self {
            work: work.clone(),
            x_bar: x_bar.clone(),
            y_bar: y_bar.clone(),
            stack: Stack::new(),
            dims: *dims,
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
        let fits = G::Input::flat_bar(as_cells(&mut scratch[..dims.0])).is_some();
        scratch.clear();
        Ok(Self {
            work: Workspace::new(point, y, &mut |t| t).map_err(Error::Function)?,
            x_bar: (!fits).then(|| G::Input::cells(point.x)),
            y_bar: G::Output::cells(y),
            stack: Stack::new(),
            dims,
            scratch,
        })
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
        if self.x_bar.is_none() {
            x_bar.fill(T::zero());
            if let Some(bar) = G::Input::flat_bar(as_cells(x_bar)) {
                return self.work.run_adjoint(point, bar, &self.y_bar, &mut self.stack);
            }
        }
        let cells = self.x_bar.get_or_insert_with(|| G::Input::cells(point.x));
        G::Input::renew(cells, point.x);
        self.work.run_adjoint(point, G::Input::bar(cells), &self.y_bar, &mut self.stack)?;
        let mut to = x_bar.iter_mut();
        G::Input::each_cell(cells, &mut |cell: &Cell<T>| to.next().into_iter().for_each(|to| *to = cell.get()));
        Ok(())
    }
}

/// The numbers of a slice as cells.
#[inline]
fn as_cells<T>(numbers: &mut [T]) -> &[Cell<T>] {
    Cell::from_mut(numbers).as_slice_of_cells()
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
        let (n, m) = self.dims;
        if batch == 0 {
            self.work.load(point.x, &mut |t| t);
            self.work.run(point, &mut |t| t)?;
        }
        for k in 0..batch {
            self.pull(point, &seeds[k * m..][..m], &mut results[k * n..][..n])?;
        }
        if let Some(y) = y {
            G::Output::assign(y, self.work.y(), &mut |t: T| t);
        }
        Ok(())
    }
}
