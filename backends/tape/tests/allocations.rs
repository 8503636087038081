//! A call of a prepared operator allocates nothing, once its buffers have grown.

use core::cell::Cell;
use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{Error, Nestable, Nested};
use fluxions_dual::Dual;
use fluxions_tape::{RecordedTape, Tape};
use nalgebra::DMatrix;
use std::alloc::{GlobalAlloc, Layout, System};
use std::collections::BTreeMap;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, which counts for each thread.
struct Counting;

fn count() {
    // A thread that is ending has no counter any more.
    let _ = COUNT.try_with(|count| count.set(count.get() + 1));
}

#[allow(unsafe_code)]
// SAFETY: every method hands its arguments to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract.
        unsafe { System.dealloc(block, layout) }
    }
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract.
        unsafe { System.realloc(block, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations_in(run: impl FnOnce()) -> u64 {
    let before = COUNT.get();
    run();
    COUNT.get() - before
}

#[test]
fn allocations_are_counted() {
    assert!(allocations_in(|| drop(std::hint::black_box(Box::new(1)))) > 0);
    assert!(allocations_in(|| drop(std::hint::black_box(vec![0; 100]))) > 0);
    assert_eq!(allocations_in(|| ()), 0);
}

/// Steps, groups and sums, choices, a comparison and a parameter.
#[differentiable]
fn number<S: Scalar>(x: &[S], #[parameter] t: S) -> S {
    let sum = x.iter().zip(x.iter().rev()).fold(t, |sum, (&a, &b)| sum + (a * b).sin() * t);
    if sum > -1e9 { sum.max(x[0]) / (x[1] * x[1] + 1.0) } else { sum }
}

#[differentiable]
fn vector<S: Scalar>(y: &mut [S], x: &[S], #[parameter] t: S) {
    let n = x.len();
    for (i, y) in y.iter_mut().enumerate() {
        let (a, b) = (x[i % n], x[(i * i + 1) % n]);
        *y = if a > -1e9 { (a * b + t).exp() / (b * b + 1.0) } else { a };
    }
}

/// That calls at points one after another allocate nothing after the first two.
fn assert_none(what: &str, mut call: impl FnMut(f64)) {
    call(0.1);
    call(0.2);
    for k in 3..8 {
        assert_eq!(allocations_in(|| call(0.1 * f64::from(k))), 0, "{what}, call {k}");
    }
}

fn point(x: &mut [f64], k: f64) {
    x.iter_mut().zip(1..).for_each(|(x, i)| *x = (k * f64::from(i)).sin());
}

fn first_order<B: Backend>(b: &B, n: usize, m: usize) {
    let (mut x, mut g, mut y) = (vec![0.5; n], vec![0.0; n], vec![0.0; m]);
    let f = Vector::new(&y.clone());
    let x0 = x.clone();
    let mut p = b.bind(&Number, 1.0).prepare_gradient(&x0).expect("a gradient");
    assert_none("gradient", |k| {
        point(&mut x, k);
        p.with(k).gradient_into(&x, &mut g).expect("a gradient");
    });
    let mut jacobian = DMatrix::zeros(m, n);
    let mut p = b.bind(&f, 1.0).prepare_jacobian(&x0).expect("a Jacobian");
    assert_none("Jacobian", |k| {
        point(&mut x, k);
        p.with(k).jacobian_into(&x, &mut jacobian).expect("a Jacobian");
        p.with(k).value_and_jacobian_into(&x, &mut y, &mut jacobian).expect("a Jacobian");
    });
    let (x_dots, y_bars) = (vec![vec![1.0; n]; 6], vec![vec![1.0; m]; 6]);
    let x_dots: Vec<&[f64]> = x_dots.iter().map(|x_dot| &x_dot[..]).collect();
    let y_bars: Vec<&[f64]> = y_bars.iter().map(|y_bar| &y_bar[..]).collect();
    let (mut y_dots, mut x_bars) = (vec![vec![0.0; m]; 6], vec![vec![0.0; n]; 6]);
    let mut p = b.bind(&f, 1.0).prepare_pushforward(&x0).expect("a pushforward");
    assert_none("pushforward", |k| {
        point(&mut x, k);
        p.with(k).pushforward_into(&x, x_dots[0], &mut y).expect("a tangent");
        p.with(k).pushforward_batch_into(&x, &x_dots, &mut y_dots).expect("tangents");
    });
    let mut p = b.bind(&f, 1.0).prepare_pullback(&x0).expect("a pullback");
    assert_none("pullback", |k| {
        point(&mut x, k);
        p.with(k).pullback_into(&x, y_bars[0], &mut g).expect("a cotangent");
        p.with(k).pullback_batch_into(&x, &y_bars, &mut x_bars).expect("cotangents");
    });
}

fn second_order<B: Backend>(b: &B, n: usize) {
    let (mut x, mut g, mut product) = (vec![0.5; n], vec![0.0; n], vec![0.0; n]);
    let (x0, v) = (x.clone(), vec![1.0; n]);
    let mut hessian = DMatrix::zeros(n, n);
    let mut p = b.bind(&Number, 1.0).prepare_hessian(&x0).expect("a Hessian");
    assert_none("Hessian", |k| {
        point(&mut x, k);
        p.with(k).hessian_into(&x, &mut hessian).expect("a Hessian");
        p.with(k).value_gradient_and_hessian_into(&x, &mut g, &mut hessian).expect("a Hessian");
    });
    let mut products = vec![vec![0.0; n]; 10];
    let x_dots: Vec<&[f64]> = (0..10).map(|_| &v[..]).collect();
    let mut p = b.bind(&Number, 1.0).prepare_hvp(&x0).expect("a product");
    assert_none("Hessian-vector product", |k| {
        point(&mut x, k);
        p.with(k).hvp_into(&x, &v, &mut product).expect("a product");
        p.with(k).hvp_batch_into(&x, &x_dots, &mut products).expect("products");
    });
}

#[test]
fn replays() {
    let b = RecordedTape::new();
    for (n, m) in [(3, 2), (2, 7), (40, 30), (30, 200)] {
        first_order(&b, n, m);
        second_order(&b, n);
    }
}

#[test]
fn recordings() {
    for (n, m) in [(3, 2), (2, 7), (40, 30), (30, 200)] {
        first_order(&Tape, n, m);
        second_order(&Tape, n);
    }
}

fn differentials<B: Backend>(b: &B) {
    let (mut x, mut y, mut x_bar) = ([0.5; 3], vec![0.0; 7], [0.0; 3]);
    let (y_bar, x_dot) = ([1.0; 7], [1.0; 3]);
    let (_, mut differential) = b.bind(Vector::new(&y), 1.0).linearize(&x).expect("a differential");
    assert_none("differential", |k| {
        point(&mut x, k);
        differential.relinearize_into(&x, &mut y).expect("a value");
        differential.pullback_into(&y_bar, &mut x_bar).expect("a cotangent");
        differential.pushforward_into(&x_dot, &mut y).expect("a tangent");
    });
}

#[test]
fn differentials_that_move() {
    differentials(&Dual::new());
    differentials(&Tape);
    differentials(&RecordedTape::new());
}

#[differentiable]
fn energy<S: Scalar>(x: &[S; 2], #[parameter] t: S) -> S {
    (x[0] * x[1]).sin() * t + x[0]
}

#[differentiable]
fn turned<S: Scalar>(x: &[S], #[parameter] t: S) -> [S; 2] {
    [x[0] * t.cos() - x[1] * t.sin(), x[0] * t.sin() + x[2] * x[1]]
}

/// Derivatives inside: of a number, and of a vector in place.
struct Inside<B>(Nested<B>);

#[differentiable]
impl<B: Nestable + PartialEq> Inside<B> {
    fn force<S: Scalar>(&self, x: &[S], #[cache] force: &mut [S; 2]) -> Result<S, Error<Infallible>> {
        let slope = self.0.bind(&Energy, x[2]).gradient(&[x[0], x[1]])?;
        self.0.bind(&Turned, x[2]).pushforward_into(x, x, force)?;
        Ok(slope[0] * slope[1] + force[0] * force[1])
    }
}

fn inside<O: Backend, I: Nestable + PartialEq>(outer: &O, inner: I) {
    let inside = Inside(Nested::new(inner));
    let (mut x, mut g, room) = ([0.5; 3], [0.0; 3], [0.0; 2]);
    let mut p = outer.bind(inside.force_function(), &room).prepare_gradient(&x).expect("a gradient");
    assert_none("a derivative inside", |k| {
        point(&mut x, k);
        p.with(&room).gradient_into(&x, &mut g).expect("a gradient");
    });
}

#[test]
fn derivatives_inside() {
    inside(&Dual::new(), Dual::new());
    inside(&Dual::new(), Tape);
    inside(&Dual::new(), RecordedTape::new());
    inside(&Tape, Dual::new());
    inside(&Tape, Tape);
    inside(&RecordedTape::new(), RecordedTape::new());
}

#[derive(Clone, Debug, Differentiable)]
enum Load<S> {
    None,
    Forces(Option<S>, BTreeMap<String, Vec<S>>),
}

#[differentiable]
fn work<S: Scalar>(load: &Load<S>) -> S {
    match load {
        Load::None => S::zero(),
        Load::Forces(first, rest) => rest.values().flatten().map(|x| x * x).sum::<S>() + first.unwrap_or_else(S::zero),
    }
}

#[test]
fn variants_and_keys_are_compared_without_allocation() {
    let x = Load::Forces(Some(1.0), BTreeMap::from([("a".into(), vec![1.0, 2.0]), ("b".into(), vec![3.0])]));
    let mut gradient = x.clone();
    let (mut dual, mut tape) = (
        Dual::new().prepare_gradient(Work, &x).expect("infallible"),
        RecordedTape::new().prepare_gradient(Work, &x).expect("infallible"),
    );
    tape.value_and_gradient_into(&x, &mut gradient).expect("the same shape");
    let count = allocations_in(|| {
        for _ in 0..3 {
            assert_eq!(dual.value_and_gradient_into(&x, &mut gradient), Ok(15.0));
            assert_eq!(tape.value_and_gradient_into(&x, &mut gradient), Ok(15.0));
        }
    });
    assert_eq!(count, 0);
    assert!(dual.gradient(&Load::None).is_err());
}
