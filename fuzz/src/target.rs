//! The subject of a check: [`Target`], and the way in which it fails: [`Disagreement`].

use crate::case::TestCase;
use crate::estimate::{Expected, Reference, is_close};
use crate::measure::{Call, Failure, Part, Plan, Results, measure};
use crate::program::{Output, Point, Program};
use core::fmt;
use fluxions::{Backend, Exactness};

/// A backend with a name, which can be checked by a test case.
pub trait Target {
    /// Returns the name in reports.
    fn name(&self) -> &str;

    /// Compares the target with the reference.
    ///
    /// # Errors
    ///
    /// The first [`Disagreement`].
    fn check(&self, case: &TestCase<'_>) -> Result<(), Disagreement>;

    /// Whether a finding is reduced to a small program, which takes hundreds of checks.
    fn is_shrunk(&self) -> bool {
        true
    }
}

/// A backend as a target.
///
/// The tolerance follows from the exactness that the backend states. A backend with an error e is taken for
/// differences with steps of at most √e relative to max(‖x‖, 1), as differences of two points have. With
/// extrapolation the steps are larger.
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
    known: Option<fn(&TestCase<'_>) -> bool>,
}

impl<B: Backend> Of<B> {
    /// Makes a target with the name of the backend. It is checked away from kinks.
    pub fn new(backend: B) -> Self {
        Self { name: backend.capabilities().name, backend, ties: false, known: None }
    }

    /// Skips test cases that are known to disagree, for example because of a deviation of a foreign crate.
    pub fn except(self, known: fn(&TestCase<'_>) -> bool) -> Self {
        Self { known: Some(known), ..self }
    }

    /// Checks the target at ties and kinks, too: for a backend that keeps the conventions.
    pub fn with_ties(self) -> Self {
        Self { ties: true, ..self }
    }
}

/// A call in which a backend and the reference disagree.
#[derive(Clone, Debug, PartialEq)]
pub struct Disagreement {
    /// The backend.
    pub backend: Box<str>,
    /// The operator and the way in which it was called, or "value"; `None` if there was no result.
    pub operator: Option<&'static str>,
    /// The point.
    pub x: Box<Point<f64>>,
    /// The point of the preparation.
    pub prepared: Box<Point<f64>>,
    /// The number of the call of the prepared object, from 0.
    pub call: usize,
    /// The kind of disagreement.
    pub wrong: Wrong,
}

/// The kinds of disagreement.
#[derive(Clone, Debug, PartialEq)]
pub enum Wrong {
    /// A number differs.
    Number {
        /// Its row.
        row: usize,
        /// Its column.
        column: usize,
        /// That of the reference.
        expected: f64,
        /// That of the backend.
        found: f64,
        /// The tolerance.
        tolerance: f64,
    },
    /// The numbers of results differ.
    Count {
        /// That of the reference.
        expected: usize,
        /// That of the backend.
        found: usize,
    },
    /// The call failed.
    Failure(Failure),
}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let operator = self.operator.unwrap_or("call");
        write!(f, "{}, {operator} at {:?}", self.backend, self.x.x)?;
        if self.x != self.prepared || self.call > 0 {
            write!(f, " (prepared at {:?}, call {})", self.prepared.x, self.call)?;
        }
        if self.x.power != self.prepared.power {
            write!(f, " with power {} (prepared with {})", self.x.power, self.prepared.power)?;
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

    fn check(&self, case: &TestCase<'_>) -> Result<(), Disagreement> {
        if case.ties && !self.ties || self.known.is_some_and(|known| known(case)) {
            return Ok(());
        }
        compare(&self.backend, &self.name, case)
    }
}

/// Prepares at B, then calls at A, B and A again.
fn compare<B: Backend>(backend: &B, name: &str, case: &TestCase<'_>) -> Result<(), Disagreement> {
    let exactness = backend.capabilities().exactness;
    if may_change_shape(case, exactness) {
        return Ok(());
    }
    let [at, prepared] = [case.point(0), case.point(1)];
    let other = if case.changes_shape() { Call::Refused(&at) } else { Call::Measured(&at) };
    let points = &[other, Call::Measured(&prepared), other];
    let plan = Plan { program: &case.program, parameters: &case.parameters, noise: 0, prepared: &prepared, points };
    let disagreement = |call: usize, operator, wrong| Disagreement {
        backend: name.into(),
        operator,
        x: Box::new(case.point(usize::from(call == 1))),
        prepared: Box::new(case.point(1)),
        call,
        wrong,
    };
    let calls = match measure(backend, &plan) {
        Ok(calls) => calls,
        Err(failure) => {
            let certain = [0, 1].iter().all(|&which| case.expected(which, exactness).is_some());
            return if certain { Err(disagreement(0, None, Wrong::Failure(failure))) } else { Ok(()) };
        }
    };
    for (call, (found, which)) in calls.iter().zip([0, 1, 0]).enumerate() {
        // Most results are right to nearly the last digit, which an estimate is not needed for.
        if is_close(found, case.exact(which)) {
            continue;
        }
        let Some(expected) = case.expected(which, exactness) else { continue };
        results(found, &expected).map_err(|(operator, wrong)| disagreement(call, Some(operator), wrong))?;
    }
    Ok(())
}

/// Whether differences may step to where the output has another shape.
fn may_change_shape(case: &TestCase<'_>, exactness: Exactness) -> bool {
    let unsure = |expected: &Expected| expected.tolerances.contains(&f64::INFINITY);
    case.program.form.output == Output::Growing
        && exactness.first() > 0.0
        && [0, 1].iter().any(|&which| case.expected(which, exactness).is_none_or(|all| all.iter().any(unsure)))
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
        // Where there is no tolerance, even a NaN is accepted.
        if tolerance < f64::INFINITY && (distance.is_nan() || distance > tolerance) {
            return Err(Wrong::Number { row: k % rows, column: k / rows, expected, found, tolerance });
        }
    }
    Ok(())
}

/// Returns the first disagreement of a backend with a reference on a program at two points. The backend is prepared
/// at the second point, and called at the first, the second and the first again.
///
/// Returns `None` also if the right result is uncertain: next to a kink, or if a derivative is not finite.
///
/// ```
/// use fluxions_dual::Dual;
/// use fluxions_fuzz::{disagreement, draft, sample};
///
/// let draft = sample(&draft(false), 7);
/// let (program, parameters) = (draft.program(), &draft.parameters);
/// let backend = Dual::with_tangents(1);
/// assert_eq!(disagreement(&Dual::new(), &backend, &program, draft.points(), parameters), None);
/// ```
pub fn disagreement<B: Backend>(
    reference: &dyn Reference,
    backend: &B,
    program: &Program,
    points: [Vec<f64>; 2],
    parameters: &[f64],
) -> Option<Disagreement> {
    let case =
        TestCase::new(reference, program.clone(), points, [program.power; 2], parameters.to_vec(), false).ok()?;
    Of::new(backend.clone()).check(&case).err()
}
