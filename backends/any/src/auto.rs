use crate::{AnyBackend, AnyEngine, AnyEngine2};
use core::fmt;
use fluxions::engine::Point;
use fluxions::{Backend, Calls, Capabilities, Context, Error, Function, Operator, Signature, SignatureOf, Space, View};
use fluxions_adjoint::Adjoint;
use fluxions_dual::Dual;
use fluxions_tape::{RecordedTape, Tape};

/// Chooses an exact backend by the operator, n = dim x and m = dim y, and by whether the function has an adjoint.
///
/// ```
/// use fluxions::Operator;
/// use fluxions_any::Auto;
///
/// let choice = Auto.explain(Operator::Gradient, 3, 1);
/// assert_eq!(choice.backend.to_string(), "dual");
/// println!("{choice}"); // the backend, and why
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Auto;

/// The choice of [`Auto`], with the reason.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The backend.
    pub backend: AnyBackend,
    /// The reason.
    pub reason: String,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.backend, self.reason)
    }
}

// Measured by `cargo run --release -p fluxions-benches --bin tape -- crossover families`. The numbers are between those of
// Rosenbrock's function, most of which does not depend on the inputs of one column, and those of functions all of whose parts
// depend on all inputs.

/// The tape is cheaper from these numbers of inputs for each output on, if it replays a program.
const REPLAYED: Thresholds = Thresholds { first: 24, second: 8 };
/// The tape is cheaper from these numbers of inputs for each output on, if it records at each call.
const RECORDED: Thresholds = Thresholds { first: 96, second: 16 };
/// The adjoint is cheaper from these numbers on: where forward mode needs a second call of f.
const WRITTEN: Thresholds = Thresholds { first: 9, second: 8 };

struct Thresholds {
    first: usize,
    second: usize,
}

impl Auto {
    /// Returns the choice for an operator of a function from n numbers to m, without constants, skipped fields or an adjoint.
    pub fn explain(&self, operator: Operator, n: usize, m: usize) -> Choice {
        choice(operator, n, m, RecordedTape::new().into(), &REPLAYED)
    }

    /// Returns the choice for a function without adjoint that sees constants or skipped fields. Nobody can tell whether these
    /// changed, so a program of the function is recorded at each call.
    pub fn explain_with_constants(&self, operator: Operator, n: usize, m: usize) -> Choice {
        choice(operator, n, m, Tape.into(), &RECORDED)
    }

    /// Returns the choice for a function with an adjoint, whatever else it sees.
    pub fn explain_with_adjoint(&self, operator: Operator, n: usize, m: usize) -> Choice {
        choice(operator, n, m, Adjoint.or(RecordedTape::new()).into(), &WRITTEN)
    }

    fn choose<F: Function>(&self, operator: Operator, n: usize, m: usize) -> AnyBackend {
        let choice = if F::ADJOINT {
            self.explain_with_adjoint(operator, n, m)
        } else if F::Input::SKIPS || F::Context::OPAQUE {
            self.explain_with_constants(operator, n, m)
        } else {
            self.explain(operator, n, m)
        };
        choice.backend
    }
}

fn choice(operator: Operator, n: usize, m: usize, tape: AnyBackend, from: &Thresholds) -> Choice {
    let calls = operator.tangents(n).div_ceil(8).max(1);
    let forward = |reason: String| Choice { backend: Dual::new().into(), reason };
    let reverse = |reason: String| Choice { backend: tape, reason };
    match operator {
        Operator::Derivative | Operator::Pushforward => forward("one tangent: one call of f in forward mode".into()),
        Operator::SecondDerivative => forward("one call of f with second-order dual numbers".into()),
        Operator::Hessian | Operator::Hvp if n >= from.second => {
            reverse("forward over reverse: one sweep for each product, eight at a time".into())
        }
        Operator::Hessian | Operator::Hvp => forward(format!("second-order dual numbers, for n = {n}")),
        _ if n >= from.first.saturating_mul(m.max(1)) => {
            reverse(format!("one sweep for each output (m = {m}), where forward mode needs {calls} calls of f"))
        }
        _ => forward(match calls {
            1 => format!("one call of f in forward mode gives all columns (n = {n}, m = {m})"),
            _ => format!("{calls} calls of f in forward mode give all {n} columns (m = {m})"),
        }),
    }
}

impl Backend for Auto {
    type Engine<G: Signature<Real = f64>> = AnyEngine<G>;
    type Engine2<G: Signature<Real = f64>> = AnyEngine2<G>;

    fn capabilities(&self) -> Capabilities {
        // The tape is chosen only where it calls f no more often than forward mode. It calls f once more to record
        // it.
        let calls = Calls { preparation: 1, ..Calls::forward(8) };
        AnyBackend::from(Dual::new()).capabilities().with_name("any:auto").with_calls(calls)
    }

    fn prepare<F: Function>(
        &self,
        operator: Operator,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<AnyEngine<SignatureOf<F>>, Error<F::Error>> {
        let backend = self.choose::<F>(operator, F::Input::dim(point.x), F::Output::dim(y));
        backend.prepare(operator, point, y)
    }

    fn prepare2<F: Function>(
        &self,
        operator: Operator,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<AnyEngine2<SignatureOf<F>>, Error<F::Error>> {
        let backend = self.choose::<F>(operator, F::Input::dim(point.x), F::Output::dim(y));
        backend.prepare2(operator, point, y)
    }
}
