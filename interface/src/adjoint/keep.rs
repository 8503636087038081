//! Copies of memory that a call reads and that is overwritten later: [`Keep`].

use super::shadow::copied;
use super::{Bars, Pool, Shadow};
use crate::{Number, Real, Scalar};

/// Memory that can be kept until the backward sweep reaches the call that reads it.
#[doc(hidden)]
pub trait Keep<S> {
    /// What stands for the copy.
    type Kept: Kept<S>;
    /// Copies the memory, to the end of `site` if its size is not known to the compiler.
    fn keep(&self, site: &mut Vec<S>) -> Self::Kept;
    /// The same, where the memory might have lists of the pool.
    #[inline]
    fn keep_in(&self, site: &mut Vec<S>, _: &mut Pool) -> Self::Kept {
        self.keep(site)
    }
    /// Where the numbers lie.
    fn extent(&self) -> Extent;
}

/// Where numbers lie: the addresses of the first, and of what is behind the last, and the size of one.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Extent {
    start: usize,
    end: usize,
    size: usize,
}

impl Extent {
    fn of<S>(numbers: &[S]) -> Self {
        let ends = numbers.as_ptr_range();
        Self { start: ends.start.addr(), end: ends.end.addr(), size: size_of::<S>() }
    }

    /// The address of each number.
    pub(super) fn addresses(self) -> impl Iterator<Item = usize> {
        (self.start..self.end).step_by(self.size.max(1))
    }
}

/// A copy of memory.
#[doc(hidden)]
pub trait Kept<S> {
    /// What was copied.
    type Of: ?Sized;
    /// Returns the copy. A call that writes to it may do so.
    fn get<'a>(&'a mut self, site: &'a mut Vec<S>) -> &'a mut Self::Of;
    /// Gives the room back. Copies are given back in the opposite order.
    fn release(&self, site: &mut Vec<S>);
    /// The same, where the memory might have lists of the pool.
    #[inline]
    fn release_in(&self, site: &mut Vec<S>, _: &mut Pool) {
        self.release(site);
    }
}

/// How many numbers lie at the end of a site.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Count(usize);

impl<R: Real, S: Scalar<R> + Number<Real = R>> Keep<S> for [S] {
    type Kept = Count;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn keep(&self, site: &mut Vec<S>) -> Count {
        site.extend_from_slice(self);
        Count(self.len())
    }
    fn extent(&self) -> Extent {
        Extent::of(self)
    }
}
impl<R: Real, S: Scalar<R> + Number<Real = R>> Kept<S> for Count {
    type Of = [S];
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn get<'a>(&'a mut self, site: &'a mut Vec<S>) -> &'a mut [S] {
        let start = site.len() - self.0;
        &mut site[start..]
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn release(&self, site: &mut Vec<S>) {
        site.truncate(site.len() - self.0);
    }
}
impl<R: Real, S: Scalar<R> + Number<Real = R>> Keep<S> for Vec<S> {
    type Kept = Count;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn keep(&self, site: &mut Vec<S>) -> Count {
        self[..].keep(site)
    }
    fn extent(&self) -> Extent {
        Extent::of(self)
    }
}

/// A copy on the program's own stack.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct Copied<T>(T);

impl<S, T: Clone> Kept<S> for Copied<T> {
    type Of = T;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn get<'a>(&'a mut self, _: &'a mut Vec<S>) -> &'a mut T {
        &mut self.0
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn release(&self, _: &mut Vec<S>) {}
}

macro_rules! copied {
    ($([$($generics:tt)*] $t:ty, |$x:ident| $extent:expr;)*) => {$(
        impl<R: Real, S: Scalar<R> + Number<Real = R>, $($generics)*> Keep<S> for $t {
            type Kept = Copied<Self>;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn keep(&self, _: &mut Vec<S>) -> Copied<Self> {
                Copied(self.clone())
            }
            fn extent(&self) -> Extent {
                let $x = self;
                $extent
            }
        }
    )*};
}
copied! {
    [] S, |x| Extent::of(core::slice::from_ref(x));
    [const N: usize] [S; N], |x| Extent::of(x);
    [const N: usize, const M: usize] [[S; M]; N], |x| Extent::of(x.as_flattened());
    [const A: usize, const B: usize] nalgebra::SMatrix<S, A, B>, |x| Extent::of(x.as_slice());
    [] nalgebra::DMatrix<S>, |x| Extent::of(x.as_slice());
    [] nalgebra::DVector<S>, |x| Extent::of(x.as_slice());
    [] nalgebra::RowDVector<S>, |x| Extent::of(x.as_slice());
}

/// What is kept as a value: structs, enums, lists of lists.
///
/// It is a trait of references, so that the compiler takes [`Keep`] where a type has it.
#[doc(hidden)]
pub trait KeepValue {
    /// The type of the value.
    type Value;
    /// Copies the value.
    fn keep(&self, site: &mut Vec<()>) -> KeptValue<Self::Value>;
    /// Copies the value, with lists of the pool.
    fn keep_in(&self, site: &mut Vec<()>, pool: &mut Pool) -> KeptValue<Self::Value>;
    /// Where the value lies.
    fn extent(&self) -> Extent;
}

/// A copy of a value.
#[doc(hidden)]
#[derive(Debug)]
pub struct KeptValue<T>(T);

impl<T: Shadow> KeepValue for &T {
    type Value = T;
    fn keep(&self, site: &mut Vec<()>) -> KeptValue<T> {
        self.keep_in(site, &mut Pool::default())
    }
    fn keep_in(&self, _: &mut Vec<()>, pool: &mut Pool) -> KeptValue<T> {
        KeptValue(self.copy_in(pool))
    }
    fn extent(&self) -> Extent {
        Extent::of(core::slice::from_ref(*self))
    }
}

impl<T: Shadow> KeepValue for &[T] {
    type Value = Vec<T>;
    fn keep(&self, site: &mut Vec<()>) -> KeptValue<Vec<T>> {
        self.keep_in(site, &mut Pool::default())
    }
    fn keep_in(&self, _: &mut Vec<()>, pool: &mut Pool) -> KeptValue<Vec<T>> {
        KeptValue(copied(self, pool))
    }
    fn extent(&self) -> Extent {
        Extent::of(self)
    }
}

impl<T: Shadow> KeptValue<T> {
    /// Returns the copy.
    pub fn get(&mut self, _: &mut Vec<()>) -> &mut T {
        &mut self.0
    }
    /// Drops the copy.
    pub fn release(self, _: &mut Vec<()>) {}
    /// Gives its lists to the pool.
    pub fn release_in(self, _: &mut Vec<()>, pool: &mut Pool) {
        self.0.give_to(pool);
    }
}

/// The adjoint of a tuple that is given by value: one for each part.
#[doc(hidden)]
pub trait GivenTuple {
    /// References to the parts.
    type Parts<'a>
    where
        Self: 'a;
    /// Returns a reference to each part.
    fn given(&self) -> Self::Parts<'_>;
}

/// The adjoint of another value that is given: a reference. It is a trait of references, so that the compiler takes [`GivenTuple`] for tuples.
#[doc(hidden)]
pub trait Given<'a> {
    /// The type of the adjoint.
    type Bar;
    /// Returns the reference.
    fn given(&self) -> &'a Self::Bar;
}
impl<'a, T> Given<'a> for &'a T {
    type Bar = T;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn given(&self) -> &'a T {
        self
    }
}

/// What is added to the adjoints of such a tuple as a whole, where it is returned or copied.
#[doc(hidden)]
pub trait GivenBars<B> {
    /// Adds adjoints of the same form.
    fn accumulate(&self, from: &B);
    /// Adds the adjoints of the result of the function.
    fn seed(&self, from: &B);
}

macro_rules! given {
    ($($t:ident $i:tt),*) => {
        impl<$($t),*> GivenTuple for ($($t,)*) {
            type Parts<'a> = ($(&'a $t,)*) where Self: 'a;
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn given(&self) -> Self::Parts<'_> {
                ($(&self.$i,)*)
            }
        }
        impl<$($t: Bars),*> GivenBars<($($t,)*)> for ($(&$t,)*) {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn accumulate(&self, from: &($($t,)*)) {
                $(self.$i.accumulate(&from.$i);)*
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn seed(&self, from: &($($t,)*)) {
                $(self.$i.seed(&from.$i);)*
            }
        }
    };
}
given!(A 0);
given!(A 0, B 1);
given!(A 0, B 1, C 2);
given!(A 0, B 1, C 2, D 3);
given!(A 0, B 1, C 2, D 3, E 4);
given!(A 0, B 1, C 2, D 3, E 4, F 5);
