//! What `take`, `replace` and `mem::take` leave behind, and what they give.

use crate::agree;
use fluxions::prelude::*;

mod mapped {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut last: Option<S> = None;
        let mut total = x[0];
        for &v in x {
            let before = last.take().map(|p| p * v).unwrap_or(x[0]);
            total += before;
            if before.primal() < 1.5 {
                last = Some(v.sin());
            }
        }
        total
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod mapped_in_conditions {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut last: Option<S> = None;
        let mut total = x[0];
        for &v in x {
            total += last.take().map_or(x[1], |p| p * v);
            if let Some(w) = last.replace(v).map(|a| a.exp()) {
                total = total + w;
            }
            if let Some(w) = last.take().filter(|a| a.primal() > 1.0) {
                total = total * w;
                last = Some(w * x[0]);
            }
        }
        total + last.take().or(Some(x[3])).map(|p| p * p).unwrap_or(x[2])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod field {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Damper<S> {
        prev: Option<S>,
        gain: S,
    }
    #[differentiable(adjoint)]
    impl<S: Scalar> Damper<S> {
        fn step(&mut self, v: S) -> S {
            let d = self.prev.replace(v).map(|p| v - p).unwrap_or_else(S::zero);
            self.gain * d + v
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut d = Damper { prev: None, gain: x[0] };
        let mut s = x[1];
        for &v in x {
            s = d.step(v * s);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod item {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut slots = vec![None, Some(x[0]), Some(x[1])];
        let mut s = x[2];
        for k in 0..3 {
            s = s + slots[k].take().and_then(|v: S| if v.primal() > 1.0 { Some(v * s) } else { None }).unwrap_or(x[3]);
        }
        slots[0] = Some(s);
        s * slots[0].take().unwrap_or(x[0])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod index {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut last: Option<usize> = None;
        let mut total = x[0];
        for (k, &v) in x.iter().enumerate() {
            let j = last.take().map(|p| p + 1).unwrap_or(0);
            total += v * x[j.min(3)];
            last = Some(k);
        }
        total
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod replaced_item_of_field {
    use super::*;

    #[derive(Debug, Clone, Differentiable)]
    struct Line<S> {
        q: Vec<S>,
        #[differentiable(skip)]
        k: usize,
    }
    #[differentiable(adjoint)]
    impl<S: Scalar> Line<S> {
        fn push(&mut self, v: S) -> S {
            let k = self.k;
            self.k = (self.k + 1) % self.q.len();
            std::mem::replace(&mut self.q[k], v)
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut line = Line { q: vec![x[0]; 2], k: 0 };
        let mut s = x[1];
        for &v in x {
            s += line.push(v.sin()) * v + std::mem::replace(&mut line.q[0], v * s) * v;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod replaced_within {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut p = x[0];
        let mut s = x[1];
        for &v in x {
            s = (v - std::mem::replace(&mut p, v)) * s + v;
        }
        for _ in 0..2 {
            s = s.sin() * std::mem::replace(&mut p, s);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod numbers {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut cur = vec![x[0], x[1]];
        let mut s = x[2];
        for _ in 0..3 {
            let old = std::mem::take(&mut cur);
            for &v in &old {
                cur.push(v.sin() * s);
            }
            s = s + old[0];
        }
        cur[0] * cur[1] + s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod indices {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let links = [vec![1usize, 2], vec![3], vec![3], vec![]];
        let mut flow = vec![x[0], x[1], x[2], x[3]];
        let mut front = vec![0usize];
        while !front.is_empty() {
            let now = std::mem::take(&mut front);
            for i in now {
                for &j in &links[i] {
                    let a = flow[i];
                    flow[j] += a.sin();
                    front.push(j);
                }
            }
        }
        flow[3]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod indices_in_a_loop {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let links = [vec![1usize, 2], vec![3], vec![3], vec![]];
        let mut flow = vec![x[0], x[1], x[2], x[3]];
        let mut front = vec![0usize];
        let mut depth = 0;
        while !front.is_empty() && depth < 3 {
            for &i in &std::mem::take(&mut front) {
                for &j in &links[i] {
                    let a = flow[i];
                    flow[j] += a.sin();
                    front.push(j);
                }
            }
            depth += 1;
        }
        flow[3]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod indices_from_the_end {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut todo = Vec::new();
        todo.push(2usize);
        todo.push(0);
        let mut s = x[0];
        for r in 0..3 {
            for (n, i) in std::mem::take(&mut todo).into_iter().rev().enumerate() {
                s = s.sin() + x[i] * n as f64;
                if i + r < 3 {
                    todo.push(i + 1);
                    todo.push(i);
                }
                if todo.len() > 5 {
                    break;
                }
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod option_of_index {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut k = Some(1usize);
        let mut s = x[0];
        for r in 0..3 {
            if let Some(i) = k.take() {
                s = s * x[i];
                k = if i < 3 { Some(i + 1) } else { None };
            }
            let j = std::mem::take(&mut k).unwrap_or(r);
            s = s.sin() + x[j];
            k = Some(j);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod numbers_in_a_loop {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut front = vec![x[0], x[1]];
        let mut s = x[2];
        for _ in 0..3 {
            for v in std::mem::take(&mut front) {
                s += v * v;
                front.push(s.sin());
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn what_is_taken() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6], [1.9, 1.6, 0.8, 0.1]] {
        mapped::agrees(x);
        mapped_in_conditions::agrees(x);
        field::agrees(x);
        item::agrees(x);
        index::agrees(x);
        replaced_item_of_field::agrees(x);
        replaced_within::agrees(x);
        numbers::agrees(x);
        indices::agrees(x);
        indices_in_a_loop::agrees(x);
        indices_from_the_end::agrees(x);
        option_of_index::agrees(x);
        numbers_in_a_loop::agrees(x);
    }
}
