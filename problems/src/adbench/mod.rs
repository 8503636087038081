//! The problems of ADBench: Šrajer, Kukelova and Fitzgibbon, *A benchmark of selected algorithmic differentiation tools on
//! some problems in computer vision and machine learning*, Optimization Methods and Software 33, 2018.
//!
//! Data and expected values lie in `data/adbench/`; [`path`] leads there.

mod ba;
mod ba_case;
mod ba_jacobian;
mod gmm;
mod gmm_case;
mod gmm_gradient;
mod lstm;
mod lstm_case;
mod lstm_gradient;

pub use ba::{Block, Bundle, BundleResiduals, Observation, Reprojection, WeightError, reprojection, weight_error};
pub use ba_case::{BundleCase, BundleExpected};
pub use ba_jacobian::{Structure, reprojection_jacobian};
pub use gmm::{Mixture, MixtureLogLikelihood, MixtureLogLikelihoodIn};
pub use gmm_case::{MixtureCase, MixtureExpected};
pub use lstm::{Lstm, LstmLoss, LstmLossIn};
pub use lstm_case::{LstmCase, LstmExpected};
pub use lstm_gradient::LstmWork;

use std::path::PathBuf;

/// Where the data of a name lie: `data/adbench/<name>.json` of this crate.
pub fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data/adbench").join(format!("{name}.json"))
}
