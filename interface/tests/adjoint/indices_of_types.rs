//! Indices whose types the rest of the function says.

use crate::agree;
use fluxions::prelude::*;

mod into_tuple {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut best = (0usize, x[0]);
        for i in 0..3 {
            best = (i, best.1 * x[1]);
        }
        best.1 * best.0 as f64
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod into_option {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut best: Option<(usize, S)> = None;
        for e in 0..3 {
            if best.is_none() {
                best = Some((e, x[0] * e as f64));
            }
        }
        best.unwrap().1 + x[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod joined_sets {
    use super::*;

    fn find(p: &mut [usize], i: usize) -> usize {
        let mut i = i;
        while p[i] != i {
            p[i] = p[p[i]];
            i = p[i];
        }
        i
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut edges: Vec<(usize, usize, S)> = vec![(0, 1, x[0]), (1, 2, x[1]), (0, 2, x[2]), (2, 3, x[3])];
        edges.sort_by(|a, b| a.2.partial_cmp(&b.2).unwrap());
        let mut parent: Vec<usize> = (0..4).collect();
        let mut total = S::zero();
        for &(u, v, w) in &edges {
            let (ru, rv) = (find(&mut parent, u), find(&mut parent, v));
            if ru != rv {
                parent[ru] = rv;
                total += w * w;
            }
        }
        total
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod joined_sets_of_untyped {
    use super::*;

    fn find(p: &mut [usize], i: usize) -> usize {
        let mut i = i;
        while p[i] != i {
            p[i] = p[p[i]];
            i = p[i];
        }
        i
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let edges = [(0, 1, x[0]), (1, 2, x[1]), (0, 2, x[2]), (2, 3, x[3])];
        let mut parent: Vec<usize> = (0..4).collect();
        let mut total = S::zero();
        for &(u, v, w) in &edges {
            let ru = find(&mut parent, u);
            let rv = find(&mut parent, v);
            if ru != rv {
                parent[ru] = rv;
                total += w * w;
            }
        }
        total
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod looked_up_in_pairs {
    use super::*;

    fn find(p: &[usize], i: usize) -> usize {
        let mut i = i;
        while p[i] != i {
            i = p[i];
        }
        i
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let edges = [(0usize, 1usize, x[0]), (1, 2, x[1]), (0, 2, x[2]), (2, 3, x[3])];
        let mut parent: Vec<usize> = (0..4).collect();
        let mut total = S::zero();
        for &(u, v, w) in &edges {
            let (a, b) = (find(&parent, u), find(&parent, v));
            if a != b {
                parent[a] = b;
                total += w * w;
            }
        }
        total
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod memo {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn cost<S: Scalar>(n: usize, x: &[S], memo: &mut Vec<Option<S>>) -> S {
        if let Some(v) = memo[n] {
            return v;
        }
        let v = if n == 0 { x[0] } else { cost(n - 1, x, memo) * x[n] };
        memo[n] = Some(v);
        v
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut memo = vec![None; 4];
        cost(3, x, &mut memo)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod absent_at_first {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(m: &mut Option<S>, v: S) -> S {
        let old = m.replace(v * v);
        match old {
            Some(o) => o * v,
            None => v.sin(),
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = None;
        let a = g(&mut m, x[0]);
        let b = g(&mut m, x[1]);
        a * b + g(&mut m, x[2])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod marks {
    use super::*;

    fn mark(m: &mut Vec<Option<usize>>, k: usize) -> usize {
        let old = m[k % 4];
        m[k % 4] = Some(k);
        old.unwrap_or(0)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = vec![None; 4];
        let mut s = x[0];
        for k in 0..6 {
            let j = mark(&mut m, k);
            s = s.sin() + x[j % 4];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod repeated {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let ns = [2usize, 1, 1];
        let w: Vec<f64> = ns.iter().flat_map(|&n| std::iter::repeat_n(n as f64, n)).collect();
        x.iter().zip(&w).map(|(a, b)| *a * *b).sum()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod chained_chunks {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = [0.1, 0.2, 0.3];
        let mut w = x[0];
        for (i, c) in d.chunks(2).chain(d.chunks(1)).enumerate() {
            w = w * x[1] + c[0] * i as f64;
        }
        w
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod associated_type {
    use super::*;

    trait Model<S: Scalar> {
        type State;
        fn step(&self, s: Self::State, h: f64) -> Self::State;
        fn out(&self, s: &Self::State) -> S;
    }
    #[derive(Clone, Debug, Differentiable)]
    struct Tank<S> {
        q: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Model<S> for Tank<S> {
        type State = [S; 2];
        fn step(&self, s: Self::State, h: f64) -> Self::State {
            let next: Self::State = [s[0] + h * s[1], s[1] - h * self.q * s[0]];
            next
        }
        fn out(&self, s: &Self::State) -> S {
            s[0] * s[1]
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let t = Tank { q: x[0] * x[1] };
        let mut s = [x[2], x[3]];
        for _ in 0..3 {
            s = t.step(s, 0.1);
        }
        t.out(&s)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn types_of_indices() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6], [1.9, 1.6, 0.8, 0.1]] {
        into_tuple::agrees(x);
        into_option::agrees(x);
        joined_sets::agrees(x);
        joined_sets_of_untyped::agrees(x);
        looked_up_in_pairs::agrees(x);
        memo::agrees(x);
        absent_at_first::agrees(x);
        marks::agrees(x);
        repeated::agrees(x);
        chained_chunks::agrees(x);
        associated_type::agrees(x);
    }
}
