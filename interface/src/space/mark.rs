//! The parts of a shape beside extents: the variants of enums and the keys of maps.

use core::any::Any;
use core::fmt::Debug;

/// The name of a variant of an enum, or a key of a map.
///
/// Marks are a part of a [`Shape`](crate::Shape): two points have one shape only if their marks are
/// equal. It is implemented for every type that can be compared, copied and shown.
pub trait Mark: Debug + Clone + Eq + Send + Sync + 'static {}
impl<M: Debug + Clone + Eq + Send + Sync + 'static> Mark for M {}

/// A mark of any type, so that one shape can have marks of several types.
///
/// A comparison does not allocate. Marks of different types are never equal.
pub(super) trait AnyMark: Debug + Send + Sync {
    /// Returns whether two marks are of one type and equal.
    fn is(&self, other: &dyn Any) -> bool;
    /// Returns the mark, for a comparison with one of a known type.
    fn as_any(&self) -> &dyn Any;
    /// Returns a copy of the mark.
    fn boxed(&self) -> Box<dyn AnyMark>;
}

impl<M: Mark> AnyMark for M {
    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<M>().is_some_and(|other| other == self)
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn boxed(&self) -> Box<dyn AnyMark> {
        Box::new(self.clone())
    }
}

impl Clone for Box<dyn AnyMark> {
    fn clone(&self) -> Self {
        (**self).boxed()
    }
}

impl PartialEq for dyn AnyMark {
    fn eq(&self, other: &Self) -> bool {
        self.is(other.as_any())
    }
}

impl Eq for dyn AnyMark {}
