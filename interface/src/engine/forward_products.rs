use super::forward::{hand_over, load_seeds, value_of};
use super::{Engine, FunctionOn, Mode, Point, Products, Workspace};
use crate::scalar::Seeded;
use crate::{Error, Scalar, Signature, Space, View, ViewMut};
use derive_where::derive_where;

/// Forward mode with a number of `N` tangents, for [`columns`](Engine::columns).
///
/// A batch of b pushforwards costs ⌈b/N⌉ calls of f, as with a
/// [`ForwardEngine`](super::ForwardEngine). The other operators are derived from them: they are
/// right, and cost more. So f is compiled once for this number.
#[derive_where(Clone, Debug)]
pub struct ForwardProducts<T: Scalar<G::Real>, S: Scalar<G::Real>, G: Signature, const N: usize> {
    work: Workspace<S, G>,
    dims: (usize, usize),
    scratch: Vec<T>,
    room: Vec<T>,
    /// Whether x has the seeds of the last products.
    seeded: bool,
}

impl<T, S, G, const N: usize> ForwardProducts<T, S, G, N>
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
        let dims = (G::Input::dim(point.x), G::Output::dim(y));
        Ok(Self { work, dims, scratch: Vec::new(), room: Vec::new(), seeded: false })
    }

    /// Evaluates f at the point that is loaded.
    #[inline(never)]
    fn run<F: FunctionOn<G>>(&mut self, point: Point<'_, G::Real, T, F>) -> Result<(), Error<F::Error>> {
        self.work.run(point, &mut S::lift)
    }

    /// Writes the value of the last run.
    fn value(&self, y: Option<ViewMut<'_, G::Output, T>>) {
        if let Some(y) = y {
            G::Output::assign(y, self.work.y(), &mut value_of::<G::Real, T, S, N>);
        }
    }
}

/// Seeds and products that are slices.
struct Slices<'a, T> {
    count: usize,
    dims: (usize, usize),
    seeds: &'a [T],
    products: &'a mut [T],
    room: Vec<T>,
}

impl<T: Copy> Products<T> for Slices<'_, T> {
    fn count(&self) -> usize {
        self.count
    }
    fn seed(&self, component: usize, product: usize) -> T {
        self.seeds[product * self.dims.0 + component]
    }
    fn put(&mut self, first: usize, count: usize, item: impl Fn(usize, usize) -> T) {
        for k in 0..count {
            let to = &mut self.products[(first + k) * self.dims.1..][..self.dims.1];
            to.iter_mut().enumerate().for_each(|(i, to)| *to = item(i, k));
        }
    }
    fn room(&mut self) -> &mut Vec<T> {
        &mut self.room
    }
}

impl<T, S, G, const N: usize> Engine<T, G> for ForwardProducts<T, S, G, N>
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

    fn lanes(&self) -> usize {
        N
    }

    fn sweep<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        seeds: &[T],
        y: Option<ViewMut<'_, G::Output, T>>,
        results: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        let room = core::mem::take(&mut self.room);
        let mut slices = Slices { count: batch, dims: self.dims, seeds, products: results, room };
        let outcome = self.columns(point, y, &mut slices);
        self.room = slices.room;
        // These are not the seeds of a caller's products.
        self.seeded = false;
        outcome
    }

    fn columns<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        products: &mut impl Products<T>,
    ) -> Result<(), Error<F::Error>> {
        let total = products.count();
        for first in (0..total.max(1)).step_by(N) {
            let block = (first, N.min(total - first));
            self.seeded = load_seeds::<N, T, S, G>(&mut self.work, self.seeded, point.x, products, first);
            self.run(point)?;
            if block.1 > 0 {
                hand_over::<N, T, S, G>(self.work.y(), products, block);
            }
        }
        self.value(y);
        Ok(())
    }
}
