//! Bounds the terms of derivatives: [`Size`].
//!
//! The derivatives of √(x² + c²x²) are sums of large terms, which may cancel to nothing. Then the result of a backend
//! is the rounding error of these terms. The bounds are absolute values, propagated by the chain rule for tangents of
//! ±1 in all components of x.

use super::evaluate::Noise;
use super::{Arithmetic, Binary, Inputs, Instruction, Program, Right, Step, Unary, Value, Watch};
use core::f64::consts::{LN_2, LOG2_E, LOG10_E};

/// Bounds of the terms of first and second derivatives.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Size {
    /// First derivatives.
    pub first: f64,
    /// Second derivatives.
    pub second: f64,
}

impl Size {
    /// Returns the bounds of all outputs together.
    pub fn new(program: &Program, x: &[f64], parameters: &[f64]) -> Self {
        let mut sizes = Sizes { of: vec![Self::default(); program.slots], power: program.power };
        let inputs = Inputs { x, power: program.power, parameters };
        program.run(inputs, &mut vec![0.0; program.slots], Noise::new(0), Some(&mut sizes), |_, _| {});
        program.outputs.iter().fold(Self::default(), |sum, &value| sum.plus(sizes.of(value)))
    }

    fn plus(self, other: Self) -> Self {
        Self { first: self.first + other.first, second: self.second + other.second }
    }

    fn larger(self, other: Self) -> Self {
        Self { first: self.first.max(other.first), second: self.second.max(other.second) }
    }

    /// The chain rule.
    fn through(self, slope: f64, curvature: f64) -> Self {
        let (slope, curvature) = (slope.abs(), curvature.abs());
        // 0 · ∞ is 0 here: a number that does not change has no derivative.
        let times = |a: f64, b: f64| if a == 0.0 || b == 0.0 { 0.0 } else { a * b };
        Self {
            first: times(slope, self.first),
            second: times(slope, self.second) + times(curvature, self.first * self.first),
        }
    }

    /// The product rule.
    fn times(self, a: f64, other: Self, b: f64) -> Self {
        let crossed = Self { first: 0.0, second: 2.0 * self.first * other.first };
        self.through(b, 0.0).plus(other.through(a, 0.0)).plus(crossed)
    }
}

/// The bounds of the slots.
struct Sizes {
    of: Vec<Size>,
    power: i32,
}

impl Sizes {
    fn of(&self, value: Value) -> Size {
        match value {
            Value::Input(_) => Size { first: 1.0, second: 0.0 },
            Value::Parameter(_) => Size::default(),
            Value::Slot(slot) => self.of[slot],
        }
    }

    fn arithmetic(&self, operation: Arithmetic, left: Value, right: Right, values: &dyn Fn(Value) -> f64) -> Size {
        let (a, x) = (self.of(left), values(left));
        let (b, y) = match right {
            Right::Value(right) => (self.of(right), values(right)),
            Right::Literal(r) => (Size::default(), r),
        };
        match operation {
            Arithmetic::Add | Arithmetic::Sub => a.plus(b),
            Arithmetic::Mul => a.times(x, b, y),
            Arithmetic::Div => a.times(x, b.through(1.0 / (y * y), 2.0 / (y * y * y)), 1.0 / y),
        }
    }

    fn binary(&self, f: Binary, [a, b]: [Value; 2], values: &dyn Fn(Value) -> f64) -> Size {
        let (sum, x, y) = (self.of(a).plus(self.of(b)), values(a), values(b));
        let r = x.hypot(y);
        match f {
            Binary::Max | Binary::Min => self.of(a).larger(self.of(b)),
            Binary::Hypot => sum.through(1.0, 4.0 / r),
            Binary::Atan2 => sum.through(1.0 / r, 4.0 / (r * r)),
            Binary::Turned => sum.through(6.0, 0.0),
            Binary::CrossedByRule => self.of(a).times(x, self.of(b), y).plus(self.of(a).through(1.0, 1.0)),
            Binary::Pow => {
                let exponent = self.of(b).times(y, self.of(a).through(1.0 / x, 1.0 / (x * x)), x.ln());
                exponent.through(x.powf(y), x.powf(y))
            }
        }
    }

    fn instruction(&self, instruction: &Instruction, values: &dyn Fn(Value) -> f64) -> Option<Size> {
        let of = |value: &Value| self.of(*value);
        Some(match instruction {
            Instruction::Constant(_) => Size::default(),
            Instruction::Unary(f, x) => of(x).through(slope(*f, values(*x)), curvature(*f, values(*x))),
            Instruction::Arithmetic { operation, left, right, .. } => {
                self.arithmetic(*operation, *left, *right, values)
            }
            Instruction::Binary(f, a, b) => self.binary(*f, [*a, *b], values),
            Instruction::Powi(x, n) => power(of(x), values(*x), f64::from(*n)),
            Instruction::PowiSkipped(x) => power(of(x), values(*x), f64::from(self.power)),
            Instruction::Powf(x, p) => power(of(x), values(*x), *p),
            Instruction::MulAdd(x, a, b) => of(x).times(values(*x), of(a), values(*a)).plus(of(b)),
            Instruction::Clamp(x, low, high) => of(x).larger(of(low)).larger(of(high)),
            Instruction::Select { then, otherwise, .. } => of(then).larger(of(otherwise)),
            Instruction::Sum(all) => all.iter().fold(Size::default(), |sum, value| sum.plus(of(value))),
            // These functions are smooth, with derivatives within ±1.
            Instruction::SumInputs { from, to, .. } => Size { first: (to - from) as f64, second: (to - from) as f64 },
            Instruction::If { .. } | Instruction::Loop { .. } => return None,
        })
    }
}

impl Watch<f64> for Sizes {
    fn step(&mut self, step: &Step, values: &dyn Fn(Value) -> f64, _: f64) {
        if let Some(size) = self.instruction(&step.instruction, values) {
            self.of[step.slot] = size;
        }
    }

    fn copy(&mut self, slot: usize, from: Value) {
        self.of[slot] = self.of(from);
    }
}

/// xᵖ.
fn power(size: Size, x: f64, p: f64) -> Size {
    let curvature = p * (p - 1.0);
    let term = |factor: f64, exponent: f64| if factor == 0.0 { 0.0 } else { factor * x.abs().powf(exponent) };
    size.through(term(p, p - 1.0), term(curvature, p - 2.0))
}

/// Returns a bound of |f′|.
pub(super) fn slope(f: Unary, x: f64) -> f64 {
    use Unary::*;
    match f {
        Neg | Abs | Halved => 1.0,
        Recip => x.powi(-2),
        Sqrt => 0.5 / x.sqrt(),
        RootOrSame | RootByRule => 1f64.max(0.5 / x.abs().sqrt()),
        SameWhereFinite => 1f64.max(2.0 * x.abs()),
        Inside | Recorded => 2f64.max(6.0 * x.abs()),
        Cbrt => x.cbrt().powi(-2) / 3.0,
        Exp | ExpM1 => x.exp(),
        Exp2 => x.exp2() * LN_2,
        Ln => 1.0 / x,
        Ln1p => 1.0 / (1.0 + x),
        Log2 => LOG2_E / x,
        Log10 => LOG10_E / x,
        Sin | Cos | SinByPartials | SinByRule => 1.0,
        SinCos => 3.0,
        Tan => 1.0 + x.tan().powi(2),
        Asin | Acos => ((1.0 - x) * (1.0 + x)).sqrt().recip(),
        Atan => 1.0 / (1.0 + x * x),
        Sinh | Cosh => x.cosh(),
        Tanh => x.cosh().powi(-2),
        Asinh => 1.0 / x.hypot(1.0),
        Acosh => ((x - 1.0) * (x + 1.0)).sqrt().recip(),
        Atanh => 1.0 / ((1.0 - x) * (1.0 + x)),
        Signum | Floor | Ceil | Round | Trunc | StopGradient => 0.0,
    }
}

/// Returns a bound of |f″| for |f′| = s. It is not less than |f″|, and not much more.
fn curvature(f: Unary, x: f64) -> f64 {
    use Unary::*;
    let s = slope(f, x);
    match f {
        Neg | Abs | Halved | Signum | Floor | Ceil | Round | Trunc | StopGradient => 0.0,
        Exp | ExpM1 | Exp2 | Sin | Cos | SinByPartials | SinByRule | SinCos | Sinh | Cosh => s,
        Recip | Sqrt | RootOrSame | RootByRule | Cbrt | Ln | Log2 | Log10 => 2.0 * s / x,
        SameWhereFinite => 2.0,
        Inside | Recorded => 6.0,
        Ln1p => s * s,
        Tan => 2.0 * x.tan().abs() * s,
        Atan => 2.0 * x * s * s,
        // The terms of the derivative of (1 − x)(1 + x), which cancel near 0.
        Asin | Acos | Acosh => (1.0 + x.abs()) * s * s * s,
        Atanh => 2.0 * (1.0 + x.abs()) * s * s,
        Tanh => 2.0 * s,
        Asinh => s * s,
    }
}
