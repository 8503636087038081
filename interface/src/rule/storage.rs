//! Storage of a rule whose function writes in place: [`Storage`].

use super::lent::{Lent, lent_copy, lent_map, new_copy, overwrite};
use super::pool;
use crate::engine::zero;
use crate::{Owned, Scalar, Space, View, ViewMut};
use core::convert::identity;
use core::fmt::{self, Debug, Formatter};
use core::mem::needs_drop;

/// What a function writes to, over plain numbers: a result or a cache. The thread lends it.
#[doc(hidden)]
pub struct Storage<X: Space>(Lent<Owned<X, X::Real>>);

impl<X: Space> Storage<X> {
    /// Returns zeros in the shape of a point, with its skipped fields.
    pub fn like<S: Scalar<X::Real>>(x: View<'_, X, S>) -> Self {
        Self(lent_map::<X, S, X::Real>(x, &mut zero::<S, X::Real>))
    }

    /// Returns a copy for one call.
    pub fn for_a_call(&self) -> Self {
        Self(lent_copy::<X, X::Real>(X::view(&self.0)))
    }

    /// Lends it to the function.
    pub fn view_mut(&mut self) -> ViewMut<'_, X, X::Real> {
        X::view_mut(&mut self.0)
    }

    /// Returns the result.
    pub fn own(self) -> Owned<X, X::Real> {
        self.0.own()
    }
}

impl<X: Space> Clone for Storage<X> {
    fn clone(&self) -> Self {
        Self(new_copy::<X, X::Real>(X::view(&self.0)))
    }
    fn clone_from(&mut self, from: &Self) {
        overwrite::<X, X::Real>(&mut self.0, X::view(&from.0));
    }
}

impl<X: Space> Debug for Storage<X> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("Storage")
    }
}

/// Writes the result of a rule that [lends](super::Rule::LENDS) it in place, and gives its storage back to the thread.
#[doc(hidden)]
pub fn put_in_place<X: Space, S: Scalar<X::Real>>(result: Owned<X, S>, to: ViewMut<'_, X, S>) {
    X::assign(to, X::view(&result), &mut identity);
    if const { needs_drop::<Owned<X, S>>() } {
        pool::give(result);
    }
}
