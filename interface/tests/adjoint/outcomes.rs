//! Uses of what a call returns that may have no value: an option or a result.

use crate::agree;
use fluxions::prelude::*;

#[derive(Debug)]
struct Singular;

#[differentiable(helper, adjoint)]
fn inverse<S: Scalar>(a: S) -> Result<S, Singular> {
    if a.abs() < 0.01 { Err(Singular) } else { Ok(S::one() / a) }
}
#[differentiable(helper, adjoint)]
fn root<S: Scalar>(a: S) -> Option<S> {
    if a < 0.0 { None } else { Some(a.sqrt()) }
}
#[differentiable(helper, adjoint)]
fn both<S: Scalar>(a: S, b: S) -> Result<(S, S), Singular> {
    let q = inverse(b)?;
    Ok((a * q, a + q))
}
#[differentiable(helper, adjoint)]
fn squares<S: Scalar>(x: &[S]) -> Result<Vec<S>, Singular> {
    if x.is_empty() { Err(Singular) } else { Ok(x.iter().map(|v| *v * *v).collect()) }
}

#[differentiable(adjoint)]
fn of_functions<S: Scalar>(x: &[S]) -> S {
    let (p, q) = both(x[0], x[1]).unwrap();
    let list = squares(x).expect("items");
    let a = inverse(x[0] * 0.0).unwrap_or(x[2] * x[2]);
    let b = inverse(x[0] * 0.0).unwrap_or_else(|_| x[1]);
    let c = inverse(x[0]).map_or(x[1], |v| v * x[2]);
    let d = root(x[1]).unwrap_or(x[2]) * root(x[1] * x[1]).unwrap();
    let mut sum = S::zero();
    for v in x {
        sum += inverse(*v + 20.0).unwrap() * *v;
    }
    p * q + list[0] * list[1] + a * b + c * d * sum
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Pair<S> {
    a: S,
    b: S,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Pair<S> {
    fn ratio(&self) -> Option<S> {
        if self.b.abs() < 0.001 { None } else { Some(self.a / self.b) }
    }
    fn product(&self) -> Result<S, Singular> {
        if self.b < -100.0 { Err(Singular) } else { Ok(self.a * self.b) }
    }
    fn together(&self) -> S {
        self.ratio().unwrap_or(self.a) * self.product().unwrap()
    }
}

#[differentiable(adjoint)]
fn of_methods<S: Scalar>(x: &[S]) -> S {
    let (p, flat) = (Pair { a: x[0], b: x[1] }, Pair { a: x[2], b: S::zero() });
    p.ratio().unwrap() + p.product().expect("a product") * p.together() * flat.ratio().unwrap_or(x[0])
}

#[test]
fn what_may_be_missing() {
    agree!(of_functions, OfFunctions, [0.7, -1.3, 0.4]);
    agree!(of_functions, OfFunctions, [0.7, 1.3, 0.4]);
    agree!(of_methods, OfMethods, [0.7, -1.3, 0.4]);
}

#[differentiable(helper, adjoint)]
fn secant<S: Scalar>(p: &[S]) -> Result<S, String> {
    if p[0] > 50.0 {
        return Err("too large".to_string());
    }
    Ok(p[0] * p[1])
}

/// Each variable holds a result until the next statement.
#[differentiable(adjoint)]
fn held<S: Scalar>(x: &[S]) -> S {
    let r = secant(x);
    let a = if let Ok(t) = r { t * x[2] } else { x[3] };
    let mut b = x[0];
    let r = secant(&[a * 100.0, b]);
    match r {
        Ok(t) => b = b * t,
        Err(_) => b = x[1] * x[1],
    }
    let r = secant(&[a, b]);
    match r {
        Ok(t) => t,
        Err(_) => b,
    }
}

#[test]
fn results_that_a_variable_holds() {
    crate::agree!(held, Held, [0.7, 1.3, 0.4, 2.1]);
    crate::agree!(held, Held, [7.0, 8.0, 0.4, 2.1]);
    crate::agree!(held, Held, [0.1, 0.1, 0.4, 2.1]);
}
