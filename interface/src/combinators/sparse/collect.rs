use super::check::{Factors, Probe, Sums, is_near};
use super::plan::{Plan, Way};
use crate::Real;
use crate::engine::Products;
use crate::sparse::{Axis, Colours, Reads, SparseError, StarColouring, Triangle};
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
        let (way, colours) = (self.way, self.colours.count());
        if first == 0
            && let Some(probe) = &mut self.probe
        {
            // A pass for few of the colours had better go from colour to colour.
            probe.is_fused = 2 * count >= colours;
            probe.state = Sums::Unknown;
        }
        // The last pass has the random product in this lane.
        let random = (first + count > colours).then(|| colours - first);
        match (&mut self.probe, Plan::lines(way)) {
            (Some(probe), Some(reads)) if probe.is_fused && first <= colours => {
                let range = (first, count, random);
                match (way, first == 0 && random.is_some()) {
                    (Way::Star(colouring, triangle), true) => {
                        put_edges::<_, true>(probe, (colouring, *triangle), range, item, self.values);
                    }
                    (Way::Star(colouring, triangle), false) => {
                        put_edges::<_, false>(probe, (colouring, *triangle), range, item, self.values);
                    }
                    (_, true) => put_lines::<_, true>(probe, reads, range, item, self.values),
                    (_, false) => put_lines::<_, false>(probe, reads, range, item, self.values),
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

/// Writes the entries that are read line by line. The sum of a line is compared as soon as it is complete, while its item of the
/// random product is in the cache. `ALL` says that this pass has all products.
#[inline]
fn put_lines<R: Real, const ALL: bool>(
    probe: &mut Probe<R>,
    reads: &Reads,
    (first, count, random): (usize, usize, Option<usize>),
    item: impl Fn(usize, usize) -> R,
    values: &mut [R],
) {
    let Probe { product, sums, factors: Factors::Lines(factors), tolerance, state, .. } = probe else { return };
    let mut agrees = true;
    reads.by_line(|line, reads, colours, slots| {
        let mut sum = if first == 0 { R::zero() } else { sums[line] };
        for ((&colour, &slot), &factor) in colours.iter().zip(slots).zip(&factors[reads]) {
            let lane = if ALL { colour.into() } else { usize::from(colour).wrapping_sub(first) };
            if ALL || lane < count {
                let value = item(line, lane);
                values[slot as usize] = value;
                sum += value * R::from_f64(factor.into());
            }
        }
        match random {
            Some(random) => agrees &= is_near(sum, item(line, random), *tolerance),
            None => sums[line] = sum,
        }
    });
    match random {
        Some(_) if agrees => *state = Sums::Agree,
        Some(random) => product.iter_mut().enumerate().for_each(|(i, to)| *to = item(i, random)),
        None => {}
    }
}

/// Writes the entries of a symmetric matrix that are read line by line. An entry is a term of the sums of both of its ends.
/// `ALL` says that this pass has all products.
#[inline]
fn put_edges<R: Real, const ALL: bool>(
    probe: &mut Probe<R>,
    (colouring, triangle): (&StarColouring, Triangle),
    (first, count, random): (usize, usize, Option<usize>),
    item: impl Fn(usize, usize) -> R,
    values: &mut [R],
) {
    let Probe { vector, product, sums, factors: Factors::Ends(ends), state, .. } = probe else { return };
    if first == 0 {
        sums.fill(R::zero());
    }
    colouring.reads().by_line(|line, reads, colours, slots| {
        let (own, mut sum) = (vector[line], R::zero());
        for ((&colour, &slot), &end) in colours.iter().zip(slots).zip(&ends[reads]) {
            let lane = if ALL { colour.into() } else { usize::from(colour).wrapping_sub(first) };
            if ALL || lane < count {
                let (value, end) = (item(line, lane), end as usize);
                colouring.set(triangle, values, slot, value);
                sum += value * vector[end];
                if end != line {
                    sums[end] += value * own;
                }
            }
        }
        sums[line] += sum;
        if let Some(random) = random {
            product[line] = item(line, random);
        }
    });
    if random.is_some() {
        *state = Sums::Formed;
    }
}
