//! [`Unsure`]: values of which the macro does not know whether they are made of numbers.

use super::may_be_float::of_floats;
use super::{Bars, Cell, PlainItem, Pool, Shadow};
use crate::scalar::IsFloat;

/// A value that may have lists of the pool. Of a type without [`Shadow`], as that of a skipped field, nothing is known.
///
/// The methods are those of the type itself where it has `Shadow`, and those of the traits below where it has not.
#[doc(hidden)]
#[derive(Debug)]
pub struct Unsure<T>(pub T);

impl<T: Shadow> Unsure<T> {
    /// Gives the lists of the value to the pool.
    #[inline]
    pub fn give_to(self, pool: &mut Pool) {
        if T::LISTS {
            self.0.give_to(pool);
        }
    }
}

impl<T: Shadow> Unsure<&T> {
    /// Returns a copy, with lists of the pool.
    #[inline]
    pub fn copy_in(self, pool: &mut Pool) -> T {
        self.0.copy_in(pool)
    }
    /// Returns its adjoints.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn bar(self) -> T::Bar {
        self.0.bar()
    }
    /// Returns its adjoints, with lists of the pool.
    #[inline]
    pub fn bar_in(self, pool: &mut Pool) -> T::Bar {
        self.0.bar_in(pool)
    }
    /// Returns its adjoints with places for those of options that have no value: see [`Shadow::open`].
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn opened(self, mut bar: T::Bar) -> T::Bar {
        T::open(&mut bar);
        bar
    }
    /// Gives its adjoints to the pool.
    #[inline]
    pub fn give_bar(self, bar: T::Bar, pool: &mut Pool) {
        T::give_bar_to(bar, pool);
    }
}

/// A list without derivatives: it stands for its own adjoints, and may have had another length when its struct was made.
macro_rules! of_plain_lists {
    ($($bound:ident: $t:ty;)*) => {$(
        impl<T: $bound> Unsure<&$t> {
            /// Adds nothing.
            #[cfg_attr(not(debug_assertions), inline(always))]
            pub fn accumulate<B: ?Sized>(self, _: &B) {}
            /// Moves nothing.
            #[cfg_attr(not(debug_assertions), inline(always))]
            pub fn give<B: ?Sized>(self, _: &B) {}
        }
    )*};
}
of_plain_lists! {
    PlainItem: [T];
    PlainItem: Vec<T>;
    PlainItem: &[T];
    PlainItem: &Vec<T>;
    // The adjoints of its copies, to which nothing is added either.
    IsFloat: [Cell<T>];
    IsFloat: Vec<Cell<T>>;
}

/// What stands for the adjoints of a value, to which those of its copy are added.
///
/// In the place of a skipped float stands the float, and its copy has adjoints as numbers do.
#[doc(hidden)]
pub trait OfCopy<B: ?Sized> {
    /// Adds adjoints.
    fn add(&self, from: &B);
    /// Moves its adjoints.
    fn give(&self, to: &B);
}
impl<T: Bars + ?Sized> OfCopy<T> for T {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn add(&self, from: &T) {
        self.accumulate(from);
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn give(&self, to: &T) {
        to.transfer(self);
    }
}
/// The copy of an array is a vector.
impl<T> OfCopy<Vec<T>> for [T]
where
    [T]: Bars,
{
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn add(&self, from: &Vec<T>) {
        self.accumulate(from);
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn give(&self, to: &Vec<T>) {
        to[..].transfer(self);
    }
}

macro_rules! made_of_floats {
    ($($value:ty, $bar:ty;)*) => {$(
        made_of_floats!(@ [] $value, $bar; [] Option<$value>, Option<$bar>; [const N: usize] [$value; N], [$bar; N];);
        made_of_floats!(@ [] Vec<$value>, Vec<$bar>; [] Vec<Vec<$value>>, Vec<Vec<$bar>>; [] Option<Vec<$value>>, Option<Vec<$bar>>;);
    )*};
    (@ $([$($generics:tt)*] $value:ty, $bar:ty;)*) => {$(
        impl<$($generics)*> OfCopy<$bar> for $value {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn add(&self, _: &$bar) {}
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn give(&self, _: &$bar) {}
        }
    )*};
}
of_floats!(made_of_floats);

/// A value that is dropped as any other.
#[doc(hidden)]
pub trait Dropped: Sized {
    /// Drops the value.
    #[inline]
    fn give_to(self, _: &mut Pool) {}
}
impl<T> Dropped for Unsure<T> {}

/// A value that is cloned as any other.
#[doc(hidden)]
pub trait Cloned<T> {
    /// Returns a clone.
    fn copy_in(self, _: &mut Pool) -> T;
    /// Returns what stands for its adjoints.
    fn opened<B>(self, bar: B) -> B;
}
impl<T: Clone> Cloned<T> for Unsure<&T> {
    #[inline]
    fn copy_in(self, _: &mut Pool) -> T {
        self.0.clone()
    }
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn opened<B>(self, bar: B) -> B {
        bar
    }
}

/// A reference to what has adjoints: a variable may be one.
#[doc(hidden)]
pub trait OfReference<T: Shadow> {
    /// Returns the adjoints of what it refers to.
    fn bar(self) -> T::Bar;
}
impl<T: Shadow> OfReference<T> for Unsure<&&T> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn bar(self) -> T::Bar {
        self.0.bar()
    }
}

/// Adjoints of which some may be those of floats, and references to them.
macro_rules! places {
    ($($(#[$doc:meta])* $name:ident: $behind:ty;)*) => {$(
        $(#[$doc])*
        #[doc(hidden)]
        pub trait $name<T: ?Sized> {
            /// Adds the adjoints of a copy.
            fn accumulate<B: ?Sized>(self, from: &B)
            where
                T: OfCopy<B>;
            /// Moves the adjoints of a place to those of the value that it got.
            fn give<B: ?Sized>(self, to: &B)
            where
                T: OfCopy<B>;
        }
        impl<T: Bars + ?Sized> $name<T> for Unsure<$behind> {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn accumulate<B: ?Sized>(self, from: &B)
            where
                T: OfCopy<B>,
            {
                T::add(self.0, from);
            }
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn give<B: ?Sized>(self, to: &B)
            where
                T: OfCopy<B>,
            {
                T::give(self.0, to);
            }
        }
    )*};
}
places! {
    /// Adjoints.
    OfPlace: &T;
    /// A reference to adjoints.
    ToBars: &&T;
    /// A reference to one.
    ToBarsBehind: &&&T;
}

/// What stands for its own adjoints, to which nothing is added: so does a skipped field of any type. The methods take references, so that the compiler comes to them
/// behind all others.
#[doc(hidden)]
pub trait ForItself<T> {
    /// Returns a clone.
    fn bar(&self) -> T;
    /// Returns a clone.
    fn bar_in(&self, _: &mut Pool) -> T;
    /// Drops what stood for the adjoints.
    fn give_bar(&self, _: T, _: &mut Pool);
    /// Does nothing.
    fn accumulate(&self, from: &T);
    /// Does nothing.
    fn give(&self, to: &T);
}
impl<T: Clone> ForItself<T> for Unsure<&T> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn bar(&self) -> T {
        self.0.clone()
    }
    #[inline]
    fn bar_in(&self, _: &mut Pool) -> T {
        self.0.clone()
    }
    #[inline]
    fn give_bar(&self, _: T, _: &mut Pool) {}
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn accumulate(&self, _: &T) {}
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn give(&self, _: &T) {}
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scalar;

    /// As the generated code has it: the type has a parameter.
    fn copied<S: Scalar>(list: &Vec<S>, name: &String, pool: &mut Pool) -> (Vec<S>, String) {
        (Unsure(list).copy_in(pool), Unsure(name).copy_in(pool))
    }

    #[test]
    fn lists_come_from_the_pool_and_go_there() {
        let (mut pool, mut place) = (Pool::default(), None);
        for _ in 0..3 {
            let (list, name) = copied(&vec![1.0, 2.0], &"two".to_string(), &mut pool);
            assert_eq!((&list[..], &name[..]), (&[1.0, 2.0][..], "two"));
            assert!(place.is_none_or(|place| place == list.as_ptr()));
            place = Some(list.as_ptr());
            Unsure(list).give_to(&mut pool);
            Unsure(name).give_to(&mut pool);
        }
    }
}
