//! A constrained problem by Newton's method, as a user writes it: the Lagrangian's Hessian, prepared once, and faer's sparse LU.

use faer::Col;
use faer::linalg::solvers::Solve;
use faer::sparse::{SparseColMat, Triplet};
use fluxions::Sparse;
use fluxions::prelude::*;
use fluxions_dual::Dual;
use fluxions_faer::{Faer, IntoFaer};
use fluxions_tape::RecordedTape;

/// Σ xᵢ⁴
#[differentiable]
fn objective<S: Scalar>(x: &[S]) -> S {
    x.iter().map(|x| x.powi(4)).sum()
}

/// cₖ = x₂ₖ x₂ₖ₊₁ − 1
#[differentiable]
fn constraints<S: Scalar>(c: &mut [S], x: &[S]) {
    for (c, pair) in c.iter_mut().zip(x.chunks(2)) {
        *c = pair[0] * pair[1] - 1.0;
    }
}

/// σ f(x) + Σ λₖ cₖ(x)
#[differentiable]
fn lagrangian<S: Scalar>(x: &[S], #[parameter] sigma: S, #[parameter] lambda: &[S]) -> S {
    let mut c = vec![S::zero(); lambda.len()];
    constraints(&mut c, x);
    sigma * objective(x) + c.iter().zip(lambda).map(|(&c, &lambda)| lambda * c).sum::<S>()
}

/// Each pair has the product 1. So xᵢ = 1 everywhere, and 4 xᵢ³ + λₖ xⱼ = 0 gives λₖ = −4.
#[test]
fn a_constrained_minimum() -> Result<(), Box<dyn std::error::Error>> {
    let (m, n) = (50, 100);
    let mut x: Vec<f64> = (0..n).map(|i| if i % 2 == 0 { 1.3 } else { 0.8 }).collect();
    let (mut c, mut lambda) = (vec![0.0; m], vec![-3.0; m]);
    let second = Sparse::new(RecordedTape::new()).lower();
    let mut hessian = second.bind(&Lagrangian, (1.0, &lambda[..])).prepare_hessian(&x)?;
    let mut jacobian = Sparse::new(Dual::new()).prepare_jacobian(Constraints::new(&c), &x)?;
    assert!(hessian.plan().holds_everywhere() && jacobian.plan().holds_everywhere());
    assert_eq!((hessian.plan().pattern().nnz(), jacobian.plan().pattern().nnz()), (n + m, n));
    let mut h = hessian.plan().pattern().to_csc().into_faer();
    let mut j = jacobian.plan().pattern().to_csc().into_faer();
    let mut gradient = RecordedTape::new().bind(&Lagrangian, (1.0, &lambda[..])).prepare_gradient(&x)?;
    for _ in 0..10 {
        hessian.with((1.0, &lambda[..])).sparse_hessian_into(&x, &mut Faer(&mut h))?;
        jacobian.value_and_sparse_jacobian_into(&x, &mut c, &mut Faer(&mut j))?;
        let g = gradient.with((1.0, &lambda[..])).gradient(&x)?;
        // [H Jᵀ; J 0] (Δx, Δλ) = −(∇L, c)
        let mirrored = h.triplet_iter().filter(|t| t.row != t.col).map(|t| Triplet::new(t.col, t.row, *t.val));
        let lower = h.triplet_iter().map(|t| Triplet::new(t.row, t.col, *t.val));
        let border = j
            .triplet_iter()
            .flat_map(|t| [Triplet::new(n + t.row, t.col, *t.val), Triplet::new(t.col, n + t.row, *t.val)]);
        let kkt: Vec<_> = lower.chain(mirrored).chain(border).collect();
        let kkt = SparseColMat::<usize, f64>::try_new_from_triplets(n + m, n + m, &kkt)?;
        let step = kkt.sp_lu()?.solve(&Col::from_fn(n + m, |i| if i < n { g[i] } else { c[i - n] }));
        x.iter_mut().chain(&mut lambda).zip(step.iter()).for_each(|(v, step)| *v -= step);
    }
    assert!(x.iter().all(|x| (x - 1.0).abs() < 1e-12), "{x:?}");
    assert!(lambda.iter().all(|lambda| (lambda + 4.0).abs() < 1e-11), "{lambda:?}");
    Ok(())
}
