//! Caches: what one call leaves in them, or in their adjoints, does not reach the next one.

use fluxions::prelude::*;
use fluxions::{Args, Function, NumberRule};
use fluxions_adjoint::Adjoint;
use fluxions_dual::Dual;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Overwritten by index and by item, whole and in parts.
#[differentiable(adjoint)]
fn overwritten<S: Scalar>(x: &[S], #[cache] work: &mut [S]) -> S {
    let n = x.len();
    let (squares, rest) = work.split_at_mut(n);
    let (turned, sums) = rest.split_at_mut(n);
    squares.iter_mut().zip(x).for_each(|(to, x)| *to = *x * *x);
    let mut y = S::zero();
    for k in 0..2 {
        for i in 0..n {
            turned[i] = squares[n - 1 - i] * x[i] + k as f64;
        }
        y += turned[0] * turned[1].sin();
    }
    for (i, to) in sums.iter_mut().enumerate() {
        *to = x[i] * 2.0;
        y += *to * squares[i];
    }
    y
}

/// The loop comes to the elements before the last one, if the cache is longer than x.
#[differentiable(adjoint)]
fn in_part<S: Scalar>(x: &[S], #[cache] work: &mut [S]) -> S {
    for i in 0..x.len() {
        work[i] = x[i] * x[i];
    }
    let mut y = S::zero();
    for w in work.iter() {
        y += *w * x[0];
    }
    y
}

/// How far the loop comes is said by x.
#[differentiable(adjoint, allow(cut))]
fn as_far_as_x_says<S: Scalar>(x: &[S], #[cache] work: &mut [S]) -> S {
    let n = if x[0].primal() > 1.0 { 3 } else { 1 };
    for i in 0..n {
        work[i] = x[0] * x[1] + i as f64;
    }
    work[0] * work[2] + x[1]
}

#[differentiable(adjoint)]
fn in_one_branch<S: Scalar>(x: &[S], #[cache] work: &mut [S]) -> S {
    if x[0] > 1.0 {
        for i in 0..3 {
            work[i] = x[i % 2] * x[0];
        }
    }
    work[0] * x[1] + work[1] * work[2]
}

#[differentiable(adjoint)]
fn read_first<S: Scalar>(x: &[S], #[cache] work: &mut [S]) -> S {
    let before = work[0] * x[0] + work[2] * x[1];
    work.fill(x[1] * x[0]);
    before * work[1]
}

/// Each iteration reads what the next one writes.
#[differentiable(adjoint)]
fn read_ahead<S: Scalar>(x: &[S], #[cache] work: &mut [S]) -> S {
    let mut y = S::zero();
    for i in 0..3 {
        work[i] = x[0] * x[1];
        y += work[(i + 1) % 3] * x[1];
    }
    y
}

#[differentiable(adjoint)]
fn added_to<S: Scalar>(x: &[S], #[cache] work: &mut [S]) -> S {
    for i in 0..3 {
        work[i] += x[0] * x[1];
    }
    work[0] * work[1] * work[2]
}

#[differentiable(adjoint)]
fn swapped<S: Scalar>(x: &[S], #[cache] work: &mut [S]) -> S {
    work[0] = x[0] * x[1];
    work.swap(0, 2);
    work[0] * work[2] * x[0]
}

#[differentiable(adjoint)]
fn left_early<S: Scalar>(x: &[S], #[cache] work: &mut [S]) -> S {
    for i in 0..3 {
        work[i] = x[0] * x[1];
        if x[0] > 1.0 {
            break;
        }
    }
    work[0] * work[1] * work[2]
}

#[differentiable(adjoint)]
fn may_fail<S: Scalar>(x: &[S], #[cache] work: &mut [S]) -> Result<S, std::num::TryFromIntError> {
    for i in 0..3 {
        work[i] = x[0] * x[1];
    }
    u8::try_from(if x[0] > 2.0 { 300 } else { 3 })?;
    Ok(work[0] * work[1] * work[2])
}

#[differentiable(adjoint)]
fn split_in_a_branch<S: Scalar>(x: &[S], #[cache] work: &mut [S]) -> S {
    if x[0] > 1.0 {
        let (a, b) = work.split_at_mut(2);
        for i in 0..2 {
            a[i] = x[i] * x[0];
        }
        b.fill(x[0]);
        a[0] * b[0] * a[1]
    } else {
        x[1] * x[0]
    }
}

#[differentiable(adjoint)]
fn under_two_names<S: Scalar>(x: &[S], #[cache] work: &mut [S]) -> S {
    for i in 0..3 {
        work[i] = x[0] * x[1];
    }
    let other = work;
    other[0] * other[1] + other[2]
}

#[differentiable(adjoint)]
fn used_up<S: Scalar>(x: &[S], #[cache] work: &mut [S]) -> S {
    let (a, b) = work.split_at_mut(2);
    for i in 0..2 {
        a[i] = x[i] * x[0];
    }
    b.fill(x[1]);
    let mut y = S::zero();
    for v in a {
        *v *= b[0];
        y += *v;
    }
    y
}

const POINTS: [[f64; 2]; 5] = [[0.5, 1.25], [1.5, 0.75], [0.25, 2.0], [3.0, -0.5], [0.75, 1.5]];

/// One prepared object at several points, beside dual numbers at each: first and second derivatives.
fn like_the_first_time<F>(f: &F, works: [&[f64]; 2], name: &str)
where
    F: Function<Input = Vec<f64>, Output = f64>,
    F::Context: for<'a> fluxions::Context<f64, Args<'a, f64> = &'a [f64]>,
{
    let v = [1.0, -0.5];
    let mut first = Adjoint.bind(f, works[0]).prepare_gradient(&POINTS[0]).expect("an adjoint");
    let mut second = Adjoint.bind(f, works[0]).prepare_hvp(&POINTS[0]).expect("an adjoint");
    for (k, x) in POINTS.iter().enumerate() {
        let work: Args<'_, F, f64> = works[k % 2];
        let Ok(expected) = Dual::new().bind(f, work).value_and_gradient(x) else {
            assert!(first.with(work).gradient(x).is_err() && second.with(work).hvp(x, &v).is_err(), "{name}, {k}");
            continue;
        };
        let found = first.with(work).value_and_gradient(x).expect("a gradient");
        crate::close(&[found.0], &[expected.0], name);
        crate::close(&found.1, &expected.1, name);
        let expected = Dual::new().bind(f, work).hvp(x, &v).expect("a product");
        crate::close(&second.with(work).hvp(x, &v).expect("a product"), &expected, name);
    }
}

#[test]
fn a_cache_that_is_overwritten() {
    like_the_first_time(&Overwritten, [&[0.0; 6], &[9.0; 6]], "overwritten");
    like_the_first_time(&InPart, [&[0.0; 2], &[9.0; 2]], "all of it");
    like_the_first_time(&UnderTwoNames, [&[0.0; 3], &[9.0; 3]], "under two names");
    like_the_first_time(&UsedUp, [&[0.0; 3], &[9.0; 3]], "used up");
    like_the_first_time(&SplitInABranch, [&[0.0; 3], &[9.0; 3]], "in a branch");
    like_the_first_time(&MayFail, [&[0.0; 3], &[9.0; 3]], "fallible");
}

#[test]
fn a_cache_that_is_read_before() {
    let works: [&[f64]; 2] = [&[0.5, -2.0, 3.0], &[4.0, 1.0, -1.0]];
    like_the_first_time(&InPart, works, "in part");
    like_the_first_time(&InOneBranch, works, "in one branch");
    like_the_first_time(&ReadFirst, works, "read first");
    like_the_first_time(&ReadAhead, works, "read ahead");
    like_the_first_time(&AddedTo, works, "added to");
    like_the_first_time(&Swapped, works, "swapped");
    like_the_first_time(&LeftEarly, works, "left early");
}

/// What such a function finds in its cache is undetermined. The derivative is that for what it found, and the next call is as any other.
#[test]
fn a_cache_that_is_overwritten_in_some_calls() {
    let work = [0.5, -2.0, 3.0];
    let mut prepared = Adjoint.bind(&AsFarAsXSays, &work).prepare_gradient(&POINTS[0]).expect("an adjoint");
    for [a, b] in [POINTS[1], POINTS[1], POINTS[0], POINTS[1], POINTS[2], POINTS[2], POINTS[3]] {
        let (y, gradient) = prepared.with(&work).value_and_gradient(&[a, b]).expect("a gradient");
        let last = (y - b) / (a * b);
        let by_product = if a > 1.0 { 2.0 * a * b + 2.0 } else { last };
        crate::close(&gradient, &[b * by_product, a * by_product + 1.0], "for what it found");
    }
}

#[test]
fn a_cache_of_another_length_is_refused() {
    let mut prepared = Adjoint.bind(&InPart, &[0.0; 2]).prepare_gradient(&[1.0, 2.0]).expect("an adjoint");
    assert!(matches!(prepared.with(&[0.0; 3]).gradient(&[1.0, 2.0]), Err(fluxions::Error::Shape { .. })));
    assert_eq!(prepared.with(&[7.0; 2]).gradient(&[1.0, 2.0]).expect("a gradient"), [7.0, 4.0]); // x₀³ + x₀ x₁²
}

/// x², whose way back ends halfway where x is large.
#[derive(Clone, Debug)]
struct Fragile;

impl NumberRule for Fragile {
    fn value(&self, x: f64) -> f64 {
        x * x
    }
    fn derivative<S: Scalar>(&self, x: S, _: S) -> S {
        assert!(x.primal() < 2.0, "too large");
        x * 2.0
    }
}

#[differentiable(adjoint)]
fn may_panic<S: Scalar>(x: &[S], #[cache] work: &mut [S]) -> S {
    for i in 0..2 {
        work[i] = x[i] * x[0];
    }
    let square = Fragile.of(work[0]);
    square * work[1] + work[0]
}

/// The panic comes when work₁ has an adjoint and nothing has taken it on.
#[test]
fn a_panic_on_the_way_back_leaves_nothing() {
    let work = [0.0; 2];
    let mut prepared = Adjoint.bind(&MayPanic, &work).prepare_gradient(&[1.0, 2.0]).expect("an adjoint");
    // x₀⁵ x₁ + x₀²
    for (x, expected) in [([1.0, 2.0], [12.0, 1.0]), ([1.0, 3.0], [17.0, 1.0])] {
        assert_eq!(prepared.with(&work).gradient(&x).expect("a gradient"), expected);
        assert!(catch_unwind(AssertUnwindSafe(|| prepared.with(&work).gradient(&[1.5, 1.0]))).is_err());
        assert_eq!(prepared.with(&work).gradient(&x).expect("a gradient"), expected);
    }
}
