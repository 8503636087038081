//! Calls for what they change: their values are left unused, or asked in conditions.

// Some forms are written here that clippy would write in another way.
#![allow(clippy::redundant_pattern_matching, clippy::manual_repeat_n, clippy::iter_nth)]

use crate::agree;
use core::ops::{Add, Mul};
use fluxions::prelude::*;

/// A call that cannot be done.
#[derive(Clone, Debug, PartialEq)]
struct TooLarge;

impl core::fmt::Display for TooLarge {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "too large")
    }
}
impl core::error::Error for TooLarge {}

#[differentiable(helper, adjoint)]
fn relax<S: Scalar>(p: &mut [S], t: S) -> S {
    p[0] *= t;
    p[1] += p[0];
    p[0] * p[1]
}

#[differentiable(helper, adjoint)]
fn shrink<S: Scalar>(p: &mut [S], t: S) {
    p[0] *= t;
}

#[differentiable(helper, adjoint)]
fn split<S: Scalar>(p: &mut [S]) -> Vec<S> {
    p[0] = p[0].sin();
    vec![p[0], p[1]]
}

#[differentiable(helper, adjoint)]
fn bump<S: Scalar>(p: &mut [S], t: S) -> Result<(), TooLarge> {
    if t > 10.0 {
        return Err(TooLarge);
    }
    p[0] *= t;
    Ok(())
}

#[differentiable(helper, adjoint)]
fn raised<S: Scalar>(p: &mut [S], t: S) -> Result<S, TooLarge> {
    bump(p, t)?;
    Ok(p[0] * p[0])
}

#[differentiable(helper, adjoint)]
fn halved<S: Scalar>(a: &mut S, x: S) -> bool {
    *a *= x * 0.5;
    *a > 0.05
}

#[differentiable(helper, adjoint)]
fn count<S: Scalar>(a: &mut S, #[constant] n: usize) -> usize {
    *a *= *a;
    n + 1
}

#[derive(Clone, Debug, Differentiable)]
struct Engine<S> {
    speed: S,
    trace: Vec<S>,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Engine<S> {
    fn push(&mut self, x: S) -> S {
        self.speed *= x;
        self.speed
    }
    fn push_hard(&mut self, x: S) -> Vec<S> {
        self.speed += x * x;
        vec![x, self.speed]
    }
    fn stop(&mut self) {
        self.speed *= 0.5;
    }
}

#[differentiable(adjoint)]
fn unused_values<S: Scalar>(x: &[S]) -> S {
    let mut p = [x[0], x[1]];
    relax(&mut p, x[2]);
    for _ in 0..3 {
        relax(&mut p, x[0]);
        shrink(&mut p, x[1]);
    }
    split(&mut p);
    let _ = relax(&mut p, x[1]);
    let _ = split(&mut p);
    let mut engine = Engine { speed: x[1], trace: vec![x[0]] };
    engine.push(x[2]);
    engine.push_hard(x[1]);
    engine.stop();
    let _ = engine.push(x[0]);
    p[0] * p[1] + engine.speed * engine.trace[0]
}

#[differentiable(adjoint)]
fn unused_results<S: Scalar>(x: &[S]) -> S {
    let mut p = [x[0], x[1]];
    bump(&mut p, x[2]).unwrap();
    bump(&mut p, x[1]).expect("a small number");
    let _ = bump(&mut p, x[0]);
    let _ = bump(&mut p, x[0] * 100.0);
    let _ = raised(&mut p, x[1]);
    bump(&mut p, x[2]).ok();
    match bump(&mut p, x[2]) {
        Ok(()) => p[1] *= x[1],
        Err(_) => p[1] *= x[0],
    }
    p[0] * p[1]
}

#[differentiable(adjoint)]
fn conditions<S: Scalar>(x: &[S]) -> S {
    asked(x).unwrap()
}

#[differentiable(helper, adjoint)]
fn asked<S: Scalar>(x: &[S]) -> Result<S, TooLarge> {
    let (mut p, mut a) = ([x[0], x[1]], x[1]);
    if let Err(_) = bump(&mut p, x[2] * 100.0) {
        p[1] = x[0] * x[1];
    }
    if bump(&mut p, x[1] * 100.0).is_err() {
        p[1] *= x[2];
    }
    if raised(&mut p, x[1]).is_ok() {
        bump(&mut p, x[0])?;
    }
    let is_done = bump(&mut p, x[2] * 100.0).is_ok();
    if !is_done {
        p[1] *= x[1];
    }
    while halved(&mut a, x[0]) {
        p[0] += a;
    }
    let more = halved(&mut a, x[2]);
    if more {
        a *= x[0];
    } else if !halved(&mut a, x[1]) {
        a += x[0];
    }
    if relax(&mut p, x[1]) > 0.2 {
        a *= p[0];
    }
    if count(&mut a, 1) == 2 {
        a += x[2];
    }
    Ok(p[0] * p[1] + a)
}

#[derive(Clone, Debug, Differentiable)]
enum Mode<S> {
    Idle,
    At(S),
    Between(S, S),
}
use Mode::*;

#[differentiable(helper, adjoint)]
impl<S: Scalar> Engine<S> {
    #[cfg(test)]
    fn gain(&self, x: S) -> S {
        self.speed * x
    }
    #[cfg(not(test))]
    fn gain(&self, x: S) -> S {
        self.trace[0] * x
    }
}

#[differentiable(adjoint)]
#[cfg(not(test))]
fn by_path<S: Scalar>(x: &[S]) -> S {
    x[0]
}

#[differentiable(adjoint)]
#[cfg(test)]
fn by_path<S: Scalar>(x: &[S]) -> S {
    let y = Add::add(x[0], x[1]);
    let product = x.iter().copied().fold(y, Mul::mul);
    let rows: Vec<Vec<S>> = x.chunks(2).map(<[S]>::to_vec).collect();
    let pair: &[S; 2] = x[..2].try_into().unwrap();
    let [a, b] = *<&[S; 2]>::try_from(&x[1..]).unwrap();
    let three = <[S; 3]>::try_from(x).unwrap();
    let many: Vec<S> = std::iter::repeat_n(pair[0], 3).collect();
    let more: Vec<S> = std::iter::repeat(pair[1]).take(2).collect();
    let mut list = x.to_vec();
    *list.iter_mut().nth(1).unwrap() = a * b;
    product * rows[1][0] + three[0] * three[2] + many[2] * more[1] + list[1] * list[0]
}

#[differentiable(adjoint)]
fn imported_variants<S: Scalar>(x: &[S]) -> S {
    let modes = [if x[0] > 0.6 { At(x[1] * x[0]) } else { Between(x[0], x[2] * x[1]) }, Idle];
    let mut sum = S::zero();
    for mode in &modes {
        sum += match mode {
            At(v) => *v * x[2],
            Between(u, v) => *u * *v,
            Idle => x[1],
        };
    }
    let engine = Engine { speed: x[0], trace: vec![x[1]] };
    sum + engine.gain(x[2])
}

#[test]
fn calls_for_what_they_change() {
    for x in [[0.7, 1.2, 0.4], [1.3, 0.6, 0.9], [0.3, 0.8, 1.5]] {
        agree!(unused_values, UnusedValues, x);
        agree!(unused_results, UnusedResults, x);
        agree!(by_path, ByPath, x);
        agree!(imported_variants, ImportedVariants, x);
        agree!(conditions, Conditions, x);
    }
}
