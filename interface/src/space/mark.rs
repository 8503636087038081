//! What a shape has beside extents: the variants of enums and the keys of maps.

use core::any::Any;
use core::fmt::Debug;

/// The variant of an enum, by its name, or a key of a map.
pub trait Mark: Debug + Clone + Eq + Send + Sync + 'static {}
impl<M: Debug + Clone + Eq + Send + Sync + 'static> Mark for M {}

/// A mark of any type. Comparing it allocates nothing.
pub(super) trait AnyMark: Debug + Send + Sync {
    fn is(&self, other: &dyn Any) -> bool;
    fn as_any(&self) -> &dyn Any;
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
