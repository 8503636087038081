//! Colourings: which columns and rows share a product with the matrix, and how its entries are
//! found in the products.
//!
//! The public types stand in a file each. They share private parts:
//!
//! - `order` and `neighbours` say in which order the vertices of a graph are coloured.
//! - `distance2` and `in_turn` colour columns, `stars` and `forest` colour the vertices of a symmetric graph,
//!   and `split` takes dense rows apart.
//! - `symmetric` and `sums` say how the entries of a symmetric matrix are found in the products.
//! - `reads` keeps what is read of each product, and `direct` the reads of columns and rows.
//! - `verify` proves the result, whatever made it.

mod acyclic;
mod colours;
mod column;
mod direct;
mod distance2;
mod forest;
mod in_turn;
mod masks;
mod mixed;
mod neighbours;
mod order;
mod reads;
mod row;
mod split;
mod star;
mod stars;
mod sums;
mod symmetric;
mod verify;

pub use acyclic::AcyclicColouring;
pub use colours::Colours;
pub use column::ColumnColouring;
pub use mixed::MixedColouring;
pub use order::Order;
pub(crate) use reads::Reads;
pub use row::RowColouring;
pub use star::StarColouring;
pub use symmetric::Triangle;
pub use verify::verify;

/// A product of the matrix with the sum of the unit vectors of one colour.
///
/// The number is the colour. A column product has m items, (J s)ᵢ = Σⱼ Jᵢⱼ over the columns j of
/// the colour. A row product has n items, (r J)ⱼ = Σᵢ Jᵢⱼ over the rows i of the colour.
///
/// ```
/// use fluxions::sparse::{Colouring, ColumnColouring, Order, Pattern, Product, RowColouring};
///
/// let pattern = Pattern::new(1, 2, [(0, 0), (0, 1)])?; // J is one row of two entries
/// let by_columns = ColumnColouring::new(&pattern, Order::DEFAULT);
/// let products: Vec<_> = by_columns.steps().map(|step| step.source.product).collect();
/// assert_eq!(products, [Product::Column(0), Product::Column(1)]);
///
/// let by_rows = RowColouring::new(&pattern, Order::DEFAULT);
/// assert!(by_rows.steps().all(|step| step.source.product == Product::Row(0)));
/// # Ok::<(), fluxions::sparse::SparseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Product {
    /// The matrix times the columns' seed of this colour: a pushforward, or a Hessian-vector
    /// product.
    Column(usize),
    /// The rows' seed of this colour times the matrix: a pullback.
    Row(usize),
}

/// Where an entry is read: one item of one product.
///
/// ```
/// use fluxions::sparse::{Colouring, ColumnColouring, Order, Pattern, Product, Source};
///
/// // ⎛ 1 · ⎞   Both columns have colour 0, so the product is (1, 2).
/// // ⎝ · 2 ⎠   The entry (1, 1) is read from its item 1.
/// let pattern = Pattern::from_fn(2, 2, |i, j| i == j)?;
/// let colouring = ColumnColouring::new(&pattern, Order::DEFAULT);
/// let sources: Vec<_> = colouring.steps().map(|step| step.source).collect();
/// assert_eq!(sources[1], Source { product: Product::Column(0), line: 1 });
/// # Ok::<(), fluxions::sparse::SparseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Source {
    /// The product that contains the entry.
    pub product: Product,
    /// The item of the product: a row of the matrix for [`Product::Column`], a column of it for
    /// [`Product::Row`].
    pub line: usize,
}

/// One step of a decompression: an entry gets its value, and so does its mirror image where the
/// colouring uses symmetry.
///
/// ```
/// use fluxions::sparse::{Colouring, Order, Pattern, Product, Source, StarColouring, Step};
///
/// // ⎛ ● ● ● ⎞   The entries (0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2), (2, 2)
/// // ⎜ ● ● · ⎟   have the places 0 to 6. Column 0 has colour 0.
/// // ⎝ ● · ● ⎠   Item 1 of its product is the value of (1, 0) and of (0, 1), at 1 and 3.
/// let pattern = Pattern::from_fn(3, 3, |i, j| i == j || i == 0 || j == 0)?;
/// let colouring = StarColouring::new(&pattern, Order::DEFAULT)?;
/// let source = Source { product: Product::Column(0), line: 1 };
/// assert!(colouring.steps().any(|step| step == Step { source, places: [1, 3] }));
/// # Ok::<(), fluxions::sparse::SparseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// Where the value is read.
    pub source: Source,
    /// The places of the entry and of its mirror image in the pattern. They are equal on the
    /// diagonal, and where the colouring does not use symmetry.
    pub places: [usize; 2],
}

impl Step {
    /// Returns the step of an entry that is read alone, without a mirror image.
    pub(super) fn one(source: Source, place: usize) -> Self {
        Self { source, places: [place, place] }
    }
}

/// A colouring of a pattern: which products are computed, and where in them each entry is found.
///
/// # Requirements
///
/// - [`columns`](Self::columns) has a colour or none for each column of the matrix,
///   [`rows`](Self::rows) for each row.
/// - The column product of colour k is the matrix times the sum of the unit vectors of the columns
///   of colour k. A column without a colour is in no product. The same holds for rows.
/// - The places of a [`Step`] are below [`nnz`](Self::nnz), in the order of the pattern.
/// - The two places of a step are equal, or they are those of an entry and its mirror image.
/// - The steps give each entry its value.
/// - If [`SUBSTITUTES`](Self::SUBSTITUTES) is false, the sum that a step reads contains no other
///   entry than that of the step.
/// - If it is true, each other entry of that sum has been found by an earlier step, and is
///   subtracted.
///
/// [`verify()`] proves for one pattern that the steps recover all entries.
///
/// # Usage
///
/// Code that is generic over colourings counts their products, draws them or reads entries in its
/// own way. This one recovers any matrix without substitution from the products that it is given:
///
/// ```
/// use fluxions::sparse::{Colouring, ColumnColouring, Order, Pattern, Product};
///
/// fn recover<C: Colouring>(colouring: &C, products: impl Fn(Product) -> Vec<f64>) -> Vec<f64> {
///     assert!(!C::SUBSTITUTES);
///     let mut values = vec![0.0; colouring.nnz()];
///     for step in colouring.steps() {
///         let value = products(step.source.product)[step.source.line];
///         step.places.iter().for_each(|&place| values[place] = value);
///     }
///     values
/// }
///
/// // ⎛ 1 · 2 ⎞   Columns 0 and 1 have colour 0, column 2 has colour 1.
/// // ⎝ · 3 4 ⎠
/// let pattern = Pattern::new(2, 3, [(0, 0), (1, 1), (0, 2), (1, 2)])?;
/// let colouring = ColumnColouring::new(&pattern, Order::DEFAULT);
/// let products = |product| match product {
///     Product::Column(0) => vec![1.0, 3.0],
///     _ => vec![2.0, 4.0],
/// };
/// assert_eq!(recover(&colouring, products), [1.0, 3.0, 2.0, 4.0]);
/// # Ok::<(), fluxions::sparse::SparseError>(())
/// ```
///
/// # Implementing
///
/// Required are all items but [`count`](Self::count). [`Colours`] has no constructor; an
/// implementor takes them from a colouring of this module, which may be made by its `from_colours`.
///
/// # Pitfalls
///
/// The colouring does not know the pattern, only its shape and its number of entries. Use it with
/// the pattern that it was made for: values of another pattern with this shape and number of
/// entries are accepted, and land in wrong places. [`verify()`] tells the difference.
pub trait Colouring {
    /// Whether entries that are known are subtracted from what is read.
    ///
    /// If true, the value of a step is what is read, less the entries of that sum that earlier
    /// steps have found. If false, the value is what is read.
    const SUBSTITUTES: bool;
    /// Returns (m, n), the numbers of rows and columns of the matrix.
    fn shape(&self) -> (usize, usize);
    /// Returns the colours of the columns; `None` where no product with columns is computed.
    fn columns(&self) -> Option<&Colours>;
    /// Returns the colours of the rows; `None` where no product with rows is computed.
    fn rows(&self) -> Option<&Colours>;
    /// Returns the number of entries of the pattern.
    fn nnz(&self) -> usize;
    /// Returns how the entries are found, in the order of decompression.
    fn steps(&self) -> impl Iterator<Item = Step>;
    /// Returns the number of products: the colours of the columns and those of the rows.
    ///
    /// It is what a matrix costs: in pushforwards, pullbacks or Hessian-vector products.
    fn count(&self) -> usize {
        self.columns().map_or(0, Colours::count) + self.rows().map_or(0, Colours::count)
    }
}
