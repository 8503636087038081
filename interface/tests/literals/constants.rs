//! Constants as left operands: `const` and `static`, and what is made of literals.

// These shapes are the subject, also those that read worse than others.
#![allow(clippy::needless_range_loop, clippy::op_ref, clippy::useless_vec, clippy::explicit_auto_deref)]
#![allow(clippy::unnecessary_literal_unwrap)]

use crate::Outcome;
use fluxions::prelude::*;
use fluxions_adjoint::Adjoint;
use fluxions_dual::Dual;
use nalgebra::{Vector2, Vector3};

const G: f64 = 9.81;
const N: usize = 2;
const WEIGHTS: [f64; 2] = [0.3, 0.7];
static TABLE: [[f64; 2]; 2] = [[0.3, 0.7], [1.0, 2.0]];
const NODES: [(f64, usize); 2] = [(0.25, 0), (0.75, 1)];

mod physics {
    pub(super) const K: f64 = 2.5;
}

struct Beam {
    length: f64,
    moduli: [f64; 2],
}

impl Beam {
    const RATIO: f64 = 0.3;

    fn new(length: f64) -> Self {
        Self { length, moduli: [1.0, 2.0] }
    }
    fn area(&self) -> f64 {
        self.length * 2.0
    }
}

const BEAM: Beam = Beam { length: 0.5, moduli: [3.0, 4.0] };

enum Law {
    Linear(f64),
    Power { factor: f64, exponent: i32 },
}

/// A text that is marked, over any scalar, with its adjoint, and as plain Rust over `f64`.
macro_rules! same {
    ($($test:ident $f:ident $marked:ident |$x:ident: $s:ident| { $($body:tt)* })*) => {$(
        #[differentiable(adjoint)]
        fn $f<$s: Scalar>($x: &[$s]) -> $s { $($body)* }

        #[test]
        fn $test() -> Outcome {
            type $s = f64;
            fn plain($x: &[$s]) -> $s { $($body)* }
            for x in [[0.7, 1.3], [0.2, 0.4]] {
                let (y, gradient) = Dual::new().value_and_gradient($marked, &x)?;
                assert_eq!(y, plain(&x));
                let reverse = Adjoint.gradient($marked, &x)?;
                for (a, b) in reverse.iter().zip(&gradient) {
                    assert!((a - b).abs() <= 1e-12 * (1.0 + b.abs()), "{reverse:?} {gradient:?}");
                }
            }
            Ok(())
        }
    )*};
}

same! {
    constants_are_operands of_constants OfConstants |x: S| {
        const LOCAL: f64 = 0.5;
        let (a, b, c) = (G, LOCAL * 2.0, -LOCAL);
        let y = G * x[0] + LOCAL * (x[1] * 2.0) - physics::K / x[0] + G - x[1] + Beam::RATIO * x[0].sin();
        let z = -G * x[0] + (G + 1.0) * y + LOCAL.sqrt() * x[1] + 2.0 * G * x[0] + f64::EPSILON * y + G.max(0.1) / y;
        let steps = N * 2 - 1;
        if LOCAL < x[0] { a * z + b * y - c * x[1] } else { (steps + N) as f64 * z + x[N - 1] }
    }
    tables_are_operands of_tables OfTables |x: S| {
        let mut sum = BEAM.length * x[0] + BEAM.area() * x[1] + BEAM.moduli[1] * x[0];
        for i in 0..N {
            sum += WEIGHTS[i] * x[i] * x[i];
            for j in 0..2 {
                sum += TABLE[i][j] * x[i] * x[j];
            }
        }
        for (w, i) in NODES {
            sum += w * x[i];
        }
        for &(w, i) in NODES.iter() {
            sum += w * x[i] * x[0];
        }
        let products = WEIGHTS.iter().zip(x).map(|(w, v)| w * *v).sum::<S>();
        let mut polynomial = x[0] * 0.0;
        for &c in WEIGHTS.iter().rev() {
            polynomial = c + polynomial * x[1];
        }
        sum * products + polynomial * WEIGHTS.iter().zip(x).map(|(w, v)| *w * v.sin()).sum::<S>()
    }
    lists_of_literals_are_operands of_lists OfLists |x: S| {
        let (weights, rows, pairs) = ([0.3, 0.7], [[1.0, 2.0], [3.0, 4.0]], [(0.1, 0.2), (0.3, 0.4)]);
        let list = vec![0.3, 0.7];
        let typed: [f64; 2] = [0.3, 0.7];
        let made: Vec<f64> = (0..2).map(|i| i as f64 * 0.5).collect();
        let [c, d] = [0.1, 0.2];
        let mut sum = typed[0] * x[0] + made[1] * x[1] + c * x[0] + d * x[1];
        for (i, v) in x.iter().enumerate() {
            sum += weights[i] * *v + list[i] * *v;
            for j in 0..2 {
                sum += rows[i][j] * x[i] * x[j];
            }
        }
        for w in [0.3, 0.7] {
            sum += w * x[0];
        }
        for &w in &[0.1, 0.2] {
            sum += w * x[1];
        }
        for (a, b) in pairs {
            sum += a * x[0] + b * x[1];
        }
        let quadrature: S = pairs.iter().map(|&(t, w)| w * (t * x[0] + x[1]).exp()).sum();
        quadrature + sum * made.iter().zip(x).map(|(t, v)| t * *v).sum::<S>()
    }
    branches_of_literals_are_operands of_branches OfBranches |x: S| {
        let w = if x[0] > 0.5 { 4.0 } else { 2.0 };
        let mut sum = (match x.len() { 2 => 4.0, _ => 2.0 }) * x[0] + (if x.len() > 1 { G } else { 1.0 }) * x[1];
        for i in 0..2 {
            let factor = match i {
                0 => 4.0,
                _ if x.len() > 5 => continue,
                _ => G,
            };
            sum += factor * x[i];
        }
        let labelled = 'a: {
            if x.len() > 5 {
                break 'a 0.5;
            }
            2.0
        };
        sum += x[0] * labelled;
        let mut begun = if x.len() > 1 { 0.0 } else { 1.0 };
        begun += w * x[0];
        sum * begun + w * x[1]
    }
    structs_of_literals_are_operands of_structs OfStructs |x: S| {
        let beam = Beam { length: 2.0, moduli: [1.0, 2.0] };
        let made = Beam::new(0.5);
        let other = Beam { length: 3.0, ..BEAM };
        let next = Beam { length: 0.25, ..Beam::new(1.0) };
        let laws = [Law::Linear(2.0), Law::Power { factor: 0.5, exponent: 2 }];
        let weight: Option<f64> = Some(0.5);
        let mut sum = beam.area() * x[0] + beam.length * x[1] + made.moduli[0] * x[1] + made.area() * x[0] + other.moduli[1] * x[1] + x[0] * next.moduli[1];
        for law in &laws {
            sum += match law {
                Law::Linear(k) => k * x[0],
                Law::Power { factor, exponent } => factor * x[1].powi(*exponent),
            };
        }
        sum * (weight.unwrap_or(1.0) * x[0])
    }
    floats_with_a_suffix_are_operands of_suffixes OfSuffixes |x: S| {
        let n = x.len() as f64;
        10f64.powf(0.3) * x[0] + 2.0_f64.sqrt() * x[1] + 2f64 * x[0] + 1.5_f64 * x[1] + n.sqrt() * x[1] + n.min(9.0) * x[0]
    }
}

/// A list that begins with literals, and one that is none of scalars.
#[differentiable(adjoint)]
fn begun<S: Scalar>(x: &[S]) -> S {
    let mut list = vec![0.0; 2];
    let mut weights = [1.0, 2.0];
    weights[0] += 0.5;
    for i in 0..2 {
        list[i] = weights[i] * x[i];
    }
    list[0] * list[1]
}

/// A type that a float may stand on the left of, over any scalar.
#[derive(Clone, Copy, Debug)]
struct Pair<S>(S, S);

impl<S: Scalar> std::ops::Mul<Pair<S>> for f64 {
    type Output = Pair<S>;
    fn mul(self, pair: Pair<S>) -> Pair<S> {
        Pair(pair.0 * self, pair.1 * self)
    }
}

#[differentiable]
fn beside_types_of_the_user<S: Scalar>(x: &[S]) -> S {
    let pair: Pair<S> = Pair(x[0], x[1]);
    let product = G * pair;
    let vector: Vector2<S> = Vector2::new(x[0], x[1]);
    let scaled = G * vector;
    product.0 * product.1 + scaled.dot(&vector)
}

#[differentiable]
fn in_single_precision<S: Scalar<f32>>(x: S) -> S {
    const HALF: f32 = 0.5;
    let weights = [0.25, 0.75];
    let first: f32 = weights[0];
    HALF * x + weights[1] * x + x * first
}

#[test]
fn constants_beside_other_types() -> Outcome {
    // 1.5 x₀ · 2 x₁
    assert_eq!(Adjoint.gradient(Begun, &[1.0, 2.0])?, [6.0, 3.0]);
    // G² x₀ x₁ + G (x₀² + x₁²)
    let gradient = Dual::new().gradient(BesideTypesOfTheUser, &[1.0, 2.0])?;
    assert_eq!(gradient, [G * (2.0 * G) + G + G, G * G + 2.0 * G + 2.0 * G]);
    assert_eq!(Dual::new().derivative(InSinglePrecision, 2.0_f32)?, 1.5);
    let rows = Vector3::new(1.0, 2.0, 3.0);
    assert_eq!(G * rows, rows * G);
    Ok(())
}
