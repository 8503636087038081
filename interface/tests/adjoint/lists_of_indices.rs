//! Lists of what has no derivative that are filled first, whose types nobody writes, and options that take the name of what they are taken out of.

use crate::agree;
use fluxions::prelude::*;

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
    }
}
