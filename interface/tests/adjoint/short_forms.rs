//! Short forms of Rust, which the macro writes out before it reads the body.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
enum Shape<S> {
    Circle(S),
    Box { width: S, height: S },
    Square { width: S },
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Shape<S> {
    fn area(&self) -> S {
        match self {
            Self::Circle(r) => *r * *r * 3.0,
            Self::Box { width, height } => *width * *height,
            Self::Square { width } => *width * *width,
        }
    }
    fn width(&self) -> S {
        match self {
            Self::Circle(w) | Self::Square { width: w } => w.sin(),
            Self::Box { width, .. } => *width,
        }
    }
    fn turned(&self, by: S) -> Self {
        match self {
            Self::Circle(r) => Self::Circle(*r * by),
            Self::Box { width, height } => Self::Box { width: *height, height: *width * by },
            Self::Square { width } => Self::Circle(*width),
        }
    }
    fn doubled(&self) -> S {
        if let Self::Circle(w) | Self::Square { width: w } = self { *w * 2.0 } else { S::one() }
    }
}

#[derive(Clone, Debug, Differentiable)]
struct Tank<S> {
    level: S,
    inflow: S,
    #[differentiable(skip)]
    open: bool,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Tank<S> {
    fn switch(&mut self) {
        self.open = !self.open;
        if !self.open {
            self.inflow *= 0.5;
        }
    }
    fn after(&self, dt: f64) -> S {
        let Self { level, inflow, .. } = self;
        *level + *inflow * dt - level.sqrt()
    }
}

#[differentiable(adjoint)]
fn own_names_of_types<S: Scalar>(x: &[S]) -> S {
    let shapes = [Shape::Circle(x[0]), Shape::Box { width: x[1], height: x[0] }, Shape::Square { width: x[2] }];
    let mut tank = Tank { level: x[1], inflow: x[2], open: true };
    tank.switch();
    tank.switch();
    let mut sum = tank.after(0.1);
    for shape in &shapes {
        let turned = shape.turned(x[2]);
        sum += shape.area() * shape.width() + shape.doubled() * turned.area();
    }
    sum
}

#[differentiable(helper, adjoint)]
fn fixed_point<S: Scalar>(x: S) -> Option<S> {
    let (mut w, mut n) = (x, 0);
    loop {
        let next = w.cos() * 0.9;
        if (next - w).abs() < 1e-9 {
            return Some(next);
        }
        w = next;
        n += 1;
        if n > 500 {
            return None;
        }
    }
}

#[differentiable(adjoint)]
fn loops_that_only_return<S: Scalar>(x: &[S]) -> S {
    let mut w = fixed_point(x[0]).unwrap_or(x[1]) + x[1];
    loop {
        for v in x {
            w = w * 0.5 + *v * 0.1;
            if w < 0.8 {
                return w * *v;
            }
        }
    }
}

#[differentiable(helper, adjoint)]
fn above_one<S: Scalar>(x: S) -> Option<S> {
    let square = x * x;
    (square > 1.0).then_some(square)
}

#[differentiable(adjoint)]
fn options_that_are_taken<S: Scalar>(x: &[S]) -> S {
    let mut pending: Option<S> = None;
    let mut last: Option<S> = None;
    let mut total = above_one(x[0]).unwrap_or(x[1]);
    for &v in x {
        match pending.take() {
            Some(p) => total += p * v,
            None => pending = Some(v * v),
        }
        if let Some(p) = last.replace(v) {
            total += (v - p).powi(2);
        }
        if let Some((a, b)) = pending.zip(last) {
            total += a * b;
        }
    }
    total
}

#[differentiable(adjoint)]
fn chains_of_conditions<S: Scalar>(x: &[S]) -> S {
    let mut stack = x.to_vec();
    let mut sum = S::zero();
    while let Some(v) = stack.pop()
        && v > 0.0
    {
        sum += v * v;
    }
    if x.len() > 1
        && let Some(v) = x.get(1)
        && *v > 0.5
        && let Some(w) = x.first()
    {
        sum * *v * *w
    } else if x[0] > 1.0 {
        sum * x[0]
    } else {
        sum + x[0].sin()
    }
}

#[differentiable(adjoint)]
fn labels_of_blocks<S: Scalar>(x: &[S]) -> S {
    let mut t = x[0];
    'steps: {
        if x[1] > 1.0 {
            t *= x[1];
            break 'steps;
        }
        for v in x {
            if *v < 0.0 {
                break 'steps;
            }
            t += *v * *v;
        }
        t = t * t;
    }
    let y = 'found: {
        for v in x {
            if *v > 1.5 {
                break 'found *v;
            }
        }
        x[0] * 2.0
    };
    t * y
}

#[differentiable(adjoint)]
fn closures_at_once<S: Scalar>(x: &[S]) -> S {
    let y = (|a: S, b: S| {
        if a > b {
            return a * b;
        }
        a + b
    })(x[0], x[1]);
    y * y
}

#[differentiable(adjoint)]
fn items_with_their_numbers<S: Scalar>(x: &[S]) -> S {
    let mut v: Vec<S> = x.iter().map(|a| a.sin()).collect();
    let mut sum = S::zero();
    for _ in 0..3 {
        let (i, top) = v.iter().enumerate().max_by(|(_, a), (_, b)| a.partial_cmp(b).unwrap()).unwrap();
        sum += *top * x[(i + 1) % x.len()];
        v[i] = v[i] * 0.3;
    }
    let (_, low) = x.iter().enumerate().min_by(|a, b| a.1.partial_cmp(b.1).unwrap()).expect("items");
    if let Some((k, w)) = x.iter().enumerate().find(|(_, w)| **w > 1.0) {
        sum += *w * (k as f64 + 2.0);
    }
    let mut steps = 0;
    while let Some((i, a)) = v.iter().enumerate().find(|(_, a)| **a > 0.2) {
        let a = *a;
        v[i] = a * a * 0.5;
        steps += 1;
        if steps > 20 {
            break;
        }
    }
    sum * *low + v.iter().copied().sum::<S>()
}

#[differentiable(helper, adjoint)]
fn squared<S: Scalar>(y: S) -> Option<S> {
    let a = if y > 1.0 { None } else { Some(y * y) }?;
    Some(a * y)
}
#[differentiable(helper, adjoint)]
fn chosen<S: Scalar>(y: S, n: usize) -> Result<S, Box<dyn std::error::Error>> {
    let a = {
        let b = y.sin();
        match n {
            0 => Err("none")?,
            1 => Ok(b * y),
            2 => return Ok(b),
            _ => squared(b).ok_or(std::fmt::Error),
        }
    }?;
    if a < 0.2 { Err("small".into()) } else { Ok(a * y) }
}
#[differentiable(helper, adjoint)]
fn found<S: Scalar>(v: &[S], n: usize) -> Result<S, Box<dyn std::error::Error>> {
    let a = v.get(n).ok_or("none")?;
    let b = v.iter().copied().find(|v| *v > 0.5).ok_or_else(|| format!("no {n}"))?;
    let c = *v.first().ok_or(std::fmt::Error)?;
    let k = n.checked_sub(1).ok_or("too small")?;
    Ok(*a * b + c * squared(*a).ok_or("large")? * v[n.checked_sub(1).ok_or("too small")?] * k as f64)
}

#[differentiable(adjoint)]
fn questions_behind_branches<S: Scalar>(x: &[S]) -> S {
    let mut sum = squared(x[0]).unwrap_or(x[1]);
    for n in 0..4 {
        sum = sum * x[1] + chosen(x[n % 3], n).unwrap_or(x[0]);
        sum += found(x, n).unwrap_or(x[1]);
    }
    sum
}

#[derive(Clone, Debug, Differentiable)]
struct Lists<S> {
    first: Vec<S>,
    second: Vec<S>,
}

/// What was in a place, which somebody takes or nobody.
#[allow(unused_must_use)]
#[differentiable(adjoint)]
fn replaced<S: Scalar>(x: &[S]) -> S {
    let mut lists: Lists<S> = Lists { first: vec![x[0], x[1] * x[0]], second: vec![x[1]] };
    let mut rows = vec![vec![x[0], x[2] * x[0]], vec![x[1]]];
    let mut pair = (vec![x[2]], x.to_vec());
    let (mut y, mut option, z) = (x[0], Some(x[0]), x[1] * x[2]);
    let (a, b, c) = (std::mem::take(&mut lists.first), std::mem::take(&mut rows[0]), std::mem::take(&mut pair.1));
    std::mem::replace(&mut y, z * x[1]);
    let _ = std::mem::replace(&mut pair.0, vec![y, z]);
    option.replace(y * x[0]);
    let inner = option.unwrap_or(z);
    option.take();
    std::mem::take(&mut rows);
    let lengths = (lists.first.len() + rows.len() + pair.1.len() + 1) as f64;
    a[0] * a[1] + b[1] * lists.second[0] + c[2] * pair.0[1] * inner * option.unwrap_or(y) * lengths
}

#[differentiable(adjoint)]
fn functions_of_items<S: Scalar>(x: &[S]) -> S {
    let v = x.to_vec();
    x[0] * v.last().unwrap().sin() + v.first().unwrap().powi(2) * x[1] + x.last().unwrap().exp()
}

#[test]
fn short_forms() {
    let points = [[0.7, 1.2, 0.4], [2.0, 0.3, 1.1], [0.2, 0.6, -0.5], [0.4, 0.2, 1.7]];
    for x in &points {
        agree!(own_names_of_types, OwnNamesOfTypes, x);
        agree!(loops_that_only_return, LoopsThatOnlyReturn, x);
        agree!(options_that_are_taken, OptionsThatAreTaken, x);
        agree!(chains_of_conditions, ChainsOfConditions, x);
        agree!(labels_of_blocks, LabelsOfBlocks, x);
        agree!(closures_at_once, ClosuresAtOnce, x);
        agree!(items_with_their_numbers, ItemsWithTheirNumbers, x);
        agree!(questions_behind_branches, QuestionsBehindBranches, x);
        agree!(replaced, Replaced, x);
        agree!(functions_of_items, FunctionsOfItems, x);
    }
}
