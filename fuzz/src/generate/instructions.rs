//! Strategies for instructions. Their operands are unbound: `Value::Slot(k)` stands for value number k of those that
//! can be used, modulo their number. From [`RECENT`] on the numbers count from the latest value.

use super::{halves, thousandths};
use crate::program::{Arithmetic, Binary, Block, Instruction, Right, Step, Unary, Value};
use fluxions::Relation;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// Unbound values from this number on count back from the latest value.
pub(super) const RECENT: u16 = 1000;

/// The set of instructions to draw from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    /// All instructions.
    Everything,
    /// The instructions that give ties, and a few smooth ones.
    Ties,
}

impl Scope {
    fn unary(self) -> Vec<Unary> {
        use Unary::{Abs, Ceil, Cos, Exp, Floor, Neg, Round, Signum, Sin, StopGradient, Tanh, Trunc};
        match self {
            Self::Everything => Unary::ALL.to_vec(),
            Self::Ties => vec![Neg, Abs, Signum, Floor, Ceil, Round, Trunc, Sin, Cos, Exp, Tanh, StopGradient],
        }
    }

    fn literal(self) -> BoxedStrategy<f64> {
        match self {
            Self::Everything => thousandths().boxed(),
            Self::Ties => halves().boxed(),
        }
    }
}

pub(super) fn value() -> impl Strategy<Value = u16> + Clone {
    prop_oneof![2 => 0..64u16, 3 => RECENT..RECENT + 4]
}

fn operand() -> impl Strategy<Value = Value> + Clone {
    value().prop_map(|k| Value::Slot(k.into()))
}

fn right(scope: Scope) -> impl Strategy<Value = Right> {
    prop_oneof![operand().prop_map(Right::Value), scope.literal().prop_map(Right::Literal)]
}

fn relation() -> impl Strategy<Value = Relation> {
    select(vec![Relation::Less, Relation::LessOrEqual, Relation::Equal])
}

fn arithmetic(scope: Scope) -> impl Strategy<Value = Instruction> {
    let operators = if scope == Scope::Ties { &Arithmetic::ALL[..3] } else { Arithmetic::ALL };
    (select(operators), operand(), right(scope), prop_oneof![3 => Just(false), 1 => Just(true)])
        .prop_map(|(operation, left, right, assigning)| Instruction::Arithmetic { operation, left, right, assigning })
}

fn binary(scope: Scope) -> impl Strategy<Value = Instruction> {
    let functions = if scope == Scope::Ties { vec![Binary::Max, Binary::Min] } else { Binary::ALL.to_vec() };
    (select(functions), operand(), operand()).prop_map(|(f, a, b)| Instruction::Binary(f, a, b))
}

fn powers(scope: Scope) -> BoxedStrategy<Instruction> {
    let skipped = operand().prop_map(Instruction::PowiSkipped);
    let integer = (operand(), 0..=3i32).prop_map(|(x, n)| Instruction::Powi(x, n));
    if scope == Scope::Ties {
        return prop_oneof![integer, skipped].boxed();
    }
    let any = (operand(), -4..=7i32).prop_map(|(x, n)| Instruction::Powi(x, n));
    let exponents = select(vec![0.0, 1.0, 2.0, 0.5, -1.0, 1.5, 3.0, -2.5, 0.3, 2.25]);
    prop_oneof![any, skipped, (operand(), exponents).prop_map(|(x, p)| Instruction::Powf(x, p))].boxed()
}

fn three() -> impl Strategy<Value = Instruction> {
    (operand(), operand(), operand(), any::<bool>())
        .prop_map(|(a, b, c, clamp)| if clamp { Instruction::Clamp(a, b, c) } else { Instruction::MulAdd(a, b, c) })
}

fn select_step() -> impl Strategy<Value = Instruction> {
    (operand(), relation(), operand(), operand(), operand())
        .prop_map(|(a, relation, b, then, otherwise)| Instruction::Select { a, relation, b, then, otherwise })
}

/// Draws sums. The bounds of their ranges are unbound, too.
fn sums() -> impl Strategy<Value = Instruction> {
    let smooth =
        vec![None, Some(Unary::Sin), Some(Unary::Cos), Some(Unary::Tanh), Some(Unary::Atan), Some(Unary::Asinh)];
    prop_oneof![
        vec(operand(), 0..=4).prop_map(Instruction::Sum),
        (select(smooth), 0..=64usize, 0..=64usize).prop_map(|(of, from, to)| Instruction::SumInputs { of, from, to }),
    ]
}

/// An instruction without blocks.
fn simple(scope: Scope) -> BoxedStrategy<Instruction> {
    prop_oneof![
        7 => arithmetic(scope),
        8 => (select(scope.unary()), operand()).prop_map(|(f, x)| Instruction::Unary(f, x)),
        3 => binary(scope),
        2 => powers(scope),
        2 => three(),
        1 => select_step(),
        1 => sums(),
        1 => scope.literal().prop_map(Instruction::Constant),
    ]
    .boxed()
}

fn block(inner: BoxedStrategy<Instruction>) -> impl Strategy<Value = Block> {
    (vec(inner, 0..=3), operand()).prop_map(|(instructions, result)| Block {
        steps: instructions.into_iter().map(|instruction| Step { slot: 0, instruction }).collect(),
        result,
    })
}

/// An instruction with blocks around `inner` ones.
fn around(scope: Scope, inner: BoxedStrategy<Instruction>) -> impl Strategy<Value = Instruction> {
    prop_oneof![
        (operand(), relation(), right(scope), block(inner.clone()), block(inner.clone()))
            .prop_map(|(a, relation, b, then, otherwise)| Instruction::If { a, relation, b, then, otherwise }),
        (0..=4usize, operand(), block(inner)).prop_map(|(count, start, body)| Instruction::Loop { count, start, body }),
    ]
}

/// Any instruction, with blocks in blocks at most twice.
pub(super) fn instruction(scope: Scope) -> BoxedStrategy<Instruction> {
    let one = prop_oneof![12 => simple(scope), 1 => around(scope, simple(scope))].boxed();
    prop_oneof![12 => simple(scope), 2 => around(scope, one)].boxed()
}
