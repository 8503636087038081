//! [`Asked`]: what both sweeps ask may not change in between.

use core::panic::RefUnwindSafe;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet, VecDeque};
use std::rc::Rc;
use std::sync::Arc;

/// A reference to a value without derivative that both sweeps ask.
///
/// A type that is `Sync` or `RefUnwindSafe` has no `Cell` and no `RefCell`. An atomic number or a lock in it does not show.
#[doc(hidden)]
#[derive(Debug)]
pub struct Asked<'a, T: ?Sized>(pub &'a T);

impl<T: ?Sized> Clone for Asked<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T: ?Sized> Copy for Asked<'_, T> {}

/// Returns the reference, if the type is `Sync`.
#[doc(hidden)]
pub trait OfSync<'a, T: ?Sized> {
    /// Returns the reference.
    fn settled(self) -> &'a T;
}
impl<'a, T: Sync + ?Sized> OfSync<'a, T> for &&Asked<'a, T> {
    #[inline(always)]
    fn settled(self) -> &'a T {
        self.0
    }
}

/// The same of one that is `RefUnwindSafe`, as an `Rc` is.
#[doc(hidden)]
pub trait OfRefUnwindSafe<'a, T: ?Sized> {
    /// Returns the reference.
    fn settled(self) -> &'a T;
}
impl<'a, T: RefUnwindSafe + ?Sized> OfRefUnwindSafe<'a, T> for &Asked<'a, T> {
    #[inline(always)]
    fn settled(self) -> &'a T {
        self.0
    }
}

/// Says what is the matter with all others.
#[doc(hidden)]
pub trait OfChanging<'a, T: ?Sized> {
    /// Returns the reference.
    fn settled(self) -> &'a T
    where
        T: Settled;
}
impl<'a, T: ?Sized> OfChanging<'a, T> for Asked<'a, T> {
    #[inline(always)]
    fn settled(self) -> &'a T
    where
        T: Settled,
    {
        self.0
    }
}

/// The same of a collection whose length is asked, or whose items are gone through: it keeps them, whatever they are.
#[doc(hidden)]
pub trait OfCollection<'a, T: ?Sized> {
    /// Returns the reference.
    fn settled(self) -> &'a T;
}
impl<'a, T: Collection + ?Sized> OfCollection<'a, T> for &&&Asked<'a, T> {
    #[inline(always)]
    fn settled(self) -> &'a T {
        self.0
    }
}

/// A collection of the standard library, or a reference to one.
#[doc(hidden)]
pub trait Collection {}
impl<T> Collection for [T] {}
impl<T, const N: usize> Collection for [T; N] {}
impl<T> Collection for Vec<T> {}
impl<T> Collection for VecDeque<T> {}
impl<T> Collection for BinaryHeap<T> {}
impl<T> Collection for BTreeSet<T> {}
impl<K, V> Collection for BTreeMap<K, V> {}
impl<T, H> Collection for HashSet<T, H> {}
impl<K, V, H> Collection for HashMap<K, V, H> {}
impl<T: Collection + ?Sized> Collection for &T {}
impl<T: Collection + ?Sized> Collection for &mut T {}
impl<T: Collection + ?Sized> Collection for Box<T> {}
impl<T: Collection + ?Sized> Collection for Rc<T> {}
impl<T: Collection + ?Sized> Collection for Arc<T> {}

/// Returns a copy of what a loop goes through, which both sweeps have as it is when the loop begins.
#[doc(hidden)]
pub fn copied_now<T: CopiedNow>(value: &T) -> T {
    value.clone()
}

/// A type that can be copied.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "both sweeps go through a copy of this `{Self}`, which changes elsewhere, and it is not `Clone`: write `#[derive(Clone)]` before the type of its items, or bind the list where it changes no more, `let list = list;`"
)]
pub trait CopiedNow: Clone {}
#[diagnostic::do_not_recommend]
impl<T: Clone> CopiedNow for T {}

/// A type whose values do not change behind a shared reference. No type has it: those that do not change need not ask.
#[diagnostic::on_unimplemented(
    message = "both sweeps ask this `{Self}`, and it may change behind a shared reference, as a `Cell` does",
    label = "is neither `Sync` nor `RefUnwindSafe`",
    note = "a number that it gives is kept: write its type, `let k: usize = dice.roll();`, and use the variable; what never changes says so in its type: `Box<dyn Rule + Sync>`"
)]
pub trait Settled {}
