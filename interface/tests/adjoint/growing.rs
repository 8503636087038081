//! Lists that get longer and shorter, and options that are taken apart while they change.

use crate::agree;
use fluxions::prelude::*;

/// The squares of all but the first.
#[differentiable(helper, adjoint)]
fn rest<S: Scalar>(x: &[S]) -> Vec<S> {
    x[1..].iter().map(|v| *v * *v).collect()
}

#[differentiable(helper, adjoint)]
fn norm<S: Scalar>(x: &[S]) -> S {
    (x.iter().map(|v| *v * *v).sum::<S>() + 0.01).sqrt()
}

/// What Horner's rule goes through.
#[differentiable(helper, adjoint)]
fn path<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut all = Vec::new();
    let mut y = x[0];
    for v in x {
        y = y * *v + 0.3;
        all.push(y);
    }
    all
}

/// The square of the first number above a bound.
#[differentiable(helper, adjoint)]
fn first_above<S: Scalar>(x: &[S], #[constant] bound: f64) -> Option<S> {
    let mut k = 0;
    while k < x.len() && x[k] <= bound {
        k += 1;
    }
    if k < x.len() { Some(x[k] * x[k]) } else { None }
}

#[differentiable(adjoint)]
fn pushed<S: Scalar>(x: &[S]) -> S {
    let mut v = Vec::new();
    for i in 0..x.len() {
        v.push(x[i].sin());
        if i == 1 {
            v.push(v[0] * x[2]);
        }
    }
    v.push(S::one());
    v[0] * v[1] + v[2] * v[v.len() - 1]
}

#[differentiable(adjoint)]
fn popped<S: Scalar>(x: &[S]) -> S {
    let mut v: Vec<S> = Vec::with_capacity(3);
    v.push(x[0]);
    while v.len() < 6 {
        let last = v[v.len() - 1];
        v.push(last * x[v.len() % 3] + 0.1);
    }
    let mut s = v.pop().unwrap();
    s *= v.pop().expect("five are left") * v[1];
    if let Some(w) = v.pop() {
        s += w * w;
    }
    v.pop();
    while let Some(w) = v.pop() {
        s = s * 0.5 + w;
    }
    s
}

#[differentiable(adjoint)]
fn rows<S: Scalar>(x: &[S]) -> S {
    let mut rows = vec![];
    for i in 0..x.len() {
        rows.push(vec![x[i]; i + 1]);
    }
    rows.push(rest(x));
    rows[1].push(x[0]);
    let mut s = S::zero();
    for row in &rows {
        s += norm(row);
    }
    rows[2].pop();
    rows[0].extend(x.iter().map(|v| *v * s));
    let last = rows.pop().unwrap();
    s * last[0] + norm(&rows[1]) * norm(&rows[0])
}

#[differentiable(adjoint)]
fn history<S: Scalar>(x: &[S]) -> S {
    let mut history = vec![x.to_vec()];
    for k in 0..3 {
        let next = rest(&path(&history[k]));
        history.push(next);
        if history[k + 1].len() < 2 {
            break;
        }
    }
    let mut all = Vec::new();
    for h in history.iter() {
        all.extend_from_slice(h);
    }
    all.extend(x.iter().map(|v| v.cos()));
    let s = norm(&all);
    all.truncate(4);
    let t = norm(&all);
    all.clear();
    all.push(s);
    all.push(x[1]);
    all[0] * all[1] * norm(&path(x)) * t
}

/// Halves of an interval that are still to be looked at.
#[differentiable(adjoint)]
fn intervals<S: Scalar>(x: &[S]) -> S {
    let mut stack = vec![(x[0], x[1])];
    let (mut s, mut k) = (S::zero(), 0);
    while let Some((a, b)) = stack.pop() {
        k += 1;
        let mid = (a + b) * 0.5;
        if k < 6 {
            stack.push((a, mid));
            stack.push((mid, b * x[2]));
        } else {
            s += mid * a;
        }
    }
    s
}

#[derive(Clone, Debug, Differentiable)]
struct Node<S> {
    at: S,
    list: Vec<S>,
}

#[differentiable(adjoint)]
fn nodes<S: Scalar>(x: &[S]) -> S {
    let mut nodes = Vec::new();
    nodes.push(Node { at: x[0], list: vec![x[1], x[2]] });
    nodes.push(Node { at: x[1], list: rest(x) });
    nodes[0].list.push(x[0] * 2.0);
    nodes[1].at += x[2];
    let top = nodes.pop().unwrap();
    let mut s = top.at * norm(&top.list);
    if let Some(Node { at, list }) = nodes.pop() {
        s += at * norm(&list);
    }
    s * s
}

/// Both lists depend on the signs of x.
#[differentiable(adjoint)]
fn sorted_out<S: Scalar>(x: &[S]) -> S {
    let (mut above, mut below) = (vec![], vec![S::one()]);
    for (i, v) in x.iter().enumerate() {
        if *v > 0.4 {
            above.push(*v * i as f64);
        } else {
            below.push(v.exp());
        }
    }
    let n = above.len();
    for i in 0..n {
        let last = above[n - 1 - i];
        above[i] += last * 0.5;
        below.push(above[i]);
    }
    below[0] = norm(&above);
    let s = norm(&below);
    below = Vec::new();
    below.extend_from_slice(&above);
    s * norm(&below) + norm(&above)
}

/// A place is pushed more than once: each item has an adjoint of its own.
#[differentiable(adjoint)]
fn pushed_twice<S: Scalar>(x: &[S]) -> S {
    let (mut h, mut g, mut pairs) = (vec![], vec![x[0]], vec![]);
    let mut s = x[2];
    for v in x {
        h.push(*v);
        h.push(*v);
        g.push(*v);
        g[0] = *v;
        let pair = (*v, s);
        pairs.push(pair);
        s += pair.0 * pair.1;
        pairs.push(pair);
        let first = pairs[0];
        pairs.push(first);
        s *= first.1;
    }
    h.push(h[0] * h[1]);
    h.push(g[1]);
    h.push(g[1]);
    h[0] * h[1] * h[6] + h[7] * h[8] * g[2] + g[0] * s + pairs[1].0 * pairs[2].1 * pairs[4].0 * pairs[5].1
}

/// The last value is kept, and a copy of it changes.
#[differentiable(adjoint)]
fn kept_behind_a_copy<S: Scalar>(x: &[S]) -> S {
    let mut s = x[0];
    let mut last: Option<Vec<S>> = None;
    for k in 0..3 {
        let step: Vec<S> = x.iter().map(|v| *v * (k as f64 + s)).collect();
        let mut changed = step.clone();
        changed[0] *= x[0];
        if let Some(before) = &last {
            changed[1] += norm(before);
        }
        s += changed[0] * changed[1];
        last = Some(step);
    }
    s
}

/// Integers in tuples with numbers.
#[differentiable(adjoint)]
fn with_counts<S: Scalar>(x: &[S]) -> S {
    let mut stack = vec![(x[0], 0_usize)];
    let mut s = x[2];
    while let Some((a, depth)) = stack.pop() {
        s += a * a * (depth as f64);
        if depth < 3 {
            stack.push((a * 0.5, depth + 1));
            stack.push((a * x[1], 2 * depth + 2));
        }
    }
    let mut events = vec![(1_usize, x[0]), (2, x[1] * x[2])];
    events.extend_from_slice(&[(0, x[1])]);
    for (k, at) in &events {
        s += *at * (*k as f64);
    }
    for &(k, at) in &events {
        s += at * (k as f64 + 1.0) * x[k];
    }
    events.iter().filter(|(k, _)| *k > 0).map(|(_, at)| *at * s).sum::<S>() * ((events[0].0 + 1) as f64)
}

#[test]
fn lists_get_longer_and_shorter() {
    let (x, z) = ([0.5, 1.2, 0.3], [1.5, -0.2, 0.8]);
    agree!(pushed, Pushed, x, z);
    agree!(popped, Popped, x, z);
    agree!(rows, Rows, x, z);
    agree!(history, History, x, z);
    agree!(intervals, Intervals, x, z);
    agree!(nodes, Nodes, x, z);
    agree!(sorted_out, SortedOut, x, z);
    agree!(pushed_twice, PushedTwice, x, z);
    agree!(kept_behind_a_copy, KeptBehindACopy, x, z);
    agree!(with_counts, WithCounts, x, z);
}

#[differentiable(adjoint)]
fn largest_product<S: Scalar>(x: &[S]) -> S {
    let mut best = None;
    for i in 0..x.len() {
        let candidate = x[i] * x[(i + 1) % x.len()];
        let is_better = match &best {
            Some((_, found)) => candidate > *found,
            None => true,
        };
        if is_better {
            best = Some((i, candidate));
        }
    }
    let (i, found) = best.unwrap();
    x[i] * found
}

#[differentiable(adjoint)]
fn carried_along<S: Scalar>(x: &[S]) -> S {
    let mut best: Option<S> = None;
    for v in x {
        best = match best {
            Some(b) => {
                if *v > b {
                    Some(*v * b)
                } else {
                    Some(b + 0.1)
                }
            }
            None => Some(*v),
        };
    }
    best.unwrap_or(S::zero())
}

/// Options of lists: what a branch takes out of them is its own.
#[differentiable(adjoint)]
fn reset<S: Scalar>(x: &[S]) -> S {
    let mut found: Option<Vec<S>> = None;
    let mut s = S::one();
    for k in 0..4 {
        if let Some(v) = &found {
            s *= norm(v);
        } else if let Some(w) = first_above(x, 0.4) {
            s += w;
        } else {
            s *= 2.0;
        }
        found = if k == 2 { None } else { Some(rest(x)) };
        if k == 0 {
            found = None;
        }
    }
    match found {
        Some(v) => s * v[0] * norm(&v),
        None => s,
    }
}

#[differentiable(adjoint)]
fn computed<S: Scalar>(x: &[S]) -> S {
    let pair = if x[0] > x[1] { Some((x[0], rest(x))) } else { None };
    let s = match pair {
        Some((a, v)) => a * norm(&v),
        None => x[2],
    };
    let t = match first_above(x, 0.7) {
        Some(v) => v.sin(),
        None => S::one(),
    };
    if let Some(a) = first_above(x, 5.0) {
        s * a
    } else if let Some(b) = first_above(&[s, t], 0.1) {
        b * s + t
    } else {
        s
    }
}

#[differentiable(adjoint)]
fn followed<S: Scalar>(x: &[S]) -> S {
    let mut next = Some(x.to_vec());
    let mut s = S::zero();
    while let Some(v) = next {
        s = s * 0.7 + norm(&v);
        next = if v.len() > 1 { Some(rest(&v)) } else { None };
    }
    s
}

/// The items of a loop are references, those of an index are not.
#[differentiable(adjoint)]
fn looked_at<S: Scalar>(x: &[S]) -> S {
    let mut options = vec![Some(x[0]), None];
    options.push(first_above(x, 0.4));
    let mut s = S::one();
    for o in &options {
        if let Some(v) = o {
            s *= *v;
        }
    }
    for o in options.iter() {
        match o {
            Some(v) => s = s * *v,
            None => s += 0.5,
        }
    }
    for k in 0..options.len() {
        if let Some(v) = options[k] {
            s = s * v;
        }
    }
    for k in 0..options.len() {
        if let Some(v) = &options[k] {
            s = s * *v;
        }
    }
    let (one, two) = (options[0], &options[2]);
    if let Some(v) = one {
        s *= v;
    }
    match *two {
        Some(v) => s * v,
        None => s,
    }
}

#[test]
fn options_that_change_are_taken_apart() {
    let (x, z) = ([0.5, 1.2, 0.3], [1.5, -0.2, 0.8]);
    agree!(largest_product, LargestProduct, x, z);
    agree!(carried_along, CarriedAlong, x, z);
    agree!(reset, Reset, x, z);
    agree!(computed, Computed, x, z);
    agree!(followed, Followed, x, z);
    agree!(looked_at, LookedAt, x, z);
}

/// Lists whose numbers are of no use, though loops run over them, and what is asked while it changes.
#[differentiable(adjoint)]
fn windows_of_no_use<S: Scalar>(x: &[S]) -> S {
    let mut s = x[1];
    let mut v = vec![x[0]];
    v.extend_from_slice(x);
    for _ in v.windows(3) {
        s = x[0].cos();
    }
    s
}
#[differentiable(adjoint)]
fn items_of_no_use<S: Scalar>(x: &[S]) -> S {
    let mut v = vec![x[0]];
    v.push(x[1]);
    v.iter().map(|_| x[2] * x[0]).sum::<S>()
}
#[differentiable(adjoint)]
fn a_list_of_another_length_of_no_use<S: Scalar>(x: &[S]) -> S {
    let mut v = vec![x[0]];
    v = vec![x[1]; 3];
    let mut s = x[2];
    for _ in v.iter() {
        s = s * x[0];
    }
    s
}
#[differentiable(adjoint)]
fn a_push_of_no_use<S: Scalar>(x: &[S]) -> S {
    let mut w = x.to_vec();
    w.push(x[0]);
    x[0] * x[1]
}
#[differentiable(adjoint)]
fn a_zip_of_no_use<S: Scalar>(x: &[S]) -> S {
    let mut s = x[1];
    let mut v = vec![x[0]];
    v.push(x[1]);
    for (_, w) in v.iter().zip(x) {
        s = s * *w;
    }
    s
}
#[differentiable(adjoint)]
fn a_filter_that_asks_numbers<S: Scalar>(x: &[S]) -> S {
    let mut v = [x[0], x[1]];
    let mut y = x[2];
    for k in (0..2).filter(|k| v[*k] < 0.5) {
        y = y * x[k];
    }
    v[1] = 1.0 + y * y;
    v[1]
}
#[differentiable(adjoint)]
fn ranges_that_change<S: Scalar>(x: &[S]) -> S {
    let mut k = 1;
    let mut y = vec![x[0], x[1], x[2], x[0] * x[1], x[1]];
    while k < 4 {
        for i in (k..y.len()).step_by(2 * k) {
            let a = y[i - k];
            y[i] += a * a;
        }
        for i in (0..y.len()).rev() {
            let a = y[i];
            y[i] = a.sin();
        }
        if k == 2 {
            y.push(x[0]);
        }
        k *= 2;
    }
    y.iter().map(|v| *v * *v).sum::<S>()
}

#[differentiable(adjoint)]
fn a_list_of_a_branch_of_no_use<S: Scalar>(x: &[S]) -> S {
    let v: Vec<S> = if x[0] > 0.5 { vec![x[0]] } else { vec![x[1]; 2] };
    let w = loop {
        if x.len() > 1 {
            break vec![x[0]; 3];
        }
    };
    let mut y = x[2];
    for _ in &v {
        y *= x[1];
    }
    y + w.iter().map(|_| x[1] * x[0]).sum::<S>() + v.chunks(2).map(|_| x[1]).sum::<S>()
}

#[test]
fn lists_of_no_use_have_their_form() {
    agree!(a_list_of_a_branch_of_no_use, AListOfABranchOfNoUse, [0.7, 1.2, 0.3], [0.2, 1.2, 0.3]);
    let x = [-1.401, -0.609, -1.415];
    agree!(windows_of_no_use, WindowsOfNoUse, x);
    agree!(items_of_no_use, ItemsOfNoUse, x);
    agree!(a_list_of_another_length_of_no_use, AListOfAnotherLengthOfNoUse, x);
    agree!(a_push_of_no_use, APushOfNoUse, x);
    agree!(a_zip_of_no_use, AZipOfNoUse, x);
    agree!(a_filter_that_asks_numbers, AFilterThatAsksNumbers, x);
    agree!(ranges_that_change, RangesThatChange, x);
}

// A list that is given by value changes its length and is returned.
#[differentiable(helper, adjoint)]
fn shifted<S: Scalar>(mut list: Vec<S>) -> Vec<S> {
    list.remove(0);
    list.push(list[0] * list[0]);
    list
}

#[differentiable(helper, adjoint)]
fn shifted_by_another_name<S: Scalar>(list: Vec<S>) -> Vec<S> {
    let mut list = list;
    list.push(list[0] * list[1]);
    list.remove(0);
    list
}

// What is taken out of an option is used at once.
#[differentiable(adjoint)]
fn given_and_returned<S: Scalar>(x: &[S]) -> S {
    let (a, b) = (shifted(x.to_vec()), shifted_by_another_name(x.to_vec()));
    let mut option = Some(x[0] * x[1]);
    let taken = x[1] * option.take().unwrap();
    let rest = option.unwrap_or(taken);
    a[0] * a[1] * b[0] * b[1] * taken * rest
}

#[test]
fn lists_that_are_given_and_returned() {
    crate::agree!(given_and_returned, GivenAndReturned, [0.7, 1.3]);
}

// The length of a list is asked before a method that keeps some items, or takes all of them out.
#[differentiable(adjoint)]
fn asked_before_retain<S: Scalar>(x: &[S]) -> S {
    let mut list = x.to_vec();
    let mut y = S::zero();
    while !list.is_empty() {
        let mean = list.iter().copied().sum::<S>() / list.len() as f64;
        for i in 0..list.len() {
            y += list[i] * list[i] * mean;
        }
        list.retain(|v| *v > mean);
    }
    y
}
#[differentiable(adjoint)]
fn asked_before_drain<S: Scalar>(x: &[S]) -> S {
    let mut list = x.to_vec();
    let mut y = S::zero();
    for _ in 0..2 {
        let mut product = list[0] / list.len() as f64;
        for i in 0..list.len() {
            product += list[i] * list[i];
        }
        for v in list.drain(..) {
            product *= v;
        }
        list.push(product);
        y += product;
    }
    y
}
#[differentiable(adjoint)]
fn asked_before_clone_from<S: Scalar>(x: &[S]) -> S {
    let (mut list, mut other) = (x.to_vec(), vec![x[0]]);
    let mut rows = vec![x.to_vec(), vec![x[1]]];
    let mut y = S::zero();
    for _ in 0..3 {
        let mean = list[0] / list.len() as f64;
        list.clone_from(&other);
        rows[0].clone_from(&list);
        other[0] *= 1.5;
        y += mean * other[0] * rows[0][0];
    }
    y
}

#[test]
fn lengths_are_asked_before_they_change() {
    let x = [0.7, 1.3, 1.9];
    agree!(asked_before_retain, AskedBeforeRetain, x);
    agree!(asked_before_drain, AskedBeforeDrain, x);
    agree!(asked_before_clone_from, AskedBeforeCloneFrom, x);
}

// Values that are given by value, whose lengths nobody knows, are assigned, exchanged and taken apart.
#[derive(Clone, Debug, Differentiable)]
struct Owner<S> {
    list: Vec<S>,
    scale: S,
}

#[differentiable(helper, adjoint)]
fn given<S: Scalar>(mut a: Vec<S>, option: Option<Vec<S>>, pair: (S, Vec<S>), one: Owner<S>, all: Vec<Owner<S>>) -> S {
    let mut b = vec![a[0]];
    let mut c = b.clone();
    b.clone_from(&a);
    let old = std::mem::replace(&mut c, pair.1.clone());
    std::mem::swap(&mut a, &mut c);
    let mut d = vec![b[0]];
    d = if d[0] > 0.1 { one.list.clone() } else { d };
    let mut owner = Owner { list: vec![], scale: b[1] };
    if owner.scale > 0.1 {
        owner = all[0].clone();
    }
    let mut some = None;
    if a[0] > 0.1 {
        some = option;
    }
    let taken = some.unwrap();
    let mut last = vec![old[0]];
    last = if last[0] > 0.1 { pair.1 } else { last };
    let mut rows = vec![vec![b[0]]];
    rows[0] = a;
    b[0] * b[1] * c[0] * d[1] * owner.list[1] * taken[1] * last[1] * rows[0][1] * pair.0 * one.scale
}

#[differentiable(adjoint)]
fn lists_given_by_value<S: Scalar>(x: &[S]) -> S {
    let one = Owner { list: x.to_vec(), scale: x[1] };
    given(x.to_vec(), Some(x.to_vec()), (x[0], x.to_vec()), one.clone(), vec![one])
}

// A struct that takes a list of constants and is written to by a call.
#[differentiable(helper, adjoint)]
fn noted<S: Scalar>(y: &mut [S], owner: &mut Owner<S>) {
    owner.list[0] = y[0] * y[1];
    y[1] += owner.list[0];
}

#[differentiable(adjoint)]
fn scratch<S: Scalar>(x: &[S]) -> S {
    let mut y = x.to_vec();
    let zeros = vec![S::zero(); 2];
    let mut owner = Owner { list: zeros, scale: S::one() };
    for _ in 0..2 {
        noted(&mut y, &mut owner);
    }
    y[1] * owner.list[0]
}

#[test]
fn values_of_unknown_length() {
    agree!(lists_given_by_value, ListsGivenByValue, [0.7, 1.3]);
    agree!(scratch, Scratch, [0.7, 1.3]);
}

// What stands behind a reference is copied to a variable that had another form.
#[differentiable(helper, adjoint)]
fn rows_of<S: Scalar>(x: &[S]) -> Vec<Vec<S>> {
    vec![x.to_vec(), vec![x[1]]]
}

#[derive(Clone, Debug, Differentiable)]
enum Either<S> {
    Many(Vec<S>),
    One(S),
}

#[differentiable(adjoint)]
#[allow(clippy::assigning_clones, unused_assignments)]
fn copied_from_behind_references<S: Scalar>(x: &[S]) -> S {
    let (option, rows, either, list) =
        (Some(x.to_vec()), [x.to_vec(), vec![x[1]]], Either::Many(x.to_vec()), x.to_vec());
    let (mut a, mut b, mut c, mut d) = (vec![x[0]], vec![x[0]], vec![x[0]], vec![x[0]]);
    if let Some(v) = &option {
        a = v.clone();
    }
    let row = &rows[0];
    b = row.clone();
    if let Either::Many(v) = &either {
        c = v.clone();
    }
    let reference = &list;
    d = reference.clone();
    let mut y = a[1] * b[1] * c[1] * d[1];
    for row in rows_of(x) {
        d = row;
        y *= d[d.len() - 1];
    }
    let options = [Some(x[0] * x[1]), None];
    let (mut some, first) = (None, &options[0]);
    some = *first;
    let single = Either::One(y);
    match single {
        Either::One(v) => v * some.unwrap(),
        Either::Many(v) => v[0],
    }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Slot<S> {
    scale: S,
    last: Option<S>,
}

#[differentiable(helper, adjoint)]
#[allow(unused_assignments)]
fn last_of<S: Scalar>(slots: &[Slot<S>], options: &[Option<S>], x: &[S]) -> S {
    let (mut some, mut y) = (None, S::one());
    for slot in slots {
        some = slot.last;
        if let Some(v) = some {
            y = y * v + slot.scale;
        }
    }
    for k in 0..options.len() {
        some = options[k];
        if let Some(v) = some {
            y = y * v + x[1];
        }
    }
    let mut own = Slot { scale: x[0], last: None };
    own.last = slots[0].last;
    y * own.last.unwrap() * own.scale
}

#[differentiable(adjoint)]
fn copied_options<S: Scalar>(x: &[S]) -> S {
    let slots = [Slot { scale: x[0], last: Some(x[0] * x[1]) }, Slot { scale: x[1], last: None }];
    last_of(&slots, &[None, Some(x[1])], x)
}

#[test]
fn copies_of_what_is_behind_references() {
    agree!(copied_options, CopiedOptions, [0.7, 1.3]);
    agree!(copied_from_behind_references, CopiedFromBehindReferences, [0.7, 1.3]);
}

#[differentiable(adjoint)]
fn shortened_below_a_view<S: Scalar>(x: &[S]) -> S {
    let mut q = vec![x[0], x[1] * x[2], x[0] * x[1]];
    let top = &q[2];
    let y = *top * *top;
    q.truncate(0);
    q.push(x[2] * y);
    q[0] * y
}

#[derive(Clone, Debug, Differentiable)]
struct Level<S> {
    weight: S,
    items: Vec<S>,
    last: S,
}

#[differentiable(adjoint)]
fn emptied_below_views<S: Scalar>(x: &[S]) -> S {
    let first = Level { weight: x[0], items: vec![x[1]], last: x[0] };
    let mut levels = vec![first, Level { weight: x[2], items: vec![x[0] * x[1], x[0]], last: x[1] }];
    let last = &levels[1];
    let item = &last.items[1];
    let y = last.weight * *item;
    while !levels.is_empty() {
        levels.pop();
    }
    levels.push(Level { weight: y, items: vec![x[1], y], last: y });
    levels[0].weight * levels[0].items[1]
}

/// The list gets its items back one by one on the way back: it does not have the one that is looked at until the last of them.
#[test]
fn lists_that_lose_what_was_looked_at() {
    agree!(shortened_below_a_view, ShortenedBelowAView, [0.7, 1.3, 0.4]);
    agree!(emptied_below_views, EmptiedBelowViews, [0.7, 1.3, 0.4]);
}

/// A copy whose field may have any form goes into a list, and to another variable.
#[differentiable(adjoint)]
fn changed_copies<S: Scalar>(x: &[S]) -> S {
    let level = Level { weight: x[0], items: x.to_vec(), last: x[2] };
    let mut levels = vec![];
    for i in 0..3 {
        let weight = level.weight;
        let items = if i == 1 { vec![x[0]] } else { vec![x[1], x[2] * x[0]] };
        levels.push(Level { weight, items, ..level.clone() });
        let mut other = level.clone();
        other.items = vec![x[i], x[1]];
        if i == 2 {
            levels.push(other);
        }
    }
    let weight = levels[1].weight;
    let last = Level { weight, ..levels[0].clone() };
    levels.push(last);
    levels.iter().map(|l| l.weight * l.last * l.items[0] * l.items[l.items.len() - 1]).sum()
}

#[test]
fn copies_with_other_fields() {
    agree!(changed_copies, ChangedCopies, [0.7, 1.3, 0.4]);
}
