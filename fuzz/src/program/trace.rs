//! What an evaluation came across: [`Trace`].

use super::evaluate::Noise;
use super::size::slope;
use super::{Arithmetic, Binary, Instruction, Program, Right, Step, Unary, Value, Watch};

/// Distances to kinks and the largest number of one evaluation.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// For each comparison, rounding, pole and the like, how far it is from turning out otherwise; its sign says on which side.
    pub margins: Vec<f64>,
    /// The largest absolute value; NaN if there was one.
    pub largest: f64,
}

impl Trace {
    /// Follows an evaluation at x.
    pub fn new(program: &Program, x: &[f64], parameters: &[f64]) -> Self {
        let mut trace = Self::default();
        program.run(x, parameters, &mut vec![0.0; program.slots], Noise::new(0), Some(&mut trace), |_, _| {});
        x.iter().chain(parameters).for_each(|&x| trace.note(x));
        trace
    }

    /// The distance to the nearest kink; ∞ where there is none.
    pub fn nearest(&self) -> f64 {
        self.margins.iter().fold(f64::INFINITY, |least, margin| least.min(margin.abs()))
    }

    /// Whether nothing turns out otherwise between this point and one near it, by some reserve, and all is finite there.
    pub fn same_side(&self, near: &Self) -> bool {
        let far = |(a, b): (&f64, &f64)| a.abs() > 4.0 * (a - b).abs();
        near.largest.is_finite()
            && self.margins.len() == near.margins.len()
            && self.margins.iter().zip(&near.margins).all(far)
    }

    fn note(&mut self, value: f64) {
        // A NaN stays.
        if value.is_nan() || value.abs() > self.largest {
            self.largest = value.abs();
        }
    }

    /// a against b, relative to their size where that is above 1.
    fn compare(&mut self, a: f64, b: f64) {
        self.margins.push((a - b) / 1f64.max(a.abs()).max(b.abs()));
    }

    fn unary(&mut self, f: Unary, x: f64) {
        match f {
            Unary::Abs | Unary::Signum | Unary::Cbrt | Unary::Recip => self.compare(x, 0.0),
            Unary::Tan => self.compare(x.cos(), 0.0),
            Unary::Floor | Unary::Ceil | Unary::Trunc => self.compare(x, x.round()),
            Unary::Round => self.compare(x, x.floor() + 0.5),
            // Where a slope is infinite, and nothing may come of it, backends differ.
            _ if !slope(f, x).is_finite() => self.margins.push(0.0),
            _ => {}
        }
    }

    fn binary(&mut self, f: Binary, a: f64, b: f64) {
        match f {
            Binary::Max | Binary::Min => self.compare(a, b),
            Binary::Hypot => self.compare(a.hypot(b), 0.0),
            // The origin and the cut.
            Binary::Atan2 => self.compare(if b < 0.0 { a } else { a.hypot(b) }, 0.0),
            // Outside of its domain it is next to a kink.
            Binary::Pow => self.compare(a.max(0.0), 0.0),
        }
    }
}

impl Watch<f64> for Trace {
    fn step(&mut self, step: &Step, values: &dyn Fn(Value) -> f64, result: f64) {
        match &step.instruction {
            Instruction::Unary(f, x) => self.unary(*f, values(*x)),
            Instruction::Binary(f, a, b) => self.binary(*f, values(*a), values(*b)),
            // Poles.
            Instruction::Arithmetic { operation: Arithmetic::Div, right: Right::Value(x), .. } => {
                self.compare(values(*x), 0.0);
            }
            Instruction::Powi(x, n) if *n < 0 => self.compare(values(*x), 0.0),
            Instruction::Powf(x, p) if p.fract() != 0.0 => self.compare(values(*x), 0.0),
            Instruction::Clamp(x, low, high) => {
                let (x, low, high) = (values(*x), values(*low), values(*high));
                self.compare(x, low);
                self.compare(x.max(low), high);
            }
            Instruction::Select { a, b, .. } => self.compare(values(*a), values(*b)),
            // Noted after its blocks, which matters to no one: the order is the same in each evaluation.
            Instruction::If { a, b, .. } => {
                let b = match b {
                    Right::Value(b) => values(*b),
                    Right::Literal(b) => *b,
                };
                self.compare(values(*a), b);
            }
            _ => {}
        }
        self.note(result);
    }
}
