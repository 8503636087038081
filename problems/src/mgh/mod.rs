//! The nonlinear least-squares problems of Moré, Garbow and Hillstrom, *Testing unconstrained optimization software*, ACM
//! Transactions on Mathematical Software 7, 1981.
//!
//! Each is a differentiable function of n numbers with m residuals, in place; its Jacobian derived by hand; and a
//! [`Problem`] with the standard start and the minimum. Their formulas count from 1, as the paper does. [`visit_all`] goes
//! through all of them.

mod broyden;
mod discretized;
mod exponentials;
mod extended;
mod four;
mod linear;
mod osborne;
mod penalty;
mod problem;
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
pub use problem::{Problem, Visitor};
pub use sums::*;
pub use three::*;
pub use two::*;

/// Shows a visitor all problems in the order of the paper, those of variable size in sizes for which the paper gives a minimum.
pub fn visit_all(visitor: &mut impl Visitor) {
    visitor.visit(rosenbrock_problem());
    visitor.visit(freudenstein_roth_problem());
    visitor.visit(powell_badly_scaled_problem());
    visitor.visit(brown_badly_scaled_problem());
    visitor.visit(beale_problem());
    visitor.visit(jennrich_sampson_problem(10));
    visitor.visit(helical_valley_problem());
    visitor.visit(bard_problem());
    visitor.visit(gaussian_problem());
    visitor.visit(meyer_problem());
    visitor.visit(gulf_problem(10));
    visitor.visit(box_three_dimensional_problem(10));
    visitor.visit(powell_singular_problem());
    visitor.visit(wood_problem());
    visitor.visit(kowalik_osborne_problem());
    visitor.visit(brown_dennis_problem(20));
    visitor.visit(osborne1_problem());
    visitor.visit(biggs_exp6_problem(13));
    visitor.visit(osborne2_problem());
    visitor.visit(watson_problem(6));
    visitor.visit(watson_problem(9));
    visitor.visit(watson_problem(12));
    visitor.visit(extended_rosenbrock_problem(5));
    visitor.visit(extended_powell_singular_problem(3));
    visitor.visit(penalty1_problem(4));
    visitor.visit(penalty1_problem(10));
    visitor.visit(penalty2_problem(4));
    visitor.visit(penalty2_problem(10));
    visitor.visit(variably_dimensioned_problem(10));
    visitor.visit(trigonometric_problem(10));
    visitor.visit(brown_almost_linear_problem(10));
    visitor.visit(discrete_boundary_value_problem(5));
    visitor.visit(discrete_boundary_value_problem(10));
    visitor.visit(discrete_integral_equation_problem(5));
    visitor.visit(discrete_integral_equation_problem(10));
    visitor.visit(broyden_tridiagonal_problem(5));
    visitor.visit(broyden_tridiagonal_problem(10));
    visitor.visit(broyden_banded_problem(5));
    visitor.visit(broyden_banded_problem(10));
    visitor.visit(linear_full_rank_problem(5, 10));
    visitor.visit(linear_rank1_problem(5, 10));
    visitor.visit(linear_rank1_with_zeros_problem(5, 10));
    visitor.visit(chebyquad_problem(8));
    visitor.visit(chebyquad_problem(9));
    visitor.visit(chebyquad_problem(10));
}
