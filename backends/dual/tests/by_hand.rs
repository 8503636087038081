//! A function written by hand, without macros, through every operator.

use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{At, Owned, View};
use fluxions_dual::Dual;

/// f(x) = x₀² x₁
#[derive(Clone, Copy)]
struct Volume;

impl Function for Volume {
    type Input = Vec<f64>;
    type Output = f64;
    type Context = ();
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, x: &[S], _: (), y: &mut S) -> Result<(), Infallible> {
        *y = x[0] * x[0] * x[1];
        Ok(())
    }

    fn first<S: Scalar>(&self, x: View<'_, Vec<f64>, S>, c: At<'_, '_, Self, S>) -> Result<Owned<f64, S>, Infallible> {
        let mut y = S::zero();
        self.evaluate(x, c, &mut y)?;
        Ok(y)
    }
}

type Outcome = Result<(), fluxions::Error<Infallible>>;

#[test]
fn all_operators() -> Outcome {
    let b = Dual::new();
    let x = [3.0, 5.0];
    assert_eq!(b.value_and_gradient(&Volume, &x)?, (45.0, vec![30.0, 9.0]));
    let h = b.hessian(&Volume, &x)?;
    assert_eq!(h.as_slice(), [10.0, 6.0, 6.0, 0.0]);
    assert_eq!(b.hvp(&Volume, &x, &[1.0, 2.0])?, vec![22.0, 6.0]);
    assert_eq!(b.pushforward(&Volume, &x, &[1.0, 2.0])?, 48.0);
    assert_eq!(b.pullback(&Volume, &x, 2.0)?, vec![60.0, 18.0]);
    let pair = SecondOrder::new(b, b);
    let mut prepared = pair.prepare_hessian(&Volume, &x)?;
    assert_eq!(prepared.hessian(&x)?.as_slice(), [10.0, 6.0, 6.0, 0.0]);
    let mut prepared = b.prepare_gradient(Volume, &x)?;
    let mut g = vec![0.0; 2];
    assert_eq!(prepared.value_and_gradient_into(&x, &mut g)?, 45.0);
    assert!(prepared.gradient_into(&[1.0], &mut g).is_err());
    let shared = prepared.shared();
    assert_eq!(shared.gradient(&x)?, [30.0, 9.0]);
    let mut p = b.prepare_pushforward(&Volume, &x)?;
    let mut map = p.at(&x)?;
    assert_eq!(map.pushforward(&[1.0, 0.0])?, 30.0);
    assert_eq!(map.pushforward(&[0.0, 1.0])?, 9.0);
    Ok(())
}

/// The bounds that the design promises.
fn newton<B: Backend, F: Function<Input = Vec<f64>, Output = f64, Context = ()>>(
    b: &B,
    f: &F,
    x: &[f64],
) -> Result<Vec<f64>, fluxions::Error<F::Error>> {
    let mut prepared = b.prepare_hessian(f, x)?;
    let (_, g, h) = prepared.value_gradient_and_hessian(x)?;
    let step = h.lu().solve(&nalgebra::DVector::from_vec(g)).unwrap_or_else(|| nalgebra::DVector::zeros(x.len()));
    Ok(x.iter().zip(&step).map(|(x, s)| x - s).collect())
}

#[test]
fn generic_caller() -> Outcome {
    assert_eq!(newton(&Dual::new(), &Volume, &[3.0, 5.0])?.len(), 2);
    Ok(())
}
