//! The problems of ADBench.

use super::{Models, NumberNumber};
use crate::Case;
use fluxions_problems::DataError;
use fluxions_problems::adbench::{Block, Lstm, Mixture, MixtureCase, Reprojection, WeightError, reprojection_jacobian};
use std::sync::OnceLock;

/// A model, the point at which it is differentiated, and the shape of its scratch.
#[derive(Clone, Debug)]
pub struct Instance<M> {
    model: M,
    x: Vec<f64>,
    work: Vec<f64>,
}

impl Instance<Mixture> {
    /// A mixture of three Gaussians in the plane, of 18 unknowns.
    ///
    /// # Errors
    ///
    /// [`DataError`] if the file of ADBench is missing or incomplete.
    pub fn mixture() -> Result<&'static Self, DataError> {
        static MIXTURE: OnceLock<Instance<Mixture>> = OnceLock::new();
        let MixtureCase { mixture: model, x, .. } = MixtureCase::read("gmm_d2_k3_n1_adbench_test")?;
        let work = vec![0.0; model.work()];
        Ok(MIXTURE.get_or_init(|| Self { model, x, work }))
    }
}

impl Instance<Lstm> {
    /// A network of one layer and two bits on a text of four characters, of 22 unknowns.
    ///
    /// # Errors
    ///
    /// Those of [`Lstm::random`].
    pub fn network() -> Result<&'static Self, DataError> {
        static NETWORK: OnceLock<Instance<Lstm>> = OnceLock::new();
        let (model, x) = Lstm::random(1, 2, 4, 1)?;
        let work = vec![0.0; model.work()];
        Ok(NETWORK.get_or_init(|| Self { model, x, work }))
    }
}

/// Value and gradient by hand.
trait ByHand {
    fn value_and_gradient(&self, x: &[f64]) -> (f64, Vec<f64>);
}

impl ByHand for Mixture {
    fn value_and_gradient(&self, x: &[f64]) -> (f64, Vec<f64>) {
        let (mut work, mut gradient) = (vec![0.0; self.gradient_work()], vec![f64::NAN; x.len()]);
        (self.gradient_by_hand(x, &mut work, &mut gradient), gradient)
    }
}

impl ByHand for Lstm {
    fn value_and_gradient(&self, x: &[f64]) -> (f64, Vec<f64>) {
        let (mut work, mut gradient) = (self.gradient_work(), vec![f64::NAN; x.len()]);
        (self.gradient_by_hand(x, &mut work, &mut gradient), gradient)
    }
}

macro_rules! by_hand {
    ($($(#[$doc:meta])* $name:ident $title:literal: $model:ty, $f:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name(pub &'static Instance<$model>);

        impl Case for $name {
            type F = Models<'static>;

            fn name(&self) -> String {
                $title.into()
            }
            fn f(&self) -> Models<'static> {
                self.0.model.$f().into()
            }
            fn x(&self, which: usize) -> Vec<f64> {
                self.0.x.iter().map(|x| if which == 0 { *x } else { 0.8 * x + 0.1 }).collect()
            }
            fn args(&self) -> &[f64] {
                &self.0.work
            }
            fn value(&self, x: &[f64]) -> Vec<f64> {
                vec![self.0.model.value_and_gradient(x).0]
            }
            fn jacobian(&self, x: &[f64]) -> Vec<f64> {
                self.0.model.value_and_gradient(x).1
            }
        }
    )*};
}

by_hand! {
    /// A mixture's log-likelihood, with a cache.
    Likelihood "ADBench GMM": Mixture, log_likelihood_in_function;
    /// A network's loss, with a cache.
    Loss "ADBench LSTM": Lstm, loss_in_function;
}

/// The projection of a point by a camera, minus the observed one. All lengths are of order one.
///
/// A camera that is not turned takes another branch of f.
#[derive(Clone, Copy, Debug)]
pub struct Reprojected {
    /// Whether the camera is turned.
    pub turned: bool,
}

const FEATURE: [f64; 2] = [0.3, -0.1];

/// The Jacobian by hand, and the value.
fn reprojected(x: &[f64]) -> ([f64; 30], [f64; 2]) {
    let mut jacobian = [f64::NAN; 30];
    let value = Block::try_from(x).map_or([f64::NAN; 2], |x| reprojection_jacobian(&x, &FEATURE, &mut jacobian));
    (jacobian, value)
}

impl Case for Reprojected {
    type F = Reprojection;

    fn name(&self) -> String {
        format!("ADBench BA, {}", if self.turned { "turned" } else { "not turned" })
    }
    fn f(&self) -> Reprojection {
        Reprojection::new(&[0.0; 2])
    }
    fn x(&self, which: usize) -> Block {
        let t = 0.1 * which as f64;
        let [a, b, c] = if self.turned { [0.3 - t, 0.2 + t, -0.1] } else { [0.0; 3] };
        [a, b, c, 0.1 + t, -0.3, 0.2 - t, 1.2, 0.05, -0.02, 0.1 + t, -0.05, 0.5, 0.4 - t, 4.0 + t, 0.8 - t]
    }
    fn args(&self) -> &[f64; 2] {
        &FEATURE
    }
    fn value(&self, x: &[f64]) -> Vec<f64> {
        reprojected(x).1.to_vec()
    }
    fn jacobian(&self, x: &[f64]) -> Vec<f64> {
        reprojected(x).0.to_vec()
    }
}

crate::case! {
    /// w ↦ 1 − w²
    Weight: NumberNumber = WeightError, [0.8, -1.5], |_s| (),
    value: |w| vec![1.0 - w[0] * w[0]],
    jacobian: |w| vec![-2.0 * w[0]],
    second: |_| vec![-2.0],
}
