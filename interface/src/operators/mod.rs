//! The operators, one file each, and the ways to call them.
//!
//! A user calls an operator in one of four ways:
//!
//! | | prepares | arguments beside x |
//! |---|---|---|
//! | `backend.gradient(&f, x)`: [`Differentiate`] | at each call | none |
//! | `backend.bind(&f, args).gradient(x)`: [`Bound`] | at each call | `args` |
//! | `prepared.gradient(x)`: [`Prepared`] | before | none |
//! | `prepared.with(args).gradient(x)`: [`Call`] | before | `args` |
//!
//! [`Shared`] makes a prepared operator callable from several threads. [`Linearization`] applies one
//! at a fixed x, and [`Differential`] is the linear map at x as a value. All of them check their
//! arguments and call an [`Engine`](crate::engine::Engine).

mod batch;
mod call;
mod derivative;
mod differential;
mod gradient;
mod hessian;
mod hvp;
mod jacobian;
mod linearization;
mod prepared;
mod products;
mod pullback;
mod pushforward;
mod second_derivative;
mod shared;
mod sparse;
mod surface;
pub(crate) mod validation;

pub(crate) use prepared::gather;

pub use call::Call;
pub use differential::{Differential, DifferentialOf, LinearMap};
pub use linearization::Linearization;
pub use prepared::{Prepared, Prepared2Of, PreparedOf};
pub use shared::Shared;
pub use surface::{Bound, Differentiate, Keeping, Kept};

/// The operators as types. They tell prepared objects apart: `PreparedOf<kind::Gradient, Dual, F>`
/// has a method `gradient`.
pub mod kind {
    use crate::Operator;

    /// An operator as a type.
    pub trait Kind: Send + Sync + 'static {
        /// The operator as a value.
        const OPERATOR: Operator;
    }

    macro_rules! kinds {
        ($($name:ident)*) => {
            $(
                #[doc = concat!("[`Operator::", stringify!($name), "`] as a type.")]
                #[derive(Clone, Copy, Debug)]
                pub struct $name;
                impl Kind for $name {
                    const OPERATOR: Operator = Operator::$name;
                }
            )*
        };
    }
    kinds!(Derivative SecondDerivative Gradient Jacobian Hessian Pushforward Pullback Hvp);
}
