//! One interface to differentiate any function with any engine.
//!
//! Write a function once over [`Scalar`] and mark it `#[differentiable]`. Name a backend, and it
//! has every operator of [`Differentiate`]: derivative, gradient, Jacobian, Hessian and their
//! products. Each of them writes in place or returns a new result, with the value or without it,
//! prepared or not.
//!
//! ```
//! use fluxions::prelude::*;
//! use fluxions_dual::Dual;
//!
//! #[differentiable]
//! fn rosenbrock<S: Scalar>(x: &[S]) -> S {
//!     (1.0 - x[0]).powi(2) + 100.0 * (x[1] - x[0] * x[0]).powi(2)
//! }
//!
//! assert_eq!(Dual::new().gradient(&Rosenbrock, &[1.0, 2.0])?, [-400.0, 200.0]);
//! # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
//! ```
//!
//! # For users
//!
//! | | |
//! |---|---|
//! | [`Differentiate`] | the operators, on every backend |
//! | [`Prepared`] | an operator with its storage, for the hot loop |
//! | [`Shared`] | an operator for several threads |
//! | [`Space`] | what x and y may be |
//! | [`context`] | what else a function may take |
//! | [`SecondOrder`] | second derivatives by two backends |
//! | [`Sparse`] | sparse Jacobians and Hessians |
//! | [`Error`] | what can go wrong |
//!
//! # For authors of engines
//!
//! [`Backend`] names and prepares an [`engine::Engine`]. A number that is [`scalar::Seeded`] and a
//! tape that is an [`engine::Recording`] need no engine of their own. The [`engine`] module says
//! which way is the shortest.
//!
//! # Notation
//!
//! x is the point and y = f(x) the value, with n = dim x and m = dim y components. ẋ is a tangent
//! and ȳ a cotangent. J is the Jacobian, ∇f the gradient and H the Hessian of f at x.
extern crate self as fluxions;
pub mod adjoint;
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
pub mod rule;
pub mod scalar;
mod signature;
pub mod space;
pub mod sparse;
pub mod target;

pub use backend::{Backend, Nestable, Over};
pub use capabilities::{Calls, Capabilities, Exactness};
pub use combinators::{
    Counting, DerivativeOf, GradientOf, MixedMode, Nested, PullbackOf, PushforwardOf, SecondOrder, Sparse, WithoutValue,
};
pub use context::{Cache, Constant, Context, NoContext, Parameter, Value};
pub use error::{Argument, Error};
pub use fluxions_macros::{Differentiable, differentiable};
pub use function::{Args, At, AtAdjoint, Function};
pub use named::{Named, ParseError};
pub use operator::Operator;
pub use operators::{
    Differential, DifferentialOf, Differentiate, LinearMap, Prepared, Prepared2Of, PreparedOf, Shared, kind,
};
#[doc(inline)]
pub use rule::surgery;
pub use rule::{Gives, NumberRule, Rule};
pub use scalar::{Field, Number, Real, Relation, Scalar};
pub use signature::{Signature, SignatureOf};
pub use space::{IsNumber, Shape, Space};

/// The linear algebra of results, in the version that the interface speaks:
/// `fluxions::nalgebra::DMatrix`.
pub use nalgebra;
/// The sparse matrices of results, in the version that the interface speaks.
#[cfg(feature = "nalgebra-sparse")]
pub use nalgebra_sparse;
/// The items of other crates that the macros name.
#[doc(hidden)]
pub mod for_macros {
    pub use crate::function::{NeedsNew, OwnType};
    pub use num_traits::{One, Zero};
}

/// What rules of other crates need: storage that a thread keeps between calls, a number with one tangent, and points as lists of their
/// components.
#[doc(hidden)]
pub mod for_rules {
    pub use crate::combinators::idle::{give, take};
    pub use crate::rule::{One, flatten, unflatten};
}

/// A point of the space `X` over the scalar `S`, as functions see it: `&[S]` for `Vec<f64>`.
pub type View<'a, X, S> = <X as Space>::View<'a, S>;
/// A point of the space `X` over the scalar `S`, to write to: `&mut [S]` for `Vec<f64>`.
pub type ViewMut<'a, X, S> = <X as Space>::ViewMut<'a, S>;
/// A point of the space `X` over the scalar `S` that owns its storage: `Vec<S>` for `Vec<f64>`.
pub type Owned<X, S> = <X as Space>::Owned<S>;

/// What a user of the interface imports.
pub mod prelude {
    pub use crate::{
        Backend, Differentiable, Differentiate, Function, Real, Scalar, SecondOrder, Space, differentiable,
    };
}
