//! Options behind references: arguments, and items of lists that a loop writes to.

use crate::agree;
use fluxions::prelude::*;

mod emptied {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut o = vec![Some(x[0]), None, Some(x[1])];
        let mut s = x[3];
        for w in o.iter_mut() {
            if let Some(v) = w.take() {
                s *= v;
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod filled {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut o = vec![Some(x[0]), None, Some(x[1])];
        let s = x[3];
        for w in o.iter_mut() {
            *w = Some(s);
        }
        s + o[1].unwrap()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod taken {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(last: &mut Option<S>, x: S) -> S {
        match last.take() {
            Some(v) => v * x,
            None => x,
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut o = Some(x[0]);
        let mut s = x[3];
        s *= step(&mut o, x[1]);
        s *= step(&mut o, x[2]);
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod assigned {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(last: &mut Option<S>, x: S) -> S {
        let y = match *last {
            Some(v) => v * x,
            None => x,
        };
        *last = Some(x);
        y
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut o = Some(x[0]);
        let mut s = x[3];
        s *= step(&mut o, x[1]);
        s *= step(&mut o, x[2]);
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod replaced {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(last: &mut Option<S>, x: S) -> S {
        let y = last.replace(x);
        y.unwrap_or(x)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut o = Some(x[0]);
        let mut s = x[3];
        s *= step(&mut o, x[1]);
        s *= step(&mut o, x[2]);
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_branches {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(last: &mut Option<S>, x: S) -> S {
        if let Some(v) = last.take() {
            last.replace(v * x);
        } else {
            *last = Some(x * x);
        }
        last.unwrap()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut o = Some(x[0]);
        let mut s = x[3];
        s *= step(&mut o, x[1]);
        s *= step(&mut o, x[2]);
        o = None;
        s * step(&mut o, x[2])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod unwrapped {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(last: &mut Option<S>, x: S) -> S {
        *last = Some(x * x);
        last.unwrap()
    }
    #[differentiable(helper, adjoint)]
    fn step2<S: Scalar>(last: &mut Option<S>, x: S) -> S {
        *last = Some(x * x);
        let y = last.unwrap();
        y * (*last).unwrap_or(x)
    }
    #[differentiable(helper, adjoint)]
    fn step3<S: Scalar>(last: &Option<S>, x: S) -> S {
        last.unwrap() * x
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut o = Some(x[0]);
        step(&mut o, x[1]) * step2(&mut o, x[0]) * step3(&o, x[1])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod result {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(last: &mut Option<S>, x: S) -> S {
        *last = Some(x * x);
        last.unwrap()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut o = Some(x[0]);
        step(&mut o, x[1])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod dereferenced {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(last: &mut Option<S>, x: S) -> S {
        *last = Some(x * x);
        (*last).unwrap() * x
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut o = Some(x[0]);
        step(&mut o, x[1])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod shared {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(last: &Option<S>, x: S) -> S {
        last.unwrap() * x
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let o = Some(x[0]);
        step(&o, x[1])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod asked {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(last: &Option<S>, x: S) -> S {
        if last.is_some() { last.unwrap() } else { x }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let o = Some(x[0]);
        step(&o, x[1])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_tuple {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(last: &Option<(S, S)>, x: S) -> S {
        let (a, b) = last.unwrap();
        a * b * x
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let o = Some((x[0], x[1]));
        step(&o, x[1])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod numbers {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut q = x.to_vec();
        let mut s = x[1];
        for w in q.iter_mut() {
            let u = std::mem::replace(w, s);
            s = s * u;
        }
        s + q[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod through_functions {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn shift<S: Scalar>(w: &mut S, v: S) -> S {
        std::mem::replace(w, v * v)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut q = x.to_vec();
        let mut s = x[1];
        for w in q.iter_mut() {
            s = std::mem::replace(w, s) * x[1];
        }
        s += shift(&mut q[2], x[0]);
        let mut a = x[0];
        s *= shift(&mut a, x[3]);
        s + q[1] * q[2] * a
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod items {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut o = vec![Some(x[0]), None, Some(x[1])];
        let mut s = x[3];
        for w in o.iter_mut() {
            if let Some(v) = w.take() {
                s *= v;
            }
        }
        for w in o.iter_mut() {
            *w = Some(s);
        }
        for w in o.iter_mut() {
            if let Some(v) = w.replace(x[1]) {
                s *= v;
            }
        }
        s + o[1].unwrap()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod given {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(x: S, o: Option<S>) -> Option<S> {
        Some(o? * x)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let o: Option<S> = Some(x[1]);
        let r = g(x[0], o);
        r.unwrap_or(x[0])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod given_lists {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(x: S, o: Vec<S>) -> Option<S> {
        if x > 0.0 { Some(o[0] * x) } else { None }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let o: Vec<S> = vec![x[1]];
        g(x[0], o).unwrap_or(x[0])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn lent_options() {
    for x in [[0.7, 1.3, 0.4, 0.9], [0.31, 0.8, 1.7, 0.55]] {
        emptied::agrees(x);
        filled::agrees(x);
        taken::agrees(x);
        assigned::agrees(x);
        replaced::agrees(x);
        in_branches::agrees(x);
        unwrapped::agrees(x);
        result::agrees(x);
        dereferenced::agrees(x);
        shared::agrees(x);
        asked::agrees(x);
        of_tuple::agrees(x);
        numbers::agrees(x);
        through_functions::agrees(x);
        items::agrees(x);
        given::agrees(x);
        given_lists::agrees(x);
    }
}
