//! Arrays whose items are tuples of numbers and of anything else, made by `map` and `from_fn`, and folds that count beside numbers.

use crate::agree;
use fluxions::prelude::*;

mod products {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let sigma = [(x[0], 0.5), (x[1], 2.0)];
        let rows = sigma.map(|(p, w)| (p * p, w * 0.5, p));
        rows.iter().map(|(p, w, q)| *p * *w * *q).sum()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod nested {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let sigma = [x[0], x[1], x[0] * x[1]];
        let rows = sigma.map(|p| (p * p, (0.5, p), [p, p.sin()], 3, true));
        let mut s = S::zero();
        for (a, (h, b), c, n, t) in rows.iter() {
            if *t {
                s += *a * *h * *b + c[0] * c[1] * *n as f64;
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod lists {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rows = [1.0, 2.0].map(|w| (w, x.iter().map(|v| *v * w).collect::<Vec<S>>()));
        let mut s = S::zero();
        for (w, row) in &rows {
            s += row[0] * row[1] * *w;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod of_constants {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let ws = [1.0, 2.0];
        let rows = ws.map(|w| (w, x[0].powf(w)));
        let mut s = S::zero();
        for (w, row) in rows {
            s += row * row * w;
        }
        let [(a, b), (c, d)] = rows;
        s + b * d * a * c
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod by_index {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rows = std::array::from_fn::<_, 3, _>(|i| (i as f64 * 0.5, x[i % 2] * x[0]));
        let (w, v) = rows[1];
        let mut t = v * w;
        for (w, v) in rows {
            t += v * v * w;
        }
        t
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod folded {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let pts = [(x[0], x[1]), (x[1], x[0])];
        let tagged = pts.map(|(a, b)| (a.hypot(b), "tag", 1usize));
        let best = tagged.iter().fold((S::zero(), 0), |acc, (d, _, n)| (acc.0 + *d * *d, acc.1 + n));
        best.0 / best.1 as f64
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod counted {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let tagged = [(x[0], 1usize), (x[1], 2usize)];
        let best = tagged.iter().fold((S::zero(), 0), |acc, (d, n)| (acc.0 + *d * *d, acc.1 + n));
        best.0 / best.1 as f64
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod assigned_together {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let tagged = [(x[0], 1usize), (x[1], 2usize)];
        let (mut a, mut b) = (S::zero(), 0);
        for (d, n) in tagged.iter() {
            (a, b) = (a + *d * *d, b + n);
        }
        a / b as f64
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod weighed {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let w = [(x[0], 2.0), (x[1], 3.0)];
        let (m, n) = w.iter().fold((S::zero(), 0.0), |(s, n), (v, k)| (s + *v * *v * *k, n + k));
        m / n
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod largest {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let (m, i, _) =
            x.iter().fold((S::zero(), 0, 0), |(s, best, i), v| if *v > s { (*v, i, i + 1) } else { (s, best, i + 1) });
        m * x[i]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod mapped_by_name {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn sq<S: Scalar>(v: S) -> S {
        v * v
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let p: [S; 2] = [x[0], x[1]];
        let [a, b] = p.map(sq);
        let q = p.map(S::exp);
        let k = x[0];
        let tone = |v: f64| k * v;
        let px = [0.1, 0.2];
        let [c, d] = px.map(tone);
        let dbl = |v: S| v * 2.0 + k;
        let r = [x[0], x[1]].map(dbl);
        let z = p.map(|v| v * v).map(|v| v + 1.0);
        a * b + q[0] * q[1] + c * d + r[0] * r[1] + z[0] * z[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod of_constants_behind_a_reference {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let pixels: [[f64; 2]; 2] = [[0.1, 0.2], [0.9, 1.2]];
        let tone = |v: f64| x[0] * v;
        let mut s = S::zero();
        for px in &pixels {
            let [r, g] = px.map(tone);
            let [a, b] = px.map(|v| x[1] * v * v);
            s += r * g * a * b;
        }
        for px in pixels {
            let [r, g] = px.map(tone);
            s += r * g;
        }
        let [c, d] = pixels[1].map(|v| x[0] * v);
        let m = nalgebra::Matrix2::new(1.0, 2.0, 3.0, 4.0);
        let k = m.map(|v| x[0] * v);
        s * c * d + k[(0, 1)] * k[(1, 0)]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

#[test]
fn arrays_of_tuples() {
    for x in [[0.7, 1.3, 0.2], [1.5, 0.4, 0.9]] {
        products::agrees(x);
        of_constants_behind_a_reference::agrees(x);
        nested::agrees(x);
        lists::agrees(x);
        of_constants::agrees(x);
        by_index::agrees(x);
        folded::agrees(x);
        counted::agrees(x);
        assigned_together::agrees(x);
        weighed::agrees(x);
        largest::agrees(x);
        mapped_by_name::agrees(x);
    }
}
