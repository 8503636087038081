use super::engine::probed;
use super::plan::Plan;
use crate::sparse::{Axis, Pattern, SplitMix64, Triangle};
use crate::{Real, Scalar};

/// When a [`Sparse`](super::Sparse) backend checks its results.
///
/// A pattern that was detected holds where f makes the same choices, [`Detected::by_choices`]. So these are compared with those at
/// the detections. Dual numbers record them along with the columns, [`Engine::choices`](crate::engine::Engine::choices), which costs
/// no evaluation of f; other backends evaluate f once over plain numbers. Where the choices are others, for all other
/// patterns, and where a pass over f has a tangent to spare, a product is compared: that of the sparse matrix with a random
/// vector r, with the product of f's matrix with r. It costs one tangent or cotangent more, or one pass after those of a call whose choices
/// turn out to be others. If the products differ, the pattern lacks an
/// entry; it is detected at that point and grows.
///
/// Other choices that stay for 16 calls are detected as well, and then count as those of the preparation do.
///
/// [`Detected::by_choices`]: crate::sparse::Detected::by_choices
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Check {
    /// Calls are checked if the pattern need not hold everywhere, by what costs less: the choices of f, if it was
    /// detected and holds by them, or a product.
    #[default]
    WhereNeeded,
    /// All calls are checked by a product.
    Always,
    /// No call is checked. Wrong patterns give wrong matrices.
    Never,
}

/// Storage of the check: a random vector, and what is compared.
#[derive(Clone, Debug)]
pub(super) struct Probe<R> {
    /// The vector r. Its components are apart from 0 and from each other.
    pub(super) vector: Vec<R>,
    /// The product of f's matrix with r.
    pub(super) product: Vec<R>,
    /// The product of the sparse matrix with r.
    pub(super) sums: Vec<R>,
    /// The sums without signs.
    sizes: Vec<R>,
    /// What the entries are multiplied with as they are read.
    pub(super) factors: Factors,
    /// Whether the sums of this call are formed as the entries are read.
    pub(super) is_fused: bool,
    pub(super) state: Sums,
    pub(super) tolerance: R,
    exact: bool,
}

/// What the entries are multiplied with as they are read, so that they are not read again.
#[derive(Clone, Debug, Default)]
pub(super) enum Factors {
    /// The sums are formed afterwards.
    #[default]
    None,
    /// By read: the component of r. A line has all terms of its sum. The components have single precision, so that there is
    /// half as much to read.
    Lines(Vec<f32>),
    /// By read of a symmetric matrix: the other end of the edge, whose sum has a term as well.
    Ends(Vec<u32>),
}

impl Factors {
    /// Returns the factors of what is read by line, if the reads of this plan are.
    fn new(plan: &Plan) -> Self {
        match plan.factors() {
            None => Self::None,
            Some(ends) if plan.is_symmetric() => Self::Ends(ends),
            Some(components) => Self::Lines(components.iter().map(|&component| random(component as usize)).collect()),
        }
    }
}

/// What is known of the sums of the last call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Sums {
    #[default]
    Unknown,
    /// They are there.
    Formed,
    /// They are near the products.
    Agree,
}

/// A difference that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Difference {
    pub(super) axis: Axis,
    pub(super) index: usize,
    /// Whether no rounding and no infinity explains it.
    pub(super) certain: bool,
}

/// The matrix that is checked.
pub(super) struct Checked<'a, R> {
    pub(super) pattern: &'a Pattern,
    pub(super) values: &'a [R],
    pub(super) triangle: Triangle,
    /// The axis of the items of the product: rows for A r, columns for Aᵀ r.
    pub(super) axis: Axis,
}

impl<R: Real> Probe<R> {
    /// Returns a probe without storage. `error` is the relative error of the backend.
    pub(super) fn new(error: f64) -> Self {
        let tolerance = R::from_f64(R::EPSILON.to_f64().sqrt().max(100.0 * error));
        let [vector, product, sums, sizes] = [const { Vec::new() }; 4];
        let exact = error == 0.0;
        let (factors, state) = (Factors::None, Sums::Unknown);
        Self { vector, product, sums, sizes, factors, is_fused: false, state, tolerance, exact }
    }

    /// Makes room for the check of a plan.
    pub(super) fn prepare(&mut self, plan: &Plan) {
        let (m, n) = plan.pattern().shape();
        let (from, to) = if probed(&plan.way) == Axis::Row { (n, m) } else { (m, n) };
        self.vector = (0..from).map(|j| R::from_f64(random(j).into())).collect();
        self.factors = Factors::new(plan);
        [&mut self.product, &mut self.sums, &mut self.sizes].into_iter().for_each(|room| room.resize(to, R::zero()));
    }

    /// Returns an item in which the products differ.
    pub(super) fn difference(&mut self, matrix: &Checked<'_, R>) -> Option<Difference> {
        match core::mem::take(&mut self.state) {
            Sums::Agree => return None,
            Sums::Formed => {}
            Sums::Unknown => {
                self.sums.fill(R::zero());
                let sums = &mut self.sums;
                multiply(matrix, &self.vector, |i, term| sums[i] += term);
            }
        }
        // A stretch at a time, so that the loop over the stretch is vectorized.
        let mut stretches = self.sums.chunks(64).zip(self.product.chunks(64));
        let near = |sum: &[R], product: &[R]| {
            let pairs = sum.iter().zip(product);
            pairs.fold(true, |near, (&sum, &product)| near & is_near(sum, product, self.tolerance))
        };
        if stretches.all(|(sum, product)| near(sum, product)) { None } else { self.thorough(matrix) }
    }

    /// Compares with the size of the terms, of which a sum may be much smaller.
    #[cold]
    fn thorough(&mut self, matrix: &Checked<'_, R>) -> Option<Difference> {
        self.sizes.fill(R::zero());
        let sizes = &mut self.sizes;
        multiply(matrix, &self.vector, |i, term| sizes[i] += term.abs());
        let finite = self.product.iter().copied().filter(|&p| Scalar::is_finite(p));
        let most = finite.fold(R::zero(), |most, p| larger(most, p.abs()));
        // The error of differences does not become smaller with the row.
        let largest = if self.exact { R::zero() } else { most };
        // What is left where the terms of an entry cancel. No entry explains it, and a new detection finds none.
        let rounding = most * R::EPSILON * R::from_f64(64.0);
        let items = self.sums.iter().zip(&self.product).zip(&self.sizes).enumerate();
        let mut found = items.filter_map(|(index, ((&sum, &product), &size))| {
            let certain = Scalar::is_finite(product) && (sum - product).abs() > rounding;
            let near = (sum - product).abs() <= self.tolerance * larger(size, largest);
            // Where an entry is infinite or NaN, the sums tell nothing.
            let differs = Scalar::is_finite(sum) && !near;
            differs.then_some(Difference { axis: matrix.axis, index, certain: certain && self.exact })
        });
        let first = found.next()?;
        Some(if first.certain { first } else { found.find(|d| d.certain).unwrap_or(first) })
    }
}

/// Returns whether the difference is explained by rounding, if no term is much larger than the product.
#[inline]
pub(super) fn is_near<R: Real>(sum: R, product: R, tolerance: R) -> bool {
    (sum - product).abs() <= tolerance * product.abs()
}

fn larger<R: Real>(a: R, b: R) -> R {
    if a < b { b } else { a }
}

/// Visits the terms of each item of the product of the matrix with `vector`.
#[inline]
fn multiply<R: Real>(matrix: &Checked<'_, R>, vector: &[R], mut visit: impl FnMut(usize, R)) {
    let &Checked { pattern, values, triangle, axis } = matrix;
    let columns = pattern.starts().windows(2).map(|ends| {
        let places = ends[0] as usize..ends[1] as usize;
        pattern.row_indices()[places.clone()].iter().zip(&values[places])
    });
    match (axis, triangle) {
        (Axis::Row, Triangle::Full) => columns.zip(vector).for_each(|(entries, &factor)| {
            entries.for_each(|(&i, &value)| visit(i as usize, value * factor));
        }),
        (Axis::Column, Triangle::Full) => columns.enumerate().for_each(|(j, entries)| {
            entries.for_each(|(&i, &value)| visit(j, value * vector[i as usize]));
        }),
        (_, Triangle::Lower) => columns.zip(vector).enumerate().for_each(|(j, (entries, &factor))| {
            entries.for_each(|(&i, &value)| {
                visit(i as usize, value * factor);
                if i as usize != j {
                    visit(j, value * vector[i as usize]);
                }
            });
        }),
    }
}

/// Returns a pseudo-random number in [½, 3/2] for each component.
fn random(j: usize) -> f32 {
    0.5 + (SplitMix64::item(j) >> 40) as f32 / (1u32 << 24) as f32
}
