//! Lists and maps without derivatives that change: items are looked at as they are then, loops write to them, and iterators go through them one way.

use crate::agree;
use fluxions::prelude::*;

mod seen {
    use super::*;

    use std::collections::HashMap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut seen: HashMap<usize, usize> = HashMap::new();
        let mut total = S::zero();
        for i in 0..6usize {
            if let Some(k) = seen.get(&(i % 3)) {
                total += x[*k % 2] * x[0];
            } else {
                total = total * x[1];
            }
            seen.insert(i % 3, i);
        }
        total
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod adjacent {
    use super::*;

    use std::collections::BTreeMap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut adj: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        adj.insert(0, vec![1, 1]);
        adj.entry(1).or_default().push(0);
        let mut s = x[0];
        for u in 0..3 {
            if let Some(out) = adj.get(&u) {
                for v in out {
                    s = s * s + x[*v];
                }
            }
            match adj.get(&(u + 1)) {
                Some(l) if l.len() > 1 => s = s * x[0],
                Some(l) => s += x[l[0]],
                None => s = s.sin(),
            }
            adj.insert(u + 1, vec![u % 2]);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod done {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut done: Vec<usize> = vec![];
        let mut s = x[0];
        for i in 0..4 {
            if let Some(k) = done.last() {
                s = s * x[*k % 2] + x[1];
            } else if let Some(k) = done.first() {
                s = s * x[*k];
            }
            if let Some(&k) = done.iter().max() {
                s = s * x[k % 2];
            }
            done.push(i);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod queued {
    use super::*;

    use std::collections::{HashMap, VecDeque};
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut queue: VecDeque<(usize, f64)> = VecDeque::new();
        let mut names: HashMap<String, f64> = HashMap::new();
        names.insert("a".to_string(), 0.5);
        queue.push_back((0, 0.5));
        queue.push_back((1, 0.25));
        let mut s = x[0];
        while let Some((k, w)) = queue.pop_front() {
            s = s * x[k] + x[1] * w;
            if let Some((j, _)) = queue.front() {
                s = s * x[*j];
            }
            if w > 0.3 {
                queue.push_back((1, w * 0.4));
            }
            if let Some(v) = names.get("a") {
                s = s * *v;
            }
            let next = if let Some(v) = names.get("b") { *v } else { 0.7 };
            s = s + x[0] * next;
            names.insert("b".to_string(), w);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod by_value {
    use super::*;

    struct Table {
        v: Vec<f64>,
    }
    impl Table {
        fn get(&self, i: usize) -> Option<f64> {
            self.v.get(i).copied()
        }
        fn set(&mut self, i: usize, w: f64) {
            self.v[i] = w;
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut t = Table { v: vec![0.5, 1.5] };
        let mut s = x[0];
        for i in 0..3 {
            if let Some(w) = t.get(i) {
                s = s * s * w + x[1];
            }
            t.set(i % 2, 0.7);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod cycled {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for (k, w) in [1usize, 2, 0].iter().cycle().zip([0.5, 1.5, 2.5, 0.1]) {
            s = s * x[*k] + x[1] * w;
        }
        for k in (0..3).cycle().take(5) {
            s = s * x[k] + x[0];
        }
        for (i, k) in (0..2).cycle().enumerate() {
            if i > 4 {
                break;
            }
            s = s * x[k] + x[0];
        }
        for k in (0..3).cycle().skip(2).take(5) {
            s += x[k] * x[0];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod depths {
    use super::*;

    use std::collections::HashMap;
    #[differentiable(helper, adjoint)]
    fn fib<S: Scalar>(x: S, n: usize) -> S {
        let mut depth: HashMap<usize, usize> = HashMap::new();
        let mut s = x;
        for k in 0..n {
            let d = match depth.get(&(k / 2)) {
                Some(d) => *d + 1,
                None => 1,
            };
            depth.insert(k, d);
            s = s * x + S::constant(d as f64) * x;
        }
        s
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        fib(x[0], 5) * fib(x[1], 3)
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod parents {
    use super::*;

    use std::collections::HashMap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut parent: HashMap<usize, usize> = HashMap::new();
        for i in 1..5 {
            parent.insert(i, i / 2);
        }
        let mut s = x[0];
        let mut node = 4;
        while let Some(p) = parent.get(&node) {
            s = s * x[*p % 2] + x[1];
            node = *p;
        }
        parent.remove(&2);
        let mut node = 3;
        while let Some(&p) = parent.get(&node) {
            s = s * x[p % 2];
            node = p;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod labels {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut labels = vec![0usize; 4];
        let mut w = [0.5; 4];
        let mut total = S::zero();
        for (i, (l, w)) in labels.iter_mut().zip(&mut w).enumerate() {
            *l = if x[i % 2] > 1.0 { i } else { i + 1 };
            *w += *l as f64 * 0.5;
            total += x[*l % 2] * x[0] * *w;
            total = total * x[1];
        }
        for l in labels.iter_mut().rev() {
            *l += 1;
            total = total * x[*l % 2] + x[0];
        }
        for (k, v) in labels.iter().zip(x) {
            total += *v * *k as f64;
        }
        x.iter().zip(labels.iter_mut()).for_each(|(v, l)| {
            *l = 0;
            total += *v * *v;
        });
        for l in &mut labels {
            *l += 1;
        }
        for v in w.iter_mut().skip(1).step_by(2) {
            *v *= 2.0;
            total += x[0] * *v;
        }
        total * x[labels[0]] * w[3]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod visited {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut seen = vec![false; 3];
        let mut total = x[0];
        for round in 0..2 {
            for (s, v) in seen.iter_mut().zip(x.iter()) {
                if !*s && *v > S::one() {
                    *s = true;
                    total = total * *v + x[0];
                }
                if *s {
                    continue;
                }
                total = total.sin() * *v;
            }
            seen[2] = round == 0;
        }
        if seen[1] { total } else { x[1] }
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod filtered {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut labels = vec![0usize; 3];
        let mut total = x[0];
        for l in labels.iter_mut().filter(|l| **l == 0) {
            *l = 2;
        }
        for p in labels.iter_mut().enumerate() {
            *p.1 += p.0;
        }
        for (k, v) in labels.iter().zip(x) {
            total = total * *v + x[0] * *k as f64;
        }
        total
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod for_each {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut labels = [0usize; 2];
        labels.iter_mut().zip(x).for_each(|(label, v)| *label = if *v > 0.5 { 1 } else { 0 });
        x[labels[0]] * x[labels[1]]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod one_way {
    use super::*;

    fn evens(n: usize) -> impl Iterator<Item = f64> {
        (0..n).filter(|k| k % 2 == 0).map(|k| k as f64)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut sum = S::zero();
        for t in evens(6) {
            sum = sum * x[0] + t;
        }
        sum
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod one_way_beside {
    use super::*;

    fn evens(n: usize) -> impl Iterator<Item = f64> {
        (0..n).filter(|k| k % 2 == 0).map(|k| k as f64)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut sum = S::zero();
        for (t, c) in evens(6).zip(x) {
            sum = sum * *c + t;
        }
        sum
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

#[test]
fn constants_that_change() {
    for x in [[0.7, 1.3, 0.2], [1.5, 0.4, 0.9]] {
        seen::agrees(x);
        adjacent::agrees(x);
        done::agrees(x);
        queued::agrees(x);
        by_value::agrees(x);
        cycled::agrees(x);
        depths::agrees(x);
        parents::agrees(x);
        labels::agrees(x);
        visited::agrees(x);
        filtered::agrees(x);
        for_each::agrees(x);
        one_way::agrees(x);
        one_way_beside::agrees(x);
    }
}
