//! Calls: functions, methods, closures, fallible functions.

use crate::{agree, close};
use fluxions::adjoint::{Cell, Stack};
use fluxions::prelude::*;

mod elsewhere {
    use fluxions::prelude::*;

    #[differentiable(helper, adjoint)]
    pub(super) fn sigmoid<S: Scalar>(x: S) -> S {
        ((-x).exp() + 1.0).recip()
    }

    #[differentiable(helper, adjoint)]
    pub(super) fn scale<S: Scalar>(y: &mut [S], factor: S) {
        y.iter_mut().for_each(|y| *y *= factor);
    }
}
use elsewhere::{scale, sigmoid};

#[differentiable(helper, adjoint)]
fn polar<S: Scalar>(r: S, angle: S) -> (S, S) {
    let (sin, cos) = angle.sin_cos();
    (r * cos, r * sin)
}

#[differentiable(helper, adjoint)]
fn norm<S: Scalar>(x: &[S]) -> S {
    x.iter().map(|x| *x * *x).sum::<S>().sqrt()
}

#[differentiable(adjoint)]
fn calling<S: Scalar>(x: &[S]) -> S {
    let y = sigmoid(x[0]) * 3.0 + elsewhere::sigmoid::<S>(x[1]);
    let (a, b) = polar(y, x[1]);
    let mut list = [a, b, y];
    let before = norm(&list);
    scale(&mut list[1..], x[2]);
    let mut z = S::zero();
    for k in 0..3 {
        scale(&mut list, before);
        z = z * 0.5 + norm(&list[k..]) + sigmoid(z);
    }
    let wave = |t: S| t.sin() * x[0];
    wave(z) + wave(before) * sigmoid(S::one())
}

#[test]
fn calls() {
    agree!(calling, Calling, [0.7, 1.3, 0.4]);
}

/// Calls whose values are numbers by a type that is written: that of a `let`, or of the function.
#[differentiable(helper, adjoint)]
fn passed_on<S: Scalar>(x: &[S]) -> S {
    norm(x)
}

#[differentiable(adjoint)]
fn typed<S: Scalar>(x: &[S]) -> S {
    let a: S = norm(x);
    let mut b: S = sigmoid(a);
    for k in 0..2 {
        let c: S = passed_on(&[a, b, x[k]]);
        b += if k == 0 { c * a } else { passed_on(&[c, a]) };
        b = sigmoid(b);
    }
    let (d, e): (S, S) = polar(a, b);
    let _unused: S = norm(&[d, e]);
    let list = [a, b, b, d, e];
    {
        let last: S = passed_on(&list);
        last
    }
}

#[differentiable(adjoint)]
fn typed_again<S: Scalar>(x: &[S]) -> S {
    if x[0] < 0.0 {
        return typed(&x[1..]);
    }
    typed(x)
}

#[test]
fn calls_of_known_types() {
    agree!(typed, Typed, [0.7, 1.3, 0.4]);
    agree!(typed_again, TypedAgain, [0.7, 1.3, 0.4], [-0.5, 0.8, 1.1, 0.3]);
}

struct Model {
    data: Vec<f64>,
}

#[differentiable(adjoint)]
impl Model {
    fn residual<S: Scalar>(&self, x: &[S]) -> S {
        let scaled = self.term(x[0], 2.0);
        let mut sum = S::zero();
        for (i, d) in self.data.iter().enumerate() {
            let r = self.term(x[i % 2], *d) - scaled;
            sum += r * r;
        }
        sum
    }

    fn term<S: Scalar>(&self, x: S, #[constant] d: f64) -> S {
        (x * d).sin() * self.data.len() as f64
    }
}

#[test]
fn methods() {
    let model = Model { data: vec![1.0, 2.0, 3.0] };
    let x = [0.7, 1.3];
    let expected = fluxions_dual::Dual::new().gradient(&model.residual_function(), &x).expect("dual numbers");
    let x_bar = [Cell::new(0.0), Cell::new(0.0)];
    let y = model.residual__adjoint(&x, &x_bar, &Cell::new(1.0), &mut Stack::new());
    close(&x_bar.map(Cell::into_inner), &expected, "residual");
    close(&[y], &[model.residual(&x)], "residual");
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("negative")]
struct Negative;

#[differentiable(adjoint)]
fn root<S: Scalar>(x: S) -> Result<S, Negative> {
    if x < 0.0 {
        return Err(Negative);
    }
    Ok(x.sqrt())
}

#[differentiable(adjoint)]
fn roots<S: Scalar>(x: &[S]) -> Result<S, Negative> {
    let mut y = S::one();
    for v in x {
        y = y * root(*v)? + root(y)?;
    }
    root(y)
}

#[test]
fn fallible_functions() {
    let x = [0.7, 1.3, 2.0];
    let expected = fluxions_dual::Dual::new().gradient(&Roots, &x).expect("dual numbers");
    let mut stack = Stack::new();
    let run = |x: &[f64], stack: &mut Stack| {
        let x_bar: Vec<_> = x.iter().map(|_| Cell::new(0.0)).collect();
        let y = roots::adjoint(x, &x_bar, &Cell::new(1.0), stack);
        y.map(|y| (y, x_bar.into_iter().map(Cell::into_inner).collect::<Vec<_>>()))
    };
    let (y, gradient) = run(&x, &mut stack).expect("roots");
    close(&gradient, &expected, "roots");
    close(&[y], &[roots(&x).expect("roots")], "roots");
    assert_eq!(run(&[0.7, -1.0, 2.0], &mut stack), Err(Negative));
    assert_eq!(run(&x, &mut stack), Ok((y, gradient)));
}
