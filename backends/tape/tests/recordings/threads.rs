//! Eight threads, with one prepared object, with clones of one, and each with its own.

use crate::{Branch, Smooth, close};
use fluxions::prelude::*;
use fluxions_dual::Dual;
use fluxions_tape::{RecordedTape, Tape};
use std::thread;

/// Checks gradients and Hessians at points of this thread; some lie on the other side of the branch.
fn check(t: i32, gradient: impl Fn(&[f64]) -> Vec<f64>, hessian: impl Fn(&[f64]) -> Vec<f64>) {
    for k in 0..60 {
        let x = [f64::from((k + t) % 5 - 2) + 0.5, 0.1 * f64::from(k) + f64::from(t)];
        let exact = Dual::new().value_gradient_and_hessian(&Branch, &x).expect("a function that cannot fail");
        assert!(close(&gradient(&x), &exact.1));
        assert!(close(&hessian(&x), exact.2.as_slice()));
    }
}

fn shared<B: Backend>(b: &B) {
    let gradient = b.prepare_gradient(Branch, &[1.0, 1.0]).expect("a prepared gradient").shared();
    let hessian = b.prepare_hessian(Branch, &[1.0, 1.0]).expect("a prepared Hessian").shared();
    thread::scope(|scope| {
        for t in 0..8 {
            let (gradient, hessian) = (&gradient, &hessian);
            scope.spawn(move || {
                let hessian = |x: &[f64]| hessian.hessian(x).map(|h| h.as_slice().to_vec()).unwrap_or_default();
                check(t, |x| gradient.gradient(x).unwrap_or_default(), hessian);
            });
        }
    });
}

fn clones<B: Backend>(b: &B) {
    let gradient = b.prepare_gradient(Branch, &[1.0, 1.0]).expect("a prepared gradient");
    let hessian = b.prepare_hessian(Branch, &[1.0, 1.0]).expect("a prepared Hessian");
    thread::scope(|scope| {
        for t in 0..8 {
            use core::cell::RefCell;
            let (gradient, hessian) = (gradient.clone(), hessian.clone());
            scope.spawn(move || {
                let (gradient, hessian) = (RefCell::new(gradient), RefCell::new(hessian));
                let hessian =
                    |x: &[f64]| hessian.borrow_mut().hessian(x).map(|h| h.as_slice().to_vec()).unwrap_or_default();
                check(t, |x| gradient.borrow_mut().gradient(x).unwrap_or_default(), hessian);
            });
        }
    });
}

fn on_their_own<B: Backend>(b: &B) {
    thread::scope(|scope| {
        for t in 0..8 {
            scope.spawn(move || {
                for k in 0..60 {
                    let x = [f64::from(t), 0.1 * f64::from(k) + 9.0];
                    let exact = Dual::new().gradient(&Smooth, &x).expect("a function that cannot fail");
                    assert!(b.gradient(&Smooth, &x).is_ok_and(|found| close(&found, &exact)));
                }
            });
        }
    });
}

#[test]
fn eight_threads() {
    shared(&Tape);
    shared(&RecordedTape::new());
    clones(&Tape);
    clones(&RecordedTape::new());
    on_their_own(&Tape);
    on_their_own(&RecordedTape::new());
}
