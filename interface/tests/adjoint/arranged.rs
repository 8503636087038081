//! Lists in another order, lists that change in the middle, and values that are replaced.

use crate::agree;
use fluxions::prelude::*;

#[differentiable(adjoint)]
fn sorted<S: Scalar>(x: &[S]) -> S {
    let mut v = x.to_vec();
    v.sort_by(|a, b| a.partial_cmp(b).unwrap());
    let median = v[v.len() / 2];
    v.reverse();
    let mut w: Vec<S> = x.iter().map(|v| (*v - median).abs()).collect();
    w.sort_unstable_by(|a, b| b.partial_cmp(a).unwrap());
    median * v[0] + w[0] * w[2] * v[2]
}
#[differentiable(adjoint)]
fn inserted<S: Scalar>(x: &[S]) -> S {
    let mut v = vec![x[0]];
    v.insert(0, x[1] * x[2]);
    v.insert(1, x[2]);
    v.insert(3, v[0] * v[1]);
    let a = v.remove(1);
    let b = v.swap_remove(0) * 2.0;
    let mut w = vec![x[1], x[0]];
    v.append(&mut w);
    v.resize(6, x[2] * x[2]);
    w.push(v[5]);
    v.remove(0);
    let mut s = a * b + w[0];
    for (i, q) in v.iter().enumerate() {
        s = s * 0.5 + *q * (i as f64 + 1.0);
    }
    s
}
#[differentiable(adjoint)]
fn sorted_places<S: Scalar>(x: &[S]) -> S {
    let mut idx: Vec<usize> = (0..x.len()).collect();
    idx.sort_by(|a, b| x[*b].partial_cmp(&x[*a]).unwrap());
    let k = (0..x.len()).min_by(|i, j| x[*i].partial_cmp(&x[*j]).unwrap()).unwrap();
    let mut s = x[k] * x[k];
    for (r, i) in idx.iter().enumerate() {
        s = s * 0.9 + x[*i] * x[*i] * r as f64;
    }
    let mut rows = vec![vec![x[0]], vec![x[1], x[2]]];
    for _ in 0..2 {
        rows.sort_by(|a, b| b[0].partial_cmp(&a[0]).unwrap());
        rows.reverse();
        rows[0][0] *= x[1] * x[0];
    }
    rows.insert(1, vec![x[0] * x[1]; 3]);
    let r = rows.remove(0);
    s * r[0] + rows[0][rows[0].len() - 1] * rows[1][0]
}

#[differentiable(adjoint)]
fn replaced<S: Scalar>(x: &[S]) -> S {
    let mut a = x[0];
    let b = std::mem::replace(&mut a, x[1] * x[0]);
    let mut v = vec![x[2], a];
    let old = std::mem::replace(&mut v, vec![b, a, x[1]]);
    let mut rows = vec![old, vec![b]];
    for i in 0..2 {
        let r = std::mem::replace(&mut rows[i], vec![x[1] * a; 3]);
        a *= r[0];
    }
    let mut prev = x[0];
    for k in 0..3 {
        let last = std::mem::replace(&mut prev, x[k] * a);
        a = a + last.sin();
    }
    a * b * v[2] * v[0] + rows[1][2] * prev
}

#[differentiable(adjoint)]
fn pairs_of_values<S: Scalar>(x: &[S]) -> S {
    let squares: Vec<S> = x.iter().map(|v| *v * *v).collect();
    let numbered: Vec<(usize, S)> = x.iter().copied().enumerate().collect();
    let both: Vec<(S, S)> = x.iter().copied().zip(squares).collect();
    numbered[1].1 * numbered[2].0 as f64 + both[0].1 * both[1].0 * both[2].1 * numbered[0].1
}

#[differentiable(helper, adjoint)]
fn pivoted<S: Scalar>(a: &[S]) -> (Vec<S>, Vec<usize>, usize) {
    let (mut list, mut swaps) = (a.to_vec(), 0);
    let mut order: Vec<usize> = (0..a.len()).collect();
    if list[1].abs() > list[0].abs() {
        list.swap(0, 1);
        order.swap(0, 1);
        swaps += 1;
    }
    (list, order, swaps)
}
/// A list of indices that changes, and is returned beside numbers.
#[differentiable(adjoint)]
fn with_order<S: Scalar>(x: &[S]) -> S {
    let (list, order, swaps) = pivoted(x);
    let mut sum = S::zero();
    for (i, &j) in order.iter().enumerate() {
        sum += list[i] * x[j] * (i as f64 + 1.0);
    }
    sum * (swaps as f64 + 0.5)
}

// What is behind the sort is linear in the list, so that it could go back before the loop that copies the items.
#[differentiable(adjoint)]
fn sorted_and_summed<S: Scalar>(x: &[S]) -> S {
    let mut sorted = x.to_vec();
    sorted.sort_by(|a, b| a.partial_cmp(b).unwrap());
    let median = sorted[1];
    let mut distances: Vec<S> = x.iter().map(|v| (*v - median).abs()).collect();
    distances.sort_by(|a, b| b.partial_cmp(a).unwrap());
    sorted[0] - sorted[2] / 2.0 + median * 3.0 + distances[1]
}

// The same of items that are lists, tuples and options.
#[differentiable(adjoint)]
fn replaced_and_summed<S: Scalar>(x: &[S]) -> S {
    let mut rows = vec![vec![x[0], x[1]], vec![x[2]], vec![x[0]]];
    let mut pairs = [(x[0], x[1]), (x[1], x[2])];
    let mut options: Vec<Option<S>> = vec![None, None, None];
    for i in 0..3 {
        rows[i] = vec![x[i], x[i] * x[0], x[1]];
    }
    for i in 0..2 {
        pairs[i] = (pairs[i].1, x[i]);
    }
    for i in 0..3 {
        options[i] = Some(x[i] * x[0]);
    }
    rows[0][1] + rows[1][2] * 2.0 + rows[2][0] + pairs[0].0 + pairs[1].1 * 2.0 + options[1].unwrap()
}

#[test]
fn linear_uses_of_what_was_arranged() {
    for x in [[0.7, 1.3, 0.4], [1.7, 0.3, 2.4], [0.5, -0.3, 0.9]] {
        agree!(sorted_and_summed, SortedAndSummed, x);
        agree!(replaced_and_summed, ReplacedAndSummed, x);
    }
}

#[test]
fn all_agree() {
    for x in [[1.5, 2.5, 3.5], [0.5, -2.5, 1.5], [3.0, 2.0, 1.0]] {
        agree!(sorted, Sorted, x);
        agree!(inserted, Inserted, x);
        agree!(sorted_places, SortedPlaces, x);
        agree!(pairs_of_values, PairsOfValues, x);
        agree!(replaced, Replaced, x);
        agree!(with_order, WithOrder, x);
    }
}

#[differentiable(helper, adjoint)]
fn exchanged<S: Scalar>(p: &mut S, q: &mut S) {
    core::mem::swap(p, q);
    *p *= *q;
}

// Both places are behind variables.
#[differentiable(adjoint)]
fn swapped_behind_variables<S: Scalar>(x: &[S]) -> S {
    let (mut a, mut b) = (x.to_vec(), vec![x[1], x[0] * x[1]]);
    for (p, q) in a.iter_mut().zip(b.iter_mut()) {
        core::mem::swap(p, q);
        *p *= *q;
    }
    let (first, others) = a.split_at_mut(1);
    exchanged(&mut first[0], &mut others[0]);
    let (p, q) = (&mut first[0], &mut others[0]);
    core::mem::swap(p, q);
    a[0] * a[0] * a[1] + b[0] * b[1]
}

#[test]
fn places_behind_variables_are_swapped() {
    crate::agree!(swapped_behind_variables, SwappedBehindVariables, [0.7, 1.3]);
}

#[derive(Clone, Debug, Differentiable)]
struct Window<S> {
    items: Vec<S>,
    #[differentiable(skip)]
    size: usize,
}

/// A part of a list is drained, by ranges of each form.
#[differentiable(adjoint)]
fn drained<S: Scalar>(x: &[S]) -> S {
    let mut list = vec![x[0]];
    let mut window = Window { items: x.to_vec(), size: 3 };
    let mut y = S::zero();
    for (i, v) in x.iter().enumerate() {
        list.push(*v * *v);
        list.push(y * *v);
        if list.len() > window.size {
            list.drain(..2);
        }
        if i == 2 {
            window.items.drain(1..=2);
        }
        if i == 3 {
            list.drain(1..);
        }
        y += list.iter().map(|w| w.sin()).sum::<S>() * window.items[window.items.len() - 1];
    }
    window.items.drain(0..0);
    let n = 1;
    window.items.drain(n - 1..n);
    y * window.items[0]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Node<S> {
    at: S,
    weight: S,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Node<S> {
    fn of(at: S, factor: S) -> Self {
        Node { at, weight: at * factor }
    }
}

/// Arrays of structs are made of arrays of numbers.
#[differentiable(adjoint)]
fn nodes<S: Scalar>(x: &[S]) -> S {
    let first = [x[0], x[1] * x[2]].map(|at| Node { at, weight: at * at });
    let second = [x[3], x[0]].map(|at| Node::of(at, x[1]));
    let ats = [x[1], x[2]];
    let third = ats.map(|at| Node { at, weight: at * x[3] });
    let pairs = ats.map(|at| (at, at * x[0]));
    let y = third[0].at * third[1].weight + pairs[0].1 * pairs[1].0;
    y + first[0].at * first[1].weight + second.iter().map(|node| node.at * node.weight.sin()).sum::<S>()
}

#[test]
fn parts_of_lists_and_arrays_of_structs() {
    for x in [[0.7, 1.3, 0.4, 2.1], [1.7, 0.3, 2.4, 0.9]] {
        crate::agree!(drained, Drained, x);
        crate::agree!(nodes, Nodes, x);
    }
}
