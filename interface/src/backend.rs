//! What names an engine: [`Backend`], and how backends combine: [`Nestable`], [`Over`].

use crate::engine::{Engine, Engine2, Point};
use crate::{Error, Function, Real, Scalar, Signature, SignatureOf, View};

/// The operators, as a preparation names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Operator {
    Derivative,
    SecondDerivative,
    Gradient,
    Jacobian,
    Hessian,
    Pushforward,
    Pullback,
    Hvp,
}

impl Operator {
    /// All of them, in the order of the documentation's table.
    pub const ALL: [Self; 8] = [
        Self::Derivative,
        Self::SecondDerivative,
        Self::Gradient,
        Self::Jacobian,
        Self::Hessian,
        Self::Pushforward,
        Self::Pullback,
        Self::Hvp,
    ];

    /// The name of its method.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Derivative => "derivative",
            Self::SecondDerivative => "second_derivative",
            Self::Gradient => "gradient",
            Self::Jacobian => "jacobian",
            Self::Hessian => "hessian",
            Self::Pushforward => "pushforward",
            Self::Pullback => "pullback",
            Self::Hvp => "hvp",
        }
    }

    /// Whether it is of order 2.
    pub const fn is_second(self) -> bool {
        matches!(self, Self::SecondDerivative | Self::Hessian | Self::Hvp)
    }

    /// How many unit tangents a forward engine can use at once for n components; one for a single tangent.
    pub const fn tangents(self, n: usize) -> usize {
        match self {
            Self::Pushforward | Self::Derivative | Self::Hvp => 1,
            _ => n,
        }
    }
}

/// How close to the derivative an engine comes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Exactness {
    /// Up to rounding.
    Exact,
    /// Relative errors of about this size are its nature: for first, and for second derivatives.
    Approximate {
        /// First derivatives.
        first: f64,
        /// Second derivatives.
        second: f64,
    },
}

impl Exactness {
    /// From the errors of first and second derivatives; 0 where there is only rounding.
    pub fn of(first: f64, second: f64) -> Self {
        if first == 0.0 && second == 0.0 { Self::Exact } else { Self::Approximate { first, second } }
    }

    /// The error of first derivatives; 0 if there is only rounding.
    pub const fn first(self) -> f64 {
        match self {
            Self::Exact => 0.0,
            Self::Approximate { first, .. } => first,
        }
    }

    /// The error of second derivatives; 0 if there is only rounding.
    pub const fn second(self) -> f64 {
        match self {
            Self::Exact => 0.0,
            Self::Approximate { second, .. } => second,
        }
    }
}

/// What a backend can do, as data.
#[derive(Clone, Debug, PartialEq)]
pub struct Capabilities {
    /// Its name, as on a command line.
    pub name: String,
    /// The operators it has by nature; the others are derived from them.
    pub native: Vec<Operator>,
    /// Whether it can be the inner one of a pair, over any number.
    pub nestable: bool,
    /// How close it comes.
    pub exactness: Exactness,
    /// Whether `.at(x)` keeps the evaluation.
    pub keeps_evaluation: bool,
    /// Whether prepared calls in place allocate, by the nature of a foreign crate; the backend's documentation says why.
    pub allocates: bool,
}

/// A way to differentiate: a value that makes engines.
pub trait Backend<R: Real = f64>: Clone + Send + Sync + 'static {
    /// First derivatives.
    type Engine<G: Signature<Real = R>>: Engine<R, G>;
    /// Second derivatives.
    type Engine2<G: Signature<Real = R>>: Engine2<G>;

    /// What it can do.
    fn capabilities(&self) -> Capabilities;

    /// An engine for one operator of order 1, at points of this shape; `y` is an output of f.
    fn prepare<F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine<SignatureOf<F, R>>, Error<F::Error>>;

    /// An engine for one operator of order 2.
    fn prepare2<F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine2<SignatureOf<F, R>>, Error<F::Error>>;
}

/// A backend whose engines run over any base number `T`: it can stand inside another one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be differentiated by another backend",
    label = "this inner backend works on plain floating-point numbers only",
    note = "use a nestable backend inside (`Dual`), or finite differences outside: `SecondOrder::new(FiniteDifference::central(), inner)`"
)]
pub trait Nestable<R: Real = f64>: Backend<R> {
    /// First derivatives over `T`.
    type EngineOver<T: Scalar<R>, G: Signature<Real = R>>: Engine<T, G>;

    /// As [`Backend::prepare`], over `T`.
    fn prepare_over<T: Scalar<R>, F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, T, F>,
        y: View<'_, F::Output, T>,
    ) -> Result<Self::EngineOver<T, SignatureOf<F, R>>, Error<F::Error>>;
}

/// A backend that can differentiate `Inner`'s derivatives.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot differentiate the derivatives of `{Inner}`",
    note = "an exact outer backend needs a nestable inner one (`Dual`); finite differences go over any"
)]
pub trait Over<Inner, R: Real = f64>: Backend<R> {
    /// Second derivatives.
    type Pair<G: Signature<Real = R>>: Engine2<G>;

    /// As [`Backend::prepare2`].
    fn prepare_pair<F: Function<R>>(
        &self,
        inner: &Inner,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Pair<SignatureOf<F, R>>, Error<F::Error>>;
}
