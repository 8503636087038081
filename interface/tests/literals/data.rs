//! Floats of a model and of data as operands: fields, elements, items of loops and closures.

// These shapes are the subject, also those that read worse than others.
#![allow(clippy::assign_op_pattern, clippy::needless_range_loop, clippy::op_ref)]

use crate::Outcome;
use fluxions::prelude::*;
use fluxions_adjoint::Adjoint;
use fluxions_dual::Dual;
use nalgebra::{DMatrix, Matrix2, Vector2};

/// What a model has: floats, integers, matrices, lists of pairs.
pub(crate) struct Settings {
    rate: f64,
    shift: Option<f64>,
    pub(crate) weights: [f64; 2],
    pub(crate) data: Vec<(f64, f64)>,
    grid: Vec<Vec<f64>>,
    power: i32,
    count: usize,
    rotation: Matrix2<f64>,
    inner: Box<(f64, f64)>,
    kind: Kind,
}

pub(crate) enum Kind {
    Scaled { by: f64 },
    Moved(f64, f64),
}

pub(crate) fn settings(kind: Kind) -> Settings {
    Settings {
        rate: 0.7,
        shift: Some(0.3),
        weights: [1.5, -0.25],
        data: vec![(0.1, 1.1), (0.7, -0.3), (1.3, 2.9)],
        grid: vec![vec![0.2, 0.6], vec![-1.7, 0.9]],
        power: 3,
        count: 1,
        rotation: Matrix2::new(0.6, -0.8, 0.8, 0.6),
        inner: Box::new((0.4, 0.9)),
        kind,
    }
}

impl Settings {
    fn weight(&self, i: usize) -> f64 {
        self.weights[i]
    }

    fn slope(&self) -> &f64 {
        &self.rate
    }

    fn turned(&self) -> DMatrix<f64> {
        DMatrix::from_row_slice(2, 2, self.rotation.as_slice())
    }
}

/// One text, once marked and over any scalar, once over `f64`: the values are the same to the last bit, the gradient is
/// that of the differences, and so is that by the adjoint.
macro_rules! same {
    ($($test:ident $f:ident $marked:ident |$data:ident, $x:ident: $s:ident| { $($body:tt)* })*) => {$(
        #[differentiable(adjoint)]
        fn $f<$s: Scalar>($x: &[$s], #[constant] $data: &Settings) -> $s { $($body)* }

        #[test]
        fn $test() -> Outcome {
            for kind in [Kind::Scaled { by: 1.7 }, Kind::Moved(0.3, -0.9)] {
                #[allow(dead_code)]
                type $s = f64;
                let plain = |$data: &Settings, $x: &[f64]| -> f64 { $($body)* };
                let (data, x) = (&settings(kind), [0.8, 1.9]);
                let (value, gradient) = Dual::new().bind($marked, data).value_and_gradient(&x)?;
                assert_eq!(value.to_bits(), plain(data, &x).to_bits());
                let adjoint = Adjoint.bind($marked, data).gradient(&x)?;
                for i in 0..2 {
                    let moved = |h: f64| {
                        let mut x = x;
                        x[i] += h;
                        plain(data, &x)
                    };
                    let difference = (moved(1e-6) - moved(-1e-6)) / 2e-6;
                    let near = |slope: f64| (slope - difference).abs() < 1e-7 * (1.0 + slope.abs());
                    assert!(near(gradient[i]) && near(adjoint[i]), "{gradient:?}, {adjoint:?}, {difference}");
                }
            }
            Ok(())
        }
    )*};
}
pub(crate) use same;

same! {
    fields_are_operands fields Fields |data, x: S| {
        let y = data.rate * x[0] + data.rate - x[1] / (data.rate + x[0]) + data.rate / x[1];
        let mut z = data.inner.0 * y - -data.rate * x[0] * data.inner.1;
        z = (data.rate - data.inner.1) * z + data.rate * 2.0 * z + 2.0 * data.rate * z + data.rate * data.rate * z;
        data.rate.sqrt() * z + data.rate.max(0.5).powi(2) * x[0] - (&data.rate * 3.0) * x[1]
    }
    elements_are_operands elements Elements |data, x: S| {
        let mut y = data.weights[0] * x[0] + data.weights[1] / x[1];
        for i in 0..2 {
            y += data.weights[i] * x[i] - data.grid[i][1 - i] * x[i];
            y = data.grid[data.count * i][0] - y;
        }
        data.data[data.count + 1].1 * y
    }
    items_of_loops_are_operands loops Loops |data, x: S| {
        let mut y = x[0] * x[1];
        for (t, d) in &data.data {
            y += d - t * x[0] + *t / x[1];
        }
        for &(t, d) in data.data.iter().rev() {
            y += (d - t * x[1]).powi(2);
        }
        for (i, row) in data.grid.iter().enumerate() {
            for w in row {
                y += w * x[i];
            }
        }
        for (w, v) in data.weights.iter().zip(x) {
            y += w * v - v;
        }
        y
    }
    items_of_closures_are_operands items Items |data, x: S| {
        let squares: S = data.data.iter().map(|&(t, d)| (d - t * x[0]).powi(2) - t / x[1]).sum();
        let weighted: S = data.weights.iter().zip(x).map(|(w, x)| w * x + w / x).sum();
        let folded = data.data.iter().enumerate().fold(x[0], |sum, (i, (t, d))| sum + (t - d) * x[i % 2]);
        squares * weighted + folded
    }
    results_of_methods_are_operands methods Methods |data, x: S| {
        let mut y = data.weight(0) * x[0] - data.slope() / x[1] + -data.slope().sqrt() * x[1];
        for i in 0..2 {
            y = data.weight(1 - i).abs() * y + (data.weight(i) + 2.0) * x[i] - (data.weights.len() * i) as f64;
        }
        let columns = (data.turned() * data.turned()).column_sum();
        y * columns[0] + data.shift.unwrap_or(0.25) * x[1]
    }
    variables_are_operands variables Variables |data, x: S| {
        let (first, last) = data.data[0];
        let pair = &data.data[1];
        let step = (last - first) / 10.0;
        let n = data.data.len() as f64;
        let third = 1.0 / 3.0;
        step * x[0] + pair.1 * x[1] - n * x[0] + third * x[1] + first / x[0]
    }
    patterns_are_operands patterns Patterns |data, x: S| {
        let moved = match &data.kind {
            Kind::Scaled { by } => by * x[0],
            Kind::Moved(first, second) => *first - x[0] * *second,
        };
        let shifted = if let Some(shift) = data.shift { shift - x[1] } else { x[1] };
        moved * shifted
    }
    integers_stay_integers integers Integers |data, x: S| {
        let mut places = 0;
        for i in 0..data.count * 2 {
            places += data.count * i + data.power as usize;
        }
        x[data.count * places % 2].powi(data.power - 1) + x[0] * (data.count * places) as f64
    }
    comparisons_and_arguments compared Compared |data, x: S| {
        let y = x[0].max(data.rate) + x[1].clamp(data.weights[1], data.inner.1) + x[0].sin().min(data.inner.0);
        let z = if data.rate < x[0] && data.weights[0] <= x[1] { 2.0 * y } else { y };
        z + x[1].hypot(data.rate)
    }
}

#[differentiable]
impl Settings {
    fn rotated<S: Scalar>(&self, x: &Vector2<S>) -> Vector2<S> {
        let plain = self.rotation * self.rotation;
        let turned = self.rotation.map(S::constant) * x;
        plain[(0, 0)] * turned * S::constant(self.rate) + self.rate * turned - self.rate * x
    }
}

/// A matrix on the left keeps its own operators.
#[test]
fn matrices_are_operands() -> Outcome {
    let jacobian = Dual::new().jacobian(settings(Kind::Moved(0.0, 0.0)).rotated_function(), &Vector2::new(1.0, 2.0))?;
    let factor = 0.7 * (0.36 - 0.64) + 0.7;
    let turned = DMatrix::from_row_slice(2, 2, &[0.6, -0.8, 0.8, 0.6]);
    let expected = turned * factor - DMatrix::identity(2, 2) * 0.7;
    assert!((jacobian - expected).amax() < 1e-15);
    Ok(())
}

#[differentiable]
fn of_arguments<S: Scalar>(
    x: &[S],
    #[constant] data: &[(f64, f32)],
    #[constant] range: (f64, f64),
    #[constant] h: &f64,
) -> S {
    let sum: S = data.iter().map(|(t, _)| t * x[0]).sum();
    sum * x[1] + range.0 * x[0] - range.1 / x[1] + h * x[0]
}

#[test]
fn constants_are_operands() -> Outcome {
    // 3 x₀ x₁ + 5 x₀ − 8 / x₁ + x₀ / 2 at (1, 2)
    let bound = Dual::new();
    let bound = bound.bind(OfArguments, (&[(1.0, 0.0), (2.0, 0.0)], (5.0, 8.0), &0.5));
    assert_eq!(bound.value_and_gradient(&[1.0, 2.0])?, (7.5, vec![11.5, 5.0]));
    Ok(())
}

#[differentiable]
fn single<S: Scalar<f32>>(x: S, #[constant] data: &(f32, [f32; 2])) -> S {
    data.0 * x + data.1[1] / x
}

#[test]
fn single_precision_data_are_operands() {
    assert_eq!(Dual::new().bind(Single, &(0.1, [0.0, 4.0])).derivative(2.0_f32), Ok(0.1 - 1.0));
}
