//! What a backend states about itself, as data: [`Capabilities`], [`Calls`], [`Exactness`].

use crate::engine::Mode;
use crate::operator::Operator;

/// The error of a backend's derivatives.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Exactness {
    /// Derivatives are exact up to rounding.
    Exact,
    /// Derivatives have a truncation error. The fields give its usual size, relative to the
    /// derivative.
    Approximate {
        /// The relative error of first derivatives.
        first: f64,
        /// The relative error of second derivatives.
        second: f64,
    },
}

impl Exactness {
    /// Makes the exactness from the relative errors of first and second derivatives. An error of 0
    /// means rounding only.
    pub fn of(first: f64, second: f64) -> Self {
        if first == 0.0 && second == 0.0 { Self::Exact } else { Self::Approximate { first, second } }
    }

    /// Returns the relative error of first derivatives. It is 0 if there is only rounding.
    pub const fn first(self) -> f64 {
        match self {
            Self::Exact => 0.0,
            Self::Approximate { first, .. } => first,
        }
    }

    /// Returns the relative error of second derivatives. It is 0 if there is only rounding.
    pub const fn second(self) -> f64 {
        match self {
            Self::Exact => 0.0,
            Self::Approximate { second, .. } => second,
        }
    }
}

/// The number of calls of f that a prepared operator of order 1 makes.
///
/// Let n = dim x and m = dim y. An operator propagates k directions: in forward mode k tangents (1
/// for a pushforward or derivative, n for the others), in reverse mode k cotangents (1 for a
/// pullback or gradient, m for the others). It calls f `per_pass` · ⌈k / `lanes`⌉ + `base` times,
/// and at least once.
///
/// The numbers are upper bounds. The test kit counts the calls of each backend and compares them
/// with these bounds.
///
/// ```
/// use fluxions::engine::Mode;
/// use fluxions::{Calls, Operator};
///
/// let eight_lanes = Calls::forward(8);
/// assert_eq!(eight_lanes.of(Operator::Gradient, 20, 1), Some(3)); // ⌈20 / 8⌉
/// assert_eq!(eight_lanes.of(Operator::Pushforward, 20, 1), Some(1));
///
/// let one_sided_differences = Calls { base: 1, ..Calls::forward(1) };
/// assert_eq!(one_sided_differences.of(Operator::Gradient, 20, 1), Some(21)); // f(x), and one step for each component
///
/// assert_eq!(Calls::REVERSE.of(Operator::Jacobian, 20, 3), Some(1)); // one call, and a sweep for each row
/// assert_eq!(Calls::reverse(1).of(Operator::Jacobian, 20, 3), Some(3)); // a call for each row
/// assert_eq!(Calls::REVERSE.mode, Mode::Reverse);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Calls {
    /// The primitive that the backend's engines have by nature.
    pub mode: Mode,
    /// The number of tangents or cotangents that one pass propagates.
    pub lanes: usize,
    /// The number of calls of f in one pass.
    pub per_pass: usize,
    /// The number of calls of f beside the passes.
    pub base: usize,
    /// The number of calls of f in a preparation, beside the one call that finds the shape of y.
    pub preparation: usize,
}

impl Calls {
    /// One call of f, then any number of reverse sweeps.
    pub const REVERSE: Self = Self::reverse(usize::MAX);

    /// Makes the numbers of forward mode: one call of f for each `lanes` tangents.
    pub const fn forward(lanes: usize) -> Self {
        Self { mode: Mode::Forward, lanes, per_pass: 1, base: 0, preparation: 0 }
    }

    /// Makes the numbers of reverse mode: one call of f for each `lanes` cotangents.
    pub const fn reverse(lanes: usize) -> Self {
        Self { mode: Mode::Reverse, ..Self::forward(lanes) }
    }

    /// Returns the most calls of f that one prepared call of the operator makes for an input of n
    /// components and an output of m.
    ///
    /// Returns `None` for an operator of order 2, whose calls are not stated.
    pub fn of(self, operator: Operator, n: usize, m: usize) -> Option<usize> {
        if operator.is_second() {
            return None;
        }
        let directions = match (self.mode, operator) {
            (Mode::Forward, Operator::Pushforward | Operator::Derivative) => 1,
            (Mode::Forward, _) => n,
            (Mode::Reverse, Operator::Pullback | Operator::Gradient) => 1,
            (Mode::Reverse, _) => m,
        };
        Some((self.per_pass * directions.div_ceil(self.lanes.max(1)) + self.base).max(1))
    }
}

/// What a backend can do, as data: what [`Backend::capabilities`](crate::Backend::capabilities)
/// returns.
///
/// A backend starts from [`forward`](Self::forward), [`reverse`](Self::reverse) or
/// [`all`](Self::all) and changes what differs.
///
/// ```
/// use fluxions::{Calls, Capabilities, Exactness, Operator};
///
/// let differences = Capabilities::forward("my-differences", Calls { base: 1, ..Calls::forward(1) })
///     .with_exactness(Exactness::Approximate { first: 1e-8, second: 1e-4 });
/// assert_eq!(differences.name, "my-differences");
/// assert!(differences.native.contains(&Operator::Jacobian) && !differences.native.contains(&Operator::Pullback));
/// assert!(!differences.nestable);
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Capabilities {
    /// The name of the backend, as on a command line.
    pub name: String,
    /// The operators that the backend has by nature. The interface derives the others from them.
    pub native: Vec<Operator>,
    /// Whether the backend works over any scalar, so that another backend can differentiate through
    /// it.
    pub nestable: bool,
    /// The error of the derivatives.
    pub exactness: Exactness,
    /// Whether the linear maps ẋ ↦ J ẋ and ȳ ↦ Jᵀ ȳ at one point keep the evaluation of f: those of
    /// `.at(x)` and of [`linearize`](crate::Differentiate::linearize). Their products then call f no
    /// more. It is `false` if they do so for some functions only, as for those that
    /// have an adjoint.
    pub keeps_evaluation: bool,
    /// Whether prepared calls in place allocate. The backend's documentation gives the reason.
    pub allocates: bool,
    /// The number of calls of f.
    pub calls: Calls,
}

impl Capabilities {
    /// Makes the capabilities of an exact backend in forward mode.
    ///
    /// Derivative, gradient, Jacobian and pushforward are native.
    pub fn forward(name: impl Into<String>, calls: Calls) -> Self {
        Self::new(name, calls, |o| !o.is_second() && o != Operator::Pullback)
    }

    /// Makes the capabilities of an exact backend in reverse mode, with one call of f.
    ///
    /// Gradient, Jacobian and pullback are native.
    pub fn reverse(name: impl Into<String>) -> Self {
        use Operator::{Gradient, Jacobian, Pullback};
        Self::new(name, Calls::REVERSE, |o| matches!(o, Gradient | Jacobian | Pullback))
    }

    /// Makes the capabilities of an exact backend that has all operators by nature.
    pub fn all(name: impl Into<String>, calls: Calls) -> Self {
        Self::new(name, calls, |_| true)
    }

    fn new(name: impl Into<String>, calls: Calls, native: impl Fn(Operator) -> bool) -> Self {
        Self {
            name: name.into(),
            native: Operator::ALL.into_iter().filter(|&operator| native(operator)).collect(),
            nestable: false,
            exactness: Exactness::Exact,
            keeps_evaluation: false,
            allocates: false,
            calls,
        }
    }

    /// Replaces the name.
    pub fn with_name(self, name: impl Into<String>) -> Self {
        Self { name: name.into(), ..self }
    }

    /// Adds an operator to the native ones.
    pub fn with_native(mut self, operator: Operator) -> Self {
        let others = self.native;
        self.native = Operator::ALL.into_iter().filter(|o| *o == operator || others.contains(o)).collect();
        self
    }

    /// Adds second derivative, Hessian and Hessian-vector product to the native operators.
    pub fn with_native_second_order(mut self) -> Self {
        let first = self.native;
        self.native = Operator::ALL.into_iter().filter(|o| o.is_second() || first.contains(o)).collect();
        self
    }

    /// States that the backend works over any scalar.
    pub fn with_nesting(self) -> Self {
        Self { nestable: true, ..self }
    }

    /// States that the backend works over plain real numbers only.
    pub fn without_nesting(self) -> Self {
        Self { nestable: false, ..self }
    }

    /// Replaces the number of calls of f.
    pub fn with_calls(self, calls: Calls) -> Self {
        Self { calls, ..self }
    }

    /// Replaces the error of the derivatives.
    pub fn with_exactness(self, exactness: Exactness) -> Self {
        Self { exactness, ..self }
    }

    /// States that the linear maps ẋ ↦ J ẋ and ȳ ↦ Jᵀ ȳ at one point keep the evaluation of f.
    pub fn with_kept_evaluation(self) -> Self {
        Self { keeps_evaluation: true, ..self }
    }

    /// States that prepared calls in place allocate.
    pub fn with_allocations(self) -> Self {
        Self { allocates: true, ..self }
    }
}
