//! Numbers that the methods of a type of the user's give are kept: the type may change behind a shared reference.

use crate::agree;
use crate::hidden_counter::D;
use fluxions::adjoint::{Cell, Stack};
use fluxions::prelude::*;

fn step(d: &D) -> usize {
    d.next()
}

mod by_numbers {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = D::new(0);
        let mut s = x[0];
        for i in 0..3 {
            s = s * x[d.by(i)] + x[1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod by_function {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = D::new(0);
        let mut s = x[0];
        for _ in 0..3 {
            let k = step(&d);
            s = s * x[k] + x[1] * x[step(&d)];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod made_later {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d;
        d = D::new(0);
        let mut s = x[0];
        for _ in 0..3 {
            s = s * x[d.next()] + x[1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_condition {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = D::new(0);
        let mut s = x[0];
        for _ in 0..3 {
            if d.next() > 1 {
                s = s * x[d.peek()];
            }
            s = s * x[3];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_branches {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = D::new(0);
        let mut s = x[0];
        for _ in 0..3 {
            s = if d.next() == 2 { s * x[d.peek()] } else { s + x[d.peek()] };
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod by_another_name {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = D::new(0);
        let r = &d;
        let mut s = x[0];
        for i in 0..3 {
            s = s * x[d.peek()] + x[1];
            r.set(i + 1);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod by_closure {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = D::new(0);
        let set = |k| d.set(k);
        let mut s = x[0];
        for i in 0..3 {
            s = s * x[d.peek()] + x[1];
            set(i + 1);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_items {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = D::new(0);
        let s = x[0] * x[d.peek()];
        [3usize, 1].iter().for_each(|k| d.set(*k));
        s * s * x[d.peek()]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_a_list {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let ds = vec![D::new(0)];
        let mut s = x[0];
        for _ in 0..3 {
            s = s * x[ds[0].next()] + x[1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod by_new {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        fn new(n: usize) -> D {
            D::new(n)
        }
        let d = new(0);
        let mut s = x[0];
        for _ in 0..4 {
            let k = step(&d);
            s = s * x[k] + x[1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

/// x₀ x₂ x₀ + x₃, where the argument gives 2 and 0.
#[differentiable(helper, adjoint)]
fn of_argument<S: Scalar>(x: &[S], d: &D) -> S {
    let mut s = x[0];
    for i in 1..3 {
        s = s * x[d.by(i)];
    }
    s + x[3]
}

#[test]
fn numbers_that_an_argument_gives() {
    let (x, x_bar) = ([0.7, 1.3, 0.4, 1.9], [0.0; 4].map(Cell::new));
    let y = of_argument::adjoint(&x, &x_bar, &D::new(1), &Cell::new(1.0), &mut Stack::new());
    assert!((y - (0.7 * 0.4 * 0.7 + 1.9)).abs() < 1e-12, "{y}");
    let expected = [2.0 * 0.7 * 0.4, 0.0, 0.7 * 0.7, 1.0];
    for (bar, expected) in x_bar.iter().zip(expected) {
        assert!((bar.get() - expected).abs() < 1e-12, "{}, {expected}", bar.get());
    }
}

#[test]
fn numbers_that_methods_give() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        by_numbers::agrees(x);
        by_function::agrees(x);
        made_later::agrees(x);
        of_condition::agrees(x);
        of_branches::agrees(x);
        by_another_name::agrees(x);
        by_closure::agrees(x);
        of_items::agrees(x);
        in_a_list::agrees(x);
        by_new::agrees(x);
    }
}
