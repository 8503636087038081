//! Iterators that are advanced by hand and closures that count: each is called as often, and when, Rust calls it.

use crate::agree;
use fluxions::prelude::*;

mod any {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let l = [0usize, 2, 1];
        let mut it = l.iter();
        let mut sum = S::zero();
        for v in x {
            if it.any(|k| *k == 2) {
                sum += *v;
            }
        }
        sum + x[it.len()]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod any_of_range {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = 0..6usize;
        let mut sum = S::zero();
        for v in x {
            if r.any(|k| k % 2 == 1) {
                sum += *v * *v;
            }
        }
        sum + x[r.len()]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_map_before_skip {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let l = [0usize, 2, 1, 2, 3, 2];
        let mut it = l.iter();
        let s: S = x.iter().map(|v| *v * if it.any(|k| *k == 2) { 2.0 } else { 1.0 }).skip(1).sum();
        s * x[0] + it.len() as f64 * x[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_arguments {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let l = [0usize, 2, 1, 2, 3, 2, 0];
        let mut it = l.iter();
        let s: S = x.iter().skip(it.any(|k| *k == 2) as usize).take(it.len() % 3 + 1).map(|v| *v * *v).sum();
        s * x[it.len() % 4]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_users_type {
    use super::*;

    struct C(usize);
    impl C {
        fn contains(&mut self) -> usize {
            self.0 = (self.0 * 3 + 1) % 4;
            self.0
        }
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut c = C(0);
        let mut sum = S::zero();
        for i in 0..3usize {
            let k = c.contains();
            sum += x[k] * x[i];
        }
        sum * 2.0 + x[c.0 % 4]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod filter_before_take {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut n = 0usize;
        let s: S = x
            .iter()
            .filter(|_| {
                n += 1;
                true
            })
            .take(2)
            .sum();
        s * x[n % 4]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod map_before_take {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut n = 0usize;
        let s: S = x
            .iter()
            .map(|v| {
                n += 1;
                *v * *v
            })
            .filter(|v| *v > 0.0)
            .take(2)
            .sum();
        s * x[n % 4]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod none_taken {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut n = 0usize;
        let s: S = x
            .iter()
            .filter(|v| {
                n += 1;
                **v > 0.0
            })
            .take(0)
            .sum();
        s + x[n % 4]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod filter_that_advances {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let l = [0usize, 2, 1, 2, 3, 2, 0];
        let mut it = l.iter();
        let s: S = x.iter().filter(|v| it.any(|k| *k == 2) && **v > 0.0).take(2).map(|v| *v * *v).sum();
        s * x[it.len() % 4]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn closures_are_called_in_order() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6], [1.9, 1.6, 0.8, 0.1]] {
        any::agrees(x);
        any_of_range::agrees(x);
        in_map_before_skip::agrees(x);
        in_arguments::agrees(x);
        of_users_type::agrees(x);
        filter_before_take::agrees(x);
        map_before_take::agrees(x);
        none_taken::agrees(x);
        filter_that_advances::agrees(x);
    }
}
