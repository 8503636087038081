//! [`Unsure`]: values of which the macro does not know whether they are made of numbers.

use super::{Pool, Shadow};

/// A value that may have lists of the pool. Of a type without [`Shadow`], as that of a skipped field, nothing is known.
///
/// The methods are those of the type itself where it has `Shadow`, and those of [`Dropped`] and [`Cloned`] where it has not.
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
}

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
}
impl<T: Clone> Cloned<T> for Unsure<&T> {
    #[inline]
    fn copy_in(self, _: &mut Pool) -> T {
        self.0.clone()
    }
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
