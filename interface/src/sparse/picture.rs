//! Pictures of patterns: as text, and as SVG with colours.
//!
//! A matrix that is too large to show each entry is divided into square blocks. A block is shown as
//! an entry if it contains one.

use super::{Colouring, Colours, Conflict, Pattern, Product, SparseError};
use core::fmt;

/// The most rows and columns that a text shows one by one.
const TEXT: usize = 64;
/// The most rows and columns that a drawing shows one by one.
const DRAWING: usize = 512;

/// Rows of dots, `●` for an entry and `·` for none.
///
/// Where there are more than 64 rows or columns, a dot stands for a square block of the matrix, and
/// `●` for a block with an entry.
///
/// ```
/// use fluxions::sparse::Pattern;
///
/// let pattern = Pattern::from_fn(3, 3, |i, j| i.abs_diff(j) <= 1)?;
/// assert_eq!(pattern.to_string(), "● ● ·\n● ● ●\n· ● ●\n");
/// # Ok::<(), fluxions::sparse::SparseError>(())
/// ```
impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let block = block(self, TEXT);
        let (rows, columns) = (self.rows().div_ceil(block), self.columns().div_ceil(block));
        let mut dots = vec!['·'; rows * columns];
        self.entries().for_each(|(i, j)| dots[i / block * columns + j / block] = '●');
        for row in 0..rows {
            let line: Vec<String> = dots[row * columns..][..columns].iter().map(char::to_string).collect();
            writeln!(f, "{}", line.join(" "))?;
        }
        Ok(())
    }
}

impl Pattern {
    /// Returns a drawing of the pattern, as the text of an SVG file: a square for each entry, ten
    /// units wide.
    ///
    /// Where there are more than 512 rows or columns, a square stands for a block of the matrix.
    ///
    /// ```
    /// use fluxions::sparse::Pattern;
    ///
    /// let drawing = Pattern::from_fn(2, 3, |i, j| i == j)?.svg();
    /// assert!(drawing.contains("viewBox=\"0 0 30 20\"")); // 3 columns, 2 rows
    /// assert_eq!(drawing.matches("<rect").count(), 1 + 2); // the matrix and its entries
    /// # Ok::<(), fluxions::sparse::SparseError>(())
    /// ```
    pub fn svg(&self) -> String {
        draw(self, |_| None)
    }
}

/// Returns a drawing of a pattern, as the text of an SVG file, in which entries of one product have
/// one colour.
///
/// An entry has the colour of the product that it is read from. Entries that are read from a
/// product with rows are round, all others are square.
///
/// # Errors
///
/// [`Conflict`] where the colouring is not one of the pattern, as [`verify`](super::verify) says.
///
/// ```
/// use fluxions::sparse::{ColumnColouring, Order, Pattern, svg};
///
/// let pattern = Pattern::from_fn(3, 3, |i, j| i.abs_diff(j) <= 1)?;
/// let drawing = svg(&pattern, &ColumnColouring::new(&pattern, Order::DEFAULT))?;
/// assert!(drawing.starts_with("<svg") && drawing.ends_with("</svg>\n"));
/// assert_eq!(drawing.matches("<rect").count(), 1 + 7); // the matrix and its entries
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn svg(pattern: &Pattern, colouring: &impl Colouring) -> Result<String, Conflict> {
    let inks = inks(pattern, colouring)?;
    Ok(draw(pattern, |place| inks[place]))
}

/// Returns the same drawing of the lower triangle of a symmetric matrix, whose colouring is one of the
/// whole matrix.
pub(crate) fn svg_lower(lower: &Pattern, colouring: &impl Colouring) -> Result<String, SparseError> {
    let full = lower.union(&lower.transpose())?;
    let inks = inks(&full, colouring)?;
    let inks: Vec<_> = lower.entries().map(|(i, j)| full.place(i, j).and_then(|place| inks[place])).collect();
    Ok(draw(lower, |place| inks[place]))
}

/// Returns the ink of each entry of a pattern.
fn inks(pattern: &Pattern, colouring: &impl Colouring) -> Result<Vec<Option<Ink>>, Conflict> {
    super::verify(pattern, colouring)?;
    let columns = colouring.columns().map_or(0, Colours::count);
    let mut inks = vec![None; pattern.nnz()];
    for step in colouring.steps() {
        step.places.iter().for_each(|&place| inks[place] = Some(Ink::of(step.source.product, columns)));
    }
    Ok(inks)
}

/// How an entry is drawn.
#[derive(Clone, Copy)]
struct Ink {
    /// In degrees.
    hue: f64,
    round: bool,
}

impl Ink {
    /// Returns the ink of a product. Row products are numbered after the `columns` column products.
    ///
    /// Consecutive numbers have hues a golden angle apart (137.508°), so neighbouring numbers look
    /// different.
    fn of(product: Product, columns: usize) -> Self {
        let (number, round) = match product {
            Product::Column(colour) => (colour, false),
            Product::Row(colour) => (columns + colour, true),
        };
        Self { hue: (number as f64 * 137.508) % 360.0, round }
    }
}

/// Returns the SVG text of a pattern, with the ink that `ink` gives for the place of an entry.
///
/// A block has the ink of its first entry in the order of the pattern. An entry without ink is
/// grey.
fn draw(pattern: &Pattern, ink: impl Fn(usize) -> Option<Ink>) -> String {
    let block = block(pattern, DRAWING);
    let (rows, columns) = (pattern.rows().div_ceil(block), pattern.columns().div_ceil(block));
    let mut places = vec![None; rows * columns];
    for (place, (i, j)) in pattern.entries().enumerate() {
        places[i / block * columns + j / block].get_or_insert(place);
    }
    let (width, height) = (10 * columns, 10 * rows);
    let mut text = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\n");
    text += &format!("<rect width=\"{width}\" height=\"{height}\" fill=\"#f4f4f4\"/>\n");
    for (cell, place) in places.iter().enumerate() {
        if let Some(place) = *place {
            text += &mark(10 * (cell % columns), 10 * (cell / columns), ink(place));
        }
    }
    text + "</svg>\n"
}

/// Returns the SVG element of an entry or block whose upper left corner is at (x, y).
fn mark(x: usize, y: usize, ink: Option<Ink>) -> String {
    let fill = ink.map_or("#444".into(), |ink| format!("hsl({:.0}, 65%, 55%)", ink.hue));
    if ink.is_some_and(|ink| ink.round) {
        format!("<circle cx=\"{}\" cy=\"{}\" r=\"4.5\" fill=\"{fill}\"/>\n", x + 5, y + 5)
    } else {
        format!("<rect x=\"{x}.5\" y=\"{y}.5\" width=\"9\" height=\"9\" fill=\"{fill}\"/>\n")
    }
}

/// Returns how many rows and columns a block has, so that there are at most `most` blocks on each
/// side.
fn block(pattern: &Pattern, most: usize) -> usize {
    pattern.rows().max(pattern.columns()).div_ceil(most).max(1)
}
