//! Floats that branches give in tuples, and those of calls with a `?`, on the left of numbers.

use crate::agree;
use fluxions::prelude::*;

mod of_match {
    use super::*;

    #[derive(Clone, Debug, PartialEq)]
    enum Outcome {
        Win(usize, usize),
        Draw(usize, usize),
    }
    use Outcome::*;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let games = [Win(0, 1), Draw(1, 2), Win(2, 0), Win(0, 2)];
        let mut rating = x[..3].to_vec();
        let k = x[3];
        let mut loss = S::zero();
        for game in games.iter() {
            let (a, b, score) = match game {
                Win(a, b) => (*a, *b, 1.0),
                Draw(a, b) => (*a, *b, 0.5),
            };
            let expected = 1.0 / (1.0 + (rating[b] - rating[a]).exp());
            loss -= score * expected.ln() + (1.0 - score) * (1.0 - expected).ln();
            let delta = k * (score - expected);
            rating[a] += delta;
            rating[b] -= delta;
        }
        loss
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_if {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let (v, w) = if x[0] > x[1] { (x[0] * x[2], 0.25) } else { (x[1], -0.5) };
        w * v + (1.0 - w) * x[3]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod beside_numbers {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let (v, w) = if x[0] > x[1] { (x[0] * x[2], S::constant(0.25)) } else { (x[1], x[2]) };
        let (mut a, b) = if x[0] > 2.0 { (S::zero(), 1) } else { (x[0], 2) };
        a += v;
        w * v + (1.0 - w) * x[b] + a
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod with_question {
    use super::*;

    const IMAGE: [[f64; 4]; 3] = [[0.1, 0.5, 0.9, 0.3], [0.2, 0.8, 0.4, 0.6], [0.7, 0.1, 0.5, 0.2]];
    fn pixel(i: i32, j: i32) -> Option<f64> {
        IMAGE.get(usize::try_from(i).ok()?)?.get(usize::try_from(j).ok()?).copied()
    }
    #[differentiable(helper, adjoint, allow(cut))]
    fn sample<S: Scalar>(u: S, v: S) -> Option<S> {
        let (i, j) = (u.primal().floor(), v.primal().floor());
        let (du, dv) = (u - i, v - j);
        let (i, j) = (i as i32, j as i32);
        let a = pixel(i, j)? * (1.0 - du) + pixel(i + 1, j)? * du;
        let b = pixel(i, j + 1)? * (1.0 - du) + pixel(i + 1, j + 1)? * du;
        Some(a * (1.0 - dv) + b * dv)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut sum = S::zero();
        for k in 0..4 {
            let (s, c) = (x[0] * 0.2).sin_cos();
            let (u, v) = (x[1] + c * k as f64 * 0.5, x[2] + s * k as f64);
            let Some(p) = sample(u, v) else { continue };
            sum += p * p;
        }
        sum
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_calls {
    use super::*;

    #[derive(Clone, Debug)]
    struct Data {
        w: Vec<f64>,
        n: usize,
    }
    fn data(n: usize) -> Data {
        Data { w: vec![0.5; n], n }
    }
    fn rate(k: usize) -> f64 {
        k as f64 * 0.5
    }
    fn index(k: usize) -> usize {
        k % 2
    }
    fn name() -> &'static str {
        "a"
    }
    fn table(n: usize) -> Vec<f64> {
        vec![0.3; n]
    }
    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(v: S, k: f64) -> S {
        v * k
    }
    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(x: &[S], d: &Data, i: usize, s: &str) -> S {
        x[i] * d.w[0] * d.n as f64 * s.len() as f64
    }
    #[differentiable(helper, adjoint)]
    fn t<S: Scalar>(x: &[S], w: &[f64], d: Data) -> S {
        x.iter().zip(w).map(|(a, b)| *a * *b).sum::<S>() * d.w[1]
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = h(x[0], rate(3));
        for k in 0..3 {
            s = s * h(x[1], rate(k)) + g(x, &data(k + 1), index(k), name()) + t(x, &table(3), data(2));
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn floats_of_branches() {
    for x in [[0.7, 0.3, 0.4, 0.2], [1.2, 0.9, 0.5, 0.6]] {
        of_match::agrees(x);
        of_if::agrees(x);
        beside_numbers::agrees(x);
        with_question::agrees(x);
        of_calls::agrees(x);
    }
}
