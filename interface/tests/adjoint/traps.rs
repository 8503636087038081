//! Plain Rust that could mislead a macro, which sees names and no types: each function beside dual numbers.

use crate::agree;
use core::sync::atomic::{AtomicUsize, Ordering};
use fluxions::prelude::*;

/// Names of variables that look like those of constants.
#[allow(non_snake_case)]
#[differentiable(adjoint)]
fn capitals<S: Scalar>(x: &[S]) -> S {
    let (A, B) = x.split_at(1);
    let W = A[0] * B[0];
    let mut SUM = S::zero();
    for X in x {
        SUM += *X * W;
    }
    let [P, Q] = [SUM, W];
    P * Q + x.iter().map(|V| *V * P).sum::<S>()
}

/// A passive reference behind which the index changes.
#[differentiable(adjoint)]
fn counted_through_a_reference<S: Scalar>(x: &[S]) -> S {
    let (mut count, mut y) = (0, S::one());
    let p = &mut count;
    y *= x[*p];
    *p += 1;
    y *= x[*p] * x[*p];
    *p += 1;
    y * x[*p].exp()
}

/// The same with items of a list.
#[differentiable(adjoint)]
fn counted_in_a_list<S: Scalar>(x: &[S]) -> S {
    let mut counts = [0, 1];
    let mut y = S::one();
    for k in 0..2 {
        let c = &mut counts[k];
        y = y * x[*c] * y;
        *c += 1;
        y += x[*c] * x[*c] * y;
    }
    y
}

static CALLS: AtomicUsize = AtomicUsize::new(0);

/// 1, 2, 1, 2, …
fn turn() -> usize {
    1 + CALLS.fetch_add(1, Ordering::Relaxed) % 2
}

/// What a function without arguments returns may change from call to call.
#[differentiable(adjoint)]
fn turns<S: Scalar>(x: &[S]) -> S {
    let first = turn();
    let y = x[0] * x[first] * turn() as f64;
    y * x[turn()] * x[0].powi(turn() as i32)
}

/// What stands behind a loop asks what the loop counted.
#[differentiable(adjoint)]
fn counted_in_a_loop<S: Scalar>(x: &[S]) -> S {
    let (mut n, mut sum) = (0, S::zero());
    for v in x {
        n += 1;
        sum += *v * *v;
    }
    sum * n as f64
}

/// The same, where the counting is part of a `let`.
#[differentiable(adjoint)]
fn counted_in_a_let<S: Scalar>(x: &[S]) -> S {
    let (mut n, mut sum) = (0, S::zero());
    for v in x {
        let k = {
            n += 1;
            n
        };
        sum += *v * *v * k as f64;
    }
    let factor = n as f64;
    sum * factor
}

/// The same, in a cell.
#[differentiable(adjoint)]
fn counted_in_a_cell<S: Scalar>(x: &[S]) -> S {
    let n = core::cell::Cell::new(0);
    let mut sum = S::zero();
    for v in x {
        n.set(n.get() + 1);
        sum += *v * *v * n.get() as f64;
    }
    sum * n.get() as f64
}

/// A method of an object that is changed later, and of the object that an index finds.
struct Gain {
    gain: f64,
}

#[differentiable(adjoint)]
impl Gain {
    fn amplify<S: Scalar>(&self, x: S) -> S {
        x * x * self.gain
    }
}

#[differentiable(adjoint)]
fn receivers_that_change<S: Scalar>(x: &[S]) -> S {
    let gains = [Gain { gain: 2.0 }, Gain { gain: 3.0 }, Gain { gain: 5.0 }];
    let (mut i, mut y) = (0, x[0]);
    while i < gains.len() {
        y = gains[i].amplify(y) + x[i];
        i += 1;
    }
    let mut one = Gain { gain: 0.5 };
    let gain = one.gain;
    y = Gain { gain }.amplify(y);
    one.gain = 0.25;
    y * one.gain
}

#[differentiable(adjoint)]
fn closures_with_state<S: Scalar>(x: &[S]) -> S {
    let (mut sum, mut n) = (S::zero(), 0);
    let mut add = |v: S| {
        n += 1;
        sum += v * v * n as f64;
    };
    for v in x {
        add(*v);
    }
    let bump = |v: &mut S, by: S| *v += by * by;
    bump(&mut sum, x[1]);
    sum * n as f64
}

#[differentiable(adjoint)]
fn items_by_value<S: Scalar>(x: &[S]) -> S {
    let mut y = S::one();
    for v in [x[0], x[1] * x[0]] {
        y = y * v + v * x[2];
    }
    y
}

#[differentiable(adjoint)]
fn halves<S: Scalar>(x: &[S]) -> S {
    let mut z = [x[0], x[1], x[2], x[0] * x[1]];
    let (a, b) = z.split_at_mut(2);
    for (p, q) in a.iter_mut().zip(b.iter()) {
        *p = *p * *q + *q;
    }
    for c in z.chunks_mut(2) {
        for v in c.iter_mut() {
            *v *= x[1];
        }
        c[0] = c[1] * c[0];
    }
    let mut more = S::zero();
    for w in z.chunks(2) {
        let n = w.len();
        more += z_sum(w, n);
    }
    let total: S = z.iter().map(|v| v.sin()).sum();
    total * z[1] * more
}

#[differentiable(helper, adjoint)]
fn z_sum<S: Scalar>(w: &[S], #[constant] n: usize) -> S {
    w[0] * n as f64
}

#[differentiable(adjoint)]
fn folds<S: Scalar>(x: &[S]) -> S {
    let y = x.iter().fold(S::one(), |mut acc, v| {
        acc *= *v;
        let acc = acc + 1.0;
        acc * acc
    });
    let mut k = 0.0;
    y + x
        .iter()
        .map(|v| {
            k += 1.0;
            *v * k
        })
        .sum::<S>()
}

#[differentiable(adjoint)]
fn shadows_in_arms<S: Scalar>(x: &[S]) -> S {
    let y = x[0] * x[1];
    let n = x.len();
    let z = match n {
        0 => y,
        y @ 1..=3 if y > 2 => x[0] * y as f64,
        y => x[1] * y as f64,
    };
    let y = if let Some(y) = Some(2.0) { z * y } else { y };
    y * z
}

#[differentiable(adjoint, allow(cut))]
fn cut<S: Scalar>(x: &[S]) -> S {
    let c = x[0].primal() * 2.0;
    let n = x[1].primal().abs() as usize;
    x[0] * c + x[n.min(2)] * n as f64
}

#[differentiable(adjoint)]
fn evaluation_order<S: Scalar>(x: &[S]) -> S {
    let mut a = x[0];
    let mut n = 1;
    let y =
        a * {
            a += x[1];
            a
        } * n as f64
            * {
                n += 1;
                x[n] * n as f64
            };
    a = a * {
        a += x[2];
        a
    };
    y * a
}

/// A copy that is changed, and that nobody reads.
#[differentiable(adjoint)]
fn copy_for_nothing<S: Scalar>(x: &[S]) -> S {
    let a = x[0] * x[1];
    let mut copy = a;
    copy += 0.5;
    a
}

#[test]
fn misleading_functions_agree() {
    let x = [1.3, 0.4, 0.8];
    agree!(capitals, Capitals, x);
    agree!(counted_through_a_reference, CountedThroughAReference, x);
    agree!(counted_in_a_list, CountedInAList, x);
    agree!(turns, Turns, x);
    agree!(counted_in_a_loop, CountedInALoop, x);
    agree!(counted_in_a_let, CountedInALet, x);
    agree!(counted_in_a_cell, CountedInACell, x);
    agree!(receivers_that_change, ReceiversThatChange, x);
    agree!(closures_with_state, ClosuresWithState, x);
    agree!(items_by_value, ItemsByValue, x);
    agree!(halves, Halves, x);
    agree!(folds, Folds, x);
    agree!(shadows_in_arms, ShadowsInArms, x);
    agree!(cut, Cut, x);
    agree!(copy_for_nothing, CopyForNothing, x);
    agree!(evaluation_order, EvaluationOrder, x);
}
