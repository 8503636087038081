//! Results that are collected and taken apart behind it, and arrays whose length their use says.

use crate::agree;
use fluxions::prelude::*;

mod matched {
    use super::*;

    #[derive(Debug)]
    struct Bad;
    #[differentiable(helper, adjoint)]
    fn root<S: Scalar>(v: S) -> Result<S, Bad> {
        if v < 0.0 { Err(Bad) } else { Ok(v.sqrt()) }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let roots = x.iter().map(|v| root(*v)).collect::<Result<Vec<S>, Bad>>();
        match roots {
            Ok(v) => v[0] * v[1],
            Err(_) => S::zero(),
        }
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod unwrapped {
    use super::*;

    #[derive(Debug)]
    struct Bad;
    #[differentiable(helper, adjoint)]
    fn root<S: Scalar>(v: S) -> Result<S, Bad> {
        if v < 0.0 { Err(Bad) } else { Ok(v.sqrt()) }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let roots = x.iter().map(|v| root(*v)).collect::<Result<Vec<S>, Bad>>().unwrap();
        roots[0] * roots[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod typed {
    use super::*;

    #[derive(Debug)]
    struct Bad;
    #[differentiable(helper, adjoint)]
    fn root<S: Scalar>(v: S) -> Result<S, Bad> {
        if v < 0.0 { Err(Bad) } else { Ok(v.sqrt()) }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let roots: Result<Vec<S>, Bad> = x.iter().map(|v| root(*v)).collect();
        if let Ok(v) = roots { v[0] * v[1] } else { x[0] }
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod or_left {
    use super::*;

    #[derive(Debug)]
    struct Bad;
    #[differentiable(helper, adjoint)]
    fn root<S: Scalar>(v: S) -> Result<S, Bad> {
        if v < 0.0 { Err(Bad) } else { Ok(v.sqrt()) }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let Ok(r) = x.iter().map(|v| root(*v)).collect::<Result<Vec<S>, Bad>>() else { return x[0] };
        let q: Vec<S> = x.iter().map(|v| root(*v)).collect::<Result<Vec<_>, _>>().expect("fine");
        r[0] * r[1] * q[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod guarded {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r: Result<Vec<S>, String> =
            x.iter().map(|v| if *v < 0.0 { Err("negative".to_string()) } else { Ok(v.ln()) }).collect();
        match r {
            Ok(list) if list.len() > 5 => list[0],
            Ok(list) => list[0] * list[1],
            Err(_) => x[0],
        }
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod chosen {
    use super::*;

    #[derive(Debug)]
    struct Bad;
    #[differentiable(helper, adjoint)]
    fn root<S: Scalar>(v: S) -> Result<S, Bad> {
        if v < 0.0 { Err(Bad) } else { Ok(v.sqrt()) }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r = x.iter().map(|v| root(*v)).collect::<Result<Vec<S>, Bad>>();
        if let Ok(v) = r { v[0] * v[1] } else { x[0] * x[1] }
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod array_in_field {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Policy<S> {
        logits: [S; 2],
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let policy = Policy { logits: x[..2].try_into().unwrap() };
        policy.logits[0] * policy.logits[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod array_as_argument {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn prod<S: Scalar>(a: [S; 2]) -> S {
        a[0] * a[1]
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        prod(x[1..].try_into().unwrap())
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod copied_part {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn double<S: Scalar>(v: &mut [S], scratch: &mut [S]) {
        for i in 0..v.len() {
            scratch[i] = v[i] * 2.0;
        }
        v.copy_from_slice(&scratch[..v.len()]);
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut v = [x[0], x[1]];
        let mut scratch = [S::zero(); 4];
        double(&mut v, &mut scratch);
        v[0] * v[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

#[test]
fn collected_results_and_arrays() {
    for x in [[0.7, 1.3, 0.4], [1.2, 0.3, 0.9]] {
        matched::agrees(x);
        unwrapped::agrees(x);
        typed::agrees(x);
        or_left::agrees(x);
        guarded::agrees(x);
        chosen::agrees(x);
        array_in_field::agrees(x);
        array_as_argument::agrees(x);
        copied_part::agrees(x);
    }
}
