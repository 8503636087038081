//! GMM: how likely points are under a mixture of Gaussians, with a prior on its matrices.

use crate::data::{DataError, check_length};
use core::f64::consts::{LN_2, PI};
use fluxions::prelude::*;

/// The points of a Gaussian mixture model and its Wishart prior, of which [`Mixture::log_likelihood`] is a function.
///
/// With d dimensions, k components and n points there are k (d + 1)(d + 2) / 2 unknowns, one after the other:
///
/// | unknowns | count | what |
/// |---|---|---|
/// | α | k | logarithms of the weights, up to a common constant |
/// | μ | k × d | the centres |
/// | q | k × d | logarithms of the diagonals of the lower triangular Qₖ, where QₖᵀQₖ is the inverse covariance |
/// | l | k × d (d − 1) / 2 | the entries of Qₖ below the diagonal, column by column |
#[derive(Clone, Debug, PartialEq)]
pub struct Mixture {
    pub(super) d: usize,
    pub(super) k: usize,
    points: Vec<f64>,
    gamma: f64,
    m: u32,
}

/// The unknowns, apart.
pub(super) struct Unknowns<'a, S> {
    pub(super) alpha: &'a [S],
    pub(super) mu: &'a [S],
    pub(super) q: &'a [S],
    pub(super) l: &'a [S],
}

impl<S> fluxions::adjoint::Part for Unknowns<'_, S> {}

#[differentiable(adjoint, views(split, lower))]
impl Mixture {
    /// Σᵢ ln Σₖ exp(βᵢₖ) − n ln Σₖ exp(αₖ) − n d/2 ln 2π + prior, where
    /// βᵢₖ = αₖ + Σⱼ qₖⱼ − ½ |Qₖ (xᵢ − μₖ)|², and the prior is
    /// k C − Σₖ (γ²/2 (Σⱼ exp(2 qₖⱼ) + Σ lₖ²) − m Σⱼ qₖⱼ),
    /// C = N d (ln γ − ½ ln 2) − ln Γ_d(N/2), N = d + m + 1.
    ///
    /// `x` are the unknowns, as the type describes them. Costs one allocation; see
    /// [`log_likelihood_in`](Self::log_likelihood_in). Source: ADBench, problem GMM, with the prior's sign as GradBench corrects
    /// it.
    pub fn log_likelihood<S: Scalar>(&self, x: &[S]) -> S {
        self.log_likelihood_in(x, &mut vec![S::zero(); self.work()])
    }

    /// [`log_likelihood`](Self::log_likelihood) that allocates nothing: `work` has [`work`](Self::work) numbers.
    pub fn log_likelihood_in<S: Scalar>(&self, x: &[S], #[cache] work: &mut [S]) -> S {
        let (d, k) = (self.d, self.k);
        let Unknowns { alpha, mu, q, l } = self.split(x);
        let (scales, work) = work.split_at_mut(k * d);
        let (offsets, work) = work.split_at_mut(k);
        let (betas, work) = work.split_at_mut(k);
        let (centred, turned) = work.split_at_mut(d);
        scales.iter_mut().zip(q).for_each(|(scale, q)| *scale = q.exp());
        for (c, offset) in offsets.iter_mut().enumerate() {
            *offset = q[c * d..][..d].iter().fold(alpha[c], |sum, q| sum + *q);
        }
        let mut sum = S::constant(self.constant());
        #[independent]
        for point in self.points.chunks_exact(d) {
            for c in 0..k {
                for j in 0..d {
                    centred[j] = -mu[c * d + j] + point[j];
                    turned[j] = centred[j] * scales[c * d + j];
                }
                add_lower(self.lower(l, c), centred, turned);
                betas[c] = offsets[c] - turned.iter().map(|y| *y * *y).sum::<S>() * 0.5;
            }
            sum += log_sum_exp(betas);
        }
        let squares = scales.iter().chain(l).map(|v| *v * *v).sum::<S>();
        let diagonals = q.iter().copied().sum::<S>();
        sum - log_sum_exp(alpha) * self.points().len() as f64 - squares * (0.5 * self.gamma * self.gamma)
            + diagonals * f64::from(self.m)
    }
}

impl Mixture {
    /// The mixture of `k` components in `d` dimensions for points that lie one after the other, with the prior's γ and m.
    ///
    /// # Errors
    ///
    /// [`DataError::Range`] for no dimension or no component; [`DataError::Length`] where the points are not whole.
    pub fn new(d: usize, k: usize, points: Vec<f64>, gamma: f64, m: u32) -> Result<Self, DataError> {
        for (number, found) in [("d", d), ("k", k)] {
            if found == 0 {
                return Err(DataError::Range { number, found });
            }
        }
        check_length("points", points.len(), points.len() / d * d)?;
        Ok(Self { d, k, points, gamma, m })
    }

    /// The number of dimensions d.
    pub fn dimensions(&self) -> usize {
        self.d
    }

    /// The number of components k.
    pub fn components(&self) -> usize {
        self.k
    }

    /// The points, each of d numbers.
    pub fn points(&self) -> core::slice::ChunksExact<'_, f64> {
        self.points.chunks_exact(self.d)
    }

    /// The prior's γ.
    pub fn gamma(&self) -> f64 {
        self.gamma
    }

    /// The prior's m.
    pub fn m(&self) -> u32 {
        self.m
    }

    /// How many unknowns there are: k (d + 1)(d + 2) / 2.
    pub fn unknowns(&self) -> usize {
        self.k * (self.d + 1) * (self.d + 2) / 2
    }

    /// How many numbers of scratch [`log_likelihood_in`](Self::log_likelihood_in) takes.
    pub fn work(&self) -> usize {
        (self.k + 2) * self.d + 2 * self.k
    }

    pub(super) fn split<'a, S>(&self, x: &'a [S]) -> Unknowns<'a, S> {
        let (alpha, x) = x.split_at(self.k);
        let (mu, x) = x.split_at(self.k * self.d);
        let (q, l) = x.split_at(self.k * self.d);
        Unknowns { alpha, mu, q, l }
    }

    /// The entries below the diagonal of one component.
    pub(super) fn lower<'a, S>(&self, l: &'a [S], component: usize) -> &'a [S] {
        let count = self.d * (self.d - 1) / 2;
        &l[component * count..][..count]
    }

    /// What does not depend on the unknowns: −n d/2 ln 2π + k C.
    pub(super) fn constant(&self) -> f64 {
        let d = self.d as f64;
        let freedom = d + f64::from(self.m) + 1.0;
        let prior = freedom * d * (self.gamma.ln() - 0.5 * LN_2) - self.ln_multivariate_gamma();
        self.k as f64 * prior - 0.5 * self.points.len() as f64 * (2.0 * PI).ln()
    }

    /// ln Γ_d(N/2) = d (d − 1)/4 ln π + Σⱼ ln Γ((N + 1 − j)/2), j = 1 … d.
    fn ln_multivariate_gamma(&self) -> f64 {
        let d = self.d as u32;
        let sum: f64 = (1..=d).map(|j| ln_gamma_of_half(d + self.m + 2 - j)).sum();
        0.25 * f64::from(d) * (f64::from(d) - 1.0) * PI.ln() + sum
    }
}

/// ln Γ(a/2) for a ≥ 1, by Γ(z + 1) = z Γ(z) from Γ(1) = 1 and Γ(½) = √π.
fn ln_gamma_of_half(a: u32) -> f64 {
    let (first, start) = if a.is_multiple_of(2) { (2, 0.0) } else { (1, 0.5 * PI.ln()) };
    start + (first..a).step_by(2).map(|a| (0.5 * f64::from(a)).ln()).sum::<f64>()
}

/// Adds L c to `turned` for a strictly lower triangular L, given column by column.
#[differentiable(helper, adjoint)]
fn add_lower<S: Scalar>(lower: &[S], centred: &[S], turned: &mut [S]) {
    let d = centred.len();
    for (i, c) in centred.iter().enumerate() {
        let column = &lower[i * (2 * d - 1 - i) / 2..][..d - 1 - i];
        turned[i + 1..].iter_mut().zip(column).for_each(|(y, l)| *y += *l * *c);
    }
}

/// ln Σ exp vᵢ without overflow.
#[differentiable(helper, adjoint)]
fn log_sum_exp<S: Scalar>(v: &[S]) -> S {
    let top = v[1..].iter().fold(v[0], |top, v| top.max(*v));
    v.iter().map(|v| (*v - top).exp()).sum::<S>().ln() + top
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gamma_of_halves() {
        // Γ(½) = √π, Γ(1) = 1, Γ(3/2) = √π/2, Γ(4) = 6
        let expected = [(1, PI.sqrt()), (2, 1.0), (3, 0.5 * PI.sqrt()), (8, 6.0)];
        assert!(expected.iter().all(|&(a, gamma)| (ln_gamma_of_half(a) - f64::ln(gamma)).abs() < 1e-15));
    }

    #[test]
    fn sizes_are_checked() {
        assert!(matches!(Mixture::new(0, 1, vec![], 1.0, 0), Err(DataError::Range { number: "d", found: 0 })));
        let found = Mixture::new(2, 1, vec![1.0; 5], 1.0, 0);
        assert!(matches!(found, Err(DataError::Length { list: "points", expected: 4, found: 5 })));
    }
}
