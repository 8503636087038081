//! Tapes of the thread must not leak, nor anything else that a backend keeps: between prepared objects, calls inside calls,
//! after a panic or an error in f, between threads.

use fluxions::prelude::*;
use fluxions::{Error, Function};
use fluxions_ad_trait::{AdTraitForward, AdTraitReverse};
use fluxions_any::AnyBackend;
use fluxions_autodiff::AutoDiff;
use fluxions_complex_step::ComplexStep;
use fluxions_dual::Dual;
use fluxions_echidna::{EchidnaBytecode, EchidnaTape};
use fluxions_num_dual::NumDual;
use std::cell::Cell;
use std::convert::Infallible;
use std::panic::{AssertUnwindSafe, catch_unwind};

type Outcome = Result<(), Error<Infallible>>;

#[differentiable]
fn branch<S: Scalar>(x: &[S]) -> S {
    if x[0] > 0.0 { x[0] * x[1] } else { x[1] * x[1] * x[0] }
}

#[differentiable]
fn smooth<S: Scalar>(x: &[S]) -> S {
    (x[0] * x[1]).sin() + x[1].abs().max(x[0])
}

/// x₀ · g(x₁), where g comes from a gradient computed inside, over plain numbers, while the outer recording is under way.
struct Inside<B>(B);

impl<B: Backend> Function for Inside<B> {
    type Input = Vec<f64>;
    type Output = f64;
    type Context = ();
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, x: &[S], (): (), y: &mut S) -> Result<(), Infallible> {
        let before = x[0] * x[1];
        let inner = self.0.gradient(&Smooth, &[0.5, 2.0]).unwrap_or_default();
        *y = before * inner[0];
        Ok(())
    }
    fn first<S: Scalar>(&self, _: &[S], (): ()) -> Result<S, Infallible> {
        Ok(S::zero())
    }
}

fn one_inside_the_other<B: Backend>(b: &B) -> Outcome {
    let inner = Dual::new().gradient(&Smooth, &[0.5, 2.0])?[0];
    let g = b.gradient(&Inside(b.clone()), &[3.0, 2.0])?;
    assert!((g[0] - 2.0 * inner).abs() < 1e-14 && (g[1] - 3.0 * inner).abs() < 1e-14, "{g:?}");
    Ok(())
}

fn interleaved<B: Backend>(b: &B) -> Outcome {
    let (mut p, mut q) = (b.prepare_pullback(Smooth, &[1.0, 2.0])?, b.prepare_pullback(Branch, &[1.0, 2.0])?);
    let mut at = p.at(&[0.5, 3.0])?;
    for k in 1..4 {
        let weight = f64::from(k);
        assert_eq!(q.pullback(&[3.0, 2.0], weight)?, [2.0 * weight, 3.0 * weight]);
        let exact = Dual::new().pullback(&Smooth, &[0.5, 3.0], weight)?;
        let found = at.pullback(weight)?;
        assert!(found.iter().zip(&exact).all(|(f, e)| (f - e).abs() < 1e-14), "{found:?}, not {exact:?}");
    }
    Ok(())
}

/// x₀ x₁, which panics half-way, or fails half-way, when told.
#[derive(Default)]
struct Moody {
    panics: Cell<bool>,
    fails: Cell<bool>,
}

#[derive(Debug, PartialEq)]
struct Failed;
impl std::fmt::Display for Failed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("failed")
    }
}
impl std::error::Error for Failed {}

#[differentiable]
impl Moody {
    fn product<S: Scalar>(&self, x: &[S]) -> Result<S, Failed> {
        let y = x[0] * x[1] * x[0];
        assert!(!self.panics.get(), "half-way");
        if self.fails.get() { Err(Failed) } else { Ok(if x[0] > 0.0 { y } else { -y }) }
    }
}

fn after_a_panic_and_an_error<B: Backend>(b: &B) {
    let moody = Moody::default();
    let mut p = b.prepare_gradient(moody.product_function(), &[1.0, 2.0]).expect("it works so far");
    for _ in 0..2 {
        moody.panics.set(true);
        assert!(catch_unwind(AssertUnwindSafe(|| p.gradient(&[1.0, 2.0]))).is_err());
        moody.panics.set(false);
        assert_eq!(p.gradient(&[3.0, 2.0]), Ok(vec![12.0, 9.0]));
        moody.fails.set(true);
        assert_eq!(p.gradient(&[1.0, 2.0]), Err(Error::Function(Failed)));
        moody.fails.set(false);
        assert_eq!(p.gradient(&[3.0, 2.0]), Ok(vec![12.0, 9.0]));
    }
}

fn eight_threads<B: Backend>(b: &B) {
    std::thread::scope(|scope| {
        for t in 0..8 {
            scope.spawn(move || {
                let mut p = b.prepare_gradient(Smooth, &[1.0, 1.0]).expect("a smooth function");
                for k in 0..200 {
                    let x = [f64::from(t), 0.1 * f64::from(k) + 9.0];
                    let exact = Dual::new().gradient(&Smooth, &x).expect("a smooth function");
                    let found = p.gradient(&x).expect("a smooth function");
                    assert!(found.iter().zip(&exact).all(|(f, e)| (f - e).abs() < 1e-12), "{found:?}, not {exact:?}");
                }
            });
        }
    });
}

macro_rules! for_all {
    ($($name:ident $backend:expr;)*) => {$(
        #[test]
        fn $name() -> Outcome {
            let b = $backend;
            one_inside_the_other(&b)?;
            interleaved(&b)?;
            after_a_panic_and_an_error(&b);
            eight_threads(&b);
            Ok(())
        }
    )*};
}

for_all! {
    dual Dual::new();
    num_dual NumDual;
    autodiff AutoDiff;
    complex_step ComplexStep;
    ad_trait_forward AdTraitForward;
    ad_trait_reverse AdTraitReverse;
    echidna_tape EchidnaTape;
    echidna_bytecode EchidnaBytecode;
    any AnyBackend::from(AdTraitReverse);
}
