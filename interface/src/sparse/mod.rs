//! Sparse matrices of derivatives: where their entries lie, and how few products recover them all.
//!
//! A [`Pattern`] says where the entries of a Jacobian or a Hessian may be other than zero. A
//! [`Detector`] finds that of a function: a [`Tracer`] by one run of f over numbers that leave a
//! graph. A colouring says which of its columns or rows are added up and computed by one product,
//! and where in the products each entry is found:
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
//!
//! # A sparse Jacobian
//!
//! [`Sparse`](crate::Sparse) does the following for any backend. The way from a function to the
//! values of its Jacobian has three steps: the colouring is made once, and for each point the
//! products are computed and decompressed. The function here is yᵢ = xᵢ² xᵢ₊₁ for i = 0, 1, 2, so J
//! has 2 xᵢ xᵢ₊₁ on the diagonal and xᵢ² beside it.
//!
//! ```
//! use fluxions::prelude::*;
//! use fluxions::sparse::{ColumnColouring, Order, Pattern};
//! use fluxions_dual::Dual;
//!
//! #[differentiable]
//! fn chain<S: Scalar>(x: &[S; 4]) -> [S; 3] {
//!     [x[0] * x[0] * x[1], x[1] * x[1] * x[2], x[2] * x[2] * x[3]]
//! }
//!
//! let pattern = Pattern::from_fn(3, 4, |i, j| j == i || j == i + 1)?;
//! let colouring = ColumnColouring::new(&pattern, Order::DEFAULT);
//! assert_eq!(colouring.colours().count(), 2); // columns 0 and 2, columns 1 and 3
//!
//! let x = [1.0, 2.0, 3.0, 4.0];
//! let mut values = [0.0; 6];
//! for (colour, group) in colouring.colours().groups().enumerate() {
//!     let mut seed = [0.0; 4];
//!     group.iter().for_each(|&column| seed[column as usize] = 1.0);
//!     let product = Dual::new().pushforward(&Chain, &x, &seed)?;
//!     colouring.decompress_colours(colour..colour + 1, |row, _| product[row], &mut values)?;
//! }
//! assert_eq!(values, [4.0, 1.0, 12.0, 4.0, 24.0, 9.0]); // column after column
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod algebra;
mod colouring;
mod detect;
mod error;
mod pattern;
mod picture;
mod random;

pub(crate) use colouring::Reads;
pub use colouring::{
    AcyclicColouring, Colouring, Colours, ColumnColouring, MixedColouring, Order, Product, RowColouring, Source,
    StarColouring, Step, Triangle, verify,
};
#[doc(hidden)]
pub use detect::remembers;
pub use detect::{Dense, Detected, Detector, Probe, Trace, Traced, Tracer};
pub(crate) use detect::{Watch, Watched, choices_during};
pub use error::{Axis, Conflict, SparseError};
pub use pattern::Pattern;
pub use picture::svg;
pub(crate) use picture::svg_lower;
pub(crate) use random::SplitMix64;
