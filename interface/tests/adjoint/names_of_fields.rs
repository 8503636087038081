//! Items of loops that have the names of fields, or of what is bound within, where their list is another one on the way back.

use crate::agree;
use fluxions::prelude::*;

mod mapped {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        v: [S; 2],
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let p = P { v: [x[1], x[2]] };
        let mut l = vec![x[2], x[3], x[0] * x[1]];
        l = l.iter().map(|v| *v * p.v[0]).collect();
        l.pop();
        l[0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod number_of_field {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        v: [S; 2],
        a: S,
        i: [S; 2],
        #[differentiable(skip)]
        k: usize,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let p = P { v: [x[1], x[2]], a: x[3], i: [x[0], x[1]], k: 1 };
        let s = x[0];
        let mut l = vec![x[2], x[3], x[0] * x[1]];
        l = l.iter().map(|a| *a * p.a).collect();
        l.pop();
        l[0] * l[1] * s + p.a
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_loop {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        v: [S; 2],
        a: S,
        i: [S; 2],
        #[differentiable(skip)]
        k: usize,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let p = P { v: [x[1], x[2]], a: x[3], i: [x[0], x[1]], k: 1 };
        let mut s = x[0];
        let mut l = vec![x[2], x[3], x[0] * x[1]];
        for v in &l {
            s = s * *v * p.v[0];
        }
        l.pop();
        l[0] * l[1] * s + p.a
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod assigned {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        v: [S; 2],
        a: S,
        i: [S; 2],
        #[differentiable(skip)]
        k: usize,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let p = P { v: [x[1], x[2]], a: x[3], i: [x[0], x[1]], k: 1 };
        let mut s = x[0];
        let mut l = vec![x[2], x[3], x[0] * x[1]];
        for v in l.iter() {
            s = s * *v * p.v[0];
        }
        l = vec![x[0], x[1]];
        l[0] * l[1] * s + p.a
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod zipped {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        v: [S; 2],
        a: S,
        i: [S; 2],
        #[differentiable(skip)]
        k: usize,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let p = P { v: [x[1], x[2]], a: x[3], i: [x[0], x[1]], k: 1 };
        let mut s = x[0];
        let mut l = vec![x[2], x[3], x[0] * x[1]];
        for (v, u) in l.iter().zip(x) {
            s = s * *v * p.v[0] * *u;
        }
        l.pop();
        l[0] * l[1] * s + p.a
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_self {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        v: [S; 2],
        a: S,
        i: [S; 2],
        #[differentiable(skip)]
        k: usize,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> P<S> {
        fn go(&self, x: &[S]) -> S {
            let mut l = x.to_vec();
            let s = l.iter().fold(x[0], |a, v| a * *v * self.v[0]);
            l.pop();
            s * l[0]
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        P { v: [x[1], x[2]], a: x[3], i: [x[0], x[1]], k: 1 }.go(x)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod windows {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        v: [S; 2],
        a: S,
        i: [S; 2],
        #[differentiable(skip)]
        k: usize,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let p = P { v: [x[1], x[2]], a: x[3], i: [x[0], x[1]], k: 1 };
        let s = x[0];
        let mut l = vec![x[2], x[3], x[0] * x[1]];
        while l.len() > 1 {
            l = l.windows(2).map(|v| v[0] * p.v[0] + v[1] * p.v[1]).collect();
        }
        l[0] * s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod list_of_lists {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        v: [S; 2],
        a: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> P<S> {
        fn get(&self, t: S) -> S {
            self.a * t
        }
        fn bump(&mut self, t: S) -> S {
            self.a = self.a * t;
            self.a
        }
    }
    #[differentiable(helper, adjoint)]
    fn hh<S: Scalar>(t: S, q: &[S]) -> S {
        t * q[0]
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let p = P { v: [x[1], x[2]], a: x[3] };
        let s = x[0];
        let mut ll = vec![vec![x[0], x[1], x[2]], vec![x[1]]];
        ll[0] = ll[0].iter().map(|v| *v * p.v[0]).collect();
        ll[0].pop();
        ll[0][0] * ll[0][1] * s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod parts {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        v: [S; 2],
        a: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> P<S> {
        fn get(&self, t: S) -> S {
            self.a * t
        }
        fn bump(&mut self, t: S) -> S {
            self.a = self.a * t;
            self.a
        }
    }
    #[differentiable(helper, adjoint)]
    fn hh<S: Scalar>(t: S, q: &[S]) -> S {
        t * q[0]
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let p = P { v: [x[1], x[2]], a: x[3] };
        let s = x[0];
        let mut l = vec![x[2], x[3], x[0] * x[1]];
        l = l[..2].iter().map(|v| *v * p.v[0]).collect();
        l.pop();
        l[0] * s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod made {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct P<S> {
        v: S,
        w: S,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut l = vec![x[2], x[3], x[0] * x[1]];
        let mut s = x[0];
        for v in &l {
            let p = P { v: s, w: x[1] };
            s = p.v * p.w + *v;
        }
        l.truncate(1);
        l[0] + s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod bound_within {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let w = [0.5, 1.5];
        let mut l = vec![x[2], x[3], x[0] * x[1]];
        let mut s = x[0];
        for v in &l {
            let g = |v: f64| v * 2.0;
            for (i, v) in w.iter().enumerate() {
                s = s * g(*v) * x[i];
            }
            s += *v * s;
        }
        l.truncate(1);
        l[0] + s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn items_with_the_names_of_fields() {
    for x in [[0.9, 0.4, 1.3, 0.7], [1.2, 0.5, 0.8, 1.1]] {
        mapped::agrees(x);
        number_of_field::agrees(x);
        in_loop::agrees(x);
        assigned::agrees(x);
        zipped::agrees(x);
        of_self::agrees(x);
        windows::agrees(x);
        list_of_lists::agrees(x);
        parts::agrees(x);
        made::agrees(x);
        bound_within::agrees(x);
    }
}
