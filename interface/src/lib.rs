//! One interface to differentiate any function with any engine.
//!
//! Write a function once over [`Scalar`] and mark it `#[differentiable]`; name a backend, and every operator of
//! [`Differentiate`] is there: derivative, gradient, Jacobian, Hessian and their products, in place or not, with or without
//! the value, prepared or not.
//!
//! ```
//! use fluxions::prelude::*;
//! use fluxions_dual::Dual;
//!
//! #[differentiable]
//! fn rosenbrock<S: Scalar>(x: &[S]) -> S {
//!     (-x[0] + 1.0).powi(2) + (x[1] - x[0] * x[0]).powi(2) * 100.0
//! }
//!
//! assert_eq!(Dual::new().gradient(&Rosenbrock, &[1.0, 2.0])?, [-400.0, 200.0]);
//! # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
//! ```
//!
//! # For users
//!
//! [`Differentiate`] lists the operators; [`Space`] says what x and y may be; [`context`] what else a function may take;
//! [`Prepared`] is the object for the hot loop; [`Error`] what can go wrong.
//!
//! # For authors of engines
//!
//! [`Backend`] names and prepares an [`engine::Engine`]; a number that is [`scalar::Seeded`] needs no engine of its own.
extern crate self as fluxions;
mod backend;
mod capabilities;
pub mod combinators;
pub mod context;
pub mod engine;
mod error;
mod function;
mod named;
mod operator;
pub mod operators;
pub mod scalar;
mod signature;
pub mod space;
pub mod sparse;
pub mod target;

pub use backend::{Backend, Nestable, Over};
pub use capabilities::{Calls, Capabilities, Exactness};
pub use combinators::{Counting, DerivativeOf, GradientOf, SecondOrder};
pub use context::{Cache, Constant, Context, NoContext, Parameter, Value};
pub use error::{Argument, Error};
pub use fluxions_macros::{Differentiable, differentiable};
pub use function::{Args, At, Function};
pub use named::{Named, ParseError};
pub use operator::Operator;
pub use operators::{Differentiate, Prepared, Prepared2Of, PreparedOf, Shared, kind};
pub use scalar::{Field, Number, Real, Relation, Scalar};
pub use signature::{Signature, SignatureOf};
pub use space::{IsNumber, Shape, Space};

/// The linear algebra of results, in the version that the interface speaks: `fluxions::nalgebra::DMatrix`.
pub use nalgebra;
/// What the macros name.
#[doc(hidden)]
pub mod for_macros {
    pub use num_traits::{One, Zero};
}

/// A point of `X` over `S` as functions see it.
pub type View<'a, X, S> = <X as Space>::View<'a, S>;
/// A point of `X` over `S` to write to.
pub type ViewMut<'a, X, S> = <X as Space>::ViewMut<'a, S>;
/// A point of `X` over `S` that owns its storage.
pub type Owned<X, S> = <X as Space>::Owned<S>;

/// One import.
pub mod prelude {
    pub use crate::{
        Backend, Differentiable, Differentiate, Function, Real, Scalar, SecondOrder, Space, differentiable,
    };
}
