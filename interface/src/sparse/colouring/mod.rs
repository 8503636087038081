//! Colourings: which columns and rows share a product with the matrix, and how its entries are found in the products.

mod acyclic;
mod colours;
mod column;
mod distance2;
mod forest;
mod masks;
mod mixed;
mod neighbours;
mod order;
mod random;
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
pub use row::RowColouring;
pub use star::StarColouring;
pub use symmetric::Triangle;
pub use verify::verify;

/// A product of the matrix with the sum of the unit vectors of one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Product {
    /// The matrix times the columns' seed of this colour: a pushforward, or a Hessian-vector product.
    Column(usize),
    /// The rows' seed of this colour times the matrix: a pullback.
    Row(usize),
}

/// Where an entry is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Source {
    /// The product that contains the entry.
    pub product: Product,
    /// The item of the product: a row of the matrix for [`Product::Column`], a column of it for [`Product::Row`].
    pub line: usize,
}

/// One step of a decompression: an entry, and its mirror image where the colouring uses symmetry, gets its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// Where the value is read.
    pub source: Source,
    /// The places of the entry and of its mirror image in the pattern. They are equal on the diagonal, and where the colouring
    /// does not use symmetry.
    pub places: [usize; 2],
}

impl Step {
    pub(super) fn one(source: Source, place: usize) -> Self {
        Self { source, places: [place, place] }
    }
}

/// What all colourings say of themselves: which products there are, and in which of them each entry is found.
pub trait Colouring {
    /// Whether the value of a step is what is read less the entries of that sum that are known by then. If not, the value is
    /// what is read.
    const SUBSTITUTES: bool;
    /// Rows and columns of the matrix.
    fn shape(&self) -> (usize, usize);
    /// The colours of the columns; `None` where no product with columns is computed.
    fn columns(&self) -> Option<&Colours>;
    /// The colours of the rows; `None` where no product with rows is computed.
    fn rows(&self) -> Option<&Colours>;
    /// The number of entries of the pattern.
    fn nnz(&self) -> usize;
    /// How the entries are found, in the order of decompression.
    fn steps(&self) -> impl Iterator<Item = Step>;
    /// The number of products.
    fn count(&self) -> usize {
        self.columns().map_or(0, Colours::count) + self.rows().map_or(0, Colours::count)
    }
}
