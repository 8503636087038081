//! Computes constants, and uses identities that are exact in floating point.

use super::draft::{Draft, moved};
use crate::interpret::formulas::{self, Operands};
use crate::op::{ANY, Format, Node, Op};
use fluxions::Real;

pub(crate) fn fold<R: Real>(mut draft: Draft<R>) -> Draft<R> {
    let mut numbers: Vec<u32> = Vec::with_capacity(draft.nodes.len());
    let mut simple = Simple { nodes: Vec::with_capacity(draft.nodes.len()), constants: Vec::new() };
    simple.constants = core::mem::take(&mut draft.constants);
    for (i, &node) in draft.nodes.iter().enumerate() {
        let number = if i < draft.leaves {
            simple.nodes.push(node);
            i as u32
        } else {
            simple.push(moved(node, &numbers))
        };
        numbers.push(number);
    }
    draft.constants = simple.constants;
    draft.renumbered(simple.nodes, &numbers)
}

struct Simple<R> {
    nodes: Vec<Node>,
    constants: Vec<R>,
}

impl<R: Real> Simple<R> {
    /// Adds a node, or finds one that has the same value. Returns its number.
    fn push(&mut self, node: Node) -> u32 {
        if let Some(value) = self.computed(node) {
            return self.constant(value);
        }
        match node.op.format() {
            Format::Unary => self.unary(node),
            Format::Const => self.with_constant(node),
            Format::Data => self.power(node),
            Format::Binary => self.binary(node),
            Format::Leaf | Format::Sum | Format::Call => self.keep(node.op, node.a, node.b),
        }
    }

    fn keep(&mut self, op: Op, a: u32, b: u32) -> u32 {
        self.nodes.push(Node { op, a, b });
        self.nodes.len() as u32 - 1
    }

    fn number(&mut self, value: R) -> u32 {
        self.constants.push(value);
        self.constants.len() as u32 - 1
    }

    fn constant(&mut self, value: R) -> u32 {
        let b = self.number(value);
        self.keep(Op::Constant, 0, b)
    }

    fn at(&self, i: u32) -> Node {
        self.nodes[i as usize]
    }

    /// Returns the operand of node i if the node is this operation.
    fn under(&self, op: Op, i: u32) -> Option<u32> {
        let node = self.at(i);
        (node.op == op).then_some(node.a)
    }

    fn constant_of(&self, i: u32) -> Option<R> {
        let node = self.at(i);
        (node.op == Op::Constant).then(|| self.constants[node.b as usize])
    }

    /// Returns the value of an operation whose operands are all constants.
    fn computed(&self, node: Node) -> Option<R> {
        let (op, zero) = (node.op, R::zero());
        let a = match op.format() {
            Format::Leaf | Format::Sum | Format::Call => return None,
            _ => self.constant_of(node.a)?,
        };
        let operands = match op.format() {
            Format::Binary => Operands { a, b: self.constant_of(node.b)?, c: zero, n: 0 },
            Format::Const => Operands { a, b: zero, c: self.constants[node.b as usize], n: 0 },
            _ => Operands { a, b: zero, c: zero, n: node.b.cast_signed() },
        };
        Some(formulas::value::<R, R, ANY>(op, operands))
    }

    fn unary(&mut self, node: Node) -> u32 {
        let Node { op, a, .. } = node;
        match (op, self.at(a).op) {
            // −(−x) = x, |−x| = |x|, (−x)² = x², once is enough
            (Op::Neg, Op::Neg) => self.at(a).a,
            (Op::Abs | Op::Square, Op::Neg) => self.keep(op, self.at(a).a, 0),
            (Op::Abs, Op::Abs) | (Op::Stop, Op::Stop) => a,
            _ => self.keep(op, a, 0),
        }
    }

    fn with_constant(&mut self, node: Node) -> u32 {
        let Node { op, a, b } = node;
        let c = self.constants[b as usize];
        let (one, zero) = (R::one(), R::zero());
        let is_minus_zero = c == zero && c.signum() < zero;
        match op {
            // x + (−0) = x; x + 0 would turn −0 into 0
            Op::AddConst if is_minus_zero => a,
            Op::MulConst | Op::DivConst if c == one => a,
            Op::MulConst | Op::DivConst if c == -one => self.unary(Node { op: Op::Neg, a, b: 0 }),
            // −x + c = c − x, (−x) c = x (−c)
            Op::AddConst => match self.under(Op::Neg, a) {
                Some(x) => self.keep(Op::ConstSub, x, b),
                None => self.keep(op, a, b),
            },
            Op::MulConst => match self.under(Op::Neg, a) {
                Some(x) => {
                    let b = self.number(-c);
                    self.keep(op, x, b)
                }
                None => self.keep(op, a, b),
            },
            Op::DivConst if is_power_of_two(c) => {
                let b = self.number(one / c);
                self.with_constant(Node { op: Op::MulConst, a, b })
            }
            _ => self.keep(op, a, b),
        }
    }

    /// Writes small powers as products, in the order of repeated squaring.
    fn power(&mut self, node: Node) -> u32 {
        let x = node.a;
        match node.b.cast_signed() {
            1 => x,
            -1 => self.keep(Op::Recip, x, 0),
            2 => self.unary(Node { op: Op::Square, a: x, b: 0 }),
            3 => {
                let square = self.keep(Op::Square, x, 0);
                self.keep(Op::Mul, square, x)
            }
            4 => {
                let square = self.keep(Op::Square, x, 0);
                self.keep(Op::Square, square, 0)
            }
            _ => self.keep(node.op, x, node.b),
        }
    }

    fn binary(&mut self, node: Node) -> u32 {
        let Node { op, a, b } = node;
        let minus = (self.under(Op::Neg, a), self.under(Op::Neg, b));
        match (op, minus) {
            (Op::Add, (_, Some(y))) => self.keep(Op::Sub, a, y),
            (Op::Add, (Some(x), None)) => self.keep(Op::Sub, b, x),
            (Op::Sub, (_, Some(y))) => self.keep(Op::Add, a, y),
            (Op::Mul | Op::Div, (Some(x), Some(y))) => self.binary(Node { op, a: x, b: y }),
            (Op::Mul, _) if a == b => self.unary(Node { op: Op::Square, a, b: 0 }),
            (Op::Max | Op::Min, _) if a == b => a,
            _ => self.half_constant(node),
        }
    }

    /// Uses the short form of an operation of a variable and a constant.
    fn half_constant(&mut self, node: Node) -> u32 {
        let Node { op, a, b } = node;
        let (left, right) = (self.constant_of(a), self.constant_of(b));
        let (short, x, c) = match (op, left, right) {
            (Op::Add, _, Some(c)) => (Op::AddConst, a, c),
            (Op::Add, Some(c), _) => (Op::AddConst, b, c),
            (Op::Sub, _, Some(c)) => (Op::AddConst, a, -c),
            (Op::Sub, Some(c), _) => (Op::ConstSub, b, c),
            (Op::Mul, _, Some(c)) => (Op::MulConst, a, c),
            (Op::Mul, Some(c), _) => (Op::MulConst, b, c),
            (Op::Div, _, Some(c)) => (Op::DivConst, a, c),
            (Op::Div, Some(c), _) => (Op::ConstDiv, b, c),
            _ => return self.keep(op, a, b),
        };
        let b = self.number(c);
        self.with_constant(Node { op: short, a: x, b })
    }
}

/// Whether a division by c is a multiplication by 1 / c, bit for bit.
fn is_power_of_two<R: Real>(c: R) -> bool {
    let (wide, reciprocal) = (c.to_f64(), (R::one() / c).to_f64());
    let mantissa = |v: f64| v.to_bits() & ((1 << 52) - 1);
    wide.is_normal() && reciprocal.is_normal() && mantissa(wide) == 0 && mantissa(reciprocal) == 0
}
