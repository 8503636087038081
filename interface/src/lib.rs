//! Fluxions
extern crate self as fluxions;
mod backend;
pub mod combinators;
pub mod context;
pub mod engine;
mod error;
mod function;
pub mod operators;
pub mod scalar;
pub mod space;
pub mod target;

pub use backend::{Backend, Capabilities, Exactness, Nestable, Operator, Over};
pub use combinators::{Counting, DerivativeOf, GradientOf, SecondOrder};
pub use context::{Cache, Constant, Context, Parameter, Value};
pub use error::{Argument, Error};
pub use fluxions_macros::{Differentiable, differentiable};
pub use function::{Args, At, Function};
pub use operators::{Differentiate, Prepared, Prepared2Of, PreparedOf, Shared, kind};
pub use scalar::{Field, Number, Real, Relation, Scalar};
pub use space::{IsNumber, Shape, Space};

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
