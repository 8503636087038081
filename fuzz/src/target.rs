//! What is checked: [`Target`], and how it fails: [`Disagreement`].

use crate::case::Case;
use crate::estimate::{Expected, Reference};
use crate::measure::{Failure, Part, Plan, Results, measure};
use crate::program::Program;
use core::fmt;
use fluxions::Backend;

/// Something that can be checked by a case: a backend, behind a name.
pub trait Target {
    /// Its name in reports.
    fn name(&self) -> &str;

    /// Compares it with the reference.
    ///
    /// # Errors
    ///
    /// The first [`Disagreement`].
    fn check(&self, case: &Case<'_>) -> Result<(), Disagreement>;
}

/// A backend as a target.
///
/// How far it may be off is told by the exactness that it states: one with an error e is taken to be differences over steps
/// of no more than √e relative to max(‖x‖, 1), as those of two points are. With extrapolation they step further.
///
/// ```
/// use fluxions_fuzz::{Of, Target};
/// use fluxions_num_dual::NumDual;
///
/// assert_eq!(Of::new(NumDual).name(), "num-dual");
/// ```
#[derive(Clone, Debug)]
pub struct Of<B> {
    backend: B,
    name: String,
    ties: bool,
    known: Option<fn(&Case<'_>) -> bool>,
}

impl<B: Backend> Of<B> {
    /// Under its own name, away from kinks.
    pub fn new(backend: B) -> Self {
        Self { name: backend.capabilities().name, backend, ties: false, known: None }
    }

    /// Passes over cases that are known to disagree, as by a deviation of a foreign crate.
    pub fn except(self, known: fn(&Case<'_>) -> bool) -> Self {
        Self { known: Some(known), ..self }
    }

    /// At ties and kinks too: for a backend that keeps the conventions.
    pub fn with_ties(self) -> Self {
        Self { ties: true, ..self }
    }
}

/// A call in which a backend and the reference disagree.
#[derive(Clone, Debug, PartialEq)]
pub struct Disagreement {
    /// The backend.
    pub backend: Box<str>,
    /// The operator and the way it is called, or "value"; `None` where nothing came back.
    pub operator: Option<&'static str>,
    /// The point.
    pub x: Box<[f64]>,
    /// Where it was prepared.
    pub prepared: Box<[f64]>,
    /// Which call of the prepared object it is, from 0.
    pub call: usize,
    /// What is wrong.
    pub wrong: Wrong,
}

/// What is wrong in a call.
#[derive(Clone, Debug, PartialEq)]
pub enum Wrong {
    /// A number.
    Number {
        /// Its row.
        row: usize,
        /// Its column.
        column: usize,
        /// The reference's.
        expected: f64,
        /// The backend's.
        found: f64,
        /// How far they may be apart.
        tolerance: f64,
    },
    /// How many numbers there are.
    Count {
        /// The reference's.
        expected: usize,
        /// The backend's.
        found: usize,
    },
    /// It failed.
    Failure(Failure),
}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let operator = self.operator.unwrap_or("call");
        write!(f, "{}, {operator} at {:?}", self.backend, self.x)?;
        if self.x != self.prepared || self.call > 0 {
            write!(f, " (prepared at {:?}, call {})", self.prepared, self.call)?;
        }
        match &self.wrong {
            Wrong::Number { row, column, expected, found, tolerance } => {
                write!(
                    f,
                    ": entry ({row}, {column}): expected {expected:?}, found {found:?}, tolerance {tolerance:.1e}"
                )
            }
            Wrong::Count { expected, found } => write!(f, ": expected {expected} numbers, found {found}"),
            Wrong::Failure(failure) => write!(f, ": {failure}"),
        }
    }
}

impl<B: Backend> Target for Of<B> {
    fn name(&self) -> &str {
        &self.name
    }

    fn check(&self, case: &Case<'_>) -> Result<(), Disagreement> {
        if case.ties && !self.ties || self.known.is_some_and(|known| known(case)) {
            return Ok(());
        }
        compare(&self.backend, &self.name, case)
    }
}

/// Prepares at B, calls at A, B and A again.
fn compare<B: Backend>(backend: &B, name: &str, case: &Case<'_>) -> Result<(), Disagreement> {
    let exactness = backend.capabilities().exactness;
    let [a, b] = &case.points;
    let (Some(at_a), Some(at_b)) = (case.expected(0, exactness), case.expected(1, exactness)) else { return Ok(()) };
    let disagreement = |call: usize, operator, wrong| Disagreement {
        backend: name.into(),
        operator,
        x: if call == 1 { b } else { a }.as_slice().into(),
        prepared: b.as_slice().into(),
        call,
        wrong,
    };
    let (program, parameters) = (&case.program, case.parameters.as_slice());
    let plan = Plan { program, parameters, noise: 0, prepared: b, points: &[a, b, a] };
    let calls = measure(backend, &plan).map_err(|failure| disagreement(0, None, Wrong::Failure(failure)))?;
    for (call, (found, expected)) in calls.iter().zip([&at_a, &at_b, &at_a]).enumerate() {
        results(found, expected).map_err(|(operator, wrong)| disagreement(call, Some(operator), wrong))?;
    }
    Ok(())
}

fn results(found: &Results, expected: &[Expected]) -> Result<(), (&'static str, Wrong)> {
    for (found, expected) in found.iter().zip(expected) {
        part(found, expected).map_err(|wrong| (found.name(), wrong))?;
    }
    Ok(())
}

fn part(found: &Part, expected: &Expected) -> Result<(), Wrong> {
    let (count, wanted) = (found.numbers.len(), expected.part.numbers.len());
    if count != wanted {
        return Err(Wrong::Count { expected: wanted, found: count });
    }
    let rows = found.rows.max(1);
    let numbers = found.numbers.iter().zip(&expected.part.numbers).zip(&expected.tolerances);
    for (k, ((&found, &expected), &tolerance)) in numbers.enumerate() {
        let distance = (found - expected).abs();
        // Where nothing can be said, not even a NaN is wrong.
        if tolerance < f64::INFINITY && (distance.is_nan() || distance > tolerance) {
            return Err(Wrong::Number { row: k % rows, column: k / rows, expected, found, tolerance });
        }
    }
    Ok(())
}

/// The first disagreement of a backend with a reference on a program at two points: prepared at the second one, and called
/// at the first, the second and the first again.
///
/// `None` too where nothing certain can be said: next to a kink, or where a derivative is not finite.
///
/// ```
/// use fluxions_dual::Dual;
/// use fluxions_fuzz::{disagreement, draft, sample};
/// use fluxions_num_dual::NumDual;
///
/// let draft = sample(&draft(false), 7);
/// let (program, parameters) = (draft.program(), &draft.parameters);
/// assert_eq!(disagreement(&Dual::new(), &NumDual, &program, draft.points(), parameters), None);
/// ```
pub fn disagreement<B: Backend>(
    reference: &dyn Reference,
    backend: &B,
    program: &Program,
    points: [Vec<f64>; 2],
    parameters: &[f64],
) -> Option<Disagreement> {
    let case = Case::new(reference, program.clone(), points, parameters.to_vec(), false).ok()?;
    Of::new(backend.clone()).check(&case).err()
}
