use super::engine::Settings;
use super::orders::Orders;
use crate::sparse::{
    AcyclicColouring, Colouring, Colours, ColumnColouring, MixedColouring, Order, Pattern, Reads, RowColouring,
    SparseError, StarColouring, Triangle, svg, svg_lower,
};
use core::fmt;

/// How a [`Sparse`](super::Sparse) backend computes a matrix: what `prepared.plan()` returns.
///
/// The preparation makes it, and a call that finds the pattern too small replaces it by a larger one.
///
/// ```
/// use fluxions::Sparse;
/// use fluxions::prelude::*;
/// use fluxions::sparse::Pattern;
/// use fluxions_dual::Dual;
///
/// #[differentiable]
/// fn chain<S: Scalar>(x: &[S; 4]) -> [S; 3] {
///     [x[0] * x[0] * x[1], x[1] * x[1] * x[2], x[2] * x[2] * x[3]]
/// }
///
/// let known = Pattern::from_fn(3, 4, |i, j| j == i || j == i + 1)?;
/// let prepared = Sparse::new(Dual::new()).pattern(known).prepare_jacobian(&Chain, &[1.0; 4])?;
/// let plan = prepared.plan();
/// assert_eq!((plan.pattern().nnz(), plan.products()), (6, (2, 0)));
/// assert!(!plan.holds_everywhere()); // a user said so; calls are checked
/// assert!(plan.svg().starts_with("<svg"));
/// println!("{plan}");
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pattern: Pattern,
    pub(super) way: Way,
    everywhere: bool,
}

/// What the products are, and where the entries are found in them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Columns(ColumnColouring),
    Rows(RowColouring),
    Mixed(MixedColouring),
    Star(StarColouring, Triangle),
    Acyclic(AcyclicColouring, Triangle),
}

/// How the entries of a sparse Hessian are found in the products.
///
/// Source: Gebremedhin, Tarafdar, Pothen and Walther (2009), *Efficient computation of sparse
/// Hessians using coloring and automatic differentiation*.
///
/// ```
/// use fluxions::Sparse;
/// use fluxions::combinators::Decompression;
/// use fluxions::prelude::*;
/// use fluxions_tape::RecordedTape;
///
/// /// Each number of a grid of 20 × 20 times itself and its neighbours, also the diagonal ones.
/// #[differentiable]
/// fn grid<S: Scalar>(x: &[S]) -> S {
///     let mut sum = S::zero();
///     for (i, j) in (0..19).flat_map(|i| (1..19).map(move |j| (i, j))) {
///         let (here, below) = (x[20 * i + j], 20 * (i + 1) + j);
///         sum += here * (here + x[20 * i + j + 1] + x[below - 1] + x[below] + x[below + 1]);
///     }
///     sum
/// }
///
/// let x = vec![1.0; 400];
/// let products = |how| {
///     let backend = Sparse::new(RecordedTape::new()).decompression(how);
///     Ok::<_, fluxions::Error<_>>(backend.prepare_hessian(&Grid, &x)?.plan().products().0)
/// };
/// assert!(products(Decompression::Substitution)? < products(Decompression::Direct)?);
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Decompression {
    /// Each entry is read from a product, or its mirror image is. The colouring is a star colouring.
    #[default]
    Direct,
    /// An entry may be what is read less entries that are known, whose rounding errors it has as
    /// well. The colouring is an acyclic colouring where that saves a pass over f, of four products
    /// each, and else a star colouring.
    Substitution,
}

/// The number of products that a pass of any engine has room for.
const LANES: usize = 4;

/// The plan of a matrix without rows and columns.
impl Default for Plan {
    fn default() -> Self {
        let pattern = Pattern::empty();
        Self { way: Way::Columns(ColumnColouring::new(&pattern, [Order::Natural])), pattern, everywhere: true }
    }
}

/// Which products with J a backend has by nature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Modes {
    pub(super) forward: bool,
    pub(super) reverse: bool,
}

/// A side costs too much if it costs more than this many times the lower bound. Then columns and rows are mixed.
const TOO_MANY: usize = 4;

impl Plan {
    /// Returns the plan of a Jacobian.
    pub(super) fn jacobian(pattern: Pattern, everywhere: bool, modes: Modes, orders: &Orders) -> Self {
        let orders = || orders.begin();
        let columns = || ColumnColouring::new(&pattern, orders());
        let rows = || RowColouring::new(&pattern, orders());
        let way = match modes {
            Modes { reverse: false, .. } => Way::Columns(columns()),
            Modes { forward: false, .. } => Way::Rows(rows()),
            Modes { .. } => {
                let (columns, rows) = (columns(), rows());
                // A product gives max(m, n) entries at most.
                let bound = pattern.nnz().div_ceil(pattern.rows().max(pattern.columns()).max(1));
                let least = columns.count().min(rows.count());
                let mixed = (least > TOO_MANY * bound).then(|| MixedColouring::new(&pattern, orders()));
                match mixed.filter(|mixed| mixed.count() < least) {
                    Some(mixed) => Way::Mixed(mixed),
                    None if columns.count() <= rows.count() => Way::Columns(columns),
                    None => Way::Rows(rows),
                }
            }
        };
        Self { pattern, way, everywhere }
    }

    /// Returns the plan of a Hessian. `pattern` has entries of either triangle or of both.
    ///
    /// # Errors
    ///
    /// [`SparseError::Shape`] for a pattern that is not square.
    pub(super) fn hessian(pattern: &Pattern, everywhere: bool, settings: &Settings) -> Result<Self, SparseError> {
        let &Settings { triangle, decompression, ref orders, .. } = settings;
        let full = pattern.union(&pattern.transpose())?;
        let star = StarColouring::new(&full, orders.begin())?;
        let passes = |products: usize| products.div_ceil(LANES);
        let acyclic = match decompression {
            Decompression::Substitution if passes(star.count()) > 1 => {
                Some(AcyclicColouring::new(&full, orders.begin())?)
            }
            _ => None,
        };
        let way = match acyclic.filter(|acyclic| passes(acyclic.count()) < passes(star.count())) {
            Some(acyclic) => Way::Acyclic(acyclic, triangle),
            None => Way::Star(star, triangle),
        };
        let pattern = match triangle {
            Triangle::Full => full,
            Triangle::Lower => full.lower(),
        };
        Ok(Self { pattern, way, everywhere })
    }

    /// Returns the positions of the entries that are computed, in the order of the values.
    pub fn pattern(&self) -> &Pattern {
        &self.pattern
    }

    /// Returns the numbers of products with columns and with rows: pushforwards and pullbacks for a
    /// Jacobian, Hessian-vector products and 0 for a Hessian.
    ///
    /// They are the colours. The random product of a check is not counted.
    ///
    /// ```
    /// use fluxions::Sparse;
    /// use fluxions::prelude::*;
    /// use fluxions_dual::Dual;
    ///
    /// #[differentiable]
    /// fn differences<S: Scalar>(x: &[S; 4]) -> [S; 3] {
    ///     [x[1] - x[0], x[2] - x[1], x[3] - x[2]]
    /// }
    ///
    /// let prepared = Sparse::new(Dual::new()).prepare_jacobian(&Differences, &[0.0; 4])?;
    /// assert_eq!(prepared.plan().products(), (2, 0)); // columns 0 and 2 together, and 1 and 3
    /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
    /// ```
    pub fn products(&self) -> (usize, usize) {
        (self.columns().map_or(0, Colours::count), self.rows().map_or(0, Colours::count))
    }

    /// Returns the colours of the columns; `None` where no product with columns is computed.
    pub fn columns(&self) -> Option<&Colours> {
        match &self.way {
            Way::Columns(colouring) => Some(colouring.colours()),
            Way::Rows(_) => None,
            Way::Mixed(colouring) => Some(colouring.columns()),
            Way::Star(colouring, _) => Some(colouring.colours()),
            Way::Acyclic(colouring, _) => Some(colouring.colours()),
        }
    }

    /// Returns the colours of the rows; `None` where no product with rows is computed.
    pub fn rows(&self) -> Option<&Colours> {
        match &self.way {
            Way::Rows(colouring) => Some(colouring.colours()),
            Way::Mixed(colouring) => Some(colouring.rows()),
            Way::Columns(_) | Way::Star(..) | Way::Acyclic(..) => None,
        }
    }

    /// Returns what is read, where the entries are read line by line: then a check may form its sums on
    /// the way.
    pub(super) fn lines(way: &Way) -> Option<&Reads> {
        let reads = match way {
            Way::Columns(colouring) => &colouring.side().reads,
            Way::Rows(colouring) => &colouring.side().reads,
            Way::Star(colouring, _) => colouring.reads(),
            Way::Mixed(_) | Way::Acyclic(..) => return None,
        };
        reads.are_by_line().then_some(reads)
    }

    /// Returns the column of each read of columns, the row of each read of rows, and the other end of each edge of a
    /// symmetric matrix, as [`lines`](Self::lines) has them.
    pub(super) fn factors(&self) -> Option<Vec<u32>> {
        Self::lines(&self.way)?;
        match &self.way {
            Way::Columns(_) => Some(self.pattern.transpose().row_indices().to_vec()),
            Way::Rows(_) => Some(self.pattern.row_indices().to_vec()),
            Way::Star(colouring, Triangle::Full) => Some(colouring.ends(&self.pattern.lower())),
            Way::Star(colouring, Triangle::Lower) => Some(colouring.ends(&self.pattern)),
            Way::Mixed(_) | Way::Acyclic(..) => None,
        }
    }

    /// Returns whether all entries of a detected pattern are computed.
    pub(super) fn covers(&self, found: &Pattern) -> bool {
        let covered = match &self.way {
            Way::Star(_, Triangle::Lower) | Way::Acyclic(_, Triangle::Lower) => {
                found.union(&found.transpose()).and_then(|full| self.pattern.contains(&full.lower()))
            }
            _ => self.pattern.contains(found),
        };
        covered == Ok(true)
    }

    /// Returns whether an entry stands for its mirror image.
    pub(super) fn is_symmetric(&self) -> bool {
        matches!(self.way, Way::Star(..) | Way::Acyclic(..))
    }

    /// Returns whether the pattern is proved to hold at every point and for every context of these
    /// shapes.
    ///
    /// If not, calls are checked, unless [`Check::Never`](super::Check::Never) says otherwise.
    ///
    /// ```
    /// use fluxions::Sparse;
    /// use fluxions::prelude::*;
    /// use fluxions_dual::Dual;
    ///
    /// #[differentiable]
    /// fn smooth<S: Scalar>(x: &[S; 2]) -> S {
    ///     x[0].sin() * x[1]
    /// }
    ///
    /// #[differentiable]
    /// fn chosen<S: Scalar>(x: &[S; 2]) -> S {
    ///     if x[0] > 1.0 { x[0] } else { x[1] }
    /// }
    ///
    /// let backend = Sparse::new(Dual::new());
    /// assert!(backend.prepare_jacobian(&Smooth, &[0.0; 2])?.plan().holds_everywhere());
    /// assert!(!backend.prepare_jacobian(&Chosen, &[0.0; 2])?.plan().holds_everywhere());
    /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
    /// ```
    pub fn holds_everywhere(&self) -> bool {
        self.everywhere
    }

    /// Returns a drawing of the pattern, as the text of an SVG file. Entries that are read from one
    /// product have one colour.
    ///
    /// ```
    /// use fluxions::Sparse;
    /// use fluxions::prelude::*;
    /// use fluxions_dual::Dual;
    ///
    /// #[differentiable]
    /// fn swapped<S: Scalar>(x: &[S; 2]) -> [S; 2] {
    ///     [x[1], x[0]]
    /// }
    ///
    /// let prepared = Sparse::new(Dual::new()).prepare_jacobian(&Swapped, &[0.0; 2])?;
    /// assert!(prepared.plan().svg().starts_with("<svg")); // `std::fs::write("pattern.svg", …)` keeps it
    /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
    /// ```
    pub fn svg(&self) -> String {
        let drawing = match &self.way {
            Way::Columns(colouring) => svg(&self.pattern, colouring).ok(),
            Way::Rows(colouring) => svg(&self.pattern, colouring).ok(),
            Way::Mixed(colouring) => svg(&self.pattern, colouring).ok(),
            Way::Star(colouring, Triangle::Full) => svg(&self.pattern, colouring).ok(),
            Way::Acyclic(colouring, Triangle::Full) => svg(&self.pattern, colouring).ok(),
            // The colouring is one of the whole matrix, whose values are not all there.
            Way::Star(colouring, Triangle::Lower) => svg_lower(&self.pattern, colouring).ok(),
            Way::Acyclic(colouring, Triangle::Lower) => svg_lower(&self.pattern, colouring).ok(),
        };
        drawing.unwrap_or_else(|| self.pattern.svg())
    }

    /// Returns the number of columns of the matrix, or of its rows: what the matrix would cost
    /// without the pattern.
    fn dense(&self) -> usize {
        match &self.way {
            Way::Rows(_) => self.pattern.rows(),
            Way::Columns(_) | Way::Star(..) | Way::Acyclic(..) => self.pattern.columns(),
            Way::Mixed(_) => self.pattern.rows().min(self.pattern.columns()),
        }
    }
}

/// Says in words what a call costs.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (m, n) = self.pattern.shape();
        let (columns, rows) = self.products();
        let (kind, triangle) = match &self.way {
            Way::Star(_, triangle) | Way::Acyclic(_, triangle) => ("Hessian", *triangle),
            Way::Columns(_) | Way::Rows(_) | Way::Mixed(_) => ("Jacobian", Triangle::Full),
        };
        let part = if triangle == Triangle::Lower { " in its lower triangle" } else { "" };
        write!(f, "a {m} × {n} {kind} with {} entries{part}: ", self.pattern.nnz())?;
        let many = |count, what| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
        let products = match &self.way {
            Way::Columns(_) => many(columns, "pushforward"),
            Way::Rows(_) => many(rows, "pullback"),
            Way::Mixed(_) => format!("{} and {}", many(columns, "pushforward"), many(rows, "pullback")),
            Way::Star(..) => many(columns, "Hessian-vector product"),
            Way::Acyclic(..) => format!("{} and substitution", many(columns, "Hessian-vector product")),
        };
        f.write_str(&products)?;
        write!(f, " instead of {}; the pattern ", self.dense())?;
        f.write_str(if self.everywhere { "holds everywhere" } else { "need not hold everywhere" })
    }
}
