//! Random programs whose patterns hold by their choices: where these are known, nothing is missing.

use super::judge::{Case, Vector, cases, missing};
use fluxions::Sparse;
use fluxions::prelude::*;
use fluxions_dual::Dual;
use fluxions_tape::Tape;

/// What was seen in calls away from the point of the detection.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    /// The calls whose choices were known.
    known: usize,
    /// The calls with other choices.
    others: usize,
    /// Those of them in which the pattern lacks an entry.
    lacking: usize,
    /// Those of them that were refused.
    refused: usize,
}

impl Case {
    /// Computes the Jacobian at each further point, with other parameters, by the pattern of the first point.
    fn call<B: Backend>(&self, backend: &Sparse<B>, seen: &mut Seen) -> Option<()> {
        let (f, cache) = (Vector::new(&self.program, 0), self.cache());
        let changed: Vec<f64> = self.parameters.iter().map(|p| p * 1.25 - 0.4).collect();
        for x in &self.points[1..] {
            let bound = backend.bind(&f, (&self.parameters[..], &cache[..]));
            let mut prepared = bound.prepare_jacobian(&self.points[0]).ok()?;
            if prepared.plan().holds_everywhere() {
                return None;
            }
            let pattern = prepared.plan().pattern().clone();
            let outcome =
                prepared.with((&changed[..], &cache[..])).sparse_jacobian_into(x, &mut vec![0.0; pattern.nnz()]);
            let finite = self.value(x, &changed).iter().all(|y| y.is_finite());
            let dense = self.jacobian(x, &changed).filter(|j| finite && j.shape() == pattern.shape());
            let Some(dense) = dense else { continue };
            let lacks = missing(&pattern, &dense);
            if prepared.counters().known == 1 {
                seen.known += 1;
                assert_eq!(lacks, None, "{x:?} after {:?}\n{pattern}\n{:#?}", self.points[0], self.program);
            } else {
                seen.others += 1;
                seen.lacking += usize::from(lacks.is_some());
                seen.refused += usize::from(lacks.is_some() && outcome.is_err());
            }
        }
        Some(())
    }
}

/// `least` is how many calls are known at least.
fn nothing_is_missing<B: Backend>(backend: &Sparse<B>, least: usize) {
    let mut seen = Seen::default();
    for case in cases(3000) {
        case.call(backend, &mut seen);
    }
    assert!(seen.known > least, "few choices are known: {seen:?}");
    // Patterns do depend on choices: these would be wrong matrices if choices were forgotten.
    assert!(seen.lacking > 10 && seen.others > seen.lacking, "few patterns lack an entry: {seen:?}");
    assert_eq!(seen.refused, seen.lacking, "the product misses an entry: {seen:?}");
}

/// With one tangent at a time choices cost less than a product. The numbers with the tangent record them.
#[test]
fn nothing_is_missing_where_numbers_with_tangents_tell_the_choices() {
    nothing_is_missing(&Sparse::new(Dual::with_tangents(1)), 1000);
}

/// f is evaluated for them, where a sweep has no room for a product.
#[test]
fn nothing_is_missing_where_an_evaluation_tells_the_choices() {
    nothing_is_missing(&Sparse::new(Tape), 500);
}
