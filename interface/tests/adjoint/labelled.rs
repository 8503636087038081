//! Blocks with labels, in loops that are left from within them.

use crate::agree;
use fluxions::prelude::*;

mod left_early {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        'o: for i in 0..4 {
            'm: {
                if x[i] > 1.0 {
                    break 'm;
                }
                s += x[i];
                if s > 1.5 {
                    continue 'o;
                }
            }
            s *= 0.7;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_two_loops {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        'o: loop {
            for i in 0..4 {
                'm: {
                    if s > 1.0 {
                        break 'm;
                    }
                    s += s.sin();
                    if s > 1.5 {
                        continue 'o;
                    }
                }
                s *= 0.7;
                if i == 3 {
                    break 'o;
                }
            }
        }
        s * x[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod with_a_value {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        let y = 'o: loop {
            for i in 0..4 {
                'm: {
                    if s > 1.0 {
                        break 'm;
                    }
                    s += s.sin();
                    if s < -2.0 {
                        break 'o s;
                    }
                }
                s *= 0.7;
                if i == 3 {
                    break 'o s;
                }
            }
        };
        y + s * x[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod from_a_loop {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        'o: for i in 0..4 {
            'm: {
                if x[i] > 1.0 {
                    break 'm;
                }
                for j in 0..3 {
                    if s > 1.5 {
                        continue 'o;
                    }
                    s += x[j];
                }
            }
            s *= 0.7;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod with_other_ends {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        let r = 'o: loop {
            for i in 0..4 {
                'm: {
                    if x[i] > 1.0 {
                        break 'm;
                    }
                    s += x[i];
                    if s > 2.5 {
                        break 'o s;
                    } else {
                        s += x[i];
                        break 'm;
                    }
                }
                s *= 0.7;
            }
            s = s * 1.5 + 1.0;
        };
        s * r
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod by_assignments {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for i in 0..4 {
            'm: {
                if x[i] > 1.0 {
                    break 'm;
                }
                s += x[i];
                if s > 2.5 {
                    break 'm (s = x[0]);
                }
                match i {
                    0 => s *= 2.0,
                    1 => break 'm,
                    _ => {}
                }
            }
            s *= 0.7;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod as_a_value {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        'o: for i in 0..4 {
            'm: {
                if x[i] > 1.0 {
                    break 'm;
                }
                s += x[i];
                if s > 1.5 {
                    continue 'o;
                }
                s = s * 1.5
            }
            s *= 0.7;
        }
        'z: {
            if s > 1.0 {
                break 'z s.sin();
            }
            s *= 2.0;
            if s < 0.0 { s * 0.5 } else { s.cos() }
        }
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn labelled() {
    for x in [[0.7, 1.3, -0.4, 0.9], [0.31, -0.8, 1.7, 0.55]] {
        left_early::agrees(x);
        in_two_loops::agrees(x);
        with_a_value::agrees(x);
        from_a_loop::agrees(x);
        with_other_ends::agrees(x);
        by_assignments::agrees(x);
        as_a_value::agrees(x);
    }
}
