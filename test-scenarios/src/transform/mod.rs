//! Makes scenarios from scenarios: the same function in another form, certified by the same derivation by hand.
//!
//! - [`InPlace`] writes its result.
//! - [`Fallible`] has an error type.
//! - [`Elsewhere`] is prepared at the other point.
//! - [`Captured`] multiplies f by a factor that it holds.
//! - [`AsConstant`] and [`AsParameter`] get the factor as an argument.
//! - [`AsCache`] gets storage for f(x) as an argument.
//!
//! ```
//! use fluxions_dual::Dual;
//! use fluxions_scenarios::laws::{self, Findings};
//! use fluxions_scenarios::{Case, scenarios::VectorToVector, transform::AsParameter};
//!
//! let case = AsParameter::new(VectorToVector);
//! let mut findings = Findings::default();
//! findings.start(&Dual::new(), case.name());
//! laws::general(&Dual::new(), &case, &mut findings);
//! assert!(findings.violations.is_empty());
//! ```

mod factor;
mod form;

pub use factor::{AsCache, AsConstant, AsParameter, Captured};
pub use form::{Elsewhere, Fallible, InPlace};

/// The factor of the transformed functions.
const FACTOR: f64 = 1.5;

/// Multiplies numbers by the factor.
fn scaled(numbers: Vec<f64>) -> Vec<f64> {
    numbers.into_iter().map(|v| FACTOR * v).collect()
}
