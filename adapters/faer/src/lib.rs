//! Matrices of [faer] as results of fluxions.
//!
//! [`Faer`] makes a target of a matrix of faer: of [`SparseColMat`](faer::sparse::SparseColMat) and
//! [`SparseRowMat`](faer::sparse::SparseRowMat) for sparse results, of [`Mat`](faer::Mat) for dense ones.
//! [`IntoFaer`] turns the matrices that calls return into matrices of faer, without a copy.
//!
//! One step of Newton's method with faer's sparse LU decomposition:
//!
//! ```
//! use faer::linalg::solvers::Solve;
//! use faer::{Col, sparse::SparseColMat};
//! use fluxions::Sparse;
//! use fluxions::prelude::*;
//! use fluxions_dual::Dual;
//! use fluxions_faer::{Faer, IntoFaer};
//!
//! /// yᵢ = xᵢ² − xᵢ₋₁ − xᵢ₊₁
//! #[differentiable]
//! fn chain<S: Scalar>(y: &mut [S], x: &[S]) {
//!     let n = x.len();
//!     for i in 0..n {
//!         y[i] = x[i] * x[i];
//!         if i > 0 {
//!             y[i] -= x[i - 1];
//!         }
//!         if i + 1 < n {
//!             y[i] -= x[i + 1];
//!         }
//!     }
//! }
//!
//! let x = vec![2.0; 3];
//! let mut prepared = Sparse::new(Dual::new()).prepare_jacobian(Chain::new(&x), &x)?;
//! let mut j: SparseColMat<usize, f64> = prepared.sparse_jacobian(&x)?.into_faer();
//! assert_eq!(j.val(), [4.0, -1.0, -1.0, 4.0, -1.0, -1.0, 4.0]); // 2 xᵢ beside −1
//!
//! // 4 · 1 − 1 = 3, −1 + 4 · 1 − 1 = 2, −1 + 4 · 1 = 3
//! let step = j.sp_lu()?.solve(&Col::from_fn(3, |i| [3.0, 2.0, 3.0][i]));
//! assert!(step.iter().all(|s| (s - 1.0).abs() < 1e-15));
//!
//! // In a loop: the same matrix again, and nothing is allocated.
//! prepared.sparse_jacobian_into(&[1.0; 3], &mut Faer(&mut j))?;
//! assert_eq!(j.val(), [2.0, -1.0, -1.0, 2.0, -1.0, -1.0, 2.0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A pattern that faer knows is made by `Pattern::new(a.nrows(), a.ncols(), a.triplet_iter().map(|t| (t.row, t.col)))`.

mod dense;
mod into;
mod sparse;

pub use into::IntoFaer;

/// The matrices, in the version that this crate speaks.
pub use faer;

/// A matrix of faer to write to.
///
/// `M` is [`SparseColMat<I, T>`](faer::sparse::SparseColMat) or
/// [`SparseRowMat<I, T>`](faer::sparse::SparseRowMat), with indices `I` of any type, for `sparse_jacobian_into` and
/// `sparse_hessian_into`. For `jacobian_into` and `hessian_into` it is [`Mat<T>`](faer::Mat).
///
/// The values of a matrix in columns are written in place. Those of a matrix in rows are found by a binary search in
/// their row.
///
/// # Errors
///
/// A call returns [`Error::Pattern`](fluxions::Error::Pattern) if a sparse matrix does not have the pattern of the prepared operator:
/// the same shape and the same entries, each of them once, and those of a column or of a row in ascending order. It returns
/// [`Error::Shape`](fluxions::Error::Shape) if a dense matrix has another shape.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions::sparse::{Pattern, SparseError};
/// use fluxions::{Error, Sparse};
/// use fluxions_dual::Dual;
/// use fluxions_faer::{Faer, IntoFaer};
///
/// #[differentiable]
/// fn pair<S: Scalar>(x: &[S; 2]) -> [S; 2] {
///     [x[0] * x[0], x[0] * x[1]]
/// }
///
/// let mut prepared = Sparse::new(Dual::new()).prepare_jacobian(&Pair, &[3.0, 5.0])?;
/// let mut rows = prepared.plan().pattern().to_csr::<f64>().into_faer();
/// prepared.sparse_jacobian_into(&[3.0, 5.0], &mut Faer(&mut rows))?;
/// assert_eq!(rows.val(), [6.0, 5.0, 3.0]); // 2 a; b, a
///
/// let mut diagonal = Pattern::from_fn(2, 2, |i, j| i == j)?.to_csc::<f64>().into_faer();
/// let refused = prepared.sparse_jacobian_into(&[3.0, 5.0], &mut Faer(&mut diagonal));
/// assert_eq!(refused, Err(Error::Pattern(SparseError::Target { expected: 3, found: 2 })));
/// # Ok::<(), Error<core::convert::Infallible>>(())
/// ```
#[derive(Debug)]
pub struct Faer<'a, M>(pub &'a mut M);
