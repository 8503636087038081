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
//! [`Shared`] makes a prepared operator callable from several threads, and [`Linearization`]
//! applies one at a fixed x. All of them check their arguments and call an
//! [`Engine`](crate::engine::Engine).

mod batch;
mod call;
mod derivative;
mod gradient;
mod hessian;
mod hvp;
mod jacobian;
mod linearization;
mod prepared;
mod pullback;
mod pushforward;
pub(crate) mod rules;
mod second_derivative;
mod shared;
mod sparse;
mod surface;
mod validation;

pub use call::Call;
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
