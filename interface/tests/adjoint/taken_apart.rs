//! `match` of tuples, of items that may not be there, and tuples with integers and floats in them.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
enum Body<S> {
    Ball(S),
    Wall { at: S },
}

#[differentiable(helper, adjoint)]
fn distance<S: Scalar>(a: &Body<S>, b: &Body<S>) -> S {
    match (a, b) {
        (Body::Ball(x), Body::Ball(y)) => *x * *y,
        (Body::Ball(x), Body::Wall { at }) | (Body::Wall { at }, Body::Ball(x)) => *x + at.sin(),
        (Body::Wall { at: p }, Body::Wall { at: q }) => *p - *q * 2.0,
    }
}

#[differentiable(adjoint)]
fn tuples<S: Scalar>(x: &[S]) -> S {
    let (ball, wall) = (Body::Ball(x[0]), Body::Wall { at: x[1] });
    let mut sum = distance(&ball, &wall) * distance(&wall, &wall) + distance(&ball, &ball) * distance(&wall, &ball);
    let a = if x[0] > 1.0 { Some(x[0] * x[1]) } else { None };
    let b = if x[1] > 1.0 { Some(x[1]) } else { None };
    sum *= match (a, b) {
        (Some(a), Some(b)) => a * b,
        (Some(a), None) => a,
        _ => x[2],
    };
    for (i, v) in x.iter().enumerate() {
        sum += match (i, *v) {
            (0, a) => a * a,
            (_, a) if a > 0.5 => a.sin(),
            (_, a) => a * 3.0,
        };
    }
    let (Some(first), Some(last)) = (x.first(), x.last()) else { return S::zero() };
    let (mut low, mut high): (Option<S>, Option<S>) = (None, None);
    for &v in x {
        match (low, high) {
            (None, _) => low = Some(v * v),
            (Some(a), None) => high = Some(a * v),
            (Some(a), Some(b)) => {
                low = Some(a * b);
                high = Some(v + b);
            }
        }
    }
    if let (Some(a), Some(b)) = (low, high) { sum * *first * *last + a * b } else { sum }
}

#[differentiable(adjoint)]
fn items<S: Scalar>(x: &[S]) -> S {
    let (mut i, mut j, mut sum, mut k) = (0, 0, S::zero(), 1.0);
    let (mut a, b) = (x.to_vec(), [x[0] * x[1], x[2] + 0.5]);
    a.sort_by(|a, b| a.partial_cmp(b).unwrap());
    loop {
        match (a.get(i), b.get(j)) {
            (Some(v), Some(w)) if *v <= *w => {
                sum += *v * k;
                i += 1;
            }
            (_, Some(w)) => {
                sum += *w * *w * k;
                j += 1;
            }
            (Some(v), None) => {
                sum += v.sin() * k;
                i += 1;
            }
            (None, None) => break,
        }
        k += 1.0;
    }
    sum *= match a.first() {
        Some(v) if *v > 0.3 => *v * a[1],
        Some(v) => *v * 2.0,
        None => x[0],
    };
    match a.as_slice() {
        [] => S::zero(),
        [v] => *v,
        [v, .., w] => sum * *v + *w,
    }
}

/// The pool of adjacent violators: blocks of a mean and a count.
#[differentiable(adjoint)]
fn isotonic<S: Scalar>(y: &[S]) -> S {
    let mut blocks: Vec<(S, usize)> = Vec::new();
    for &v in y {
        blocks.push((v, 1));
        while blocks.len() > 1 {
            let (b, nb) = blocks[blocks.len() - 1];
            let (a, na) = blocks[blocks.len() - 2];
            if a <= b {
                break;
            }
            blocks.pop();
            *blocks.last_mut().unwrap() = ((a * na as f64 + b * nb as f64) / (na + nb) as f64, na + nb);
        }
    }
    let mut sum = S::zero();
    for (v, n) in &blocks {
        sum += *v * *v * *n as f64;
    }
    sum
}

#[differentiable(helper, adjoint)]
fn locate<S: Scalar>(x: S, grid: &[f64]) -> (usize, S) {
    let i = grid.partition_point(|g| x >= *g).clamp(1, grid.len() - 1) - 1;
    (i, (x - grid[i]) / (grid[i + 1] - grid[i]))
}

#[differentiable(adjoint)]
fn integers_among_numbers<S: Scalar>(x: &[S]) -> S {
    let (grid, weights) = ([-1.0, 0.5, 1.0, 2.5], [3.0, 4.0, 0.5]);
    let (i, t) = locate(x[0], &grid);
    let j = (i + 1) % 3;
    let mut sum = (x[i] * (1.0 - t) + x[j] * t) * grid[i];
    let mut pairs: Vec<(S, usize)> = Vec::new();
    for i in 0..x.len() {
        pairs.push((x[i].sin(), i));
    }
    pairs.sort_by(|a, b| a.0.partial_cmp(&b.0).unwrap());
    for (k, (v, i)) in pairs.iter().enumerate() {
        sum += *v * weights[*i] * (k as f64 + 1.0);
    }
    for _ in 0..2 {
        for (v, i) in &pairs {
            sum += *v * weights[*i] * x[*i];
        }
        for pair in pairs.iter_mut() {
            pair.1 = (pair.1 + 1) % 3;
            pair.0 = pair.0 * sum * 0.1;
        }
    }
    let mut next: Vec<Vec<(usize, S)>> = vec![Vec::new(); 4];
    for (k, &(a, b)) in [(0, 1), (1, 2), (0, 3)].iter().enumerate() {
        next[a].push((b, x[k] * x[k]));
    }
    let mut distance = vec![S::constant(1e3); 4];
    distance[0] = sum;
    for u in 0..4 {
        for &(v, length) in &next[u] {
            let through = distance[u] + length;
            if through < distance[v] {
                distance[v] = through;
            }
        }
    }
    distance[2] * distance[3]
}

#[test]
fn what_is_taken_apart() {
    for x in &[[0.7, 1.2, 0.4], [2.0, 0.3, 1.1], [1.2, 1.6, -0.5], [0.4, 0.2, 0.1]] {
        agree!(tuples, Tuples, x);
        agree!(items, Items, x);
        agree!(isotonic, Isotonic, x);
        agree!(integers_among_numbers, IntegersAmongNumbers, x);
    }
}

// The list of an option that is given by value.
#[differentiable(helper, adjoint)]
fn listed<S: Scalar>(given: Option<Vec<S>>) -> Vec<S> {
    let mut list = Vec::new();
    if let Some(items) = given {
        list.extend_from_slice(&items);
        list.push(items[0] * items[1]);
    }
    list
}

#[differentiable(adjoint)]
fn options_by_value<S: Scalar>(x: &[S]) -> S {
    let list = listed(Some(x.to_vec()));
    let none = listed::<S>(None);
    list[0] * list[2] * (none.len() + 1) as f64
}

#[test]
fn options_that_are_given_by_value_are_taken_apart() {
    crate::agree!(options_by_value, OptionsByValue, [0.7, 1.3]);
}
