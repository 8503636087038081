//! Where a pattern holds: everywhere, or where the choices of f come out as at the point.

use super::{everywhere, here, hessian, jacobian, text};
use fluxions::nalgebra::{ComplexField, Matrix2, Vector2};
use fluxions::prelude::*;
use fluxions::sparse::Pattern;
use fluxions::{Field, Relation};

#[differentiable]
fn branch<S: Scalar>(x: &[S; 2]) -> S {
    if x[0] > 1.0 { x[0] * x[0] } else { x[1] * x[1] }
}

#[test]
fn a_branch_is_the_one_at_the_point() {
    assert_eq!(text(&here(hessian(&Branch, &[2.0, 0.0], ()))), "●· ··");
    assert_eq!(text(&here(hessian(&Branch, &[0.0, 0.0], ()))), "·· ·●");
}

/// x₁, after a value was taken out of the numbers: each time in another way.
struct Leaves(usize);

impl Leaves {
    fn run<S: Scalar>(&self, x: &[S; 2], parameter: S) -> S {
        let seen = match self.0 {
            0 => x[0] == x[1],
            1 => x[0].partial_cmp(&0.0).is_some(),
            2 => x[0].primal() > 0.0,
            3 => x[0].is_finite(),
            4 => fluxions::for_macros::Zero::is_zero(&x[0]),
            5 => Field(x[0]).try_sqrt().is_some(),
            6 => parameter < 1.0,
            7 => x[0].floor() < 1.0,
            _ => x[0] * 0.0 == S::zero(), // ∞ · 0 is not 0
        };
        if seen { x[1] } else { x[1] * 2.0 }
    }
}

impl Function for Leaves {
    type Input = [f64; 2];
    type Output = f64;
    type Context = fluxions::Parameter<f64>;
    type Error = core::convert::Infallible;

    fn evaluate<S: Scalar>(&self, x: &[S; 2], parameter: S, y: &mut S) -> Result<(), Self::Error> {
        *y = self.run(x, parameter);
        Ok(())
    }
    fn first<S: Scalar>(&self, x: &[S; 2], parameter: S) -> Result<S, Self::Error> {
        Ok(self.run(x, parameter))
    }
}

#[test]
fn every_way_out_is_seen() {
    for way in 0..9 {
        let found = jacobian(&Leaves(way), &[0.5, 0.5], 0.5, 0.0).expect("no error");
        assert!(!found.everywhere, "{way}");
        assert_eq!(text(&found.pattern), "·●", "{way}");
    }
}

#[differentiable]
fn chosen<S: Scalar>(x: &[S; 3]) -> S {
    S::select(x[0], Relation::Less, S::constant(1.0), x[1] * x[1], x[2]).max(x[0].abs())
}

#[test]
fn choices_as_data_hold_everywhere() {
    for x in [[0.0; 3], [2.0, -1.0, 1.0], [f64::NAN; 3]] {
        assert_eq!(text(&everywhere(jacobian(&Chosen, &x, (), 0.0))), "●●●");
        assert_eq!(text(&everywhere(hessian(&Chosen, &x, ()))), "··· ·●· ···");
    }
}

#[differentiable]
fn masked<S: Scalar>(x: &[S; 2]) -> S {
    let mask = S::select(x[0], Relation::Less, S::constant(1.0), S::constant(0.0), S::constant(1.0));
    if mask > 0.5 { x[0] } else { x[1] * mask }
}

#[test]
fn a_choice_between_constants_is_no_constant() {
    assert_eq!(text(&here(jacobian(&Masked, &[0.0, 1.0], (), 0.0))), "·●");
}

#[differentiable]
fn data<S: Scalar>(y: &mut [S], x: &[S], #[constant] far: &usize) {
    for i in 0..x.len() {
        y[i] = x[i] * x[(i + far) % x.len()];
    }
}

#[derive(Clone, Debug, Differentiable)]
struct Skipping<S> {
    x: Vec<S>,
    #[differentiable(skip)]
    which: usize,
}

#[differentiable]
fn picked<S: Scalar>(point: &Skipping<S>) -> S {
    point.x[point.which]
}

#[differentiable]
fn cached<S: Scalar>(x: &[S; 2], #[cache] room: &mut [S], #[parameter] p: S) -> S {
    room[0] = x[0] * p;
    room[0] + x[1]
}

#[test]
fn data_are_opaque_and_numbers_are_not() {
    let x = [1.0, 2.0, 3.0];
    assert_eq!(text(&here(jacobian(&Data::new(&x), &x, &1, &x))), "●●· ·●● ●·●");
    let point = Skipping { x: vec![1.0, 2.0], which: 1 };
    assert_eq!(text(&here(jacobian(&Picked, &point, (), 0.0))), "·●");
    assert_eq!(text(&everywhere(jacobian(&Cached, &[1.0, 2.0], (&[0.0], 0.0), 0.0))), "●●");
}

/// The solution of a linear system by elimination with pivoting.
#[differentiable]
fn solved<S: Scalar>(b: &[S; 2]) -> Result<[S; 2], core::fmt::Error> {
    let a = Matrix2::new(b[0], S::one(), S::one(), b[1]).map(Field);
    let x = a.lu().solve(&Vector2::new(b[0], b[1]).map(Field)).ok_or(core::fmt::Error)?;
    Ok([x[0].0, x[1].0])
}

#[differentiable]
fn multiplied<S: Scalar>(b: &[S; 2]) -> [S; 2] {
    let x = Matrix2::new(S::one(), S::zero(), b[0], S::one()) * Vector2::new(b[0], b[1]);
    [x[0], x[1]]
}

#[test]
fn pivoting_is_a_choice_and_a_product_is_none() {
    assert_eq!(here(jacobian(&Solved, &[3.0, 2.0], (), &[0.0; 2])).nnz(), 4);
    let found: Pattern = everywhere(jacobian(&Multiplied, &[3.0, 2.0], (), &[0.0; 2]));
    assert_eq!(text(&found), "●· ●●");
}
