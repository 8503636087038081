use super::plan::Way;
use crate::Real;
use crate::engine::Products;
use crate::sparse::{Axis, Colours, SparseError};
use core::array::from_fn;

/// The products of one side, each of which is read as soon as it is there.
///
/// The seeds are those of the colours, and the random vector of a check after them.
pub(super) struct Collect<'a, R> {
    way: &'a Way,
    /// Columns for products J s, rows for products Jᵀ s.
    axis: Axis,
    colours: &'a Colours,
    values: &'a mut [R],
    /// The random vector, and where its product goes.
    probe: Option<(&'a [R], &'a mut [R])>,
    room: &'a mut Vec<R>,
    outcome: Result<(), SparseError>,
}

impl<'a, R: Real> Collect<'a, R> {
    pub(super) fn new(
        way: &'a Way,
        (axis, colours): (Axis, &'a Colours),
        values: &'a mut [R],
        probe: Option<(&'a [R], &'a mut [R])>,
        room: &'a mut Vec<R>,
    ) -> Self {
        Self { way, axis, colours, values, probe, room, outcome: Ok(()) }
    }

    /// Returns what went wrong where values were written.
    pub(super) fn outcome(self) -> Result<(), SparseError> {
        self.outcome
    }
}

impl<R: Real> Products<R> for Collect<'_, R> {
    #[inline]
    fn count(&self) -> usize {
        self.colours.count() + usize::from(self.probe.is_some())
    }

    #[inline]
    fn seed(&self, component: usize, product: usize) -> R {
        if self.colours.of(component) == Some(product) {
            return R::one();
        }
        match &self.probe {
            Some((vector, _)) if product == self.colours.count() => vector[component],
            _ => R::zero(),
        }
    }

    #[inline]
    fn seeds<const N: usize>(&self, component: usize, first: usize) -> ([R; N], bool) {
        // A lane is compared, and not indexed: a store to one of them would hold up the load of all.
        let lane = |product: usize| product.checked_sub(first).filter(|&lane| lane < N);
        let one = self.colours.of(component).and_then(lane);
        let random = self.probe.as_ref().and_then(|(vector, _)| Some((lane(self.colours.count())?, vector[component])));
        let (at, probe) = random.unwrap_or((N, R::zero()));
        let unit = one.unwrap_or(N);
        let value = |k| {
            if k == unit {
                R::one()
            } else if k == at {
                probe
            } else {
                R::zero()
            }
        };
        (from_fn(value), one.is_some() || random.is_some())
    }

    #[inline]
    fn put(&mut self, first: usize, count: usize, item: impl Fn(usize, usize) -> R) {
        let colours = first..first + count;
        let outcome = match (self.way, self.axis) {
            (Way::Columns(colouring), _) => {
                colouring.decompress_colours(colours, |line, colour| item(line, colour - first), self.values)
            }
            (Way::Rows(colouring), _) => {
                colouring.decompress_colours(colours, |colour, line| item(line, colour - first), self.values)
            }
            (Way::Mixed(colouring), Axis::Column) => {
                colouring.decompress_columns(colours, |line, colour| item(line, colour - first), self.values)
            }
            (Way::Mixed(colouring), Axis::Row) => {
                colouring.decompress_rows(colours, |colour, line| item(line, colour - first), self.values)
            }
            (Way::Star(colouring, triangle), _) => {
                let product = |line, colour| item(line, colour - first);
                colouring.decompress_colours(colours, product, *triangle, self.values)
            }
        };
        if let Err(error) = outcome {
            self.outcome = Err(error);
        }
        let last = self.colours.count();
        if let Some((_, product)) = &mut self.probe
            && first + count > last
        {
            product.iter_mut().enumerate().for_each(|(i, to)| *to = item(i, last - first));
        }
    }

    fn room(&mut self) -> &mut Vec<R> {
        self.room
    }
}
