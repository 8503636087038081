//! The table of operators, and the ways to call them: on a backend ([`Differentiate`]), with a
//! context ([`Bound`]), and prepared ([`Prepared`], [`Shared`]). Each method only hands over to the
//! [`Call`](super::Call) of its operator.

mod bound;
mod methods;
mod table;

pub use bound::{Bound, Keeping, Kept};
pub use table::Differentiate;
