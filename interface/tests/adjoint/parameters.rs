//! Functions with parameters that others call: to a caller a parameter is an argument like others.

use crate::close;
use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{Error, Function};
use fluxions_adjoint::Adjoint;
use fluxions_dual::Dual;

const POINTS: [[f64; 3]; 3] = [[0.7, -0.4, 1.3], [-1.5, 0.5, 0.8], [0.2, 2.0, -0.6]];

/// Asserts that gradients and Hessians are those of dual numbers.
fn as_dual<F>(f: &F, name: &str)
where
    F: Function<Input = Vec<f64>, Output = f64, Context = (), Error = Infallible> + Sync,
{
    let mut gradient = Adjoint.prepare_gradient(f, &POINTS[0]).expect("an adjoint");
    let mut hessian = Adjoint.prepare_hessian(f, &POINTS[0]).expect("an adjoint");
    for x in POINTS {
        let (value, expected) = Dual::new().value_and_gradient(f, &x).expect("dual numbers");
        let (y, found) = gradient.value_and_gradient(&x).expect("an adjoint");
        close(&[y], &[value], name);
        close(&found, &expected, name);
        let expected = Dual::new().hessian(f, &x).expect("dual numbers");
        close(hessian.hessian(&x).expect("an adjoint").as_slice(), expected.as_slice(), name);
    }
}

#[derive(Clone, Debug, Differentiable)]
struct Spring<S> {
    stiffness: S,
    lengths: Vec<S>,
}

#[differentiable(adjoint, called)]
fn wave<S: Scalar>(x: &[S], #[parameter] t: S, #[constant] n: usize, #[parameter] phases: &[S]) -> S {
    let mut sum = S::zero();
    for i in 0..n {
        sum += x[i] * (t * phases[i]).sin();
        if t > 0.5 {
            sum = sum * t;
        }
    }
    sum
}

/// It calls itself, so its way back is not a closure.
#[differentiable(adjoint, called)]
fn tower<S: Scalar>(x: S, #[parameter] p: S, #[constant] n: usize) -> S {
    if n == 0 { x * p } else { tower(x * p + 1.0, p.sin(), n - 1) * p }
}

#[differentiable(adjoint, called)]
fn energy<S: Scalar>(y: &mut [S], x: &[S], #[parameter] spring: &Spring<S>) {
    for i in 0..y.len() {
        let d = x[i] - spring.lengths[i];
        y[i] = spring.stiffness * d * d;
    }
}

/// Helpers may say of an argument that it is a parameter, too.
#[differentiable(helper, adjoint)]
fn shifted<S: Scalar>(x: &[S], #[parameter] shift: S) -> S {
    (x[0] - shift) * (x[1] - shift) * shift
}

#[derive(Debug, PartialEq, thiserror::Error)]
#[error("negative")]
struct Negative;

#[differentiable(adjoint, called)]
fn root<S: Scalar>(x: S, #[parameter] p: S) -> Result<S, Negative> {
    if p < -100.0 {
        return Err(Negative);
    }
    Ok((x * x + p * p).sqrt() * p)
}

/// All that is passed on depends on x.
#[differentiable(adjoint)]
fn active<S: Scalar>(x: &[S]) -> S {
    let phases = [x[1], x[0] * x[2], x[1] + 2.0];
    let spring = Spring { stiffness: x[0] * x[1], lengths: vec![x[2], x[0], x[1]] };
    let mut y = [S::zero(); 3];
    energy(&mut y, x, &spring);
    let mut sum = wave(x, x[2], 3, &phases) * shifted(&y, x[1]);
    for k in 0..3 {
        sum += tower(y[k] * 0.1, x[k], k) + wave(&y, sum * 0.01, 2, &x[1..]);
    }
    sum
}

/// Some is, and some is a constant.
#[differentiable(adjoint)]
fn mixed<S: Scalar>(x: &[S]) -> S {
    let ones = [S::one(); 3];
    let t = S::constant(0.75);
    wave(x, t, 2, &ones) * wave(&ones, x[0], 3, x)
        + shifted(x, t)
        + tower(x[1], S::constant(2.0), 2)
        + tower(t, x[2], 1)
}

#[differentiable(adjoint)]
fn of_root<S: Scalar>(x: &[S]) -> Result<S, Negative> {
    Ok(root(x[0], x[1] * x[2])? * root(x[1], x[0])?)
}

#[test]
fn a_parameter_is_an_argument_to_its_callers() -> Result<(), Error<Negative>> {
    as_dual(&Active, "active");
    as_dual(&Mixed, "mixed");
    for x in POINTS {
        let expected = Dual::new().hessian(&OfRoot, &x)?;
        close(Adjoint.hessian(&OfRoot, &x)?.as_slice(), expected.as_slice(), "of_root");
    }
    assert_eq!(Adjoint.gradient(&OfRoot, &[1.0, -20.0, 30.0]).err(), Some(Error::Function(Negative)));
    Ok(())
}

#[test]
fn to_a_backend_it_has_no_derivative() -> Result<(), Error<Infallible>> {
    let (t, phases) = (0.6, [1.0, -2.0, 0.5]);
    let mut prepared = Adjoint.bind(&Wave, (t, 3, &phases)).prepare_gradient(&POINTS[0])?;
    for (x, t) in POINTS.into_iter().zip([0.6, 0.3, 2.0]) {
        let expected = Dual::new().bind(&Wave, (t, 3, &phases)).gradient(&x)?;
        close(&prepared.with((t, 3, &phases)).gradient(&x)?, &expected, "wave");
    }
    Ok(())
}

/// A model that is constant, and one that is made of scalars.
struct Factor {
    factor: f64,
}

#[differentiable(adjoint, called)]
impl Factor {
    fn scaled<S: Scalar>(&self, x: &[S], #[parameter] p: &[S]) -> S {
        let mut sum = S::zero();
        for (x, p) in x.iter().zip(p) {
            sum += (*x * self.factor).exp() * *p * *p;
        }
        sum
    }

    fn both<S: Scalar>(&self, x: &[S]) -> S {
        self.scaled(x, &x[1..]) * self.scaled(&x[..2], &[x[2], x[0]])
    }
}

#[differentiable(adjoint)]
impl<S: Scalar> Spring<S> {
    #[differentiable(called)]
    fn force(&self, x: S, #[parameter] damping: S) -> S {
        (x - self.lengths[0]) * self.stiffness * damping
    }

    fn work(&self, x: &[S]) -> S {
        let mut sum = S::zero();
        for v in x {
            sum += self.force(*v, self.lengths[1] * x[0]) * self.force(x[1], *v);
        }
        sum
    }
}

#[test]
fn methods_have_parameters_too() -> Result<(), Error<Infallible>> {
    as_dual(&Factor { factor: 0.4 }.both_function(), "both");
    let spring = Spring { stiffness: 0.7, lengths: vec![0.3, -1.1] };
    for x in POINTS {
        let (found, of_x) = Adjoint.gradient(&SpringWork, (&spring, &x))?;
        let (expected, expected_of_x) = Dual::new().gradient(&SpringWork, (&spring, &x))?;
        close(&[found.stiffness], &[expected.stiffness], "work");
        close(&found.lengths, &expected.lengths, "work");
        close(&of_x, &expected_of_x, "work");
    }
    Ok(())
}
