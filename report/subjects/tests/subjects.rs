//! Every backend agrees with the derivative by hand, in every family.
//!
//! These are no tests in the library, which would be compiled once more for them, with all backends.

use fluxions_any::AnyBackend;
use fluxions_report_subjects::{Runs, scalings};

#[test]
fn every_backend_agrees_with_the_derivative_by_hand() {
    for family in scalings().unwrap() {
        let instance = &family.instances[1];
        let results = instance.shape().results;
        let (mut expected, mut found) = (vec![f64::NAN; results], vec![f64::NAN; results]);
        instance.by_hand()(&mut expected);
        let size = expected.iter().fold(1.0_f64, |size, v| size.max(v.abs()));
        for backend in AnyBackend::all() {
            let mut ran = false;
            let check = &mut |runs: Runs<'_>| {
                assert!((runs.prepare)() && (runs.unprepared)() && (runs.prepared)(&mut found));
                assert!((runs.calls)() == 0 && (runs.counted)(&mut found), "{backend}");
                ran = true;
            };
            instance.run(&backend, check).unwrap();
            let close = found.iter().zip(&expected).all(|(a, b)| (a - b).abs() <= 1e-5 * size);
            assert!(ran && close, "{} {backend}: {found:?} {expected:?}", family.id);
        }
    }
}

#[test]
fn sizes_grow() {
    for family in scalings().unwrap() {
        assert!(family.instances.is_sorted_by_key(|instance| instance.shape().size), "{}", family.id);
    }
}
