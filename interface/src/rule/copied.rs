//! Data that a rule holds a copy of: [`Copied`].

use super::pool;
use core::borrow::Borrow;
use core::fmt::{self, Debug, Formatter};
use core::mem::needs_drop;

/// A copy of data that a call borrows, as a tape keeps it. The storage of a list comes from the thread, and goes back to it.
#[doc(hidden)]
pub struct Copied<D: ?Sized + ToOwned<Owned: 'static>> {
    /// The copy, until its storage goes back.
    data: Option<D::Owned>,
}

/// A copy that nobody uses. A type of its own, because the storage of points and of lists is lent as well.
struct Idle<T>(T);

impl<D: ?Sized + ToOwned<Owned: 'static>> Copied<D> {
    /// Copies data.
    pub fn of(data: &D) -> Self {
        // A copy of another length would have to grow, now or later.
        let fits = |Idle(copy): &Idle<D::Owned>| (size_of_val::<D>(copy.borrow()) == size_of_val(data)).then_some(0);
        let idle = if const { needs_drop::<D::Owned>() } { pool::take(&fits) } else { None };
        let data = match idle {
            Some(Idle(mut copy)) => {
                data.clone_into(&mut copy);
                copy
            }
            None => data.to_owned(),
        };
        Self { data: Some(data) }
    }

    /// Lends the copy.
    pub fn get(&self) -> &D {
        self.data.as_ref().expect("data that lives").borrow()
    }
}

impl<D: ?Sized + ToOwned<Owned: 'static>> Clone for Copied<D> {
    fn clone(&self) -> Self {
        Self::of(self.get())
    }
    fn clone_from(&mut self, from: &Self) {
        match &mut self.data {
            Some(data) => from.get().clone_into(data),
            None => *self = from.clone(),
        }
    }
}

impl<D: ?Sized + ToOwned<Owned: 'static>> Debug for Copied<D> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("Copied")
    }
}

impl<D: ?Sized + ToOwned<Owned: 'static>> Drop for Copied<D> {
    fn drop(&mut self) {
        if needs_drop::<D::Owned>()
            && let Some(data) = self.data.take()
        {
            pool::give(Idle(data));
        }
    }
}
