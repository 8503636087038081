//! [`Look`]: which numbers a function in `views(…)` chose on the way forward, and that it chooses the adjoints of the same numbers on the way back.

use super::plain_list::integers;
use super::{Bars, Shadow};
use core::slice;
use nalgebra::{Dim, Matrix, ViewStorage, ViewStorageMut};

/// The adjoints that a value consists of, if they are known: each by its place in memory and by its path in the value.
#[doc(hidden)]
#[derive(Debug, Default)]
pub struct Places(Option<Vec<Placed>>);

#[derive(Clone, Copy, Debug)]
#[cfg_attr(
    not(debug_assertions),
    expect(dead_code, reason = "nobody asks for places without the checks of debug builds")
)]
struct Placed {
    address: usize,
    size: usize,
    path: u64,
}

impl Places {
    fn of(note: impl FnOnce(&mut Self)) -> Self {
        let mut places = Self(Some(vec![]));
        note(&mut places);
        places
    }

    /// Notes an adjoint. An option is one with all that is in it, since there may be an adjoint where there is no value: see [`Shadow::open`].
    pub fn note<T>(&mut self, bar: &T, path: u64) {
        let address = core::ptr::from_ref(bar).addr();
        self.0.iter_mut().for_each(|places| places.push(Placed { address, size: size_of::<T>(), path }));
    }

    /// Notes the end of one of several parts.
    fn end(&mut self) {
        self.0.iter_mut().for_each(|places| places.push(Placed { address: 0, size: 0, path: 0 }));
    }

    /// The path of a part of what has a path.
    pub fn part(path: u64, i: usize) -> u64 {
        // FNV-1a, which tells apart the orders of the numbers on the way.
        (path ^ (i as u64 + 1)).wrapping_mul(0x0100_0000_01b3).rotate_left(23)
    }
}

/// A part of adjoints that a function returned.
#[doc(hidden)]
pub trait Chosen {
    /// Notes the adjoints of the part.
    fn places(&self, to: &mut Places);
}
impl<T: Bars + ?Sized> Chosen for &T {
    fn places(&self, to: &mut Places) {
        Bars::places(*self, 0, to);
        to.end();
    }
}
impl<P: Chosen> Chosen for Option<P> {
    fn places(&self, to: &mut Places) {
        match self {
            Some(part) => part.places(to),
            // The adjoint may have a part where there is none on the way forward.
            None => *to = Places(None),
        }
    }
}
impl<P: Chosen> Chosen for Vec<P> {
    fn places(&self, to: &mut Places) {
        self.iter().for_each(|part| part.places(to));
    }
}
impl<P: Chosen, const N: usize> Chosen for [P; N] {
    fn places(&self, to: &mut Places) {
        self.iter().for_each(|part| part.places(to));
    }
}
impl<A: Chosen, B: Chosen> Chosen for (A, B) {
    fn places(&self, to: &mut Places) {
        self.0.places(to);
        self.1.places(to);
    }
}
impl<A: Chosen, B: Chosen, C: Chosen> Chosen for (A, B, C) {
    fn places(&self, to: &mut Places) {
        self.0.places(to);
        self.1.places(to);
        self.2.places(to);
    }
}
/// Iterators over parts.
macro_rules! iterators {
    ($($t:ident, $item:ty;)*) => {$(
        impl<'a, T> Chosen for slice::$t<'a, T>
        where
            $item: Chosen,
        {
            fn places(&self, to: &mut Places) {
                self.clone().for_each(|part| part.places(to));
            }
        }
    )*};
}
iterators! {
    Iter, &'a T;
    Chunks, &'a [T];
    ChunksExact, &'a [T];
    Windows, &'a [T];
}

/// What has no derivative is no part.
macro_rules! without_derivative {
    ($($t:ty)*) => {$(
        impl Chosen for $t {
            fn places(&self, _: &mut Places) {}
        }
    )*};
}
without_derivative!(() f64 f32 bool char);
integers!(without_derivative);

/// Views of matrices are parts themselves.
macro_rules! views_of_matrices {
    ($($storage:ident)*) => {$(
        impl<T: Bars + nalgebra::Scalar, R: Dim, C: Dim, I: Dim, J: Dim> Chosen for Matrix<T, R, C, $storage<'_, T, R, C, I, J>>
        where
            Self: Bars,
        {
            fn places(&self, to: &mut Places) {
                Bars::places(self, 0, to);
                to.end();
            }
        }
    )*};
}
views_of_matrices!(ViewStorage ViewStorageMut);

/// What a function in `views(…)` is given, the adjoints of that, or what it returns. The compiler finds the methods by the number of references before it: those of values come
/// first, then those of references, then those of what nothing is known of.
#[doc(hidden)]
#[derive(Debug)]
pub struct Whole<'a, T: ?Sized>(pub &'a T);

/// Values with adjoints, and references to them.
#[doc(hidden)]
pub trait WithBars {
    /// The adjoints.
    type Bars;
    /// Returns adjoints with the skipped fields that the value has now.
    fn bars(&self) -> Self::Bars;
}
impl<T: Shadow> WithBars for &&Whole<'_, T> {
    type Bars = T::Bar;
    fn bars(&self) -> T::Bar {
        self.0.bar()
    }
}
impl<T: Shadow> WithBars for &Whole<'_, &T> {
    type Bars = T::Bar;
    fn bars(&self) -> T::Bar {
        self.0.bar()
    }
}
impl<T: Shadow> WithBars for &Whole<'_, &mut T> {
    type Bars = T::Bar;
    fn bars(&self) -> T::Bar {
        self.0.bar()
    }
}

/// Adjoints, and references to them.
#[doc(hidden)]
pub trait OfBars {
    /// Returns the adjoints that it consists of.
    fn places(&self) -> Places;
}
impl<T: Bars + ?Sized> OfBars for &&Whole<'_, T> {
    fn places(&self) -> Places {
        Places::of(|to| Bars::places(self.0, 0, to))
    }
}
impl<T: Bars + ?Sized> OfBars for &Whole<'_, &T> {
    fn places(&self) -> Places {
        Places::of(|to| Bars::places(*self.0, 0, to))
    }
}

/// A part of adjoints.
#[doc(hidden)]
pub trait OfPart {
    /// Returns the adjoints that it consists of.
    fn chosen(&self) -> Places;
}
impl<T: Chosen> OfPart for &Whole<'_, T> {
    fn chosen(&self) -> Places {
        Places::of(|to| self.0.places(to))
    }
}

impl<'a, T: ?Sized> Whole<'a, T> {
    /// Returns the value itself, in which no adjoints are found.
    #[must_use]
    pub fn bars(&self) -> &'a T {
        self.0
    }
    /// Returns that nothing is known.
    #[must_use]
    pub fn places(&self) -> Places {
        Places::default()
    }
    /// The same of a part.
    #[must_use]
    pub fn chosen(&self) -> Places {
        Places::default()
    }
}

/// Which numbers a function in `views(…)` chose. It is known in debug builds.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, Default)]
pub struct Look {
    #[cfg(debug_assertions)]
    numbers: Option<Numbers>,
}

/// Numbers of a value: how many, and a digest of their paths in their order, with the ends of the parts that they are in.
#[cfg(debug_assertions)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Numbers {
    count: usize,
    paths: u64,
}

#[cfg(debug_assertions)]
impl Numbers {
    /// None if not all parts are known to lie in what the function was given.
    fn of<const N: usize>((wholes, part): ([Places; N], Places)) -> Option<Self> {
        let wholes: Vec<_> = wholes.into_iter().map(|w| w.0).collect::<Option<_>>()?;
        let mut all: Vec<_> = wholes
            .into_iter()
            .enumerate()
            .flat_map(|(i, w)| w.into_iter().map(move |p| Placed { path: Places::part(p.path, i), ..p }))
            .collect();
        all.sort_unstable_by_key(|p| p.address);
        let path = |p: Placed| {
            if p.size == 0 {
                return Some(0);
            }
            let before = all.partition_point(|whole| whole.address <= p.address);
            let whole = all.get(before.checked_sub(1)?)?;
            (p.address < whole.address + whole.size).then_some(whole.path)
        };
        let paths: Vec<_> = part.0?.into_iter().map(path).collect::<Option<_>>()?;
        Some(Self { count: paths.len(), paths: paths.into_iter().fold(0, |all, path| Places::part(all ^ path, 0)) })
    }
}

impl Look {
    /// Returns which numbers the function chooses now, by the adjoints that it is given and the part that it chooses of them.
    #[must_use]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn of<const N: usize>(_places: impl FnOnce() -> ([Places; N], Places)) -> Self {
        Self {
            #[cfg(debug_assertions)]
            numbers: Numbers::of(_places()),
        }
    }

    /// Returns a part of adjoints.
    ///
    /// # Panics
    ///
    /// In debug builds, if these are not the adjoints of the numbers that the function chose.
    #[cfg_attr(not(debug_assertions), inline(always))]
    #[track_caller]
    pub fn same<P, const N: usize>(self, part: P, _places: impl FnOnce(&P) -> ([Places; N], Places)) -> P {
        #[cfg(debug_assertions)]
        if self.numbers.is_some() {
            assert!(
                self.numbers == Numbers::of(_places(&part)),
                "a function in `views(…)` chose other adjoints than those of the numbers it chose: what it decides by, a skipped field or an option, has changed since its argument was made. \
                 Assign a new struct to the variable where that changes, `p = Params {{ offset: 1, ..p }}`, or return the numbers by a function with an adjoint"
            );
        }
        part
    }
}
