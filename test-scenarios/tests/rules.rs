//! The laws find a number that states a wrong order, and a rule whose products are wrong.

use fluxions::engine::Point;
use fluxions::prelude::*;
use fluxions::rule::ByDerivative;
use fluxions::surgery::{Clip, Scale, Surgery, WithGradient};
use fluxions::{Capabilities, Error, Exactness, Gives, Nestable, Operator, Rule, Signature, SignatureOf, View};
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_rules::{Checkpointed, Fold, Map, Reduce, Scan, Steps};
use fluxions_scenarios::laws::{self, Findings, Law};
use fluxions_scenarios::scenarios::{
    ClippedGradient, Cube, CubeByRuleFunction, EIGENVALUES, EIGENVECTORS, FACTOR, FIT, FIXED_POINT, Grown, Horner, MAP,
    PIECE, POSITIVE_SOLUTION, ROOTS, SOLUTION, ScaledGradient, Solve, TRANSPOSE, Table, Tanh, certify_rules,
    certify_shapes,
};
use fluxions_scenarios::wrong::StatesOrder;
use fluxions_scenarios::{Case, Erased, Rules, Spaces, Undefined};
use nalgebra::{DMatrix, DVector};
use std::collections::BTreeSet;

fn broken(findings: Findings) -> BTreeSet<(Law, String)> {
    findings.violations.into_iter().map(|violation| (violation.law, violation.operator)).collect()
}

fn of_rules<const ORDER: u8>() -> BTreeSet<(Law, String)> {
    let mut findings = Findings::default();
    certify_rules(&Erased::of(&StatesOrder::<ORDER>, Rules), &mut findings);
    broken(findings)
}

#[test]
fn a_number_of_second_order_is_right_by_its_arithmetic() {
    assert_eq!(of_rules::<2>(), BTreeSet::new());
}

#[test]
fn too_few_orders_show_in_second_derivatives() {
    let broken = of_rules::<1>();
    for operator in ["second_derivative", "hessian", "hvp"] {
        assert!(broken.contains(&(Law::Correct, operator.to_owned())), "{operator}: {broken:?}");
    }
    for operator in ["hessian", "hvp"] {
        assert!(broken.contains(&(Law::Unknown, operator.to_owned())), "{operator}: {broken:?}");
    }
    assert!(!broken.contains(&(Law::Correct, "gradient".to_owned())), "{broken:?}");
    // Without rules there is nothing wrong with it.
    let mut findings = Findings::default();
    certify_shapes(&Erased::of(&StatesOrder::<1>, Spaces), &mut findings);
    assert!(findings.violations.is_empty(), "{:#?}", findings.violations);
}

#[test]
fn an_unknown_order_is_an_error() {
    let b = StatesOrder::<255>;
    assert_eq!(b.derivative(CubeByRuleFunction, 2.0), Err(Error::UnknownOrder));
    assert_eq!(b.hessian(CubeByRuleFunction, 2.0), Err(Error::UnknownOrder));
    assert_eq!(StatesOrder::<3>.gradient(CubeByRuleFunction, 2.0), Err(Error::UnknownOrder));
    let mut prepared = b.prepare_gradient(CubeByRuleFunction, 2.0).expect("nothing is called");
    for _ in 0..2 {
        assert_eq!(prepared.gradient(2.0), Err(Error::UnknownOrder));
    }
    assert!(!of_rules::<255>().is_empty());
}

#[test]
fn the_rules_of_the_scenarios_agree_with_themselves() {
    let mut findings = Findings::default();
    laws::rule(&ByDerivative(Tanh), 0.7, &mut findings);
    laws::rule(&ByDerivative(Cube), -1.3, &mut findings);
    let a =
        DMatrix::from_fn(4, 4, |i, j| if i == j { 5.0 + i as f64 } else { 1.0 / (1.0 + i as f64 + 2.0 * j as f64) });
    laws::rule(&Solve, (&a, &DVector::from_fn(4, |i, _| i as f64 - 1.5)), &mut findings);
    let equations = [
        (&ROOTS, vec![3.0, 1.2]),
        (&FIXED_POINT, vec![0.7, 0.3]),
        (&FIT, vec![1.0, 0.5, 1.0, -2.0]),
        (&SOLUTION, vec![2.0, 0.5, -0.3, 1.5, 1.0, 0.2]),
        (&POSITIVE_SOLUTION, vec![2.0, 0.5, -0.3, 1.5, 1.0, 0.2]),
        (&FACTOR, vec![4.0, 1.0, -0.3, 2.0]),
        (&EIGENVALUES, vec![1.0, 0.5, -0.3, 3.0]),
        (&EIGENVECTORS, vec![1.0, 0.5, -0.3, 3.0]),
        (&PIECE, vec![0.7, 0.4]),
        (&MAP, vec![3.0, 1.0, 4.0]),
        (&TRANSPOSE, vec![3.0, 1.0]),
    ];
    for (rule, x) in &equations {
        laws::rule(&***rule, x, &mut findings);
    }
    assert!(findings.violations.is_empty(), "{:#?}", findings.violations);
    assert_eq!(findings.checks, (3 + equations.len()) * (1 + 3 * 4 + 2));
}

#[test]
fn second_derivatives_that_nobody_knows_are_no_numbers() {
    let laws_of = |backend: &Erased| {
        let mut findings = Findings::default();
        findings.start(backend, "Table");
        laws::unknown(backend, &Table, &mut findings);
        broken(findings)
    };
    assert_eq!(laws_of(&Erased::of(&Dual::new(), Rules)), BTreeSet::new());
    let broken = laws_of(&Erased::of(&GoesPast, Rules));
    for operator in ["hessian", "hvp"] {
        assert!(broken.contains(&(Law::Unknown, operator.to_owned())), "{operator}: {broken:?}");
    }
}

/// y = (x₀², x₀ x₁), with a mistake.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Mistake {
    None,
    Sign,
    Scale,
    SecondOrder,
}

#[derive(Clone, Copy)]
struct Mistaken(Mistake);

impl Rule for Mistaken {
    type Input = [f64; 2];
    type Output = [f64; 2];
    type Error = Undefined;
    type Kept = ();
    const GIVES: Gives = Gives::Both;

    fn value(&self, x: &[f64; 2]) -> Result<([f64; 2], ()), Undefined> {
        Ok(([x[0] * x[0], x[0] * x[1]], ()))
    }
    fn pushforward<T: Scalar>(&self, (): &(), x: &[T; 2], _: &[T; 2], v: &[T; 2]) -> Result<[T; 2], Undefined> {
        let factor = if self.0 == Mistake::Scale { 2.5 } else { 2.0 };
        Ok([x[0] * v[0] * factor, x[1] * v[0] + x[0] * v[1]])
    }
    fn pullback<T: Scalar>(&self, (): &(), x: &[T; 2], _: &[T; 2], w: &[T; 2]) -> Result<[T; 2], Undefined> {
        let factor = if self.0 == Mistake::Scale { 2.5 } else { 2.0 };
        let second = if self.0 == Mistake::Sign { -x[0] } else { x[0] };
        let first = if self.0 == Mistake::SecondOrder { T::constant(x[0].primal()) } else { x[0] };
        Ok([first * w[0] * factor + x[1] * w[1], second * w[1]])
    }
}

/// Differences of the value, which claim to be exact. They go past surgery in silence.
#[derive(Clone, Copy, Debug)]
struct GoesPast;

impl Backend for GoesPast {
    type Engine<G: Signature<Real = f64>> = <FiniteDifference as Backend>::Engine<G>;
    type Engine2<G: Signature<Real = f64>> = <FiniteDifference as Backend>::Engine2<G>;

    fn capabilities(&self) -> Capabilities {
        Backend::<f64>::capabilities(&FiniteDifference::central()).with_exactness(Exactness::Exact)
    }
    fn prepare<F: Function>(
        &self,
        operator: Operator,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Self::Engine<SignatureOf<F>>, Error<F::Error>> {
        FiniteDifference::central().prepare(operator, point, y)
    }
    fn prepare2<F: Function>(
        &self,
        operator: Operator,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Self::Engine2<SignatureOf<F>>, Error<F::Error>> {
        FiniteDifference::central().prepare2(operator, point, y)
    }
}

fn of_surgery<B: Backend, C: Case>(backend: &B, case: &C) -> BTreeSet<(Law, String)>
where
    C::F: Function<Output = f64>,
{
    let mut findings = Findings::default();
    findings.start(backend, case.name());
    laws::surgery(backend, case, &mut findings);
    assert!(findings.checks > 10);
    broken(findings)
}

#[test]
fn surgery_that_is_passed_over_is_found() {
    for broken in [of_surgery(&GoesPast, &ScaledGradient), of_surgery(&GoesPast, &ClippedGradient)] {
        for operator in ["gradient", "jacobian", "pushforward", "pullback", "hessian", "hvp"] {
            assert!(broken.contains(&(Law::Correct, operator.to_owned())), "{operator}: {broken:?}");
        }
    }
    assert_eq!(of_surgery(&Dual::new(), &ScaledGradient), BTreeSet::new());
    assert_eq!(of_surgery(&Dual::new(), &ClippedGradient), BTreeSet::new());
}

/// A clip that says that it is linear, or a scale that scales tangents otherwise.
#[derive(Clone, Copy)]
enum Untrue {
    Clip,
    Scale,
}

impl Surgery for Untrue {
    const LINEAR: bool = true;

    fn change<T: Scalar>(&self, gradient: &mut [T]) {
        match self {
            Self::Clip => Clip::within(0.3).change(gradient),
            Self::Scale => Scale(0.5).change(gradient),
        }
    }
    fn transposed<T: Scalar>(&self, tangent: &mut [T]) {
        match self {
            Self::Clip => self.change(tangent),
            Self::Scale => {}
        }
    }
}

#[test]
fn surgery_whose_transpose_is_another_is_found() {
    for surgery in [Untrue::Clip, Untrue::Scale] {
        let mut findings = Findings::default();
        laws::rule(&WithGradient::<Vec<f64>, _>::new(surgery), &[0.7, -1.2], &mut findings);
        assert!(broken(findings).iter().any(|(law, _)| *law == Law::Adjoint));
    }
}

#[test]
fn a_wrong_rule_is_found() {
    let laws_of = |mistake: Mistake| {
        let mut findings = Findings::default();
        laws::rule(&Mistaken(mistake), &[0.7, -1.2], &mut findings);
        findings.violations.into_iter().map(|violation| violation.law).collect::<BTreeSet<_>>()
    };
    assert_eq!(laws_of(Mistake::None), BTreeSet::new());
    assert_eq!(laws_of(Mistake::Sign), [Law::Adjoint].into());
    assert_eq!(laws_of(Mistake::Scale), [Law::Correct].into());
    assert_eq!(laws_of(Mistake::SecondOrder), [Law::Adjoint].into());
}

/// The laws that steps and lists break with this backend inside.
fn of_pieces<B: Nestable + PartialEq>(inner: B) -> Vec<BTreeSet<Law>> {
    fn broken<G: Rule>(rule: &G, x: fluxions::View<'_, G::Input, f64>) -> BTreeSet<Law> {
        let mut findings = Findings::default();
        laws::rule(rule, x, &mut findings);
        findings.violations.into_iter().map(|violation| violation.law).collect()
    }
    let items = [0.4, -1.2, 0.7];
    vec![
        broken(&Steps::new(Grown, 3, inner.clone()), (0.9, 1.1)),
        broken(&Steps::new(Grown, 4, inner.clone()).uniform(2), (0.9, 1.1)),
        broken(&Fold::new(Horner, inner.clone()).binomial(1), (0.3, &items, 1.2)),
        broken(&Scan::new(Grown, inner.clone()), (0.9, &items)),
        broken(&Map::shared(Grown, inner.clone()), (&items, 1.2)),
        broken(&Reduce::new(Grown, inner.clone()), &items),
        broken(&Checkpointed::new(Grown, inner), (0.9, 1.1)),
    ]
}

#[test]
fn pieces_are_as_right_as_the_backend_inside() {
    assert_eq!(of_pieces(Dual::new()), vec![BTreeSet::new(); 7]);
    for broken in of_pieces(FiniteDifference::forward()) {
        assert!(broken.contains(&Law::Adjoint), "{broken:?}");
    }
}
