//! What each operation computes, and its slopes, over any scalar.

use super::coding::Coding;
use crate::op::{ANY, Format, Op};
use fluxions::scalar::slope;
use fluxions::{Real, Relation, Scalar};

/// The slope of an operation with respect to one operand. Most slopes have a simple form.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Slope<R, T> {
    One,
    MinusOne,
    Real(R),
    Of(T),
}

impl<R: Real, T: Scalar<R>> Slope<R, T> {
    /// Returns an adjoint times this slope. An adjoint that is absent stays absent, even if the slope is infinite,
    /// just as in forward mode a tangent of 0 stays 0.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn times(self, g: T) -> T {
        match self {
            Self::One => g,
            Self::MinusOne => -g,
            // Not right for an adjoint of 0 and an infinite slope. A constant of a program is not infinite in
            // practice.
            Self::Real(slope) => g * slope,
            Self::Of(slope) => g.flow(slope),
        }
    }
}

/// The operands of an operation: variables a and b, constant c, exponent n. Those that the operation does not have
/// are 0.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Operands<R, T> {
    pub(crate) a: T,
    pub(crate) b: T,
    pub(crate) c: R,
    pub(crate) n: i32,
}

/// Returns the value of an operation. Its code is `CODE`, unless that is [`ANY`]. For `ANY` over
/// numbers that are not real a shared function computes it, because the table of all operations is long.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn value<R: Real, T: Scalar<R>, const CODE: u8>(op: Op, operands: Operands<R, T>) -> T {
    if CODE == ANY && !Coding::<R, T>::PLAIN { any_value(op, operands) } else { value_of(op.known::<CODE>(), operands) }
}

/// Returns the slope of y with respect to the first operand; see [`value`] for `CODE`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn left<R: Real, T: Scalar<R>, const CODE: u8>(op: Op, operands: Operands<R, T>, y: T) -> Slope<R, T> {
    if CODE == ANY && !Coding::<R, T>::PLAIN {
        any_left(op, operands, y)
    } else {
        left_of(op.known::<CODE>(), operands, y)
    }
}

/// Returns the slope of y with respect to the second operand; see [`value`] for `CODE`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn right<R: Real, T: Scalar<R>, const CODE: u8>(op: Op, operands: Operands<R, T>, y: T) -> Slope<R, T> {
    if CODE == ANY && !Coding::<R, T>::PLAIN {
        any_right(op, operands, y)
    } else {
        right_of(op.known::<CODE>(), operands, y)
    }
}

#[inline(never)]
fn any_value<R: Real, T: Scalar<R>>(op: Op, operands: Operands<R, T>) -> T {
    value_of(op, operands)
}

#[inline(never)]
fn any_left<R: Real, T: Scalar<R>>(op: Op, operands: Operands<R, T>, y: T) -> Slope<R, T> {
    left_of(op, operands, y)
}

#[inline(never)]
fn any_right<R: Real, T: Scalar<R>>(op: Op, operands: Operands<R, T>, y: T) -> Slope<R, T> {
    right_of(op, operands, y)
}

/// The value of an operation.
#[cfg_attr(not(debug_assertions), inline(always))]
fn value_of<R: Real, T: Scalar<R>>(op: Op, Operands { a, b, c, n }: Operands<R, T>) -> T {
    match op.format() {
        Format::Leaf => T::constant(c),
        Format::Const => constant(op, a, c),
        Format::Binary => binary(op, a, b),
        Format::Data => a.powi(n),
        Format::Unary | Format::Sum | Format::Call => unary(op, a),
    }
}

/// The slope of y with respect to the first operand.
#[cfg_attr(not(debug_assertions), inline(always))]
fn left_of<R: Real, T: Scalar<R>>(op: Op, Operands { a, b, c, n }: Operands<R, T>, y: T) -> Slope<R, T> {
    match op.format() {
        Format::Const => constant_slope(op, a, y, c),
        Format::Binary => left_slope(op, a, b, y),
        Format::Data => Slope::Of(slope::powi(a, n, y).unwrap_or(T::zero())),
        Format::Unary | Format::Sum | Format::Leaf | Format::Call => unary_slope(op, a, y),
    }
}

/// The slope of y with respect to the second operand.
#[cfg_attr(not(debug_assertions), inline(always))]
fn right_of<R: Real, T: Scalar<R>>(op: Op, Operands { a, b, .. }: Operands<R, T>, y: T) -> Slope<R, T> {
    right_slope(op, a, b, y)
}

/// The value of an operation of one variable.
#[cfg_attr(not(debug_assertions), inline(always))]
fn unary<R: Real, T: Scalar<R>>(op: Op, x: T) -> T {
    match op {
        Op::Square => x * x,
        Op::Neg => -x,
        Op::Recip => x.recip(),
        Op::Sqrt => x.sqrt(),
        Op::Cbrt => x.cbrt(),
        Op::Exp => x.exp(),
        Op::Exp2 => x.exp2(),
        Op::ExpM1 => x.exp_m1(),
        Op::Ln => x.ln(),
        Op::Ln1p => x.ln_1p(),
        Op::Log2 => x.log2(),
        Op::Log10 => x.log10(),
        Op::Sin => x.sin(),
        Op::Cos => x.cos(),
        Op::Tan => x.tan(),
        Op::Asin => x.asin(),
        Op::Acos => x.acos(),
        Op::Atan => x.atan(),
        Op::Sinh => x.sinh(),
        Op::Cosh => x.cosh(),
        Op::Tanh => x.tanh(),
        Op::Asinh => x.asinh(),
        Op::Acosh => x.acosh(),
        Op::Atanh => x.atanh(),
        Op::Abs => x.abs(),
        Op::Signum => x.signum(),
        Op::Floor => x.floor(),
        Op::Ceil => x.ceil(),
        Op::Round => x.round(),
        Op::Trunc => x.trunc(),
        Op::Stop => x.held(),
        _ => x,
    }
}

/// dy/dx of y = op(x).
#[cfg_attr(not(debug_assertions), inline(always))]
fn unary_slope<R: Real, T: Scalar<R>>(op: Op, x: T, y: T) -> Slope<R, T> {
    Slope::Of(match op {
        Op::Neg => return Slope::MinusOne,
        Op::Square => x + x,
        Op::Recip => slope::recip(x, y),
        Op::Sqrt => slope::sqrt(x, y),
        Op::Cbrt => slope::cbrt(x, y),
        Op::Exp => slope::exp(x, y),
        Op::Exp2 => slope::exp2(x, y),
        Op::ExpM1 => slope::exp_m1(x, y),
        Op::Ln => slope::ln(x, y),
        Op::Ln1p => slope::ln_1p(x, y),
        Op::Log2 => slope::log2(x, y),
        Op::Log10 => slope::log10(x, y),
        Op::Sin => slope::sin(x, y),
        Op::Cos => slope::cos(x, y),
        Op::Tan => slope::tan(x, y),
        Op::Asin => slope::asin(x, y),
        Op::Acos => slope::acos(x, y),
        Op::Atan => slope::atan(x, y),
        Op::Sinh => slope::sinh(x, y),
        Op::Cosh => slope::cosh(x, y),
        Op::Tanh => slope::tanh(x, y),
        Op::Asinh => slope::asinh(x, y),
        Op::Acosh => slope::acosh(x, y),
        Op::Atanh => slope::atanh(x, y),
        Op::Abs => T::select(x, Relation::Equal, T::zero(), T::zero(), x.signum()),
        _ => T::zero(),
    })
}

/// The value of an operation of a variable and a constant.
#[cfg_attr(not(debug_assertions), inline(always))]
fn constant<R: Real, T: Scalar<R>>(op: Op, x: T, c: R) -> T {
    match op {
        Op::AddConst => x + c,
        // Equal to c − x bit for bit. `T` has no operator with a constant on the left.
        Op::ConstSub => -x + c,
        Op::MulConst => x * c,
        Op::DivConst => x / c,
        Op::ConstDiv => T::constant(c) / x,
        Op::PowConst => x.powf(c),
        _ => x,
    }
}

/// ∂y/∂x of y = op(x, c).
#[cfg_attr(not(debug_assertions), inline(always))]
fn constant_slope<R: Real, T: Scalar<R>>(op: Op, x: T, y: T, c: R) -> Slope<R, T> {
    match op {
        Op::AddConst => Slope::One,
        Op::ConstSub => Slope::MinusOne,
        Op::MulConst => Slope::Real(c),
        Op::DivConst => Slope::Real(R::one() / c),
        Op::ConstDiv => Slope::Of(-(y / x)),
        Op::PowConst => Slope::Of(slope::powf(x, c).unwrap_or(T::zero())),
        _ => Slope::Real(R::zero()),
    }
}

/// The value of an operation of two variables.
#[cfg_attr(not(debug_assertions), inline(always))]
fn binary<R: Real, T: Scalar<R>>(op: Op, a: T, b: T) -> T {
    let choice = |relation| T::select(a, relation, b, T::one(), T::zero());
    match op {
        Op::Add => a + b,
        Op::Sub => a - b,
        Op::Mul => a * b,
        Op::Div => a / b,
        Op::Pow => a.pow(b),
        Op::Atan2 => a.atan2(b),
        Op::Hypot => a.hypot(b),
        Op::Max => a.max(b),
        Op::Min => a.min(b),
        Op::Less => choice(Relation::Less),
        Op::LessOrEqual => choice(Relation::LessOrEqual),
        Op::Equal => choice(Relation::Equal),
        Op::PickTrue => T::select(a, Relation::Equal, T::zero(), T::constant(-R::zero()), b),
        Op::PickFalse => T::select(a, Relation::Equal, T::zero(), b, T::constant(-R::zero())),
        Op::Attach => T::from_partials(-R::zero(), &[(a, b)]),
        _ => a,
    }
}

/// ∂y/∂a of y = op(a, b).
#[cfg_attr(not(debug_assertions), inline(always))]
fn left_slope<R: Real, T: Scalar<R>>(op: Op, a: T, b: T, y: T) -> Slope<R, T> {
    Slope::Of(match op {
        Op::Add | Op::Sub => return Slope::One,
        Op::Mul | Op::Attach => b,
        Op::Div => T::one() / b,
        Op::Pow => base_slope(a, b),
        Op::Atan2 => plane(a.hypot(b), |r| b / r / r),
        Op::Hypot => plane(y, |r| a / r),
        Op::Max => first(b, a, b, T::one(), T::zero()),
        Op::Min => first(a, b, b, T::one(), T::zero()),
        _ => T::zero(),
    })
}

/// ∂y/∂b of y = op(a, b).
#[cfg_attr(not(debug_assertions), inline(always))]
fn right_slope<R: Real, T: Scalar<R>>(op: Op, a: T, b: T, y: T) -> Slope<R, T> {
    Slope::Of(match op {
        Op::Add => return Slope::One,
        Op::Sub => return Slope::MinusOne,
        Op::Mul => a,
        Op::Div => -(y / b),
        Op::Pow => exponent_slope(a, b, y),
        Op::Atan2 => plane(a.hypot(b), |r| -(a / r) / r),
        Op::Hypot => plane(y, |r| b / r),
        Op::Max => first(b, a, b, T::zero(), T::one()),
        Op::Min => first(a, b, b, T::zero(), T::one()),
        Op::PickTrue => T::select(a, Relation::Equal, T::zero(), T::zero(), T::one()),
        Op::PickFalse => T::select(a, Relation::Equal, T::zero(), T::one(), T::zero()),
        _ => T::zero(),
    })
}

/// Returns the slope, or 0 at the origin of the plane.
#[cfg_attr(not(debug_assertions), inline(always))]
fn plane<R: Real, T: Scalar<R>>(r: T, slope: impl Fn(T) -> T) -> T {
    T::select(r, Relation::Equal, T::zero(), T::zero(), slope(r))
}

/// Returns `yes` if low ≤ high or if the second operand b is NaN, because a NaN gives way to the other operand; else
/// `no`.
#[cfg_attr(not(debug_assertions), inline(always))]
fn first<R: Real, T: Scalar<R>>(low: T, high: T, b: T, yes: T, no: T) -> T {
    T::select(low, Relation::LessOrEqual, high, yes, T::select(b, Relation::Equal, b, no, yes))
}

/// b aᵇ⁻¹, and 0 for a = b = 0, where 0⁻¹ · 0 would be NaN.
#[cfg_attr(not(debug_assertions), inline(always))]
fn base_slope<R: Real, T: Scalar<R>>(a: T, b: T) -> T {
    let slope = if b.vanishes() { T::zero() } else { a.pow(b - R::one()) * b };
    let at_zero = T::select(b, Relation::Equal, T::zero(), T::zero(), slope);
    T::select(a, Relation::Equal, T::zero(), at_zero, slope)
}

/// aᵇ ln a, and 0 for a = 0 < b, where 0 · ln 0 would be NaN.
#[cfg_attr(not(debug_assertions), inline(always))]
fn exponent_slope<R: Real, T: Scalar<R>>(a: T, b: T, y: T) -> T {
    let slope = y * a.ln();
    let at_zero = T::select(T::zero(), Relation::Less, b, T::zero(), slope);
    T::select(a, Relation::Equal, T::zero(), at_zero, slope)
}
