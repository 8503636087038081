//! [`Spot`]: which part of a struct its `Index` gave on the way forward, and that it gives the adjoint of the same part on the way back.
//!
//! The adjoints of a struct have the skipped fields that the struct had when they were made. An `Index` that asks such a field, as that of a ring buffer asks for its head, may
//! find another part in them, if the field has changed.

use super::plain_list::integers;
use super::{Cell, Places, Whole};
use crate::{Number, Real, Scalar};
use core::ptr;
use std::collections::BTreeMap;

/// Finds a part of a value, or of its adjoints, by its address.
#[doc(hidden)]
pub trait Locate {
    /// Returns the path to the part at an address. It begins with that of the whole.
    fn locate(&self, address: usize, path: u64) -> Option<u64>;
}

/// The path to what is at an address, where nothing is in front of it.
fn at<T: ?Sized>(value: &T, address: usize, path: u64) -> Option<u64> {
    (ptr::from_ref(value).addr() == address).then_some(path)
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> Locate for S {
    fn locate(&self, address: usize, path: u64) -> Option<u64> {
        at(self, address, path)
    }
}
impl<S> Locate for Cell<S> {
    fn locate(&self, address: usize, path: u64) -> Option<u64> {
        at(self, address, path)
    }
}

/// What has no derivative is no part.
macro_rules! without_derivative {
    ($($t:ty)*) => {$(
        impl Locate for $t {
            fn locate(&self, _: usize, _: u64) -> Option<u64> {
                None
            }
        }
    )*};
}
without_derivative!(() bool char String str);
integers!(without_derivative);

impl<T: Locate> Locate for [T] {
    fn locate(&self, address: usize, path: u64) -> Option<u64> {
        let i = address.checked_sub(self.as_ptr().addr())?.checked_div(size_of::<T>())?;
        self.get(i)?.locate(address, Places::part(path, i))
    }
}
impl<T: Locate, const N: usize> Locate for [T; N] {
    fn locate(&self, address: usize, path: u64) -> Option<u64> {
        self.as_slice().locate(address, path)
    }
}
impl<T: Locate> Locate for Vec<T> {
    fn locate(&self, address: usize, path: u64) -> Option<u64> {
        at(self, address, path).or_else(|| self.as_slice().locate(address, path))
    }
}
impl<T: Locate> Locate for Option<T> {
    fn locate(&self, address: usize, path: u64) -> Option<u64> {
        self.as_ref()?.locate(address, path)
    }
}
impl<K, T: Locate> Locate for BTreeMap<K, T> {
    fn locate(&self, address: usize, path: u64) -> Option<u64> {
        self.values().enumerate().find_map(|(i, x)| x.locate(address, Places::part(path, i)))
    }
}
impl<T: Locate, R: nalgebra::Dim, C: nalgebra::Dim, S: nalgebra::RawStorage<T, R, C>> Locate
    for nalgebra::Matrix<T, R, C, S>
{
    fn locate(&self, address: usize, path: u64) -> Option<u64> {
        let i = address.checked_sub(self.as_ptr().addr())?.checked_div(size_of::<T>())?;
        let (down, right) = self.strides();
        let column = i.checked_div(right).unwrap_or(0);
        let beside = i - column * right;
        let row = beside.checked_div(down).unwrap_or(0);
        self.get((row, column))?.locate(address, Places::part(path, i))
    }
}
impl<T: Locate + nalgebra::Scalar, const N: usize> Locate for nalgebra::OPoint<T, nalgebra::Const<N>> {
    fn locate(&self, address: usize, path: u64) -> Option<u64> {
        self.coords.locate(address, path)
    }
}

macro_rules! tuples {
    ($($t:ident $i:tt),*) => {
        impl<$($t: Locate),*> Locate for ($($t,)*) {
            fn locate(&self, address: usize, path: u64) -> Option<u64> {
                None$(.or_else(|| self.$i.locate(address, Places::part(path, $i))))*
            }
        }
    };
}
tuples!(A 0);
tuples!(A 0, B 1);
tuples!(A 0, B 1, C 2);
tuples!(A 0, B 1, C 2, D 3);
tuples!(A 0, B 1, C 2, D 3, E 4);
tuples!(A 0, B 1, C 2, D 3, E 4, F 5);

/// A reference, or one that may be there.
#[doc(hidden)]
pub trait Addressed {
    /// Returns where it points to.
    fn address(&self) -> Option<usize>;
}
impl<P: ?Sized> Addressed for &P {
    fn address(&self) -> Option<usize> {
        Some(ptr::from_ref(*self).addr())
    }
}
impl<A: Addressed> Addressed for Option<A> {
    fn address(&self) -> Option<usize> {
        self.as_ref()?.address()
    }
}

/// A part that is a reference.
#[doc(hidden)]
pub trait PartAddressed {
    /// Returns where it lies.
    fn address(&self) -> Option<usize>;
}
impl<A: Addressed> PartAddressed for &Whole<'_, A> {
    fn address(&self) -> Option<usize> {
        self.0.address()
    }
}

/// Values in which parts are found.
#[doc(hidden)]
pub trait Locating {
    /// Returns the path to the part at an address.
    fn path_to(&self, address: Option<usize>) -> Option<u64>;
}
macro_rules! locating {
    ($($whole:ty)*) => {$(
        impl<T: Locate + ?Sized> Locating for $whole {
            fn path_to(&self, address: Option<usize>) -> Option<u64> {
                self.0.locate(address?, 0)
            }
        }
    )*};
}
locating!(&&Whole<'_, T> &Whole<'_, &T> &Whole<'_, &mut T>);

impl<T: ?Sized> Whole<'_, T> {
    /// Returns that nothing is known.
    #[must_use]
    pub fn address(&self) -> Option<usize> {
        None
    }
    /// The same of the path.
    #[must_use]
    pub fn path_to(&self, _: Option<usize>) -> Option<u64> {
        None
    }
}

/// Which part of a struct its `Index`, or another function of it, gave. It is known in debug builds.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, Default)]
pub struct Spot {
    #[cfg(debug_assertions)]
    path: Option<u64>,
}

impl Spot {
    /// Notes the path to the part.
    #[must_use]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn of(_path: impl FnOnce() -> Option<u64>) -> Self {
        Self {
            #[cfg(debug_assertions)]
            path: _path(),
        }
    }

    /// Returns the adjoints of the part, or the index that gives them.
    ///
    /// # Panics
    ///
    /// In debug builds, if the path to them is another one.
    #[cfg_attr(not(debug_assertions), inline(always))]
    #[track_caller]
    pub fn same<P>(self, bars: P, _path: impl FnOnce() -> Option<u64>) -> P {
        #[cfg(debug_assertions)]
        if self.path.is_some() {
            assert!(
                self.path == _path(),
                "a struct gives the adjoint of another part than that which it gave: what its `Index`, `Deref` or method asks, a skipped field, has changed since the adjoints of the struct were made. \
                 Look at the field itself by an index that you compute, `ring.data[(ring.head + i) % n]`, or assign a new struct to the variable where that field changes, `ring = Ring {{ head: 1, ..ring }}`"
            );
        }
        bars
    }
}
