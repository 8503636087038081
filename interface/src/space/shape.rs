use core::fmt;

/// Receives the extents of a point.
pub trait Extents {
    /// The next extent.
    fn push(&mut self, extent: usize);
}

/// The extents of a point that its type leaves open: `[3]` for a `Vec` of three numbers, `[2, 3]` for a dynamic matrix, nothing for an array,
/// and one after another for the members of a tuple or the fields of a struct. (2, 3) is not (3, 2).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Shape(Vec<usize>);

impl Shape {
    /// From extents in order.
    pub fn new(extents: impl Into<Vec<usize>>) -> Self {
        Self(extents.into())
    }

    /// The extents in order.
    pub fn extents(&self) -> &[usize] {
        &self.0
    }

    /// Whether these are the extents that `visit` tells.
    #[inline]
    pub(crate) fn fits(&self, visit: impl FnOnce(&mut Check<'_>)) -> bool {
        let mut check = Check { rest: &self.0, same: true };
        visit(&mut check);
        check.same && check.rest.is_empty()
    }

    /// Whether the extents that `visit` tells begin like these; for points of one space that is all of them, since each extent
    /// says what follows. Costs nothing where the type leaves none open.
    #[inline]
    pub(crate) fn holds(&self, visit: impl FnOnce(&mut Check<'_>)) -> bool {
        let mut check = Check { rest: &self.0, same: true };
        visit(&mut check);
        check.same
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

/// Compares extents one by one.
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
