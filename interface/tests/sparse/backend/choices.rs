//! Patterns that hold by the choices of f: known ones are compared, others are checked by a product.

use super::{Choice, Outcome, near, point};
use fluxions::combinators::{Check, Counters, Counting};
use fluxions::engine::Point;
use fluxions::prelude::*;
use fluxions::sparse::{Detected, Detector, Pattern, SparseError, Tracer};
use fluxions::{Context, DerivativeOf, Error, Function, MixedMode, Nestable, Sparse, View};
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_tape::{RecordedTape, Tape};
use nalgebra::DMatrix;

/// The numbers of results that were detected, checked by a product, and known.
fn counts(counters: Counters) -> [u64; 3] {
    [counters.detections, counters.checks, counters.known]
}

/// Eight neighbours of each number, whose colours fill all passes. Which is the last one depends on its sign.
#[differentiable]
fn reaching<S: Scalar>(y: &mut [S], x: &[S]) {
    let n = x.len();
    for i in 0..n {
        let far = if x[i] > 0.0 { x[(i + 7) % n] } else { x[(i + 8) % n] };
        y[i] = (0..7).map(|k| x[(i + k) % n]).sum::<S>() * far;
    }
}

/// A function that makes choices is called where it comes out as before, and where it does not.
fn steady_and_flipped<B: Backend>(backend: B, tolerance: f64) -> Outcome {
    let x = point(16);
    let f = Reaching::new(&x);
    let mut p = Sparse::new(backend.clone()).prepare_jacobian(&f, &x)?;
    assert!(!p.plan().holds_everywhere());
    let mut j = p.plan().pattern().to_csc();
    let moved: Vec<f64> = x.iter().map(|x| 0.7 * x).collect();
    for x in [&x, &moved, &x] {
        p.sparse_jacobian_into(x, &mut j)?;
        near(&DMatrix::from(&j), &Dual::new().jacobian(&f, x)?, tolerance);
    }
    assert_eq!(counts(p.counters()), [1, 0, 3]);
    let mut flipped = x.clone();
    flipped[3] = -1.0;
    let grown = Err(Error::Pattern(SparseError::Target { expected: 129, found: 128 }));
    assert_eq!(p.sparse_jacobian_into(&flipped, &mut j), grown);
    let mut j = p.plan().pattern().to_csc();
    // Now both are known, and the pattern serves both.
    for x in [&flipped, &x, &moved, &flipped] {
        p.sparse_jacobian_into(x, &mut j)?;
        near(&DMatrix::from(&j), &Dual::new().jacobian(&f, x)?, tolerance);
    }
    assert_eq!(counts(p.counters()), [2, 1, 7]);
    Ok(())
}

#[test]
fn known_choices_need_no_product() -> Outcome {
    steady_and_flipped(Dual::new(), 1e-14)?;
    steady_and_flipped(Dual::with_tangents(2), 1e-14)?;
    steady_and_flipped(Tape, 1e-14)?;
    steady_and_flipped(RecordedTape::new(), 1e-14)?;
    steady_and_flipped(MixedMode::new(Dual::new(), Tape), 1e-14)?;
    steady_and_flipped(FiniteDifference::central(), 1e-6)
}

/// Two long rows: products with rows do not tell what f chooses, so it is evaluated.
#[differentiable]
fn long<S: Scalar>(x: &[S; 8]) -> [S; 2] {
    let sum = |k| x[k..k + 4].iter().map(|x| x.sin()).sum::<S>();
    if x[0] > 0.0 { [sum(0) * sum(4), sum(1)] } else { [sum(0), sum(0) * sum(4)] }
}

#[test]
fn rows_of_a_backend_that_has_both() -> Outcome {
    let mut p = Sparse::new(MixedMode::new(Dual::new(), Tape)).prepare_jacobian(&Long, &[1.0; 8])?;
    assert_eq!(p.plan().products(), (0, 2));
    for (x, expected) in [([2.0; 8], [1, 0, 1]), ([-1.0; 8], [2, 1, 2]), ([0.5; 8], [2, 1, 3])] {
        near(&p.jacobian(&x)?, &Dual::new().jacobian(&Long, &x)?, 1e-14);
        assert_eq!(counts(p.counters()), expected);
    }
    Ok(())
}

/// What a call says that compares choices, and what one says that computes a product.
#[test]
fn a_plan_says_how_calls_are_checked() -> Outcome {
    let x = point(16);
    let p = Sparse::new(Dual::new()).prepare_jacobian(Eight::new(&x), &x)?;
    assert_eq!(
        p.explain(),
        "a 16 × 16 Jacobian with 128 entries: 8 pushforwards instead of 16; the pattern need not hold everywhere, so each \
         call compares the choices of f, which its products record, and a random product checks one with others"
    );
    let p = Sparse::new(Tape).prepare_jacobian(Eight::new(&x), &x)?;
    assert!(p.explain().contains("the choices of f, which takes one evaluation more, and a random product checks"));
    let by_product = "so one random product checks each call";
    let p = Sparse::new(Dual::new()).check(Check::Always).prepare_jacobian(Eight::new(&x), &x)?;
    assert!(p.explain().ends_with(by_product));
    // Three of four tangents are taken, so a product costs less.
    let mut p = Sparse::new(Dual::new()).prepare_jacobian(Choice::new(&x[..9]), &x[..9])?;
    assert!(p.explain().ends_with(by_product));
    (0..3).try_for_each(|_| p.jacobian(&x[..9]).map(drop))?;
    assert_eq!(counts(p.counters()), [1, 3, 0]);
    Ok(())
}

/// Σ xᵢ² or Σ xᵢ xᵢ₊₁, by the sign of xᵢ.
#[differentiable]
fn energy<S: Scalar>(x: &[S]) -> S {
    let n = x.len();
    (0..n).map(|i| if x[i] > 0.0 { x[i] * x[i] } else { x[i] * x[(i + 1) % n] }).sum()
}

#[test]
fn hessians_compare_choices() -> Outcome {
    let x = point(6);
    let flipped: Vec<f64> = x.iter().enumerate().map(|(i, x)| if i == 2 { -x } else { *x }).collect();
    for backend in [Sparse::new(RecordedTape::new()), Sparse::new(RecordedTape::new()).lower()] {
        let mut p = backend.prepare_hessian(&Energy, &x)?;
        for (x, expected) in [(&x, [1, 0, 1]), (&flipped, [2, 1, 2]), (&x, [2, 1, 3]), (&flipped, [2, 1, 4])] {
            near(&p.hessian(x)?, &Dual::new().hessian(&Energy, x)?, 1e-14);
            assert_eq!(counts(p.counters()), expected);
        }
    }
    Ok(())
}

/// The eight colours of this matrix fill eight tangents.
#[differentiable]
fn eight<S: Scalar>(y: &mut [S], x: &[S]) {
    let n = x.len();
    for i in 0..n {
        let own = if x[i] > 0.0 { x[i] * x[i] } else { x[i] };
        y[i] = (0..8).map(|k| x[(i + k) % n]).sum::<S>() + own;
    }
}

#[test]
fn a_checked_call_has_numbers_of_its_own() -> Outcome {
    let x = point(16);
    let f = Eight::new(&x);
    let mut p = Sparse::new(Dual::new()).prepare_jacobian(&f, &x)?;
    assert_eq!(p.plan().products(), (8, 0));
    let flipped: Vec<f64> = x.iter().map(|x| -x).collect();
    for (k, x) in [&x, &flipped, &flipped, &x, &x, &flipped].into_iter().enumerate() {
        near(&p.jacobian(x)?, &Dual::new().jacobian(&f, x)?, 1e-14);
        let checks = [0, 1, 2, 2, 2, 3][k];
        assert_eq!(counts(p.counters()), [1, checks, k as u64 + 1 - checks]);
    }
    Ok(())
}

/// Numbers with tangents record what f chooses: f is called as often as without a check, and once more where its choices are not known.
#[test]
fn known_choices_need_no_call_of_f() -> Outcome {
    let x = point(16);
    let flipped: Vec<f64> = x.iter().map(|x| -x).collect();
    let f = Counting::new(Eight::new(&x));
    for (tangents, passes) in [(12, 1), (4, 2), (1, 8)] {
        let calls = |check, x: [&[f64]; 4]| {
            let backend = Sparse::new(Dual::with_tangents(tangents)).check(check);
            let mut p = backend.prepare_jacobian(&f, x[0])?;
            let mut j = p.plan().pattern().to_csc();
            f.reset();
            let calls = x.map(|x| p.sparse_jacobian_into(x, &mut j).map(|()| f.reset()));
            let calls: Result<Vec<u64>, _> = calls.into_iter().collect();
            calls.map(|calls| (calls, counts(p.counters())))
        };
        let points = [&x[..], &x, &flipped, &x];
        assert_eq!(calls(Check::Never, points)?, (vec![passes; 4], [1, 0, 0]));
        assert_eq!(calls(Check::WhereNeeded, points)?, (vec![passes, passes, passes + 1, passes], [1, 1, 3]));
    }
    Ok(())
}

/// The sign in |x| is no choice of f, but of the number.
#[differentiable]
fn folded<S: Scalar>(x: &[S; 3]) -> [S; 3] {
    let tail = if x[2] > 0.0 { x[2] } else { x[1] };
    [x[0].abs() * x[1].max(x[0]), x[1] / x[0], tail]
}

#[test]
fn what_numbers_choose_for_themselves_is_no_choice_of_f() -> Outcome {
    let points = [([1.0, 2.0, 3.0], ()), ([-4.0, -5.0, 3.0], ())];
    assert_eq!(calls(Tracer, &Folded, &[0.0; 3], points)?, (true, [1, 0, 2]));
    Ok(())
}

/// Whether xᵢ or its neighbour is squared depends on the sign of xᵢ, in single precision.
#[differentiable]
fn single<S: Scalar<f32>>(x: &[S; 4]) -> [S; 4] {
    core::array::from_fn(|i| if x[i] > 0.0 { x[i] * x[i] } else { x[(i + 1) % 4] * x[i] })
}

#[test]
fn choices_in_single_precision() -> Outcome {
    let backend = Sparse::new(Dual::with_tangents(1));
    let mut p = backend.prepare_jacobian(&Single, &[1.0_f32; 4])?;
    for (x, expected) in [([2.0; 4], [1, 0, 1]), ([2.0, -1.0, 1.0, 3.0], [2, 1, 2]), ([1.0, -2.0, 1.0, 3.0], [2, 1, 3])]
    {
        assert_eq!(p.jacobian(&x)?, Dual::new().jacobian(&Single, &x)?);
        assert_eq!(counts(p.counters()), expected);
    }
    Ok(())
}

/// f fails at a point where its choices are others. The next call is as before.
#[differentiable]
fn failing<S: Scalar>(x: &[S; 2]) -> Result<[S; 2], core::fmt::Error> {
    if x[0] > 0.0 { Ok([x[0] * x[1], x[1] * x[1]]) } else { Err(core::fmt::Error) }
}

#[test]
fn an_error_in_between() -> Outcome {
    let mut p = Sparse::new(Dual::with_tangents(1)).prepare_jacobian(&Failing, &[1.0, 2.0])?;
    for (x, expected) in [([3.0, 2.0], [1, 0, 1]), ([5.0, 4.0], [1, 0, 2])] {
        assert_eq!(p.sparse_jacobian(&x)?.values(), [x[1], x[0], 2.0 * x[1]]);
        assert_eq!(counts(p.counters()), expected);
        assert_eq!(p.sparse_jacobian(&[-1.0, 2.0]), Err(Error::Function(core::fmt::Error)));
    }
    Ok(())
}

#[test]
fn choices_that_last_are_learnt() -> Outcome {
    let x = point(16);
    let f = Eight::new(&x);
    let mut p = Sparse::new(Dual::new()).prepare_jacobian(&f, &x)?;
    let flipped: Vec<f64> = x.iter().map(|x| -x).collect();
    let mut j = p.plan().pattern().to_csc();
    (0..15).try_for_each(|_| p.sparse_jacobian_into(&flipped, &mut j))?;
    assert_eq!(counts(p.counters()), [1, 15, 0]);
    (0..5).try_for_each(|_| p.sparse_jacobian_into(&flipped, &mut j))?;
    assert_eq!(counts(p.counters()), [2, 16, 4]);
    // Choices that never last are never detected, and the oldest ones are forgotten.
    for k in 0..40 {
        let other: Vec<f64> = x.iter().enumerate().map(|(i, x)| if k >> (i % 6) & 1 == 1 { -x } else { *x }).collect();
        near(&p.jacobian(&other)?, &Dual::new().jacobian(&f, &other)?, 1e-14);
    }
    assert_eq!(p.counters().detections, 2);
    Ok(())
}

#[differentiable]
fn data<S: Scalar>(x: &[S; 3], #[constant] far: &usize) -> [S; 3] {
    [x[0] * x[far % 3], x[1] * x[(1 + far) % 3], x[2] * x[(2 + far) % 3]]
}

#[differentiable]
fn valued<S: Scalar>(x: &[S; 3]) -> [S; 3] {
    let which = if x[0].primal() > 0.0 { x[1] } else { x[2] };
    [x[0], which * which, x[2]]
}

#[differentiable]
fn weighed<S: Scalar>(x: &[S; 3], #[parameter] weight: S) -> [S; 3] {
    let which = if weight > 0.0 { x[1] } else { x[2] };
    [x[0], which * which, x[2]]
}

#[differentiable]
fn bent<S: Scalar>(x: S) -> S {
    if x > 0.0 { x * x } else { x }
}

/// A function is called at two points, with two contexts. Returns the counters.
fn calls<D: Detector<f64>, F: Function<Input = [f64; 3]>>(
    detector: D,
    f: &F,
    y: View<'_, F::Output, f64>,
    points: [([f64; 3], fluxions::Args<'_, F, f64>); 2],
) -> Result<(bool, [u64; 3]), Box<dyn std::error::Error>>
where
    F::Error: std::error::Error + 'static,
    F::Context: Context<f64>,
{
    let [(x, context), _] = points;
    let backend = Sparse::new(Dual::with_tangents(1)).detector(detector);
    let point = Point::<f64, f64, F>::new(f, &x, context);
    let mut engine = backend.prepare(fluxions::Operator::Jacobian, point, y)?;
    let mut right = true;
    for (x, context) in &points {
        use fluxions::engine::Engine;
        let n = F::Output::dim(y);
        let (mut found, mut expected) = (DMatrix::zeros(n, 3), DMatrix::zeros(n, 3));
        let point = Point::<f64, f64, F>::new(f, x, *context);
        engine.jacobian(point, None, &mut found)?;
        Dual::new().prepare(fluxions::Operator::Jacobian, point, y)?.jacobian(point, None, &mut expected)?;
        right &= found == expected;
    }
    Ok((right, counts(engine.counters())))
}

/// A detector that takes all patterns for those of choices.
#[derive(Clone, Debug)]
struct Careless;

impl Detector<f64> for Careless {
    fn jacobian<F: Function>(
        &self,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Detected, Error<F::Error>> {
        Ok(Tracer.jacobian(point, y)?.by_choices(true))
    }
    fn hessian<F: Function>(
        &self,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Detected, Error<F::Error>> {
        Ok(Tracer.hessian(point, y)?.by_choices(true))
    }
}

#[test]
fn what_cannot_be_compared_is_checked_by_a_product() -> Outcome {
    let (x, turned) = ([1.0, 2.0, 3.0], [-1.0, 2.0, 3.0]);
    let y = [0.0; 3];
    // Data that nobody can look into: a detector that does so nevertheless gives a wrong matrix.
    assert_eq!(calls(Tracer, &Data, &y, [(x, &1), (x, &2)])?, (true, [2, 3, 0]));
    assert!(!calls(Careless, &Data, &y, [(x, &1), (x, &2)])?.0);
    // A value that is taken out: the number that is compared has all of its bits.
    assert_eq!(calls(Tracer, &Valued, &y, [(x, ()), (turned, ())])?, (true, [2, 3, 0]));
    assert_eq!(calls(Careless, &Valued, &y, [(x, ()), (turned, ())])?, (true, [2, 1, 2]));
    // A parameter is a number whose comparisons are seen.
    assert_eq!(calls(Tracer, &Weighed, &y, [(x, 1.0), (x, -1.0)])?, (true, [2, 1, 2]));
    assert_eq!(calls(Tracer, &Weighed, &y, [(x, 1.0), (turned, 2.0)])?, (true, [1, 0, 2]));
    Ok(())
}

#[test]
fn choices_of_derivatives_inside_are_seen() -> Outcome {
    fn counted<B: Nestable>(inner: B) -> Result<[u64; 3], Box<dyn std::error::Error>> {
        let f = DerivativeOf::new(Bent, inner);
        let mut p = Sparse::new(Dual::new()).prepare_jacobian(&f, -1.0)?;
        for x in [-1.0, -2.0, 3.0, 4.0, -5.0] {
            assert_eq!(p.jacobian(x)?, Dual::new().jacobian(&f, x)?);
        }
        Ok(counts(p.counters()))
    }
    assert_eq!(counted(Dual::new())?, [2, 1, 5]);
    // A tape inside compares what it recorded, which depends on the calls before.
    assert_eq!(counted(RecordedTape::new())?, [2, 6, 0]);
    Ok(())
}

#[test]
fn a_known_pattern_is_checked_by_a_product() -> Outcome {
    let x = point(7);
    let here = Pattern::from_fn(7, 7, |i, j| j == i || j == (i + 1) % 7)?;
    let mut p = Sparse::new(Dual::new()).pattern(here).prepare_jacobian(Choice::new(&x), &x)?;
    (0..3).try_for_each(|_| p.jacobian(&x).map(drop))?;
    assert_eq!(counts(p.counters()), [0, 3, 0]);
    Ok(())
}
