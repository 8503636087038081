//! Backends against each other on random points.

use fluxions::prelude::*;
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_num_dual::NumDual;
use proptest::prelude::*;

#[differentiable]
fn mixture<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::one();
    for (i, w) in x.windows(2).enumerate() {
        sum += match i % 4 {
            0 => (w[0] * w[1]).sin(),
            1 => (w[0] * w[0] + 1.0).ln() * w[1],
            2 => (w[0] - w[1]).tanh().exp(),
            _ => (w[0] * w[0] + w[1] * w[1] + 0.5).sqrt().recip(),
        };
    }
    sum + x.first().map_or(S::zero(), |x| x.atan())
}

fn close(a: &[f64], b: &[f64], tolerance: f64) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| (a - b).abs() <= tolerance * b.abs().max(1.0))
}

proptest! {
    #[test]
    fn gradients_agree(x in prop::collection::vec(-3.0f64..3.0, 0..24)) {
        let expected = Dual::new().gradient(&Mixture, &x)?;
        prop_assert!(close(&NumDual.gradient(&Mixture, &x)?, &expected, 1e-12));
        prop_assert!(close(&Dual::with_tangents(1).gradient(&Mixture, &x)?, &expected, 1e-14));
        prop_assert!(close(&FiniteDifference::central().gradient(&Mixture, &x)?, &expected, 1e-7));
    }

    #[test]
    fn second_order_agrees(x in prop::collection::vec(-2.0f64..2.0, 1..10), seed in -1.0f64..1.0) {
        let v: Vec<f64> = (0..x.len()).map(|i| (seed + i as f64).cos()).collect();
        let expected = Dual::new().hessian(&Mixture, &x)?;
        prop_assert!(close(NumDual.hessian(&Mixture, &x)?.as_slice(), expected.as_slice(), 1e-11));
        let pair = SecondOrder::new(Dual::new(), Dual::new());
        prop_assert!(close(pair.hessian(&Mixture, &x)?.as_slice(), expected.as_slice(), 1e-12));
        let product = &expected * nalgebra::DVector::from_column_slice(&v);
        prop_assert!(close(&Dual::new().hvp(&Mixture, &x, &v)?, product.as_slice(), 1e-12));
        prop_assert!(close(&pair.hvp(&Mixture, &x, &v)?, product.as_slice(), 1e-12));
    }

    #[test]
    fn the_adjoint_identity_holds(x in prop::collection::vec(-3.0f64..3.0, 1..24), scale in -2.0f64..2.0) {
        let v: Vec<f64> = x.iter().map(|x| (x * 3.0).cos()).collect();
        let forward = Dual::new().pushforward(&Mixture, &x, &v)? * scale;
        let backward: f64 = Dual::new().pullback(&Mixture, &x, scale)?.iter().zip(&v).map(|(x_bar, v)| x_bar * v).sum();
        prop_assert!((forward - backward).abs() <= 1e-12 * forward.abs().max(1.0));
    }
}
