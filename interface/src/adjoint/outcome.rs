//! Calls whose value may be missing, and is looked into: `solve(x).ok()`, `solve(x).unwrap()`, `root(x).unwrap_or(y)`.
//!
//! A macro does not know whether a function returns an option or a result. Here the first halves of both give an option, and what the function keeps for its
//! way back, if it has one.

/// What the first half of such a call returns.
#[doc(hidden)]
pub trait Outcome {
    /// The value, if there is one.
    type Value;
    /// What is kept, with the form of the adjoint that the way back takes.
    type Kept;
    /// Returns both as options.
    fn tried(self) -> (Option<Self::Value>, Option<Self::Kept>);
}

/// What a function keeps whose way back takes the adjoint of what is in the option.
#[doc(hidden)]
#[derive(Debug)]
pub struct OfValue<K>(K);

/// What a function keeps whose way back takes the adjoint of the option.
#[doc(hidden)]
#[derive(Debug)]
pub struct OfOption<K>(K);

impl<T, K, E> Outcome for Result<(T, K), E> {
    type Value = T;
    type Kept = OfValue<K>;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn tried(self) -> (Option<T>, Option<OfValue<K>>) {
        match self {
            Ok((value, kept)) => (Some(value), Some(OfValue(kept))),
            Err(_) => (None, None),
        }
    }
}

impl<T, K> Outcome for (Option<T>, K) {
    type Value = T;
    type Kept = OfOption<K>;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn tried(self) -> (Option<T>, Option<OfOption<K>>) {
        (self.0, Some(OfOption(self.1)))
    }
}

/// What the first half of a call returns that always has a way back. One that may fail has none where it failed: what it changed before is lost.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "a call that may fail changes numbers, and its error is taken apart or ignored",
    label = "what it changed before it failed would have no way back",
    note = "pass the error on by `?`, take the value by `unwrap()`, or let the function return what is new instead of writing to a `&mut`; a method that takes `&self` is called of a reference: `let solver = &solver;`"
)]
pub trait Unfailing {}
impl<T, K> Unfailing for (T, K) {}

/// Returns what such a call returns.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn unfailing<T: Unfailing>(returned: T) -> T {
    returned
}

/// What the first half of a call returns whose value nobody takes: it may fail or not.
#[doc(hidden)]
pub trait Discarded {
    /// The value, if there is one.
    type Value;
    /// What is kept.
    type Kept;
    /// Returns both as options.
    fn discarded(self) -> (Option<Self::Value>, Option<OfValue<Self::Kept>>);
}

impl<T, K, E> Discarded for Result<(T, K), E> {
    type Value = T;
    type Kept = K;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn discarded(self) -> (Option<T>, Option<OfValue<K>>) {
        self.tried()
    }
}

impl<T, K> Discarded for (T, K) {
    type Value = T;
    type Kept = K;
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn discarded(self) -> (Option<T>, Option<OfValue<K>>) {
        (Some(self.0), Some(OfValue(self.1)))
    }
}

impl<K> OfValue<K> {
    /// What is kept, and the adjoint that goes with it.
    ///
    /// # Panics
    ///
    /// If there is a way back where there is no value. No call has that.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn with<B>(self, bar: &Option<B>) -> (K, &B) {
        (self.0, bar.as_ref().expect("a value has an adjoint"))
    }
}

impl<K> OfOption<K> {
    /// What is kept, and the adjoint that goes with it.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn with<B>(self, bar: &B) -> (K, &B) {
        (self.0, bar)
    }
}

/// The end of the way back of such a call.
#[doc(hidden)]
pub trait WentBack {
    /// Takes note of it.
    ///
    /// # Panics
    ///
    /// If the pullback of a rule fails, whose value did not: the function has no error for that.
    fn went_back(self);
}

impl WentBack for () {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn went_back(self) {}
}

/// What keeps nothing for the way back returns the value once more.
impl<T> WentBack for Option<T> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn went_back(self) {}
}

impl<E> WentBack for Result<(), E> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn went_back(self) {
        assert!(
            self.is_ok(),
            "the pullback of a rule failed, behind a call whose error is taken apart: pass it on with `?`"
        );
    }
}
