use super::mark::{AnyMark, Mark};
use core::fmt;
use core::hash::{Hash, Hasher};

/// A receiver of the extents and the marks of a point, for
/// [`Space::extents`](crate::Space::extents).
pub trait Extents {
    /// Receives the next extent.
    fn push(&mut self, extent: usize);
    /// Receives the next mark: the variant of an enum, or a key of a map.
    ///
    /// Points whose marks differ have different shapes.
    fn mark<M: Mark>(&mut self, mark: &M);
}

/// The extents of a point that its type leaves open.
///
/// They are `[3]` for a `Vec` of three numbers, `[2, 3]` for a dynamic matrix with 2 rows and 3
/// columns, and none for an array. The extents of tuple members and of fields follow one another.
/// Shapes are compared as lists: (2, 3) is not (3, 2). The variants of enums and the keys of maps
/// are a part of the shape.
///
/// ```
/// use fluxions::{Shape, Space};
///
/// let shape = <(Vec<f64>, [f64; 2], Vec<f64>)>::shape::<f64>((&[1.0, 2.0, 3.0], &[0.0; 2], &[]));
/// assert_eq!(shape, Shape::new([3, 0])); // of the two vectors; the array's length is in its type
/// assert_eq!(shape.to_string(), "extents (3, 0)");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shape {
    extents: Vec<usize>,
    /// Boxed, because few shapes have marks, and a shape is a part of every error.
    marks: Option<Box<Marks>>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Marks(Vec<Box<dyn AnyMark>>);

// Equal shapes have equal extents; marks need no hash then.
impl Hash for Shape {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.extents.hash(state);
    }
}

impl Shape {
    /// Makes a shape of extents in order.
    pub fn new(extents: impl Into<Vec<usize>>) -> Self {
        Self { extents: extents.into(), marks: None }
    }

    /// Returns the extents in order.
    pub fn extents(&self) -> &[usize] {
        &self.extents
    }

    /// Returns the marks in order.
    #[inline]
    fn marks(&self) -> &[Box<dyn AnyMark>] {
        self.marks.as_ref().map_or(&[], |marks| &marks.0)
    }

    /// Returns a receiver that compares what it receives with this shape. Does not allocate.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn check(&self) -> Check<'_> {
        Check { shape: self, extents: &self.extents, marks: 0, same: true }
    }

    /// Returns whether there are as many marks. A shape that has none has no box, which is one comparison.
    #[inline]
    fn has_marks(&self, count: usize) -> bool {
        match &self.marks {
            None => count == 0,
            Some(marks) => count != 0 && marks.0.len() == count,
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, mark) in self.marks().iter().enumerate() {
            write!(f, "{}{mark:?}", if i == 0 { "" } else { ", " })?;
        }
        match (self.extents.as_slice(), self.marks().is_empty()) {
            ([], true) => f.write_str("a fixed shape"),
            ([], false) => Ok(()),
            (extents, unmarked) => {
                f.write_str(if unmarked { "" } else { " with " })?;
                list(extents, f)
            }
        }
    }
}

/// Writes a list of extents in words.
fn list(extents: &[usize], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if let [n] = extents {
        return write!(f, "length {n}");
    }
    f.write_str("extents (")?;
    for (i, extent) in extents.iter().enumerate() {
        write!(f, "{}{extent}", if i == 0 { "" } else { ", " })?;
    }
    f.write_str(")")
}

impl Extents for Shape {
    fn push(&mut self, extent: usize) {
        self.extents.push(extent);
    }
    fn mark<M: Mark>(&mut self, mark: &M) {
        self.marks.get_or_insert_default().0.push(Box::new(mark.clone()));
    }
}

/// A receiver that compares extents and marks one by one.
pub(crate) struct Check<'a> {
    shape: &'a Shape,
    /// The extents that were not visited yet.
    extents: &'a [usize],
    /// The number of marks that were visited. Few shapes have marks, so they are looked up only where one is visited.
    marks: usize,
    same: bool,
}

impl Check<'_> {
    /// Returns whether the extents and marks that were received are those of the shape.
    #[inline]
    pub(crate) fn fits(&self) -> bool {
        self.same && self.extents.is_empty() && self.shape.has_marks(self.marks)
    }

    /// Returns whether the extents that were received begin like those of the shape.
    ///
    /// For points of one space these are then all extents, because each extent says what follows.
    /// The comparison costs nothing if the type leaves no extent open.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn holds(&self) -> bool {
        self.same
    }
}

impl Extents for Check<'_> {
    #[inline]
    fn push(&mut self, extent: usize) {
        match self.extents.split_first() {
            Some((&first, rest)) => {
                self.same &= first == extent;
                self.extents = rest;
            }
            None => self.same = false,
        }
    }
    #[inline]
    fn mark<M: Mark>(&mut self, mark: &M) {
        self.same &= self.shape.marks().get(self.marks).is_some_and(|expected| (**expected).is(mark));
        self.marks += 1;
    }
}
