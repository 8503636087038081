use crate::engine::{Engine, FunctionOn, Mode, Point, Products};
use crate::sparse::Axis;
use crate::target::Target;
use crate::{Error, Real, Signature, ViewMut};

/// The products with unit vectors, which are the columns of a matrix, or its rows.
struct Whole<'a, T, R> {
    axis: Axis,
    /// The numbers of products, and of the components of each.
    dims: (usize, usize),
    target: &'a mut T,
    room: Vec<R>,
}

impl<R: Real, T: Target<R>> Products<R> for Whole<'_, T, R> {
    fn count(&self) -> usize {
        self.dims.0
    }

    fn seed(&self, component: usize, product: usize) -> R {
        if component == product { R::one() } else { R::zero() }
    }

    fn put(&mut self, first: usize, count: usize, item: impl Fn(usize, usize) -> R) {
        for (k, i) in (0..count).flat_map(|k| (0..self.dims.1).map(move |i| (k, i))) {
            match self.axis {
                Axis::Column => self.target.set(i, first + k, item(i, k)),
                Axis::Row => self.target.set(first + k, i, item(i, k)),
            }
        }
    }

    fn room(&mut self) -> &mut Vec<R> {
        &mut self.room
    }
}

/// Computes the whole Jacobian by the products that sparse ones are made of, so that f is compiled for no others.
pub(super) fn jacobian<R: Real, G: Signature<Real = R>, E: Engine<R, G>, F: FunctionOn<G>>(
    inner: &mut E,
    point: Point<'_, R, R, F>,
    y: Option<ViewMut<'_, G::Output, R>>,
    target: &mut impl Target<R>,
) -> Result<(), Error<F::Error>> {
    let (n, m) = inner.dims();
    let room = Vec::new();
    match E::MODE {
        Mode::Forward => inner.columns(point, y, &mut Whole { axis: Axis::Column, dims: (n, m), target, room }),
        Mode::Reverse => inner.rows(point, y, &mut Whole { axis: Axis::Row, dims: (m, n), target, room }),
    }
}
