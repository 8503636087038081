//! Calls for what they change: their values are left unused, or asked in conditions.

// Some forms are written here that clippy would write in another way.
#![allow(clippy::redundant_pattern_matching, clippy::manual_repeat_n, clippy::iter_nth)]

use crate::agree;
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
fn both<S: Scalar>(p: &mut [S], t: S) -> (S, S) {
    p[0] *= t;
    (p[0], p[1] * t)
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
    fn slowed(&mut self) -> bool {
        self.speed *= self.trace[0];
        self.speed > 0.5
    }
    fn ratio(&self, x: S) -> Result<S, TooLarge> {
        if x > self.speed { Err(TooLarge) } else { Ok(x / self.speed) }
    }
    // A flag of a method that changes the struct, and results of methods that look at it.
    fn run(&mut self, x: S) -> S {
        self.slowed();
        let is_fast = self.slowed();
        self.speed += match self.ratio(x) {
            Ok(ratio) => ratio,
            Err(_) => x * x,
        };
        if is_fast { self.push(x) } else { self.speed }
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
    engine.speed += engine.ratio(x[0]).ok().unwrap_or(x[1]);
    engine.run(x[2]);
    let mut rows = vec![x.to_vec(), vec![x[1], x[0]]];
    for row in rows.iter_mut() {
        let _ = relax(row, x[2]);
        relax(row, x[1]);
    }
    p[1] *= rows[0][0] * rows[1][1] * engine.run(x[0]);
    p[0] * p[1] + engine.speed * engine.trace[0]
}

#[differentiable(helper, adjoint)]
fn found<S: Scalar>(p: &mut [S], t: S) -> Option<S> {
    p[0] *= t;
    if t > 1.0 {
        return None;
    }
    p[1] *= t;
    Some(p[0] * p[1])
}

#[differentiable(adjoint)]
fn unused_results<S: Scalar>(x: &[S]) -> S {
    let mut p = [x[0], x[1]];
    bump(&mut p, x[2]).unwrap();
    bump(&mut p, x[1]).expect("a small number");
    raised(&mut p, x[0]).unwrap();
    let _ = found(&mut p, x[0]);
    found(&mut p, x[1]);
    let _ = inverse(x[0]);
    let _ = inverse(-x[1]);
    if found(&mut p, x[2]).is_some() {
        p[1] *= x[1];
    }
    p[0] * p[1] + found(&mut p, x[1]).unwrap_or(x[0])
}

#[differentiable(helper, adjoint)]
fn inverse<S: Scalar>(x: S) -> Result<S, TooLarge> {
    if x < 0.0 { Err(TooLarge) } else { Ok(x.recip()) }
}

#[differentiable(adjoint)]
fn conditions<S: Scalar>(x: &[S]) -> S {
    asked(x).unwrap()
}

#[differentiable(helper, adjoint)]
fn asked<S: Scalar>(x: &[S]) -> Result<S, TooLarge> {
    let (mut p, mut a) = ([x[0], x[1]], x[1]);
    if let Some(v) = found(&mut p, x[2]) {
        p[1] += v;
    } else if found(&mut p, x[0]).is_none() {
        p[1] *= x[2];
    }
    bump(&mut p, x[0])?;
    raised(&mut p, x[1])?;
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
    while both(&mut p, x[1] * 0.5).1 > 0.1 {
        p[1] *= 0.5;
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
    Box { w: S, h: S },
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
    let product = x.iter().copied().fold(x[0] + x[1], |a, b| a * b);
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

// A value that is repeated stays as it was, also where a variable in it changes.
#[differentiable(adjoint)]
fn repeated<S: Scalar>(x: &[S]) -> S {
    let mut y = x[0];
    for a in std::iter::repeat_n(y, 3) {
        y = y * a + x[1];
    }
    for (i, a) in std::iter::repeat(y).take(2).enumerate() {
        y = y * a * x[i];
    }
    let mut list = [x[2], y];
    for (a, b) in std::iter::repeat_n(list[0], 3).zip(x) {
        list[0] = list[0] * a + *b;
    }
    for weight in std::iter::repeat_n(0.5, 2) {
        y *= weight;
    }
    list[0] * list[1] + std::iter::repeat_n(x[2].sin(), 3).zip(x).map(|(a, b)| a * *b).sum::<S>() * y
}

#[differentiable(adjoint)]
fn imported_variants<S: Scalar>(x: &[S]) -> S {
    let modes =
        [if x[0] > 0.6 { At(x[1] * x[0]) } else { Between(x[0], x[2] * x[1]) }, Idle, Box { w: x[0], h: x[1] * x[2] }];
    let mut mode = At(x[0]);
    for (i, x) in x.iter().enumerate() {
        mode = if i == 1 { Box { w: *x, h: x.sin() } } else { Between(*x, x.cos()) };
    }
    let mut sum = S::zero();
    for mode in &modes {
        sum += match mode {
            At(v) => *v * x[2],
            Between(u, v) => *u * *v,
            Box { w, h } => *w * *h,
            Idle => x[1],
        };
    }
    if let Between(a, b) = &mode {
        sum += *a * *b;
    }
    let engine = Engine { speed: x[0], trace: vec![x[1]] };
    sum + engine.gain(x[2])
}

#[differentiable(helper, adjoint)]
fn bent<S: Scalar>(y: &mut S) -> S {
    *y = y.sin();
    *y * 2.0
}

/// What a condition takes out of a list or an option.
#[differentiable(adjoint)]
fn taken_out<S: Scalar>(x: &[S]) -> S {
    let (mut y, mut option, mut numbers) = (x[0], Some(x[0] * x[1]), vec![1, 2, 3]);
    let mut list = vec![x[0], x[1] * x[0], x[2], x[1], x[2] * x[0]];
    for i in 0..3 {
        if matches!(option.take(), Some(v) if v > 0.1) {
            y = y * x[1];
        }
        if i == 1 {
            option = Some(y);
        }
    }
    if list.pop().is_some() {
        y = y * x[2];
    }
    let is_there = list.pop().is_some();
    if is_there && list.len() == 3 {
        y += list[1];
    }
    if list.remove(0) > 0.4 {
        y = y * list[0];
    }
    while numbers.pop().is_some_and(|k| k > 1) {
        y = y * x[1] * list[0];
    }
    while matches!(list.pop(), Some(_)) {
        y = y * x[0] + x[1];
    }
    y * option.unwrap_or(x[2])
}

#[derive(Clone, Debug, Differentiable)]
struct Newton<S> {
    x: S,
    #[differentiable(skip)]
    steps: usize,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Newton<S> {
    fn step(&mut self, a: S) -> bool {
        self.x = (self.x + a / self.x) * 0.5;
        self.steps += 1;
        self.steps > 4
    }
    fn enlarge(&mut self, a: S) -> usize {
        self.x = self.x * a;
        self.steps += 1;
        self.steps
    }
    fn change(&mut self, a: S) -> S {
        let old = self.x;
        self.x = (self.x + a / self.x) * 0.5;
        (self.x - old).abs()
    }
}

struct Generator(u64);

impl Generator {
    fn draw(&mut self) -> u64 {
        self.0 = self.0 * 5 % 7;
        self.0
    }
}

#[differentiable(helper, adjoint)]
fn last<S: Scalar>(list: &mut [S]) -> usize {
    list[0] = list[0].sin();
    list.len() - 1
}
#[differentiable(helper, adjoint)]
fn two<S: Scalar>(y: &mut S) -> usize {
    *y = y.sin();
    2
}

/// Methods that change what nothing else changes, and decide.
#[differentiable(adjoint)]
fn methods_that_decide<S: Scalar>(x: &[S]) -> S {
    let mut steps: Newton<S> = Newton { x: x[0], steps: 0 };
    while !steps.step(x[1]) {}
    let mut changes: Newton<S> = Newton { x: x[1], steps: 0 };
    while changes.change(x[2]) > 1e-3 {}
    let mut y = steps.x * changes.x;
    if changes.change(x[0]) < 0.1 {
        y = y * x[2];
    }
    let stops = changes.change(x[1]) < 1e-9;
    let mut generator = Generator(3);
    for _ in 0..5 {
        if matches!(generator.draw(), 4..) {
            y = y * x[1];
        }
    }
    while generator.draw() > 2 {
        y = y.sin();
    }
    if stops { y } else { y * changes.x }
}

#[differentiable(adjoint)]
fn values_that_decide<S: Scalar>(x: &[S]) -> S {
    let mut y = x[0] * x[1];
    let first = !(two(&mut y) == 2);
    let second = matches!(two(&mut y), 2 | 3);
    let factor = two(&mut y) as f64;
    let mut list = x.to_vec();
    let n = last(&mut list);
    let mut steps: Newton<S> = Newton { x: x[0], steps: 0 };
    let k = steps.enlarge(x[1]);
    if first {
        y * x[0]
    } else if second {
        y * factor * x[n] * list[0] * steps.x * x[k]
    } else {
        x[0]
    }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct State<S> {
    a: S,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> State<S> {
    fn step(&mut self) -> S {
        self.a = self.a.sin() * self.a;
        self.a
    }
}

/// Values that are computed whether they are needed or not, and change something.
#[differentiable(adjoint)]
fn in_any_case<S: Scalar>(x: &[S]) -> S {
    let mut y = x[0] * x[1];
    let mut list = vec![x[0], x[1] * x[2]];
    let mut state: State<S> = State { a: x[2] * x[1] };
    let by_block = (x[0] > 1.0).then_some({
        y *= x[1];
        y
    });
    let by_call = (x[0] > 1.0).then_some(bent(&mut y));
    let from_list = (x[1] > 1.0).then_some(list.pop().unwrap());
    let by_method = (x[2] > 1.0).then_some(state.step());
    if let Some(v) = (x[1] > 1.0).then_some(bent(&mut y)) {
        y = y * v;
    }
    let (some, none): (Option<S>, Option<S>) = (Some(x[1]), None);
    let all = some.unwrap_or(state.step()) * none.unwrap_or(state.step()) * some.map_or(bent(&mut y), |v| v * x[1]);
    let sum = by_block.unwrap_or(x[0]) + by_call.unwrap_or(x[1]) + from_list.unwrap_or(x[2]);
    all * sum * y * list[0] * state.a * by_method.unwrap_or(x[0])
}

#[test]
fn calls_for_what_they_change() {
    for x in [[0.7, 1.2, 0.4], [1.3, 0.6, 0.9], [0.3, 0.8, 1.5]] {
        agree!(unused_values, UnusedValues, x);
        agree!(unused_results, UnusedResults, x);
        agree!(by_path, ByPath, x);
        agree!(repeated, Repeated, x);
        agree!(imported_variants, ImportedVariants, x);
        agree!(conditions, Conditions, x);
        agree!(taken_out, TakenOut, x);
        agree!(methods_that_decide, MethodsThatDecide, x);
        agree!(values_that_decide, ValuesThatDecide, x);
        agree!(in_any_case, InAnyCase, x);
    }
}

/// A filter that says what it makes of a number, and changes.
#[derive(Clone, Debug, Differentiable)]
struct Filter<S> {
    state: S,
    seen: Vec<S>,
}

#[differentiable(adjoint)]
impl<S: Scalar> Filter<S> {
    fn step(&mut self, v: S) -> S {
        self.state = self.state * v + self.seen[0];
        self.seen[0] += v;
        self.state
    }
}

// The methods of items of a list that decide change them.
#[differentiable(adjoint)]
fn items_that_decide<S: Scalar>(x: &[S]) -> S {
    let mut filters = vec![Filter { state: x[0], seen: vec![x[1]] }, Filter { state: x[1], seen: vec![x[0]] }];
    let mut y = S::zero();
    for i in 0..2 {
        y += filters[i].step(x[i]) * filters[1 - i].step(y);
    }
    if filters[0].step(y) > 0.1 {
        y += filters[1].state;
    }
    while filters[1].step(x[0]) < 40.0 {
        y += x[1];
    }
    y * filters[1].state
}

#[test]
fn methods_of_items_are_asked() {
    agree!(items_that_decide, ItemsThatDecide, [0.7, 1.3]);
}
