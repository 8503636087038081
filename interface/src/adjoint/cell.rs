//! [`Cell`]: one adjoint.

use bytemuck::TransparentWrapper;
use core::cell;
use core::cmp::Ordering;
use core::fmt;
use core::marker::PhantomData;

/// The adjoint of one number, to which several statements add.
///
/// It can neither be compared nor printed: a function that `views(…)` names is called on numbers
/// and on their adjoints, and if it chose by what it sees there, it would return another part of the adjoints than of the numbers.
///
/// ```
/// use fluxions::adjoint::Cell;
///
/// let mut gradient = [0.0, 0.0];
/// let x_bar = Cell::from_mut_slice(&mut gradient);
/// x_bar[1].set(x_bar[1].get() + 2.0);
/// assert_eq!(gradient, [0.0, 2.0]);
/// ```
#[derive(TransparentWrapper)]
#[repr(transparent)]
pub struct Cell<S>(cell::Cell<S>);

impl<S> Cell<S> {
    /// Returns an adjoint that holds a value.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn new(value: S) -> Self {
        Self(cell::Cell::new(value))
    }
    /// Sets the adjoint.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn set(&self, value: S) {
        self.0.set(value);
    }
    /// Sets the adjoint, and returns what it was.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn replace(&self, value: S) -> S {
        self.0.replace(value)
    }
    /// Exchanges the values of two adjoints.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn swap(&self, other: &Self) {
        self.0.swap(&other.0);
    }
    /// Returns the value.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn into_inner(self) -> S {
        self.0.into_inner()
    }
    /// Returns the numbers of a slice as adjoints, without a copy.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn from_mut_slice(numbers: &mut [S]) -> &[Self] {
        Self::wrap_slice(cell::Cell::from_mut(numbers).as_slice_of_cells())
    }
}

impl<S: Copy> Cell<S> {
    /// Returns the value.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn get(&self) -> S {
        self.0.get()
    }
}

impl<S: Copy> Clone for Cell<S> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn clone(&self) -> Self {
        Self::new(self.get())
    }
}

/// The order of adjoints over `S`, which do not have one.
#[doc(hidden)]
#[derive(Debug)]
pub struct OrderOf<S>(PhantomData<S>);

/// What could be ordered. Nothing implements it: it is here for the message, which the compiler would replace if [`Cell`] lacked it itself.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "a function that compares numbers is called on their adjoints, which have no order",
    label = "may return another part of the adjoints than of the numbers",
    note = "a function that `views(…)` names, or a method that returns a part, has no bound on the type of the numbers: \
            `fn part<S>(x: &[S], at: usize) -> &[S]`. Find the part by comparisons where it is called"
)]
pub trait Ordered {}

impl<S> PartialOrd for Cell<S>
where
    OrderOf<S>: Ordered,
{
    fn partial_cmp(&self, _: &Self) -> Option<Ordering> {
        None
    }
}

// nalgebra's `x.x` and `x.y` need entries that can be compared and printed, as it says, and do neither. So these are there, and whoever
// calls them does not compile.

/// True for all numbers. The compiler knows it where it knows the number, and not before.
const fn is_number<S>() -> bool {
    size_of::<S>() < usize::MAX
}

impl<S> PartialEq for Cell<S> {
    fn eq(&self, _: &Self) -> bool {
        const {
            assert!(
                !is_number::<S>(),
                "a function that compares numbers is called on their adjoints, and may return another part of them: a function \
                 that `views(…)` names, or a method that returns a part, has no bound on the type of the numbers"
            );
        }
        false
    }
}

impl<S> fmt::Debug for Cell<S> {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        const {
            assert!(
                !is_number::<S>(),
                "a function that prints numbers is called on their adjoints, and may return another part of them: a function \
                 that `views(…)` names, or a method that returns a part, has no bound on the type of the numbers. An adjoint of \
                 your own is printed by `get`"
            );
        }
        Ok(())
    }
}
