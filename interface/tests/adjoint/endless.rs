//! Iterators without end beside those with one, ranges with their ends, and states that are collected.

use crate::agree;
use fluxions::prelude::*;

mod cycled {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut acc = x[0];
        for (v, t) in x.iter().zip((1..3).cycle()) {
            acc = acc * *v * t as f64;
        }
        acc
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod repeated {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut acc = x[0];
        let w = vec![1.0, 0.5];
        for (v, t) in x.iter().zip(w.iter().cycle()) {
            acc = acc * *v * *t;
        }
        for (t, v) in w.iter().cycle().zip(x) {
            acc = acc * *v * *t;
        }
        for (i, (v, t)) in x.iter().zip(w.iter().copied().cycle().skip(1)).enumerate() {
            acc = acc * *v * t * i as f64 + 1.0;
        }
        acc
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod counted {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut acc = x[0];
        for (v, t) in x.iter().zip(std::iter::repeat(2.0)) {
            acc = acc * *v * t;
        }
        for (v, t) in x.iter().zip(1..) {
            acc = acc * *v * t as f64;
        }
        for (v, t) in x.iter().zip((1..).step_by(2)) {
            acc = acc * *v * t as f64;
        }

        for (t, v) in (1..).zip(x) {
            acc = acc * *v * t as f64;
        }
        for (v, t) in x.iter().zip((1..).map(|k| k as f64 * 0.5)) {
            acc = acc * *v * t;
        }
        acc
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod left_early {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut l = x[0] * x[1];
        let q = [0.5, 1.5, 0.25];
        for (i, k) in (1..).zip(q.iter()) {
            l = l.sin() * *k * i as f64;
        }
        for (k, i) in q.iter().zip((0..2).cycle()) {
            l = l.sin() * *k + i as f64;
        }
        for (k, i) in q.iter().cycle().zip(1..4) {
            if l > 3.0 {
                break;
            }
            l = l.sin() * *k + i as f64 + 1.0;
        }
        for k in q.iter().cycle().take(7) {
            if l > 3.0 {
                break;
            }
            l = l.sin() * *k + 1.0;
            if *k > 1.0 {
                continue;
            }
            l *= x[1];
        }
        for (k, v) in q.iter().cycle().zip(x) {
            if l > 3.0 {
                break;
            }
            l = l.sin() * *k + *v;
            if *k > 1.0 {
                continue;
            }
            l *= x[1];
        }
        for (i, (v, k)) in x.iter().zip(q.iter().cycle()).enumerate() {
            if l > 3.0 {
                break;
            }
            l = l.sin() * *k + *v * i as f64;
            if *k > 1.0 {
                continue;
            }
            l *= x[1];
        }
        l
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod written {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = x.to_vec();
        let q = [0.5, 1.5, 0.25];
        for ((a, k), b) in y.iter_mut().zip(q.iter().cycle().skip(1)).zip(x) {
            *a = *a * *k * b.sin() * *a;
        }
        for ((k, i), a) in q.iter().cycle().zip(0..).zip(y.iter_mut()) {
            *a = *a * *k * i as f64 + a.sin();
        }
        y[0] * y[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod taken {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let q = [1.0, 0.5];
        let mut l = x[0] * x[1];
        for k in q.iter().cycle().take(4) {
            l = l.exp() * *k;
        }
        l
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod taken_by_value {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let q = vec![1.0, 0.5];
        let mut l = x[0] * x[1];
        for k in q.iter().copied().cycle().take(4) {
            l = l.sin() * k;
        }
        for k in (0..3).cycle().take(4) {
            l = l.sin() * k as f64 + 1.0;
        }

        for k in q.iter().cycle().skip(1).take(3) {
            l = l.sin() * *k;
        }
        l
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod scanned {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let e: Vec<S> = (0..3)
            .scan(x[0], |state, _| {
                *state = *state * x[1];
                Some(*state)
            })
            .collect();
        e[0] * e[2]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod by_steps {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let n = 3;
        let mut s = x[0];
        for i in (0..=n).step_by(2) {
            s = s * 0.5 + x[i];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod zipped_from_the_end {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let n = 3;
        let mut s = x[0];
        for (i, j) in (0..n).zip((0..=n).rev()) {
            s = s * x[i] + x[j];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod reversed {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let n = 3;
        let mut s = x[0];
        for i in (0..=n).rev() {
            s = s * 0.5 + x[i];
        }
        for i in (1..=n).rev().step_by(2) {
            s = s * 0.5 + x[i];
        }
        for (k, i) in (1..=n).rev().enumerate() {
            s = s * 0.5 * k as f64 + x[i];
        }
        for i in (0..=n).skip(1) {
            s *= x[i];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod chained {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let n = 3;
        let mut s = x[0];
        for (a, i) in x[..=n].iter().zip((0..=n).rev().chain(1..=2)) {
            s = s * 0.5 + x[i] * *a;
        }
        for (a, i) in x.iter().zip(0..=n) {
            s = s * *a + x[i];
        }
        for (i, a) in (0..=n).zip(x[1..].iter().chain(&x[..=1])) {
            s = s * *a + x[i];
        }
        for i in 1..=n {
            s = s * 0.5 + x[i];
        }
        for (i, k) in (1..=n).rev().zip((0..=n).filter(|i| matches!(i, 0..=2))) {
            s = s * x[i] + x[k];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod named {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let ks = 2..;
        let mut s = x[0];
        for (v, k) in x.iter().zip(ks) {
            s = s * *v + k as f64;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod named_cycle {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let w = [0.5, 1.5];
        let ks = w.iter().cycle();
        let mut s = x[0];
        for (v, k) in x.iter().zip(ks) {
            s = s * *v + *k;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod named_map {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let ks = (1..).map(|k| k * 2);
        let mut s = x[0];
        for (v, k) in x.iter().zip(ks) {
            s = s * *v + k as f64;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod named_first {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let ks = std::iter::repeat(2.0);
        let mut s = x[0];
        for (i, (k, v)) in ks.zip(x.iter()).enumerate() {
            s = s * *v + x[i] * k;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_numbers {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for (v, w) in x.iter().cycle().zip(x.iter().skip(1)) {
            s = s * *v + *w * *w;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod numbers_first {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let y = [x[0] * x[1], x[2]];
        let mut s = x[0];
        for (v, w) in y.iter().cycle().zip(x) {
            s = s * *v + *w * *w;
        }
        for (v, w) in y.iter().cycle().zip([1.0, 2.0, 0.5]) {
            s = s * *v + w;
        }
        s += y.iter().cycle().zip(x.iter()).map(|(a, b)| *a * *b).sum::<S>();
        for (i, (v, w)) in y.iter().cycle().zip(x.iter().skip(1)).enumerate() {
            if i > 1 {
                break;
            }
            s = s * *v + *w;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod two_cycles {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let y = [x[0] * x[1], x[2]];
        let mut s = x[0];
        for (v, w) in x.iter().cycle().zip(y.iter().cycle()).take(7) {
            s = s * *v + *w * *w;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod numbered {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for (i, v) in (1..).zip(x.iter().skip(1)) {
            s = s * *v + i as f64;
        }
        for (i, v) in (1..).zip(x.iter().map(|v| *v * *v)) {
            s = s * v + i as f64;
        }
        let y = x.to_vec();
        for (i, v) in (1..).zip(y.clone()) {
            s = s * v + i as f64;
        }
        for (i, v) in (1..).zip(&y) {
            s = s * *v + i as f64;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn endless() {
    for x in [[0.7, 1.3, -0.4, 0.9], [0.31, -0.8, 1.7, 0.55]] {
        cycled::agrees(x);
        repeated::agrees(x);
        counted::agrees(x);
        left_early::agrees(x);
        written::agrees(x);
        taken::agrees(x);
        taken_by_value::agrees(x);
        scanned::agrees(x);
        by_steps::agrees(x);
        zipped_from_the_end::agrees(x);
        reversed::agrees(x);
        chained::agrees(x);
        named::agrees(x);
        named_cycle::agrees(x);
        named_map::agrees(x);
        named_first::agrees(x);
        of_numbers::agrees(x);
        numbers_first::agrees(x);
        two_cycles::agrees(x);
        numbered::agrees(x);
    }
}
