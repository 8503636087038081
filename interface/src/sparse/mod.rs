//! Sparse matrices of derivatives: where their entries lie, and how few products recover them all.
//!
//! A [`Pattern`] says where the entries of a Jacobian or a Hessian may be other than zero. A
//! colouring says which of its columns or rows are added up and computed by one product, and where
//! in the products each entry is found:
//!
//! | colouring | matrix | products | entries |
//! |---|---|---|---|
//! | [`ColumnColouring`] | any | J S: pushforwards | are read |
//! | [`RowColouring`] | any | R J: pullbacks | are read |
//! | [`MixedColouring`] | with dense rows and columns | J S and R J | are read from either |
//! | [`StarColouring`] | symmetric | H S: Hessian-vector products | are read, or their mirror images |
//! | [`AcyclicColouring`] | symmetric | H S, fewer of them | follow from those before them |
//!
//! All of them are greedy, in one or several [`Order`]s; the best one is kept. [`verify`] proves
//! that a colouring recovers every entry of a pattern, and [`svg`] draws it.
//!
//! ```
//! use fluxions::sparse::{ColumnColouring, Order, Pattern, verify};
//!
//! // A tridiagonal matrix of 1000 rows costs three products.
//! let pattern = Pattern::from_fn(1000, 1000, |i, j| i.abs_diff(j) <= 1)?;
//! let colouring = ColumnColouring::new(&pattern, Order::DEFAULT);
//! assert_eq!(colouring.colours().count(), 3);
//! verify(&pattern, &colouring)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod algebra;
mod colouring;
mod error;
mod pattern;
mod picture;

pub use colouring::{
    AcyclicColouring, Colouring, Colours, ColumnColouring, MixedColouring, Order, Product, RowColouring, Source,
    StarColouring, Step, Triangle, verify,
};
pub use error::{Axis, Conflict, SparseError};
pub use pattern::Pattern;
pub use picture::svg;
