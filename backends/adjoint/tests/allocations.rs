//! Vectors that a function makes on the way: prepared calls allocate nothing for them, nor for their adjoints.

// Lists are written as people write them.
#![allow(clippy::needless_range_loop, clippy::useless_vec)]

#[path = "owned/mod.rs"]
mod owned;

use fluxions::prelude::*;
use fluxions_adjoint::Adjoint;
use fluxions_dual::Dual;
use fluxions_scenarios::allocations::{CountingAllocator, allocations_in, are_counted};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

const X: [f64; 4] = [0.5, 1.25, -0.75, 2.0];

/// Asserts that a function has the derivatives of dual numbers, from the second call on without an allocation.
fn frugal<F>(f: &F, name: &str)
where
    F: Function<Input = Vec<f64>, Output = f64, Context = (), Error = core::convert::Infallible> + Sync,
{
    assert!(are_counted());
    let v = [1.0, -0.5, 2.0, 0.25];
    let (mut g, mut h) = (vec![0.0; 4], vec![0.0; 4]);
    let mut first = Adjoint.prepare_gradient(f, &X).expect("an adjoint");
    let mut second = Adjoint.prepare_hvp(f, &X).expect("an adjoint");
    for call in 0..4 {
        let x = X.map(|x| x * (1.0 - 0.3 * f64::from(call)));
        let gradient = Dual::new().gradient(f, &x).expect("dual numbers");
        let product = Dual::new().hvp(f, &x, &v).expect("dual numbers");
        let (outcome, count) = allocations_in(|| first.gradient_into(&x, &mut g));
        outcome.expect("a gradient");
        assert!(call == 0 || count == 0, "{name}: {count} allocations in a gradient");
        let (outcome, count) = allocations_in(|| second.hvp_into(&x, &v, &mut h));
        outcome.expect("a product");
        assert!(call == 0 || count == 0, "{name}: {count} allocations in a product with the Hessian");
        for (found, expected) in g.iter().chain(&h).zip(gradient.iter().chain(&product)) {
            assert!((found - expected).abs() <= 1e-12 * (1.0 + expected.abs()), "{name}: {found}, not {expected}");
        }
    }
}

#[differentiable(adjoint)]
fn scratch<S: Scalar>(x: &[S]) -> S {
    let n = x.len();
    let mut work = vec![S::zero(); n];
    for i in 0..n {
        work[i] = x[i] * x[n - 1 - i];
    }
    for k in 0..3 {
        for i in 1..n {
            work[i] = work[i - 1].sin() * work[i] + k as f64;
        }
    }
    work.iter().copied().sum()
}

#[differentiable(adjoint)]
fn repeated<S: Scalar>(x: &[S]) -> S {
    let n = 2;
    let n = n + 1;
    let mut list = vec![x[0] * x[1]; n];
    list[1] *= x[2];
    list[0] * list[1] * list[2].exp()
}

#[differentiable(adjoint)]
fn named<S: Scalar>(x: &[S]) -> S {
    let mut list = vec![x[0], x[1] * x[2], x[3]];
    let (a, b) = list.split_at_mut(1);
    a[0] *= b[1];
    b[0] += a[0];
    let other = vec![list[0] * list[1], list[2]];
    other[0] * other[1]
}

#[differentiable(adjoint)]
fn collected<S: Scalar>(x: &[S]) -> S {
    let squares: Vec<S> = x.iter().map(|v| *v * *v).collect();
    let mut sines = squares.iter().map(|v| v.sin()).collect::<Vec<_>>();
    sines[0] *= squares[1];
    squares.iter().zip(&sines).map(|(a, b)| *a * *b).sum()
}

#[differentiable(adjoint)]
fn copied<S: Scalar>(x: &[S]) -> S {
    let mut y = x.to_vec();
    for i in 1..y.len() {
        let before = y[i - 1];
        y[i] *= before.cos();
    }
    let end = y[2..].to_vec();
    end[0] * end[1] + y[1]
}

/// Made anew in each iteration, and kept until the way back comes to it.
#[differentiable(adjoint)]
fn in_a_loop<S: Scalar>(x: &[S]) -> S {
    let mut y = x[0];
    for k in 0..5 {
        let mut work = vec![y; 2];
        work[0] *= x[1] + k as f64;
        let logs: Vec<S> = x.iter().map(|v| (*v * *v + work[0] * work[0] + 1.0).ln()).collect();
        if k > 2 {
            let late = vec![work[1] * logs[0], logs[3]];
            work[1] = late[0] * late[1];
        }
        y = work[1] * 0.5 + logs[k % 4] * work[0].sin();
    }
    y
}

/// In iterations that do not depend on each other, and go back at once.
#[differentiable(adjoint)]
fn in_a_fused_loop<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::zero();
    for v in x {
        let mut powers = vec![*v; 3];
        for i in 1..3 {
            powers[i] = powers[i - 1] * *v;
        }
        sum += powers[1] * powers[2];
    }
    sum
}

#[differentiable(helper, adjoint)]
fn prefix<S: Scalar>(x: &[S], k: usize) -> S {
    let mut sums = vec![S::zero(); x.len()];
    sums[0] = x[0];
    for i in 1..x.len() {
        sums[i] = sums[i - 1] * x[i].sin() + x[i];
    }
    sums[k] * sums[k]
}

#[differentiable(adjoint)]
fn by_helpers<S: Scalar>(x: &[S]) -> S {
    let mut y = prefix(x, 3);
    for k in 0..3 {
        y = y * 0.5 + prefix(x, k) * y;
    }
    y
}

#[differentiable(helper, adjoint)]
fn norm<S: Scalar>(list: &[S]) -> S {
    list.iter().map(|v| *v * *v).sum::<S>().sqrt()
}

/// Given to helpers, and taken from loops.
#[differentiable(adjoint)]
fn lent<S: Scalar>(x: &[S]) -> S {
    let scaled: Vec<S> = x.iter().map(|v| *v * x[0]).collect();
    let mut work = vec![S::one(); 2];
    for v in &scaled {
        work[0] *= norm(&scaled) + *v;
        work.swap(0, 1);
    }
    work[0] * norm(&scaled[1..]) + work[1]
}

#[differentiable(adjoint)]
fn running<S: Scalar>(x: &[S], #[cache] sums: &mut [S]) -> S {
    sums[0] = x[0];
    for i in 1..x.len() {
        sums[i] = sums[i - 1] * x[i].cos();
    }
    sums.iter().copied().sum()
}

/// Scratch that is made where it is given to a function.
#[differentiable(adjoint)]
fn on_the_spot<S: Scalar>(x: &[S]) -> S {
    let mut y = running(x, &mut vec![S::zero(); x.len()]);
    for _ in 0..2 {
        y = y * running(x, &mut vec![y; 4]) + y;
    }
    y
}

#[test]
fn vectors_on_the_way_do_not_allocate() {
    frugal(&Scratch, "scratch");
    frugal(&Repeated, "repeated");
    frugal(&Named, "named");
    frugal(&Collected, "collected");
    frugal(&Copied, "copied");
    frugal(&InALoop, "in_a_loop");
    frugal(&InAFusedLoop, "in_a_fused_loop");
    frugal(&ByHelpers, "by_helpers");
    frugal(&Lent, "lent");
    frugal(&OnTheSpot, "on_the_spot");
}

#[differentiable(helper, adjoint)]
fn turned<S: Scalar>(list: &[S], x: &[S]) -> Vec<S> {
    let n = list.len();
    (0..n).map(|i| list[(i + 1) % n].sin() + x[i % x.len()]).collect()
}

/// A list that is assigned anew in each iteration.
#[differentiable(adjoint)]
fn steps<S: Scalar>(x: &[S]) -> S {
    let mut state = x.to_vec();
    for _ in 0..3 {
        state = turned(&state, x);
    }
    state[0] * state[1] + state[3]
}

/// Lists that are made where they are assigned.
#[differentiable(adjoint)]
fn anew<S: Scalar>(x: &[S]) -> S {
    let mut list = vec![S::one(), S::zero()];
    for k in 0..3 {
        if k == 1 {
            list = vec![S::one(); 2];
        }
        list = vec![list[1] * x[k] + x[1], list[0] * list[0] - x[k + 1]];
    }
    list[0] * list[1]
}

/// A list that changes in some iterations, and takes another one over.
#[differentiable(adjoint)]
fn taken_over<S: Scalar>(x: &[S]) -> S {
    let mut best = vec![x[0], x[1], x[2]];
    for k in 0..3 {
        let next = turned(&best, x);
        if next[k] > 0.5 {
            best = next;
        } else {
            best[k] += 0.1 * x[0];
        }
    }
    best[0] * best[1] - best[2]
}

/// Parts of tuples and of lists of lists that are assigned anew.
#[differentiable(adjoint)]
fn in_parts<S: Scalar>(x: &[S]) -> S {
    let mut pair = (x[0], x.to_vec());
    let mut rows = vec![vec![S::zero(); 2]; 3];
    for k in 0..3 {
        pair.1 = turned(&pair.1, x);
        pair.0 = pair.1[k] * pair.0;
        rows[k] = vec![pair.0, pair.1[0]];
        rows[(k + 1) % 3] = rows[k].clone();
    }
    pair = (pair.0, vec![rows[0][1], rows[1][0], x[2], x[3]]);
    pair.0 * pair.1[1] + rows[2][0] * pair.1[3]
}

#[derive(Clone, Debug, Differentiable)]
struct Fit<S> {
    weights: Vec<S>,
    errors: Vec<S>,
    offset: S,
}

#[differentiable(helper, adjoint)]
fn fitted<S: Scalar>(x: &[S], offset: S) -> Fit<S> {
    let weights: Vec<S> = x.iter().map(|v| *v * offset).collect();
    Fit { errors: vec![S::zero(); x.len()], offset: weights[0] * weights[1] + offset, weights }
}

/// Structs with lists that change by their parts, and as a whole.
#[differentiable(adjoint)]
fn of_structs<S: Scalar>(x: &[S]) -> S {
    let mut fit = Fit { weights: x.to_vec(), errors: vec![S::zero(); x.len()], offset: x[0] };
    for _ in 0..2 {
        for i in 0..x.len() {
            fit.errors[i] = fit.weights[i] - fit.offset;
            fit.weights[i] *= 0.7;
        }
        fit.offset = fit.errors[1] * fit.offset;
    }
    let other = fitted(x, fit.offset);
    let sum = other.weights[2] * other.offset + other.errors[0];
    fit = fitted(&fit.weights, sum);
    fit.errors = x.to_vec();
    fit.weights[3] * fit.offset + fit.errors[2]
}

#[differentiable(helper, adjoint)]
fn rest<S: Scalar>(list: &[S]) -> Vec<S> {
    list[1..].iter().map(|v| *v * *v).collect()
}

#[derive(Clone, Debug, Differentiable)]
enum Shape<S> {
    Circle(S),
    Polygon(Vec<S>),
}

#[differentiable(helper, adjoint)]
fn size<S: Scalar>(shape: &Shape<S>) -> S {
    match shape {
        Shape::Circle(r) => *r * *r,
        Shape::Polygon(sides) => norm(sides),
    }
}

/// Lists of several lengths and several variants in one place.
#[differentiable(adjoint)]
fn reshaped<S: Scalar>(x: &[S]) -> S {
    let (mut list, mut other) = (x.to_vec(), vec![x[0]]);
    let mut found: Vec<S> = Vec::new();
    let mut rows = vec![x.to_vec(), vec![x[1]; 2]];
    let mut shape = Shape::Circle(x[0]);
    let (mut s, mut k) = (x[3], 0);
    while list.len() > 2 {
        s *= norm(&list);
        list = rest(&list);
        if found.is_empty() || k == 1 {
            found = list.clone();
        }
        rows[1] = rest(&rows[0]);
        rows.swap(0, 1);
        core::mem::swap(&mut list, &mut other);
        (list, other) = (other, list);
        s += size(&shape);
        shape = if k == 1 { Shape::Circle(s) } else { Shape::Polygon(rows[0].clone()) };
        k += 1;
    }
    s * found[0] * list[1] + rows[0][1] * other[0] + size(&shape)
}

/// Lists that grow and shrink: of numbers, of tuples and of lists.
#[differentiable(adjoint)]
fn grows<S: Scalar>(x: &[S]) -> S {
    let mut rows = vec![];
    let mut last: Option<Vec<S>> = None;
    let mut s = x[3];
    for i in 0..x.len() {
        let mut row = Vec::new();
        for v in x {
            s = (s * *v).sin() + 0.2;
            row.push(s);
            if row.len() > i {
                break;
            }
        }
        if let Some(v) = &last {
            row.extend_from_slice(v);
        }
        last = if i == 2 { None } else { Some(vec![s; i + 1]) };
        rows.push(row);
    }
    let mut stack = vec![(x[0], x[1])];
    while let Some((a, b)) = stack.pop() {
        if rows.len() > 1 {
            let row = rows.pop().expect("two are left");
            stack.push((a * norm(&row), b));
            stack.push((b, a));
        } else {
            s += a * b;
        }
    }
    rows[0].truncate(1);
    s * rows[0][0]
}

#[derive(Clone, Debug, Differentiable)]
struct Record<S> {
    list: Vec<S>,
    last: S,
}

/// Lists that are empty first, in lists and in structs; and variables with the names of modules.
#[differentiable(adjoint)]
fn empty_first<S: Scalar>(x: &[S]) -> S {
    let mut mem: Vec<(Vec<S>, Vec<S>)> = Vec::new();
    for _ in 0..3 {
        mem.push((x.to_vec(), x.to_vec()));
    }
    let vec = mem[1].1.to_vec();
    let mut rows: Vec<Vec<S>> = vec![Vec::new(), Vec::new()];
    rows.push(vec![]);
    rows[0].push(x[0]);
    rows[2].push(x[1]);
    let mut record = Record { list: Vec::new(), last: x[2] };
    record.list.push(x[1]);
    let mut numbers = vec![S::one(), S::zero()];
    numbers[1] += x[0] * x[1];
    numbers.push(record.last);
    mem[0].0[0] * vec[1] * rows[0][0] * rows[2][0] + record.list[0] * numbers[1] * numbers[2]
}

#[test]
fn lists_that_grow_do_not_allocate() {
    frugal(&Grows, "grows");
    frugal(&EmptyFirst, "empty_first");
}

#[test]
fn vectors_that_are_assigned_do_not_allocate() {
    frugal(&Steps, "steps");
    frugal(&Anew, "anew");
    frugal(&TakenOver, "taken_over");
    frugal(&InParts, "in_parts");
    frugal(&OfStructs, "of_structs");
    frugal(&Reshaped, "reshaped");
}

/// What is moved elsewhere is no longer there to be given back.
#[differentiable(adjoint)]
fn moved<S: Scalar>(x: &[S]) -> S {
    let list: Vec<S> = x.iter().map(|v| *v * *v).collect();
    let pair = (list, x[0]);
    pair.0[0] * pair.0[1] * pair.1
}

#[test]
fn a_vector_that_is_moved_has_derivatives() {
    assert_eq!(Adjoint.gradient(&Moved, &[2.0, 3.0]), Ok(vec![108.0, 48.0])); // 3x₀² x₁², 2x₀³ x₁
}

/// y = (a₀ b, a₁ b + a₀, …), and an error where b < 0, after y has been written.
#[differentiable(adjoint)]
fn scaled<S: Scalar>(y: &mut [S], a: &[S], b: S) -> Result<(), Negative> {
    y[0] = a[0] * b;
    for i in 1..a.len() {
        y[i] = a[i] * b + a[i - 1];
    }
    if b < 0.0 {
        return Err(Negative);
    }
    Ok(())
}

#[derive(Debug, PartialEq, thiserror::Error)]
#[error("negative")]
struct Negative;

/// y and ȳ are lists, and x̄ is a list beside a number: all of them lie where the caller has them, or in one slice.
#[test]
fn functions_in_place_write_where_the_caller_wants_y() {
    let (a, seed) = ([1.0, 2.0, 3.0], [1.0, 10.0, 100.0]);
    let (mut y, mut a_bar, mut b_bar) = ([f64::NAN; 3], [f64::NAN; 3], f64::NAN);
    let mut prepared = Adjoint.prepare_pullback(Scaled::new(&seed), (&a, 2.0)).expect("an adjoint");
    for call in 0..3 {
        let (failed, _) = allocations_in(|| prepared.pullback_into((&a, -1.0), &seed, (&mut a_bar, &mut b_bar)));
        assert_eq!(failed, Err(fluxions::Error::Function(Negative)));
        let (outcome, count) = allocations_in(|| {
            prepared.value_and_pullback_into((&a, 2.0), &seed, &mut y, (&mut a_bar, &mut b_bar))?;
            prepared.pullback_into((&a, 2.0), &seed, (&mut a_bar, &mut b_bar))
        });
        assert_eq!((outcome, call == 0 || count == 0), (Ok(()), true), "{count} allocations");
        assert_eq!(y, [2.0, 5.0, 8.0]);
        assert_eq!((a_bar, b_bar), ([12.0, 120.0, 200.0], 321.0)); // ȳᵢ b + ȳᵢ₊₁, and Σ ȳᵢ aᵢ
    }
    let (y, y_dot) =
        Adjoint.value_and_pushforward(&Scaled::new(&seed), (&a, 2.0), (&[1.0, 0.0, 0.0], 0.0)).expect("J ẋ");
    assert_eq!((y, y_dot), (vec![2.0, 5.0, 8.0], vec![2.0, 1.0, 0.0]));
}

/// Squares of sines, in a vector that the function makes.
#[differentiable(adjoint)]
fn waves<S: Scalar>(x: &[S]) -> Vec<S> {
    let list: Vec<S> = x.iter().map(|v| v.sin()).collect();
    list.iter().map(|v| *v * *v).collect()
}

#[differentiable(adjoint)]
fn shifted<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut y = vec![x[0]; x.len()];
    for i in 1..x.len() {
        y[i] = y[i - 1] * x[i];
    }
    y
}

/// Each iteration goes back right after it went forth: its result is the vector.
#[differentiable(adjoint)]
fn grown<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut y = vec![S::zero(); x.len()];
    for i in 0..x.len() {
        y[i] = x[i].exp();
        y[i] *= x[i];
    }
    y
}

#[test]
fn vectors_that_are_returned_do_not_allocate() {
    for_returned(&Waves, "waves");
    for_returned(&Shifted, "shifted");
    for_returned(&Grown, "grown");
}

/// Asserts that a pullback is that of dual numbers, from the second call on without an allocation.
fn for_returned<F>(f: &F, name: &str)
where
    F: Function<Input = Vec<f64>, Output = Vec<f64>, Context = (), Error = core::convert::Infallible> + Sync,
{
    let seed = [1.0, -0.5, 2.0, 0.25];
    let (expected, expected_bar) = Dual::new().value_and_pullback(f, &X, &seed).expect("dual numbers");
    let mut prepared = Adjoint.prepare_pullback(f, &X).expect("an adjoint");
    let (mut y, mut x_bar) = ([f64::NAN; 4], [f64::NAN; 4]);
    for call in 0..4 {
        let (outcome, count) = allocations_in(|| prepared.value_and_pullback_into(&X, &seed, &mut y, &mut x_bar));
        outcome.expect("a pullback");
        assert!(call == 0 || count == 0, "{name}: {count} allocations");
        for (found, expected) in y.iter().chain(&x_bar).zip(expected.iter().chain(&expected_bar)) {
            assert!((found - expected).abs() <= 1e-12 * (1.0 + expected.abs()), "{name}: {found}, not {expected}");
        }
    }
}
