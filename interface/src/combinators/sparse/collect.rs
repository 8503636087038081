use super::check::{Probe, is_near};
use super::plan::{Plan, Way};
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
    /// The random vector of a check, and where its product goes.
    probe: Option<&'a mut Probe<R>>,
    room: &'a mut Vec<R>,
    outcome: Result<(), SparseError>,
    repeated: bool,
    /// Where a Hessian by substitution keeps what is read.
    sums: &'a mut [R],
}

impl<'a, R: Real> Collect<'a, R> {
    pub(super) fn new(
        way: &'a Way,
        (axis, colours): (Axis, &'a Colours),
        values: &'a mut [R],
        probe: Option<&'a mut Probe<R>>,
        room: &'a mut Vec<R>,
    ) -> Self {
        Self { way, axis, colours, values, probe, room, outcome: Ok(()), repeated: false, sums: &mut [] }
    }

    /// Sets where what is read is kept for a substitution.
    pub(super) fn with_sums(self, sums: &'a mut [R]) -> Self {
        Self { sums, ..self }
    }

    /// Says whether the engine was asked for these products before.
    pub(super) fn repeated(self, repeated: bool) -> Self {
        Self { repeated, ..self }
    }

    /// Returns what went wrong where values were written.
    pub(super) fn outcome(self) -> Result<(), SparseError> {
        self.outcome
    }
}

impl<R: Real> Collect<'_, R> {
    /// Writes the entries of these products, and the random product if it is one of them.
    #[inline]
    fn put_apart(&mut self, first: usize, count: usize, item: impl Fn(usize, usize) -> R) {
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
            (Way::Acyclic(colouring, _), _) => {
                colouring.gather(colours, |line, colour| item(line, colour - first), self.sums)
            }
        };
        if let Err(error) = outcome {
            self.outcome = Err(error);
        }
        let last = self.colours.count();
        if let Some(probe) = &mut self.probe
            && first + count > last
        {
            probe.product.iter_mut().enumerate().for_each(|(i, to)| *to = item(i, last - first));
        }
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
            Some(probe) if product == self.colours.count() => probe.vector[component],
            _ => R::zero(),
        }
    }

    #[inline]
    fn seeds<const N: usize>(&self, component: usize, first: usize) -> ([R; N], bool) {
        // A lane is compared, and not indexed: a store to one of them would hold up the load of all.
        let lane = |product: usize| product.checked_sub(first).filter(|&lane| lane < N);
        let one = self.colours.of(component).and_then(lane);
        let random = self.probe.as_ref().and_then(|probe| Some((lane(self.colours.count())?, probe.vector[component])));
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
        let colours = self.colours.count();
        if first == 0
            && let Some(probe) = &mut self.probe
        {
            // A pass for few of the colours had better go from colour to colour.
            probe.is_fused = !probe.factors.is_empty() && 2 * count >= colours;
        }
        match (&mut self.probe, Plan::lines(self.way)) {
            (Some(probe), Some(reads)) if probe.is_fused => {
                let Probe { product, sums, factors, tolerance, agrees: outcome, .. } = &mut **probe;
                let mut agrees = true;
                let is_last = first + count > colours;
                let random = colours - first.min(colours);
                reads.by_line(|line, reads, colours, slots| {
                    let mut sum = if first == 0 { R::zero() } else { sums[line] };
                    for ((&colour, &slot), &factor) in colours.iter().zip(slots).zip(&factors[reads]) {
                        let lane = usize::from(colour).wrapping_sub(first);
                        if lane < count {
                            let value = item(line, lane);
                            self.values[slot as usize] = value;
                            sum += value * R::from_f64(factor.into());
                        }
                    }
                    // The line is in the cache, so it is compared at once.
                    if is_last {
                        agrees &= is_near(sum, item(line, random), *tolerance);
                    } else {
                        sums[line] = sum;
                    }
                });
                *outcome = agrees;
                if !agrees {
                    product.iter_mut().enumerate().for_each(|(i, to)| *to = item(i, random));
                }
            }
            _ => self.put_apart(first, count, item),
        }
    }

    #[inline]
    fn are_repeated(&self) -> bool {
        self.repeated
    }

    fn room(&mut self) -> &mut Vec<R> {
        self.room
    }
}
