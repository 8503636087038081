//! Arguments of helpers that may be without derivative: skipped fields, parts of tuples, what options hold and what calls return.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Mode {
    Square,
    Plain,
}

#[derive(Clone, Debug, Differentiable)]
struct Model<S> {
    scale: S,
    weights: Vec<S>,
    #[differentiable(skip)]
    power: usize,
    #[differentiable(skip)]
    rate: f64,
    #[differentiable(skip)]
    mode: Mode,
    #[differentiable(skip)]
    name: String,
    #[differentiable(skip)]
    rates: Vec<f64>,
    #[differentiable(skip)]
    order: Option<usize>,
    #[differentiable(skip)]
    grid: Vec<(f64, usize)>,
    #[differentiable(skip)]
    pair: (f64, f64),
}

#[differentiable(helper, adjoint)]
fn power<S: Scalar>(x: S, k: usize) -> S {
    let mut y = x;
    for _ in 0..k {
        y = y * x;
    }
    y
}

#[differentiable(helper, adjoint)]
fn curve<S: Scalar>(x: S, e: f64) -> S {
    x * e + x.powf(e)
}

#[differentiable(helper, adjoint)]
fn by_mode<S: Scalar>(x: S, mode: Mode) -> S {
    match mode {
        Mode::Square => x * x,
        Mode::Plain => x,
    }
}

#[differentiable(helper, adjoint)]
fn by_name<S: Scalar>(x: S, name: &str, mode: &Mode) -> S {
    if name.len() > 2 && *mode == Mode::Square { x * x * x } else { x }
}

#[differentiable(helper, adjoint)]
fn horner<S: Scalar>(x: S, rates: &[f64]) -> S {
    let mut y = x;
    for r in rates {
        y = y * *r + x;
    }
    y
}

#[differentiable(helper, adjoint)]
fn line<S: Scalar>(x: S, pair: (f64, f64)) -> S {
    x * pair.0 + x * x * pair.1
}

#[differentiable(helper, adjoint)]
fn entry<S: Scalar>(list: &[S], x: S, n: usize) -> S {
    list[n % 2] * x * (n as f64)
}

#[differentiable(helper, adjoint)]
fn change<S: Scalar>(list: &mut [S], x: S, n: usize) {
    list[n % 2] = list[0] * x;
}

#[differentiable(helper, adjoint)]
fn maybe<S: Scalar>(x: S, n: usize) -> Option<S> {
    if n > 1 { Some(x * x) } else { None }
}

#[differentiable(helper, adjoint)]
fn checked<S: Scalar>(x: S, n: usize) -> Result<S, u8> {
    if n > 1 { Ok(x * x) } else { Err(3) }
}

#[differentiable(helper, adjoint)]
fn of_part<S: Scalar>(p: (S, usize)) -> S {
    power(p.0, p.1)
}

#[differentiable(helper, adjoint)]
fn count<S: Scalar>(x: S) -> usize {
    if x > 0.5 { 2 } else { 3 }
}

#[differentiable(helper, adjoint)]
fn half<S: Scalar>(x: &[S]) -> f64 {
    x.len() as f64 * 0.5
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Model<S> {
    fn fields(&self, x: S) -> S {
        power(self.scale, self.power) * curve(x, self.rate)
            + horner(x, &self.rates)
            + curve(self.scale, self.rates[1])
            + line(x, self.pair)
    }
    fn others(&self, x: S) -> S {
        by_mode(self.scale, self.mode) * by_name(x, &self.name, &self.mode) + curve(x, self.pair.0)
    }
    fn changed(&mut self, x: S) -> S {
        self.power += 1;
        power(self.scale, self.power) * x
    }
    fn walked(&self, x: S) -> S {
        let mut y = x;
        for (e, n) in &self.grid {
            y += curve(x, *e) * power(self.scale, *n);
        }
        for &(e, n) in self.grid.iter() {
            y += curve(x, e) * power(self.scale, n);
        }
        y
    }
    fn options(&self, x: S) -> S {
        let mut y = self.scale;
        if let Some(k) = self.order {
            y = y * power(x, k);
        }
        match self.order {
            Some(k) => power(y, k),
            None => y,
        }
    }
    fn fallible(&self, x: S) -> Result<S, u8> {
        Ok(checked(self.scale, self.power)? * x)
    }
}

#[differentiable(adjoint)]
fn fields<S: Scalar>(x: &[S]) -> S {
    let mut m = Model {
        scale: x[0],
        weights: x.to_vec(),
        power: 3,
        rate: 1.5,
        mode: Mode::Square,
        name: "model".to_string(),
        rates: vec![0.5, 0.7],
        order: Some(2),
        grid: vec![(0.5, 1), (1.5, 2)],
        pair: (0.3, 0.6),
    };
    let y = m.fields(x[1]) * m.others(x[2]) + m.walked(x[1]) + m.options(x[2]) + m.fallible(x[1]).unwrap();
    let plain = by_mode(x[1], Mode::Plain);
    let z = plain * m.changed(x[0]) * power(x[2], m.power);
    let mut list = x.to_vec();
    change(&mut list, x[0], m.power);
    change(&mut m.weights, m.scale, m.power);
    y * entry(&m.weights, m.scale, m.power)
        + z * entry(&list, m.weights[1], m.power)
        + maybe(m.scale, m.power).unwrap()
        + checked(m.scale, m.power).unwrap_or(x[0])
}

#[differentiable(adjoint)]
fn patterns<S: Scalar>(x: &[S]) -> S {
    let all = vec![(x[0], 2_usize), (x[1], 1_usize)];
    let mut y = S::zero();
    for (v, n) in all {
        y += power(v, n);
    }
    let p = (x[0], 3_usize);
    let (v, k) = p;
    power(p.0, p.1) * x[1] + of_part((x[0], 2)) * power(v, k) + y
}

#[derive(Clone, Debug, Differentiable)]
struct Item<S> {
    value: S,
    #[differentiable(skip)]
    power: usize,
}

#[differentiable(adjoint)]
fn items<S: Scalar>(x: &[S]) -> S {
    let list = vec![Item { value: x[0], power: 3 }, Item { value: x[1], power: 2 }];
    let mut y = S::zero();
    for item in &list {
        y += power(item.value, item.power);
    }
    let z: S = list.iter().map(|item| power(item.value, item.power)).sum();
    let g = |u: S| power(u, list[0].power);
    let Item { value, power: k } = list[0].clone();
    y * z + g(x[1]) + power(x[0], list[1].power) + power(value, k)
}

/// Items that are computed from constants, and what calls return.
#[differentiable(adjoint)]
fn computed<S: Scalar>(x: &[S]) -> S {
    let a: S = (0..3).map(|i| i as f64).map(|e| curve(x[0], e)).sum();
    let b: S = (0..3).map(|i| (i as f64, i)).map(|(e, i)| curve(x[0], e) * (i as f64)).sum();
    let c: S = x.iter().enumerate().map(|(i, v)| (*v, i as f64)).map(|(v, e)| curve(v, e)).sum();
    let (n, r) = (count(x[0]), half(x));
    let m = count(x[1]);
    a * b + c + power(x[0], n) * curve(x[1], r) + power(x[1], count(x[1])) + curve(x[0], half(x)) * power(x[2], m)
}

#[test]
fn types_decide_what_has_an_adjoint() {
    for x in [[0.7, 1.3, 0.4], [1.7, 0.3, 2.4]] {
        agree!(fields, Fields, x);
        agree!(patterns, Patterns, x);
        agree!(items, Items, x);
        agree!(computed, Computed, x);
    }
}
