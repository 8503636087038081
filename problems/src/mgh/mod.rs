//! The nonlinear least-squares problems of Moré, Garbow and Hillstrom, *Testing unconstrained optimization software*, ACM
//! Transactions on Mathematical Software 7, 1981.
//!
//! Each is a differentiable function of n numbers with m residuals, in place; its Jacobian derived by hand; and a
//! [`Problem`] with the standard start and the minimum. Their formulas count from 1, as the paper does. [`all`] lists the
//! problems; that they are of one type is the work of [`Residuals`].
//!
//! ```
//! use fluxions::prelude::*;
//! use fluxions_dual::Dual;
//! use fluxions_problems::mgh;
//!
//! for problem in mgh::all() {
//!     let (found, by_hand) =
//!         (Dual::new().jacobian(&problem.function, &problem.start)?, problem.jacobian_at(&problem.start));
//!     assert!((found - &by_hand).amax() <= 1e-12 * by_hand.amax(), "{}", problem.name);
//! }
//! # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
//! ```

mod broyden;
mod discretized;
mod exponentials;
mod extended;
mod four;
mod linear;
mod osborne;
mod penalty;
mod problem;
mod residuals;
mod sums;
mod three;
mod two;

pub use broyden::*;
pub use discretized::*;
pub use exponentials::*;
pub use extended::*;
pub use four::*;
pub use linear::*;
pub use osborne::*;
pub use penalty::*;
pub use problem::Problem;
pub use residuals::Residuals;
pub use sums::*;
pub use three::*;
pub use two::*;

/// All problems in the order of the paper, those of variable size in sizes for which the paper gives a minimum.
pub fn all() -> Vec<Problem> {
    vec![
        rosenbrock_problem(),
        freudenstein_roth_problem(),
        powell_badly_scaled_problem(),
        brown_badly_scaled_problem(),
        beale_problem(),
        jennrich_sampson_problem(10),
        helical_valley_problem(),
        bard_problem(),
        gaussian_problem(),
        meyer_problem(),
        gulf_problem(10),
        box_three_dimensional_problem(10),
        powell_singular_problem(),
        wood_problem(),
        kowalik_osborne_problem(),
        brown_dennis_problem(20),
        osborne1_problem(),
        biggs_exp6_problem(13),
        osborne2_problem(),
        watson_problem(6),
        watson_problem(9),
        watson_problem(12),
        extended_rosenbrock_problem(5),
        extended_powell_singular_problem(3),
        penalty1_problem(4),
        penalty1_problem(10),
        penalty2_problem(4),
        penalty2_problem(10),
        variably_dimensioned_problem(10),
        trigonometric_problem(10),
        brown_almost_linear_problem(10),
        discrete_boundary_value_problem(5),
        discrete_boundary_value_problem(10),
        discrete_integral_equation_problem(5),
        discrete_integral_equation_problem(10),
        broyden_tridiagonal_problem(5),
        broyden_tridiagonal_problem(10),
        broyden_banded_problem(5),
        broyden_banded_problem(10),
        linear_full_rank_problem(5, 10),
        linear_rank1_problem(5, 10),
        linear_rank1_with_zeros_problem(5, 10),
        chebyquad_problem(8),
        chebyquad_problem(9),
        chebyquad_problem(10),
    ]
}
