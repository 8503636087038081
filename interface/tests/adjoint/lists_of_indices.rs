//! Lists of what has no derivative that are filled first, whose types nobody writes, and options that take the name of what they are taken out of.

use crate::agree;
use fluxions::prelude::*;
use std::cell::RefCell;

/// The product of some of the numbers.
#[differentiable(helper, adjoint)]
fn h<S: Scalar>(x: &[S], l: &[usize]) -> S {
    let mut s = S::one();
    for &i in l {
        s = s * x[i];
    }
    s
}

/// What is written down.
struct Entry(usize);

impl Entry {
    fn new(k: usize) -> Self {
        Entry(k)
    }
}

/// What hides that it gets longer.
struct Log {
    all: RefCell<Vec<usize>>,
}

impl Log {
    fn new() -> Self {
        Log { all: RefCell::new(vec![]) }
    }
    fn add(&self, e: Entry) {
        self.all.borrow_mut().push(e.0);
    }
    fn push(&self, e: Entry) {
        self.all.borrow_mut().push(e.0);
    }
    fn count(&self) -> usize {
        self.all.borrow().len()
    }
    fn pair(&self) -> (usize, f64) {
        let n = self.count();
        self.add(Entry(n));
        (n % 4, n as f64)
    }
}

mod filled {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut links = Vec::new();
        for i in 0..x.len() {
            for j in 0..i {
                links.push((i, j));
            }
        }
        let mut e = S::zero();
        for &(a, b) in &links {
            let d = x[a] - x[b];
            e += d * d;
        }
        e
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod filled_by_condition {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut links = Vec::new();
        if x.len() > 2 {
            links.push((1, 2));
        }
        let mut e = S::zero();
        for &(a, b) in &links {
            let d = x[a] - x[b];
            e += d * d;
        }
        e
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_pairs {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut links = Vec::new();
        for i in 0..x.len() {
            if i % 2 == 1 {
                links.push((i, 2.0));
            }
        }
        let mut e = S::zero();
        for (a, w) in links.iter() {
            let d = x[*a];
            e += d * d * *w;
        }
        e
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod summed {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut links = Vec::new();
        for i in 0..x.len() {
            if i % 2 == 1 {
                links.push((i, 2.0));
            }
        }
        links.iter().map(|&(i, w)| x[i] * w).sum::<S>()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod with_type_later {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut links = Vec::with_capacity(4);
        for i in 0..x.len() {
            if i % 2 == 1 {
                links.push((i, 2.0));
            }
        }
        let links: Vec<(usize, f64)> = links;
        links.iter().map(|&(i, w)| x[i] * w).sum::<S>()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_structs {
    use super::*;

    #[derive(Clone, Copy)]
    struct Link {
        a: usize,
        b: usize,
        k: f64,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut links = Vec::new();
        for i in 0..x.len() {
            for j in 0..i {
                if (i + j) % 2 == 1 {
                    links.push(Link { a: i, b: j, k: 1.5 });
                }
            }
        }
        let links: Vec<Link> = links;
        let mut e = S::zero();
        for l in &links {
            let d = x[l.a] - x[l.b];
            e += d * d * l.k;
        }
        e
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_options {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let obs = [Some(0.2), None, Some(0.7)];
        let mut s = x[0];
        for z in obs.iter() {
            if let Some(z) = z {
                s = s * (*z - s * x[1]);
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_options_of_indices {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let obs = vec![Some(1usize), None, Some(2)];
        let mut s = x[0];
        for (t, z) in obs.iter().enumerate() {
            if let Some(z) = z {
                s = s * x[*z] + t as f64;
            } else {
                s += x[0] * s;
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod as_argument {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn run<S: Scalar>(x: &[S], #[constant] obs: &[Option<f64>]) -> S {
        let mut s = x[0];
        for z in obs.iter() {
            if let Some(z) = z {
                s = s * (*z - s * x[1]);
            }
        }
        s
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        run(x, &[Some(0.5), None, Some(0.25)])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod for_helper {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut l = Vec::new();
        for i in 0..3 {
            l.push(i);
        }
        h(x, &l)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod with_room_for_helper {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut l: Vec<usize> = Vec::with_capacity(3);
        for i in 0..3 {
            l.push(i);
        }
        let a = h(x, &l);
        l.push(3);
        a * h(x, &l)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod copied {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut l = Vec::new();
        l.push(1);
        l.push(2);
        let c = l.clone();
        let mut s = S::one();
        for &i in &c {
            s = s * x[i];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod beside_function_of_a_name {
    use super::*;

    fn increment_bar(b: &mut usize) {
        *b += 1;
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut n = 0usize;
        for _ in 0..3 {
            increment_bar(&mut n);
        }
        x[n] * x[0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_functions {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let fs: Vec<Box<dyn Fn(f64) -> f64>> = vec![Box::new(|t| t * 2.0), Box::new(|t| t + 1.0)];
        let mut s = S::zero();
        for (i, g) in fs.iter().enumerate() {
            s += x[i] * g(0.5);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_type_with_methods {
    use super::*;

    #[derive(Clone, Debug)]
    struct Node {
        id: usize,
        w: f64,
    }
    impl Node {
        fn new(id: usize) -> Self {
            Node { id, w: 0.5 }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut nodes = Vec::new();
        for i in 0..4 {
            nodes.push(Node::new(i));
        }
        nodes.sort_by_key(|n| 4 - n.id);
        let mut s = S::one();
        for n in &nodes {
            s = s * x[n.id] + n.w;
        }
        for n in nodes.iter().rev() {
            s = s * x[n.id] + n.w;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_cells_that_are_asked {
    use super::*;

    use std::cell::Cell;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let l = vec![Cell::new(1usize), Cell::new(0)];
        let mut s = S::one();
        if let Some(d) = l.first() {
            d.set(3);
            s = s * x[2];
        }
        s * x[l[0].get()]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod beside_a_log {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let log = Log::new();
        let mut s = S::one();
        for k in 0..4 {
            log.add(Entry::new(k));
            log.push(Entry::new(k));
            s = s * x[log.count() % 4] + x[k];
        }
        s * x[log.count() % 4]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod beside_a_log_that_is_asked {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let log = Log::new();
        let mut s = S::one();
        for k in 0..4 {
            log.add(Entry::new(k));
            let (i, w) = log.pair();
            s = s * x[i] * w + x[k];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod changed_later {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let l = vec![1, 2];
        let mut s = S::one();
        for &i in &l {
            s = s * x[i];
        }
        let mut l = l;
        l.push(3);
        for &i in &l {
            s = s * x[i] + x[0];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod turned_later {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let l: Vec<usize> = (0..3).collect();
        let mut s = S::one();
        for &i in l.iter() {
            s = s * x[i];
        }
        let mut l2 = l;
        l2.reverse();
        for &i in &l2 {
            s = s * x[i] + x[0];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_what_is_no_copy {
    use super::*;

    struct Link {
        i: usize,
        j: usize,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut l = Vec::new();
        for i in 0..3 {
            l.push(Link { i, j: i + 1 });
        }
        let l = l;
        let mut s = S::one();
        for n in &l {
            s = s * x[n.i] + x[n.j];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn lists_of_indices_are_filled_first() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        filled::agrees(x);
        filled_by_condition::agrees(x);
        of_pairs::agrees(x);
        summed::agrees(x);
        with_type_later::agrees(x);
        of_structs::agrees(x);
        of_options::agrees(x);
        of_options_of_indices::agrees(x);
        as_argument::agrees(x);
        for_helper::agrees(x);
        with_room_for_helper::agrees(x);
        copied::agrees(x);
        beside_function_of_a_name::agrees(x);
        of_functions::agrees(x);
        of_type_with_methods::agrees(x);
        of_cells_that_are_asked::agrees(x);
        beside_a_log::agrees(x);
        beside_a_log_that_is_asked::agrees(x);
        changed_later::agrees(x);
        turned_later::agrees(x);
        of_what_is_no_copy::agrees(x);
    }
}
