//! Operators of `&S`, as `f64` has them.

// Every form of an operand is meant, and a vector whose type is inferred from what is pushed.
#![allow(clippy::op_ref, clippy::vec_init_then_push)]

use fluxions::prelude::*;
use fluxions_dual::Dual;

type Outcome = Result<(), fluxions::Error<core::convert::Infallible>>;

#[differentiable]
fn operators<S: Scalar>(x: &[S]) -> S {
    let squares: S = x.iter().map(|x| x * x).sum();
    let weighted: S = x.iter().zip(&[1.0, 2.0]).map(|(x, w)| x * *w + *x / w.abs() - x * 0.5 + x / 2.0).sum();
    let total: S = x.iter().sum();
    let product: S = x.iter().product();
    let pairs: S = x.windows(2).map(|w| (&w[0] - w[1]) * (w[0] + &w[1]) / (&w[0] / &w[1] + -&w[0])).sum();
    squares + weighted + &total + product * pairs + x.iter().copied().product::<S>()
}

#[differentiable]
fn assigned<S: Scalar>(x: &[S]) -> S {
    let mut y = x[0];
    for x in x {
        y += x;
        y *= x;
        y -= x;
        y /= x;
    }
    y + x.iter().fold(x[0], |m, x| m.max(x * 2.0)) + 1.0 / &x[1]
}

/// The value is that of the plain text to the last bit, the gradient that of differences of it.
fn agrees<F>(f: F, plain: impl Fn(&[f64]) -> f64) -> Outcome
where
    F: Function<Input = Vec<f64>, Output = f64, Context = (), Error = core::convert::Infallible>,
{
    let x = [1.25, -0.75];
    let (value, gradient) = Dual::new().prepare_gradient(f, &x)?.value_and_gradient(&x)?;
    assert_eq!(value.to_bits(), plain(&x).to_bits());
    for i in 0..2 {
        let moved = |h: f64| {
            let mut x = x;
            x[i] += h;
            plain(&x)
        };
        let difference = (moved(1e-6) - moved(-1e-6)) / 2e-6;
        assert!((gradient[i] - difference).abs() < 1e-7, "{} and {difference}", gradient[i]);
    }
    Ok(())
}

#[test]
fn references_are_operands_as_those_of_floats() -> Outcome {
    agrees(Operators, |x| {
        let squares: f64 = x.iter().map(|x| x * x).sum();
        let weighted: f64 = x.iter().zip(&[1.0, 2.0_f64]).map(|(x, w)| x * *w + *x / w.abs() - x * 0.5 + x / 2.0).sum();
        let total: f64 = x.iter().sum();
        let product: f64 = x.iter().product();
        let pairs: f64 = x.windows(2).map(|w| (&w[0] - w[1]) * (w[0] + &w[1]) / (&w[0] / &w[1] + -&w[0])).sum();
        squares + weighted + &total + product * pairs + x.iter().copied().product::<f64>()
    })?;
    agrees(Assigned, |x| {
        let mut y = x[0];
        for x in x {
            y += x;
            y *= x;
            y -= x;
            y /= x;
        }
        y + x.iter().fold(x[0], |m, x| m.max(x * 2.0)) + 1.0 / &x[1]
    })
}

/// What is plain in a function stays plain: the bounds of `&S` do not decide for other types.
#[differentiable]
fn inference<S: Scalar>(x: &[S]) -> S {
    let data = [1.0, 2.0];
    let mut grown = Vec::new();
    grown.push(0.5);
    let sum: f64 = data.iter().map(|d| d * d).sum();
    let more: f64 = grown.iter().zip(&data).map(|(g, d)| g * d + 2.0 * g).sum();
    let twice: Vec<_> = data.iter().map(|d| 2.0 * d).collect();
    let dot = |a: &[f64], b: &[f64]| -> f64 { a.iter().zip(b).map(|(a, b)| a * b).sum() };
    let generic: S = x.iter().zip(&twice).map(|(x, t)| x * *t).sum();
    generic * (sum + more + dot(&data, &twice))
}

/// A function that is generic over its real numbers.
#[differentiable]
fn generic<R: Real, S: Scalar<R>>(x: &[S]) -> S {
    x.iter().map(|x| x * x * 0.5 + 0.5 * x).sum()
}

#[test]
fn plain_numbers_are_inferred_as_ever() {
    // Σ d² = 5, 0.5 · 1 + 2 · 0.5 = 1.5, (1, 2) · (2, 4) = 10
    assert_eq!(Dual::new().gradient(Inference, &[1.0, 1.0]), Ok(vec![33.0, 66.0]));
    assert_eq!(Dual::new().gradient(Generic::<f32>::new(), &[1.0f32, 2.0]), Ok(vec![1.5, 2.5]));
}
