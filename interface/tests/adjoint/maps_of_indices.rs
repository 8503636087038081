//! Maps, sets and queues of what has no derivative, which are filled and looked at.

use crate::agree;
use crate::hidden_counter::D;
use fluxions::prelude::*;

mod of_lists {
    use super::*;

    use std::collections::HashMap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let labels = ["a", "b", "a", "b"];
        let mut groups: HashMap<&str, Vec<usize>> = HashMap::new();
        for (i, l) in labels.iter().enumerate() {
            groups.entry(l).or_default().push(i);
        }
        let mut keys: Vec<&str> = groups.keys().copied().collect();
        keys.sort();
        keys.iter().map(|k| groups[k].iter().map(|&i| x[i].exp()).sum::<S>().ln()).sum()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod with_another_name {
    use super::*;

    use std::collections::HashMap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut groups: HashMap<&str, Vec<usize>> = HashMap::new();
        for (i, l) in ["a", "b", "a", "b"].iter().enumerate() {
            groups.entry(l).or_default().push(i);
        }
        let fixed = groups;
        let keys = ["a", "b"];
        keys.iter().map(|k| fixed[k].iter().map(|&i| x[i].exp()).sum::<S>().ln()).sum()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_a_loop {
    use super::*;

    use std::collections::HashMap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut groups: HashMap<&str, Vec<usize>> = HashMap::new();
        for (i, l) in ["a", "b", "a", "b"].iter().enumerate() {
            groups.entry(l).or_default().push(i);
        }
        let keys = ["a", "b"];
        let mut s = S::zero();
        for k in keys {
            for &i in &groups[k] {
                s += x[i];
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod that_grow {
    use super::*;

    use std::collections::BTreeMap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        let mut s = x[0];
        for i in 0..4usize {
            m.entry(i % 2).or_default().push(i);
            for &k in &m[&(i % 2)] {
                s = s * x[k] + x[0];
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod gone_through {
    use super::*;

    use std::collections::BTreeMap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        let mut s = x[0];
        for i in 0..4usize {
            m.entry(i % 2).or_default().push(i);
            for (k, v) in &m {
                s = s * x[*k] + x[v[0]] * (v.len() as f64);
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_cells {
    use super::*;

    use std::collections::HashMap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = HashMap::new();
        m.insert(1, D::new(0));
        let mut s = x[0];
        for _ in 0..3 {
            s = s * x[m[&1].next()] + x[1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_cells_that_are_fixed {
    use super::*;

    use std::collections::HashMap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = HashMap::new();
        m.insert(1, D::new(0));
        let m = m;
        let mut s = x[0];
        for _ in 0..3 {
            s = s * x[m[&1].next()] + x[1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod queue {
    use super::*;

    use std::collections::VecDeque;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut q = VecDeque::from(vec![0usize]);
        let mut s = x[0];
        while let Some(i) = q.pop_front() {
            s = s * x[i] + x[0];
            if i + 1 < x.len() {
                q.push_back(i + 1);
            }
            s = s * (q.len() as f64 + 1.0);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod heap {
    use super::*;

    use std::collections::BinaryHeap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut q = BinaryHeap::new();
        q.push(3usize);
        let mut s = x[0];
        while let Some(i) = q.pop() {
            s = s * x[i] + x[0];
            if i > 0 {
                q.push(i / 2);
            }
            if i == 0 {
                break;
            }
            if let Some(&t) = q.peek() {
                s = s * x[t];
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod set {
    use super::*;

    use std::collections::HashSet;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut seen = HashSet::new();
        let mut s = x[0];
        for i in [0usize, 2, 0, 3, 2] {
            if seen.insert(i) {
                s = s * x[i] + x[1];
            }
            if seen.contains(&2) {
                s = s * x[2];
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod counted {
    use super::*;

    use std::collections::HashMap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut c: HashMap<usize, usize> = HashMap::new();
        let mut s = x[0];
        for i in [0usize, 2, 0, 3, 2] {
            *c.entry(i).or_insert(0) += 1;
            s = s * x[c[&i]] + x[i];
        }
        let total = c.values().sum::<usize>();
        s * (total as f64)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_cells_that_are_set {
    use super::*;

    use std::cell::Cell;
    use std::collections::BTreeMap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = BTreeMap::new();
        m.insert(1, Cell::new(0usize));
        let mut s = x[0];
        for i in 0..4 {
            m[&1].set(i);
            let n = m[&1].get();
            s = s * x[n] + x[0];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod by_reference {
    use super::*;

    use std::cell::Cell;
    use std::collections::BTreeMap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = BTreeMap::new();
        m.insert(1, Cell::new(0usize));
        let r = &m;
        let mut s = x[0];
        for i in 0..4 {
            r[&1].set(i);
            s = s * x[m[&1].get()] + x[0];
            if r[&1].get() > 1 {
                s = s * x[1];
            }
            s = s * x[3];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod asked {
    use super::*;

    use std::collections::BTreeMap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m: BTreeMap<usize, usize> = BTreeMap::new();
        let mut s = x[0];
        for i in 0..4usize {
            m.insert(i % 2, i);
            if let Some(k) = m.get(&1) {
                s = s * x[*k] + x[0];
            }
            match m.get(&0) {
                Some(k) if *k > 1 => s = s * x[*k],
                _ => s = s + x[1],
            }
            let w = m.values().copied().max().unwrap_or(0);
            s = s * x[w];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_floats {
    use super::*;

    use std::collections::BTreeMap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m: BTreeMap<usize, Vec<f64>> = BTreeMap::new();
        let mut s = x[0];
        for i in 0..4usize {
            m.entry(i % 2).or_default().push(i as f64 + 0.5);
            let t: f64 = m[&(i % 2)].iter().sum();
            s = s * t * x[i];
            s += x.iter().zip(&m[&0]).map(|(a, b)| *a * *b).sum::<S>();
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod copied_for_calls {
    use super::*;

    use std::collections::HashMap;
    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(x: &[S], m: &HashMap<usize, Vec<usize>>, k: usize) -> S {
        m[&k].iter().map(|i| x[*i] * x[0]).sum()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m: HashMap<usize, Vec<usize>> = HashMap::new();
        let mut s = x[0];
        for i in 0..4usize {
            m.entry(i % 2).or_default().push(i);
            let now = m.clone();
            s = s * h(x, &now, i % 2);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod copied_as_arguments {
    use super::*;

    use std::collections::HashMap;
    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(x: &[S], m: &HashMap<usize, Vec<usize>>, k: usize) -> S {
        m[&k].iter().map(|i| x[*i] * x[0]).sum()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m: HashMap<usize, Vec<usize>> = HashMap::new();
        let mut s = x[0];
        for i in 0..4usize {
            m.entry(i % 2).or_default().push(i);
            s = s * h(x, &m.clone(), i % 2);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod for_calls {
    use super::*;

    use std::collections::HashMap;
    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(x: &[S], m: &HashMap<usize, Vec<usize>>, k: usize) -> S {
        m[&k].iter().map(|i| x[*i] * x[0]).sum()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m: HashMap<usize, Vec<usize>> = HashMap::new();
        for i in 0..4usize {
            m.entry(i % 2).or_default().push(i);
        }
        let m = m;
        let mut s = x[0];
        for i in 0..4usize {
            s = s * h(x, &m, i % 2);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn maps_of_indices_are_looked_at() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        of_lists::agrees(x);
        with_another_name::agrees(x);
        in_a_loop::agrees(x);
        that_grow::agrees(x);
        gone_through::agrees(x);
        of_cells::agrees(x);
        of_cells_that_are_fixed::agrees(x);
        queue::agrees(x);
        heap::agrees(x);
        set::agrees(x);
        counted::agrees(x);
        of_cells_that_are_set::agrees(x);
        by_reference::agrees(x);
        asked::agrees(x);
        of_floats::agrees(x);
        copied_for_calls::agrees(x);
        copied_as_arguments::agrees(x);
        for_calls::agrees(x);
    }
}
