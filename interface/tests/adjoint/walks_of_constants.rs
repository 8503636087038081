//! References that walk through what has no derivative, and are kept by a loop.

use crate::agree;
use fluxions::prelude::*;

mod peeked {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let v: Vec<usize> = vec![2, 0, 1, 3];
        let mut it = v.iter().peekable();
        let mut s = x[0];
        while let Some(k) = it.next() {
            s = s * x[*k];
            if let Some(n) = it.peek() {
                s = s + x[**n];
                if **n == 1 {
                    it.next();
                }
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_pattern {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let idx = vec![1usize, 3, 0, 2];
        let mut p = &idx[..];
        let mut s = x[0];
        while let [k, rest @ ..] = p {
            s = s * x[*k] + x[rest.len()];
            p = rest;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod chunks_and_windows {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let data = vec![1usize, 3, 2, 0];
        let mut it = data.chunks(2);
        let mut s = x[0];
        while let Some(c) = it.next() {
            s = s * x[c[0]] + x[c[1]];
        }
        let mut w = data.windows(2).rev();
        while let Some([a, b]) = w.next() {
            s = s + x[*a] * x[*b];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_helper {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(x: &[S], idx: &[usize]) -> S {
        let mut it = idx.iter().peekable();
        let mut s = x[0];
        while let Some(k) = it.next() {
            s = s * x[*k];
            if let Some(n) = it.peek() {
                s = s + x[**n];
            }
        }
        s
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let v = vec![2usize, 0, 1, 3];
        h(x, &v) * h(x, &v[1..])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod matched {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let ops = vec![("mul", 1usize), ("add", 2), ("mul", 3)];
        let mut left = &ops[..];
        let mut s = x[0];
        loop {
            match left {
                [] => break,
                [(name, k), rest @ ..] => {
                    s = if *name == "mul" { s * x[*k] } else { s + x[*k] * x[0] };
                    left = rest;
                }
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_text {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let text = String::from("a b c");
        let mut words = text.split(' ').peekable();
        let mut s = x[0];
        while let Some(w) = words.next() {
            s = s * x[w.len()] + x[0];
            if words.peek().is_none() {
                s = s * x[3];
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_loop {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rows = vec![vec![1usize, 2], vec![], vec![3, 0, 1]];
        let mut s = x[0];
        for row in &rows {
            let mut it = row.iter();
            while let Some(k) = it.next() {
                s = s * x[*k] + x[0];
            }
            if let Some(last) = row.last() {
                s = s * x[*last];
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn walks_through_constants() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        peeked::agrees(x);
        in_pattern::agrees(x);
        chunks_and_windows::agrees(x);
        of_helper::agrees(x);
        matched::agrees(x);
        of_text::agrees(x);
        in_loop::agrees(x);
    }
}
