//! Façade over direct call: the prepared in-place call beside num-dual called by hand, the same batch, storage reused.
//!
//! `cargo bench -p fluxions-benches --bench overhead`

use criterion::{Criterion, criterion_group, criterion_main};
use fluxions::prelude::*;
use fluxions_benches::{Ring, Rosenbrock, ring, rosenbrock, rosenbrock_gradient, start};
use fluxions_dual::Dual;
use fluxions_num_dual::{NumDual, Wrapped};
use nalgebra::{DMatrix, SVector};
use num_dual::{Derivative, DualSVec64};
use std::hint::black_box;

type Direct = Wrapped<DualSVec64<8>>;

/// Eight columns at a time, as a careful user of num-dual writes it.
fn direct_columns(x: &[f64], duals: &mut [Direct], mut visit: impl FnMut(usize, usize, &[Direct])) {
    for (dual, &x) in duals.iter_mut().zip(x) {
        *dual = Wrapped(DualSVec64::from_re(x));
    }
    for first in (0..x.len()).step_by(8) {
        let count = 8.min(x.len() - first);
        for lane in 0..count {
            let mut eps = SVector::<f64, 8>::zeros();
            eps[lane] = 1.0;
            duals[first + lane] = Wrapped(DualSVec64::new(x[first + lane], Derivative::some(eps)));
        }
        visit(first, count, duals);
        for lane in 0..count {
            duals[first + lane] = Wrapped(DualSVec64::from_re(x[first + lane]));
        }
    }
}

fn direct_gradient(x: &[f64], duals: &mut [Direct], g: &mut [f64]) {
    direct_columns(x, duals, |first, count, duals| {
        let y = rosenbrock(duals);
        let eps = y.0.eps.0.unwrap_or_default();
        g[first..first + count].copy_from_slice(&eps.as_slice()[..count]);
    });
}

fn direct_jacobian(x: &[f64], duals: &mut [Direct], y: &mut [Direct], j: &mut DMatrix<f64>) {
    direct_columns(x, duals, |first, count, duals| {
        ring(y, duals);
        for (i, y) in y.iter().enumerate() {
            let eps = y.0.eps.0.unwrap_or_default();
            for lane in 0..count {
                j[(i, first + lane)] = eps[lane];
            }
        }
    });
}

fn gradients(c: &mut Criterion) {
    for n in [10, 100, 1000] {
        let mut group = c.benchmark_group(format!("rosenbrock gradient n={n}"));
        let (x, mut g) = (start(n), vec![0.0; n]);
        group.bench_function("by hand", |b| b.iter(|| rosenbrock_gradient(black_box(&x), &mut g)));
        let mut duals = vec![Wrapped(DualSVec64::from_re(0.0)); n];
        group.bench_function("num-dual direct", |b| b.iter(|| direct_gradient(black_box(&x), &mut duals, &mut g)));
        if let Ok(mut p) = NumDual.prepare_gradient(Rosenbrock, &x) {
            group.bench_function("num-dual façade", |b| b.iter(|| p.gradient_into(black_box(&x), &mut g)));
        }
        if let Ok(mut p) = Dual::new().prepare_gradient(Rosenbrock, &x) {
            group.bench_function("dual", |b| b.iter(|| p.gradient_into(black_box(&x), &mut g)));
        }
        group.finish();
    }
}

fn jacobians(c: &mut Criterion) {
    for n in [10, 100] {
        let mut group = c.benchmark_group(format!("jacobian {n}x{n}"));
        let (x, mut j) = (start(n), DMatrix::zeros(n, n));
        let zero = Wrapped(DualSVec64::from_re(0.0));
        let (mut duals, mut y) = (vec![zero; n], vec![zero; n]);
        group.bench_function("num-dual direct", |b| {
            b.iter(|| direct_jacobian(black_box(&x), &mut duals, &mut y, &mut j));
        });
        let f = Ring::new(&x);
        if let Ok(mut p) = NumDual.prepare_jacobian(&f, &x) {
            group.bench_function("num-dual façade", |b| b.iter(|| p.jacobian_into(black_box(&x), &mut j)));
        }
        if let Ok(mut p) = Dual::new().prepare_jacobian(&f, &x) {
            group.bench_function("dual", |b| b.iter(|| p.jacobian_into(black_box(&x), &mut j)));
        }
        group.finish();
    }
}

fn hessians(c: &mut Criterion) {
    let n = 20;
    let mut group = c.benchmark_group(format!("rosenbrock hessian n={n}"));
    let (x, mut h) = (start(n), DMatrix::zeros(n, n));
    if let Ok(mut p) = NumDual.prepare_hessian(Rosenbrock, &x) {
        group.bench_function("num-dual façade", |b| b.iter(|| p.hessian_into(black_box(&x), &mut h)));
    }
    if let Ok(mut p) = Dual::new().prepare_hessian(Rosenbrock, &x) {
        group.bench_function("dual", |b| b.iter(|| p.hessian_into(black_box(&x), &mut h)));
    }
    group.finish();
}

criterion_group!(benches, gradients, jacobians, hessians);
criterion_main!(benches);
