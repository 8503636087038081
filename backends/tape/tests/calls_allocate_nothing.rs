//! A call of a prepared operator allocates nothing for the rules that f calls, beyond what the rules themselves do.

use core::cell::Cell;
use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{Gives, NumberRule, Rule};
use fluxions_dual::Dual;
use fluxions_scenarios::allocations::{CountingAllocator, allocations_in, are_counted};
use fluxions_tape::{RecordedTape, Tape};
use nalgebra::DMatrix;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

thread_local! {
    /// The allocations of the rule itself, and the vectors that f gets from it.
    static OWN: Cell<u64> = const { Cell::new(0) };
}

fn own<T>(run: impl FnOnce() -> T) -> T {
    let (result, allocations) = allocations_in(run);
    OWN.set(OWN.get() + allocations);
    result
}

/// The number of components: lists of as many numbers are not short.
const N: usize = 12;

/// yᵢ = k xᵢ² over vectors, where k = 1 is kept. Each result is allocated.
#[derive(Clone, Copy)]
struct Squares;

impl Rule for Squares {
    type Input = Vec<f64>;
    type Output = Vec<f64>;
    type Error = Infallible;
    type Kept = f64;
    const GIVES: Gives = Gives::Both;

    fn value(&self, x: &[f64]) -> Result<(Vec<f64>, f64), Infallible> {
        own(|| Ok((x.iter().map(|x| x * x).collect(), 1.0)))
    }
    fn pushforward<T: Scalar>(&self, k: &f64, x: &[T], _: &[T], x_dot: &[T]) -> Result<Vec<T>, Infallible> {
        own(|| Ok(x.iter().zip(x_dot).map(|(x, x_dot)| *x * *x_dot * (2.0 * k)).collect()))
    }
    fn pullback<T: Scalar>(&self, k: &f64, x: &[T], _: &[T], y_bar: &[T]) -> Result<Vec<T>, Infallible> {
        own(|| Ok(x.iter().zip(y_bar).map(|(x, y_bar)| *x * *y_bar * (2.0 * k)).collect()))
    }
}

/// The same over arrays, by the pullback alone. Nothing is allocated.
#[derive(Clone, Copy)]
struct ArraySquares;

impl Rule for ArraySquares {
    type Input = [f64; N];
    type Output = [f64; N];
    type Error = Infallible;
    type Kept = f64;
    const GIVES: Gives = Gives::Pullback;

    fn value(&self, x: &[f64; N]) -> Result<([f64; N], f64), Infallible> {
        Ok((x.map(|x| x * x), 1.0))
    }
    fn pullback<T: Scalar>(&self, k: &f64, x: &[T; N], _: &[T; N], bar: &[T; N]) -> Result<[T; N], Infallible> {
        Ok(core::array::from_fn(|i| x[i] * bar[i] * (2.0 * k)))
    }
}

/// The same for a number.
#[derive(Clone, Copy)]
struct NumberSquare;

impl NumberRule for NumberSquare {
    fn value(&self, x: f64) -> f64 {
        x * x
    }
    fn derivative<S: Scalar>(&self, x: S, _: S) -> S {
        x * 2.0
    }
}

/// Points whose shapes say more than lengths.
#[derive(Clone, Debug, Differentiable)]
enum Load<S> {
    None,
    Forces(Vec<Option<S>>),
}

/// The same over these.
#[derive(Clone, Copy)]
struct LoadSquares;

impl Rule for LoadSquares {
    type Input = Load<f64>;
    type Output = Load<f64>;
    type Error = Infallible;
    type Kept = f64;
    const GIVES: Gives = Gives::Both;

    fn value(&self, x: &Load<f64>) -> Result<(Load<f64>, f64), Infallible> {
        Ok((products(x, x, 1.0), 1.0))
    }
    fn pushforward<T: Scalar>(
        &self,
        k: &f64,
        x: &Load<T>,
        _: &Load<T>,
        x_dot: &Load<T>,
    ) -> Result<Load<T>, Infallible> {
        Ok(products(x, x_dot, 2.0 * k))
    }
    fn pullback<T: Scalar>(&self, k: &f64, x: &Load<T>, _: &Load<T>, y_bar: &Load<T>) -> Result<Load<T>, Infallible> {
        Ok(products(x, y_bar, 2.0 * k))
    }
}

fn products<T: Scalar>(a: &Load<T>, b: &Load<T>, factor: f64) -> Load<T> {
    let product = |(a, b): (&Option<T>, &Option<T>)| Some((*a)? * (*b)? * factor);
    match (a, b) {
        (Load::Forces(a), Load::Forces(b)) => own(|| Load::Forces(a.iter().zip(b).map(product).collect())),
        _ => Load::None,
    }
}

/// What rule squares.
#[derive(Clone, Copy, Debug)]
enum Of {
    Numbers,
    Arrays,
    Vectors,
    Variants,
    InPlace,
}

/// The same by attribute, with a result in place, a cache and a constant. The pullback allocates its result.
#[differentiable(pullback = squared_back)]
fn squared_in_place<S: Scalar>(y: &mut [S], x: &[S], #[cache] work: &mut [S], #[constant] factors: &[f64]) {
    for i in 0..x.len() {
        work[i] = x[i] * factors[i];
        y[i] = x[i] * work[i];
    }
}
fn squared_back<S: Scalar>(x: &[S], factors: &[f64], _: &[S], y_bar: &[S]) -> Vec<S> {
    own(|| x.iter().zip(factors).zip(y_bar).map(|((x, factor), y_bar)| *x * *y_bar * 2.0 * *factor).collect())
}

/// yᵢ = xᵢ⁴
#[derive(Clone, Copy)]
struct Fourth(Of);

impl Function for Fourth {
    type Input = [f64; N];
    type Output = [f64; N];
    type Context = ();
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, x: &[S; N], (): (), y: &mut [S; N]) -> Result<(), Infallible> {
        *y = self.first(x, ())?;
        Ok(())
    }
    fn first<S: Scalar>(&self, x: &[S; N], (): ()) -> Result<[S; N], Infallible> {
        Ok(match self.0 {
            Of::Numbers => x.map(|x| NumberSquare.of(x)),
            Of::Arrays => ArraySquares.of(x),
            Of::Vectors => {
                OWN.set(OWN.get() + 1);
                let squares = Squares.of(x);
                core::array::from_fn(|i| squares[i])
            }
            Of::InPlace => {
                let (mut y, mut work) = ([S::zero(); N], [S::zero(); N]);
                squared_in_place(&mut y, x, &mut work, &[1.0; N]);
                y
            }
            Of::Variants => {
                let load = own(|| Load::Forces(x.iter().map(|x| Some(*x)).chain([None]).collect()));
                OWN.set(OWN.get() + 1);
                match LoadSquares.of(&load) {
                    Load::Forces(squares) => core::array::from_fn(|i| squares[i].unwrap_or_else(S::zero)),
                    Load::None => *x,
                }
            }
        }
        .map(|s| s * s))
    }
}

/// Σ xᵢ⁴
struct Sum(Fourth);

impl Function for Sum {
    type Input = [f64; N];
    type Output = f64;
    type Context = ();
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, x: &[S; N], (): (), y: &mut S) -> Result<(), Infallible> {
        *y = self.first(x, ())?;
        Ok(())
    }
    fn first<S: Scalar>(&self, x: &[S; N], (): ()) -> Result<S, Infallible> {
        Ok(self.0.first(x, ())?.into_iter().sum())
    }
}

/// Calls at points one after another. Notes what calls after the first one allocate beyond the rule.
fn watch(found: &mut Vec<String>, what: &str, mut call: impl FnMut(&[f64; N])) {
    for k in 0..6 {
        OWN.set(0);
        let ((), all) = allocations_in(|| call(&[0.5 + 0.1 * f64::from(k); N]));
        if k > 0 && all > OWN.get() {
            found.push(format!("{what}, call {k}: {all}, and {} are the rule's", OWN.get()));
        }
    }
}

fn check<B: Backend>(backend: B, found: &mut Vec<String>) {
    for of in [Of::Numbers, Of::Arrays, Of::Vectors, Of::Variants, Of::InPlace] {
        let name = |operator| format!("{operator} of {}, {of:?}", backend.capabilities().name);
        let (f, sum, x0, seed) = (Fourth(of), Sum(Fourth(of)), [0.5; N], [1.0; N]);
        let (mut to, mut matrix) = ([0.0; N], DMatrix::zeros(N, N));

        let mut p = backend.prepare_gradient(&sum, &x0).expect("infallible");
        watch(found, &name("gradient"), |x| {
            p.gradient_into(x, &mut to).expect("infallible");
            assert!((to[3] - 4.0 * x[3].powi(3)).abs() < 1e-12);
        });
        let mut p = backend.prepare_jacobian(&f, &x0).expect("infallible");
        watch(found, &name("Jacobian"), |x| {
            p.jacobian_into(x, &mut matrix).expect("infallible");
            assert!((matrix[(5, 5)] - 4.0 * x[5].powi(3)).abs() < 1e-12);
        });
        let mut p = backend.prepare_pushforward(&f, &x0).expect("infallible");
        watch(found, &name("pushforward"), |x| p.pushforward_into(x, &seed, &mut to).expect("infallible"));
        let mut p = backend.prepare_pullback(&f, &x0).expect("infallible");
        watch(found, &name("pullback"), |x| p.pullback_into(x, &seed, &mut to).expect("infallible"));
        let mut p = backend.prepare_hvp(&sum, &x0).expect("infallible");
        watch(found, &name("product"), |x| p.hvp_into(x, &seed, &mut to).expect("infallible"));
        let mut p = backend.prepare_hessian(&sum, &x0).expect("infallible");
        watch(found, &name("Hessian"), |x| {
            p.hessian_into(x, &mut matrix).expect("infallible");
            assert!((matrix[(5, 5)] - 12.0 * x[5].powi(2)).abs() < 1e-12);
        });
    }
}

#[test]
fn what_a_rule_does_itself_is_all() {
    assert!(are_counted());
    let mut found = Vec::new();
    check(Dual::new(), &mut found);
    check(Tape, &mut found);
    check(RecordedTape::new(), &mut found);
    assert_eq!(found, [""; 0]);
}

#[test]
fn within_each_other_as_well() {
    let mut found = Vec::new();
    check(SecondOrder::new(Dual::new(), Dual::new()), &mut found);
    check(SecondOrder::new(Dual::new(), RecordedTape::new()), &mut found);
    check(SecondOrder::new(Tape, Dual::new()), &mut found);
    check(SecondOrder::new(RecordedTape::new(), Dual::new()), &mut found);
    check(SecondOrder::new(RecordedTape::new(), RecordedTape::new()), &mut found);
    assert_eq!(found, [""; 0]);
}
