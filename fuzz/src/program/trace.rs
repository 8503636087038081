//! Records how near an evaluation comes to kinks: [`Trace`].

use super::evaluate::Noise;
use super::size::slope;
use super::{Arithmetic, Binary, Inputs, Instruction, Output, Program, Right, Step, Unary, Value, Watch};

/// The distances to kinks in one evaluation, and its largest number.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// For each comparison, rounding, pole and the like the signed distance at which it would come out otherwise.
    pub margins: Vec<f64>,
    /// The largest absolute value. It is NaN if one number was NaN.
    pub largest: f64,
}

impl Trace {
    /// Evaluates the program at x and records the trace.
    pub fn new(program: &Program, x: &[f64], parameters: &[f64]) -> Self {
        let mut trace = Self::default();
        let inputs = Inputs { x, power: program.power, parameters };
        let mut slots = vec![0.0; program.slots];
        program.run(inputs, &mut slots, Noise::new(0), Some(&mut trace), |_, _| {});
        if let (Output::Growing | Output::Marked, Some(last)) = (program.form.output, program.outputs.last()) {
            let last = match *last {
                Value::Input(i) => x[i],
                Value::Parameter(i) => parameters[i],
                Value::Slot(i) => slots[i],
            };
            trace.compare(last, 0.0);
        }
        x.iter().chain(parameters).for_each(|&x| trace.note(x));
        trace
    }

    /// The distance to the nearest kink, ∞ if there is none.
    pub fn nearest(&self) -> f64 {
        self.margins.iter().fold(f64::INFINITY, |least, margin| least.min(margin.abs()))
    }

    /// Whether every comparison comes out alike at this point and one near it, with some reserve, and all numbers are
    /// finite there.
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

    /// Records the distance between a and b, relative to their size if that is more than 1.
    fn compare(&mut self, a: f64, b: f64) {
        self.margins.push((a - b) / 1f64.max(a.abs()).max(b.abs()));
    }

    fn unary(&mut self, f: Unary, x: f64) {
        match f {
            Unary::Abs | Unary::Signum | Unary::Cbrt | Unary::Recip | Unary::RootOrSame | Unary::RootByRule => {
                self.compare(x, 0.0);
            }
            Unary::SameWhereFinite => self.compare(x.abs(), f64::MAX / 1e308),
            Unary::Inside | Unary::Recorded => {
                self.compare(x, 0.0);
                self.compare(x, 1.0);
            }
            Unary::Tan => self.compare(x.cos(), 0.0),
            Unary::Floor | Unary::Ceil | Unary::Trunc => self.compare(x, x.round()),
            Unary::Round => self.compare(x, x.floor() + 0.5),
            // Backends differ where a slope is infinite and its tangent is 0.
            _ if !slope(f, x).is_finite() => self.margins.push(0.0),
            _ => {}
        }
    }

    fn binary(&mut self, f: Binary, a: f64, b: f64) {
        match f {
            Binary::CrossedByRule | Binary::Turned => {}
            Binary::Max | Binary::Min => self.compare(a, b),
            Binary::Hypot => self.compare(a.hypot(b), 0.0),
            // The origin and the branch cut.
            Binary::Atan2 => self.compare(if b < 0.0 { a } else { a.hypot(b) }, 0.0),
            // A point outside of the domain counts as next to a kink.
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
            // It is recorded after its blocks. That does not matter, since the order is the same in each evaluation.
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
