//! Variables with the names that the adjoint's own variables have, or seem to have.

use crate::agree;
use fluxions::prelude::*;

mod counter {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut n1 = x[0];
        while n1 < 2.0 {
            n1 += x[1].abs() + 0.3;
        }
        n1 * x[2]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod gathered {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut all1 = x[0];
        for v in x {
            all1 = all1 * x[1] + *v;
        }
        all1 * x[2]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod picked {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut number1 = x[0] * x[1];
        number1 += x[2];
        let mut top = x[0];
        for v in x {
            top = top.max(*v * number1);
        }
        top * number1
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod operand {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut d1 = x[0];
        d1 *= x[1];
        let mut y = d1 * d1;
        for i in 0..3 {
            y = y * d1 + x[i];
        }
        y * d1
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod operands {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut n2 = x.to_vec();
        let mut n1 = x[0];
        let mut d2 = n1;
        let mut n3 = vec![];
        for k in 0..4 {
            n1 *= n2[k % 2];
            if n1 > 5.0 {
                continue;
            }
            let d1 = n1.sin();
            n3.push(d1);
            d2 = d2 * d1 + n1;
            n2[k % 2] = d2;
        }
        n1 + d2 + n3.iter().copied().sum::<S>()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod many {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut all1 = x.to_vec();
        let mut d1 = vec![x[0]; 3];
        let some1 = Some(x[0]);
        let other1 = x[1];
        let ran1 = x[0] * 0.5;
        let second1 = x[1] * 0.4;
        let own1 = x[1];
        for i in 0..3 {
            d1[i] = d1[i] * own1 + all1[0].sin();
            all1[1] *= d1[i] + other1;
        }
        let s: S = some1.unwrap_or(S::one());
        d1.iter().map(|d2| *d2 * s).sum::<S>() + all1[1] * all1[0] * ran1 * second1 + other1
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod stacks {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut stack = vec![];
        let stack1 = x[0];
        let pool = x[1];
        stack.push(stack1);
        stack.push(pool * stack1);
        let mut y = stack1;
        while let Some(v) = stack.pop() {
            y *= v + pool;
        }
        let y_bar = y;
        let keep1 = y_bar * 2.0;
        let x_bar = keep1.sin();
        x_bar * pool
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod bars {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d_bar = x[0];
        let d_bar1 = d_bar * x[1];
        let d_bar2 = d_bar1 * d_bar1;
        let n_bar1 = d_bar2 + d_bar;
        let mut s = n_bar1;
        for _ in 0..3 {
            s = s * d_bar1 + n_bar1.sin();
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod first {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let first_a = x[0];
        let (mut a, b) = (x[1], x[0] * 2.0);
        a *= 2.0;
        first_a * a * b
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod first_of_array {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let first_p = x[1];
        let a = [x[0], x[2]];
        let [mut p, mut q] = a;
        p *= first_p;
        q += p * first_p;
        p * q
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod first_of_struct {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        p: S,
        q: S,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let first_p = x[1];
        let o = P { p: x[0], q: x[2] };
        let P { mut p, q } = o;
        p *= first_p;
        p * q
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod first_in_loop {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let first_a = x[0];
        let mut y = S::zero();
        for (mut a, b) in x.iter().map(|v| (*v, v.sin())) {
            a *= 2.0;
            y += first_a * a * b;
        }
        y + first_a
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod kept_by_calls {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(x: S) -> S {
        x.sin()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let t1 = x[0];
        let back_t1 = x[1];
        let opened_t1 = g(x[0] * back_t1);
        let back_t2 = g(back_t1);
        let first_v = S::zero();
        let mut v = t1;
        let sum1 = g(t1) * 2.0;
        let v_seen = g(x[1]);
        for w in x.iter() {
            v *= *w + opened_t1 * v_seen + g(*w);
            v += first_v;
        }
        v * v_seen * sum1 * back_t2 * first_v.max(v)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod seen {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn mk<S: Scalar>(x: &[S]) -> (S, Vec<S>) {
        (x[0], x.to_vec())
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut l_seen = x[0];
        for i in 0..2 {
            l_seen *= x[2];
            let (a, l) = mk(&x[i..]);
            l_seen += a * l[1];
        }
        l_seen
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod barrier {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let log_barrier = x[0];
        let _bar = x[1];
        let x_bar_2 = log_barrier * _bar;
        let mut _bar3 = x_bar_2;
        for v in x {
            _bar3 *= *v;
        }
        _bar3 + x_bar_2
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn names_of_the_adjoint() {
    for x in [[0.7, 1.3, -0.4, 0.9], [0.31, -0.8, 1.7, 0.55]] {
        counter::agrees(x);
        gathered::agrees(x);
        picked::agrees(x);
        operand::agrees(x);
        operands::agrees(x);
        many::agrees(x);
        stacks::agrees(x);
        bars::agrees(x);
        first::agrees(x);
        first_of_array::agrees(x);
        first_of_struct::agrees(x);
        first_in_loop::agrees(x);
        kept_by_calls::agrees(x);
        seen::agrees(x);
        barrier::agrees(x);
    }
}
