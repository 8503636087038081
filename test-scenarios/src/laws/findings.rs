use crate::Subjects;
use crate::scenarios::reason;
use fluxions::{Argument, Calls, Capabilities, Error, Exactness, Operator};
use fluxions_certificate::{Law, Violation};
use std::collections::BTreeSet;
use std::fmt::{Arguments, Debug};

/// The results of all checks of one backend.
#[derive(Debug, Default)]
pub struct Findings {
    backend: String,
    scenario: String,
    exactness: Option<Exactness>,
    calls: Option<Calls>,
    allocates: bool,
    keeps: bool,
    /// Whether laws ask for second derivatives alone.
    pub(super) second_only: bool,
    largest_value: f64,
    curvature: f64,
    /// The scenarios that ran.
    pub scenarios: BTreeSet<String>,
    /// The scenarios that were passed over, because their functions have no adjoint: those of
    /// [`WITHOUT_ADJOINT`](crate::scenarios::WITHOUT_ADJOINT).
    pub passed_over: BTreeSet<String>,
    /// The number of checks that ran.
    pub checks: usize,
    /// The checks that failed.
    pub violations: Vec<Violation>,
}

impl Findings {
    /// Begins a scenario with a backend. What was found before stays.
    pub fn start<K: Subjects>(&mut self, backend: &K, scenario: impl Into<String>) {
        self.second_only = backend.second_only();
        self.begin(backend.stated(), scenario.into());
    }

    fn begin(&mut self, capabilities: Capabilities, scenario: String) {
        self.backend = capabilities.name;
        self.exactness = Some(capabilities.exactness);
        self.calls = Some(capabilities.calls);
        self.allocates = capabilities.allocates;
        self.keeps = capabilities.keeps_evaluation;
        (self.largest_value, self.curvature) = (0.0, 1.0);
        self.scenario = scenario;
        self.scenarios.insert(self.scenario.clone());
    }

    /// Counts a check, and keeps it with its detail if it does not hold.
    pub fn check(&mut self, law: Law, operator: Operator, holds: bool, detail: Arguments<'_>) {
        self.checks += 1;
        if !holds {
            self.violations.push(Violation {
                backend: self.backend.clone(),
                scenario: self.scenario.clone(),
                operator: operator.name().to_owned(),
                law,
                detail: detail.to_string(),
            });
        }
    }

    /// The error that the backend's exactness allows, relative to the largest number at hand.
    pub fn tolerance(&self, operator: Operator) -> f64 {
        // The constants are those of the kit's functions: their third and fourth derivatives against their size.
        1e-11 + 3000.0 * self.curvature * self.error(operator)
    }

    /// Notes a value of f that the tolerance has to take into account, and [`Case::curvature`](crate::Case::curvature).
    pub fn expect(&mut self, y: &[f64], curvature: f64) {
        self.largest_value = largest(y).max(self.largest_value);
        self.curvature = curvature;
    }

    /// Checks that numbers are those expected, up to the backend's exactness.
    pub fn close(&mut self, law: Law, operator: Operator, found: &[f64], expected: &[f64]) {
        let tolerance = self.tolerance(operator);
        // Differences of f are rounded in proportion to f(x), however small the derivative is beside it.
        let values = if self.error(operator) > 0.0 { self.largest_value } else { 0.0 };
        let scale = largest(expected).max(values).max(1.0);
        let near = |f: f64, e: f64| f == e || (f.is_nan() && e.is_nan()) || (f - e).abs() <= tolerance * scale;
        let holds = found.len() == expected.len() && found.iter().zip(expected).all(|(&f, &e)| near(f, e));
        self.check(law, operator, holds, format_args!("expected {expected:?}, found {found:?}"));
    }

    /// The error that the backend states for an operator; 0 if there is only rounding.
    pub fn error(&self, operator: Operator) -> f64 {
        let exactness = self.exactness.unwrap_or(Exactness::Exact);
        if operator.is_second() { exactness.second() } else { exactness.first() }
    }

    /// Checks that each number agrees with the one expected to 9 digits of its own.
    pub fn digits(&mut self, operator: Operator, found: &[f64], expected: &[f64]) {
        let near = |f: f64, e: f64| f == e || e.is_finite() && (f - e).abs() <= 1e-9 * e.abs();
        let holds = found.len() == expected.len() && found.iter().zip(expected).all(|(&f, &e)| near(f, e));
        self.check(Law::Correct, operator, holds, format_args!("expected {expected:?}, found {found:?}"));
    }

    /// Checks that numbers are the same to the last bit.
    pub fn same(&mut self, law: Law, operator: Operator, found: &[f64], expected: &[f64]) {
        let holds = found.len() == expected.len()
            && found.iter().zip(expected).all(|(f, e)| f == e || f.is_nan() && e.is_nan());
        self.check(law, operator, holds, format_args!("expected {expected:?} to the last bit, found {found:?}"));
    }

    // Results are of many types. What does not depend on them is in functions that are compiled once.

    /// Whether a call found no adjoint in a scenario that is known for it. The scenario then counts as passed over.
    fn passes_over(&mut self, no_adjoint: bool) -> bool {
        let known = no_adjoint && reason(&self.scenario).is_some();
        if known {
            self.scenarios.remove(&self.scenario);
            self.passed_over.insert(self.scenario.clone());
        }
        known
    }

    /// Checks that a call succeeded, and returns its result.
    pub fn ok<T, E: Debug>(&mut self, operator: Operator, result: Result<T, Error<E>>) -> Option<T> {
        match result {
            Ok(value) => {
                self.check(Law::Correct, operator, true, format_args!(""));
                Some(value)
            }
            Err(error) => {
                self.failed(operator, matches!(error, Error::MissingAdjoint), &error);
                None
            }
        }
    }

    fn failed(&mut self, operator: Operator, no_adjoint: bool, error: &dyn Debug) {
        if !self.passes_over(no_adjoint) {
            self.check(Law::Correct, operator, false, format_args!("{error:?}"));
        }
    }

    /// Checks that a call was refused for a shape.
    pub fn refused<T, E: Debug>(&mut self, operator: Operator, result: Result<T, Error<E>>) {
        let holds = matches!(result, Err(Error::Shape { .. } | Error::Batch { .. }));
        self.check(Law::Shapes, operator, holds, format_args!("a wrong shape gave {:?}", outcome(&result)));
    }

    /// Checks that a call was refused for the shape of y.
    pub fn output_refused<T, E: Debug>(&mut self, operator: Operator, result: Result<T, Error<E>>) {
        if self.passes_over(matches!(result, Err(Error::MissingAdjoint))) {
            return;
        }
        let holds = matches!(result, Err(Error::Shape { argument: Argument::Output, .. }));
        self.check(Law::Shapes, operator, holds, format_args!("a value of another shape gave {:?}", outcome(&result)));
    }

    /// Checks the number of calls of f in one call of an operator of order 1, for n inputs and m outputs; `more`
    /// calls are allowed beside those that the backend states.
    pub fn called(&mut self, operator: Operator, (n, m): (usize, usize), more: usize, calls: u64) {
        let stated = self.calls.and_then(|calls| calls.of(operator, n, m)).map(|stated| stated + more);
        let holds = stated.is_some_and(|stated| calls as usize <= stated);
        self.check(Law::Calls, operator, holds, format_args!("{calls} calls, stated {stated:?}"));
    }

    /// Checks the number of calls of f in a preparation: those that the backend states, and one for the shape of y.
    pub fn prepared(&mut self, operator: Operator, calls: u64) {
        let stated = self.calls.map_or(0, |calls| calls.preparation) + 1;
        self.check(
            Law::Calls,
            operator,
            calls as usize <= stated,
            format_args!("prepared with {calls} calls, stated {stated}"),
        );
    }

    /// Checks the number of calls of f by which a differential is made: those of a preparation, and one for the value.
    pub fn linearized(&mut self, operator: Operator, calls: u64) {
        let stated = self.calls.map_or(0, |calls| calls.preparation) + 2;
        let detail = format_args!("linearized with {calls} calls, stated {stated}");
        self.check(Law::Calls, operator, calls as usize <= stated, detail);
    }

    /// Checks that a product at a point that was linearized did not call f, if the backend states that it keeps the evaluation.
    pub fn kept(&mut self, operator: Operator, calls: u64) {
        if self.keeps {
            let detail = format_args!("{calls} calls for a product at a point whose evaluation is kept");
            self.check(Law::Calls, operator, calls == 0, detail);
        }
    }

    /// Checks that a call did not allocate, unless f does or the backend states that it does.
    pub fn allocated(&mut self, operator: Operator, f_allocates: bool, allocations: u64) {
        if crate::allocations::are_counted() && !f_allocates && !self.allocates {
            self.check(Law::Allocations, operator, allocations == 0, format_args!("{allocations} allocations"));
        }
    }
}

/// What a message says of a result that may be an error.
fn outcome<T, E: Debug>(result: &Result<T, E>) -> &dyn Debug {
    match result {
        Ok(_) => &"a result",
        Err(error) => error,
    }
}

/// The largest of the finite numbers, without sign.
fn largest(of: &[f64]) -> f64 {
    of.iter().filter(|v| v.is_finite()).fold(0.0, |m: f64, v| m.max(v.abs()))
}
