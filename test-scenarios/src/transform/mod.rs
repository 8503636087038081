//! Scenarios from scenarios: the same mathematics in another form, certified by the same hand derivation.
//!
//! [`InPlace`] writes its result, [`Fallible`] may fail, [`Elsewhere`] is prepared at another point; [`Captured`] multiplies
//! f by a factor that it holds, and [`AsConstant`], [`AsParameter`] and [`AsCache`] get that factor, or the room for f(x),
//! as a further argument. One tangent becomes many in the laws themselves.
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

/// By the factor.
fn scaled(numbers: Vec<f64>) -> Vec<f64> {
    numbers.into_iter().map(|v| FACTOR * v).collect()
}
