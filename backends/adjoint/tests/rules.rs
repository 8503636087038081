//! A call of a prepared operator allocates nothing for the rules that f calls, beyond what the rules themselves do.

use core::cell::Cell;
use core::convert::Infallible;
use core::fmt::{self, Debug, Formatter};
use core::marker::PhantomData;
use fluxions::prelude::*;
use fluxions::{Gives, Owned, Rule, View};
use fluxions_adjoint::Adjoint;
use fluxions_dual::Dual;
use fluxions_scenarios::allocations::{CountingAllocator, allocations_in, are_counted};
use fluxions_tape::{RecordedTape, Tape};
use nalgebra::{DMatrix, DVector};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

thread_local! {
    /// The allocations of the rule itself.
    static OWN: Cell<u64> = const { Cell::new(0) };
}

fn own<T>(run: impl FnOnce() -> T) -> T {
    let (result, allocations) = allocations_in(run);
    OWN.set(OWN.get() + allocations);
    result
}

/// yᵢ = xᵢ² in any space.
struct Squares<X>(PhantomData<fn() -> X>);

impl<X> Squares<X> {
    const NEW: Self = Self(PhantomData);
}
impl<X> Clone for Squares<X> {
    fn clone(&self) -> Self {
        Self::NEW
    }
}
impl<X> Debug for Squares<X> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("Squares")
    }
}

impl<X: Space<Real = f64>> Rule for Squares<X> {
    type Input = X;
    type Output = X;
    type Error = Infallible;
    type Kept = ();
    const GIVES: Gives = Gives::Pullback;

    fn value(&self, x: View<'_, X, f64>) -> Result<(Owned<X, f64>, ()), Infallible> {
        own(|| Ok((X::map(x, &mut |x: f64| x * x), ())))
    }
    fn pullback<T: Scalar>(
        &self,
        (): &(),
        x: View<'_, X, T>,
        _: View<'_, X, T>,
        y_bar: View<'_, X, T>,
    ) -> Result<Owned<X, T>, Infallible> {
        own(|| {
            let mut bars = Vec::new();
            X::each(y_bar, &mut |bar: T| bars.push(bar));
            let mut bars = bars.into_iter();
            Ok(X::map(x, &mut |x: T| x * bars.next().unwrap_or(T::zero()) * 2.0))
        })
    }
}

#[differentiable(adjoint)]
fn of_list<S: Scalar>(x: &[S]) -> S {
    let y = Squares::<Vec<f64>>::NEW.of(x);
    y.iter().map(|v| *v * *v).sum()
}

#[differentiable(adjoint)]
fn of_lists<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::zero();
    for k in 1..3 {
        let y = Squares::<Vec<f64>>::NEW.of(&x[k..]);
        let z = Squares::<Vec<f64>>::NEW.of(&y);
        sum += z[0] * y[1];
    }
    sum
}

#[differentiable(adjoint)]
fn of_vector<S: Scalar>(x: &DVector<S>) -> S {
    let y = Squares::<DVector<f64>>::NEW.of(x);
    y[0] * y[1] * y[2]
}

#[differentiable(adjoint)]
fn of_matrix<S: Scalar>(x: &DMatrix<S>) -> S {
    let y = Squares::<DMatrix<f64>>::NEW.of(x);
    y[(0, 0)] * y[(1, 2)]
}

#[differentiable(adjoint)]
fn of_pair<S: Scalar>(x: &[S], b: S) -> S {
    let y = Squares::<(Vec<f64>, f64)>::NEW.of((x, b));
    y.0[0] * y.0[1] * y.1
}

/// Without lists, but with shapes that are compared.
#[differentiable(adjoint)]
fn of_choices<S: Scalar>(x: &[Option<S>; 2]) -> S {
    let y = Squares::<[Option<f64>; 2]>::NEW.of(x);
    match &y[0] {
        Some(y) => *y * *y,
        None => S::zero(),
    }
}

#[derive(Clone, Debug, Differentiable)]
enum Load<S> {
    None,
    Forces(S, Vec<Option<S>>),
}

#[differentiable(adjoint)]
fn of_variants<S: Scalar>(x: &Load<S>) -> S {
    let y = Squares::<Load<f64>>::NEW.of(x);
    match &y {
        Load::Forces(first, _) => *first * *first,
        Load::None => S::zero(),
    }
}

#[differentiable(pullback = cubes_pullback)]
fn cubes<S: Scalar>(x: &[S]) -> Vec<S> {
    own(|| x.iter().map(|x| *x * *x * *x).collect())
}
fn cubes_pullback<S: Scalar>(x: &[S], _: &[S], y_bar: &[S]) -> Vec<S> {
    own(|| x.iter().zip(y_bar).map(|(x, y_bar)| *x * *x * *y_bar * 3.0).collect())
}

#[differentiable(adjoint)]
fn of_cubes<S: Scalar>(x: &[S]) -> S {
    let y = called(x);
    y[0] * y[1]
}
#[differentiable(pullback = cubes_pullback, adjoint)]
fn called<S: Scalar>(x: &[S]) -> Vec<S> {
    cubes(x)
}

/// Σ kᵢ xᵢ²
#[differentiable(pullback = weighted_pullback, adjoint)]
fn weighted<S: Scalar>(x: &[S], #[parameter] k: &[S]) -> S {
    x.iter().zip(k).map(|(x, k)| *x * *x * *k).sum()
}
fn weighted_pullback<S: Scalar>(x: &[S], k: &[S], _: S, y_bar: S) -> (Vec<S>, Vec<S>) {
    let x_bar = own(|| x.iter().zip(k).map(|(x, k)| *x * *k * y_bar * 2.0).collect());
    (x_bar, own(|| x.iter().map(|x| *x * *x * y_bar).collect()))
}

/// xᵢ kᵢ, whose rule holds a copy of k.
#[differentiable(pullback = times_pullback, adjoint)]
fn times<S: Scalar>(x: &[S; 3], #[constant] k: &[f64]) -> [S; 3] {
    core::array::from_fn(|i| S::constant(x[i].primal() * k[i]))
}
fn times_pullback<S: Scalar>(_: &[S; 3], k: &[f64], _: &[S; 3], y_bar: &[S; 3]) -> [S; 3] {
    core::array::from_fn(|i| y_bar[i] * k[i])
}
#[differentiable(adjoint)]
fn twice<S: Scalar>(x: &[S; 3], #[constant] k: &[f64], #[constant] l: &[f64]) -> S {
    let y = times(&times(x, k), l);
    y[0] * y[1] * y[2]
}

#[test]
fn copies_of_constants_use_their_storage_again() {
    fn check<B: Backend>(b: B, found: &mut Vec<String>) {
        let (x, k, l) = ([1.0, 2.0, 3.0], [1.0, 0.5, 2.0], [2.0, 1.0, 0.5, 7.0]);
        let mut prepared = b.bind(&Twice, (&k[..], &l[..])).prepare_gradient(&x).expect("nothing fails");
        for call in 0..5 {
            let mut gradient = [0.0; 3];
            let (outcome, count) = allocations_in(|| prepared.with((&k, &l)).gradient_into(&x, &mut gradient));
            outcome.expect("nothing fails");
            assert_eq!(gradient, [6.0, 3.0, 2.0]); // Π kᵢ lᵢ = 1
            if call > 1 && count > 0 {
                found.push(format!("{}, call {call}: {count}", b.capabilities().name));
            }
        }
    }
    let mut found = Vec::new();
    check(Adjoint, &mut found);
    check(Dual::new(), &mut found);
    check(Tape, &mut found);
    check(RecordedTape::new(), &mut found);
    assert_eq!(found, [""; 0]);
}

/// Asserts that a prepared function has the derivatives of dual numbers, and notes calls after the first one that allocate more than their
/// rules and the `gets` vectors that f gets from them.
fn watch<X: Space<Real = f64>>(
    name: &str,
    gets: u64,
    expected: &Owned<X, f64>,
    found: &mut Vec<String>,
    mut call: impl FnMut(&mut Owned<X, f64>),
) {
    let mut result = expected.clone();
    for k in 0..4 {
        OWN.set(gets);
        let ((), count) = allocations_in(|| call(&mut result));
        if k > 0 && count > OWN.get() {
            found.push(format!("{name}, call {k}: {count}, and {} are the rule's", OWN.get()));
        }
        assert_eq!(format!("{result:?}"), format!("{expected:?}"), "{name}");
    }
}

/// Watches a function that gets `gets` vectors from rules.
fn frugal<X, F>(f: &F, name: &str, gets: u64, x: View<'_, X, f64>, found: &mut Vec<String>)
where
    X: Space<Real = f64>,
    F: Function<Input = X, Output = f64, Context = (), Error = Infallible> + Sync,
{
    let gradient = Dual::new().gradient(f, x).expect("dual numbers");
    let mut prepared = Adjoint.prepare_gradient(f, x).expect("an adjoint");
    // Over plain numbers they are the rule's own.
    watch::<X>(&format!("{name}, gradient"), 0, &gradient, found, |g| {
        prepared.gradient_into(x, X::view_mut(g)).expect("a gradient");
    });
    let product = Dual::new().hvp(f, x, x).expect("dual numbers");
    let mut prepared = Adjoint.prepare_hvp(f, x).expect("an adjoint");
    watch::<X>(&format!("{name}, product"), gets, &product, found, |p| {
        prepared.hvp_into(x, x, X::view_mut(p)).expect("a product");
    });
}

#[test]
fn what_a_rule_does_itself_is_all() {
    assert!(are_counted());
    let mut found = Vec::new();
    for x in [&[1.0, 2.0, 3.0, 1.0][..], &[0.5; 20]] {
        frugal::<Vec<f64>, _>(&OfList, "list", 1, x, &mut found);
        frugal::<Vec<f64>, _>(&OfLists, "lists", 4, x, &mut found);
        frugal::<Vec<f64>, _>(&OfCubes, "function", 1, x, &mut found);
        frugal::<DVector<f64>, _>(&OfVector, "vector", 1, &DVector::from_column_slice(x), &mut found);
        frugal::<DMatrix<f64>, _>(
            &OfMatrix,
            "matrix",
            1,
            &DMatrix::from_fn(2, x.len(), |i, j| x[j] + i as f64),
            &mut found,
        );
        frugal::<(Vec<f64>, f64), _>(&OfPair, "pair", 1, (x, 3.0), &mut found);
    }
    frugal::<[Option<f64>; 2], _>(&OfChoices, "choices", 0, &[Some(2.0), None], &mut found);
    for load in [Load::None, Load::Forces(2.0, vec![Some(3.0), None, Some(1.0)])] {
        frugal::<Load<f64>, _>(&OfVariants, "variants", 1, &load, &mut found);
    }
    assert_eq!(found, [""; 0]);
}

#[test]
fn a_function_that_is_a_rule_has_the_pullback_for_its_adjoint() {
    let (x, seed) = ([1.0, 2.0, 3.0], [1.0, 10.0, 100.0]);
    let (mut found, mut prepared) = (Vec::new(), Adjoint.prepare_pullback(Cubes, &x).expect("an adjoint"));
    watch::<Vec<f64>>("pullback", 0, &vec![3.0, 120.0, 2700.0], &mut found, |x_bar| {
        let mut y = [0.0; 3];
        prepared.value_and_pullback_into(&x, &seed, &mut y, x_bar).expect("a pullback");
        assert_eq!(y, [1.0, 8.0, 27.0]);
    });
    assert_eq!(found, [""; 0]);
}

#[test]
fn the_adjoints_of_parameters_stay() {
    let (x, k) = ([1.0, 2.0, 3.0], [1.0, 0.5, 0.25]);
    let (mut found, mut prepared) =
        (Vec::new(), Adjoint.bind(&Weighted, &k[..]).prepare_gradient(&x).expect("an adjoint"));
    watch::<Vec<f64>>("gradient", 0, &vec![2.0, 2.0, 1.5], &mut found, |gradient| {
        prepared.with(&k).gradient_into(&x, gradient).expect("a gradient");
    });
    assert_eq!(found, [""; 0]);
}

/// yᵢ = t xᵢ².
#[differentiable(pullback = scaled_squares_back, adjoint)]
fn scaled_squares<S: Scalar>(y: &mut [S], x: &[S], #[parameter] t: S, #[cache] room: &mut [S]) {
    for (i, x) in x.iter().enumerate() {
        room[i] = S::constant(t.primal() * x.primal());
        y[i] = S::constant(room[i].primal() * x.primal());
    }
}

fn scaled_squares_back<S: Scalar>(x: &[S], t: S, _: &[S], y_bar: &[S]) -> (Vec<S>, S) {
    let along = |(x, y_bar): (&S, &S)| *x * *y_bar;
    let x_bar = own(|| x.iter().zip(y_bar).map(|pair| along(pair) * t * 2.0).collect());
    (x_bar, x.iter().zip(y_bar).map(|pair| along(pair) * *pair.0).sum())
}

/// Adjoints of a cache and those of a parameter, which nobody asks for, have places of their own.
#[test]
fn a_rule_with_a_cache_and_a_parameter() {
    assert!(are_counted());
    let (x, seed, room) = ([1.0, 2.0], [1.0, 10.0], [0.0; 2]);
    let mut prepared = Adjoint.bind(ScaledSquares::new(&seed), (0.5, &room)).prepare_pullback(&x).expect("an adjoint");
    let mut x_bar = [0.0; 2];
    for call in 0..4 {
        OWN.set(0);
        let (outcome, all) = allocations_in(|| prepared.with((0.5, &room)).pullback_into(&x, &seed, &mut x_bar));
        outcome.expect("a pullback");
        assert_eq!(x_bar, [1.0, 20.0]); // 2 t xᵢ ȳᵢ
        assert!(call == 0 || all == OWN.get(), "{all} allocations, {} of the rule", OWN.get());
    }
}
