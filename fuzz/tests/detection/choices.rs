//! Random programs whose patterns hold by their choices: where these are known, nothing is missing.

use super::judge::{Case, Vector, cases, missing};
use fluxions::Sparse;
use fluxions::prelude::*;
use fluxions_dual::Dual;

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
    fn call(&self, seen: &mut Seen) -> Option<()> {
        let (f, cache) = (Vector::new(&self.program, 0), self.cache());
        let changed: Vec<f64> = self.parameters.iter().map(|p| p * 1.25 - 0.4).collect();
        for x in &self.points[1..] {
            // With one tangent at a time choices cost less than a product.
            let backend = Sparse::new(Dual::with_tangents(1));
            let bound = backend.bind(&f, (&self.parameters[..], &cache[..])).keep();
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

#[test]
fn nothing_is_missing_where_choices_are_known() {
    let mut seen = Seen::default();
    for case in cases(3000) {
        case.call(&mut seen);
    }
    assert!(seen.known > 300, "few choices are known: {seen:?}");
    // Patterns do depend on choices: a comparison that forgot them would miss these.
    assert!(seen.lacking > 100 && seen.others > seen.lacking, "few patterns lack an entry: {seen:?}");
    // The others are entries that are lost beside larger ones.
    assert!(seen.refused * 10 > seen.lacking * 9, "the product misses too many: {seen:?}");
}
