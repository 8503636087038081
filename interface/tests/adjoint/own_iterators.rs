//! Iterators of the user over constants, which go one way.

use crate::agree;
use fluxions::prelude::*;

mod collected {
    use super::*;

    struct C {
        n: usize,
    }
    impl Iterator for C {
        type Item = usize;
        fn next(&mut self) -> Option<usize> {
            if self.n > 20 {
                return None;
            }
            self.n = self.n * 3 + 1;
            Some(self.n % 4)
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let items: Vec<_> = C { n: 0 }.collect();
        let mut s = x[0];
        for i in items {
            s = s * x[i] + x[3 - i];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_function {
    use super::*;

    struct C {
        n: usize,
    }
    impl C {
        fn new(n: usize) -> C {
            C { n }
        }
    }
    impl Iterator for C {
        type Item = usize;
        fn next(&mut self) -> Option<usize> {
            self.n = self.n * 3 + 1;
            Some(self.n % 4)
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for (v, k) in x.iter().zip(C::new(1)) {
            s = s * *v + x[k];
        }
        for k in C::new(2).take(3) {
            s = s * x[k] + x[1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod by_item {
    use super::*;

    struct Lcg {
        n: u64,
    }
    impl Iterator for Lcg {
        type Item = f64;
        fn next(&mut self) -> Option<f64> {
            self.n = (self.n * 1103515245 + 12345) % 2147483648;
            Some(self.n as f64 / 2147483648.0)
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = Lcg { n: 7 };
        let mut s = x[0];
        for v in x {
            let k = r.next().unwrap();
            s = s * k + *v * s;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn iterators_of_the_user() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        collected::agrees(x);
        of_function::agrees(x);
        by_item::agrees(x);
    }
}
