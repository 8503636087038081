//! Bundle adjustment with any backend, block by block.

use fluxions::prelude::*;
use fluxions::target::RowMajor;
use fluxions_any::AnyBackend;
use fluxions_benches::Subject;
use fluxions_problems::adbench::{Bundle, Reprojection, WeightError, reprojection};
use std::hint::black_box;
use std::rc::Rc;

/// The reprojection with its feature as a parameter, so that a recorded program takes a new one.
#[differentiable]
fn seen_at<S: Scalar>(y: &mut [S; 2], x: &[S; 15], #[parameter] feature: &[S; 2]) {
    reprojection(y, x, &[0.0; 2]);
    for (y, feature) in y.iter_mut().zip(feature) {
        *y -= x[14] * *feature;
    }
}

/// A bundle with its unknowns.
pub(crate) type Scene = Rc<(Bundle, Vec<f64>)>;

/// All entries of the Jacobian by hand.
pub(crate) fn by_hand(scene: &Scene) -> Vec<f64> {
    let (bundle, x) = &**scene;
    let mut entries = vec![0.0; bundle.entries()];
    bundle.jacobian_by_hand(x, &mut entries);
    entries
}

/// What overwrites all entries of the Jacobian; the feature is a constant, or else a parameter.
pub(crate) fn by_backend(scene: &Scene, backend: &AnyBackend, constant: bool) -> impl FnMut(&mut [f64]) + use<> {
    let scene = scene.clone();
    let x = scene.0.block(&scene.1, 0);
    let feature = [0.0; 2];
    let mut fixed = backend.bind(Reprojection::new(&feature), &feature).prepare_jacobian(&x).expect("infallible");
    let mut free = backend.bind(SeenAt::new(&feature), &feature).prepare_jacobian(&x).expect("infallible");
    let mut weight = backend.prepare_derivative(WeightError, 1.0).expect("infallible");
    move |entries| {
        let (bundle, x) = &*scene;
        let done = bundle.jacobian_by_blocks(
            x,
            entries,
            |x, feature, rows| match RowMajor::new(rows, 2, 15) {
                Some(mut target) if constant => fixed.with(feature).jacobian_into(x, &mut target),
                Some(mut target) => free.with(feature).jacobian_into(x, &mut target),
                None => Ok(()),
            },
            |w| weight.derivative(w),
        );
        done.expect("infallible");
    }
}

/// The subjects: by hand, then each backend.
pub(crate) fn subjects(scene: &Scene, constant: bool) -> Vec<Subject> {
    let shared = scene.clone();
    let mut subjects = vec![Subject::new("bundle", "by hand", move || {
        let (scene, mut entries) = (shared.clone(), vec![0.0; shared.0.entries()]);
        move || scene.0.jacobian_by_hand(black_box(&scene.1), black_box(&mut entries))
    })];
    subjects.extend(AnyBackend::all().into_iter().map(|backend| {
        let scene = scene.clone();
        Subject::new("bundle", backend.name(), move || {
            let (mut run, mut entries) = (by_backend(&scene, &backend, constant), vec![0.0; scene.0.entries()]);
            move || run(black_box(&mut entries))
        })
    }));
    subjects
}
