//! [`Shadow`]: adjoints for a value that a function makes on the way.

use super::Cell;
use crate::rule::lent_list;
use crate::{Number, Real, Scalar};
use std::collections::BTreeMap;

/// What has adjoints of its own form: numbers, and what is made of them. A value without derivative stands for itself, as in a
/// struct with a skipped field.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the adjoint of a function has no place for the derivatives of a value of type `{Self}`",
    label = "neither a number nor made of numbers",
    note = "a struct of numbers is marked `#[derive(Differentiable)]`"
)]
pub trait Shadow {
    /// The adjoints.
    type Bar;
    /// Returns adjoints of the same form as the value, all 0. The thread lends the storage of lists, until it gets it
    /// [back](super::give_back).
    fn bar(&self) -> Self::Bar;
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> Shadow for S {
    type Bar = Cell<S>;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn bar(&self) -> Cell<S> {
        Cell::zero()
    }
}

macro_rules! without_derivative {
    ($($t:ty)*) => {$(
        impl Shadow for $t {
            type Bar = $t;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn bar(&self) -> $t {
                *self
            }
        }
    )*};
}
without_derivative!(() usize u64 u32 u16 u8 isize i64 i32 i16 i8 bool);

impl<T: Shadow, const N: usize> Shadow for [T; N] {
    type Bar = [T::Bar; N];
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn bar(&self) -> Self::Bar {
        core::array::from_fn(|i| self[i].bar())
    }
}
impl<T: Shadow<Bar: 'static>> Shadow for Vec<T> {
    type Bar = Vec<T::Bar>;
    #[inline]
    fn bar(&self) -> Self::Bar {
        bars(self)
    }
}
impl<T: Shadow> Shadow for Option<T> {
    type Bar = Option<T::Bar>;
    fn bar(&self) -> Self::Bar {
        self.as_ref().map(T::bar)
    }
}
impl<K: Ord + Clone, T: Shadow> Shadow for BTreeMap<K, T> {
    type Bar = BTreeMap<K, T::Bar>;
    fn bar(&self) -> Self::Bar {
        self.iter().map(|(key, x)| (key.clone(), x.bar())).collect()
    }
}
impl<T: Shadow<Bar: nalgebra::Scalar> + nalgebra::Scalar, const R: usize, const C: usize> Shadow
    for nalgebra::SMatrix<T, R, C>
{
    type Bar = nalgebra::SMatrix<T::Bar, R, C>;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn bar(&self) -> Self::Bar {
        self.map(|x| x.bar())
    }
}
impl<T: Shadow<Bar: nalgebra::Scalar> + nalgebra::Scalar> Shadow for nalgebra::DMatrix<T> {
    type Bar = nalgebra::DMatrix<T::Bar>;
    fn bar(&self) -> Self::Bar {
        nalgebra::DMatrix::from_vec(self.nrows(), self.ncols(), bars(self.as_slice()))
    }
}
impl<T: Shadow<Bar: nalgebra::Scalar> + nalgebra::Scalar> Shadow for nalgebra::DVector<T> {
    type Bar = nalgebra::DVector<T::Bar>;
    fn bar(&self) -> Self::Bar {
        nalgebra::DVector::from_vec(bars(self.as_slice()))
    }
}

/// Returns the adjoints of a list.
fn bars<T: Shadow<Bar: 'static>>(list: &[T]) -> Vec<T::Bar> {
    let mut all = lent_list(list.len());
    all.extend(list.iter().map(T::bar));
    all
}

macro_rules! tuples {
    ($($t:ident $i:tt),*) => {
        impl<$($t: Shadow),*> Shadow for ($($t,)*) {
            type Bar = ($($t::Bar,)*);
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn bar(&self) -> Self::Bar {
                ($(self.$i.bar(),)*)
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
