use core::fmt;

/// A receiver of the extents of a point, for [`Space::extents`](crate::Space::extents).
pub trait Extents {
    /// Receives the next extent.
    fn push(&mut self, extent: usize);
}

/// The extents of a point that its type leaves open.
///
/// They are `[3]` for a `Vec` of three numbers, `[2, 3]` for a dynamic matrix with 2 rows and 3
/// columns, and none for an array. The extents of tuple members and of fields follow one another.
/// Shapes are compared as lists: (2, 3) is not (3, 2).
///
/// ```
/// use fluxions::{Shape, Space};
///
/// let shape = <(Vec<f64>, [f64; 2], Vec<f64>)>::shape::<f64>((&[1.0, 2.0, 3.0], &[0.0; 2], &[]));
/// assert_eq!(shape, Shape::new([3, 0])); // of the two vectors; the array's length is in its type
/// assert_eq!(shape.to_string(), "extents (3, 0)");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Shape(Vec<usize>);

impl Shape {
    /// Makes a shape of extents in order.
    pub fn new(extents: impl Into<Vec<usize>>) -> Self {
        Self(extents.into())
    }

    /// Returns the extents in order.
    pub fn extents(&self) -> &[usize] {
        &self.0
    }

    /// Returns whether these are the extents that `visit` visits. Does not allocate.
    #[inline]
    pub(crate) fn fits(&self, visit: impl FnOnce(&mut Check<'_>)) -> bool {
        let mut check = Check { rest: &self.0, same: true };
        visit(&mut check);
        check.same && check.rest.is_empty()
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.as_slice() {
            [] => f.write_str("a fixed shape"),
            [n] => write!(f, "length {n}"),
            extents => {
                f.write_str("extents (")?;
                for (i, extent) in extents.iter().enumerate() {
                    write!(f, "{}{extent}", if i == 0 { "" } else { ", " })?;
                }
                f.write_str(")")
            }
        }
    }
}

impl Extents for Shape {
    fn push(&mut self, extent: usize) {
        self.0.push(extent);
    }
}

/// A receiver that compares extents one by one.
pub(crate) struct Check<'a> {
    rest: &'a [usize],
    same: bool,
}

impl Extents for Check<'_> {
    #[inline]
    fn push(&mut self, extent: usize) {
        match self.rest.split_first() {
            Some((&first, rest)) => {
                self.same &= first == extent;
                self.rest = rest;
            }
            None => self.same = false,
        }
    }
}
