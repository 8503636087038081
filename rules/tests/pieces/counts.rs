//! What steps and lists cost: calls of a step, recordings, allocations.

use core::cell::Cell;
use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{Error, Rule};
use fluxions_dual::Dual;
use fluxions_rules::{Fold, Map, Reduce, Scan, Steps};
use fluxions_scenarios::allocations::{CountingAllocator, allocations_in, are_counted};
use fluxions_tape::{RecordedTape, Tape};
use nalgebra::DMatrix;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

thread_local! {
    static PLAIN: Cell<usize> = const { Cell::new(0) };
    static RECORDED: Cell<usize> = const { Cell::new(0) };
}

fn count<S: Scalar>() {
    let counter = if S::ORDER == 0 { &PLAIN } else { &RECORDED };
    counter.with(|counter| counter.set(counter.get() + 1));
}

/// The calls over plain numbers, and those over others, since the last question.
fn counts() -> (usize, usize) {
    (PLAIN.take(), RECORDED.take())
}

struct Counted;

impl Clone for Counted {
    fn clone(&self) -> Self {
        Self
    }
}

/// s ↦ (s₀ + s₁ p/n, s₁ − s₀ p/n), which counts its calls.
impl Function for Counted {
    type Input = ([f64; 2], f64);
    type Output = [f64; 2];
    type Context = ();
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, (s, p): (&[S; 2], S), (): (), y: &mut [S; 2]) -> Result<(), Infallible> {
        count::<S>();
        *y = [s[0] + s[1] * p * 0.01, s[1] - s[0] * p * 0.01];
        Ok(())
    }
    fn first<S: Scalar>(&self, x: (&[S; 2], S), (): ()) -> Result<[S; 2], Infallible> {
        let mut y = [S::zero(); 2];
        self.evaluate(x, (), &mut y)?;
        Ok(y)
    }
}

/// (n over k)
fn choose(n: usize, k: usize) -> usize {
    (0..k).fold(1, |product, i| product * (n - i) / (i + 1))
}

#[test]
fn the_steps_are_as_many_as_the_binomial_formula_says_and_recorded_once() {
    for (n, states) in [(1, 1), (2, 1), (10, 3), (100, 5), (100, 13), (1000, 4)] {
        let steps = Steps::new(Counted, n, RecordedTape::new()).binomial(states);
        let mut prepared = RecordedTape::new().prepare_pullback(&steps, (&[1.0, 0.5], 2.0)).unwrap();
        prepared.pullback((&[1.0, 0.5], 2.0), &[1.0, 1.0]).unwrap();
        let r = (0..).find(|r| choose(states + r, states) >= n).unwrap();
        counts();
        for k in 0..3 {
            prepared.pullback((&[1.0, 0.5 + f64::from(k)], 2.0), &[1.0, 1.0]).unwrap();
            let (plain, recorded) = counts();
            assert_eq!(plain, r * n + 1 - choose(states + r, states + 1), "{n} steps, {states} states");
            assert_eq!(recorded, 0, "{n} steps, {states} states");
        }
        assert_eq!(prepared.engine().recordings(), 1);
    }
}

#[test]
fn one_recording_for_all_elements() {
    for n in [1_usize, 10, 1000] {
        let items: Vec<[f64; 2]> = (0..n).map(|i| [i as f64 * 1e-3, 1.0]).collect();
        let map = Map::shared(Counted, RecordedTape::new());
        let mut prepared = RecordedTape::new().prepare_pullback(&map, (&items, 2.0)).unwrap();
        counts();
        prepared.pullback((&items, 2.0), &vec![[1.0, 1.0]; n]).unwrap();
        let (_, recorded) = counts();
        assert_eq!(recorded, 1, "{n} items"); // of which there is one program
        assert_eq!(prepared.engine().recordings(), 1);
        // The outer recording has a node for each result, and none for what happens inside.
        assert!(prepared.engine().recorded_nodes() <= 4 * n + 4, "{}", prepared.engine().recorded_nodes());
        prepared.pullback((&items, 3.0), &vec![[1.0, 1.0]; n]).unwrap();
        assert_eq!(counts(), (n, 0)); // the values, and no recording
    }
}

#[derive(Clone, Copy)]
struct Energy;
function!([] Energy, [f64; 3] as &[S; 3], Error<Infallible>, |_f, x| {
    let s = Steps::new(Counted, 50, RecordedTape::new()).call((&[x[0], x[1]], x[2]))?;
    Ok(s[0] * s[0] + s[1] * s[1] * x[2])
});
#[differentiable]
fn sum_of_squares<S: Scalar>(sum: S, x: S) -> S {
    sum + x * x
}

#[test]
fn no_allocation_once_warm() {
    assert!(are_counted());
    fn check<B: Backend>(backend: B) {
        let mut prepared = backend.prepare_gradient(&Energy, &[1.0, 0.5, 2.0]).unwrap();
        let mut gradient = [0.0; 3];
        for _ in 0..3 {
            prepared.gradient_into(&[1.0, 0.5, 2.0], &mut gradient).unwrap();
        }
        let (outcome, allocations) = allocations_in(|| prepared.gradient_into(&[1.0, 0.6, 2.0], &mut gradient));
        outcome.unwrap();
        assert_eq!(allocations, 0, "{}", backend.capabilities().name);
    }
    check(RecordedTape::new());
    check(Tape);
    check(Dual::new());
}

/// Twelve numbers, each of which takes a little of its neighbour.
#[differentiable]
fn mixed<S: Scalar>(s: &[S; 12], p: S) -> [S; 12] {
    core::array::from_fn(|i| s[i] + p * s[(i + 1) % 12] * 0.01)
}
#[differentiable]
fn square_of_mixed<S: Scalar>(x: &[S; 12]) -> Result<S, Error<Infallible>> {
    let s = Steps::new(Mixed, 20, RecordedTape::new()).call((x, x[0]))?;
    Ok(s.iter().map(|s| *s * *s).sum())
}

/// States of more than a few numbers stand in storage that the thread keeps.
#[test]
fn long_states_do_not_allocate_once_warm() {
    fn check<B: Backend>(backend: B) {
        let mut prepared = backend.prepare_gradient(&SquareOfMixed, &[0.5; 12]).unwrap();
        let mut product = backend.prepare_hvp(&SquareOfMixed, &[0.5; 12]).unwrap();
        let mut to = [0.0; 12];
        let mut run = |x: &[f64; 12]| {
            prepared.gradient_into(x, &mut to).unwrap();
            product.hvp_into(x, &[1.0; 12], &mut to).unwrap();
        };
        (0..3).for_each(|_| run(&[0.5; 12]));
        let ((), allocations) = allocations_in(|| run(&[0.6; 12]));
        assert_eq!(allocations, 0, "{}", backend.capabilities().name);
    }
    check(RecordedTape::new());
    check(Tape);
    check(Dual::new());
}

#[differentiable]
fn shrunk<S: Scalar>(y: S, p: S) -> S {
    y - y * p * 0.01
}
#[differentiable]
fn square_of_shrunk<S: Scalar>(x: &[S; 2]) -> Result<S, Error<Infallible>> {
    let y = Steps::new(Shrunk, 20, RecordedTape::new()).call((x[0], x[1]))?;
    Ok(y * y * x[1])
}

#[test]
fn second_derivatives_do_not_allocate_once_warm() {
    fn check<B: Backend>(backend: B, found: &mut Vec<(String, u64)>) {
        let mut prepared = backend.prepare_hessian(&SquareOfShrunk, &[1.0, 0.5]).unwrap();
        let mut hessian = DMatrix::zeros(2, 2);
        for _ in 0..3 {
            prepared.hessian_into(&[1.0, 0.5], &mut hessian).unwrap();
        }
        let (outcome, allocations) = allocations_in(|| prepared.hessian_into(&[1.0, 0.6], &mut hessian));
        outcome.unwrap();
        if allocations > 0 {
            found.push((backend.capabilities().name, allocations));
        }
    }
    let mut found = Vec::new();
    check(Dual::new(), &mut found);
    check(Tape, &mut found);
    check(RecordedTape::new(), &mut found);
    check(SecondOrder::new(Dual::new(), Tape), &mut found);
    check(SecondOrder::new(Dual::new(), RecordedTape::new()), &mut found);
    check(SecondOrder::new(Tape, Dual::new()), &mut found);
    check(SecondOrder::new(RecordedTape::new(), Dual::new()), &mut found);
    check(SecondOrder::new(RecordedTape::new(), RecordedTape::new()), &mut found);
    check(SecondOrder::new(Tape, Tape), &mut found);
    assert_eq!(found, []);
}

/// Lists have results that are allocated, and nothing that grows with the number of steps.
#[test]
fn allocations_do_not_grow_with_the_number_of_steps() {
    let allocations = |n: usize| {
        let steps = Steps::new(Counted, n, RecordedTape::new());
        let mut prepared = Tape.prepare_pullback(&steps, (&[1.0, 0.5], 2.0)).unwrap();
        let mut bar = ([0.0; 2], 0.0);
        let mut run = || {
            let (state, p) = &mut bar;
            prepared.pullback_into((&[1.0, 0.5], 2.0), &[1.0, 1.0], (state, p)).unwrap();
        };
        (0..3).for_each(|_| run());
        allocations_in(run).1
    };
    assert_eq!((allocations(10), allocations(10_000)), (0, 0));
    let of_list = |n: usize| {
        let items = vec![0.5; n];
        let run = || {
            let (fold, scan) = (Fold::new(SumOfSquares, Tape), Scan::new(SumOfSquares, Tape));
            Tape.gradient(&fold, (0.0, &items)).unwrap();
            Tape.pullback(&scan, (0.0, &items), &items).unwrap();
            Tape.gradient(&Reduce::new(SumOfSquares, Tape), &items).unwrap();
        };
        (0..3).for_each(|_| run());
        allocations_in(run).1
    };
    let (short, long) = (of_list(100), of_list(10_000));
    assert!(long <= short + 60, "{short} and {long}"); // vectors that double
}

/// Where each state has a place of its own, no way back computes one.
#[test]
fn a_budget_of_all_states_computes_none_again() {
    let n = 20;
    let seeds = [[1.0, 0.0], [0.0, 1.0], [2.0, -1.0]];
    let x: (&[f64; 2], f64) = (&[1.0, 0.5], 2.0);
    let steps = Steps::new(Counted, n, RecordedTape::new());
    for (steps, again) in [(steps.clone().binomial(n), 0), (steps.clone().uniform(n), 0), (steps.binomial(3), n - 1)] {
        let mut prepared = Tape.prepare_pullback(&steps, x).unwrap();
        let expected = seeds.map(|bar| prepared.pullback(x, &bar).unwrap());
        let mut at = prepared.at(x).unwrap();
        at.pullback(&seeds[0]).unwrap();
        counts();
        at.pullback(&seeds[0]).unwrap();
        let of_second = counts().0;
        assert!(if again == 0 { of_second == 0 } else { of_second > again }, "{of_second}");
        for (bar, expected) in seeds.iter().zip(&expected) {
            assert_eq!(at.pullback(bar).unwrap(), *expected);
        }
        assert_eq!(counts(), (3 * of_second, 0));
        drop(at);
        // At another point the states are those of that point.
        let other: (&[f64; 2], f64) = (&[0.3, -1.0], 1.0);
        assert_eq!(prepared.pullback(other, &seeds[0]).unwrap(), Tape.pullback(&steps, other, &seeds[0]).unwrap());
        let mut product = SecondOrder::new(Dual::new(), Tape).prepare_hvp(&Energy, &[1.0, 0.5, 2.0]).unwrap();
        let hvp = |x_dot: &[f64; 3]| Dual::new().hvp(&Energy, &[1.0, 0.5, 2.0], x_dot).unwrap();
        for x_dot in [[1.0, 0.0, 0.0], [0.0, 1.0, 1.0]] {
            let found = product.hvp(&[1.0, 0.5, 2.0], &x_dot).unwrap();
            found.iter().zip(hvp(&x_dot)).for_each(|(f, e)| assert!((f - e).abs() < 1e-12, "{f} is not {e}"));
        }
    }
}

/// With fewer states the first way back uses those that the value has kept, and a further one computes them again. Cotangents that are
/// passed together go back together.
#[test]
fn several_cotangents_at_a_point() {
    let (n, states) = (100, 5);
    let steps = Steps::new(Counted, n, RecordedTape::new()).binomial(states);
    let mut prepared = Tape.prepare_pullback(&steps, (&[1.0, 0.5], 2.0)).unwrap();
    let expected: Vec<_> =
        [[1.0, 0.0], [0.0, 1.0]].iter().map(|bar| prepared.pullback((&[1.0, 0.5], 2.0), bar).unwrap()).collect();
    let optimal = 4 * n - choose(states + 4, states + 1); // of value and way back, without the last step
    counts();
    let mut at = prepared.at((&[1.0, 0.5], 2.0)).unwrap();
    assert_eq!(counts(), (n, 0));
    assert_eq!(at.pullback(&[1.0, 0.0]).unwrap(), expected[0]);
    assert_eq!(counts(), (optimal + 1 - n, 0));
    assert_eq!(at.pullback(&[0.0, 1.0]).unwrap(), expected[1]);
    assert_eq!(counts(), (optimal, 0));
    drop(at);
    assert_eq!(prepared.pullback_batch((&[1.0, 0.5], 2.0), &[&[1.0, 0.0], &[0.0, 1.0]]).unwrap(), expected);
    assert_eq!(counts(), (optimal + 1, 0));
    let mut forward = Dual::new().prepare_pullback(&steps, (&[1.0, 0.5], 2.0)).unwrap();
    counts();
    assert_eq!(forward.pullback_batch((&[1.0, 0.5], 2.0), &[&[1.0, 0.0], &[0.0, 1.0]]).unwrap(), expected);
    assert_eq!(counts(), (optimal + 1, 0));
    let mut jacobian = RecordedTape::new().prepare_jacobian(&steps, (&[1.0, 0.5], 2.0)).unwrap();
    counts();
    let jacobian = jacobian.jacobian((&[1.0, 0.5], 2.0)).unwrap();
    assert_eq!(
        jacobian.row(1).iter().copied().collect::<Vec<_>>(),
        [expected[1].0[0], expected[1].0[1], expected[1].1]
    );
    assert_eq!(counts(), (optimal + 1, 0));
}

/// Two chains of one kind in a function share the storage, and each goes back with its own states.
#[derive(Clone, Copy)]
struct TwoChains;
function!([] TwoChains, [f64; 2] as &[S; 2], Error<Infallible>, |_f, x| {
    let steps = Steps::new(Counted, 20, Tape).binomial(3);
    let (a, b) = (steps.call((&[x[0], x[1]], x[0]))?, steps.call((&[x[1], x[0]], x[1]))?);
    Ok(a[0] * b[1] + a[1])
});
#[derive(Clone, Copy)]
struct TwoLoops;
function!([] TwoLoops, [f64; 2] as &[S; 2], Infallible, |_f, x| {
    let turned = |s: [S; 2], p: S| (0..20).fold(s, |s, _| [s[0] + s[1] * p * 0.01, s[1] - s[0] * p * 0.01]);
    let (a, b) = (turned([x[0], x[1]], x[0]), turned([x[1], x[0]], x[1]));
    Ok(a[0] * b[1] + a[1])
});

#[test]
fn chains_beside_each_other() {
    let expected = Dual::new().gradient(&TwoLoops, &[0.7, -1.2]).unwrap();
    for found in [Tape.gradient(&TwoChains, &[0.7, -1.2]), RecordedTape::new().gradient(&TwoChains, &[0.7, -1.2])] {
        found.unwrap().iter().zip(expected).for_each(|(f, e)| assert!((f - e).abs() < 1e-14, "{f} is not {e}"));
    }
}
