//! Structs, enums and other containers, and methods of models.

use super::{With, add, general, lawful, to_number};
use fluxions::adjoint::{Cell, Stack};
use fluxions::prelude::*;
use fluxions_adjoint::Adjoint;
use fluxions_scenarios::laws::{self, Findings};
use fluxions_scenarios::scenarios::{self, Mode, Model, Pair};
use std::collections::BTreeMap;

#[differentiable(adjoint = nested_adjoint)]
fn nested<S: Scalar>(p: &Model<S>) -> Model<S> {
    let Pair { a, b } = p.pair;
    Model { pair: Pair { a: a * b, b: b * p.factor }, factor: p.factor + 1.0, c: p.c.sin() * a }
}

fn nested_adjoint<S: Scalar>(p: &Model<S>, bar: &Model<Cell<S>>, y_bar: &Model<Cell<S>>, _: &mut Stack) -> Model<S> {
    let [a, b, c] = [y_bar.pair.a.get(), y_bar.pair.b.get(), y_bar.c.get()];
    add(&bar.pair.a, a * p.pair.b + c * p.c.sin());
    // The skipped fields of the adjoints are those of this call.
    add(&bar.pair.b, a * p.pair.a + b * bar.factor);
    add(&bar.c, c * p.c.cos() * p.pair.a);
    nested(p)
}

#[test]
fn structs_with_skipped_fields_that_change() {
    lawful(&general(With(scenarios::NestedStruct, Nested)));
    let case = With(scenarios::OtherFactor, Nested);
    lawful(&general(case.clone()));
    let mut findings = Findings::default();
    findings.start(&Adjoint, "OtherFactor");
    laws::skipped(&Adjoint, &case, &mut findings);
    assert!(findings.violations.is_empty() && findings.checks > 10, "{:#?}", findings.violations);
}

#[differentiable(adjoint = powers_adjoint)]
fn powers<S: Scalar>(many: &[Mode<S>], pair: (&Mode<S>, S)) -> S {
    many.iter().chain([pair.0]).map(|mode| mode.x.powi(mode.power)).sum::<S>() * pair.1
}

fn powers_adjoint<S: Scalar>(
    many: &[Mode<S>],
    many_bar: &[Mode<Cell<S>>],
    pair: (&Mode<S>, S),
    pair_bar: (&Mode<Cell<S>>, &Cell<S>),
    y_bar: &Cell<S>,
    _: &mut Stack,
) -> S {
    let mut sum = S::zero();
    for (mode, bar) in many.iter().zip(many_bar).chain([(pair.0, pair_bar.0)]) {
        let power = bar.power;
        sum += mode.x.powi(power);
        add(&bar.x, y_bar.get() * pair.1 * mode.x.powi(power - 1) * f64::from(power));
    }
    add(pair_bar.1, y_bar.get() * sum);
    powers(many, pair)
}

#[test]
fn structs_in_a_vector_and_in_a_tuple() {
    lawful(&to_number(With(scenarios::Powers, Powers)));
}

/// A tree of numbers, and what else is a space.
#[derive(Clone, Debug, Differentiable)]
enum Tree<S> {
    Leaf(S),
    Node { left: Box<Tree<S>>, right: Option<S>, rates: BTreeMap<&'static str, S> },
}

/// Σ of the squares in a tree.
#[differentiable(adjoint = squares_adjoint)]
fn squares<S: Scalar>(x: &Tree<S>) -> S {
    match x {
        Tree::Leaf(x) => *x * *x,
        Tree::Node { left, right, rates } => {
            squares(left) + right.map_or(S::zero(), |x| x * x) + rates.values().map(|x| *x * *x).sum::<S>()
        }
    }
}

#[allow(clippy::only_used_in_recursion)] // an adjoint takes a stack
fn squares_adjoint<S: Scalar>(x: &Tree<S>, bar: &Tree<Cell<S>>, y_bar: &Cell<S>, stack: &mut Stack) -> S {
    match (x, bar) {
        (Tree::Leaf(x), Tree::Leaf(bar)) => add(bar, *x * y_bar.get() * 2.0),
        (Tree::Node { left, right, rates }, Tree::Node { left: l, right: r, rates: rates_bar }) => {
            squares_adjoint(left, l, y_bar, stack);
            let others = right.iter().zip(r.iter()).chain(rates.values().zip(rates_bar.values()));
            others.for_each(|(x, bar)| add(bar, *x * y_bar.get() * 2.0));
        }
        _ => {}
    }
    squares(x)
}

#[test]
fn enums_boxes_options_and_maps() -> Result<(), Box<dyn core::error::Error>> {
    let x = Tree::Node {
        left: Box::new(Tree::Leaf(1.0)),
        right: Some(2.0),
        rates: BTreeMap::from([("gain", 3.0), ("loss", 4.0)]),
    };
    let mut components = Vec::new();
    <Tree<f64> as Space>::each(&Adjoint.gradient(&Squares, &x)?, &mut |g: f64| components.push(g));
    assert_eq!(components, [2.0, 4.0, 6.0, 8.0]); // 2x
    let hessian = Adjoint.hessian(&Squares, &x)?;
    assert!((0..16).all(|k| hessian[(k / 4, k % 4)] == if k / 4 == k % 4 { 2.0 } else { 0.0 }));
    Ok(())
}

/// A model that is not differentiated.
struct Scale {
    by: f64,
}

#[differentiable]
impl Scale {
    #[differentiable(adjoint = scaled_adjoint)]
    fn scaled<S: Scalar>(&self, x: &[S; 2]) -> [S; 2] {
        [x[0] * self.by, x[1] * x[1] * self.by]
    }
}

impl Scale {
    fn scaled_adjoint<S: Scalar>(&self, x: &[S; 2], bar: &[Cell<S>; 2], y_bar: &[Cell<S>; 2], _: &mut Stack) -> [S; 2] {
        add(&bar[0], y_bar[0].get() * self.by);
        add(&bar[1], y_bar[1].get() * x[1] * (2.0 * self.by));
        self.scaled(x)
    }
}

/// A model that is differentiated.
#[derive(Clone, Debug, Differentiable)]
struct Line<S> {
    slope: S,
}

#[differentiable]
impl<S: Scalar> Line<S> {
    #[differentiable(adjoint = at_adjoint)]
    fn at(&self, x: S) -> S {
        self.slope * x
    }
}

impl<S: Scalar> Line<S> {
    fn at_adjoint(&self, bar: &Line<Cell<S>>, x: S, x_bar: &Cell<S>, y_bar: &Cell<S>, _: &mut Stack) -> S {
        add(&bar.slope, y_bar.get() * x);
        add(x_bar, y_bar.get() * self.slope);
        self.at(x)
    }
}

#[test]
fn methods_of_models() -> Result<(), Box<dyn core::error::Error>> {
    let jacobian = Adjoint.jacobian(Scale { by: 3.0 }.scaled_function(), &[1.0, 2.0])?;
    assert_eq!(jacobian.as_slice(), [3.0, 0.0, 0.0, 12.0]);
    let (line, x) = Adjoint.gradient(&LineAt, (&Line { slope: 2.0 }, 5.0))?;
    assert_eq!((line.slope, x), (5.0, 2.0));
    Ok(())
}
