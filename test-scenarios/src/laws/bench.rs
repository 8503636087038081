use fluxions::{Backend, Error, Exactness, Operator};
use serde::Serialize;
use std::collections::BTreeSet;
use std::fmt::Debug;

/// The laws by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Law {
    /// Results are those derived by hand.
    Correct,
    /// All variants of an operator agree: in place or not, with the value or not, prepared or not, one tangent or many, a matrix
    /// or its product.
    VariantsAgree,
    /// ⟨ȳ, J ẋ⟩ = ⟨Jᵀ ȳ, ẋ⟩.
    Adjoint,
    /// J (a u + b v) = a J u + b J v.
    Linear,
    /// H = Hᵀ.
    Symmetric,
    /// A, B, A again gives what a fresh object gives.
    Reuse,
    /// Buffers full of NaN are overwritten.
    Overwrites,
    /// Wrong shapes give the right error, and the object works afterwards.
    Shapes,
    /// No more calls of f than stated.
    Calls,
    /// A prepared call in place allocates nothing.
    Allocations,
}

/// One broken law.
#[derive(Clone, Debug, Serialize)]
pub struct Violation {
    /// Which backend.
    pub backend: String,
    /// Which scenario.
    pub scenario: String,
    /// Which operator.
    pub operator: &'static str,
    /// Which law.
    pub law: Law,
    /// What was expected and found.
    pub detail: String,
}

/// Collects what the laws find.
#[derive(Debug, Default)]
pub struct Bench {
    backend: String,
    scenario: String,
    exactness: Option<Exactness>,
    allocates: bool,
    largest_value: f64,
    curvature: f64,
    /// The scenarios that ran.
    pub scenarios: BTreeSet<String>,
    /// How many checks ran.
    pub checks: usize,
    /// Which of them failed.
    pub violations: Vec<Violation>,
}

impl Bench {
    /// For one backend on one scenario; what was found before stays.
    pub fn start<B: Backend>(&mut self, backend: &B, scenario: impl Into<String>) {
        let capabilities = backend.capabilities();
        self.backend = capabilities.name;
        self.exactness = Some(capabilities.exactness);
        self.allocates = capabilities.allocates;
        (self.largest_value, self.curvature) = (0.0, 1.0);
        self.scenario = scenario.into();
        self.scenarios.insert(self.scenario.clone());
    }

    /// Notes one check.
    pub fn check(&mut self, law: Law, operator: Operator, holds: bool, detail: impl FnOnce() -> String) {
        self.checks += 1;
        if !holds {
            self.violations.push(Violation {
                backend: self.backend.clone(),
                scenario: self.scenario.clone(),
                operator: operator.name(),
                law,
                detail: detail(),
            });
        }
    }

    /// The error that the backend's exactness allows, relative to the largest number at hand.
    pub fn tolerance(&self, operator: Operator) -> f64 {
        // Constants of the functions at hand: their third and fourth derivatives against their size.
        1e-11 + 3000.0 * self.curvature * self.error(operator)
    }

    /// Notes f(x) at a point where the backend will be tried, and [`Case::curvature`](crate::Case::curvature).
    pub fn expect(&mut self, y: &[f64], curvature: f64) {
        self.largest_value = largest(y).max(self.largest_value);
        self.curvature = curvature;
    }

    /// That numbers are those expected, up to the backend's exactness.
    pub fn close(&mut self, law: Law, operator: Operator, found: &[f64], expected: &[f64]) {
        let tolerance = self.tolerance(operator);
        // Differences of f are rounded in proportion to f(x), however small the derivative is beside it.
        let values = if self.error(operator) > 0.0 { self.largest_value } else { 0.0 };
        let scale = largest(expected).max(values).max(1.0);
        let near = |f: f64, e: f64| f == e || (f.is_nan() && e.is_nan()) || (f - e).abs() <= tolerance * scale;
        let holds = found.len() == expected.len() && found.iter().zip(expected).all(|(&f, &e)| near(f, e));
        self.check(law, operator, holds, || format!("expected {expected:?}, found {found:?}"));
    }

    /// Whether the backend at hand states that its prepared calls allocate.
    pub fn allocates(&self) -> bool {
        self.allocates
    }

    /// The error that the backend at hand states for an operator; 0 if there is only rounding.
    pub fn error(&self, operator: Operator) -> f64 {
        let exactness = self.exactness.unwrap_or(Exactness::Exact);
        if operator.is_second() { exactness.second() } else { exactness.first() }
    }

    /// That each number agrees with the one expected to 9 digits of its own.
    pub fn digits(&mut self, operator: Operator, found: &[f64], expected: &[f64]) {
        let near = |f: f64, e: f64| f == e || e.is_finite() && (f - e).abs() <= 1e-9 * e.abs();
        let holds = found.len() == expected.len() && found.iter().zip(expected).all(|(&f, &e)| near(f, e));
        self.check(Law::Correct, operator, holds, || format!("expected {expected:?}, found {found:?}"));
    }

    /// That numbers are the same to the last bit.
    pub fn same(&mut self, law: Law, operator: Operator, found: &[f64], expected: &[f64]) {
        let holds = found.len() == expected.len()
            && found.iter().zip(expected).all(|(f, e)| f == e || f.is_nan() && e.is_nan());
        self.check(law, operator, holds, || format!("expected {expected:?} to the last bit, found {found:?}"));
    }

    /// The result of a call that should succeed.
    pub fn ok<T, E: Debug>(&mut self, operator: Operator, result: Result<T, Error<E>>) -> Option<T> {
        let failed = result.as_ref().err().map(|error| format!("{error:?}"));
        self.check(Law::Correct, operator, failed.is_none(), || failed.unwrap_or_default());
        result.ok()
    }

    /// That a call was refused for a shape.
    pub fn refused<T, E: Debug>(&mut self, operator: Operator, result: Result<T, Error<E>>) {
        let holds = matches!(result, Err(Error::Shape { .. } | Error::Batch { .. }));
        self.check(Law::Shapes, operator, holds, || format!("a wrong shape gave {:?}", result.map(|_| "a result")));
    }
}

/// The largest of the finite numbers, without sign.
fn largest(of: &[f64]) -> f64 {
    of.iter().filter(|v| v.is_finite()).fold(0.0, |m: f64, v| m.max(v.abs()))
}
