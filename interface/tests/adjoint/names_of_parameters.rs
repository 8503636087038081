//! Parameters of closures that have the names of other variables.

use crate::agree;
use fluxions::prelude::*;

mod list {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let h = |w: S, data: &[f64]| {
            let mut g = S::zero();
            for &t in data {
                g += w * t;
            }
            g
        };
        let data = [0.5, 1.0];
        h(x[0], &data)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod ones {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let dot = |a: &[S], b: &[S]| a.iter().zip(b).map(|(p, q)| *p * *q).sum::<S>();
        let b = vec![S::one(); 4];
        let s: Vec<S> = x.iter().map(|v| *v * 2.0).collect();
        dot(&s, &b)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod declared_before {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let w = vec![S::one(); 3];
        let h = |w: &[S], s: S| {
            let mut t = s;
            for v in w {
                t = t * *v + s;
            }
            t
        };
        h(&w, x[0])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod changing_list {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let h = |w: S, data: &mut Vec<f64>| {
            data.push(1.0);
            w * data.len() as f64 * data[0]
        };
        let mut data = vec![0.5, 1.0];
        h(x[0], &mut data) * h(x[1], &mut data)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod numbers {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct P<S> {
        a: S,
        w: S,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mk = |a: S, w: S| P { a, w };
        let a = 2.0;
        let w = [1.5, 2.5];
        let p = mk(x[0] * a, x[1] * w[0]);
        p.a * p.w * w[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod index {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut k = 0;
        let at = |k: usize| x[k] * x[0];
        let mut s = x[1];
        while k < 3 {
            s = s * at(k + 1);
            k += 1;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod bound_again {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let n = 2;
        let go = |x: &[S], n: usize| {
            let mut s = x[0];
            for i in 0..n {
                s = s * x[i] + x[1];
            }
            let n = s * 2.0;
            n * s
        };
        go(&x[1..], n) * go(x, n + 1)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod text {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let t = "a".to_string();
        let go = |t: &str, v: S| v * t.len() as f64 * format!("{t}{t}").len() as f64;
        go("abc", x[0]) * go(&t, x[1])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod adding {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let data = vec![1.0, 2.0];
        let mut total = x[0];
        let mut add = |data: &[f64], v: S| {
            for d in data {
                total = total * *d + v;
            }
        };
        add(&data, x[1]);
        add(&[0.5], x[2]);
        total
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod pairs {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let grad = |w: &[S], data: &[(f64, f64)]| {
            let mut g = vec![S::zero(); 2];
            for &(t, y) in data {
                let r = w[0] * t + w[1] - y;
                g[0] += r * t;
                g[1] += r;
            }
            g
        };
        let data = [(0.1, 0.2), (0.5, 0.6)];
        let mut w = vec![x[0], x[1]];
        for _ in 0..5 {
            let g = grad(&w, &data);
            w[0] -= g[0] * 0.1 * x[2];
            w[1] -= g[1] * 0.1;
        }
        w[0] * w[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn parameters_with_names_of_variables() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        list::agrees(x);
        ones::agrees(x);
        declared_before::agrees(x);
        changing_list::agrees(x);
        numbers::agrees(x);
        index::agrees(x);
        bound_again::agrees(x);
        text::agrees(x);
        adding::agrees(x);
        pairs::agrees(x);
    }
}
