//! Programs as they are written every day: options in fields, settings beside numbers, chains of methods, constants of a type.

use crate::agree;
use core::ops::{Mul, Sub};
use fluxions::prelude::*;

#[differentiable(helper, adjoint)]
fn decayed<S: Scalar>(x: S, #[constant] rate: f64) -> S {
    (x * -rate).exp()
}

#[derive(Clone, Debug, Differentiable)]
struct Plant<S> {
    gain: S,
    #[differentiable(skip)]
    rate: f64,
    #[differentiable(skip)]
    low: f64,
    #[differentiable(skip)]
    high: f64,
    #[differentiable(skip)]
    steps: usize,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Plant<S> {
    const HALF: f64 = 0.5;

    fn new(gain: S, rate: f64, (low, high): (f64, f64), steps: usize) -> Self {
        Plant { gain, rate, low, high, steps }
    }
    fn plain(gain: S, rate: f64, low: f64, high: f64, steps: usize) -> Self {
        Plant { gain, rate, low, high, steps }
    }
    // A float goes to a helper, and one is chosen.
    fn response(&self, x: S) -> S {
        let limit = if x > self.gain { self.low } else { self.high };
        decayed(x, self.rate) * self.gain + x * limit * Self::HALF
    }
    fn run(&self, x: S) -> S {
        let mut t = self.low;
        let mut y = x;
        for _ in 0..self.steps {
            t += self.rate * 0.1;
            y = y * t + self.gain * self.rate;
        }
        y.max(S::constant(self.low))
    }
    fn copied(&self, x: S) -> Self {
        Plant { gain: self.gain * x, rate: self.rate, low: self.low, high: self.high, steps: self.steps }
    }
}

#[differentiable(adjoint)]
fn settings<S: Scalar>(x: &[S]) -> S {
    let plant = Plant::plain(x[0], 0.3, 1.5, 2.5, 3);
    let other = Plant { gain: x[1], rate: 0.5, low: 0.1, high: 0.2, steps: 2 };
    let rate = other.rate;
    let more = plant.copied(x[1]);
    plant.response(x[1]) + more.run(x[2]) * rate + decayed(x[0], other.rate) + other.response(x[0])
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Tuned<S> {
    gain: S,
    #[differentiable(skip)]
    rate: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Rates<S> {
    rate: S,
    gain: S,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Tuned<S> {
    fn new(gain: S, (rate, factor): (f64, f64)) -> Self {
        Self { gain: gain * factor, rate }
    }
    fn faster(&mut self) {
        self.rate *= 1.5;
        self.gain = self.gain * self.rate;
    }
    fn used(mut self, x: S) -> S {
        self.gain *= x;
        decayed(self.gain, self.rate)
    }
}

// A field of one name that is a float here and a number there.
#[differentiable(helper, adjoint)]
impl<S: Scalar> Rates<S> {
    fn tuned(&self) -> Tuned<S> {
        Tuned { gain: self.rate * self.gain, rate: 2.0 }
    }
}

#[differentiable(adjoint)]
fn names_of_fields<S: Scalar>(x: &[S]) -> S {
    let rates = Rates { rate: x[0], gain: x[1] };
    let mut tuned = Tuned { gain: x[2], rate: 0.3 };
    tuned.faster();
    let other = Tuned::new(x[1], (0.5, 2.0));
    rates.rate * rates.tuned().gain + decayed(x[0], tuned.rate) * tuned.gain + other.used(x[0])
}

#[derive(Clone, Debug, Differentiable)]
enum Axis<S> {
    X(S),
    Y { v: S },
    Z,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Axis<S> {
    const N: usize = 2;

    fn turned(&self, k: S) -> Self {
        match self {
            Self::X(a) => Self::Y { v: *a * k },
            Self::Y { v } => Self::X(*v * *v),
            Self::Z => Self::Z,
        }
    }
    fn value(&self) -> S {
        match self {
            Self::X(a) => *a * (Self::N as f64),
            Self::Y { v } => v.sin(),
            Self::Z => S::one(),
        }
    }
}

#[differentiable(adjoint)]
fn letters<S: Scalar>(x: &[S]) -> S {
    let a = Axis::X(x[0]);
    let b = a.turned(x[1]);
    let c: Axis<S> = Axis::Z;
    b.turned(x[0]).value() * b.value() + c.turned(x[2]).value() * a.value()
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Mode {
    Cool,
    Heat,
    Off(u8),
}

#[derive(Clone, Debug, Differentiable)]
enum State<S> {
    Idle,
    Moving(S),
}

#[derive(Clone, Debug, Differentiable)]
struct Room<S> {
    heat: S,
    state: State<S>,
    last: Option<S>,
    #[differentiable(skip)]
    mode: Mode,
    #[differentiable(skip)]
    count: usize,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Room<S> {
    // A skipped enum is assigned, and an option is written to behind references.
    fn step(&mut self, v: S) {
        if v > self.heat {
            self.mode = Mode::Heat;
            self.count += 1;
        } else if self.count > 1 {
            self.mode = Mode::Off(2);
        }
        match self.mode {
            Mode::Heat => self.heat = self.heat * v,
            Mode::Cool => self.heat += v,
            Mode::Off(_) => {}
        }
        if let Some(last) = &mut self.last {
            *last *= v;
        }
        if let Some(last) = self.last.as_mut() {
            *last += self.heat;
        }
    }
    fn remembered(&self) -> S {
        self.last.unwrap() * self.heat + self.last.expect("a number")
    }
}

#[differentiable(helper, adjoint)]
fn of_state<S: Scalar>(state: &State<S>, x: S) -> S {
    match state {
        State::Idle => x * x,
        State::Moving(v) => *v * x,
    }
}

#[differentiable(adjoint)]
fn modes<S: Scalar>(x: &[S]) -> S {
    let mut room = Room { heat: x[0], state: State::Moving(x[1]), last: Some(x[1]), mode: Mode::Cool, count: 0 };
    for v in x {
        room.step(*v);
    }
    let moving = of_state(&room.state, x[2]);
    room.state = State::Idle;
    room.mode = Mode::Cool;
    let idle = of_state(&room.state, room.heat) + of_state(&State::Idle, x[0]);
    let mut list = vec![Some(x[0]), None, Some(x[2])];
    for v in list.iter_mut() {
        if let Some(v) = v {
            *v = v.exp();
        }
    }
    room.remembered() + moving * idle + list[2].unwrap()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Complex<S> {
    re: S,
    im: S,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Complex<S> {
    fn unit() -> Self {
        Complex { re: S::one(), im: S::zero() }
    }
    fn abs(&self) -> S {
        (self.re * self.re + self.im * self.im).sqrt()
    }
    fn conj(&self) -> Self {
        Complex { re: self.re, im: -self.im }
    }
    fn dot(&self, other: &Self) -> S {
        self.re * other.re + self.im * other.im
    }
}

#[differentiable(adjoint)]
impl<S: Scalar> Sub for Complex<S> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Complex { re: self.re - other.re, im: self.im - other.im }
    }
}

#[differentiable(adjoint)]
impl<S: Scalar> Mul<S> for Complex<S> {
    type Output = Self;
    fn mul(self, k: S) -> Self {
        Complex { re: self.re * k, im: self.im * k }
    }
}

#[differentiable(helper, adjoint)]
fn nonzero<S: Scalar>(x: &[S]) -> Option<Complex<S>> {
    if x[0] > 0.0 { Some(Complex { re: x[0], im: x[1] }) } else { None }
}

// Methods of what operators, methods and options give, and of constants.
#[differentiable(adjoint)]
fn chains_of_methods<S: Scalar>(x: &[S]) -> S {
    let z = Complex { re: x[0], im: x[1] };
    let c = Complex { re: x[2], im: x[1] * x[0] };
    let list = vec![z, c];
    let u = Complex::unit();
    let moduli: S = x.iter().map(|v| (z * *v).abs()).sum();
    (z - c).abs()
        + (z * x[0]).abs()
        + z.conj().conj().abs() * moduli
        + nonzero(x).unwrap().conj().dot(&z)
        + list.iter().last().unwrap().dot(&Complex::unit())
        + u.dot(&z)
}

#[derive(Clone, Debug, Differentiable)]
struct Table<S> {
    data: Vec<S>,
}

impl<T> Table<T> {
    fn layer(&self, i: usize) -> &[T] {
        &self.data[2 * i..2 * i + 2]
    }
}

#[differentiable(helper, adjoint)]
fn squares<S: Scalar>(x: &[S]) -> Vec<S> {
    x.iter().map(|v| *v * *v).collect()
}

#[differentiable(helper, adjoint)]
fn scaled<S: Scalar>(mut v: Vec<S>, k: S) -> Vec<S> {
    v[0] *= k;
    v
}

#[differentiable(helper, adjoint)]
fn logarithm<S: Scalar>(x: S) -> Result<S, String> {
    if x > 0.0 { Ok(x.ln()) } else { Err("not positive".into()) }
}

#[differentiable(helper, adjoint)]
fn logarithms<S: Scalar>(x: &[S]) -> Result<Vec<S>, String> {
    let all = x.iter().map(|v| logarithm(*v)).collect::<Result<Vec<S>, String>>()?;
    Ok(all)
}

#[differentiable(helper, adjoint)]
fn logarithms_by_type<S: Scalar>(x: &[S]) -> Result<Vec<S>, String> {
    x.iter().copied().map(logarithm).collect()
}

#[differentiable(helper, adjoint)]
fn positive<S: Scalar>(x: &[S]) -> Option<Vec<S>> {
    x.iter().map(|v| if *v > 0.0 { Some(*v * *v) } else { None }).collect()
}

#[differentiable(helper, adjoint)]
fn walked<S: Scalar>(x: S, y: S, i: usize) -> (S, usize) {
    (x * y + 1.0, i + 1)
}

#[differentiable(adjoint)]
fn lists<S: Scalar>(x: &[S]) -> S {
    let table = Table { data: vec![x[0], x[1], x[2], x[0]] };
    let mut sum = S::zero();
    for (a, b) in table.data.iter().zip(&squares(x)[1..]) {
        sum += *a * *b;
    }
    let lines: Vec<Vec<S>> = x.windows(2).map(squares).collect();
    for (a, b) in core::iter::zip(&lines[0], &lines[1]) {
        sum += *a * *b;
    }
    let mut v = x.to_vec();
    v = scaled(v, x[1]);
    let pair: [S; 2] = v[..2].try_into().unwrap();
    let places: Vec<usize> = (0..x.len()).collect();
    let weights: S = places.iter().map(|i| x[*i]).sum();
    for i in places {
        sum += v[i] * weights;
    }
    let roots: Option<Vec<S>> = x.iter().map(|v| if *v > 0.0 { Some(v.sqrt()) } else { None }).collect();
    let logs = logarithms(x).unwrap_or(vec![x[1]]);
    let some = x.iter().copied().map(Some).collect::<Vec<_>>();
    let larger: Vec<_> = x.iter().map(|v| if *v > 0.6 { Some(*v * *v) } else { None }).collect();
    sum += some[0].unwrap() * some[1].unwrap() + larger[2].unwrap_or(x[0]);
    let product = larger[0].zip(larger[2]).map(|(a, b)| a * b);
    sum += product.unwrap_or(x[1]) + larger.iter().flatten().copied().sum::<S>();
    let same = logarithms_by_type(x).unwrap_or(vec![x[0]]);
    sum += same[0] + positive(x).map_or(x[2], |p| p[0] * p[1]);
    let (mut y, mut steps) = (x[0], 0);
    while steps < 3 {
        (y, steps) = walked(y, x[1], steps);
    }
    sum + pair[0] * pair[1] + y + logs[0] * logs[logs.len() - 1] + roots.map_or(x[0], |r| r[0] * r[2])
}

#[differentiable(adjoint, views(layer))]
fn lines<S: Scalar>(x: &[S]) -> S {
    let table = Table { data: vec![x[0], x[1], x[2], x[0]] };
    table.layer(0).iter().zip(table.layer(1)).map(|(a, b)| *a * *b).sum()
}

#[test]
fn everyday_programs() {
    for x in [[0.7, 1.3, 0.4], [1.7, 0.3, 2.4], [0.5, -0.3, 0.9]] {
        agree!(settings, Settings, x);
        agree!(names_of_fields, NamesOfFields, x);
        agree!(letters, Letters, x);
        agree!(modes, Modes, x);
        agree!(chains_of_methods, ChainsOfMethods, x);
        agree!(lists, Lists, x);
        agree!(lines, Lines, x);
    }
}
