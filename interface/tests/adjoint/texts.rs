//! Variables that only a text names.

use crate::agree;
use fluxions::prelude::*;

mod changing {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut v = 1;
        let mut s = x[0];
        for i in 0..3 {
            v = v * 4;
            s = s * x[i] + s * format!("{v}").len() as f64;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod width {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut v = 1;
        let mut s = x[0];
        for _ in 0..3 {
            v = v * 4;
            let t = format!("{v}");
            s = s * x[t.len()] + s * x[0];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod form {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut w = 1;
        let mut s = x[0];
        for _ in 0..3 {
            w = w + 1;
            let n = format!("{:w$}", 7).len();
            s = s * x[n % 4] + s * x[0];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod text {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut v = String::new();
        let mut s = x[0];
        for _ in 0..3 {
            v.push_str("ab");
            let n = format!("{v}c").len();
            s = s * x[n % 4] + s * x[0];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_branch {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut v = vec![1];
        let mut s = x[0];
        for i in 0..3 {
            v.push(i);
            let n = format!("{v:?}").len();
            s = s * x[n % 4] + s * n as f64;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod bound_in_loop {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let p = 2;
        let mut s = x[0];
        for i in 0..3 {
            let w = p + i;
            let t = format!("{:w$.p$}", 7.5);
            s = s * x[0] + s * t.len() as f64;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod width_in_loop {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for i in 0..3 {
            let w = i + 3;
            let t = format!("{i:w$}");
            s = s * x[i] + t.len() as f64 * s * x[0];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod text_of_braces {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let k = 1;
        let t = format!("{}{k}", "{k}");
        assert_eq!(t.len(), 4, "{t}");
        assert!(k > 0, "{} {k}", "{x}");
        x[k] * (t.len() as f64) * x[0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod width_and_precision {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        let mut w = 3;
        let mut p = 1;
        let mut v = 1.5;
        for i in 0..3 {
            s = s * x[format!("{v:w$.p$}").len() % 4];
            w += 1 + i % 2;
            p += i;
            v = v * 10.0;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn variables_that_texts_name() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        changing::agrees(x);
        width::agrees(x);
        form::agrees(x);
        text::agrees(x);
        in_branch::agrees(x);
        bound_in_loop::agrees(x);
        width_in_loop::agrees(x);
        text_of_braces::agrees(x);
        width_and_precision::agrees(x);
    }
}
