use crate::{Adjoint, AdjointEngine, Chosen, DenseForward, TryAdjoint};
use core::fmt;
use core::str::FromStr;
use fluxions::engine::{Mode, PairEngine, Point};
use fluxions::{
    Backend, Calls, Capabilities, Error, Exactness, Function, Named, Nestable, Operator, ParseError, Real, Scalar,
    Signature, SignatureOf, View,
};

/// The backend of adjoints, with another backend for functions that have none.
///
/// [`Adjoint::or`] makes it. Its text is `adjoint`, with the options of the other backend.
///
/// # Pitfalls
///
/// The capabilities hold for both kinds of functions: an operator is native if it is so in both, and errors are the
/// larger ones. The number of calls of f is that of the adjoint if the other backend is in reverse mode too, and
/// otherwise that of the other backend.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AdjointOr<B> {
    other: B,
}

impl<B> AdjointOr<B> {
    pub(crate) const fn new(other: B) -> Self {
        Self { other }
    }

    /// Returns the backend for functions without an adjoint.
    pub const fn other(&self) -> &B {
        &self.other
    }
}

impl<B: Named> Named for AdjointOr<B> {
    const NAME: &'static str = Adjoint::NAME;
    const EXPLANATION: &'static str = "reverse mode by the function's own adjoint, which the macro writes, exact: \
        the fastest for many inputs; by another backend for functions without one";
    const EXPECTED: &'static str = B::EXPECTED;

    fn from_options(options: &[&str]) -> Option<Self> {
        B::from_options(options).map(Self::new)
    }
    fn options(&self) -> Vec<String> {
        self.other.options()
    }
}

impl<B: Named> FromStr for AdjointOr<B> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Named::parse(text)
    }
}

impl<B: Named> fmt::Display for AdjointOr<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Named::print(self, f)
    }
}

/// What holds for both.
fn both(own: Capabilities, other: Capabilities) -> Capabilities {
    let calls = match other.calls.mode {
        Mode::Reverse => Calls { preparation: other.calls.preparation, ..own.calls },
        Mode::Forward => other.calls,
    };
    let mut both =
        own.with_calls(calls).with_exactness(Exactness::of(other.exactness.first(), other.exactness.second()));
    both.native.retain(|operator| other.native.contains(operator));
    both.nestable &= other.nestable;
    both.allocates |= other.allocates;
    both
}

impl<R: Real, B: Backend<R>> Backend<R> for AdjointOr<B> {
    type Engine<G: Signature<Real = R>> = Chosen<AdjointEngine<R, G>, B::Engine<G>>;
    type Engine2<G: Signature<Real = R>> = Chosen<PairEngine<DenseForward, TryAdjoint, G>, B::Engine2<G>>;

    fn capabilities(&self) -> Capabilities {
        both(Backend::<R>::capabilities(&TryAdjoint), self.other.capabilities())
    }

    fn prepare<F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine<SignatureOf<F, R>>, Error<F::Error>> {
        if F::ADJOINT {
            TryAdjoint.prepare(operator, point, y).map(Chosen::Own)
        } else {
            self.other.prepare(operator, point, y).map(Chosen::Other)
        }
    }

    fn prepare2<F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine2<SignatureOf<F, R>>, Error<F::Error>> {
        if F::ADJOINT {
            TryAdjoint.prepare2(operator, point, y).map(Chosen::Own)
        } else {
            self.other.prepare2(operator, point, y).map(Chosen::Other)
        }
    }
}

impl<R: Real, B: Nestable<R>> Nestable<R> for AdjointOr<B> {
    type EngineOver<T: Scalar<R>, G: Signature<Real = R>> = Chosen<AdjointEngine<T, G>, B::EngineOver<T, G>>;

    fn prepare_over<T: Scalar<R>, F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, T, F>,
        y: View<'_, F::Output, T>,
    ) -> Result<Self::EngineOver<T, SignatureOf<F, R>>, Error<F::Error>> {
        if F::ADJOINT {
            TryAdjoint.prepare_over(operator, point, y).map(Chosen::Own)
        } else {
            self.other.prepare_over(operator, point, y).map(Chosen::Other)
        }
    }

    type CurveOver<T: Scalar<R>, G: Signature<Real = R>> = Chosen<AdjointEngine<T, G>, B::CurveOver<T, G>>;

    fn prepare_curve_over<T: Scalar<R>, F: Function<R>>(
        &self,
        point: Point<'_, R, T, F>,
        y: View<'_, F::Output, T>,
    ) -> Result<Self::CurveOver<T, SignatureOf<F, R>>, Error<F::Error>> {
        if F::ADJOINT {
            TryAdjoint.prepare_curve_over(point, y).map(Chosen::Own)
        } else {
            self.other.prepare_curve_over(point, y).map(Chosen::Other)
        }
    }
}
