use super::mark::{AnyMark, Mark};
use core::fmt;
use core::hash::{Hash, Hasher};

/// Receives the extents of a point, and its marks.
pub trait Extents {
    /// The next extent.
    fn push(&mut self, extent: usize);
    /// The next mark: the variant of an enum, a key of a map. Points whose marks differ have different shapes.
    fn mark<M: Mark>(&mut self, mark: &M);
}

/// The extents of a point that its type leaves open: `[3]` for a `Vec` of three numbers, `[2, 3]` for a dynamic matrix, nothing for an array,
/// and one after another for the members of a tuple or the fields of a struct. (2, 3) is not (3, 2). The variants of enums and the keys of
/// maps are a part of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shape {
    extents: Vec<usize>,
    /// Boxed, because few shapes have some, and a shape is a part of every error.
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
    /// From extents in order.
    pub fn new(extents: impl Into<Vec<usize>>) -> Self {
        Self { extents: extents.into(), marks: None }
    }

    /// The extents in order.
    pub fn extents(&self) -> &[usize] {
        &self.extents
    }

    fn marks(&self) -> &[Box<dyn AnyMark>] {
        self.marks.as_ref().map_or(&[], |marks| &marks.0)
    }

    /// Whether these are the extents and marks that `visit` tells.
    #[inline]
    pub(crate) fn fits(&self, visit: impl FnOnce(&mut Check<'_>)) -> bool {
        let mut check = Check { extents: &self.extents, marks: self.marks(), same: true };
        visit(&mut check);
        check.same && check.extents.is_empty() && check.marks.is_empty()
    }

    /// Whether the extents that `visit` tells begin like these; for points of one space that is all of them, since each extent
    /// says what follows. Costs nothing where the type leaves none open.
    #[inline]
    pub(crate) fn holds(&self, visit: impl FnOnce(&mut Check<'_>)) -> bool {
        let mut check = Check { extents: &self.extents, marks: self.marks(), same: true };
        visit(&mut check);
        check.same
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

/// Compares extents and marks one by one.
pub(crate) struct Check<'a> {
    extents: &'a [usize],
    marks: &'a [Box<dyn AnyMark>],
    same: bool,
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
        match self.marks.split_first() {
            Some((first, rest)) => {
                self.same &= (**first).is(mark);
                self.marks = rest;
            }
            None => self.same = false,
        }
    }
}
