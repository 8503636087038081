//! Float literals as operands, in the shapes that people write them in.

// These shapes are the subject, also those that read worse than others.
#![allow(clippy::neg_multiply, clippy::op_ref, clippy::redundant_comparisons, clippy::useless_vec)]

mod calls;
mod constants;
mod data;
mod unseen;

use fluxions::prelude::*;
use fluxions_dual::Dual;
use nalgebra::{DVector, Matrix2, SVector};
use std::f64::consts::PI;

type Outcome = Result<(), fluxions::Error<core::convert::Infallible>>;

const HALF: f64 = 0.5;

/// One text, once marked and over any scalar, once as plain Rust over `f64`: the values are the same to the last bit, the
/// derivative is that of the differences.
macro_rules! same {
    ($($test:ident $f:ident $marked:ident |$x:ident: $s:ident| { $($body:tt)* })*) => {$(
        #[differentiable]
        fn $f<$s: Scalar>($x: $s) -> $s { $($body)* }

        #[test]
        fn $test() -> Outcome {
            #[allow(dead_code)]
            type $s = f64;
            let plain = |$x: f64| -> f64 { $($body)* };
            let mut prepared = Dual::new().prepare_derivative($marked, 1.0)?;
            for x in [-2.25, 0.3, 0.7, 1.7, 2.5] {
                let (value, slope) = prepared.value_and_derivative(x)?;
                assert!(value.is_nan() && plain(x).is_nan() || value.to_bits() == plain(x).to_bits(), "{value} at {x}");
                let difference = (plain(x + 1e-6) - plain(x - 1e-6)) / 2e-6;
                assert!(slope.is_nan() || (slope - difference).abs() <= 1e-6 * (1.0 + slope.abs()), "{slope}, {difference} at {x}");
            }
            Ok(())
        }
    )*};
}

same! {
    left_operands left Left |x: S| {
        2.0 * x + 1.0 / x - (3.0 - x) + (1.0 + x) / (1.0 + (-x).exp())
    }
    negated_and_parenthesized negated Negated |x: S| {
        -2.0 * x + (-(3.0)) * x + (2.0) * -x - -1.0 / x
    }
    products_of_literals products Products |x: S| {
        2.0 * 3.0 * x + (1.0 / 4.0) * x * 2.0 + 2.0 * PI * x / PI + 0.1 * HALF * 3.0 * x
    }
    plain_operands mixed Mixed |x: S| {
        let h = 0.5;
        let twice: f64 = 2.0 * h;
        let third = 1.0 / 3.0;
        let a = third * 3.0;
        1.0 / x + 3.0 * x * twice * a * (1.0 - h)
    }
    names constants Constants |x: S| {
        const SCALE: f64 = 2.0 * HALF;
        static OFFSET: f64 = 1.0 - SCALE;
        let grid: [f64; (2.0 * 3.0) as usize] = [2.0 * HALF; 6];
        let n = 3_usize;
        let all = PI * x / PI + n as f64 * x + std::f64::consts::E * x / (n as f64 / 2.0);
        all + x * (SCALE * grid[2 * n - 1] + OFFSET)
    }
    comparisons compared Compared |x: S| {
        let below = 0.0 > x || -1.0 >= x;
        let above = 0.0 < x && 0.5 <= x && 7.0 != x && !(7.0 == x);
        match (below, above) {
            (false, true) => 2.0 * x,
            (true, false) => 3.0 * x,
            _ => 5.0 * x,
        }
    }
    arguments_of_functions arguments Arguments |x: S| {
        x.max(0.0) + x.min(1e3) + x.clamp(-1.0, 2.0 * PI) + S::max(x, 0.5) + S::min(1e9, x) + x.powf(2.0 * 1.0)
    }
    arguments_of_two_numbers hypotenuse Hypotenuse |x: S| {
        x.hypot(3.0) + x.atan2(1.0) + x.powf(-2.0) + (2.0 * x).max(-0.25).powi(2)
    }
    literals_as_receivers receivers Receivers |x: S| {
        let two: f64 = 2.0_f64.max(1.0);
        let h: f64 = 0.5_f64.max(two) + 2.0_f64.powi(2).sqrt() + 2.0_f64.mul_add(two, 0.5);
        1.0_f64.max(x) + 1e3_f64.min(x) + 3.0_f64.hypot(x) + 0.5_f64.atan2(x) + 2.0_f64.powf(x) + x * (h - 3.0)
    }
    plain_and_active_closures closures Closures |x: S| {
        let numbers: Vec<f64> = (0..3).map(|i| 2.0 * i as f64).collect();
        let weight = |h: f64| 0.5 * h;
        let line = |s: S| 1.0 + 2.0 * s;
        let later = |t| 2.0 * t;
        let total: f64 = numbers.iter().map(|n| 0.5 * n).sum();
        line(x) * weight(later(total) / 6.0)
    }
    sums_of_plain_numbers accumulated Accumulated |x: S| {
        let mut s = 0.0;
        let mut h = 0.25;
        for _ in 0..3 {
            h *= 2.0;
            s += 2.0 * h;
        }
        let t = 2.0 * h;
        let k: f64 = 1.5;
        x * (k * (1.0 - t)).abs() + x * s
    }
    elements_of_a_list listed Listed |x: S| {
        let mut y = vec![2.0 * x, -1.0 * x];
        y.extend(vec![0.5 * x; 2]);
        y[0] += 2.0 * x;
        y[1] *= 0.5 * 2.0;
        y[2] -= 1.0 / x;
        y[3] /= 1.0 + x;
        y.into_iter().fold(x, |sum, y| 0.5 * sum + y)
    }
    patterns_and_ranges patterns Patterns |x: S| {
        let t: f64 = 2.0 * 0.5;
        let kind = match t {
            1.0 => "one",
            0.0..=0.5 => "small",
            _ => "other",
        };
        let inside = (0.0..2.0 * t).contains(&1.0);
        let mut more = vec![0.0; 2];
        more.push(2.0 * t);
        assert!(2.0 * t > 1.0 && inside && more.len() == 3, "{}", 2.0 * t);
        if kind == "one" { 2.0 * x - t } else { x }
    }
    variables_that_are_floats_by_their_writing variables Variables |x: S| {
        let step: f64 = 0.5;
        let mut decay = 1.0;
        decay *= 0.25;
        let rate = -2.0;
        let scale = |t: f64| t * x + (1.0 - t) * x;
        let bounded = x.max(step) + x.min(rate * step);
        step * x + (1.0 - decay) / x + rate - x + scale(decay) + if step < x { bounded } else { 2.0 * step * bounded }
    }
    names_of_two_variables shadowed Shadowed |x: S| {
        let h = 0.5;
        let a = x * h;
        let k = [1.0, 2.0].iter().map(|h| h * 2.0).sum::<f64>();
        let b = {
            let t = 0.5;
            let t = x * t;
            t * x
        };
        a + b * k
    }
    literals_in_branches branches Branches |x: S| {
        let low = if x > 0.5 { x * x } else { 0.25 };
        let high = match (x > 0.0, x < 1.0) {
            (true, true) => 1.5,
            (true, false) => x.max(low) * x,
            _ => -PI,
        };
        low * if x < 2.0 { x } else { 2.0 } + x * high
    }
    literals_as_results results Results |x: S| {
        let h = 0.5;
        if x < 0.0 {
            return 0.25;
        }
        if x > 1.0 { x } else if x > 0.5 { h } else { 2.0 * h }
    }
    sums_that_begin_as_literals begun Begun |x: S| {
        let mut sum = 0.0;
        let (mut product, mut largest) = (x, -1.0);
        let mut last = 0.5;
        for k in 1..4 {
            sum += x.powi(k);
            product *= 2.0 * x;
            last = sum;
        }
        let mut best = -1.0;
        if x > best {
            best = x;
        }
        largest *= 2.0;
        let mut reset = x * x;
        if x > 1.0 {
            reset = 3.0;
        }
        sum * product + best * largest + last - reset
    }
    lists_that_begin_as_literals lists Lists |x: S| {
        let (plain, mut numbers) = ([0.5; 2], vec![0.0; 2]);
        let mut all = vec![0.0; 3];
        let mut pair = [1.0, 2.0];
        for k in 0..3 {
            all[k] = 2.0 * x;
            pair[k % 2] += x * k as f64;
        }
        numbers[0] += plain[1];
        all[1] = 0.5;
        all.iter().zip(pair.iter()).map(|(a, b)| a * b).sum::<S>() + x * numbers[0]
    }
    references_to_both references References |x: S| {
        let (data, xs) = ([0.5, 1.5], [x, 2.0 * x]);
        let weighted: f64 = data.iter().map(|d| 2.0 * d - 1.0 / d).sum();
        2.0 * xs.iter().zip(&data).map(|(x, d)| x * *d * (1.0 - d)).sum::<S>() * weighted + 1.0 / &xs[0]
    }
}

#[differentiable]
fn arguments_of_floats<S: Scalar>(x: &[S], #[constant] h: f64, #[constant] data: &[f64]) -> S {
    let mut sum = h * x[0];
    for i in 0..data.len() {
        sum += data[i] * x[i] - data[i] / data[0];
    }
    1.0 / h * sum + data[1..].iter().map(|d| d * 2.0).sum::<f64>() * h
}

#[test]
fn arguments_that_are_floats_stand_on_either_side() {
    let backend = Dual::new();
    let bound = backend.bind(ArgumentsOfFloats, (0.5, &[2.0, 3.0]));
    assert_eq!(bound.gradient(&[1.0, 1.0]), Ok(vec![5.0, 6.0])); // (h + d₀) / h, d₁ / h
}

#[differentiable]
fn single<S: Scalar<f32>>(x: &[S]) -> S {
    let h: f32 = 0.1 * 3.0;
    let wide: f64 = 2.0 * f64::from(h);
    0.1 * x[0] + (1.0 - 0.7) / x[1] + x[0].max(0.1) * (wide as f32 / 0.6) + 2.0 * h
}

#[test]
fn single_precision_literals_are_single_precision() -> Outcome {
    let plain = |x: [f32; 2]| {
        let h: f32 = 0.1 * 3.0;
        let wide: f64 = 2.0 * f64::from(h);
        0.1 * x[0] + (1.0 - 0.7) / x[1] + x[0].max(0.1) * (wide as f32 / 0.6) + 2.0 * h
    };
    let (value, slope) = Dual::new().prepare_gradient(Single, &[0.3, 1.7])?.value_and_gradient(&[0.3, 1.7])?;
    assert_eq!(value.to_bits(), plain([0.3, 1.7]).to_bits());
    assert!((slope[0] - 1.1).abs() < 1e-6 && (slope[1] + 0.3 / 2.89).abs() < 1e-6, "{slope:?}");
    Ok(())
}

#[differentiable]
fn generic<R: Real, S: Scalar<R>>(x: S) -> S {
    let h: f64 = 2.0 * 0.5;
    let mut n = 1.5;
    n += 2.0 * h;
    let mut y = 2.0 * x * 0.5 + 1.0 / x - (x - 3.0) / 2.0;
    y += 1.0;
    y -= 0.5 * x;
    y *= 2.0;
    y /= 0.5 * 8.0;
    if x > 0.0 && 0.0 < x && n * 2.0 == 7.0 && h.max(0.0) > 0.5 {
        y += x.max(0.5).powf(2.0) * PI + S::constant(2.0) * x.clamp(0.0, 1e6);
    }
    y
}

#[test]
fn literals_are_converted_where_the_real_numbers_are_a_parameter() -> Outcome {
    let formula = |x: f64| (0.5 * x + 1.0 / x - (x - 3.0) / 2.0 + 1.0 + x * 0.0) / 2.0 + x * x * PI + 2.0 * x;
    let slope = |x: f64| (-1.0 / (x * x)) / 2.0 + 2.0 * x * PI + 2.0;
    let (y, d) = Dual::new().prepare_derivative(Generic::<f64>::new(), 1.0)?.value_and_derivative(1.7)?;
    assert!((y - formula(1.7)).abs() < 1e-12 && (d - slope(1.7)).abs() < 1e-12, "{y} {d}");
    let (y, d) = Dual::new().prepare_derivative(Generic::<f32>::new(), 1.0)?.value_and_derivative(1.7f32)?;
    assert!((y - formula(1.7) as f32).abs() < 1e-5 && (d - slope(1.7) as f32).abs() < 1e-5, "{y} {d}");
    Ok(())
}

#[differentiable]
fn matrices<S: Scalar>(x: &SVector<S, 2>) -> S {
    let plain = 2.0 * SVector::<f64, 2>::new(0.5, 1.0);
    let m = Matrix2::new(x[0], x[1], 1.0 - x[0], 3.0 * x[1]);
    let long = 3.0 * DVector::from_column_slice(x.as_slice());
    let v = 2.0 * m * (0.5 * x) - 1.0 * &(-2.0 * x.rows(0, 2));
    v[0] * plain[0] + v[1] * plain[1] + 1.0 / long.sum()
}

#[test]
fn vectors_and_matrices_are_scaled() -> Outcome {
    // v = (x₀² + x₁² + 2x₀, x₀ − x₀² + 3x₁² … ) with M = ((x₀, x₁), (1 − x₀, 3x₁)): v = M x + 2x
    let gradient = Dual::new().gradient(Matrices, &SVector::from([2.0, 1.0]))?;
    let (x, y) = (2.0, 1.0);
    let third = -1.0 / (3.0 * (x + y) * (x + y));
    let expected = [2.0 * x + 2.0 + 2.0 * (1.0 - 2.0 * x) + third, 2.0 * y + 2.0 * (6.0 * y + 2.0) + third];
    assert!((gradient[0] - expected[0]).abs() < 1e-12 && (gradient[1] - expected[1]).abs() < 1e-12, "{gradient}");
    Ok(())
}

#[differentiable]
fn filled<S: Scalar>(x: S) -> (S, [S; 2], Vec<S>) {
    if x < 0.0 {
        return (0.5, [1.0; 2], vec![0.0, x]);
    }
    (x, [x * x, 1.0], vec![2.0; 2])
}

#[differentiable]
fn sum_of_one<S: Scalar>(x: &[S]) -> Result<S, core::fmt::Error> {
    let mut sum = 0.0;
    for x in x {
        sum += x;
    }
    match x.len() {
        0 => Ok(0.0),
        1 => Ok(sum),
        _ => Err(core::fmt::Error),
    }
}

#[differentiable]
fn in_place<S: Scalar>(y: &mut [S], x: &[S]) {
    y[0] = 1.0;
    y[1] = x[0] * x[1];
}

#[test]
fn literals_stand_alone_in_results() -> Outcome {
    let backend = Dual::new();
    assert_eq!(
        backend.value_and_derivative(Filled, 3.0)?,
        ((3.0, [9.0, 1.0], vec![2.0; 2]), (1.0, [6.0, 0.0], vec![0.0; 2]))
    );
    assert_eq!(backend.value_and_derivative(Filled, -3.0)?.1, (0.0, [0.0; 2], vec![0.0, 1.0]));
    assert_eq!(backend.value_and_gradient(SumOfOne, &[]), Ok((0.0, vec![])));
    assert_eq!(backend.value_and_gradient(SumOfOne, &[2.0]), Ok((2.0, vec![1.0])));
    assert_eq!(backend.jacobian(InPlace::new(&[0.0; 2]), &[2.0, 3.0])?.as_slice(), [0.0, 3.0, 0.0, 2.0]);
    Ok(())
}

/// A type of the user's that a float may stand on the left of: the literal has a suffix there.
#[derive(Clone, Copy)]
struct Length(f64);

impl std::ops::Mul<Length> for f64 {
    type Output = Length;
    fn mul(self, other: Length) -> Length {
        Length(self * other.0)
    }
}

#[differentiable]
fn lengths<S: Scalar>(x: S) -> S {
    let double = 2.0_f64 * Length(0.5);
    2.0 * x * double.0
}

#[test]
fn a_literal_with_a_suffix_stays_a_float() {
    assert_eq!(Dual::new().derivative(Lengths, 1.0), Ok(2.0));
}
