use super::check::{Probe, Sums};
use super::choices::Choices;
use super::engine::{Repeats, SparseEngine};
use crate::engine::{Engine, FunctionOn, Mode, Point, Products};
use crate::sparse::Detector;
use crate::target::Target;
use crate::{Error, Real, Signature, ViewMut};

/// Products that are not those of the colours. What they are is known as the program runs, so an engine is compiled once for all of them.
struct ByCalls<'a, R> {
    count: usize,
    /// The number of components of a product.
    dim: usize,
    /// Returns a component of a seed.
    seed: &'a dyn Fn(usize, usize) -> R,
    /// Takes a component of a product.
    put: &'a mut dyn FnMut(usize, usize, R),
    room: &'a mut Vec<R>,
}

impl<R: Real> Products<R> for ByCalls<'_, R> {
    fn count(&self) -> usize {
        self.count
    }

    fn seed(&self, component: usize, product: usize) -> R {
        (self.seed)(component, product)
    }

    fn put(&mut self, first: usize, count: usize, item: impl Fn(usize, usize) -> R) {
        for k in 0..count {
            (0..self.dim).for_each(|i| (self.put)(i, first + k, item(i, k)));
        }
    }

    fn room(&mut self) -> &mut Vec<R> {
        self.room
    }
}

impl<R, E, D, G> SparseEngine<E, D, G>
where
    R: Real,
    E: Engine<R, G>,
    D: Detector<R>,
    G: Signature<Real = R>,
{
    /// Returns the choices at the point of a detection, if the engine inside tells them. Cost: one evaluation of f.
    pub(super) fn told<F: FunctionOn<G>>(inner: &mut E, point: Point<'_, R, R, F>) -> Option<Choices<G>> {
        if !E::TELLS_CHOICES {
            return None;
        }
        let (seed, put, room) = (&|_, _| R::zero(), &mut |_, _, _| {}, &mut Vec::new());
        inner.columns(point, None, &mut ByCalls { count: 0, dim: 0, seed, put, room }).ok()?;
        inner.choices().map(Choices::told)
    }

    /// Returns whether a call whose products told its choices is checked by a product, and computes that one.
    pub(super) fn checks_told<F: FunctionOn<G>>(&mut self, point: Point<'_, R, R, F>) -> Result<bool, Error<F::Error>> {
        let told = self.inner.choices();
        let known = self.choices.as_mut().is_some_and(|choices| choices.recognise(told));
        if !self.count(known) {
            return Ok(false);
        }
        let Self { inner, probe, room, repeats, .. } = self;
        let Probe { vector, product, state, .. } = probe;
        *state = Sums::Unknown;
        // x has other seeds afterwards.
        *repeats = Repeats::default();
        let (dim, seed) = (product.len(), &|j: usize, _| vector[j]);
        let put = &mut |i: usize, _, value| product[i] = value;
        inner.columns(point, None, &mut ByCalls { count: 1, dim, seed, put, room })?;
        Ok(true)
    }

    /// Computes the whole Jacobian by the products that sparse ones are made of, so that f is compiled for no others.
    pub(super) fn whole<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, G::Output, R>>,
        target: &mut impl Target<R>,
    ) -> Result<(), Error<F::Error>> {
        let Self { inner, room, .. } = self;
        let ((n, m), seed) = (inner.dims(), &|i, k| if i == k { R::one() } else { R::zero() });
        // Known to the compiler, which makes no code for the other side.
        if const { matches!(E::MODE, Mode::Forward) } {
            let put = &mut |i, j, value| target.set(i, j, value);
            return inner.columns(point, y, &mut ByCalls { count: n, dim: m, seed, put, room });
        }
        let put = &mut |j, i, value| target.set(i, j, value);
        inner.rows(point, y, &mut ByCalls { count: m, dim: n, seed, put, room })
    }
}
