//! What is measured: one list for the clock and for the instruction counter.

use crate::Subject;
use crate::direct::{ad_trait, autodiff, complex_step, echidna, num_dual};
use crate::problems::{Ring, Rosenbrock, observation, rosenbrock, rosenbrock_gradient, start};
use fluxions::adjoint::{Cell, Stack};
use fluxions::prelude::*;
use fluxions::target::RowMajor;
use fluxions_ad_trait::{AdTraitForward, AdTraitReverse};
use fluxions_adjoint::Adjoint;
use fluxions_any::AnyBackend;
use fluxions_autodiff::AutoDiff;
use fluxions_complex_step::ComplexStep;
use fluxions_dual::Dual;
use fluxions_echidna::{EchidnaBytecode, EchidnaTape};
use fluxions_finite_difference::FiniteDifference;
use fluxions_num_dual::NumDual;
use fluxions_problems::adbench::{Reprojection, reprojection_jacobian};
use nalgebra::DMatrix;
use std::hint::black_box;

type AdFn = ::ad_trait::forward_ad::adfn::adfn<8>;
type Adr = ::ad_trait::reverse_ad::adr::adr;

struct List(Vec<Subject>);

impl List {
    fn add<C: FnMut() + 'static>(
        &mut self,
        problem: &str,
        by: &'static str,
        against: &'static [&'static str],
        prepare: impl Fn() -> C + 'static,
    ) {
        self.0.push(Subject::new(problem, by, prepare).against(against));
    }

    fn gradient<B: Backend + 'static>(
        &mut self,
        problem: &str,
        n: usize,
        by: &'static str,
        against: &'static [&'static str],
        b: B,
    ) {
        self.0.push(Subject::gradient(problem, by, b, Rosenbrock, start(n)).against(against));
    }

    fn jacobian<B: Backend + 'static>(
        &mut self,
        problem: &str,
        n: usize,
        by: &'static str,
        against: &'static [&'static str],
        b: B,
    ) {
        let ring = Ring::new(&start(n));
        self.0.push(Subject::jacobian(problem, by, b, ring, (n, start(n))).against(against));
    }

    fn hessian<B: Backend + 'static>(
        &mut self,
        problem: &str,
        n: usize,
        by: &'static str,
        against: &'static [&'static str],
        b: B,
    ) {
        self.0.push(Subject::hessian(problem, by, b, Rosenbrock, start(n)).against(against));
    }

    fn bundle<B: Backend + 'static>(&mut self, problem: &str, by: &'static str, b: B) {
        self.add(problem, by, &["by hand"], move || {
            let (x, feature) = observation();
            let f = Reprojection::new(&[0.0; 2]);
            let mut p = b.bind(f, &feature).prepare_jacobian(&x).expect("a residual does not fail");
            let mut j = [0.0; 30];
            move || {
                if let Some(mut rows) = RowMajor::new(&mut j, 2, 15) {
                    black_box(p.with(&feature).jacobian_into(black_box(&x), black_box(&mut rows)).is_ok());
                }
            }
        });
    }
}

/// All subjects: the floor by hand, the foreign crate or the adjoint called directly, the same through the interface, and `dual`.
pub fn subjects() -> Vec<Subject> {
    let mut list = List(Vec::new());
    for n in [2, 10, 100, 1000] {
        gradients(&mut list, n);
    }
    for n in [10, 100, 1000] {
        others(&mut list, n);
    }
    for n in [10, 100] {
        jacobians(&mut list, n);
    }
    hessians(&mut list, 20);
    blocks(&mut list);
    list.0
}

fn direct_gradient<const N: usize>(list: &mut List, problem: &str, n: usize) {
    list.add(problem, "num-dual direct", &["by hand"], move || {
        let (x, mut g, mut direct) = (start(n), vec![0.0; n], num_dual::First::<N>::new(n, 1));
        move || direct.gradient(black_box(&x), black_box(&mut g))
    });
}

fn gradients(list: &mut List, n: usize) {
    let problem = &format!("gradient n={n}");
    list.add(problem, "f", &[], move || {
        let x = start(n);
        move || {
            black_box(rosenbrock(black_box(&x)));
        }
    });
    list.add(problem, "by hand", &["f"], move || {
        let (x, mut g) = (start(n), vec![0.0; n]);
        move || {
            black_box(rosenbrock_gradient(black_box(&x), black_box(&mut g)));
        }
    });
    // The batch that the interface chooses for n.
    if n == 2 {
        direct_gradient::<2>(list, problem, n)
    } else {
        direct_gradient::<8>(list, problem, n)
    }
    list.gradient(problem, n, "num-dual", &["num-dual direct"], NumDual);
    list.gradient(problem, n, "dual", &["num-dual", "f"], Dual::new());
    list.add(problem, "adjoint direct", &["by hand"], move || {
        let (x, mut g, mut stack) = (start(n), vec![0.0; n], Stack::new());
        move || {
            g.fill(0.0);
            let g_bar = Cell::from_mut_slice(black_box(&mut g[..]));
            black_box(rosenbrock::adjoint(black_box(&x[..]), g_bar, black_box(&Cell::new(1.0)), &mut stack));
        }
    });
    list.gradient(problem, n, "adjoint", &["adjoint direct", "by hand"], Adjoint);
}

/// The other crates, each beside the direct call with the same batch, and what has no crate beside `dual`.
fn others(list: &mut List, n: usize) {
    let problem = &format!("gradient n={n}");
    let room = move || (start(n), vec![0.0; n]);
    list.add(problem, "autodiff direct", &["by hand"], move || {
        let ((x, mut g), zero) = (room(), ::autodiff::F1::new(0.0, 0.0));
        let (mut numbers, mut y) = (vec![zero; n], Box::new(zero));
        move || autodiff::gradient(black_box(&x), &mut numbers, &mut y, black_box(&mut g))
    });
    list.gradient(problem, n, "autodiff", &["autodiff direct"], AutoDiff);
    list.add(problem, "ad-trait-forward direct", &["by hand"], move || {
        let ((x, mut g), zero) = (room(), AdFn::new_constant(0.0));
        let (mut numbers, mut y) = (vec![zero; n], Box::new(zero));
        move || ad_trait::forward(black_box(&x), &mut numbers, &mut y, black_box(&mut g))
    });
    list.gradient(problem, n, "ad-trait-forward", &["ad-trait-forward direct"], AdTraitForward);
    list.add(problem, "ad-trait-reverse direct", &["by hand"], move || {
        let ((x, mut g), mut numbers) = (room(), vec![Adr::default(); n]);
        move || ad_trait::reverse(black_box(&x), &mut numbers, black_box(&mut g))
    });
    list.gradient(problem, n, "ad-trait-reverse", &["ad-trait-reverse direct"], AdTraitReverse);
    list.add(problem, "echidna-tape direct", &["by hand"], move || {
        let ((x, mut g), mut tape) = (room(), ::echidna::tape::Tape::new());
        let zero = ::echidna::Reverse::constant(0.0);
        let (mut numbers, mut y) = (vec![zero; n], Box::new(zero));
        move || echidna::tape(black_box(&x), &mut tape, &mut numbers, &mut y, black_box(&mut g))
    });
    list.gradient(problem, n, "echidna-tape", &["echidna-tape direct"], EchidnaTape);
    list.add(problem, "echidna-bytecode direct", &["by hand"], move || {
        let ((x, mut g), mut adjoints) = (room(), Vec::new());
        let mut program = echidna::program(&x);
        move || echidna::replay(black_box(&x), &mut program, &mut adjoints, black_box(&mut g))
    });
    list.gradient(problem, n, "echidna-bytecode", &["echidna-bytecode direct"], EchidnaBytecode);
    list.add(problem, "complex-step direct", &["by hand"], move || {
        let ((x, mut g), zero) = (room(), num_complex::Complex64::new(0.0, 0.0));
        let (mut numbers, mut y) = (vec![zero; n], Box::new(zero));
        move || complex_step::gradient(black_box(&x), &mut numbers, &mut y, black_box(&mut g))
    });
    list.gradient(problem, n, "complex-step", &["complex-step direct", "dual"], ComplexStep);
    list.gradient(problem, n, "finite-difference", &["dual"], FiniteDifference::central());
    list.gradient(problem, n, "any:dual", &["dual"], AnyBackend::from(Dual::new()));
}

fn jacobians(list: &mut List, n: usize) {
    let problem = &format!("jacobian {n}x{n}");
    list.add(problem, "num-dual direct", &[], move || {
        let (x, mut j, mut direct) = (start(n), DMatrix::zeros(n, n), num_dual::First::<8>::new(n, n));
        move || direct.jacobian(black_box(&x), black_box(&mut j))
    });
    list.jacobian(problem, n, "num-dual", &["num-dual direct"], NumDual);
    list.jacobian(problem, n, "dual", &["num-dual"], Dual::new());
}

fn hessians(list: &mut List, n: usize) {
    let problem = &format!("hessian n={n}");
    list.add(problem, "num-dual direct", &[], move || {
        let (x, mut h, mut duals) = (start(n), DMatrix::zeros(n, n), num_dual::hyper_duals(n));
        move || num_dual::hessian(black_box(&x), &mut duals, black_box(&mut h))
    });
    list.hessian(problem, n, "num-dual", &["num-dual direct"], NumDual);
    list.hessian(problem, n, "dual", &["num-dual"], Dual::new());
}

fn blocks(list: &mut List) {
    let problem = "bundle block 2x15";
    list.add(problem, "by hand", &[], || {
        let ((x, feature), mut j) = (observation(), [0.0; 30]);
        move || {
            black_box(reprojection_jacobian(black_box(&x), black_box(&feature), black_box(&mut j)));
        }
    });
    list.bundle(problem, "num-dual", NumDual);
    list.bundle(problem, "dual", Dual::new());
}
