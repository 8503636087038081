//! The operators: one file each, and the ways to call them in `surface.rs`.

mod batch;
mod call;
mod derivative;
mod door;
mod gradient;
mod hessian;
mod hvp;
mod jacobian;
mod prepared;
mod pullback;
mod pushforward;
pub(crate) mod rules;
mod same_point;
mod second_derivative;
mod shared;
mod surface;

pub use call::Call;
pub use prepared::{Prepared, Prepared2Of, PreparedOf};
pub use same_point::SamePoint;
pub use shared::Shared;
pub use surface::{Bound, Differentiate, Keeping, Kept};

/// The operators as types, which tell prepared objects apart.
pub mod kind {
    use crate::Operator;

    /// An operator as a type.
    pub trait Kind: Send + Sync + 'static {
        /// Its value.
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
