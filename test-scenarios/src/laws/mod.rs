//! The laws: what must hold for every backend on every scenario.

mod changing;
mod derivative;
mod differential;
mod findings;
mod general;
mod gradient;
mod products;
mod rules;
mod skipped;
mod surgery;
mod unknown;

pub use findings::Findings;
pub use fluxions_certificate::{Law, Violation};
pub use rules::rule;

use crate::case::Trial;
use crate::{Case, Subjects};
use fluxions::{Counting, Function, IsNumber};
use std::sync::Arc;

/// Makes the trial of a case, and tells the findings the values of f at the points of the case.
fn introduce<'c, C: Case>(case: &'c C, findings: &mut Findings) -> Trial<'c, C::F> {
    let trial = Trial::of(case);
    for sample in &trial.samples {
        findings.expect(&sample.value, trial.curvature);
    }
    trial
}

/// The laws of `jacobian`, `pushforward`, `pullback` and `linearize`, for any function.
pub fn general<K: Subjects, C: Case>(backend: &K, case: &C, findings: &mut Findings) {
    if findings.second_only {
        return;
    }
    let trial = introduce(case, findings);
    general::run(&backend.subject(&trial.f), &trial, findings);
}

/// The laws of `gradient`, `hessian` and `hvp`, for functions with one number as output.
pub fn to_number<K: Subjects, C: Case>(backend: &K, case: &C, findings: &mut Findings)
where
    <C::F as Function>::Output: IsNumber,
{
    let trial = introduce(case, findings);
    gradient::run(&backend.subject(&trial.f), &trial, findings);
}

/// The laws of `derivative` and `second_derivative`, for functions with one number as input.
pub fn from_number<K: Subjects, C: Case>(backend: &K, case: &C, findings: &mut Findings)
where
    <C::F as Function>::Input: IsNumber,
{
    let trial = introduce(case, findings);
    derivative::run(&backend.subject(&trial.f), &trial, findings);
}

/// The law of shapes for a function whose output has another shape at each point of the case.
pub fn changing<K: Subjects, C: Case>(backend: &K, case: &C, findings: &mut Findings) {
    if findings.second_only {
        return;
    }
    let trial = introduce(case, findings);
    changing::run(&backend.subject(&trial.f), &trial, findings);
}

/// The law of reuse for skipped fields that are other ones at each point of the case: results have those of this call.
pub fn skipped<K: Subjects, C: Case>(backend: &K, case: &C, findings: &mut Findings) {
    if findings.second_only {
        return;
    }
    let trial = introduce(case, findings);
    skipped::run(&backend.subject(&trial.f), &trial, findings);
}

/// The law of surgery, for functions with one number as output that change gradients where these flow back.
///
/// A case with second derivatives has a change that is linear: every operator of an exact backend gives what was derived by hand.
/// Without them the change is not linear: a gradient is the changed one or [`Error::NotLinear`](fluxions::Error::NotLinear),
/// and pushforwards and second derivatives are that error.
pub fn surgery<K: Subjects, C: Case>(backend: &K, case: &C, findings: &mut Findings)
where
    C::F: Function<Output = f64>,
{
    let trial = introduce(case, findings);
    surgery::run(&backend.subject(&trial.f), &trial, findings);
}

/// The law of what is not known, for functions with one number as output whose second derivatives nobody knows: these are NaN or
/// [`Error::UnknownOrder`](fluxions::Error::UnknownOrder), and first derivatives are those derived by hand.
///
/// A number that carries second derivatives in any case may have NaN for the first ones, too.
pub fn unknown<K: Subjects, C: Case>(backend: &K, case: &C, findings: &mut Findings)
where
    C::F: Function<Output = f64>,
{
    let trial = introduce(case, findings);
    unknown::run(&backend.subject(&trial.f), &trial, findings);
}

/// The law of correctness at further points of a function of one number, near the edges of its domain and far out.
/// Exact backends must agree to 9 digits of each derivative.
pub fn whole_domain<K: Subjects, C: Case>(backend: &K, case: &C, points: [f64; 2], findings: &mut Findings)
where
    C::F: Function<Input = f64, Output = f64, Context = ()>,
{
    let f = Arc::new(Counting::new(case.f()));
    let subject = backend.subject(&f);
    for x in points {
        let by_hand = [case.value(&[x])[0], case.jacobian(&[x])[0], case.second(&[x])[0]];
        derivative::far_out(&subject, &*f, x, by_hand, findings);
    }
}
